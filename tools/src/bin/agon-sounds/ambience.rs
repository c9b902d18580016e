//! The room with its low fire: a tone that loops without a seam, and crackles that the game adds now and then.

use std::f64::consts::TAU;

use crate::clip::{Clip, RATE, samples};
use crate::noise::{Biquad, Chance};
use crate::room::PARLOUR;
use crate::tone::{Mode, falling, strike};

/// The length of the loop, in seconds.
const LOOP: f64 = 14.0;
/// The length of the cross-fade from its end to its beginning, in seconds.
const CROSSFADE: f64 = 2.0;

/// What is below 60 Hz is not heard, but moves loudspeakers: a Butterworth high pass of the eighth order, by the Q of its
/// parts. Its corner, in hertz, lies a little higher, where 60 Hz is already 10 dB down.
const CORNER: f64 = 69.0;
const STEEP: [f64; 4] = [0.509_796, 0.601_345, 0.899_976, 2.562_915];

/// The loop, in stereo.
pub fn tone() -> Clip {
    Clip::stereo(looped(&fire(1)), looped(&fire(2)))
}

/// The draught in the chimney, the flames and the air of the room, in one channel.
fn fire(seed: u64) -> Vec<f64> {
    let mut chance = Chance::new(seed);
    let length = samples(LOOP + CROSSFADE);
    let draught = Biquad::low_pass(140.0, 0.6).run(&chance.white(length));
    let flames = Biquad::band_pass(280.0, 0.6).run(&chance.white(length));
    let air = Biquad::low_pass(1500.0, 0.5).run(&chance.white(length));
    // Flames flicker: amplitude modulation by noise below hearing.
    let mut unrest = Biquad::low_pass(5.0, 0.6);
    let sound = (0..length)
        .map(|i| {
            let flicker = 1.0 + (24.0 * unrest.next(chance.swing())).clamp(-0.6, 0.8);
            0.9 * draught[i] + 0.26 * flames[i] * flicker + 0.022 * air[i]
        })
        .collect();
    // Before the loop is closed, so that it stays without a seam.
    STEEP
        .iter()
        .fold(sound, |sound: Vec<f64>, &q| Biquad::high_pass(CORNER, q).run(&sound))
}

/// Cross-fades the end into the beginning at constant power.
fn looped(sound: &[f64]) -> Vec<f64> {
    let (round, seam) = (samples(LOOP), samples(CROSSFADE));
    let mut sound_round = sound[..round].to_vec();
    for (i, sample) in sound_round.iter_mut().take(seam).enumerate() {
        let quarter = TAU / 4.0 * i as f64 / seam as f64;
        *sample = *sample * libm::sin(quarter) + sound[round + i] * libm::cos(quarter);
    }
    sound_round
}

/// A crackle: a few snaps of a log close together.
pub fn crackle(seed: u64) -> Clip {
    let mut chance = Chance::new(seed);
    let mut sound = vec![0.0; samples(0.9)];
    let mut at = 0.02;
    for snap in 0..3 + (5.0 * chance.share()) as u32 {
        let gain = 0.9 / (1.0 + f64::from(snap)) * (0.4 + 0.6 * chance.share());
        let pitch = 900.0 + 2200.0 * chance.share();
        strike(
            &mut sound,
            &[
                Mode::new(pitch, gain, 0.018),
                Mode::new(pitch * 2.31, 0.6 * gain, 0.009),
                Mode::new(pitch * 0.43, 0.5 * gain, 0.03),
            ],
            at,
        );
        let mut level = gain;
        let fall = falling(0.012);
        for sample in sound.iter_mut().skip(samples(at)).take(RATE as usize / 50) {
            *sample += 0.7 * level * chance.swing();
            level *= fall;
        }
        at += 0.012 + 0.11 * chance.share() * chance.share();
    }
    let muffled = Biquad::low_pass(5200.0, 0.6).run(&sound);
    PARLOUR.mono(&muffled).faded(0.2)
}
