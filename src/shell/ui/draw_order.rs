//! The drawing order within a frame.

use bevy::prelude::*;
use bevy_egui::EguiPrimaryContextPass;

/// Sets of the schedule `EguiPrimaryContextPass`, lowest first.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Draw {
    /// Colours, fonts and sizes for everything drawn later.
    Theme,
    /// Menus and the panels of a game.
    Screen,
    /// Pages, over any screen.
    Overlay,
    /// A question that must be answered first.
    Question,
    /// Brief notices.
    Notices,
    /// When everything has been drawn.
    Last,
}

pub(crate) fn plugin(app: &mut App) {
    app.configure_sets(
        EguiPrimaryContextPass,
        (
            Draw::Theme,
            Draw::Screen,
            Draw::Overlay,
            Draw::Question,
            Draw::Notices,
            Draw::Last,
        )
            .chain(),
    );
}
