//! Puzzles as somebody solves them: right, wrong and taken back, by another way that wins, with hints, and against any
//! defence; and what the program remembers of it.

use std::time::Duration;

use agon::agon::gameplay::messages::{AdviceWanted, ResultAction};
use agon::agon::gameplay::mode_rights::Mode;
use agon::agon::gameplay::puzzles::Puzzles;
use agon::agon::gameplay::puzzles::messages::PuzzleWanted;
use agon::agon::gameplay::puzzles::running::{PuzzleStatus, Running};
use agon::agon::gameplay::settings::AgonSettings;
use agon::agon::gameplay::solved::Solved;
use agon::agon::saves::saved_games::SavedGames;
use agon::agon::text::pages::PUZZLES;
use agon::shell::system::exchange::day_number;
use agon::shell::system::store::Store;
use agon::shell::ui::browser_history::ScreenWanted;
use agon::shell::ui::navigation::{Overlay, Screen};
use agon::tabletop::motion::{Animating, AnimationSpeed, PiecesMoving};
use agon_core::engine::{Limits, Score, Searcher, Unwatched};
use agon_core::puzzles::collection::Collection;
use agon_core::puzzles::progress::Tried;
use agon_core::puzzles::puzzle::{Puzzle, Task};
use agon_core::puzzles::theme::Theme;
use agon_core::rules::{Game, Move, Outcome, Preset};
use bevy::prelude::*;
use bevy_egui::egui::accesskit::Action;

use crate::whole::Whole;

/// Long enough for nothing to come by itself.
const NEVER: Duration = Duration::from_secs(3600);

/// A win in two moves, which others reach later, and a position with one move that saves.
const WIN: &str = "67p97m68";
const SAVE: &str = "803dfvgs";

const SOLVED: PuzzleStatus = PuzzleStatus::Solved {
    at_once: true,
    soonest: true,
};

fn puzzle(id: &str) -> &'static Puzzle {
    Collection::agon().puzzle(id).unwrap()
}

/// The game with a puzzle on the board. What goes wrong stays there.
fn with(id: &str, store: Store) -> Whole {
    let mut whole = Whole::start(store);
    whole.stay(NEVER);
    whole.send(PuzzleWanted::Begin(puzzle(id)));
    assert_eq!(whole.current().mode(), Mode::Solving);
    assert_eq!(whole.current().human_chooser(), Some(puzzle(id).player()));
    whole
}

fn plies(whole: &Whole) -> usize {
    whole.current().game().plies().len()
}

fn running(whole: &Whole) -> &Running {
    let puzzles = whole.app.world().resource::<Puzzles>();
    puzzles.running(whole.current()).expect("a puzzle is on the board")
}

fn told(whole: &Whole) -> PuzzleStatus {
    running(whole).status()
}

fn at(whole: &Whole) -> &'static Puzzle {
    whole.current().puzzle().expect("a puzzle is on the board")
}

fn solved(whole: &Whole) -> &Solved {
    whole.app.world().resource::<Solved>()
}

fn tried(whole: &Whole, id: &str) -> Option<Tried> {
    solved(whole).progress().tried(id)
}

fn skill(whole: &Whole) -> i32 {
    solved(whole).progress().skill().value()
}

/// Moves, and waits until the move is weighed.
fn play(whole: &mut Whole, mv: Move) {
    whole.request(mv);
    whole.wait_until(|whole| told(whole) != PuzzleStatus::Weighing);
}

/// Plays the player's moves of the answer; the enemy's come by themselves.
fn solve(whole: &mut Whole) {
    let puzzle = at(whole);
    let mut game = puzzle.game();
    for answer in puzzle.line() {
        if game.chooser() == puzzle.player() && answer.mv != Move::Pass {
            let count = game.plies().len();
            whole.wait_until(|whole| plies(whole) == count && whole.current().human_chooser().is_some());
            play(whole, answer.mv);
        }
        game.play(answer.mv).unwrap();
    }
}

