//! The positions that stood before: those of the game, and those of the line being searched.
//!
//! A relocation leads outwards, so a position can come back even across a capture, and no clock says how far back to look.
//! Instead a small table of counts tells at once, nearly always, that a position is new.

use crate::rules::{Game, Repetition};

const SLOTS: usize = 4096;

/// How often a position stood before.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Standing {
    /// Never in the line searched, and at most once in the game.
    New,
    /// Once in the line searched.
    Repeated,
    /// Twice or more in all: now it stands for the third time.
    Third,
}

/// The keys of the game's positions, then of those on the way from the root.
pub(super) struct Path {
    keys: Vec<u64>,
    game: usize,
    counts: Box<[u16; SLOTS]>,
    /// Tells games apart by the positions that stood twice in them. To bring one of these back ends the game, so what is
    /// worth something in one game may be worth nothing in another; the table must not mistake them.
    pub(super) salt: u64,
}

impl Path {
    /// The path that leads to the game's present position.
    pub(super) fn new(game: &Game) -> Self {
        let mut path = Self {
            keys: Vec::with_capacity(game.plies().len() + 256),
            game: 0,
            counts: Box::new([0; SLOTS]),
            salt: 0,
        };
        path.push(game.start().key());
        game.plies().iter().for_each(|ply| path.push(ply.position.key()));
        path.game = path.keys.len();
        if game.rules().repetition != Repetition::Off {
            path.salt = salt(&path.keys);
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

    /// How often the position with this key stood before.
    pub(super) fn standing(&self, key: u64) -> Standing {
        if self.counts[slot(key)] == 0 {
            return Standing::New;
        }
        let (game, line) = self.keys.split_at(self.game);
        let count = |keys: &[u64]| keys.iter().filter(|&&earlier| earlier == key).count();
        match (count(game), count(line)) {
            (0 | 1, 0) => Standing::New,
            (0, 1) => Standing::Repeated,
            _ => Standing::Third,
        }
    }
}

/// A number made of the keys that are there more than once; 0 if there are none.
fn salt(keys: &[u64]) -> u64 {
    let mut keys = keys.to_vec();
    keys.sort_unstable();
    let groups = keys.chunk_by(|one, other| one == other);
    let repeated = groups.filter(|group| group.len() > 1);
    repeated.fold(0, |salt, group| salt ^ group[0].wrapping_mul(0x9e37_79b9_7f4a_7c15))
}

const fn slot(key: u64) -> usize {
    (key % SLOTS as u64) as usize
}
