//! The names on the map: those of the cities, in the player's language, that of the Bahamas, and the title. Where the map
//! is seen so small that names would not be legible beside each other, cities have the three letters of their code.

use std::collections::BTreeSet;
use std::f32::consts::TAU;

use agon_core::agent::{City, Map, Nation};
use bevy::prelude::*;

use super::board::{BAHAMAS, HALF, HOME_DISC, TOP, city_spot, disc};
use super::entities::Shown;
use super::palette::{BRICK, INK, PAPER};
use super::print::TITLE;
use crate::agent::gameplay::agent_screen::AGENT;
use crate::agent::gameplay::schedule::AgentSystems;
use crate::agent::gameplay::settings::AgentSettings;
use crate::agent::text::words::city_name;
use crate::shell::system::language::Language;
use crate::tabletop::active_game::init_with_game;
use crate::tabletop::camera::marker::BoardCamera;
use crate::tabletop::render::lettering::{DrawnNames, FONT_SIZE, Lettering, Writing, add_names};
use crate::tabletop::schedule::TableSystems;

/// All characters that are written in a language, each once.
fn letters(language: &Language) -> String {
    let cities = City::ALL.map(|city| city_name(city, language) + city.code());
    let letters: BTreeSet<char> = cities
        .iter()
        .flat_map(|text| text.chars())
        .chain(title(language).chars())
        .chain(language.tr("agent-bahamas").chars())
        .collect();
    letters.into_iter().collect()
}

/// What is printed on the map.
fn title(language: &Language) -> String {
    language.tr("agent-name").to_uppercase()
}

/// The smallest size of the letters, in logical pixels, and where it needs no more than that, in world units.
const LEGIBLE: f32 = 11.0;
const SMALLEST: f32 = 0.25;
/// Where names would have to be larger than this, in world units, there are codes instead; those are at most so large.
const LARGEST_NAME: f32 = 0.40;
const LARGEST: f32 = 0.50;
/// Names begin so far below their cities, where no counter reaches.
const BELOW: f32 = 0.44;
/// Names are as far from the border at least.
const MARGIN: f32 = 0.36;
/// Height above the face: over the print.
const HEIGHT: f32 = 0.029;
/// Names are drawn after all marks, which would cover them, but for those that are seen through agents.
const DEPTH_BIAS: f32 = 100.0;

/// Form of the cities' names.
#[derive(Resource, Clone, Copy, Debug, PartialEq)]
pub(crate) struct Names {
    are_codes: bool,
    /// The size of the letters, in world units.
    size: f32,
}

impl Names {
    /// The names for a map on which a world unit is seen as so many logical pixels.
    fn seen_at(pixels: f32) -> Self {
        /// Sizes change in steps, so that names are not written anew all the time while the camera moves.
        const STEP: f32 = 0.02;
        let needed = ((LEGIBLE / pixels) / STEP).ceil() * STEP;
        Self {
            are_codes: needed > LARGEST_NAME + 1e-3,
            size: needed.clamp(SMALLEST, LARGEST),
        }
    }
}

impl Default for Names {
    fn default() -> Self {
        Self::seen_at(64.0)
    }
}

/// The room for a city's name, in world units; letters are narrower where it is wider.
fn widest(city: City) -> f32 {
    match city.place() {
        (0, 0) => 1.15,
        (x, 0) if x.abs() < 10 => 1.4,
        (-10, 0) => 1.6,
        (0, -2) => 1.66,
        _ => 1.84,
    }
}

/// Where a city's name is: its middle and half its width and height, given the width of the text.
fn place(city: City, width: f32, size: f32) -> Rect {
    let at = city_spot(city);
    let half = Vec2::new(width.min(widest(city)) / 2.0, 0.36 * size);
    let is_home = Nation::at_home_in(city).is_some();
    let below = at - Vec2::Y * (half.y + if is_home { HOME_DISC + 0.03 } else { BELOW });
    let middle = match city.place() {
        // There is room beside the homes in the north and south, but none below. London's name is as high as agents in
        // Hamburg leave it in sight, and those of Madrid, Berlin and Reykjavik give way to agents in the next city.
        (_, -10) => at + Vec2::X * (0.78 + half.x),
        (_, 10) => at + Vec2::new(0.78 + half.x, 0.28),
        (0, 2) => at + Vec2::new(0.26 + half.x, -0.3),
        (x, 5) => below + Vec2::X * 0.06 * f32::from(x),
        // Away from Tangier, whose name is between these two.
        (x @ (2 | -2), 0) => below + Vec2::X * 0.06 * f32::from(x),
        _ => below,
    };
    let limit = HALF - MARGIN - half.x;
    Rect::from_center_half_size(Vec2::new(middle.x.clamp(-limit, limit), middle.y), half)
}

