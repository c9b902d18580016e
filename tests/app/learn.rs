//! Lessons as somebody plays them: done well or late, gone wrong and taken back, skipped, left and resumed.

use std::time::Duration;

use agon::agon::gameplay::lessons::{LessonStatus, Lessons};
use agon::agon::gameplay::messages::{GameStarted, ResultAction};
use agon::agon::gameplay::mode_rights::Mode;
use agon::agon::saves::saved_games::SavedGames;
use agon::agon::text::pages::LEARN;
use agon::shell::system::store::Store;
use agon::shell::ui::browser_history::ScreenWanted;
use agon::shell::ui::navigation::{Overlay, Screen};
use agon::tabletop::lessons::LessonWanted;
use agon::tabletop::lessons::learned::Learned;
use agon::tabletop::motion::PiecesMoving;
use agon::tabletop::view_settings::{Animation, ViewSettings};
use agon_core::learn::course::Course;
use agon_core::learn::lesson::{Failure, Lesson};
use agon_core::notation::read_move;
use agon_core::rules::{Game, Preset};
use bevy::prelude::*;
use bevy::time::TimeUpdateStrategy;
use bevy_egui::egui::accesskit::Action;

use crate::whole::Whole;

/// Long enough for nothing to come by itself.
const NEVER: Duration = Duration::from_secs(3600);

fn lesson(id: &str) -> &'static Lesson {
    Course::agon().lesson(id).unwrap()
}

/// The game with a lesson on the board. Outcomes stay until something is pressed.
fn with(id: &'static str, store: Store) -> Whole {
    let mut whole = Whole::start(store);
    whole.stay(NEVER);
    whole.send(LessonWanted::Begin(id));
    assert_eq!(whole.current().mode(), Mode::Learning);
    whole
}

fn status(whole: &Whole) -> LessonStatus {
    let lessons = whole.app.world().resource::<Lessons>();
    lessons
        .running(whole.current())
        .expect("a lesson is on the board")
        .status()
}

fn at(whole: &Whole) -> &'static str {
    whole.current().lesson().expect("a lesson is on the board").id()
}

fn stars(whole: &Whole, id: &str) -> Option<u8> {
    whole.app.world().resource::<Learned>().progress.stars(id)
}

/// Moves by messages; whatever answers has answered after each of them.
fn play(whole: &mut Whole, moves: &str) {
    for text in moves.split(' ') {
        let current = whole.current();
        let mv = read_move(text, current.position(), current.rules()).unwrap();
        whole.request(mv);
    }
}

/// The moves that somebody makes who does the lesson as it is meant.
fn solve(whole: &mut Whole) {
    let lesson = whole.current().lesson().unwrap();
    let mut game = lesson.game();
    for &mv in lesson.solution() {
        if game.chooser() == lesson.player() && mv != agon_core::rules::Move::Pass {
            play(whole, &mv.to_string());
        }
        game.play(mv).unwrap();
    }
}

#[test]
fn lessons_done_in_par_earn_three_stars_and_lead_on_when_the_player_wants() {
    let mut whole = Whole::start(Store::memory());
    whole.stay(NEVER);
    let first = Course::agon().lessons().next().unwrap();
    whole.send(LessonWanted::Begin(first.id()));
    let scripted: Vec<_> = Course::agon().groups()[..2]
        .iter()
        .flat_map(|group| group.lessons())
        .collect();
    for lesson in scripted {
        assert_eq!(at(&whole), lesson.id());
        solve(&mut whole);
        assert_eq!(stars(&whole, lesson.id()), Some(3), "{}", lesson.id());
        assert_eq!(status(&whole), LessonStatus::Done(3), "{}", lesson.id());
        whole.act("Next lesson", Action::Click);
    }
}

#[test]
fn a_verdict_waits_until_the_piece_has_landed() {
    const FRAME: Duration = Duration::from_millis(20);
    let mut whole = with("first-steps", Store::memory());
    whole.app.world_mut().resource_mut::<ViewSettings>().animation = Animation::Normal;
    whole.app.insert_resource(TimeUpdateStrategy::ManualDuration(FRAME));
    whole.settle();
    let is_moving = |whole: &Whole| whole.app.world().resource::<PiecesMoving>().0;
    let solution = lesson("first-steps").solution();
    for &mv in solution.iter().filter(|mv| **mv != agon_core::rules::Move::Pass) {
        whole.wait_until(|whole| whole.current().human_chooser().is_some() && !is_moving(whole));
        whole.request(mv);
    }
    assert!(is_moving(&whole));
    let mut frames = 0;
    while status(&whole) == LessonStatus::Task {
        assert!(frames < 100, "it lands");
        whole.app.update();
        frames += 1;
    }
    assert!(frames > 3, "{frames} frames");
    assert!(!is_moving(&whole));
    assert_eq!(status(&whole), LessonStatus::Done(3));
}

