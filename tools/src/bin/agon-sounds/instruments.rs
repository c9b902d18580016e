//! The two instruments of the music, a celesta and a small harp, by modal synthesis.

use std::f64::consts::PI;

use crate::clip::samples;
use crate::noise::{Biquad, Chance};
use crate::tone::{Mode, strike};

/// An instrument.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Instrument {
    /// Steel bars over wooden boxes, struck by felt.
    Celesta,
    /// Gut strings.
    Harp,
}

impl Instrument {
    /// Adds a note to a sound: frequency in hertz, start in seconds, gain as a factor.
    pub fn play(self, sound: &mut [f64], frequency: f64, start: f64, gain: f64, chance: &mut Chance) {
        match self {
            Self::Celesta => celesta(sound, frequency, start, gain, chance),
            Self::Harp => harp(sound, frequency, start, gain),
        }
    }
}

fn celesta(sound: &mut [f64], frequency: f64, start: f64, gain: f64, chance: &mut Chance) {
    let ring = 2.8 * libm::sqrt(587.0 / frequency);
    // The boxes under the bars strengthen the first mode; the others, those of a free bar, decay soon.
    let bars = [
        (1.0, 1.0, ring),
        // A second, slightly detuned bar makes the tone beat.
        (1.0009, 0.35, ring),
        (2.0, 0.07, 0.5 * ring),
        (4.02, 0.14, 0.22 * ring),
        (6.27, 0.05, 0.1 * ring),
        (10.1, 0.025, 0.05 * ring),
    ];
    let modes = bars.map(|(ratio, share, decay)| Mode::new(frequency * ratio, gain * share, decay));
    strike(sound, &modes, start);
    // The felt's thud.
    let thud = Biquad::band_pass(700.0, 0.8).run(&chance.white(samples(0.012)));
    let length = thud.len() as f64;
    for (i, (sample, thud)) in sound.iter_mut().skip(samples(start)).zip(thud).enumerate() {
        *sample += 0.12 * gain * thud * (1.0 - i as f64 / length);
    }
}

fn harp(sound: &mut [f64], frequency: f64, start: f64, gain: f64) {
    /// Where along the string the finger plucks.
    const PLUCK: f64 = 0.31;
    /// How stiff a string is: its partials are a little sharp.
    const STIFFNESS: f64 = 4e-5;
    let ring = 3.4 * libm::pow(196.0 / frequency, 0.4);
    let modes: Vec<Mode> = (1..=16)
        .map(|n| {
            let n = f64::from(n);
            let share = libm::sin(n * PI * PLUCK) / libm::pow(n, 1.7) * libm::exp(-0.06 * n);
            let ratio = n * libm::sqrt(1.0 + STIFFNESS * n * n);
            Mode::new(frequency * ratio, gain * share, ring / (1.0 + 0.4 * (n - 1.0)))
        })
        .collect();
    strike(sound, &modes, start);
}
