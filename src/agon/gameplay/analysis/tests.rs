//! The analysis as it is searched, shown and kept at rest, with scripted searches.

use std::collections::VecDeque;
use std::sync::{Arc, Mutex};

use agon_core::engine::{Level, Query, Report};
use agon_core::rules::{RuleSet, WinReason};
use agon_core::session::players::Players;
use bevy::window::WindowOccluded;

use super::*;
use crate::agon::gameplay::analyst::search::{News, Search};
use crate::agon::gameplay::messages::{GameEnded, GameStarted, HistoryAction};
use crate::agon::gameplay::{analyst, default_keys};
use crate::shell::system::redraw::Alarm;
use crate::shell::system::settings::section::SettingsReset;
use crate::shell::system::store::Store;
use crate::tabletop::mind::{Polled, Thinker};
use crate::testing::matches::{QUEEN_AND_GUARD, at, match_of, random_game, two_people};
use crate::testing::programs;
use crate::testing::programs::{settle, tell};

/// An analysis that has found lines with these values for White.
pub(crate) fn found_after(current: &Match, scores: &[Score]) -> Analysis {
    let game = current.game_here();
    let moves = game.legal_moves();
    let line = |(&score, &mv): (&Score, &Move)| {
        let mut ahead = game.clone();
        ahead.play(mv).unwrap();
        for _ in 0..8 {
            let next = ahead.legal_moves()[1];
            ahead.play(next).unwrap();
        }
        FoundLine {
            score,
            plies: ahead.plies()[game.plies().len()..].to_vec(),
        }
    };
    Analysis {
        lines: scores.len(),
        activity: Activity::Done,
        found: Some(Found {
            rules: *game.rules(),
            position: *game.position(),
            depth: 14,
            nodes: 8_123_456,
            time: Duration::from_millis(3_400),
            lines: scores.iter().zip(moves.iter()).map(line).collect(),
        }),
        ..default()
    }
}

/// Scripted searches.
#[derive(Clone, Default)]
struct Told(Arc<Mutex<State>>);

#[derive(Default)]
struct State {
    started: Vec<(u64, Search)>,
    is_running: bool,
    heard: VecDeque<Polled<News>>,
}

impl Thinker<Search> for Told {
    fn start(&mut self, id: u64, search: Search, _: &Alarm) {
        let state = &mut *self.0.lock().unwrap();
        state.started.push((id, search));
        state.is_running = true;
    }

    fn poll(&mut self) -> Polled<News> {
        self.0.lock().unwrap().heard.pop_front().unwrap_or(Polled::Nothing)
    }

    fn cancel(&mut self) {
        self.0.lock().unwrap().is_running = false;
    }
}

impl Told {
    fn searches(&self) -> usize {
        self.0.lock().unwrap().started.len()
    }

    fn is_running(&self) -> bool {
        self.0.lock().unwrap().is_running
    }

    /// The last query.
    fn last(&self) -> Query {
        let (_, search) = self.0.lock().unwrap().started.last().cloned().unwrap();
        assert!(search.inquiry.is_none(), "{search:?}");
        search.query
    }

    /// Says something about the last query.
    fn say(&self, said: News) {
        let state = &mut *self.0.lock().unwrap();
        let &(id, _) = state.started.last().unwrap();
        state.heard.push_back(Polled::Said { id, said });
    }

    /// Reports legal moves as lines of the running search, with these scores for the side to move.
    fn find(&self, depth: u32, scores: &[i32]) {
        let moves = self.last().game.legal_moves();
        for ((number, &score), &mv) in (1..).zip(scores).zip(moves.iter()) {
            self.say(News::Line(Report {
                number,
                depth,
                seldepth: depth,
                score: Score::Race(score),
                nodes: 1_000,
                time: Duration::from_millis(1),
                hashfull: 0,
                pv: vec![mv],
            }));
        }
    }

    fn end(&self) {
        self.say(News::Done);
        self.0.lock().unwrap().is_running = false;
    }
}

/// A program with this game on the board.
fn app(current: &Match) -> (App, Told) {
    app_with(current, Store::memory())
}

/// As [`app`], with this store.
fn app_with(current: &Match, store: Store) -> (App, Told) {
    let searches = Told::default();
    let mut app = programs::referee(store);
    app.add_plugins((default_keys::plugin, analyst::plugin, plugin))
        .insert_resource(Analyst::new(Box::new(searches.clone())));
    app.update();
    tell(&mut app, GameStarted::of(current.saved_game(None)));
    (app, searches)
}

fn over(players: Players) -> Match {
    let mut current = match_of(random_game(RuleSet::default(), 12, 3), players);
    current.tree.lose(Side::Black, WinReason::Resignation);
    current
}

fn analysis(app: &App) -> &Analysis {
    app.world().resource::<Analysis>()
}

fn current(app: &App) -> &Match {
    app.world().resource::<Match>()
}

