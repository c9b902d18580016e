//! The titles of all games: the main menu beside the board, the page behind *More*, and the way out.

pub mod menu;
pub mod more;
pub mod wordmark;

use bevy::prelude::*;

use super::active_game::{ActiveGame, GameExchanged};
use super::schedule::TableSystems;
use crate::shell::ui::navigation::BackPressed;
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
