//! The captors behind a capture (`docs/rules.md` §3).

use std::collections::BTreeSet;

use agon_core::board::{Bitboard, CellId};
use agon_core::rules::{Effect, Game, Hold, Preset, RuleSet, Side};
use rand::{RngExt, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;

use super::{cell, game};

/// The pairs of a game's last ply, as `captive: captor captor`, sorted.
fn told(game: &Game) -> Vec<String> {
    let ply = game.plies().last().unwrap();
    let tell = |Hold { captive, captors }: Hold| {
        let captors: BTreeSet<String> = captors.map(|cell| cell.to_string()).into();
        let captors: Vec<String> = captors.into_iter().collect();
        format!("{captive}: {}", captors.join(" "))
    };
    let all: BTreeSet<String> = ply.holds(game.rules()).map(tell).collect();
    all.into_iter().collect()
}

fn after(rules: &str, pieces: &str, mv: &str) -> Vec<String> {
    let mut game = game(rules, pieces, Side::White);
    super::play(&mut game, mv);
    told(&game)
}

#[test]
fn the_captors_stand_on_opposite_sides() {
    let held = after("globe", "Qf1 Gd5 Gf4 qf11 ge5", "f4f5");
    assert_eq!(held, ["e5: d5 f5"]);
}

#[test]
fn each_captive_of_one_step_has_its_own_pair() {
    let held = after("globe", "Qf1 Gd5 Gh5 Gf4 qf11 ge5 gg5", "f4f5");
    assert_eq!(held, ["e5: d5 f5", "g5: f5 h5"]);
}

#[test]
fn a_pair_that_stood_before_is_not_named() {
    // On e5 the guard stood already between d4 and f6 when f4 came to f5.
    let held = after("ludii,custody=unless-capturing", "Qf6 Gd4 Gd5 Gf4 qf11 ge5", "f4f5");
    assert_eq!(held, ["e5: d5 f5"]);
}

#[test]
fn captors_may_stand_at_an_angle_where_that_counts() {
    let pieces = "Qf1 Gd4 Gf4 qf11 ge5";
    assert!(after("globe", pieces, "f4f5").is_empty());
    assert_eq!(after("escale", pieces, "f4f5"), ["e5: d4 f5"]);
}

#[test]
fn a_piece_that_steps_between_is_held_by_all_who_hold_it() {
    let mut game = game(
        "ring,custody=trapped,capture=straight",
        "Qf1 Ge4 qf11 gd5 gf5 ge6 gd4",
        Side::White,
    );
    super::play(&mut game, "e4e5");
    assert_eq!(told(&game), ["e5: d5 f5"]);
}

#[test]
fn every_capture_has_captors_who_hold_it_and_nothing_else_has() {
    let mut random = Xoshiro256PlusPlus::seed_from_u64(1842);
    let mut captures = 0;
    for preset in Preset::ALL {
        let rules: RuleSet = preset.rules();
        for _ in 0..12 {
            let mut game = Game::new(rules);
            while game.outcome().is_none() && game.plies().len() < 300 {
                let moves = game.position().legal_moves(&rules);
                // Random games capture seldom: of two moves the one that captures is played.
                let pick = |random: &mut Xoshiro256PlusPlus| moves[random.random_range(0..moves.len() as u32) as usize];
                let two = [pick(&mut random), pick(&mut random)];
                let captures_something = |mv| game.position().make(&rules, mv).captured != Bitboard::EMPTY;
                let mv = if captures_something(two[0]) { two[0] } else { two[1] };
                let ply = game.play(mv).unwrap();
                let position = ply.position;
                let taken: Bitboard = ply.effects.iter().filter_map(taken).collect();
                let held: Bitboard = ply.holds(&rules).map(|hold| hold.captive).collect();
                assert_eq!(taken, held, "{} {mv:?}", preset.name());
                captures += taken.len();
                // What was captured may have left the board.
                let side = |cell| {
                    let removed = ply.effects.iter().find_map(|effect| match *effect {
                        Effect::Removed { piece, cell: from } if from == cell => Some(piece),
                        _ => None,
                    });
                    position.piece_at(cell).or(removed).unwrap().side
                };
                for Hold { captive, captors } in ply.holds(&rules) {
                    for captor in captors {
                        assert_eq!(captor.distance(captive), 1);
                        assert_eq!(side(captor), side(captive).opponent());
                    }
                }
            }
        }
    }
    assert!(captures > 100, "{captures}");
}

fn taken(effect: &Effect) -> Option<CellId> {
    match *effect {
        Effect::Captured { cell, .. } | Effect::Trapped { cell, .. } => Some(cell),
        _ => None,
    }
}

#[test]
fn an_empty_cell_is_held_by_nobody() {
    let game = game("globe", "Qf1 Gd5 Gf5 qf11", Side::White);
    assert_eq!(game.position().holds(game.rules(), cell("e5")).count(), 0);
}
