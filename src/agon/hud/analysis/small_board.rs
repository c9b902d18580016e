//! A small board on which a line of an analysis is played.

use agon_core::rules::{Move, Position, Side};
use bevy_egui::egui::{Response, Ui};

use crate::agon::drawings::diagram::{Marks, diagram_seen_by};
use crate::agon::scene::theme::Palette;

/// Minimum height at which pieces and the last move are recognisable, in points.
pub const LEAST: f32 = 96.0;

/// Draws a position `height` points high and slightly narrower, with `near` at the bottom and the last move framed.
/// `meaning` is its description for screen readers.
pub fn small_board(
    ui: &mut Ui,
    height: f32,
    near: Side,
    position: &Position,
    last: Option<Move>,
    colours: &Palette,
    meaning: &str,
) -> Response {
    let ends = last.map_or([None, None], |mv| [mv.from(), mv.to()]);
    let marks = Marks {
        last_move: ends.into_iter().flatten().collect(),
        ..Marks::default()
    };
    diagram_seen_by(ui, near, height.max(LEAST), position, marks, colours, meaning)
}

#[cfg(test)]
mod tests {
    use agon_core::board::{Bitboard, CellId};
    use agon_core::rules::{Game, RuleSet};
    use bevy_egui::egui::{self, Pos2, Shape};

    use super::*;
    use crate::agon::drawings::diagram::Plane;
    use crate::agon::drawings::icons::egui_color;
    use crate::testing::screens::context;

    /// The centres of the last move's frames, and the bounds of the board.
    fn frames(height: f32, near: Side, last: Option<Move>) -> (Vec<Pos2>, egui::Rect) {
        let (ctx, colours) = (context(), Palette::default());
        let game = Game::new(RuleSet::default());
        let mut bounds = egui::Rect::NOTHING;
        let mut output = ctx.run_ui(egui::RawInput::default(), |ui| {
            bounds = small_board(ui, height, near, game.position(), last, &colours, "the opening").rect;
        });
        output.textures_delta.clear();
        let frame = egui_color(colours.last_move);
        let meshes = output.shapes.iter().filter_map(|clipped| match &clipped.shape {
            Shape::Mesh(mesh) => Some(mesh),
            _ => None,
        });
        let corners = meshes
            .flat_map(|mesh| &mesh.vertices)
            .filter(|corner| corner.color == frame);
        let plane = Plane::within(bounds, near);
        let framed: Bitboard = corners.filter_map(|corner| plane.cell_at(corner.pos)).collect();
        (framed.into_iter().map(|cell| plane.centre(cell)).collect(), bounds)
    }

    #[test]
    fn the_last_move_is_marked_on_both_its_cells_from_either_side() {
        let cell = |name: &str| name.parse::<CellId>().unwrap();
        let last = Some(Move::Board {
            from: cell("f1"),
            to: cell("f2"),
        });
        let (white, bounds) = frames(LEAST, Side::White, last);
        assert_eq!((white.len(), bounds.height()), (2, LEAST));
        assert!(bounds.width() < LEAST);
        // f1 and f2 are at White's end: at the bottom for White, at the top for Black.
        assert!(white.iter().all(|at| at.y > bounds.center().y));
        let (black, bounds) = frames(2.0 * LEAST, Side::Black, last);
        assert!(black.len() == 2 && black.iter().all(|at| at.y < bounds.center().y));
        assert!(frames(LEAST, Side::White, None).0.is_empty());
    }
}
