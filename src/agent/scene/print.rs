//! The sharp lines of the map: links, cities, the frame, a compass rose, a cartouche, and the inset of the Bahamas. One
//! mesh in flat layers, lit in the lit view.

use std::f32::consts::TAU;

use agon_core::agent::{Agent, City, Map, Nation};
use bevy::prelude::*;

use super::board::{BAHAMAS, DISC, HALF, HOME_DISC, TOP, city_spot, disc, exile_spot, links};
use super::geography::EDGE;
use super::map_picture::FRAME;
use super::palette::{BRICK, INK, OCHRE, PAPER, PLAIN_LAND, PLAIN_SEA, SHALLOWS, nation};
use crate::tabletop::render::flat::{Sheet, circle_at};

/// Where the title is printed, and half the size of its panel.
pub(crate) const TITLE: (Vec2, Vec2) = (Vec2::new(-4.3, 4.95), Vec2::new(1.0, 0.4));
const COMPASS: (Vec2, f32) = (Vec2::new(4.3, -4.3), 0.95);
/// Heights of the layers above the face of the board.
const LAYER: f32 = 0.003;

/// Half the width of a link's line, and of the light casing around it.
const LINE: f32 = 0.026;
const CASING: f32 = 0.056;

/// Layers from the lowest: shapes of one layer do not overlap, but for some of the same colour.
#[derive(Default)]
struct Layers(Vec<Sheet>);

impl Layers {
    /// Draws on the layer with this number.
    fn on(&mut self, number: usize, draw: impl FnOnce(Sheet) -> Sheet) {
        if self.0.len() <= number {
            self.0.resize_with(number + 1, Sheet::default);
        }
        self.0[number] = draw(std::mem::take(&mut self.0[number]));
    }

    fn disc(&mut self, number: usize, centre: Vec2, radius: f32, colour: Color) {
        self.on(number, |sheet| sheet.figure(&circle_at(centre, radius, 40), colour));
    }

    fn panel(&mut self, number: usize, (centre, half): (Vec2, Vec2), colour: Color) {
        self.on(number, |sheet| sheet.figure(&rectangle(centre, half), colour));
    }

    /// A frame of this width inside a rectangle.
    fn frame(&mut self, number: usize, (centre, half): (Vec2, Vec2), width: f32, colour: Color) {
        let inner = rectangle(centre, half - width);
        self.on(number, |sheet| {
            sheet.band(&inner, &rectangle(centre, half), (colour, colour))
        });
    }

    fn mesh(self) -> Mesh {
        let layers = (1_u8..).zip(self.0).filter(|(_, sheet)| !sheet.is_empty());
        let meshes = layers.map(|(number, sheet)| {
            let height = TOP + f32::from(number) * LAYER;
            sheet.level().mesh().translated_by(Vec3::Y * height)
        });
        let merged = meshes.reduce(|mut all, mesh| {
            all.merge(&mesh).expect("all layers have the same attributes");
            all
        });
        merged.expect("something is printed")
    }
}

fn rectangle(centre: Vec2, half: Vec2) -> [Vec2; 4] {
    [(-1.0, -1.0), (1.0, -1.0), (1.0, 1.0), (-1.0, 1.0)].map(|(x, y)| centre + half * Vec2::new(x, y))
}

/// A straight line between two points, as a rectangle.
fn bar(from: Vec2, to: Vec2, half: f32) -> [Vec2; 4] {
    let aside = (to - from).normalize_or_zero().perp() * half;
    [from - aside, to - aside, to + aside, from + aside]
}

/// Everything printed for a map, which may be the plain one.
pub(crate) fn mesh(map: Map, is_plain: bool) -> Mesh {
    let mut layers = Layers::default();
    print_links(&mut layers, map);
    print_frame(&mut layers);
    print_compass(&mut layers);
    let tints = match is_plain {
        true => [PLAIN_SEA, INK, PLAIN_LAND],
        false => [SHALLOWS, OCHRE, PAPER.mix(&OCHRE, 0.35)],
    };
    print_bahamas(&mut layers, tints);
    let (title, half) = TITLE;
    layers.panel(3, (title, half), PAPER);
    layers.frame(4, (title, half), 0.05, INK);
    layers.frame(4, (title, half - 0.09), 0.02, BRICK);
    for city in map.cities() {
        print_city(&mut layers, city);
    }
    layers.mesh()
}

fn print_links(layers: &mut Layers, map: Map) {
    for [one, other] in links(map) {
        let (from, to) = (city_spot(one), city_spot(other));
        let way = (to - from).normalize_or_zero();
        let (from, to) = (from + way * disc(one) * 0.8, to - way * disc(other) * 0.8);
        layers.on(0, |sheet| sheet.figure(&bar(from, to, CASING), PAPER));
        layers.on(1, |sheet| sheet.figure(&bar(from, to, LINE), BRICK));
    }
}

fn print_city(layers: &mut Layers, city: City) {
    let at = city_spot(city);
    if let Some(at_home) = Nation::at_home_in(city) {
        let colour = nation(at_home);
        let rings = [(0.03, PAPER), (0.0, INK), (-0.03, colour), (-0.13, INK), (-0.15, PAPER)];
        for (number, (grown, colour)) in rings.into_iter().enumerate() {
            layers.disc(2 + number, at, HOME_DISC + grown, colour);
        }
        print_house(layers, at, colour);
        return;
    }
    let rings: &[(f32, Color)] = if city == City::TANGIER {
        &[
            (0.37, PAPER),
            (0.34, INK),
            (0.31, OCHRE),
            (0.235, INK),
            (0.205, PAPER),
            (0.08, BRICK),
        ]
    } else {
        &[(DISC + 0.03, PAPER), (DISC, INK), (DISC - 0.035, PAPER), (0.06, BRICK)]
    };
    for (number, &(radius, colour)) in rings.iter().enumerate() {
        layers.disc(2 + number, at, radius, colour);
    }
}

