//! What the unit tests of the rooms share.

pub mod matches;
pub mod programs;
pub mod screens;
pub mod searches;
pub mod sentences;
