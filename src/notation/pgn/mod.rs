//! Game records: tags, the moves with comments and variations, and the result, as PGN (`docs/rules.md` §8).

mod error;
mod game;
mod line;
mod reader;
mod record;
mod result;
mod scanner;
mod writer;

pub use error::{RecordError, RecordFault};
pub use game::ReplayError;
pub use line::{Comment, DEEPEST_VARIATION, Line, Node};
pub use reader::read_records;
pub use record::Record;
pub use result::GameResult;
pub use writer::write_records;
