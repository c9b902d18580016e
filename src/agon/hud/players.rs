//! A player's card: piece, name and turn, and the pieces waiting on or beside the board.

use std::iter::repeat_n;
use std::sync::Arc;
use std::time::Duration;

use agon_core::engine::Level;
use agon_core::rules::{GUARDS, Kind, Piece, QueenChooser, Side};
use agon_core::session::clock::readout;
use agon_core::session::players::Player;
use bevy_egui::egui::{
    self, Align2, Color32, CornerRadius, FontId, FontSelection, Galley, Pos2, Rect, RichText, Sense, Stroke,
    StrokeKind, TextStyle, TextWrapMode, Ui, Vec2, WidgetInfo, WidgetText, WidgetType, pos2, vec2,
};

use super::layout::{CLOCK, PLAYER, SLIM_PLAYER};
use super::panel_view::PanelView;
use crate::agon::drawings::icons;
use crate::agon::drawings::portrait::portrait;
use crate::agon::gameplay::clock::SHORT;
use crate::agon::text::words::{level_voice_key, player_detail, player_name, player_role, to_move};
use crate::shell::ui::prelude::*;

/// Heights of a card's header, of one with a portrait, and of each row of waiting pieces, in points.
const HEAD: f32 = 60.0;
const PORTRAYED: f32 = 98.0;
const ROW: f32 = 30.0;
/// Left margin, including the bar that marks the turn, and right margin of a card, in points.
const LEFT: f32 = 14.0;
const RIGHT: f32 = 8.0;
/// Radius of a portrait, in points.
const PORTRAIT: f32 = 38.0;

/// Waiting pieces, and a label with the reason.
struct Waiting {
    label: String,
    pieces: Vec<Kind>,
}

/// Captured pieces awaiting relocation, pieces in hand, and those that left the board.
fn waiting(scene: &PanelView, side: Side) -> Vec<Waiting> {
    let (position, rules) = (scene.current.position(), scene.current.rules());
    let captured = position.captured();
    let queens = (captured & position.queens(side)).len() as usize;
    let guards = (captured & position.guards(side)).len() as usize;
    let hand = position.hand(side);
    // A captor who chooses the queen's cell relocates her.
    let is_sent = rules.queen_chooser == QueenChooser::Captor;
    let (sent, queens) = if is_sent { (queens, 0) } else { (0, queens) };
    let off_board = |kind, all: usize, there: u32, in_hand| match rules.removes(kind) {
        true => all - there as usize - usize::from(in_hand),
        false => 0,
    };
    let queens_off = off_board(Kind::Queen, 1, position.queens(side).len(), u8::from(hand.queen));
    let guards_off = off_board(
        Kind::Guard,
        usize::from(GUARDS),
        position.guards(side).len(),
        hand.guards,
    );
    let rows = [
        (key("panel-captured-sent"), sent, 0),
        (key("panel-captured"), queens, guards),
        (key("panel-in-hand"), usize::from(hand.queen), usize::from(hand.guards)),
        (key("panel-off-board"), queens_off, guards_off),
    ];
    rows.into_iter()
        .filter(|(_, queens, guards)| queens + guards > 0)
        .map(|(label, queens, guards)| Waiting {
            label: label_of(scene, label, side.opponent()),
            pieces: repeat_n(Kind::Queen, queens)
                .chain(repeat_n(Kind::Guard, guards))
                .collect(),
        })
        .collect()
}

/// A label that may name the captor.
fn label_of(scene: &PanelView, label: &str, captor: Side) -> String {
    let players = scene.current.players();
    let args = [
        ("by", player_role(players, captor).into()),
        ("name", player_name(scene.language, players, captor).into()),
    ];
    scene.language.tr_with(label, &args)
}

/// A player's status as text: to move, or winner.
fn status(scene: &PanelView, side: Side) -> Option<String> {
    if let Some(outcome) = scene.current.outcome() {
        return (outcome.winner() == Some(side)).then(|| scene.language.tr("panel-winner"));
    }
    (scene.current.chooser() == Some(side)).then(|| match scene.current.players().is_human(side) {
        false if scene.thinking => scene.language.tr("panel-thinking"),
        _ => to_move(scene.language, player_role(scene.current.players(), side)),
    })
}

/// The height of a card with a row for each kind of waiting pieces.
pub(crate) fn high_height(scene: &PanelView, side: Side) -> f32 {
    head_height(scene, side) + clock_height(scene) + waiting(scene, side).len() as f32 * ROW
}

