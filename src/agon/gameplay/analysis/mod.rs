//! Analysis: the best moves in the position shown, searched while nobody plays. The [`Match`] says whether it is on;
//! this asks the analyst and holds the findings.

pub mod arrows;

use std::time::Duration;

use bevy::prelude::*;

use agon_core::engine::{Limits, Score};
use agon_core::notation::NodeId;
use agon_core::rules::{Game, Move, Ply, Position, RuleSet, Side};
use arrows::{AnalysisArrows, Arrow, Label};

use super::agon_screen::AGON;
use super::analyst::progress::Progress;
use super::analyst::{Analyst, Ask, Failed, Urgency};
use super::current_game::Match;
use super::default_keys::{ANALYSE, STAND_STILL};
use super::messages::{AnalysisAction, MoveRequested};
use super::mode_rights::Mode;
use super::schedule::{InputSystems, OpponentSystems};
use super::settings::{AgonSettings, LineCount};
use crate::shell::input::shortcuts::ActionPressed;
use crate::shell::system::watched_time::Watched;
use crate::tabletop::active_game::init_with_game;

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
    app.add_plugins(arrows::plugin)
        .add_message::<AnalysisWanted>()
        .add_systems(
            Update,
            (
                (obey_shortcuts, obey)
                    .chain()
                    .in_set(InputSystems::Analysis)
                    .run_if(resource_exists::<Match>),
                (search, point_out).chain().in_set(OpponentSystems::Follow),
            ),
        );
}

/// A player sets the analysis, or wants one of its moves.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub enum AnalysisWanted {
    /// This many lines, 1 … [`LineCount::MOST`].
    Lines(usize),
    /// Whether to search the opponent's moves as if the side to move stood still.
    StandStill(bool),
    /// Search further.
    GoOn,
    /// Search no further.
    Stop,
    /// Play the first move of a line on the board, the best line being 0.
    Play(usize),
}

/// The state of the search.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Activity {
    /// Nothing is analysed, or there is nothing to search: the game is over here.
    #[default]
    Nothing,
    /// Nobody can stand still here: a piece is to be put back or placed.
    NobodyStandsStill,
    /// Searching.
    Searching,
    /// At its limit.
    Done,
    /// Stopped by the player.
    Stopped,
    /// Stopped because the window could not be seen.
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

/// A line found by the search.
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

/// Findings in a position.
#[derive(Clone, Debug)]
pub struct Found {
    /// The rules of the search.
    pub rules: RuleSet,
    /// The position searched.
    pub position: Position,
    /// The depth of the search, in plies.
    pub depth: u32,
    /// The nodes searched.
    pub nodes: u64,
    /// The search time.
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
    /// The game searched; `None` if it is over.
    game: Option<Game>,
    ask: Option<Ask<Progress>>,
    activity: Activity,
    found: Option<Found>,
    is_hidden: bool,
}

