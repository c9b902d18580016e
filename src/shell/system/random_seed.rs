//! Unpredictable random seeds, for random draws and for the computer's choices.

use std::hash::{BuildHasher, RandomState};

/// Returns a different seed each time.
#[cfg(not(target_arch = "wasm32"))]
pub fn fresh_seed() -> u64 {
    // The hasher is seeded by the system's random source.
    RandomState::new().hash_one("seed")
}

/// Returns a different seed each time.
#[cfg(target_arch = "wasm32")]
pub fn fresh_seed() -> u64 {
    // In the browser the hasher's keys are always the same. The time the page was opened and the time since then are
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
