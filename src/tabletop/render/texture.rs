//! Seamless material textures, computed pixel by pixel at startup: colour, roughness and the fine relief that catches
//! the light. This module handles pixel formats, and leaves the content to its callers.

use bevy::asset::RenderAssetUsages;
use bevy::image::{ImageAddressMode, ImageFilterMode, ImageSampler, ImageSamplerDescriptor};
use bevy::prelude::*;
use bevy::render::render_resource::{Extent3d, TextureDimension, TextureFormat};
use bevy::tasks::{ComputeTaskPool, TaskPool};

/// A material at one point.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Texel {
    /// In sRGB, 0 … 1.
    pub colour: Vec3,
    /// Height of the relief, in pixels of the texture.
    pub height: f32,
    /// Multiplies the roughness of the material as a whole, 0 … 1.
    pub roughness: f32,
}

/// The two textures of a material.
#[derive(Clone, Debug)]
pub(crate) struct Surface {
    /// Colour, with the roughness factor in the alpha channel.
    pub colour: Image,
    /// Normal map in tangent space, for meshes that have tangents.
    pub normal: Image,
}

impl Surface {
    /// Switches to isotropic filtering, which loses a little detail at grazing angles.
    #[must_use]
    pub(crate) fn filtered_simply(mut self) -> Self {
        for image in [&mut self.colour, &mut self.normal] {
            if let ImageSampler::Descriptor(sampler) = &mut image.sampler {
                sampler.anisotropy_clamp = 1;
            }
        }
        self
    }
}

/// Renders a material to square textures `size` pixels per side, a power of two. `at` is given points in the unit
/// square, and must be periodic beyond it.
pub(crate) fn surface(size: usize, at: impl Fn(Vec2) -> Texel + Sync) -> Surface {
    let texels = drawn(size, &at);
    let height = |x: usize, y: usize| texels[y % size * size + x % size].height;
    let mut normals = Vec::with_capacity(texels.len());
    for y in 0..size {
        for x in 0..size {
            let (left, right) = (height(x + size - 1, y), height(x + 1, y));
            let (before, after) = (height(x, y + size - 1), height(x, y + 1));
            let normal = Vec3::new((left - right) / 2.0, (before - after) / 2.0, 1.0).normalize();
            normals.push(((normal + 1.0) / 2.0).extend(1.0));
        }
    }
    Surface {
        colour: coloured(size, &texels),
        normal: image(size, normals, TextureFormat::Rgba8Unorm),
    }
}

/// Renders the colour of a material without its relief, like [`surface`].
pub(crate) fn picture(size: usize, at: impl Fn(Vec2) -> Texel + Sync) -> Image {
    coloured(size, &drawn(size, &at))
}

fn coloured(size: usize, texels: &[Texel]) -> Image {
    let colours = texels.iter().map(|texel| texel.colour.extend(texel.roughness));
    image(size, colours.collect(), TextureFormat::Rgba8UnormSrgb)
}

/// All pixels in row order, computed on all available threads.
fn drawn(size: usize, at: &(impl Fn(Vec2) -> Texel + Sync)) -> Vec<Texel> {
    let pool = ComputeTaskPool::get_or_init(TaskPool::default);
    let rows = size.div_ceil(pool.thread_num().max(1) * 4);
    let parts = pool.scope(|scope| {
        for first in (0..size).step_by(rows) {
            scope.spawn(async move {
                let last = (first + rows).min(size);
                let pixels = (first * size..last * size)
                    .map(|i| (Vec2::new((i % size) as f32, (i / size) as f32) + 0.5) / size as f32);
                pixels.map(at).collect::<Vec<Texel>>()
            });
        }
    });
    parts.concat()
}

