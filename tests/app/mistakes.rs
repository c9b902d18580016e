//! Mistakes of one's own games: a review finds them, and they come back until a move as good as the best is found.

use std::time::Duration;

use agon::agon::gameplay::messages::{GameStarted, ResultAction};
use agon::agon::gameplay::puzzles::Puzzles;
use agon::agon::gameplay::puzzles::messages::PuzzleWanted;
use agon::agon::gameplay::puzzles::running::PuzzleStatus;
use agon::agon::gameplay::review::{Activity, Review};
use agon::agon::gameplay::solved::Solved;
use agon::agon::text::pages::{MISTAKES, PUZZLES};
use agon::shell::system::exchange::day_number;
use agon::shell::system::store::Store;
use agon::shell::ui::navigation::{Overlay, Screen};
use agon_core::engine::Level;
use agon_core::notation::{parse_position, read_move};
use agon_core::puzzles::collection::Collection;
use agon_core::puzzles::mistake::Mistake;
use agon_core::puzzles::progress::{Progress, Returning};
use agon_core::puzzles::puzzle::Task;
use agon_core::rules::{Game, Preset, Side};
use agon_core::session::conditions::Terms;
use agon_core::session::players::Players;
use agon_core::session::saved_game::SavedGame;
use bevy_egui::egui::accesskit::Action;

use crate::review::{HANGING, judged_once};
use crate::searches::analyst;
use crate::whole::Whole;

/// A program in which a mistake was made yesterday: White left the queen to be captured. What goes wrong stays on the
/// board.
fn after_a_mistake() -> Whole {
    let text = format!(r#"{{"rules":"modern","position":"{HANGING}","played":"b2b3","best":"f3f4"}}"#);
    let mistake: Mistake = serde_json::from_str(&text).unwrap();
    let mut progress = Progress::default();
    assert!(progress.erred(vec![("hanging".into(), mistake)], day_number() - 1));
    let mut store = Store::memory();
    store.put("puzzles", &progress.write()).unwrap();
    let mut whole = Whole::start(store);
    whole.stay(Duration::from_secs(3600));
    whole.go(Screen::Title, Overlay::Page(MISTAKES));
    whole
}

fn told(whole: &Whole) -> PuzzleStatus {
    let puzzles = whole.app.world().resource::<Puzzles>();
    puzzles
        .running(whole.current())
        .expect("a puzzle is on the board")
        .status()
}

fn progress(whole: &Whole) -> &Progress {
    whole.app.world().resource::<Solved>().progress()
}

fn play(whole: &mut Whole, text: &str) {
    let current = whole.current();
    let mv = read_move(text, current.position(), current.rules()).unwrap();
    whole.request(mv);
    whole.wait_until(|whole| told(whole) != PuzzleStatus::Weighing);
}

/// The day from which on the only thing that comes back does.
fn due(whole: &Whole) -> u64 {
    let mut returning = progress(whole).returning(Collection::agon());
    returning.next().unwrap().0
}

#[test]
fn a_move_as_good_as_the_best_is_right_and_the_mistake_comes_back_later() {
    let mut whole = after_a_mistake();
    whole.act("Begin: 1 today", Action::Click);
    let puzzle = whole.current().puzzle().unwrap();
    assert_eq!((puzzle.task(), puzzle.player()), (Task::Better, Side::White));
    assert!(
        whole.has_said("in a game you played b2 to b3 here. Find a better move."),
        "{:?}",
        whole.said()
    );
    play(&mut whole, "f3f4");
    assert!(
        matches!(told(&whole), PuzzleStatus::Solved { at_once: true, .. }),
        "{:?}",
        told(&whole)
    );
    assert!(whole.has_said("Well found!"), "{:?}", whole.said());
    assert!(due(&whole) > day_number() + 1);
    assert_eq!(whole.app.world().resource::<Solved>().due(), 0);
    assert!(progress(&whole).is_empty(), "it is no puzzle, and counts for no rating");
    whole.act("Back to the overview", Action::Click);
    assert_eq!(whole.screen(), (Screen::Title, Overlay::Page(MISTAKES)));
    whole.go(Screen::Title, Overlay::Page(PUZZLES));
    whole.node("Learn from mistakes: nothing today");
}

#[test]
fn another_mistake_is_answered_and_comes_back_tomorrow() {
    let mut whole = after_a_mistake();
    whole.act("Begin: 1 today", Action::Click);
    play(&mut whole, "c6c5");
    assert_eq!(told(&whole), PuzzleStatus::Wrong);
    assert!(whole.has_said("There is something better"), "{:?}", whole.said());
    whole.wait_until(|whole| whole.current().game().plies().len() == 2);
    assert_eq!(due(&whole), day_number() + 1);
    whole.send(PuzzleWanted::Again);
    play(&mut whole, "f3f4");
    assert!(matches!(told(&whole), PuzzleStatus::Solved { at_once: false, .. }));
    assert_eq!(due(&whole), day_number() + 1, "the first try counts");
}

#[test]
fn a_hint_ends_the_first_try() {
    let mut whole = after_a_mistake();
    whole.act("Begin: 1 today", Action::Click);
    whole.act("Hint", Action::Click);
    whole.wait_until(|whole| {
        due(whole) == day_number() + 1 && progress(whole).due(Collection::agon(), day_number()).is_empty()
    });
}

#[test]
fn the_mistakes_that_a_review_finds_in_a_game_against_the_computer_come_back_and_no_others() {
    for is_own in [true, false] {
        let mut whole = Whole::start(Store::memory());
        if !is_own {
            // The same moves.
            whole.app.insert_resource(analyst(judged_once));
        }
        let rules = Preset::Modern.rules();
        let mut game = Game::from_position(rules, parse_position(HANGING, &rules).unwrap());
        for text in ["b2b3", "e4f4"] {
            let mv = read_move(text, game.position(), &rules).unwrap();
            game.play(mv).unwrap();
        }
        let players = match is_own {
            true => Players::against_computer(Side::White, Level::Beginner),
            false => Players::two_people("", ""),
        };
        whole.send(GameStarted::of(SavedGame {
            tree: game.into(),
            players,
            terms: Terms::default(),
            times: None,
            tags: Vec::new(),
            seed: 7,
        }));
        whole.send(ResultAction::Resign);
        whole.wait_until(|whole| whole.app.world().resource::<Review>().activity() == Activity::Done);
        let own: Vec<_> = progress(&whole)
            .returning(Collection::agon())
            .filter_map(|(due, returning)| match returning {
                Returning::Mistake(id, mistake) => Some((due, mistake.puzzle(id))),
                Returning::Puzzle(_) | Returning::Line(..) => None,
            })
            .collect();
        if !is_own {
            assert!(own.is_empty(), "{own:?}");
            continue;
        }
        let [(due, puzzle)] = &*own else {
            panic!("{own:?}");
        };
        assert_eq!(*due, day_number() + 1);
        assert_eq!(puzzle.instead().unwrap().to_string(), "b2b3");
        let store = whole.app.world().resource::<Store>();
        let kept = Progress::read(&store.get("puzzles").unwrap().unwrap()).unwrap();
        assert_eq!(kept.returning(Collection::agon()).count(), 1);
    }
}
