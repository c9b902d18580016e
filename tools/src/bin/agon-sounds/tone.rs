//! Decaying tones, alone and as the modes of a body that is struck.

use std::f64::consts::TAU;

use crate::clip::{RATE, samples};

/// A mode of vibration of a body.
#[derive(Clone, Copy, Debug)]
pub struct Mode {
    /// The frequency, in hertz.
    pub frequency: f64,
    /// The initial amplitude.
    pub gain: f64,
    /// Seconds until it has decayed by 60 dB.
    pub decay: f64,
}

impl Mode {
    /// A mode with these parameters.
    pub const fn new(frequency: f64, gain: f64, decay: f64) -> Self {
        Self { frequency, gain, decay }
    }

    /// Mixes the mode into a sound from sample `start` on.
    pub fn ring(self, sound: &mut [f64], start: usize) {
        // Barely audible above this, and lost in the encoding.
        if self.frequency > 14_000.0 {
            return;
        }
        // y[n] = g rⁿ sin(ωn), each from the two before it.
        let angle = TAU * self.frequency / f64::from(RATE);
        let radius = falling(self.decay);
        let (first, second) = (2.0 * radius * libm::cos(angle), radius * radius);
        let mut before = (0.0, self.gain * radius * libm::sin(angle));
        // Down to −80 dB.
        for sample in sound.iter_mut().skip(start).take(samples(self.decay * 1.34)) {
            *sample += before.0;
            before = (before.1, first * before.1 - second * before.0);
        }
    }
}

/// The factor per sample with which a sound decays by 60 dB in `decay` seconds.
pub fn falling(decay: f64) -> f64 {
    libm::exp(-6.907_755_278_982_137 / (decay * f64::from(RATE)))
}

/// Strikes a body at `start` seconds: all its modes together.
pub fn strike(sound: &mut [f64], modes: &[Mode], start: f64) {
    for mode in modes {
        mode.ring(sound, samples(start));
    }
}

/// Damps what rings from `start` seconds on, as a hand on the strings does.
pub fn damp(sound: &mut [f64], start: f64) {
    let fall = falling(0.35);
    let mut level = 1.0;
    for sample in sound.iter_mut().skip(samples(start)) {
        level *= fall;
        *sample *= level;
    }
}

/// The same body in another size: all modes higher and shorter by a factor.
pub fn resized(modes: &[Mode], factor: f64) -> Vec<Mode> {
    let other = |mode: &Mode| Mode::new(mode.frequency * factor, mode.gain, mode.decay / factor);
    modes.iter().map(other).collect()
}
