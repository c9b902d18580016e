//! Marks the choices of the person whose turn it is.

use bevy::prelude::*;

use super::entities::{AttackTarget, Chosen, ChosenCity, MapEntities, MayAct, Target, mark};
use crate::agent::{Agent, City};
use crate::app::agent::gameplay::current_game::CurrentGame;
use crate::app::agent::gameplay::schedule::AgentSystems;
use crate::app::agent::gameplay::selection::Selection;
use crate::app::tabletop::schedule::TableSystems;

pub(crate) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        mark_selection
            .in_set(TableSystems::Present)
            .in_set(AgentSystems)
            .run_if(resource_exists_and_changed::<Selection>.or_eager(resource_exists_and_changed::<CurrentGame>)),
    );
}

/// Once an agent is chosen, only that one and the targets stand out.
fn mark_selection(
    mut commands: Commands,
    selection: Res<Selection>,
    current: Option<Res<CurrentGame>>,
    entities: Res<MapEntities>,
) {
    let chosen = selection.agent();
    for agent in Agent::ALL {
        let entity = entities.agent(agent);
        mark::<MayAct>(&mut commands, entity, chosen.is_none() && selection.may_act(agent));
        mark::<Chosen>(&mut commands, entity, chosen == Some(agent));
    }
    let targets = current
        .as_ref()
        .map_or_else(Vec::new, |current| selection.targets(current));
    let is_attack = |city: City| {
        current
            .as_ref()
            .is_some_and(|current| selection.may_attack_in(city, current))
    };
    for city in City::ALL {
        let entity = entities.city(city);
        let is_target = targets.contains(&city);
        mark::<Target>(&mut commands, entity, is_target && selection.city() != Some(city));
        mark::<AttackTarget>(&mut commands, entity, is_target && is_attack(city));
        mark::<ChosenCity>(&mut commands, entity, selection.city() == Some(city));
    }
}
