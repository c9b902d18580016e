//! A whole game as one word, short enough for a web address or a QR code. `docs/links.md` describes the format.
//!
//! A move is stored as its index among the legal moves. The game is one large number in a mixed radix: every choice is
//! a digit whose base is the number of options there were.

mod checksum;
mod code;
mod linked;
mod number;
mod search;

pub use code::{LinkError, LinkTooLong, write_link};
pub use linked::{ANSWERS, BY_LINK, DRAW_OFFER, LINK_NUMBER, Letter, Linked};
pub use search::{read_link, read_linked};