fn others(puzzle: &Puzzle) -> Vec<Move> {
    let answer = puzzle.line()[0].mv;
    let legal = puzzle.game().legal_moves();
    legal.iter().copied().filter(|mv| *mv != answer).collect()
}

/// What a first move is worth for the player, as a search of its own finds it.
fn value(puzzle: &Puzzle, mv: Move) -> Score {
    let mut game = puzzle.game();
    game.play(mv).unwrap();
    if let Some(outcome) = game.outcome() {
        return match outcome.winner() == Some(puzzle.player()) {
            true => Score::WinIn(1),
            false => Score::LossIn(1),
        };
    }
    let found = Searcher::new(1 << 20).search(&game, &Limits::nodes(20_000), &mut Unwatched);
    let score = found.unwrap().score;
    if game.chooser() == puzzle.player() {
        score
    } else {
        -score
    }
}

/// A puzzle that another first move wins too, that move, and one that does not win.
fn with_another_win() -> (&'static str, Move, Move) {
    let is_meant = |puzzle: &&'static Puzzle| puzzle.task() == Task::Win && !puzzle.line()[0].is_only;
    let mut meant = Collection::agon().puzzles().iter().filter(is_meant);
    let found = meant.find_map(|puzzle| {
        let worth: Vec<_> = others(puzzle).into_iter().map(|mv| (mv, value(puzzle, mv))).collect();
        let (other, _) = *worth.iter().find(|(_, value)| matches!(value, Score::WinIn(_)))?;
        let (wrong, _) = *worth.iter().find(|(_, value)| match value {
            Score::Race(lead) => *lead < 0,
            score => matches!(score, Score::LossIn(_)),
        })?;
        Some((puzzle.id(), other, wrong))
    });
    found.expect("some puzzle can be won in another way, and lost")
}

#[test]
fn the_answer_solves_it_at_the_first_try_and_the_next_one_follows() {
    let mut whole = with(WIN, Store::memory());
    assert!(whole.has_said("Black: win in 2 moves."), "{:?}", whole.said());
    let before = skill(&whole);
    solve(&mut whole);
    assert_eq!(told(&whole), SOLVED);
    assert!(whole.has_said("Solved at the first try!"), "{:?}", whole.said());
    assert_eq!(
        tried(&whole, WIN),
        Some(Tried {
            at_once: true,
            solved: true
        })
    );
    assert!(skill(&whole) > before, "solving earns rating");
    assert_eq!(solved(&whole).change_of(puzzle(WIN)), Some(skill(&whole) - before));
    whole.act("Next puzzle", Action::Click);
    assert_ne!(at(&whole).id(), WIN);
    assert_eq!(told(&whole), PuzzleStatus::Task);
    let near = i32::from(at(&whole).rating().value) - solved(&whole).progress().skill().aim();
    assert!(near.abs() < 150, "{near} away");
}

#[test]
fn the_praise_waits_until_the_piece_has_landed() {
    let mut whole = with(SAVE, Store::memory());
    whole.app.insert_resource(AnimationSpeed(1.0));
    whole.request(puzzle(SAVE).line()[0].mv);
    assert!(whole.app.world().resource::<PiecesMoving>().0);
    assert_eq!(told(&whole), PuzzleStatus::Task);
    whole.wait_until(|whole| told(whole) == SOLVED);
    assert!(!whole.app.world().resource::<PiecesMoving>().0);
}

