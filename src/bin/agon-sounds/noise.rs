//! Noise and filters: what is not a tone.

use std::f64::consts::TAU;

use rand::{RngExt, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;

use crate::clip::RATE;

/// A seeded source of chance, the same on every machine.
pub struct Chance(Xoshiro256PlusPlus);

impl Chance {
    /// Chance that only the seed decides.
    pub fn new(seed: u64) -> Self {
        Self(Xoshiro256PlusPlus::seed_from_u64(seed))
    }

    /// From 0 up to, but not including, 1.
    pub fn share(&mut self) -> f64 {
        f64::from(self.0.random_range(0..1_u32 << 24)) / f64::from(1_u32 << 24)
    }

    /// From −1 up to, but not including, 1.
    pub fn swing(&mut self) -> f64 {
        2.0 * self.share() - 1.0
    }

    /// White noise of so many samples.
    pub fn white(&mut self, samples: usize) -> Vec<f64> {
        (0..samples).map(|_| self.swing()).collect()
    }
}

/// A filter of the second order (the forms of R. Bristow-Johnson's cookbook), direct form 1.
#[derive(Clone, Debug)]
pub struct Biquad {
    b: [f64; 3],
    a: [f64; 2],
    x: [f64; 2],
    y: [f64; 2],
}

impl Biquad {
    /// From coefficients over and under the line, the first one under it being 1.
    pub fn new(b: [f64; 3], a: [f64; 2]) -> Self {
        Self {
            b,
            a,
            x: [0.0; 2],
            y: [0.0; 2],
        }
    }

    fn scaled(b: [f64; 3], a: [f64; 3]) -> Self {
        Self::new(b.map(|b| b / a[0]), [a[1] / a[0], a[2] / a[0]])
    }

    /// Lets pass what lies under a frequency in hertz.
    pub fn low_pass(frequency: f64, q: f64) -> Self {
        let (cos, alpha) = turn(frequency, q);
        let b = (1.0 - cos) / 2.0;
        Self::scaled([b, 2.0 * b, b], [1.0 + alpha, -2.0 * cos, 1.0 - alpha])
    }

    /// Lets pass what lies about a frequency in hertz, itself as loud as before.
    pub fn band_pass(frequency: f64, q: f64) -> Self {
        let (cos, alpha) = turn(frequency, q);
        Self::scaled([alpha, 0.0, -alpha], [1.0 + alpha, -2.0 * cos, 1.0 - alpha])
    }

    /// The next sample, filtered.
    pub fn next(&mut self, x: f64) -> f64 {
        let Self { b, a, .. } = self;
        let y = b[0] * x + b[1] * self.x[0] + b[2] * self.x[1] - a[0] * self.y[0] - a[1] * self.y[1];
        self.x = [x, self.x[0]];
        self.y = [y, self.y[0]];
        y
    }

    /// A whole sound, filtered.
    pub fn run(mut self, sound: &[f64]) -> Vec<f64> {
        sound.iter().map(|&sample| self.next(sample)).collect()
    }
}

fn turn(frequency: f64, q: f64) -> (f64, f64) {
    let angle = TAU * frequency / f64::from(RATE);
    (libm::cos(angle), libm::sin(angle) / (2.0 * q))
}
