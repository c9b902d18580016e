//! Marks the cells of the last move, however the position was reached: by a move, undo or loading.

use agon_core::board::Bitboard;
use agon_core::rules::{Game, Move};
use bevy::prelude::*;

use super::board::cell_centre;
use super::entities::{Cell, LastMove, LastMoveFrom};
use crate::agon::gameplay::current_game::Match;
use crate::agon::gameplay::preview::Preview;
use crate::tabletop::render::marks::mark;
use crate::tabletop::schedule::TableSystems;

pub(crate) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        mark_last_move.in_set(TableSystems::Present).run_if(
            resource_exists::<Match>
                .and_then(resource_changed::<Match>.or_else(resource_exists_and_changed::<Preview>)),
        ),
    );
}

fn mark_last_move(
    mut commands: Commands,
    (current, preview): (Res<Match>, Res<Preview>),
    cells: Query<(Entity, &Cell)>,
) {
    let shown = preview.ply(&current);
    let last = shown.map(|ply| ply.mv).or_else(|| last_move(current.game()));
    let marked: Bitboard = last.into_iter().flat_map(|mv| [mv.from(), mv.to()]).flatten().collect();
    for (entity, cell) in &cells {
        mark::<LastMove>(&mut commands, entity, marked.contains(cell.0));
        commands.entity(entity).remove::<LastMoveFrom>();
        if let Some(Move::Board { from, to }) = last.filter(|mv| mv.from() == Some(cell.0)) {
            let way = cell_centre(to) - cell_centre(from);
            commands.entity(entity).insert(LastMoveFrom((-way.z).atan2(way.x)));
        }
    }
}

/// The last move; a pass leaves the previous one marked.
fn last_move(game: &Game) -> Option<Move> {
    let moves = game.plies().iter().map(|ply| ply.mv);
    moves.rev().find(|mv| *mv != Move::Pass)
}
