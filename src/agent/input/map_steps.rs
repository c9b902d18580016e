//! Where an arrow leads on the map: to the neighbour in its direction, as the map lies on the screen.

use agon_core::agent::{Agent, City};
use bevy::math::Vec2;

use crate::agent::gameplay::current_game::CurrentGame;
use crate::agent::gameplay::map_cursor::Spot;
use crate::agent::gameplay::selection::Selection;
use crate::agent::scene::board::{city_spot, place_in_city};

/// A direction on the screen.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Arrow {
    /// To the left.
    Left,
    /// To the right.
    Right,
    /// Upwards.
    Up,
    /// Downwards.
    Down,
}

impl Arrow {
    /// All directions.
    pub const ALL: [Self; 4] = [Self::Left, Self::Right, Self::Up, Self::Down];

    /// The direction on the map, with x to the east and y to the north, if the camera has turned by so many radians.
    fn on_map(self, bearing: f32) -> Vec2 {
        let way = match self {
            Self::Left => Vec2::NEG_X,
            Self::Right => Vec2::X,
            Self::Up => Vec2::Y,
            Self::Down => Vec2::NEG_Y,
        };
        Vec2::from_angle(bearing).rotate(way)
    }

    /// The direction back.
    const fn back(self) -> Self {
        match self {
            Self::Left => Self::Right,
            Self::Right => Self::Left,
            Self::Up => Self::Down,
            Self::Down => Self::Up,
        }
    }
}

/// The last step of the cursor, which the opposite arrow takes back.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LastStep {
    from: Spot,
    to: Spot,
    arrow: Arrow,
}

/// The spots of the cursor with their positions, x to the east and y to the north. Before an agent is chosen these are
/// all cities, and instead of a city the agents in it; then the cities where that agent may act.
fn spots(current: &CurrentGame, selection: &Selection) -> Vec<(Spot, Vec2)> {
    let table = current.table();
    if let Some(agent) = selection.agent() {
        let own = table.place(agent);
        let targets = selection.targets(current).into_iter();
        let others = targets.filter(|&city| Some(city) != own);
        let others = others.map(|city| (Spot::City(city), city_spot(city)));
        let own = own.map(|city| (Spot::Agent(agent), city_spot(city)));
        return own.into_iter().chain(others).collect();
    }
    let cities = table.options().map.cities();
    cities
        .flat_map(|city| {
            let here: Vec<Agent> = table
                .living()
                .filter(|&(_, place)| place == city)
                .map(|(agent, _)| agent)
                .collect();
            let is_case_here = table.holder().is_none() && table.case() == city;
            let things = here.len() + usize::from(is_case_here);
            let spot = city_spot(city);
            let empty = here.is_empty().then_some((Spot::City(city), spot));
            let agents = here.into_iter().enumerate();
            let agents = agents.map(move |(number, agent)| (Spot::Agent(agent), spot + place_in_city(things, number)));
            empty.into_iter().chain(agents).collect::<Vec<_>>()
        })
        .collect()
}

/// Where the cursor begins: on the chosen agent, otherwise on the holder of the case if they may act, otherwise on the
/// first agent who may.
pub fn first_spot(current: &CurrentGame, selection: &Selection) -> Option<Spot> {
    let holder = current.table().holder().filter(|&holder| selection.may_act(holder));
    let mut acting = current.table().options().agents();
    let agent = selection.agent().or(holder);
    let agent = agent.or_else(|| acting.find(|&agent| selection.may_act(agent)));
    agent.map(Spot::Agent)
}

/// The spot of a city or an agent: that of the agent in a city where there is one.
fn standing(spot: Spot, spots: &[(Spot, Vec2)], current: &CurrentGame) -> Option<Vec2> {
    let found = spots.iter().find(|(other, _)| *other == spot);
    found.map(|(_, at)| *at).or_else(|| {
        let city: City = match spot {
            Spot::City(city) => city,
            Spot::Agent(agent) => current.table().place(agent)?,
        };
        Some(city_spot(city))
    })
}

/// Where an arrow leads from a spot: to the nearest in its direction, where a spot off to the side counts as farther;
/// and back after a step the other way. `None` if there is nothing that way.
pub fn step(
    from: Spot,
    arrow: Arrow,
    bearing: f32,
    last: Option<LastStep>,
    (current, selection): (&CurrentGame, &Selection),
) -> Option<(Spot, LastStep)> {
    let spots = spots(current, selection);
    let taken_back = last.filter(|last| last.to == from && last.arrow.back() == arrow);
    let taken_back = taken_back
        .map(|last| last.from)
        .filter(|&back| spots.iter().any(|(spot, _)| *spot == back));
    let to = match taken_back {
        Some(back) => back,
        None => nearest(standing(from, &spots, current)?, from, arrow.on_map(bearing), &spots)?,
    };
    Some((to, LastStep { from, to, arrow }))
}