/// The nearest place to a city where something of half this size covers neither it nor any name.
pub(crate) fn free_place(city: City, half: Vec2, lettering: &Lettering, names: Names, language: &Language) -> Vec2 {
    let spot = city_spot(city);
    let written = City::ALL.map(|city| {
        let width = lettering.width(&text(city, names, language)) * names.size / FONT_SIZE;
        place(city, width, names.size)
    });
    let own = Rect::from_center_half_size(spot, Vec2::splat(disc(city)));
    let is_free = |at: &Vec2| {
        let room = Rect::from_center_half_size(*at, half);
        let is_inside = (at.abs() + half).max_element() < HALF;
        is_inside
            && written
                .iter()
                .chain([&own])
                .all(|taken| room.intersect(*taken).is_empty())
    };
    let way = |step: u8| Vec2::from_angle(f32::from(step) / 32.0 * TAU);
    let mut around = (3..40_u8).flat_map(|far| (0..32).map(move |step| way(step) * 0.1 * f32::from(far)));
    spot + around.find(|aside| is_free(&(spot + aside))).unwrap_or_default()
}

fn text(city: City, names: Names, language: &Language) -> String {
    if names.are_codes {
        city.code().into()
    } else {
        city_name(city, language)
    }
}

fn mesh(lettering: &Lettering, map: Map, with_cities: bool, names: Names, language: &Language) -> Mesh {
    let mut writing = Writing::default();
    let scale = names.size / FONT_SIZE;
    let mut write = |text: &str, middle: Vec2, scale: Vec2, ink: Color, halo: Option<Color>| {
        let mut coat = |shift: Vec2, colour: Color| {
            lettering.write(&mut writing, text, colour, |at| {
                let at = middle + Vec2::new(at.x, -at.y) * scale + shift;
                Vec3::new(at.x, TOP + HEIGHT, -at.y)
            });
        };
        if let Some(halo) = halo {
            for side in 0..8_u8 {
                let shift = Vec2::from_angle(f32::from(side) / 8.0 * TAU) * 0.055 * scale.y;
                coat(shift, halo);
            }
        }
        coat(Vec2::ZERO, ink);
        // Dark edges fade on a light ground, which makes the letters look thin: a second coat.
        coat(Vec2::ZERO, ink);
    };
    let cities = map.cities().filter(|_| with_cities);
    for city in cities {
        let text = text(city, names, language);
        let width = lettering.width(&text) * scale;
        let place = place(city, width, names.size);
        let ink = if Nation::at_home_in(city).is_some() {
            BRICK.mix(&INK, 0.35)
        } else {
            INK
        };
        let scale = Vec2::new(scale * place.width() / width, scale);
        write(&text, place.center(), scale, ink, Some(PAPER.with_alpha(0.5)));
    }
    let (title, half) = TITLE;
    let game = self::title(language);
    let title_scale = 1.6 * half.x / lettering.width(&game);
    write(&game, title, Vec2::splat(title_scale), BRICK, None);
    let (bahamas, half) = BAHAMAS;
    let name = language.tr("agent-bahamas");
    let width = lettering.width(&name) * scale;
    let corner = bahamas + Vec2::new(width / 2.0 - half.x + 0.05, half.y + 0.42 * names.size);
    write(&name, corner, Vec2::splat(scale), INK, Some(PAPER.with_alpha(0.5)));
    writing.mesh()
}

/// Adapts the names to the size at which the map is seen.
fn measure(camera: Single<(Ref<Camera>, Ref<GlobalTransform>), With<BoardCamera>>, mut names: ResMut<Names>) {
    let (camera, place) = camera.into_inner();
    if !camera.is_changed() && !place.is_changed() {
        return;
    }
    let seen = [-0.5, 0.5].map(|side| camera.world_to_viewport(&place, place.right() * side));
    if let [Ok(left), Ok(right)] = seen {
        names.set_if_neq(Names::seen_at(left.distance(right).max(1.0)));
    }
}

