//! Agent without a screen: the recorded answers of a reference program, and laws on random games.

mod conformance;
mod laws;
mod lessons;
mod plain;
mod players;
mod random;
mod referee;
mod replay;
mod secrets;
mod symmetry;
mod texts;
