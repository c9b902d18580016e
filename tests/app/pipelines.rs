//! The first change of the view needs no program of the graphics card that the title has not had built.
//!
//! Draws with whatever graphics there are, without a window.

use std::thread;
use std::time::{Duration, Instant};

use agon::agent::gameplay::agent_screen::AGENT;
use agon::agent::gameplay::current_game::CurrentGame;
use agon::agent::gameplay::messages::{ActionRequested, DeviceAction, GameStarted, MapPressed};
use agon::agon::gameplay::agon_screen::AGON;
use agon::shell::system::store::Store;
use agon::tabletop::active_game::ActiveGame;
use agon::tabletop::camera::marker::BoardCamera;
use agon::tabletop::render::pipeline_warmup::Warming;
use agon::tabletop::view::View;
use agon::tabletop::view_settings::ViewSettings;
use agon_core::agent::{Action, Options, Player, Referee, Seat, read_action};
use agon_core::rules::{Game, RuleSet};
use bevy::camera::RenderTarget;
use bevy::prelude::*;
use bevy::render::render_resource::{PipelineCache, PipelineDescriptor, TextureFormat};
use bevy::render::{RenderApp, RenderPlugin};
use bevy::window::PrimaryWindow;

use crate::whole::Whole;

/// What the renderer has asked for so far, by the programs' labels.
fn programs(whole: &Whole) -> Vec<String> {
    let renderer = whole.app.sub_app(RenderApp).world();
    let pipelines = renderer.resource::<PipelineCache>().pipelines();
    let labels = pipelines.map(|pipeline| match &pipeline.descriptor {
        PipelineDescriptor::RenderPipelineDescriptor(one) => format!("{:?} {:?}", one.label, one.fragment),
        PipelineDescriptor::ComputePipelineDescriptor(one) => format!("{:?}", one.label),
    });
    labels.collect()
}

fn view(whole: &Whole) -> View {
    *whole.app.world().resource::<View>()
}

/// The program at the title of a game, drawn in a window of a size, and the title warmed or not.
fn at_title(game: ActiveGame, size: UVec2, warmed: bool) -> Whole {
    let renderer = RenderPlugin {
        synchronous_pipeline_compilation: true,
        ..default()
    };
    let mut whole = Whole::start_with(Store::memory(), renderer, |app| {
        app.insert_state(game);
        if !warmed {
            app.insert_resource(Warming::Done);
        }
        app.add_systems(
            PreUpdate,
            move |mut window: Single<&mut Window, With<PrimaryWindow>>| {
                if window.resolution.physical_size() != size {
                    window.resolution.set_physical_resolution(size.x, size.y);
                }
            },
        );
    });
    // There is no window to draw in; which programs are needed does not depend on how large a picture is.
    let world = whole.app.world_mut();
    let picture = Image::new_target_texture(32, 32, TextureFormat::Rgba8UnormSrgb, None);
    let picture = world.resource_mut::<Assets<Image>>().add(picture);
    let mut cameras = world.query_filtered::<Entity, With<BoardCamera>>();
    let camera = cameras.single(world).unwrap();
    world.entity_mut(camera).insert(RenderTarget::Image(picture.into()));
    whole.settle();

    let start = Instant::now();
    while *whole.app.world().resource::<Warming>() != Warming::Done {
        assert!(start.elapsed() < Duration::from_secs(120), "never warm");
        thread::sleep(Duration::from_millis(50));
        whole.app.update();
    }
    whole.settle();
    whole
}

/// The programs that are needed for something and were not needed before.
fn asked_for_by(whole: &mut Whole, something: impl FnOnce(&mut Whole)) -> Vec<String> {
    let before = programs(whole).len();
    something(whole);
    whole.settle();
    programs(whole).split_off(before)
}

fn change_view(whole: &mut Whole) {
    let seen = view(whole);
    whole.app.world_mut().resource_mut::<ViewSettings>().view = seen.other().into();
    whole.settle();
    assert_ne!(view(whole), seen);
}

const SIZES: [UVec2; 2] = [UVec2::new(1280, 800), UVec2::new(360, 640)];

#[test]
fn the_title_warms_the_view_that_is_not_in_use() {
    for size in SIZES {
        for (warmed, is_enough) in [(false, false), (true, true)] {
            let mut whole = at_title(AGON, size, warmed);
            whole.play(Game::new(RuleSet::default()));
            whole.settle();
            let needed = asked_for_by(&mut whole, change_view);
            assert_eq!(needed.is_empty(), is_enough, "{size}: {needed:?}");
        }
    }
}

/// Sends a message and draws what it leads to. Every frame takes its time here.
fn tell(whole: &mut Whole, message: impl Message) {
    whole.app.world_mut().write_message(message);
    whole.answer();
}

/// Two people play Agent: with a lot, an agent in hand, a contest, an exile, and the case in hands and on the ground.
fn play_agent(whole: &mut Whole) {
    let options: Options = "2".parse().unwrap();
    let seats = ["Ann", "Ben"].map(Seat::person);
    whole.send(GameStarted(Referee::new(options, Player::ALL[0], &seats, 5)));
    whole.settle();
    let deeds = [
        "0:$A1=500 1:$A1=100,B1=500 0:A1-NYC 1:object 0:insist 1:claim=100 0:claim=500 1:give-up",
        "1:B1-DUB 0:let 0:A1-REY 1:let 1:B1xA1 0:let 0:C1-HKG 1:let 1:B1-AZO 0:let 0:C1-NAI 1:let",
        "1:B1-LIS 0:let 0:C1-KHA 1:let 1:B1-TAN+ 0:let 0:C1-CAS 1:let 1:B1- 0:let",
    ];
    let mut done = 0;
    for (player, action) in deeds
        .iter()
        .flat_map(|line| line.split(' '))
        .filter_map(|deed| deed.split_once(':'))
    {
        let player = Player::ALL[player.parse::<usize>().unwrap()];
        tell(whole, DeviceAction::Take(player));
        let action = read_action(action).unwrap();
        if let Action::Announce(deed) = action {
            tell(whole, MapPressed::Agent(deed.agent()));
        }
        let current = whole.app.world().resource::<CurrentGame>();
        let before = current.events().len();
        let request = ActionRequested::by_person(player, action, current);
        tell(whole, request);
        done += usize::from(whole.app.world().resource::<CurrentGame>().events().len() > before);
    }
    assert_eq!(done, 30, "every deed is allowed");
}

#[test]
fn the_title_of_agent_warms_its_game_and_the_view_that_is_not_in_use() {
    let mut whole = at_title(AGENT, SIZES[0], false);
    let needed = asked_for_by(&mut whole, change_view);
    assert!(!needed.is_empty(), "if it is not warmed");
    for size in SIZES {
        let mut whole = at_title(AGENT, size, true);
        let needed = asked_for_by(&mut whole, play_agent);
        assert_eq!(needed, [""; 0], "{size}: nothing is compiled in the middle of a game");
        let needed = asked_for_by(&mut whole, change_view);
        assert_eq!(needed, [""; 0], "{size}");
    }
}
