//! A small net that corrects the plain evaluation. Integers only, so that it gives the same value on every machine.
//!
//! Each side looks at the board with its own eyes: own and enemy queen, guards and captured pieces, 546 inputs in all. One
//! layer, the same for both, makes 32 numbers of each view; what comes out is added to the plain value. The first layer's
//! sums are kept up from position to position by what has changed between them.

mod accumulator;
mod format;

use std::sync::{Arc, LazyLock};

pub(super) use accumulator::Accumulator;
#[cfg(test)]
pub(super) use accumulator::planes;
pub use format::NetError;

use crate::board::{Bitboard, CellId};
use crate::rules::Side;

/// Kinds of thing a side sees on a cell: own queen, own guard, enemy queen, enemy guard, own captured, enemy captured.
const PLANES: usize = 6;
/// The inputs of a view.
pub(super) const INPUTS: usize = PLANES * CellId::COUNT;
/// The numbers that the first layer makes of a view.
pub(super) const HIDDEN: usize = 32;

/// One in the first layer, where numbers are clipped to 0 … 1 and squared.
pub(super) const ONE: i32 = 255;
/// One among the weights of the second layer.
pub(super) const OUT_ONE: i32 = 64;
/// The greatest weight of the second layer, either way.
const OUT_MOST: i16 = 127;

/// A trained net. Only its bytes can be seen from outside.
///
/// ```
/// use agon::engine::Net;
///
/// let shipped = Net::shipped();
/// assert_eq!(Net::from_bytes(&shipped.to_bytes()).as_ref(), Ok(&*shipped));
/// assert!(Net::from_bytes(b"a picture").is_err());
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Net {
    /// What each input adds to the numbers of a view.
    pub(super) inputs: Vec<[i16; HIDDEN]>,
    pub(super) biases: [i16; HIDDEN],
    /// The weights of the view of the side to move, and of the other.
    pub(super) outputs: [[i16; HIDDEN]; 2],
    pub(super) output_bias: i32,
    /// Hundredths of a move by which odds of winning grow e-fold.
    pub(super) scale: i32,
}

impl Net {
    /// The net that comes with the engine.
    pub fn shipped() -> Arc<Self> {
        static SHIPPED: LazyLock<Arc<Net>> = LazyLock::new(|| {
            let bytes = include_bytes!("shipped.net");
            Arc::new(Net::from_bytes(bytes).expect("the net that comes with the engine is whole, as a test shows"))
        });
        Arc::clone(&SHIPPED)
    }

    /// The weights of the cells of a view's plane.
    #[inline]
    fn plane(&self, plane: usize) -> &[[i16; HIDDEN]; CellId::COUNT] {
        &self.inputs.as_chunks().0[plane]
    }

    /// The correction to the plain value, in hundredths of a move for the side to move.
    #[inline]
    pub(super) fn correction(&self, views: &[[i16; HIDDEN]; 2], side: Side) -> i32 {
        // A clipped number times a weight fits into 16 bits, so that eight of them are reckoned at a time.
        let half = |view: &[i16; HIDDEN], weights: &[i16; HIDDEN]| -> i32 {
            let products = view.iter().zip(weights).map(|(&number, &weight)| {
                let clipped = number.clamp(0, ONE as i16);
                i32::from(clipped.wrapping_mul(weight)) * i32::from(clipped)
            });
            products.sum()
        };
        let sum = self.output_bias
            + half(&views[side.index()], &self.outputs[0])
            + half(&views[side.opponent().index()], &self.outputs[1]);
        (i64::from(sum) * i64::from(self.scale) / i64::from(ONE * ONE * OUT_ONE)) as i32
    }
}

/// The input that a cell of a plane is.
pub(super) const fn input(plane: usize, cell: CellId) -> usize {
    plane * CellId::COUNT + cell.index()
}

/// What stands on the board, as White sees it: queens and guards of White, of Black, captured pieces of both.
pub(super) type Planes = [Bitboard; PLANES];

/// The plane, among those of a view, that one of [`Planes`] is to a side.
pub(super) const fn seen(plane: usize, side: Side) -> usize {
    match side {
        Side::White => plane,
        Side::Black => [2, 3, 0, 1, 5, 4][plane],
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::notation::parse_position;
    use crate::rules::{Position, RuleSet};

    #[test]
    fn the_shipped_net_is_whole_and_small() {
        let net = Net::shipped();
        assert_eq!(net.to_bytes(), include_bytes!("shipped.net"));
        assert!(net.to_bytes().len() <= 100_000);
    }

    /// The correction with the sums reckoned from the empty board.
    fn fresh(net: &Net, position: &Position) -> i32 {
        let sums = Accumulator::empty(net).changed_to(net, position);
        net.correction(&sums.views, position.side())
    }

    #[test]
    fn sums_kept_up_through_a_game_are_those_reckoned_anew() {
        let (net, rules) = (Net::shipped(), "ring,custody=trapped".parse().unwrap());
        let mut position = Position::start(&rules);
        let mut sums = Accumulator::empty(&net).changed_to(&net, &position);
        let mut captures = 0;
        for ply in 0..400 {
            let legal = position.legal_moves(&rules);
            position = position.make(&rules, legal[(ply * 7919) % legal.len()]).position;
            captures += position.captured().len();
            sums = sums.changed_to(&net, &position);
            assert_eq!(net.correction(&sums.views, position.side()), fresh(&net, &position));
        }
        assert!(captures > 0);
    }

    #[test]
    fn both_sides_see_the_board_with_the_same_eyes() {
        let net = Net::shipped();
        let rules = RuleSet::default();
        let read = |text| parse_position(text, &rules).unwrap();
        let white = read("G5/2g1Gg1/8/g8/10/2Q7q/8G1/g4g2G/4G3/1G5/1g4 w - 0 16");
        let black = read("g5/2G1gG1/8/G8/10/2q7Q/8g1/G4G2g/4g3/1g5/1G4 b - 0 16");
        assert_eq!(fresh(&net, &white), fresh(&net, &black));
    }
}
