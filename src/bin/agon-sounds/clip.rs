//! A piece of sound: samples of one or two channels, and what is done with them as a whole.

/// Samples a second, everywhere.
pub const RATE: u32 = 44_100;

/// How many samples so many seconds are.
pub fn samples(seconds: f64) -> usize {
    (seconds * f64::from(RATE)) as usize
}

/// The factor that so many decibels are.
pub fn gain(decibels: f64) -> f64 {
    libm::exp10(decibels / 20.0)
}

/// Sound from −1 to 1, one channel for effects and two for what surrounds.
#[derive(Clone, Debug, PartialEq)]
pub struct Clip {
    /// The channels, equally long: one, or left and right.
    pub channels: Vec<Vec<f64>>,
}

impl Clip {
    /// One channel.
    pub fn mono(samples: Vec<f64>) -> Self {
        Self {
            channels: vec![samples],
        }
    }

    /// Left and right.
    pub fn stereo(left: Vec<f64>, right: Vec<f64>) -> Self {
        assert_eq!(left.len(), right.len());
        Self {
            channels: vec![left, right],
        }
    }

    /// Samples of a channel.
    pub fn len(&self) -> usize {
        self.channels[0].len()
    }

    /// How long it lasts.
    pub fn seconds(&self) -> f64 {
        self.len() as f64 / f64::from(RATE)
    }

    /// Louder by so many decibels.
    #[must_use]
    pub fn amplified(mut self, decibels: f64) -> Self {
        let factor = gain(decibels);
        for sample in self.channels.iter_mut().flatten() {
            *sample *= factor;
        }
        self
    }

    /// Faded to nothing over its last seconds, as half a cosine.
    #[must_use]
    pub fn faded(mut self, seconds: f64) -> Self {
        let fade = samples(seconds).min(self.len());
        for channel in &mut self.channels {
            for (i, sample) in channel.iter_mut().rev().take(fade).enumerate() {
                *sample *= 0.5 - 0.5 * libm::cos(std::f64::consts::PI * i as f64 / fade as f64);
            }
        }
        self
    }

    /// The samples as they are written, 16 bits each.
    pub fn quantised(&self) -> Vec<Vec<i16>> {
        let round = |&sample: &f64| libm::round(sample.clamp(-1.0, 1.0) * 32767.0) as i16;
        self.channels
            .iter()
            .map(|channel| channel.iter().map(round).collect())
            .collect()
    }
}

/// Adds one sound to another from a sample on; what reaches over the end is cut off.
pub fn add(to: &mut [f64], from: &[f64], start: usize, factor: f64) {
    for (to, from) in to.iter_mut().skip(start).zip(from) {
        *to += from * factor;
    }
}
