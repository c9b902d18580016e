//! Reverberation: first reflections, and a feedback delay network (J.-M. Jot) with damping.

use crate::clip::{Clip, RATE, add};
use crate::noise::Biquad;
use crate::tone::falling;

/// The lengths of the delay lines in samples: primes, so that echoes rarely coincide.
const DELAYS: [usize; 8] = [661, 743, 859, 953, 1087, 1223, 1361, 1499];

/// A room.
#[derive(Clone, Copy, Debug)]
pub struct Room {
    /// The factor by which it is larger than the parlour.
    pub size: usize,
    /// Seconds until the echo has decayed by 60 dB.
    pub decay: f64,
    /// The damping of high frequencies, from 0 (bare walls) to 1.
    pub damping: f64,
    /// The gain of the echo relative to the sound.
    pub wet: f64,
    /// First reflections of a mono sound: after so many samples, with this gain.
    pub reflections: &'static [(usize, f64)],
}

impl Room {
    /// A mono sound with reverberation, as one channel.
    pub fn mono(self, dry: &[f64]) -> Clip {
        let (left, right) = self.echo(dry);
        let wet = left.iter().zip(&right).map(|(left, right)| 0.5 * (left + right));
        let mut sound: Vec<f64> = dry.iter().zip(wet).map(|(dry, wet)| dry + self.wet * wet).collect();
        if !self.reflections.is_empty() {
            // Curtains and wallpaper return little of what is bright.
            let dull = Biquad::low_pass(4500.0, 0.6).run(dry);
            for &(delay, gain) in self.reflections {
                add(&mut sound, &dull, delay, gain);
            }
        }
        Clip::mono(sound)
    }

    /// A stereo sound with reverberation.
    pub fn stereo(self, dry: &Clip) -> Clip {
        let [left, right] = &dry.channels[..] else {
            unreachable!("two channels go in");
        };
        let middle: Vec<f64> = left
            .iter()
            .zip(right)
            .map(|(left, right)| 0.5 * (left + right))
            .collect();
        let (echo_left, echo_right) = self.echo(&middle);
        let mixed = |dry: &[f64], echo: Vec<f64>| dry.iter().zip(echo).map(|(dry, wet)| dry + self.wet * wet).collect();
        Clip::stereo(mixed(left, echo_left), mixed(right, echo_right))
    }

    fn echo(self, dry: &[f64]) -> (Vec<f64>, Vec<f64>) {
        struct Line {
            delay: Vec<f64>,
            at: usize,
            feedback: f64,
            damped: f64,
        }
        let per_sample = falling(self.decay);
        let mut lines = DELAYS.map(|wall| Line {
            delay: vec![0.0; wall * self.size],
            at: 0,
            feedback: libm::pow(per_sample, (wall * self.size) as f64),
            damped: 0.0,
        });
        let (mut left, mut right) = (Vec::with_capacity(dry.len()), Vec::with_capacity(dry.len()));
        for &sample in dry {
            let mut outs = [0.0; DELAYS.len()];
            for (out, line) in outs.iter_mut().zip(&mut lines) {
                line.damped += (1.0 - self.damping) * (line.delay[line.at] - line.damped);
                *out = line.damped * line.feedback;
            }
            // A Householder matrix mixes all lines without loss of energy.
            let sum: f64 = outs.iter().sum::<f64>() * 2.0 / DELAYS.len() as f64;
            for (out, line) in outs.iter().zip(&mut lines) {
                line.delay[line.at] = sample + out - sum;
                line.at = (line.at + 1) % line.delay.len();
            }
            left.push(outs[0] - outs[2] + outs[4] - outs[6]);
            right.push(outs[1] - outs[3] + outs[5] - outs[7]);
        }
        (left, right)
    }
}

/// The parlour in which the board stands: small, with carpet and curtains. Its echo is 15 dB below the sound, so that a
/// stroke stays crisp.
pub const PARLOUR: Room = Room {
    size: 1,
    decay: 0.46,
    damping: 0.4,
    wet: 0.105,
    // Walls and ceiling, 6 to 28 ms later; the signs keep deep tones from adding up.
    reflections: &[
        (271, 0.057),
        (347, -0.052),
        (421, 0.047),
        (523, 0.043),
        (631, -0.038),
        (769, 0.033),
        (937, -0.028),
        (1231, 0.024),
    ],
};

/// The hall from which the music comes.
pub const HALL: Room = Room {
    size: 2,
    decay: 2.1,
    damping: 0.35,
    wet: 0.22,
    reflections: &[],
};

const _: () = assert!(RATE == 44_100, "the delays are given in samples of this rate");
