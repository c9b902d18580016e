//! The referee: a game with its seats and all that happened, as a program keeps, shows and saves it.
//!
//! The [`Referee`] alone knows everything. A screen asks it for what one seat may see, and a computer player is given a
//! [`Question`](super::players::Question), which has nothing else in it.

mod bluff;
mod conduct;
mod game_file;
mod marks;
mod replay;
mod save;
mod seal;
mod seat;
mod truth;
mod verdict;
mod whole_game;

pub use bluff::{Bluff, BluffKind};
pub use conduct::Conduct;
pub use game_file::{GameFile, GameFileError, is_game_file, read_game_file};
pub use marks::{Mark, Marks};
pub use replay::{Replay, Step};
pub use save::{SaveError, Summary, read_save, read_summary};
pub use seal::known_by;
pub use seat::{PassesByDefault, Seat, draw_cast};
pub use truth::{Backing, Truth};
pub use verdict::Verdict;
pub use whole_game::{Referee, Refusal};