#[test]
fn a_lesson_done_with_more_moves_earns_fewer_stars_and_the_best_count() {
    let mut whole = with("round-about", Store::memory());
    let said = whole.said();
    let task = said
        .iter()
        .find(|text| text.contains("Bring your queen to the throne."));
    assert!(task.is_some_and(|text| text.contains("The way round")), "{said:?}");
    play(&mut whole, "f8g7 g7f8 f8e7 e7e6 e6f6");
    assert_eq!(status(&whole), LessonStatus::Done(2), "in more moves than are needed");
    assert!(
        whole.said().iter().any(|text| text.starts_with("Well done!")),
        "{:?}",
        whole.said()
    );
    whole.send(LessonWanted::Again);
    assert!(whole.current().game().plies().is_empty());
    solve(&mut whole);
    assert_eq!(status(&whole), LessonStatus::Done(2), "it was the second try");
    whole.send(LessonWanted::Again);
    solve(&mut whole);
    assert_eq!(status(&whole), LessonStatus::Done(1), "and this the third");
    assert_eq!(stars(&whole, "round-about"), Some(2));
    whole.act("Next lesson", Action::Click);
    assert_eq!(at(&whole), "the-aim");
}

#[test]
fn a_likely_mistake_is_named_and_taken_back_by_itself() {
    let mut whole = with("no-way-back", Store::memory());
    play(&mut whole, "h2g3");
    assert!(matches!(status(&whole), LessonStatus::Failed(Failure::Wrong(_))));
    let why = "From there no way leads back outwards. Try again.";
    assert!(whole.said().iter().any(|text| text == why), "{:?}", whole.said());
    assert_eq!(whole.current().human_chooser(), None, "nobody goes on from there");
    whole.stay(Duration::ZERO);
    whole.send(LessonWanted::Again);
    assert!(whole.current().game().plies().is_empty());
    assert!(
        matches!(status(&whole), LessonStatus::Failed(_)),
        "it can still be read"
    );
    play(&mut whole, "h2g3");
    whole.wait_until(|whole| whole.current().game().plies().is_empty());
    assert!(matches!(status(&whole), LessonStatus::Failed(_)));
    whole.stay(NEVER);
    solve(&mut whole);
    assert_eq!(status(&whole), LessonStatus::Done(1), "at the third try");
}

#[test]
fn the_enemy_shows_a_mistake_by_taking_the_piece() {
    let mut whole = with("watch-out", Store::memory());
    play(&mut whole, "e7f7");
    assert!(
        matches!(status(&whole), LessonStatus::Failed(Failure::Wrong(_))),
        "{:?}",
        status(&whole)
    );
    let game = whole.current().game();
    assert_eq!(game.plies().len(), 2, "the enemy has answered");
    let queen = game.position().queens(lesson("watch-out").player());
    assert!(!(game.position().captured() & queen).is_empty());
    whole.act("Start again", Action::Click);
    solve(&mut whole);
    assert_eq!(status(&whole), LessonStatus::Done(2));
}

#[test]
fn too_many_moves_are_told_and_the_lesson_is_set_up_again() {
    let mut whole = with("round-about", Store::memory());
    // Round the ring, without ever coming nearer.
    play(&mut whole, "f8g7 g7h6 h6h5 h5h4 h4g4");
    assert_eq!(status(&whole), LessonStatus::Failed(Failure::Late));
    assert_eq!(stars(&whole, "round-about"), None);
    whole.stay(Duration::ZERO);
    whole.send(LessonWanted::Again);
    assert!(whole.current().game().plies().is_empty() && whole.current().human_chooser().is_some());
}

