//! Analysis: the best moves in the position shown, searched while nobody plays. The [`Match`] says whether it is on; this
//! asks the analyst and holds what was found.

pub mod arrows;

use std::time::Duration;

use bevy::prelude::*;
use bevy::window::{PrimaryWindow, WindowOccluded};

use arrows::{AnalysisArrows, Arrow};

use super::agon_screen::AGON;
use super::analyst::{Analyst, Answer, Progress, QueryId, Urgency};
use super::current_game::Match;
use super::default_keys::{ANALYSE, STAND_STILL};
use super::messages::{AnalysisAction, MoveRequested};
use super::mode_rights::Mode;
use super::schedule::{InputSystems, OpponentSystems};
use crate::app::shell::input::shortcuts::ActionPressed;
use crate::app::tabletop::active_game::init_with_game;
use crate::engine::{Limits, Score};
use crate::notation::NodeId;
use crate::rules::{Game, Move, Ply, Position, Side};

/// The most lines shown.
pub const MOST_LINES: usize = 5;
/// The lines shown at first.
const USUAL_LINES: usize = 3;

/// The limits of a search that nobody has asked to go on: a few seconds on an ordinary computer.
const AT_FIRST: Limits = Limits {
    nodes: Some(8_000_000),
    depth: Some(DEEPEST),
    time: None,
};
/// The depth at which every search ends, in plies: deeper ones would take days, or repeat a proven end.
const DEEPEST: u32 = 40;

pub(crate) fn plugin(app: &mut App) {
    init_with_game::<Analysis>(app, AGON);
    init_with_game::<AnalysisArrows>(app, AGON);
    app.add_message::<AnalysisWanted>()
        .add_message::<WindowOccluded>()
        .add_systems(
            Update,
            (
                (obey_shortcuts, obey)
                    .chain()
                    .in_set(InputSystems::Analysis)
                    .run_if(resource_exists::<Match>),
                (notice_hiding, search, point_out)
                    .chain()
                    .in_set(OpponentSystems::Follow),
            ),
        );
}

/// A player sets the analysis, or wants one of its moves.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub enum AnalysisWanted {
    /// So many lines, 1 … [`MOST_LINES`].
    Lines(usize),
    /// What the opponent would do if the side to move stood still, or no longer that.
    StandStill(bool),
    /// To search further.
    GoOn,
    /// To search no further.
    Stop,
    /// The first move of a line on the board, the best line being 0.
    Play(usize),
}

/// What the search is doing.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Activity {
    /// Nothing is analysed, or there is nothing to search: the game is over here.
    #[default]
    Nothing,
    /// Nobody can stand still here: a piece is to be put back or placed.
    NobodyStandsStill,
    /// It is searching.
    Searching,
    /// It has reached its limit.
    Done,
    /// The player has stopped it.
    Stopped,
    /// It has stopped because the window could not be seen.
    Hidden,
    /// No search can run on this device.
    Failed,
}

impl Activity {
    /// Whether there is something to search, and somebody to do it.
    pub const fn can_go_on(self) -> bool {
        !matches!(self, Self::Nothing | Self::NobodyStandsStill | Self::Failed)
    }
}

/// A line that was found.
#[derive(Clone, Debug)]
pub struct FoundLine {
    /// The value for White.
    pub score: Score,
    /// Its moves; there is at least one.
    pub plies: Vec<Ply>,
}

impl FoundLine {
    /// The first move.
    pub fn mv(&self) -> Move {
        self.plies[0].mv
    }
}

/// What was found in a position.
#[derive(Clone, Debug)]
pub struct Found {
    /// The position that was searched.
    pub position: Position,
    /// The depth of the search, in plies.
    pub depth: u32,
    /// The nodes searched.
    pub nodes: u64,
    /// The time that took.
    pub time: Duration,
    /// The lines, the best first.
    pub lines: Vec<FoundLine>,
}

/// The analysis of the position on the board.
#[derive(Resource, Debug)]
pub struct Analysis {
    lines: usize,
    stands_still: bool,
    wanted: Option<Wanted>,
    /// The game that is searched; `None` if it is over.
    game: Option<Game>,
    query: Option<QueryId>,
    activity: Activity,
    found: Option<Found>,
    is_hidden: bool,
}

impl Default for Analysis {
    fn default() -> Self {
        Self {
            lines: USUAL_LINES,
            stands_still: false,
            wanted: None,
            game: None,
            query: None,
            activity: Activity::Nothing,
            found: None,
            is_hidden: false,
        }
    }
}

/// A point of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Point {
    game: u64,
    node: NodeId,
    /// Whether the turn is passed there.
    stands_still: bool,
}

/// What is to be searched.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Wanted {
    point: Point,
    lines: usize,
}

impl Analysis {
    /// How many lines are wanted.
    pub const fn lines(&self) -> usize {
        self.lines
    }