/// A repeating texture with all its mip levels.
fn image(size: usize, mut level: Vec<Vec4>, format: TextureFormat) -> Image {
    let levels = size.ilog2() + 1;
    let mut bytes = Vec::with_capacity(size * size * 16 / 3 + 4);
    for step in 0..levels {
        if step > 0 {
            level = halved(&level, size >> (step - 1));
        }
        bytes.extend(level.iter().flat_map(|pixel| {
            let byte = |value: f32| (value.clamp(0.0, 1.0) * 255.0).round() as u8;
            pixel.to_array().map(byte)
        }));
    }
    let mut image = Image::new_uninit(
        Extent3d {
            width: size as u32,
            height: size as u32,
            depth_or_array_layers: 1,
        },
        TextureDimension::D2,
        format,
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

fn halved(level: &[Vec4], size: usize) -> Vec<Vec4> {
    let half = size / 2;
    (0..half * half)
        .map(|i| {
            let at = i / half * 2 * size + i % half * 2;
            (level[at] + level[at + 1] + level[at + size] + level[at + size + 1]) / 4.0
        })
        .collect()
}

/// A colour in sRGB, as texels have it.
pub(crate) fn rgb(colour: Color) -> Vec3 {
    colour.to_srgba().to_vec3()
}

/// A smooth step from 0 at `low` to 1 at `high`.
pub(crate) fn step(low: f32, high: f32, x: f32) -> f32 {
    let t = ((x - low) / (high - low)).clamp(0.0, 1.0);
    t * t * (3.0 - 2.0 * t)
}

/// Smooth noise with period 1, with this many lattice points in each direction; 0 … 1.
pub(crate) fn noise(at: Vec2, across: u32, along: u32, seed: u32) -> f32 {
    let x = (at.x - at.x.floor()) * across as f32;
    let y = (at.y - at.y.floor()) * along as f32;
    let (left, low) = (x as u32, y as u32);
    let (s, t) = (step(0.0, 1.0, x.fract()), step(0.0, 1.0, y.fract()));
    let knot = |dx, dy| chance((left + dx) % across, (low + dy) % along, seed);
    knot(0, 0).lerp(knot(1, 0), s).lerp(knot(0, 1).lerp(knot(1, 1), s), t)
}

/// Fractal noise, in which each layer is twice as fine and half as strong; 0 … 1.
pub(crate) fn layered_noise(at: Vec2, knots: u32, layers: u32, seed: u32) -> f32 {
    let (mut sum, mut weight) = (0.0, 0.0);
    for layer in 0..layers {
        let share = 0.5_f32.powi(layer as i32);
        sum += share * noise(at, knots << layer, knots << layer, seed + layer);
        weight += share;
    }
    sum / weight
}

/// A pseudo-random number, 0 … 1.
fn chance(x: u32, y: u32, seed: u32) -> f32 {
    let mut h = x.wrapping_mul(0x9E37_79B1) ^ y.wrapping_mul(0x85EB_CA77) ^ seed.wrapping_mul(0xC2B2_AE3D);
    h = (h ^ (h >> 15)).wrapping_mul(0x2C1B_3C6D);
    h = (h ^ (h >> 12)).wrapping_mul(0x297A_2D39);
    ((h ^ (h >> 15)) >> 8) as f32 / (1 << 24) as f32
}

#[cfg(test)]
mod tests {
    use super::*;

    fn waves(at: Vec2) -> Texel {
        Texel {
            colour: Vec3::splat(noise(at, 4, 4, 1)),
            height: noise(at, 8, 8, 2),
            roughness: 1.0,
        }
    }

    #[test]
    fn all_levels_are_there() {
        let surface = surface(64, waves);
        let pixels: usize = (0..=6).map(|level| (64_usize >> level).pow(2)).sum();
        for image in [surface.colour, surface.normal] {
            assert_eq!(image.texture_descriptor.mip_level_count, 7);
            assert_eq!(image.data.unwrap().len(), pixels * 4);
        }
    }

    #[test]
    fn noise_has_no_seam() {
        for i in 0..64 {
            let along = i as f32 / 64.0;
            let near = |a: Vec2, b: Vec2| (layered_noise(a, 5, 3, 7) - layered_noise(b, 5, 3, 7)).abs() < 1e-3;
            assert!(near(Vec2::new(0.0, along), Vec2::new(1.0 - 1e-5, along)));
            assert!(near(Vec2::new(along, 0.0), Vec2::new(along, 1.0 - 1e-5)));
        }
    }

    #[test]
    fn flat_surfaces_have_upright_normals() {
        let flat = surface(8, |_| Texel {
            colour: Vec3::ONE,
            height: 3.0,
            roughness: 0.5,
        });
        let normals = flat.normal.data.unwrap();
        assert!(normals.chunks(4).all(|pixel| pixel == [128, 128, 255, 255]));
        assert!(
            flat.colour
                .data
                .unwrap()
                .chunks(4)
                .all(|pixel| pixel == [255, 255, 255, 128])
        );
    }
}