fn hide(app: &mut App, occluded: bool) {
    let window = app.world_mut().spawn_empty().id();
    tell(app, WindowOccluded { window, occluded });
}

#[test]
fn nothing_is_searched_while_anybody_plays() {
    let against = at("modern", None, Players::against_computer(Side::White, Level::Casual));
    for game in [against, at("modern", None, two_people())] {
        let (mut app, searches) = app(&game);
        tell(&mut app, AnalysisAction::Begin);
        assert_eq!(searches.searches(), 0);
        assert!(!current(&app).is_analysed() && analysis(&app).activity() == Activity::Nothing);
    }
}

#[test]
fn the_lines_of_the_position_shown_are_found_and_pointed_out() {
    let (mut app, searches) = app(&over(two_people()));
    tell(&mut app, AnalysisAction::Begin);
    // The position in which Black resigned is searched.
    assert_eq!((searches.searches(), searches.last().lines), (1, 3));
    assert_eq!(searches.last().game.position(), current(&app).position());
    searches.find(3, &[120, 90, 20]);
    settle(&mut app);
    let found = analysis(&app).found().unwrap();
    assert_eq!((found.depth, found.lines.len()), (3, 3));
    let white = current(&app).position().side() == Side::White;
    let value = if white { 120 } else { -120 };
    assert_eq!(found.lines[0].score, Score::Race(value), "values are White’s");
    let arrows = &app.world().resource::<AnalysisArrows>().0;
    let first = searches.last().game.legal_moves()[0];
    assert_eq!(
        (arrows.len(), arrows[0].from, arrows[0].label),
        (3, first.from(), Label::Rank(0))
    );

    // Another position is searched anew, and late reports on the one before are ignored.
    let before = searches.last();
    tell(&mut app, HistoryAction::ShowPrevious);
    assert!(analysis(&app).found().is_none());
    assert!(app.world().resource::<AnalysisArrows>().0.is_empty());
    assert_eq!(searches.searches(), 2);
    assert_ne!(searches.last().game.position(), before.game.position());
    searches.find(2, &[5]);
    searches.end();
    settle(&mut app);
    assert_eq!(analysis(&app).activity(), Activity::Done);
    assert_eq!(analysis(&app).found().unwrap().lines.len(), 1);

    tell(&mut app, AnalysisAction::End);
    assert!(analysis(&app).found().is_none() && app.world().resource::<AnalysisArrows>().0.is_empty());
    assert_eq!(analysis(&app).activity(), Activity::Nothing);
}

#[test]
fn a_search_stops_out_of_sight_or_on_request_and_can_go_on_without_limit() {
    let (mut app, searches) = app(&over(two_people()));
    tell(&mut app, AnalysisAction::Begin);
    searches.find(5, &[10]);
    settle(&mut app);
    hide(&mut app, true);
    assert_eq!(analysis(&app).activity(), Activity::Hidden);
    assert!(!searches.is_running(), "nobody could see what it finds");
    assert_eq!(analysis(&app).found().unwrap().depth, 5, "what was found stays");
    hide(&mut app, false);
    assert_eq!((analysis(&app).activity(), searches.searches()), (Activity::Hidden, 1));
    tell(&mut app, AnalysisWanted::GoOn);
    assert_eq!(analysis(&app).activity(), Activity::Searching);
    assert_eq!((searches.searches(), searches.last().limits.nodes), (2, None));
    // The search begins anew, but the lines known stay.
    searches.find(4, &[30]);
    settle(&mut app);
    assert_eq!(analysis(&app).found().unwrap().depth, 5);
    searches.find(6, &[30]);
    settle(&mut app);
    assert_eq!(analysis(&app).found().unwrap().depth, 6);
    tell(&mut app, AnalysisWanted::Stop);
    assert_eq!(analysis(&app).activity(), Activity::Stopped);
    assert!(!searches.is_running());
}

#[test]
fn more_lines_are_searched_and_those_known_stay_until_then() {
    let (mut app, searches) = app(&over(two_people()));
    tell(&mut app, AnalysisAction::Begin);
    searches.find(9, &[30, 20, 10]);
    settle(&mut app);
    tell(&mut app, AnalysisWanted::Lines(5));
    assert_eq!((searches.searches(), searches.last().lines), (2, 5));
    assert_eq!(analysis(&app).found().unwrap().lines.len(), 3);
    searches.find(2, &[30, 20, 10, 5, 0]);
    settle(&mut app);
    assert_eq!(analysis(&app).found().unwrap().lines.len(), 5);
    tell(&mut app, AnalysisWanted::Lines(9));
    assert_eq!((analysis(&app).lines(), searches.searches()), (LineCount::MOST, 2));
}

