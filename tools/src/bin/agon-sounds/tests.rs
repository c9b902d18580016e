//! Properties of the sounds, and that the files in `assets/sounds` are those this program makes.

use std::f64::consts::TAU;
use std::fs;
use std::io::Cursor;
use std::path::{Path, PathBuf};
use std::sync::LazyLock;
use std::thread;

use symphonia::core::codecs::CodecParameters;
use symphonia::core::formats::TrackType;
use symphonia::core::io::MediaSourceStream;

use crate::catalogue::{self, Class, Sound};
use crate::clip::{Clip, RATE, samples};
use crate::measure::{integrated, momentary, true_peak};
use crate::music::{GROUNDS, SIGNS, TUNES, pitch};
use crate::noise::Biquad;
use crate::room::PARLOUR;

/// No sound may come nearer to full scale, in dB.
const HIGHEST_PEAK: f64 = -1.0;
/// By how much panning raises one channel at most, in dB: by 0.35 (`src/tabletop/stereo.rs`), at constant power.
const PANNED: f64 = 1.31;

/// The effects from the softest to the loudest, in LUFS: controls, hands, pieces, news, and the ends of games.
const HIERARCHY: [(f64, &[&str]); 10] = [
    (-34.0, &["effects/menu", "effects/tick"]),
    (-31.0, &["effects/lift"]),
    (-29.0, &["agent/figure"]),
    (-28.0, &["agent/stake"]),
    (
        -27.0,
        &[
            "effects/slide",
            "effects/wood",
            "effects/stone",
            "effects/landing",
            "agent/claim",
            "agent/case-taken",
            "agent/case-laid-down",
        ],
    ),
    (-26.0, &["effects/obligation"]),
    (-25.0, &["agent/objection"]),
    (-23.0, &["effects/draw", "agent/attack", "agent/home"]),
    (-22.0, &["effects/capture", "effects/loss", "agent/exile"]),
    (-20.0, &["effects/win"]),
];

fn assets() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../assets")
}

/// All sounds, made once for all tests.
static ALL: LazyLock<Vec<(Sound, Clip)>> = LazyLock::new(|| {
    let mut sounds = catalogue::all();
    let later = sounds.split_off(sounds.len() / 2);
    let make = |sounds: Vec<Sound>| -> Vec<_> {
        sounds
            .into_iter()
            .map(|sound| {
                let clip = sound.render();
                (sound, clip)
            })
            .collect()
    };
    let first = thread::spawn(move || make(sounds));
    let later = make(later);
    let mut all = first.join().unwrap();
    all.extend(later);
    all
});

/// How near to full scale a sound may come as it is made, in dB.
fn highest_peak(sound: &Sound) -> f64 {
    match sound.class {
        Class::Effect => HIGHEST_PEAK - PANNED,
        Class::Music | Class::Ambience | Class::Crackle => HIGHEST_PEAK,
    }
}

fn of(class: Class) -> impl Iterator<Item = &'static (Sound, Clip)> {
    ALL.iter().filter(move |(sound, _)| sound.class == class)
}

#[test]
fn a_sine_is_as_loud_as_the_recommendation_says() {
    let sine: Vec<f64> = (0..samples(3.0))
        .map(|i| libm::sin(TAU * 997.0 * i as f64 / f64::from(RATE)))
        .collect();
    let sine = Clip::mono(sine);
    for loudness in [momentary(&sine), integrated(&sine)] {
        assert!((loudness + 3.01).abs() < 0.02, "{loudness}");
    }
    let between = Clip::mono(
        (0..400)
            .map(|i| libm::sin(TAU * (f64::from(i) / 4.0 + 0.125)))
            .collect(),
    );
    let peak = true_peak(&between);
    assert!(peak.abs() < 0.3, "its samples are at −3 dB, its waveform at 0: {peak}");
}

#[test]
fn every_machine_makes_the_sounds_of_the_table() {
    let text = fs::read_to_string(assets().join("sounds/README.md")).unwrap();
    let table: Vec<&str> = text.lines().skip_while(|line| !line.starts_with("| sound")).collect();
    let made: Vec<String> = catalogue::HEADING
        .lines()
        .map(str::to_owned)
        .chain(ALL.iter().map(|(sound, clip)| sound.row(clip)))
        .collect();
    assert_eq!(table, made, "assets/sounds/make brings files and table up to date");
}

#[test]
fn effects_keep_the_hierarchy_of_loudness_and_nothing_is_near_full_scale() {
    for (sound, clip) in ALL.iter() {
        let peak = true_peak(clip);
        assert!(peak <= highest_peak(sound), "{}: {peak}", sound.name);
    }
    assert!(HIERARCHY.is_sorted_by(|(softer, _), (louder, _)| softer < louder));
    for (sound, clip) in of(Class::Effect) {
        let (kind, _variant) = sound.name.rsplit_once('-').unwrap();
        let places = HIERARCHY.iter().filter(|(_, kinds)| kinds.contains(&kind));
        let [level] = places.map(|&(level, _)| level).collect::<Vec<_>>()[..] else {
            panic!("{kind} has no place, or several");
        };
        for loudness in [momentary(clip), momentary(&decode(&file(sound)))] {
            assert!((loudness - level).abs() <= 0.5, "{}: {loudness} LUFS", sound.name);
        }
    }
}