#[test]
fn a_wrong_move_is_refuted_taken_back_and_counts_once() {
    let mut whole = with(SAVE, Store::memory());
    let before = skill(&whole);
    let others = others(puzzle(SAVE));
    play(&mut whole, others[0]);
    assert_eq!(told(&whole), PuzzleStatus::Wrong);
    assert!(whole.has_said("That is not the answer"), "{:?}", whole.said());
    whole.wait_until(|whole| plies(whole) == 2);
    assert_eq!(told(&whole), PuzzleStatus::Wrong, "the enemy has shown why");
    assert_eq!(whole.current().human_chooser(), None, "nobody goes on from there");
    let lost = skill(&whole);
    assert!(lost < before);
    whole.stay(Duration::ZERO);
    whole.send(PuzzleWanted::Again);
    assert_eq!(plies(&whole), 0);
    play(&mut whole, others[1]);
    whole.wait_until(|whole| plies(whole) == 0 && whole.current().human_chooser().is_some());
    assert_eq!(told(&whole), PuzzleStatus::Wrong, "it can still be read");
    assert_eq!(skill(&whole), lost, "only the first try counts");
    solve(&mut whole);
    let solved = PuzzleStatus::Solved {
        at_once: false,
        soonest: true,
    };
    assert_eq!(told(&whole), solved);
    assert_eq!(
        tried(&whole, SAVE),
        Some(Tried {
            at_once: false,
            solved: true
        })
    );
    assert_eq!(skill(&whole), lost);
}

/// The moves that are no answer: those that win all the same, and those that lose.
#[test]
fn another_move_that_wins_is_never_wrong_and_one_that_loses_is() {
    let (id, other, wrong) = with_another_win();
    let mut whole = with(id, Store::memory());
    play(&mut whole, other);
    whole.wait_until(|whole| plies(whole) >= 2);
    assert_eq!(told(&whole), PuzzleStatus::Right, "{other}");
    assert_eq!(tried(&whole, id), None, "it is still the first try");
    // The computer defends itself; whoever finds the win from there has solved it.
    let mut searcher = Searcher::new(1 << 20);
    while !matches!(told(&whole), PuzzleStatus::Solved { .. }) {
        whole.wait_until(|whole| {
            whole.current().human_chooser().is_some() || matches!(told(whole), PuzzleStatus::Solved { .. })
        });
        let game = whole.current().game().clone();
        assert!(game.plies().len() < 20, "{:?}", told(&whole));
        let Some(best) = searcher.search(&game, &Limits::nodes(50_000), &mut Unwatched) else {
            break;
        };
        play(&mut whole, best.best);
    }
    let late = PuzzleStatus::Solved {
        at_once: true,
        soonest: false,
    };
    assert_eq!(told(&whole), late);
    assert!(whole.has_said("that wins too"), "{:?}", whole.said());

    let mut whole = with(id, Store::memory());
    play(&mut whole, wrong);
    assert_eq!(told(&whole), PuzzleStatus::Wrong, "{wrong}");
    assert_eq!(tried(&whole, id).map(|tried| tried.at_once), Some(false));
}

#[test]
fn once_it_is_solved_every_defence_is_beaten() {
    let mut whole = with(WIN, Store::memory());
    whole.send(PuzzleWanted::Defend);
    assert_eq!(told(&whole), PuzzleStatus::Task, "the answer is not given away");
    solve(&mut whole);
    let enemy = puzzle(WIN).player().opponent();
    let count = {
        let mut game = puzzle(WIN).game();
        game.play(puzzle(WIN).line()[0].mv).unwrap();
        game.legal_moves().len()
    };
    for number in [0, count / 2, count - 1] {
        whole.act("Try a defence", Action::Click);
        assert_eq!(told(&whole), PuzzleStatus::Defending);
        whole.wait_until(|whole| whole.current().human_chooser() == Some(enemy));
        assert_eq!(plies(&whole), 1, "the program has played the answer");
        let mut first = Some(number);
        while told(&whole) == PuzzleStatus::Defending {
            let legal = whole.current().game().legal_moves();
            play(&mut whole, legal[first.take().unwrap_or_default()]);
            whole.wait_until(|whole| {
                told(whole) != PuzzleStatus::Defending || whole.current().human_chooser().is_some()
            });
        }
        assert_eq!(told(&whole), PuzzleStatus::Beaten, "defence {number}");
        let winner = whole.current().outcome().and_then(Outcome::winner);
        assert_eq!(winner, Some(puzzle(WIN).player()));
    }
    assert_eq!(
        tried(&whole, WIN),
        Some(Tried {
            at_once: true,
            solved: true
        })
    );
}