fn head_height(scene: &PanelView, side: Side) -> f32 {
    if portrayed(scene, side).is_some() {
        PORTRAYED
    } else {
        HEAD
    }
}

/// The computer's level, if there is room for its portrait.
fn portrayed(scene: &PanelView, side: Side) -> Option<Level> {
    match scene.current.players().of(side) {
        Player::Computer { level } if scene.has_portraits => Some(*level),
        _ => None,
    }
}

const fn clock_height(scene: &PanelView) -> f32 {
    if scene.clocks.is_some() { CLOCK } else { 0.0 }
}

pub(crate) fn high_card(ui: &mut Ui, scene: &PanelView, side: Side) {
    let card = Card::begin(ui, scene, side, high_height(scene, side));
    let palette = Palette::of(ui.ctx());
    let head = card.inside.with_max_y(card.rect.top() + head_height(scene, side));
    let level = portrayed(scene, side);
    let indent = match level {
        Some(level) => {
            let middle = pos2(head.left() + PORTRAIT, head.center().y);
            portrait(ui.painter(), middle, PORTRAIT, (level, side), scene.board);
            2.0 * PORTRAIT + space::S + space::XS
        }
        None => {
            card.emblem(ui, head, 42.0);
            44.0
        }
    };
    let room = head.with_min_x(head.left() + indent);
    let mut name = card.name(ui, room.width());
    let mut second = small(
        ui,
        player_detail(scene.language, scene.current.players(), side),
        palette.muted,
        room,
    );
    let mut beside = None;
    if let Some(status) = status(scene, side) {
        let status = small(ui, status, palette.accent, room);
        let left = room.width() - status.size().x - space::S;
        if card.name(ui, f32::INFINITY).size().x <= left {
            name = card.name(ui, left);
            beside = Some(status);
        } else {
            second = status;
        }
    }
    let voice = level.map(|level| {
        let text = RichText::new(scene.language.tr(level_voice_key(level)))
            .color(palette.ink)
            .italics();
        WidgetText::from(text).into_galley(ui, Some(TextWrapMode::Wrap), room.width(), TextStyle::Small)
    });
    let first = stack(ui, room, [Some(name), Some(second), voice]);
    if let Some(status) = beside {
        let at = Align2::RIGHT_CENTER.align_size_within_rect(status.size(), first.with_max_x(room.right()));
        ui.painter().galley(at.min, status, palette.accent);
    }
    card.clock_below(ui, head, indent);
    for (row, waiting) in (0_u8..).zip(waiting(scene, side)) {
        let top = head.bottom() + clock_height(scene) + f32::from(row) * ROW - space::XS;
        let room = Rect::from_min_size(pos2(head.left(), top), vec2(head.width(), ROW));
        card.waiting(ui, room, &waiting, space::S, palette.muted);
    }
}

/// Draws the card where space is tight: waiting pieces replace the other information.
pub(crate) fn low_card(ui: &mut Ui, scene: &PanelView, side: Side) {
    let card = Card::begin(ui, scene, side, PLAYER + clock_height(scene));
    let palette = Palette::of(ui.ctx());
    card.emblem(ui, card.inside, 36.0);
    let head = card.inside.with_max_y(card.inside.top() + PLAYER);
    card.clock_below(ui, head, 40.0);
    let room = head.with_min_x(head.left() + 40.0);
    let waiting = waiting(scene, side);
    let (second, ink) = match (waiting.first(), status(scene, side)) {
        (Some(_), _) => (" ".to_owned(), palette.ink),
        (None, Some(status)) => (status, palette.accent),
        (None, None) => (
            player_detail(scene.language, scene.current.players(), side),
            palette.muted,
        ),
    };
    stack(
        ui,
        room,
        [card.name(ui, room.width()), small(ui, second, ink, room)].map(Some),
    );
    if let Some(waiting) = waiting.first() {
        // Clear of the name.
        let top = room.center().y + 4.0;
        let row = Rect::from_x_y_ranges(room.x_range(), top..=top + 18.0);
        card.waiting(ui, row, waiting, space::XS, palette.accent);
        card.response.clone().on_hover_text(&waiting.label);
    }
}

