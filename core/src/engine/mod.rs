//! The computer player: a search, a trained evaluation, ten levels, and the text protocol in front of them.
//!
//! The engine has no clock of its own: a search is given [`Limits`], and a [`Monitor`] that gives the time and stops
//! it. Limited by nodes and on one thread, a search finds the same move on every machine.
//!
//! ```
//! use agon_core::engine::{Level, Limits, Score, Searcher, Unwatched, choose_move};
//! use agon_core::notation::parse_position;
//! use agon_core::rules::{Game, RuleSet};
//!
//! // A level with a seed always plays the same move.
//! let game = Game::new(RuleSet::default());
//! let reply = || choose_move(&game, Level::Steady, 42, &mut Unwatched).map(|reply| reply.mv);
//! assert!(reply().is_some() && reply() == reply());
//!
//! // At full strength: the last guard closes the ring.
//! let nearly = parse_position("6/7/8/9/4GG4/4GQG4/4G5/4G4/8/7/1q4 w - 0 1", game.rules())?;
//! let game = Game::from_position(*game.rules(), nearly);
//! let result = Searcher::new(1 << 20).search(&game, &Limits::nodes(1_000), &mut Unwatched);
//! let result = result.expect("the game goes on");
//! assert_eq!((result.best.to_string(), result.score), ("h5g6".into(), Score::WinIn(1)));
//! # Ok::<(), agon_core::notation::PositionTextError>(())
//! ```

mod alphabeta;
pub mod arena;
mod chances;
mod deepening;
mod evaluation;
mod finish;
mod judgement;
pub mod learning;
mod level_estimate;
mod levels;
mod limits;
mod net;
mod ordering;
pub mod protocol;
mod reasons;
mod repetition;
mod report;
mod review;
mod score;
mod search_thread;
mod searcher;
mod transposition_table;

pub use chances::{Chances, Curve, REVIEW_NODES};
pub use evaluation::{Evaluation, UnknownEvaluation, race, setbacks};
pub use judgement::{Findings, HASH_MEBIBYTES, Inquiry, Judgement, Mark, Query, judge};
pub use level_estimate::{LEVEL_NODES, LevelEstimate, Losses};
pub use levels::{Level, Reply, accepts_draw, choose_move};
pub use limits::{Limits, Monitor, Unwatched};
pub use net::{Net, NetError};
pub use reasons::{Reason, facts};
pub use report::{Line, Lines, Report, SearchResult};
pub use review::{LONGEST_LINE, main_line, write_review};
pub use score::Score;
pub use searcher::Searcher;
