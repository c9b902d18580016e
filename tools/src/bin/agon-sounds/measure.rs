//! Loudness and true peak after ITU-R BS.1770.

use std::f64::consts::PI;

use crate::clip::{Clip, RATE, samples};
use crate::noise::Biquad;

/// The window of the momentary loudness, in seconds.
const MOMENT: f64 = 0.4;

/// The highest momentary loudness, in LUFS: that of the loudest 400 ms, silence before and after included. It is what
/// the sum of a short sound's energy makes of it, much as the ear does, and the fit measure for sounds too short for
/// the others.
pub fn momentary(clip: &Clip) -> f64 {
    blocks(clip, 3)
        .into_iter()
        .map(loudness)
        .fold(f64::NEG_INFINITY, f64::max)
}

/// The loudness of a whole piece, in LUFS, gated as the recommendation says.
pub fn integrated(clip: &Clip) -> f64 {
    let mean = |blocks: &[f64]| blocks.iter().sum::<f64>() / blocks.len() as f64;
    let over = |blocks: &[f64], gate: f64| -> Vec<f64> {
        blocks.iter().copied().filter(|&block| loudness(block) > gate).collect()
    };
    let heard = over(&blocks(clip, 0), -70.0);
    let relative = loudness(mean(&heard)) - 10.0;
    loudness(mean(&over(&heard, relative)))
}

/// The highest sample of the waveform between the samples too (four times oversampled), in dB of full scale.
pub fn true_peak(clip: &Clip) -> f64 {
    const TAPS: usize = 12;
    const PHASES: usize = 4;
    // A windowed sinc for each place between two samples.
    let filters: Vec<[f64; TAPS]> = (0..PHASES)
        .map(|phase| {
            std::array::from_fn(|tap| {
                let x = tap as f64 - (TAPS as f64 / 2.0 - 1.0) - phase as f64 / PHASES as f64;
                let sinc = if x == 0.0 { 1.0 } else { libm::sin(PI * x) / (PI * x) };
                let window = libm::cos(PI * x / (TAPS as f64 + 1.0));
                sinc * window * window
            })
        })
        .collect();
    let highest = clip
        .channels
        .iter()
        .flatten()
        .fold(0.0_f64, |peak, sample| peak.max(sample.abs()));
    let mut peak = highest;
    for channel in &clip.channels {
        let mut padded = vec![0.0; TAPS];
        padded.extend(channel);
        padded.extend([0.0; TAPS]);
        for window in padded.windows(TAPS) {
            // Between two samples far below the highest one, the waveform is below it too.
            if window[TAPS / 2 - 1].abs().max(window[TAPS / 2].abs()) < 0.5 * highest {
                continue;
            }
            for filter in &filters {
                let between: f64 = window.iter().zip(filter).map(|(sample, tap)| sample * tap).sum();
                peak = peak.max(between.abs());
            }
        }
    }
    20.0 * libm::log10(peak)
}

/// Mean squares of the K-weighted sound, summed over the channels, in overlapping windows of 400 ms every 100 ms, with
/// `silence` × 100 ms of silence before and after.
fn blocks(clip: &Clip, silence: usize) -> Vec<f64> {
    let step = samples(MOMENT / 4.0);
    let steps = clip.len().div_ceil(step);
    let mut energy = vec![0.0; steps + 2 * silence];
    for channel in &clip.channels {
        for (i, sample) in weighted(channel).into_iter().enumerate() {
            energy[silence + i / step] += sample * sample;
        }
    }
    energy
        .windows(4)
        .map(|window| window.iter().sum::<f64>() / (4 * step) as f64)
        .collect()
}

fn loudness(mean_square: f64) -> f64 {
    -0.691 + 10.0 * libm::log10(mean_square)
}

/// K-weighting: the recommendation's high shelf for the head and high pass for the ear, for any sample rate.
fn weighted(channel: &[f64]) -> Vec<f64> {
    let bend = |frequency: f64| libm::tan(PI * frequency / f64::from(RATE));
    let (k, q) = (bend(1_681.974_450_955_533), 0.707_175_236_955_419_6);
    let (high, band) = (1.584_864_701_130_855, 1.258_720_930_232_562);
    let under = 1.0 + k / q + k * k;
    let shelf = Biquad::new(
        [
            (high + band * k / q + k * k) / under,
            2.0 * (k * k - high) / under,
            (high - band * k / q + k * k) / under,
        ],
        [2.0 * (k * k - 1.0) / under, (1.0 - k / q + k * k) / under],
    );
    let (k, q) = (bend(38.135_470_876_024_44), 0.500_327_037_323_877_3);
    let under = 1.0 + k / q + k * k;
    let pass = Biquad::new(
        [1.0, -2.0, 1.0],
        [2.0 * (k * k - 1.0) / under, (1.0 - k / q + k * k) / under],
    );
    pass.run(&shelf.run(channel))
}
