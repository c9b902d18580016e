//! The map: 33 cities, their links, distances, and the eight symmetries of the network (`docs/agent.md` §1, §2).

use std::fmt;
use std::str::FromStr;

/// Cities and links in play (option `map`).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Map {
    /// 33 cities and 56 links; every home is 5 links from Tangier.
    #[default]
    Long,
    /// 29 cities and 52 links, without the four inner cities; every home is 4 links from Tangier.
    Short,
}

/// One of the 33 cities. Cities sort in *board order*, the order of the table in `docs/agent.md` §1.
///
/// ```
/// use agon_core::agent::{City, Map};
///
/// let tangier: City = "TAN".parse()?;
/// assert_eq!((tangier, tangier.name()), (City::TANGIER, "Tangier"));
/// let around: Vec<_> = tangier.neighbours(Map::Long).iter().map(|city| city.code()).collect();
/// assert_eq!(around, ["LIS", "MAD", "ALG", "CAS"]);
///
/// let moscow: City = "MOS".parse()?;
/// assert_eq!((tangier.distance(moscow, Map::Long), tangier.distance(moscow, Map::Short)), (5, 4));
/// assert_eq!("ROMA".parse::<City>().unwrap_err().to_string(), "there is no city \"ROMA\"");
/// # Ok::<(), agon_core::agent::UnknownCity>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct City(u8);

/// No city has this code.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("there is no city {0:?}")]
pub struct UnknownCity(pub String);

const CITIES: usize = 33;

/// The first of the four cities that are only on the long map, and the first of the eight outer ones round them.
const INNER: usize = 1;
const OUTER: usize = 5;
const BEYOND: usize = 13;

struct Row {
    code: &'static str,
    name: &'static str,
    /// East and north.
    at: (i8, i8),
    links: &'static str,
}

const fn row(code: &'static str, name: &'static str, x: i8, y: i8, links: &'static str) -> Row {
    let at = (x, y);
    Row { code, name, at, links }
}

/// The table of `docs/agent.md` §1, whose order is board order.
static TABLE: [Row; CITIES] = ROWS;
const ROWS: [Row; CITIES] = [
    row("TAN", "Tangier", 0, 0, "LIS MAD ALG CAS"),
    row("LIS", "Lisbon", -2, 0, "TAN AZO PAL"),
    row("MAD", "Madrid", 0, 2, "TAN PAR GEN"),
    row("ALG", "Algiers", 2, 0, "TAN ROM CAI"),
    row("CAS", "Casablanca", 0, -2, "TAN KHA DAK"),
    row("AZO", "Azores", -4, 2, "LIS PAR BMU REY"),
    row("PAL", "Las Palmas", -4, -2, "LIS DAK BMU PAN"),
    row("PAR", "Paris", -2, 4, "MAD AZO BRU REY"),
    row("GEN", "Geneva", 2, 4, "MAD ROM BRU BER"),
    row("ROM", "Rome", 4, 2, "ALG GEN IST BER"),
    row("CAI", "Cairo", 4, -2, "ALG KHA IST TEH"),
    row("KHA", "Khartoum", 2, -4, "CAS CAI NAI TEH"),
    row("DAK", "Dakar", -2, -4, "CAS PAL NAI PAN"),
    row("BMU", "Bermuda", -6, 0, "AZO PAL HAV NYC"),
    row("BRU", "Brussels", 0, 6, "PAR GEN DUB HAM"),
    row("IST", "Istanbul", 6, 0, "ROM CAI WAR BAK"),
    row("NAI", "Nairobi", 0, -6, "KHA DAK BOM HKG"),
    row("REY", "Reykjavik", -5, 5, "AZO PAR NYC DUB"),
    row("BER", "Berlin", 5, 5, "GEN ROM HAM WAR"),
    row("TEH", "Tehran", 5, -5, "CAI KHA BAK BOM"),
    row("PAN", "Panama", -5, -5, "PAL DAK HAV HKG"),
    row("HAV", "Havana", -8, -2, "BMU PAN WAS"),
    row("NYC", "New York", -8, 2, "BMU REY WAS"),
    row("DUB", "Dublin", -2, 8, "BRU REY LON"),
    row("HAM", "Hamburg", 2, 8, "BRU BER LON"),
    row("WAR", "Warsaw", 8, 2, "IST BER MOS"),
    row("BAK", "Baku", 8, -2, "IST TEH MOS"),
    row("BOM", "Bombay", 2, -8, "NAI TEH PEK"),
    row("HKG", "Hong Kong", -2, -8, "NAI PAN PEK"),
    row("WAS", "Washington", -10, 0, "HAV NYC"),
    row("LON", "London", 0, 10, "DUB HAM"),
    row("MOS", "Moscow", 10, 0, "WAR BAK"),
    row("PEK", "Peking", 0, -10, "BOM HKG"),
];

/// The linked cities of each city, in board order.
#[derive(Clone, Copy)]
struct Links {
    cities: [City; 8],
    count: usize,
}

struct Network {
    links: [Links; CITIES],
    distances: [[u8; CITIES]; CITIES],
}

