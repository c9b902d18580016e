//! Arrows, coloured cells and written notes, by keyboard alone and with a screen reader.

use agon::agon::gameplay::current_game::Match;
use agon::agon::gameplay::messages::{AnalysisAction, NoteAction, ResultAction};
use agon::agon::gameplay::notes::Drawing;
use agon::agon::text::pages::{MY_GAMES, NOTE};
use agon::shell::system::store::Store;
use agon::shell::ui::navigation::{Overlay, Screen};
use agon_core::notation::NodeId;
use agon_core::rules::{Game, RuleSet};
use bevy::input::keyboard::Key;
use bevy::prelude::*;
use bevy_egui::egui::accesskit::Action;

use crate::whole::Whole;

fn playing() -> Whole {
    let mut whole = Whole::start(Store::memory());
    whole.play(Game::new(RuleSet::default()));
    whole
}

fn draw(whole: &mut Whole) {
    whole.press(KeyCode::KeyD, Key::Character("d".into()));
    whole.settle();
}

fn drawn(whole: &Whole) -> Vec<String> {
    let drawing = whole.app.world().resource::<Drawing>();
    drawing.shapes().map(|shape| shape.to_string()).collect()
}

#[test]
fn an_arrow_is_drawn_by_keys_read_out_and_gone_with_the_move() {
    let mut whole = playing();
    draw(&mut whole);
    assert!(drawn(&whole).is_empty(), "the first press only shows where one is");
    draw(&mut whole);
    assert_eq!(drawn(&whole), ["Gf1"]);
    whole.press(KeyCode::ArrowUp, Key::ArrowUp);
    whole.settle();
    assert_eq!(drawn(&whole).len(), 1);
    draw(&mut whole);
    let arrow = drawn(&whole).remove(0);
    let to = arrow.trim_start_matches("Gf1");
    assert!(whole.has_said(&format!("Arrow from f1 to {to}")), "{:?}", whole.said());
    assert!(whole.texts().contains(&format!("arrow to {to}")), "{}", whole.texts());
    whole.press(KeyCode::KeyE, Key::Character("e".into()));
    whole.settle();
    assert!(drawn(&whole).is_empty() && whole.has_said("Cleared"));
    draw(&mut whole);
    draw(&mut whole);
    assert_eq!(drawn(&whole).len(), 1);
    let mv = whole.current().game().legal_moves()[0];
    whole.request(mv);
    whole.settle();
    assert!(drawn(&whole).is_empty());
}

#[test]
fn a_note_is_written_in_an_analysis_and_kept() {
    let mut whole = playing();
    let mv = whole.current().game().legal_moves()[0];
    whole.request(mv);
    whole.press(KeyCode::KeyC, Key::Character("c".into()));
    whole.settle();
    assert_eq!(whole.screen(), (Screen::Playing, Overlay::None));
    assert!(whole.has_said("once the game is over"), "{:?}", whole.said());
    whole.send(ResultAction::Resign);
    whole.settle();
    whole.send(AnalysisAction::Begin);
    whole.settle();
    whole.press(KeyCode::KeyC, Key::Character("c".into()));
    whole.settle();
    assert_eq!(whole.screen().1, Overlay::Page(NOTE));
    whole.act("Mark, interesting move", Action::Click);
    whole.send(NoteAction::Write("a quiet step".to_owned()));
    whole.send(NoteAction::Entitle("Sunday".to_owned()));
    whole.settle();
    whole.press(KeyCode::Escape, Key::Escape);
    whole.settle();
    assert!(whole.texts().contains("a quiet step"), "{}", whole.texts());
    let tree = whole.app.world().resource::<Match>().tree();
    let here = tree.here();
    assert_ne!(here, NodeId::START);
    assert_eq!(
        (tree.note(here).as_str(), tree.glyphs(here)),
        ("a quiet step", &[5][..])
    );
    whole.go(Screen::Title, Overlay::Page(MY_GAMES));
    assert!(whole.texts().contains("Sunday"), "{}", whole.texts());
    let store = whole.end();
    let kept: Vec<_> = store
        .names("")
        .iter()
        .filter_map(|name| store.get(name).ok().flatten())
        .collect();
    assert!(kept.iter().any(|text| text.contains("a quiet step")), "{kept:?}");
}
