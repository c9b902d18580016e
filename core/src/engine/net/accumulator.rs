//! The accumulator: the first layer's sums, updated from position to position.

use super::network::{HIDDEN, Net, Planes, seen};
use crate::board::{Bitboard, CellId};
use crate::rules::{Position, Side};

/// The first layer's sums for both views of a position.
#[derive(Clone, Copy)]
pub(in crate::engine) struct Accumulator {
    planes: Planes,
    /// The sums of White's view, then of Black's.
    pub(in crate::engine) views: [[i16; HIDDEN]; 2],
}

impl Accumulator {
    /// The accumulator of the empty board.
    pub(in crate::engine) const fn empty(net: &Net) -> Self {
        Self {
            planes: [Bitboard::EMPTY; 6],
            views: [net.biases; 2],
        }
    }

    /// The accumulator of a position, updated from any other: the cost is that of the differences.
    #[inline]
    pub(in crate::engine) fn changed_to(&self, net: &Net, position: &Position) -> Self {
        self.changed(net, &planes(position))
    }

    /// The accumulator of a position given by its planes.
    #[cfg(test)]
    pub(in crate::engine) fn of(net: &Net, planes: &Planes) -> Self {
        Self::empty(net).changed(net, planes)
    }

    #[inline]
    fn changed(&self, net: &Net, planes: &Planes) -> Self {
        let mut next = Self {
            planes: *planes,
            views: self.views,
        };
        for (plane, (&old, &new)) in self.planes.iter().zip(planes).enumerate() {
            if old == new {
                continue;
            }
            let (mut gone, mut come) = ((old & !new).into_iter(), (new & !old).into_iter());
            loop {
                match (gone.next(), come.next()) {
                    // The usual case: a piece has moved from one cell to another.
                    (Some(from), Some(to)) => next.change(net, plane, |view, weights| {
                        let (less, more) = (&weights[from.index()], &weights[to.index()]);
                        for ((sum, less), more) in view.iter_mut().zip(less).zip(more) {
                            *sum = sum.wrapping_sub(*less).wrapping_add(*more);
                        }
                    }),
                    (Some(from), None) => next.change(net, plane, |view, weights| {
                        let less = &weights[from.index()];
                        view.iter_mut()
                            .zip(less)
                            .for_each(|(sum, less)| *sum = sum.wrapping_sub(*less));
                    }),
                    (None, Some(to)) => next.change(net, plane, |view, weights| {
                        let more = &weights[to.index()];
                        view.iter_mut()
                            .zip(more)
                            .for_each(|(sum, more)| *sum = sum.wrapping_add(*more));
                    }),
                    (None, None) => break,
                }
            }
        }
        next
    }

    /// Changes the sums of both views, each with its weights for the plane.
    #[inline]
    fn change(
        &mut self,
        net: &Net,
        plane: usize,
        change: impl Fn(&mut [i16; HIDDEN], &[[i16; HIDDEN]; CellId::COUNT]),
    ) {
        for side in Side::ALL {
            change(&mut self.views[side.index()], net.plane(seen(plane, side)));
        }
    }
}

/// The planes of a position.
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::notation::parse_position;
    use crate::rules::RuleSet;

    /// The correction by an accumulator computed from the empty board.
    fn fresh(net: &Net, position: &Position) -> i32 {
        let sums = Accumulator::empty(net).changed_to(net, position);
        net.correction(&sums.views, position.side())
    }

    #[test]
    fn an_accumulator_updated_through_a_game_is_the_one_computed_anew() {
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
    fn a_position_with_colours_swapped_gets_the_same_correction() {
        let net = Net::shipped();
        let rules = RuleSet::default();
        let read = |text| parse_position(text, &rules).unwrap();
        let white = read("G5/2g1Gg1/8/g8/10/2Q7q/8G1/g4g2G/4G3/1G5/1g4 w - 0 16");
        let black = read("g5/2G1gG1/8/G8/10/2q7Q/8g1/G4G2g/4g3/1g5/1G4 b - 0 16");
        assert_eq!(fresh(&net, &white), fresh(&net, &black));
    }
}
