//! The race to the throne, as a dial or as two bars: each side's progress, and its minimum number of moves.

use std::f32::consts::FRAC_PI_3;
use std::sync::Arc;

use agon_core::rules::{Kind, Piece, Position, RuleSet, Side};
use bevy_egui::egui::{
    Align2, Color32, CornerRadius, FontId, FontSelection, Galley, Pos2, Rangef, Rect, Sense, Shape, Stroke, TextStyle,
    Ui, Vec2, WidgetInfo, WidgetType, lerp, pos2, vec2,
};

use super::analysis::race_bar::lead_told;
use super::layout::STRIP;
use super::panel_view::PanelView;
use super::way::{WHOLE, Waiting, Way};
use crate::agon::drawings::icons::{self, Tones, egui_color, sunk};
use crate::agon::scene::theme::Palette as BoardPalette;
use crate::agon::text::words::side_role;
use crate::shell::ui::prelude::*;
use crate::shell::ui::theme::style::display_family;
use crate::shell::ui::widgets::kept::kept;

const BAR: f32 = 8.0;
const ICON: f32 = 16.0;
/// Minimum length of a bar beside its text, in points.
const LEAST_BAR: f32 = 32.0;

/// Draws the race in this height: the dial with the lead in words, or the bars where there is no room for it.
pub(crate) fn race_within(ui: &mut Ui, scene: &PanelView, height: f32) {
    let ways = Side::ALL.map(|side| Way::of(scene.current.position(), scene.current.rules(), side));
    let [Some(white), Some(black)] = ways else {
        return;
    };
    // As wide as high, but for the corners.
    let dial = (height - LEAD).min(HIGHEST).min(ui.available_width());
    if dial < LOWEST {
        return strip(ui, scene);
    }
    let (whole, _) = ui.allocate_exact_size(vec2(ui.available_width(), dial + LEAD), Sense::hover());
    let (above, below) = whole.split_top_bottom_at_y(whole.top() + dial);
    let face = Dial::within(above, scene.board);
    face.paint_face(ui, scene.language);
    for (side, way) in Side::ALL.into_iter().zip([white, black]) {
        let half = above.split_left_right_at_x(above.center().x);
        let half = if side == Side::White { half.0 } else { half.1 };
        describe(ui, scene, side, way, half);
        face.paint_side(ui, side, way, &scene.tones);
    }
    icons::throne(ui, face.along(0.0, 3.0), THRONE, scene.board);
    let lead = black.left as i32 - white.left as i32;
    let lead = kept(ui, "lead", (lead, scene.language.locale()), || {
        lead_told(scene.language, lead)
    });
    let font = FontSelection::Style(strong_style()).resolve(ui.style());
    let ink = Palette::of(ui.ctx()).ink;
    ui.painter()
        .text(below.center_bottom(), Align2::CENTER_BOTTOM, lead, font, ink);
}

/// Makes a side's half known to the pointer and to screen readers.
fn describe(ui: &Ui, scene: &PanelView, side: Side, way: Way, rect: Rect) {
    let response = ui.interact(rect, ui.id().with(("race", side.index())), Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Label, true, told(scene.language, side, way)));
    response.on_hover_ui(|ui| {
        ui.set_max_width(ui.spacing().tooltip_width);
        ui.label(told(scene.language, side, way));
    });
}

/// Height of the words below the dial, and the least and greatest height of the dial, in points. In a lower one the queens
/// would stand on its words.
const LEAD: f32 = 26.0;
const LOWEST: f32 = 200.0;
const HIGHEST: f32 = 232.0;
/// Radii of the throne's tile and of the queens, and the width of the tracks, in points.
const THRONE: f32 = 17.0;
const RUNNER: f32 = 14.5;
const TRACK: f32 = 10.0;
/// Width of the dial's rim on either side of its tracks, and size of its numbers, in points.
const RIM: f32 = 13.0;
const NUMBER: f32 = 38.0;
/// The lengths of a track's ends, under the throne and round the opposite corner, in sides of the hexagon.
const ENDS: [f32; 2] = [0.26, 0.34];

/// A hexagon as the board's, with the throne at its upper corner. White's queen climbs to it on the left, and Black's on
/// the right.
struct Dial<'a> {
    middle: Pos2,
    radius: f32,
    board: &'a BoardPalette,
}

impl<'a> Dial<'a> {
    fn within(rect: Rect, board: &'a BoardPalette) -> Self {
        let radius = (rect.height() - THRONE - RIM) / 2.0;
        let middle = pos2(rect.center().x, rect.top() + THRONE + radius);
        Self { middle, radius, board }
    }

