//! Why lessons cannot be read.

use crate::notation::GameTextError;

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
        /// The fault.
        #[source]
        fault: LessonFault,
    },
}

/// A fault in a lesson.
#[derive(Debug, thiserror::Error)]
pub enum LessonFault {
    /// Its rules, its position or one of its moves is not valid.
    #[error(transparent)]
    Game(#[from] GameTextError),
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
