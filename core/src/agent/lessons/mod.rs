//! Lessons: small tables with a task, from which somebody who has never heard of Agent learns it by playing.
//!
//! A [`Course`] is data (`assets/lessons`, whose README describes the format). Each lesson has one or more
//! [scenes](Scene), which are played by the ordinary rules; [`Scene::standing`] is the progress after the decisions
//! made.
//!
//! ```
//! use agon_core::agent::lessons::{Course, Standing};
//!
//! let lesson = Course::agent().lessons().first().expect("there are lessons");
//! let scene = &lesson.scenes()[0];
//! let mut decisions = Vec::new();
//! loop {
//!     decisions.push(match scene.standing(&decisions) {
//!         Standing::Yours(step) => (scene.seat(), scene.solution(step, &decisions).expect("each step has one")),
//!         Standing::Theirs(player, action) => (player, action),
//!         Standing::Failed(..) => panic!("the solution is right"),
//!         Standing::Done => break,
//!     });
//! }
//! assert!(scene.game_after(&decisions).table().holder().is_some(), "it is about picking up the case");
//! ```

mod course;
mod error;
mod goal;
mod pattern;
mod scene;

pub use course::{Course, Lesson};
pub use error::{CourseError, SceneFault};
pub use goal::Goal;
pub use pattern::Pattern;
pub use scene::{Scene, Standing, Step, Wrong};
