//! What one hears of a game: turned wood on wood and on stone, brass, and a few notes when it ends. Each from a seed,
//! so that there are variants of what is heard often.

use crate::clip::{Clip, add, samples};
use crate::instruments::Instrument;
use crate::music::pitch;
use crate::noise::{Biquad, Chance};
use crate::room::{HALL, PARLOUR};
use crate::tone::{Mode, damp, falling, resized, strike};

/// A turned piece on a wooden tile: the tile's modes and, highest, the piece's own.
pub const WOOD: [Mode; 7] = [
    Mode::new(215.0, 0.55, 0.085),
    Mode::new(438.0, 1.0, 0.12),
    Mode::new(791.0, 0.8, 0.1),
    Mode::new(1236.0, 0.5, 0.075),
    Mode::new(1870.0, 0.3, 0.055),
    Mode::new(2735.0, 0.2, 0.04),
    Mode::new(4120.0, 0.1, 0.025),
];

/// The same piece on the throne's stone: harder, higher and a little longer, since stone absorbs less.
const STONE: [Mode; 7] = [
    Mode::new(310.0, 0.25, 0.06),
    Mode::new(1120.0, 0.7, 0.11),
    Mode::new(1985.0, 0.9, 0.14),
    Mode::new(3240.0, 0.75, 0.12),
    Mode::new(4710.0, 0.45, 0.09),
    Mode::new(6480.0, 0.3, 0.06),
    Mode::new(8900.0, 0.15, 0.035),
];

/// A small brass bell on a stand, damped by the hand that holds it.
const BELL: [Mode; 6] = [
    Mode::new(0.5, 0.25, 1.1),
    Mode::new(1.0, 1.0, 0.9),
    Mode::new(1.19, 0.35, 0.6),
    Mode::new(2.0, 0.45, 0.45),
    Mode::new(2.74, 0.25, 0.28),
    Mode::new(4.07, 0.12, 0.16),
];

/// Each mode detuned at random by some percent, since no two pieces are alike.
pub fn varied(modes: &[Mode], chance: &mut Chance) -> Vec<Mode> {
    let other = |mode: &Mode| {
        Mode::new(
            mode.frequency * (1.0 + 0.025 * chance.swing()),
            mode.gain * (1.0 + 0.25 * chance.swing()),
            mode.decay,
        )
    };
    modes.iter().map(other).collect()
}

/// The same body, struck softer by a factor.
pub fn softer(modes: &[Mode], factor: f64) -> Vec<Mode> {
    let other = |mode: &Mode| Mode::new(mode.frequency, factor * mode.gain, mode.decay);
    modes.iter().map(other).collect()
}

/// The moment of contact: a burst of band-passed noise that decays within milliseconds.
pub fn contact(sound: &mut [f64], chance: &mut Chance, start: f64, frequency: f64, decay: f64, gain: f64) {
    let fall = falling(decay);
    let mut level = gain;
    let burst: Vec<f64> = (0..samples(2.0 * decay))
        .map(|_| {
            level *= fall;
            level * chance.swing()
        })
        .collect();
    add(
        sound,
        &Biquad::band_pass(frequency, 0.6).run(&burst),
        samples(start),
        1.0,
    );
}

/// Friction: noise in two bands, modulated by the grain of the wood, that swells and fades.
pub fn rub(chance: &mut Chance, length: f64, frequencies: [f64; 2], rise: f64) -> Vec<f64> {
    let count = samples(length);
    let white = chance.white(count);
    let [low, high] = frequencies.map(|frequency| Biquad::band_pass(frequency, 1.4).run(&white));
    let mut grain = Biquad::low_pass(70.0, 0.7);
    (0..count)
        .map(|i| {
            let way = i as f64 / count as f64;
            let swell = if way < rise {
                way / rise
            } else {
                (1.0 - way) / (1.0 - rise)
            };
            let rough = 1.0 + (6.0 * grain.next(chance.swing())).clamp(-0.7, 1.0);
            (low[i] + 0.5 * high[i]) * rough * swell * swell * (3.0 - 2.0 * swell)
        })
        .collect()
}

/// A piece is picked up: its felt leaves the tile, and the foot just touches the rim.
pub fn lift(seed: u64) -> Clip {
    let mut chance = Chance::new(seed);
    let mut sound = vec![0.0; samples(0.4)];
    add(&mut sound, &rub(&mut chance, 0.09, [900.0, 2600.0], 0.3), 0, 0.9);
    let tile = resized(&varied(&WOOD[1..6], &mut chance), 1.45);
    strike(&mut sound, &tile, 0.035);
    contact(&mut sound, &mut chance, 0.035, 2600.0, 0.006, 0.4);
    PARLOUR.mono(&sound).faded(0.12)
}