#[test]
fn what_is_struck_sounds_at_once_and_has_died_away_at_the_end() {
    for (sound, clip) in ALL.iter().filter(|(sound, _)| sound.class != Class::Ambience) {
        for channel in &clip.channels {
            assert_eq!(*channel.last().unwrap(), 0.0, "{}", sound.name);
            let level = |part: &[f64]| part.iter().map(|x| x * x).sum::<f64>() / part.len() as f64;
            let end = level(&channel[channel.len() - samples(0.05)..]);
            assert!(end < 1e-5 * level(channel), "{}: {end}", sound.name);
        }
    }
    let is_set_down = |name: &str| name.contains("wood") || name.contains("figure");
    for (sound, clip) in ALL.iter().filter(|(sound, _)| is_set_down(&sound.name)) {
        let channel = &clip.channels[0];
        let peak = channel.iter().fold(0.0_f64, |peak, x| peak.max(x.abs()));
        let attack = channel.iter().position(|x| x.abs() == peak).unwrap();
        assert!(attack < samples(0.005), "{}: {attack} samples", sound.name);
        let last_loud = channel.iter().rposition(|x| x.abs() > 0.1 * peak).unwrap();
        assert!(
            (samples(0.02)..samples(0.15)).contains(&last_loud),
            "{}: {last_loud}",
            sound.name
        );
    }
}

#[test]
fn the_room_goes_round_without_a_click() {
    let (room, made) = of(Class::Ambience).next().unwrap();
    let decoded = decode(&file(room));
    for channel in made.channels.iter().chain(&decoded.channels) {
        let widest = channel
            .windows(2)
            .map(|pair| (pair[1] - pair[0]).abs())
            .fold(0.0, f64::max);
        let seam = (channel[0] - channel.last().unwrap()).abs();
        assert!(seam <= widest, "{seam} against {widest}");
        let level = |part: &[f64]| 10.0 * libm::log10(part.iter().map(|x| x * x).sum::<f64>() / part.len() as f64);
        let seconds: Vec<f64> = channel.chunks(RATE as usize).map(level).collect();
        for level in &seconds {
            assert!((level - seconds[7]).abs() < 3.0, "no second stands out: {seconds:?}");
        }
    }
}

/// A sound's energy below a frequency in whole hertz, against that above it, in dB.
fn below(clip: &Clip, frequency: u32) -> f64 {
    let (mut low, mut all) = (0.0, 0.0);
    for second in clip
        .channels
        .iter()
        .flat_map(|channel| channel.chunks_exact(RATE as usize))
    {
        let hann = |i: usize| 0.5 - 0.5 * libm::cos(TAU * i as f64 / f64::from(RATE));
        let windowed: Vec<f64> = second.iter().enumerate().map(|(i, x)| x * hann(i)).collect();
        all += windowed.iter().map(|x| x * x).sum::<f64>();
        // Goertzel's algorithm for each hertz; those above zero stand for their negative twins too.
        for hertz in 0..frequency {
            let turn = 2.0 * libm::cos(TAU * f64::from(hertz) / f64::from(RATE));
            let (now, before) = windowed
                .iter()
                .fold((0.0, 0.0), |(now, before), x| (x + turn * now - before, now));
            let energy = now * now + before * before - turn * now * before;
            let twins = if hertz == 0 { 1.0 } else { 2.0 };
            low += twins * energy / f64::from(RATE);
        }
    }
    10.0 * libm::log10(low / (all - low))
}

#[test]
fn the_room_has_nothing_below_60_hertz() {
    let sine = |frequency: f64, i: usize| libm::sin(TAU * frequency * i as f64 / f64::from(RATE));
    let two = (0..RATE as usize).map(|i| 0.1 * sine(50.0, i) + sine(70.0, i));
    assert!((below(&Clip::mono(two.collect()), 60) + 20.0).abs() < 0.01);
    let (room, clip) = of(Class::Ambience).next().unwrap();
    for clip in [clip, &decode(&file(room))] {
        let low = below(clip, 60);
        assert!(low < -20.0, "{low} dB");
    }
}

