//! Game records: tags, the moves with comments and variations, and the result, as PGN (`docs/rules.md` §8).

mod braces;
mod error;
mod game;
mod glyphs;
mod header;
mod line;
mod movetext;
mod reader;
mod record;
mod result;
mod scanner;
mod spelling;
mod tag;
mod writer;

pub use error::{RecordError, RecordFault, Records};
pub use game::ReplayError;
pub use glyphs::{JUDGING, judging_sign};
pub use line::{Comment, DEEPEST_VARIATION, Line, Node};
pub(super) use reader::read_intro;
pub use reader::{read_moves, read_records};
pub use record::Record;
pub use result::GameResult;
pub(super) use tag::has_tag;
pub use writer::write_records;
