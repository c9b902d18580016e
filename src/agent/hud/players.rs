//! The players at the table: their names, whose turn it is, and the public facts about them.

use agon_core::agent::Player;
use bevy_egui::egui::{self, Align, Layout as Flow, RichText, Sense, Stroke, TextStyle, Ui, Vec2};

use super::icons::paint_player;
use super::view::TableView;
use crate::agent::text::words::level_words;
use crate::shell::ui::prelude::*;

/// The radius of a player's sign.
const SIGN: f32 = 13.0;

/// Draws a line for each player.
pub(super) fn players(ui: &mut Ui, scene: &TableView) {
    ui.spacing_mut().item_spacing.y = space::XS;
    let seats: Vec<Player> = scene.current.table().options().seats().collect();
    if seats.len() <= 4 {
        return seats.into_iter().for_each(|player| line(ui, player, scene));
    }
    // The news has room below more players, too.
    for pair in seats.chunks(2) {
        ui.columns_const(|columns: &mut [Ui; 2]| {
            for (ui, &player) in columns.iter_mut().zip(pair) {
                line(ui, player, scene);
            }
        });
    }
}

fn line(ui: &mut Ui, player: Player, scene: &TableView) {
    let palette = Palette::of(ui.ctx());
    let table = scene.current.table();
    let has_turn = table.outcome().is_none() && table.turn() == player && !scene.is_opening();
    // All people are asked at once whether they object.
    let is_asked = table.asked() == Some(player) || scene.window.unanswered(scene.current).any(|asked| asked == player);
    let frame = egui::Frame::new()
        .inner_margin(egui::Margin::symmetric(space::S as i8, 3))
        .corner_radius(radius::CONTROL);
    let frame = match has_turn {
        true => frame.fill(palette.card).stroke(Stroke::new(1.5, palette.accent)),
        false => frame.stroke(Stroke::new(1.5, egui::Color32::TRANSPARENT)),
    };
    frame.show(ui, |ui| {
        ui.set_width(ui.available_width());
        // Nothing here is touched, so that lines need not be as high as a finger is wide.
        ui.spacing_mut().interact_size.y = 2.0 * SIGN + 2.0;
        ui.horizontal(|ui| {
            ui.spacing_mut().item_spacing.x = space::S;
            let (rect, _) = ui.allocate_exact_size(Vec2::splat(2.0 * SIGN + 2.0), Sense::hover());
            paint_player(ui.painter(), rect.center(), SIGN, player.index());
            if is_asked {
                ui.painter()
                    .circle_stroke(rect.center(), SIGN + 2.5, Stroke::new(2.0, palette.accent));
            }
            ui.with_layout(Flow::right_to_left(Align::Center), |ui| {
                facts(ui, player, scene);
                ui.with_layout(Flow::left_to_right(Align::Center).with_main_wrap(false), |ui| {
                    let name = RichText::new(scene.name(player)).text_style(strong_style());
                    ui.add(egui::Label::new(name).truncate());
                    if let Some(character) = scene.current.seat(player).computer
                        && scene.current.lesson().is_none()
                        && ui.available_width() > 90.0
                    {
                        let [level, _] = level_words(character.level, scene.language);
                        let level = RichText::new(level).text_style(TextStyle::Small).color(palette.muted);
                        ui.add(egui::Label::new(level).truncate());
                    }
                });
            });
        });
    });
}

/// Public facts: who began, how many bribes, fees, and whether a turn is owed.
fn facts(ui: &mut Ui, player: Player, scene: &TableView) {
    let table = scene.current.table();
    let language = scene.language;
    let bribes = table.bribes(player);
    if bribes > 0 {
        hint(ui, language.tr_with("agent-bribes", &[("count", bribes.into())]));
    }
    if table.misses_turn(player) {
        hint(ui, language.tr("agent-misses"));
    }
}

/// A person's sign and name, over buttons of that person.
pub(super) fn name_line(ui: &mut Ui, player: Player, scene: &TableView) {
    let height = 2.0 * SIGN;
    ui.allocate_ui_with_layout(
        Vec2::new(ui.available_width(), height),
        Flow::left_to_right(Align::Center),
        |ui| {
            let (rect, _) = ui.allocate_exact_size(Vec2::splat(2.0 * SIGN), Sense::hover());
            paint_player(ui.painter(), rect.center(), SIGN - 2.0, player.index());
            let name = RichText::new(scene.name(player)).text_style(strong_style());
            ui.add(egui::Label::new(name).truncate());
        },
    );
}
