//! The laws of `notation`: what is written is read back the same, and no text whatever makes a reader panic.

#[path = "../laws/axes.rs"]
mod axes;
mod garbage;
mod links;
mod random;
mod readers;
mod records;
mod texts;