impl Default for Analysis {
    fn default() -> Self {
        Self {
            lines: AgonSettings::default().analysis_lines.number(),
            stands_still: false,
            wanted: None,
            game: None,
            ask: None,
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

/// A position to search, and the number of lines.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Wanted {
    point: Point,
    lines: usize,
}

impl Analysis {
    /// Number of lines shown, from the settings.
    pub const fn lines(&self) -> usize {
        self.lines
    }

    /// Whether the opponent's moves are searched as if the side to move stood still.
    pub const fn stands_still(&self) -> bool {
        self.stands_still
    }

    /// The state of the search.
    pub const fn activity(&self) -> Activity {
        self.activity
    }

    /// Findings in the position on the board, if any yet.
    pub const fn found(&self) -> Option<&Found> {
        self.found.as_ref()
    }

    /// Searches something else, or nothing.
    fn turn_to(&mut self, wanted: Option<Wanted>, game: Option<Game>, analyst: &Analyst) {
        let point = |wanted: Option<Wanted>| wanted.map(|wanted| wanted.point);
        if point(wanted) != point(self.wanted) {
            self.found = None;
        } else if let Some(found) = &mut self.found {
            // With another number of lines, even less deep ones are shown.
            found.depth = 0;
        }
        (self.wanted, self.game) = (wanted, game);
        self.lines = wanted.map_or(self.lines, |wanted| wanted.lines);
        match (self.game.is_some(), self.is_hidden) {
            (false, _) => self.rest(Activity::Nothing),
            (true, true) => self.rest(Activity::Hidden),
            (true, false) => self.ask(analyst, AT_FIRST),
        }
    }

    /// Searches from the beginning.
    fn ask(&mut self, analyst: &Analyst, limits: Limits) {
        if let Some(game) = &self.game {
            self.ask = Some(analyst.lines(game, self.lines, limits, Urgency::Now));
            self.activity = Activity::Searching;
        }
    }

    fn rest(&mut self, activity: Activity) {
        self.ask = None;
        self.activity = activity;
    }

    /// Takes over the progress of a search, unless more is known already.
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
            let plies = game.plies_of(&line.pv);
            // While a depth is searched, a move may have two places: where it was, and where it is now.
            if lines.iter().all(|other| other.mv() != line.mv) && !plies.is_empty() {
                let score = for_white(line.score);
                lines.push(FoundLine { score, plies });
            }
        }
        self.found = Some(Found {
            rules: *game.rules(),
            position: *game.position(),
            depth: progress.depth,
            nodes: progress.nodes,
            time: progress.time,
            lines,
        });
    }
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

/// The game to search; `None` if it is over, or only a pass is possible, which is made at once.
fn searched(current: &Match, stands_still: bool) -> Option<Game> {
    let game = match stands_still {
        true => passed_on(current)?,
        // Moves that could still have been played after a resignation are searched.
        false => current.game_here(),
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

/// Carries out the players' requests.
fn obey(
    mut requests: MessageReader<AnalysisWanted>,
    current: Res<Match>,
    (mut analysis, analyst): (ResMut<Analysis>, Res<Analyst>),
    mut settings: ResMut<AgonSettings>,
    (mut moves, mut actions): (MessageWriter<MoveRequested>, MessageWriter<AnalysisAction>),
) {
    for request in requests.read() {
        match *request {
            AnalysisWanted::Lines(count) => {
                let analysis_lines = LineCount::new(count);
                let chosen = AgonSettings {
                    analysis_lines,
                    ..settings.clone()
                };
                settings.set_if_neq(chosen);
            }
            AnalysisWanted::StandStill(stands) => analysis.stands_still = stands,
            AnalysisWanted::GoOn => {
                let on = Limits {
                    nodes: None,
                    ..AT_FIRST
                };
                analysis.ask(&analyst, on);
            }
            AnalysisWanted::Stop => {
                if analysis.activity == Activity::Searching {
                    analysis.rest(Activity::Stopped);
                }
            }
            // After an imagined turn, nothing can be played.
            AnalysisWanted::Play(_) if analysis.stands_still => {}
            AnalysisWanted::Play(number) => {
                let line = analysis.found().and_then(|found| found.lines.get(number));
                match line.map(FoundLine::mv) {
                    Some(mv) if current.could_be_played_on() => {
                        actions.write(AnalysisAction::PlayOn(Some(mv)));
                    }
                    mv => drop(moves.write_batch(mv.map(|mv| MoveRequested::new(mv, &current)))),
                }
            }
        }
    }
}

/// Follows the game on the board, and takes over the analyst's findings.
fn search(
    (current, settings, time): (Option<Res<Match>>, Res<AgonSettings>, Res<Time<Watched>>),
    mut analysis: ResMut<Analysis>,
    analyst: Res<Analyst>,
) {
    let is_hidden = time.context().is_hidden();
    if analysis.is_hidden != is_hidden {
        analysis.is_hidden = is_hidden;
    }
    let current = current.filter(|current| current.mode() == Mode::Analysing);
    let wanted = current.as_ref().map(|current| Wanted {
        point: Point {
            game: current.seed(),
            node: current.tree().here(),
            stands_still: analysis.stands_still,
        },
        lines: settings.analysis_lines.number(),
    });
    if wanted != analysis.wanted {
        let stands_still = analysis.stands_still;
        let game = current.as_ref().and_then(|current| searched(current, stands_still));
        let is_over = current.is_none_or(|current| searched(&current, false).is_none());
        analysis.turn_to(wanted, game, &analyst);
        if analysis.activity == Activity::Nothing && !is_over {
            analysis.activity = Activity::NobodyStandsStill;
        }
    }
    if analysis.is_hidden && analysis.activity == Activity::Searching {
        analysis.rest(Activity::Hidden);
    }
    let Some(ask) = analysis.ask.as_ref().filter(|_| analyst.is_changed()) else {
        return;
    };
    let (progress, answer) = (ask.progress(), ask.take());
    if let Some(progress) = progress {
        analysis.take(&progress);
    }
    if let Some(answer) = answer {
        let activity = match answer {
            Ok(progress) => {
                analysis.take(&progress);
                Activity::Done
            }
            Err(Failed) => Activity::Failed,
        };
        analysis.rest(activity);
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
    let arrow = |(rank, line): (usize, &FoundLine)| Arrow::of(line.mv(), Label::Rank(rank));
    let wanted = AnalysisArrows(lines.enumerate().filter_map(arrow).collect());
    arrows.set_if_neq(wanted);
}

#[cfg(test)]
pub(crate) mod tests;
