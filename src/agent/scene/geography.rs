//! The world of the map: coasts bent to the network of cities, and the distance of any point from them.
//!
//! Coordinates are those of the network, with Tangier in the middle, x east and y north; the board ends at ±11.6.

use std::f32::consts::SQRT_2;

use bevy::math::Vec2;

use crate::tabletop::render::texture::noise;

/// From the middle of the map to its sides, in the network's coordinates.
pub(crate) const EDGE: f32 = 11.6;

/// The coasts of land and of inland seas, in tenths. A point is on land if it is inside an odd number of them.
#[rustfmt::skip]
const COASTS: [&[(i8, i8)]; 15] = [
    // North America, with Florida and the isthmus of Panama, down to Brazil.
    &[
        (-122, 92), (-104, 94), (-94, 84), (-98, 72), (-90, 66), (-84, 74), (-76, 63), (-72, 50), (-79, 43),
        (-73, 38), (-77, 32), (-76, 25), (-81, 20), (-87, 13), (-92, 9), (-92, 2), (-90, -6), (-95, -13), (-94, -21),
        (-97, -24), (-101, -17), (-108, -18), (-115, -24), (-117, -32), (-111, -40), (-103, -42), (-99, -35),
        (-92, -36), (-93, -43), (-84, -45), (-79, -43), (-74, -49), (-68, -54), (-61, -50), (-54, -46), (-46, -47),
        (-40, -53), (-33, -60), (-34, -68), (-42, -75), (-45, -84), (-52, -92), (-54, -104), (-60, -108), (-66, -96),
        (-64, -82), (-70, -72), (-67, -63), (-60, -57), (-66, -60), (-75, -57), (-82, -52), (-94, -52), (-106, -52),
        (-114, -46), (-122, -40),
    ],
    // Greenland.
    &[
        (-62, 122), (-66, 108), (-60, 99), (-63, 88), (-58, 76), (-52, 71), (-47, 80), (-39, 88), (-36, 100),
        (-30, 122),
    ],
    // Iceland, Cuba, and smaller islands: Bermuda, the Azores and the Canaries.
    &[
        (-58, 46), (-52, 43), (-45, 44), (-41, 49), (-43, 56), (-50, 58), (-56, 56), (-60, 52),
    ],
    &[
        (-92, -24), (-86, -21), (-79, -23), (-73, -28), (-68, -31), (-74, -33), (-81, -31), (-87, -28),
    ],
    &[
        (-64, -4), (-57, -5), (-54, 1), (-58, 5), (-64, 4),
    ],
    &[
        (-46, 17), (-39, 15), (-34, 19), (-36, 25), (-43, 26), (-47, 23),
    ],
    &[
        (-46, -24), (-40, -26), (-34, -23), (-34, -17), (-40, -14), (-46, -17),
    ],
    // Ireland and Great Britain.
    &[
        (-34, 75), (-28, 71), (-21, 74), (-19, 82), (-24, 89), (-31, 87), (-35, 82),
    ],
    &[
        (-13, 86), (-6, 84), (2, 87), (9, 86), (14, 93), (10, 99), (13, 106), (8, 113), (10, 122), (-4, 122),
        (-8, 112), (-4, 105), (-11, 101), (-8, 94), (-14, 91),
    ],
    // Europe and Asia: from Portugal along the Channel and the Baltic, the north-east, then China, India, Arabia, the
    // Levant and the Mediterranean.
    &[
        (-31, -4), (-29, 8), (-30, 15), (-26, 25), (-17, 28), (-10, 29), (-16, 34), (-26, 36), (-36, 43), (-37, 47),
        (-28, 48), (-23, 52), (-14, 55), (-7, 62), (1, 68), (10, 70), (13, 78), (18, 82), (20, 90), (18, 97),
        (24, 103), (28, 99), (25, 92), (28, 86), (36, 84), (46, 82), (55, 79), (60, 86), (60, 94), (70, 93), (77, 96),
        (69, 101), (58, 99), (55, 92), (48, 88), (44, 93), (47, 100), (42, 104), (37, 97), (31, 102), (27, 110),
        (26, 122), (122, 122), (122, -122), (-36, -122), (-32, -112), (-38, -108), (-36, -100), (-28, -102),
        (-34, -94), (-33, -85), (-30, -78), (-24, -76), (-18, -82), (-11, -86), (-6, -80), (-9, -73), (-4, -76),
        (0, -84), (4, -80), (3, -74), (8, -79), (10, -87), (17, -90), (21, -84), (18, -79), (14, -70), (20, -67),
        (28, -69), (36, -66), (43, -62), (42, -55), (47, -49), (44, -43), (38, -47), (34, -54), (31, -49), (36, -41),
        (42, -33), (46, -27), (58, -24), (64, -18), (68, -10), (62, -10), (56, -9), (53, -4), (57, 2), (63, 2),
        (59, 5), (54, 4), (57, 8), (53, 7), (54, 13), (50, 20), (45, 27), (44, 33), (41, 31), (44, 24), (48, 17),
        (53, 11), (49, 10), (50, 6), (45, 11), (40, 17), (36, 23), (32, 30), (25, 30), (17, 29), (14, 22), (12, 14),
        (8, 8), (2, 6), (-6, 7), (-12, 0), (-20, -9),
    ],
    // Africa.
    &[
        (-3, 3), (4, 2), (12, 3), (20, 4), (28, 4), (30, -1), (28, -7), (34, -11), (42, -13), (49, -17), (55, -22),
        (44, -26), (38, -33), (32, -40), (27, -46), (31, -51), (24, -56), (16, -57), (9, -63), (6, -71), (-2, -75),
        (-9, -70), (-11, -62), (-8, -54), (-14, -50), (-23, -49), (-29, -42), (-26, -35), (-18, -30), (-9, -27),
        (-6, -20), (-9, -12), (-6, -4),
    ],
    // The Black Sea and the Caspian Sea.
    &[
        (62, 4), (66, 12), (73, 11), (78, 15), (86, 11), (84, 3), (76, 1), (69, -2), (64, 1),
    ],
    &[
        (88, -16), (94, -20), (96, -30), (94, -41), (88, -43), (86, -35), (89, -28), (86, -22),
    ],
    // Sicily with the south of the Mediterranean, and Japan.
    &[
        (39, 5), (45, 3), (46, 6), (41, 8),
    ],
    &[
        (-46, -93), (-42, -97), (-45, -105), (-50, -112), (-55, -116), (-53, -107), (-50, -98),
    ],
];

