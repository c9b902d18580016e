//! Games that are judged or not, and stepping through their mistakes.

use agon_core::engine::{Line, Mark, Unwatched, judge};
use agon_core::rules::{Game, Preset, RuleSet, WinReason};

use super::*;
use crate::agon::gameplay::messages::{AnalysisAction, GameStarted, HistoryAction, MoveRequested};
use crate::agon::gameplay::mistakes::{around, bettered};
use crate::agon::gameplay::preview::Preview;
use crate::agon::gameplay::{analysis, analyst, default_keys, mistakes};
use crate::shell::system::store::Store;
use crate::testing::matches::{match_of, random_game, two_people};
use crate::testing::programs;
use crate::testing::programs::{settle, tell};
use crate::testing::searches::AtOnce;

const PLIES: usize = 6;

/// A game that is over.
fn over() -> Match {
    let mut current = match_of(random_game(RuleSet::default(), PLIES, 3), two_people());
    current.tree.lose(Side::Black, WinReason::Resignation);
    current
}

/// A program with this game on the board.
fn app(current: &Match, searches: AtOnce) -> App {
    let mut app = programs::referee(Store::memory());
    app.add_plugins((default_keys::plugin, analyst::plugin, analysis::plugin))
        .add_plugins((plugin, mistakes::plugin))
        .insert_resource(Analyst::new(Box::new(searches)));
    app.update();
    tell(&mut app, GameStarted::of(current.saved_game(None)));
    app
}

fn review(app: &App) -> &Review {
    app.world().resource::<Review>()
}

fn current(app: &App) -> &Match {
    app.world().resource::<Match>()
}

fn run(app: &mut App) {
    for _ in 0..2 * PLIES {
        settle(app);
    }
}

/// Findings by which a move loses this much of the best one's value.
fn found(game: &Game, played: agon_core::rules::Move, loss: i32) -> Findings {
    let other = game
        .legal_moves()
        .iter()
        .copied()
        .find(|&mv| mv != played)
        .unwrap_or(played);
    let line = |mv, value| Line {
        mv,
        score: Score::Race(value),
        pv: vec![mv],
    };
    Findings {
        best: line(if loss > 0 { other } else { played }, 0),
        played: line(played, -loss),
        second: None,
        is_doubtful: false,
    }
}

/// The review of a game in which the moves at these places are bad.
pub(crate) fn reviewed(current: &Match, bad: &[usize]) -> Review {
    let unknown = |node| Reviewed { node, judgement: None };
    let mut review = Review {
        game: Some(current.seed()),
        moves: current.tree().main_line().map(unknown).collect(),
        ..Review::default()
    };
    review.restore(current, findings(current, bad));
    review
}

/// As [`reviewed`], before the search has ended.
pub(crate) fn searching(current: &Match, bad: &[usize]) -> Review {
    Review {
        activity: Activity::Searching,
        levels: [None; 2],
        ..reviewed(current, bad)
    }
}

/// Findings on the game on the board, with bad moves at these places.
fn findings(current: &Match, bad: &[usize]) -> Vec<Findings> {
    let moves = current.game().moments().enumerate();
    let found = moves.map(|(place, (game, mv))| found(&game, mv, if bad.contains(&place) { 900 } else { 0 }));
    found.collect()
}

#[test]
fn every_move_is_judged_as_everywhere_else() {
    let mut app = app(&over(), AtOnce::default());
    assert_eq!((review(&app).moves().len(), review(&app).judged()), (PLIES, 0));
    run(&mut app);
    assert_eq!(review(&app).judged(), 0, "nobody has asked for it");
    tell(&mut app, ReviewWanted::Begin);
    run(&mut app);
    assert_eq!(review(&app).activity(), Activity::Done);
    let moves = current(&app).game().moments();
    let expected: Vec<_> = moves
        .map(|(game, mv)| judge(&game, mv, NODES, &mut Unwatched).unwrap())
        .collect();
    assert_eq!(review(&app).judgements().unwrap(), expected.iter().collect::<Vec<_>>());
    for (reviewed, judgement) in review(&app).moves().iter().zip(&expected) {
        let (expected, score) = reviewed.for_white().unwrap();
        let back = if judgement.chooser == Side::White {
            expected
        } else {
            1.0 - expected
        };
        assert!((back - judgement.expected_after).abs() < 1e-9);
        assert_eq!(score > Score::Race(0), expected > 0.5);
    }
}

#[test]
fn the_levels_follow_from_the_losses_under_the_rules_for_which_they_were_measured() {
    let over = |rules| {
        let mut current = match_of(random_game(rules, 60, 3), two_people());
        current.tree.lose(Side::Black, WinReason::Resignation);
        current
    };
    let levels = |current: &Match| {
        let some_of_white: Vec<_> = (0..60).step_by(6).collect();
        let review = reviewed(current, &some_of_white);
        assert_eq!(review.activity(), Activity::Done);
        Side::ALL.map(|side| review.level(side).map(|estimate| estimate.level))
    };
    let [white, black] = levels(&over(Preset::NEW_GAME.rules()));
    assert!(white.is_some_and(|level| level < 6.0) && black.is_some_and(|level| level > 8.0));
    assert_eq!(levels(&over(Preset::Ludii.rules())), [None; 2]);
}