/// A piece glides over the tiles.
pub fn slide(seed: u64) -> Clip {
    let mut chance = Chance::new(seed);
    let mut sound = vec![0.0; samples(0.45)];
    add(&mut sound, &rub(&mut chance, 0.24, [620.0, 1900.0], 0.35), 0, 1.0);
    PARLOUR.mono(&sound).faded(0.12)
}

/// A piece is set down on wood.
pub fn set_on_wood(seed: u64) -> Clip {
    let mut chance = Chance::new(seed);
    let mut sound = vec![0.0; samples(0.5)];
    let tile = varied(&WOOD, &mut chance);
    strike(&mut sound, &tile, 0.0);
    contact(&mut sound, &mut chance, 0.0, 1500.0, 0.008, 1.3);
    // The foot rocks once.
    strike(
        &mut sound,
        &softer(&resized(&tile, 1.06), 0.36),
        0.043 + 0.008 * chance.share(),
    );
    PARLOUR.mono(&sound).faded(0.15)
}

/// A piece is set down on the throne's stone.
pub fn set_on_stone(seed: u64) -> Clip {
    let mut chance = Chance::new(seed);
    let mut sound = vec![0.0; samples(0.5)];
    strike(&mut sound, &varied(&STONE, &mut chance), 0.0);
    // The wood into which the stone is let.
    strike(&mut sound, &softer(&varied(&WOOD[..3], &mut chance), 0.6), 0.0);
    contact(&mut sound, &mut chance, 0.0, 3600.0, 0.005, 1.2);
    PARLOUR.mono(&sound).faded(0.15)
}

/// A piece is caught between two others: they clap to from both sides, and brass rings a little.
pub fn capture(seed: u64) -> Clip {
    let mut chance = Chance::new(seed);
    let mut sound = vec![0.0; samples(0.8)];
    for (start, size) in [(0.0, 1.12), (0.072, 0.84)] {
        strike(&mut sound, &resized(&varied(&WOOD, &mut chance), size), start);
        contact(&mut sound, &mut chance, start, 1900.0, 0.007, 0.8);
    }
    let ring = BELL.map(|mode| Mode::new(pitch("d6") * mode.frequency, 0.42 * mode.gain, 0.8 * mode.decay));
    // After the clap, which is loud enough.
    strike(&mut sound, &ring, 0.08);
    PARLOUR.mono(&sound).faded(0.25)
}

/// A captured piece must be put back: two strokes of a small bell, falling.
pub fn obligation(seed: u64) -> Clip {
    let mut chance = Chance::new(seed);
    let mut sound = vec![0.0; samples(1.3)];
    for (note, start, gain) in [("a5", 0.0, 1.0), ("d5", 0.24, 0.9)] {
        let bell = BELL.map(|mode| Mode::new(pitch(note) * mode.frequency, gain * mode.gain, mode.decay));
        strike(&mut sound, &bell, start);
        contact(&mut sound, &mut chance, start, 2400.0, 0.004, 0.4 * gain);
    }
    PARLOUR.mono(&sound).faded(0.4)
}

/// A piece comes down from high above the board, and bounces.
pub fn landing(seed: u64) -> Clip {
    let mut chance = Chance::new(seed);
    let mut sound = vec![0.0; samples(0.7)];
    let tile = resized(&varied(&WOOD, &mut chance), 0.78);
    let (mut start, mut gain) = (0.0, 1.0);
    for wait in [0.085, 0.05, 0.03] {
        strike(&mut sound, &softer(&tile, gain), start);
        contact(&mut sound, &mut chance, start, 1100.0, 0.01, 1.5 * gain);
        start += wait * (0.92 + 0.16 * chance.share());
        gain *= 0.42;
    }
    // The board under it.
    Mode::new(96.0, 0.7, 0.16).ring(&mut sound, 0);
    PARLOUR.mono(&sound).faded(0.2)
}

/// A latch of brass and wood, for everything on the screen that is pressed; the screen stands in no room.
pub fn menu(seed: u64) -> Clip {
    let mut chance = Chance::new(seed);
    let mut sound = vec![0.0; samples(0.35)];
    // It closes in two steps, the first one soft.
    let latch = varied(&WOOD[1..5], &mut chance);
    strike(&mut sound, &softer(&resized(&latch, 1.7), 0.55), 0.0);
    strike(&mut sound, &resized(&latch, 1.35), 0.028);
    Mode::new(2310.0, 0.16, 0.2).ring(&mut sound, samples(0.028));
    contact(&mut sound, &mut chance, 0.028, 2400.0, 0.005, 0.35);
    Clip::mono(sound).faded(0.1)
}

