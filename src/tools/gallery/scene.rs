//! A scene as an entry on the list of its game.

use std::time::Duration;

use bevy::prelude::*;

use crate::agon::gameplay::settings::Theme;
use crate::shell::ui::navigation::{Overlay, Page, Screen};
use crate::tabletop::active_game::ActiveGame;

/// A scene shown in the pictures.
#[derive(Clone, Copy)]
pub(super) struct Scene {
    /// Begins the names of its pictures.
    pub(super) name: &'static str,
    /// The game on the table.
    pub(super) game: ActiveGame,
    pub(super) screen: Screen,
    pub(super) overlay: Overlay,
    /// Whether it is mainly of a board that has themes.
    pub(super) is_of_board: bool,
    /// Minimum time before its picture, in which it is set up.
    pub(super) patience: Duration,
    /// Clears away the traces of the game's scenes before it, on a board of this theme.
    pub(super) clear: fn(&mut World, Theme),
    /// Leads to the scene.
    pub(super) set_up: fn(&mut World),
    /// Runs two frames later, as a new game closes any page and takes a choice.
    pub(super) enter: fn(&mut World),
    /// Runs in each frame from then on, given its number. Returns whether the picture has to wait.
    pub(super) follow: fn(&mut World, u32) -> bool,
}

/// The shelf, and what scenes have unless they say otherwise.
pub(super) const SHELF: Scene = Scene {
    name: "shelf",
    game: ActiveGame::None,
    screen: Screen::Title,
    overlay: Overlay::None,
    is_of_board: false,
    patience: Duration::ZERO,
    clear: |_, _| (),
    set_up: |_| (),
    enter: |_| (),
    follow: |_, _| false,
};

impl Scene {
    pub(super) const fn named(self, name: &'static str) -> Self {
        Self { name, ..self }
    }

    /// With a page over it.
    pub(super) const fn page(self, name: &'static str, page: Page) -> Self {
        let overlay = Overlay::Page(page);
        Self { name, overlay, ..self }
    }

    /// With what leads to it.
    pub(super) const fn with(self, name: &'static str, set_up: fn(&mut World)) -> Self {
        Self { name, set_up, ..self }
    }
}
