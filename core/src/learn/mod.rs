//! Lessons: small positions with a task, from which somebody who has never heard of Agon learns it by moving.
//!
//! A [`Course`](course::Course) is data (`assets/lessons`, whose README describes the format). Each of its
//! [lessons](lesson::Lesson) is played by the ordinary rules; [`Lesson::standing`](lesson::Lesson::standing) is the
//! progress after the moves made, and an [`Attempt`](attempt::Attempt) counts the tries for the stars.
//!
//! ```
//! use agon_core::learn::attempt::{Attempt, Event};
//! use agon_core::learn::course::Course;
//!
//! let lesson = Course::agon().lessons().next().expect("there are lessons");
//! let (mut game, mut attempt) = (lesson.game(), Attempt::new(lesson));
//! for mv in lesson.solution() {
//!     game.play(*mv)?;
//! }
//! assert_eq!(attempt.follow(&game), Event::Done { stars: 3 });
//! # Ok::<(), agon_core::rules::IllegalMove>(())
//! ```

pub mod attempt;
pub mod course;
pub mod enemy;
pub mod error;
pub mod goal;
pub mod lesson;
pub mod progress;
