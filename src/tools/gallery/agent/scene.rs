//! The scenes of Agent shown in the pictures. Their games are in [`games`](super::games).

use std::time::Duration;

use agon_core::agent::{Agent, City};

use crate::agent::gameplay::messages::MapPressed;
use crate::agent::text::pages::{BRIBE, MENU, MONEY, MY_GAMES, NOTEBOOK, RULES};
use crate::shell::pages::settings::SETTINGS;
use crate::shell::ui::navigation::{Overlay, Screen};

/// The scene in a picture. Unless it says otherwise, one person plays against three computer players.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Scene {
    Title,
    SetUp,
    /// The lot that decides who begins has fallen.
    Lot,
    /// The pad, before the first turn.
    Money,
    /// It is the person's turn.
    Turn,
    /// An agent is chosen, who may go or attack.
    Chosen,
    /// A city is chosen as well, where several things may be done.
    Deed,
    /// Somebody's move is under discussion.
    Move,
    /// An attack on the person's agent is.
    Attack,
    /// Somebody objects to what the person has announced.
    Answer,
    /// A contest, in which the person is asked.
    Claim,
    /// The person may allow or refuse.
    Decide,
    /// Somebody is in the Bahamas.
    Exile,
    /// An agent carries the case.
    Case,
    /// The pad, for a bribe.
    Bribe,
    /// An agent has come home.
    Home,
    /// Four people: the device goes to the next.
    HandOver,
    /// The next has it.
    Taken,
    /// All others are asked at once.
    Window,
    Notebook,
    Menu,
    Settings,
    Rules,
    MyGames,
    Continue,
}

impl Scene {
    pub(crate) const ALL: [Self; 25] = [
        // This one comes before there is a game to continue.
        Self::Title,
        Self::SetUp,
        Self::Lot,
        Self::Money,
        Self::Turn,
        Self::Chosen,
        Self::Deed,
        Self::Move,
        Self::Attack,
        Self::Answer,
        Self::Claim,
        Self::Decide,
        Self::Exile,
        Self::Case,
        Self::Bribe,
        Self::Home,
        Self::HandOver,
        Self::Taken,
        Self::Window,
        Self::Notebook,
        Self::Menu,
        Self::Settings,
        Self::Rules,
        Self::MyGames,
        Self::Continue,
    ];

    pub(crate) const fn name(self) -> &'static str {
        match self {
            Self::Title => "agent-title",
            Self::SetUp => "agent-set-up",
            Self::Lot => "agent-lot",
            Self::Money => "agent-money",
            Self::Turn => "agent-turn",
            Self::Chosen => "agent-chosen",
            Self::Deed => "agent-deed",
            Self::Move => "agent-move",
            Self::Attack => "agent-attack",
            Self::Answer => "agent-answer",
            Self::Claim => "agent-claim",
            Self::Decide => "agent-decide",
            Self::Exile => "agent-exile",
            Self::Case => "agent-case",
            Self::Bribe => "agent-bribe",
            Self::Home => "agent-home",
            Self::HandOver => "agent-hand-over",
            Self::Taken => "agent-taken",
            Self::Window => "agent-window",
            Self::Notebook => "agent-notebook",
            Self::Menu => "agent-menu",
            Self::Settings => "agent-settings",
            Self::Rules => "agent-rules",
            Self::MyGames => "agent-my-games",
            Self::Continue => "agent-continue",
        }
    }

    /// How long the scene takes to set up.
    pub(crate) const fn patience(self) -> Duration {
        match self {
            Self::Lot => Duration::from_millis(300),
            _ => Duration::ZERO,
        }
    }

    pub(crate) const fn overlay(self) -> Overlay {
        match self {
            Self::Money => Overlay::Page(MONEY),
            Self::Bribe => Overlay::Page(BRIBE),
            Self::Notebook => Overlay::Page(NOTEBOOK),
            Self::Menu => Overlay::Page(MENU),
            Self::Settings => Overlay::Page(SETTINGS),
            Self::Rules => Overlay::Page(RULES),
            Self::MyGames => Overlay::Page(MY_GAMES),
            _ => Overlay::None,
        }
    }

    /// The screen on which it is.
    pub(super) const fn screen(self) -> Screen {
        match self {
            Self::Title | Self::Settings | Self::Rules | Self::MyGames | Self::Continue => Screen::Title,
            Self::SetUp => Screen::NewGame,
            _ => Screen::Playing,
        }
    }

    /// What is pressed on the map.
    pub(super) fn presses(self) -> Vec<MapPressed> {
        let agent = Agent::ALL.first().copied().map(MapPressed::Agent);
        let city = "AZO".parse::<City>().ok().map(MapPressed::City);
        let presses = match self {
            Self::Chosen => vec![agent],
            Self::Deed => vec![agent, city],
            _ => Vec::new(),
        };
        presses.into_iter().flatten().collect()
    }
}