/// The nearest spot in a direction.
fn nearest(at: Vec2, from: Spot, way: Vec2, spots: &[(Spot, Vec2)]) -> Option<Spot> {
    /// Factor for the distance to the side, and the greatest such distance for each unit ahead.
    const ASIDE: f32 = 1.6;
    /// Anything less far ahead counts as beside.
    const AHEAD: f32 = 0.1;
    let ahead = spots
        .iter()
        .filter(|(spot, _)| *spot != from)
        .filter_map(|(spot, there)| {
            let offset = *there - at;
            let (along, aside) = (offset.dot(way), offset.perp_dot(way).abs());
            (along > AHEAD).then_some((*spot, along, aside))
        });
    let all: Vec<_> = ahead.collect();
    let distance = |(_, along, aside): &(Spot, f32, f32)| along + ASIDE * aside;
    let within = |(_, along, aside): &&(Spot, f32, f32)| *aside <= ASIDE * along;
    let best = |of: &mut dyn Iterator<Item = &(Spot, f32, f32)>| {
        of.min_by(|a, b| distance(a).total_cmp(&distance(b)))
            .map(|(spot, ..)| *spot)
    };
    best(&mut all.iter().filter(within)).or_else(|| best(&mut all.iter()))
}

#[cfg(test)]
mod tests {
    use agon_core::agent::{Map, Options, Player, Referee, Seat, read_action};
    use bevy::math::ops::abs;

    use super::*;

    /// A game after the opening.
    fn game(options: &str) -> CurrentGame {
        let options: Options = options.parse().unwrap();
        let seats: Vec<Seat> = options.seats().map(|_| Seat::person("")).collect();
        let mut referee = Referee::new(options, Player::ALL[0], &seats, 1);
        for player in options.seats() {
            referee.play(player, &read_action("$").unwrap()).unwrap();
        }
        CurrentGame::new(referee)
    }

    #[test]
    fn arrows_lead_everywhere_however_the_camera_is_turned() {
        for map in ["2", "2,map=short", "2,agents=1"] {
            let current = game(map);
            let selection = Selection::default();
            let all = spots(&current, &selection);
            for turn in 0..8 {
                let bearing = turn as f32 * 0.39;
                let start = Spot::City(City::TANGIER);
                let mut seen = vec![start];
                let mut next = 0;
                while let Some(&from) = seen.get(next) {
                    for arrow in Arrow::ALL {
                        let to = step(from, arrow, bearing, None, (&current, &selection));
                        seen.extend(to.map(|(to, _)| to).filter(|to| !seen.contains(to)));
                    }
                    next += 1;
                }
                for (spot, _) in &all {
                    assert!(seen.contains(spot), "{spot:?} in {map}, turned by {bearing}");
                }
            }
        }
    }

    #[test]
    fn the_opposite_arrow_leads_back() {
        let current = game("2");
        let selection = Selection::default();
        for (from, _) in spots(&current, &selection) {
            for arrow in Arrow::ALL {
                let Some((to, last)) = step(from, arrow, 0.0, None, (&current, &selection)) else {
                    continue;
                };
                let back = step(to, arrow.back(), 0.0, Some(last), (&current, &selection));
                assert_eq!(back.map(|(back, _)| back), Some(from), "{from:?} {arrow:?}");
            }
        }
    }

    #[test]
    fn an_arrow_leads_in_its_direction() {
        let current = game("2");
        let selection = Selection::default();
        let to = |code: &str, arrow| {
            let from = Spot::City(code.parse().unwrap());
            let step = step(from, arrow, 0.0, None, (&current, &selection));
            step.map(|(spot, _)| match spot {
                Spot::City(city) => city.code().to_owned(),
                Spot::Agent(agent) => agent.to_string(),
            })
        };
        let leads = |code, arrow, there: &str| assert_eq!(to(code, arrow).as_deref(), Some(there), "{code} {arrow:?}");
        leads("TAN", Arrow::Left, "LIS");
        leads("TAN", Arrow::Up, "MAD");
        leads("LIS", Arrow::Up, "AZO");
        leads("LIS", Arrow::Down, "PAL");
        leads("LIS", Arrow::Left, "BMU");
        // The two at home stand side by side.
        leads("DUB", Arrow::Up, "B1");
        assert_eq!(Map::Long.cities().count(), 33);
        assert!(abs(Arrow::Up.on_map(0.0).x) < 1e-6);
    }
}
