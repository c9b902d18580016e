//! Agon on the screen: board, pieces, turns, opponent.
