//! How often positions have stood in a game (`docs/rules.md` §4.2), found without looking through all of it.

use std::collections::HashMap;
use std::hash::{BuildHasherDefault, Hasher};
use std::ops::Range;
use std::sync::Arc;

/// The plies after which each position stood, by its key.
#[derive(Clone, Debug)]
pub(super) struct Occurrences {
    /// For each key the latest such ply, counted from 1.
    latest: HashMap<u64, usize, BuildHasherDefault<KeyHasher>>,
    /// For each ply the one before it after which the same position stood, or 0.
    earlier: Vec<usize>,
}

impl Occurrences {
    pub(super) const fn new() -> Self {
        Self {
            latest: HashMap::with_hasher(BuildHasherDefault::new()),
            earlier: Vec::new(),
        }
    }

    /// Adds the position after the next ply.
    pub(super) fn push(&mut self, key: u64) {
        let ply = self.earlier.len() + 1;
        self.earlier.push(self.latest.insert(key, ply).unwrap_or(0));
    }

    /// Removes the position after the last ply.
    pub(super) fn pop(&mut self, key: u64) {
        match self.earlier.pop() {
            None => {}
            Some(0) => drop(self.latest.remove(&key)),
            Some(earlier) => drop(self.latest.insert(key, earlier)),
        }
    }

    /// How often the position stood after these plies.
    pub(super) fn count(&self, key: u64, plies: Range<usize>) -> usize {
        let latest = self.latest.get(&key).copied();
        let earlier = |ply: &usize| Some(self.earlier[ply - 1]).filter(|&earlier| earlier >= plies.start.max(1));
        std::iter::successors(latest, earlier)
            .filter(|ply| plies.contains(ply))
            .count()
    }
}

impl FromIterator<u64> for Occurrences {
    fn from_iter<T: IntoIterator<Item = u64>>(keys: T) -> Self {
        let mut all = Self::new();
        keys.into_iter().for_each(|key| all.push(key));
        all
    }
}

/// What counts for repetition of the positions before the start of a game: those of the game that it was taken from.
/// Cheap to clone.
#[derive(Clone, Debug, Default)]
pub struct Past(Option<Stretch>);

/// A stretch of a game.
#[derive(Clone, Debug)]
struct Stretch {
    whole: Arc<Occurrences>,
    /// The key of the position at the start of the whole game.
    start: u64,
    /// The plies after which the positions of the stretch stood; 0 is the start.
    plies: Range<usize>,
    /// As [`repeated`](Past::repeated).
    repeated: u64,
}

impl Past {
    pub(super) const NONE: Self = Self(None);

    /// The pasts of a game with these positions, counted from ply `first` on: before each of its plies, and at its end.
    pub(super) fn of_each_ply(keys: Vec<u64>, first: usize) -> impl Iterator<Item = Self> {
        let whole = Arc::new(keys.iter().skip(1).copied().collect::<Occurrences>());
        let start = keys.first().copied().unwrap_or_default();
        let mut repeated = 0;
        keys.into_iter().enumerate().map(move |(ply, key)| {
            let plies = first..ply;
            let past = Self((first < ply).then(|| Stretch {
                whole: Arc::clone(&whole),
                start,
                plies,
                repeated,
            }));
            if past.times(key) == 1 {
                repeated ^= scrambled(key);
            }
            past
        })
    }

    /// How often a position with this key stood.
    pub fn times(&self, key: u64) -> usize {
        self.0.as_ref().map_or(0, |past| {
            let at_start = past.plies.contains(&0) && past.start == key;
            usize::from(at_start) + past.whole.count(key, past.plies.clone())
        })
    }

    /// A hash of the positions that have stood twice in this past or, with those of these keys, after it.
    pub(super) fn repeated_with(&self, mut keys: Vec<u64>) -> u64 {
        keys.sort_unstable();
        let before = self.0.as_ref().map_or(0, |past| past.repeated);
        let groups = keys.chunk_by(|one, other| one == other);
        let repeated = groups.filter(|group| {
            let times = self.times(group[0]);
            times < 2 && times + group.len() > 1
        });
        repeated.fold(before, |hash, group| hash ^ scrambled(group[0]))
    }
}

/// A key that, combined with others by exclusive or, does not cancel out as keys of related positions do.
const fn scrambled(key: u64) -> u64 {
    key.wrapping_mul(0x9e37_79b9_7f4a_7c15)
}

/// Keys of positions are random numbers already.
#[derive(Clone, Default)]
struct KeyHasher(u64);

impl Hasher for KeyHasher {
    fn write(&mut self, bytes: &[u8]) {
        bytes.iter().for_each(|&byte| self.write_u64(byte.into()));
    }

    fn write_u64(&mut self, key: u64) {
        self.0 = self.0.rotate_left(8) ^ key;
    }

    fn finish(&self) -> u64 {
        self.0
    }
}
