//! Puzzles: what is read, what is proven, and how they are solved.

mod attempts;
mod composing;
mod dangers;
mod proving;
mod reading;
mod shipped;
mod themes;

use agon_core::puzzles::collection::read_puzzle;
use agon_core::puzzles::puzzle::Puzzle;
use serde_json::{Value, json};

/// A puzzle of winning in two moves, as it is written.
fn win() -> Value {
    json!({
        "id": "gcza6wsw", "position": "6/g6/1g6/3g5/4GG4/4GQG1g2/4G5/g2G1q3/2g5/7/6 w - 0 1", "task": "win",
        "line": "g5g6 c2d3 h4g5", "themes": "block quiet", "rating": [1000, 100], "from": [1, 6, 104],
    })
}

/// A puzzle of saving oneself.
fn save() -> Value {
    json!({
        "id": "803dfvgs", "position": "6/7/8/3ggg3/4GG4/4Q1G4/3GGGq3/4gg3/5g2/7/6 b - 0 1", "task": "save",
        "line": "d4e4!", "themes": "quiet", "rating": [1000, 100], "from": [1, 5, 97],
    })
}

/// A puzzle of gaining.
fn gain() -> Value {
    json!({
        "id": "tt8by13w", "position": "4G1/7/3g1g2/5G3/3g2G3/4g2q2Q/4gg4/2G6/4G3/7/5G b - 0 1", "task": "gain",
        "line": "c6d7", "themes": "quiet", "rating": [1000, 100], "from": [1, 21, 53],
    })
}

fn puzzle(written: &Value) -> Puzzle {
    read_puzzle(&written.to_string()).unwrap()
}
