//! The cursor of keys and gamepads on the map.

use agon_core::agent::{Agent, City};
use bevy::prelude::*;

use super::agent_screen::AGENT;
use super::current_game::CurrentGame;
use super::messages::MapPressed;
use super::schedule::InputSystems;
use super::selection::Selection;
use crate::tabletop::active_game::init_with_game;

pub(crate) fn plugin(app: &mut App) {
    init_with_game::<MapCursor>(app, AGENT);
    app.add_systems(
        Update,
        forget
            .run_if(resource_exists::<CurrentGame>)
            .in_set(InputSystems::Cursor),
    );
}

/// Possible places of the cursor.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Spot {
    /// A city.
    City(City),
    /// An agent.
    Agent(Agent),
}

impl From<Spot> for MapPressed {
    fn from(spot: Spot) -> Self {
        match spot {
            Spot::City(city) => Self::City(city),
            Spot::Agent(agent) => Self::Agent(agent),
        }
    }
}

/// Where the cursor is. It is seen only while keys or a gamepad are used.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct MapCursor {
    spot: Option<Spot>,
    is_hidden: bool,
}

impl MapCursor {
    /// A cursor that is seen.
    pub const fn on(spot: Spot) -> Self {
        Self {
            spot: Some(spot),
            is_hidden: false,
        }
    }

    /// Where it is seen.
    pub const fn seen(self) -> Option<Spot> {
        if self.is_hidden { None } else { self.spot }
    }

    /// Where it is, seen or not; nowhere until it is needed.
    pub const fn spot(self) -> Option<Spot> {
        self.spot
    }

    /// This cursor, unseen.
    #[must_use]
    pub const fn hidden(self) -> Self {
        Self {
            is_hidden: true,
            ..self
        }
    }
}

/// Each new choice starts without a cursor.
fn forget(selection: Res<Selection>, mut cursor: ResMut<MapCursor>) {
    if !selection.is_open() {
        cursor.set_if_neq(MapCursor::default());
    }
}
