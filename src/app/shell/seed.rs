//! A number nobody can foretell, for drawing lots and for the computer's choices.

use std::hash::{BuildHasher, RandomState};

/// A fresh one each time.
#[cfg(not(target_arch = "wasm32"))]
pub fn fresh_seed() -> u64 {
    // The hasher's keys come from the system's source of chance.
    RandomState::new().hash_one("seed")
}

/// A fresh one each time.
#[cfg(target_arch = "wasm32")]
pub fn fresh_seed() -> u64 {
    // In the browser the hasher's keys are always the same. When the page was opened, and how long ago that is, are
    // known to fractions of a millisecond.
    let moment = web_sys::window()
        .and_then(|window| window.performance())
        .map(|performance| [performance.time_origin().to_bits(), performance.now().to_bits()]);
    RandomState::new().hash_one(moment)
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::*;

    #[test]
    fn seeds_differ() {
        let seeds: HashSet<_> = (0..1000).map(|_| fresh_seed()).collect();
        assert_eq!(seeds.len(), 1000);
    }
}
