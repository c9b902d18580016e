use std::f32::consts::PI;
use std::time::Duration;

use agon_core::agent::{City, Options, Player, Referee, Seat, read_action};
use bevy::state::app::StatesPlugin;
use bevy::time::TimeUpdateStrategy;

use super::*;
use crate::agent::gameplay::computers::Pace;
use crate::agent::gameplay::messages::{ActionRequested, GameStarted};
use crate::agent::gameplay::{messages, referee, selection};
use crate::agent::scene::board::outline;
use crate::agent::scene::follow_table;
use crate::agent::scene::testing::board_plugin;
use crate::shell::system::resources::AddResource;
use crate::shell::system::watched_time::Watched;
use crate::tabletop::camera::framing::camera_at_home;
use crate::tabletop::camera::marker::BoardCamera;
use crate::tabletop::motion::AnimationSpeed;
use crate::tabletop::view::View;

/// The sounds played.
#[derive(Resource, Default)]
struct Played(Vec<PlayEffect>);

/// A game of two people, without a window.
fn app() -> App {
    let mut app = App::new();
    app.add_plugins((MinimalPlugins, StatesPlugin))
        .add_plugins((board_plugin, messages::plugin, referee::plugin, selection::plugin))
        .add_plugins((follow_table::plugin, plugin))
        .add_message::<PlayEffect>()
        .add_resource::<Played>()
        .add_resource::<Pace>()
        .add_resource::<Time<Watched>>()
        .insert_resource(TimeUpdateStrategy::ManualDuration(Duration::from_millis(50)))
        .add_systems(
            Last,
            |mut played: MessageReader<PlayEffect>, mut all: ResMut<Played>| {
                all.0.extend(played.read());
            },
        );
    let options: Options = "2".parse().unwrap();
    let seats = ["Ann", "Ben"].map(Seat::person);
    let game = Referee::new(options, Player::ALL[0], &seats, 1);
    app.update();
    app.world_mut().write_message(GameStarted(game));
    app.update();
    app
}

/// A player decides, and everything comes to rest. Returns the names of the sounds meanwhile.
fn decide(app: &mut App, player: usize, action: &str) -> Vec<&'static str> {
    names(&hear(app, player, action))
}

fn names(played: &[PlayEffect]) -> Vec<&'static str> {
    played.iter().map(|play| play.effect.name).collect()
}

/// As `decide`, but returns the sounds themselves.
fn hear(app: &mut App, player: usize, action: &str) -> Vec<PlayEffect> {
    let action = read_action(action).unwrap();
    let current = app.world().resource::<CurrentGame>();
    let request = ActionRequested::by_person(Player::ALL[player], action, current);
    app.world_mut().write_message(request);
    for _ in 0..60 {
        app.update();
    }
    std::mem::take(&mut app.world_mut().resource_mut::<Played>().0)
}

#[test]
fn stakes_objections_and_claims_are_heard_and_silence_is_not() {
    let mut app = app();
    assert_eq!(decide(&mut app, 0, "$A1=500"), ["stake"]);
    assert_eq!(decide(&mut app, 1, "$A1=400"), ["stake"]);
    assert!(decide(&mut app, 0, "A1-NYC").is_empty(), "nothing is done yet");
    assert_eq!(decide(&mut app, 1, "object"), ["objection"]);
    assert!(decide(&mut app, 0, "insist").is_empty());
    let claims = [decide(&mut app, 1, "claim=400"), decide(&mut app, 0, "claim=500")];
    assert_eq!(claims, [["claim"], ["claim"]]);
    assert_eq!(decide(&mut app, 1, "give-up"), ["lift", "figure"], "now the agent goes");
}

#[test]
fn sheets_filled_in_together_sound_once() {
    let mut app = app();
    let together = ["$A1=500", "$A1=400"].map(|action| {
        let action = read_action(action).unwrap();
        Event::Decided {
            player: Player::ALL[0],
            heard: action.heard(),
        }
    });
    for (number, event) in together.into_iter().enumerate() {
        app.world_mut().write_message(Happened { number, event });
        app.update();
    }
    assert_eq!(names(&app.world().resource::<Played>().0), ["stake"]);
}

