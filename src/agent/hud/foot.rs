//! In a low window, a screen's main buttons stand below the scrolled part, so that nobody has to look for them.

use agon_core::agent::Player;
use bevy_egui::egui::{Id, Ui};

use super::end_scene::EndScene;
use super::hand_over::take;
use super::result::compact_buttons;
use super::view::TableView;
use crate::agent::gameplay::current_game::Waiting;
use crate::shell::ui::prelude::*;

/// Whether a panel with this much room, in points, is low.
pub(super) const fn is_low(room: f32) -> bool {
    room < 420.0
}

/// Contents of the foot.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Foot {
    /// The button with which this player takes the device.
    HandOver(Player),
    /// The buttons of the result.
    Result,
}

impl Foot {
    /// The foot of a panel with this much room, if it has one.
    pub(super) fn of(scene: &TableView, room: f32) -> Option<Self> {
        let current = scene.current;
        if !is_low(room) {
            return None;
        }
        match (current.table().outcome(), current.waiting()) {
            // A lesson goes on by itself.
            (Some(_), _) => current.lesson().is_none().then_some(Self::Result),
            (None, Waiting::Device(player)) => Some(Self::HandOver(player)),
            _ => None,
        }
    }

    /// Its height, as measured when last drawn.
    pub(super) fn height(self, ui: &Ui) -> f32 {
        let measured = ui.data(|data| data.get_temp(self.id()));
        let usual = match self {
            Self::HandOver(_) => size::PRIMARY,
            Self::Result => size::TOUCH,
        };
        // The panel adds a gap below the part above.
        measured.unwrap_or(usual) + space::S + ui.spacing().item_spacing.y
    }

    /// Draws it. Returns the button pressed.
    pub(super) fn show(self, ui: &mut Ui, end: &EndScene, scene: &TableView) -> Option<Do> {
        ui.add_space(space::S);
        let top = ui.cursor().top();
        let press = ui.scope(|ui| match self {
            Self::HandOver(player) => take(ui, player, scene),
            Self::Result => compact_buttons(ui, end, scene),
        });
        let height = press.response.rect.bottom() - top;
        let known: Option<f32> = ui.data(|data| data.get_temp(self.id()));
        if known != Some(height) {
            ui.data_mut(|data| data.insert_temp(self.id(), height));
            ui.ctx().request_repaint();
        }
        press.inner
    }

    fn id(self) -> Id {
        match self {
            Self::HandOver(player) => Id::new("hand-over foot").with(player.index()),
            Self::Result => Id::new("result foot"),
        }
    }
}
