//! Everything that the rules provide for occurs in the random games; otherwise the laws would prove nothing about it.

use std::collections::BTreeMap;
use std::sync::Mutex;

use agon_core::board::CellId;
use agon_core::rules::{
    Custody, DrawReason, Effect, Game, GuardRelocation, Kind, Move, Outcome, Ply, Position, QueenChooser,
    RelocationBan, Setup, WinReason,
};

use crate::games::{each_random_game, positions};
use crate::plain;

/// The cases that must occur, with the least number of times.
const EXPECTED: &[(&str, u32)] = &[
    ("a relocation that cost no turn and then a step", 1000),
    ("an end at the throne goes before the progress limit", 1),
    ("both bans dropped", 5),
    ("both stuck goes before the progress limit", 1),
    ("capturing relocation without effect", 100),
    ("custody ban dropped", 10),
    ("drawn as both are stuck", 50),
    ("drawn by repetition", 100),
    ("drawn by the progress limit", 100),
    ("guard captured", 1000),
    ("guard placed", 1000),
    ("guard relocated", 1000),
    ("guard relocated along the edge", 100),
    ("guard relocated to the next ring", 1000),
    ("guard removed", 100),
    ("guard steps", 1000),
    ("guard trapped", 1000),
    ("guards wait for a queen who cannot move", 10),
    ("last piece placed", 100),
    ("last piece placed by White", 100),
    ("lost because the enemy queen had to leave the throne", 10),
    ("lost by an empty throne", 100),
    ("lost by repetition", 50),
    ("lost by the capture of the last guard", 5),
    ("lost by the capture of the queen", 50),
    ("lost by the last placement", 20),
    ("lost with the enemy queen on the throne", 10),
    ("pass for want of a step", 1000),
    ("pass under the obligation to relocate", 100),
    ("pass while the other side places", 1000),
    ("queen captured", 1000),
    ("queen captured on the throne", 100),
    ("queen enters the throne", 1000),
    ("queen placed", 100),
    ("queen placed opposite the other", 50),
    ("queen relocated", 1000),
    ("queen relocated before guards", 100),
    ("queen relocated by her captor", 100),
    ("queen relocated to the throne", 10),
    ("queen removed", 50),
    ("queen steps", 1000),
    ("queen trapped", 100),
    ("relocation into custody without effect", 100),
    ("removed by its own step", 50),
    ("repetition goes before the progress limit", 3),
    ("second relocation of one turn", 100),
    ("several pieces due", 100),
    ("step into custody that captures", 100),
    ("still due in the same turn", 100),
    ("three or more pieces captured at once", 5),
    ("trapped while capturing", 100),
    ("two pieces captured at once", 100),
    ("won by a queen enthroned", 100),
    ("won by the opponent's move", 20),
];

