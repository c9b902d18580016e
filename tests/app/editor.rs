//! The position editor as a player meets it: drawn on by clicks, by keys and from texts, and left for an analysis or a
//! game.

use agon::agon::gameplay::current_game::Match;
use agon::agon::gameplay::messages::MoveRequested;
use agon::agon::gameplay::solved::Solved;
use agon::agon::text::pages::{EDITOR, MORE, OPEN};
use agon::shell::system::exchange::events::{Arrived, Origin};
use agon::shell::system::store::Store;
use agon::shell::ui::navigation::{Overlay, Screen};
use agon_core::notation::parse_position;
use agon_core::rules::{Game, RuleSet};
use bevy::input::ButtonState;
use bevy::input::keyboard::Key;
use bevy::prelude::*;
use bevy_egui::egui::accesskit::Action;

use crate::whole::Whole;

/// The editor, opened from the title.
fn opened() -> Whole {
    let mut whole = Whole::start(Store::memory());
    whole.act_in_more("Position editor");
    assert_eq!(whole.screen(), (Screen::Title, Overlay::Page(EDITOR)));
    whole
}

fn click(whole: &mut Whole, names: &[&str]) {
    for name in names {
        whole.act(name, Action::Click);
    }
}

fn says(whole: &Whole, text: &str) -> bool {
    let nodes = whole.nodes();
    let mut said = nodes
        .iter()
        .flat_map(|(_, node)| [node.label(), node.value()])
        .flatten();
    said.any(|said| said.contains(text))
}

/// The text of the position in its field.
fn written(whole: &Whole) -> String {
    let nodes = whole.nodes();
    let mut values = nodes.iter().filter_map(|(_, node)| node.value());
    values
        .find(|value| value.matches('/').count() == 10)
        .unwrap()
        .to_owned()
}

fn position(whole: &Whole) -> String {
    whole.app.world().resource::<Match>().position().to_string()
}

fn arrow(whole: &mut Whole, key_code: KeyCode, logical: Key) {
    whole.press(key_code, logical);
}

fn paste(whole: &mut Whole, text: &str) {
    whole.app.world_mut().write_message(Arrived {
        text: text.into(),
        from: Origin::Clipboard,
    });
    whole.settle();
}

#[test]
fn a_puzzle_is_made_of_a_position_solved_and_left_for_the_editor() {
    let mut whole = opened();
    click(&mut whole, &["Make a puzzle of it"]);
    assert!(says(&whole, "No win can be forced here"));
    assert!(whole.said().last().unwrap().contains("No win can be forced here"));
    paste(&mut whole, "6/g6/1g6/3g5/4GG4/4GQG1g2/4G5/g2G1q3/2g5/7/6 w - 4 30");
    click(&mut whole, &["Make a puzzle of it"]);
    assert_eq!(whole.screen(), (Screen::Playing, Overlay::None));
    assert!(says(&whole, "White: win in 2 moves."));
    let progress = |whole: &Whole| whole.app.world().resource::<Solved>().progress().clone();
    let before = progress(&whole);
    let puzzle = whole.current().puzzle().unwrap();
    let wrong = whole.current().game().legal_moves()[0];
    assert_ne!(wrong, puzzle.line()[0].mv);
    whole.send(MoveRequested::new(wrong, whole.current()));
    assert_eq!(progress(&whole), before, "it counts for no rating");
    click(&mut whole, &["Back to the editor"]);
    assert_eq!(whole.screen(), (Screen::Title, Overlay::Page(EDITOR)));
    assert!(written(&whole).starts_with("6/g6/1g6"));
}

