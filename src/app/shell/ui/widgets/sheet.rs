//! Pages over the current screen.

use bevy_egui::egui;
use egui::{CornerRadius, Ui};

use super::buttons::icon_button;
use super::controls::{describe_scrolled, heading, take_focus_by_key};
use crate::app::shell::input::focus;
use crate::app::shell::ui::notice;
use crate::app::shell::ui::theme;
use crate::app::shell::ui::theme::tokens::{Palette, radius, size, space};

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
    let palette = Palette::of(ctx);
    let screen = ctx.content_rect();
    let (margin, padding) = if screen.width() < size::NARROW {
        (0.0, space::M)
    } else {
        (space::L, space::L)
    };
    let width = (screen.width() - 2.0 * (margin + padding)).min(size::COLUMN);
    let height = screen.height() - 2.0 * (margin + padding);
    let corner = if margin > 0.0 { radius::CARD } else { 0 };
    let frame = theme::sheet_frame(palette)
        .corner_radius(CornerRadius::same(corner))
        .inner_margin(padding);
    let id = egui::Id::new(id);
    egui::Modal::new(id)
        // From page to page, fading in would let the screen below flash up.
        .area(egui::Modal::default_area(id).fade_in(false))
        .backdrop_color(palette.scrim)
        .frame(frame)
        .show(ctx, |ui| {
            ui.set_width(width);
            // Until it has been shown once, the area has no known height.
            ui.set_max_height(height);
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
            let rest = height - (ui.cursor().top() - top) - reserved - notice::height(ui.ctx());
            let scrolled = egui::ScrollArea::vertical()
                .max_height(rest)
                .min_scrolled_height(rest)
                // A sheet that fills the window does so even with little content.
                .auto_shrink([true, margin > 0.0])
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
        })
        .inner
}
