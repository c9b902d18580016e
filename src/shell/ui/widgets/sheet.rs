//! Pages over the current screen.

use bevy_egui::egui;
use egui::{CornerRadius, Ui};

use super::buttons::icon_button;
use super::controls::{describe_scrolled, heading, take_focus_by_key};
use crate::shell::input::focus;
use crate::shell::ui::notice;
use crate::shell::ui::theme;
use crate::shell::ui::theme::tokens::{Palette, radius, size, space};

/// A page over the current screen: a heading with a close button, and contents that scroll if they are too long. Notices
/// are shown below the contents.
/// `close` is the close button's text for screen readers. Returns whether the player closed it.
pub fn sheet(ctx: &egui::Context, id: &str, title: &str, close: &str, contents: impl FnOnce(&mut Ui)) -> bool {
    sheet_with_footer(ctx, id, title, close, contents, |_| {}).0
}

/// A [`sheet`] with a footer that is always visible, such as for its main button. Returns whether the player closed it,
/// and the footer's result.
pub fn sheet_with_footer<R>(
    ctx: &egui::Context,
    id: &str,
    title: &str,
    close: &str,
    contents: impl FnOnce(&mut Ui),
    footer: impl FnOnce(&mut Ui) -> R,
) -> (bool, R) {
    let room = Room::of(ctx, false);
    room.modal(ctx, id, |ui| {
        let width = room.width.min(size::COLUMN);
        ui.set_width(width);
        column(ui, room, title, close, contents, footer)
    })
}

/// A sheet with something beside its column that does not scroll. `beside` is given the size it may have at most, and
/// the column takes what is left. Both work on the same `state`.
pub fn sheet_beside<S, R>(
    ctx: &egui::Context,
    id: &str,
    title: &str,
    close: &str,
    state: &mut S,
    beside: impl FnOnce(&mut S, &mut Ui, egui::Vec2),
    contents: impl FnOnce(&mut S, &mut Ui),
    footer: impl FnOnce(&mut Ui) -> R,
) -> (bool, R) {
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
                column(ui, room, title, close, |ui| contents(state, ui), footer)
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
        let frame = theme::sheet_frame(palette)
            .corner_radius(CornerRadius::same(corner))
            .inner_margin(self.padding);
        let id = egui::Id::new(id);
        egui::Modal::new(id)
            // From page to page, fading in would let the screen below flash up.
            .area(egui::Modal::default_area(id).fade_in(false))
            .backdrop_color(palette.scrim)
            .frame(frame)
            .show(ctx, contents)
            .inner
    }
}

/// A heading with a close button, contents that scroll, and a footer. Returns whether the close button was pressed, and
/// the footer's result.
fn column<R>(
    ui: &mut Ui,
    room: Room,
    title: &str,
    close: &str,
    contents: impl FnOnce(&mut Ui),
    footer: impl FnOnce(&mut Ui) -> R,
) -> (bool, R) {
    // Until it has been shown once, the area has no known height.
    ui.set_max_height(room.height);
    let top = ui.cursor().top();
    let button = ui
        .horizontal(|ui| {
            let beside = ui.available_width() - size::TOUCH - space::S;
            ui.vertical(|ui| {
                ui.set_width(beside);
                heading(ui, title);
            });
            icon_button(ui, "×", close)
        })
        .inner;
    ui.add_space(space::S);
    // The footer's height comes from the previous frame.
    let footer_id = ui.id().with("footer");
    let reserved = ui.data(|data| data.get_temp(footer_id)).unwrap_or(0.0);
    let rest = room.height - (ui.cursor().top() - top) - reserved - notice::height(ui.ctx());
    let scrolled = egui::ScrollArea::vertical()
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
    take_focus_by_key(ui, &button);
    (button.clicked(), pressed)
}
