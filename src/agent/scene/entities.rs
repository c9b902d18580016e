//! The interface between the game flow and its display: cities, agents and the case as entities, their marks, and the
//! message with the board to show.

use agon_core::agent::{Agent, Board, City, Map};
use bevy::prelude::*;

use crate::agent::gameplay::agent_screen::AGENT;
use crate::tabletop::active_game::{init_with_game, remove_with_game};

/// One of the 33 cities, also while it is not on the map in play.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct CityOf(pub City);

/// One of the eight agents, also while not in the game.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct AgentOf(pub Agent);

/// The case.
#[derive(Component, Clone, Copy, Debug)]
pub struct CaseMarker;

/// Where an agent is. It changes as soon as a [`ShowBoard`] is read; the motion follows.
#[derive(Component, Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Whereabouts {
    /// In a city.
    City(City),
    /// In the Bahamas.
    Exile,
    /// Not in the game.
    #[default]
    Nowhere,
}

/// Agent mark: may act, and may be chosen.
#[derive(Component, Clone, Copy, Debug, Default)]
pub struct MayAct;

/// Agent mark: chosen.
#[derive(Component, Clone, Copy, Debug, Default)]
pub struct Chosen;

/// City mark: the chosen agent may act there, but exile nobody.
#[derive(Component, Clone, Copy, Debug, Default)]
pub struct Target;

/// City mark: the chosen agent may exile somebody there.
#[derive(Component, Clone, Copy, Debug, Default)]
pub struct AttackTarget;

/// City mark: the chosen city, where several things may be done.
#[derive(Component, Clone, Copy, Debug, Default)]
pub struct ChosenCity;

/// Agent mark: is to be exiled by the attack under discussion.
#[derive(Component, Clone, Copy, Debug, Default)]
pub struct UnderAttack;

/// Agent mark: moved last.
#[derive(Component, Clone, Copy, Debug, Default)]
pub struct LastMoved;

/// Agent mark: has brought the case home.
#[derive(Component, Clone, Copy, Debug, Default)]
pub struct BroughtHome;

/// Mark of a city or an agent: it has the keyboard focus.
#[derive(Component, Clone, Copy, Debug, Default)]
pub struct Focused;

/// Mark of a city or an agent: the pointer is over it.
#[derive(Component, Clone, Copy, Debug, Default)]
pub struct Hovered;

/// The entities of the cities and agents, by their indices, and of the case.
#[derive(Resource, Clone, Debug)]
pub struct MapEntities {
    pub(super) cities: [Entity; City::COUNT],
    pub(super) agents: [Entity; Agent::COUNT],
    pub(super) case: Entity,
}

impl MapEntities {
    /// The entity of a city.
    pub const fn city(&self, city: City) -> Entity {
        self.cities[city.index()]
    }

    /// The entity of an agent.
    pub const fn agent(&self, agent: Agent) -> Entity {
        self.agents[agent.index()]
    }

    /// The entity of the case.
    pub const fn case(&self) -> Entity {
        self.case
    }
}

/// Requests that a board be shown: every agent whose place has changed moves there, and so does the case. The last
/// request in a frame counts.
#[derive(Message, Clone, Copy, Debug)]
pub struct ShowBoard {
    /// The places of agents and case.
    pub board: Board,
    /// Whether there are two agents per nation, so that those without a place are exiles.
    pub two_each: bool,
    /// Whether the changes are seen as motions. Otherwise everything is in its place at once.
    pub is_animated: bool,
}

/// The board shown, or that the current motions lead to.
#[derive(Resource, Clone, Copy, Debug, PartialEq, Eq)]
pub struct Shown {
    /// The places of agents and case.
    pub board: Board,
    /// Whether there are two agents per nation.
    pub two_each: bool,
}

impl Shown {
    /// Where an agent is.
    pub const fn whereabouts(&self, agent: Agent) -> Whereabouts {
        match self.board.place(agent) {
            Some(city) => Whereabouts::City(city),
            None if self.two_each || agent.number() == 1 => Whereabouts::Exile,
            None => Whereabouts::Nowhere,
        }
    }
}

impl Default for Shown {
    /// The beginning of a game of two agents per nation.
    fn default() -> Self {
        Self {
            board: Board {
                map: Map::Long,
                places: Agent::ALL.map(|agent| Some(agent.home())),
                case: City::TANGIER,
                holder: None,
            },
            two_each: true,
        }
    }
}

pub(crate) fn plugin(app: &mut App) {
    init_with_game::<Shown>(app, AGENT);
    remove_with_game::<MapEntities>(app, AGENT);
    app.add_message::<ShowBoard>();
}
