//! The room round the table, out of focus: its picture has few pixels, which the filter blurs.

use std::f32::consts::{PI, TAU};

use bevy::asset::RenderAssetUsages;
use bevy::mesh::{Indices, PrimitiveTopology};
use bevy::prelude::*;

use super::texture::{Texel, layered_noise, picture, rgb, step};
use super::unlit::Unlit;

/// Heights of the floor and of the upper end of the wall, in world units.
const FLOOR: f32 = -14.0;
const TOP: f32 = 12.0;
/// Distance of the wall from the middle of the table: so near that the camera sees its foot above the table's far edge.
const WALL: f32 = 24.0;
/// Faces of the wall.
const FACES: u16 = 48;
/// Length of half the wall, which is pictured once for each side of the table.
const HALF: f32 = PI * WALL;
/// Pixels per side of the picture: the wall is in its upper half, the floor in its lower.
const PIXELS: usize = 512;
/// Half a pixel: nearer to the other half of the picture, its colours would mix with these.
const INSET: f32 = 0.5 / PIXELS as f32;

/// What room it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Room {
    /// Wainscot and a carpet by the light of a fire and of candles.
    Parlour,
    /// Columns and slabs of marble before the light of day.
    Hall,
    /// Nothing to look at.
    Plain,
}

/// Floor and wall, seen from inside.
pub(crate) fn mesh() -> Mesh {
    let floor = [(-1.0, -1.0), (-1.0, 1.0), (1.0, 1.0), (1.0, -1.0)].map(|(x, z)| {
        let v = f32::max(0.75 + z * 0.25, 0.5 + INSET);
        (
            Vec3::new(x * WALL, FLOOR, z * WALL),
            Vec3::Y,
            Vec2::new((x + 1.0) / 2.0, v),
        )
    });
    let foot = (FLOOR, 0.5 - INSET);
    let wall = (0..FACES).flat_map(|face| {
        [(0, foot), (1, foot), (1, (TOP, INSET)), (0, (TOP, INSET))].map(|(end, (y, v))| {
            let (sine, cosine) = (f32::from(face + end) / f32::from(FACES) * TAU).sin_cos();
            let way = Vec3::new(sine, 0.0, -cosine);
            // The picture begins anew after half the faces.
            let u = f32::from(face % (FACES / 2) + end) / f32::from(FACES / 2);
            (way * WALL + Vec3::Y * y, -way, Vec2::new(u, v))
        })
    });
    let corners: Vec<_> = floor.into_iter().chain(wall).collect();
    let indices = (0..corners.len() as u32 / 4).flat_map(|quad| [0, 1, 2, 0, 2, 3].map(|corner| 4 * quad + corner));
    let each = |part: fn(&(Vec3, Vec3, Vec2)) -> Vec3| {
        corners.iter().map(|corner| part(corner).to_array()).collect::<Vec<_>>()
    };
    let uvs: Vec<_> = corners.iter().map(|corner| corner.2.to_array()).collect();
    Mesh::new(PrimitiveTopology::TriangleList, RenderAssetUsages::default())
        .with_inserted_attribute(Mesh::ATTRIBUTE_POSITION, each(|corner| corner.0))
        .with_inserted_attribute(Mesh::ATTRIBUTE_NORMAL, each(|corner| corner.1))
        .with_inserted_attribute(Mesh::ATTRIBUTE_UV_0, uvs)
        .with_inserted_attribute(Mesh::ATTRIBUTE_COLOR, vec![[1.0; 4]; corners.len()])
        .with_inserted_indices(Indices::U32(indices.collect()))
}

/// The surface of floor and wall with their picture.
pub(crate) fn surface(picture: Option<Handle<Image>>) -> Unlit {
    Unlit {
        picture,
        falls_off: true,
        ..default()
    }
}

impl Room {
    /// The picture, which fades into the colour of the dark.
    pub(crate) fn picture(self, dark: Color) -> Image {
        let dark = rgb(dark);
        picture(PIXELS, move |at| {
            let colour = if self == Self::Plain {
                dark
            } else if at.y < 0.5 {
                self.wall(at.x * HALF, TOP + (FLOOR - TOP) * at.y * 2.0, dark)
            } else {
                self.floor((Vec2::new(at.x, at.y * 2.0 - 1.0) * 2.0 - 1.0) * WALL, dark)
            };
            Texel {
                colour,
                height: 0.0,
                roughness: 1.0,
            }
        })
    }

    /// The wall, at a distance along it from the side opposite to a player, to the right.
    fn wall(self, along: f32, y: f32, dark: Vec3) -> Vec3 {
        let colour = match self {
            Self::Parlour => wainscot(along, y),
            Self::Hall => colonnade(along, y),
            Self::Plain => dark,
        };
        // Less light comes into the corner below it.
        let corner = 0.45 + 0.55 * step(FLOOR - 0.5, FLOOR + 3.5, y);
        (colour * corner).lerp(dark, step(-2.0, TOP, y))
    }

