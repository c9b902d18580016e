//! The story of a game, as a page.

mod chapters;
pub mod page;