    /// A corner of a hexagon round the middle, counted from the bottom.
    fn corner(&self, aside: f32, corner: usize, radius: f32) -> Pos2 {
        let (sine, cosine) = (corner as f32 * FRAC_PI_3).sin_cos();
        self.middle + vec2(aside * sine, cosine) * radius
    }

    /// The point so many sides up the track on the left (`aside` −1) or right (1).
    fn along(&self, aside: f32, sides: f32) -> Pos2 {
        let corner = (sides as usize).min(2);
        let [from, to] = [corner, corner + 1].map(|corner| self.corner(aside, corner, self.radius));
        from.lerp(to, sides - corner as f32)
    }

    /// The way from one point of a track to another, which is farther up.
    fn way(&self, aside: f32, [from, to]: [f32; 2]) -> Vec<Pos2> {
        let mut points = Vec::with_capacity(4);
        let corners = [1.0, 2.0].into_iter().filter(|corner| (from..to).contains(corner));
        let sides = [from].into_iter().chain(corners).chain([to]);
        points.extend(sides.map(|sides| self.along(aside, sides)));
        points
    }

    fn hexagon(&self, radius: f32) -> Vec<Pos2> {
        (0..6).map(|corner| self.corner(1.0, corner, radius)).collect()
    }

    fn paint_face(&self, ui: &Ui, language: &Language) {
        let [frame, brass, ivory] = [self.board.frame, self.board.brass, self.board.ivory].map(egui_color);
        let painter = ui.painter();
        let (outer, inner) = (self.radius + RIM, self.radius - RIM);
        painter.add(Shape::convex_polygon(
            self.hexagon(outer),
            frame,
            Stroke::new(1.5, brass),
        ));
        let edge = Stroke::new(1.0, brass.gamma_multiply(0.6));
        painter.add(Shape::convex_polygon(self.hexagon(inner), sunk(frame), edge));
        let font = TextStyle::Small.resolve(ui.style());
        let aside = (self.radius * 0.37).max(NUMBER * 0.86);
        for (text, below, place) in [
            (key("race-least"), -aside, Align2::CENTER_CENTER),
            (key("race-to-go"), aside, Align2::CENTER_CENTER),
        ] {
            let text = kept(ui, text, language.locale(), || language.tr(text));
            painter.text(self.middle + vec2(0.0, below), place, text, font.clone(), ivory);
        }
        painter.vline(
            self.middle.x,
            Rangef::point(self.middle.y).expand(NUMBER / 3.0),
            Stroke::new(1.0, brass.gamma_multiply(0.6)),
        );
    }

    /// A side's track with a line per move, its queen, and the number of moves. What captures cost is on the way that
    /// was done before them.
    fn paint_side(&self, ui: &Ui, side: Side, way: Way, tones: &Tones) {
        let aside = if side == Side::White { -1.0 } else { 1.0 };
        let painter = ui.painter();
        let (fill, edge) = tones.side(side);
        let [frame, captive, ivory] = [self.board.frame, self.board.captive, self.board.ivory].map(egui_color);
        let at = |share: f32| lerp(ENDS[0]..=3.0 - ENDS[1], share);
        let line = |ends: [f32; 2], width: f32, ink: Color32| {
            painter.add(Shape::line(self.way(aside, ends), Stroke::new(width, ink)));
        };
        let (lasting, done) = way.shares();
        line([at(0.0), at(1.0)], TRACK, sunk(sunk(frame)));
        for moves in 1..WHOLE as u8 {
            let middle = self.along(aside, at(f32::from(moves) / WHOLE));
            painter.circle_filled(middle, 1.0, ivory.gamma_multiply(0.5));
        }
        if done > lasting {
            line([at(lasting), at(done)], TRACK / 2.0, captive);
        }
        line([at(0.0), at(lasting)], TRACK, edge);
        line([at(0.0), at(lasting)], TRACK - 3.0, fill);
        let queen = self.along(aside, at(lasting));
        let ring = Stroke::new(1.5, egui_color(self.board.brass));
        painter.circle(queen, RUNNER, sunk(frame), ring);
        let kind = Kind::Queen;
        let icon = Rect::from_center_size(queen, Vec2::splat(1.4 * RUNNER));
        icons::piece(painter, icon, Piece { side, kind }, tones);
        let number = kept(ui, "number", way.left, || way.left.to_string());
        let font = FontId::new(NUMBER, display_family());
        let place = self.middle + vec2(aside * self.radius * 0.4, 0.0);
        let ink = if way.cost > 0 { captive } else { ivory };
        painter.text(place, Align2::CENTER_CENTER, number, font, ink);
    }
}

