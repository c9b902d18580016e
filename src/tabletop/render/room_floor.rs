//! The floor of the room, far below the table and out of focus: the picture has few pixels, which the filter blurs.

use bevy::prelude::*;

use super::flat::Sheet;
use super::texture::{Texel, layered_noise, picture, rgb, step};

/// The height of the floor, in world units: the table is as high as it is wide.
const HEIGHT: f32 = -20.0;
/// Half the width of the picture, in world units. Beyond it lies the dark.
const REACH: f32 = 96.0;
/// Pixels per side of the picture.
const PIXELS: usize = 128;

/// What the floor is made of.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Floor {
    /// Oak with a carpet, by the light of a lamp and a fire.
    Oak,
    /// Slabs of marble, by the light of tall windows.
    Marble,
    /// Nothing to look at.
    Plain,
}

/// The floor as a square under the table, with the picture once on it.
pub(crate) fn mesh() -> Mesh {
    let corners = [(-1.0, -1.0), (1.0, -1.0), (1.0, 1.0), (-1.0, 1.0)].map(|(x, y)| Vec2::new(x, y) * REACH);
    let square = Sheet::above(HEIGHT).figure(&corners, Color::WHITE).mesh();
    let uvs: Vec<Vec2> = square
        .attribute(Mesh::ATTRIBUTE_POSITION)
        .and_then(|positions| positions.as_float3())
        .unwrap_or_default()
        .iter()
        .map(|at| (Vec2::new(at[0], at[2]) / REACH + 1.0) / 2.0)
        .collect();
    square.with_inserted_attribute(Mesh::ATTRIBUTE_UV_0, uvs)
}

impl Floor {
    /// The picture, which fades into the colour of the dark.
    pub(crate) fn picture(self, dark: Color) -> Image {
        let dark = rgb(dark);
        picture(PIXELS, move |at| {
            let place = (at * 2.0 - 1.0) * REACH;
            let (ground, light) = match self {
                Self::Oak => (carpeted(place), firelight(place)),
                Self::Marble => (slabs(place), daylight(place)),
                Self::Plain => (dark, Vec3::ONE),
            };
            // The table keeps the light from the floor below it.
            let open = step(4.0, 34.0, place.length());
            let lit = ground * light * (0.25 + 0.75 * open);
            let far = step(0.35, 0.98, place.length() / REACH);
            Texel {
                colour: lit.lerp(dark, if self == Self::Plain { 1.0 } else { far }),
                height: 0.0,
                roughness: 1.0,
            }
        })
    }
}

/// Oak boards, and a carpet with a border. From here everything finer would look like a fault of the picture.
fn carpeted(at: Vec2) -> Vec3 {
    /// Half the carpet's size.
    const CARPET: Vec2 = Vec2::new(46.0, 34.0);
    let inwards = (CARPET - at.abs()).min_element();
    let from = |edge: f32| step(edge - 3.5, edge + 3.5, inwards);
    let [oak, border, field] = [
        Vec3::new(0.26, 0.175, 0.115),
        Vec3::new(0.20, 0.125, 0.09),
        Vec3::new(0.28, 0.12, 0.095),
    ];
    oak.lerp(border, from(0.0)).lerp(field, from(10.0))
}

/// A lamp over the table, and a fire on the far right.
fn firelight(at: Vec2) -> Vec3 {
    let lamp = (-at.length_squared() / (52.0 * 52.0)).exp();
    let fire = (-at.distance_squared(Vec2::new(70.0, -60.0)) / (46.0 * 46.0)).exp();
    Vec3::splat(0.34) + Vec3::new(1.0, 0.88, 0.72) * lamp * 0.95 + Vec3::new(0.9, 0.5, 0.25) * fire
}

/// Slabs of two colours, laid diagonally.
fn slabs(at: Vec2) -> Vec3 {
    const SLAB: f32 = 8.0;
    let turned = Vec2::new(at.x + at.y, at.x - at.y) / (SLAB * std::f32::consts::SQRT_2);
    let wave = |x: f32| (x * std::f32::consts::PI).sin();
    let light = step(-0.35, 0.35, wave(turned.x) * wave(turned.y));
    let vein = layered_noise(at / REACH * 1.5 + 0.5, 7, 3, 31);
    let [dark, pale] = [Vec3::new(0.12, 0.13, 0.13), Vec3::new(0.33, 0.315, 0.29)];
    dark.lerp(pale, light) * (0.85 + 0.3 * vein)
}

/// Light from two tall windows on the left.
fn daylight(at: Vec2) -> Vec3 {
    let pane = |middle: f32| {
        let across = step(-70.0, -56.0, at.x) * (1.0 - step(-18.0, -4.0, at.x));
        let along = at.y - middle - 0.35 * at.x;
        across * step(-13.0, -8.0, along) * (1.0 - step(8.0, 13.0, along))
    };
    Vec3::splat(0.6) + Vec3::new(0.55, 0.57, 0.6) * (pane(-26.0) + pane(22.0))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_floor_fades_into_the_dark() {
        let dark = Color::srgb_u8(14, 19, 18);
        for floor in [Floor::Oak, Floor::Marble, Floor::Plain] {
            let picture = floor.picture(dark);
            let pixels = &picture.data.unwrap()[..PIXELS * PIXELS * 4];
            let row = |y: usize| pixels[y * PIXELS * 4..][..PIXELS * 4].chunks(4);
            for edge in [row(0), row(PIXELS - 1)] {
                assert!(edge.into_iter().all(|pixel| pixel[..3] == [14, 19, 18]), "{floor:?}");
            }
            let middle = row(PIXELS / 2).filter(|pixel| pixel[..3] != [14, 19, 18]).count();
            assert_eq!(middle > PIXELS / 2, floor != Floor::Plain, "{floor:?}: {middle}");
        }
    }
}
