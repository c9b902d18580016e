//! Procedural textures of woods, marbles and cloth: functions from a point of the texture to its surface there.

use bevy::prelude::*;

use super::texture::{Surface, Texel, layered_noise, noise, rgb, step, surface};

/// The kind of material, whose mean colour is given separately.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum Substance {
    /// A single colour without texture: ivory, metal, paint.
    Plain,
    /// Wood with its grain along the texture's second axis.
    Timber(Timber),
    /// Stone with veins of a second colour.
    Marble {
        vein: Color,
        /// Coverage of the veins, 0 … 1.
        strength: f32,
        /// Distinguishes two blocks of one kind.
        block: u32,
    },
    /// Felted woollen cloth.
    Baize,
}

/// Properties of a wood.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Timber {
    /// Number of growth rings across the texture.
    pub rings: u32,
    /// Deviation of the rings, in rings; above about 1 they form cathedral grain.
    pub wander: f32,
    /// Darkness of late wood relative to early wood, 0 … 1.
    pub contrast: f32,
    /// Darkness of the pores, 0 … 1.
    pub pores: f32,
    /// Distinguishes two logs of one kind.
    pub log: u32,
}

impl Substance {
    /// The textures of this substance in a mean colour, `size` pixels per side; `None` for plain ones.
    pub fn surface(self, colour: Color, size: usize) -> Option<Surface> {
        let tone = rgb(colour);
        match self {
            Self::Plain => None,
            Self::Timber(timber) => Some(surface(size, |at| timber.texel(at, tone))),
            Self::Marble { vein, strength, block } => {
                let vein = rgb(vein);
                Some(surface(size, |at| marble(at, tone, vein, strength, block * 64)))
            }
            Self::Baize => Some(surface(size, |at| baize(at, tone))),
        }
    }
}

impl Timber {
    fn texel(self, at: Vec2, tone: Vec3) -> Texel {
        let seed = self.log * 16;
        let bend = noise(at, 2, 1, seed) + 0.5 * noise(at, 4, 2, seed + 1) - 0.75;
        let age = at.x * self.rings as f32 + bend * self.wander + 0.25 * noise(at, 24, 2, seed + 2);
        let year = age - age.floor();
        // Wood darkens gradually through the summer, and the ring ends sharply in winter.
        let late = step(0.15, 0.9, year) * (1.0 - step(0.92, 1.0, year));
        let streak = noise(at, 9, 1, seed + 3);
        let fibre = noise(at + Vec2::X * bend * 0.02, 170, 5, seed + 4);
        let pore = step(0.72, 0.95, noise(at, 200, 14, seed + 5)) * (0.35 + 0.65 * (1.0 - late));
        let shade = (late - 0.45) * 0.62 + (streak - 0.5) * 0.55 + (fibre - 0.5) * 0.4;
        let shade = 1.0 - self.contrast * shade - self.pores * pore;
        // Dark parts of wood are redder as well as darker.
        let hue = Vec3::new(1.0, shade.clamp(0.0, 1.0).powf(0.08), shade.clamp(0.0, 1.0).powf(0.2));
        Texel {
            colour: tone * shade * hue,
            height: -0.9 * self.pores * pore - 0.16 * fibre,
            roughness: 0.78 + 0.14 * fibre + 0.08 * late,
        }
    }
}

fn marble(at: Vec2, tone: Vec3, vein: Vec3, strength: f32, block: u32) -> Texel {
    let layers = |at: Vec2, knots: u32, layers: u32, seed: u32| layered_noise(at, knots, layers, block + seed);
    let warp = Vec2::new(layers(at, 3, 3, 0), layers(at, 3, 3, 10)) - 0.5;
    let at = at + warp * 0.34;
    let crest = |knots: u32, seed: u32| (layers(at, knots, 4, seed) - 0.5).abs() * 2.0;
    // A few strong veins with a pale halo, and a network of hairline ones.
    let near = |width: f32, distance: f32| 1.0 - step(0.0, width, distance);
    let main = crest(2, 20);
    let cloud = layers(at, 3, 3, 40);
    let strong = near(0.055, main) * (0.25 + 0.5 * cloud);
    let halo = near(0.42, main);
    let fine = near(0.05, crest(5, 30)) * step(0.4, 0.6, cloud);
    let cloud = cloud - 0.5;
    let share = (strong * 1.3 + fine * 0.55 + halo * 0.12) * strength;
    let ground = tone * (1.0 + cloud * 0.42 * strength.max(0.35));
    Texel {
        colour: ground.lerp(vein, share.clamp(0.0, 1.0)),
        height: 0.0,
        roughness: 0.9 + 0.1 * cloud,
    }
}

fn baize(at: Vec2, tone: Vec3) -> Texel {
    let nap = noise(at, 128, 96, 90) * 0.6 + noise(at, 61, 83, 91) * 0.4;
    let wear = layered_noise(at, 3, 3, 92) - 0.5;
    Texel {
        colour: tone * (0.86 + 0.28 * nap + 0.10 * wear),
        height: nap * 1.1,
        roughness: 1.0,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const SUBSTANCES: [Substance; 3] = [
        Substance::Timber(Timber {
            rings: 9,
            wander: 2.0,
            contrast: 0.5,
            pores: 0.4,
            log: 1,
        }),
        Substance::Marble {
            vein: Color::WHITE,
            strength: 0.8,
            block: 1,
        },
        Substance::Baize,
    ];

    /// Rows of the largest mip level.
    fn rows(image: &Image, size: usize) -> Vec<&[u8]> {
        image.data.as_ref().unwrap().chunks(size * 4).take(size).collect()
    }

    #[test]
    fn substances_have_no_seam() {
        const SIZE: usize = 128;
        for substance in SUBSTANCES {
            let surface = substance.surface(Color::srgb(0.5, 0.4, 0.3), SIZE).unwrap();
            let rows = rows(&surface.colour, SIZE);
            let apart = |a: &[u8], b: &[u8]| -> u32 { a.iter().zip(b).map(|(&a, &b)| u32::from(a.abs_diff(b))).sum() };
            let inside = (1..SIZE).map(|y| apart(rows[y - 1], rows[y])).max().unwrap();
            assert!(apart(rows[SIZE - 1], rows[0]) <= inside, "{substance:?}");
        }
    }

    #[test]
    fn a_substance_keeps_its_mean_colour() {
        let tone = Color::srgb(0.52, 0.41, 0.3);
        for substance in SUBSTANCES {
            let surface = substance.surface(tone, 128).unwrap();
            let pixels = surface.colour.data.unwrap();
            // The last mip level is a single pixel, the mean of all.
            let mean = Vec3::from_array([0, 1, 2].map(|i| f32::from(pixels[pixels.len() - 4 + i]) / 255.0));
            let limit = if matches!(substance, Substance::Marble { .. }) {
                0.16
            } else {
                0.09
            };
            assert!(mean.distance(rgb(tone)) < limit, "{substance:?}: {mean}");
        }
    }
}