/// Draws both sides' bars in a line, White's on the left as in the move list, with the numbers beside them.
pub(crate) fn strip(ui: &mut Ui, scene: &PanelView) {
    let (whole, _) = ui.allocate_exact_size(vec2(ui.available_width(), STRIP), Sense::hover());
    let half = (whole.width() - space::M) / 2.0;
    for (side, left) in Side::ALL.into_iter().zip([whole.left(), whole.right() - half]) {
        let rect = Rect::from_min_size(pos2(left, whole.top()), vec2(half, STRIP));
        if let Some(way) = Way::of(scene.current.position(), scene.current.rules(), side) {
            describe(ui, scene, side, way, rect);
            half_strip(ui, scene, side, way, rect);
        }
    }
}

/// Draws a side's icon, bar and number.
fn half_strip(ui: &Ui, scene: &PanelView, side: Side, way: Way, rect: Rect) {
    let (icon, after_icon) = rect.split_left_right_at_x(rect.left() + ICON);
    let kind = Kind::Queen;
    let icon = Rect::from_center_size(icon.center(), Vec2::splat(ICON));
    icons::piece(ui.painter(), icon, Piece { side, kind }, &scene.tones);
    let mut room = after_icon.with_min_x(after_icon.left() + space::XS);
    let numbers = numbers(ui, scene, way, room.width() - LEAST_BAR - space::XS);
    let place = Align2::RIGHT_CENTER.align_size_within_rect(numbers.size(), rect);
    room.max.x = place.left() - space::XS;
    ui.painter().galley(place.min, numbers, Palette::of(ui.ctx()).ink);
    bar(ui, way, room);
}

/// Draws a bar at full width.
fn bar(ui: &Ui, way: Way, room: Rect) {
    let palette = Palette::of(ui.ctx());
    let rail = Rect::from_center_size(room.center(), vec2(room.width(), BAR));
    let corner = CornerRadius::same((BAR / 2.0) as u8);
    let part = |share: f32| Rect::from_min_size(rail.min, vec2(rail.width() * share, BAR));
    let (lasting, done) = way.shares();
    ui.painter().rect_filled(rail, corner, palette.control);
    if done > lasting {
        ui.painter().rect_filled(part(done), corner, palette.warning);
    }
    ui.painter().rect_filled(part(lasting), corner, palette.accent);
}

/// The number of moves in as many words as fit beside the bar; screen readers get them all. It is highlighted while
/// captured pieces add to it.
fn numbers(ui: &Ui, scene: &PanelView, way: Way, room: f32) -> Arc<Galley> {
    let palette = Palette::of(ui.ctx());
    let font = TextStyle::Small.resolve(ui.style());
    let ink = if way.cost > 0 { palette.warning } else { palette.ink };
    let galley = |text: String| ui.painter().layout_no_wrap(text, font.clone(), ink);
    let worded = [key("race-count"), key("race-count-short")].into_iter().map(|text| {
        let told = || scene.language.tr_with(text, &[("count", way.left.into())]);
        galley(kept(ui, text, (way.left, scene.language.locale()), told))
    });
    let fitting = worded.into_iter().find(|galley| galley.size().x <= room);
    fitting.unwrap_or_else(|| galley(way.left.to_string()))
}

/// How far a side is from winning; `None` while pieces are in hand.
pub(crate) fn in_words(position: &Position, rules: &RuleSet, side: Side, language: &Language) -> Option<String> {
    Way::of(position, rules, side).map(|way| told(language, side, way))
}

/// The bar as text.
fn told(language: &Language, side: Side, way: Way) -> String {
    let farther = way.queen.map_or(0, |queen| queen.farther);
    let args = [
        ("side", side_role(side).into()),
        ("count", way.left.into()),
        ("cost", way.cost.into()),
        ("farther", farther.into()),
    ];
    let text = match way.queen {
        Some(Waiting { farther: 1.. }) => key("race-open"),
        Some(Waiting { farther: 0 }) => key("race-queen"),
        None if way.cost > 0 => key("race-cost"),
        None => key("race-left"),
    };
    language.tr_with(text, &args)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::agon::gameplay::settings::Theme;
    use crate::shell::ui::theme::tokens::contrast;

    #[test]
    fn the_dial_can_be_read_on_every_board() {
        for theme in [Theme::Parlour, Theme::Marble, Theme::Contrast] {
            let board = BoardPalette::of(theme);
            let face = sunk(egui_color(board.frame));
            for ink in [board.ivory, board.captive] {
                let contrast = contrast(egui_color(ink), face);
                assert!(contrast >= 4.5, "{theme:?}, {ink:?}: {contrast:.2}");
            }
        }
    }
}
