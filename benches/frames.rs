//! How long a frame of the game takes on this machine, and its start, against Bevy's own example `3d_scene` in a window of
//! the same size: `cargo bench --bench frames`, without a display under `xvfb-run -a -s "-screen 0 1280x800x24"`.
//!
//! Each is drawn by a process of its own, as there is one event loop to a process; they take turns.

use std::env;
use std::process::Command;
use std::time::{Duration, Instant};

use agon_core::agent::{Action, Money, Options, Player, Referee, Seat};

use agon::agent::gameplay::agent_screen::AGENT;
use agon::agent::gameplay::messages::GameStarted;
use agon::agon::gameplay::agon_screen::AGON;
use agon::agon::saves::start_game::GameWanted;
use agon::shell::system::redraw::Wake;
use agon::shell::system::store::Store;
use agon::tabletop;
use agon::tabletop::active_game::ActiveGame;
use agon::tabletop::view_settings::{ViewChoice, ViewSettings};
use agon_core::rules::{Game, RuleSet};
use agon_core::session::conditions::Terms;
use agon_core::session::players::Players;
use bevy::log::LogPlugin;
use bevy::prelude::*;
use bevy::window::{PresentMode, WindowResolution};
use bevy::winit::WinitSettings;

/// The window, in pixels.
const SIZE: UVec2 = UVec2::new(1280, 720);
/// Frames, and seconds, until everything stands and all programs of the graphics card are built.
const BEFORE: (usize, f32) = (10, 8.0);
/// Frames after which the first picture is complete.
const FIRST: usize = 3;
/// Frames that are measured.
const MEASURED: usize = 20;
/// How often each is measured.
const ROUNDS: usize = 2;

/// What is drawn.
const SCENES: [(&str, fn(&mut App)); 5] = [
    ("3d_scene", example),
    ("agon in 3d", |app| play_agon(app, ViewChoice::ThreeD)),
    ("agon in 2d", |app| play_agon(app, ViewChoice::TwoD)),
    ("agent in 3d", |app| play_agent(app, ViewChoice::ThreeD)),
    ("agent in 2d", |app| play_agent(app, ViewChoice::TwoD)),
];

fn main() {
    // Cargo itself passes `--bench`.
    let wanted = env::args().nth(1);
    if let Some((_, scene)) = SCENES.iter().find(|(name, _)| Some(*name) == wanted.as_deref()) {
        draw(*scene);
        return;
    }
    let mut best = [[f64::INFINITY; 2]; SCENES.len()];
    for _ in 0..ROUNDS {
        for ((name, _), best) in SCENES.iter().zip(&mut best) {
            let [start, frame] = measure(name);
            *best = [best[0].min(start), best[1].min(frame)];
        }
    }
    println!(
        "from the start to the first picture, and the median of {MEASURED} frames of {} × {}, each the best of {ROUNDS} runs",
        SIZE.x, SIZE.y
    );
    let [_, example] = best[0];
    for ((name, _), [start, frame]) in SCENES.iter().zip(best) {
        println!(
            "{name}: {start:.0} ms; {frame:.2} ms, {:.2} times the example's",
            frame / example
        );
    }
}

/// From the start of a scene to its first picture, and its median frame, in milliseconds.
fn measure(scene: &str) -> [f64; 2] {
    let output = Command::new(env::current_exe().expect("this program has a path"))
        .arg(scene)
        .output()
        .expect("it can be started");
    let text = String::from_utf8_lossy(&output.stdout);
    let times: Vec<f64> = text.split_whitespace().filter_map(|time| time.parse().ok()).collect();
    let Ok(times) = times.try_into() else {
        panic!("{scene} was not drawn: {}", String::from_utf8_lossy(&output.stderr));
    };
    times
}

/// When this process began to draw a scene.
#[derive(Resource)]
struct Began(Instant);

