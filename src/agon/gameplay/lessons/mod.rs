//! Lessons on the board: the enemy answers, what goes wrong is shown and taken back, and after what goes well the next
//! lesson follows. What counts is decided by [`learn`](agon_core::learn); what was learned is noted elsewhere.

use std::time::Duration;

use agon_core::engine::Level;
use agon_core::learn::attempt::{Attempt, Event};
use agon_core::learn::course::Course;
use agon_core::learn::enemy::{Enemy, Reply};
use agon_core::learn::lesson::{Failure, Lesson};
use agon_core::rules::Move;
use agon_core::session::saved_game::SavedGame;
use bevy::prelude::*;

use super::current_game::{Match, Purpose};
use super::exercise::{Exercises, Stays, Tried, add_exercises, begin_again, exercise_game};
use super::messages::{GameAction, GameStarted, LessonRestarted, MoveRequested};
use super::opponent::Pace;
use super::schedule::{MenuSystems, OpponentSystems};
use crate::shell::system::redraw::Wake;
use crate::shell::ui::navigation::Overlay;
use crate::tabletop::due::Due;

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

/// What a player of lessons wants.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub enum LessonWanted {
    /// To begin this one.
    Begin(&'static Lesson),
    /// To have all moves taken back.
    Again,
    /// To go on to the next one, whether or not this one is done; after the last one, to leave.
    Next,
    /// To go back to where it was begun.
    Leave,
}

/// What there is to be noted of a lesson.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub enum LessonNews {
    /// It has begun.
    Begun(&'static Lesson),
    /// It is done, with 1 to 3 stars.
    Done(&'static Lesson, u8),
}

/// What the player is told of the lesson on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Told {
    /// The task alone.
    Task,
    /// Why the last try went wrong; from then until the first move of the next.
    Failed(Failure<'static>),
    /// It is done, with 1 to 3 stars.
    Done(u8),
}

/// The lesson on the board, if there is one.
pub type Lessons = Exercises<Running>;

/// A lesson that is tried.
#[derive(Debug)]
pub struct Running {
    /// The seed of its game.
    game: u64,
    attempt: Attempt<'static>,
    /// The plies on the board when it was looked at last.
    plies: Option<usize>,
    told: Told,
    due: Due<Next>,
}

/// What comes by itself.
#[derive(Clone, Copy, Debug)]
enum Next {
    Answer(Move),
    TakeBack,
    GoOn,
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
    pub(crate) const fn new(lesson: &'static Lesson, game: u64) -> Self {
        Self {
            game,
            attempt: Attempt::new(lesson),
            plies: None,
            told: Told::Task,
            due: Due::NOTHING,
        }
    }

    /// The lesson.
    pub const fn lesson(&self) -> &'static Lesson {
        self.attempt.lesson()
    }

    /// What the player is told.
    pub const fn told(&self) -> Told {
        self.told
    }

    /// The same when something else is told.
    #[cfg(test)]
    pub(crate) fn telling(self, told: Told) -> Self {
        Self { told, ..self }
    }

    /// Takes in what has come of the game.
    fn follow(&mut self, current: &Match, now: Duration, pace: Duration, stays: Stays) -> Option<LessonNews> {
        let plies = current.game().plies().len();
        if self.plies == Some(plies) {
            return None;
        }
        let begins = self.plies.replace(plies).is_none();
        self.due = Due::NOTHING;
        let lesson = self.lesson();
        match self.attempt.follow(current.game()) {
            // Why it went wrong can be read until the next move.
            Event::GoingOn if plies == 0 => {}
            Event::GoingOn => self.told = Told::Task,
            Event::Answered(reply) => {
                self.told = Told::Task;
                // The computer and forced passes come as in any game.
                if let Some(Reply::Move(mv)) = reply {
                    self.due = Due::at(now + pace, Next::Answer(mv));
                }
            }
            Event::Done { stars } => {
                self.told = Told::Done(stars);
                self.due = Due::at(now + stays.done, Next::GoOn);
                return Some(LessonNews::Done(lesson, stars));
            }
            Event::Failed(failure) => {
                self.told = Told::Failed(failure);
                self.due = Due::at(now + stays.failed, Next::TakeBack);
            }
        }
        begins.then_some(LessonNews::Begun(lesson))
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

/// A lesson comes on the board.
fn begun(lesson: &'static Lesson) -> GameStarted {
    GameStarted {
        game: game_of(lesson),
        purpose: Purpose::Lesson(lesson),
    }
}

fn obey(
    mut requests: MessageReader<LessonWanted>,
    current: Option<Res<Match>>,
    mut lessons: ResMut<Lessons>,
    mut started: MessageWriter<GameStarted>,
    mut restarted: MessageWriter<LessonRestarted>,
    mut actions: MessageWriter<GameAction>,
) {
    let on_board = current.as_ref().and_then(|current| current.lesson());
    for &request in requests.read() {
        let next = match (request, on_board) {
            (LessonWanted::Begin(lesson), None) => {
                lessons.is_over_game = current.is_some();
                Some(lesson)
            }
            (LessonWanted::Begin(lesson), Some(_)) => Some(lesson),
            (LessonWanted::Next, Some(lesson)) => Course::agon().after(lesson.id()),
            (LessonWanted::Again, Some(_)) => {
                restarted.write(LessonRestarted);
                continue;
            }
            (LessonWanted::Leave, Some(_)) => None,
            // It was left already.
            (LessonWanted::Next | LessonWanted::Again | LessonWanted::Leave, None) => continue,
        };
        match next {
            Some(lesson) => drop(started.write(begun(lesson))),
            None => drop(actions.write(GameAction::Leave)),
        }
    }
}

/// Follows the lesson on the board, and does what comes by itself. While a page lies over it, nothing does.
fn follow(
    (current, overlay): (Option<Res<Match>>, Res<State<Overlay>>),
    (time, pace, stays): (Res<Time<Real>>, Res<Pace>, Res<Stays>),
    (mut lessons, mut wake): (ResMut<Lessons>, ResMut<Wake>),
    mut moves: MessageWriter<MoveRequested>,
    mut restarted: MessageWriter<LessonRestarted>,
    mut wanted: MessageWriter<LessonWanted>,
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
        lessons.running = Some(Running::new(lesson, current.seed()));
    }
    let Some(running) = &mut lessons.running else {
        return;
    };
    let now = time.elapsed();
    news.write_batch(running.follow(&current, now, pace.0, *stays));
    if *overlay.get() != Overlay::None {
        return;
    }
    match running.due.take(now, &mut wake) {
        None => {}
        Some(Next::Answer(mv)) => drop(moves.write(MoveRequested::new(mv, &current))),
        Some(Next::TakeBack) => drop(restarted.write(LessonRestarted)),
        Some(Next::GoOn) => drop(wanted.write(LessonWanted::Next)),
    }
}