/// The game of two people who have staked on two agents, with all motions at this speed.
fn staked(speed: f32) -> App {
    let mut app = app();
    app.insert_resource(AnimationSpeed(speed));
    decide(&mut app, 0, "$A1=500");
    decide(&mut app, 1, "$B1=500");
    app
}

/// The two take turns, and each lets the other's actions pass. Returns the sounds of the last one.
fn play(app: &mut App, deeds: &[&str]) -> Vec<&'static str> {
    let mut heard = Vec::new();
    for (number, deed) in deeds.iter().enumerate() {
        heard = decide(app, number % 2, deed);
        heard.extend(decide(app, 1 - number % 2, "let"));
    }
    heard
}

#[test]
fn agents_are_heard_where_they_are_seen_from_either_side() {
    for (bearing, right) in [(0.0, 1.0), (PI, -1.0)] {
        let mut app = app();
        let window = Vec2::new(1280.0, 800.0);
        let free = Rect::from_corners(Vec2::ZERO, window);
        let (camera, eye) = camera_at_home(View::ThreeD, window, free, bearing, &outline());
        app.world_mut().spawn((BoardCamera, camera, eye));
        for (player, stake) in ["$A1=500", "$B1=500"].into_iter().enumerate() {
            let [stake] = hear(&mut app, player, stake)[..] else {
                panic!("a stake is heard once");
            };
            assert_eq!(stake.panning, None, "nobody is told where");
        }
        let mut heard = hear(&mut app, 0, "A1-NYC");
        heard.extend(hear(&mut app, 1, "let"));
        assert_eq!(names(&heard), ["lift", "figure"]);
        let place = city_spot("NYC".parse::<City>().unwrap());
        for play in heard {
            let panning = play.panning.unwrap();
            assert_eq!(panning.signum(), right * place.x.signum(), "{panning}");
        }
    }
}

#[test]
fn an_attack_and_the_way_to_the_bahamas_are_heard_at_every_speed() {
    for speed in [1.0, 0.0] {
        let mut app = staked(speed);
        play(&mut app, &["A1-NYC", "B1-DUB", "A1-REY"]);
        let mut heard = play_from(&mut app, 1, "B1xA1");
        // The attacker comes, then the other one flies. Without motion it is all at once.
        assert_eq!(heard[0], "attack", "{speed}");
        if speed == 0.0 {
            heard.sort_unstable();
            heard.dedup();
            assert_eq!(heard, ["attack", "exile", "figure", "lift"]);
        } else {
            assert_eq!(heard[1..], ["lift", "figure", "exile", "figure"]);
        }
    }
}

/// A player acts, and the other one lets it pass.
fn play_from(app: &mut App, player: usize, deed: &str) -> Vec<&'static str> {
    let mut heard = decide(app, player, deed);
    heard.extend(decide(app, 1 - player, "let"));
    heard
}

#[test]
fn the_case_is_heard_when_it_is_taken_and_laid_down_and_at_home() {
    let mut app = staked(1.0);
    let way = ["A1-NYC", "A1-BMU", "A1-AZO", "A1-LIS", "A1-TAN+"];
    let aside = |number: usize| ["C1-BOM", "C1-PEK"][number % 2];
    let mut heard = Vec::new();
    for (number, deed) in way.into_iter().enumerate() {
        heard = play_from(&mut app, 0, deed);
        play_from(&mut app, 1, aside(number));
    }
    assert_eq!(heard, ["lift", "figure", "case-taken"], "the figure, then the case");
    assert_eq!(play_from(&mut app, 0, "A1-"), ["case-laid-down"]);
    play_from(&mut app, 1, aside(5));
    assert_eq!(play_from(&mut app, 0, "A1+"), ["case-taken"]);
    play_from(&mut app, 1, aside(6));
    for (number, deed) in ["A1-LIS+", "A1-AZO+", "A1-BMU+", "A1-NYC+"].into_iter().enumerate() {
        assert_eq!(play_from(&mut app, 0, deed), ["lift", "figure"], "it goes along");
        play_from(&mut app, 1, aside(7 + number));
    }
    let heard = play_from(&mut app, 0, "A1-WAS+");
    let outcome = app.world().resource::<CurrentGame>().table().outcome();
    assert_eq!(outcome.map(|outcome| outcome.reason), Some(EndReason::Home));
    assert_eq!(heard, ["lift", "figure", "home"]);
}