#[test]
fn as_many_lines_are_searched_at_the_next_start() {
    let game = over(two_people());
    let (mut first, _) = app(&game);
    tell(&mut first, AnalysisAction::Begin);
    tell(&mut first, AnalysisWanted::Lines(1));
    let store = first.world_mut().remove_resource::<Store>().unwrap();
    let (mut second, searches) = app_with(&game, store);
    tell(&mut second, AnalysisAction::Begin);
    assert_eq!((searches.searches(), searches.last().lines), (1, 1));
    assert_eq!(analysis(&second).lines(), 1);
    second.world_mut().write_message(SettingsReset);
    settle(&mut second);
    assert_eq!((searches.last().lines, analysis(&second).lines()), (3, 3));
}

#[test]
fn standing_still_searches_the_other_side_but_cannot_play() {
    let (mut app, searches) = app(&over(two_people()));
    tell(&mut app, AnalysisAction::Begin);
    let side = searches.last().game.chooser();
    tell(&mut app, AnalysisWanted::StandStill(true));
    assert_eq!(searches.last().game.chooser(), side.opponent());
    searches.find(4, &[70]);
    settle(&mut app);
    let before = current(&app).tree().plies_added();
    tell(&mut app, AnalysisWanted::Play(0));
    assert_eq!(current(&app).tree().plies_added(), before);
    tell(&mut app, AnalysisWanted::StandStill(false));
    assert_eq!(searches.last().game.chooser(), side);
}

#[test]
fn keys_begin_and_end_the_analysis_and_let_a_side_stand_still() {
    let (mut app, _) = app(&over(two_people()));
    let mut press = |action| {
        tell(&mut app, ActionPressed { action, repeat: false });
        (current(&app).is_analysed(), analysis(&app).stands_still())
    };
    assert_eq!(press(STAND_STILL), (false, false), "nothing is analysed yet");
    assert_eq!(press(ANALYSE), (true, false));
    assert_eq!(press(STAND_STILL), (true, true));
    assert_eq!(press(STAND_STILL), (true, false));
    assert_eq!(press(ANALYSE), (false, false));
}

#[test]
fn missing_lines_have_a_reason() {
    let mut current = at("globe", Some(QUEEN_AND_GUARD), two_people());
    current.tree.agree_draw();
    let (mut app, _) = app(&current);
    tell(&mut app, AnalysisAction::Begin);
    assert_eq!(analysis(&app).activity(), Activity::Searching);
    tell(&mut app, AnalysisWanted::StandStill(true));
    assert_eq!(analysis(&app).activity(), Activity::NobodyStandsStill);
    tell(&mut app, AnalysisWanted::GoOn);
    assert_eq!(analysis(&app).activity(), Activity::NobodyStandsStill);
    tell(&mut app, AnalysisWanted::StandStill(false));
    assert_eq!(analysis(&app).activity(), Activity::Searching);
}

#[test]
fn nobody_stands_still_while_a_piece_is_captured_or_placed() {
    assert!(passed_on(&at("globe", None, two_people())).is_some());
    assert!(passed_on(&at("globe", Some(QUEEN_AND_GUARD), two_people())).is_none());
    assert!(passed_on(&at("parlett", None, two_people())).is_none());
}

#[test]
fn a_move_of_a_line_is_a_variation_and_no_end_is_announced() {
    // White’s last guard closes the ring.
    let rules = RuleSet::default();
    let nearly = "6/7/8/9/4GG4/4GQG4/4G5/4G4/8/7/1q4 w - 0 1";
    let start = agon_core::notation::parse_position(nearly, &rules).unwrap();
    let mut game = Game::from_position(rules, start);
    let quiet = game.legal_moves().iter().copied().find(|mv| mv.to_string() != "h5g6");
    game.play(quiet.unwrap()).unwrap();
    let mut ended = match_of(game, Players::against_computer(Side::White, Level::Casual));
    ended.tree.lose(Side::White, WinReason::Time);
    let (mut app, searches) = app(&ended);
    tell(&mut app, AnalysisAction::Begin);
    let result = current(&app).result();
    tell(&mut app, HistoryAction::ShowFirst);
    let wins = searches
        .last()
        .game
        .legal_moves()
        .iter()
        .copied()
        .find(|mv| mv.to_string() == "h5g6");
    searches.say(News::Line(Report {
        number: 1,
        depth: 1,
        seldepth: 1,
        score: Score::WinIn(1),
        nodes: 1,
        time: Duration::ZERO,
        hashfull: 0,
        pv: vec![wins.unwrap()],
    }));
    settle(&mut app);
    app.world_mut().resource_mut::<Messages<GameEnded>>().clear();
    tell(&mut app, AnalysisWanted::Play(0));
    assert!(current(&app).is_in_variation() && current(&app).outcome().is_some());
    assert_eq!(current(&app).result(), result, "the game ended as it did");
    assert!(
        app.world().resource::<Messages<GameEnded>>().is_empty(),
        "nobody has won"
    );
    assert_eq!(
        analysis(&app).activity(),
        Activity::Nothing,
        "there is nothing to search"
    );
    assert!(current(&app).is_analysed());
}
