//! Lessons at any table: requests and results. A lesson goes by its id; only its game knows its contents and how it is
//! played.

pub mod learned;
pub(crate) mod list;

use bevy::prelude::*;

/// Request of a player of lessons.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub enum LessonWanted {
    /// To begin the lesson with this id.
    Begin(&'static str),
    /// To try again.
    Again,
    /// To go back to where it was begun.
    Leave,
}

impl LessonWanted {
    /// To go on after a lesson of a course: to the next one, whether or not this one is done; after the last one, to leave.
    pub(crate) fn after(id: &str, course: impl Iterator<Item = &'static str>) -> Self {
        let next = course.skip_while(|&other| other != id).nth(1);
        next.map_or(Self::Leave, Self::Begin)
    }
}

/// News of the lesson with this id, to be noted.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub enum LessonNews {
    /// It has begun.
    Begun(&'static str),
    /// It is done, with 1 to 3 stars.
    Done(&'static str, u8),
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_lesson_leads_to_the_next_one_and_the_last_one_out() {
        let course = ["case", "home", "bluff"];
        let after = |id| LessonWanted::after(id, course.into_iter());
        assert_eq!(after("case"), LessonWanted::Begin("home"));
        assert_eq!(after("home"), LessonWanted::Begin("bluff"));
        assert_eq!(after("bluff"), LessonWanted::Leave);
    }
}
