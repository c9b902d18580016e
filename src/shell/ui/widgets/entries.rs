//! The buttons of menus: the main one with a line below its name, and entries with icons.

use std::sync::Arc;

use bevy_egui::egui;
use egui::{
    Align, CornerRadius, FontId, Galley, Label, Layout, Rect, Response, RichText, Sense, Stroke, TextStyle,
    TextWrapMode, Ui, UiBuilder, Vec2, WidgetInfo, WidgetText, WidgetType, pos2, vec2,
};

use super::controls::{Look, focus_ring, font_within, told, touchable};
use super::icons::Icon;
use crate::shell::ui::theme::style::strong_family;
use crate::shell::ui::theme::tokens::{Palette, radius, size, space};

/// The side of an entry's icon, in points.
const ICON: f32 = 22.0;
/// Between an icon and the name beside it.
const GAP: f32 = 12.0;
/// Least height of an entry, in points.
const HEIGHT: f32 = 48.0;
/// A main button narrower than this, in points, needs two rows for most lines.
const NARROWEST: f32 = 320.0;
/// The main button is narrower than this, in points, on telephones.
const NARROW: f32 = 340.0;

/// The main button of a menu, in brass, with a line about it below its name. Its height does not depend on the line
/// unless that is very long, so that nothing moves when it changes.
pub fn main_entry(ui: &mut Ui, icon: Icon, name: &str, line: &str) -> Response {
    let palette = Palette::of(ui.ctx());
    let width = ui.available_width();
    // Where a line would not fit beside the icon, it begins below that.
    let is_narrow = width < NARROW;
    let picture = if is_narrow { 18.0 } else { 26.0 };
    let name_at = space::M + picture + if is_narrow { GAP } else { space::M };
    let line_at = if is_narrow { space::M } else { name_at };
    let room = |left: f32| (width - left - space::S).max(0.0);
    let wrapped = |text: RichText, left: f32| {
        WidgetText::from(text).into_galley(ui, Some(TextWrapMode::Wrap), room(left), TextStyle::Small)
    };
    let title = RichText::new(name).font(FontId::new(size::SUBHEADING, strong_family()));
    let below = RichText::new(line)
        .text_style(TextStyle::Small)
        .color(palette.on_accent);
    let name_galley = wrapped(title, name_at);
    let line_galley = wrapped(below.clone(), line_at);
    let row = ui.text_style_height(&TextStyle::Small);
    let reserved = if width < NARROWEST { 2.0 * row } else { row };
    let text = name_galley.size().y + line_galley.size().y.max(reserved);
    let (rect, response) = touchable(ui, vec2(width, text + 2.0 * space::S + space::XS), Sense::click());
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Button, ui.is_enabled(), name));
    if ui.is_rect_visible(rect) {
        let corner = CornerRadius::same(radius::CARD);
        let look = Look::primary(palette);
        look.ground(ui, &response, rect, corner);
        let top = rect.center().y - text / 2.0;
        let beside = if is_narrow { name_galley.size().y } else { text };
        let middle = pos2(rect.left() + space::M + picture / 2.0, top + beside / 2.0);
        let place = Rect::from_center_size(middle, Vec2::splat(picture));
        icon.paint(ui.painter(), place, palette.on_accent);
        let at = pos2(rect.left() + name_at, top);
        let next = pos2(rect.left() + line_at, top + name_galley.size().y);
        ui.painter().galley(at, name_galley, palette.on_accent);
        // A label of its own, so that the button is called by its name alone.
        let place = Rect::from_min_size(next, vec2(room(line_at), line_galley.size().y));
        let layout = Layout::top_down(Align::Min);
        ui.new_child(UiBuilder::new().max_rect(place).layout(layout))
            .add(Label::new(below).selectable(false).wrap());
        focus_ring(ui, &response, rect, corner);
    }
    response
}

/// An entry of a menu: its icon, its name and, if something waits there, a mark with a word about it. It is as high as
/// its name needs, and at least `height`.
pub fn entry(ui: &mut Ui, icon: Icon, name: &str, news: Option<&str>, height: f32) -> Response {
    const DOT: f32 = 4.5;
    let palette = Palette::of(ui.ctx());
    let width = ui.available_width();
    let (side, gap) = spaces_of(width);
    let left = side + ICON + gap;
    let name_galley = name_within(ui, name, width);
    let height = height.max(height_with(&name_galley));
    let (rect, response) = touchable(ui, vec2(width, height), Sense::click());
    response.widget_info(|| {
        let meaning = news.map_or_else(|| name.to_owned(), |news| told(name, news));
        WidgetInfo::labeled(WidgetType::Button, ui.is_enabled(), meaning)
    });
    if ui.is_rect_visible(rect) {
        let corner = CornerRadius::same(radius::CONTROL);
        let look = Look::secondary(palette);
        look.ground(ui, &response, rect, corner);
        let middle = pos2(rect.left() + side + ICON / 2.0, rect.center().y);
        let picture = Rect::from_center_size(middle, Vec2::splat(ICON));
        icon.paint(ui.painter(), picture, palette.accent);
        let at = pos2(rect.left() + left, rect.center().y - name_galley.size().y / 2.0);
        let after = at.x + name_galley.size().x;
        ui.painter().galley(at, name_galley, palette.ink);
        if let Some(news) = news {
            let ring = Stroke::new(2.0, look.fill(ui, &response));
            ui.painter()
                .circle(picture.right_top() + vec2(1.0, 0.0), DOT, palette.accent, ring);
            let news = WidgetText::from(news).into_galley(ui, Some(TextWrapMode::Extend), 0.0, TextStyle::Small);
            let at = pos2(
                rect.right() - side - news.size().x,
                rect.center().y - news.size().y / 2.0,
            );
            if at.x >= after + GAP {
                ui.painter().galley(at, news, palette.ink);
            }
        }
        focus_ring(ui, &response, rect, corner);
    }
    response
}

/// The margin at both ends of an entry of this width, and between its icon and its name.
const fn spaces_of(width: f32) -> (f32, f32) {
    if width < 180.0 {
        (space::S, space::S)
    } else {
        (space::M, GAP)
    }
}

/// The name of an entry, set in an entry of this width.
fn name_within(ui: &Ui, name: &str, width: f32) -> Arc<Galley> {
    let room = room_of(width);
    let font = font_within(ui, name.split(' '), TextStyle::Button, room);
    WidgetText::from(RichText::new(name).font(font)).into_galley(ui, Some(TextWrapMode::Wrap), room, TextStyle::Button)
}

/// The width of the name in an entry of this width.
fn room_of(width: f32) -> f32 {
    let (side, gap) = spaces_of(width);
    (width - ICON - gap - 2.0 * side).max(0.0)
}

fn height_with(name: &Galley) -> f32 {
    (name.size().y + 2.0 * space::S).max(HEIGHT)
}

/// The height of entries of this width with these names, all of one height.
pub fn entry_height<'a>(ui: &Ui, names: impl Iterator<Item = &'a str>, width: f32) -> f32 {
    let heights = names.map(|name| height_with(&name_within(ui, name, width)));
    heights.fold(HEIGHT, f32::max)
}

/// Whether no word of these names is too long for an entry of this width.
pub fn fit_entries<'a>(ui: &Ui, names: impl Iterator<Item = &'a str>, width: f32) -> bool {
    let room = room_of(width);
    let fits = |word: &str| {
        let galley =
            WidgetText::from(word).into_galley(ui, Some(TextWrapMode::Extend), f32::INFINITY, TextStyle::Button);
        galley.size().x <= room
    };
    names.flat_map(|name| name.split(' ')).all(fits)
}
