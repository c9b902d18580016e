//! The yardstick: ring sums alone. Never changed, so that strengths measured against it stay comparable.

use super::race::rings;
use crate::rules::{Position, Side};

/// The lead of a side in the sum of its pieces' rings, in hundredths.
pub(super) fn value(position: &Position, side: Side) -> i32 {
    let sum = |side| rings(position.pieces(side)) as i32;
    100 * (sum(side.opponent()) - sum(side))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::notation::parse_position;
    use crate::rules::RuleSet;

    /// These values must never change.
    #[test]
    fn the_yardstick_gives_the_values_it_always_gave() {
        let rules = RuleSet::default();
        for (text, value) in [
            ("1g2G1/G5g/8/g7G/10/Q9q/10/g7G/8/G5g/1g2G1 w - 0 1", 0),
            ("4G1/1g4g/1G6/g7G/10/Q9q/10/g7G/8/G5g/1g2G1 b - 0 1", 0),
            ("G5/2g1Gg1/8/g8/10/2Q7q/8G1/g4g2G/4G3/1G5/1g4 w - 0 16", 200),
            ("6/G2gGg1/8/1g7/10/1gQ7q/7G2/5g3/4G2G/2G4/1g4 w b5 0 20", 100),
            ("6/7/8/9/4GG4/4GQG4/4GG4/9/8/7/6 b - 0 1", -600),
        ] {
            let position = parse_position(text, &rules).unwrap();
            let worth = Side::ALL.map(|side| super::value(&position, side));
            assert_eq!(worth, [value, -value], "{text}");
        }
    }
}