#[test]
fn a_hint_leads_to_the_answer_and_ends_the_first_try() {
    let mut whole = with(SAVE, Store::memory());
    let before = skill(&whole);
    assert!(whole.texts().contains("A hint counts as a mistake."));
    whole.act("Hint", Action::Click);
    whole.wait_until(|whole| tried(whole, SAVE).is_some());
    assert!(skill(&whole) < before);
    assert!(whole.texts().contains("The hint counts as a mistake."));
    let answer = puzzle(SAVE).line()[0].mv;
    for _ in 0..2 {
        whole.send(AdviceWanted::More);
    }
    let to = answer.to().unwrap().to_string();
    assert!(whole.has_said(&to), "{to}: {:?}", whole.said());
    play(&mut whole, answer);
    assert_eq!(
        told(&whole),
        PuzzleStatus::Solved {
            at_once: false,
            soonest: true
        }
    );
    assert!(whole.has_said("Solved, with a hint."), "{:?}", whole.said());
}

#[test]
fn every_right_move_tells_how_many_are_left() {
    let mut whole = with(WIN, Store::memory());
    let moves = puzzle(WIN).moves();
    assert_eq!(running(&whole).left(), Some(moves));
    play(&mut whole, puzzle(WIN).line()[0].mv);
    assert_eq!(
        (told(&whole), running(&whole).left()),
        (PuzzleStatus::Right, Some(moves - 1))
    );
    assert!(whole.has_said("Right! One move left."), "{:?}", whole.said());
}

#[test]
fn the_only_move_that_saves_is_explained_once_it_was_found() {
    let mut whole = with(SAVE, Store::memory());
    assert!(running(&whole).reason().is_none());
    solve(&mut whole);
    whole.wait_until(|whole| running(whole).reason().is_some());
    let reason = running(&whole).reason().unwrap();
    assert_eq!(reason.played.mv, puzzle(SAVE).line()[0].mv);
    assert!(!matches!(reason.played.score, Score::LossIn(_)));
    whole.settle();
    assert!(whole.has_said("Every other move loses"), "{:?}", whole.said());
}

#[test]
fn one_puzzle_follows_another_without_motion() {
    let mut whole = with(WIN, Store::memory());
    whole.app.insert_resource(AnimationSpeed(1.0));
    let is_other = |puzzle: &&'static Puzzle| puzzle.player() != at(&whole).player();
    let other = Collection::agon().puzzles().iter().find(is_other).unwrap();
    whole.app.world_mut().write_message(PuzzleWanted::Begin(other));
    for _ in 0..3 {
        whole.app.update();
        assert!(!whole.app.world().resource::<Animating>().0);
    }
    assert_eq!(at(&whole), other);
}

#[test]
fn what_was_solved_is_there_at_the_next_start() {
    let folder = std::env::temp_dir().join(format!("agon-puzzles-{}", std::process::id()));
    let today = Collection::agon().of_day(day_number()).unwrap();
    let mut whole = with(WIN, Store::at(&folder));
    solve(&mut whole);
    let rating = skill(&whole);
    whole.act("Back to the puzzles", Action::Click);
    assert_eq!(whole.screen(), (Screen::Title, Overlay::Page(PUZZLES)));
    whole.act("Today: not tried yet", Action::Click);
    assert_eq!(at(&whole).id(), today.id());
    solve(&mut whole);
    drop(whole);
    let mut whole = Whole::start(Store::at(&folder));
    assert_eq!(tried(&whole, WIN).map(|tried| tried.at_once), Some(true));
    assert!(skill(&whole) > rating);
    whole.go(Screen::Title, Overlay::Page(PUZZLES));
    whole.node("Today: solved at the first try");
    drop(whole);
    std::fs::remove_dir_all(folder).unwrap();
}

