//! Who a computer player is: drawn by lot, somebody of the cast, or nobody in particular.

use agon_core::agent::Persona;
use agon_core::agent::players::{Character, Level, Temperament};
use bevy_egui::egui::{
    self, CornerRadius, Rect, Response, Sense, Stroke, StrokeKind, TextStyle, TextWrapMode, Ui, WidgetInfo, WidgetText,
    WidgetType, vec2,
};

use super::choices::{Choices, Sitting};
use crate::agent::gameplay::faces::Face;
use crate::agent::hud::portrait;
use crate::agent::pages::dossiers::dossier;
use crate::agent::saves::acquaintances::Known;
use crate::agent::text::words::{level_words, temperament_words};
use crate::shell::ui::prelude::*;
use crate::shell::ui::widgets::cards::option_card;
use crate::shell::ui::widgets::controls::touchable;

/// The height of a portrait to choose, and the width of a tile.
const PORTRAIT: f32 = 84.0;
const TILE: f32 = 92.0;

/// Shows in the line of a seat who plays there.
pub(super) fn paint_in_line(ui: &Ui, place: usize, line: Rect, choices: &Choices) {
    /// Narrower lines have room for their texts only.
    const LEAST: f32 = 260.0;
    let is_computer = choices.seats.get(place).is_some_and(|seat| seat.computer.is_some());
    if !is_computer || line.width() < LEAST || !ui.is_rect_visible(line) {
        return;
    }
    let shown = match choices.sitting(place) {
        Sitting::Nobody => return,
        Sitting::Persona(persona) => Some((persona, Face::Neutral)),
        Sitting::Drawn => None,
    };
    let photo = portrait::size(line.height() - space::S);
    // The arrow of the line stands right of it.
    let left = line.right() - size::TOUCH - photo.x - space::XS;
    let photo = Rect::from_min_size(egui::pos2(left, line.top() + space::XS), photo);
    portrait::paint(ui, ("line", place), photo, shown);
}

/// Chooses the level of a computer player. Somebody of another level goes.
pub(super) fn level(ui: &mut Ui, place: usize, choices: &mut Choices, language: &Language) {
    let before = level_at(place, choices);
    // Each with its line: what they differ in is known before one is chosen.
    hint(ui, language.tr("agent-setup-level"));
    for level in Level::ALL {
        let [name, line] = level_words(level, language);
        if option_card(ui, before == level, &name, &line).clicked() && before != level {
            match choices.sitting(place) {
                Sitting::Nobody => set_character(place, choices, |character| character.level = level),
                _ => choices.set_sitting(place, level, Sitting::Drawn),
            }
        }
    }
}

fn level_at(place: usize, choices: &Choices) -> Level {
    let character = choices.seats.get(place).and_then(|seat| seat.computer);
    character.map_or(Level::Runner, |character| character.level)
}

fn set_character(place: usize, choices: &mut Choices, change: impl FnOnce(&mut Character)) {
    if let Some(character) = choices.seats.get_mut(place).and_then(|seat| seat.computer.as_mut()) {
        change(character);
    }
}

/// Chooses who it is, and shows what is known of them.
pub(super) fn choose(ui: &mut Ui, place: usize, choices: &mut Choices, known: &Known, language: &Language) {
    let (level, sitting) = (level_at(place, choices), choices.sitting(place));
    hint(ui, language.tr("agent-setup-sits"));
    let cast = Persona::of_level(level).map(Sitting::Persona);
    let all = std::iter::once(Sitting::Drawn).chain(cast).chain([Sitting::Nobody]);
    let mut chosen = None;
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = vec2(space::XS, space::XS);
        for offered in all {
            if tile(ui, (place, offered), offered == sitting, language).clicked() && offered != sitting {
                chosen = Some(offered);
            }
        }
    });
    match sitting {
        Sitting::Drawn => _ = hint(ui, language.tr("agent-setup-lot-line")),
        Sitting::Persona(persona) => dossier(ui, persona, known.0.of(persona), language),
        Sitting::Nobody => {
            hint(ui, language.tr("agent-setup-by-hand-line"));
            manner(ui, place, choices, language);
        }
    }
    if let Some(sitting) = chosen {
        choices.set_sitting(place, level, sitting);
    }
}

/// The manner of somebody who is nobody of the cast.
fn manner(ui: &mut Ui, place: usize, choices: &mut Choices, language: &Language) {
    let Some(Character { mut temperament, .. }) = choices.seats.get(place).and_then(|seat| seat.computer) else {
        return;
    };
    let manners = Temperament::ALL.map(|manner| (manner, temperament_words(manner, language)[0].clone()));
    let name = language.tr("agent-setup-temperament");
    segmented(ui, &name, &mut temperament, &manners);
    hint(ui, &temperament_words(temperament, language)[1]);
    set_character(place, choices, |character| character.temperament = temperament);
}

/// A portrait with the name below it, to be chosen.
fn tile(ui: &mut Ui, (place, offered): (usize, Sitting), is_chosen: bool, language: &Language) -> Response {
    let palette = Palette::of(ui.ctx());
    let name = match offered {
        Sitting::Drawn => language.tr("agent-setup-lot"),
        Sitting::Persona(persona) => persona.called().to_owned(),
        Sitting::Nobody => language.tr("agent-setup-by-hand"),
    };
    let galley = WidgetText::from(&name).into_galley(ui, Some(TextWrapMode::Wrap), TILE - space::S, TextStyle::Small);
    let height = PORTRAIT + galley.size().y + 2.0 * space::S + space::XS;
    let (rect, response) = touchable(ui, vec2(TILE, height), Sense::click());
    response.widget_info(|| WidgetInfo::selected(WidgetType::RadioButton, ui.is_enabled(), is_chosen, &name));
    if ui.is_rect_visible(rect) {
        let corner = CornerRadius::same(radius::CONTROL);
        let colour = if is_chosen { palette.accent } else { palette.line };
        let stroke = Stroke::new(if is_chosen { 2.0 } else { 1.0 }, colour);
        let fill = match is_chosen || response.hovered() {
            true => palette.card,
            false => palette.panel,
        };
        ui.painter().rect(rect, corner, fill, stroke, StrokeKind::Inside);
        let size = portrait::size(PORTRAIT);
        let top = egui::pos2(rect.center().x - size.x / 2.0, rect.top() + space::S);
        let photo = Rect::from_min_size(top, size);
        match offered {
            Sitting::Persona(persona) => {
                portrait::paint(ui, (place, offered), photo, Some((persona, Face::Neutral)));
            }
            Sitting::Drawn => portrait::paint(ui, (place, "drawn"), photo, None),
            Sitting::Nobody => {
                ui.painter().rect_stroke(
                    photo,
                    CornerRadius::same(2),
                    Stroke::new(1.5, palette.line),
                    StrokeKind::Inside,
                );
            }
        }
        let at = egui::pos2(rect.center().x - galley.size().x / 2.0, photo.bottom() + space::XS);
        ui.painter().galley(at, galley, palette.ink);
        focus_ring(ui, &response, rect, corner);
    }
    response
}
