//! The choice of an action on the map: first an agent, then a city, then one of the actions possible there.

use agon_core::agent::{Agent, Announcement, City, Legal, Phase, Refusal};
use bevy::prelude::*;

use super::agent_screen::AGENT;
use super::current_game::{CurrentGame, Moment, Waiting};
use super::messages::{ActionRefused, ActionRequested, MapPressed};
use super::schedule::InputSystems;
use crate::tabletop::active_game::init_with_game;

pub(crate) fn plugin(app: &mut App) {
    init_with_game::<Selection>(app, AGENT);
    app.add_systems(
        Update,
        (follow_game, choose)
            .chain()
            .run_if(resource_exists::<CurrentGame>)
            .in_set(InputSystems::Selection),
    );
}

/// The choices so far of the person whose turn it is.
#[derive(Resource, Clone, Debug, Default, PartialEq, Eq)]
pub struct Selection {
    meant_for: Option<Moment>,
    /// The possible announcements; empty while nobody chooses on the map.
    choices: Vec<Announcement>,
    agent: Option<Agent>,
    city: Option<City>,
}

impl Selection {
    /// The agents with a possible action.
    pub fn may_act(&self, agent: Agent) -> bool {
        self.choices.iter().any(|deed| deed.agent() == agent)
    }

    /// Whether anything may be chosen on the map.
    pub const fn is_open(&self) -> bool {
        !self.choices.is_empty()
    }

    /// The chosen agent.
    pub const fn agent(&self) -> Option<Agent> {
        self.agent
    }

    /// The chosen city, where several things may be done.
    pub const fn city(&self) -> Option<City> {
        self.city
    }

    /// The cities where the chosen agent may act. Laying the case down and taking it happen where they stand.
    pub fn targets(&self, current: &CurrentGame) -> Vec<City> {
        let mut cities: Vec<City> = self.of_agent().filter_map(|deed| place_of(deed, current)).collect();
        cities.sort_unstable();
        cities.dedup();
        cities
    }

    /// Possible actions of the chosen agent in the chosen city: moves before attacks, and with the case before without.
    pub fn options(&self, current: &CurrentGame) -> Vec<Announcement> {
        let Some(city) = self.city else {
            return Vec::new();
        };
        let mut options: Vec<Announcement> = self
            .of_agent()
            .filter(|&deed| place_of(deed, current) == Some(city))
            .collect();
        let victim = |deed: &Announcement| match deed {
            Announcement::Attack { victim, .. } => Some(victim.index()),
            _ => None,
        };
        options.sort_by_key(|deed| (victim(deed), !deed.with_case()));
        options
    }

    /// Whether the chosen agent may exile somebody in a city.
    pub fn may_attack_in(&self, city: City, current: &CurrentGame) -> bool {
        self.of_agent()
            .any(|deed| matches!(deed, Announcement::Attack { .. }) && place_of(deed, current) == Some(city))
    }

    /// What the chosen agent may do with the case where they stand.
    pub fn deed_here(&self) -> Option<Announcement> {
        self.of_agent()
            .find(|deed| matches!(deed, Announcement::Take(_) | Announcement::LayDown(_)))
    }

    fn of_agent(&self) -> impl Iterator<Item = Announcement> + '_ {
        let own = self.choices.iter().copied();
        own.filter(|deed| self.agent == Some(deed.agent()))
    }
}

/// The city in which an action ends.
pub fn place_of(deed: Announcement, current: &CurrentGame) -> Option<City> {
    let table = current.table();
    match deed {
        Announcement::Move { to, .. } => Some(to),
        Announcement::Take(agent) | Announcement::LayDown(agent) => table.place(agent),
        Announcement::Attack { victim, .. } => table.place(victim),
    }
}

/// A new moment brings new choices, and nothing is chosen of them.
fn follow_game(current: Res<CurrentGame>, mut selection: ResMut<Selection>) {
    let is_choosing = matches!(current.waiting(), Waiting::Secret(_)) && *current.table().phase() == Phase::Act;
    let moment = is_choosing.then(|| current.moment());
    if selection.meant_for == moment {
        return;
    }
    let legal = if is_choosing { current.legal() } else { Legal::default() };
    *selection = Selection {
        meant_for: moment,
        choices: legal.announcements().to_vec(),
        ..Selection::default()
    };
}

/// Whether an action gives up money, or the case.
fn is_dear(deed: Announcement, current: &CurrentGame) -> bool {
    let gives_case = current.table().holder() == Some(deed.agent()) && !deed.with_case();
    gives_case || matches!(deed, Announcement::Attack { .. })
}

/// Presses on the map choose an agent, then a city. An action that is the only one possible there is done at once, unless
/// it has a price.
fn choose(
    mut pressed: MessageReader<MapPressed>,
    current: Res<CurrentGame>,
    mut selection: ResMut<Selection>,
    (mut requests, mut refused): (MessageWriter<ActionRequested>, MessageWriter<ActionRefused>),
) {
    for &pressed in pressed.read() {
        if !selection.is_open() {
            continue;
        }
        let (agent, city) = match pressed {
            MapPressed::Nothing => {
                put_down(&mut selection);
                continue;
            }
            MapPressed::Back if selection.city.is_some() => {
                selection.city = None;
                continue;
            }
            MapPressed::Back => {
                put_down(&mut selection);
                continue;
            }
            MapPressed::Agent(agent) => (Some(agent), current.table().place(agent)),
            MapPressed::City(city) => (only_agent_in(city, &selection, &current), Some(city)),
        };
        let Some(city) = city else { continue };
        let is_target = selection.agent.is_some() && selection.targets(&current).contains(&city);
        // An agent pressed once more is put down, unless they can act where they stand.
        if is_target && selection.city != Some(city) {
            selection.city = Some(city);
            if let [only] = selection.options(&current)[..]
                && !is_dear(only, &current)
                && let Some(player) = current.waiting().player()
            {
                requests.write(ActionRequested::by_person(player, only, &current));
            }
        } else if agent.is_some() && agent == selection.agent {
            put_down(&mut selection);
        } else if let Some(agent) = agent.filter(|&agent| selection.may_act(agent)) {
            selection.agent = Some(agent);
            selection.city = None;
        } else if let Some(refusal) = why_not(pressed, &selection, &current) {
            refused.write(refusal);
        } else {
            put_down(&mut selection);
        }
    }
}

/// Why the chosen agent may not go to the city that was pressed.
fn why_not(pressed: MapPressed, selection: &Selection, current: &CurrentGame) -> Option<ActionRefused> {
    let (MapPressed::City(to), Some(agent)) = (pressed, selection.agent()) else {
        return None;
    };
    if current.table().place(agent) == Some(to) || selection.targets(current).contains(&to) {
        return None;
    }
    let action = Announcement::Move {
        agent,
        to,
        with_case: false,
    }
    .into();
    let reason = Refusal::Illegal(current.view()?.check(&action).err()?);
    let player = current.waiting().player()?;
    Some(ActionRefused { player, action, reason })
}

fn put_down(selection: &mut Selection) {
    selection.agent = None;
    selection.city = None;
}

/// The agent meant by a press on a city: the only one there who may act.
fn only_agent_in(city: City, selection: &Selection, current: &CurrentGame) -> Option<Agent> {
    let here = current.table().living().filter(|&(_, place)| place == city);
    let mut acting = here.map(|(agent, _)| agent).filter(|&agent| selection.may_act(agent));
    acting.next().filter(|_| acting.next().is_none())
}
