//! Pages over the current screen.

use bevy_egui::egui;
use egui::{CornerRadius, Response, Ui};

use super::buttons::round_button;
use super::controls::{describe_scrolled, heading, take_focus_by_key};
use super::icons::Icon;
use crate::shell::input::focus;
use crate::shell::system::language::{Language, key};
use crate::shell::ui::notice;
use crate::shell::ui::request::Do;
use crate::shell::ui::slide::{Coming, Shift, sheet_over};
use crate::shell::ui::theme;
use crate::shell::ui::theme::tokens::{Palette, radius, size, space};

/// A page over the current screen: a heading with a button that leads one level up and, where that is not the screen yet,
/// one that closes everything; and contents that scroll if they are too long. Notices are shown below the contents.
/// Returns the effect of these buttons.
pub fn sheet(ctx: &egui::Context, id: &str, title: &str, ways: &Ways, contents: impl FnOnce(&mut Ui)) -> Option<Do> {
    sheet_with_footer(ctx, id, title, ways, contents, |_| {}).0
}

/// A [`sheet`] with a footer that is always visible, such as for its main button. Returns the effect of leaving, and the
/// footer's result.
pub fn sheet_with_footer<R>(
    ctx: &egui::Context,
    id: &str,
    title: &str,
    ways: &Ways,
    contents: impl FnOnce(&mut Ui),
    footer: impl FnOnce(&mut Ui) -> R,
) -> (Option<Do>, R) {
    let room = Room::of(ctx, false);
    room.modal(ctx, id, |ui| {
        let width = room.width.min(size::COLUMN);
        ui.set_width(width);
        column(ui, room, title, ways, contents, footer)
    })
}

/// A sheet with something beside its column that does not scroll. `beside` is given the size it may have at most, and
/// the column takes what is left. Both work on the same `state`.
pub fn sheet_beside<S, R>(
    ctx: &egui::Context,
    id: &str,
    title: &str,
    ways: &Ways,
    state: &mut S,
    beside: impl FnOnce(&mut S, &mut Ui, egui::Vec2),
    contents: impl FnOnce(&mut S, &mut Ui),
    footer: impl FnOnce(&mut Ui) -> R,
) -> (Option<Do>, R) {
    let room = Room::of(ctx, true);
    room.modal(ctx, id, |ui| {
        let shown = ui.horizontal_top(|ui| {
            ui.spacing_mut().item_spacing.x = space::M;
            let left = ui.cursor().left();
            let most = egui::vec2(room.width - LEAST_COLUMN - space::M, room.height);
            ui.vertical(|ui| beside(state, ui, most));
            let rest = room.width - (ui.cursor().left() - left);
            ui.vertical(|ui| {
                ui.set_width(rest.min(size::COLUMN));
                column(ui, room, title, ways, |ui| contents(state, ui), footer)
            })
            .inner
        });
        shown.inner
    })
}

/// The least width of a column that has something beside it, in points.
const LEAST_COLUMN: f32 = 240.0;

/// The room in the window for a sheet.
#[derive(Clone, Copy, Debug)]
struct Room {
    margin: f32,
    padding: f32,
    /// The width and height of its contents at most.
    width: f32,
    height: f32,
}

impl Room {
    /// Low windows have little room for margins; where something stands beside the column, none, as narrow ones.
    fn of(ctx: &egui::Context, is_beside: bool) -> Self {
        let screen = ctx.content_rect();
        let is_low = screen.height() < size::NARROW;
        let (margin, padding) = if screen.width() < size::NARROW || (is_beside && is_low) {
            (0.0, space::M)
        } else if is_low {
            (space::S, space::M)
        } else {
            (space::L, space::L)
        };
        Self {
            margin,
            padding,
            width: screen.width() - 2.0 * (margin + padding),
            height: screen.height() - 2.0 * (margin + padding),
        }
    }

    fn modal<R>(self, ctx: &egui::Context, id: &str, contents: impl FnOnce(&mut Ui) -> R) -> R {
        let palette = Palette::of(ctx);
        let corner = if self.margin > 0.0 { radius::CARD } else { 0 };
        let frame = theme::sheet_frame(palette).corner_radius(CornerRadius::same(corner));
        sheet_over(
            ctx,
            id,
            (frame, self.padding),
            self.below_middle(ctx, id),
            shift(ctx),
            contents,
        )
    }

    /// How far below the middle a sheet lies, so that notices make it longer at its lower end: what was about to be
    /// pressed stays where it is.
    fn below_middle(self, ctx: &egui::Context, id: &str) -> f32 {
        let Some(before) = ctx.memory(|memory| memory.area_rect(egui::Id::new(id))) else {
            return 0.0;
        };
        let free = (ctx.content_rect().height() - before.height()) / 2.0 - self.margin;
        (notice::height(ctx) / 2.0).min(free).max(0.0)
    }
}

/// How far the page is from its place.
fn shift(ctx: &egui::Context) -> Shift {
    let coming = Standing::of(ctx).coming;
    coming.map_or(Shift::NONE, |coming| coming.shift(ctx))
}

