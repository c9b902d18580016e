//! Agon's pieces as solids: a guard under a helmet, and a queen with a crown of points. White's tops are round and Black's
//! pointed, as in the game. Nothing leans outwards by more than 45°, so that they are printed standing, without supports.

use agon_core::rules::{Kind, Piece, Side};

use crate::print::solid::{CORNERS, Ring, Solid};

/// Radius and height of the rings of a guard's foot and body, in millimetres.
const GUARD: [[f64; 2]; 13] = [
    [7.4, 0.0],
    [8.0, 0.8],
    [8.0, 2.4],
    [7.2, 3.2],
    [6.4, 3.5],
    [6.0, 4.4],
    [4.4, 6.4],
    [3.5, 8.8],
    [3.0, 12.0],
    [4.5, 13.6],
    [4.5, 14.2],
    [3.4, 14.9],
    [2.8, 15.4],
];
/// The same of a queen, up to the rim of her crown.
const QUEEN: [[f64; 2]; 17] = [
    [8.3, 0.0],
    [9.0, 0.8],
    [9.0, 2.6],
    [8.2, 3.4],
    [7.2, 3.7],
    [6.8, 4.8],
    [5.2, 7.2],
    [4.2, 10.4],
    [3.6, 14.0],
    [3.4, 17.4],
    [5.1, 19.2],
    [5.1, 19.9],
    [3.9, 20.7],
    [3.9, 21.6],
    [4.6, 23.4],
    [5.6, 25.4],
    [6.8, 27.4],
];
/// The tips of a queen's crown above its rim, and how thick it is there.
const TIPS: f64 = 3.0;
const THICK: f64 = 1.6;
/// The floor within her crown.
const FLOOR: f64 = 27.0;

/// The solid of a piece.
pub fn model(Piece { side, kind }: Piece) -> Solid {
    let plain = |&[radius, height]: &[f64; 2]| Ring {
        radius,
        height,
        tips: 0.0,
    };
    let (mut rings, foot, size) = match kind {
        Kind::Guard => (GUARD.iter().map(plain).collect::<Vec<_>>(), 15.4, 3.9),
        Kind::Queen => {
            let mut rings: Vec<_> = QUEEN.iter().map(plain).collect();
            let [radius, rim] = QUEEN[QUEEN.len() - 1];
            rings.extend([radius, radius - THICK].map(|radius| Ring {
                radius,
                height: rim + 0.4,
                tips: TIPS,
            }));
            rings.push(plain(&[3.6, FLOOR]));
            (rings, FLOOR, 2.4)
        }
    };
    let top = match side {
        Side::White => orb(foot, size, &mut rings),
        Side::Black => spire(foot, size, &mut rings),
    };
    Solid::turned(&rings, top, |corner| match side {
        Side::White => rounded(corner, 8),
        Side::Black => pointed(corner, 6),
    })
}

/// Adds a ball that stands on a height, cut off where it would lean out by more than 45°. Returns the height of its top.
fn orb(foot: f64, radius: f64, rings: &mut Vec<Ring>) -> f64 {
    let middle = foot + radius * std::f64::consts::FRAC_1_SQRT_2;
    for step in -4..8 {
        let angle = f64::from(step) * std::f64::consts::FRAC_PI_8 / 2.0;
        rings.push(Ring {
            radius: radius * libm::cos(angle),
            height: middle + radius * libm::sin(angle),
            tips: 0.0,
        });
    }
    middle + radius
}

/// Adds a cone with a short flare at its foot. Returns the height of its point.
fn spire(foot: f64, radius: f64, rings: &mut Vec<Ring>) -> f64 {
    let shares = [
        [0.72, 0.02],
        [1.0, 0.34],
        [1.0, 0.5],
        [0.72, 1.0],
        [0.34, 1.6],
        [0.12, 2.05],
    ];
    rings.extend(shares.map(|[out, up]| Ring {
        radius: radius * out,
        height: foot + radius * up,
        tips: 0.0,
    }));
    foot + radius * 2.15
}

/// The height of a crown with round tips at a corner, 0 … 1.
fn rounded(corner: usize, tips: usize) -> f64 {
    let angle = std::f64::consts::TAU * (corner * tips) as f64 / CORNERS as f64;
    (1.0 + libm::cos(angle)) / 2.0
}