/// Counts by name.
#[derive(Default)]
struct Tally(BTreeMap<&'static str, u32>);

impl Tally {
    fn count(&mut self, name: &'static str, occurs: bool) {
        if occurs {
            *self.0.entry(name).or_default() += 1;
        }
    }
}

#[test]
fn everything_that_can_happen_happens_in_the_random_games() {
    let tally = Mutex::new(Tally::default());
    each_random_game(|game, _| {
        let mut tally = tally.lock().unwrap();
        for (i, before) in positions(game) {
            let ply = &game.plies()[i];
            let turn_goes_on = i > 0
                && game.plies()[i - 1].effects.iter().any(|effect| match effect {
                    Effect::Relocated { piece, .. } => piece.side == before.side(),
                    _ => false,
                });
            count_move(&mut tally, game, before, ply, turn_goes_on);
            count_end(&mut tally, game, before, ply);
        }
        tally.count("game left unfinished", game.outcome().is_none());
    });
    let Tally(tally) = tally.into_inner().unwrap();
    for (name, count) in &tally {
        println!("{count:8} {name}");
    }
    for (name, least) in EXPECTED {
        let count = tally.get(name).copied().unwrap_or(0);
        assert!(count >= *least, "\"{name}\" occurred {count} times, expected {least}");
    }
}

fn count_move(tally: &mut Tally, game: &Game, before: &Position, ply: &Ply, turn_goes_on: bool) {
    let rules = game.rules();
    let side = before.side();
    let due = before.due();
    let captures = ply
        .effects
        .iter()
        .filter(|effect| matches!(effect, Effect::Captured { .. }))
        .count();
    tally.count("two pieces captured at once", captures == 2);
    tally.count("three or more pieces captured at once", captures > 2);
    for effect in &ply.effects {
        match *effect {
            Effect::Stepped { piece, to, .. } => {
                let queen = piece.kind == Kind::Queen;
                tally.count("guard steps", !queen);
                tally.count("queen steps", queen);
                tally.count("queen enters the throne", queen && to == CellId::THRONE);
                let held = before.custody_cells(rules).contains(to);
                tally.count(
                    "step into custody that captures",
                    held && captures > 0 && rules.custody == Custody::UnlessCapturing,
                );
                tally.count("a relocation that cost no turn and then a step", turn_goes_on);
            }
            Effect::Captured { piece, cell } => {
                let queen = piece.kind == Kind::Queen;
                tally.count("guard captured", !queen);
                tally.count("queen captured", queen);
                tally.count("queen captured on the throne", queen && cell == CellId::THRONE);
            }
            Effect::Trapped { piece, .. } => {
                tally.count("guard trapped", piece.kind == Kind::Guard);
                tally.count("queen trapped", piece.kind == Kind::Queen);
                tally.count("trapped while capturing", captures > 0);
            }
            Effect::Removed { piece, .. } => {
                tally.count("guard removed", piece.kind == Kind::Guard);
                tally.count("queen removed", piece.kind == Kind::Queen);
                tally.count("removed by its own step", piece.side == side);
            }
            Effect::Relocated { piece, from, to } => {
                let queen = piece.kind == Kind::Queen;
                tally.count("guard relocated", !queen);
                tally.count("queen relocated", queen);
                tally.count("queen relocated before guards", queen && due.len() > 1);
                tally.count("queen relocated to the throne", queen && to == CellId::THRONE);
                tally.count(
                    "queen relocated by her captor",
                    queen && rules.queen_chooser == QueenChooser::Captor,
                );
                let next_ring = !queen && rules.guard_relocation == GuardRelocation::NextRing;
                tally.count("guard relocated to the next ring", next_ring && from.ring() < 5);
                tally.count("guard relocated along the edge", next_ring && from.ring() == 5);
                tally.count("second relocation of one turn", turn_goes_on);
                count_bans(tally, game, before, ply, to);
            }
            Effect::Placed { piece, .. } => {
                let queen = piece.kind == Kind::Queen;
                tally.count("guard placed", !queen);
                tally.count("queen placed", queen && before.queen(side.opponent()).is_none());
                let opposite = rules.setup == Setup::EdgeOpposite;
                tally.count(
                    "queen placed opposite the other",
                    queen && opposite && before.queen(side.opponent()).is_some(),
                );
                tally.count("last piece placed", !ply.position.is_placing());
                tally.count(
                    "last piece placed by White",
                    !ply.position.is_placing() && ply.position.side() == side,
                );
            }
            Effect::Passed { .. } => {
                tally.count("pass for want of a step", due.is_empty() && !before.is_placing());
                tally.count("pass under the obligation to relocate", !due.is_empty());
                tally.count(
                    "pass under the obligation after a relocation",
                    !due.is_empty() && turn_goes_on,
                );
                tally.count(
                    "guards wait for a queen who cannot move",
                    due.len() > 1 && !(due & before.queens(side)).is_empty(),
                );
                tally.count(
                    "pass while the other side places",
                    before.is_placing() && due.is_empty(),
                );
            }
            Effect::Due { side, cells, .. } => {
                tally.count("several pieces due", cells.len() > 1);
                tally.count("still due in the same turn", side == before.side());
            }
            Effect::Ended(_) => {}
        }
    }
}

/// A relocation to a banned cell shows that the ban was dropped.
fn count_bans(tally: &mut Tally, game: &Game, before: &Position, ply: &Ply, to: CellId) {
    let rules = game.rules();
    let custody = before.custody_cells(rules).contains(to);
    let captures =
        plain::Game::from_position(&rules.to_string(), &before.to_string()).would_capture(&ply.mv.to_string());
    tally.count(
        "custody ban dropped",
        custody && rules.relocation_custody == RelocationBan::Forbidden,
    );
    tally.count(
        "both bans dropped",
        captures && rules.relocation_capture == RelocationBan::Forbidden,
    );
    tally.count(
        "relocation into custody without effect",
        custody && rules.relocation_custody == RelocationBan::NoEffect,
    );
    tally.count(
        "capturing relocation without effect",
        captures && rules.relocation_capture == RelocationBan::NoEffect,
    );
}

fn count_end(tally: &mut Tally, game: &Game, before: &Position, ply: &Ply) {
    let rules = game.rules();
    let Some(outcome) = ply.outcome() else { return };
    let progress = rules.progress_limit > 0 && ply.position.clock() >= u32::from(rules.progress_limit);
    match outcome {
        Outcome::Win { winner, reason } => {
            tally.count(
                "an end at the throne goes before the progress limit",
                progress && reason != WinReason::Repetition,
            );
            let by_winner = winner == before.side();
            match reason {
                WinReason::Enthroned => {
                    tally.count("won by a queen enthroned", true);
                    tally.count("won by the opponent's move", !by_winner);
                }
                WinReason::EmptyThrone => {
                    tally.count("lost by an empty throne", true);
                    let enemy_on_throne = ply.position.queens(winner).contains(CellId::THRONE);
                    tally.count("lost with the enemy queen on the throne", enemy_on_throne);
                    let relocated = ply
                        .effects
                        .iter()
                        .any(|effect| matches!(effect, Effect::Relocated { from, .. } if *from == CellId::THRONE));
                    tally.count("lost because the enemy queen had to leave the throne", relocated);
                    tally.count("lost by the last placement", matches!(ply.mv, Move::Place { .. }));
                }
                WinReason::Repetition => tally.count("lost by repetition", true),
                WinReason::QueenCaptured => tally.count("lost by the capture of the queen", true),
                WinReason::GuardsCaptured => tally.count("lost by the capture of the last guard", true),
                WinReason::Resignation | WinReason::Time => unreachable!("no move brings that about"),
            }
        }
        Outcome::Draw(reason) => {
            tally.count("drawn by repetition", reason == DrawReason::Repetition);
            tally.count("drawn as both are stuck", reason == DrawReason::BothStuck);
            tally.count("drawn by the progress limit", reason == DrawReason::Progress);
            tally.count(
                "repetition goes before the progress limit",
                reason == DrawReason::Repetition && progress,
            );
            tally.count(
                "both stuck goes before the progress limit",
                reason == DrawReason::BothStuck && progress,
            );
        }
    }
}
