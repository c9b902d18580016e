//! Reasons for and against moves: complete in known positions, and true in random games.

mod known;
mod random;
