//! The music, as phrases that the game strings together: tunes for the celesta in the Dorian mode on D, without the two
//! tones that could quarrel with the harp, and grounds for the harp in open fifths, so that any tune goes over any
//! ground.

use crate::clip::{Clip, add, samples};
use crate::instruments::Instrument;
use crate::noise::Chance;
use crate::room::HALL;

/// Seconds from one symbol of a phrase to the next.
const PULSE: f64 = 0.52;
/// The number of symbols in a phrase.
pub const SIGNS: usize = 16;
/// Seconds for the last notes to decay.
const RING: f64 = 2.0;

/// The tunes. A note is a letter and an octave, `+` joins notes struck together, a dot lets them ring on.
pub const TUNES: [&str; 12] = [
    "d5 . . a5 . g5 f5 .  a5 . . . d5 . . .",
    "a5 . c6 . d6 . . .  c6 . a5 . g5 . . .",
    "f5 . g5 . a5 . . d5  . . c5 . d5 . . .",
    "d6 . . . a5 . . .  f5 . g5 . a5 . . .",
    "g5 . a5 . g5 . d5 .  f5 . . . g5 . . .",
    "c6 . . a5 . . f5 .  g5 . . . d5 . . .",
    "d5 . f5 . a5 . d6 .  . . c6 . a5 . . .",
    "a5 . . . g5 . . a5  c6 . . . d6 . . .",
    "f5 . . d5 . . a5 .  . . g5 . f5 . d5 .",
    "d6 . c6 . a5 . g5 .  f5 . . . d5+a5 . . .",
    "g5 . . d6 . . c6 .  a5 . . . g5 . . .",
    "a5 . d5 . . . f5 .  g5 . a5 . d5+d6 . . .",
];

/// The grounds.
pub const GROUNDS: [&str; 6] = [
    "d3 . a3 . d4 . . .  g3 . d4 . . . . .",
    "d3 . a3 . d4 . a3 .  c3 . g3 . d4 . . .",
    "a2+a3 . . . d4 . . .  g2+g3 . . . d4 . . .",
    "f3 . c4 . . . g4 .  d3 . a3 . . . . .",
    "d3+a3 . . d4 . . . .  c3+g3 . . d4 . . . .",
    "g3 . d4 . g4 . . .  d3 . a3 . d4 . . .",
];

/// A phrase, played in the hall. The seed varies each note a little in time and loudness, as a hand would.
pub fn phrase(instrument: Instrument, score: &str, seed: u64) -> Clip {
    let mut chance = Chance::new(seed);
    let length = samples(PULSE * SIGNS as f64 + RING);
    let (mut left, mut right) = (vec![0.0; length], vec![0.0; length]);
    for (i, sign) in score.split_whitespace().enumerate() {
        let first = if i % 8 == 0 { 1.0 } else { 0.8 };
        for (j, note) in sign.split('+').filter(|&note| note != ".").enumerate() {
            // Chords are slightly arpeggiated.
            let start = PULSE * i as f64 + 0.03 * j as f64 + 0.018 * chance.share();
            let gain = first * (0.85 + 0.15 * chance.share());
            let pitch = pitch(note);
            let mut sound = vec![0.0; length];
            instrument.play(&mut sound, pitch, start, gain, &mut chance);
            // Low notes to the left, as the player hears them.
            let place = 0.5 + 0.18 * libm::log2(pitch / middle(instrument));
            add(&mut left, &sound, 0, libm::sqrt(1.0 - place));
            add(&mut right, &sound, 0, libm::sqrt(place));
        }
    }
    HALL.stereo(&Clip::stereo(left, right)).faded(1.2)
}

fn middle(instrument: Instrument) -> f64 {
    match instrument {
        Instrument::Celesta => 784.0,
        Instrument::Harp => 196.0,
    }
}

/// The frequency of a note such as `a4` or `f#4`, in equal temperament.
pub fn pitch(note: &str) -> f64 {
    let (letter, octave) = note.split_at(note.len() - 1);
    let semitone = match letter {
        "c" => 0,
        "c#" => 1,
        "d" => 2,
        "e" => 4,
        "f" => 5,
        "f#" => 6,
        "g" => 7,
        "a" => 9,
        "b" => 11,
        _ => unreachable!("{note} is no note"),
    };
    let octave: i32 = octave.parse().expect("a digit follows the letter");
    440.0 * libm::exp2(f64::from(semitone - 9 + 12 * (octave - 4)) / 12.0)
}
