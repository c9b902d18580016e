//! Several people at one device: the sheet that lies open only while it is held, what each of them lets pass by default,
//! and the names and colours that they choose.

use std::time::Instant;

use agon::agent::gameplay::agent_screen::AGENT;
use agon::agent::gameplay::colours::of_seats;
use agon::agent::gameplay::current_game::{CurrentGame, Waiting};
use agon::agent::gameplay::messages::{ActionRequested, DeviceAction, GameLeft, GameStarted, PassesChosen};
use agon::agent::gameplay::objections::{ObjectionWindow, TIME_TO_SPEAK_UP};
use agon::agent::gameplay::settings::AgentSettings;
use agon::agent::pages::set_up::choices::Choices;
use agon::agent::text::pages::{MENU, OBJECTIONS};
use agon::shell::system::store::Store;
use agon::shell::ui::navigation::{Overlay, Screen};
use agon_core::agent::{Options, PassesByDefault, Phase, Player, Referee, Seat, read_action};
use bevy::input::ButtonState;
use bevy::input::gamepad::{RawGamepadButtonChangedEvent, RawGamepadEvent};
use bevy::input::keyboard::Key;
use bevy::prelude::*;
use bevy_egui::egui::accesskit::Action;

use crate::whole::{Whole, nothing_drawn};

const ANN: Player = Player::ALL[0];
const BEN: Player = Player::ALL[1];

fn start(store: Store) -> Whole {
    Whole::start_with(store, nothing_drawn(), |app| {
        app.insert_state(AGENT);
    })
}

/// Ann and Ben have filled in their sheets, and Ann has the device and is to act.
fn begin(stakes: [&str; 2]) -> Whole {
    let mut whole = start(Store::memory());
    let options: Options = "2".parse().unwrap();
    let seats = ["Ann", "Ben"].map(Seat::person);
    whole.send(GameStarted(Referee::new(options, ANN, &seats, 5)));
    for (player, stakes) in [ANN, BEN].into_iter().zip(stakes) {
        whole.send(DeviceAction::Take(player));
        decide(&mut whole, player, stakes);
    }
    whole.send(DeviceAction::Take(ANN));
    whole
}

fn current(whole: &Whole) -> &CurrentGame {
    whole.app.world().resource::<CurrentGame>()
}

fn window(whole: &Whole) -> &ObjectionWindow {
    whole.app.world().resource::<ObjectionWindow>()
}

fn decide(whole: &mut Whole, player: Player, action: &str) {
    let request = ActionRequested::by_person(player, read_action(action).unwrap(), current(whole));
    whole.send(request);
}

/// Whether the sheet of Ann, who has staked 3,700 dollars, can be seen.
fn is_open(whole: &Whole) -> bool {
    let nodes = whole.nodes();
    let mut texts = nodes
        .iter()
        .flat_map(|(_, node)| [node.label(), node.value()])
        .flatten();
    texts.any(|text| text.contains("3,700") || text.contains("6,300"))
}

const STAKES: &str = "$A1=1000+1000+1000+400+300";

fn hold(whole: &mut Whole, key: KeyCode, logical: &Key, state: ButtonState) {
    whole.key(key, logical.clone(), state);
    for _ in 0..4 {
        whole.app.update();
    }
}

#[test]
fn a_sheet_lies_open_while_a_key_is_held() {
    let mut whole = begin([STAKES, "$"]);
    let s = Key::Character("s".into());
    for _ in 0..2 {
        assert!(!is_open(&whole));
        hold(&mut whole, KeyCode::KeyS, &s, ButtonState::Pressed);
        assert!(is_open(&whole));
        hold(&mut whole, KeyCode::KeyS, &s, ButtonState::Released);
        assert!(!is_open(&whole));
    }
    // So does its button, with the keyboard.
    for _ in 0..40 {
        if whole.focus().label() == Some("Show my sheet") {
            break;
        }
        whole.press(KeyCode::Tab, Key::Tab);
    }
    assert_eq!(whole.focus().label(), Some("Show my sheet"));
    hold(&mut whole, KeyCode::Space, &Key::Space, ButtonState::Pressed);
    assert!(is_open(&whole));
    hold(&mut whole, KeyCode::Space, &Key::Space, ButtonState::Released);
    assert!(!is_open(&whole));
}

#[test]
fn a_sheet_lies_open_while_a_gamepad_button_is_held() {
    let mut whole = begin([STAKES, "$"]);
    let pad = whole.connect();
    for (value, open) in [(1.0, true), (0.0, false)] {
        let event = RawGamepadButtonChangedEvent::new(pad, GamepadButton::LeftTrigger2, value);
        whole.app.world_mut().write_message(RawGamepadEvent::from(event));
        whole.settle();
        assert_eq!(is_open(&whole), open);
    }
}