    fn floor(self, at: Vec2, dark: Vec3) -> Vec3 {
        let colour = match self {
            Self::Parlour => carpeted(at),
            Self::Hall => slabs(at),
            Self::Plain => dark,
        };
        // The table keeps the light from the floor below it, and so does the wall.
        let away = at.length();
        let open = step(6.0, 15.0, away) * (1.0 - 0.5 * step(WALL - 4.0, WALL, away));
        colour * (0.2 + 0.8 * open)
    }
}

/// Distance along the wall between two places on it, across its ends.
fn apart(one: f32, other: f32) -> f32 {
    let way = (one - other).rem_euclid(HALF);
    way.min(HALF - way)
}

/// How bright a light out of focus is at a distance from its middle, in its radius: a disc with a brighter edge.
fn blurred_light(distance: f32) -> f32 {
    let disc = 1.0 - step(0.75, 1.25, distance);
    disc * (0.78 + 0.22 * step(0.3, 0.85, distance))
}

/// The middle of the hearth along the wall, and half its width.
const HEARTH: (f32, f32) = (0.8 * HALF, 4.6);
/// The candles, on a stand by the wall.
const CANDLES: f32 = 0.165 * HALF;
/// Lights: their places along the wall, heights, radii and strengths.
const FLAMES: [(f32, f32, f32, f32); 6] = [
    (HEARTH.0 - 1.9, -11.6, 0.95, 0.55),
    (HEARTH.0 - 0.5, -12.1, 1.25, 0.8),
    (HEARTH.0 + 0.1, -10.4, 1.0, 0.6),
    (HEARTH.0 + 1.2, -11.8, 1.1, 0.7),
    (HEARTH.0 - 0.9, -9.3, 0.7, 0.35),
    (HEARTH.0 + 2.2, -10.6, 0.7, 0.35),
];
const CANDLE_FLAMES: [(f32, f32, f32, f32); 4] = [
    (CANDLES - 1.9, -9.4, 0.85, 0.5),
    (CANDLES, -8.5, 1.0, 0.65),
    (CANDLES + 1.7, -9.7, 0.8, 0.45),
    (CANDLES + 5.2, -10.6, 0.6, 0.25),
];

/// Panels of dark wood over a skirting, a hearth with a fire, and candles.
fn wainscot(along: f32, y: f32) -> Vec3 {
    const PANEL: f32 = HALF / 12.0;
    const WOOD: Vec3 = Vec3::new(0.30, 0.185, 0.12);
    // Inwards from the edge of a panel, whose bevel is lit from above.
    let across = (along.rem_euclid(PANEL) - PANEL / 2.0).abs();
    let sides = PANEL / 2.0 - 1.0 - across;
    let (below, above) = (y + 11.6, -2.0 - y);
    let inwards = sides.min(below).min(above);
    let bevel = step(-0.35, 0.25, inwards) * (1.0 - step(0.35, 1.1, inwards));
    let slope = if below < sides { 0.6 } else { -0.45 };
    let field = 1.0 - 0.22 * step(0.4, 1.2, inwards);
    let skirting = 1.0 - 0.25 * (1.0 - step(-12.7, -12.2, y));
    let wood = WOOD * field * skirting * (1.0 + slope * bevel);

    let from_fire = Vec2::new(apart(along, HEARTH.0), y + 11.0).length();
    let from_candles = Vec2::new(apart(along, CANDLES), y + 9.0).length();
    let glow = |distance: f32, reach: f32| (-distance * distance / (reach * reach)).exp();
    let light = Vec3::splat(0.42)
        + Vec3::new(1.0, 0.66, 0.4) * glow(from_fire, 9.5) * 0.85
        + Vec3::new(1.0, 0.8, 0.56) * glow(from_candles, 8.0) * 0.9;

    // The hearth: a frame of stone round an opening full of embers.
    let (middle, half) = HEARTH;
    let edge = (half - apart(along, middle)).min(-6.2 - y);
    let stone = Vec3::new(0.36, 0.30, 0.25) * light;
    let embers = Vec3::new(0.14, 0.06, 0.03) + Vec3::new(0.42, 0.19, 0.07) * glow(from_fire, 3.4);
    let wall = (wood * light)
        .lerp(stone, step(-1.9, -1.4, edge))
        .lerp(embers, step(-0.3, 0.4, edge));

    let warm = Vec3::new(1.0, 0.7, 0.38);
    FLAMES
        .iter()
        .chain(&CANDLE_FLAMES)
        .fold(wall, |seen, &(place, height, radius, strength)| {
            let distance = Vec2::new(apart(along, place), y - height).length() / radius;
            seen + warm * blurred_light(distance) * strength * 0.5
        })
}