/// Points of the grid along each side of the map.
const GRID: usize = 256;
/// Points of a block of the grid along each side.
const BLOCK: usize = 8;
/// The furthest that [`roughness`] moves a point.
const ROUGHEST: f32 = 0.54;

/// The distance of the coast from each point of a grid, positive on land.
pub(crate) struct Coast {
    distances: Vec<f32>,
}

impl Coast {
    pub(crate) fn new() -> Self {
        let lines = lines();
        let place = |x: f32, y: f32| (Vec2::new(x, y) / (GRID - 1) as f32 * 2.0 - 1.0) * EDGE;
        let reach = EDGE * (BLOCK - 1) as f32 / (GRID - 1) as f32 * SQRT_2 + ROUGHEST;
        let mut distances = vec![0.0; GRID * GRID];
        for (first_y, first_x) in (0..GRID)
            .step_by(BLOCK)
            .flat_map(|y| (0..GRID).step_by(BLOCK).map(move |x| (y, x)))
        {
            let half = (BLOCK - 1) as f32 / 2.0;
            let near = Near::new(&lines, place(first_x as f32 + half, first_y as f32 + half), reach);
            for (y, x) in (first_y..first_y + BLOCK).flat_map(|y| (first_x..first_x + BLOCK).map(move |x| (y, x))) {
                let at = place(x as f32, y as f32);
                distances[y * GRID + x] = near.distance(at + roughness(at));
            }
        }
        Self { distances }
    }

    /// The distance of the coast from a point, positive on land, interpolated between the points of the grid.
    pub(crate) fn distance(&self, at: Vec2) -> f32 {
        let last = (GRID - 1) as f32;
        let at = ((at / EDGE + 1.0) / 2.0 * last).clamp(Vec2::ZERO, Vec2::splat(last - 1e-3));
        let (x, y) = (at.x as usize, at.y as usize);
        let part = at.fract();
        let row = |y: usize| {
            let [left, right] = [0, 1].map(|next| self.distances[y * GRID + x + next]);
            left + (right - left) * part.x
        };
        let [below, above] = [row(y), row(y + 1)];
        below + (above - below) * part.y
    }
}

/// Offset of the coast at a point from the straight lines between its corners: bays and headlands.
fn roughness(at: Vec2) -> Vec2 {
    let at = at / (2.0 * EDGE);
    let layer =
        |knots: u32, seed: u32| Vec2::new(noise(at, knots, knots, seed), noise(at, knots, knots, seed + 1)) - 0.5;
    layer(23, 11) * 0.5 + layer(61, 13) * 0.26
}