#[test]
fn a_game_that_goes_on_is_not_reviewed_and_neither_is_one_without_moves() {
    let going_on = match_of(random_game(RuleSet::default(), PLIES, 3), two_people());
    let mut given_up = match_of(Game::new(RuleSet::default()), two_people());
    given_up.tree.lose(Side::White, WinReason::Resignation);
    for game in [going_on, given_up] {
        let mut app = app(&game, AtOnce::default());
        tell(&mut app, ReviewWanted::Begin);
        run(&mut app);
        assert_eq!(review(&app).activity(), Activity::Nothing);
        assert!(review(&app).moves().is_empty() && review(&app).judgements().is_none());
    }
}

#[test]
fn it_can_be_ended_and_gone_on_with_and_waits_for_an_analysis() {
    let searches = AtOnce::silent();
    let mut app = app(&over(), searches.clone());
    tell(&mut app, ReviewWanted::Begin);
    assert_eq!(
        (review(&app).activity(), searches.started()),
        (Activity::Searching, vec![1])
    );
    tell(&mut app, AnalysisAction::Begin);
    assert_eq!(searches.started(), [1, 3], "the analysis comes first");
    tell(&mut app, AnalysisAction::End);
    assert_eq!(searches.started(), [1, 3, 1]);
    tell(&mut app, ReviewWanted::Cancel);
    run(&mut app);
    assert_eq!(
        (review(&app).activity(), searches.started().len()),
        (Activity::Cancelled, 3)
    );
    tell(&mut app, ReviewWanted::Begin);
    assert_eq!(
        (review(&app).activity(), searches.started().len()),
        (Activity::Searching, 4)
    );
}

#[test]
fn a_review_without_searches_fails() {
    let mut app = app(&over(), AtOnce::dying());
    tell(&mut app, ReviewWanted::Begin);
    run(&mut app);
    assert_eq!(review(&app).activity(), Activity::Failed);
}

#[test]
fn a_game_that_changes_is_another_one() {
    let mut app = app(&over(), AtOnce::default());
    tell(&mut app, ReviewWanted::Begin);
    run(&mut app);
    assert!(review(&app).judgements().is_some());
    tell(&mut app, HistoryAction::ShowFirst);
    let other = current(&app).game().legal_moves()[3];
    let request = MoveRequested::new(other, current(&app));
    tell(&mut app, request);
    assert!(
        current(&app).is_in_variation() && review(&app).judgements().is_some(),
        "a variation is no change"
    );
    tell(&mut app, HistoryAction::GoOnFromHere);
    assert!(current(&app).result().is_none());
    assert!(
        review(&app).moves().is_empty(),
        "nobody is helped while the game goes on"
    );
}

#[test]
fn earlier_findings_are_taken_over_if_they_fit() {
    let game = over();
    let whole = findings(&game, &[2]);
    let mut other = whole.clone();
    other[1].played.mv = whole[0].played.mv;
    for (found, fits) in [(whole.clone(), true), (whole[1..].to_vec(), false), (other, false)] {
        let mut app = app(&game, AtOnce::default());
        let current = current(&app).clone();
        app.world_mut().resource_mut::<Review>().restore(&current, found);
        assert_eq!(review(&app).activity() == Activity::Done, fits);
        assert_eq!(review(&app).judged(), if fits { PLIES } else { 0 });
        let marks = review(&app)
            .moves()
            .iter()
            .map(|reviewed| reviewed.judgement.as_ref()?.mark);
        assert_eq!(marks.flatten().collect::<Vec<Mark>>().len(), usize::from(fits));
    }
}

#[test]
fn mistakes_are_stepped_through_and_better_moves_played_out() {
    let game = over();
    let mut app = app(&game, AtOnce::default());
    let shown = current(&app).clone();
    app.world_mut()
        .resource_mut::<Review>()
        .restore(&shown, findings(&shown, &[1, 4]));
    let nodes: Vec<_> = shown.tree().main_line().collect();
    assert_eq!(around(review(&app), current(&app)), (Some(nodes[4]), None));
    tell(&mut app, ReviewWanted::PreviousMistake);
    assert_eq!(current(&app).tree().here(), nodes[4]);
    tell(&mut app, ReviewWanted::PreviousMistake);
    assert_eq!(current(&app).tree().here(), nodes[1]);
    tell(&mut app, ReviewWanted::PreviousMistake);
    assert_eq!(current(&app).tree().here(), nodes[1], "there is none before it");
    assert_eq!(around(review(&app), current(&app)), (None, Some(nodes[4])));

    let better = bettered(review(&app), current(&app)).unwrap().best.mv;
    tell(&mut app, ReviewWanted::Better);
    let preview = app.world().resource::<Preview>();
    assert_eq!(preview.ply(current(&app)).map(|ply| ply.mv), Some(better));
    assert_eq!(current(&app).tree().here(), nodes[1], "the game stays where it is");
    tell(&mut app, HistoryAction::ShowNext);
    assert!(!app.world().resource::<Preview>().is_running());
    assert!(bettered(review(&app), current(&app)).is_none());

    tell(&mut app, ReviewWanted::NextMistake);
    assert_eq!(current(&app).tree().here(), nodes[4]);
}
