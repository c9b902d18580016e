//! What one hears of Agent: cast figures on a printed board, a leather case, banknotes, knuckles on the table, and a few
//! notes when somebody is exiled or comes home. Each from a seed, so that there are variants of what is heard often.

use crate::clip::{Clip, add, samples};
use crate::effects::{WOOD, contact, rub, softer, varied};
use crate::instruments::Instrument;
use crate::music::pitch;
use crate::noise::{Biquad, Chance};
use crate::room::{HALL, PARLOUR};
use crate::tone::{Mode, resized, strike};

/// A board of grey cardboard bound in linen, on a cloth: low, and dead after a few hundredths of a second. Every second mode
/// begins in the opposite phase, as beyond its nodes: low modes would peak together.
const BOARD: [Mode; 6] = [
    Mode::new(134.0, 0.8, 0.075),
    Mode::new(271.0, -1.0, 0.06),
    Mode::new(468.0, 0.62, 0.046),
    Mode::new(812.0, -0.36, 0.034),
    Mode::new(1390.0, 0.2, 0.024),
    Mode::new(2310.0, -0.1, 0.016),
];

/// A cast figure of tin under its paint, held down by its own weight.
const TIN: [Mode; 4] = [
    Mode::new(2140.0, 0.13, 0.055),
    Mode::new(3480.0, 0.13, 0.065),
    Mode::new(5290.0, 0.08, 0.045),
    Mode::new(7730.0, 0.04, 0.03),
];

/// A full leather case: a soft body with papers in it. Phases as above.
const CASE: [Mode; 5] = [
    Mode::new(92.0, 0.9, 0.13),
    Mode::new(163.0, -1.0, 0.1),
    Mode::new(287.0, 0.5, 0.07),
    Mode::new(519.0, -0.25, 0.045),
    Mode::new(904.0, 0.12, 0.03),
];

/// The brass of the case: rings, corners and locks.
const LOCK: [Mode; 5] = [
    Mode::new(1730.0, 0.4, 0.09),
    Mode::new(2890.0, 1.0, 0.15),
    Mode::new(4270.0, 0.7, 0.12),
    Mode::new(6110.0, 0.4, 0.08),
    Mode::new(8350.0, 0.2, 0.05),
];

/// A note on a steel pan: the octave and the twelfth are tuned with it, and the octave swells after the stroke.
const PAN: [Mode; 5] = [
    Mode::new(1.0, 1.0, 0.85),
    Mode::new(2.004, 0.75, 0.6),
    Mode::new(2.996, 0.3, 0.35),
    Mode::new(4.06, 0.16, 0.2),
    Mode::new(5.3, 0.08, 0.1),
];

/// A figure is set down on the board.
pub fn figure(seed: u64) -> Clip {
    let mut chance = Chance::new(seed);
    let mut sound = vec![0.0; samples(0.45)];
    let board = varied(&BOARD, &mut chance);
    let tin = varied(&TIN, &mut chance);
    strike(&mut sound, &board, 0.0);
    strike(&mut sound, &tin, 0.0);
    contact(&mut sound, &mut chance, 0.0, 950.0, 0.01, 1.2);
    // The foot rocks once.
    let again = 0.046 + 0.012 * chance.share();
    strike(&mut sound, &softer(&resized(&board, 1.1), 0.26), again);
    strike(&mut sound, &softer(&tin, 0.5), again);
    PARLOUR.mono(&sound).faded(0.15)
}

/// The case is taken: the handle creaks, its rings clink, and it leaves the board.
pub fn case_taken(seed: u64) -> Clip {
    let mut chance = Chance::new(seed);
    let mut sound = vec![0.0; samples(0.65)];
    add(&mut sound, &creak(&mut chance, 0.2), 0, 1.0);
    for (start, gain) in [(0.07, 0.13), (0.2, 0.2)] {
        strike(&mut sound, &softer(&varied(&LOCK, &mut chance), gain), start);
    }
    strike(
        &mut sound,
        &softer(&resized(&varied(&CASE, &mut chance), 1.3), 0.5),
        0.2,
    );
    contact(&mut sound, &mut chance, 0.2, 2600.0, 0.006, 0.4);
    PARLOUR.mono(&sound).faded(0.2)
}

