//! Openings: which moves were played in a position, how often, and how the games ended.
//!
//! A [`Tree`](tree::Tree) is made from games, those of a player or those of the [atlas], in which the engine
//! [plays against itself](self_play).

pub mod atlas;
pub mod self_play;
pub mod tree;
pub mod tree_file;
