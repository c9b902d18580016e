//! Why lessons cannot be read.

use crate::agent::illegal::IllegalAction;
use crate::agent::options::OptionsError;
use crate::agent::pieces::Player;
use crate::agent::text::{RecordFault, TextError};

/// Why a text is not a course of lessons.
#[derive(Debug, thiserror::Error)]
pub enum CourseError {
    /// It is not in the format of a course.
    #[error("the lessons cannot be read: {0}")]
    Unreadable(#[from] serde_json::Error),
    /// Two lessons have the same name.
    #[error("two lessons are named {0:?}")]
    Twice(String),
    /// A lesson has no scene.
    #[error("the lesson {0:?} has no scene")]
    Empty(String),
    /// One of the scenes is not possible.
    #[error("the lesson {id:?}, scene {scene}: {fault}")]
    Scene {
        /// The lesson's name.
        id: String,
        /// The scene, counted from 1.
        scene: usize,
        /// The fault.
        #[source]
        fault: SceneFault,
    },
}

/// A fault in a scene of a lesson. Steps are counted from 1.
#[derive(Debug, thiserror::Error)]
pub enum SceneFault {
    /// The options are not valid.
    #[error("its options: {0}")]
    Options(#[from] OptionsError),
    /// The state text is not valid.
    #[error("its position: {0}")]
    Position(#[source] TextError),
    /// There is no such seat.
    #[error("nobody sits on seat {0}")]
    Seat(usize),
    /// A decision cannot be read.
    #[error("the decision {0:?}: {1}")]
    Decision(String, #[source] RecordFault),
    /// A pattern of allowed actions cannot be read.
    #[error("{0:?} is neither an action nor claim=100..800, $A1>=500, $ or *: {1}")]
    Pattern(String, #[source] TextError),
    /// The goal cannot be read.
    #[error("{0:?} is no goal: holder=A1, case=LIS, free, winner=0, exiled=A1, proven=A1..500 and running are")]
    Goal(String),
    /// It asks for nothing, or a step has no right action.
    #[error("step {0} has no right action")]
    NoStep(usize),
    /// A decision is for somebody else.
    #[error("step {step}: {action:?} is for player {asked} to decide, or for nobody")]
    NotAsked {
        /// The step; 0 before the first.
        step: usize,
        /// The decision.
        action: String,
        /// The player who decides there instead; the learner's seat if nobody does.
        asked: Player,
    },
    /// A decision is against the rules.
    #[error("step {step}: {action:?}: {fault}")]
    Illegal {
        /// The step; 0 before the first.
        step: usize,
        /// The decision.
        action: String,
        /// Why it is illegal.
        #[source]
        fault: IllegalAction,
    },
    /// No action fits what is written, with the sheet that the learner has.
    #[error("step {step}: nothing that can be done fits {pattern:?}")]
    Impossible {
        /// The step.
        step: usize,
        /// The text of the pattern.
        pattern: String,
    },
    /// A mistake is right as well, so that it would never be explained.
    #[error("step {step}: the mistake {text:?} is also right")]
    RightToo {
        /// The step.
        step: usize,
        /// The name of its text.
        text: String,
    },
    /// The right actions do not lead to the goal.
    #[error("after {action:?} its goals are not reached")]
    NotReached {
        /// The last action of the learner.
        action: String,
    },
}
