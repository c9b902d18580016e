//! Images of positions: turned, mirrored, and with the colours changed. A puzzle and its images are the same puzzle.

use crate::board::Symmetry;
use crate::rules::{Move, Position, RuleSet, Side};
use crate::session::draft::Draft;

/// The image of a position under a symmetry of the board.
pub fn position_image(position: &Position, rules: &RuleSet, symmetry: Symmetry) -> Position {
    let mut draft = Draft::of(position, *rules);
    draft.lay_over(symmetry);
    draft.position().expect("the image of a position is one")
}

/// The image of a move under a symmetry of the board.
pub fn move_image(mv: Move, symmetry: Symmetry) -> Move {
    match mv {
        Move::Board { from, to } => Move::Board {
            from: symmetry.apply(from),
            to: symmetry.apply(to),
        },
        Move::Place { kind, to } => Move::Place {
            kind,
            to: symmetry.apply(to),
        },
        Move::Pass => Move::Pass,
    }
}

/// The position with the clock and the turns counted anew.
pub fn fresh(position: &Position, rules: &RuleSet) -> Position {
    let mut draft = Draft::of(position, *rules);
    draft.set_clock(0);
    draft.set_turn(1);
    draft.position().expect("clock and turn are free")
}

/// The name of a position under these rules: eight letters and digits, the same for all its images. Clock and turn do
/// not count.
pub fn name(position: &Position, rules: &RuleSet) -> String {
    let text = |symmetry| {
        let mut draft = Draft::of(position, *rules);
        draft.lay_over(symmetry);
        if position.side() == Side::Black {
            draft.swap_sides();
        }
        draft.set_clock(0);
        draft.set_turn(1);
        draft.to_string()
    };
    let first = Symmetry::ALL.into_iter().map(text).min().unwrap_or_default();
    short_name(&format!("{rules} {first}"))
}

/// Eight letters and digits that stand for a text.
pub(super) fn short_name(text: &str) -> String {
    // The hash FNV-1a by Fowler, Noll and Vo.
    let hash = text.bytes().fold(0xcbf2_9ce4_8422_2325, |hash: u64, byte| {
        (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
    });
    const DIGITS: &[u8; 32] = b"0123456789abcdefghjkmnpqrstvwxyz";
    let digit = |place: u32| char::from(DIGITS[(hash >> (5 * place) & 31) as usize]);
    (0..8).map(digit).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::notation::{parse_move, parse_position};
    use crate::rules::Preset;

    const TEXT: &str = "6/7/2g5/3G1g3/4QGq3/4G1G1g2/4GG4/3g1g3/8/4g2/6 w - 7 9";

    #[test]
    fn all_images_of_a_position_have_its_name_and_others_have_not() {
        let rules = Preset::NEW_GAME.rules();
        let position = parse_position(TEXT, &rules).unwrap();
        let known = name(&position, &rules);
        assert_eq!(known.len(), 8);
        for symmetry in Symmetry::ALL {
            let image = position_image(&position, &rules, symmetry);
            assert_eq!(name(&image, &rules), known);
            let mut changed = Draft::of(&image, rules);
            changed.swap_sides();
            changed.set_clock(0);
            assert_eq!(name(&changed.position().unwrap(), &rules), known);
            changed.set_side(position.side());
            assert_ne!(
                name(&changed.position().unwrap(), &rules),
                known,
                "the other side moves"
            );
        }
        assert_ne!(name(&position, &Preset::Globe.rules()), known);
    }

    #[test]
    fn the_image_of_a_move_is_legal_in_the_image_of_the_position() {
        let rules = Preset::NEW_GAME.rules();
        let position = parse_position(TEXT, &rules).unwrap();
        let mv = parse_move("e5f6", &position, &rules).unwrap();
        for symmetry in Symmetry::ALL {
            let image = position_image(&position, &rules, symmetry);
            let moved = image.make(&rules, move_image(mv, symmetry)).position;
            let after = position_image(&position.make(&rules, mv).position, &rules, symmetry);
            assert!(image.check(&rules, move_image(mv, symmetry)).is_ok());
            assert_eq!(moved, after);
        }
    }

    #[test]
    fn a_fresh_position_is_the_same_but_for_clock_and_turn() {
        let rules = Preset::NEW_GAME.rules();
        let position = parse_position(TEXT, &rules).unwrap();
        let fresh = fresh(&position, &rules);
        assert_eq!((fresh.clock(), fresh.turn(), fresh.key()), (0, 1, position.key()));
    }
}
