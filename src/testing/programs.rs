//! Parts of the program without a window.

use bevy::ecs::schedule::SingleThreadedExecutor;
use bevy::input::InputPlugin;
use bevy::prelude::*;
use bevy::state::app::StatesPlugin;

use crate::agon::gameplay::agon_screen::AGON;
use crate::agon::gameplay::clock::GameClock;
use crate::agon::gameplay::{messages, referee};
use crate::agon::scene::{animate, board, entities, follow_game, pieces};
use crate::agon::{gameplay, text};
use crate::shell;
use crate::shell::system::store::Store;
use crate::shell::ui::navigation::Screen;
use crate::tabletop::{active_game, flight, motion, schedule, title, view};

/// The shell and the referee, with what is kept in a store. More plugins may be added.
pub fn referee(store: Store) -> App {
    let mut app = App::new();
    app.add_plugins((MinimalPlugins, StatesPlugin, InputPlugin));
    run_in_turn(&mut app);
    app.insert_resource(store)
        .insert_resource(GameClock::default())
        .add_plugins((shell::plugin, text::plugin, gameplay::settings::plugin))
        .add_plugins((table_plugin, entities::plugin, messages::plugin, referee::plugin));
    app
}

/// Runs systems one after the other. Handing them to threads takes longer than most of them.
fn run_in_turn(app: &mut App) {
    for (_, schedule) in app.world_mut().resource_mut::<Schedules>().iter_mut() {
        schedule.set_executor(SingleThreadedExecutor::new());
    }
}

/// Agon on the table, the order of a frame, and how the table is seen.
fn table_plugin(app: &mut App) {
    app.init_state::<Screen>()
        .add_plugins((
            (active_game::plugin, gameplay::agon_screen::plugin),
            (schedule::plugin, gameplay::schedule::plugin),
            (motion::plugin, flight::plugin, view::plugin),
            (title::plugin, gameplay::preview::plugin),
        ))
        .insert_state(AGON);
}

/// Cells and pieces, and how they follow the positions shown. Requires Bevy's `StatesPlugin`.
pub fn board_plugin(app: &mut App) {
    app.add_plugins((
        table_plugin,
        messages::plugin,
        entities::plugin,
        follow_game::plugin,
        board::plugin,
        pieces::plugin,
        animate::plugin,
    ));
}

/// Writes a message and lets it take effect, down to the screen.
pub fn tell(app: &mut App, message: impl Message) {
    app.world_mut().write_message(message);
    settle(app);
}

/// Lets what was asked for come about.
pub fn settle(app: &mut App) {
    for _ in 0..3 {
        app.update();
    }
}
