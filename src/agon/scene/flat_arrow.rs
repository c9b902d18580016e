//! What lies on the board above its marks: arrows, each a shaft and a head with a dark edge round both, and how a figure is
//! laid there so that it is seen through pieces.

use agon_core::board::CellId;
use bevy::prelude::*;

use super::board::{TOP_OF_TILE, cell_centre};
use crate::agon::gameplay::agon_screen::AGON;
use crate::tabletop::render::flat::Sheet;
use crate::tabletop::render::marks::MarkPaint;
use crate::tabletop::render::unlit::overlay;

/// The width of the dark edge.
pub(super) const EDGE: f32 = 0.028;

/// Opacity where pieces cover a figure.
const SEEN_THROUGH: f32 = 0.5;

/// Lays a figure, drawn for an opacity, at a height above the tiles: once on the board, and once more as it is seen through
/// pieces. `D` marks the entities.
pub(super) fn lay_seen_through<D: Component + Default>(
    commands: &mut Commands,
    meshes: &mut Assets<Mesh>,
    paint: &MarkPaint,
    (name, height): (&'static str, f32),
    figure: impl Fn(f32) -> Mesh,
) {
    let place = Transform::from_xyz(0.0, TOP_OF_TILE + height, 0.0);
    for (paint, alpha) in [(&paint.paint, 1.0), (&paint.behind, SEEN_THROUGH)] {
        commands.spawn((
            Name::new(name),
            D::default(),
            overlay(meshes.add(figure(alpha)), paint, place),
            DespawnOnExit(AGON),
        ));
    }
}

/// The centre of a cell on the map of the board: x to the right, y away from White.
pub(super) fn on_map(cell: CellId) -> Vec2 {
    let centre = cell_centre(cell);
    Vec2::new(centre.x, -centre.z)
}

/// An arrow on the map of the board.
#[derive(Clone, Copy, Debug)]
pub(super) struct FlatArrow {
    pub(super) from: Vec2,
    pub(super) to: Vec2,
    /// Half the width of the shaft.
    pub(super) shaft: f32,
    /// Half the width of the head, and its length.
    pub(super) head: (f32, f32),
}

impl FlatArrow {
    pub(super) fn draw(self, sheet: Sheet, (edge, face): (Color, Color)) -> Sheet {
        let way = (self.to - self.from).normalize_or(Vec2::X);
        let length = self.from.distance(self.to);
        let (half, head) = self.head;
        // On the way to the next cell there is little room.
        let head = head.min(0.75 * length);
        let place = |along: f32, aside: f32| self.from + way * along + way.perp() * aside;
        let shaft = |grown: f32| {
            let (foot, half) = (-grown, self.shaft + grown);
            let neck = length - head + 0.01;
            [
                place(foot, half),
                place(foot, -half),
                place(neck, -half),
                place(neck, half),
            ]
        };
        let point = |grown: f32| {
            // All sides move outwards by the same distance.
            let slope = half / head;
            let (foot, tip) = (length - head - grown, length + grown * slope.recip().hypot(1.0));
            let half = (tip - foot) * slope;
            [place(foot, half), place(foot, -half), place(tip, 0.0)]
        };
        sheet
            .figure(&shaft(EDGE), edge)
            .figure(&point(EDGE), edge)
            .figure(&shaft(0.0), face)
            .figure(&point(0.0), face)
    }
}
