//! A game to its end, its review and a puzzle, by somebody who sees nothing: all that is known is what stands in the tree of
//! screen readers, or was read out, and all that is done is pressing something in the tree.

use agon::agon::gameplay::puzzles::messages::PuzzleWanted;
use agon::shell::system::store::Store;
use agon_core::board::CellId;
use agon_core::puzzles::collection::Collection;
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
fn press(whole: &mut Whole, part: &str) {
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

#[test]
fn a_puzzle_is_solved_by_ear() {
    let mut whole = Whole::start(Store::memory());
    // One that stays the same: which one comes is chance, or the day's.
    let puzzle = Collection::agon().puzzle("67p97m68").unwrap();
    whole.send(PuzzleWanted::Begin(puzzle));
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