/// The distance to a city that is not on the map.
const UNREACHABLE: u8 = u8::MAX;

static LONG: Network = Network::new(Map::Long);
static SHORT: Network = Network::new(Map::Short);

const fn code_at(text: &[u8], at: usize) -> [u8; 3] {
    [text[at], text[at + 1], text[at + 2]]
}

const fn index_of(code: [u8; 3]) -> usize {
    let mut i = 0;
    while i < CITIES {
        let other = ROWS[i].code.as_bytes();
        if other[0] == code[0] && other[1] == code[1] && other[2] == code[2] {
            return i;
        }
        i += 1;
    }
    panic!("the table links a city to a code that it has not")
}

const fn is_inner(city: usize) -> bool {
    INNER <= city && city < OUTER
}

impl Network {
    const fn new(map: Map) -> Self {
        let mut linked = [[false; CITIES]; CITIES];
        let mut city = 0;
        while city < CITIES {
            let text = ROWS[city].links.as_bytes();
            let mut at = 0;
            while at < text.len() {
                let other = index_of(code_at(text, at));
                linked[city][other] = matches!(map, Map::Long) || !is_inner(city) && !is_inner(other);
                at += 4;
            }
            city += 1;
        }
        if let Map::Short = map {
            let mut outer = OUTER;
            while outer < BEYOND {
                linked[0][outer] = true;
                linked[outer][0] = true;
                outer += 1;
            }
        }
        Self {
            links: links(&linked),
            distances: distances(&linked),
        }
    }
}

const fn links(linked: &[[bool; CITIES]; CITIES]) -> [Links; CITIES] {
    let mut links = [Links {
        cities: [City::TANGIER; 8],
        count: 0,
    }; CITIES];
    let mut city = 0;
    while city < CITIES {
        let mut other = 0;
        while other < CITIES {
            if linked[city][other] {
                let here = &mut links[city];
                here.cities[here.count] = City(other as u8);
                here.count += 1;
            }
            other += 1;
        }
        city += 1;
    }
    links
}

const fn distances(linked: &[[bool; CITIES]; CITIES]) -> [[u8; CITIES]; CITIES] {
    let mut all = [[UNREACHABLE; CITIES]; CITIES];
    let mut from = 0;
    while from < CITIES {
        let mut row = [UNREACHABLE; CITIES];
        row[from] = 0;
        // Breadth first: round by round, the neighbours of the last round.
        let mut far = 0;
        while far < CITIES as u8 {
            let mut city = 0;
            while city < CITIES {
                let mut other = 0;
                while row[city] == far && other < CITIES {
                    if linked[city][other] && row[other] == UNREACHABLE {
                        row[other] = far + 1;
                    }
                    other += 1;
                }
                city += 1;
            }
            far += 1;
        }
        all[from] = row;
        from += 1;
    }
    all
}

impl Map {
    const fn network(self) -> &'static Network {
        match self {
            Self::Long => &LONG,
            Self::Short => &SHORT,
        }
    }

    /// The cities on this map in board order.
    pub fn cities(self) -> impl Iterator<Item = City> {
        City::ALL.into_iter().filter(move |city| city.is_on(self))
    }
}

impl City {
    /// The number of cities on the long map.
    pub const COUNT: usize = CITIES;
    /// Where the case lies at the start.
    pub const TANGIER: Self = Self(0);
    /// Home of the Americans.
    pub const WASHINGTON: Self = Self(29);
    /// Home of the British.
    pub const LONDON: Self = Self(30);
    /// Home of the Russians.
    pub const MOSCOW: Self = Self(31);
    /// Home of the Chinese.
    pub const PEKING: Self = Self(32);
    /// All cities in board order.
    pub const ALL: [Self; CITIES] = {
        let mut all = [Self::TANGIER; CITIES];
        let mut i = 0;
        while i < CITIES {
            all[i] = Self(i as u8);
            i += 1;
        }
        all
    };

    /// The place in board order, 0 … 32.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The three letters of the notation.
    pub fn code(self) -> &'static str {
        TABLE[self.index()].code
    }

    /// The name in English.
    pub fn name(self) -> &'static str {
        TABLE[self.index()].name
    }

    /// Where the city is drawn, −10 … 10: east and north of Tangier.
    pub fn place(self) -> (i8, i8) {
        TABLE[self.index()].at
    }

    /// The linked cities in board order; none if the city is not on the map.
    pub fn neighbours(self, map: Map) -> &'static [Self] {
        let links = &map.network().links[self.index()];
        &links.cities[..links.count]
    }

    /// Whether one link joins the cities.
    pub fn is_linked(self, other: Self, map: Map) -> bool {
        self.distance(other, map) == 1
    }

    /// The fewest links between two cities of the map; 255 if one is not on it.
    pub fn distance(self, other: Self, map: Map) -> u8 {
        map.network().distances[self.index()][other.index()]
    }

    /// Whether the city is on the map.
    pub const fn is_on(self, map: Map) -> bool {
        matches!(map, Map::Long) || !is_inner(self.index())
    }
}

