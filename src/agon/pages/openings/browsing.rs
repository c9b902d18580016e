//! The player's place in the openings, and the moves known there: of their own games, of the atlas, or of both.

use std::borrow::Cow;

use agon_core::openings::atlas::atlas;
use agon_core::openings::tree::{Results, Tree};
use agon_core::rules::{Game, Move, Position, Preset, RuleSet};
use agon_core::session::saved_game::SavedGame;
use agon_core::session::summary::Summary;
use bevy::prelude::*;

use super::row::Listed;
use crate::agon::saves::saved_games::{SavedGames, game_in};
use crate::shell::system::language::key;
use crate::shell::system::store::Store;

/// The number of saved games that are read in a frame.
const READ_AT_ONCE: usize = 20;

/// The most sets of rules to choose from.
const MOST_RULES: usize = 6;

/// The games whose moves are shown.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum Source {
    Mine,
    #[default]
    Atlas,
    Both,
}

impl Source {
    pub(super) const ALL: [Self; 3] = [Self::Mine, Self::Atlas, Self::Both];

    pub(super) const fn key(self) -> &'static str {
        match self {
            Self::Mine => key("openings-mine"),
            Self::Atlas => key("openings-atlas"),
            Self::Both => key("openings-both"),
        }
    }
}

/// The player's place in the openings.
#[derive(Resource, Debug)]
pub(super) struct Browsing {
    pub(super) source: Source,
    /// The line looked at where no analysis is on the board.
    pub(super) line: Game,
    pub(super) own: Tree,
    /// The rules that were chosen on the page; `None` for those of a new game.
    pub(super) chosen: Option<RuleSet>,
    /// The rules to choose from: those of the atlas and of the player's own games.
    pub(super) rules: Vec<RuleSet>,
    /// The entries of games that are still to be read.
    pub(super) unread: Vec<String>,
    pub(super) found: Option<Found>,
    /// The move under the pointer or with the focus.
    pub(super) pointed: Option<Move>,
    /// Whether the last step was taken from a row with the focus, which then goes to the first.
    pub(super) by_row: bool,
}

impl Default for Browsing {
    fn default() -> Self {
        let rules = Preset::NEW_GAME.rules();
        Self {
            source: Source::default(),
            line: Game::new(rules),
            own: Tree::new(rules),
            chosen: None,
            rules: Vec::new(),
            unread: Vec::new(),
            found: None,
            pointed: None,
            by_row: false,
        }
    }
}

/// The moves of a position.
#[derive(Debug)]
pub(super) struct Found {
    pub(super) position: Position,
    pub(super) results: Results,
    pub(super) moves: Vec<Listed>,
}

impl Browsing {
    /// Begins to read the games under these rules. Those of a new game can be chosen in any case.
    pub(super) fn begin(&mut self, saved: &SavedGames, rules: RuleSet, of_new_game: RuleSet) {
        let is_wanted = |summary: &Summary| summary.result.is_some() && !summary.is_analysis;
        let games = saved.games().iter().filter(|game| is_wanted(&game.summary));
        let known = [Preset::NEW_GAME.rules(), of_new_game, rules].into_iter();
        self.rules.clear();
        for rules in known.chain(games.clone().map(|game| game.summary.rules)) {
            if self.rules.len() < MOST_RULES && !self.rules.contains(&rules) {
                self.rules.push(rules);
            }
        }
        let games = games.filter(|game| game.summary.rules == rules);
        self.unread = games.map(|game| game.name.clone()).collect();
        self.own = Tree::new(rules);
        self.found = None;
        if *self.line.rules() != rules {
            self.line = Game::new(rules);
        }
    }

    /// Reads some of the games that are left. Returns whether more are.
    pub(super) fn read_on(&mut self, store: &Store) -> bool {
        let kept = self.unread.len().saturating_sub(READ_AT_ONCE);
        for name in self.unread.drain(kept..) {
            if let Some(SavedGame { mut tree, .. }) = game_in(store, &name) {
                // Of a game with variations, the moves that were played count.
                tree.jump_to_end();
                self.own.add(tree.line());
                self.found = None;
            }
        }
        !self.unread.is_empty()
    }

    fn tree(&self) -> Cow<'_, Tree> {
        let of_rules = atlas().filter(|atlas| atlas.rules() == self.own.rules());
        match (self.source, of_rules) {
            (Source::Mine, _) | (Source::Both, None) => Cow::Borrowed(&self.own),
            (Source::Atlas, Some(atlas)) => Cow::Borrowed(atlas),
            (Source::Atlas, None) => Cow::Owned(Tree::new(*self.own.rules())),
            (Source::Both, Some(atlas)) => {
                let mut both = atlas.clone();
                both.merge(&self.own);
                Cow::Owned(both)
            }
        }
    }

    /// The moves of the position of a game.
    pub(super) fn find(&mut self, game: &Game) -> Found {
        let position = *game.position();
        if let Some(found) = self.found.take().filter(|found| found.position == position) {
            return found;
        }
        // After an end by word more could have been played.
        let (tree, ahead) = (self.tree(), game.here());
        let moves = tree.moves(&position).into_iter().filter_map(|found| {
            let ply = ahead.plies_of(&[found.mv]).pop()?;
            let results = found.results;
            Some(Listed { ply, results })
        });
        let found = Found {
            position,
            results: tree.results(&position),
            moves: moves.collect(),
        };
        self.pointed = None;
        found
    }
}

#[cfg(test)]
mod tests {
    use agon_core::rules::{Side, WinReason};
    use agon_core::session::entry_names::finished_entry;
    use agon_core::session::save_format;

    use super::*;
    use crate::testing::matches::{plain, random_game};

    const RULES: RuleSet = Preset::NEW_GAME.rules();

    #[test]
    fn finished_games_under_the_rules_are_read_some_at_a_time() {
        let mut store = Store::memory();
        for number in 0..READ_AT_ONCE as u64 + 3 {
            let rules = if number == 0 { Preset::Globe.rules() } else { RULES };
            let mut game = random_game(rules, 6, number);
            if number != 1 {
                game.lose(Side::White, WinReason::Resignation);
            }
            let time = "2026.11.21-120000";
            let text = save_format::write(&plain(game), time);
            store.put(&finished_entry(time, number), &text).unwrap();
        }
        let mut saved = SavedGames::default();
        saved.read(&store).unwrap();
        let mut browsing = Browsing::default();
        browsing.begin(&saved, RULES, RULES);
        assert_eq!(browsing.rules, [RULES, Preset::Globe.rules()]);
        assert!(browsing.read_on(&store));
        assert!(!browsing.read_on(&store));
        let games = browsing.own.results(&Position::start(&RULES)).games();
        assert_eq!(games as usize, READ_AT_ONCE + 1);
        browsing.source = Source::Both;
        let both = browsing.tree().results(&Position::start(&RULES)).games();
        let atlas = atlas().unwrap().results(&Position::start(&RULES)).games();
        assert_eq!(both, games + atlas);
    }
}
