//! Solving puzzles: which moves are right, which are weighed, and what the enemy answers.

use agon_core::engine::{Level, Limits, Score, Searcher, Unwatched};
use agon_core::learn::enemy::Reply;
use agon_core::puzzles::attempt::{Attempt, Event, WEIGHING_NODES};
use agon_core::puzzles::collection::Collection;
use agon_core::puzzles::puzzle::Puzzle;
use agon_core::rules::{Game, Move, Outcome};

use crate::{gain, puzzle, save, win};

fn played(puzzle: &Puzzle, moves: &[Move]) -> Game {
    let mut game = puzzle.game();
    for &mv in moves {
        game.play(mv).unwrap();
    }
    game
}

fn others(puzzle: &Puzzle) -> Vec<Move> {
    let right = puzzle.line()[0].mv;
    puzzle
        .game()
        .legal_moves()
        .iter()
        .copied()
        .filter(|mv| *mv != right)
        .collect()
}

fn value(game: &Game) -> Score {
    let found = Searcher::new(1 << 20).search(game, &Limits::nodes(WEIGHING_NODES / 10), &mut Unwatched);
    found.unwrap().score
}

#[test]
fn the_line_solves_it_and_the_enemy_answers_as_it_says() {
    for puzzle in Collection::agon().puzzles() {
        let attempt = Attempt::new(puzzle);
        let mut game = puzzle.game();
        for answer in puzzle.line() {
            let event = attempt.follow(&game);
            if game.chooser() == puzzle.player() {
                assert_eq!(event, Event::Yours, "{}", puzzle.id());
            } else if game.must_pass() {
                assert_eq!(
                    (event, answer.mv),
                    (Event::Answered(None), Move::Pass),
                    "{}",
                    puzzle.id()
                );
            } else {
                assert_eq!(event, Event::Answered(Some(Reply::Move(answer.mv))), "{}", puzzle.id());
            }
            game.play(answer.mv).unwrap();
        }
        let solved = Event::Solved { soonest: true };
        assert_eq!(attempt.follow(&game), solved, "{}", puzzle.id());
    }
}

#[test]
fn where_every_other_move_is_proven_worse_it_is_wrong_and_the_computer_shows_why() {
    for written in [save(), gain()] {
        let puzzle = puzzle(&written);
        for other in others(&puzzle) {
            let attempt = Attempt::new(&puzzle);
            let mut game = played(&puzzle, &[other]);
            let Event::Wrong(reply) = attempt.follow(&game) else {
                panic!("{} {other}", puzzle.id());
            };
            if game.outcome().is_none() && !game.must_pass() {
                assert_eq!(reply, Some(Reply::Computer(Level::Master)));
                // Once it was shown, nothing is left but to take it back.
                game.play(game.legal_moves()[0]).unwrap();
                assert_eq!(attempt.follow(&game), Event::Wrong(None));
            }
            let solved = Event::Solved { soonest: true };
            assert_eq!(attempt.follow(&puzzle.game()), Event::Yours);
            assert_eq!(attempt.follow(&played(&puzzle, &puzzle.solution())), solved);
        }
    }
}

#[test]
fn another_move_that_wins_is_right_and_one_that_does_not_is_wrong() {
    let puzzle = puzzle(&win());
    let (mut right, mut wrong) = (0, 0);
    for other in others(&puzzle) {
        let mut attempt = Attempt::new(&puzzle);
        let game = played(&puzzle, &[other]);
        assert_eq!(attempt.follow(&game), Event::Weigh, "{other}");
        let value = value(&game);
        attempt.judge(&game, matches!(value, Score::LossIn(_)));
        let event = attempt.follow(&game);
        if matches!(value, Score::LossIn(_)) {
            assert_eq!(event, Event::Answered(Some(Reply::Computer(Level::Master))));
            right += 1;
        } else {
            assert_eq!(event, Event::Wrong(Some(Reply::Computer(Level::Master))));
            wrong += 1;
        }
    }
    assert!(right > 0 && wrong > 0, "{right} {wrong}");
}

/// Off the line, the attempt goes on until the win, and each move is weighed.
#[test]
fn a_slower_win_solves_it_too() {
    let puzzle = puzzle(&win());
    let is_won = |mv: &&Move| matches!(value(&played(&puzzle, &[**mv])), Score::LossIn(_));
    let other = *others(&puzzle).iter().find(is_won).unwrap();
    let mut attempt = Attempt::new(&puzzle);
    let mut game = played(&puzzle, &[other]);
    let mut weighed = 0;
    let event = loop {
        match attempt.follow(&game) {
            Event::Weigh => {
                weighed += 1;
                let is_won = match game.chooser() == puzzle.player() {
                    true => matches!(value(&game), Score::WinIn(_)),
                    false => matches!(value(&game), Score::LossIn(_)),
                };
                attempt.judge(&game, is_won);
            }
            Event::Yours | Event::Answered(_) => {
                let best = Searcher::new(1 << 20).search(&game, &Limits::nodes(WEIGHING_NODES / 10), &mut Unwatched);
                game.play(best.unwrap().best).unwrap();
            }
            event @ (Event::Wrong(_) | Event::Solved { .. }) => break event,
        }
    };
    let solved = Event::Solved { soonest: false };
    assert_eq!(event, solved);
    assert!(weighed >= 2 && game.outcome().and_then(Outcome::winner) == Some(puzzle.player()));
}

#[test]
fn a_move_that_is_the_only_one_needs_no_weighing() {
    let mut written = win();
    written["line"] = serde_json::json!("g5g6! c2d3 h4g5");
    let puzzle = puzzle(&written);
    for other in others(&puzzle) {
        let event = Attempt::new(&puzzle).follow(&played(&puzzle, &[other]));
        assert!(matches!(event, Event::Wrong(_)), "{other}: {event:?}");
    }
}

/// After the solution, somebody can play the enemy: the program then plays the player's part.
#[test]
fn every_defence_can_be_tried_against_the_win() {
    let puzzle = puzzle(&win());
    let first = puzzle.line()[0].mv;
    assert_eq!(puzzle.reply(&puzzle.game()), Some(Reply::Move(first)));
    let after = played(&puzzle, &[first]);
    for &defence in after.legal_moves().iter() {
        let game = played(&puzzle, &[first, defence]);
        if game.outcome().is_some() {
            assert_eq!(puzzle.reply(&game), None);
            continue;
        }
        let on_line = defence == puzzle.line()[1].mv;
        let wanted = if on_line {
            Reply::Move(puzzle.line()[2].mv)
        } else {
            Reply::Computer(Level::Master)
        };
        assert_eq!(puzzle.reply(&game), Some(wanted), "{defence}");
        assert!(matches!(value(&game), Score::WinIn(1)), "{defence}");
    }
}
