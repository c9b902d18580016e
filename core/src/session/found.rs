//! The games found in a text from outside, ready to be played on.

use std::collections::BTreeSet;

use super::saved_game::{SavedGame, unmark_analysis};
use crate::notation::{GameTree, NoGame, Record, RecordError, Records, read_text};
use crate::rules::{Game, RuleSet, Side};

/// A game found in a text.
#[derive(Clone, Debug)]
pub struct Found {
    /// The game with its variations.
    pub tree: GameTree,
    /// The names of White and Black; empty if unknown.
    pub names: [String; 2],
    /// The other tags of its record.
    pub tags: Vec<(String, String)>,
}

/// The games found in a text.
#[derive(Clone, Debug)]
pub struct Findings {
    /// At least one.
    pub games: Vec<Found>,
    /// The faults in the unreadable parts.
    pub faults: Vec<RecordError>,
}

impl Findings {
    /// Finds the games in a text as [`read_text`] does. A game that has a fault before its first move, and no position of
    /// its own, is left out.
    ///
    /// ```
    /// use agon_core::rules::RuleSet;
    /// use agon_core::session::found::Findings;
    ///
    /// let text = "[White \"Ada\"]\n\n1. Gb1-c2 *\n\n[White \"Bo\"]\n\n1. nonsense *";
    /// let findings = Findings::read(text, &RuleSet::default())?;
    /// assert_eq!((findings.games.len(), &*findings.games[0].names[0]), (1, "Ada"));
    /// assert_eq!(findings.faults[0].line, 7);
    /// # Ok::<(), agon_core::notation::NoGame>(())
    /// ```
    ///
    /// # Errors
    /// Says why there is none.
    pub fn read(text: &str, rules: &RuleSet) -> Result<Self, NoGame> {
        let Records { read, faults } = read_text(text, rules)?;
        let faulty: BTreeSet<_> = faults.iter().filter_map(|fault| fault.game).collect();
        let games = (1..).zip(&read).filter_map(|(number, record)| {
            let found = Found::in_record(record)?;
            (!found.tree.line().is_fresh() || !faulty.contains(&number)).then_some(found)
        });
        let games: Vec<_> = games.collect();
        match games.is_empty() {
            true => Err(NoGame::Records(faults)),
            false => Ok(Self { games, faults }),
        }
    }

    /// A game alone.
    pub fn of(game: Game) -> Self {
        let found = Found {
            tree: game.into(),
            names: Default::default(),
            tags: Vec::new(),
        };
        Self {
            games: vec![found],
            faults: Vec::new(),
        }
    }
}

impl Found {
    /// The game of a record; `None` if it cannot be played.
    fn in_record(record: &Record) -> Option<Self> {
        let name = |tag| match record.tag(tag) {
            None | Some("?") => String::new(),
            Some(name) => name.to_owned(),
        };
        Some(Self {
            tree: GameTree::from_record(record).ok()?,
            names: [name("White"), name("Black")],
            tags: SavedGame::tags_of(record),
        })
    }

    /// The tags of its record once somebody plays it, even if it was an analysis before.
    pub fn played_tags(&self) -> Vec<(String, String)> {
        let mut tags = self.tags.clone();
        unmark_analysis(&mut tags);
        tags
    }

    /// The name of a side's player, if known.
    pub fn name(&self, side: Side) -> Option<&str> {
        Some(self.names[side.index()].as_str()).filter(|name| !name.is_empty())
    }
}