#[test]
fn the_parlour_is_heard_and_blurs_nothing() {
    let level = |part: &[f64]| 10.0 * libm::log10(part.iter().map(|x| x * x).sum::<f64>());
    let mut stroke = vec![0.0; samples(1.0)];
    stroke[0] = 1.0;
    // As bright as wood on wood.
    let stroke = Biquad::low_pass(2000.0, 0.7).run(&stroke);
    let heard = &PARLOUR.mono(&stroke).channels[0];
    let echo: Vec<f64> = heard.iter().zip(&stroke).map(|(heard, dry)| heard - dry).collect();
    let wet = level(&echo) - level(&stroke);
    assert!((-18.0..-14.0).contains(&wet), "{wet} dB");
    assert_eq!(
        heard[..samples(0.006)],
        stroke[..samples(0.006)],
        "the stroke stands alone"
    );
    // The time in which what is left falls by 60 dB, from the slope between −5 and −35 dB.
    let falls_by = |fall: f64| {
        let is_left = |&start: &usize| level(&echo[start..]) < level(&echo) - fall;
        (0..echo.len()).step_by(44).find(is_left).unwrap() as f64 / f64::from(RATE)
    };
    let decay = 2.0 * (falls_by(35.0) - falls_by(5.0));
    assert!((0.35..0.5).contains(&decay), "{decay} s");
}

#[test]
fn any_tune_goes_over_any_ground() {
    assert_eq!(pitch("a4"), 440.0);
    for (i, phrase) in TUNES.iter().chain(&GROUNDS).enumerate() {
        assert_eq!(phrase.split_whitespace().count(), SIGNS, "{phrase}");
        let notes = phrase.split(['+', ' ']).filter(|note| !note.is_empty() && *note != ".");
        for note in notes {
            let letter = &note[..note.len() - 1];
            assert!("dfgac".contains(letter), "{note} quarrels with others: {phrase}");
        }
        assert!(!TUNES[..i.min(TUNES.len())].contains(phrase), "twice: {phrase}");
    }
}

/// Where a sound is checked in.
fn file(sound: &Sound) -> PathBuf {
    assets().join("sounds").join(&sound.name).with_extension("ogg")
}

/// A file as the game's decoder reads it.
fn decode(path: &Path) -> Clip {
    let source = MediaSourceStream::new(Box::new(Cursor::new(fs::read(path).unwrap())), Default::default());
    let mut reader = symphonia::default::get_probe()
        .probe(&Default::default(), source, Default::default(), Default::default())
        .unwrap();
    let track = reader.default_track(TrackType::Audio).unwrap();
    let Some(CodecParameters::Audio(parameters)) = &track.codec_params else {
        panic!("{} has no sound", path.display());
    };
    assert_eq!(parameters.sample_rate, Some(RATE), "{}", path.display());
    let mut decoder = symphonia::default::get_codecs()
        .make_audio_decoder(parameters, &Default::default())
        .unwrap();
    let mut channels: Vec<Vec<f64>> = Vec::new();
    let mut planes: Vec<Vec<f64>> = Vec::new();
    while let Some(packet) = reader.next_packet().unwrap() {
        decoder.decode(&packet).unwrap().copy_to_vecs_planar(&mut planes);
        channels.resize(planes.len(), Vec::new());
        for (channel, plane) in channels.iter_mut().zip(&planes) {
            channel.extend(plane);
        }
    }
    Clip { channels }
}

#[test]
fn the_files_sound_as_they_were_made() {
    for (sound, clip) in ALL.iter() {
        let decoded = decode(&file(sound));
        assert_eq!(decoded.channels.len(), clip.channels.len(), "{}", sound.name);
        assert_eq!(decoded.len(), clip.len(), "{}", sound.name);
        let peak = true_peak(&decoded);
        assert!(peak <= highest_peak(sound), "{}: {peak}", sound.name);
        assert!((peak - true_peak(clip)).abs() < 1.5, "{}: {peak}", sound.name);
        let difference = sound.class.loudness(&decoded) - sound.class.loudness(clip);
        assert!(difference.abs() < 1.0, "{}: {difference} LU", sound.name);
    }
}

#[test]
fn the_sounds_are_small() {
    fn size(path: &Path) -> u64 {
        if path.is_dir() {
            fs::read_dir(path)
                .unwrap()
                .map(|entry| size(&entry.unwrap().path()))
                .sum()
        } else {
            fs::metadata(path).unwrap().len()
        }
    }
    let effects = |names: &[&str]| {
        names
            .iter()
            .map(|name| size(&assets().join(format!("sounds/effects/{name}-1.ogg"))))
            .sum()
    };
    let at_the_end: u64 = effects(&["win", "loss", "draw"]);
    assert!(at_the_end > 0);
    // All of it is sent before the first move, but for the letters of other scripts.
    let parts = ["sounds/effects", "fonts", "lang/en"].into_iter();
    let before: u64 = parts.map(|part| size(&assets().join(part))).sum();
    let sum = before - at_the_end - size(&assets().join("fonts/cyrillic"));
    let of_agent = size(&assets().join("sounds/agent"));
    let other_languages = size(&assets().join("lang")) - size(&assets().join("lang/en"));
    let all = size(&assets()) - other_languages;
    assert!(sum <= 420_000, "{sum} bytes are needed before the first move");
    assert!(of_agent <= 90_000, "{of_agent} bytes are the sounds of Agent");
    assert!(all <= 1_900_000, "{all} bytes in all, with one language");
}
