//! The game on the table, and the resources that come and go with it.

use bevy::ecs::component::ComponentId;
use bevy::prelude::*;

use crate::shell::input::gamepad::PressKeys;
use crate::shell::input::shortcuts::Actions;
use crate::shell::system::resources::AddResource;
use crate::shell::ui::navigation::{Overlay, Screen};

/// The game on the table. A game sets itself up in `OnEnter` of its own value and is cleared away in `OnExit`; entities
/// that have [`DespawnOnExit`] of it go by themselves.
///
/// A [`GameExchanged`] also closes what lies over the screen and goes back to the title, as pages and screens may be the
/// game's.
#[derive(States, Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum ActiveGame {
    /// The table is bare.
    #[default]
    None,
    /// The game of this name, which the game itself defines as a constant.
    Named(&'static str),
}

impl ActiveGame {
    /// The name of the game.
    pub const fn name(self) -> Option<&'static str> {
        match self {
            Self::None => None,
            Self::Named(name) => Some(name),
        }
    }
}

/// The game on the table is exchanged for another one, which begins with its title; or the table is cleared.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub struct GameExchanged(pub ActiveGame);

/// Inserts a resource, or only registers it for removal.
type Insert = Box<dyn Fn(&mut World) -> ComponentId + Send + Sync>;

/// The resources of all games. One list and two systems serve them all, as each further system would make the page's
/// module larger.
#[derive(Resource, Default)]
struct GameResources {
    of_games: Vec<(ActiveGame, Insert)>,
    /// Those of the active game.
    present: Vec<ComponentId>,
}

fn add(app: &mut App, game: ActiveGame, insert: Insert) {
    // Plugins may be added in any order.
    let world = app.world_mut().add_resource::<GameResources>();
    let mut resources = world.resource_mut::<GameResources>();
    resources.of_games.push((game, insert));
}

/// Creates a resource when the game comes on the table, unless it is there already, and removes it when the game goes.
///
/// A resource that another one is made from is requested with [`add_resource`](AddResource::add_resource), as they are
/// created in no particular order.
pub fn init_with_game<R: Resource + FromWorld>(app: &mut App, game: ActiveGame) {
    let insert = |world: &mut World| {
        world.add_resource::<R>();
        world.register_component::<R>()
    };
    add(app, game, Box::new(insert));
}

/// Inserts what `read` returns when the game comes on the table, and removes it when the game goes.
pub fn read_with_game<R: Resource>(
    app: &mut App,
    game: ActiveGame,
    read: impl Fn(&mut World) -> R + Send + Sync + 'static,
) {
    let insert = move |world: &mut World| {
        let resource = read(world);
        world.insert_resource(resource);
        world.register_component::<R>()
    };
    add(app, game, Box::new(insert));
}

/// Removes a resource when the game goes. The game's own systems insert it.
pub fn remove_with_game<R: Resource>(app: &mut App, game: ActiveGame) {
    add(app, game, Box::new(World::register_component::<R>));
}

/// Creates the resources of the active game.
pub(crate) fn insert_game_resources(world: &mut World) {
    let game = *world.resource::<State<ActiveGame>>().get();
    world.resource_scope(|world, mut resources: Mut<GameResources>| {
        let of_games = resources.of_games.iter();
        let present = of_games
            .filter(|(of, _)| *of == game)
            .map(|(_, insert)| insert(world))
            .collect();
        resources.present = present;
    });
}

/// Removes the resources of the game that goes.
pub(crate) fn remove_game_resources(world: &mut World) {
    let mut resources = world.resource_mut::<GameResources>();
    for resource in std::mem::take(&mut resources.present) {
        world.remove_resource_by_id(resource);
    }
}

/// Whether a game is on the table.
pub fn is_on_table(world: &World, game: ActiveGame) -> bool {
    let active = world.get_resource::<State<ActiveGame>>();
    active.is_some_and(|active| *active.get() == game)
}

fn exchange(
    mut exchanged: MessageReader<GameExchanged>,
    mut game: ResMut<NextState<ActiveGame>>,
    (mut screen, mut overlay): (ResMut<NextState<Screen>>, ResMut<NextState<Overlay>>),
) {
    if let Some(&GameExchanged(next)) = exchanged.read().last() {
        NextState::set_if_neq(&mut game, next);
        NextState::set_if_neq(&mut screen, Screen::Title);
        NextState::set_if_neq(&mut overlay, Overlay::None);
    }
}

/// Keys and buttons have the meanings that the game on the table gives them.
fn choose_actions(game: Res<State<ActiveGame>>, mut actions: ResMut<Actions>) {
    actions.set_game(game.get().name());
}

/// Requires Bevy's `StatesPlugin`.
pub(crate) fn plugin(app: &mut App) {
    app.add_resource::<GameResources>()
        .init_state::<ActiveGame>()
        .add_message::<GameExchanged>()
        .add_systems(
            PreUpdate,
            choose_actions
                .run_if(state_changed::<ActiveGame>.and_then(resource_exists::<Actions>))
                .before(PressKeys),
        )
        .add_systems(Last, exchange.run_if(on_message::<GameExchanged>));
}

#[cfg(test)]
mod tests {
    use bevy::state::app::StatesPlugin;

    use super::*;

    const CHESS: ActiveGame = ActiveGame::Named("chess");
    const DRAUGHTS: ActiveGame = ActiveGame::Named("draughts");

    /// Number of moves played.
    #[derive(Resource, Default)]
    struct Moves(u32);

    #[derive(Resource, Default)]
    struct Kings;

    fn chess_plugin(app: &mut App) {
        init_with_game::<Moves>(app, CHESS);
        remove_with_game::<Kings>(app, CHESS);
    }

    fn sets_up(app: &mut App, game: ActiveGame) {
        app.add_systems(OnEnter(game), insert_game_resources)
            .add_systems(OnExit(game), remove_game_resources);
    }

    fn put_on_table(app: &mut App, game: ActiveGame) {
        app.world_mut().resource_mut::<NextState<ActiveGame>>().set(game);
        app.update();
    }

    fn moves(app: &App) -> Option<u32> {
        app.world().get_resource::<Moves>().map(|moves| moves.0)
    }

    #[test]
    fn resources_come_and_go_with_their_game_whichever_plugin_is_first() {
        for game_is_first in [true, false] {
            let mut app = App::new();
            app.add_plugins(StatesPlugin);
            if game_is_first {
                app.add_plugins((chess_plugin, plugin));
            } else {
                app.add_plugins((plugin, chess_plugin));
            }
            sets_up(&mut app, CHESS);
            sets_up(&mut app, DRAUGHTS);
            app.update();
            assert_eq!(moves(&app), None, "the table is bare");
            put_on_table(&mut app, CHESS);
            assert_eq!(moves(&app), Some(0));
            app.world_mut().resource_mut::<Moves>().0 = 7;
            app.insert_resource(Kings);
            put_on_table(&mut app, DRAUGHTS);
            assert_eq!(moves(&app), None);
            assert!(!app.world().contains_resource::<Kings>());
            put_on_table(&mut app, CHESS);
            assert_eq!(moves(&app), Some(0), "another game of chess");
        }
    }
}
