//! The series of the puzzle on the board: it chooses the next one, and decides what counts.

use std::time::Duration;

use agon_core::puzzles::collection::Collection;
use agon_core::puzzles::duel::{Duel, Stage};
use agon_core::puzzles::progress::Returning;
use agon_core::puzzles::puzzle::{Puzzle, Task};
use agon_core::puzzles::run::{MISTAKES, Run};
use agon_core::puzzles::spotting::Spotting;
use bevy::prelude::*;

use super::agon_screen::{AGON, AgonScreen};
use super::current_game::{Match, kept};
use super::messages::{GameAction, GameStarted, PuzzleAction, PuzzleChanged};
use super::puzzles::begun;
use super::puzzles::messages::{PuzzleNews, PuzzleWanted, SeriesKind};
use super::puzzles::running::PuzzleStatus;
use super::schedule::{MenuSystems, OpponentSystems};
use super::solved::Solved;
use crate::shell::system::exchange::day_number;
use crate::shell::system::random_seed::fresh_seed;
use crate::shell::system::redraw::Wake;
use crate::shell::system::watched_time::Watched;
use crate::shell::ui::navigation::{Overlay, Screen};
use crate::tabletop::active_game::init_with_game;

pub(crate) fn plugin(app: &mut App) {
    init_with_game::<PuzzleSeries>(app, AGON);
    app.add_message::<PuzzleWanted>()
        .add_message::<PuzzleNews>()
        .add_systems(
            Update,
            (
                (change, choose)
                    .chain()
                    .in_set(MenuSystems::PuzzleSeries)
                    .run_if(on_message::<PuzzleWanted>),
                (count.run_if(on_message::<PuzzleNews>), run, close)
                    .chain()
                    .in_set(OpponentSystems::PuzzleSeries)
                    .run_if(resource_exists::<Match>),
            ),
        )
        .add_systems(OnExit(AgonScreen(Screen::Playing)), forget);
}

/// The series of the puzzle on the board.
#[derive(Resource, Clone, Debug, Default, PartialEq, Eq)]
pub enum PuzzleSeries {
    /// Puzzles near the player's rating, which the first tries change; or a chosen one.
    #[default]
    Training,
    /// The puzzle of a day, counted since 1 January 1970; training follows it.
    Daily(u64),
    /// Missed puzzles that come back on this day.
    Missed,
    /// Positions of which half hide nothing.
    Spotting(Spotting),
    /// A run against time.
    Run {
        /// Its progress.
        run: Run,
        /// The time of the next puzzle, if it follows by itself.
        next: Option<Duration>,
        /// Whether it has ended.
        has_ended: bool,
    },
    /// Two players solve the same puzzles.
    Duel(Duel),
}

/// Before so many puzzles were solved or looked at, *Puzzle or not?* has no positions by other rules than usual.
const KNOWING: usize = 20;

/// Time that the outcome of a puzzle is shown in a run.
const SEEN: Duration = Duration::from_millis(900);

impl PuzzleSeries {
    fn new(kind: SeriesKind, seed: u64) -> Self {
        match kind {
            SeriesKind::Training => Self::Training,
            SeriesKind::Missed => Self::Missed,
            SeriesKind::Spotting => Self::Spotting(Spotting::default()),
            SeriesKind::Run => Self::Run {
                run: Run::new(seed),
                next: None,
                has_ended: false,
            },
            SeriesKind::Duel => Self::Duel(Duel::new(seed)),
        }
    }

    /// Whether there is time to look closer: to be given hints, to begin again, and to try defences.
    pub const fn is_leisurely(&self) -> bool {
        self.is_rated() || matches!(self, Self::Missed)
    }

    /// Whether first tries change the player's rating.
    pub const fn is_rated(&self) -> bool {
        matches!(self, Self::Training | Self::Daily(_))
    }

    /// Whether the player of a puzzle with this status is first asked if there is anything to find.
    pub fn is_asking(&self, status: PuzzleStatus) -> bool {
        matches!(self, Self::Spotting(spotting) if spotting.claimed().is_none()) && status == PuzzleStatus::Task
    }

    /// Whether it is over.
    pub fn is_over(&self) -> bool {
        match self {
            Self::Training | Self::Daily(_) | Self::Missed | Self::Spotting(_) => false,
            Self::Run { run, has_ended, .. } => *has_ended || run.mistakes() >= MISTAKES,
            Self::Duel(duel) => duel.stage() == Stage::Over,
        }
    }

    /// Whether this puzzle of it is closed: there is nothing to find, as the player claimed or found by trying, or the
    /// time to find it is over.
    fn has_closed(&self, puzzle: &Puzzle) -> bool {
        match self {
            Self::Spotting(spotting) => puzzle.task() == Task::Nothing && spotting.claimed().is_some(),
            _ => self.is_over(),
        }
    }

    /// Whether the first try at this puzzle is noted.
    pub fn counts(&self, puzzle: &Puzzle, solved: &Solved) -> bool {
        let is_first = || solved.progress().tried(puzzle.id()).is_none() || solved.change_of(puzzle).is_some();
        !puzzle.is_composed() && (!self.is_rated() || is_first())
    }

    fn next(&mut self) {
        match self {
            Self::Training | Self::Missed => {}
            Self::Daily(_) => *self = Self::Training,
            Self::Spotting(spotting) => spotting.next(),
            Self::Run { run, next, has_ended } => {
                *next = None;
                if !*has_ended {
                    run.next();
                }
            }
            Self::Duel(duel) => duel.next(),
        }
    }
}

