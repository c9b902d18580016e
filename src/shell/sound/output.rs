//! The sound device, its three channels and their volumes, and the effects on the first of them.

use std::io::Cursor;
use std::sync::Arc;
use std::time::Duration;

use bevy::platform::collections::HashMap;
use bevy::prelude::*;
use bevy_kira_audio::AudioSystemSet;
use bevy_kira_audio::prelude::{
    AudioApp, AudioChannel, AudioControl, AudioInstance, AudioPlugin, AudioSource, AudioTween, Decibels, Frame,
    PlayAudioCommand, PlaybackState, StaticSoundData, StaticSoundSettings,
};
use rand::{RngExt, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;

#[cfg(target_arch = "wasm32")]
use crate::shell::sound::effect::Repertoire;
use crate::shell::sound::effect::{Effect, PlayEffect};
use crate::shell::system::random_seed::fresh_seed;
use crate::shell::system::redraw::FIRST_FRAMES;
use crate::shell::system::resources::AddResource;
use crate::shell::system::settings::program::Settings;
use crate::shell::system::sound_device::SoundDevice;

/// Maximum random change in pitch of a piece's sound, as a fraction.
const PITCH: f64 = 0.03;

/// The channel for sound effects.
#[derive(Resource)]
pub(crate) struct Effects;

/// The channel for music.
#[derive(Resource)]
pub(crate) struct Music;

/// The channel for the ambience.
#[derive(Resource)]
pub(crate) struct Ambience;

/// In `PostUpdate`: systems that request sounds; they run only with a device, once the first screen has been drawn.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Ask;

pub(crate) fn plugin(app: &mut App) {
    app.add_plugins(AudioPlugin)
        .add_audio_channel::<Effects>()
        .add_audio_channel::<Music>()
        .add_audio_channel::<Ambience>()
        .add_resource::<SoundDevice>()
        .add_resource::<Prepared>()
        .configure_sets(
            PostUpdate,
            Ask.before(AudioSystemSet::PlayTypedChannels)
                .run_if(resource_equals(SoundDevice::Present))
                .run_if(is_first_screen_drawn),
        )
        .add_systems(Startup, play_nothing)
        .add_systems(
            PreUpdate,
            (
                find_device.run_if(resource_equals(SoundDevice::Unknown)),
                forget_ended.after(AudioSystemSet::InstanceCleanup),
            )
                .chain(),
        )
        .add_systems(
            PostUpdate,
            (
                set_volumes.run_if(resource_changed::<Settings>.or_else(resource_changed::<SoundDevice>)),
                play_effects,
            )
                .chain()
                .in_set(Ask),
        );
    #[cfg(target_arch = "wasm32")]
    app.add_systems(PostUpdate, fetch_effects.before(play_effects).in_set(Ask));
}

/// Run condition: in a browser, files of sounds are loaded only after all that the first screen needs.
fn is_first_screen_drawn(mut frames: Local<u8>) -> bool {
    let is_drawn = *frames >= FIRST_FRAMES;
    *frames += u8::from(!is_drawn);
    is_drawn
}

/// Whether there could be a device at all. On Linux, opening the sound library without one writes to the terminal.
#[cfg(target_os = "linux")]
pub(crate) fn may_exist() -> bool {
    use std::env::var_os;
    use std::path::PathBuf;

    let within = |variable, path| var_os(variable).map(|folder| PathBuf::from(folder).join(path));
    let signs = [
        Some(PathBuf::from("/dev/snd")),
        Some(PathBuf::from("/etc/asound.conf")),
        within("HOME", ".asoundrc"),
        within("XDG_RUNTIME_DIR", "pulse/native"),
        within("XDG_RUNTIME_DIR", "pipewire-0"),
    ];
    var_os("PULSE_SERVER").is_some() || signs.into_iter().flatten().any(|sign| sign.exists())
}

/// Whether there could be a device at all. The sound library stops the program in a browser without Web Audio.
#[cfg(target_arch = "wasm32")]
pub(crate) fn may_exist() -> bool {
    use web_sys::js_sys::{Reflect, global};

    let is_there = |name: &str| Reflect::get(&global(), &name.into()).is_ok_and(|found| found.is_function());
    ["AudioContext", "webkitAudioContext"].into_iter().any(is_there)
}

/// Whether there could be a device at all.
#[cfg(not(any(target_os = "linux", target_arch = "wasm32")))]
pub(crate) const fn may_exist() -> bool {
    true
}

/// A moment of silence, played to find out whether there is a device.
#[derive(Resource)]
struct Probe(Handle<AudioInstance>);

fn play_nothing(mut commands: Commands, mut sources: ResMut<Assets<AudioSource>>, channel: Res<AudioChannel<Effects>>) {
    let silence = sources.add(AudioSource {
        sound: StaticSoundData {
            sample_rate: 44_100,
            frames: Arc::new([Frame::ZERO; 64]),
            settings: StaticSoundSettings::default(),
            slice: None,
        },
    });
    commands.insert_resource(Probe(channel.play(silence).handle()));
}

/// Without a device requests would queue for ever, so no more are made.
fn find_device(
    probe: Res<Probe>,
    instances: Res<Assets<AudioInstance>>,
    mut channel: ResMut<AudioChannel<Effects>>,
    mut device: ResMut<SoundDevice>,
    mut frames: Local<u32>,
) {
    *frames += 1;
    if instances.contains(&probe.0) {
        *device = SoundDevice::Present;
    } else if *frames > 1 {
        *device = SoundDevice::Absent;
        *channel = AudioChannel::default();
    }
}

/// Drops sounds that have ended, which the channels do not do themselves.
fn forget_ended(mut instances: ResMut<Assets<AudioInstance>>) {
    let ended: Vec<_> = instances
        .iter()
        .filter(|(_, instance)| instance.state() == PlaybackState::Stopped)
        .map(|(id, _)| id)
        .collect();
    for id in ended {
        instances.remove(id);
    }
}

/// Hands a sound to the device ahead of time, to be played some seconds from now: the device does so on its own, while
/// nothing is drawn.
pub(crate) fn play_after<'a, C: Resource>(
    channel: &'a AudioChannel<C>,
    sources: &mut Assets<AudioSource>,
    sound: &StaticSoundData,
    seconds: f32,
) -> PlayAudioCommand<'a> {
    let sound = sound.start_time(Duration::from_secs_f32(seconds));
    channel.play(sources.add(AudioSource { sound }))
}