    /// Whether it is searched what the opponent would do if the side to move stood still.
    pub const fn stands_still(&self) -> bool {
        self.stands_still
    }

    /// What the search is doing.
    pub const fn activity(&self) -> Activity {
        self.activity
    }

    /// What was found in the position on the board, if anything yet.
    pub const fn found(&self) -> Option<&Found> {
        self.found.as_ref()
    }

    /// Searches something else, or nothing.
    fn turn_to(&mut self, wanted: Option<Wanted>, game: Option<Game>, analyst: &mut Analyst) {
        let point = |wanted: Option<Wanted>| wanted.map(|wanted| wanted.point);
        if point(wanted) != point(self.wanted) {
            self.found = None;
        } else if let Some(found) = &mut self.found {
            // Of another number of lines even less deep ones are shown.
            found.depth = 0;
        }
        (self.wanted, self.game) = (wanted, game);
        match (self.game.is_some(), self.is_hidden) {
            (false, _) => self.rest(analyst, Activity::Nothing),
            (true, true) => self.rest(analyst, Activity::Hidden),
            (true, false) => self.ask(analyst, AT_FIRST),
        }
    }

    /// Searches from the beginning.
    fn ask(&mut self, analyst: &mut Analyst, limits: Limits) {
        self.withdraw(analyst);
        if let Some(game) = &self.game {
            self.query = Some(analyst.lines(game, self.lines, limits, Urgency::Now));
            self.activity = Activity::Searching;
        }
    }

    fn withdraw(&mut self, analyst: &mut Analyst) {
        if let Some(query) = self.query.take() {
            analyst.withdraw(query);
        }
    }

    fn rest(&mut self, analyst: &mut Analyst, activity: Activity) {
        self.withdraw(analyst);
        self.activity = activity;
    }

    /// Takes over what a search has found, unless more is known already.
    fn take(&mut self, progress: &Progress) {
        let Some(game) = &self.game else {
            return;
        };
        let known = self.found.as_ref().map_or(0, |found| found.depth);
        if progress.lines.is_empty() || progress.depth < known {
            return;
        }
        let for_white = |score: Score| match game.chooser() {
            Side::White => score,
            Side::Black => -score,
        };
        let mut lines: Vec<FoundLine> = Vec::new();
        for line in &progress.lines {
            let plies = played(game, &line.pv);
            // While a depth is searched, a move may have two places: where it was, and where it is now.
            if lines.iter().all(|other| other.mv() != line.mv) && !plies.is_empty() {
                let score = for_white(line.score);
                lines.push(FoundLine { score, plies });
            }
        }
        self.found = Some(Found {
            position: *game.position(),
            depth: progress.depth,
            nodes: progress.nodes,
            time: progress.time,
            lines,
        });
    }
}

/// The plies of a line, as far as it is legal.
fn played(game: &Game, moves: &[Move]) -> Vec<Ply> {
    let mut game = game.clone();
    let play = |&mv: &Move| game.play(mv).ok().cloned();
    moves.iter().map_while(play).collect()
}

/// The game at the point on the board, as if nobody had resigned there: what could still have been played is searched.
fn game_here(current: &Match) -> Game {
    let game = current.game();
    game.with_plies(game.plies().to_vec(), game.plies().len(), None)
}

/// The position with the turn passed to the other side, if the rules can make one of it: nothing is to be put back or
/// placed, and the other side can move.
pub fn passed_on(current: &Match) -> Option<Game> {
    let (position, rules) = (current.position(), current.rules());
    if !position.captured().is_empty() || position.is_placing() {
        return None;
    }
    let mut parts = position.parts();
    parts.side = parts.side.opponent();
    let passed = Position::new(&parts, rules).ok()?;
    let is_open = passed.outcome(rules).is_none() && !passed.must_pass(rules);
    is_open.then(|| Game::from_position(*rules, passed))
}

/// The game to be searched; `None` if it is over, or only a pass is possible, which is made at once.
fn searched(current: &Match, stands_still: bool) -> Option<Game> {
    let game = match stands_still {
        true => passed_on(current)?,
        false => game_here(current),
    };
    (game.outcome().is_none() && !game.must_pass()).then_some(game)
}

fn obey_shortcuts(
    mut pressed: MessageReader<ActionPressed>,
    (current, analysis): (Res<Match>, Res<Analysis>),
    mut actions: MessageWriter<AnalysisAction>,
    mut wanted: MessageWriter<AnalysisWanted>,
) {
    let is_on = current.mode() == Mode::Analysing;
    for pressed in pressed.read().filter(|pressed| !pressed.repeat) {
        match pressed.action {
            ANALYSE if is_on => drop(actions.write(AnalysisAction::End)),
            ANALYSE => drop(actions.write(AnalysisAction::Begin)),
            STAND_STILL if is_on => drop(wanted.write(AnalysisWanted::StandStill(!analysis.stands_still))),
            _ => {}
        }
    }
}

