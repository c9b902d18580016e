//! The two views and their looks of the board, the agents and the case. The entities stay the same.

use agon_core::agent::{Agent, Map};
use bevy::light::NotShadowCaster;
use bevy::prelude::*;

use super::entities::{AgentOf, CaseMarker, Shown};
use super::materials::Materials;
use super::palette::{GROUND, ROOM};
use super::{board_body, counters, figures, print};
use crate::agent::gameplay::agent_screen::AGENT;
use crate::agent::gameplay::schedule::AgentSystems;
use crate::agent::gameplay::settings::AgentSettings;
use crate::tabletop::active_game::{read_with_game, remove_with_game};
use crate::tabletop::render::contact_shadow::ContactShadows;
use crate::tabletop::render::level_of_detail::Detail;
use crate::tabletop::render::lit::Lit;
use crate::tabletop::render::pipeline_warmup::{sample_parts, warm_up};
use crate::tabletop::render::room;
use crate::tabletop::render::unlit::{Unlit, overlay};
use crate::tabletop::schedule::{SetUpSystems, TableSystems};
use crate::tabletop::view::{OnlyIn, View};

/// Height of shadows around feet: above the print, below the marks.
const SHADOW_HEIGHT: f32 = 0.032;

/// The meshes that are made anew: turned figures, and the print of a map.
#[derive(Resource, Debug)]
struct Meshes {
    figures: [Handle<Mesh>; Agent::COUNT],
    print: Handle<Mesh>,
}

/// A part of the lit view.
fn lit(mesh: Handle<Mesh>, material: &Handle<Lit>) -> impl Bundle + use<> {
    (
        OnlyIn(View::ThreeD),
        Mesh3d(mesh),
        MeshMaterial3d(material.clone()),
        Pickable::IGNORE,
    )
}

/// A part of the flat view.
fn flat(mesh: Handle<Mesh>, material: &Handle<Unlit>) -> impl Bundle + use<> {
    (OnlyIn(View::TwoD), overlay(mesh, material, Transform::default()))
}

fn spawn_board(mut commands: Commands, mut meshes: ResMut<Assets<Mesh>>, materials: Res<Materials>) {
    let print = meshes.reserve_handle();
    let face = meshes.add(board_body::face());
    let mut add = |mesh: Mesh| meshes.add(mesh);
    let table = board_body::TABLE;
    // Nothing of the board casts a visible shadow.
    for (name, mesh, material) in [
        ("Map", face.clone(), &materials.map),
        ("Print", print.clone(), &materials.print),
        ("Binding", add(board_body::edge()), &materials.linen),
        ("Cloth", add(table.cloth()), &materials.cloth),
        ("Gilt line", add(table.gilt_line()), &materials.brass),
        ("Table", add(table.rim()), &materials.wood),
    ] {
        let part = (
            Name::new(name),
            lit(mesh, material),
            NotShadowCaster,
            DespawnOnExit(AGENT),
        );
        commands.spawn(part);
    }
    for (name, mesh, material) in [
        ("Flat map", face, &materials.flat_map),
        ("Flat print", print.clone(), &materials.paint),
        ("Flat binding", add(board_body::flat_edge()), &materials.paint),
    ] {
        commands.spawn((Name::new(name), flat(mesh, material), DespawnOnExit(AGENT)));
    }
    commands.spawn((
        Name::new("Room"),
        OnlyIn(View::ThreeD),
        overlay(add(room::mesh()), &materials.room, Transform::default()),
        DespawnOnExit(AGENT),
    ));
    commands.insert_resource(Meshes {
        figures: Agent::ALL.map(|_| meshes.reserve_handle()),
        print,
    });
}

fn add_bodies(
    mut commands: Commands,
    mut meshes: ResMut<Assets<Mesh>>,
    (materials, made): (Res<Materials>, Res<Meshes>),
    agents: Query<(Entity, &AgentOf)>,
    case: Single<Entity, With<CaseMarker>>,
) {
    for (entity, &AgentOf(agent)) in &agents {
        let counter = meshes.add(counters::counter(agent));
        let body = lit(made.figures[agent.index()].clone(), materials.of(agent.nation()));
        commands
            .entity(entity)
            .with_child(body)
            .with_child(flat(counter, &materials.paint));
    }
    let [leather, brass, counter] =
        [figures::case(), figures::case_brass(), counters::case()].map(|mesh| meshes.add(mesh));
    commands
        .entity(*case)
        .with_child(lit(leather, &materials.lacquer))
        .with_child((lit(brass, &materials.brass), NotShadowCaster))
        .with_child(flat(counter, &materials.paint));
}

/// Turns the figures at the level of detail in use.
fn turn(made: Res<Meshes>, detail: Res<Detail>, mut meshes: ResMut<Assets<Mesh>>) -> Result {
    for agent in Agent::ALL {
        let body = figures::agent(agent, detail.tolerance());
        meshes.insert(&made.figures[agent.index()], body)?;
    }
    Ok(())
}

/// Prints the map in play.
fn print_map(
    made: Res<Meshes>,
    (shown, settings): (Res<Shown>, Option<Res<AgentSettings>>),
    mut meshes: ResMut<Assets<Mesh>>,
    mut printed: Local<Option<(AssetId<Mesh>, Map, bool)>>,
) -> Result {
    let is_plain = settings.is_some_and(|settings| settings.contrast);
    let wanted = (made.print.id(), shown.board.map, is_plain);
    if printed.replace(wanted) != Some(wanted) {
        meshes.insert(&made.print, print::mesh(shown.board.map, is_plain))?;
    }
    Ok(())
}

/// The dark room, or a plain ground in the flat view.
fn set_background(view: Res<View>, mut background: ResMut<ClearColor>) {
    background.0 = match *view {
        View::ThreeD => ROOM,
        View::TwoD => GROUND,
    };
}

pub(crate) fn plugin(app: &mut App) {
    remove_with_game::<Meshes>(app, AGENT);
    // A new board needs its meshes even if neither the view nor the level of detail has changed.
    let is_new = resource_added::<Meshes>;
    read_with_game(app, AGENT, |world| ContactShadows::new(world, 0.45, SHADOW_HEIGHT));
    warm_up(app, AGENT, sample_parts);
    app.add_systems(
        OnEnter(AGENT),
        (
            spawn_board.in_set(SetUpSystems::Spawn),
            add_bodies.in_set(SetUpSystems::AddParts),
            set_background.in_set(SetUpSystems::Spawn),
        ),
    )
    .add_systems(
        Update,
        (
            set_background.run_if(resource_changed::<View>),
            turn.run_if(resource_changed::<Detail>.or_eager(is_new)),
            print_map.run_if(
                resource_exists_and_changed::<Shown>
                    .or_eager(resource_exists_and_changed::<AgentSettings>)
                    .or_eager(is_new),
            ),
        )
            .in_set(TableSystems::Present)
            .in_set(AgentSystems),
    );
}

#[cfg(test)]
mod tests;
