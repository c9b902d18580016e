//! The building blocks of screens, and navigation between them.

mod area_sizes;
pub mod browser_history;
pub mod draw_order;
pub mod fallback_fonts;
pub mod navigation;
pub mod notice;
pub mod page;
pub mod prelude;
pub mod qr;
pub mod question;
pub mod request;
pub mod slide;
mod system_notices;
pub mod text_input;
pub mod theme;
pub mod widgets;

use bevy::prelude::*;

pub(crate) fn plugin(app: &mut App) {
    app.add_plugins((
        draw_order::plugin,
        area_sizes::plugin,
        notice::plugin,
        system_notices::plugin,
        theme::plugin,
        fallback_fonts::plugin,
        navigation::plugin,
        page::plugin,
        browser_history::plugin,
        question::plugin,
        slide::plugin,
    ));
    #[cfg(target_arch = "wasm32")]
    app.add_plugins(text_input::page::plugin);
}