/// Draws a scene as fast as it goes, and prints when the first picture was there and the median frame, in milliseconds.
fn draw(scene: fn(&mut App)) {
    let began = Began(Instant::now());
    let window = Window {
        resolution: WindowResolution::new(SIZE.x, SIZE.y).with_scale_factor_override(1.0),
        present_mode: PresentMode::AutoNoVsync,
        ..default()
    };
    let mut app = App::new();
    app.add_plugins(
        DefaultPlugins
            .set(WindowPlugin {
                primary_window: Some(window),
                ..default()
            })
            .disable::<LogPlugin>(),
    )
    .insert_resource(began)
    .insert_resource(WinitSettings::continuous())
    .add_systems(First, take_time);
    scene(&mut app);
    app.run();
}

fn take_time(
    began: Res<Began>,
    time: Res<Time<Real>>,
    mut frames: Local<Vec<Duration>>,
    mut exit: MessageWriter<AppExit>,
) {
    let (frames_before, seconds_before) = BEFORE;
    if frames.len() == frames_before && time.elapsed_secs() < seconds_before {
        return;
    }
    frames.push(time.delta());
    if frames.len() == FIRST {
        println!("{}", began.0.elapsed().as_secs_f64() * 1000.0);
    }
    if frames.len() == frames_before + MEASURED {
        let measured = &mut frames[frames_before..];
        measured.sort_unstable();
        println!("{}", measured[MEASURED / 2].as_secs_f64() * 1000.0);
        exit.write(AppExit::Success);
    }
}

/// The content of Bevy's example.
fn example(app: &mut App) {
    app.add_systems(
        Startup,
        |mut commands: Commands, mut meshes: ResMut<Assets<Mesh>>, mut materials: ResMut<Assets<StandardMaterial>>| {
            commands.spawn((
                Mesh3d(meshes.add(Circle::new(4.0))),
                MeshMaterial3d(materials.add(Color::WHITE)),
                Transform::from_rotation(Quat::from_rotation_x(-std::f32::consts::FRAC_PI_2)),
            ));
            commands.spawn((
                Mesh3d(meshes.add(Cuboid::new(1.0, 1.0, 1.0))),
                MeshMaterial3d(materials.add(Color::srgb_u8(124, 144, 255))),
                Transform::from_xyz(0.0, 0.5, 0.0),
            ));
            commands.spawn((
                PointLight {
                    shadow_maps_enabled: true,
                    ..default()
                },
                Transform::from_xyz(4.0, 8.0, 4.0),
            ));
            commands.spawn((
                Camera3d::default(),
                Transform::from_xyz(-2.5, 4.5, 9.0).looking_at(Vec3::ZERO, Vec3::Y),
            ));
        },
    );
}

/// A game on the table.
fn play(app: &mut App, game: ActiveGame, view: ViewChoice) {
    app.insert_resource(Store::memory())
        .add_plugins((agon::shell::plugin, tabletop::plugin, tabletop::window_plugin))
        .add_plugins((agon::agon::plugin, agon::agent::plugin))
        .insert_state(game)
        .add_systems(Update, |mut wake: ResMut<Wake>| wake.keep_drawing());
    app.world_mut().resource_mut::<ViewSettings>().view = view;
}

/// A game of Agent between two people, who have filled in their sheets.
fn play_agent(app: &mut App, view: ViewChoice) {
    play(app, AGENT, view);
    app.add_systems(Startup, |mut started: MessageWriter<GameStarted>| {
        let options: Options = "2".parse().expect("these are options");
        let mut game = Referee::new(options, Player::ALL[0], &["Ann", "Ben"].map(Seat::person), 1);
        for player in options.seats() {
            let nothing = Action::Stake(Money::NONE);
            game.play(player, &nothing).expect("everybody may keep the money");
        }
        started.write(GameStarted(game));
    });
}

/// A game between two people that has just begun.
fn play_agon(app: &mut App, view: ViewChoice) {
    play(app, AGON, view);
    app.add_systems(Startup, |mut wanted: MessageWriter<GameWanted>| {
        wanted.write(GameWanted {
            tree: Game::new(RuleSet::default()).into(),
            players: Players::two_people("", ""),
            terms: Terms::default(),
            tags: Vec::new(),
            by_lot: false,
        });
    });
}
