//! The cell that a pointer means. In the lit view pieces stand before the cells behind them, and a finger is less precise
//! than a mouse.

use agon_core::board::{Bitboard, CellId};
use agon_core::rules::{Move, Position, RuleSet};
use bevy::prelude::*;

use crate::agon::gameplay::current_game::Match;
use crate::agon::gameplay::selection::Selection;
use crate::agon::scene::board::{TOP_OF_TILE, cell_at, cell_centre};
use crate::agon::scene::selection_marks::barred;
use crate::tabletop::camera::marker::BoardCamera;

/// Reach of a cell's middle from its centre: half the way to its border. It holds the whole dot of a target.
const MIDDLE: f32 = 0.25;
/// Distance from a cell's centre at which a touch still means it, in logical pixels.
const FINGER: f32 = 24.0;

/// Where the pointer is: over a cell or a piece on it, and over a point of the board's plane, which lies farther away
/// if a piece is in between.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Pointed {
    /// The cell of the tile or piece that is nearest to the eye.
    pub(crate) met: Option<CellId>,
    /// The point of the board's plane, in world units.
    pub(crate) point: Option<Vec3>,
}

impl Pointed {
    /// The cell meant by a precise pointer: normally that of what it meets. But the middle of a cell that can be chosen
    /// counts whatever stands before it, and such a cell counts whole if what stands there cannot be chosen itself, or
    /// is the piece that would go there. So does a cell with a cross, which says why.
    pub(crate) fn meant(self, selection: Selection, position: &Position, rules: &RuleSet) -> Option<CellId> {
        let below = self.point.and_then(cell_at);
        let (Some(below), Some(point), true) = (below, self.point, below != self.met) else {
            return self.met;
        };
        let crosses = barred(position, rules, selection);
        let choices = selection.meaningful(position, rules) | crosses;
        if !choices.contains(below) {
            return self.met;
        }
        let gives_way = self.met.is_none_or(|met| {
            let is_held = selection == Selection::Piece(met);
            let goes_there = selection.targets(position, rules) | crosses;
            !choices.contains(met) || (is_held && goes_there.contains(below))
        });
        let is_in_middle = cell_centre(below).xz().distance(point.xz()) <= MIDDLE;
        if gives_way || is_in_middle {
            Some(below)
        } else {
            self.met
        }
    }
}

/// The board's plane as it appears in the window. Points of the window are in logical pixels, from its top left corner.
#[derive(bevy::ecs::system::SystemParam)]
pub(crate) struct BoardPlane<'w, 's> {
    camera: Query<'w, 's, (&'static Camera, &'static GlobalTransform), With<BoardCamera>>,
}

impl BoardPlane<'_, '_> {
    /// The point of the plane at a point of the window, in world units.
    pub(crate) fn point(&self, at: Vec2) -> Option<Vec3> {
        let (camera, transform) = self.camera.single().ok()?;
        board_point(camera, transform, at)
    }

    /// The cell at a point of the window, whatever stands before it.
    pub(crate) fn cell(&self, at: Vec2) -> Option<CellId> {
        self.point(at).and_then(cell_at)
    }

    /// Where the centre of a cell appears in the window.
    fn centre(&self, cell: CellId) -> Option<Vec2> {
        let (camera, transform) = self.camera.single().ok()?;
        camera.world_to_viewport(transform, cell_centre(cell)).ok()
    }
}

/// Where a point of the window meets the plane of the tiles.
fn board_point(camera: &Camera, transform: &GlobalTransform, at: Vec2) -> Option<Vec3> {
    let ray = camera.viewport_to_world(transform, at).ok()?;
    let distance = ray.intersect_plane(Vec3::Y * TOP_OF_TILE, InfinitePlane3d::new(Vec3::Y))?;
    Some(ray.get_point(distance))
}

/// Resolves the cell meant by a pointer.
#[derive(bevy::ecs::system::SystemParam)]
pub(crate) struct MeantCell<'w, 's> {
    plane: BoardPlane<'w, 's>,
    current: Option<Res<'w, Match>>,
    selection: Res<'w, Selection>,
}

impl MeantCell<'_, '_> {
    /// The cell meant by a mouse at a point of the window that meets this cell or a piece on it.
    pub(crate) fn by_mouse(&self, at: Vec2, met: Option<CellId>) -> Option<CellId> {
        let Some(current) = self.awaiting() else {
            return met;
        };
        let point = self.plane.point(at);
        Pointed { met, point }.meant(*self.selection, current.position(), current.rules())
    }

    /// The cell meant by a touch: what a mouse would mean if it can be chosen, otherwise the nearest cell that can,
    /// otherwise what it meets after all.
    pub(crate) fn by_finger(&self, at: Vec2, met: Option<CellId>) -> Option<CellId> {
        let Some(current) = self.awaiting() else {
            return met;
        };
        let (position, rules) = (current.position(), current.rules());
        let choices = self.selection.meaningful(position, rules) | barred(position, rules, *self.selection);
        nearest_choice(at, self.by_mouse(at, met), choices, |cell| self.plane.centre(cell))
    }

    /// The move of the selected piece to a cell, if the player may ask what would come of it.
    pub(crate) fn to_explain(&self, cell: CellId) -> Option<Move> {
        let current = self.awaiting().filter(|current| current.may_have_advice())?;
        let targets = self.selection.targets(current.position(), current.rules());
        self.selection.move_to(cell).filter(|_| targets.contains(cell))
    }

    /// Whether a choice of the cell puts back a piece that the player has not picked.
    pub(crate) fn puts_back_unpicked(&self, to: CellId) -> bool {
        let current = self.awaiting();
        current.is_some_and(|it| self.selection.puts_back_unpicked(it.position(), it.rules(), to))
    }

    /// The game, if it waits for a choice at the board.
    fn awaiting(&self) -> Option<&Match> {
        let current = self.current.as_deref();
        current.filter(|current| current.human_chooser().is_some())
    }
}

fn nearest_choice(
    at: Vec2,
    met: Option<CellId>,
    choices: Bitboard,
    on_screen: impl Fn(CellId) -> Option<Vec2>,
) -> Option<CellId> {
    if met.is_some_and(|cell| choices.contains(cell)) {
        return met;
    }
    let distance = |cell: CellId| Some((cell, on_screen(cell)?.distance(at)));
    let near = choices
        .into_iter()
        .filter_map(distance)
        .filter(|(_, far)| *far <= FINGER);
    let nearest = near.min_by(|a, b| a.1.total_cmp(&b.1));
    nearest.map(|(cell, _)| cell).or(met)
}

#[cfg(test)]
mod tests;
