//! Agent as screen readers are told of it, and as it is played through them.

use agon::agent::gameplay::agent_screen::AGENT;
use agon::agent::gameplay::current_game::{CurrentGame, Waiting};
use agon::agent::gameplay::messages::{ActionRequested, DeviceAction, GameStarted};
use agon::agent::text::pages::NOTEBOOK;
use agon::shell::system::language::{Language, Locale};
use agon::shell::system::store::Store;
use agon::shell::ui::navigation::{Overlay, Screen};
use agon_core::agent::players::{Character, Level};
use agon_core::agent::{Agent, City, Map, Options, Player, Referee, Seat, read_action};
use bevy::prelude::*;
use bevy_egui::egui::accesskit::{Action, Role};

use crate::whole::{Whole, nothing_drawn};

const ANN: Player = Player::ALL[0];

fn begin(options: &str, people: &[&str]) -> Whole {
    let mut whole = Whole::start_with(Store::memory(), nothing_drawn(), |app| {
        app.insert_state(AGENT);
    });
    let options: Options = options.parse().unwrap();
    let computers = options.seats().skip(people.len());
    let computers = computers.map(|_| Seat::computer("", Character::even(Level::Runner)));
    let seats: Vec<Seat> = people.iter().map(|name| Seat::person(*name)).chain(computers).collect();
    whole.send(GameStarted(Referee::new(options, ANN, &seats, 5)));
    whole
}

fn current(whole: &Whole) -> &CurrentGame {
    whole.app.world().resource::<CurrentGame>()
}

fn decide(whole: &mut Whole, player: Player, action: &str) {
    let request = ActionRequested::by_person(player, read_action(action).unwrap(), current(whole));
    whole.send(request);
}

/// Ann plays alone and is to act.
fn alone() -> Whole {
    let mut whole = begin("2", &["Ann"]);
    decide(&mut whole, ANN, "$A1=1000");
    whole.wait_until(|whole| !matches!(current(whole).waiting(), Waiting::Computer(_)));
    whole
}

#[test]
fn every_city_and_agent_has_a_name_a_place_and_can_be_pressed() {
    let whole = alone();
    let nodes = whole.nodes();
    let mut names: Vec<String> = Map::Long.cities().map(|city| city.name().to_owned()).collect();
    names.extend(["American\u{a0}1", "American\u{a0}2", "Briton\u{a0}1", "Chinese\u{a0}2"].map(str::to_owned));
    for name in names {
        let is_it = |label: &str| label.split(',').next() == Some(&name) && label.contains(',');
        let found: Vec<_> = nodes
            .iter()
            .filter(|(_, node)| node.label().is_some_and(is_it))
            .collect();
        assert_eq!(found.len(), 1, "{name}");
        let (_, node) = found[0];
        assert_eq!(node.role(), Role::Button);
        assert!(node.supports_action(Action::Click) && node.supports_action(Action::Focus));
        let bounds = node.bounds().unwrap_or_else(|| panic!("{name} is nowhere"));
        assert!(bounds.width() > 5.0 && bounds.height() > 3.0, "{name}: {bounds:?}");
    }
    assert_eq!(City::COUNT + Agent::COUNT, 41);
    whole.node("Washington, home of the Americans, American\u{a0}1, American\u{a0}2");
    whole.node("Tangier, the case");
    whole.node("Paris, nobody");
    whole.node("American\u{a0}1, Washington, can be chosen");
}

#[test]
fn a_move_is_announced_by_pressing_an_agent_and_a_city() {
    let mut whole = alone();
    whole.act("American\u{a0}1, Washington, can be chosen", Action::Focus);
    assert_eq!(
        whole.focus().label(),
        Some("American\u{a0}1, Washington, can be chosen")
    );
    whole.act("American\u{a0}1, Washington, can be chosen", Action::Click);
    assert_eq!(whole.focus().label(), Some("American\u{a0}1, Washington, chosen"));
    assert!(whole.has_said("Where should American\u{a0}1 go?"));
    whole.act("New York, nobody, can be reached", Action::Click);
    assert!(
        whole.has_said("You send American\u{a0}1 to New York."),
        "{:?}",
        whole.said()
    );
}

#[test]
fn what_is_asked_is_told_once_in_both_languages() {
    let mut whole = begin("2", &["Ann", "Ben"]);
    let count = |whole: &Whole, text: &str| whole.said().iter().filter(|said| *said == text).count();
    assert_eq!(count(&whole, "Pass the device to Ann."), 1);
    whole.send(DeviceAction::Take(ANN));
    assert_eq!(count(&whole, "Before the first turn: which agents do you back?"), 1);
    decide(&mut whole, ANN, "$A1=1000");
    assert!(whole.has_said("Ann has placed the opening stakes."));
    assert_eq!(count(&whole, "Pass the device to Ben."), 1);
    whole.app.world_mut().resource_mut::<Language>().switch(Locale::FR);
    whole.send(DeviceAction::Take(Player::ALL[1]));
    decide(&mut whole, Player::ALL[1], "$");
    whole.send(DeviceAction::Take(ANN));
    decide(&mut whole, ANN, "A1-NYC");
    assert!(whole.has_said("Quelqu’un s’oppose-t-il\u{a0}?"), "{:?}", whole.said());
    whole.node("New York, personne");
}

#[test]
fn whoever_comes_back_to_a_game_is_told_what_is_under_way() {
    let mut whole = begin("2", &["Ann", "Ben"]);
    let mut referee = Referee::new("2".parse().unwrap(), ANN, &["Ann", "Ben"].map(Seat::person), 6);
    for (player, text) in [(0, "$A1=1000"), (1, "$"), (0, "A1-NYC")] {
        let action = read_action(text).unwrap();
        referee.play(Player::ALL[player], &action).unwrap();
    }
    whole.send(GameStarted(referee));
    assert!(
        whole.has_said("Ann sends American\u{a0}1 to New York."),
        "{:?}",
        whole.said()
    );
}

#[test]
fn somebody_else_is_not_told_where_an_attack_is_possible() {
    let mut whole = begin("2", &["Ann", "Ben"]);
    decide_openly(&mut whole, ANN, "$A1=1000");
    decide_openly(&mut whole, Player::ALL[1], "$");
    let told = |whole: &Whole, text: &str| {
        let nodes = whole.nodes();
        nodes
            .iter()
            .any(|(_, node)| node.label().is_some_and(|label| label.contains(text)))
    };
    assert_eq!(current(&whole).waiting(), Waiting::Device(ANN));
    assert!(!told(&whole, "can be chosen"), "nobody has taken the device");
    whole.send(DeviceAction::Take(ANN));
    assert!(told(&whole, "can be chosen"));
    whole.go(Screen::Playing, Overlay::Page(NOTEBOOK));
    assert!(!told(&whole, "can be chosen"), "a page covers the map");
}

fn decide_openly(whole: &mut Whole, player: Player, action: &str) {
    whole.send(DeviceAction::Take(player));
    decide(whole, player, action);
}
