//! The twelve symmetries of the board: six rotations, each with or without a reflection.

use super::cell::CellId;

/// A rotation or reflection that maps the board onto itself.
///
/// ```
/// use agon_core::board::{CellId, Symmetry};
///
/// let a1: CellId = "a1".parse()?;
/// let corners: Vec<_> = Symmetry::ALL.iter().map(|symmetry| symmetry.apply(a1).ring()).collect();
/// assert_eq!(corners, [5; 12]);
/// # Ok::<(), agon_core::board::CellNameError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Symmetry {
    sixths: u8,
    mirrored: bool,
}

impl Symmetry {
    /// All twelve; the first is the identity.
    pub const ALL: [Self; 12] = {
        let mut all = [Self {
            sixths: 0,
            mirrored: false,
        }; 12];
        let mut i = 0;
        while i < 12 {
            all[i] = Self {
                sixths: (i % 6) as u8,
                mirrored: i >= 6,
            };
            i += 1;
        }
        all
    };

    /// The board turned clockwise by 60°, as White sees it: f1 goes to a1.
    pub const CLOCKWISE: Self = Self::ALL[5];

    /// The board mirrored from left to right, as White sees it: a1 goes to l1, and the middle file stays.
    pub const MIRROR: Self = Self::ALL[11];

    /// The image of a cell.
    pub const fn apply(self, cell: CellId) -> CellId {
        let (mut q, mut r) = (cell.q(), cell.r());
        if self.mirrored {
            (q, r) = (r, q);
        }
        let mut turn = 0;
        while turn < self.sixths {
            (q, r) = (q + r, -q);
            turn += 1;
        }
        CellId::from_axial(q, r).expect("a symmetry keeps the ring, so the cell stays on the board")
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::cell::Direction;

    #[test]
    fn the_board_turns_clockwise_and_is_mirrored_from_left_to_right() {
        let image = |symmetry: Symmetry, cell: &str| symmetry.apply(cell.parse().unwrap()).to_string();
        let corners = ["f1", "a1", "a6", "f11", "l6", "l1", "f1"];
        for pair in corners.windows(2) {
            assert_eq!(image(Symmetry::CLOCKWISE, pair[0]), pair[1]);
        }
        for (left, right) in [("a1", "l1"), ("b7", "k7"), ("e4", "g4"), ("f3", "f3")] {
            assert_eq!(image(Symmetry::MIRROR, left), right);
            assert_eq!(image(Symmetry::MIRROR, right), left);
        }
    }

    #[test]
    fn symmetries_keep_rings_and_neighbours_and_differ() {
        for (i, symmetry) in Symmetry::ALL.into_iter().enumerate() {
            for cell in CellId::ALL {
                assert_eq!(symmetry.apply(cell).ring(), cell.ring());
                for neighbour in Direction::ALL
                    .into_iter()
                    .filter_map(|direction| cell.neighbour(direction))
                {
                    assert!(symmetry.apply(cell).direction_to(symmetry.apply(neighbour)).is_some());
                }
            }
            for other in &Symmetry::ALL[..i] {
                assert!(
                    CellId::ALL
                        .into_iter()
                        .any(|cell| symmetry.apply(cell) != other.apply(cell))
                );
            }
        }
    }
}
