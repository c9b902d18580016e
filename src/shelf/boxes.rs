//! The boxes of the games, as buttons.

use bevy_egui::egui::{
    CornerRadius, Rect, Response, RichText, Sense, Stroke, StrokeKind, TextStyle, TextWrapMode, Ui, WidgetInfo,
    WidgetText, WidgetType, pos2, vec2,
};

use crate::shell::ui::prelude::*;
use crate::shell::ui::theme::style::subheading_style;
use crate::shell::ui::theme::tokens::motion;
use crate::shell::ui::widgets::controls::{told, touchable};
use crate::tabletop::game::BoardGame;

/// Draws the box of a game with its name and a line below it, at most so high.
pub(super) fn game_box(ui: &mut Ui, game: &BoardGame, most: f32, language: &Language) -> Response {
    let (name, line) = (&language.tr(game.name), &language.tr(game.line));
    let palette = Palette::of(ui.ctx());
    let width = ui.available_width();
    let inner = width - 2.0 * space::M;
    let wrapped = |ui: &Ui, text: &str, style| {
        WidgetText::from(RichText::new(text)).into_galley(ui, Some(TextWrapMode::Wrap), inner, style)
    };
    let name_galley = wrapped(ui, name, subheading_style());
    let line_galley = wrapped(ui, line, TextStyle::Small);
    // All boxes are alike in height, whether their line needs one row or two.
    let row = ui.text_style_height(&TextStyle::Small);
    let words = name_galley.size().y + line_galley.size().y.max(2.0 * row) + 2.0 * space::S;
    let picture = (most - words).min(width * 0.62).max(size::TOUCH);
    let (rect, response) = touchable(ui, vec2(width, picture + words), Sense::click());
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Button, true, told(name, line)));
    if ui.is_rect_visible(rect) {
        let near = ui
            .ctx()
            .animate_bool_with_time(response.id, response.hovered(), motion::ANSWER);
        let corner = CornerRadius::same(radius::CARD);
        let fill = palette.panel.lerp_to_gamma(palette.card, near);
        let edge = palette.line.lerp_to_gamma(palette.accent, near);
        let painter = ui.painter();
        painter.rect(rect, corner, fill, Stroke::new(1.5, edge), StrokeKind::Inside);
        let lid = Rect::from_min_size(rect.min, vec2(width, picture)).shrink(space::S);
        let lid_painter = painter.with_clip_rect(lid);
        (game.cover)(&lid_painter, lid);
        painter.rect_stroke(lid, 4.0, Stroke::new(1.0, edge), StrokeKind::Inside);
        let mut at = pos2(rect.left() + space::M, rect.top() + picture + 2.0);
        let below = name_galley.size().y;
        painter.galley(at, name_galley, palette.ink);
        at.y += below;
        painter.galley(at, line_galley, palette.muted);
        focus_ring(ui, &response, rect, corner);
    }
    response
}
