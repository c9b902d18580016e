//! A line played out on the board in place of the game's position, then taken back. The game does not change, and any
//! press ends the line, unless it is directed.

use std::time::Duration;

use agon_core::rules::{Game, Move, Ply, Position};
use bevy::prelude::*;

use super::agon_screen::AGON;
use super::current_game::{Match, PositionKey};
use super::messages::PositionChanged;
use super::schedule::{AgonSystems, EffectSystems};
use crate::shell::system::redraw::Wake;
use crate::tabletop::active_game::init_with_game;
use crate::tabletop::motion::SkipAnimations;
use crate::tabletop::schedule::TableSystems;

/// Time that each move stays on the board, and the last one.
const MOVE: Duration = Duration::from_millis(1100);
const LAST_MOVE: Duration = Duration::from_millis(1900);
/// Maximum number of moves played out.
const LONGEST_LINE: usize = 5;

pub(crate) fn plugin(app: &mut App) {
    init_with_game::<Preview>(app, AGON);
    app.add_message::<SkipAnimations>()
        .add_message::<PositionChanged>()
        .add_systems(
            Update,
            (
                run.in_set(TableSystems::Skip),
                give_way.in_set(TableSystems::Effects).before(EffectSystems::Weigh),
            )
                .in_set(AgonSystems),
        );
}

/// The line that is played out, if any.
#[derive(Resource, Debug, Default)]
pub struct Preview(Option<Running>);

#[derive(Debug)]
struct Running {
    /// The position of the game from which it starts.
    start: PositionKey,
    plies: Vec<Ply>,
    /// Number of plies on the board after the first.
    at: usize,
    /// When the ply on the board was played, measured from the start of the program; `None` if the line is directed.
    since: Option<Duration>,
    /// Whether the last ply stays on the board until something else is done.
    is_held: bool,
}

impl Preview {
    /// Begins to play out the first moves of the line, as far as they are legal.
    pub(crate) fn begin(&mut self, current: &Match, line: &[Move], now: Duration) {
        self.begin_from(current.game(), current, line, now);
    }

    /// As [`begin`](Self::begin), from another point of the game.
    pub(crate) fn begin_from(&mut self, game: &Game, current: &Match, line: &[Move], now: Duration) {
        let plies = game.plies_of(&line[..line.len().min(LONGEST_LINE)]);
        self.0 = (!plies.is_empty()).then(|| Running {
            start: current.key(),
            plies,
            at: 0,
            since: Some(now),
            is_held: false,
        });
    }

    /// As [`begin`](Self::begin) for a single move, which stays until another line begins, or until [`end`](Self::end)
    /// or a press.
    pub(crate) fn hold(&mut self, current: &Match, mv: Move, now: Duration) {
        self.begin(current, &[mv], now);
        if let Some(running) = &mut self.0 {
            running.is_held = true;
        }
    }

    /// Puts the first of these plies on the board, which need not follow the position of the game. Each further one
    /// waits for [`go_on`](Self::go_on), and no press ends the line.
    pub(crate) fn direct(&mut self, current: &Match, plies: Vec<Ply>) {
        self.0 = (!plies.is_empty()).then(|| Running {
            start: current.key(),
            plies,
            at: 0,
            since: None,
            is_held: false,
        });
    }

    /// Puts the next of the plies on the board. Returns whether there was one.
    pub(crate) fn go_on(&mut self) -> bool {
        let next = self.0.as_mut().filter(|running| running.at + 1 < running.plies.len());
        next.map(|running| running.at += 1).is_some()
    }

    /// Whether the line is directed: its plies wait to be called for.
    pub fn is_directed(&self) -> bool {
        self.0.as_ref().is_some_and(|running| running.since.is_none())
    }

    /// Whether a line is being played out.
    pub const fn is_running(&self) -> bool {
        self.0.is_some()
    }

    /// Takes the line back.
    pub(crate) fn end(&mut self) {
        self.0 = None;
    }

    /// The ply whose position is on the board in place of the game's; `None` once the game has gone on.
    pub fn ply(&self, current: &Match) -> Option<&Ply> {
        let running = self.0.as_ref().filter(|running| running.start == current.key())?;
        running.plies.get(running.at)
    }

    /// The position on the board.
    pub fn position<'a>(&'a self, current: &'a Match) -> &'a Position {
        self.ply(current)
            .map_or_else(|| current.position(), |ply| &ply.position)
    }
}

impl Running {
    /// Time that the ply on the board stays there.
    const fn stay(&self) -> Duration {
        if self.at + 1 < self.plies.len() {
            MOVE
        } else {
            LAST_MOVE
        }
    }
}

/// Ends the line when the game has gone on, or another one is on the board.
fn give_way(mut changes: MessageReader<PositionChanged>, mut preview: ResMut<Preview>) {
    if changes.read().count() > 0 && preview.is_running() {
        preview.end();
    }
}

/// Plays the next move; takes all back after the last one or at a press.
fn run(
    mut presses: MessageReader<SkipAnimations>,
    current: Option<Res<Match>>,
    time: Res<Time<Real>>,
    mut wake: Option<ResMut<Wake>>,
    mut preview: ResMut<Preview>,
) {
    let is_pressed = presses.read().count() > 0;
    let Some(running) = &preview.0 else {
        return;
    };
    let is_over = is_pressed && running.since.is_some();
    if is_over || current.is_none_or(|current| current.key() != running.start) {
        preview.end();
        return;
    }
    let is_last = running.at + 1 == running.plies.len();
    let Some(since) = running.since.filter(|_| !(is_last && running.is_held)) else {
        return;
    };
    let mut wait = |time| {
        if let Some(wake) = &mut wake {
            wake.within(time);
        }
    };
    let now = time.elapsed();
    let left = (since + running.stay()).saturating_sub(now);
    if !left.is_zero() {
        wait(left);
        return;
    }
    if is_last {
        preview.end();
    } else if let Some(running) = &mut preview.0 {
        running.at += 1;
        running.since = Some(now);
        wait(running.stay());
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::shell::system::resources::AddResource;
    use crate::testing::matches::{at, two_people};

    /// A program in which nothing but the preview runs.
    fn app() -> App {
        let mut app = App::new();
        app.add_message::<SkipAnimations>()
            .add_resource::<Time<Real>>()
            .add_resource::<Preview>()
            .insert_resource(at("globe", None, two_people()))
            .add_systems(Update, run);
        app
    }

    fn is_running_after(app: &mut App, wait: Duration) -> bool {
        app.world_mut().resource_mut::<Time<Real>>().advance_by(wait);
        app.update();
        app.world().resource::<Preview>().is_running()
    }

    #[test]
    fn a_line_is_taken_back_after_a_while_and_a_move_that_is_held_only_when_it_ends() {
        for is_held in [false, true] {
            let mut app = app();
            let current = app.world().resource::<Match>();
            let mv = current.game().legal_moves()[0];
            let mut preview = Preview::default();
            match is_held {
                true => preview.hold(current, mv, Duration::ZERO),
                false => preview.begin(current, &[mv], Duration::ZERO),
            }
            app.insert_resource(preview);
            assert!(is_running_after(&mut app, LAST_MOVE / 2));
            assert_eq!(is_running_after(&mut app, LAST_MOVE * 10), is_held);
            app.world_mut().write_message(SkipAnimations);
            assert!(!is_running_after(&mut app, Duration::ZERO), "a press ends it");
        }
    }
}
