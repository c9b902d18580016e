//! The first layer's sums, kept up from position to position.

use super::{HIDDEN, Net, Planes, input, seen};
use crate::board::Bitboard;
use crate::rules::{Position, Side};

/// The numbers that the first layer makes of both sides' views of a position.
#[derive(Clone, Copy)]
pub(in crate::engine) struct Accumulator {
    planes: Planes,
    /// White's view and Black's.
    pub(in crate::engine) views: [[i16; HIDDEN]; 2],
}

impl Accumulator {
    /// The numbers of the empty board.
    pub(in crate::engine) const fn empty(net: &Net) -> Self {
        Self {
            planes: [Bitboard::EMPTY; 6],
            views: [net.biases; 2],
        }
    }

    /// The numbers of a position, from those of any other: only what differs is reckoned.
    #[inline]
    pub(in crate::engine) fn changed_to(&self, net: &Net, position: &Position) -> Self {
        self.changed(net, &planes(position))
    }

    /// The numbers where this stands on the board.
    #[cfg(test)]
    pub(in crate::engine) fn of(net: &Net, planes: &Planes) -> Self {
        Self::empty(net).changed(net, planes)
    }

    #[inline]
    fn changed(&self, net: &Net, planes: &Planes) -> Self {
        let mut next = *self;
        next.planes = *planes;
        for plane in 0..next.planes.len() {
            let (old, new) = (self.planes[plane], next.planes[plane]);
            if old == new {
                continue;
            }
            for cell in new & !old {
                for side in Side::ALL {
                    let weights = &net.inputs[input(seen(plane, side), cell)];
                    let view = &mut next.views[side.index()];
                    view.iter_mut()
                        .zip(weights)
                        .for_each(|(sum, weight)| *sum = sum.wrapping_add(*weight));
                }
            }
            for cell in old & !new {
                for side in Side::ALL {
                    let weights = &net.inputs[input(seen(plane, side), cell)];
                    let view = &mut next.views[side.index()];
                    view.iter_mut()
                        .zip(weights)
                        .for_each(|(sum, weight)| *sum = sum.wrapping_sub(*weight));
                }
            }
        }
        next
    }
}

/// What stands on the board.
#[inline]
pub(in crate::engine) fn planes(position: &Position) -> Planes {
    let captured = position.captured();
    [
        position.queens(Side::White),
        position.guards(Side::White),
        position.queens(Side::Black),
        position.guards(Side::Black),
        captured & position.pieces(Side::White),
        captured & position.pieces(Side::Black),
    ]
}
