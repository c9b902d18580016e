//! The review of a finished game beside the board: its graph with marks, the steps between mistakes, the card about a
//! viewed move, and the summary on the result card.

pub mod card;
pub mod graph;
mod pace;
mod plot;
pub mod strip;
pub mod summary;
