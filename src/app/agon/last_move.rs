//! The cells that the last move left and came to are marked, however the game got there: by a move, by undo, by loading.

use bevy::prelude::*;

use super::components::{Cell, LastMove};
use super::game::Match;
use super::selection::mark;
use super::sets::AgonSystems;
use crate::board::Bitboard;
use crate::rules::{Game, Move};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        mark_last_move
            .in_set(AgonSystems::Present)
            .run_if(resource_exists_and_changed::<Match>),
    );
}

fn mark_last_move(mut commands: Commands, current: Res<Match>, cells: Query<(Entity, &Cell)>) {
    let marked = last_move(current.game());
    for (entity, cell) in &cells {
        mark::<LastMove>(&mut commands, entity, marked.contains(cell.0));
    }
}

/// Where the last move began and ended; a pass leaves the one before it marked.
fn last_move(game: &Game) -> Bitboard {
    let last = game.plies().iter().rev().find(|ply| ply.mv != Move::Pass);
    last.into_iter()
        .flat_map(|ply| [ply.mv.from(), ply.mv.to()])
        .flatten()
        .collect()
}
