//! Series of puzzles: what comes back, which one is next, what counts, and how a series ends.

use std::time::Duration;

use agon::agon::gameplay::puzzle_series::PuzzleSeries;
use agon::agon::gameplay::puzzles::Puzzles;
use agon::agon::gameplay::puzzles::messages::{PuzzleNews, PuzzleWanted, SeriesKind};
use agon::agon::gameplay::puzzles::running::{PuzzleStatus, Running};
use agon::agon::gameplay::solved::Solved;
use agon::agon::text::pages::{MISTAKES, PUZZLES};
use agon::shell::system::exchange::day_number;
use agon::shell::system::store::Store;
use agon::shell::ui::navigation::{Overlay, Screen};
use agon_core::puzzles::collection::Collection;
use agon_core::puzzles::duel::Stage;
use agon_core::puzzles::progress::{Progress, Returning};
use agon_core::puzzles::puzzle::{Puzzle, Task};
use agon_core::rules::Move;
use bevy_egui::egui::accesskit::Action;

use crate::whole::Whole;

/// A program in which so many saves were missed a week ago, with that page open. What goes wrong stays on the board.
fn after_missing(count: usize) -> Whole {
    let mut progress = Progress::default();
    for puzzle in saves().take(count) {
        progress.first_try(puzzle, false);
        progress.missed(puzzle, day_number() - 7);
    }
    let mut store = Store::memory();
    store.put("puzzles", &progress.write()).unwrap();
    let mut whole = Whole::start(store);
    whole.stay(Duration::from_secs(3600));
    whole.go(Screen::Title, Overlay::Page(PUZZLES));
    whole
}

/// Puzzles with one move to find.
fn saves() -> impl Iterator<Item = &'static Puzzle> {
    let all = Collection::agon().puzzles().iter();
    all.filter(|puzzle| puzzle.task() == Task::Save)
}

fn at(whole: &Whole) -> &'static Puzzle {
    whole.current().puzzle().expect("a puzzle is on the board")
}

fn told(whole: &Whole) -> PuzzleStatus {
    let puzzles = whole.app.world().resource::<Puzzles>();
    puzzles.running(whole.current()).map(Running::status).unwrap()
}

fn solved(whole: &Whole) -> &Solved {
    whole.app.world().resource::<Solved>()
}

/// Makes a move, once it is the player's turn.
fn play(whole: &mut Whole, mv: Move) {
    whole.wait_until(|whole| whole.current().human_chooser().is_some());
    whole.request(mv);
}

fn answer(puzzle: &Puzzle) -> Move {
    puzzle.line()[0].mv
}

fn other(puzzle: &Puzzle) -> Move {
    let legal = puzzle.game().legal_moves();
    *legal.iter().find(|mv| **mv != answer(puzzle)).unwrap()
}

#[test]
fn missed_puzzles_come_back_one_after_the_other_until_none_is_left() {
    let mut whole = after_missing(2);
    let skill = solved(&whole).progress().skill();
    whole.act("Learn from mistakes: 2 today", Action::Click);
    assert_eq!(whole.screen(), (Screen::Title, Overlay::Page(MISTAKES)));
    whole.act("Begin: 2 today", Action::Click);
    let first = at(&whole);
    play(&mut whole, answer(first));
    assert!(matches!(told(&whole), PuzzleStatus::Solved { at_once: true, .. }));
    whole.act("Next puzzle", Action::Click);
    let second = at(&whole);
    assert_ne!(first, second);
    play(&mut whole, other(second));
    assert_eq!(told(&whole), PuzzleStatus::Wrong);
    assert_eq!(solved(&whole).due(), 0, "both were tried");
    let progress = solved(&whole).progress();
    let tomorrow = progress.due(Collection::agon(), day_number() + 1);
    assert_eq!(tomorrow, [Returning::Puzzle(second)]);
    assert_eq!(progress.skill(), skill, "what comes back does not change the rating");
    whole.send(PuzzleWanted::Next);
    assert_eq!(whole.screen(), (Screen::Title, Overlay::Page(MISTAKES)));
    whole.go(Screen::Title, Overlay::Page(PUZZLES));
    whole.node("Learn from mistakes: nothing today");
}

