//! Makes the map show the board of the game, and marks announcements and their results.

use agon_core::agent::{Agent, Announcement, EndReason, Outcome};
use bevy::prelude::*;

use super::animate::LastStep;
use super::entities::{BroughtHome, LastMoved, MapEntities, ShowBoard, Shown, UnderAttack};
use super::news::News;
use crate::agent::gameplay::agent_screen::{AGENT, AgentScreen};
use crate::agent::gameplay::current_game::CurrentGame;
use crate::agent::gameplay::messages::{Happened, ReplayStepped, TableReplaced};
use crate::agent::gameplay::replay::{Walk, shown_table};
use crate::agent::gameplay::schedule::{AgentSystems, EffectSystems};
use crate::agent::gameplay::selection::Selection;
use crate::shell::ui::navigation::Screen;
use crate::tabletop::active_game::init_with_game;
use crate::tabletop::render::marks::mark;
use crate::tabletop::schedule::TableSystems;

/// The action that is shown as announced and not yet done; `None` if there is none.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Announced(pub Option<Announcement>);

fn show_table(
    (current, walk): (Res<CurrentGame>, Option<Res<Walk>>),
    mut happened: MessageReader<Happened>,
    mut replaced: MessageReader<TableReplaced>,
    mut stepped: MessageReader<ReplayStepped>,
    mut announced: ResMut<Announced>,
    mut show: MessageWriter<ShowBoard>,
) {
    let is_replaced = replaced.read().count() > 0;
    let step = stepped.read().last();
    if happened.read().count() == 0 && !is_replaced && step.is_none() {
        return;
    }
    let table = shown_table(&current, walk.as_deref());
    announced.set_if_neq(Announced(table.pending()));
    show.write(ShowBoard {
        board: table.board(),
        two_each: table.options().agents().count() == Agent::COUNT,
        is_animated: !is_replaced && step.is_none_or(|step| step.is_neighbour),
    });
}

/// What a person announces is shown while it can still be taken back.
fn show_announcing((current, selection): (Res<CurrentGame>, Res<Selection>), mut announced: ResMut<Announced>) {
    if current.table().outcome().is_none() {
        let announcing = selection.announcing().map(|announcing| announcing.deed);
        announced.set_if_neq(Announced(announcing.or(current.table().pending())));
    }
}

fn mark_victim(mut commands: Commands, announced: Res<Announced>, entities: Res<MapEntities>) {
    let attacked = match announced.0 {
        Some(Announcement::Attack { victim, .. }) => Some(victim),
        _ => None,
    };
    for agent in Agent::ALL {
        mark::<UnderAttack>(&mut commands, entities.agent(agent), attacked == Some(agent));
    }
}

/// Marks the agents with news: since the next holder of the device last looked, or just now.
fn mark_last_moved(mut commands: Commands, (last, news): (Res<LastStep>, Res<News>), entities: Res<MapEntities>) {
    let just_moved = last.0.map(|step| step.agent);
    for agent in Agent::ALL {
        let is_marked = match news.is_empty() {
            true => just_moved == Some(agent),
            false => news.is_about(agent),
        };
        mark::<LastMoved>(&mut commands, entities.agent(agent), is_marked);
    }
}

/// Marks the agent who is at home with the case.
fn mark_homecoming(
    mut commands: Commands,
    (current, walk): (Res<CurrentGame>, Option<Res<Walk>>),
    entities: Res<MapEntities>,
) {
    let home = match shown_table(&current, walk.as_deref()).outcome() {
        Some(Outcome {
            agent,
            reason: EndReason::Home,
            ..
        }) => agent,
        _ => None,
    };
    for agent in Agent::ALL {
        mark::<BroughtHome>(&mut commands, entities.agent(agent), home == Some(agent));
    }
}

/// Behind the title stands the unfinished game, or else the beginning, and nothing of it is announced or marked.
fn clear_up(
    current: Option<Res<CurrentGame>>,
    (shown, entities): (Option<Res<Shown>>, Option<Res<MapEntities>>),
    announced: Option<ResMut<Announced>>,
    mut show: MessageWriter<ShowBoard>,
    mut commands: Commands,
) {
    let (Some(shown), Some(entities), Some(mut announced)) = (shown, entities, announced) else {
        return;
    };
    announced.set_if_neq(Announced::default());
    let goes_on = current.is_some_and(|game| game.lesson().is_none() && game.table().outcome().is_none());
    let Shown { board, two_each } = if goes_on { *shown } else { Shown::default() };
    show.write(ShowBoard {
        board,
        two_each,
        is_animated: false,
    });
    for agent in Agent::ALL {
        mark::<BroughtHome>(&mut commands, entities.agent(agent), false);
    }
}