fn change(mut requests: MessageReader<PuzzleWanted>, current: Option<Res<Match>>, mut series: ResMut<PuzzleSeries>) {
    let puzzle = current.and_then(|current| current.puzzle());
    for &request in requests.read() {
        match (request, &mut *series, puzzle) {
            (PuzzleWanted::Begin(_), ..) => *series = PuzzleSeries::Training,
            (PuzzleWanted::BeginDay(day), ..) => *series = PuzzleSeries::Daily(day),
            (PuzzleWanted::BeginSeries(kind), ..) => *series = PuzzleSeries::new(kind, fresh_seed()),
            (PuzzleWanted::Next, ..) => series.next(),
            (PuzzleWanted::Claim(claim), PuzzleSeries::Spotting(spotting), Some(puzzle)) => {
                spotting.claim(claim, puzzle.task());
            }
            _ => {}
        }
    }
}

/// Puts the next puzzle of the series on the board, if one is wanted; if there is none, the board is left.
fn choose(
    mut requests: MessageReader<PuzzleWanted>,
    (current, solved, series): (Option<Res<Match>>, Option<Res<Solved>>, Res<PuzzleSeries>),
    mut started: MessageWriter<GameStarted>,
    mut actions: MessageWriter<GameAction>,
) {
    let is_next = |request: &&PuzzleWanted| {
        matches!(
            request,
            PuzzleWanted::Next | PuzzleWanted::BeginDay(_) | PuzzleWanted::BeginSeries(_)
        )
    };
    let is_meant = requests.read().filter(is_next).count() > 0;
    let Some(solved) = solved.filter(|_| is_meant) else {
        return;
    };
    let last = current.and_then(|current| current.puzzle()).map(Puzzle::id);
    let (all, progress) = (Collection::agon(), &solved.progress);
    let next = match &*series {
        &PuzzleSeries::Daily(day) => all.of_day(day),
        PuzzleSeries::Training => progress.next(all, solved.theme, last, fresh_seed()),
        // The outcome stays on the board.
        _ if series.is_over() => return,
        PuzzleSeries::Missed => {
            let due = progress.due(all, day_number());
            let next = due.into_iter().find(|returning| last != Some(returning.id()));
            next.map(|returning| match returning {
                Returning::Puzzle(puzzle) => puzzle,
                Returning::Mistake(id, mistake) => kept(mistake.puzzle(id)),
                Returning::Line(_, line) => kept(line.puzzle()),
            })
        }
        PuzzleSeries::Spotting(spotting) => {
            let done = progress.count(all).0 + spotting.asked() as usize;
            Spotting::position(progress.skill().aim(), last, done < KNOWING, fresh_seed())
        }
        PuzzleSeries::Run { run, .. } => run.puzzle(all),
        PuzzleSeries::Duel(duel) => duel.puzzle(all),
    };
    match next {
        Some(puzzle) => drop(started.write(begun(puzzle))),
        None => drop(actions.write(GameAction::Leave)),
    }
}

/// Notes the result of the puzzle.
fn count(mut news: MessageReader<PuzzleNews>, time: Res<Time<Watched>>, mut series: ResMut<PuzzleSeries>) {
    for &news in news.read() {
        let PuzzleNews::Tried { at_once, .. } = news else {
            continue;
        };
        match &mut *series {
            PuzzleSeries::Training | PuzzleSeries::Daily(_) | PuzzleSeries::Missed => {}
            PuzzleSeries::Spotting(spotting) => spotting.tried(at_once),
            PuzzleSeries::Run { run, next, has_ended } if !*has_ended => {
                run.tried(at_once);
                *next = Some(time.elapsed() + SEEN);
            }
            PuzzleSeries::Run { .. } => {}
            PuzzleSeries::Duel(duel) => duel.tried(at_once),
        }
    }
}

/// Lets the time of a run pass, except while a page lies over the board, and goes on to the next puzzle.
fn run(
    (current, overlay, time): (Res<Match>, Res<State<Overlay>>, Res<Time<Watched>>),
    (mut series, mut wake): (ResMut<PuzzleSeries>, ResMut<Wake>),
    mut wanted: MessageWriter<PuzzleWanted>,
    mut news: MessageWriter<PuzzleNews>,
) {
    let PuzzleSeries::Run { run, next, has_ended } = series.bypass_change_detection() else {
        return;
    };
    if *has_ended || current.puzzle().is_none() {
        return;
    }
    let now = time.elapsed();
    if *overlay.get() != Overlay::None {
        run.pause(now);
        return;
    }
    run.resume(now);
    if run.is_over(now) {
        *has_ended = true;
        run.pause(now);
        news.write(PuzzleNews::RunEnded(run.solved()));
        wake.keep_drawing();
        return;
    }
    if next.is_some_and(|at| at <= now) {
        *next = None;
        wanted.write(PuzzleWanted::Next);
        wake.keep_drawing();
        return;
    }
    // Until the clock shows another second.
    let second = Duration::from_nanos(u64::from(run.left(now).subsec_nanos()) + 1_000_000);
    let left = next.map_or(second, |at| second.min(at - now));
    wake.within(left);
}

/// Closes the puzzle once no more moves are due.
fn close(
    (current, series): (Res<Match>, Res<PuzzleSeries>),
    mut boards: MessageWriter<PuzzleChanged>,
    mut wake: ResMut<Wake>,
) {
    let open = current.solving().filter(|solving| !solving.is_closed);
    if open.is_some_and(|solving| series.has_closed(solving.puzzle())) {
        boards.write(PuzzleChanged {
            game: current.seed(),
            action: PuzzleAction::Close,
        });
        wake.keep_drawing();
    }
}

fn forget(mut series: ResMut<PuzzleSeries>) {
    *series = PuzzleSeries::Training;
}
