//! The ambience: an endless loop of room tone, with an occasional crackle from the fire.

use std::time::Duration;

use bevy::asset::LoadState;
use bevy::prelude::*;
use bevy_kira_audio::prelude::{AudioChannel, AudioControl, AudioInstance, AudioSource, AudioTween};
use rand::{RngExt, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;

use super::output::{Ambience, Ask, play_after};
use crate::shell::system::random_seed::fresh_seed;
use crate::shell::system::redraw::Wake;
use crate::shell::system::settings::program::Settings;

/// Seconds from the first frame until the ambience is loaded.
const PRELUDE: f32 = 1.0;
/// Lead with which crackles are handed to the device, in seconds. It plays them on its own, while nothing is drawn.
const AHEAD: f32 = 300.0;
/// Seconds between looks at whether the crackles are loaded.
const LOOK_AGAIN: f32 = 0.1;
/// Number of crackle recordings.
const CRACKLES: usize = 4;

pub(crate) fn plugin(app: &mut App) {
    app.insert_resource(Fire {
        random: Xoshiro256PlusPlus::seed_from_u64(fresh_seed()),
        crackles: Vec::new(),
        last: None,
        wait: PRELUDE,
    })
    .add_systems(PostUpdate, burn.in_set(Ask));
}

/// The fire, which burns for as long as the game runs.
#[derive(Resource)]
struct Fire {
    random: Xoshiro256PlusPlus,
    crackles: Vec<Handle<AudioSource>>,
    /// The last crackle handed to the device.
    last: Option<Handle<AudioInstance>>,
    /// Seconds until there is something to do.
    wait: f32,
}

fn burn(
    mut fire: ResMut<Fire>,
    settings: Res<Settings>,
    server: Res<AssetServer>,
    (mut sources, instances): (ResMut<Assets<AudioSource>>, Res<Assets<AudioInstance>>),
    channel: Res<AudioChannel<Ambience>>,
    time: Res<Time<Real>>,
    mut wake: ResMut<Wake>,
) {
    fire.wait -= time.delta_secs();
    // Not loaded for players who do not want to hear it.
    if settings.ambience() == 0.0 {
        return;
    }
    if fire.wait > 0.0 {
        wake.within(Duration::from_secs_f32(fire.wait));
        return;
    }
    let Fire {
        random,
        crackles: files,
        last,
        wait,
    } = &mut *fire;
    if files.is_empty() {
        // Plays as soon as it is loaded.
        channel
            .play(server.load("sounds/ambience/room-1.ogg"))
            .looped()
            .fade_in(AudioTween::linear(Duration::from_secs(3)));
        files.extend((1..=CRACKLES).map(|n| server.load(format!("sounds/ambience/crackle-{n}.ogg"))));
    }
    let sounds = files.iter().map(|file| Some(sources.get(file)?.sound.clone()));
    let Some(crackles) = sounds.collect::<Option<Vec<_>>>() else {
        let failed = |file: &Handle<AudioSource>| matches!(server.load_state(file), LoadState::Failed(_));
        if !files.iter().any(failed) {
            *wait = LOOK_AGAIN;
            wake.within(Duration::from_secs_f32(LOOK_AGAIN));
        }
        return;
    };
    // While the browser holds back all sound, crackles must not pile up.
    let waiting = last.as_ref().is_some_and(|last| instances.contains(last));
    *wait = if waiting { AHEAD } else { 0.0 };
    while *wait < AHEAD {
        *wait += random.random_range(3.0..16.0);
        let crackle = &crackles[random.random_range(0..CRACKLES as u32) as usize];
        let heard = play_after(&channel, &mut sources, crackle, *wait)
            .with_playback_rate(random.random_range(0.85..1.15))
            .with_panning(random.random_range(-0.4..0.4_f32))
            .handle();
        *last = Some(heard);
    }
    wake.within(Duration::from_secs_f32(*wait));
}