pub(crate) fn plugin(app: &mut App) {
    init_with_game::<Announced>(app, AGENT);
    app.add_systems(OnExit(AgentScreen(Screen::Playing)), clear_up);
    app.add_systems(
        Update,
        (
            (
                show_table,
                show_announcing.run_if(resource_exists_and_changed::<Selection>),
            )
                .chain()
                .run_if(resource_exists::<CurrentGame>)
                .before(EffectSystems::Place)
                .in_set(TableSystems::Effects)
                .in_set(AgentSystems),
            (
                mark_victim.run_if(resource_exists_and_changed::<Announced>),
                mark_last_moved
                    .run_if(resource_exists_and_changed::<LastStep>.or_eager(resource_exists_and_changed::<News>)),
                mark_homecoming.run_if(
                    resource_exists_and_changed::<CurrentGame>
                        .or_eager(resource_exists::<CurrentGame>.and_then(on_message::<ReplayStepped>)),
                ),
            )
                .in_set(EffectSystems::Mark),
        ),
    );
}

#[cfg(test)]
mod tests {
    use agon_core::agent::{Options, Player, Referee, Seat, read_action};
    use bevy::state::app::StatesPlugin;

    use super::*;
    use crate::agent::gameplay::messages::{ActionRequested, GameStarted};
    use crate::agent::gameplay::{messages, referee};
    use crate::agent::scene::entities::{Shown, Whereabouts};
    use crate::agent::scene::testing::board_plugin;

    /// A game of two people on the map, without a window.
    fn app() -> App {
        let mut app = App::new();
        app.add_plugins((MinimalPlugins, StatesPlugin)).add_plugins((
            board_plugin,
            messages::plugin,
            referee::plugin,
            plugin,
        ));
        let options: Options = "2".parse().unwrap();
        let seats = ["Ann", "Ben"].map(Seat::person);
        let game = Referee::new(options, Player::ALL[0], &seats, 1);
        app.update();
        app.world_mut().write_message(GameStarted(game));
        app.update();
        for player in [0, 1] {
            decide(&mut app, player, "$");
        }
        app
    }

    fn decide(app: &mut App, player: usize, action: &str) {
        let action = read_action(action).unwrap();
        let current = app.world().resource::<CurrentGame>();
        let request = ActionRequested::by_person(Player::ALL[player], action, current);
        app.world_mut().write_message(request);
        app.update();
    }

    fn announced(app: &App) -> bool {
        app.world().resource::<Announced>().0.is_some()
    }

    #[test]
    fn an_announcement_is_shown_and_done_once_it_stands() {
        let mut app = app();
        let mover = Agent::ALL[0];
        let entity = app.world().resource::<MapEntities>().agent(mover);
        assert!(!announced(&app));
        decide(&mut app, 0, "A1-NYC");
        assert!(announced(&app));
        let place = |app: &App| *app.world().get::<Whereabouts>(entity).unwrap();
        assert_eq!(place(&app), Whereabouts::City(mover.home()));
        decide(&mut app, 1, "let");
        assert!(!announced(&app));
        assert_eq!(place(&app), Whereabouts::City("NYC".parse().unwrap()));
        let mut moved = app.world_mut().query_filtered::<Entity, With<LastMoved>>();
        let moved: Vec<Entity> = moved.iter(app.world()).collect();
        assert_eq!(moved, [entity]);
    }

    #[test]
    fn a_withdrawn_announcement_is_hidden_and_changes_nothing() {
        let mut app = app();
        decide(&mut app, 0, "B2-HAM");
        decide(&mut app, 1, "object");
        assert!(announced(&app), "it is still under discussion");
        let before = *app.world().resource::<Shown>();
        decide(&mut app, 0, "withdraw");
        assert!(!announced(&app));
        assert_eq!(*app.world().resource::<Shown>(), before);
    }
}
