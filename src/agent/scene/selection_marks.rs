//! Marks the choices of the person whose turn it is.

use agon_core::agent::{Agent, City};
use bevy::prelude::*;

use super::entities::{AttackTarget, Chosen, ChosenCity, Focused, MapEntities, MayAct, Target};
use crate::agent::gameplay::current_game::CurrentGame;
use crate::agent::gameplay::map_cursor::{MapCursor, Spot};
use crate::agent::gameplay::schedule::AgentSystems;
use crate::agent::gameplay::selection::Selection;
use crate::tabletop::render::marks::mark;
use crate::tabletop::schedule::TableSystems;
use crate::tabletop::view::Choosing;

pub(crate) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        (
            mark_selection
                .run_if(resource_exists_and_changed::<Selection>.or_eager(resource_exists_and_changed::<CurrentGame>)),
            note_choosing.run_if(resource_exists_and_changed::<Selection>),
            mark_cursor.run_if(resource_exists_and_changed::<MapCursor>),
        )
            .in_set(TableSystems::Present)
            .in_set(AgentSystems),
    );
}

fn note_choosing(selection: Res<Selection>, mut choosing: ResMut<Choosing>) {
    choosing.set_if_neq(Choosing(selection.agent().is_some()));
}

/// Only one thing at a time has the cursor.
fn mark_cursor(
    mut commands: Commands,
    (cursor, entities): (Res<MapCursor>, Res<MapEntities>),
    focused: Query<Entity, With<Focused>>,
) {
    let entity = cursor.seen().map(|spot| match spot {
        Spot::City(city) => entities.city(city),
        Spot::Agent(agent) => entities.agent(agent),
    });
    for before in focused.iter().filter(|before| Some(*before) != entity) {
        commands.entity(before).remove::<Focused>();
    }
    if let Some(entity) = entity.filter(|entity| !focused.contains(*entity)) {
        commands.entity(entity).insert(Focused);
    }
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