/// A page without a heading, with so much room around its contents.
pub fn bare_sheet<R>(
    ctx: &egui::Context,
    id: &str,
    frame: (egui::Frame, f32),
    contents: impl FnOnce(&mut Ui) -> R,
) -> R {
    sheet_over(ctx, id, frame, 0.0, shift(ctx), contents)
}

/// The ways out of a sheet, as screen readers call them.
#[derive(Clone, Debug)]
pub struct Ways {
    back: String,
    close: String,
}

impl Ways {
    /// In a language.
    pub fn new(language: &Language) -> Self {
        let [back, close] = [key("back"), key("close")].map(|key| language.tr(key));
        Self { back, close }
    }
}

/// What a sheet knows of the pages below it. Noted before it is drawn.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Standing {
    /// Whether one level up is not the screen yet.
    pub is_nested: bool,
    /// The number of the visit to the page, which begins at its top.
    pub visit: u32,
    /// How it takes its place.
    pub coming: Option<Coming>,
}

impl Standing {
    fn id() -> egui::Id {
        egui::Id::new("standing of the page")
    }

    /// Notes it for the sheet that is drawn next. What is noted already asks for no memory.
    pub fn note(self, ctx: &egui::Context) {
        if self == Self::of(ctx) {
            return;
        }
        ctx.data_mut(|data| data.insert_temp(Self::id(), self));
    }

    fn of(ctx: &egui::Context) -> Self {
        ctx.data(|data| data.get_temp(Self::id())).unwrap_or_default()
    }

    /// Whether a sheet is drawn for the first time in this visit.
    fn is_new(self, ui: &Ui) -> bool {
        let id = ui.id().with("visit");
        let before = ui.data_mut(|data| data.get_temp_mut_or(id, None).replace(self.visit));
        before != Some(self.visit)
    }
}

/// Whether contents of a page are drawn for the first time in this visit to it.
pub fn is_new_visit(ui: &Ui) -> bool {
    Standing::of(ui.ctx()).is_new(ui)
}

/// Whether the main field of a page gets the focus: whoever comes to the page wants to type; but on a touch screen the
/// keyboard would cover what is to be read. Asked once in each frame.
pub fn is_for_typing(ui: &Ui) -> bool {
    is_new_visit(ui) && !ui.input(|input| input.has_touch_screen())
}

/// The heading of a sheet, with the ways out of it. Returns the effect of a press, and the way up.
fn head(ui: &mut Ui, title: &str, standing: Standing, ways: &Ways) -> (Option<Do>, Response) {
    let shown = ui.horizontal_top(|ui| {
        ui.spacing_mut().item_spacing = egui::vec2(space::S, 0.0);
        let back = round_button(ui, Icon::Back, &*ways.back);
        let at_end = if standing.is_nested {
            size::TOUCH + space::S
        } else {
            0.0
        };
        let room = ui.available_width() - at_end;
        ui.vertical(|ui| {
            ui.set_width(room);
            // One line of it is level with the buttons, however many there are.
            let row = ui.text_style_height(&egui::TextStyle::Heading);
            ui.add_space(((size::TOUCH - row) / 2.0).max(0.0));
            heading(ui, title);
        });
        let mut asked = back.clicked().then_some(Do::Back);
        if standing.is_nested && round_button(ui, Icon::Close, &*ways.close).clicked() {
            asked = Some(Do::Close);
        }
        (asked, back)
    });
    shown.inner
}

/// A heading with the ways out, contents that scroll, and a footer. Returns the effect of leaving, and the footer's
/// result.
fn column<R>(
    ui: &mut Ui,
    room: Room,
    title: &str,
    ways: &Ways,
    contents: impl FnOnce(&mut Ui),
    footer: impl FnOnce(&mut Ui) -> R,
) -> (Option<Do>, R) {
    // Until it has been shown once, the area has no known height.
    ui.set_max_height(room.height);
    let top = ui.cursor().top();
    let standing = Standing::of(ui.ctx());
    let is_new = standing.is_new(ui);
    let (left, back) = head(ui, title, standing, ways);
    ui.add_space(space::S);
    // The footer's height comes from the previous frame.
    let footer_id = ui.id().with("footer");
    let reserved = ui.data(|data| data.get_temp(footer_id)).unwrap_or(0.0);
    let rest = room.height - (ui.cursor().top() - top) - reserved - notice::height(ui.ctx());
    let mut scroll = egui::ScrollArea::vertical();
    if is_new {
        scroll = scroll.vertical_scroll_offset(0.0);
    }
    let scrolled = scroll
        .max_height(rest)
        .min_scrolled_height(rest)
        // A sheet that fills the window does so even with little content.
        .auto_shrink([true, room.margin > 0.0])
        .show(ui, |ui| {
            describe_scrolled(ui);
            ui.set_width(ui.available_width());
            contents(ui);
        });
    focus::note_scrolled(ui, scrolled.inner_rect);
    notice::leave_room(ui);
    let below = ui.cursor().top();
    let pressed = ui.vertical_centered_justified(footer).inner;
    let used = ui.cursor().top() - below;
    ui.data_mut(|data| data.insert_temp(footer_id, used));
    // For pages on which no control claims the focus.
    take_focus_by_key(ui, &back);
    (left, pressed)
}
