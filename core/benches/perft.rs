//! The speed of move generation: perft from the opening array under every preset, compared with two chess libraries
//! from the opening of chess.
//!
//! In bulk, the moves of the last ply are only counted, as the `perft` command does. Each made, they are made too, with
//! key and captured pieces updated, as in a search. The best of many short rounds counts, so that other work on the
//! machine disturbs little.
//!
//!     cargo bench --no-default-features --bench perft

use std::hint::black_box;
use std::time::Instant;

use agon_core::rules::{Position, Preset, RuleSet, perft, perft_made};
use shakmaty::{Chess, Position as _};

/// Low enough for rounds of milliseconds.
const DEPTH: u32 = 4;
const CHESS_LEAVES: u64 = 197_281;
const ROUNDS: usize = 100;

fn main() {
    println!("million leaves a second, best of {ROUNDS}; beside it how many times as fast globe is");
    println!("{:24} {:>8} {:>6} {:>10} {:>6}", "", "in bulk", "", "each made", "");
    // Set-ups with placement begin from the array too: placements are easier to count than steps.
    let opening = Position::start(&RuleSet::default());
    let agon = Preset::ALL.map(|preset| {
        let rules = preset.rules();
        let counts = (
            || perft(&opening, &rules, DEPTH),
            || perft_made(&opening, &rules, DEPTH),
        );
        (preset.name(), counts.0(), rate(counts.0), rate(counts.1))
    });
    let chess = [
        (
            "shakmaty, chess",
            CHESS_LEAVES,
            rate(|| shakmaty::perft(&Chess::default(), DEPTH)),
            rate(|| shakmaty_made(&Chess::default(), DEPTH)),
        ),
        (
            "cozy-chess, chess",
            CHESS_LEAVES,
            rate(|| cozy(&cozy_chess::Board::default(), DEPTH)),
            rate(|| cozy_made(&cozy_chess::Board::default(), DEPTH)),
        ),
    ];
    let globe = agon.iter().find(|(name, ..)| *name == Preset::Globe.name());
    let &(_, _, globe_bulk, globe_made) = globe.expect("globe is a preset");
    for (name, count, bulk, made) in agon.into_iter().chain(chess) {
        assert_eq!((bulk.count, made.count), (count, count), "{name}");
        println!(
            "{name:24} {:8.0} {:6.2} {:10.0} {:6.2}",
            bulk.rate / 1e6,
            globe_bulk.rate / bulk.rate,
            made.rate / 1e6,
            globe_made.rate / made.rate,
        );
    }
}

/// The count, and the leaves per second of the fastest round.
#[derive(Clone, Copy)]
struct Measured {
    count: u64,
    rate: f64,
}

fn rate(count: impl Fn() -> u64) -> Measured {
    let mut best = Measured { count: 0, rate: 0.0 };
    for _ in 0..ROUNDS {
        let begun = Instant::now();
        best.count = black_box(count());
        best.rate = best.rate.max(best.count as f64 / begun.elapsed().as_secs_f64());
    }
    best
}

fn shakmaty_made(position: &Chess, depth: u32) -> u64 {
    let mut count = 0;
    for mv in position.legal_moves() {
        let mut next = position.clone();
        next.play_unchecked(mv);
        if depth == 1 {
            black_box(&next);
            count += 1;
        } else {
            count += shakmaty_made(&next, depth - 1);
        }
    }
    count
}

fn cozy(board: &cozy_chess::Board, depth: u32) -> u64 {
    let mut count = 0;
    board.generate_moves(|moves| {
        if depth == 1 {
            count += moves.len() as u64;
        } else {
            for mv in moves {
                let mut next = board.clone();
                next.play_unchecked(mv);
                count += cozy(&next, depth - 1);
            }
        }
        false
    });
    count
}

fn cozy_made(board: &cozy_chess::Board, depth: u32) -> u64 {
    let mut count = 0;
    board.generate_moves(|moves| {
        for mv in moves {
            let mut next = board.clone();
            next.play_unchecked(mv);
            if depth == 1 {
                black_box(&next);
                count += 1;
            } else {
                count += cozy_made(&next, depth - 1);
            }
        }
        false
    });
    count
}
