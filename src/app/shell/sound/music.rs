//! The music: phrases are loaded during rests and played when the sequence reaches them.

use std::time::Duration;

use bevy::asset::LoadState;
use bevy::prelude::*;
use bevy_kira_audio::prelude::{AudioChannel, AudioControl, AudioInstance, AudioSource};

use super::output::{Ask, Music};
use super::sequence::{Density, Sequence};
use crate::app::shell::system::random_seed::fresh_seed;
use crate::app::shell::system::redraw::Wake;
use crate::app::shell::system::settings::program::Settings;
use crate::app::shell::ui::navigation::Screen;

/// Minimum seconds from the first frame to the first phrase, as the game itself is loaded first.
const PRELUDE: f32 = 3.0;

/// Polling interval for whether a file has loaded, or an overdue phrase has ended.
const LOOK_AGAIN: Duration = Duration::from_millis(100);

pub(crate) fn plugin(app: &mut App) {
    app.insert_resource(MusicPlayer {
        sequence: Sequence::new(fresh_seed()),
        playing: Vec::new(),
        next: Vec::new(),
        playing_until: 0.0,
        rest: PRELUDE,
        rest_after: 0.0,
    })
    .add_systems(PostUpdate, play.in_set(Ask));
}

/// Playback state of the music.
#[derive(Resource)]
struct MusicPlayer {
    sequence: Sequence,
    /// The phrases being played, with their files, which are dropped afterwards.
    playing: Vec<(Handle<AudioInstance>, Handle<AudioSource>)>,
    /// When they should end, in seconds since the start, if the device is on time.
    playing_until: f32,
    /// What comes next: paths, with handles for the files already requested.
    next: Vec<(String, Option<Handle<AudioSource>>)>,
    /// Remaining seconds of silence.
    rest: f32,
    /// Seconds of silence after the next phrases.
    rest_after: f32,
}

fn play(
    mut player: ResMut<MusicPlayer>,
    settings: Res<Settings>,
    screen: Res<State<Screen>>,
    (server, sources): (Res<AssetServer>, Res<Assets<AudioSource>>),
    instances: Res<Assets<AudioInstance>>,
    channel: Res<AudioChannel<Music>>,
    time: Res<Time<Real>>,
    mut wake: ResMut<Wake>,
) {
    let player = &mut *player;
    // Only the device knows when a phrase is over: a browser holds back all sound until the page is first touched.
    if player.playing.iter().any(|(phrase, _)| instances.contains(phrase)) {
        let (now, soon) = (time.elapsed_secs(), LOOK_AGAIN.as_secs_f32());
        if settings.music() == 0.0 {
            return;
        }
        wake.within(Duration::from_secs_f32((player.playing_until - now).max(soon)));
        return;
    }
    player.playing.clear();
    player.rest -= time.delta_secs();
    if settings.music() == 0.0 || player.rest == f32::INFINITY {
        return;
    }
    wake.within(Duration::from_secs_f32(player.rest.max(0.0)).max(LOOK_AGAIN));
    if player.next.is_empty() {
        let density = match screen.get() {
            Screen::Title | Screen::NewGame => Density::Full,
            Screen::Playing => Density::Sparse,
        };
        let turn = player.sequence.next(density);
        player.rest_after = turn.rest;
        player
            .next
            .push((format!("sounds/music/tune-{}.ogg", turn.tune + 1), None));
        if let Some(ground) = turn.ground {
            player
                .next
                .push((format!("sounds/music/ground-{}.ogg", ground + 1), None));
        }
    }
    // One file at a time, since the browser decodes each of them within a frame.
    for (path, file) in &mut player.next {
        let file = file.get_or_insert_with(|| server.load(path.clone()));
        if !sources.contains(&*file) {
            if matches!(server.load_state(&*file), LoadState::Failed(_)) {
                // Without its files there is no music; the asset server has already logged it.
                player.rest = f32::INFINITY;
            }
            return;
        }
    }
    if player.rest <= 0.0 {
        let lengths = player.next.iter().filter_map(|(_, file)| sources.get(file.as_ref()?));
        let longest = lengths
            .map(|source| source.sound.duration().as_secs_f32())
            .fold(0.0, f32::max);
        player.playing_until = time.elapsed_secs() + longest;
        let files = player.next.drain(..).filter_map(|(_, file)| file);
        player.playing = files.map(|file| (channel.play(file.clone()).handle(), file)).collect();
        player.rest = player.rest_after;
    }
}
