//! The rule book and the museum of rules, as a screen reader uses them.

use agon::agon::gameplay::current_game::Match;
use agon::agon::pages::new_game::choices::Choices;
use agon::agon::pages::rule_book::museum::Place;
use agon::agon::saves::saved_games::SavedGames;
use agon::agon::text::pages::{MUSEUM, RULES};
use agon::shell::system::store::Store;
use agon::shell::ui::navigation::{Overlay, Screen};
use agon_core::rules::{Game, Preset};
use bevy::input::keyboard::Key;
use bevy::prelude::*;
use bevy_egui::egui::accesskit::Action;

use crate::whole::Whole;

/// The board of a sentence that begins so.
fn board(whole: &Whole, beginning: &str) -> String {
    let wanted = format!("Show on a small board: {beginning}");
    let nodes = whole.nodes();
    let mut names = nodes.iter().filter_map(|(_, node)| node.label());
    let found = names.find(|name| name.starts_with(&wanted));
    found.unwrap_or_else(|| panic!("no board of {beginning:?}")).to_owned()
}

#[test]
fn a_board_is_opened_and_its_reader_moves_and_is_told_what_is_refused() {
    let mut whole = Whole::start(Store::memory());
    whole.go(Screen::Title, Overlay::Page(RULES));
    let name = board(&whole, "Only a queen may enter the throne");
    whole.act(&name, Action::Click);
    whole.act("Try it yourself", Action::Click);
    whole.node("e5, White queen");
    whole.act("g6, White guard", Action::Click);
    whole.act("f6, throne, empty", Action::Click);
    assert_eq!(whole.said().last().unwrap(), "Only a queen may enter the throne.");
    whole.act("e5, White queen", Action::Click);
    whole.act("f6, throne, empty", Action::Click);
    whole.node("f6, throne, White queen");
    assert_eq!(whole.screen(), (Screen::Title, Overlay::Page(RULES)));
}

#[test]
fn the_museum_is_entered_from_the_rule_book_and_its_rules_are_played() {
    let mut whole = Whole::start(Store::memory());
    whole.go(Screen::Title, Overlay::Page(RULES));
    whole.act("The museum of rules", Action::Click);
    assert_eq!(whole.screen(), (Screen::Title, Overlay::Page(MUSEUM)));
    whole.app.insert_resource(Place::Room(Preset::Neto));
    whole.settle();
    whole.act("Play by these rules", Action::Click);
    assert_eq!(whole.screen(), (Screen::NewGame, Overlay::None));
    let choices = whole.app.world().resource::<Choices>();
    assert_eq!(choices.rules(), Preset::Neto.rules());
}

#[test]
fn back_leads_from_the_room_to_the_hall_and_then_to_the_book() {
    let mut whole = Whole::start(Store::memory());
    let place = |whole: &Whole| *whole.app.world().resource::<Place>();
    for way in ["Escape", "Back"] {
        let back = |whole: &mut Whole| match way {
            "Escape" => whole.press(KeyCode::Escape, Key::Escape),
            _ => whole.act(way, Action::Click),
        };
        whole.go(Screen::Title, Overlay::Page(RULES));
        whole.act("The museum of rules", Action::Click);
        assert_eq!(place(&whole), Place::Hall, "it begins in the hall each time");
        whole.app.insert_resource(Place::Between(Preset::Neto, Preset::Escale));
        whole.settle();
        for expected in [Place::Room(Preset::Neto), Place::Hall] {
            back(&mut whole);
            assert_eq!(
                (place(&whole), whole.screen().1),
                (expected, Overlay::Page(MUSEUM)),
                "{way}"
            );
        }
        back(&mut whole);
        assert_eq!(whole.screen(), (Screen::Title, Overlay::Page(RULES)), "{way}");
        back(&mut whole);
        assert_eq!(whole.screen(), (Screen::Title, Overlay::None), "{way}");
    }
    // What is closed from a room begins in the hall again, too.
    whole.go(Screen::Title, Overlay::Page(MUSEUM));
    whole.app.insert_resource(Place::Room(Preset::Neto));
    whole.settle();
    whole.act("Close", Action::Click);
    assert_eq!(whole.screen(), (Screen::Title, Overlay::None));
    whole.go(Screen::Title, Overlay::Page(MUSEUM));
    assert_eq!(place(&whole), Place::Hall);
}

#[test]
fn a_game_that_was_left_for_other_rules_stays_saved() {
    let mut whole = Whole::start(Store::memory());
    let mut game = Game::new(Preset::NEW_GAME.rules());
    let mv = game.legal_moves()[0];
    game.play(mv).unwrap();
    whole.play(game);
    whole.go(Screen::Playing, Overlay::Page(MUSEUM));
    whole.app.insert_resource(Place::Room(Preset::Escale));
    whole.settle();
    whole.act("Play by these rules", Action::Click);
    assert_eq!(whole.screen(), (Screen::Playing, Overlay::None));
    let current = whole.app.world().resource::<Match>();
    assert_eq!(current.rules(), &Preset::Escale.rules());
    assert!(whole.app.world().resource::<SavedGames>().unfinished().is_some());
}
