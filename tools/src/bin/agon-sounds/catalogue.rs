//! All sounds with the names of their files, brought to their loudness.

use crate::clip::Clip;
use crate::instruments::Instrument;
use crate::measure::{integrated, momentary, true_peak};
use crate::music::{GROUNDS, TUNES};
use crate::{agent, ambience, effects, music, wav};

/// The kind of a sound, which decides how its loudness is measured.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Class {
    /// A sound for an event, measured by its loudest 400 ms.
    Effect,
    /// A phrase of music, measured as a whole.
    Music,
    /// The sound of the room, measured as a whole.
    Ambience,
    /// A crackle of the fire, measured by its loudest 400 ms.
    Crackle,
}

impl Class {
    /// The loudness of a clip as measured for this kind, in LUFS.
    pub fn loudness(self, clip: &Clip) -> f64 {
        match self {
            Self::Effect | Self::Crackle => momentary(clip),
            Self::Music | Self::Ambience => integrated(clip),
        }
    }
}

/// A sound and how it is made.
pub struct Sound {
    /// The folder and file name, without extension.
    pub name: String,
    /// The kind of sound.
    pub class: Class,
    /// The loudness to which it is brought, in LUFS.
    pub target: f64,
    make: fn(u64) -> Clip,
    seed: u64,
}

impl Sound {
    /// Makes the sound and brings it to its loudness.
    pub fn render(&self) -> Clip {
        let raw = (self.make)(self.seed);
        let louder = self.target - self.class.loudness(&raw);
        raw.amplified(louder)
    }

    /// The sound's row in the table.
    pub fn row(&self, clip: &Clip) -> String {
        format!(
            "| `{}` | {:.2} | {:.1} | {:.1} | `{:016x}` |",
            self.name,
            clip.seconds(),
            true_peak(clip),
            self.class.loudness(clip),
            wav::hash(&wav::encode(clip))
        )
    }
}

/// The head of the table.
pub const HEADING: &str =
    "| sound | seconds | true peak, dBFS | loudness, LUFS | hash of the WAV file |\n|---|--:|--:|--:|---|";

/// A kind of effect: name, maker, number of variants, and loudness in LUFS. The rarer an event and the more it matters,
/// the louder it is: controls, then hands and pieces, then news, and loudest the ends of games.
type Kind = (&'static str, fn(u64) -> Clip, u64, f64);

/// The effects of Agon, some of which are those of any game.
const EFFECTS: [Kind; 12] = [
    ("lift", effects::lift, 2, -31.0),
    ("slide", effects::slide, 2, -27.0),
    ("wood", effects::set_on_wood, 3, -27.0),
    ("stone", effects::set_on_stone, 2, -27.0),
    ("capture", effects::capture, 2, -22.0),
    ("obligation", effects::obligation, 1, -26.0),
    ("landing", effects::landing, 2, -27.0),
    ("win", effects::win, 1, -20.0),
    ("loss", effects::loss, 1, -22.0),
    ("draw", effects::draw, 1, -23.0),
    ("menu", effects::menu, 1, -34.0),
    ("tick", effects::tick, 1, -34.0),
];

/// The effects of Agent alone.
const AGENT: [Kind; 9] = [
    ("figure", agent::figure, 2, -29.0),
    ("case-taken", agent::case_taken, 1, -27.0),
    ("case-laid-down", agent::case_laid_down, 1, -27.0),
    ("attack", agent::attack, 1, -23.0),
    ("exile", agent::exile, 1, -22.0),
    ("objection", agent::objection, 1, -25.0),
    ("claim", agent::claim, 1, -27.0),
    ("stake", agent::stake, 1, -28.0),
    ("home", agent::home, 1, -23.0),
];

/// Crackles of the fire.
const CRACKLES: u64 = 4;

/// The loudness of the music, of the room and of its fire's crackles, in LUFS.
const MUSIC: f64 = -29.0;
const ROOM: f64 = -46.0;
const CRACKLE: f64 = -44.0;

/// All sounds. The number of a variant, from 1, is its seed and the end of its name.
pub fn all() -> Vec<Sound> {
    let variants = |folder: &'static str, name: &'static str, class, make, count: u64, target: f64| {
        (1..=count).map(move |seed| Sound {
            name: format!("{folder}/{name}-{seed}"),
            class,
            target,
            make,
            seed,
        })
    };
    let effects = |folder: &'static str, kinds: &'static [Kind]| {
        kinds
            .iter()
            .flat_map(move |&(name, make, count, target)| variants(folder, name, Class::Effect, make, count, target))
    };
    let music = |name: &'static str, make, phrases: &[&str]| {
        variants("music", name, Class::Music, make, phrases.len() as u64, MUSIC)
    };
    let tune: fn(u64) -> Clip = |n| music::phrase(Instrument::Celesta, TUNES[n as usize - 1], n);
    let ground: fn(u64) -> Clip = |n| music::phrase(Instrument::Harp, GROUNDS[n as usize - 1], n);
    let room: fn(u64) -> Clip = |_| ambience::tone();
    let crackle: fn(u64) -> Clip = ambience::crackle;
    effects("effects", &EFFECTS)
        .chain(effects("agent", &AGENT))
        .chain(music("tune", tune, &TUNES))
        .chain(music("ground", ground, &GROUNDS))
        .chain(variants("ambience", "room", Class::Ambience, room, 1, ROOM))
        .chain(variants(
            "ambience",
            "crackle",
            Class::Crackle,
            crackle,
            CRACKLES,
            CRACKLE,
        ))
        .collect()
}
