//! Moving pictures of the table: a camera of their own, and the file made of what it sees. When it looks, and at what, is
//! the game's affair.

pub mod camera;
pub(crate) mod encoder;
mod palette;
