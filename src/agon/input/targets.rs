//! What the pointer is aimed at.

use std::iter;

use agon_core::board::CellId;
use agon_core::rules::Move;
use bevy::picking::pointer::PointerId;
use bevy::prelude::*;

use super::meant_cell::MeantCell;
use crate::agon::scene::entities::{Cell, Movable, PieceOf, Whereabouts};

/// Resolves the cell meant by a pointer event on a tile or piece.
#[derive(bevy::ecs::system::SystemParam)]
pub(super) struct Targets<'w, 's> {
    meant: MeantCell<'w, 's>,
    cells: Query<'w, 's, &'static Cell>,
    pieces: Query<'w, 's, (Entity, &'static Whereabouts, Has<Movable>), With<PieceOf>>,
    parents: Query<'w, 's, &'static ChildOf>,
}

impl Targets<'_, '_> {
    /// The cell of a tile or piece, whichever of its parts was hit.
    pub(super) fn cell(&self, entity: Entity) -> Option<CellId> {
        iter::once(entity)
            .chain(self.parents.iter_ancestors(entity))
            .find_map(|entity| {
                let tile = self.cells.get(entity).map(|cell| cell.0).ok();
                tile.or_else(|| self.pieces.get(entity).ok()?.1.cell())
            })
    }

    /// The cell meant by a pointer at a point of the window, over this cell or a piece on it.
    pub(super) fn meant(&self, met: Option<CellId>, pointer: PointerId, at: Vec2) -> Option<CellId> {
        if pointer.is_touch() {
            self.meant.by_finger(at, met)
        } else {
            self.meant.by_mouse(at, met)
        }
    }

    /// The move to the cell meant, if the player may ask what would come of it.
    pub(super) fn to_explain(&self, met: Option<CellId>, pointer: PointerId, at: Vec2) -> Option<Move> {
        self.meant.to_explain(self.meant(met, pointer, at)?)
    }

    /// Whether a choice of the cell puts back a piece that the player has not picked.
    pub(super) fn puts_back_unpicked(&self, to: CellId) -> bool {
        self.meant.puts_back_unpicked(to)
    }

    /// The piece that a press on an entity grabs: the one that is hit if it may move, otherwise one on the cell meant.
    pub(super) fn grabbed(&self, entity: Entity, pointer: PointerId, at: Vec2) -> Option<Entity> {
        let met = self.cell(entity);
        // A press on a panel goes on to the window, and grabs nothing below.
        if met.is_none() && !pointer.is_touch() {
            return None;
        }
        let hit = met.and_then(|cell| self.movable(cell));
        hit.or_else(|| self.meant(met, pointer, at).and_then(|cell| self.movable(cell)))
    }

    /// The movable piece on a cell.
    fn movable(&self, cell: CellId) -> Option<Entity> {
        self.pieces
            .iter()
            .find(|(_, at, movable)| *movable && at.cell() == Some(cell))
            .map(|(piece, ..)| piece)
    }
}
