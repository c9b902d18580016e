//! Noise and filters.

use std::f64::consts::TAU;

use rand::{RngExt, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;

use crate::clip::RATE;

/// A seeded random generator, the same on every machine.
pub struct Chance(Xoshiro256PlusPlus);

impl Chance {
    /// A generator that only depends on the seed.
    pub fn new(seed: u64) -> Self {
        Self(Xoshiro256PlusPlus::seed_from_u64(seed))
    }

    /// Uniform in 0 … 1, without 1.
    pub fn share(&mut self) -> f64 {
        f64::from(self.0.random_range(0..1_u32 << 24)) / f64::from(1_u32 << 24)
    }

    /// Uniform in −1 … 1, without 1.
    pub fn swing(&mut self) -> f64 {
        2.0 * self.share() - 1.0
    }

    /// White noise of so many samples.
    pub fn white(&mut self, samples: usize) -> Vec<f64> {
        (0..samples).map(|_| self.swing()).collect()
    }
}

/// A second-order filter in direct form 1 (formulas of R. Bristow-Johnson's cookbook).
#[derive(Clone, Debug)]
pub struct Biquad {
    b: [f64; 3],
    a: [f64; 2],
    x: [f64; 2],
    y: [f64; 2],
}

impl Biquad {
    /// From the numerator's and the denominator's coefficients, the latter without its leading 1.
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

    /// A low pass with a cut-off frequency in hertz.
    pub fn low_pass(frequency: f64, q: f64) -> Self {
        let (cos, alpha) = turn(frequency, q);
        let b = (1.0 - cos) / 2.0;
        Self::scaled([b, 2.0 * b, b], [1.0 + alpha, -2.0 * cos, 1.0 - alpha])
    }

    /// A high pass with a cut-off frequency in hertz.
    pub fn high_pass(frequency: f64, q: f64) -> Self {
        let (cos, alpha) = turn(frequency, q);
        let b = (1.0 + cos) / 2.0;
        Self::scaled([b, -2.0 * b, b], [1.0 + alpha, -2.0 * cos, 1.0 - alpha])
    }

    /// A band pass around a frequency in hertz, with unit gain there.
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
