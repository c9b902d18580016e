//! The end of a game of Agent, and the walk through it: nothing of it before, everything after.

use agon::agent::gameplay::agent_screen::AGENT;
use agon::agent::gameplay::current_game::CurrentGame;
use agon::agent::gameplay::messages::{ActionRequested, GameStarted, ReplayAction};
use agon::agent::gameplay::replay::Walk;
use agon::agent::scene::entities::{MapEntities, Whereabouts};
use agon::shell::system::language::{Language, Locale};
use agon::shell::system::store::Store;
use agon::shell::ui::navigation::{Overlay, Screen};
use agon::tabletop::view_settings::{Animation, ViewSettings};
use agon_core::agent::{Options, Player, Referee, Seat, read_action};
use bevy::input::keyboard::Key;
use bevy::prelude::*;
use bevy_egui::egui::accesskit;

use crate::whole::{Whole, nothing_drawn};

const ANN: Player = Player::ALL[0];
const BEN: Player = Player::ALL[1];

/// A game of Ann and Ben with one bluff of each kind, but for its last decision.
const STEPS: [(usize, &str); 8] = [
    (0, "$A1=1000+1000+1000+400+300"),
    (1, "$B1=1000"),
    (0, "B1-HAM"),
    (1, "let"),
    (1, "B1-LON"),
    (0, "object"),
    (1, "withdraw"),
    (1, "A1-NYC"),
];

fn referee(options: &str, steps: &[(usize, &str)]) -> Referee {
    let options: Options = options.parse().unwrap();
    let seats = ["Ann", "Ben"].map(Seat::person);
    let mut referee = Referee::new(options, ANN, &seats, 5);
    for (player, text) in steps {
        referee.play(Player::ALL[*player], &read_action(text).unwrap()).unwrap();
    }
    referee
}

fn begin(animation: Animation, referee: Referee) -> Whole {
    let mut whole = Whole::start_with(Store::memory(), nothing_drawn(), |app| {
        app.insert_state(AGENT);
    });
    whole.app.world_mut().resource_mut::<ViewSettings>().animation = animation;
    whole.settle();
    whole.send(GameStarted(referee));
    assert_eq!(whole.screen(), (Screen::Playing, Overlay::None));
    whole
}

fn decide(whole: &mut Whole, player: Player, text: &str) {
    let current = whole.app.world().resource::<CurrentGame>();
    let request = ActionRequested::by_person(player, read_action(text).unwrap(), current);
    whole.app.world_mut().write_message(request);
    whole.app.update();
}

fn step(whole: &Whole) -> Option<usize> {
    whole.app.world().get_resource::<Walk>().map(Walk::here)
}

#[test]
fn the_sheets_are_told_one_by_one_and_then_who_has_won_and_why() {
    let ways = ["A1-NYC", "A1-BMU", "A1-AZO", "A1-TAN+", "A1-AZO+", "A1-BMU+", "A1-NYC+"];
    let mut steps = vec![(0, "$A1=1000+1000+1000+400+300"), (1, "$A1=1000,B1=500")];
    for (number, way) in ways.into_iter().enumerate() {
        steps.extend([(0, way), (1, "let"), (1, ["B1-HAM", "B1-LON"][number % 2]), (0, "let")]);
    }
    let mut whole = begin(Animation::Off, referee("2,agents=1,map=short", &steps));
    decide(&mut whole, ANN, "A1-WAS+");
    whole.settle();
    let said = whole.said();
    let from = said
        .iter()
        .position(|said| said.ends_with("The sheets are turned over."))
        .unwrap();
    assert_eq!(
        said[from..],
        [
            "American is home with the case. The sheets are turned over.",
            "Ben: American $1,000, Briton $500.",
            "Ann: American $3,700.",
            "American is home with the case. Ann wins. Ann has the most money on American: $3,700.",
        ]
    );
    assert!(whole.texts().contains("Ann has the most money on American: $3,700."));
    whole.act("Replay the game", accesskit::Action::Click);
    assert_eq!(step(&whole), Some(0));
}

#[test]
fn nobody_knows_who_has_won_before_the_last_sheet_is_turned_over_and_a_press_turns_them_all() {
    let mut whole = begin(Animation::Normal, referee("2,agents=1,map=short,round-limit=1", &STEPS));
    decide(&mut whole, ANN, "let");
    whole.settle();
    assert!(
        whole
            .texts()
            .contains("The last round is over. The sheets are turned over.")
    );
    let is_told = |whole: &Whole| whole.texts().contains("nobody wins");
    assert!(!is_told(&whole), "{}", whole.texts());
    assert!(!whole.has_said("nobody wins"));
    whole.press(KeyCode::KeyQ, Key::Character("q".into()));
    whole.settle();
    assert!(is_told(&whole) && whole.has_said("nobody wins"), "{}", whole.texts());
    assert!(whole.texts().contains("No agent has the case."));
}

#[test]
fn nothing_can_be_walked_through_before_the_end() {
    let mut whole = begin(Animation::Off, referee("2,agents=1,map=short,round-limit=1", &STEPS));
    for action in [ReplayAction::Open, ReplayAction::Show(1), ReplayAction::First] {
        whole.send(action);
        assert_eq!(step(&whole), None);
    }
    for (code, key) in [(KeyCode::Home, Key::Home), (KeyCode::ArrowLeft, Key::ArrowLeft)] {
        whole.press(code, key);
        assert_eq!(step(&whole), None);
    }
    for secret in ["3,700", "6,300", "In truth", "bluff"] {
        assert!(
            !whole.texts().contains(secret) && !whole.has_said(secret),
            "{secret}: {}",
            whole.texts()
        );
    }
}

