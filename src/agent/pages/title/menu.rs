//! Agent's main menu, and what it has behind *More*.

use agon_core::agent::players::Level;
use agon_core::played::career::Career;
use bevy::prelude::Message;
use bevy_egui::egui;

use crate::agent::pages::set_up::choices::Choices;
use crate::agent::pages::sign::case;
use crate::agent::saves::saved_games::SavedGame;
use crate::agent::text::career::evening_words;
use crate::agent::text::pages::{DAY, LESSONS, MORE, MY_GAMES, RECORD, RULES, SEASON};
use crate::shell::system::dates::date;
use crate::shell::system::exchange::date_of;
use crate::shell::ui::prelude::*;
use crate::shell::ui::widgets::icons::Icon;
use crate::tabletop::title::menu::{Menu, MenuEntry};
use crate::tabletop::title::more::{Group, more_page};

/// The players of the game that *Play* begins.
const PLAYERS: usize = 4;

/// Actions of the title's own buttons.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum TitleAction {
    Continue,
    FirstGame,
    /// A game is set up.
    SetUp,
}

/// The purpose of the main button.
#[derive(Clone, Copy, Debug)]
pub(super) enum Offer<'a> {
    Continue(&'a SavedGame),
    FirstGame,
    Play,
}

impl Offer<'_> {
    /// The main button, and the line about it.
    fn main(self, language: &Language) -> ((Do, &'static str), String) {
        match self {
            Self::Continue(game) => {
                let summary = &game.summary;
                let values = [
                    ("players", summary.options.players().into()),
                    ("round", summary.round.into()),
                ];
                let main = (Do::send(TitleAction::Continue), key("agent-continue"));
                (main, language.tr_with("agent-continue-line", &values))
            }
            Self::FirstGame => {
                let main = (Do::send(TitleAction::FirstGame), key("agent-play"));
                (main, language.tr("agent-play-first"))
            }
            Self::Play => (
                (Do::send(against_computers()), key("agent-play")),
                language.tr("agent-play-line"),
            ),
        }
    }
}

/// What waits at the games on an occasion, in a word.
#[derive(Clone, Debug, Default)]
pub(super) struct OccasionNews {
    /// The game of the day, until it was played.
    pub(super) day: Option<String>,
    /// The season, until it is over.
    pub(super) season: Option<String>,
}

impl OccasionNews {
    /// At this day, whose unfinished game is in this round.
    pub(super) fn new(career: &Career, (today, round): (u64, Option<u32>), language: &Language) -> Self {
        let is_played = career.day(today).is_some();
        let day = match round {
            Some(round) => language.tr_with("agent-unfinished", &[("count", round.into())]),
            None => date(language, &date_of(today)),
        };
        let standing = career.standing();
        let season = evening_words(standing.evenings, language);
        Self {
            day: Some(day).filter(|_| !is_played),
            season: Some(season).filter(|_| !standing.is_over()),
        }
    }
}

fn against_computers() -> impl Message + std::fmt::Debug {
    Choices::against_computers(Level::Novice, PLAYERS)
}

/// The menu.
pub(super) fn menu(offer: Offer, occasions: OccasionNews, language: &Language) -> Menu {
    let (main, line) = offer.main(language);
    Menu {
        id: "agent title",
        sign: case,
        title: [key("agent-name"), key("agent-line")],
        main,
        line,
        entries: vec![
            MenuEntry::page(Icon::Learn, LESSONS),
            MenuEntry::page(Icon::Book, RULES),
            MenuEntry {
                news: occasions.day,
                ..MenuEntry::page(Icon::Day, DAY)
            },
            MenuEntry {
                news: occasions.season,
                ..MenuEntry::page(Icon::Season, SEASON)
            },
            MenuEntry::new(Do::send(TitleAction::SetUp), Icon::People, key("agent-setup")),
            MenuEntry::page(Icon::More, MORE),
        ],
    }
}

/// The page behind *More*.
pub(super) fn more(ctx: &egui::Context, language: &Language) -> Option<Do> {
    let games = Group {
        heading: key("more-games"),
        entries: vec![
            MenuEntry::new(Do::send(against_computers()), Icon::New, key("agent-play-line")),
            MenuEntry::page(Icon::List, MY_GAMES),
            MenuEntry::page(Icon::Bars, RECORD),
            MenuEntry::new(Do::send(TitleAction::FirstGame), Icon::Play, key("agent-first-game")),
        ],
    };
    more_page(ctx, MORE, [games], language)
}
