//! Sets out cities, agents and the case when Agent comes on the table.

use agon_core::agent::{Agent, City};
use bevy::prelude::*;

use super::animate::pose::Carried;
use super::board::{AGENT_RADIUS, TOP, city_spot, on_board, outline};
use super::entities::{AgentOf, CaseMarker, CityOf, MapEntities, ShowBoard, Shown, Whereabouts};
use crate::agent::gameplay::agent_screen::AGENT;
use crate::tabletop::active_game::read_with_game;
use crate::tabletop::pose::Pose;
use crate::tabletop::render::contact_shadow::Foot;
use crate::tabletop::render::on_ground::Ground;
use crate::tabletop::schedule::SetUpSystems;
use crate::tabletop::view::BoardOutline;

/// A foot of this size, which the counter of the flat view has as well.
const fn foot(half: Vec2) -> Foot {
    Foot { lit: half, flat: half }
}

fn spawn(mut commands: Commands, mut outline_of_board: ResMut<BoardOutline>) {
    *outline_of_board = outline();
    let cities = City::ALL.map(|city| {
        let parts = (
            Name::new(city.name()),
            CityOf(city),
            Transform::from_translation(on_board(city_spot(city))),
            Visibility::default(),
            DespawnOnExit(AGENT),
        );
        commands.spawn(parts).id()
    });
    let agents = Agent::ALL.map(|agent| {
        let parts = (
            Name::new(agent.to_string()),
            AgentOf(agent),
            Whereabouts::default(),
            (foot(Vec2::splat(AGENT_RADIUS)), Pose::default()),
            Transform::default(),
            Visibility::Hidden,
            DespawnOnExit(AGENT),
        );
        commands.spawn(parts).id()
    });
    let parts = (
        Name::new("Case"),
        CaseMarker,
        Carried::default(),
        (foot(Vec2::new(0.24, 0.1)), Pose::default()),
        Transform::default(),
        Visibility::default(),
        DespawnOnExit(AGENT),
    );
    let case = commands.spawn(parts).id();
    commands.insert_resource(MapEntities { cities, agents, case });
}

/// A board to look at, until there is a game.
fn show_beginning(mut show: MessageWriter<ShowBoard>) {
    let Shown { board, two_each } = Shown::default();
    show.write(ShowBoard {
        board,
        two_each,
        is_animated: false,
    });
}

pub(crate) fn plugin(app: &mut App) {
    read_with_game(app, AGENT, |_| Ground(|_| TOP));
    app.add_systems(OnEnter(AGENT), (spawn, show_beginning).in_set(SetUpSystems::Spawn));
}