#[test]
fn a_finished_game_is_walked_through_with_all_sheets_open() {
    let mut whole = begin(Animation::Off, referee("2,agents=1,map=short,round-limit=1", &STEPS));
    decide(&mut whole, ANN, "let");
    whole.settle();
    whole.act("Replay the game", accesskit::Action::Click);
    assert_eq!(step(&whole), Some(0));
    assert!(whole.texts().contains("The game begins."));
    let place = |whole: &Whole, agent: usize| {
        let entity = whole
            .app
            .world()
            .resource::<MapEntities>()
            .agent(agon_core::agent::Agent::ALL[agent]);
        match whole.app.world().get::<Whereabouts>(entity) {
            Some(Whereabouts::City(city)) => city.code().to_owned(),
            other => panic!("{other:?}"),
        }
    };
    assert_eq!([place(&whole, 0), place(&whole, 2)], ["WAS", "LON"]);
    // Screen readers are told of the map that is shown.
    assert!(whole.texts().contains("American, Washington"));
    whole.press(KeyCode::ArrowRight, Key::ArrowRight);
    assert_eq!(step(&whole), Some(1));
    assert!(whole.has_said("Ann has placed the opening stakes. In truth: American $3,700."));
    assert!(whole.texts().contains("$6,300 in hand"), "{}", whole.texts());
    whole.act("One step on", accesskit::Action::Click);
    whole.act("The next bluff", accesskit::Action::Click);
    assert_eq!((step(&whole), place(&whole, 2).as_str()), (Some(3), "HAM"));
    assert!(
        whole
            .texts()
            .contains("Ann had no money on Briton but acted anyway, and nobody stopped them.")
    );
    whole.press(KeyCode::PageDown, Key::PageDown);
    assert_eq!((step(&whole), place(&whole, 2).as_str()), (Some(5), "HAM"));
    assert!(
        whole
            .texts()
            .contains("Ann objected with nothing on Briton, and Ben withdrew.")
    );
    whole.press(KeyCode::PageDown, Key::PageDown);
    assert_eq!(step(&whole), Some(5), "there is no other");
    whole.press(KeyCode::PageUp, Key::PageUp);
    assert_eq!(step(&whole), Some(3));
    whole.press(KeyCode::End, Key::End);
    assert_eq!((step(&whole), place(&whole, 0).as_str()), (Some(7), "NYC"));
    assert!(whole.texts().contains("American, New York"));
    whole.press(KeyCode::ArrowRight, Key::ArrowRight);
    assert_eq!(step(&whole), Some(7));
    whole.press(KeyCode::Home, Key::Home);
    assert_eq!(step(&whole), Some(0));
    // The lists lead to each step.
    whole.act("What is shown, Bluffs (2)", accesskit::Action::Click);
    let name = "Ann objected with nothing on Briton, and Ben withdrew. (A bluff that worked)";
    whole.act(name, accesskit::Action::Click);
    assert_eq!(step(&whole), Some(5));
    whole.act("What is shown, Steps", accesskit::Action::Click);
    whole.act("Ben withdraws. It is taken back.", accesskit::Action::Click);
    assert_eq!(step(&whole), Some(6));
    // A gamepad's arrows lead from step to step, too.
    let pad = whole.connect();
    whole.push(pad, GamepadButton::DPadLeft);
    assert_eq!(step(&whole), Some(5));
    whole.push(pad, GamepadButton::RightTrigger2);
    assert_eq!(whole.screen().1, Overlay::None, "there is nothing to note");
    whole.push(pad, GamepadButton::East);
    assert_eq!(step(&whole), None);
    whole.send(ReplayAction::Open);
    // Back leads to the result.
    whole.press(KeyCode::Escape, Key::Escape);
    assert_eq!((step(&whole), whole.screen()), (None, (Screen::Playing, Overlay::None)));
    assert_eq!(place(&whole, 0), "NYC");
    assert!(whole.texts().contains("Replay the game"));
}

#[test]
fn another_game_ends_the_walk() {
    let mut whole = begin(Animation::Off, referee("2,agents=1,map=short,round-limit=1", &STEPS));
    decide(&mut whole, ANN, "let");
    whole.settle();
    whole.send(ReplayAction::Open);
    whole.send(ReplayAction::Show(4));
    assert_eq!(step(&whole), Some(4));
    whole.send(GameStarted(referee("2", &[])));
    assert_eq!(step(&whole), None);
    whole.send(ReplayAction::Open);
    assert_eq!(step(&whole), None);
}

#[test]
fn the_walk_is_told_in_french() {
    let mut whole = begin(Animation::Off, referee("2,agents=1,map=short,round-limit=1", &STEPS));
    whole.app.world_mut().resource_mut::<Language>().switch(Locale::FR);
    decide(&mut whole, ANN, "let");
    whole.settle();
    whole.act("Revoir la partie", accesskit::Action::Click);
    whole.send(ReplayAction::Show(5));
    assert!(
        whole
            .texts()
            .contains("Ann s’est opposé sans rien avoir misé sur Britannique, et Ben a renoncé."),
        "{}",
        whole.texts()
    );
    assert_eq!(BEN.index(), 1);
}
