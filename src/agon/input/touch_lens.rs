//! A magnifier for touch: the finger hides the cell below it, so that cell is shown above, with its name.

use agon_core::board::CellId;
use agon_core::rules::Piece;
use bevy::prelude::*;
use bevy_egui::egui::{self, Align2, FontSelection, Order, Painter, Pos2, Rect, Stroke, TextStyle, pos2, vec2};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

use super::meant_cell::{BoardPlane, MeantCell};
use crate::agon::drawings::icons;
use crate::agon::drawings::icons::Tones;
use crate::agon::gameplay::current_game::Match;
use crate::agon::hud::frame::{HudSystems, while_playing};
use crate::agon::scene::entities::{Dragged, PieceOf};
use crate::agon::scene::theme::Palette as BoardPalette;
use crate::shell::system::resources::AddResource;
use crate::shell::ui::draw_order::Draw;
use crate::shell::ui::prelude::*;
use crate::shell::ui::theme::style;
use crate::tabletop::view::BoardViewport;

/// The distance from the finger to the centre of the lens, and half the lens's size, in points.
const ABOVE: f32 = 84.0;
const RADIUS: f32 = 34.0;

pub(crate) fn plugin(app: &mut App) {
    app.add_resource::<Touches>().add_systems(
        EguiPrimaryContextPass,
        show.in_set(Draw::Screen)
            .after(HudSystems)
            .run_if(while_playing.and_then(in_state(Overlay::None))),
    );
}

fn show(
    mut contexts: EguiContexts,
    touches: Res<Touches>,
    viewport: Res<BoardViewport>,
    (meant, plane): (MeantCell, BoardPlane),
    current: Res<Match>,
    board: Res<BoardPalette>,
    dragged: Query<&PieceOf, With<Dragged>>,
) -> Result {
    // Two fingers zoom.
    let mut down = touches.iter();
    let (Some(finger), None) = (down.next(), down.next()) else {
        return Ok(());
    };
    let at = finger.position();
    if !viewport.0.is_some_and(|board| board.contains(at)) {
        return Ok(());
    }
    let held = dragged.iter().next();
    // A held piece goes to the cell it is held over; a tap may mean a neighbouring cell.
    let below = plane.cell(at);
    let cell = if held.is_some() {
        below
    } else {
        meant.by_finger(at, below)
    };
    let Some(cell) = cell else {
        return Ok(());
    };
    let piece = match held {
        Some(of) => Some(of.piece()),
        None => current.position().piece_at(cell),
    };
    let ctx = contexts.ctx_mut()?;
    let at = pos2(at.x, at.y) / ctx.zoom_factor();
    let painter = ctx.layer_painter(egui::LayerId::new(Order::Tooltip, egui::Id::new("finger")));
    lens(&painter, place(at, ctx.content_rect()), cell, piece, &board);
    Ok(())
}

/// The centre of the lens: above the finger, or beside it if there is no room above.
fn place(finger: Pos2, window: Rect) -> Pos2 {
    let room = window.shrink(RADIUS + space::XS);
    if finger.y - ABOVE >= room.top() {
        return pos2(finger.x.clamp(room.left(), room.right()), finger.y - ABOVE);
    }
    let aside = if finger.x > window.center().x { -ABOVE } else { ABOVE };
    pos2(finger.x + aside, room.top().max(finger.y))
}

fn lens(painter: &Painter, middle: Pos2, cell: CellId, piece: Option<Piece>, board: &BoardPalette) {
    let palette = Palette::of(painter.ctx());
    painter.circle(middle, RADIUS, palette.panel, Stroke::new(2.0, palette.accent));
    let tile = middle - vec2(0.0, 8.0);
    let corner = |turn: u8| tile + 20.0 * egui::Vec2::angled(f32::from(turn) * std::f32::consts::FRAC_PI_3);
    let face = icons::egui_color(board.ring(cell.ring()));
    let tile_shape = egui::Shape::convex_polygon((0..6).map(corner).collect(), face, Stroke::new(1.0, palette.line));
    painter.add(tile_shape);
    if let Some(piece) = piece {
        let rect = Rect::from_center_size(tile, vec2(24.0, 30.0));
        icons::piece(painter, rect, piece, &Tones::of(board));
    }
    let font = FontSelection::Style(TextStyle::Small).resolve(&painter.ctx().global_style());
    let font = egui::FontId::new(font.size, style::strong_family());
    painter.text(
        middle + vec2(0.0, 21.0),
        Align2::CENTER_CENTER,
        cell.to_string(),
        font,
        palette.ink,
    );
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_lens_is_never_under_the_finger_nor_outside_the_window() {
        let window = Rect::from_min_size(Pos2::ZERO, vec2(360.0, 640.0));
        for x in (0..=360).step_by(12) {
            for y in (0..=640).step_by(16) {
                let finger = pos2(x as f32, y as f32);
                let lens = place(finger, window);
                assert!(
                    window.contains_rect(Rect::from_center_size(lens, egui::Vec2::splat(2.0 * RADIUS))),
                    "{finger}"
                );
                assert!(lens.distance(finger) > RADIUS + 20.0, "{finger} {lens}");
            }
        }
    }
}