/// Does what players want of the analysis.
fn obey(
    mut requests: MessageReader<AnalysisWanted>,
    current: Res<Match>,
    (mut analysis, mut analyst): (ResMut<Analysis>, ResMut<Analyst>),
    mut moves: MessageWriter<MoveRequested>,
) {
    for request in requests.read() {
        match *request {
            AnalysisWanted::Lines(count) => analysis.lines = count.clamp(1, MOST_LINES),
            AnalysisWanted::StandStill(stands) => analysis.stands_still = stands,
            AnalysisWanted::GoOn => {
                let on = Limits {
                    nodes: None,
                    ..AT_FIRST
                };
                analysis.ask(&mut analyst, on);
            }
            AnalysisWanted::Stop => {
                if analysis.activity == Activity::Searching {
                    analysis.rest(&mut analyst, Activity::Stopped);
                }
            }
            // After a turn that was only imagined, nothing can be played.
            AnalysisWanted::Play(_) if analysis.stands_still => {}
            AnalysisWanted::Play(number) => {
                let line = analysis.found().and_then(|found| found.lines.get(number));
                moves.write_batch(line.map(|line| MoveRequested::new(line.mv(), &current)));
            }
        }
    }
}

/// Notices whether the window can be seen.
fn notice_hiding(
    mut occluded: MessageReader<WindowOccluded>,
    windows: Query<&Window, (With<PrimaryWindow>, Changed<Window>)>,
    mut analysis: ResMut<Analysis>,
) {
    let mut is_hidden = occluded
        .read()
        .last()
        .map_or(analysis.is_hidden, |change| change.occluded);
    if let Ok(window) = windows.single()
        && window.physical_size().min_element() == 0
    {
        // Where minimised windows are not called occluded, they have no size.
        is_hidden = true;
    }
    if analysis.is_hidden != is_hidden {
        analysis.is_hidden = is_hidden;
    }
}

/// Follows the game on the board, and takes over what the analyst has found.
fn search(current: Option<Res<Match>>, mut analysis: ResMut<Analysis>, mut analyst: ResMut<Analyst>) {
    let current = current.filter(|current| current.mode() == Mode::Analysing);
    let wanted = current.as_ref().map(|current| Wanted {
        point: Point {
            game: current.seed(),
            node: current.tree().here(),
            stands_still: analysis.stands_still,
        },
        lines: analysis.lines,
    });
    if wanted != analysis.wanted {
        let stands_still = analysis.stands_still;
        let game = current.as_ref().and_then(|current| searched(current, stands_still));
        let is_over = current.is_none_or(|current| searched(&current, false).is_none());
        analysis.turn_to(wanted, game, &mut analyst);
        if analysis.activity == Activity::Nothing && !is_over {
            analysis.activity = Activity::NobodyStandsStill;
        }
    }
    if analysis.is_hidden && analysis.activity == Activity::Searching {
        analysis.rest(&mut analyst, Activity::Hidden);
    }
    let Some(query) = analysis.query.filter(|_| analyst.is_changed()) else {
        return;
    };
    if let Some(progress) = analyst.progress(query) {
        analysis.take(progress);
    }
    if analyst.is_answered(query) {
        let answer = analyst.take(query);
        analysis.query = None;
        analysis.activity = match answer {
            Some(Answer::Lines(progress)) => {
                analysis.take(&progress);
                Activity::Done
            }
            _ => Activity::Failed,
        };
    }
}

/// Shows the first move of each line on the board.
fn point_out(analysis: Res<Analysis>, mut arrows: ResMut<AnalysisArrows>) {
    if !analysis.is_changed() {
        return;
    }
    let lines = analysis
        .found
        .iter()
        .flat_map(|found| &found.lines)
        .take(analysis.lines);
    let arrow = |(rank, line): (usize, &FoundLine)| Arrow::of(line.mv(), rank);
    let wanted = AnalysisArrows(lines.enumerate().filter_map(arrow).collect());
    arrows.set_if_neq(wanted);
}

#[cfg(test)]
pub(crate) mod tests {
    use std::collections::VecDeque;
    use std::sync::{Arc, Mutex};

    use super::*;
    use crate::app::agon::gameplay::analyst::searches::{Heard, Search, Searches};
    use crate::app::agon::gameplay::messages::{GameEnded, GameStarted, HistoryAction};
    use crate::app::agon::gameplay::{analyst, default_keys};
    use crate::app::shell::system::store::Store;
    use crate::app::testing::matches::{QUEEN_AND_GUARD, at, match_of, two_people};
    use crate::app::testing::programs;
    use crate::app::testing::programs::{settle, tell};
    use crate::engine::{Level, Report};
    use crate::rules::{RuleSet, WinReason};
    use crate::session::players::Players;
    use crate::session::save_format::tests::random_game;

