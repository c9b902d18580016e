//! The race to the throne as two bars: each side's progress, and its minimum number of moves.

use std::sync::Arc;

use agon_core::engine::{race, setbacks};
use agon_core::rules::{Kind, Piece, Position, QueenChooser, QueenRelocation, RuleSet, Side};
use bevy_egui::egui::{Align2, CornerRadius, Galley, Rect, Sense, TextStyle, Ui, WidgetInfo, WidgetType, pos2, vec2};

use super::icons;
use super::layout::STRIP;
use super::panel_view::PanelView;
use crate::agon::text::words::side_role;
use crate::shell::system::language::Locale;
use crate::shell::ui::prelude::*;

/// Moves a side needs from the starting position.
const WHOLE: f32 = 29.0;
const BAR: f32 = 8.0;
const ICON: f32 = 16.0;
/// Minimum length of a bar beside its text, in points.
const LEAST_BAR: f32 = 32.0;
/// Height of the numbers below the bars, in points.
const NUMBERS: f32 = 18.0;

/// A side's distance from winning. A captured queen without a chosen cell counts from where she stands, so that no
/// capture seems to bring her closer; only the choice adds its cost.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Way {
    /// Minimum number of moves remaining, including `cost`.
    left: u32,
    /// Moves lost to captured pieces.
    cost: u32,
    /// A captured queen without a chosen cell, if any.
    queen: Option<Waiting>,
}

/// A captured queen whose cell is still to be chosen among almost all cells.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Waiting {
    /// Maximum number of moves by which her relocation takes her farther away; 0 if her owner chooses.
    farther: u32,
}

impl Way {
    /// `None` while pieces are still in hand.
    fn of(position: &Position, rules: &RuleSet, side: Side) -> Option<Self> {
        let (queen, drift) = waiting(position, rules, side).unzip();
        let cost = (setbacks(position, rules, side) - drift.unwrap_or(0))
            .max(0)
            .unsigned_abs();
        (!position.is_placing()).then(|| Self {
            left: race(position, side) + cost,
            cost,
            queen,
        })
    }

    /// The fractions of the bar that are done, and that were done before captures.
    fn shares(self) -> (f32, f32) {
        let done = |left: u32| (1.0 - left as f32 / WHOLE).clamp(0.0, 1.0);
        let farther = self.queen.map_or(0, |queen| queen.farther);
        (done(self.left + farther), done(self.left - self.cost))
    }
}

/// The captured queen whose cell is to be chosen, and the rings that [`setbacks`] counts for her.
fn waiting(position: &Position, rules: &RuleSet, side: Side) -> Option<(Waiting, i32)> {
    let nearest = match rules.queen_relocation {
        QueenRelocation::NotThrone => 1,
        QueenRelocation::Anywhere => 0,
        QueenRelocation::Edge | QueenRelocation::NextRing => return None,
    };
    let queen = (position.captured() & position.queens(side)).first()?;
    let ring = queen.ring() as u32;
    let (lands, farther) = match rules.queen_chooser {
        QueenChooser::Captor => (5, 5 - ring),
        QueenChooser::Owner => (nearest, 0),
    };
    Some((Waiting { farther }, lands - ring as i32))
}

/// Draws both sides' bars side by side, White's on the left as in the move list. The numbers are beside them, or
/// `below` where there is room for another line.
pub(crate) fn strip(ui: &mut Ui, scene: &PanelView, below: bool) {
    let width = ui.available_width();
    let height = if below { STRIP + NUMBERS } else { STRIP };
    let (whole, _) = ui.allocate_exact_size(vec2(width, height), Sense::hover());
    let half = (width - space::M) / 2.0;
    for (side, left) in Side::ALL.into_iter().zip([whole.left(), whole.right() - half]) {
        let rect = Rect::from_min_size(pos2(left, whole.top()), vec2(half, height));
        if let Some(way) = Way::of(scene.current.position(), scene.current.rules(), side) {
            half_strip(ui, scene, side, way, rect);
        }
    }
}

