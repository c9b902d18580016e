//! Counts of earlier occurrences of positions in a game (`docs/rules.md` §4.2), found without looking through all of
//! it.

use std::ops::Range;
use std::sync::Arc;

/// The positions after the plies of a game, in chains of those whose keys have the same lowest bits.
#[derive(Clone, Debug)]
pub(super) struct Occurrences {
    /// The key of each, and the ply before it in its chain, counted from 1, or 0.
    plies: Vec<(u64, u32)>,
    /// For each value of the lowest bits the last ply of its chain, or 0.
    last: Vec<u32>,
}

impl Occurrences {
    pub(super) const fn new() -> Self {
        Self {
            plies: Vec::new(),
            last: Vec::new(),
        }
    }

    /// Adds the position after the next ply.
    pub(super) fn push(&mut self, key: u64) {
        self.plies.push((key, 0));
        let count = self.plies.len();
        let first = if count > self.last.len() {
            self.last = vec![0; 2 * count.next_power_of_two()];
            0
        } else {
            count - 1
        };
        for (ply, (key, earlier)) in self.plies.iter_mut().enumerate().skip(first) {
            let chain = *key as usize & (self.last.len() - 1);
            *earlier = std::mem::replace(&mut self.last[chain], ply as u32 + 1);
        }
    }

    /// Removes the position after the last ply.
    pub(super) fn pop(&mut self) {
        if let Some((key, earlier)) = self.plies.pop() {
            let chain = key as usize & (self.last.len() - 1);
            self.last[chain] = earlier;
        }
    }

    /// The number of times the position stood after these plies.
    pub(super) fn count(&self, key: u64, plies: Range<usize>) -> usize {
        let chain = key as usize & self.last.len().wrapping_sub(1);
        let mut ply = self.last.get(chain).map_or(0, |&ply| ply as usize);
        let mut count = 0;
        while ply >= plies.start.max(1) {
            let (other, earlier) = self.plies[ply - 1];
            count += usize::from(ply < plies.end && other == key);
            ply = earlier as usize;
        }
        count
    }
}

impl FromIterator<u64> for Occurrences {
    fn from_iter<T: IntoIterator<Item = u64>>(keys: T) -> Self {
        let mut all = Self::new();
        keys.into_iter().for_each(|key| all.push(key));
        all
    }
}

/// The positions before the start of a game that count for repetition: those of the game that it was taken from. Cheap
/// to clone.
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
    /// A hash of the positions that have stood twice.
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

    /// The number of times a position with this key stood.
    pub fn times(&self, key: u64) -> usize {
        self.0.as_ref().map_or(0, |past| {
            let at_start = past.plies.contains(&0) && past.start == key;
            usize::from(at_start) + past.whole.count(key, past.plies.clone())
        })
    }

    /// A hash of the positions that have stood twice in this past or, with those of these keys, after it: games in which
    /// different ones have differ in it.
    pub fn repeated_with(&self, mut keys: Vec<u64>) -> u64 {
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
