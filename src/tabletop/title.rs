//! The titles of all games: the menu beside the board, and the way out.

use bevy::prelude::*;
use bevy_egui::egui::{self, ScrollArea, Ui};

use super::active_game::{ActiveGame, GameExchanged};
use super::schedule::TableSystems;
use crate::shell::ui::navigation::{BackPressed, CAN_QUIT};
use crate::shell::ui::prelude::*;

/// From a title, "back" leads to the other games.
pub(crate) fn plugin(app: &mut App) {
    let at_title = not(in_state(ActiveGame::None)).and_then(in_state(Screen::Title));
    app.add_message::<BackPressed>().add_systems(
        Update,
        go_to_other_games
            .run_if(on_message::<BackPressed>.and_then(at_title))
            .in_set(TableSystems::Menu),
    );
}

fn go_to_other_games(mut exchanged: MessageWriter<GameExchanged>) {
    exchanged.write(GameExchanged(ActiveGame::None));
}

/// A choice of a menu: what it asks for, and the key of its text.
pub type Choice = (Do, &'static str);

/// A choice that opens a page, with the page's title.
pub const fn to_page(page: Page) -> Choice {
    (Do::Open(page), page.title)
}

/// The last choices of a menu, in lines of two: these pages, the other games, and the way out of the program.
pub fn last_lines(pages: &[Page]) -> Vec<Vec<Choice>> {
    let others = (Do::send(GameExchanged(ActiveGame::None)), key("other-games"));
    let quit = CAN_QUIT.then(|| (Do::send(AppExit::Success), key("quit")));
    let mut all = pages.iter().copied().map(to_page).chain([others]).chain(quit);
    let lines = std::iter::from_fn(|| Some(all.by_ref().take(2).collect()));
    lines.take_while(|line: &Vec<_>| !line.is_empty()).collect()
}

/// Draws a menu in a frame with this much room inside. It scrolls if it is higher.
pub fn menu_area<R>(
    ctx: &egui::Context,
    area: egui::Area,
    frame: egui::Frame,
    room: egui::Vec2,
    menu: impl FnOnce(&mut Ui) -> R,
) -> egui::InnerResponse<R> {
    let contents = |ui: &mut Ui| {
        ui.set_width(room.x);
        // Otherwise the area could not grow beyond its size in the last frame.
        ui.set_max_height(room.y);
        let scroll = ScrollArea::vertical().max_height(room.y).min_scrolled_height(room.y);
        let scrolled = scroll.show(ui, |ui| {
            describe_scrolled(ui);
            menu(ui)
        });
        scrolled.inner
    };
    area.fade_in(false).show(ctx, |ui| frame.show(ui, contents).inner)
}
