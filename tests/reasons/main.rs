//! Why a move is good or bad: told right on positions where the reason is known, and true in every random game.

mod known;
mod random;
