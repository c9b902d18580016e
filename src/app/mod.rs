//! The game one sees and hears: a shell that any game could use, and Agon inside it.

pub mod agon;
pub mod shell;