/// The case is laid down: a soft thud on four brass feet, and the handle falls over.
pub fn case_laid_down(seed: u64) -> Clip {
    let mut chance = Chance::new(seed);
    let mut sound = vec![0.0; samples(0.65)];
    strike(&mut sound, &varied(&CASE, &mut chance), 0.0);
    strike(&mut sound, &softer(&varied(&BOARD, &mut chance), 0.7), 0.0);
    contact(&mut sound, &mut chance, 0.0, 620.0, 0.014, 1.5);
    for (start, gain) in [(0.004, 0.1), (0.016, 0.07), (0.155, 0.16)] {
        strike(&mut sound, &softer(&varied(&LOCK, &mut chance), gain), start);
    }
    contact(&mut sound, &mut chance, 0.155, 1300.0, 0.008, 0.35);
    PARLOUR.mono(&sound).faded(0.2)
}

/// Leather under strain: it sticks and slips, faster as the grip closes.
fn creak(chance: &mut Chance, length: f64) -> Vec<f64> {
    let mut sound = vec![0.0; samples(length + 0.05)];
    let mut start = 0.0;
    while start < length {
        let way = start / length;
        let swell = way * (1.0 - way) * 4.0;
        let leather = [(430.0, 1.0), (910.0, 0.7), (1570.0, 0.4)];
        let leather = leather.map(|(frequency, gain)| Mode::new(frequency * (1.0 + 0.25 * way), gain, 0.018));
        strike(&mut sound, &softer(&varied(&leather, chance), 0.55 * swell), start);
        start += (0.017 - 0.008 * way) * (0.8 + 0.4 * chance.share());
    }
    sound
}

/// An attack is announced: a heartbeat on the table, and two low strings that do not agree.
pub fn attack(seed: u64) -> Clip {
    let mut chance = Chance::new(seed);
    let mut sound = vec![0.0; samples(1.2)];
    let table = [(62.0, 1.0, 0.2), (97.0, 0.7, 0.14), (171.0, 0.3, 0.08)];
    let table = table.map(|(frequency, gain, decay)| Mode::new(frequency, gain, decay));
    for (start, gain) in [(0.0, 0.9), (0.17, 1.2)] {
        strike(&mut sound, &softer(&table, gain), start);
        contact(&mut sound, &mut chance, start, 300.0, 0.02, 0.8 * gain);
    }
    // A tritone, which the music never has.
    for (note, start, gain) in [
        ("f3", 0.17, 0.75),
        ("b3", 0.2, 0.7),
        ("f4", 0.24, 0.5),
        ("b4", 0.28, 0.35),
    ] {
        Instrument::Harp.play(&mut sound, pitch(note), start, gain, &mut chance);
    }
    PARLOUR.mono(&sound).faded(0.5)
}

/// Off to the Bahamas: somebody is swept away, and a steel pan greets them from afar.
pub fn exile(seed: u64) -> Clip {
    let mut chance = Chance::new(seed);
    let mut sound = vec![0.0; samples(1.9)];
    let mut afar = sound.clone();
    add(&mut sound, &gust(&mut chance, 1.05), 0, 1.5);
    // The hand that picks them up.
    strike(
        &mut sound,
        &softer(&resized(&varied(&WOOD[1..6], &mut chance), 1.3), 0.35),
        0.0,
    );
    let greeting = [
        ("d5", 0.42, 0.5),
        ("g5", 0.56, 0.6),
        ("a5", 0.7, 0.6),
        ("d6", 0.84, 0.7),
        ("a5", 1.05, 0.4),
        ("d6", 1.12, 0.5),
    ];
    for (note, start, gain) in greeting {
        let pan = PAN.map(|mode| Mode::new(pitch(note) * mode.frequency, gain * mode.gain, mode.decay));
        strike(&mut afar, &varied_in_gain(&pan, &mut chance), start);
        contact(&mut afar, &mut chance, start, 1700.0, 0.005, 0.35 * gain);
    }
    PARLOUR.mono(&sound).with(&HALL.mono(&afar)).faded(0.7)
}

/// The same notes, struck a little differently: tuned steel must stay in tune.
fn varied_in_gain(modes: &[Mode], chance: &mut Chance) -> Vec<Mode> {
    let other = |mode: &Mode| Mode::new(mode.frequency, mode.gain * (1.0 + 0.2 * chance.swing()), mode.decay);
    modes.iter().map(other).collect()
}

