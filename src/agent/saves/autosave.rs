//! The game on the table is saved after every action, in its own entry.

use bevy::prelude::*;

use super::saved_games::{SavedGames, listed, put};
use crate::agent::gameplay::agent_screen::AGENT;
use crate::agent::gameplay::current_game::CurrentGame;
use crate::agent::gameplay::schedule::PresentSystems;
use crate::shell::system::store::Store;
use crate::shell::system::store::error::StoreFailed;
use crate::tabletop::active_game::init_with_game;
use crate::tabletop::saves::current_entry::{CurrentEntry, OwnEntry, leave_entry};

/// Requires the [`SavedGames`].
pub(crate) fn plugin(app: &mut App) {
    init_with_game::<CurrentEntry>(app, AGENT);
    app.add_systems(
        Update,
        (
            save.run_if(resource_exists_and_changed::<CurrentGame>),
            leave_entry.run_if(resource_removed::<CurrentGame>),
            note_loaded,
        )
            .chain()
            .in_set(PresentSystems::Save),
    );
}

/// Saves the game, unless nobody has decided anything yet, or it was over when it came and is saved already.
fn save(
    current: Res<CurrentGame>,
    mut entry: ResMut<CurrentEntry>,
    (mut games, mut store): (ResMut<SavedGames>, ResMut<Store>),
    mut failures: MessageWriter<StoreFailed>,
) {
    let Some(mut game) = current.left_behind() else {
        entry.leave();
        return;
    };
    entry.turn_to(game.seed(), game.events().len(), || {
        let kept = games.games().iter().find(|kept| kept.summary.seed == game.seed())?;
        OwnEntry::read(&store, &kept.name, listed)
    });
    if current.is_looked_at() || game.events().is_empty() {
        return;
    }
    if let Some(saved) = entry.save(&mut game, &mut store) {
        failures.write_batch(saved.failed.map(StoreFailed));
        put(&mut games, &saved.own.name, &saved.own.text);
        // Earlier versions named entries otherwise.
        saved.before.iter().for_each(|before| games.remove(before));
    }
}

/// Notes the entry of the game on the table; at the title that is the unfinished game saved last.
fn note_loaded(
    current: Option<Res<CurrentGame>>,
    (entry, games, store): (Res<CurrentEntry>, Res<SavedGames>, Res<Store>),
) {
    store.note_loaded(match current {
        Some(_) => entry.name(),
        None => games.unfinished().next().map(|game| &*game.name),
    });
}

#[cfg(test)]
mod tests {
    use agon_core::agent::{Player, Referee, Seat, known_by, read_action, read_save};
    use bevy::state::app::StatesPlugin;

    use super::*;
    use crate::agent::gameplay::computers::Pace;
    use crate::agent::gameplay::messages::{ActionRequested, GameStarted};
    use crate::agent::gameplay::{messages, referee, selection};
    use crate::agent::saves::saved_games;
    use crate::agent::saves::saved_games::{entry_named, game_in};
    use crate::agent::scene::testing::board_plugin;
    use crate::shell::system::resources::AddResource;
    use crate::shell::system::store::error::SetAside;
    use crate::shell::system::watched_time::Watched;
    use crate::tabletop;

    /// A program that saves games of two people.
    fn app(store: Store) -> App {
        let mut app = App::new();
        app.add_plugins((MinimalPlugins, StatesPlugin))
            .insert_resource(store)
            .add_resource::<Pace>()
            .add_resource::<Time<Watched>>()
            .add_plugins((board_plugin, messages::plugin, referee::plugin, selection::plugin))
            .add_plugins((tabletop::saves::plugin, saved_games::plugin, plugin));
        app.update();
        app
    }

    fn game() -> Referee {
        let seats = ["Ann", "Ben"].map(Seat::person);
        Referee::new("2".parse().unwrap(), Player::ALL[0], &seats, 0xace)
    }

    fn begin(app: &mut App, game: Referee) {
        app.world_mut().write_message(GameStarted(game));
        app.update();
    }

    fn decide(app: &mut App, player: usize, action: &str) {
        let action = read_action(action).unwrap();
        let current = app.world().resource::<CurrentGame>();
        let request = ActionRequested::by_person(Player::ALL[player], action, current);
        app.world_mut().write_message(request);
        app.update();
    }

    /// The entries, with the number of events in each.
    fn stored(app: &App) -> Vec<(String, usize)> {
        let store = app.world().resource::<Store>();
        let names = store.names("agent-").into_iter();
        let read = names.map(|name| {
            let game = read_save(&store.get(&name).unwrap().unwrap());
            let events = game.map_or(0, |game| game.events().len());
            (name, events)
        });
        read.collect()
    }