/// A second of a clock: its escapement in a small wooden case.
pub fn tick(seed: u64) -> Clip {
    let mut chance = Chance::new(seed);
    let mut sound = vec![0.0; samples(0.3)];
    strike(&mut sound, &resized(&varied(&WOOD[2..6], &mut chance), 1.9), 0.0);
    contact(&mut sound, &mut chance, 0.0, 3200.0, 0.003, 0.5);
    PARLOUR.mono(&sound).faded(0.08)
}

/// A note of a cadence: instrument, note, start in seconds, when it is damped, gain.
type Note = (Instrument, &'static str, f64, f64, f64);

/// Left to ring.
const RING: f64 = f64::INFINITY;

/// Notes in the hall, from which the music comes too.
fn cadence(length: f64, notes: &[Note], seed: u64) -> Clip {
    let mut chance = Chance::new(seed);
    let mut sound = vec![0.0; samples(length)];
    for &(instrument, note, start, end, gain) in notes {
        let mut tone = vec![0.0; samples(length)];
        instrument.play(&mut tone, pitch(note), start, gain, &mut chance);
        damp(&mut tone, end);
        add(&mut sound, &tone, 0, 1.0);
    }
    HALL.mono(&sound).faded(0.8)
}

/// The game is won: a cadence of the music's mode that closes in the major. Over the fifth degree its tonic is suspended,
/// and resolves downwards.
pub fn win(seed: u64) -> Clip {
    use Instrument::{Celesta, Harp};
    /// When the fifth degree enters, the suspension resolves, and the final chord enters.
    const FIFTH: f64 = 0.56;
    const RESOLVED: f64 = 0.94;
    const LAST: f64 = 1.3;
    let notes = [
        // The fourth degree.
        (Harp, "g2", 0.0, FIFTH, 0.5),
        (Harp, "d3", 0.04, FIFTH, 0.5),
        (Harp, "g3", 0.08, FIFTH, 0.6),
        (Harp, "b3", 0.12, FIFTH, 0.65),
        (Celesta, "d5", 0.16, RESOLVED, 0.6),
        (Celesta, "g5", 0.16, FIFTH, 0.55),
        // The fifth, with the suspension.
        (Harp, "a2", FIFTH, LAST, 0.5),
        (Harp, "e3", FIFTH + 0.03, LAST, 0.5),
        (Harp, "a3", FIFTH + 0.06, LAST, 0.6),
        (Harp, "d4", FIFTH + 0.09, RESOLVED, 0.65),
        (Celesta, "e5", FIFTH + 0.09, LAST, 0.55),
        (Harp, "c#4", RESOLVED, LAST, 0.65),
        (Celesta, "c#5", RESOLVED, LAST, 0.55),
        // The first, from the depth to the height.
        (Harp, "d2", LAST, RING, 0.3),
        (Harp, "a2", LAST + 0.04, RING, 0.4),
        (Harp, "d3", LAST + 0.08, RING, 0.6),
        (Harp, "a3", LAST + 0.12, RING, 0.6),
        (Harp, "d4", LAST + 0.16, RING, 0.7),
        (Harp, "f#4", LAST + 0.2, RING, 0.75),
        (Celesta, "d5", LAST + 0.24, RING, 0.55),
        (Celesta, "f#5", LAST + 0.24, RING, 0.7),
        (Celesta, "a5", LAST + 0.42, RING, 0.5),
        (Celesta, "d6", LAST + 0.6, RING, 0.55),
    ];
    cadence(3.6, &notes, seed)
}

/// The game is lost: the same tonic in the minor, after a suspended fourth, and no further.
pub fn loss(seed: u64) -> Clip {
    use Instrument::{Celesta, Harp};
    let notes = [
        (Harp, "d3", 0.0, RING, 0.7),
        (Harp, "a3", 0.06, RING, 0.65),
        (Celesta, "g5", 0.12, 0.5, 0.55),
        (Celesta, "f5", 0.5, 0.94, 0.5),
        (Celesta, "d5", 0.9, RING, 0.5),
        (Harp, "d2", 0.94, RING, 0.3),
    ];
    cadence(2.6, &notes, seed)
}

/// The game is drawn: the suspended fourth goes neither way, and the fifth stays open.
pub fn draw(seed: u64) -> Clip {
    use Instrument::{Celesta, Harp};
    let notes = [
        (Harp, "d3", 0.0, RING, 0.7),
        (Harp, "a3", 0.06, RING, 0.65),
        (Celesta, "g5", 0.12, 0.5, 0.5),
        (Celesta, "d5", 0.5, RING, 0.5),
        (Celesta, "a5", 0.56, RING, 0.45),
    ];
    cadence(2.2, &notes, seed)
}