/// The straight lines between neighbouring corners of the coasts.
fn lines() -> Vec<[Vec2; 2]> {
    let point = |(x, y): (i8, i8)| Vec2::new(f32::from(x), f32::from(y)) / 10.0;
    let of_coast = |coast: &'static [(i8, i8)]| {
        let before = coast.iter().cycle().skip(coast.len() - 1);
        before.zip(coast).map(move |(&from, &to)| [point(from), point(to)])
    };
    COASTS.into_iter().flat_map(of_coast).collect()
}

fn distance_squared(at: Vec2, [from, to]: [Vec2; 2]) -> f32 {
    let (way, off) = (to - from, at - from);
    let along = (off.dot(way) / way.length_squared()).clamp(0.0, 1.0);
    off.distance_squared(way * along)
}

/// The lines of the coasts that matter for points around a place: all lines would take ten times as long.
struct Near {
    /// Those of which one is the nearest.
    nearest: Vec<[Vec2; 2]>,
    /// Those that lie west or east of some point.
    beside: Vec<[Vec2; 2]>,
}

impl Near {
    /// Points are no further than `reach` from `middle`.
    fn new(lines: &[[Vec2; 2]], middle: Vec2, reach: f32) -> Self {
        let distances: Vec<f32> = lines
            .iter()
            .map(|&line| distance_squared(middle, line).sqrt())
            .collect();
        let furthest = distances.iter().copied().fold(f32::INFINITY, f32::min) + 2.0 * reach;
        let is_beside =
            |[from, to]: &[Vec2; 2]| from.y.min(to.y) <= middle.y + reach && from.y.max(to.y) >= middle.y - reach;
        let both = lines.iter().zip(distances);
        Self {
            nearest: both
                .filter(|(_, distance)| *distance <= furthest)
                .map(|(line, _)| *line)
                .collect(),
            beside: lines.iter().copied().filter(is_beside).collect(),
        }
    }

    /// The distance of a point from the nearest coast, positive on land.
    fn distance(&self, at: Vec2) -> f32 {
        let squared = self.nearest.iter().map(|&line| distance_squared(at, line));
        let distance = squared.fold(f32::INFINITY, f32::min).sqrt();
        let is_crossed = |[from, to]: &&[Vec2; 2]| {
            (from.y > at.y) != (to.y > at.y) && at.x < from.x + (to.x - from.x) * (at.y - from.y) / (to.y - from.y)
        };
        let is_land = self.beside.iter().filter(is_crossed).count() % 2 == 1;
        if is_land { distance } else { -distance }
    }
}

#[cfg(test)]
mod tests {
    use agon_core::agent::City;

    use super::*;
    use crate::agent::scene::board::{HALF, city_spot};

    #[test]
    fn lines_that_are_left_out_change_no_distance() {
        let lines = lines();
        let all = Near::new(&lines, Vec2::ZERO, 100.0);
        assert_eq!([all.nearest.len(), all.beside.len()], [lines.len(); 2]);
        let coast = Coast::new();
        for number in (0..GRID * GRID).step_by(7) {
            let at = Vec2::new((number % GRID) as f32, (number / GRID) as f32);
            let at = (at / (GRID - 1) as f32 * 2.0 - 1.0) * EDGE;
            assert!(roughness(at).length() <= ROUGHEST, "{at}");
            let whole = all.distance(at + roughness(at));
            assert_eq!(coast.distances[number], whole, "{at}");
        }
    }

    #[test]
    fn every_city_lies_on_land_or_on_its_coast() {
        let coast = Coast::new();
        for city in City::ALL {
            let at = city_spot(city) * EDGE / HALF;
            assert!(coast.distance(at) > -0.1, "{}: {}", city.name(), coast.distance(at));
        }
    }

    #[test]
    fn seas_separate_the_continents() {
        let coast = Coast::new();
        // The Atlantic, the Channel, the Mediterranean, the Indian Ocean, the Pacific, the Gulf of Mexico.
        for sea in [
            (-5.0, 0.0),
            (-2.0, 6.6),
            (1.2, 0.9),
            (0.8, -7.6),
            (-3.0, -7.3),
            (-10.6, -2.9),
        ] {
            let distance = coast.distance(Vec2::from(sea));
            assert!(distance < 0.0, "{sea:?}: {distance}");
        }
        for land in [(8.0, 6.0), (7.0, -8.0), (1.0, -3.0), (-10.5, 3.0)] {
            assert!(coast.distance(Vec2::from(land)) > 0.5, "{land:?}");
        }
    }
}