    /// A second window with the same store; the test passes on its writes.
    fn beside(app: &App) -> App {
        let mut store = Store::memory();
        copy(app.world().resource(), &mut store);
        self::app(store)
    }

    fn copy(from: &Store, to: &mut Store) {
        for name in from.names("agent-") {
            to.put(&name, &from.get(&name).unwrap().unwrap()).unwrap();
        }
    }

    fn open_last(app: &mut App) {
        let games = app.world().resource::<SavedGames>();
        let name = games.unfinished().next().unwrap().name.clone();
        let game = game_in(app.world().resource(), &name).unwrap();
        begin(app, game);
    }

    #[test]
    fn a_game_is_saved_after_every_decision_under_a_name_that_hides_its_seed() {
        let mut app = app(Store::memory());
        begin(&mut app, game());
        assert_eq!(stored(&app), [], "nobody has decided anything");
        decide(&mut app, 0, "$A1=500");
        let name = format!("agent-{:016x}", known_by(0xace));
        assert_eq!(stored(&app), [(name.clone(), 1)]);
        decide(&mut app, 1, "$");
        assert_eq!(stored(&app), [(name, 2)]);
    }

    #[test]
    fn two_windows_that_go_on_with_one_game_keep_both() {
        let mut first = app(Store::memory());
        begin(&mut first, game());
        decide(&mut first, 0, "$A1=500");
        let mut second = beside(&first);
        open_last(&mut second);
        assert_eq!(stored(&second), stored(&first), "whoever only looks writes nothing");
        decide(&mut first, 1, "$");
        copy(first.world().resource(), &mut second.world_mut().resource_mut());
        decide(&mut second, 1, "$B1=300");
        let both = stored(&second);
        assert_eq!(both.len(), 2);
        let store = second.world().resource::<Store>();
        let staked = both.iter().map(|(name, _)| {
            let game = read_save(&store.get(name).unwrap().unwrap()).unwrap();
            game.view(Player::ALL[1]).sheet().staked()
        });
        let staked: Vec<_> = staked.collect();
        assert!(staked.contains(&0) && staked.contains(&300), "{staked:?}");
        decide(&mut second, 0, "A1-NYC");
        assert_eq!(stored(&second).len(), 2, "each goes on where it is");
    }

    #[test]
    fn an_unreadable_entry_is_kept_and_reported_and_never_overwritten() {
        let sound = game().save("2026.11.27-080000");
        let later = sound.replace("\"version\": 3", "\"version\": 4");
        let own = entry_named(0xace);
        for (text, is_told) in [(&sound[..40], true), (&later, false)] {
            let mut store = Store::memory();
            store.put(&own, text).unwrap();
            let mut app = app(store);
            let mut set_aside = app.world_mut().resource_mut::<Messages<SetAside>>();
            assert_eq!(set_aside.drain().count(), usize::from(is_told));
            let games = app.world().resource::<SavedGames>();
            assert_eq!((games.games().len(), games.unreadable), (0, usize::from(!is_told)));
            begin(&mut app, game());
            decide(&mut app, 0, "$A1=500");
            let store = app.world().resource::<Store>();
            let kept = if is_told {
                format!("{own}.damaged-1")
            } else {
                own.clone()
            };
            assert_eq!(store.get(&kept).unwrap().as_deref(), Some(text));
            assert_eq!(app.world().resource::<SavedGames>().games().len(), 1);
        }
    }

    #[test]
    fn the_entry_of_the_game_on_the_table_is_noted() {
        let loaded = |app: &App| app.world().resource::<Store>().loaded();
        let mut first = app(Store::memory());
        assert_eq!(loaded(&first), None);
        begin(&mut first, game());
        assert_eq!(loaded(&first), None, "it is not saved yet");
        decide(&mut first, 0, "$A1=500");
        assert_eq!(loaded(&first), Some(entry_named(0xace)));
        let second = beside(&first);
        assert_eq!(loaded(&second), Some(entry_named(0xace)), "it is offered at the title");
    }

    #[test]
    fn an_entry_named_by_its_seed_gets_another_name() {
        let mut begun = game();
        begun.play(Player::ALL[0], &read_action("$A1=500").unwrap()).unwrap();
        let mut store = Store::memory();
        store
            .put("agent-0000000000000ace", &begun.save("2026.11.25-080000"))
            .unwrap();
        let mut app = app(store);
        open_last(&mut app);
        decide(&mut app, 1, "$");
        assert_eq!(stored(&app), [(entry_named(0xace), 2)]);
    }
}
