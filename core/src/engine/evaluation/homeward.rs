//! The way home: the race counted again once the lead is clear, so that of two ways to win the shorter is worth more.
//!
//! A net learns who wins, and at a clear lead that hardly changes any more: it would as soon shuffle as go home. The
//! race counts again even against the net: where it counted only if the net agreed, blockades held for hundreds of
//! plies.

/// The plain value from which on it counts again, in hundredths of a move.
const CLEAR: i32 = 900;
/// The plain value from which on it counts twice.
const TWICE: i32 = 1_500;

/// The plain value with the part counted again.
#[inline]
pub(in crate::engine) fn homeward(plain: i32) -> i32 {
    let share = (plain.abs() - CLEAR).clamp(0, TWICE - CLEAR);
    plain + plain * share / (TWICE - CLEAR)
}

/// The plain value that [`homeward`] makes this of: a value in hundredths of a move again, for people.
pub(in crate::engine) fn moves_ahead(value: i32) -> i32 {
    let size = value.unsigned_abs();
    // Between the two bounds `homeward` is a parabola.
    let plain = match size {
        ..=900 => size,
        901..3_000 => 150 + (22_500 + 600 * size).isqrt(),
        _ => size / 2,
    };
    value.signum() * plain as i32
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_second_count_can_be_taken_off() {
        for plain in -4_000..4_000_i32 {
            assert!(moves_ahead(homeward(plain)).abs_diff(plain) <= 1, "{plain}");
            assert!(moves_ahead(plain) <= moves_ahead(plain + 1), "{plain}");
        }
    }

    #[test]
    fn a_clear_lead_counts_again_and_a_greater_one_always_more() {
        assert_eq!([0, 900, -900].map(homeward), [0, 900, -900]);
        assert_eq!([1_200, 1_500, 2_000].map(homeward), [1_800, 3_000, 4_000]);
        for plain in -3_000..3_000 {
            assert_eq!(homeward(-plain), -homeward(plain));
            assert!(homeward(plain) < homeward(plain + 1), "{plain}");
        }
    }
}