/// The same with pointed tips.
fn pointed(corner: usize, tips: usize) -> f64 {
    let step = CORNERS / tips;
    let from_tip = (corner % step).min(step - corner % step);
    1.0 - 2.0 * from_tip as f64 / step as f64
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use super::*;
    use crate::print::solid::Vertex;

    /// The pieces, with the normal and the corners of each triangle as their files have them.
    fn files() -> impl Iterator<Item = (Piece, Vec<[Vertex; 4]>)> {
        let kinds = [Kind::Queen, Kind::Guard].into_iter();
        let pieces = kinds.flat_map(|kind| Side::ALL.map(|side| Piece { side, kind }));
        pieces.map(|piece| {
            let stl = model(piece).stl();
            let (records, rest) = stl[84..].as_chunks::<50>();
            assert_eq!((records.len() as u32).to_le_bytes(), stl[80..84]);
            assert!(rest.is_empty() && !stl.starts_with(b"solid"));
            let number = |record: &[u8; 50], at: usize| f32::from_le_bytes(record[at..at + 4].try_into().unwrap());
            let vertex = |record: &[u8; 50], at: usize| [0, 4, 8].map(|part| number(record, at + part));
            let read = |record| [0, 12, 24, 36].map(|at| vertex(record, at));
            (piece, records.iter().map(read).collect())
        })
    }

    #[test]
    fn every_edge_is_shared_by_two_triangles_in_opposite_directions() {
        for (piece, triangles) in files() {
            let mut edges: BTreeMap<[[u32; 3]; 2], u32> = BTreeMap::new();
            for [_, a, b, c] in &triangles {
                for ends in [[a, b], [b, c], [c, a]] {
                    let ends = ends.map(|end| end.map(f32::to_bits));
                    assert_ne!(ends[0], ends[1], "{piece:?}");
                    *edges.entry(ends).or_default() += 1;
                }
            }
            assert_eq!(edges.len(), 3 * triangles.len());
            let has_pair = |&[from, to]: &[[u32; 3]; 2]| edges.get(&[to, from]) == Some(&1);
            assert!(edges.keys().all(has_pair), "{piece:?}");
            assert!(edges.values().all(|&count| count == 1), "{piece:?}");
        }
    }

    #[test]
    fn triangles_look_outwards() {
        for (piece, triangles) in files() {
            // Six times the volume: positive if they are counterclockwise from outside.
            let volume = triangles.iter().map(|[_, a, b, c]| {
                a[0] * (b[1] * c[2] - b[2] * c[1])
                    + a[1] * (b[2] * c[0] - b[0] * c[2])
                    + a[2] * (b[0] * c[1] - b[1] * c[0])
            });
            assert!(volume.sum::<f32>() / 6.0 > 1000.0, "{piece:?}");
            for [normal, ..] in triangles {
                let length = normal.iter().map(|part| part * part).sum::<f32>();
                assert!((length - 1.0).abs() < 1e-5, "{piece:?}: {normal:?}");
            }
        }
    }

    #[test]
    fn nothing_leans_out_by_more_than_45_degrees() {
        for (piece, triangles) in files() {
            for [normal, corners @ ..] in triangles {
                let stands = corners.iter().all(|corner| corner[2] == 0.0);
                assert!(stands || normal[2] > -0.7072, "{piece:?}: {corners:?}");
            }
        }
    }

    #[test]
    fn pieces_stand_on_the_ground_and_fit_a_cell() {
        for (piece, triangles) in files() {
            let corners = || triangles.iter().flat_map(|triangle| &triangle[1..]);
            let widest = corners().map(|[x, y, _]| x.hypot(*y)).fold(0.0, f32::max);
            let [low, high] = [f32::min, f32::max].map(|of| corners().map(|corner| corner[2]).fold(0.0, of));
            let (width, height) = match piece.kind {
                Kind::Queen => (18.0, 30.0..34.0),
                Kind::Guard => (16.0, 22.0..25.0),
            };
            assert!((2.0 * widest - width).abs() < 0.001, "{piece:?}: {widest}");
            assert!(low == 0.0 && height.contains(&high), "{piece:?}: {high}");
        }
    }
}
