//! The laws of `notation`: everything written reads back the same, and no text makes a reader panic.

#[path = "../laws/axes.rs"]
mod axes;
mod garbage;
mod links;
mod random;
mod readers;
mod records;
mod saves;
mod texts;
