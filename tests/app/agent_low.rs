//! Agent on a telephone: what a screen is there for is in sight without scrolling.

use std::time::Duration;

use agon::agent::gameplay::agent_screen::AGENT;
use agon::agent::gameplay::current_game::CurrentGame;
use agon::agent::gameplay::messages::{DeviceAction, GameStarted};
use agon::shell::system::language::{Language, Locale};
use agon::shell::system::store::Store;
use agon_core::agent::{Options, Phase, Player, Referee, Seat, read_action};
use bevy::input::ButtonState;
use bevy::input::mouse::MouseButtonInput;
use bevy::prelude::*;
use bevy::time::TimeUpdateStrategy;
use bevy::window::{CursorMoved, PrimaryWindow, WindowEvent};
use bevy_egui::egui::accesskit;

use crate::whole::{Whole, nothing_drawn};

/// Telephones, held upright and across.
const WINDOWS: [(f32, f32); 4] = [(360.0, 640.0), (390.0, 844.0), (640.0, 360.0), (844.0, 390.0)];

/// Three rounds of four people, in which everything passes.
const ROUNDS: &str = "0:$A1=1000+500 1:$B1=1000 2:$C2=1000 3:$R1=500 0:A1-NYC 1:B1-DUB 2:C2-BOM 3:R1-WAR \
     0:A1-BMU 1:B1-REY 2:C2-NAI 3:R1-IST 0:R2-BAK 1:B1-AZO 2:C2-KHA 3:R1-ROM";

/// What a player does, written as `player:action`.
fn play(referee: &mut Referee, step: &str) {
    let (player, action) = step.split_once(':').unwrap();
    let player = Player::ALL[player.parse::<usize>().unwrap()];
    referee.play(player, &read_action(action).unwrap()).unwrap();
}

/// A game of four people after so many rounds, which is over after three.
fn game(rounds: usize) -> Referee {
    let options: Options = "4,round-limit=3".parse().unwrap();
    let seats = ["Ada", "Marguerite", "Grace", "Jean-Baptiste"].map(Seat::person);
    let mut referee = Referee::new(options, Player::ALL[0], &seats, 5);
    for step in ROUNDS.split_whitespace().take(4 * (rounds + 1)) {
        play(&mut referee, step);
        while let (Some(asked), Phase::Object { .. }) = (referee.asked(), *referee.table().phase()) {
            referee.play(asked, &read_action("let").unwrap()).unwrap();
        }
    }
    referee
}

/// The same, and what players do then.
fn game_with(rounds: usize, steps: &str) -> Referee {
    let mut referee = game(rounds);
    for step in steps.split_whitespace() {
        play(&mut referee, step);
    }
    referee
}

fn begin(referee: Referee, locale: Locale) -> Whole {
    let mut whole = Whole::start_with(Store::memory(), nothing_drawn(), |app| {
        app.insert_state(AGENT);
        app.world_mut().resource_mut::<Language>().switch(locale);
    });
    whole.send(GameStarted(referee));
    whole
}

/// Where a text or a button is, with the window's corner as origin.
fn place(whole: &Whole, text: &str) -> accesskit::Rect {
    let is_it = |node: &accesskit::Node| node.label() == Some(text) || node.value() == Some(text);
    let nodes = whole.nodes();
    let found = nodes.iter().find(|(_, node)| is_it(node));
    let place = found.and_then(|(_, node)| node.bounds());
    place.unwrap_or_else(|| panic!("{text} is nowhere: {}", whole.texts()))
}

/// These texts lie in the window, above the button that opens the menu.
pub fn assert_in_sight(whole: &Whole, (width, height): (f32, f32), names: &[&str]) {
    let menu = place(whole, "Menu");
    assert!(menu.y1 <= f64::from(height), "{width} × {height}: {menu:?}");
    for name in names {
        let button = place(whole, name);
        let is_in_sight = button.x0 >= 0.0 && button.x1 <= f64::from(width) && button.y1 <= menu.y0;
        assert!(is_in_sight, "{width} × {height}: {name} at {button:?}");
    }
}

