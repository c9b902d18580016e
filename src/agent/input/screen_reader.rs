//! The map for screen readers: its cities and agents as elements with their names and states, which can be focused and
//! pressed. The interface around the map announces the news.

use agon_core::agent::{Agent, City, Table};
use bevy::a11y::AccessibilityRequested;
use bevy::prelude::*;
use bevy_egui::{EguiContext, PrimaryEguiContext, egui};

use crate::agent::gameplay::current_game::CurrentGame;
use crate::agent::gameplay::map_cursor::{MapCursor, Spot};
use crate::agent::gameplay::messages::MapPressed;
use crate::agent::gameplay::replay::{Walk, shown_table};
use crate::agent::gameplay::schedule::{AgentSystems, InputSystems};
use crate::agent::gameplay::selection::Selection;
use crate::agent::scene::board::{AGENT_HEIGHT, AGENT_RADIUS, city_spot, disc, on_board};
use crate::agent::scene::entities::{AgentOf, Whereabouts};
use crate::agent::text::spoken::{Chance, agent_told, city_told};
use crate::shell::accessibility::screen_reader::{Scenery, Thing, ThingWanted};
use crate::shell::input::context::board_has_keys;
use crate::shell::system::language::Language;
use crate::tabletop::camera::marker::BoardCamera;
use crate::tabletop::schedule::TableSystems;
use crate::tabletop::view::View;

pub(crate) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        (
            obey.run_if(resource_exists::<CurrentGame>)
                .in_set(InputSystems::ScreenReader),
            board_has_keys
                .pipe(describe)
                .in_set(TableSystems::Present)
                .in_set(AgentSystems),
        ),
    );
}

/// The elements in their order: the cities of the map, then the agents of the game.
fn spots(current: &CurrentGame) -> impl Iterator<Item = Spot> {
    let options = *current.table().options();
    let cities = options.map.cities().map(Spot::City);
    cities.chain(options.agents().map(Spot::Agent))
}

/// An element in words, with things where the map shows them.
fn told(spot: Spot, shown: &Table, current: &CurrentGame, selection: &Selection, language: &Language) -> String {
    let (board, company) = (shown.board(), current.company());
    match spot {
        Spot::City(city) => {
            let chance = match selection.targets(current).contains(&city) {
                true if selection.city() == Some(city) => Some(Chance::Chosen),
                true if selection.may_attack_in(city, current) => Some(Chance::Attack),
                true => Some(Chance::Target),
                false => None,
            };
            city_told(city, &board, chance, &company, language)
        }
        Spot::Agent(agent) => {
            let is_chosen = selection.agent() == Some(agent);
            let may_act = selection.may_act(agent);
            let chance = is_chosen
                .then_some(Chance::Chosen)
                .or(may_act.then_some(Chance::MayAct));
            agent_told(agent, &board, chance, &company, language)
        }
    }
}

/// The rectangle in the window around points, in points of the interface.
fn around(points: impl IntoIterator<Item = Vec3>, eye: (&Camera, &GlobalTransform), zoom: f32) -> Option<egui::Rect> {
    let mut place = egui::Rect::NOTHING;
    for point in points {
        let seen = eye.0.world_to_viewport(eye.1, point).ok()? / zoom;
        place.extend_with(egui::pos2(seen.x, seen.y));
    }
    Some(place)
}

/// Points round something on the board.
fn round(centre: Vec3, radius: f32) -> [Vec3; 4] {
    [Vec3::X, Vec3::NEG_X, Vec3::Z, Vec3::NEG_Z].map(|way| centre + way * radius)
}

fn describe(
    In(board_has_keys): In<bool>,
    requested: Res<AccessibilityRequested>,
    (current, walk): (Option<Res<CurrentGame>>, Option<Res<Walk>>),
    (selection, cursor): (Res<Selection>, Res<MapCursor>),
    (language, view): (Res<Language>, Res<View>),
    agents: Query<(&AgentOf, &Whereabouts, &Transform)>,
    camera: Query<(&Camera, &GlobalTransform), With<BoardCamera>>,
    mut panels: Query<&mut EguiContext, With<PrimaryEguiContext>>,
    mut scenery: ResMut<Scenery>,
) {
    let Some(current) = current.filter(|_| board_has_keys && requested.get()) else {
        scenery.set_if_neq(Scenery::default());
        return;
    };
    let mut panels = panels.iter_mut();
    let zoom = panels.next().map_or(1.0, |mut panel| panel.get_mut().zoom_factor());
    let eye = camera.single().ok();
    let height = match *view {
        View::ThreeD => AGENT_HEIGHT,
        View::TwoD => 0.0,
    };
    let city_place = |city: City| around(round(on_board(city_spot(city)), disc(city)), eye?, zoom);
    let agent_place = |agent: Agent| {
        let mut placed = agents.iter().filter(|(_, at, _)| **at != Whereabouts::Nowhere);
        let (.., transform) = placed.find(|(of, ..)| of.0 == agent)?;
        let foot = round(transform.translation, AGENT_RADIUS);
        around(
            foot.into_iter().chain([transform.translation + Vec3::Y * height]),
            eye?,
            zoom,
        )
    };
    let shown = shown_table(&current, walk.as_deref());
    let things = spots(&current).map(|spot| Thing {
        name: told(spot, shown, &current, &selection, &language),
        place: match spot {
            Spot::City(city) => city_place(city),
            Spot::Agent(agent) => agent_place(agent),
        },
    });
    scenery.set_if_neq(Scenery {
        name: language.tr("agent-told-map"),
        things: things.collect(),
        focus: cursor
            .seen()
            .and_then(|seen| spots(&current).position(|spot| spot == seen)),
    });
}

fn obey(
    mut wanted: MessageReader<ThingWanted>,
    current: Res<CurrentGame>,
    mut cursor: ResMut<MapCursor>,
    mut pressed: MessageWriter<MapPressed>,
) {
    for &wanted in wanted.read() {
        let (ThingWanted::Focused(number) | ThingWanted::Pressed(number)) = wanted;
        let Some(spot) = spots(&current).nth(number) else {
            continue;
        };
        cursor.set_if_neq(MapCursor::on(spot));
        if matches!(wanted, ThingWanted::Pressed(_)) {
            pressed.write(spot.into());
        }
    }
}