/// Draws the one-line card; anything that does not fit beside the name is left to the banner.
pub(crate) fn slim_card(ui: &mut Ui, scene: &PanelView, side: Side) {
    let card = Card::begin(ui, scene, side, SLIM_PLAYER);
    let palette = Palette::of(ui.ctx());
    let mut room = card.inside;
    if let Some(clock) = card.clock(ui, SLIM_DIGITS) {
        let place = Align2::RIGHT_CENTER.align_size_within_rect(clock.size(), room);
        clock.paint(ui, place.min);
        room.max.x = place.left() - space::XS;
    }
    // A long name beside a clock needs the space of the emblem.
    let smallest = galley(ui, RichText::new(&card.name).small(), f32::INFINITY);
    if smallest.size().x <= room.width() - SLIM_EMBLEM {
        card.emblem(ui, card.inside, 28.0);
        room.min.x += SLIM_EMBLEM;
    }
    let name = card.name(ui, room.width());
    let rest = room.width() - name.size().x - space::S;
    stack(ui, room, [Some(name)]);
    let waiting = waiting(scene, side);
    let drawn = waiting.first().map_or(&[][..], |waiting| &waiting.pieces[..]);
    let status = small(
        ui,
        status(scene, side).unwrap_or_default(),
        palette.accent,
        Rect::EVERYTHING,
    );
    if !drawn.is_empty() && drawn_width(drawn.len(), CLOSEST) <= rest {
        let width = drawn_width(drawn.len(), PITCH).min(rest);
        card.drawings(ui, room.with_min_x(room.right() - width), drawn);
    } else if status.size().x <= rest {
        let at = Align2::RIGHT_CENTER.align_size_within_rect(status.size(), room);
        ui.painter().galley(at.min, status, palette.accent);
    }
}

/// Size of a clock's digits in a row of their own, and on a one-line card, in points.
const DIGITS: f32 = 27.0;
const SLIM_DIGITS: f32 = 17.0;
/// Width of the emblem on a one-line card, in points.
const SLIM_EMBLEM: f32 = 36.0;

/// Preferred and minimum spacing of the waiting pieces' icons, in points.
const PITCH: f32 = 19.0;
const CLOSEST: f32 = 8.0;

/// The width of a row of icons.
const fn drawn_width(count: usize, pitch: f32) -> f32 {
    PITCH + count.saturating_sub(1) as f32 * pitch
}

struct Card<'a> {
    scene: &'a PanelView<'a>,
    side: Side,
    name: String,
    rect: Rect,
    inside: Rect,
    response: egui::Response,
}

impl<'a> Card<'a> {
    fn begin(ui: &mut Ui, scene: &'a PanelView, side: Side, height: f32) -> Self {
        let palette = Palette::of(ui.ctx());
        let (rect, response) = ui.allocate_exact_size(vec2(ui.available_width(), height), Sense::hover());
        let name = player_name(scene.language, scene.current.players(), side);
        let on_turn = scene.current.chooser() == Some(side);
        let (fill, line) = match on_turn {
            true => (palette.card, palette.accent),
            false => (Color32::TRANSPARENT, palette.line),
        };
        response.widget_info(|| {
            let told = match scene.clocks {
                Some(clocks) => format!("{name}, {}", time_text(scene, clocks.left[side.index()])),
                None => name.clone(),
            };
            let voice = portrayed(scene, side).map(|level| scene.language.tr(level_voice_key(level)));
            let told = voice.map_or(told.clone(), |voice| format!("{told}. {voice}"));
            WidgetInfo::labeled(WidgetType::Label, true, told)
        });
        ui.ctx()
            .accesskit_node_builder(response.id, |node| node.set_selected(on_turn));
        let corner = CornerRadius::same(radius::CARD);
        ui.painter()
            .rect(rect, corner, fill, Stroke::new(1.0, line), StrokeKind::Inside);
        if on_turn {
            mark_turn(ui, rect, scene.thinking);
        }
        let inside = Rect::from_min_max(rect.min + vec2(LEFT, 0.0), rect.max - vec2(RIGHT, 0.0));
        Self {
            scene,
            side,
            name,
            rect,
            inside,
            response,
        }
    }

    /// The side's queen as its emblem, at the left of `room`.
    fn emblem(&self, ui: &Ui, room: Rect, height: f32) {
        let middle = pos2(room.left() + 17.0, room.center().y);
        let rect = Rect::from_center_size(middle, vec2(height * 0.8, height));
        self.draw(ui, rect, Kind::Queen);
    }

    fn draw(&self, ui: &Ui, rect: Rect, kind: Kind) {
        let piece = Piece { side: self.side, kind };
        icons::piece(ui.painter(), rect, piece, &self.scene.tones);
    }

