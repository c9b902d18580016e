//! The race to the throne as two bars: how far each side has come, and the least number of moves it needs.

use std::sync::Arc;

use bevy_egui::egui::{
    Align2, CornerRadius, Galley, Rect, Sense, TextStyle, TextWrapMode, Ui, WidgetInfo, WidgetText, WidgetType, pos2,
    vec2,
};

use super::icons;
use super::layout::STRIP;
use super::panel_view::PanelView;
use crate::app::agon::text::words::side_role;
use crate::app::shell::system::language::Locale;
use crate::app::shell::ui::theme::tokens::{Palette, space};
use crate::engine::{race, setbacks};
use crate::rules::{Kind, Piece, Position, RuleSet, Side};

/// The moves a side needs from the starting position.
const WHOLE: f32 = 29.0;
const BAR: f32 = 8.0;
const ICON: f32 = 16.0;
/// The minimum length of a bar beside its text.
const LEAST_BAR: f32 = 32.0;
/// The height of the numbers below the bars.
const NUMBERS: f32 = 18.0;

/// How far a side is from winning.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Way {
    /// The least number of moves remaining.
    left: u32,
    /// How many more it will be once the captured pieces are relocated.
    cost: u32,
}

impl Way {
    /// `None` while pieces are still in hand.
    fn of(position: &Position, rules: &RuleSet, side: Side) -> Option<Self> {
        let setback = setbacks(position, rules, side);
        (!position.is_placing()).then(|| Self {
            // A queen relocated further inwards than she was gains by it.
            left: race(position, side).saturating_add_signed(setback.min(0)),
            cost: setback.max(0).unsigned_abs(),
        })
    }

    /// The fractions of the bar that are done, and that are done but lost again.
    fn shares(self) -> (f32, f32) {
        let done = |left: u32| (1.0 - left as f32 / WHOLE).clamp(0.0, 1.0);
        (done(self.left + self.cost), done(self.left))
    }
}

/// Draws both sides' bars side by side, White's on the left as in the move list. The numbers stand beside them, or
/// `below` where there is room for another line.
pub(crate) fn strip(ui: &mut Ui, scene: &PanelView, below: bool) {
    let width = ui.available_width();
    let height = if below { STRIP + NUMBERS } else { STRIP };
    let (whole, _) = ui.allocate_exact_size(vec2(width, height), Sense::hover());
    let half = (width - space::M) / 2.0;
    for (side, left) in Side::ALL.into_iter().zip([whole.left(), whole.right() - half]) {
        let rect = Rect::from_min_size(pos2(left, whole.top()), vec2(half, height));
        if let Some(way) = Way::of(scene.current.position(), scene.current.rules(), side) {
            bar(ui, scene, side, way, (rect, below));
        }
    }
}

fn bar(ui: &mut Ui, scene: &PanelView, side: Side, way: Way, (rect, below): (Rect, bool)) {
    let palette = Palette::of(ui.ctx());
    let small = |ui: &Ui, text: String| {
        WidgetText::from(text).into_galley(ui, Some(TextWrapMode::Extend), f32::INFINITY, TextStyle::Small)
    };
    let response = ui.interact(rect, ui.id().with(("race", side.index())), Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(WidgetType::ProgressIndicator, true, told(scene, side, way)));
    response.on_hover_ui(|ui| {
        ui.set_max_width(ui.spacing().tooltip_width);
        ui.label(told(scene, side, way));
    });
    let (line, numbers) = rect.split_top_bottom_at_y(rect.top() + STRIP);
    let icon = Rect::from_center_size(pos2(rect.left() + ICON / 2.0, line.center().y), vec2(ICON, ICON));
    icons::piece(
        ui.painter(),
        icon,
        Piece {
            side,
            kind: Kind::Queen,
        },
        &scene.tones,
    );
    let mut left = small(ui, count_in_words(ui, scene, side, way.left));
    let cost = (way.cost > 0).then(|| small(ui, format!("+{}", way.cost)));
    // Where space is tight the bar takes priority over the text, which screen readers still get.
    let words: f32 = [Some(&left), cost.as_ref()]
        .into_iter()
        .flatten()
        .map(|text| text.size().x + space::XS)
        .sum();
    let start = rect.left() + ICON + space::XS;
    let room = if below {
        rect.width() + space::XS
    } else {
        rect.right() - start - LEAST_BAR
    };
    if words > room {
        left = small(ui, way.left.to_string());
    }
    let mut right = rect.right();
    if below {
        let mut at = rect.left();
        for (text, ink) in [Some((left, palette.ink)), cost.map(|cost| (cost, palette.warning))]
            .into_iter()
            .flatten()
        {
            let width = text.size().x;
            ui.painter().galley(pos2(at, numbers.top()), text, ink);
            at += width + space::XS;
        }
    } else {
        let mut write = |text: Arc<Galley>, ink| {
            let room = line.with_max_x(right);
            let at = Align2::RIGHT_CENTER.align_size_within_rect(text.size(), room);
            right = at.left() - space::XS;
            ui.painter().galley(at.min, text, ink);
        };
        if let Some(cost) = cost {
            write(cost, palette.warning);
        }
        write(left, palette.ink);
    }
    let room = Rect::from_min_max(
        pos2(start, line.center().y - BAR / 2.0),
        pos2(right, line.center().y + BAR / 2.0),
    );
    let corner = CornerRadius::same((BAR / 2.0) as u8);
    let part = |share: f32| Rect::from_min_size(room.min, vec2(room.width() * share, BAR));
    let (kept, done) = way.shares();
    ui.painter().rect_filled(room, corner, palette.control);
    if done > kept {
        ui.painter().rect_filled(part(done), corner, palette.warning);
    }
    ui.painter().rect_filled(part(kept), corner, palette.accent);
}

