//! Leaving: from a game to its menu, and from there to the title.

use agon_core::agent::Referee;
use bevy::prelude::*;

use crate::agent::gameplay::agent_screen::{AGENT, AgentScreen};
use crate::agent::gameplay::current_game::CurrentGame;
use crate::agent::gameplay::map_cursor::MapCursor;
use crate::agent::gameplay::messages::{GameLeft, GameStarted, MapPressed, ReplayAction};
use crate::agent::gameplay::replay::Walk;
use crate::agent::gameplay::schedule::MenuSystems;
use crate::agent::gameplay::selection::Selection;
use crate::agent::saves::saved_games::game_in;
use crate::agent::text::pages::MENU;
use crate::shell::system::store::Store;
use crate::shell::ui::browser_history::ScreenWanted;
use crate::shell::ui::navigation::{BackPressed, Overlay, Screen};
use crate::tabletop::active_game::init_with_game;
use crate::tabletop::saves::current_entry::CurrentEntry;

pub(crate) fn plugin(app: &mut App) {
    init_with_game::<LeftGame>(app, AGENT);
    app.add_systems(
        Update,
        (
            go_through_history,
            leave,
            go_back.run_if(on_message::<BackPressed>.and_then(in_state(Screen::Playing))),
        )
            .chain()
            .in_set(MenuSystems::Leave),
    )
    .add_systems(OnExit(AgentScreen(Screen::Playing)), put_away);
}

/// The game that was left last, unless it was a lesson.
#[derive(Resource, Debug, Default)]
struct LeftGame(Option<Referee>);

/// The browser's Back leaves the game, and Forward leads to it again.
fn go_through_history(
    mut wanted: MessageReader<ScreenWanted>,
    (left_game, entry, store): (Res<LeftGame>, Res<CurrentEntry>, Res<Store>),
    (mut left, mut started): (MessageWriter<GameLeft>, MessageWriter<GameStarted>),
) {
    for &ScreenWanted(screen) in wanted.read() {
        if screen != Screen::Playing {
            left.write(GameLeft);
        } else if let Some(game) = &left_game.0 {
            // Another window may have played on. Without a decision it is not saved.
            let saved = entry.left().and_then(|name| game_in(&store, name));
            started.write(GameStarted(saved.unwrap_or_else(|| game.clone())));
        }
    }
}

fn leave(
    mut left: MessageReader<GameLeft>,
    mut screen: ResMut<NextState<Screen>>,
    mut overlay: ResMut<NextState<Overlay>>,
) {
    if left.read().count() > 0 {
        screen.set(Screen::Title);
        overlay.set(Overlay::None);
    }
}

/// Handles "back" when the shell has nothing to close.
fn go_back(
    (selection, walk): (Option<Res<Selection>>, Option<Res<Walk>>),
    mut overlay: ResMut<NextState<Overlay>>,
    (mut pressed, mut stepped): (MessageWriter<MapPressed>, MessageWriter<ReplayAction>),
) {
    if walk.is_some() {
        stepped.write(ReplayAction::Close);
    } else if selection.is_some_and(|selection| selection.agent().is_some()) {
        // A choice that was begun is taken back first.
        pressed.write(MapPressed::Back);
    } else {
        overlay.set(Overlay::Page(MENU));
    }
}

/// The game is already saved; this also stops everything that thinks about it or shows it. Nothing on the map stays
/// marked.
fn put_away(
    mut commands: Commands,
    (current, mut left): (Option<Res<CurrentGame>>, ResMut<LeftGame>),
    (selection, cursor): (Option<ResMut<Selection>>, Option<ResMut<MapCursor>>),
) {
    left.0 = current.and_then(|current| current.left_behind());
    commands.remove_resource::<CurrentGame>();
    if let Some(mut selection) = selection {
        selection.set_if_neq(Selection::default());
    }
    if let Some(mut cursor) = cursor {
        cursor.set_if_neq(MapCursor::default());
    }
}