    /// The side's remaining time in digits of the given size, if the game is timed.
    fn clock(&self, ui: &Ui, size: f32) -> Option<Digits> {
        let clocks = self.scene.clocks?;
        let left = clocks.left[self.side.index()];
        let palette = Palette::of(ui.ctx());
        let over = self.scene.current.outcome().is_some() && !left.is_zero();
        let short = left <= SHORT && !over;
        let (fill, ink) = match (clocks.running == Some(self.side), short) {
            (true, true) => (palette.warning, palette.on_accent),
            (true, false) => (palette.accent, palette.on_accent),
            (false, true) => (Color32::TRANSPARENT, palette.warning),
            (false, false) => (Color32::TRANSPARENT, palette.muted),
        };
        let text = time_text(self.scene, left);
        Some(Digits::new(ui, &text, size, fill, ink))
    }

    /// The time in a row below the header, aligned with its text.
    fn clock_below(&self, ui: &Ui, head: Rect, indent: f32) {
        if let Some(clock) = self.clock(ui, DIGITS) {
            let row = Rect::from_min_size(head.left_bottom(), vec2(head.width(), CLOCK - space::S));
            let place = Align2::LEFT_CENTER.align_size_within_rect(clock.size(), row);
            clock.paint(ui, place.min + vec2(indent - DIGITS_ASIDE, -space::XS));
        }
    }

    /// The name. Long ones are set smaller, then truncated; hovering shows them in full.
    fn name(&self, ui: &Ui, width: f32) -> Arc<Galley> {
        let text = || RichText::new(&self.name).color(Palette::of(ui.ctx()).ink);
        let name = galley(ui, text().text_style(strong_style()), width);
        if !name.elided {
            return name;
        }
        let name = galley(ui, text().small(), width);
        if name.elided {
            self.response.clone().on_hover_text(&self.name);
        }
        name
    }

    /// Waiting pieces after the reason; where space is short, the icons alone.
    fn waiting(&self, ui: &Ui, mut room: Rect, waiting: &Waiting, gap: f32, ink: Color32) {
        let label = small(ui, &waiting.label, ink, Rect::EVERYTHING);
        let after = label.size().x + gap;
        if after + waiting.pieces.len() as f32 * PITCH <= room.width() {
            let at = Align2::LEFT_CENTER.align_size_within_rect(label.size(), room);
            ui.painter().galley(at.min, label, ink);
            room.min.x += after;
        }
        self.drawings(ui, room, &waiting.pieces);
    }

    /// Waiting pieces in a row from the left, closer together where space is short.
    fn drawings(&self, ui: &Ui, row: Rect, pieces: &[Kind]) {
        let height = row.height().min(22.0);
        let between = pieces.len().saturating_sub(1).max(1) as f32;
        let pitch = ((row.width() - PITCH) / between).clamp(CLOSEST, PITCH);
        let mut left = row.left();
        for &kind in pieces {
            let high = if kind == Kind::Queen { height } else { height * 0.85 };
            let foot = pos2(left + PITCH / 2.0, row.center().y + height / 2.0);
            let rect = Rect::from_min_max(foot - vec2(PITCH / 2.0, high), foot + vec2(PITCH / 2.0, 0.0));
            self.draw(ui, rect, kind);
            left += pitch;
        }
    }
}

/// The brass bar at the edge of the card of the side to choose; it pulses while the computer thinks.
fn mark_turn(ui: &Ui, card: Rect, thinking: bool) {
    let mut strength = 1.0;
    if thinking {
        ui.ctx().request_repaint();
        let time = ui.input(|input| input.time);
        strength = 0.65 + 0.35 * (time * std::f64::consts::TAU / 1.6).sin() as f32;
    }
    let bar = Rect::from_min_max(card.min + vec2(5.0, 10.0), card.left_bottom() + vec2(8.0, -10.0));
    let brass = Palette::of(ui.ctx()).accent.gamma_multiply(strength);
    ui.painter().rect_filled(bar, CornerRadius::same(2), brass);
}

/// The remaining time as shown on a clock.
fn time_text(scene: &PanelView, left: Duration) -> String {
    match readout(left) {
        (whole, None) => whole,
        (whole, Some(tenths)) => {
            let args = [("whole", whole.into()), ("tenths", tenths.to_string().into())];
            scene.language.tr_with("clock-tenths", &args)
        }
    }
}

/// Margins to the left and right of a clock's digits, in points.
const DIGITS_ASIDE: f32 = 6.0;

/// A time. Its last separator stays in place as the digits change, so that few of them can shift, and a 1 is as close
/// to its neighbours as any digit.
struct Digits {
    /// The text up to and including that separator, and the text after it.
    parts: [Arc<Galley>; 2],
    /// The width of each part if all its digits were the widest.
    widest: [f32; 2],
    fill: Color32,
}

