//! Agon's main menu: what is offered first, and where the entries lead.

use agon_core::engine::Level;
use agon_core::rules::Side;
use agon_core::session::saved_game::SavedGame;
use bevy::prelude::Message;

use crate::agon::drawings::sign::star;
use crate::agon::pages::new_game::choices::Opponent;
use crate::agon::text::pages::{LEARN, MORE, PUZZLES};
use crate::agon::text::words::{level_key, shortened, side_name};
use crate::shell::ui::prelude::*;
use crate::shell::ui::widgets::icons::Icon;
use crate::tabletop::title::menu::{Menu, MenuEntry};

/// The purpose of the main button.
#[derive(Clone, Copy, Debug)]
pub(super) enum Offer<'a> {
    Continue(&'a SavedGame),
    FirstGame,
    /// A game against the computer at this level, as chosen last.
    NewGame(Level),
}

/// The requests of the title's own buttons.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::agon::pages) enum TitleAction {
    Continue,
    FirstGame,
    /// A game against the computer begins, as chosen last.
    Play,
    /// A game is chosen against such an opponent.
    Against(Opponent),
    Analyse,
}

impl Offer<'_> {
    /// The main button, and the line about it.
    fn main(self, language: &Language) -> ((Do, &'static str), String) {
        let (action, text, line) = match self {
            Self::Continue(saved) => (
                TitleAction::Continue,
                key("title-continue"),
                which_game(saved, language),
            ),
            Self::FirstGame => (
                TitleAction::FirstGame,
                key("title-play"),
                language.tr("title-play-first"),
            ),
            Self::NewGame(level) => {
                let level = language.tr(level_key(level)).into();
                let line = language.tr_with("title-play-computer", &[("level", level)]);
                (TitleAction::Play, key("title-play"), line)
            }
        };
        ((Do::send(action), text), line)
    }
}

/// What waits for the player behind an entry.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Waiting {
    /// The puzzle of the day, still to be solved.
    pub puzzle: bool,
    /// An answer in a game by link.
    pub answer: bool,
}

/// The menu.
pub(super) fn menu(offer: Offer, waiting: Waiting, language: &Language) -> Menu {
    let (main, line) = offer.main(language);
    let people = Do::send(TitleAction::Against(Opponent::Person));
    Menu {
        id: "title",
        sign: star,
        title: [key("title-name"), key("title-line")],
        main,
        line,
        entries: vec![
            MenuEntry::page(Icon::Learn, LEARN),
            MenuEntry {
                news: waiting.puzzle.then(|| language.tr("title-daily")),
                ..MenuEntry::page(Icon::Puzzle, PUZZLES)
            },
            MenuEntry::new(people, Icon::People, key("title-people")),
            MenuEntry {
                news: answer_due(waiting.answer, language),
                ..MenuEntry::page(Icon::More, MORE)
            },
        ],
    }
}

/// What is new where a game by link waits for the player's answer.
pub(super) fn answer_due(is_due: bool, language: &Language) -> Option<String> {
    is_due.then(|| language.tr(whose_turn(true)))
}

/// Whose turn it is in a game by link.
pub(in crate::agon::pages) const fn whose_turn(is_own: bool) -> &'static str {
    if is_own {
        key("by-link-your-turn")
    } else {
        key("by-link-their-turn")
    }
}

/// Describes the game that would be continued.
pub(super) fn which_game(saved: &SavedGame, language: &Language) -> String {
    let turn = saved.tree.line().position().turn().into();
    let players = &saved.players;
    let level = Side::ALL.into_iter().find_map(|side| players.level(side));
    match level {
        Some(level) => {
            let level = language.tr(level_key(level)).into();
            language.tr_with("title-continue-computer", &[("level", level), ("turn", turn)])
        }
        None => {
            let name = |side: Side| match players.names()[side.index()] {
                "" => side_name(language, side),
                name => shortened(name),
            };
            let (white, black) = (name(Side::White).into(), name(Side::Black).into());
            let args = [("white", white), ("black", black), ("turn", turn)];
            let game = language.tr_with("title-continue-people", &args);
            match saved.chooser_by_link() {
                Some(side) => format!("{game} · {}", language.tr(whose_turn(players.is_human(side)))),
                None => game,
            }
        }
    }
}
