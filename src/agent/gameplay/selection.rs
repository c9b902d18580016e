//! The choice of an action on the map: first an agent, then a city, then one of the actions possible there.

use std::time::Duration;

use agon_core::agent::{Agent, Announcement, City, Legal, Phase, Refusal};
use bevy::prelude::*;

use super::agent_screen::AGENT;
use super::computers::Pace;
use super::current_game::{CurrentGame, Moment, Waiting};
use super::messages::{ActionRefused, ActionRequested, DeedChosen, MapPressed};
use super::schedule::InputSystems;
use crate::shell::system::redraw::Wake;
use crate::shell::system::watched_time::Watched;
use crate::tabletop::active_game::init_with_game;

/// Time in which a person can take an announcement back before the others are asked.
const TO_TAKE_BACK: Duration = Duration::from_secs(2);

pub(crate) fn plugin(app: &mut App) {
    init_with_game::<Selection>(app, AGENT);
    app.add_systems(
        Update,
        (follow_game, choose, announce)
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
    announcing: Option<Announcing>,
}

/// An announcement that can still be taken back.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Announcing {
    /// What is announced.
    pub deed: Announcement,
    /// When it was chosen and when the others hear of it, in the program's time.
    since: Duration,
    until: Duration,
}

impl Announcing {
    /// The share of the time to take it back that is left at the program's time `now`, from 1 to 0.
    pub fn left(&self, now: Duration) -> f32 {
        let [left, all] = [now, self.since].map(|from| self.until.saturating_sub(from));
        left.as_secs_f32() / all.as_secs_f32().max(f32::EPSILON)
    }
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

    /// The announcement that can still be taken back.
    pub const fn announcing(&self) -> Option<Announcing> {
        self.announcing
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

    /// None while an announcement can be taken back.
    fn of_agent(&self) -> impl Iterator<Item = Announcement> + '_ {
        let own = self.choices.iter().copied();
        own.filter(|deed| self.agent == Some(deed.agent()) && self.announcing.is_none())
    }
}

/// The city in which an action ends.
pub fn place_of(deed: Announcement, current: &CurrentGame) -> Option<City> {
    current.table().board().place_of(deed)
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

/// Presses on the map choose an agent, then a city. An action that is the only one possible there is announced at once,
/// unless it has a price. Each press takes back what was announced.
fn choose(
    mut pressed: MessageReader<MapPressed>,
    current: Res<CurrentGame>,
    mut selection: ResMut<Selection>,
    (mut chosen, mut refused): (MessageWriter<DeedChosen>, MessageWriter<ActionRefused>),
) {
    for &pressed in pressed.read() {
        if !selection.is_open() {
            continue;
        }
        if selection.announcing.is_some() {
            selection.announcing = None;
            selection.city = None;
            if pressed == MapPressed::Back {
                continue;
            }
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
            {
                chosen.write(DeedChosen(only));
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

/// Tells the others what was chosen once it can no longer be taken back. In lessons, where nobody regrets it, at once.
fn announce(
    mut chosen: MessageReader<DeedChosen>,
    (current, pace, time): (Res<CurrentGame>, Res<Pace>, Res<Time<Watched>>),
    mut selection: ResMut<Selection>,
    mut requests: MessageWriter<ActionRequested>,
    wake: Option<ResMut<Wake>>,
) {
    let now = time.elapsed();
    if let Some(&DeedChosen(deed)) = chosen.read().last()
        && selection.is_open()
    {
        let pause = match current.lesson() {
            Some(_) => Duration::ZERO,
            None => TO_TAKE_BACK.mul_f32(pace.0.max(0.0)),
        };
        selection.announcing = Some(Announcing {
            deed,
            since: now,
            until: now + pause,
        });
    }
    let Some(Announcing { deed, until, .. }) = selection.announcing else {
        return;
    };
    if now < until {
        // The time left is seen to shrink.
        if let Some(mut wake) = wake {
            wake.keep_drawing();
        }
        return;
    }
    selection.announcing = None;
    if let Some(player) = current.waiting().player() {
        requests.write(ActionRequested::by_person(player, deed, &current));
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

#[cfg(test)]
mod tests {
    use agon_core::agent::{Player, Referee, Seat, read_action};

    use super::*;
    use crate::shell::system::resources::AddResource;

    /// Presses and time at the table of a person whose turn it is.
    struct Table(World, Schedule);

    impl Table {
        fn new() -> Self {
            let mut world = World::new();
            let seats = [Seat::person("Ann"), Seat::computer("Ben", "novice".parse().unwrap())];
            let mut game = Referee::new("2".parse().unwrap(), Player::ALL[0], &seats, 1);
            for player in [0, 1] {
                game.play(Player::ALL[player], &read_action("$").unwrap()).unwrap();
            }
            world.insert_resource(CurrentGame::new(game));
            world
                .add_resource::<Selection>()
                .add_resource::<Pace>()
                .add_resource::<Time<Watched>>()
                .add_resource::<Messages<MapPressed>>()
                .add_resource::<Messages<DeedChosen>>()
                .add_resource::<Messages<ActionRequested>>()
                .add_resource::<Messages<ActionRefused>>();
            let mut schedule = Schedule::default();
            schedule.add_systems((follow_game, choose, announce).chain());
            Self(world, schedule)
        }

        /// Whether the others hear of an announcement after a press and this time.
        fn is_heard_after(&mut self, pressed: Option<MapPressed>, wait: Duration) -> bool {
            let Self(world, schedule) = self;
            world.write_message_batch(pressed);
            world.resource_mut::<Time<Watched>>().advance_by(wait);
            schedule.run(world);
            world.resource_mut::<Messages<ActionRequested>>().drain().count() == 1
        }

        fn announcing(&self) -> bool {
            self.0.resource::<Selection>().announcing().is_some()
        }
    }

    const AGENT_CHOSEN: MapPressed = MapPressed::Agent(Agent::ALL[0]);

    fn new_york() -> Option<MapPressed> {
        Some(MapPressed::City("NYC".parse().unwrap()))
    }

    #[test]
    fn others_hear_of_an_announcement_once_it_cannot_be_taken_back() {
        let mut table = Table::new();
        let almost = TO_TAKE_BACK - Duration::from_millis(1);
        assert!(!table.is_heard_after(Some(AGENT_CHOSEN), Duration::ZERO));
        assert!(!table.is_heard_after(new_york(), Duration::ZERO) && table.announcing());
        assert!(!table.is_heard_after(None, almost) && table.announcing());
        assert!(table.is_heard_after(None, Duration::from_millis(1)) && !table.announcing());
    }

    #[test]
    fn any_press_takes_an_announcement_back() {
        for press in [MapPressed::Back, MapPressed::Nothing, AGENT_CHOSEN] {
            let mut table = Table::new();
            table.is_heard_after(Some(AGENT_CHOSEN), Duration::ZERO);
            table.is_heard_after(new_york(), Duration::ZERO);
            assert!(table.announcing());
            assert!(!table.is_heard_after(Some(press), Duration::from_secs(1)), "{press:?}");
            assert!(!table.announcing(), "{press:?}");
            assert!(!table.is_heard_after(None, 2 * TO_TAKE_BACK), "{press:?}");
        }
    }
}