/// Draws a side's icon, bar and numbers, which are below the bar if the rectangle is high enough.
fn half_strip(ui: &mut Ui, scene: &PanelView, side: Side, way: Way, rect: Rect) {
    let response = ui.interact(rect, ui.id().with(("race", side.index())), Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(WidgetType::ProgressIndicator, true, told(scene, side, way)));
    response.on_hover_ui(|ui| {
        ui.set_max_width(ui.spacing().tooltip_width);
        ui.label(told(scene, side, way));
    });
    let (line, below) = rect.split_top_bottom_at_y(rect.top() + STRIP);
    let (icon, after_icon) = line.split_left_right_at_x(line.left() + ICON);
    let queen = Piece {
        side,
        kind: Kind::Queen,
    };
    icons::piece(
        ui.painter(),
        Rect::from_center_size(icon.center(), vec2(ICON, ICON)),
        queen,
        &scene.tones,
    );
    let mut room = after_icon.with_min_x(after_icon.left() + space::XS);
    let ink = Palette::of(ui.ctx()).ink;
    if below.height() > 0.0 {
        let numbers = numbers(ui, scene, side, way, below.width());
        ui.painter().galley(below.min, numbers, ink);
    } else {
        let numbers = numbers(ui, scene, side, way, room.width() - LEAST_BAR - space::XS);
        let place = Align2::RIGHT_CENTER.align_size_within_rect(numbers.size(), line);
        room.max.x = place.left() - space::XS;
        ui.painter().galley(place.min, numbers, ink);
    }
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
fn numbers(ui: &Ui, scene: &PanelView, side: Side, way: Way, room: f32) -> Arc<Galley> {
    let palette = Palette::of(ui.ctx());
    let font = TextStyle::Small.resolve(ui.style());
    let ink = if way.cost > 0 { palette.warning } else { palette.ink };
    let galley = |count: &str| {
        ui.ctx()
            .fonts_mut(|fonts| fonts.layout_no_wrap(count.to_owned(), font.clone(), ink))
    };
    let fits = |galley: &Arc<Galley>| galley.size().x <= room;
    let counts = counts(ui, scene, side, way.left);
    let worded = counts.iter().map(|count| galley(count)).find(fits);
    worded.unwrap_or_else(|| galley(&way.left.to_string()))
}

/// The number of moves as text, in full and short, cached between frames: choosing plural forms allocates memory.
fn counts(ui: &Ui, scene: &PanelView, side: Side, count: u32) -> [Arc<str>; 2] {
    let id = ui.id().with(("race-count", side.index()));
    let locale = scene.language.locale();
    let last = ui.data(|data| data.get_temp::<(u32, Locale, [Arc<str>; 2])>(id));
    if let Some((_, _, texts)) = last.filter(|&(of, language, _)| (of, language) == (count, locale)) {
        return texts;
    }
    let texts = [key("race-count"), key("race-count-short")];
    let texts = texts.map(|text| Arc::<str>::from(scene.language.tr_with(text, &[("count", count.into())])));
    ui.data_mut(|data| data.insert_temp(id, (count, locale, texts.clone())));
    texts
}

/// The bar as text.
fn told(scene: &PanelView, side: Side, way: Way) -> String {
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
    scene.language.tr_with(text, &args)
}

#[cfg(test)]
mod tests {
    use agon_core::notation::parse_position;
    use agon_core::rules::Game;

    use super::*;

    fn way(text: &str, side: Side) -> Option<Way> {
        let rules = RuleSet::default();
        Way::of(&parse_position(text, &rules).unwrap(), &rules, side)
    }

    #[test]
    fn the_way_is_29_moves_and_captures_lengthen_it() {
        let opening = Position::start(&RuleSet::default()).to_string();
        let whole = Way {
            left: 29,
            cost: 0,
            queen: None,
        };
        assert_eq!(way(&opening, Side::White), Some(whole));
        assert_eq!(whole.shares(), (0.0, 0.0));
        // White's guard on b5, on ring 4, is relocated to the edge, which also takes a turn.
        let captured = "6/G2gGg1/8/1g7/10/1gQ7q/7G2/5g3/4G2G/2G4/1g4 w b5 0 20";
        let (white, black) = (way(captured, Side::White).unwrap(), way(captured, Side::Black).unwrap());
        assert_eq!((white.cost, black.cost), (2, 0));
        let (lasting, done) = white.shares();
        assert!(lasting < done && done < 1.0);
    }

    #[test]
    fn a_captured_queen_counts_from_where_she_stands_until_her_cell_is_chosen() {
        // White's queen on f3, on ring 3.
        let captured = "6/7/8/9/10/1gQg7/10/9/8/7/6 w f3 0 20";
        for (rules, queen, cost) in [
            ("globe", Some(Waiting { farther: 0 }), 1),
            ("modern", Some(Waiting { farther: 2 }), 1),
            // Her destination is known: the edge or the next ring, and it takes a turn.
            ("globe,queen-relocation=edge", None, 3),
            ("neto", None, 2),
        ] {
            let rules: RuleSet = rules.parse().unwrap();
            let position = parse_position(captured, &rules).unwrap();
            let way = Way::of(&position, &rules, Side::White).unwrap();
            let left = race(&position, Side::White) + cost;
            assert_eq!(way, Way { left, cost, queen }, "{rules}");
            let (lasting, done) = way.shares();
            assert!(lasting < done);
        }
    }

    #[test]
    fn no_capture_seems_to_help_and_what_is_put_back_was_counted() {
        let (mut put_back, mut captures) = ([0, 0], 0);
        for rules in ["modern", "globe", "neto", "captor", "ludii", "fromager"] {
            let rules: RuleSet = rules.parse().unwrap();
            for seed in 0..40 {
                let (mut game, mut choice) = (Game::new(rules), seed);
                while game.outcome().is_none() && game.plies().len() < 120 {
                    let before = *game.position();
                    choice = (choice * 31 + 7) % 1009;
                    let mv = game.legal_moves()[choice % game.legal_moves().len()];
                    game.play(mv).unwrap();
                    let after = game.position();
                    let side = before.side();
                    let ways = |side| [&before, after].map(|position| Way::of(position, &rules, side).unwrap());
                    let turn = u32::from(rules.relocation_costs_turn);
                    let [was, is] = ways(side.opponent());
                    let fresh = after.captured() & !before.captured() & after.pieces(side.opponent());
                    if fresh.is_empty() {
                        assert_eq!(is, was, "{mv}: only a capture changes what the other side has to go");
                    } else {
                        captures += 1;
                        assert!(is.left >= was.left + turn * fresh.len(), "{mv}: {was:?} to {is:?}");
                    }
                    let [was, is] = ways(side);
                    match (was.queen, before.due().is_empty()) {
                        (Some(Waiting { farther }), _) => {
                            let [from, to] = [mv.from().unwrap(), mv.to().unwrap()].map(|cell| cell.ring() as u32);
                            assert_eq!(is.left + turn + from, was.left + to, "{mv}: {was:?} to {is:?}");
                            assert!(is.left <= was.left + farther || rules.queen_chooser == QueenChooser::Owner);
                            put_back[1] += 1;
                        }
                        (None, false) if mv.from().is_some() => {
                            assert!(is.left + turn <= was.left, "{mv}: {was:?} to {is:?}");
                            put_back[0] += 1;
                        }
                        _ => assert!(is.left + 1 >= was.left, "{mv}: {was:?} to {is:?}"),
                    }
                }
            }
        }
        assert!(
            captures > 100 && put_back.into_iter().all(|times| times > 10),
            "{captures} {put_back:?}"
        );
    }

    #[test]
    fn while_pieces_are_in_hand_there_is_no_race() {
        let rules: RuleSet = "parlett".parse().unwrap();
        assert_eq!(Way::of(&Position::start(&rules), &rules, Side::White), None);
    }
}