#[test]
fn what_was_missed_is_not_mixed_into_the_training() {
    let mut whole = after_missing(3);
    for _ in 0..3 {
        whole.send(PuzzleWanted::Next);
        assert!(solved(&whole).progress().tried(at(&whole).id()).is_none());
    }
    whole.send(PuzzleWanted::BeginSeries(SeriesKind::Missed));
    assert!(saves().take(3).any(|puzzle| puzzle == at(&whole)));
    whole.send(PuzzleWanted::Leave);
    whole.send(PuzzleWanted::Next);
    assert!(solved(&whole).progress().tried(at(&whole).id()).is_none());
}

#[test]
fn a_puzzle_that_is_missed_in_training_comes_back_tomorrow() {
    let mut whole = after_missing(0);
    whole.send(PuzzleWanted::Begin(saves().next().unwrap()));
    let missed = at(&whole);
    play(&mut whole, other(missed));
    let progress = solved(&whole).progress();
    assert!(progress.due(Collection::agon(), day_number()).is_empty());
    let tomorrow = progress.due(Collection::agon(), day_number() + 1);
    assert_eq!(tomorrow, [Returning::Puzzle(missed)]);
}

fn series(whole: &Whole) -> &PuzzleSeries {
    whole.app.world().resource::<PuzzleSeries>()
}

/// Goes on in the series until a position that hides something, or nothing, is on the board.
fn until(whole: &mut Whole, is_nothing: bool) {
    for _ in 0..100 {
        if (at(whole).task() == Task::Nothing) == is_nothing {
            return;
        }
        whole.send(PuzzleWanted::Next);
    }
    panic!("half of the positions hide nothing");
}

#[test]
fn whoever_says_that_nothing_is_hidden_is_right_half_of_the_time() {
    let mut whole = after_missing(0);
    whole.act("Puzzle or not?: does one move stand out?", Action::Click);
    until(&mut whole, true);
    assert!(
        whole.has_said("is one move clearly better than all the others?"),
        "{:?}",
        whole.said()
    );
    assert!(whole.current().human_chooser().is_some());
    whole.act("No, several", Action::Click);
    assert!(whole.has_said("Right: no move stands out"), "{:?}", whole.said());
    assert_eq!(whole.current().human_chooser(), None, "nothing more is to be played");
    whole.send(PuzzleWanted::Next);
    until(&mut whole, true);
    whole.act("Yes, one", Action::Click);
    assert!(whole.has_said("No move stands out here"), "{:?}", whole.said());
    assert_eq!(whole.current().human_chooser(), None, "nothing more is to be played");
    whole.send(PuzzleWanted::Next);
    until(&mut whole, false);
    whole.act("No, several", Action::Click);
    assert!(
        whole.has_said("One move is clearly better! Can you find it?"),
        "{:?}",
        whole.said()
    );
    assert!(whole.current().human_chooser().is_some(), "it can be found");
    let PuzzleSeries::Spotting(spotting) = series(&whole) else {
        panic!("the series goes on");
    };
    assert_eq!((spotting.right(), spotting.asked()), (1, 3));
    assert!(solved(&whole).progress().is_empty(), "the training does not count it");
}

