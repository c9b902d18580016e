//! Clips: samples of one or two channels.

/// The sample rate of everything, in Hz.
pub const RATE: u32 = 44_100;

/// The number of samples in a time.
pub fn samples(seconds: f64) -> usize {
    (seconds * f64::from(RATE)) as usize
}

/// The amplitude factor of a level in decibels.
pub fn gain(decibels: f64) -> f64 {
    libm::exp10(decibels / 20.0)
}

/// Samples from −1 to 1: mono for effects, stereo for music and ambience.
#[derive(Clone, Debug, PartialEq)]
pub struct Clip {
    /// The channels, of equal length: one, or left and right.
    pub channels: Vec<Vec<f64>>,
}

impl Clip {
    /// A clip of one channel.
    pub fn mono(samples: Vec<f64>) -> Self {
        Self {
            channels: vec![samples],
        }
    }

    /// A clip of two channels of equal length.
    pub fn stereo(left: Vec<f64>, right: Vec<f64>) -> Self {
        assert_eq!(left.len(), right.len());
        Self {
            channels: vec![left, right],
        }
    }

    /// The length in samples.
    pub fn len(&self) -> usize {
        self.channels[0].len()
    }

    /// The length in seconds.
    pub fn seconds(&self) -> f64 {
        self.len() as f64 / f64::from(RATE)
    }

    /// Louder by a level in decibels.
    #[must_use]
    pub fn amplified(mut self, decibels: f64) -> Self {
        let factor = gain(decibels);
        for sample in self.channels.iter_mut().flatten() {
            *sample *= factor;
        }
        self
    }

    /// Together with another clip of the same channels; what reaches beyond the end is cut off.
    #[must_use]
    pub fn with(mut self, other: &Self) -> Self {
        for (to, from) in self.channels.iter_mut().zip(&other.channels) {
            add(to, from, 0, 1.0);
        }
        self
    }

    /// Faded out over its last seconds, by half a cosine.
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

    /// The channels in 16-bit samples.
    pub fn quantised(&self) -> Vec<Vec<i16>> {
        let round = |&sample: &f64| libm::round(sample.clamp(-1.0, 1.0) * 32767.0) as i16;
        self.channels
            .iter()
            .map(|channel| channel.iter().map(round).collect())
            .collect()
    }
}

/// Mixes one sound into another from sample `start` on; what reaches beyond the end is cut off.
pub fn add(to: &mut [f64], from: &[f64], start: usize, factor: f64) {
    for (to, from) in to.iter_mut().skip(start).zip(from) {
        *to += from * factor;
    }
}
