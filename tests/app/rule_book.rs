//! The rule book and the museum of rules, as a screen reader uses them.

use agon::agon::gameplay::current_game::Match;
use agon::agon::pages::new_game::choices::Choices;
use agon::agon::pages::rule_book::museum::Place;
use agon::agon::saves::saved_games::SavedGames;
use agon::agon::text::pages::{MUSEUM, RULES};
use agon::shell::system::store::Store;
use agon::shell::ui::navigation::{Overlay, Screen};
use agon_core::rules::{Game, Preset};
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
