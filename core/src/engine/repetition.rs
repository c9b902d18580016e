//! Repetition: the positions of the game and of the line being searched.
//!
//! Since a relocation leads outwards, a position can recur even across a capture, so no clock bounds how far back to
//! look. Instead a small table of counts shows at once, nearly always, that a position is new.

use crate::rules::{Game, Past, Repetition};

const SLOTS: usize = 4096;

/// Earlier occurrences of a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Standing {
    /// Never in the line searched, and at most once in the game.
    New,
    /// Once in the line searched.
    Repeated,
    /// Twice or more in all, so that this is the third occurrence.
    Third,
}

/// The keys of the game's positions, then of those from the root to the present node.
pub(super) struct Path {
    /// The part of a longer game that counts for repetition, if this is the rest of it.
    past: Past,
    keys: Vec<u64>,
    /// The number of keys that belong to the game.
    game: usize,
    counts: Box<[u16; SLOTS]>,
    /// Mixed into the table's keys: differs between games in which different positions have occurred twice. Repeating
    /// one of these ends the game, so values from one game do not hold in the other.
    pub(super) salt: u64,
}

impl Path {
    /// The path that leads to the game's present position.
    pub(super) fn new(game: &Game) -> Self {
        let mut path = Self {
            past: game.past().clone(),
            keys: Vec::with_capacity(game.plies().len() + 256),
            game: 0,
            counts: Box::new([0; SLOTS]),
            salt: 0,
        };
        game.counted_keys().for_each(|key| path.push(key));
        path.game = path.keys.len();
        if game.rules().repetition != Repetition::Off {
            path.salt = path.past.repeated_with(path.keys.clone());
        }
        path
    }

    pub(super) fn push(&mut self, key: u64) {
        self.keys.push(key);
        self.counts[slot(key)] += 1;
    }

    pub(super) fn pop(&mut self) {
        if let Some(key) = self.keys.pop() {
            self.counts[slot(key)] -= 1;
        }
    }

    /// The earlier occurrences of the position with this key.
    pub(super) fn standing(&self, key: u64) -> Standing {
        let past = self.past.times(key);
        if self.counts[slot(key)] == 0 && past == 0 {
            return Standing::New;
        }
        let (game, line) = self.keys.split_at(self.game);
        let count = |keys: &[u64]| keys.iter().filter(|&&earlier| earlier == key).count();
        match (past + count(game), count(line)) {
            (0 | 1, 0) => Standing::New,
            (0, 1) => Standing::Repeated,
            _ => Standing::Third,
        }
    }
}

const fn slot(key: u64) -> usize {
    (key % SLOTS as u64) as usize
}
