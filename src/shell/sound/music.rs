//! The music: phrases are loaded during rests, a few turns of the sequence at a time, and handed to the device together.
//! It plays them one after the other on its own, while nothing is drawn.

use std::iter;
use std::time::Duration;

use bevy::asset::LoadState;
use bevy::prelude::*;
use bevy_kira_audio::prelude::{AudioChannel, AudioInstance, AudioSource};

use super::output::{Ask, Music, play_after};
use super::sequence::{Density, Sequence, Turn};
use crate::shell::system::random_seed::fresh_seed;
use crate::shell::system::redraw::Wake;
use crate::shell::system::settings::program::Settings;
use crate::shell::ui::navigation::Screen;

/// Minimum seconds from the first frame to the first phrase, as the game itself is loaded first.
const PRELUDE: f32 = 3.0;

/// Turns handed to the device together. Decoded, each takes about 7 MB.
const TURNS: usize = 3;

/// Polling interval for whether a file has loaded, or an overdue phrase has ended.
const LOOK_AGAIN: Duration = Duration::from_millis(100);

pub(crate) fn plugin(app: &mut App) {
    app.insert_resource(MusicPlayer {
        sequence: Sequence::new(fresh_seed()),
        playing: Vec::new(),
        next: Vec::new(),
        paths: Vec::new(),
        files: Vec::new(),
        playing_until: 0.0,
        rest: PRELUDE,
    })
    .add_systems(PostUpdate, play.in_set(Ask));
}

/// Playback state of the music.
#[derive(Resource)]
struct MusicPlayer {
    sequence: Sequence,
    /// The phrases that the device has.
    playing: Vec<Handle<AudioInstance>>,
    /// When they should end, in seconds since the start, if the device is on time.
    playing_until: f32,
    /// The turns to be played next.
    next: Vec<Turn>,
    /// The paths of its files that have not been requested yet, the first one last.
    paths: Vec<String>,
    /// Its other files, in order.
    files: Vec<Handle<AudioSource>>,
    /// Remaining seconds of silence.
    rest: f32,
}

/// The paths of a turn's files.
fn paths(turn: &Turn) -> impl Iterator<Item = String> + use<> {
    let tune = format!("sounds/music/tune-{}.ogg", turn.tune + 1);
    let ground = turn
        .ground
        .map(|ground| format!("sounds/music/ground-{}.ogg", ground + 1));
    iter::once(tune).chain(ground)
}

fn play(
    mut player: ResMut<MusicPlayer>,
    settings: Res<Settings>,
    screen: Res<State<Screen>>,
    (server, mut sources): (Res<AssetServer>, ResMut<Assets<AudioSource>>),
    instances: Res<Assets<AudioInstance>>,
    channel: Res<AudioChannel<Music>>,
    time: Res<Time<Real>>,
    mut wake: ResMut<Wake>,
) {
    let player = &mut *player;
    // Only the device knows when a phrase is over: a browser holds back all sound until the page is first touched.
    if player.playing.iter().any(|phrase| instances.contains(phrase)) {
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
        player.next = (0..TURNS).map(|_| player.sequence.next(density)).collect();
        player.paths = player.next.iter().flat_map(paths).collect();
        player.paths.reverse();
    }
    // One file at a time, since the browser decodes each of them within a frame.
    if let Some(file) = player.files.last().filter(|file| !sources.contains(*file)) {
        if matches!(server.load_state(file), LoadState::Failed(_)) {
            // Without its files there is no music; the asset server has already logged it.
            player.rest = f32::INFINITY;
        }
        return;
    }
    if let Some(path) = player.paths.pop() {
        player.files.push(server.load(path));
        return;
    }
    if player.rest <= 0.0 {
        // Seconds from now.
        let (mut begin, mut end) = (0.0, 0.0_f32);
        let mut files = player.files.drain(..);
        for turn in player.next.drain(..) {
            for file in files.by_ref().take(1 + usize::from(turn.ground.is_some())) {
                let Some(sound) = sources.get(&file).map(|phrase| phrase.sound.clone()) else {
                    continue;
                };
                end = end.max(begin + sound.duration().as_secs_f32());
                player
                    .playing
                    .push(play_after(&channel, &mut sources, &sound, begin).handle());
            }
            begin = end + turn.rest;
            player.rest = turn.rest;
        }
        player.playing_until = time.elapsed_secs() + end;
    }
}
