//! Wood grain, drawn at start: one small grey texture that every kind of wood tints.

use bevy::asset::RenderAssetUsages;
use bevy::image::{ImageAddressMode, ImageFilterMode, ImageSampler, ImageSamplerDescriptor};
use bevy::prelude::*;
use bevy::render::render_resource::{Extent3d, TextureDimension, TextureFormat};

/// Pixels a side; a power of two, so that the smaller levels halve evenly.
const SIZE: usize = 256;

/// The grain: lines along v, in the range of light to medium grey, without a seam.
pub(super) fn grain() -> Image {
    let mut level: Vec<f32> = (0..SIZE * SIZE)
        .map(|i| grey((i % SIZE) as f32 / SIZE as f32, (i / SIZE) as f32 / SIZE as f32))
        .collect();
    let (mut bytes, mut size, mut levels) = (Vec::new(), SIZE, 0);
    loop {
        bytes.extend(level.iter().flat_map(|grey| {
            let byte = (grey.clamp(0.0, 1.0) * 255.0) as u8;
            [byte, byte, byte, 255]
        }));
        levels += 1;
        if size == 1 {
            break;
        }
        level = halved(&level, size);
        size /= 2;
    }
    let mut image = Image::new_uninit(
        Extent3d {
            width: SIZE as u32,
            height: SIZE as u32,
            depth_or_array_layers: 1,
        },
        TextureDimension::D2,
        TextureFormat::Rgba8UnormSrgb,
        RenderAssetUsages::RENDER_WORLD,
    );
    image.texture_descriptor.mip_level_count = levels;
    image.data = Some(bytes);
    image.sampler = ImageSampler::Descriptor(ImageSamplerDescriptor {
        address_mode_u: ImageAddressMode::Repeat,
        address_mode_v: ImageAddressMode::Repeat,
        mag_filter: ImageFilterMode::Linear,
        min_filter: ImageFilterMode::Linear,
        mipmap_filter: ImageFilterMode::Linear,
        anisotropy_clamp: 8,
        ..default()
    });
    image
}

/// The grain at a point of the unit square: broad bands that waver, fine fibres, and a few dark pores.
fn grey(u: f32, v: f32) -> f32 {
    let waver = noise(u, v, 3, 2, 1) * 0.06 + noise(u, v, 8, 3, 2) * 0.02;
    let bands = noise(u + waver, v, 14, 1, 3);
    let fibres = noise(u + waver, v, 96, 4, 4);
    let pores = (noise(u, v, 128, 6, 5) - 0.72).max(0.0) * 1.6;
    0.80 + 0.15 * bands + 0.09 * fibres - 0.28 * pores
}

/// Value noise that repeats every unit, with this many knots across and along; 0 … 1.
fn noise(u: f32, v: f32, across: u32, along: u32, seed: u32) -> f32 {
    let (x, y) = (u.rem_euclid(1.0) * across as f32, v.rem_euclid(1.0) * along as f32);
    let smooth = |t: f32| t * t * (3.0 - 2.0 * t);
    let (left, low) = (x as u32, y as u32);
    let (s, t) = (smooth(x.fract()), smooth(y.fract()));
    let knot = |dx, dy| hash((left + dx) % across, (low + dy) % along, seed);
    knot(0, 0).lerp(knot(1, 0), s).lerp(knot(0, 1).lerp(knot(1, 1), s), t)
}

/// A number 0 … 1 that looks like chance.
fn hash(x: u32, y: u32, seed: u32) -> f32 {
    let mut h = x.wrapping_mul(0x9E37_79B1) ^ y.wrapping_mul(0x85EB_CA77) ^ seed.wrapping_mul(0xC2B2_AE3D);
    h = (h ^ (h >> 15)).wrapping_mul(0x2C1B_3C6D);
    h = (h ^ (h >> 12)).wrapping_mul(0x297A_2D39);
    ((h ^ (h >> 15)) >> 8) as f32 / (1 << 24) as f32
}

fn halved(level: &[f32], size: usize) -> Vec<f32> {
    let half = size / 2;
    (0..half * half)
        .map(|i| {
            let at = i / half * 2 * size + i % half * 2;
            (level[at] + level[at + 1] + level[at + size] + level[at + size + 1]) / 4.0
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_grain_has_no_seam() {
        for i in 0..64 {
            let along = i as f32 / 64.0;
            assert!((grey(0.0, along) - grey(0.999_99, along)).abs() < 0.02);
            assert!((grey(along, 0.0) - grey(along, 0.999_99)).abs() < 0.02);
        }
    }

    #[test]
    fn all_levels_are_there() {
        let image = grain();
        let pixels: usize = (0..=SIZE.ilog2()).map(|level| (SIZE >> level).pow(2)).sum();
        assert_eq!(image.data.unwrap().len(), pixels * 4);
    }
}
