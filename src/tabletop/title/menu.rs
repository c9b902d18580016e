//! The main menu of any game, beside or below its board: the name, one main button, entries that keep their places, and
//! the settings in a corner.

use bevy_egui::egui::{
    self, Align, Color32, CornerRadius, LayerId, Layout, Mesh, Rect, Response, RichText, ScrollArea, Shape, Stroke,
    StrokeKind, Ui, UiBuilder, pos2, vec2,
};

use crate::shell::pages::settings::SETTINGS;
use crate::shell::ui::prelude::*;
use crate::shell::ui::widgets::buttons::drawn_button;
use crate::shell::ui::widgets::entries::{entry, entry_height, fit_entries, main_entry};
use crate::shell::ui::widgets::icons::Icon;
use crate::shell::ui::widgets::wood::wood;
use crate::tabletop::title::wordmark::{Sign, wordmark};

/// Width of the shadow of the menu's background on the table, in points, and its darkness.
const SHADOW: (f32, u8) = (26.0, 0xa0);
/// Free room round the board beside the menu, in shares of its place: the board turns.
const ROUND_BOARD: f32 = 0.055;
/// Windows lower than this, in points, have no room for a large name and one entry per line.
const LOW: f32 = 560.0;
/// Windows lower than this, in points, leave the menu more than its usual share of the width.
const LOWEST: f32 = 440.0;
/// Upright windows lower than this, in points, have no room for a large name.
const LOW_UPRIGHT: f32 = 760.0;
/// Size of the letters of a name where there is no room for a large one.
const SMALL_NAME: f32 = 34.0;
/// The least height above the menu, in points, in which the board is shown.
const LEAST_BOARD: f32 = 140.0;

/// An entry of a menu: its effect, its icon, the key of its name, and what waits there.
#[derive(Debug)]
#[cfg_attr(test, derive(PartialEq))]
pub struct MenuEntry {
    /// Effect of a press.
    pub asked: Do,
    /// Its icon.
    pub icon: Icon,
    /// Text key of its name.
    pub name: &'static str,
    /// A word about what waits there.
    pub news: Option<String>,
}

impl MenuEntry {
    /// An entry where nothing waits.
    pub const fn new(asked: Do, icon: Icon, name: &'static str) -> Self {
        Self {
            asked,
            icon,
            name,
            news: None,
        }
    }

    /// One that opens a page, with the page's title.
    pub const fn page(icon: Icon, page: Page) -> Self {
        Self::new(Do::Open(page), icon, page.title)
    }

    /// Draws it. Returns also its effect if it was pressed.
    pub(super) fn show(self, ui: &mut Ui, height: f32, language: &Language) -> (Response, Option<Do>) {
        let shown = entry(ui, self.icon, &language.tr(self.name), self.news.as_deref(), height);
        let asked = shown.clicked().then_some(self.asked);
        (shown, asked)
    }
}

