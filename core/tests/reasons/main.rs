//! Reasons for and against moves: complete in known positions, and true in random games and in those of the levels.

mod claims;
mod known;
mod random;