#[test]
fn whoever_gets_the_device_sees_the_button_that_takes_it() {
    for (locale, texts) in [
        (Locale::EN, ["Hold: I am Ada", "Pass the device to Ada."]),
        (Locale::FR, ["Maintenez\u{a0}: je suis Ada", "Passez l’appareil à Ada."]),
    ] {
        for rounds in 0..3 {
            let mut whole = begin(game(rounds), locale);
            for window in WINDOWS {
                whole.resize(window.0, window.1);
                assert_in_sight(&whole, window, &texts);
            }
        }
    }
}

#[test]
fn whoever_acts_sees_in_the_last_rounds_which_it_is() {
    for (locale, texts) in [
        (Locale::EN, ["Round 3 of 3", "Bribe"]),
        (Locale::FR, ["Manche 3 sur 3", "Soudoyer"]),
    ] {
        let mut whole = begin(game(2), locale);
        whole.send(DeviceAction::Take(Player::ALL[0]));
        for window in WINDOWS {
            whole.resize(window.0, window.1);
            assert_in_sight(&whole, window, &texts);
        }
    }
}

#[test]
fn what_can_be_done_after_the_end_is_in_sight() {
    for (locale, texts) in [
        (Locale::EN, ["Play again", "Replay the game", "Main menu"]),
        (Locale::FR, ["Rejouer", "Revoir la partie", "Menu principal"]),
    ] {
        let mut whole = begin(game(3), locale);
        for window in WINDOWS {
            whole.resize(window.0, window.1);
            assert_in_sight(&whole, window, &texts);
        }
    }
}

#[test]
fn lines_of_a_result_are_no_higher_than_what_stands_in_them() {
    let mut whole = begin(game(3), Locale::EN);
    whole.resize(WINDOWS[0].0, WINDOWS[0].1);
    let [first, second] = ["Marguerite", "Grace"].map(|name| place(&whole, name).y0);
    assert!(second - first > 20.0 && second - first < 34.0, "{first} and {second}");
}

#[test]
fn everybody_who_may_object_sees_both_buttons() {
    for (locale, answers) in [
        (Locale::EN, ["Let it pass", "Object"]),
        (Locale::FR, ["Laisser faire", "S’opposer"]),
    ] {
        let mut whole = begin(game_with(0, "0:A1-NYC"), locale);
        let before = if locale == Locale::FR { "\u{a0}: " } else { ": " };
        let names = ["Marguerite", "Grace", "Jean-Baptiste"];
        let buttons = names.map(|name| answers.map(|answer| format!("{name}{before}{answer}")));
        for window in WINDOWS {
            whole.resize(window.0, window.1);
            let buttons: Vec<&str> = buttons.as_flattened().iter().map(String::as_str).collect();
            assert_in_sight(&whole, window, &buttons);
        }
    }
}

#[test]
fn whoever_has_objected_is_told_so_while_others_are_asked() {
    let mut whole = begin(game_with(0, "0:A1-NYC"), Locale::EN);
    whole.act("Jean-Baptiste: Object", accesskit::Action::Click);
    assert!(whole.texts().contains("Jean-Baptiste objects."), "{}", whole.texts());
    let [before, after] = ["Jean-Baptiste: Object", "Grace: Object"].map(|name| whole.node(name).1.is_disabled());
    assert!(
        before && !after,
        "the answered row stays where it was, and answers no more"
    );
}