impl fmt::Display for City {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())
    }
}

impl fmt::Debug for City {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())
    }
}

impl FromStr for City {
    type Err = UnknownCity;

    fn from_str(text: &str) -> Result<Self, UnknownCity> {
        let found = Self::ALL.into_iter().find(|city| city.code() == text);
        found.ok_or_else(|| UnknownCity(text.into()))
    }
}

/// A turn or reflection that maps the network onto itself.
///
/// ```
/// use agon_core::agent::{City, MapSymmetry};
///
/// let homes: Vec<_> = MapSymmetry::ALL.iter().map(|symmetry| symmetry.apply(City::LONDON).name()).collect();
/// assert_eq!(homes[..4], ["London", "Washington", "Peking", "Moscow"]);
/// assert!(MapSymmetry::ALL.iter().all(|symmetry| symmetry.apply(City::TANGIER) == City::TANGIER));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MapSymmetry {
    quarters: u8,
    mirrored: bool,
}

impl MapSymmetry {
    /// All eight: the four turns to the left, the identity first, then the same after a reflection.
    pub const ALL: [Self; 8] = {
        let mut all = [Self {
            quarters: 0,
            mirrored: false,
        }; 8];
        let mut i = 0;
        while i < 8 {
            all[i] = Self {
                quarters: (i % 4) as u8,
                mirrored: i >= 4,
            };
            i += 1;
        }
        all
    };

    /// The image of a city.
    pub fn apply(self, city: City) -> City {
        let (mut x, mut y) = city.place();
        if self.mirrored {
            x = -x;
        }
        for _ in 0..self.quarters {
            (x, y) = (-y, x);
        }
        let image = City::ALL.into_iter().find(|city| city.place() == (x, y));
        image.expect("the map is symmetric")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const HOMES: [City; 4] = [City::WASHINGTON, City::LONDON, City::MOSCOW, City::PEKING];

    fn links(map: Map) -> usize {
        map.cities().map(|city| city.neighbours(map).len()).sum::<usize>() / 2
    }

    #[test]
    fn the_maps_have_the_cities_and_links_of_the_rules() {
        assert_eq!((Map::Long.cities().count(), links(Map::Long)), (33, 56));
        assert_eq!((Map::Short.cities().count(), links(Map::Short)), (29, 52));
    }

    #[test]
    fn a_city_is_named_by_its_code_in_faults_of_the_program_too() {
        for city in City::ALL {
            assert_eq!(
                (format!("{city:?}"), city.to_string().parse()),
                (city.to_string(), Ok(city))
            );
        }
    }

    #[test]
    fn links_lead_both_ways_and_are_in_board_order() {
        for map in [Map::Long, Map::Short] {
            for city in City::ALL {
                let around = city.neighbours(map);
                assert!(around.is_sorted());
                assert!(around.iter().all(|other| other.neighbours(map).contains(&city)));
                assert_eq!(around.is_empty(), !city.is_on(map));
            }
        }
    }

    #[test]
    fn homes_are_as_far_from_tangier_and_from_each_other_as_the_rules_say() {
        for (map, away) in [(Map::Long, 5), (Map::Short, 4)] {
            for (i, home) in HOMES.into_iter().enumerate() {
                assert_eq!(home.distance(City::TANGIER, map), away);
                assert_eq!(home.distance(HOMES[(i + 1) % 4], map), 4);
                assert_eq!(home.distance(HOMES[(i + 2) % 4], map), 8);
            }
        }
    }

    #[test]
    fn every_home_has_eight_shortest_ways_from_tangier() {
        fn ways(from: City, to: City) -> usize {
            if from == to {
                return 1;
            }
            let nearer = from.neighbours(Map::Long).iter();
            let nearer = nearer.filter(|city| city.distance(to, Map::Long) < from.distance(to, Map::Long));
            nearer.map(|&city| ways(city, to)).sum()
        }
        assert_eq!(HOMES.map(|home| ways(City::TANGIER, home)), [8; 4]);
    }

    #[test]
    fn no_chase_is_decided_by_parity() {
        // Were the cities of two colours, with every link from one to the other, a chase would be decided by who moves.
        for map in [Map::Long, Map::Short] {
            let away = |city: City| City::TANGIER.distance(city, map);
            let alike = |city: City| city.neighbours(map).iter().any(|&other| away(other) == away(city));
            assert!(map.cities().any(alike));
        }
    }

    #[test]
    fn symmetries_keep_every_link_and_differ() {
        for symmetry in MapSymmetry::ALL {
            for map in [Map::Long, Map::Short] {
                for city in map.cities() {
                    let mut images: Vec<_> = city.neighbours(map).iter().map(|&city| symmetry.apply(city)).collect();
                    images.sort();
                    assert_eq!(images, symmetry.apply(city).neighbours(map));
                }
            }
            let same = |other: &&MapSymmetry| {
                City::ALL
                    .into_iter()
                    .all(|city| symmetry.apply(city) == other.apply(city))
            };
            assert_eq!(MapSymmetry::ALL.iter().filter(same).count(), 1);
        }
    }
}