/// Columns before a bright court.
fn colonnade(along: f32, y: f32) -> Vec3 {
    const COLUMN: f32 = HALF / 8.0;
    let across = (along + COLUMN / 2.0).rem_euclid(COLUMN) - COLUMN / 2.0;
    // A plinth, a torus, and the shaft.
    let half = 1.55 + 0.75 * (1.0 - step(-12.4, -12.0, y)) + 0.35 * (1.0 - step(-11.2, -10.9, y));
    let inside = 1.0 - step(half - 0.3, half + 0.3, across.abs());
    let round = (across / half).clamp(-1.0, 1.0);
    let lit = 0.55 + 0.45 * (1.0 - step(-1.0, 0.5, round)) + 0.25 * step(0.7, 1.0, round);
    let stone = Vec3::new(0.33, 0.34, 0.335) * lit;
    let day = step(FLOOR + 0.6, FLOOR + 4.5, y) * (0.5 + 0.5 * (along / HALF * TAU + 0.9).cos().abs());
    let court = Vec3::new(0.10, 0.115, 0.125).lerp(Vec3::new(0.46, 0.53, 0.56), day * 0.85);
    court.lerp(stone, inside)
}

/// Oak boards, and a round carpet with a border. From here everything finer would look like a fault of the picture.
fn carpeted(at: Vec2) -> Vec3 {
    /// The carpet's radius.
    const CARPET: f32 = 19.0;
    let inwards = CARPET - at.length();
    let from = |edge: f32| step(edge - 0.5, edge + 0.5, inwards);
    let [oak, border, line, field] = [
        Vec3::new(0.30, 0.19, 0.115),
        Vec3::new(0.155, 0.10, 0.085),
        Vec3::new(0.38, 0.25, 0.12),
        Vec3::new(0.30, 0.11, 0.09),
    ];
    let colour = oak.lerp(border, from(0.0)).lerp(line, from(2.0)).lerp(field, from(2.7));
    let glow = |along: f32, reach: f32| {
        let [sine, cosine] = [(along / WALL).sin(), (along / WALL).cos()];
        let from = |way: f32| at.distance_squared(Vec2::new(sine, -cosine) * way * (WALL - 2.0));
        // One on either side of the table.
        let distance = from(1.0).min(from(-1.0));
        (-distance / (reach * reach)).exp()
    };
    let fire = Vec3::new(1.0, 0.58, 0.28) * glow(HEARTH.0, 10.0);
    colour * (Vec3::splat(0.5) + fire * 1.2 + Vec3::new(0.5, 0.4, 0.26) * glow(CANDLES, 9.0))
}

/// Slabs of two colours, laid diagonally, with the light of day between the columns.
fn slabs(at: Vec2) -> Vec3 {
    const SLAB: f32 = 4.0;
    let turned = Vec2::new(at.x + at.y, at.x - at.y) / (SLAB * std::f32::consts::SQRT_2);
    let wave = |x: f32| (x * PI).sin();
    let light = step(-0.3, 0.3, wave(turned.x) * wave(turned.y));
    let vein = layered_noise(at / WALL * 1.5 + 0.5, 7, 3, 31);
    let [dark, pale] = [Vec3::new(0.12, 0.13, 0.13), Vec3::new(0.34, 0.33, 0.31)];
    let between = 0.5 + 0.5 * (at.x.atan2(-at.y) * 16.0).cos();
    let beam = step(13.0, 22.0, at.length()) * (1.0 - between);
    dark.lerp(pale, light) * (0.85 + 0.3 * vein) * (Vec3::splat(0.75) + Vec3::new(0.4, 0.44, 0.47) * beam)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tabletop::render::solids_of_revolution::assert_sound;

    #[test]
    fn every_wall_fades_into_the_dark_and_only_a_plain_room_is_empty() {
        let dark = Color::srgb_u8(14, 19, 18);
        for room in [Room::Parlour, Room::Hall, Room::Plain] {
            let picture = room.picture(dark);
            let pixels = &picture.data.unwrap()[..PIXELS * PIXELS * 4];
            let is_dark = |pixel: &[u8]| pixel[..3].iter().zip([14_u8, 19, 18]).all(|(&a, b)| a.abs_diff(b) < 3);
            let row = |y: usize| pixels[y * PIXELS * 4..][..PIXELS * 4].chunks(4);
            assert!(row(0).all(is_dark), "{room:?}");
            for y in [PIXELS * 3 / 8, PIXELS * 5 / 8] {
                let seen = row(y).filter(|pixel| !is_dark(pixel)).count();
                assert_eq!(seen > PIXELS / 2, room != Room::Plain, "{room:?}: {seen}");
            }
        }
    }

    #[test]
    fn it_is_seen_from_inside() {
        assert_sound(&mesh());
    }
}
