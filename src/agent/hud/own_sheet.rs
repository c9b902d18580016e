//! The sheet of the person who has the device: covered until they ask for it, and again when they let go of the button
//! or key (`docs/agent.md` §7.2). Whoever is asked in public may take the device for a look at it (§7.3). A person who
//! plays alone sees it always.

use agon_core::agent::{Phase, Player};
use bevy::prelude::*;
use bevy_egui::egui::{self, CornerRadius, Sense, Stroke, StrokeKind, TextStyle, TextWrapMode, Ui, WidgetInfo};
use egui::{WidgetText, WidgetType, vec2};

use super::hand_over::take;
use super::hold_button::is_held;
use super::sheet::sheet;
use super::view::TableView;
use crate::agent::gameplay::agent_screen::AGENT;
use crate::agent::gameplay::current_game::{CurrentGame, Waiting};
use crate::agent::gameplay::schedule::AgentSystems;
use crate::shell::ui::prelude::*;
use crate::shell::ui::widgets::controls::touchable;
use crate::tabletop::active_game::init_with_game;
use crate::tabletop::schedule::TableSystems;

pub(crate) fn plugin(app: &mut App) {
    init_with_game::<OwnSheet>(app, AGENT);
    app.add_systems(
        Update,
        cover
            .run_if(resource_exists::<CurrentGame>)
            .in_set(TableSystems::Effects)
            .in_set(AgentSystems),
    );
}

/// Whether the sheet of one of several people lies open. It covers itself once that person does not have the device.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct OwnSheet {
    /// A press has uncovered it, and the next covers it.
    pub is_uncovered: bool,
    /// Its key or gamepad button is held.
    pub is_held: bool,
}

/// Covers the sheet when the device is passed on, or a page lies over the panel.
fn cover(
    current: Res<CurrentGame>,
    overlay: Res<State<Overlay>>,
    mut own: ResMut<OwnSheet>,
    mut holder: Local<Option<Player>>,
) {
    let before = std::mem::replace(&mut *holder, current.holder());
    if holder.is_none() || *holder != before || *overlay.get() != Overlay::None {
        own.set_if_neq(OwnSheet {
            // Who is not asked for a secret has taken the device for a look.
            is_uncovered: holder.is_some() && *holder != before && !matches!(current.waiting(), Waiting::Secret(_)),
            ..OwnSheet::default()
        });
    }
}

/// Draws the sheet if it lies open, below the button that uncovers it; and where people are asked in public, the way to
/// take the device for a look at theirs.
pub(super) fn own_sheet(ui: &mut Ui, scene: &TableView, own: &mut OwnSheet) -> Option<Do> {
    let current = scene.current;
    if current.table().outcome().is_some() {
        return None;
    }
    let is_alone = current.only_person().is_some();
    if let Some(view) = current.view() {
        let top = ui.cursor().top();
        if is_alone || uncovered(ui, scene, own) {
            if is_alone {
                hint(ui, scene.language.tr("agent-money"));
            }
            sheet(ui, &view, scene.language);
            if !is_alone {
                // In a small window it may be out of sight, and the person holding the button cannot scroll.
                let drawn = ui.min_rect().with_min_y(top);
                if drawn.bottom() > ui.clip_rect().bottom() {
                    ui.scroll_to_rect_animation(drawn, None, egui::style::ScrollAnimation::none());
                }
            }
            ui.add_space(space::S);
        }
    }
    if is_alone {
        return None;
    }
    take_for_a_look(ui, scene)
}

/// The buttons with which people take the device who are asked in public, where everybody sees the screen. They
/// come after a press.
fn take_for_a_look(ui: &mut Ui, scene: &TableView) -> Option<Do> {
    let current = scene.current;
    let only = match (current.waiting(), current.table().phase()) {
        (_, Phase::Object { .. }) => None,
        (Waiting::PublicAnswer(player), _) => Some(player),
        _ => None,
    };
    let asked = only.into_iter().chain(scene.window.unanswered(current));
    let people: Vec<Player> = asked.filter(|&player| current.holder() != Some(player)).collect();
    if people.is_empty() {
        return None;
    }
    let id = ui.id().with("look first");
    let mut taken = None;
    if ui.data(|data| data.get_temp(id)) == Some(current.moment()) {
        let columns = people.len().min(2);
        for line in people.chunks(columns) {
            ui.columns(columns, |cells| {
                for (ui, &player) in cells.iter_mut().zip(line) {
                    taken = taken.take().or(take(ui, player, scene));
                }
            });
        }
    } else if justified(ui, |ui| secondary_button(ui, scene.language.tr("agent-look-first"))).clicked() {
        ui.data_mut(|data| data.insert_temp(id, current.moment()));
        ui.ctx().request_repaint();
    }
    ui.add_space(space::S);
    taken
}

/// The button that uncovers the sheet. Returns whether the sheet lies open.
fn uncovered(ui: &mut Ui, scene: &TableView, own: &mut OwnSheet) -> bool {
    let (palette, language) = (Palette::of(ui.ctx()), scene.language);
    let by_press = scene.settings.sheet_by_press;
    // Screen readers press and do not hold.
    let told = match own.is_uncovered {
        true => language.tr("agent-cover-sheet"),
        false => language.tr("agent-show-sheet"),
    };
    let drawn = match by_press || own.is_uncovered {
        true => told.clone(),
        false => language.tr("agent-hold-sheet"),
    };
    let whose = scene
        .current
        .holder()
        .map(|holder| scene.name(holder))
        .unwrap_or_default();
    let drawn = language.tr_with("agent-of-player", &[("name", whose.into()), ("what", drawn.into())]);
    let width = ui.available_width();
    let wrap = width - 2.0 * space::M;
    let galley = WidgetText::from(drawn).into_galley(ui, Some(TextWrapMode::Wrap), wrap, TextStyle::Button);
    let height = (galley.size().y + 2.0 * space::S).max(size::TOUCH);
    let (rect, response) = touchable(ui, vec2(width, height), Sense::click_and_drag());
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Button, ui.is_enabled(), &told));
    let is_held = is_held(ui, &response);
    let is_by_hand = ui.input(|input| {
        let by_key = [egui::Key::Enter, egui::Key::Space]
            .into_iter()
            .any(|key| input.key_pressed(key));
        by_key || input.pointer.any_released()
    });
    if response.clicked() && (by_press || own.is_uncovered || !is_by_hand) {
        own.is_uncovered = !own.is_uncovered;
    }
    let is_open = own.is_uncovered || own.is_held || (is_held && !by_press);
    if ui.is_rect_visible(rect) {
        let corner = CornerRadius::same(radius::CONTROL);
        let (fill, line) = match is_open {
            true => (palette.control_pressed, palette.accent),
            false => (palette.control, palette.line),
        };
        ui.painter()
            .rect(rect, corner, fill, Stroke::new(1.0, line), StrokeKind::Inside);
        ui.painter()
            .galley(rect.center() - galley.size() / 2.0, galley, palette.ink);
        focus_ring(ui, &response, rect, corner);
    }
    is_open
}
