use std::time::Duration;

use agon_core::agent::{Options, Referee, Seat, read_action};
use bevy::state::app::StatesPlugin;
use bevy::time::TimeUpdateStrategy;

use super::*;
use crate::agent::gameplay::messages::{ActionRequested, GameStarted};
use crate::agent::gameplay::{messages, referee};
use crate::agent::scene::testing::board_plugin;

const FRAME: Duration = Duration::from_millis(50);

/// A new game of five, which the fourth begins.
fn app(speed: f32) -> App {
    let mut app = App::new();
    app.add_plugins((MinimalPlugins, StatesPlugin))
        .add_plugins((board_plugin, messages::plugin, referee::plugin, plugin))
        .add_message::<PlayEffect>()
        .insert_resource(AnimationSpeed(speed))
        .insert_resource(TimeUpdateStrategy::ManualDuration(FRAME));
    app.update();
    let options: Options = "5".parse().unwrap();
    let seats = ["Ann", "Ben", "Cy", "Di", "Eve"].map(Seat::person);
    app.world_mut()
        .write_message(GameStarted(Referee::new(options, Player::ALL[3], &seats, 77)));
    app.update();
    app
}

fn lot(app: &App) -> &Lot {
    app.world().resource::<Lot>()
}

fn fallen(app: &mut App) -> Vec<Player> {
    let mut messages = app.world_mut().resource_mut::<Messages<LotFallen>>();
    messages.drain().map(|LotFallen(player)| player).collect()
}

#[test]
fn the_needle_comes_to_rest_on_the_starter_and_is_gone_after_a_while() {
    let mut app = app(1.0);
    let (mut heard, mut frames, mut last) = (Vec::new(), 0, f32::INFINITY);
    while lot(&app).is_open() {
        let needle = lot(&app).0.as_ref().unwrap().needle();
        assert!(needle <= last, "it turns clockwise");
        last = needle;
        app.update();
        heard.extend(fallen(&mut app));
        frames += 1;
        assert!(frames < 100);
    }
    assert_eq!(heard, [Player::ALL[3]]);
    let seconds = FRAME.as_secs_f32() * frames as f32;
    assert!((seconds - TURNING).abs() < 0.2, "{seconds}");
    let draw = lot(&app).0.as_ref().unwrap();
    let apart = |seat: usize| {
        let turned = (draw.needle() - draw.direction(seat)).rem_euclid(TAU);
        turned.min(TAU - turned)
    };
    let nearest = (0..5).min_by(|&one, &other| apart(one).total_cmp(&apart(other)));
    assert_eq!(nearest, Some(3));
    for _ in 0..60 {
        app.update();
    }
    assert!(!lot(&app).is_seen());
    assert!(!app.world().resource::<Animating>().0, "nothing moves any more");
}

#[test]
fn a_press_tells_at_once_and_another_one_clears_it_away() {
    let mut app = app(1.0);
    app.update();
    assert!(lot(&app).is_open());
    app.world_mut().write_message(SkipAnimations);
    app.update();
    assert_eq!(fallen(&mut app), [Player::ALL[3]]);
    assert!(lot(&app).is_seen() && !lot(&app).is_open());
    app.world_mut().write_message(SkipAnimations);
    for _ in 0..8 {
        app.update();
    }
    assert!(!lot(&app).is_seen());
}

#[test]
fn without_motion_it_lies_there_for_a_while() {
    let mut app = app(0.0);
    app.update();
    assert!(!lot(&app).is_open() && lot(&app).is_seen());
    assert!(!app.world().resource::<Animating>().0);
    for _ in 0..100 {
        app.update();
    }
    assert!(!lot(&app).is_seen());
}

#[test]
fn it_is_gone_when_the_first_turn_begins_and_does_not_come_back_with_the_game() {
    let mut app = app(1.0);
    for player in 0..5 {
        assert!(lot(&app).is_seen(), "while the sheets are filled in");
        let current = app.world().resource::<CurrentGame>();
        let request = ActionRequested::by_person(Player::ALL[player], read_action("$").unwrap(), current);
        app.world_mut().write_message(request);
        app.update();
    }
    assert!(!lot(&app).is_seen());
    app.world_mut().write_message(TableReplaced);
    app.update();
    assert!(!lot(&app).is_seen(), "the game has begun long since");
}