/// Presses the left button of the mouse there, and lets it go.
fn click(whole: &mut Whole, place: accesskit::Rect) {
    let world = whole.app.world_mut();
    let window = world
        .query_filtered::<Entity, With<PrimaryWindow>>()
        .single(world)
        .unwrap();
    let position = Vec2::new((place.x0 + place.x1) as f32, (place.y0 + place.y1) as f32) / 2.0;
    let moved = CursorMoved {
        window,
        position,
        delta: None,
    };
    world.write_message(WindowEvent::CursorMoved(moved));
    for state in [ButtonState::Pressed, ButtonState::Released] {
        let button = MouseButton::Left;
        let world = whole.app.world_mut();
        world.write_message(WindowEvent::MouseButtonInput(MouseButtonInput {
            button,
            state,
            window,
        }));
        whole.app.update();
    }
    whole.app.update();
}

#[test]
fn a_press_that_comes_too_soon_after_a_new_question_answers_nothing() {
    let mut whole = begin(game_with(0, "0:A1-NYC"), Locale::EN);
    whole.resize(1280.0, 800.0);
    let step = |milliseconds| TimeUpdateStrategy::ManualDuration(Duration::from_millis(milliseconds));
    whole.app.insert_resource(step(1));
    let is_asked = |whole: &Whole| whole.app.world().resource::<CurrentGame>().table().asked();
    whole.act("Marguerite: Object", accesskit::Action::Click);
    assert_eq!(is_asked(&whole), Some(Player::ALL[0]), "Ada is to insist, or not");
    let insist = place(&whole, "Insist");
    click(&mut whole, insist);
    assert_eq!(is_asked(&whole), Some(Player::ALL[0]));
    whole.app.insert_resource(step(500));
    whole.app.update();
    click(&mut whole, insist);
    assert_ne!(is_asked(&whole), Some(Player::ALL[0]), "now it is meant");
}

#[test]
fn a_claim_is_made_and_refused_without_scrolling() {
    let contest = "0:A1-NYC 1:object 0:insist 1:give-up";
    for (locale, texts) in [
        (
            Locale::EN,
            ["Marguerite objects. Ada insists.", "Claim $100", "Drop out"],
        ),
        (
            Locale::FR,
            ["Marguerite s’oppose. Ada insiste.", "Déclarer 100\u{a0}$", "Se retirer"],
        ),
    ] {
        let mut whole = begin(game_with(0, contest), locale);
        whole.send(DeviceAction::Take(Player::ALL[0]));
        for window in WINDOWS {
            whole.resize(window.0, window.1);
            assert_in_sight(&whole, window, &texts);
        }
    }
}

#[test]
fn an_action_goes_ahead_that_nobody_claims_on_and_not_that_its_player_gives_up() {
    let mut referee = game_with(0, "0:A1-NYC 1:object 0:insist");
    referee.mark_shown(Player::ALL[1], usize::MAX);
    for step in ["1:give-up", "0:give-up", "2:give-up", "3:give-up"] {
        play(&mut referee, step);
    }
    let mut whole = begin(referee, Locale::EN);
    whole.resize(WINDOWS[0].0, WINDOWS[0].1);
    let texts = whole.texts();
    assert!(texts.contains("Nobody names a sum: it goes ahead."), "{texts}");
    assert!(!texts.contains("claims nothing"), "{texts}");
    assert!(!texts.contains("drops out"), "{texts}");
}

#[test]
fn what_a_player_missed_is_told_from_the_beginning_of_the_action() {
    let mut referee = game_with(0, "0:A1-NYC 1:object 0:insist 1:give-up");
    referee.mark_shown(Player::ALL[1], usize::MAX);
    for step in ["0:claim=500", "2:give-up", "3:give-up"] {
        play(&mut referee, step);
    }
    let mut whole = begin(referee, Locale::EN);
    whole.resize(WINDOWS[0].0, WINDOWS[0].1);
    let texts = whole.texts();
    let line = texts.lines().find(|line| line.contains("claims $500"));
    assert!(line.is_some_and(|line| line.contains("New York")), "{texts}");
    assert!(
        line.is_some_and(|line| line.ends_with("drops out. It goes ahead.")),
        "{texts}"
    );
    assert!(!texts.contains("placed"), "{texts}");
}