/// A house, so that a home is not taken for an agent.
fn print_house(layers: &mut Layers, at: Vec2, colour: Color) {
    let place = |points: &[(f32, f32)]| -> Vec<Vec2> { points.iter().map(|&point| at + Vec2::from(point)).collect() };
    let walls = place(&[(-0.13, -0.16), (0.13, -0.16), (0.13, 0.04), (-0.13, 0.04)]);
    let roof = place(&[(-0.2, 0.03), (0.2, 0.03), (0.0, 0.2)]);
    let door = place(&[(-0.035, -0.16), (0.035, -0.16), (0.035, -0.04), (-0.035, -0.04)]);
    layers.on(7, |sheet| sheet.figure(&walls, colour).figure(&roof, colour));
    layers.on(8, |sheet| sheet.figure(&door, PAPER));
}

fn print_frame(layers: &mut Layers) {
    let inner = FRAME / EDGE * HALF;
    layers.frame(2, (Vec2::ZERO, Vec2::splat(inner + 0.03)), 0.045, INK);
    layers.frame(2, (Vec2::ZERO, Vec2::splat(HALF - 0.075)), 0.02, INK);
    // Degrees along the frame, light and dark in turn.
    const DEGREES: u8 = 24;
    let length = 2.0 * (inner + 0.03) / f32::from(DEGREES);
    for number in (0..DEGREES).step_by(2) {
        let from = -(inner + 0.03) + f32::from(number) * length;
        for side in 0..4_u8 {
            let turn = Vec2::from_angle(f32::from(side) / 4.0 * TAU);
            let place = |along: f32| turn.rotate(Vec2::new(inner + 0.062, along));
            let dash = bar(place(from), place(from + length), 0.03);
            layers.on(3, |sheet| sheet.figure(&dash, INK));
        }
    }
}

/// Eight points, each with a light and a dark side.
fn print_compass(layers: &mut Layers) {
    let (middle, reach) = COMPASS;
    let ring = |radius: f32| circle_at(middle, radius, 48);
    layers.on(2, |sheet| {
        sheet.band(&ring(reach * 0.60), &ring(reach * 0.63), (PAPER, PAPER))
    });
    layers.on(2, |sheet| {
        sheet.band(&ring(reach * 0.66), &ring(reach * 0.675), (PAPER, PAPER))
    });
    // The four short points lie below the four long ones.
    for (layer, first, length, half) in [(3, 1_u8, 0.56, 0.13), (4, 0, 1.0, 0.15)] {
        for quarter in 0..4_u8 {
            let way = Vec2::from_angle(f32::from(2 * quarter + first) / 8.0 * TAU);
            let tip = middle + way * reach * length;
            for (side, colour) in [(-1.0, INK), (1.0, PAPER)] {
                let corner = middle + (way + way.perp() * side).normalize() * reach * half;
                let mut point = [middle, corner, tip];
                if side > 0.0 {
                    point.swap(1, 2);
                }
                layers.on(layer, |sheet| sheet.figure(&point, colour));
            }
        }
    }
    let north = middle + Vec2::Y * reach * 1.0;
    layers.disc(5, north, 0.035, BRICK);
    layers.disc(5, middle, 0.07, BRICK);
}

/// An inset map with a sandbank under each row of exiles, in the tints of the sea, the shore and the sand.
fn print_bahamas(layers: &mut Layers, [sea, shore, sand]: [Color; 3]) {
    let (middle, half) = BAHAMAS;
    layers.panel(2, (middle, half), PAPER);
    layers.panel(3, (middle, half - 0.05), sea);
    layers.frame(4, (middle, half), 0.03, INK);
    for first in [0, 4] {
        let [from, to] = [first, first + 3].map(|index| exile_spot(Agent::ALL[index]));
        let bank = |grown: f32| -> Vec<Vec2> {
            let radius = Vec2::new((to.x - from.x) / 2.0 + 0.16 + grown, 0.24 + grown);
            circle_at(Vec2::ZERO, 1.0, 48)
                .into_iter()
                .enumerate()
                .map(|(number, at)| {
                    // An uneven shore, not the same for both.
                    let wave = 1.0 + 0.05 * (number as f32 * 0.9 + from.y * 7.0).sin();
                    (from + to) / 2.0 + at * radius * wave
                })
                .collect()
        };
        layers.on(4, |sheet| sheet.figure(&bank(0.05), PAPER.mix(&sea, 0.45)));
        layers.on(5, |sheet| sheet.figure(&bank(0.0), shore));
        layers.on(6, |sheet| sheet.figure(&bank(-0.05), sand));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn everything_lies_on_the_board_and_faces_upwards() {
        for map in [Map::Long, Map::Short] {
            let mesh = mesh(map, map == Map::Short);
            let positions = mesh.attribute(Mesh::ATTRIBUTE_POSITION).unwrap().as_float3().unwrap();
            for at in positions {
                assert!(at[0].abs() <= HALF && at[2].abs() <= HALF, "{at:?}");
                assert!(at[1] > TOP && at[1] < TOP + 0.04, "{at:?}");
            }
            let indices: Vec<usize> = mesh.indices().unwrap().iter().collect();
            for triangle in indices.chunks(3) {
                let [a, b, c] = [0, 1, 2].map(|corner| Vec3::from(positions[triangle[corner]]));
                assert!((b - a).cross(c - a).y > 0.0, "{a} {b} {c}");
            }
        }
    }
}
