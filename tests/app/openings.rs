//! The openings as a player meets them: from the main menu, and over an analysis.

use agon::agon::text::pages::OPENINGS;
use agon::shell::system::store::Store;
use agon::shell::ui::navigation::{Overlay, Screen};
use bevy::input::keyboard::Key;
use bevy::prelude::KeyCode;
use bevy_egui::egui::accesskit::Action;

use crate::whole::Whole;

/// The names of the moves that are listed.
fn moves(whole: &Whole) -> Vec<String> {
    let nodes = whole.nodes();
    let names = nodes.iter().filter_map(|(_, node)| node.label());
    names
        .filter(|name| name.contains(". Games: "))
        .map(str::to_owned)
        .collect()
}

#[test]
fn a_line_is_followed_from_the_menu_and_taken_to_the_analysis() {
    let mut whole = Whole::start(Store::memory());
    whole.act_in_more("Openings");
    let first = moves(&whole);
    assert!(first.len() > 5 && first[0].starts_with("White: "), "{first:?}");
    whole.act(&first[0], Action::Click);
    let second = moves(&whole);
    assert!(second[0].starts_with("Black: "), "{second:?}");
    whole.act(&second[1], Action::Click);
    whole.act("Previous move", Action::Click);
    assert_eq!(moves(&whole), second);
    whole.act("Start of the game", Action::Click);
    assert_eq!(moves(&whole), first);
    whole.act("Next move", Action::Click);
    whole.act("Next move", Action::Click);
    whole.act("Games, My games", Action::Click);
    assert!(
        whole.texts().contains("You have not finished a game"),
        "{}",
        whole.texts()
    );
    whole.act("Games, Both", Action::Click);
    whole.act("Analyse from here", Action::Click);
    assert_eq!(whole.screen(), (Screen::Playing, Overlay::None));
    assert!(whole.current().is_analysis_board());
    assert_eq!(whole.current().game().plies().len(), 2);
}

#[test]
fn over_an_analysis_the_moves_are_played_on_its_board() {
    let mut whole = Whole::start(Store::memory());
    whole.act_in_more("Analysis board");
    whole.act("The whole analysis", Action::Click);
    whole.act("Openings", Action::Click);
    let first = moves(&whole);
    whole.act(&first[2], Action::Click);
    assert_eq!(whole.current().game().plies().len(), 1);
    assert!(moves(&whole)[0].starts_with("Black: "));
    whole.press(KeyCode::Comma, Key::Character(",".into()));
    assert_eq!(moves(&whole), first, "as in the list of moves");
    whole.act("Next move", Action::Click);
    assert_eq!(whole.screen().1, Overlay::Page(OPENINGS));
    whole.act("Back to the board", Action::Click);
    assert_eq!(whole.screen(), (Screen::Playing, Overlay::None));
    assert_eq!(whole.current().game().plies().len(), 1);
}
