//! Makes the map show the board of the game, and marks what was announced and what came of it.

use bevy::prelude::*;

use super::animate::LastStep;
use super::entities::{BroughtHome, LastMoved, MapEntities, ShowBoard, UnderAttack, mark};
use crate::agent::{Agent, Announcement, Board, EndReason, Outcome, Table};
use crate::app::agent::gameplay::agent_screen::AGENT;
use crate::app::agent::gameplay::current_game::CurrentGame;
use crate::app::agent::gameplay::messages::{Happened, TableReplaced};
use crate::app::agent::gameplay::schedule::{AgentSystems, EffectSystems};
use crate::app::tabletop::active_game::init_with_game;
use crate::app::tabletop::schedule::TableSystems;

/// The action that is shown as announced and not yet done; `None` if there is none.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Announced(pub Option<Announcement>);

/// The places of everything on a table.
fn board_of(table: &Table) -> Board {
    Board {
        map: table.options().map,
        places: Agent::ALL.map(|agent| table.place(agent)),
        case: table.case(),
        holder: table.holder(),
    }
}

fn show_table(
    current: Res<CurrentGame>,
    mut happened: MessageReader<Happened>,
    mut replaced: MessageReader<TableReplaced>,
    mut announced: ResMut<Announced>,
    mut show: MessageWriter<ShowBoard>,
) {
    let is_new = replaced.read().count() > 0;
    if happened.read().count() == 0 && !is_new {
        return;
    }
    let table = current.table();
    announced.set_if_neq(Announced(table.pending()));
    show.write(ShowBoard {
        board: board_of(table),
        two_each: table.options().agents().count() == Agent::COUNT,
        is_animated: !is_new,
    });
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

fn mark_last_moved(mut commands: Commands, last: Res<LastStep>, entities: Res<MapEntities>) {
    let moved = last.0.map(|step| step.agent);
    for agent in Agent::ALL {
        mark::<LastMoved>(&mut commands, entities.agent(agent), moved == Some(agent));
    }
}

/// Marks the agent who is at home with the case.
fn mark_homecoming(mut commands: Commands, current: Res<CurrentGame>, entities: Res<MapEntities>) {
    let home = match current.table().outcome() {
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

pub(crate) fn plugin(app: &mut App) {
    init_with_game::<Announced>(app, AGENT);
    app.add_systems(
        Update,
        (
            show_table
                .run_if(resource_exists::<CurrentGame>)
                .before(EffectSystems::Place)
                .in_set(TableSystems::Effects)
                .in_set(AgentSystems),
            (
                mark_victim.run_if(resource_exists_and_changed::<Announced>),
                mark_last_moved.run_if(resource_exists_and_changed::<LastStep>),
                mark_homecoming.run_if(resource_exists_and_changed::<CurrentGame>),
            )
                .in_set(EffectSystems::Mark),
        ),
    );
}