    /// An analysis that has found lines with these values for White.
    pub(crate) fn found_after(current: &Match, scores: &[Score]) -> Analysis {
        let game = game_here(current);
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
                position: *game.position(),
                depth: 14,
                nodes: 8_123_456,
                time: Duration::from_millis(3_400),
                lines: scores.iter().zip(moves.iter()).map(line).collect(),
            }),
            ..default()
        }
    }

    /// Searches that say what a test tells them to.
    #[derive(Clone, Default)]
    struct Told(Arc<Mutex<State>>);

    #[derive(Default)]
    struct State {
        started: Vec<Search>,
        is_running: bool,
        heard: VecDeque<Heard>,
    }

    impl Searches for Told {
        fn start(&mut self, search: Search) {
            let state = &mut *self.0.lock().unwrap();
            state.started.push(search);
            state.is_running = true;
        }

        fn poll(&mut self) -> Heard {
            self.0.lock().unwrap().heard.pop_front().unwrap_or(Heard::Nothing)
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

        /// The search started last.
        fn last(&self) -> Search {
            self.0.lock().unwrap().started.last().unwrap().clone()
        }

        /// Reports legal moves as lines of the running search, so much better each for the side to move.
        fn find(&self, depth: u32, scores: &[i32]) {
            let search = self.last();
            let moves = search.game.legal_moves();
            let reports = (1..).zip(scores).zip(moves.iter()).map(|((number, &score), &mv)| {
                let report = Report {
                    number,
                    depth,
                    seldepth: depth,
                    score: Score::Race(score),
                    nodes: 1_000,
                    time: Duration::from_millis(1),
                    hashfull: 0,
                    pv: vec![mv],
                };
                Heard::Report(search.id, report)
            });
            self.0.lock().unwrap().heard.extend(reports);
        }

        fn end(&self) {
            let id = self.last().id;
            let state = &mut *self.0.lock().unwrap();
            state.heard.push_back(Heard::Done(id));
            state.is_running = false;
        }
    }

    /// A program with this game on the board.
    fn app(current: &Match) -> (App, Told) {
        let searches = Told::default();
        let mut app = programs::referee(Store::memory());
        app.add_plugins((default_keys::plugin, analyst::plugin, plugin))
            .insert_resource(AnalysisArrows::default())
            .insert_resource(Analyst::new(Box::new(searches.clone())));
        app.update();
        tell(&mut app, GameStarted(current.saved_game(None)));
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
        // What could still have been played where Black resigned is searched.
        assert_eq!((searches.searches(), searches.last().lines), (1, USUAL_LINES));
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
        assert_eq!((arrows.len(), arrows[0].from, arrows[0].rank), (3, first.from(), 0));

        // Another position is searched anew, and what is heard of the one before is of no interest.
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
    fn a_search_stops_out_of_sight_and_at_a_word_and_goes_on_without_an_end_when_asked() {
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
        // It begins anew, but no less is shown than was known.
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
        assert_eq!((analysis(&app).lines(), searches.searches()), (MOST_LINES, 2));
    }

    #[test]
    fn if_a_side_stood_still_the_other_one_is_searched_but_cannot_play() {
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
    fn it_is_told_why_there_are_no_lines() {
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
    fn a_move_of_a_line_is_a_variation_and_no_end_is_told() {
        // White’s last guard closes the ring.
        let rules = RuleSet::default();
        let nearly = "6/7/8/9/4GG4/4GQG4/4G5/4G4/8/7/1q4 w - 0 1";
        let start = crate::notation::parse_position(nearly, &rules).unwrap();
        let mut game = Game::from_position(rules, start);
        let quiet = game.legal_moves().iter().copied().find(|mv| mv.to_string() != "h5g6");
        game.play(quiet.unwrap()).unwrap();
        let mut ended = match_of(game, Players::against_computer(Side::White, Level::Casual));
        ended.tree.lose(Side::White, WinReason::Time);
        let (mut app, searches) = app(&ended);
        tell(&mut app, AnalysisAction::Begin);
        let result = current(&app).result();
        tell(&mut app, HistoryAction::ShowFirst);
        let search = searches.last();
        let wins = search
            .game
            .legal_moves()
            .iter()
            .copied()
            .find(|mv| mv.to_string() == "h5g6");
        let report = Report {
            number: 1,
            depth: 1,
            seldepth: 1,
            score: Score::WinIn(1),
            nodes: 1,
            time: Duration::ZERO,
            hashfull: 0,
            pv: vec![wins.unwrap()],
        };
        searches
            .0
            .lock()
            .unwrap()
            .heard
            .push_back(Heard::Report(search.id, report));
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
}
