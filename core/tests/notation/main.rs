//! The laws of `notation`: everything written reads back the same, and no text makes a reader panic.

#[path = "../laws/axes.rs"]
mod axes;
mod commands;
mod foreign;
mod garbage;
mod links;
mod random;
mod readers;
mod reading;
mod records;
mod saves;
mod texts;