#[test]
fn an_impossible_position_is_drawn_by_clicks_told_repaired_and_analysed() {
    let mut whole = opened();
    click(&mut whole, &["Empty board", "White guard", "f6, throne, empty"]);
    whole.node("f6, throne, White guard");
    let said = whole.said().join("\n");
    assert!(said.contains("There is a guard on the throne."), "{said}");
    assert!(whole.node("Analysis board").1.is_disabled());
    click(
        &mut whole,
        &["White queen", "f5, empty", "f2, empty", "Captured piece", "c3, empty"],
    );
    assert!(says(&whole, "White has 2 queens, and can have only one."));
    assert!(says(&whole, "There is no captured piece on c3, only the mark."));
    let drawn = written(&whole);
    click(
        &mut whole,
        &[
            "Leave only the queen on f5",
            "Remove the guard on the throne",
            "Remove the mark on c3",
        ],
    );
    assert!(!whole.node("Analysis board").1.is_disabled());
    click(&mut whole, &["Whose turn? Black", "Turn: +10"]);
    // What was drawn can be had again, and repaired again.
    click(&mut whole, &["Undo"; 5]);
    assert_eq!(written(&whole), drawn);
    click(&mut whole, &["Redo"; 5]);
    let possible = "6/7/8/9/10/4Q6/10/9/8/7/6 b - 0 11";
    assert_eq!(written(&whole), possible);
    whole.act("Analysis board", Action::Click);
    assert_eq!(whole.screen(), (Screen::Playing, Overlay::None));
    let current = whole.app.world().resource::<Match>();
    assert!(current.is_analysed() && current.is_analysis_board());
    assert_eq!(current.game().start().to_string(), possible);
}

#[test]
fn a_position_is_drawn_by_keys_alone() {
    let mut whole = opened();
    whole.act("Empty board", Action::Click);
    whole.act("f6, throne, empty", Action::Focus);
    assert_eq!(whole.focus().label(), Some("f6, throne, empty"));
    whole.key(KeyCode::ShiftLeft, Key::Shift, ButtonState::Pressed);
    whole.type_sign("Q");
    whole.key(KeyCode::ShiftLeft, Key::Shift, ButtonState::Released);
    assert_eq!(whole.focus().label(), Some("f6, throne, White queen"));
    arrow(&mut whole, KeyCode::ArrowUp, Key::ArrowUp);
    whole.type_sign("g");
    whole.type_sign("x");
    assert_eq!(whole.focus().label(), Some("f7, Black guard, captured"));
    arrow(&mut whole, KeyCode::ArrowUp, Key::ArrowUp);
    whole.type_sign("q");
    whole.press(KeyCode::Delete, Key::Delete);
    assert_eq!(whole.focus().label(), Some("f8, empty"));
    assert_eq!(written(&whole), "6/7/8/9/10/5Qg4/10/9/8/7/6 w f7 0 1");
    // Enter uses the tool that was chosen: here it picks up the queen and puts it down again.
    for _ in 0..2 {
        arrow(&mut whole, KeyCode::ArrowDown, Key::ArrowDown);
    }
    whole.press(KeyCode::Enter, Key::Enter);
    arrow(&mut whole, KeyCode::ArrowDown, Key::ArrowDown);
    whole.press(KeyCode::Enter, Key::Enter);
    assert_eq!(whole.focus().label(), Some("f5, White queen"));
    // At the edge of the board an arrow leads away from it, and comes back.
    for _ in 0..4 {
        arrow(&mut whole, KeyCode::ArrowDown, Key::ArrowDown);
        assert!(whole.focus().label().unwrap().starts_with('f'));
    }
    arrow(&mut whole, KeyCode::ArrowDown, Key::ArrowDown);
    assert!(
        !whole.focus().label().unwrap().starts_with("f1"),
        "{:?}",
        whole.focus().label()
    );
    let control = (KeyCode::ControlLeft, Key::Control);
    whole.key(control.0, control.1.clone(), ButtonState::Pressed);
    whole.press(KeyCode::KeyZ, Key::Character("z".into()));
    whole.key(control.0, control.1, ButtonState::Released);
    whole.settle();
    assert_eq!(written(&whole), "6/7/8/9/10/5Qg4/10/9/8/7/6 w f7 0 1");
}

