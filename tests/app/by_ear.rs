//! A game given up and reviewed, one won on the board, a puzzle and a talk in words, by somebody who sees nothing: all that
//! is known is what stands in the tree of screen readers, or was read out, and all that is done is pressing something in the
//! tree, and typing.

use agon::shell::system::exchange::day_number;
use agon::shell::system::exchange::events::{Arrived, Origin};
use agon::shell::system::store::Store;
use agon_core::board::CellId;
use agon_core::puzzles::collection::Collection;
use agon_core::puzzles::progress::Progress;
use bevy::input::keyboard::Key;
use bevy::prelude::*;
use bevy_egui::egui::accesskit::Action;

use crate::whole::Whole;

/// What stands in the tree, by name.
fn labels(whole: &Whole) -> Vec<String> {
    let nodes = whole.nodes().into_iter();
    nodes.filter_map(|(_, node)| node.label().map(str::to_owned)).collect()
}

/// The first name in the tree with this part.
fn named(whole: &Whole, part: &str) -> Option<String> {
    labels(whole).into_iter().find(|label| label.contains(part))
}

/// Presses the first of what has this in its name.
pub fn press(whole: &mut Whole, part: &str) {
    let name = named(whole, part).unwrap_or_else(|| panic!("nothing is called {part:?}: {:?}", labels(whole)));
    whole.act(&name, Action::Click);
}

/// Makes a move that is possible: a piece that can be moved, and the last cell that it can reach.
fn move_something(whole: &mut Whole, turn: usize) {
    if named(whole, "can be reached").is_none() {
        let movable = labels(whole)
            .into_iter()
            .filter(|label| label.ends_with("can be moved"));
        let movable: Vec<_> = movable.collect();
        whole.act(&movable[turn % movable.len()], Action::Click);
    }
    let mut reached = labels(whole)
        .into_iter()
        .filter(|label| label.ends_with("can be reached"));
    let target = reached.next_back().expect("a piece that can be moved can go somewhere");
    whole.act(&target, Action::Click);
}

/// Whether the player can do something on the board.
fn is_own_turn(whole: &Whole) -> bool {
    named(whole, "can be moved")
        .or(named(whole, "can be reached"))
        .is_some()
}

/// The names of cells in a sentence, in their order.
fn cells(sentence: &str) -> Vec<&str> {
    let words = sentence.split(|c: char| !c.is_ascii_alphanumeric());
    words.filter(|word| word.parse::<CellId>().is_ok()).collect()
}

#[test]
fn a_game_is_played_given_up_and_reviewed_by_ear() {
    let mut whole = Whole::start(Store::memory());
    press(&mut whole, "Play");
    for turn in 0..6 {
        whole.wait_until(is_own_turn);
        let before = whole.said().len();
        move_something(&mut whole, turn);
        whole.wait_until(|whole| {
            let said = &whole.said()[before..];
            said.iter().any(|said| said.contains("Computer")) && is_own_turn(whole)
        });
    }
    press(&mut whole, "Menu");
    press(&mut whole, "Resign");
    press(&mut whole, "Resign");
    whole.wait_until(|whole| whole.has_said("You lose"));
    press(&mut whole, "Review the game");
    whole.wait_until(|whole| named(whole, "Retry the mistakes").is_some());
    press(&mut whole, "View the board");
    let told = whole.said().len();
    for _ in 0..3 {
        press(&mut whole, "Undo");
    }
    whole.wait_until(|whole| whole.said().len() >= told + 3);
    let said = whole.said()[told..].join("\n");
    assert!(
        said.contains("Computer: ") && said.contains("Reviewing the game."),
        "{said}"
    );
    let chances = named(&whole, "White’s chances").expect("how the game stood is told with the moves");
    assert!(chances.contains("Turn "), "{chances}");
}

/// White's guards step from g4 and g7 to the last two cells round the throne, and nobody is near enough to stop them.
const TWO_STEPS_FROM_A_WIN: &str = "qggggg/g6/8/9/4GG4/4GQG4/3G2G3/9/8/7/6 w - 0 1";

