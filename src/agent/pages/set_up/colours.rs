//! The choice of a seat's colour.

use agon_core::agent::{Player, Seat};
use bevy_egui::egui::{self, CornerRadius, Sense, Stroke, StrokeKind, Ui, WidgetInfo, WidgetType};

use crate::agent::gameplay::colours::{NAMES, of_seats};
use crate::agent::hud::icons::paint_colour;
use crate::shell::ui::prelude::*;
use crate::shell::ui::widgets::controls::touchable;

/// Draws the colours. Choosing one that another seat has swaps the two.
pub(super) fn choose(ui: &mut Ui, place: usize, seats: &mut [Seat], language: &Language) {
    let palette = Palette::of(ui.ctx());
    let name = language.tr("agent-setup-colour");
    hint(ui, &name);
    let colours = of_seats(seats);
    let mut chosen = None;
    let all = size::TOUCH * Player::MOST as f32 + space::XS * (Player::MOST - 1) as f32;
    let columns = if all <= ui.available_width() {
        Player::MOST
    } else {
        Player::MOST / 2
    };
    let numbers: Vec<u8> = (0..Player::MOST as u8).collect();
    for row in numbers.chunks(columns) {
        ui.horizontal(|ui| {
            ui.spacing_mut().item_spacing.x = space::XS;
            for &number in row {
                let (rect, response) = touchable(ui, egui::Vec2::splat(size::TOUCH), Sense::click());
                let is_chosen = colours[place] == number;
                let told = format!("{name}, {}", language.tr(NAMES[usize::from(number)]));
                response.widget_info(|| WidgetInfo::selected(WidgetType::RadioButton, true, is_chosen, &told));
                let corner = CornerRadius::same(radius::CONTROL);
                if is_chosen {
                    let stroke = Stroke::new(2.0, palette.accent);
                    ui.painter()
                        .rect(rect, corner, palette.control, stroke, StrokeKind::Inside);
                }
                paint_colour(ui.painter(), rect.center(), 13.0, number);
                focus_ring(ui, &response, rect, corner);
                if response.clicked() {
                    chosen = Some(number);
                }
                response.on_hover_text(language.tr(NAMES[usize::from(number)]));
            }
        });
    }
    if let Some(number) = chosen {
        exchange(place, number, seats);
    }
}

/// Gives a seat a colour.
fn exchange(place: usize, number: u8, seats: &mut [Seat]) {
    let mut colours = of_seats(seats);
    if let Some(other) = colours.iter().position(|&colour| colour == number) {
        colours.swap(place, other);
    }
    for (seat, colour) in seats.iter_mut().zip(colours) {
        seat.colour = Some(colour);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_colour_that_somebody_has_is_exchanged() {
        let mut seats: Vec<Seat> = (0..Player::MOST).map(|_| Seat::person("")).collect();
        exchange(0, 3, &mut seats);
        assert_eq!(of_seats(&seats), [3, 1, 2, 0, 4, 5, 6, 7]);
        exchange(1, 1, &mut seats);
        assert_eq!(of_seats(&seats), [3, 1, 2, 0, 4, 5, 6, 7]);
    }
}
