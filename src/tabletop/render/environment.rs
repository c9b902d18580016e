//! The room round the table, as reflected by the board's polish: an environment map, blurred for every roughness.
//! Computed here once, because WebGL2 has no compute shaders.

use std::f32::consts::{PI, TAU};

use bevy::asset::RenderAssetUsages;
use bevy::prelude::*;
use bevy::render::render_resource::{
    Extent3d, TextureDimension, TextureFormat, TextureViewDescriptor, TextureViewDimension,
};

use super::texture::step;

/// Resolution of the sharpest level, in pixels per side.
const SHARPEST: u32 = 64;
/// Resolution of the map that lights matt surfaces, in pixels per side.
const MATT: u32 = 8;
/// Brightness of the room's white, in candela per square metre.
pub(crate) const BRIGHTNESS: f32 = 560.0;

/// The room as seen from the board along a unit vector: a sash window on the left, a lamp on the right, panelled walls,
/// a plastered ceiling. Edges are blurred by `soft` radians.
fn room(direction: Vec3, soft: f32) -> Vec3 {
    let up = direction.y;
    let edge = |at: f32, x: f32| step(at - soft - 0.02, at + soft + 0.02, x);
    let wall = Vec3::new(0.20, 0.145, 0.105).lerp(Vec3::new(0.34, 0.30, 0.25), edge(0.22, up));
    let ceiling = Vec3::new(0.50, 0.48, 0.45);
    let floor = Vec3::new(0.085, 0.055, 0.04);
    let mut light = floor.lerp(wall, edge(-0.12, up)).lerp(ceiling, edge(0.72, up));

    // The window's wall is a plane on the left, on which the panes are located.
    if direction.x < -0.05 {
        let (along, height) = (direction.z / -direction.x, up / -direction.x);
        let within = |low: f32, x: f32, high: f32| edge(low, x) * (1.0 - edge(high, x));
        let opening = within(-0.75, along, 0.55) * within(0.18, height, 1.75);
        let bar = |at: f32, x: f32| within(at - 0.035, x, at + 0.035) * (0.1 / (0.1 + soft));
        let bars = [
            bar(-0.32, along),
            bar(0.12, along),
            bar(0.70, height),
            bar(1.22, height),
        ];
        let free: f32 = bars.into_iter().map(|bar| 1.0 - bar).product();
        let sky = Vec3::new(4.4, 4.9, 5.6).lerp(Vec3::new(6.4, 6.6, 6.8), edge(0.9, height));
        light = light.lerp(sky, opening * free);
    }
    let lamp = direction.dot(Vec3::new(0.62, 0.60, -0.50).normalize());
    light + Vec3::new(7.5, 5.2, 3.0) * step(0.945, 0.985, lamp) + Vec3::new(0.35, 0.22, 0.11) * step(0.6, 1.0, lamp)
}

/// The Hammersley set: `count` points spread evenly over the unit square.
fn scattered(count: u32) -> impl Iterator<Item = Vec2> {
    (0..count).map(move |i| {
        Vec2::new(
            (i as f32 + 0.5) / count as f32,
            i.reverse_bits() as f32 / 2.0_f32.powi(32),
        )
    })
}

/// The room's light on a matt surface with this unit normal, assuming uniform brightness.
fn diffuse(normal: Vec3) -> Vec3 {
    const RAYS: u32 = 256;
    let (side, other) = normal.any_orthonormal_pair();
    let rays = scattered(RAYS).map(|at| {
        let (sine, cosine) = (TAU * at.x).sin_cos();
        let out = at.y.sqrt();
        (side * cosine + other * sine) * out + normal * (1.0 - at.y).sqrt()
    });
    rays.map(|ray| room(ray, 0.08)).sum::<Vec3>() / RAYS as f32
}

/// The reflection of a surface of this perceptual roughness around a unit vector: the GGX lobe at normal incidence.
fn glossy(mirrored: Vec3, roughness: f32) -> Vec3 {
    if roughness == 0.0 {
        return room(mirrored, 0.01);
    }
    let rays = 48 + (160.0 * roughness) as u32;
    let alpha = roughness * roughness;
    let (side, other) = mirrored.any_orthonormal_pair();
    let (mut light, mut all) = (Vec3::ZERO, 0.0);
    for at in scattered(rays) {
        let (sine, cosine) = (TAU * at.x).sin_cos();
        let upright = ((1.0 - at.y) / (1.0 + (alpha * alpha - 1.0) * at.y)).sqrt();
        let out = (1.0 - upright * upright).sqrt();
        let half = (side * cosine + other * sine) * out + mirrored * upright;
        let ray = half * (2.0 * upright) - mirrored;
        let weight = ray.dot(mirrored);
        if weight > 0.0 {
            // A ray stands for its share of the lobe.
            light += room(ray, (alpha * PI / (rays as f32).sqrt()).max(0.01)) * weight;
            all += weight;
        }
    }
    light / all
}

