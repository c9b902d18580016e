//! The printed ground of the map, as one picture: sea and land with their coasts, a graticule, the fold of the board
//! and the grain of its paper. Parts that must be sharp at any size are printed over it by `print`.

use bevy::prelude::*;

use super::geography::{Coast, EDGE};
use super::palette::{INK, LAND, OCEAN, OCHRE, PAPER, PLAIN_LAND, PLAIN_SEA, SHALLOWS};
use crate::tabletop::render::texture::{Texel, layered_noise, noise, picture, rgb, step};

/// Where the printed frame begins, in the network's coordinates.
pub(crate) const FRAME: f32 = 11.1;
/// Misregister of the plate with the tints against the one with the lines, in the network's coordinates.
const REGISTER: Vec2 = Vec2::new(0.05, -0.04);

/// The picture, with this many pixels along each side; a plain one has flat pale tints instead of print and paper.
pub(crate) fn map_picture(size: usize, is_plain: bool) -> Image {
    let coast = Coast::new();
    let pixel = 2.0 * EDGE / size as f32;
    picture(size, |at| match is_plain {
        true => plain_texel(&coast, at, pixel),
        false => texel(&coast, at, pixel),
    })
}

/// The place on the map of a point of the unit square, from the north-west corner.
fn place_of(at: Vec2) -> Vec2 {
    (Vec2::new(at.x, 1.0 - at.y) * 2.0 - 1.0) * EDGE
}

/// The surface of the plain map at a point of the unit square.
fn plain_texel(coast: &Coast, at: Vec2, pixel: f32) -> Texel {
    let place = place_of(at);
    let distance = coast.distance(place);
    let is_land = step(-pixel, pixel, distance);
    let colour = rgb(PLAIN_SEA).lerp(rgb(PLAIN_LAND), is_land);
    let off = place.abs().max_element();
    Texel {
        colour: colour
            .lerp(rgb(INK), line(distance, 0.05, pixel))
            .lerp(rgb(PLAIN_LAND), step(FRAME - pixel, FRAME + pixel, off)),
        height: 0.0,
        roughness: 1.0,
    }
}

/// Coverage of a pixel by a line of this width, at this distance from the line's middle.
fn line(distance: f32, width: f32, pixel: f32) -> f32 {
    1.0 - step(width / 2.0 - pixel * 0.6, width / 2.0 + pixel * 0.6, distance.abs())
}

/// The surface at a point of the unit square.
fn texel(coast: &Coast, at: Vec2, pixel: f32) -> Texel {
    let place = place_of(at);
    let tint = coast.distance(place + REGISTER);
    let drawn = coast.distance(place);

    let is_land = step(-pixel, pixel, tint);
    let mut colour = sea(tint, at, pixel).lerp(land(tint, at), is_land);
    let graticule = graticule(place, pixel);
    colour = colour.lerp(rgb(SHALLOWS).lerp(rgb(OCHRE), is_land), graticule * 0.55);
    colour = colour.lerp(rgb(INK), 0.85 * line(drawn, 0.05, pixel));

    let off = place.abs().max_element();
    colour = colour.lerp(rgb(PAPER), step(FRAME - pixel, FRAME + pixel, off));
    // Ink takes unevenly, and the paper has a grain.
    let grain = noise(at, 331, 337, 71) * 0.6 + noise(at, 173, 167, 72) * 0.4 - 0.5;
    let wear = layered_noise(at, 4, 3, 73) - 0.5;
    let fold = 1.0 - 0.16 * (-(place.x / 0.045).powi(2)).exp() + 0.07 * (-((place.x - 0.1) / 0.05).powi(2)).exp();
    Texel {
        colour: colour * ((1.0 + 0.075 * grain + 0.06 * wear) * fold),
        height: 0.0,
        roughness: 1.0,
    }
}

/// Lighter towards the coast, with lines that run along it.
fn sea(distance: f32, at: Vec2, pixel: f32) -> Vec3 {
    let off = -distance;
    let swell = layered_noise(at, 6, 3, 41) - 0.5;
    let deep = rgb(OCEAN) * (1.0 + 0.12 * swell);
    let near = (-off / 0.55).exp();
    let mut water = deep.lerp(rgb(SHALLOWS), 0.75 * near);
    for (number, line_at) in [0.2, 0.42, 0.7, 1.05].into_iter().enumerate() {
        let strength = 0.5 - 0.1 * number as f32;
        water = water.lerp(rgb(SHALLOWS) * 1.06, strength * line(off - line_at, 0.035, pixel));
    }
    water
}

/// Paper tinted ochre here and there, and along the coast.
fn land(distance: f32, at: Vec2) -> Vec3 {
    let region = step(0.38, 0.66, layered_noise(at, 5, 4, 51));
    let edge = (-distance / 0.22).exp();
    rgb(LAND).lerp(rgb(OCHRE), (0.42 * region + 0.45 * edge).min(0.8))
}

/// Meridians and parallels, bent as on a globe.
fn graticule(place: Vec2, pixel: f32) -> f32 {
    const APART: f32 = 2.9;
    let meridian = place.x / (1.0 - 0.0024 * place.y * place.y).max(0.5);
    let parallel = place.y + 0.008 * place.x * place.x;
    let off = |at: f32| (at / APART - (at / APART).round()) * APART;
    line(off(meridian), 0.03, pixel).max(line(off(parallel), 0.03, pixel))
}

#[cfg(test)]
mod tests {
    use agon_core::agent::City;

    use super::*;
    use crate::agent::scene::board::{HALF, city_spot};

    /// The mean colour around a point of the map, in sRGB.
    fn around(image: &Image, size: usize, at: Vec2) -> Vec3 {
        let pixels = image.data.as_ref().unwrap();
        let middle = (Vec2::new(at.x, -at.y) / HALF + 1.0) / 2.0 * size as f32;
        let mut sum = Vec3::ZERO;
        for step in 0..9 {
            let at = middle + Vec2::new((step % 3) as f32, (step / 3) as f32) - 1.0;
            let first = (at.y as usize * size + at.x as usize) * 4;
            sum += Vec3::from_array([0, 1, 2].map(|part| f32::from(pixels[first + part]) / 255.0));
        }
        sum / 9.0
    }

    #[test]
    fn land_and_sea_differ_in_lightness() {
        const SIZE: usize = 256;
        for is_plain in [false, true] {
            let image = map_picture(SIZE, is_plain);
            let lightness = |at: Vec2| around(&image, SIZE, at).dot(Vec3::new(0.21, 0.72, 0.07));
            let land =
                ["PAR", "MOS", "KHA", "PEK", "TEH"].map(|code| lightness(city_spot(code.parse::<City>().unwrap())));
            let sea = [(-2.3, 0.4), (-4.6, -3.4), (-3.4, 2.0)].map(|at| lightness(Vec2::from(at)));
            let [darkest, lightest] = [
                land.into_iter().fold(1.0, f32::min),
                sea.into_iter().fold(0.0, f32::max),
            ];
            assert!(darkest > lightest + 0.12, "{land:?} {sea:?}");
            // Ink is read on the plain map wherever it lies.
            assert!(!is_plain || sea.into_iter().fold(1.0, f32::min) > 0.7, "{sea:?}");
        }
    }
}
