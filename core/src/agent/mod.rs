//! Agent, the second game: bluff and bribery on a map of agents, for two to eight players (`docs/agent.md`).
//!
//! The referee's [`Game`] knows all sheets; a player is given a [`View`] and hears [`Event`]s. Who starts, and all other
//! chance, comes in as an argument. A program that shows a game keeps it in a [`Referee`], which also knows who sits
//! where, and how a game is saved.
//!
//! ```
//! use agon_core::agent::{Game, Options, Player, read_action};
//!
//! let mut game = Game::new("3,bribe-cap=1000".parse()?, Player::ALL[2]);
//! let mut heard = Vec::new();
//! for text in ["$A1=1000+500,C2=400", "$", "$B1=1000", "B1-DUB", "object"] {
//!     game.play(&read_action(text)?, &mut heard)?;
//! }
//! // Player 2 began, and player 0 objects to their move.
//! let view = game.view(Player::ALL[2]);
//! assert_eq!(view.legal().to_string(), "insist withdraw");
//! assert!(view.to_string().ends_with(" answer:0:B1-DUB 0,0,0,0,0,0,0,0;0;0/0,0,0,0,0,0,0,0;0;0/0,0,0,0,0,0,0,0;0;0 \
//!     ?/?/0,0,1000,0,0,0,0,0;344444"));
//!
//! let refused = game.play(&read_action("A1-NYC")?, &mut heard).unwrap_err();
//! assert_eq!(refused.to_string(), "now is the time to insist or withdraw");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod action;
pub mod arena;
mod board;
mod cast;
mod chronicle;
mod contest;
mod game;
mod illegal;
mod legal;
pub mod lessons;
mod map;
mod money;
mod options;
mod pieces;
pub mod players;
pub mod protocol;
mod quote;
mod referee;
mod table;
mod text;
mod view;

pub use action::{Action, Announcement, Call, EndReason, Event, Heard, Outcome};
pub use board::Board;
pub use cast::Persona;
pub use chronicle::{Context, Part, contexts};
pub use contest::Contest;
pub use game::Game;
pub use illegal::IllegalAction;
pub use legal::Legal;
pub use map::{City, Map, MapSymmetry, UnknownCity};
pub use money::{CAPITAL, Dollars, FEE, Lots, Money, Sheet, UNIT};
pub use options::{ContestBetween, HeldCase, LostObjection, Options, OptionsError, OptionsFault, Victory};
pub use pieces::{Agent, Nation, Player, Players};
pub use referee::{
    Backing, Bluff, BluffKind, Conduct, GameFile, GameFileError, Mark, Marks, PassesByDefault, Referee, Refusal,
    Replay, SaveError, Seat, Step, Summary, Truth, Verdict, draw_cast, is_game_file, known_by, read_game_file,
    read_save, read_summary,
};
pub use table::{Phase, Table};
pub use text::{
    Record, RecordError, RecordFault, TextError, TextFault, read_action, read_event, read_record, read_state, read_view,
};
pub use view::{ImpossibleSheet, View};
