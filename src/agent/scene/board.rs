//! The dimensions of the board in world units, and where cities, agents and exiles are on it. On the map x runs east and
//! y north, from Tangier in the middle.

use agon_core::agent::{Agent, City, Map, Nation};
use bevy::prelude::*;

use crate::tabletop::view::BoardOutline;

/// From the middle of the board to its sides.
pub const HALF: f32 = 5.8;
/// The height of the printed face above the table.
pub const TOP: f32 = 0.1;
/// The height of an agent.
pub const AGENT_HEIGHT: f32 = 1.27;
/// The radius of an agent's base.
pub const AGENT_RADIUS: f32 = 0.3;
/// The radius of the printed disc of a city.
pub const DISC: f32 = 0.19;
/// The radius of the printed disc of a home.
pub const HOME_DISC: f32 = 0.5;
/// The inset map of the Bahamas: its middle, and half its width and height.
pub const BAHAMAS: (Vec2, Vec2) = (Vec2::new(-4.12, -4.72), Vec2::new(1.42, 0.8));
/// Places in a row of exiles.
const EXILES_IN_ROW: usize = 4;

/// World units for one unit of the network's coordinates.
const SCALE: f32 = 0.5;

/// Where a city is on the map. The network of the rules, bent a little: the four inner cities leave more room around
/// Tangier, and those beside a home leave room for its agents and its name.
pub fn city_spot(city: City) -> Vec2 {
    let (x, y) = city.place();
    let at = Vec2::new(f32::from(x), f32::from(y));
    let bent = match (x.abs(), y.abs()) {
        (2, 0) | (0, 2) => at * 1.2,
        (8, _) => Vec2::new(at.x, at.y * 1.3),
        (_, 8) => Vec2::new(at.x * 1.3, at.y),
        _ => at,
    };
    bent * SCALE
}

/// The radius of a city's disc.
pub fn disc(city: City) -> f32 {
    if Nation::at_home_in(city).is_some() {
        HOME_DISC
    } else {
        DISC
    }
}

/// Every link of a map, once.
pub fn links(map: Map) -> impl Iterator<Item = [City; 2]> {
    let both = map
        .cities()
        .flat_map(move |city| city.neighbours(map).iter().map(move |&other| [city, other]));
    both.filter(|[city, other]| city < other)
}

/// Where one of several things in a city stands, measured from the city: side by side, then in rows further north, so
/// that the name south of the city stays legible. Nobody stands right behind another. From five on they overlap a little.
pub fn place_in_city(count: usize, number: usize) -> Vec2 {
    let (columns, pitch) = if count <= 4 {
        (2, Vec2::new(0.62, 0.66))
    } else {
        (3, Vec2::new(0.58, 0.56))
    };
    let (row, column) = (number / columns, number % columns);
    let in_row = columns.min(count.saturating_sub(row * columns)).max(1);
    let aside = if in_row == columns { row % 2 } else { 0 };
    Vec2::new(column as f32 + (aside as f32 + 1.0 - in_row as f32) / 2.0, row as f32) * pitch
}

/// Where an exile stands in the Bahamas, in agent order: the second row in the gaps of the first.
pub fn exile_spot(agent: Agent) -> Vec2 {
    const PITCH: Vec2 = Vec2::new(0.62, 0.66);
    let (row, column) = (agent.index() / EXILES_IN_ROW, agent.index() % EXILES_IN_ROW);
    let aside = column as f32 + row as f32 / 2.0 - (EXILES_IN_ROW as f32 - 0.5) / 2.0;
    BAHAMAS.0 + Vec2::new(aside, 0.34 - row as f32) * PITCH
}

/// A point of the map in space, on the printed face.
pub const fn on_board(at: Vec2) -> Vec3 {
    Vec3::new(at.x, TOP, -at.y)
}

/// The parts that must be visible in both views: the whole board, and agents at home and in exile.
pub(crate) fn outline() -> BoardOutline {
    /// Cloth before and behind the board leaves the camera lower, from where agents are seen to be people.
    const CLOTH: Vec3 = Vec3::new(1.0, 1.0, 1.06);
    let corners = [(-1.0, -1.0), (1.0, -1.0), (1.0, 1.0), (-1.0, 1.0)].map(|(x, y)| on_board(Vec2::new(x, y) * HALF));
    let homes = Nation::ALL.map(|nation| city_spot(nation.home()));
    let exiles = Agent::ALL.map(exile_spot);
    let heads = homes
        .into_iter()
        .chain(exiles)
        .map(|at| on_board(at) + Vec3::Y * AGENT_HEIGHT);
    BoardOutline {
        in_space: corners.map(|corner| corner * CLOTH).into_iter().chain(heads).collect(),
        flat: corners.to_vec(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_city_has_room_for_a_token_and_lies_within_the_border() {
        for city in City::ALL {
            let at = city_spot(city);
            assert!(at.abs().max_element() + HOME_DISC < HALF - 0.2, "{city}");
            let others = City::ALL.into_iter().filter(|&other| other != city);
            for other in others {
                assert!(at.distance(city_spot(other)) > 1.15, "{city} {other}");
            }
        }
    }

    /// Twice the area of a triangle, negative if its corners run clockwise.
    fn turn(a: Vec2, b: Vec2, c: Vec2) -> f32 {
        (b - a).perp_dot(c - a)
    }

    #[test]
    fn no_link_crosses_another_or_passes_through_a_city() {
        for map in [Map::Long, Map::Short] {
            let links: Vec<_> = links(map).collect();
            assert_eq!(links.len(), if map == Map::Long { 56 } else { 52 });
            for (number, one) in links.iter().enumerate() {
                let [a, b] = one.map(city_spot);
                for other in &links[..number] {
                    if other.iter().any(|city| one.contains(city)) {
                        continue;
                    }
                    let [c, d] = other.map(city_spot);
                    let meets = |a, b, c, d| turn(a, b, c) * turn(a, b, d) < 0.0;
                    assert!(!meets(a, b, c, d) || !meets(c, d, a, b), "{one:?} {other:?}");
                }
                for city in map.cities().filter(|city| !one.contains(city)) {
                    let at = city_spot(city);
                    let along = ((at - a).dot(b - a) / (b - a).length_squared()).clamp(0.0, 1.0);
                    assert!(at.distance(a.lerp(b, along)) > 2.0 * DISC, "{city} beside {one:?}");
                }
            }
        }
    }

    #[test]
    fn things_in_one_city_stand_apart() {
        for count in 1..=Agent::COUNT + 1 {
            let places: Vec<Vec2> = (0..count).map(|number| place_in_city(count, number)).collect();
            let least = if count <= 4 { 2.0 * AGENT_RADIUS } else { 0.55 };
            for (number, place) in places.iter().enumerate() {
                assert!(place.y >= 0.0, "it would cover the name");
                assert!(
                    places[..number].iter().all(|other| other.distance(*place) > least),
                    "{count}"
                );
            }
        }
    }

    #[test]
    fn exiles_stand_apart_in_the_bahamas() {
        let (middle, half) = BAHAMAS;
        for agent in Agent::ALL {
            let off = (exile_spot(agent) - middle).abs() + AGENT_RADIUS;
            assert!(off.x < half.x && off.y < half.y, "{agent}: {off}");
            for other in Agent::ALL.into_iter().filter(|&other| other != agent) {
                assert!(exile_spot(agent).distance(exile_spot(other)) > 2.0 * AGENT_RADIUS);
            }
        }
        for city in City::ALL {
            let off = (city_spot(city) - middle).abs();
            assert!(off.x > half.x + 0.3 || off.y > half.y + 0.3, "{city}");
        }
    }
}