/// Air that rushes past, higher and higher, and is gone.
fn gust(chance: &mut Chance, length: f64) -> Vec<f64> {
    /// Samples for which the band stays where it is.
    const STEP: usize = 441;
    let count = samples(length);
    let white = chance.white(count);
    let mut sound = Vec::with_capacity(count);
    for (number, part) in white.chunks(STEP).enumerate() {
        let way = (number * STEP) as f64 / count as f64;
        // Each band fades into the next one, so that the change is not heard.
        let band = |way: f64| Biquad::band_pass(320.0 * libm::exp2(2.6 * way), 1.1).run(part);
        let next = (number + 1) as f64 * STEP as f64 / count as f64;
        let (here, there) = (band(way), band(next.min(1.0)));
        for (i, (here, there)) in here.iter().zip(&there).enumerate() {
            let share = i as f64 / STEP as f64;
            sound.push(here + share * (there - here));
        }
    }
    for (i, sample) in sound.iter_mut().enumerate() {
        let way = i as f64 / count as f64;
        let swell = libm::sin(std::f64::consts::PI * libm::sqrt(way));
        *sample *= swell * swell;
    }
    sound
}

/// Somebody objects: two raps of the knuckles on the table.
pub fn objection(seed: u64) -> Clip {
    let mut chance = Chance::new(seed);
    let mut sound = vec![0.0; samples(0.6)];
    let table = resized(&varied(&WOOD, &mut chance), 0.66);
    for (start, gain) in [(0.0, 0.85), (0.135, 1.0)] {
        strike(&mut sound, &softer(&table, gain), start);
        contact(&mut sound, &mut chance, start, 780.0, 0.011, 1.5 * gain);
    }
    // What lies on the table trembles.
    strike(&mut sound, &softer(&varied(&TIN, &mut chance), 0.12), 0.14);
    PARLOUR.mono(&sound).faded(0.2)
}

/// A note of paper that snaps from under the thumb.
fn flick(sound: &mut [f64], chance: &mut Chance, start: f64, gain: f64) {
    let paper = rub(chance, 0.034, [1500.0, 3900.0], 0.7);
    add(sound, &paper, samples(start), 1.5 * gain);
    contact(sound, chance, start + 0.024, 2200.0, 0.004, 0.9 * gain);
}

/// A claim is put on the table: a bundle of notes, slapped down.
pub fn claim(seed: u64) -> Clip {
    let mut chance = Chance::new(seed);
    let mut sound = vec![0.0; samples(0.55)];
    contact(&mut sound, &mut chance, 0.0, 1150.0, 0.03, 1.3);
    contact(&mut sound, &mut chance, 0.0, 3300.0, 0.012, 0.6);
    strike(&mut sound, &softer(&varied(&BOARD, &mut chance), 0.75), 0.0);
    // The corners come down after it.
    for (start, gain) in [(0.05, 0.3), (0.083, 0.2), (0.11, 0.12)] {
        flick(&mut sound, &mut chance, start, gain);
    }
    PARLOUR.mono(&sound).faded(0.2)
}

/// Money is staked: notes are counted under the thumb, and laid aside.
pub fn stake(seed: u64) -> Clip {
    let mut chance = Chance::new(seed);
    let mut sound = vec![0.0; samples(0.75)];
    let mut start = 0.0;
    for gain in [0.6, 0.7, 0.65, 0.8, 0.9] {
        flick(&mut sound, &mut chance, start, gain);
        start += 0.075 + 0.012 * chance.swing();
    }
    contact(&mut sound, &mut chance, start + 0.04, 900.0, 0.016, 0.8);
    strike(&mut sound, &softer(&varied(&BOARD, &mut chance), 0.3), start + 0.04);
    PARLOUR.mono(&sound).faded(0.2)
}

/// The case is at home: two locks spring open, and the chord in which a won game ends opens with them.
pub fn home(seed: u64) -> Clip {
    use Instrument::{Celesta, Harp};
    let mut chance = Chance::new(seed);
    let mut sound = vec![0.0; samples(2.9)];
    let mut chord = sound.clone();
    for start in [0.0, 0.16] {
        strike(&mut sound, &softer(&varied(&LOCK, &mut chance), 0.3), start);
        contact(&mut sound, &mut chance, start, 2700.0, 0.006, 0.6);
        strike(&mut sound, &softer(&varied(&CASE, &mut chance), 0.35), start);
    }
    let notes = [
        (Harp, "d3", 0.42, 1.0),
        (Harp, "a3", 0.49, 0.8),
        (Harp, "d4", 0.56, 0.7),
        (Celesta, "a4", 0.63, 0.5),
        (Celesta, "d5", 0.74, 0.55),
        (Celesta, "f#5", 0.9, 0.5),
        (Celesta, "a5", 1.06, 0.6),
        (Celesta, "d6", 1.22, 0.7),
        (Harp, "d5", 1.22, 0.4),
    ];
    for (instrument, note, start, gain) in notes {
        instrument.play(&mut chord, pitch(note), start, gain, &mut chance);
    }
    PARLOUR.mono(&sound).with(&HALL.mono(&chord)).faded(1.0)
}