/// The number of moves as text, kept from frame to frame: choosing among plural forms takes memory.
fn count_in_words(ui: &Ui, scene: &PanelView, side: Side, count: u32) -> String {
    let id = ui.id().with(("race-count", side.index()));
    let locale = scene.language.locale();
    let last = ui.data(|data| data.get_temp::<(u32, Locale, Arc<str>)>(id));
    if let Some((_, _, text)) = last.filter(|&(of, language, _)| (of, language) == (count, locale)) {
        return text.to_string();
    }
    let text = scene.language.tr_with("race-count", &[("count", count.into())]);
    ui.data_mut(|data| data.insert_temp(id, (count, locale, Arc::<str>::from(text.as_str()))));
    text
}

/// The bar as text.
fn told(scene: &PanelView, side: Side, way: Way) -> String {
    let args = [
        ("side", side_role(side).into()),
        ("count", way.left.into()),
        ("cost", way.cost.into()),
    ];
    if way.cost > 0 {
        scene.language.tr_with("race-cost", &args)
    } else {
        scene.language.tr_with("race-left", &args)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::notation::parse_position;

    fn way(text: &str, side: Side) -> Option<Way> {
        let rules = RuleSet::default();
        Way::of(&parse_position(text, &rules).unwrap(), &rules, side)
    }

    #[test]
    fn the_way_is_29_moves_and_captures_lengthen_it() {
        let opening = Position::start(&RuleSet::default()).to_string();
        let whole = Way { left: 29, cost: 0 };
        assert_eq!(way(&opening, Side::White), Some(whole));
        assert_eq!(whole.shares(), (0.0, 0.0));
        // White's guard on b5, on ring 4, goes back to the edge, which also takes a turn.
        let captured = "6/G2gGg1/8/1g7/10/1gQ7q/7G2/5g3/4G2G/2G4/1g4 w b5 0 20";
        let (white, black) = (way(captured, Side::White).unwrap(), way(captured, Side::Black).unwrap());
        assert_eq!((white.cost, black.cost), (2, 0));
        let (kept, done) = white.shares();
        assert!(kept < done && done < 1.0);
        // White's queen on f3, on ring 3, may be relocated to ring 1: that takes a turn and saves two moves.
        let gains = "6/7/8/9/10/1gQg7/10/9/8/7/6 w f3 0 20";
        let gaining = way(gains, Side::White).unwrap();
        let as_it_stands = race(&parse_position(gains, &RuleSet::default()).unwrap(), Side::White);
        assert_eq!((gaining.left + 1, gaining.cost), (as_it_stands, 0));
    }

    #[test]
    fn while_pieces_are_in_hand_there_is_no_race() {
        let rules: RuleSet = "parlett".parse().unwrap();
        assert_eq!(Way::of(&Position::start(&rules), &rules, Side::White), None);
    }
}
