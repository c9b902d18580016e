//! Proofs of puzzles, and refusals.

use agon_core::board::Symmetry;
use agon_core::puzzles::image::{move_image, position_image};
use agon_core::puzzles::obvious::is_obvious;
use agon_core::puzzles::proof::{Doubt, prove};
use agon_core::puzzles::prover::TooLarge;
use agon_core::puzzles::puzzle::{Answer, Task};
use agon_core::rules::Preset;
use serde_json::json;

use crate::{gain, puzzle, save, win};

const LIMIT: u64 = 1_000_000;

fn doubt(mut written: serde_json::Value, line: &str) -> Option<Doubt> {
    written["line"] = json!(line);
    prove(&puzzle(&written), LIMIT).err()
}

#[test]
fn puzzles_of_each_task_are_proven() {
    for written in [win(), save(), gain()] {
        let visited = prove(&puzzle(&written), LIMIT);
        assert!(visited.is_ok_and(|visited| visited > 10), "{written}: {visited:?}");
    }
}

#[test]
fn a_proof_that_would_take_too_long_is_given_up() {
    assert_eq!(prove(&puzzle(&win()), 5), Err(Doubt::TooLarge(TooLarge(5))));
}

#[test]
fn a_win_that_takes_longer_than_it_must_is_refused() {
    // White goes back and forth first.
    let longer = doubt(win(), "g5g6 c2d3 g6g5 d3e3 g5g6 e3e4 h4g5");
    assert!(matches!(longer, Some(Doubt::Shorter(_))), "{longer:?}");
}

#[test]
fn a_mark_that_says_that_all_other_moves_lose_is_not_believed() {
    let marked = doubt(win(), "g5g6! c2d3 h4g5");
    assert!(matches!(marked, Some(Doubt::NotLost(_))), "{marked:?}");
}

#[test]
fn no_other_move_passes_for_the_one_that_saves() {
    let puzzle = puzzle(&save());
    let right = puzzle.line()[0].mv;
    let legal = puzzle.game().legal_moves();
    for other in legal.iter().filter(|mv| **mv != right).take(5) {
        assert_eq!(
            doubt(save(), &format!("{other}!")),
            Some(Doubt::NotLost(right)),
            "{other}"
        );
    }
}

#[test]
fn no_other_move_passes_for_a_gain() {
    let puzzle = puzzle(&gain());
    let other = *puzzle
        .game()
        .legal_moves()
        .iter()
        .find(|mv| **mv != puzzle.line()[0].mv)
        .unwrap();
    assert!(matches!(doubt(gain(), &other.to_string()), Some(Doubt::NotAhead(_))));
}

#[test]
fn moves_that_anybody_would_play_are_obvious() {
    let rules = Preset::NEW_GAME.rules();
    let read = |text| agon_core::notation::parse_position(text, &rules).unwrap();
    let line = |position: &agon_core::rules::Position, text: &str| -> Vec<Answer> {
        let read = |word| agon_core::notation::parse_move(word, position, &rules).unwrap();
        let answer = |word| Answer {
            mv: read(word),
            is_only: false,
        };
        text.split(' ').map(answer).collect()
    };
    // Two guards step in; the enemy is far away.
    let walk = read("6/7/8/9/4GG4/4GQG4/6G3/4G4/8/7/1q4 w - 0 1");
    assert!(is_obvious(&walk, &rules, Task::Win, &line(&walk, "h5g5 l2k2 g7g6")));
    // Only one move fills the gap, and nothing captures.
    let gap = read("5Q/7/8/5g3/4g1G3/4gqg4/4gg4/9/8/7/6 w - 0 1");
    assert!(is_obvious(&gap, &rules, Task::Save, &line(&gap, "e7e6")));
    // The one capture that there is.
    let capture = read("q5/7/4G3/4g4/3G6/11/10/9/8/7/6 w - 0 1");
    assert!(is_obvious(&capture, &rules, Task::Gain, &line(&capture, "e4e5")));
    for written in [win(), save(), gain()] {
        let puzzle = puzzle(&written);
        assert!(!is_obvious(
            puzzle.start(),
            puzzle.rules(),
            puzzle.task(),
            puzzle.line()
        ));
    }
}

#[test]
fn proofs_hold_on_every_image_of_the_board() {
    let one = puzzle(&win());
    for symmetry in Symmetry::ALL {
        let mut image = win();
        image["position"] = json!(position_image(one.start(), one.rules(), symmetry).to_string());
        let moves: Vec<_> = one
            .solution()
            .into_iter()
            .map(|mv| move_image(mv, symmetry).to_string())
            .collect();
        assert_eq!(doubt(image, &moves.join(" ")), None);
    }
}
