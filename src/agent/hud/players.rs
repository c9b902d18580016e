//! The players at the table: their names, whose turn it is, and the public facts about them.

use agon_core::agent::Player;
use bevy_egui::egui::{
    self, Align, CursorIcon, Layout as Flow, RichText, Sense, Stroke, TextStyle, Ui, Vec2, WidgetInfo, WidgetType,
};

use super::icons::paint_player;
use super::portrait;
use super::sheet::width;
use super::view::TableView;
use crate::agent::text::pages::DOSSIERS;
use crate::agent::text::words::level_words;
use crate::shell::ui::prelude::*;
use crate::shell::ui::widgets::controls::font_within;

/// The radius of a player's sign.
const SIGN: f32 = 13.0;
/// The height of a portrait, where there is room for it, and where there is little.
const PORTRAIT: f32 = 36.0;
const SMALL: f32 = 2.0 * SIGN + 6.0;

/// Draws a line for each player. A press on somebody of the cast opens the dossiers.
pub(super) fn players(ui: &mut Ui, is_low: bool, scene: &TableView) -> Option<Do> {
    ui.spacing_mut().item_spacing.y = space::XS;
    let seats = scene.current.table().options().seats();
    let mut pressed = false;
    if seats.len() <= 4 {
        let height = if is_low { SMALL } else { PORTRAIT };
        seats.for_each(|player| pressed |= line(ui, player, height, scene));
    } else {
        // The news has room below more players, too.
        for pair in seats.collect::<Vec<Player>>().chunks(2) {
            ui.columns_const(|columns: &mut [Ui; 2]| {
                for (ui, &player) in columns.iter_mut().zip(pair) {
                    pressed |= line(ui, player, SMALL, scene);
                }
            });
        }
    }
    pressed.then_some(Do::Open(DOSSIERS))
}

/// Draws the line of a player. Returns whether it is pressed and leads to their dossier.
fn line(ui: &mut Ui, player: Player, height: f32, scene: &TableView) -> bool {
    let palette = Palette::of(ui.ctx());
    let table = scene.current.table();
    let has_turn = table.outcome().is_none() && table.turn() == player && !scene.is_opening();
    // All people are asked at once whether they object.
    let is_asked = table.asked() == Some(player) || scene.window.unanswered(scene.current).any(|asked| asked == player);
    let shown = scene.portrait(player);
    let frame = egui::Frame::new()
        .inner_margin(egui::Margin::symmetric(space::S as i8, 3))
        .corner_radius(radius::CONTROL);
    let frame = match has_turn {
        true => frame.fill(palette.card).stroke(Stroke::new(1.5, palette.accent)),
        false => frame.stroke(Stroke::new(1.5, egui::Color32::TRANSPARENT)),
    };
    let drawn = frame.show(ui, |ui| {
        ui.set_width(ui.available_width());
        // Nothing here is touched, so that lines need not be as high as a finger is wide.
        ui.spacing_mut().interact_size.y = if shown.is_some() { height } else { 2.0 * SIGN + 2.0 };
        ui.horizontal(|ui| {
            ui.spacing_mut().item_spacing.x = space::S;
            let (rect, _) = ui.allocate_exact_size(Vec2::splat(2.0 * SIGN + 2.0), Sense::hover());
            paint_player(ui.painter(), rect.center(), SIGN, player.index());
            if is_asked {
                ui.painter()
                    .circle_stroke(rect.center(), SIGN + 2.5, Stroke::new(2.0, palette.accent));
            }
            if shown.is_some() {
                let (rect, _) = ui.allocate_exact_size(portrait::size(height), Sense::hover());
                portrait::paint(ui, player.index(), rect, shown);
            }
            ui.with_layout(Flow::right_to_left(Align::Center), |ui| {
                facts(ui, player, scene);
                ui.with_layout(Flow::left_to_right(Align::Center).with_main_wrap(false), |ui| {
                    name_and_level(ui, player, scene);
                });
            });
        });
    });
    let leads = shown.is_some() && scene.current.lesson().is_none();
    if !leads {
        return false;
    }
    // Keys reach the dossiers by way of the menu.
    let id = ui.id().with(("dossier", player.index()));
    let response = ui.interact(drawn.response.rect, id, Sense::CLICK);
    response.widget_info(|| {
        let values = [("name", scene.name(player).into())];
        let told = scene.language.tr_with("agent-dossier-open", &values);
        WidgetInfo::labeled(WidgetType::Button, true, told)
    });
    response.on_hover_cursor(CursorIcon::PointingHand).clicked()
}

fn name_and_level(ui: &mut Ui, player: Player, scene: &TableView) {
    let name = RichText::new(scene.name(player)).text_style(strong_style());
    ui.add(egui::Label::new(name).truncate());
    if let Some(character) = scene.current.seat(player).computer
        && scene.current.lesson().is_none()
        && ui.available_width() > 90.0
    {
        let [level, _] = level_words(character.level, scene.language);
        let palette = Palette::of(ui.ctx());
        let level = RichText::new(level).text_style(TextStyle::Small).color(palette.muted);
        ui.add(egui::Label::new(level).truncate());
    }
}

/// Public facts, as far as the name leaves room: whether a turn is owed, and how many bribes.
fn facts(ui: &mut Ui, player: Player, scene: &TableView) {
    let (table, language) = (scene.current.table(), scene.language);
    let (bribes, misses) = (table.bribes(player), table.misses_turn(player));
    if bribes == 0 && !misses {
        return;
    }
    let name = RichText::new(scene.name(player)).text_style(strong_style());
    let mut room = ui.available_width() - width(ui, name);
    let misses = misses.then(|| language.tr("agent-misses"));
    let bribes = (bribes > 0).then(|| language.tr_with("agent-bribes", &[("count", bribes.into())]));
    for fact in misses.into_iter().chain(bribes) {
        room -= width(ui, RichText::new(&fact).text_style(TextStyle::Small)) + ui.spacing().item_spacing.x;
        if room >= 0.0 {
            hint(ui, fact);
        }
    }
}

/// A person's sign and name, over or beside buttons of that person. A long name is on two lines.
pub(super) fn name_line(ui: &mut Ui, player: Player, scene: &TableView) {
    let height = 2.0 * SIGN;
    ui.allocate_ui_with_layout(
        Vec2::new(ui.available_width(), height),
        Flow::left_to_right(Align::Center),
        |ui| {
            let (rect, _) = ui.allocate_exact_size(Vec2::splat(2.0 * SIGN), Sense::hover());
            paint_player(ui.painter(), rect.center(), SIGN - 2.0, player.index());
            let name = scene.name(player);
            let parts = name.split_inclusive([' ', '-']);
            let font = font_within(ui, parts, strong_style(), ui.available_width());
            ui.add(egui::Label::new(RichText::new(name).font(font)).wrap());
        },
    );
}