impl Digits {
    fn new(ui: &Ui, text: &str, size: f32, fill: Color32, ink: Color32) -> Self {
        let family = FontSelection::Style(strong_style()).resolve(ui.style()).family;
        let font = FontId::new(size, family);
        let middle = text.rfind(|sign: char| !sign.is_ascii_digit()).map_or(0, |place| {
            let separator = text[place..].chars().next();
            place + separator.map_or(0, char::len_utf8)
        });
        let (left, right) = text.split_at(middle);
        ui.ctx().fonts_mut(|fonts| {
            let digits = ('0'..='9').map(|digit| fonts.glyph_width(&font, digit));
            let widest_digit = digits.fold(0.0, f32::max);
            let widest = [left, right].map(|part| {
                let widths = part.chars().map(|sign| match sign {
                    '0'..='9' => widest_digit,
                    _ => fonts.glyph_width(&font, sign),
                });
                widths.sum::<f32>().ceil()
            });
            let parts = [left, right].map(|part| fonts.layout_no_wrap(part.to_owned(), font.clone(), ink));
            Self { parts, widest, fill }
        })
    }

    fn size(&self) -> Vec2 {
        let width = self.widest.iter().sum::<f32>() + 2.0 * DIGITS_ASIDE;
        vec2(width, self.parts[0].size().y.max(self.parts[1].size().y))
    }

    fn paint(self, ui: &Ui, top_left: Pos2) {
        let rect = Rect::from_min_size(top_left, self.size());
        ui.painter()
            .rect_filled(rect, CornerRadius::same(radius::CONTROL), self.fill);
        // At whole points each digit has one shape.
        let middle = top_left + vec2(DIGITS_ASIDE + self.widest[0], 0.0);
        let [left, right] = self.parts;
        let before = middle - vec2(left.size().x.round(), 0.0);
        // The text already has its colour.
        ui.painter().galley(before, left, Color32::PLACEHOLDER);
        ui.painter().galley(middle, right, Color32::PLACEHOLDER);
    }
}

fn galley(ui: &Ui, text: RichText, width: f32) -> Arc<Galley> {
    WidgetText::from(text).into_galley(ui, Some(TextWrapMode::Truncate), width.max(0.0), TextStyle::Body)
}

/// A small text, truncated where the room is too narrow.
fn small(ui: &Ui, text: impl Into<String>, ink: Color32, room: Rect) -> Arc<Galley> {
    galley(ui, RichText::new(text).small().color(ink), room.width())
}

/// Draws lines below one another in the middle of the room's height. Returns the place of the first.
fn stack<const N: usize>(ui: &Ui, room: Rect, lines: [Option<Arc<Galley>>; N]) -> Rect {
    const GAP: f32 = 1.0;
    let lines = || lines.iter().flatten().filter(|line| !line.text().is_empty());
    let height = lines().map(|line| line.size().y + GAP).sum::<f32>() - GAP;
    let top = room.center().y - height / 2.0;
    let first = lines().next().map_or(0.0, |line| line.size().y);
    let mut at = pos2(room.left(), top);
    for line in lines() {
        // The text already has its colour.
        ui.painter().galley(at, line.clone(), Color32::PLACEHOLDER);
        at.y += line.size().y + GAP;
    }
    Rect::from_x_y_ranges(room.x_range(), top..=top + first)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::screens::{context, draw_frame};

    #[test]
    fn a_clock_keeps_its_width_and_its_ones_are_close_to_their_neighbours() {
        draw_frame(&context(), None, |ctx| -> Option<()> {
            egui::Area::new(egui::Id::new("clocks")).show(ctx, |ui| {
                let digits = |text: &str| Digits::new(ui, text, DIGITS, Color32::BLACK, Color32::WHITE);
                let (narrow, wide) = (digits("1:11"), digits("4:00"));
                assert_eq!(narrow.size(), wide.size());
                assert_eq!(narrow.widest, wide.widest, "the colon is in the same place");
                let [ones, zeros] = [&narrow, &wide].map(|digits| digits.parts[1].size().x);
                assert!(ones < 0.85 * zeros, "{ones} and {zeros}");
                assert_eq!(
                    digits("0:09.4").parts.map(|part| part.text().to_owned()),
                    ["0:09.", "4"]
                );
                assert_eq!(
                    digits("0:09,4").parts.map(|part| part.text().to_owned()),
                    ["0:09,", "4"]
                );
            });
            None
        });
    }
}
