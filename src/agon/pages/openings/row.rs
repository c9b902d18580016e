//! A move that was played, as a button: the move, the number of games, and how they ended as a bar.

use agon_core::openings::tree::Results;
use agon_core::rules::{Ply, Position, RuleSet, Side};
use agon_core::session::players::Players;
use bevy_egui::egui::{
    Align2, Color32, CornerRadius, FontId, Rect, Response, Sense, Stroke, StrokeKind, TextStyle, Ui, WidgetInfo,
    WidgetType, lerp, pos2, vec2,
};

use crate::agon::drawings::icons::{Tones, egui_color};
use crate::agon::hud::analysis::line_row;
use crate::agon::scene::theme::Palette as BoardPalette;
use crate::agon::text::words::move_spoken;
use crate::shell::ui::prelude::*;
use crate::shell::ui::widgets::controls::{Look, told, touchable};

/// Width of the move and of the number of games, in points, as fractions of a row.
const MOVE: f32 = 0.3;
const GAMES: f32 = 0.16;
/// Height of the bar, in points.
const BAR: f32 = 20.0;
/// Parts narrower than this, in points, have no room for a number.
const LEAST_PART: f32 = 40.0;

/// A move as it is listed.
#[derive(Clone, Debug)]
pub(super) struct Listed {
    pub(super) ply: Ply,
    pub(super) results: Results,
}

/// The colours of the bar's parts and of the numbers on them: won by White, drawn, won by Black.
fn shades(colours: &BoardPalette) -> [(Color32, Color32); 3] {
    let [ivory, ebony] = Side::ALL.map(|side| egui_color(colours.side(side)));
    [
        (ivory, ebony),
        (ivory.lerp_to_gamma(ebony, 0.35), ebony),
        (ebony, ivory),
    ]
}

/// The results for a screen reader.
pub(super) fn results_told(results: Results, language: &Language) -> String {
    let [white, draws, black] = results.percents().map(|percent| percent.to_string().into());
    let values = [
        ("count", results.games().to_string().into()),
        ("white", white),
        ("draws", draws),
        ("black", black),
    ];
    language.tr_with("openings-results", &values)
}

/// Draws a move in a position at full width.
pub(super) fn row(
    ui: &mut Ui,
    position: &Position,
    listed: &Listed,
    (language, colours): (&Language, &BoardPalette),
    meaning: String,
) -> Response {
    let palette = Palette::of(ui.ctx());
    let (rect, response) = touchable(ui, vec2(ui.available_width(), size::TOUCH), Sense::click());
    response.widget_info(|| {
        let meaning = told(&meaning, &results_told(listed.results, language));
        WidgetInfo::labeled(WidgetType::Button, ui.is_enabled(), meaning)
    });
    if !ui.is_rect_visible(rect) {
        return response;
    }
    let corner = CornerRadius::same(radius::CONTROL);
    let look = Look::secondary(palette);
    let outline = Stroke::new(1.0, look.line);
    ui.painter()
        .rect(rect, corner, look.fill(ui, &response), outline, StrokeKind::Inside);
    let inside = rect.shrink2(vec2(space::S, 0.0));
    let [move_end, games_end] = [MOVE, MOVE + GAMES].map(|share| lerp(inside.x_range(), share));
    let line = (position, std::slice::from_ref(&listed.ply));
    line_row::moves(ui, language, &Tones::of(colours), line, inside.with_max_x(move_end));
    let font = TextStyle::Small.resolve(ui.style());
    let at = pos2(games_end - space::S, inside.center().y);
    let games = listed.results.games();
    ui.painter()
        .text(at, Align2::RIGHT_CENTER, games, font.clone(), palette.ink);
    let room = inside.with_min_x(games_end);
    bar(
        ui,
        room.shrink2(vec2(0.0, (room.height() - BAR) / 2.0)),
        listed.results,
        (language, colours),
        &font,
    );
    focus_ring(ui, &response, rect, corner);
    response
}

/// Draws how games ended, from left to right: won by White, drawn, won by Black.
fn bar(ui: &Ui, rect: Rect, results: Results, (language, colours): (&Language, &BoardPalette), font: &FontId) {
    let painter = ui.painter();
    let corner = CornerRadius::same((BAR / 2.0) as u8);
    let games = results.games().max(1) as f32;
    let counts = [results.white, results.draws, results.black];
    let mut left = rect.left();
    for ((count, percent), (fill, ink)) in counts.into_iter().zip(results.percents()).zip(shades(colours)) {
        let width = rect.width() * count as f32 / games;
        let part = Rect::from_x_y_ranges(left..=left + width, rect.y_range());
        left += width;
        // Only the ends of the bar are round, wherever the parts meet.
        painter.with_clip_rect(part).rect_filled(rect, corner, fill);
        if width >= LEAST_PART {
            let text = language.tr_with("openings-percent", &[("percent", percent.to_string().into())]);
            painter.text(part.center(), Align2::CENTER_CENTER, text, font.clone(), ink);
        }
    }
    let outline = Stroke::new(1.0, Palette::of(ui.ctx()).muted);
    painter.rect_stroke(rect, corner, outline, StrokeKind::Outside);
}

/// A move in words.
pub(super) fn move_in_words(ply: &Ply, rules: &RuleSet, language: &Language) -> String {
    let nobody = Players::two_people("", "");
    move_spoken(language, rules, &nobody, ply, 0).unwrap_or_else(|| language.tr("moves-pass"))
}