#[test]
fn a_lesson_is_skipped_left_and_resumed_and_the_program_remembers_it() {
    let folder = std::env::temp_dir().join(format!("agon-lessons-{}", std::process::id()));
    let mut whole = with("first-steps", Store::at(&folder));
    solve(&mut whole);
    whole.act("Next lesson", Action::Click);
    whole.act("Skip this lesson", Action::Click);
    assert_eq!(at(&whole), "round-about");
    whole.act("Back to the lessons", Action::Click);
    assert_eq!(whole.screen(), (Screen::Title, Overlay::Page(LEARN)));
    whole.node("1. First steps. 3 stars");
    whole.node("2. No way back. not done yet");
    drop(whole);
    let mut whole = Whole::start(Store::at(&folder));
    whole.go(Screen::Title, Overlay::Page(LEARN));
    whole.node("1. First steps. 3 stars");
    let learned = &whole.app.world().resource::<Learned>().progress;
    assert_eq!(learned.next(Course::agon().ids()), Some("round-about"));
    whole.act("3. The way round. not done yet", Action::Click);
    assert_eq!(at(&whole), "round-about");
    drop(whole);
    std::fs::remove_dir_all(folder).unwrap();
}

#[test]
fn the_browser_goes_back_from_a_lesson_and_forward_to_the_same_one() {
    let mut whole = Whole::start(Store::memory());
    let go = |whole: &mut Whole, screen| {
        whole.send(ScreenWanted(screen));
    };
    let mut game = Game::new(Preset::NEW_GAME.rules());
    let mv = game.legal_moves()[0];
    game.play(mv).unwrap();
    whole.play(game);
    go(&mut whole, Screen::Title);
    whole.send(LessonWanted::Begin("the-aim"));
    go(&mut whole, Screen::Title);
    assert_eq!(whole.screen(), (Screen::Title, Overlay::Page(LEARN)));
    go(&mut whole, Screen::Playing);
    assert_eq!(at(&whole), "the-aim");
    // Only what was left last is meant.
    whole.send(LessonWanted::Leave);
    whole.act("Back", Action::Click);
    let last = whole.app.world().resource::<SavedGames>().unfinished().cloned();
    whole.send(GameStarted::of(last.unwrap()));
    go(&mut whole, Screen::Title);
    go(&mut whole, Screen::Playing);
    assert_eq!(whole.current().mode(), Mode::Playing);
}

#[test]
fn what_cannot_be_read_is_told_and_kept() {
    for damaged in ["{", r#"{"version":9,"stars":{}}"#] {
        let mut store = Store::memory();
        store.put("lessons", damaged).unwrap();
        let mut whole = with("first-steps", store);
        solve(&mut whole);
        assert_eq!(stars(&whole, "first-steps"), Some(3));
        let store = whole.app.world().resource::<Store>();
        assert_eq!(store.get("lessons.damaged-1").unwrap().as_deref(), Some(damaged));
        let said = whole.said();
        assert!(
            said.iter()
                .any(|text| text.starts_with("What you had learned could not be read")),
            "{said:?}"
        );
    }
}

#[test]
fn a_lesson_is_no_game_and_the_game_before_it_comes_back() {
    let mut whole = Whole::start(Store::memory());
    whole.stay(NEVER);
    let mut game = Game::new(Preset::NEW_GAME.rules());
    let mv = game.legal_moves()[0];
    game.play(mv).unwrap();
    whole.play(game);
    let before = (whole.current().seed(), whole.current().game().plies().len());
    whole.send(LessonWanted::Begin("the-aim"));
    whole.send(ResultAction::Resign);
    assert_eq!(whole.current().result(), None, "a lesson is not resigned");
    solve(&mut whole);
    assert_eq!(status(&whole), LessonStatus::Done(3));
    let games = |whole: &Whole| whole.app.world().resource::<SavedGames>().games().len();
    assert_eq!(games(&whole), 1, "the lesson is not among them");
    whole.send(LessonWanted::Leave);
    assert_eq!((whole.current().seed(), whole.current().game().plies().len()), before);
    assert_eq!(whole.current().mode(), Mode::Playing);
    assert_eq!(games(&whole), 1);
}

#[test]
fn a_lesson_against_the_computer_is_answered_by_it() {
    let mut whole = with("practice-1", Store::memory());
    let first = lesson("practice-1").solution()[0].to_string();
    play(&mut whole, &first);
    whole.wait_until(|whole| {
        let current = whole.current();
        current.game().plies().len() >= 2 && current.human_chooser().is_some()
    });
    assert_eq!(status(&whole), LessonStatus::Task);
}
