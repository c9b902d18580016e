//! Puzzles that are made of a position.

use agon_core::notation::parse_position;
use agon_core::puzzles::collection::Collection;
use agon_core::puzzles::composing::{NoPuzzle, compose};
use agon_core::puzzles::proof::prove;
use agon_core::puzzles::puzzle::{Puzzle, Task};
use agon_core::rules::{Move, Position, Preset, RuleSet};

fn position(text: &str) -> (Position, RuleSet) {
    let rules = Preset::NEW_GAME.rules();
    (parse_position(text, &rules).unwrap(), rules)
}

fn composed(text: &str) -> Result<Puzzle, NoPuzzle> {
    let (position, rules) = position(text);
    compose(&position, &rules)
}

#[test]
fn every_fifth_win_of_the_collection_could_have_been_composed() {
    let wins = Collection::agon()
        .puzzles()
        .iter()
        .filter(|puzzle| puzzle.task() == Task::Win);
    for puzzle in wins.step_by(5) {
        let composed = match compose(puzzle.start(), puzzle.rules()) {
            // A composer does not wait as long as a collection can.
            Err(NoPuzzle::TooLarge(_)) if puzzle.moves() > 4 => continue,
            composed => composed.unwrap(),
        };
        assert_eq!(composed.id(), puzzle.id());
        assert_eq!(composed.line(), puzzle.line(), "{}", puzzle.id());
        assert_eq!(composed.themes(), puzzle.themes(), "{}", puzzle.id());
        prove(&composed, 1_000_000).unwrap();
    }
}

#[test]
fn clock_and_turn_do_not_matter() {
    let text = "6/g6/1g6/3g5/4GG4/4GQG1g2/4G5/g2G1q3/2g5/7/6 w - ";
    assert_eq!(composed(&format!("{text}7 31")), composed(&format!("{text}0 1")));
}

#[test]
fn positions_without_a_puzzle_are_refused_with_the_reason() {
    assert_eq!(
        composed("6/7/8/9/4GG4/4GQG4/4G5/4G4/8/7/1q4 w - 0 1"),
        Err(NoPuzzle::AtOnce)
    );
    let parlett = Preset::Parlett.rules();
    assert_eq!(
        compose(&Position::start(&parlett), &parlett),
        Err(NoPuzzle::PiecesInHand)
    );
    let over = composed("6/7/8/9/4GG4/4GQG4/4GG4/9/8/7/1q4 b - 0 1");
    assert_eq!(over, Err(NoPuzzle::Over));
    // Two guards can come home, in either order.
    let ambiguous = composed("6/7/8/9/4GG4/4GQG4/10/3G1G3/8/7/1q4 w - 0 1");
    let Err(NoPuzzle::Ambiguous(one, other)) = ambiguous else {
        panic!("{ambiguous:?}");
    };
    assert!(one != other && [one, other].iter().all(|mv| *mv != Move::Pass));
}
