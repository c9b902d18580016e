//! Mistakes to try again, moves that count as better, and a game left as it was.

use agon_core::engine::Level;
use agon_core::notation::read_move;
use agon_core::rules::WinReason;
use agon_core::session::players::Players;

use super::*;
use crate::agon::gameplay::messages::{AnalysisAction, GameStarted, HistoryAction, MoveRequested};
use crate::agon::gameplay::review::{Activity, ReviewWanted};
use crate::agon::gameplay::{analysis, analyst, default_keys, mistakes as looking, review};
use crate::shell::system::store::Store;
use crate::testing::matches::{at, two_people};
use crate::testing::programs;
use crate::testing::programs::{settle, tell};
use crate::testing::searches::AtOnce;

/// White's guard on h5 would close the ring round the empty throne; with some other moves White wins.
const LAST_GUARD: &str = "6/7/8/9/4GG4/4G1G4/4G5/4G4/8/7/Qq4 w - 0 1";
const CLOSED: &str = "h5g6";

/// A game of these moves that is over.
fn over(players: Players, moves: &[&str]) -> Match {
    let mut current = at("modern", Some(LAST_GUARD), players);
    for text in moves {
        let mv = read_move(text, current.position(), current.rules()).unwrap();
        current.tree.play(mv).unwrap();
    }
    if current.result().is_none() {
        current.tree.lose(Side::Black, WinReason::Resignation);
    }
    current
}

/// A program with this game on the board, reviewed with real searches.
fn app(current: &Match) -> App {
    let mut app = programs::referee(Store::memory());
    app.add_plugins((default_keys::plugin, analyst::plugin, analysis::plugin))
        .add_plugins((review::plugin, looking::plugin, plugin))
        .insert_resource(Analyst::new(Box::new(AtOnce::default())));
    app.update();
    tell(&mut app, GameStarted::of(current.saved_game(None)));
    tell(&mut app, ReviewWanted::Begin);
    for _ in 0..10 {
        settle(&mut app);
    }
    assert_eq!(app.world().resource::<Review>().activity(), Activity::Done);
    app
}

fn current(app: &App) -> &Match {
    app.world().resource::<Match>()
}

fn tries(app: &App) -> Option<&Tries> {
    app.world().resource::<TryAgain>().tries(current(app))
}

fn arrows(app: &App) -> &[Arrow] {
    &app.world().resource::<AnalysisArrows>().0
}

fn play(app: &mut App, text: &str) {
    let game = current(app);
    let mv = read_move(text, game.position(), game.rules()).unwrap();
    let request = MoveRequested::new(mv, game);
    tell(app, request);
}

#[test]
fn a_wrong_move_is_refuted_and_taken_back_and_every_good_one_is_accepted() {
    let mut app = app(&over(two_people(), &[CLOSED]));
    let before = current(&app).saved_game(None);
    assert_eq!(current(&app).mode(), Mode::Reviewing);
    tell(&mut app, TryAgainWanted::Begin(None));
    assert_eq!(current(&app).mode(), Mode::Retrying);
    assert_eq!(current(&app).human_chooser(), Some(Side::White));
    let (mistake, number, count) = tries(&app).unwrap().mistake();
    assert_eq!(
        (mistake.judgement.played.mv.to_string().as_str(), number, count),
        (CLOSED, 1, 1)
    );
    assert!(matches!(
        arrows(&app),
        [Arrow {
            label: Label::Mistake,
            ..
        }]
    ));

    play(&mut app, CLOSED);
    assert!(
        matches!(tries(&app).unwrap().reply(), Reply::Wrong(_)),
        "{:?}",
        tries(&app)
    );
    assert!(
        app.world().resource::<Preview>().is_running(),
        "what comes of it is seen"
    );
    assert!(arrows(&app).is_empty(), "and nothing else");
    assert!(current(&app).game().plies().is_empty(), "but it is not played");
    let best = tries(&app).unwrap().mistake().0.judgement.best.mv.to_string();
    for good in ["l1k1", &best] {
        play(&mut app, good);
        assert!(
            matches!(tries(&app).unwrap().reply(), Reply::Right(_)),
            "{good}: {:?}",
            tries(&app)
        );
        assert!(tries(&app).unwrap().mistake().0.is_solved);
    }
    tell(&mut app, TryAgainWanted::Next);
    assert!(
        tries(&app).is_none() && arrows(&app).is_empty(),
        "that was the last one"
    );
    assert_eq!(current(&app).mode(), Mode::Reviewing);
    let (tree, before) = (current(&app).tree(), &before.tree);
    assert_eq!(
        (tree.plies_added(), tree.here()),
        (before.plies_added(), before.here()),
        "the game is as it was"
    );
    assert_eq!(tree.result(), before.result());
}

#[test]
fn the_mistakes_follow_each_other_and_nothing_leads_elsewhere() {
    let mut app = app(&over(two_people(), &["h5h6", "l2k2", "h6g6"]));
    let nodes: Vec<_> = mistakes(app.world().resource::<Review>(), None)
        .map(|(before, _)| before)
        .collect();
    assert!(!nodes.is_empty());
    tell(&mut app, TryAgainWanted::Begin(None));
    for &node in &nodes {
        assert_eq!(current(&app).tree().here(), node);
        for action in [
            HistoryAction::ShowPrevious,
            HistoryAction::ShowNext,
            HistoryAction::ShowFirst,
            HistoryAction::Undo,
        ] {
            tell(&mut app, action);
            assert_eq!(current(&app).tree().here(), node, "{action:?}");
        }
        tell(&mut app, AnalysisAction::Begin);
        assert_eq!(current(&app).mode(), Mode::Retrying);
        tell(&mut app, TryAgainWanted::ShowMe);
        assert_eq!(*tries(&app).unwrap().reply(), Reply::Shown);
        assert!(app.world().resource::<Preview>().is_running());
        tell(&mut app, TryAgainWanted::Next);
    }
    assert_eq!(current(&app).mode(), Mode::Reviewing);
}

#[test]
fn a_person_tries_their_own_mistakes_and_the_computers_only_if_there_are_none() {
    for (person, first) in [(Side::White, Side::White), (Side::Black, Side::White)] {
        let app = app(&over(Players::against_computer(person, Level::Casual), &[CLOSED]));
        let review = app.world().resource::<Review>();
        assert_eq!(first_choice(review, current(&app)), Some(first));
        assert_eq!(mistakes(review, Some(Side::White)).count(), 1);
        assert_eq!(mistakes(review, Some(Side::Black)).count(), 0);
    }
}

#[test]
fn without_mistakes_or_a_result_there_is_nothing_to_try() {
    let mut app = app(&over(two_people(), &["h5h6"]));
    tell(&mut app, TryAgainWanted::Begin(Some(Side::Black)));
    assert!(tries(&app).is_none());
    assert_eq!(current(&app).mode(), Mode::Reviewing);
    tell(&mut app, TryAgainWanted::ShowMe);
    assert!(!app.world().resource::<Preview>().is_running());
}