/// A cube map in the standard order and orientation, which mirrors the world front to back. Level 0 is `size` pixels
/// per side.
fn cube(size: u32, levels: u32, seen: impl Fn(Vec3, u32) -> Vec3) -> Image {
    let mut bytes = Vec::new();
    for face in 0..6 {
        for level in 0..levels {
            let size = size >> level;
            for pixel in 0..size * size {
                let at = |count: u32| (count as f32 + 0.5) / size as f32 * 2.0 - 1.0;
                let (s, t) = (at(pixel % size), at(pixel / size));
                let direction = match face {
                    0 => Vec3::new(1.0, -t, -s),
                    1 => Vec3::new(-1.0, -t, s),
                    2 => Vec3::new(s, 1.0, t),
                    3 => Vec3::new(s, -1.0, -t),
                    4 => Vec3::new(s, -t, 1.0),
                    _ => Vec3::new(-s, -t, -1.0),
                };
                let light = seen((direction * Vec3::new(1.0, 1.0, -1.0)).normalize(), level);
                bytes.extend([light.x, light.y, light.z, 1.0].map(half).as_flattened());
            }
        }
    }
    let mut image = Image::new_uninit(
        Extent3d {
            width: size,
            height: size,
            depth_or_array_layers: 6,
        },
        TextureDimension::D2,
        TextureFormat::Rgba16Float,
        RenderAssetUsages::RENDER_WORLD,
    );
    image.texture_descriptor.mip_level_count = levels;
    image.texture_view_descriptor = Some(TextureViewDescriptor {
        dimension: Some(TextureViewDimension::Cube),
        ..default()
    });
    image.data = Some(bytes);
    image
}

/// Half-precision encoding of a number from 0 to 65504.
fn half(value: f32) -> [u8; 2] {
    const SMALLEST: f32 = 1.0 / 16384.0;
    let bits = if value < SMALLEST {
        0
    } else {
        (value.to_bits() - (112 << 23)) >> 13
    };
    (bits as u16).to_le_bytes()
}

/// The room's light, as a component for the camera.
pub(crate) fn room_light(images: &mut Assets<Image>) -> EnvironmentMapLight {
    let levels = SHARPEST.ilog2() + 1;
    let roughness = |level: u32| level as f32 / (levels - 1) as f32;
    EnvironmentMapLight {
        diffuse_map: images.add(cube(MATT, 1, |normal, _| diffuse(normal))),
        specular_map: images.add(cube(SHARPEST, levels, |mirrored, level| {
            glossy(mirrored, roughness(level))
        })),
        intensity: BRIGHTNESS,
        ..default()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn halves_are_read_back() {
        let read = |[low, high]: [u8; 2]| {
            let bits = u32::from(u16::from_le_bytes([low, high]));
            f32::from_bits((bits << 13) + (112 << 23))
        };
        for value in [1.0, 0.5, 0.085, 7.5, 1000.0] {
            assert!((read(half(value)) / value - 1.0).abs() < 1e-3, "{value}");
        }
        assert_eq!(half(0.0), [0, 0]);
    }

    #[test]
    fn blurring_keeps_the_light_of_the_room() {
        const COUNT: u32 = 2048;
        let round = || {
            scattered(COUNT).map(|at| {
                let (sine, cosine) = (TAU * at.x).sin_cos();
                let height = 2.0 * at.y - 1.0;
                let out = (1.0 - height * height).sqrt();
                Vec3::new(out * cosine, height, out * sine)
            })
        };
        let mean = |light: &dyn Fn(Vec3) -> Vec3| round().map(light).sum::<Vec3>().element_sum() / COUNT as f32;
        let sharp = mean(&|way| room(way, 0.01));
        for roughness in [0.3, 0.6, 1.0] {
            let blurred = mean(&|way| glossy(way, roughness));
            assert!((blurred / sharp - 1.0).abs() < 0.1, "{roughness}: {blurred} {sharp}");
        }
        assert!((mean(&diffuse) / sharp - 1.0).abs() < 0.1);
    }

    #[test]
    fn light_comes_from_the_window() {
        let from = |x: f32, y: f32, z: f32| diffuse(Vec3::new(x, y, z).normalize()).element_sum();
        assert!(from(-1.0, 0.5, 0.0) > 1.5 * from(1.0, 0.5, 0.0));
        assert!(from(0.0, 1.0, 0.0) > 2.0 * from(0.0, -1.0, 0.0));
    }
}
