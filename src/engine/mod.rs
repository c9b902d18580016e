//! The computer player: a search over the rules, an evaluation that learned, eight levels, and the text protocol in front of them.
//!
//! Knows no clock: whoever starts a search gives it [`Limits`] and a [`Monitor`] that tells the time and when to stop.
//! Limited by nodes and on one thread, a search finds the same move on every machine.

mod alphabeta;
pub mod arena;
mod chances;
mod deepening;
mod evaluation;
mod finish;
pub mod learning;
mod levels;
mod limits;
mod net;
mod ordering;
mod path;
pub mod protocol;
mod reasons;
mod report;
mod score;
mod search_thread;
mod searcher;
mod table;

pub use chances::{Chances, Curve};
pub use evaluation::{Evaluation, UnknownEvaluation, race, setbacks};
pub use levels::{Level, Reply, accepts_draw, choose_move};
pub use limits::{Limits, Monitor, Unwatched};
pub use net::{Net, NetError};
pub use reasons::{Explanation, Reason, explain, facts};
pub use report::{Line, Lines, Report, SearchResult};
pub use score::Score;
pub use searcher::Searcher;