fn write_names(
    lettering: Res<Lettering>,
    (shown, names, language): (Res<Shown>, Res<Names>, Res<Language>),
    settings: Option<Res<AgentSettings>>,
    drawn: Single<&Mesh3d, With<DrawnNames>>,
    mut meshes: ResMut<Assets<Mesh>>,
    mut written: Local<Option<(AssetId<Mesh>, Map, bool, Names)>>,
) -> Result {
    let with_cities = settings.is_none_or(|settings| settings.city_names);
    let wanted = (drawn.0.id(), shown.board.map, with_cities, *names);
    if written.replace(wanted) != Some(wanted) || language.is_changed() || lettering.is_changed() {
        let mesh = mesh(&lettering, shown.board.map, with_cities, *names, &language);
        meshes.insert(&drawn.0, mesh)?;
    }
    Ok(())
}

pub(crate) fn plugin(app: &mut App) {
    init_with_game::<Names>(app, AGENT);
    add_names(app, AGENT, letters, DEPTH_BIAS);
    app.add_systems(
        Update,
        (
            measure,
            write_names.run_if(
                resource_exists_and_changed::<Names>
                    .or_eager(resource_exists_and_changed::<Shown>)
                    .or_eager(resource_exists_and_changed::<Language>)
                    .or_eager(resource_exists_and_changed::<AgentSettings>)
                    .or_eager(resource_exists_and_changed::<Lettering>),
            ),
        )
            .chain()
            .in_set(TableSystems::Present)
            .in_set(AgentSystems),
    );
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::agent::scene::board::DISC;
    use crate::shell::system::language::Locale;
    use crate::shell::ui::theme::style::fonts;

    /// The pixels for a world unit where the board fills a square of this many logical pixels.
    fn seen_in(pixels: f32) -> f32 {
        pixels / (2.0 * HALF * 1.03)
    }

    #[test]
    fn every_name_can_be_written() {
        for locale in Locale::offered() {
            let language = Language::new(locale);
            let (lettering, _) = Lettering::new(&letters(&language), fonts());
            for city in City::ALL {
                for letter in city_name(city, &language).chars().chain(city.code().chars()) {
                    assert!(lettering.width(&letter.to_string()) > 0.0, "{letter} in {locale:?}");
                }
            }
        }
    }

    #[test]
    fn a_place_without_names_is_near_every_city() {
        for locale in Locale::offered() {
            let language = Language::new(locale);
            let (lettering, _) = Lettering::new(&letters(&language), fonts());
            for (pixels, half) in [(760.0, Vec2::new(0.86, 0.3)), (360.0, Vec2::new(0.98, 0.34))] {
                let names = Names::seen_at(seen_in(pixels));
                for city in City::ALL {
                    let far = free_place(city, half, &lettering, names, &language).distance(city_spot(city));
                    assert!(far > 0.0 && far < 1.6, "{city} at {pixels} in {locale:?}: {far}");
                }
            }
        }
    }

    #[test]
    fn letters_are_legible_and_names_become_codes_only_where_there_is_no_room() {
        for (pixels, are_codes) in [
            (2160.0, false),
            (760.0, false),
            (360.0, false),
            (320.0, true),
            (280.0, true),
        ] {
            let unit = seen_in(pixels);
            let names = Names::seen_at(unit);
            assert_eq!(names.are_codes, are_codes, "{pixels}");
            assert!(names.size * unit >= 11.0, "{pixels}: {}", names.size * unit);
        }
    }

    #[test]
    fn no_name_covers_another_nor_a_city_at_any_size() {
        for locale in Locale::offered() {
            let language = Language::new(locale);
            let (lettering, _) = Lettering::new(&letters(&language), fonts());
            for pixels in [760.0, 480.0, 360.0, 300.0] {
                let names = Names::seen_at(seen_in(pixels));
                let scale = names.size / FONT_SIZE;
                let places = City::ALL.map(|city| {
                    let text = text(city, names, &language);
                    (city, place(city, lettering.width(&text) * scale, names.size))
                });
                for (number, (city, one)) in places.iter().enumerate() {
                    for (other, two) in &places[..number] {
                        assert!(
                            one.intersect(*two).is_empty(),
                            "{city} {other} at {pixels} in {locale:?}"
                        );
                    }
                    for other in City::ALL {
                        let at = city_spot(other);
                        let near = at.clamp(one.min, one.max).distance(at);
                        let room = if other == *city { disc(other) } else { DISC };
                        assert!(near >= room, "{city} on {other} at {pixels} in {locale:?}: {near}");
                    }
                    assert!(one.min.abs().max(one.max.abs()).max_element() < HALF - 0.25, "{city}");
                }
            }
        }
    }
}