fn set_volumes(
    settings: Res<Settings>,
    effects: Res<AudioChannel<Effects>>,
    music: Res<AudioChannel<Music>>,
    ambience: Res<AudioChannel<Ambience>>,
) {
    let gently = || AudioTween::linear(Duration::from_millis(150));
    effects.set_volume(loudness(settings.sound())).fade_in(gently());
    music.set_volume(loudness(settings.music())).fade_in(gently());
    ambience.set_volume(loudness(settings.ambience())).fade_in(gently());
}

/// The level for a slider value from 0 to 1. It is squared, so that half-way sounds about half as loud.
fn loudness(slider: f32) -> Decibels {
    if slider > 0.0 {
        Decibels((40.0 * slider.log10()).max(Decibels::SILENCE.0))
    } else {
        Decibels::SILENCE
    }
}

/// The effects that are ready to play, or being fetched.
#[derive(Resource)]
struct Prepared {
    sources: HashMap<&'static str, Vec<Handle<AudioSource>>>,
    random: Xoshiro256PlusPlus,
}

impl Default for Prepared {
    fn default() -> Self {
        Self {
            sources: HashMap::default(),
            random: Xoshiro256PlusPlus::seed_from_u64(fresh_seed()),
        }
    }
}

fn decode(file: &'static [u8]) -> AudioSource {
    AudioSource {
        sound: StaticSoundData::from_cursor(Cursor::new(file)).expect("the files in the program can be decoded"),
    }
}

/// Prepares an effect: decodes its variants, or begins to fetch them.
fn prepare(effect: &Effect, sources: &mut Assets<AudioSource>, server: &AssetServer) -> Vec<Handle<AudioSource>> {
    let variants = effect.variants.iter().map(|variant| match variant.here {
        Some(file) => sources.add(decode(file)),
        None => server.load(variant.path),
    });
    variants.collect()
}

/// Fetches all effects, unless nobody wants to hear any.
#[cfg(target_arch = "wasm32")]
fn fetch_effects(
    repertoire: Res<Repertoire>,
    settings: Res<Settings>,
    mut prepared: ResMut<Prepared>,
    mut sources: ResMut<Assets<AudioSource>>,
    server: Res<AssetServer>,
    mut is_done: Local<bool>,
) {
    if *is_done || settings.sound() == 0.0 {
        return;
    }
    *is_done = true;
    for effect in &repertoire.0 {
        let prepare = || prepare(effect, &mut sources, &server);
        prepared.sources.entry(effect.name).or_insert_with(prepare);
    }
}

fn play_effects(
    mut asked: MessageReader<PlayEffect>,
    settings: Res<Settings>,
    mut prepared: ResMut<Prepared>,
    mut sources: ResMut<Assets<AudioSource>>,
    server: Res<AssetServer>,
    channel: Res<AudioChannel<Effects>>,
) {
    let mut heard: Vec<&'static Effect> = Vec::new();
    for &PlayEffect { effect, panning } in asked.read() {
        if settings.sound() == 0.0 || heard.contains(&effect) {
            continue;
        }
        heard.push(effect);
        let Prepared {
            sources: effects,
            random,
        } = &mut *prepared;
        let variants = effects
            .entry(effect.name)
            .or_insert_with(|| prepare(effect, &mut sources, &server));
        let variant = random.random_range(0..variants.len() as u32) as usize;
        let source = &variants[variant];
        // Late, it would be heard of something else.
        if !sources.contains(source) {
            if server.load_state(source).is_failed() {
                server.reload(effect.variants[variant].path);
            }
            continue;
        }
        channel
            .play(source.clone())
            .with_playback_rate(1.0 + random.random_range(-PITCH..PITCH))
            .with_panning(panning.unwrap_or_default());
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sliders_go_from_silence_to_full_level() {
        assert_eq!(loudness(0.0), Decibels::SILENCE);
        assert_eq!(loudness(1.0), Decibels::IDENTITY);
        assert!((loudness(0.5).0 + 12.04).abs() < 0.01);
        assert!((1..100).all(|n| loudness(n as f32 / 100.0).0 < loudness((n + 1) as f32 / 100.0).0 || n < 4));
    }

    #[test]
    fn every_effect_can_be_decoded() {
        for variant in crate::shell::sound::effect::MENU.variants {
            let file = variant.here.unwrap();
            assert!(!decode(file).sound.frames.is_empty());
        }
    }
}
