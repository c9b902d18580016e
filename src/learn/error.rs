//! Why lessons cannot be read.

use crate::notation::{MoveTextError, PositionTextError};
use crate::rules::{IllegalMove, RuleSetError};

/// Why a text is not a course of lessons.
#[derive(Debug, thiserror::Error)]
pub enum CourseError {
    /// It is not in the format of a course.
    #[error("the lessons cannot be read: {0}")]
    Unreadable(#[from] serde_json::Error),
    /// Two lessons have the same name.
    #[error("two lessons are named {0:?}")]
    Twice(String),
    /// One of the lessons is not possible.
    #[error("the lesson {id:?}: {fault}")]
    Lesson {
        /// The lesson's name.
        id: String,
        /// What is wrong with it.
        #[source]
        fault: LessonFault,
    },
}

/// What is wrong with a lesson.
#[derive(Debug, thiserror::Error)]
pub enum LessonFault {
    /// The rules are not valid.
    #[error(transparent)]
    Rules(#[from] RuleSetError),
    /// The position is not valid.
    #[error("its position: {0}")]
    Position(#[from] PositionTextError),
    /// A text is not a move.
    #[error("the move {0:?}: {1}")]
    MoveText(String, #[source] MoveTextError),
    /// A move is illegal where it stands.
    #[error("the move {0:?}: {1}")]
    Illegal(String, #[source] IllegalMove),
    /// It asks for nothing.
    #[error("it has no goal")]
    NoGoal,
    /// It cannot be done within so many moves, or the enemy cannot skip so many turns.
    #[error("{0} moves are too many or too few")]
    Moves(usize),
    /// A mistake has no moves.
    #[error("a mistake without a move")]
    NoMistake,
}
