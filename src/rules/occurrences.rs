//! How often positions have stood in a game (`docs/rules.md` §4.2), found without looking through all of it.

use std::ops::Range;
use std::sync::Arc;

/// The keys of the positions after the plies of a game, in chains of those whose lowest bits are the same. A table that
/// lives in the order of its entries needs no more.
#[derive(Clone, Debug)]
pub(super) struct Occurrences {
    keys: Vec<u64>,
    /// For each value of the lowest bits the last ply of its chain, counted from 1, or 0.
    last: Vec<u32>,
    /// For each ply the one before it in its chain, or 0.
    earlier: Vec<u32>,
}

impl Occurrences {
    pub(super) const fn new() -> Self {
        Self {
            keys: Vec::new(),
            last: Vec::new(),
            earlier: Vec::new(),
        }
    }

    /// Adds the position after the next ply.
    pub(super) fn push(&mut self, key: u64) {
        self.keys.push(key);
        if self.keys.len() > self.last.len() {
            self.last = vec![0; 2 * self.keys.len().next_power_of_two()];
            self.earlier.clear();
        }
        while let Some(&key) = self.keys.get(self.earlier.len()) {
            let chain = self.chain(key);
            self.earlier.push(self.last[chain]);
            self.last[chain] = self.earlier.len() as u32;
        }
    }

    /// Removes the position after the last ply.
    pub(super) fn pop(&mut self) {
        if let (Some(key), Some(earlier)) = (self.keys.pop(), self.earlier.pop()) {
            let chain = self.chain(key);
            self.last[chain] = earlier;
        }
    }

    /// How often the position stood after these plies.
    pub(super) fn count(&self, key: u64, plies: Range<usize>) -> usize {
        let mut count = 0;
        let mut ply = match self.last.is_empty() {
            true => 0,
            false => self.last[self.chain(key)] as usize,
        };
        while ply >= plies.start.max(1) {
            count += usize::from(ply < plies.end && self.keys[ply - 1] == key);
            ply = self.earlier[ply - 1] as usize;
        }
        count
    }

    /// Keys are random numbers, and the length of `last` is a power of two.
    const fn chain(&self, key: u64) -> usize {
        key as usize & (self.last.len() - 1)
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
