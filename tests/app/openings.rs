//! The openings as a player meets them: from the main menu, and over an analysis.

use std::time::Duration;

use agon::agon::gameplay::puzzles::Puzzles;
use agon::agon::gameplay::puzzles::running::PuzzleStatus;
use agon::agon::gameplay::solved::Solved;
use agon::agon::text::pages::{MISTAKES, OPENINGS};
use agon::shell::system::exchange::day_number;
use agon::shell::system::store::Store;
use agon::shell::ui::navigation::{Overlay, Screen};
use agon_core::puzzles::collection::Collection;
use agon_core::puzzles::progress::Returning;
use agon_core::rules::{Move, Side};
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
    assert_eq!(moves(&whole), second);
    whole.act("Next move", Action::Click);
    whole.act("Games, My games", Action::Click);
    assert!(
        whole.texts().contains("You have not finished a game"),
        "{}",
        whole.texts()
    );
    whole.act("Games, Both", Action::Click);
    whole.act("Analysis board", Action::Click);
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

fn told(whole: &Whole) -> PuzzleStatus {
    let puzzles = whole.app.world().resource::<Puzzles>();
    puzzles
        .running(whole.current())
        .expect("a line is on the board")
        .status()
}

/// The days from which on lines come back.
fn due(whole: &Whole) -> Vec<u64> {
    let progress = whole.app.world().resource::<Solved>().progress();
    progress.returning(Collection::agon()).map(|(due, _)| due).collect()
}

/// A program in which White has three moves of a line to learn. What goes wrong stays on the board.
fn learning() -> (Whole, Vec<Move>) {
    let mut whole = Whole::start(Store::memory());
    whole.stay(Duration::from_secs(3600));
    whole.act_in_more("Openings");
    for _ in 0..3 {
        // The one played most: nodes come in no certain order, and rare moves lead nowhere.
        let games = |name: &String| name.split_once(". Games: ")?.1.split_once('.')?.0.parse::<u32>().ok();
        let most = moves(&whole).into_iter().max_by_key(games);
        whole.act(&most.unwrap(), Action::Click);
    }
    whole.act("Learn as White", Action::Click);
    let progress = whole.app.world().resource::<Solved>().progress();
    let line = progress
        .returning(Collection::agon())
        .find_map(|(_, returning)| match returning {
            Returning::Line(_, line) => Some(line.puzzle().solution()),
            Returning::Puzzle(_) | Returning::Mistake(..) => None,
        });
    let line = line.expect("the line is learned");
    (whole, line)
}

#[test]
fn a_line_that_is_learned_is_played_from_memory_and_comes_back_later() {
    let (mut whole, line) = learning();
    whole.node("Forget this line");
    assert_eq!(due(&whole), [day_number()], "at once");
    whole.go(Screen::Title, Overlay::Page(MISTAKES));
    assert!(whole.texts().contains("Lines of openings: 1"), "{}", whole.texts());
    whole.act("Begin: 1 today", Action::Click);
    assert_eq!(whole.current().puzzle().unwrap().player(), Side::White);
    assert!(
        whole.has_said("play the line that you are learning"),
        "{:?}",
        whole.said()
    );
    whole.request(line[0]);
    whole.wait_until(|whole| whole.current().game().plies().len() == 2);
    assert_eq!(whole.current().game().plies()[1].mv, line[1], "the line answers");
    whole.request(line[2]);
    whole.wait_until(|whole| matches!(told(whole), PuzzleStatus::Solved { at_once: true, .. }));
    assert!(whole.has_said("You know this line!"), "{:?}", whole.said());
    assert!(due(&whole)[0] > day_number());
}

#[test]
fn the_move_of_a_line_that_was_not_played_is_told_and_the_line_is_due_again() {
    let (mut whole, line) = learning();
    whole.go(Screen::Title, Overlay::Page(MISTAKES));
    whole.act("Begin: 1 today", Action::Click);
    let current = whole.current();
    let legal = current.position().legal_moves(current.rules());
    let other = *legal
        .iter()
        .find(|mv| **mv != line[0] && mv.from() != line[0].from())
        .unwrap();
    whole.request(other);
    assert_eq!(told(&whole), PuzzleStatus::Wrong);
    let to = line[0].to().unwrap();
    let told_move = format!("to {to}. Play that.");
    assert!(
        whole.has_said("Your line goes on with") && whole.has_said(&told_move),
        "{:?}",
        whole.said()
    );
    assert_eq!(due(&whole), [day_number() + 1]);
}

#[test]
fn a_line_that_is_forgotten_comes_back_no_more() {
    let (mut whole, _) = learning();
    whole.act("Forget this line", Action::Click);
    assert!(due(&whole).is_empty());
    whole.node("Learn as White");
}
