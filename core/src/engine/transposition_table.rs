//! The transposition table, shared by the threads of a search and kept from one search to the next.

use std::sync::atomic::AtomicU64;
use std::sync::atomic::Ordering::Relaxed;

use super::score::SURE;

/// Relation of a stored value to the true one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Bound {
    /// The true value is at most the stored one.
    Upper,
    /// The true value is at least the stored one.
    Lower,
    /// The stored value is the true one.
    Exact,
}

impl Bound {
    /// What the best value is that a search between `alpha` and `beta` has found.
    pub(super) const fn of(best: i32, alpha: i32, beta: i32) -> Self {
        if best >= beta {
            Self::Lower
        } else if best > alpha {
            Self::Exact
        } else {
            Self::Upper
        }
    }
}

/// The table's knowledge of a position.
#[derive(Clone, Copy, Debug)]
pub(super) struct Entry {
    /// The best move's code, 0 if none is known; see [`code`](super::ordering::code).
    pub(super) mv: u16,
    value: i16,
    /// The depth searched, in plies; −1 in an empty entry.
    depth: i8,
    age: u8,
    pub(super) bound: Bound,
}

impl Entry {
    /// Packs the entry; 0 for an empty one.
    fn to_bits(self) -> u64 {
        u64::from(self.mv)
            | u64::from(self.value as u16) << 16
            | u64::from((self.depth + 1) as u8) << 32
            | u64::from(self.age) << 40
            | (self.bound as u64) << 48
    }

    const fn from_bits(bits: u64) -> Self {
        Self {
            mv: bits as u16,
            value: (bits >> 16) as i16,
            depth: (bits >> 32) as i8 - 1,
            age: (bits >> 40) as u8,
            bound: match bits >> 48 & 3 {
                0 => Bound::Upper,
                1 => Bound::Lower,
                _ => Bound::Exact,
            },
        }
    }

    pub(super) fn depth(&self) -> i32 {
        i32::from(self.depth)
    }

    /// The value at a node `ply` plies from the root. Wins are stored by their distance from the node, not from the
    /// root.
    pub(super) fn value(&self, ply: usize) -> i32 {
        match i32::from(self.value) {
            win if win > SURE => win - ply as i32,
            loss if loss < -SURE => loss + ply as i32,
            value => value,
        }
    }

    /// The value, if a search of this depth between `alpha` and `beta` need not look any further.
    pub(super) fn settled(&self, depth: i32, alpha: i32, beta: i32, ply: usize) -> Option<i32> {
        if self.depth() < depth {
            return None;
        }
        let value = self.value(ply);
        let settles = match self.bound {
            Bound::Exact => true,
            Bound::Lower => value >= beta,
            Bound::Upper => value <= alpha,
        };
        settles.then_some(value)
    }
}

/// An entry with its key. Threads write without locks: if two halves were not written together, the key matches no
/// position (lockless hashing by Hyatt and Mann).
#[derive(Default)]
struct Slot {
    /// The key XOR the entry.
    check: AtomicU64,
    entry: AtomicU64,
}

impl Slot {
    /// The key and its entry.
    fn load(&self) -> (u64, Entry) {
        let bits = self.entry.load(Relaxed);
        (self.check.load(Relaxed) ^ bits, Entry::from_bits(bits))
    }

    fn store(&self, key: u64, entry: Entry) {
        let bits = entry.to_bits();
        self.check.store(key ^ bits, Relaxed);
        self.entry.store(bits, Relaxed);
    }
}

const BUCKET: usize = 4;

/// Slots that are looked up together: one cache line.
#[derive(Default)]
#[repr(align(64))]
struct Bucket([Slot; BUCKET]);

/// A table of fixed size in buckets of four. A new entry replaces the shallowest and oldest of its bucket.
pub(super) struct Table {
    buckets: Vec<Bucket>,
    age: u8,
}

impl Table {
    /// A table of about this many bytes, at least one bucket; half as large, and so on, while the system refuses so much.
    pub(super) fn new(bytes: usize) -> Self {
        let mut buckets = Vec::new();
        let mut size = (bytes / size_of::<Bucket>()).max(1);
        while size > 1 && buckets.try_reserve_exact(size).is_err() {
            size /= 2;
        }
        buckets.resize_with(size, Bucket::default);
        Self { buckets, age: 0 }
    }

    /// The size in bytes.
    pub(super) const fn bytes(&self) -> usize {
        self.buckets.len() * size_of::<Bucket>()
    }

    pub(super) fn clear(&mut self) {
        self.buckets.fill_with(Bucket::default);
        self.age = 0;
    }