#[test]
fn texts_are_drawn_and_what_was_drawn_is_still_there_later() {
    let mut whole = opened();
    let impossible = "6/7/8/9/10/5G5/10/9/8/7/6 b - 7 3";
    paste(&mut whole, impossible);
    assert_eq!(whole.screen(), (Screen::Title, Overlay::Page(EDITOR)));
    assert!(says(&whole, "There is a guard on the throne."));
    let damaged = "6/7/8/9/10/5x5/10/9/8/7/6 b - 7 3";
    paste(&mut whole, damaged);
    assert!(says(&whole, "This position is not valid from character"));
    assert!(says(&whole, damaged), "what was pasted is not lost");
    whole.press(KeyCode::Escape, Key::Escape);
    assert_eq!(whole.screen(), (Screen::Title, Overlay::Page(MORE)), "it led there");
    whole.press(KeyCode::Escape, Key::Escape);
    assert_eq!(whole.screen(), (Screen::Title, Overlay::None));
    whole.act_in_more("Position editor");
    whole.node("f6, throne, White guard");
    whole.act("Undo", Action::Click);
    whole.node("f1, White queen");
}

#[test]
fn an_opened_position_is_changed_and_then_played() {
    let mut whole = Whole::start(Store::memory());
    whole.show(Screen::Title, Overlay::Page(OPEN));
    paste(&mut whole, "6/7/8/9/10/Q9q/10/9/8/7/6 w - 0 4");
    whole.act("Edit the position", Action::Click);
    assert_eq!(whole.screen().1, Overlay::Page(EDITOR));
    click(&mut whole, &["Swap the colours", "Play from here"]);
    assert_eq!(whole.screen().1, Overlay::Page(OPEN));
    assert!(says(&whole, "Black to move"));
    whole.act("Continue with two players", Action::Click);
    assert_eq!(position(&whole), "6/7/8/9/10/q9Q/10/9/8/7/6 b - 0 4");
}

#[test]
fn a_position_is_taken_from_the_board_and_the_game_stays_as_it_is() {
    let mut whole = Whole::start(Store::memory());
    let rules = RuleSet::default();
    let start = parse_position("q5/7/8/9/10/11/9Q/8g/8/6G/6 w - 0 1", &rules).unwrap();
    whole.play(Game::from_position(rules, start));
    click(&mut whole, &["Menu", "Edit the position"]);
    assert_eq!(whole.screen(), (Screen::Playing, Overlay::Page(EDITOR)));
    assert_eq!(written(&whole), start.to_string());
    click(&mut whole, &["Empty board", "Back"]);
    assert_eq!(position(&whole), start.to_string());
}

#[test]
fn pieces_in_hand_are_set_where_the_rules_have_them() {
    let mut whole = opened();
    click(&mut whole, &["Empty board", "Choose other rules"]);
    let nodes = whole.nodes();
    let bell = nodes.iter().find_map(|(_, node)| {
        let name = node.label()?;
        name.starts_with("Classic, placing guards.").then(|| name.to_owned())
    });
    whole.act(&bell.unwrap(), Action::Click);
    click(
        &mut whole,
        &[
            "White’s guards in hand: +1",
            "White’s guards in hand: +1",
            "Black’s queen is in hand",
        ],
    );
    assert_eq!(written(&whole), "6/7/8/9/10/11/10/9/8/7/6[GGq] w - 0 1");
    assert!(!whole.node("Analysis board").1.is_disabled());
    // Under other rules they are impossible, and can be removed all the same.
    click(&mut whole, &["Choose other rules"]);
    let nodes = whole.nodes();
    let modern = nodes
        .iter()
        .find_map(|(_, node)| node.label().filter(|name| name.starts_with("Modern.")));
    let modern = modern.unwrap().to_owned();
    whole.act(&modern, Action::Click);
    assert!(says(&whole, "There are pieces in hand, but"));
    click(&mut whole, &["Remove the pieces in hand"]);
    assert_eq!(written(&whole), "6/7/8/9/10/11/10/9/8/7/6 w - 0 1");
}