#[test]
fn the_page_has_themes_earlier_days_and_hides_the_rating() {
    let mut whole = with(WIN, Store::memory());
    solve(&mut whole);
    whole.send(PuzzleWanted::Leave);
    let rating = |whole: &Whole| {
        let nodes = whole.nodes();
        let is_rating = |text: Option<&str>| text.is_some_and(|text| text.contains("Your rating"));
        nodes
            .iter()
            .any(|(_, node)| is_rating(node.label()) || is_rating(node.value()))
    };
    assert!(rating(&whole));
    whole.act("Show my rating", Action::Click);
    assert!(!rating(&whole) && !whole.app.world().resource::<AgonSettings>().show_puzzle_rating);
    whole.act("Which puzzles? double capture", Action::Click);
    whole.act("Solve a puzzle", Action::Click);
    assert!(at(&whole).themes().contains(&Theme::DoubleCapture));
    whole.send(PuzzleWanted::Leave);
    let days = |whole: &Whole| {
        let nodes = whole.nodes();
        let is_day = |name: Option<&str>| name.is_some_and(|name| name.ends_with(": not tried yet"));
        nodes.iter().filter(|(_, node)| is_day(node.label())).count()
    };
    let before = days(&whole);
    assert!(before >= 7);
    whole.act("More days", Action::Click);
    assert!(days(&whole) > before);
}

#[test]
fn what_cannot_be_read_is_told_and_kept() {
    for damaged in ["{", r#"{"version":9,"tried":{}}"#] {
        let mut store = Store::memory();
        store.put("puzzles", damaged).unwrap();
        let mut whole = with(WIN, store);
        solve(&mut whole);
        assert!(tried(&whole, WIN).is_some());
        let store = whole.app.world().resource::<Store>();
        assert_eq!(store.get("puzzles.damaged-1").unwrap().as_deref(), Some(damaged));
        assert!(
            whole.has_said("The puzzles that you had solved could not be read"),
            "{:?}",
            whole.said()
        );
    }
}

#[test]
fn a_puzzle_is_no_game_and_the_game_before_it_comes_back() {
    let mut whole = Whole::start(Store::memory());
    whole.stay(NEVER);
    let mut game = Game::new(Preset::NEW_GAME.rules());
    let mv = game.legal_moves()[0];
    game.play(mv).unwrap();
    whole.play(game);
    let before = (whole.current().seed(), plies(&whole));
    whole.send(PuzzleWanted::Begin(puzzle(WIN)));
    whole.send(ResultAction::Resign);
    assert_eq!(whole.current().result(), None, "a puzzle is not resigned");
    whole.send(PuzzleWanted::Next);
    assert_eq!(whole.current().mode(), Mode::Solving);
    let games = |whole: &Whole| whole.app.world().resource::<SavedGames>().games().len();
    assert_eq!(games(&whole), 1, "puzzles are not among them");
    whole.send(PuzzleWanted::Leave);
    assert_eq!((whole.current().seed(), plies(&whole)), before);
    assert_eq!(whole.current().mode(), Mode::Playing);
}

#[test]
fn the_browser_goes_back_from_a_puzzle_and_forward_to_the_same_one() {
    let mut whole = with(SAVE, Store::memory());
    let go = |whole: &mut Whole, screen| {
        whole.send(ScreenWanted(screen));
    };
    go(&mut whole, Screen::Title);
    assert_eq!(whole.screen(), (Screen::Title, Overlay::Page(PUZZLES)));
    go(&mut whole, Screen::Playing);
    assert_eq!(at(&whole).id(), SAVE);
    assert_eq!(at(&whole).task(), Task::Save);
}