/// Contents of a main menu.
#[derive(Debug)]
pub struct Menu {
    /// Name of its area, different for each game.
    pub id: &'static str,
    /// The game's sign.
    pub sign: Sign,
    /// Text keys of the game's name, and of the line below it.
    pub title: [&'static str; 2],
    /// Effect of the main button, and the key of its text.
    pub main: (Do, &'static str),
    /// The line about the main button.
    pub line: String,
    /// The entries below it, an even number.
    pub entries: Vec<MenuEntry>,
}

/// The parts of the window.
#[derive(Clone, Copy)]
struct Places {
    window: Rect,
    is_beside: bool,
    /// The menu's width, and its distance from the edges of the window.
    width: f32,
    margin: f32,
    /// Opaque beneath the menu, with a shadow on the table.
    solid: Rect,
    shadow: Rect,
    board: Rect,
}

impl Places {
    fn of(window: Rect, height: f32) -> Self {
        let is_beside = window.width() > window.height() * 1.2;
        let margin = if window.width() < size::NARROW {
            space::M
        } else {
            space::XL
        };
        let is_lowest = is_beside && window.height() < LOWEST;
        let width = if is_beside {
            (window.width() * if is_lowest { 0.54 } else { 0.48 } - margin).min(380.0)
        } else {
            (window.width() - 2.0 * margin).min(size::QUESTION_WIDTH)
        };
        let solid = if is_beside {
            let beyond = if is_lowest { space::M } else { margin };
            let corner = pos2(window.left() + margin + width + beyond, window.bottom());
            Rect::from_min_max(window.min, corner)
        } else {
            let top = window.bottom() - height - margin - space::M;
            // A board of a thumbnail's size would only look lost.
            let is_shown = top - window.top() >= LEAST_BOARD;
            window.with_min_y(if is_shown { top } else { window.top() })
        };
        let shadow = if is_beside {
            solid.with_min_x(solid.right()).with_max_x(solid.right() + SHADOW.0)
        } else {
            let top = (solid.top() - SHADOW.0).max(window.top());
            solid.with_max_y(solid.top()).with_min_y(top)
        };
        let board = if is_beside {
            let free = window.with_min_x(solid.right());
            free.shrink2(free.size() * ROUND_BOARD)
        } else {
            let free = window.with_max_y((solid.top() - space::S).max(window.top() + 1.0));
            free.shrink(space::XS.min(free.height() / 4.0))
        };
        Self {
            window,
            is_beside,
            width,
            margin,
            solid,
            shadow,
            board,
        }
    }

    fn area(&self, id: egui::Id) -> egui::Area {
        let is_alone = !self.is_beside && self.solid.top() <= self.window.top();
        let (anchor, offset) = if self.is_beside {
            (egui::Align2::LEFT_CENTER, vec2(self.margin, 0.0))
        } else if is_alone {
            (egui::Align2::CENTER_CENTER, egui::Vec2::ZERO)
        } else {
            (egui::Align2::CENTER_BOTTOM, vec2(0.0, -self.margin))
        };
        egui::Area::new(id).anchor(anchor, offset).fade_in(false)
    }

    fn is_low(&self) -> bool {
        self.window.height() < LOW
    }

    fn is_name_small(&self) -> bool {
        self.is_low() || (!self.is_beside && self.window.height() < LOW_UPRIGHT)
    }
}

/// Draws a menu on a ground that leaves the board visible beside or above it. Returns the effect of a press, and the
/// board's area.
pub fn show(ctx: &egui::Context, menu: Menu, ground: Ground, language: &Language) -> (Option<Do>, Rect) {
    let window = ctx.content_rect();
    let id = egui::Id::new(menu.id);
    // The height is known from the last frame.
    let height = ctx.memory(|memory| memory.area_rect(id));
    let places = Places::of(window, height.map_or(window.height() * 0.6, |rect| rect.height()));
    lay_ground(ctx, id, &places, ground);
    let most = window.height() - 2.0 * space::S;
    let shown = places.area(id).show(ctx, |ui| {
        ui.set_width(places.width);
        // Otherwise the area could not grow beyond its size in the last frame.
        ui.set_max_height(most);
        let scroll = ScrollArea::vertical().max_height(most).min_scrolled_height(most);
        let scrolled = scroll.show(ui, |ui| {
            describe_scrolled(ui);
            let align = if places.is_beside { Align::Min } else { Align::Center };
            ui.with_layout(Layout::top_down(align), |ui| {
                name(ui, menu.sign, menu.title, places.is_name_small(), language);
            });
            let small = if places.is_low() { space::XS } else { space::S };
            ui.add_space(if places.is_name_small() { small } else { space::L });
            buttons(ui, menu.main, &menu.line, menu.entries, &places, language)
        });
        scrolled.inner
    });
    let settings = corner_buttons(ctx, menu.id, vec![MenuEntry::page(Icon::Settings, SETTINGS)], language);
    (shown.inner.or(settings), places.board)
}

/// The main button, and the entries below it.
fn buttons(
    ui: &mut Ui,
    (asked, text): (Do, &'static str),
    line: &str,
    entries: Vec<MenuEntry>,
    places: &Places,
    language: &Language,
) -> Option<Do> {
    ui.spacing_mut().item_spacing = vec2(space::S, space::S);
    let main = justified(ui, |ui| main_entry(ui, Icon::Play, &language.tr(text), line));
    take_first_focus(ui, &main);
    let mut pressed = main.clicked().then_some(asked);
    if !places.is_low() {
        ui.add_space(space::XS);
    }
    let names: Vec<_> = entries.iter().map(|entry| language.tr(entry.name)).collect();
    let names = || names.iter().map(String::as_str);
    let half = (ui.available_width() - space::S) / 2.0;
    let is_list = places.is_beside && !places.is_low();
    let columns = if !is_list && fit_entries(ui, names(), half) {
        2
    } else {
        1
    };
    let width = if columns == 2 { half } else { ui.available_width() };
    let height = entry_height(ui, names(), width);
    let rows = entries.len().div_ceil(columns);
    let mut entries = entries.into_iter();
    for _ in 0..rows {
        ui.columns(columns, |columns| {
            for (ui, entry) in columns.iter_mut().zip(entries.by_ref()) {
                let asked = justified(ui, |ui| entry.show(ui, height, language).1);
                pressed = asked.or(pressed.take());
            }
        });
    }
    pressed
}

/// Buttons with icons alone, always in the same corner of a screen.
pub fn corner_buttons(ctx: &egui::Context, id: &str, entries: Vec<MenuEntry>, language: &Language) -> Option<Do> {
    let corner = egui::Area::new(egui::Id::new((id, "corner")));
    let shown = corner
        .anchor(egui::Align2::RIGHT_TOP, vec2(-space::S, space::S))
        .fade_in(false)
        .show(ctx, |ui| {
            let mut pressed = None;
            ui.horizontal(|ui| {
                ui.spacing_mut().item_spacing.x = space::S;
                for MenuEntry { asked, icon, name, .. } in entries {
                    let button = drawn_button(ui, size::TOUCH, language.tr(name), |painter, rect, ink| {
                        icon.paint(painter, rect.shrink(10.0), ink);
                    });
                    if button.clicked() {
                        pressed = Some(asked);
                    }
                }
            });
            pressed
        });
    shown.inner
}

/// What paints the ground of a menu into a part of the window.
pub type Ground<'a> = &'a dyn Fn(&Ui, Rect);

/// A ground of boards of wood, with a line of brass.
pub fn wooden_ground(ui: &Ui, part: Rect) {
    let palette = Palette::of(ui.ctx());
    let light = |at: egui::Pos2| 1.0 - 0.8 * ((at.y - part.top()) / part.height()).powi(2);
    ui.painter().add(Shape::mesh(wood(part, palette, light)));
    let brass = Stroke::new(1.0, palette.accent.gamma_multiply(0.55));
    let corner = CornerRadius::same(radius::CONTROL);
    ui.painter()
        .rect_stroke(part.shrink(5.0), corner, brass, StrokeKind::Middle);
}

/// Lays the ground beneath the menu, and its shadow on the table.
fn lay_ground(ctx: &egui::Context, id: egui::Id, places: &Places, ground: Ground) {
    let Places { solid, shadow, .. } = *places;
    let near = |at: egui::Pos2| solid.expand(0.5).contains(at);
    let mut mesh = Mesh::default();
    for corner in [
        shadow.left_top(),
        shadow.right_top(),
        shadow.left_bottom(),
        shadow.right_bottom(),
    ] {
        let dark = if near(corner) { SHADOW.1 } else { 0 };
        mesh.colored_vertex(corner, Color32::from_black_alpha(dark));
    }
    mesh.add_triangle(0, 1, 2);
    mesh.add_triangle(1, 2, 3);
    let below = UiBuilder::new().layer_id(LayerId::background()).max_rect(places.window);
    let ui = Ui::new(ctx.clone(), id.with("ground"), below);
    ui.painter().add(Shape::mesh(mesh));
    ground(&ui, solid);
}

fn name(ui: &mut Ui, sign: Sign, title: [&'static str; 2], is_small: bool, language: &Language) {
    let palette = Palette::of(ui.ctx());
    ui.spacing_mut().item_spacing.y = space::XS;
    let letters = if is_small { SMALL_NAME } else { size::TITLE };
    let [name, line] = title.map(|text| language.tr(text));
    wordmark(ui, sign, name, letters, [palette.accent, palette.panel]);
    if !is_small {
        ui.label(RichText::new(line).color(palette.muted));
    }
}
