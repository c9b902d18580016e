//! Lessons on the board: the enemy answers, errors are shown and taken back, and success stays until the player goes on.
//! [`learn`](agon_core::learn) decides what counts; progress is noted elsewhere.

use std::time::Duration;

use agon_core::engine::Level;
use agon_core::learn::attempt::{Attempt, Event};
use agon_core::learn::course::Course;
use agon_core::learn::enemy::{Enemy, Reply};
use agon_core::learn::lesson::{Failure, Lesson};
use agon_core::session::saved_game::SavedGame;
use bevy::prelude::*;

use super::current_game::{Match, Purpose};
use super::exercise::{Exercises, Stays, Tried, add_exercises, begin_again, exercise_game};
use super::messages::{GameAction, GameStarted, LessonRestarted, MoveRequested};
use super::opponent::Pace;
use super::schedule::{MenuSystems, OpponentSystems};
use crate::shell::system::redraw::Wake;
use crate::tabletop::due::{Due, DueTime};
use crate::tabletop::lessons::{LessonNews, LessonWanted};
use crate::tabletop::motion::PiecesMoving;

pub(crate) fn plugin(app: &mut App) {
    add_exercises::<Running>(app);
    app.add_systems(
        Update,
        (
            (begin_again::<Running>, obey).chain().in_set(MenuSystems::Learn),
            follow.in_set(OpponentSystems::Lessons),
        ),
    );
}

/// Status of the lesson on the board, as the player sees it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LessonStatus {
    /// In progress.
    Task,
    /// The last try went wrong, and why; lasts until the first move of the next.
    Failed(Failure<'static>),
    /// Done, with 1 to 3 stars.
    Done(u8),
}

/// The lesson on the board, if there is one.
pub type Lessons = Exercises<Running>;

/// A lesson in progress.
#[derive(Debug)]
pub struct Running {
    /// The seed of its game.
    game: u64,
    attempt: Attempt<'static>,
    /// Number of plies when the board was last looked at.
    plies: Option<usize>,
    status: LessonStatus,
    /// The verdict on the last move, until its piece has landed.
    verdict: Option<LessonStatus>,
    due: Due,
}

impl Tried for Running {
    type What = Lesson;
    type Wanted = LessonWanted;
    type News = LessonNews;
    const AGAIN: LessonWanted = LessonWanted::Again;

    fn game(&self) -> u64 {
        self.game
    }

    fn what(&self) -> &'static Lesson {
        self.lesson()
    }

    fn is_on(current: &Match) -> bool {
        current.lesson().is_some()
    }
}

impl Running {
    /// The first try at a lesson in the game with this seed.
    pub(crate) fn new(lesson: &'static Lesson, game: u64) -> Self {
        Self {
            game,
            attempt: Attempt::new(lesson),
            plies: None,
            status: LessonStatus::Task,
            verdict: None,
            due: Due::default(),
        }
    }

    /// The lesson.
    pub const fn lesson(&self) -> &'static Lesson {
        self.attempt.lesson()
    }

    /// The most stars that this try can still earn after so many moves.
    pub fn most_stars(&self, moves: usize) -> u8 {
        self.attempt.most_stars(moves)
    }

    /// Its status.
    pub const fn status(&self) -> LessonStatus {
        self.status
    }

    /// A copy with another status.
    #[cfg(test)]
    pub(crate) fn with_status(self, status: LessonStatus) -> Self {
        Self { status, ..self }
    }

    /// The request that leads on.
    pub(crate) fn onward(&self) -> LessonWanted {
        LessonWanted::after(self.lesson().id(), Course::agon().ids())
    }

    /// Takes in the state of the game.
    fn follow(&mut self, current: &Match, now: Duration, pace: Duration, stays: Stays) -> Option<LessonNews> {
        let plies = current.game().plies().len();
        if self.plies.replace(plies) == Some(plies) {
            return None;
        }
        self.status = self.verdict.take().unwrap_or(self.status);
        self.due = Due::default();
        match self.attempt.follow(current.game()) {
            // The reason for the failure can be read until the next move.
            Event::GoingOn if plies == 0 => {}
            Event::GoingOn => self.status = LessonStatus::Task,
            Event::Answered(reply) => {
                self.status = LessonStatus::Task;
                // The computer and forced passes come as in any game.
                if let Some(Reply::Move(mv)) = reply {
                    self.due = Due::at(now + pace, MoveRequested::new(mv, current));
                }
            }
            Event::Done { stars } => {
                self.verdict = Some(LessonStatus::Done(stars));
                return Some(LessonNews::Done(self.lesson().id(), stars));
            }
            Event::Failed(failure) => {
                self.verdict = Some(LessonStatus::Failed(failure));
                self.due = Due::at(now + stays.0, LessonWanted::Again);
            }
        }
        None
    }
}

/// The game of a lesson.
pub(crate) fn game_of(lesson: &'static Lesson) -> SavedGame {
    let level = match lesson.enemy() {
        &Enemy::Computer(level) => level,
        Enemy::Waits | Enemy::Plays(_) => Level::Beginner,
    };
    exercise_game(lesson.game(), lesson.player(), level)
}

fn obey(
    mut requests: MessageReader<LessonWanted>,
    current: Option<Res<Match>>,
    mut lessons: ResMut<Lessons>,
    mut started: MessageWriter<GameStarted>,
    mut restarted: MessageWriter<LessonRestarted>,
    mut actions: MessageWriter<GameAction>,
    mut news: MessageWriter<LessonNews>,
) {
    let is_on_board = current.as_ref().is_some_and(|current| current.lesson().is_some());
    for &request in requests.read() {
        match request {
            LessonWanted::Begin(id) => {
                let Some(lesson) = Course::agon().lesson(id) else {
                    continue;
                };
                if !is_on_board {
                    lessons.is_over_game = current.is_some();
                }
                started.write(GameStarted {
                    game: game_of(lesson),
                    purpose: Purpose::Lesson(lesson),
                });
                news.write(LessonNews::Begun(id));
            }
            // Already left.
            LessonWanted::Again | LessonWanted::Leave if !is_on_board => {}
            LessonWanted::Again => drop(restarted.write(LessonRestarted)),
            LessonWanted::Leave => drop(actions.write(GameAction::Leave)),
        }
    }
}

/// Follows the lesson on the board, and sends its automatic steps.
fn follow(
    (current, pace, stays): (Option<Res<Match>>, Res<Pace>, Res<Stays>),
    moving: Res<PiecesMoving>,
    (mut lessons, mut time, mut wake): (ResMut<Lessons>, DueTime, ResMut<Wake>),
    mut news: MessageWriter<LessonNews>,
) {
    let Some(current) = current else {
        return;
    };
    let lessons = lessons.bypass_change_detection();
    let Some(lesson) = current.lesson() else {
        lessons.running = None;
        return;
    };
    if lessons.running(&current).is_none() {
        lessons.running = None;
    }
    let begun = || Running::new(lesson, current.seed());
    let running = lessons.running.get_or_insert_with(begun);
    // A piece that was moved in this frame is not on its way yet.
    if let Some(verdict) = running.verdict.take_if(|_| !moving.0) {
        running.status = verdict;
    }
    news.write_batch(running.follow(&current, time.now(), pace.0, *stays));
    if running.verdict.is_some() {
        wake.keep_drawing();
    }
    time.send(&mut running.due, &mut wake);
}
