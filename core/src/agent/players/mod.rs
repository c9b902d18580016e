//! Computer players: belief, the race, small games of bluff, and five strengths (`docs/agent-players.md`).
//!
//! A [`Thinker`] is given a view, the public events and a seed. With the same seed it decides the same natively and in a
//! browser: decisions use whole numbers and the basic operations on `f64` only.

mod belief;
mod claims;
mod contest;
mod guess;
mod level;
mod manners;
mod matrix;
mod opening;
mod playout;
mod prospects;
mod question;
mod race;
mod reason;
mod reputation;
mod strike;
mod thinker;
mod world;

pub use belief::Belief;
pub use level::{Character, Habit, Level, Temperament, UnknownCharacter};
pub use question::{Question, QuestionError, read_question};
pub use reason::Reason;
pub use reputation::{Reputation, UnknownReputation};
pub use thinker::{Choice, Thinker};
