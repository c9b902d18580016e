//! Laws of any input whatever, tried on seeded random inputs. The targets in `fuzz/` try them on inputs that grow.

use rand::RngExt;
use rand::seq::IndexedRandom;

use crate::games::each_seed;
use crate::{any_game, any_session};

#[test]
fn any_moves_are_played_if_they_are_legal_and_refused_otherwise() {
    each_seed("AGON_RANDOM_GAMES", 1_000, |rng| {
        let mut bytes: Vec<u8> = (0..12).map(|_| rng.random()).collect();
        // Mostly legal moves, so that a game gets somewhere.
        for _ in 0..rng.random_range(0..120) {
            bytes.push(rng.random_range(0..250));
            if rng.random_ratio(1, 5) {
                bytes.extend([250, rng.random(), rng.random(), rng.random()]);
            }
        }
        let legal = any_game::play(&bytes);
        // A game can end before its bytes do, but not before its first move.
        assert!(legal > 0 || bytes.len() == 12);
    });
}

const WORDS: &[&str] = &[
    "ugi",
    "isready",
    "uginewgame",
    "quit",
    "stop",
    "go",
    "go",
    "go",
    "position",
    "position",
    "setoption",
    "query",
    "name",
    "value",
    "Rules",
    "Threads",
    "MultiPV",
    "Level",
    "beginner",
    "casual",
    "strong",
    "full",
    "bell",
    "ring",
    "captor,repetition=loses",
    "globe,capture=sideways",
    "startpos",
    "startpos",
    "fen",
    "moves",
    "moves",
    "b1c2",
    "f1f2",
    "Gb1-c2",
    "G@f5",
    "pass",
    "gameover",
    "p1turn",
    "result",
    "depth",
    "nodes",
    "movetime",
    "p1time",
    "p2inc",
    "infinite",
    "0",
    "1",
    "2",
    "-5",
    "99999999999999999999",
    "é",
    "\t",
    "|",
    "1g2G1/G5g/8/g7G/10/Q9q/10/g7G/8/G5g/1g2G1",
    "w",
    "b",
    "-",
    "x",
];

#[test]
fn any_lines_of_a_session_are_answered() {
    each_seed("AGON_RANDOM_GAMES", 500, |rng| {
        let mut text = String::new();
        for _ in 0..rng.random_range(1..12) {
            let line = match rng.random_range(0..4) {
                0 => [
                    "position startpos",
                    "position startpos moves b1c2",
                    "go depth 1",
                    "go nodes 50",
                    "go infinite",
                    "setoption name Level value casual",
                    "setoption name Rules value parlett",
                    "query result",
                ]
                .choose(rng)
                .unwrap()
                .to_string(),
                _ => {
                    let words = (0..rng.random_range(0..9)).map(|_| *WORDS.choose(rng).unwrap());
                    words.collect::<Vec<_>>().join(" ")
                }
            };
            text += &line;
            text.push('\n');
        }
        any_session::speak(&text);
    });
}