    /// Begins a new search: entries of earlier ones are replaced first.
    pub(super) fn grow_older(&mut self) {
        self.age = self.age.wrapping_add(1);
    }

    /// The bucket of a key; computed so that it is the same on 32-bit machines.
    fn bucket(&self, key: u64) -> &[Slot; BUCKET] {
        &self.buckets[((u128::from(key) * self.buckets.len() as u128) >> 64) as usize].0
    }

    pub(super) fn probe(&self, key: u64) -> Option<Entry> {
        let mut slots = self.bucket(key).iter().map(Slot::load);
        slots.find_map(|(of, entry)| (of == key && entry.depth >= 0).then_some(entry))
    }

    pub(super) fn store(&self, key: u64, mv: u16, value: i32, depth: i32, bound: Bound, ply: usize) {
        let slots = self.bucket(key);
        let stored = slots.each_ref().map(Slot::load);
        let worth = |entry: &Entry| i32::from(entry.depth) - 8 * i32::from(self.age.wrapping_sub(entry.age));
        let place = stored.iter().position(|(of, _)| *of == key).unwrap_or_else(|| {
            let cheapest = (0..BUCKET).min_by_key(|&place| worth(&stored[place].1));
            cheapest.expect("a bucket has slots")
        });
        let (of, old) = stored[place];
        if of == key && bound != Bound::Exact && old.age == self.age && old.depth() > depth + 3 {
            return;
        }
        let value = match value {
            win if win > SURE => win + ply as i32,
            loss if loss < -SURE => loss - ply as i32,
            value => value,
        };
        let entry = Entry {
            mv: if mv == 0 && of == key { old.mv } else { mv },
            value: value as i16,
            depth: depth as i8,
            age: self.age,
            bound,
        };
        slots[place].store(key, entry);
    }

    /// The share of slots with entries of this search, in thousandths, from a sample.
    pub(super) fn fullness(&self) -> u32 {
        let sample = &self.buckets[..self.buckets.len().min(250)];
        let entries = sample.iter().flat_map(|bucket| &bucket.0).map(|slot| slot.load().1);
        let used = entries
            .filter(|entry| entry.depth >= 0 && entry.age == self.age)
            .count();
        (used * 1000 / (sample.len() * BUCKET)) as u32
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::score::WIN;

    #[test]
    fn an_entry_goes_into_a_number_and_comes_back() {
        for bound in [Bound::Upper, Bound::Lower, Bound::Exact] {
            for (mv, value, depth, age) in [
                (0, 0, -1, 0),
                (16_383, -29_999, 0, 255),
                (1, 30_000, 126, 1),
                (77, -1, 64, 9),
            ] {
                let entry = Entry {
                    mv,
                    value,
                    depth,
                    age,
                    bound,
                };
                assert_eq!(format!("{:?}", Entry::from_bits(entry.to_bits())), format!("{entry:?}"));
            }
        }
    }

    #[test]
    fn an_entry_of_which_another_thread_wrote_one_half_is_not_found() {
        let table = Table::new(size_of::<Bucket>());
        table.store(7, 1, 50, 3, Bound::Exact, 0);
        let slot = &table.buckets[0].0[0];
        let half = slot.entry.load(Relaxed);
        table.store(7, 2, 60, 4, Bound::Exact, 0);
        assert_eq!(table.probe(7).map(|entry| entry.mv), Some(2));
        slot.entry.store(half, Relaxed);
        assert!(table.probe(7).is_none());
    }

    #[test]
    fn a_stored_win_keeps_its_distance_from_the_position() {
        let table = Table::new(1 << 12);
        table.store(7, 1, WIN - 9, 3, Bound::Exact, 4);
        assert_eq!(table.probe(7).unwrap().value(4), WIN - 9);
        assert_eq!(table.probe(7).unwrap().value(0), WIN - 5);
    }

    #[test]
    fn the_oldest_and_shallowest_entry_gives_way() {
        let mut table = Table::new(size_of::<Bucket>());
        for (key, depth) in [(1, 9), (2, 3), (3, 5), (4, 4)] {
            table.store(key, 1, 0, depth, Bound::Exact, 0);
        }
        table.store(5, 1, 0, 1, Bound::Exact, 0);
        assert!(table.probe(2).is_none() && table.probe(1).is_some());
        table.grow_older();
        table.store(6, 1, 0, 2, Bound::Exact, 0);
        table.store(7, 1, 0, 2, Bound::Exact, 0);
        assert!(table.probe(5).is_none() && table.probe(4).is_none() && table.probe(6).is_some());
    }
}
