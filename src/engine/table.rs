//! The transposition table: what earlier searches found out about positions.

use super::score::SURE;

/// How a stored value relates to the true one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Bound {
    /// The true value is at most this.
    Upper,
    /// The true value is at least this.
    Lower,
    /// This is the true value.
    Exact,
}

/// What is known about a position.
#[derive(Clone, Copy, Debug)]
pub(super) struct Entry {
    key: u64,
    /// The best move's code, 0 if none is known; see [`code`](super::ordering::code).
    pub(super) mv: u16,
    value: i16,
    depth: i8,
    age: u8,
    pub(super) bound: Bound,
}

impl Entry {
    const EMPTY: Self = Self {
        key: 0,
        mv: 0,
        value: 0,
        depth: -1,
        age: 0,
        bound: Bound::Upper,
    };

    pub(super) fn depth(&self) -> i32 {
        i32::from(self.depth)
    }

    /// The value at a node `ply` plies from the root: wins are stored by their distance from the position itself.
    pub(super) fn value(&self, ply: usize) -> i32 {
        match i32::from(self.value) {
            win if win > SURE => win - ply as i32,
            loss if loss < -SURE => loss + ply as i32,
            value => value,
        }
    }
}

const BUCKET: usize = 4;

/// Entries that are looked up together, in one line of the cache.
#[derive(Clone, Copy)]
#[repr(align(64))]
struct Bucket([Entry; BUCKET]);

/// A table of fixed size, in buckets of four: a new entry takes the place of the shallowest and oldest of its bucket.
pub(super) struct Table {
    buckets: Vec<Bucket>,
    age: u8,
}

impl Table {
    /// A table of about this many bytes.
    pub(super) fn new(bytes: usize) -> Self {
        let buckets = (bytes / size_of::<Bucket>()).max(1);
        Self {
            buckets: vec![Bucket([Entry::EMPTY; BUCKET]); buckets],
            age: 0,
        }
    }

    pub(super) fn clear(&mut self) {
        self.buckets.fill(Bucket([Entry::EMPTY; BUCKET]));
        self.age = 0;
    }

    /// A new search begins: what earlier ones stored gives way first.
    pub(super) fn grow_older(&mut self) {
        self.age = self.age.wrapping_add(1);
    }

    /// The bucket of a key; the same on 32-bit machines.
    fn index(&self, key: u64) -> usize {
        ((u128::from(key) * self.buckets.len() as u128) >> 64) as usize
    }

    pub(super) fn probe(&self, key: u64) -> Option<Entry> {
        self.buckets[self.index(key)]
            .0
            .iter()
            .find(|entry| entry.key == key && entry.depth >= 0)
            .copied()
    }

    pub(super) fn store(&mut self, key: u64, mv: u16, value: i32, depth: i32, bound: Bound, ply: usize) {
        let (index, age) = (self.index(key), self.age);
        let bucket = &mut self.buckets[index].0;
        let worth = |entry: &Entry| i32::from(entry.depth) - 8 * i32::from(age.wrapping_sub(entry.age));
        let slot = bucket.iter().position(|entry| entry.key == key).unwrap_or_else(|| {
            let cheapest = (0..BUCKET).min_by_key(|&slot| worth(&bucket[slot]));
            cheapest.expect("a bucket has entries")
        });
        let old = &bucket[slot];
        if old.key == key && bound != Bound::Exact && old.age == age && old.depth() > depth + 3 {
            return;
        }
        let value = match value {
            win if win > SURE => win + ply as i32,
            loss if loss < -SURE => loss - ply as i32,
            value => value,
        };
        bucket[slot] = Entry {
            key,
            mv: if mv == 0 && old.key == key { old.mv } else { mv },
            value: value as i16,
            depth: depth as i8,
            age,
            bound,
        };
    }

    /// How full the table is with entries of this search, in thousandths, from a sample.
    pub(super) fn fullness(&self) -> u32 {
        let sample = &self.buckets[..self.buckets.len().min(250)];
        let entries = sample.iter().flat_map(|bucket| &bucket.0);
        let used = entries
            .filter(|entry| entry.depth >= 0 && entry.age == self.age)
            .count();
        (used * 1000 / (sample.len() * BUCKET)) as u32
    }
}

#[cfg(test)]
mod tests {
    use super::super::score::WIN;
    use super::*;

    #[test]
    fn a_stored_win_keeps_its_distance_from_the_position() {
        let mut table = Table::new(1 << 12);
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
