//! The twelve symmetries of the board: six rotations, each with or without a reflection.

use super::cell::CellId;

/// A rotation or reflection that maps the board onto itself.
///
/// ```
/// use agon::board::{CellId, Symmetry};
///
/// let a1: CellId = "a1".parse()?;
/// let corners: Vec<_> = Symmetry::ALL.iter().map(|symmetry| symmetry.apply(a1).ring()).collect();
/// assert_eq!(corners, [5; 12]);
/// # Ok::<(), agon::board::CellNameError>(())
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