#[test]
fn what_is_said_to_be_there_must_be_played() {
    let mut whole = after_missing(0);
    whole.send(PuzzleWanted::BeginSeries(SeriesKind::Spotting));
    until(&mut whole, false);
    whole.act("Yes, one", Action::Click);
    let puzzle = at(&whole);
    play(&mut whole, answer(puzzle));
    whole.wait_until(|whole| matches!(told(whole), PuzzleStatus::Right | PuzzleStatus::Solved { .. }));
    whole.send(PuzzleWanted::Next);
    until(&mut whole, true);
    let legal = at(&whole).game().legal_moves();
    whole.stay(Duration::ZERO);
    play(&mut whole, legal[0]);
    assert!(whole.has_said("No move stands out here"), "{:?}", whole.said());
    whole.wait_until(|whole| whole.current().game().plies().is_empty());
    whole.settle();
    assert_eq!(whole.current().human_chooser(), None, "it is taken back for nobody");
}

#[test]
fn a_run_goes_on_by_itself_and_ends_with_the_third_mistake() {
    let mut whole = after_missing(0);
    whole.act("Three minutes: up to three mistakes", Action::Click);
    for mistakes in 1..=3 {
        let puzzle = at(&whole);
        // Where another move may win too, the puzzle is skipped, which counts as much.
        match puzzle.line()[0].is_only {
            true => play(&mut whole, other(puzzle)),
            false => whole.send(PuzzleWanted::Next),
        }
        whole.wait_until(|whole| {
            told(whole) != PuzzleStatus::Weighing && (at(whole) != puzzle || series(whole).is_over())
        });
        let PuzzleSeries::Run { run, .. } = series(&whole) else {
            panic!("the run goes on");
        };
        assert_eq!(run.mistakes(), mistakes);
    }
    assert!(series(&whole).is_over());
    assert!(
        whole.has_said("That was the third mistake. Solved: 0."),
        "{:?}",
        whole.said()
    );
    assert_eq!(whole.current().human_chooser(), None, "nothing more is to be played");
    let last = at(&whole);
    whole.send(PuzzleWanted::Next);
    assert_eq!(at(&whole), last, "the outcome stays on the board");
    assert!(solved(&whole).progress().is_empty(), "the training does not count it");
    whole.act("Play again", Action::Click);
    assert!(!series(&whole).is_over());
}

#[test]
fn the_best_run_is_kept() {
    let mut whole = after_missing(0);
    whole.app.world_mut().write_message(PuzzleNews::RunEnded(9));
    whole.settle();
    whole.app.world_mut().write_message(PuzzleNews::RunEnded(4));
    whole.settle();
    whole.node("Three minutes: your best: 9");
    let store = whole.app.world().resource::<Store>();
    let kept = Progress::read(&store.get("puzzles").unwrap().unwrap()).unwrap();
    assert_eq!(kept.best_run(), 9);
}

#[test]
fn two_players_solve_the_same_ten_and_are_told_who_won() {
    let mut whole = after_missing(0);
    whole.act("Two players: the same ten, in turn", Action::Click);
    let mut seen: [Vec<&str>; 2] = [Vec::new(), Vec::new()];
    while !series(&whole).is_over() {
        let PuzzleSeries::Duel(duel) = series(&whole) else {
            panic!("both play");
        };
        let Stage::Solving { player, number } = duel.stage() else {
            break;
        };
        assert_eq!(number, seen[player].len() + 1);
        let puzzle = at(&whole);
        seen[player].push(puzzle.id());
        if number == 1 {
            assert_eq!(
                whole.has_said("Now the second player"),
                player == 1,
                "{:?}",
                whole.said()
            );
        }
        if player == 1 && puzzle.line().len() == 1 {
            play(&mut whole, answer(puzzle));
            assert!(matches!(told(&whole), PuzzleStatus::Solved { .. }));
        }
        whole.send(PuzzleWanted::Next);
    }
    assert_eq!(seen[0], seen[1]);
    let won = seen[1]
        .iter()
        .filter(|id| Collection::agon().puzzle(id).unwrap().line().len() == 1)
        .count();
    let told = match won {
        0 => "A draw: 0 each.".to_owned(),
        _ => format!("Player 2 wins by {won} to 0."),
    };
    assert!(whole.has_said(&told), "{told}: {:?}", whole.said());
}
