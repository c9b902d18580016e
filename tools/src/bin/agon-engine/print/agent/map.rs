//! Agent's map on four sheets: cities, links, homes, and the place of the exiles.

use agon_core::agent::{City, Map, Nation};

use super::palette::Palette;
use super::pieces::case;
use crate::print::drawing::{Figure, Group, Point, Shape, Text, Weight};
use crate::print::fonts::width;
use crate::print::paper::Poster;
use crate::print::texts::Texts;

/// Millimetres in a unit of the places of cities.
const UNIT: f64 = 14.0;
/// From the middle of the map to its sides.
const HALF: f64 = 10.0 * UNIT + 26.0;
/// The radius of a city: a counter of 18 mm fits in it.
const CITY: f64 = 10.0;
/// From the middle to the cut south of it: below the names of the cities there, and above the next cities.
const CUT: f64 = 17.4;
/// The size of the names of cities.
const NAME: f64 = 3.7;

/// The key of a city's name.
pub fn city_key(city: City) -> String {
    format!("agent-city-{}", city.code().to_lowercase())
}

/// The map to be played on. It is cut east and south of the middle, through no city and no name.
pub fn poster(map: Map, palette: &Palette, texts: &Texts) -> Poster {
    let area = [[-HALF; 2], [HALF; 2]];
    let inset = |by: f64| Figure::area([[by - HALF; 2], [HALF - by; 2]]);
    let mut shapes: Vec<Shape> = vec![
        Figure::area(area).filled(palette.paper).into(),
        inset(3.0).stroked(palette.ink, 0.9).into(),
        inset(4.6).stroked(palette.ink, 0.25).into(),
    ];
    for city in map.cities() {
        for &other in city.neighbours(map).iter().filter(|&&other| other > city) {
            let link = Figure::line(&[place(city), place(other)]);
            shapes.push(link.stroked(palette.ink, 0.8).into());
        }
    }
    for city in map.cities() {
        shapes.extend(drawn(city, palette, texts));
    }
    shapes.extend(corners(palette, texts));
    let cuts = [vec![UNIT], vec![CUT]];
    Poster { shapes, area, cuts }
}

fn place(city: City) -> Point {
    let (east, north) = city.place();
    [f64::from(east) * UNIT, f64::from(north) * -UNIT]
}

/// A city with its name on a plate below it, so that links do not run through its letters.
fn drawn(city: City, palette: &Palette, texts: &Texts) -> Vec<Shape> {
    let at = place(city);
    let disc = |radius| Figure::circle(at, radius);
    let mut shapes: Vec<Shape> = match Nation::at_home_in(city) {
        Some(nation) => vec![
            disc(CITY + 1.8)
                .filled(palette.nation(nation))
                .stroked(palette.ink, 0.4)
                .into(),
            disc(CITY - 0.4)
                .filled(palette.ground(nation)[0])
                .stroked(palette.paper, 0.6)
                .into(),
            letter(nation, at, palette),
        ],
        None => vec![disc(CITY).filled(palette.land).stroked(palette.ink, 0.5).into()],
    };
    if city == City::TANGIER {
        shapes.push(disc(CITY - 0.9).stroked(palette.brick, 0.9).into());
        shapes.push(Group::at(at, case(palette.brick, palette.land)).scaled(6.0).into());
    }
    let name = texts.get(&city_key(city));
    let half = width(name, Weight::SemiBold) * NAME / 2.0 + 0.8;
    let below = at[1] + CITY + if Nation::at_home_in(city).is_some() { 2.6 } else { 1.0 };
    let plate = Figure::area([[at[0] - half, below], [at[0] + half, below + 4.4]]).filled(palette.paper);
    let name = Text::new(name, [at[0], below + 3.4], NAME, palette.ink);
    shapes.extend([plate.into(), name.semi_bold().centred().into()]);
    shapes
}

/// A nation's letter in its home.
fn letter(nation: Nation, [x, y]: Point, palette: &Palette) -> Shape {
    let text = Text::new(nation.letter(), [x, y + 3.6], 10.0, palette.ground(nation)[1]);
    text.semi_bold().centred().into()
}

/// The free corners: the title, and the place of the exiles.
fn corners(palette: &Palette, texts: &Texts) -> [Shape; 4] {
    let left = 12.0 - HALF;
    let title = Text::new(texts.get("agent-name"), [left, left + 12.0], 16.0, palette.brick);
    let line = Text::new(texts.get("agent-line"), [left, left + 20.0], 4.2, palette.ink);
    let exile = Figure::area([[left, 104.0], [left + 62.0, HALF - 12.0]]).dashed(palette.ink, 0.5, 2.0);
    let name = Text::new(texts.get("agent-bahamas"), [left + 3.0, 110.5], 5.0, palette.ink);
    [
        title.semi_bold().into(),
        line.into(),
        exile.into(),
        name.semi_bold().into(),
    ]
}