#[test]
fn whoever_cannot_hold_presses_twice_and_the_sheet_covers_itself_when_the_device_is_passed() {
    let mut whole = begin([STAKES, "$"]);
    whole.app.world_mut().resource_mut::<AgentSettings>().sheet_by_press = true;
    let s = Key::Character("s".into());
    let press = |whole: &mut Whole| whole.press(KeyCode::KeyS, s.clone());
    press(&mut whole);
    assert!(is_open(&whole));
    press(&mut whole);
    assert!(!is_open(&whole));
    press(&mut whole);
    // A page covers it, and so does the next decision.
    whole.go(Screen::Playing, Overlay::Page(MENU));
    whole.go(Screen::Playing, Overlay::None);
    assert!(!is_open(&whole));
    press(&mut whole);
    decide(&mut whole, ANN, "A1-NYC");
    assert!(!is_open(&whole));
    press(&mut whole);
    assert!(!is_open(&whole), "nobody has the device");
}

#[test]
fn what_passes_by_default_takes_as_long_whatever_anybody_has_staked() {
    for stakes in ["$", "$A1=1000+500"] {
        let mut whole = begin([STAKES, stakes]);
        whole.send(PassesChosen {
            player: BEN,
            passes: PassesByDefault::AllButAttacks,
        });
        let began = Instant::now();
        decide(&mut whole, ANN, "A1-NYC");
        assert_eq!(window(&whole).passing(current(&whole)).collect::<Vec<_>>(), [BEN]);
        assert_eq!(
            current(&whole).waiting(),
            Waiting::PublicAnswer(BEN),
            "Ben may still object"
        );
        whole.node("Ben: Object");
        whole.wait_until(|whole| !matches!(current(whole).table().phase(), Phase::Object { .. }));
        let took = began.elapsed();
        assert!(took >= TIME_TO_SPEAK_UP, "{stakes}: {took:?}");
        assert_eq!(
            current(&whole).waiting(),
            Waiting::Device(BEN),
            "it passed, and it is Ben's turn"
        );
    }
}

#[test]
fn an_attack_is_asked_about_and_a_case_on_its_way_if_that_was_chosen() {
    let deed = |text: &str| match read_action(text).unwrap() {
        agon_core::agent::Action::Announce(deed) => deed,
        other => panic!("{other}"),
    };
    let holder = Some(deed("A1-NYC").agent());
    use PassesByDefault::{AllButAttacks, AllButAttacksAndCase, Nothing};
    for (passes, covered) in [
        (Nothing, [false, false, false]),
        (AllButAttacks, [true, true, false]),
        (AllButAttacksAndCase, [true, false, false]),
    ] {
        let covers = ["B1-DUB", "A1-NYC+", "B1xA1"].map(|text| passes.covers(deed(text), holder));
        assert_eq!(covers, covered, "{passes:?}");
    }
}

#[test]
fn each_person_chooses_what_passes_while_having_the_device_and_it_is_saved() {
    let mut whole = begin([STAKES, "$"]);
    whole.go(Screen::Playing, Overlay::Page(MENU));
    whole.act("My objections", Action::Click);
    assert_eq!(whole.screen().1, Overlay::Page(OBJECTIONS));
    whole.act("Let pass by default, All but attacks", Action::Click);
    assert_eq!(current(&whole).seat(ANN).passes, PassesByDefault::AllButAttacks);
    assert_eq!(current(&whole).seat(BEN).passes, PassesByDefault::Nothing);
    whole.go(Screen::Playing, Overlay::None);
    decide(&mut whole, ANN, "A1-NYC");
    whole.go(Screen::Playing, Overlay::Page(MENU));
    let nodes = whole.nodes();
    assert!(
        !nodes.iter().any(|(_, node)| node.label() == Some("My objections")),
        "nobody has the device"
    );
    whole.send(GameLeft);
    let mut again = start(whole.end());
    again.act("Continue", Action::Click);
    assert_eq!(current(&again).seat(ANN).passes, PassesByDefault::AllButAttacks);
}

#[test]
fn colours_are_chosen_before_a_game_and_remembered() {
    let mut whole = start(Store::memory());
    whole.go(Screen::NewGame, Overlay::None);
    let nodes = whole.nodes();
    let seat = nodes
        .iter()
        .filter_map(|(_, node)| node.label())
        .find(|label| label.starts_with("Player\u{a0}1"));
    whole.act(seat.unwrap(), Action::Click);
    whole.act("Colour, Orange", Action::Click);
    whole.act("Draw lots and begin", Action::Click);
    assert_eq!(of_seats(current(&whole).seats())[..4], [2, 1, 0, 3]);
    whole.send(GameLeft);
    let again = start(whole.end());
    let choices = again.app.world().resource::<Choices>();
    assert_eq!(of_seats(&choices.seats)[..4], [2, 1, 0, 3]);
}