#[test]
fn a_game_is_won_on_the_board_by_ear() {
    let mut whole = Whole::start(Store::memory());
    whole.act_in_more("Open a game");
    whole.send(Arrived {
        text: TWO_STEPS_FROM_A_WIN.into(),
        from: Origin::Clipboard,
    });
    press(&mut whole, "Against the computer");
    for (from, to) in [("g4", "g5"), ("g7", "g6")] {
        whole.wait_until(is_own_turn);
        let before = whole.said().len();
        press(&mut whole, &format!("{from}, White guard, can be moved"));
        press(&mut whole, &format!("{to}, empty, can be reached"));
        whole.wait_until(|whole| {
            let said = &whole.said()[before..];
            let is_answered = said.iter().any(|said| said.contains("Computer")) && is_own_turn(whole);
            is_answered || whole.has_said("You win")
        });
    }
    whole.wait_until(|whole| whole.has_said("You win"));
    whole.wait_until(|whole| named(whole, "Review the game").is_some());
}

#[test]
fn a_game_is_played_and_asked_about_in_words() {
    let mut whole = Whole::start(Store::memory());
    press(&mut whole, "Two players");
    whole.act("Start", Action::Click);
    whole.wait_until(is_own_turn);
    whole.type_sign("/");
    whole.settle();
    for (sentence, answer) in [
        ("b1 c2", "White: guard b1 to c2."),
        ("threats", "Nothing is under threat."),
        ("why", "Moves are judged once the game is over, or in an analysis."),
        ("castle", "was not understood."),
    ] {
        let before = whole.said().len();
        for sign in sentence.chars() {
            whole.type_sign(&sign.to_string());
        }
        whole.press(KeyCode::Enter, Key::Enter);
        whole.wait_until(|whole| whole.said()[before..].iter().any(|said| said.contains(answer)));
        assert!(whole.texts().contains(answer), "{sentence}: {}", whole.texts());
    }
    // The first press leaves the field, the second the page.
    for _ in 0..2 {
        whole.press(KeyCode::Escape, Key::Escape);
        whole.settle();
    }
    assert!(named(&whole, "c2, White guard").is_some(), "{:?}", labels(&whole));
}

#[test]
fn a_puzzle_is_solved_by_ear() {
    // One that stays the same: which one is new is chance, or the day's. It was missed yesterday, and comes back.
    let puzzle = Collection::agon().puzzle("67p97m68").unwrap();
    let mut progress = Progress::default();
    progress.first_try(puzzle, false);
    progress.missed(puzzle, day_number() - 1);
    let mut store = Store::memory();
    store.put("puzzles", &progress.write()).unwrap();
    let mut whole = Whole::start(store);
    for button in ["Puzzles", "Learn from mistakes", "Begin: 1 today"] {
        press(&mut whole, button);
    }
    whole.wait_until(is_own_turn);
    assert!(whole.has_said(": win in "), "the task is read out: {:?}", whole.said());
    while !whole.has_said("olved") {
        let told = whole.said().len();
        // What to do is asked for, first in general, then with the piece and its cell.
        let answer = |whole: &Whole| {
            let said = whole.said();
            let sentence = said[told..]
                .iter()
                .find(|said| said.starts_with("Move ") && cells(said).len() == 2);
            sentence.map(|sentence| cells(sentence).into_iter().map(str::to_owned).collect::<Vec<_>>())
        };
        while answer(&whole).is_none() {
            let before = whole.said().len();
            press(&mut whole, "Hint");
            whole.wait_until(|whole| whole.said().len() > before && !whole.said().last().unwrap().ends_with('…'));
        }
        for cell in answer(&whole).unwrap() {
            press(&mut whole, &format!("{cell}, "));
        }
        whole.wait_until(|whole| whole.has_said("olved") || is_own_turn(whole));
    }
}
