//! The danger that a saving move meets.

use agon_core::engine::{Limits, Score, Searcher, Unwatched};
use agon_core::puzzles::collection::Collection;
use agon_core::puzzles::danger::{Danger, Met};
use agon_core::puzzles::proof::LOST;
use agon_core::puzzles::prover::Prover;
use agon_core::puzzles::puzzle::{Puzzle, Task};
use agon_core::rules::Move;
use rand::SeedableRng;
use rand::seq::IndexedRandom;
use rand_xoshiro::Xoshiro256PlusPlus;

use crate::{gain, puzzle, save, win};

const LIMIT: u64 = 1_000_000;

fn saves() -> Vec<&'static Puzzle> {
    let all = Collection::agon().puzzles().iter();
    all.filter(|puzzle| puzzle.task() == Task::Save).collect()
}

#[test]
fn the_danger_is_a_win_that_the_answer_takes_away() {
    for puzzle in saves() {
        let id = puzzle.id();
        let (rules, start) = (puzzle.rules(), puzzle.start());
        let Danger { threat, met } = Danger::of(puzzle).unwrap_or_else(|| panic!("{id}: no danger"));
        let wins_within = |position, mv, plies| {
            let mut prover = Prover::new(*rules, puzzle.player().opponent(), LIMIT);
            prover.wins_after(mv, position, plies).unwrap()
        };
        let idle = start.make(rules, Move::Pass).position;
        assert_eq!(idle.check(rules, threat), Ok(()), "{id}");
        let unmet = idle.make(rules, threat).position;
        assert!(wins_within(&unmet, threat, LOST), "{id}: {threat} is harmless");
        let saved = start.make(rules, puzzle.solution()[0]).position;
        let Met::Answered { reply, captured } = met else {
            assert!(saved.check(rules, threat).is_err(), "{id}: {threat} can be played");
            continue;
        };
        assert_eq!(saved.check(rules, threat), Ok(()), "{id}");
        let answered = saved.make(rules, threat).position;
        assert_eq!(answered.check(rules, reply), Ok(()), "{id}: {reply}");
        let made = answered.make(rules, reply);
        assert!(!wins_within(&made.position, reply, LOST), "{id}: {reply} loses");
        assert!((captured & !made.captured).is_empty(), "{id}: {reply}");
        // Without the saving move the same answer would not do.
        let would_do =
            unmet.check(rules, reply).is_ok() && !wins_within(&unmet.make(rules, reply).position, reply, LOST);
        assert!(!would_do, "{id}: {reply} was enough before");
    }
}

/// As the puzzles are proven: the ordinary search, which sees farther, finds no loss either.
#[test]
fn a_search_finds_no_loss_after_the_answers() {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(22);
    for puzzle in saves().sample(&mut rng, 12) {
        let Some(Danger {
            threat,
            met: Met::Answered { reply, .. },
        }) = Danger::of(puzzle)
        else {
            continue;
        };
        let mut game = puzzle.game();
        for mv in [puzzle.solution()[0], threat, reply] {
            game.play(mv).unwrap();
        }
        let found = Searcher::new(1 << 20).search(&game, &Limits::nodes(20_000), &mut Unwatched);
        assert!(
            !found.is_some_and(|found| matches!(found.score, Score::WinIn(_))),
            "{}",
            puzzle.id()
        );
    }
}

#[test]
fn an_answer_that_captures_is_named_first() {
    // White's queen would step onto the throne, and is not stopped: but e4 to f5 then captures both guards beside her.
    let saving = puzzle(&save());
    let Some(Danger { threat, met }) = Danger::of(&saving) else {
        panic!("no danger");
    };
    let Met::Answered { reply, captured } = met else {
        panic!("{met:?}");
    };
    let captured: Vec<_> = captured.into_iter().map(|cell| cell.to_string()).collect();
    assert_eq!([threat, reply].map(|mv| mv.to_string()), ["f5f6", "e4f5"]);
    assert_eq!(captured, ["e5", "g5"]);
}

#[test]
fn only_puzzles_of_saving_oneself_have_one() {
    for written in [win(), gain()] {
        assert_eq!(Danger::of(&puzzle(&written)), None);
    }
}
