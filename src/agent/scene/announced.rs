//! The announcement under discussion, as an arrow to the agent's counter at its destination, in a warning colour for
//! attacks; and the ways of the last steps, as trails along their links. Each is one mesh, made when it changes.

use agon_core::agent::Announcement;
use bevy::prelude::*;

use super::animate::{LastStep, Step, agent_place, case_place};
use super::board::{AGENT_RADIUS, TOP, city_spot};
use super::counters;
use super::entities::Shown;
use super::follow_table::Announced;
use super::news::News;
use super::palette::{DANGER, EDGE, NEWS};
use crate::agent::gameplay::agent_screen::AGENT;
use crate::agent::gameplay::schedule::AgentSystems;
use crate::tabletop::render::flat::Sheet;
use crate::tabletop::render::marks::MarkPaint;
use crate::tabletop::render::unlit::overlay;
use crate::tabletop::schedule::TableSystems;
use crate::tabletop::view::{Bearing, OnlyIn, View};

/// Height above the face: over all marks but those of agents, under the counters of the flat view.
const HEIGHT: f32 = 0.052;
/// Opacity where seen through agents.
const SEEN_THROUGH: f32 = 0.55;
/// Opacity of the counter of an agent who is not there yet.
const GHOST: f32 = 0.72;
/// The width of the dark edge round an arrow.
const RIM: f32 = 0.026;

/// Half the width of the shaft, half the width of the head, and its length.
const SHAFT: f32 = 0.062;
const HEAD: (f32, f32) = (0.17, 0.26);

fn on_map(place: Vec3) -> Vec2 {
    Vec2::new(place.x, -place.z)
}

/// An arrow between two points, which begins and ends these distances from them.
fn arrow(sheet: Sheet, [from, to]: [Vec2; 2], gaps: [f32; 2], colour: Color, alpha: f32) -> Sheet {
    let way = (to - from).normalize_or(Vec2::X);
    let start = from + way * gaps[0];
    let length = (from.distance(to) - gaps[0] - gaps[1]).max(0.12);
    let (half, head) = (HEAD.0, HEAD.1.min(0.8 * length));
    let place = |along: f32, aside: f32| start + way * along + way.perp() * aside;
    let shaft = |grown: f32| {
        let (foot, half, neck) = (-grown, SHAFT + grown, length - head + 0.01);
        [
            place(foot, -half),
            place(neck, -half),
            place(neck, half),
            place(foot, half),
        ]
    };
    let point = |grown: f32| {
        // All sides move outwards by the same distance.
        let slope = half / head;
        let (foot, tip) = (length - head - grown, length + grown * slope.recip().hypot(1.0));
        let half = (tip - foot) * slope;
        [place(foot, -half), place(tip, 0.0), place(foot, half)]
    };
    let [edge, face] = [EDGE, colour].map(|colour| colour.with_alpha(alpha));
    sheet
        .figure(&shaft(RIM), edge)
        .figure(&point(RIM), edge)
        .figure(&shaft(0.0), face)
        .figure(&point(0.0), face)
}

/// The announcement: nothing is drawn if it does not fit the board.
fn figure(deed: Announcement, shown: &Shown, alpha: f32) -> Option<Sheet> {
    let agent = deed.agent();
    // An exile has a place as well, but does nothing.
    shown.board.place(agent)?;
    let mut next = *shown;
    next.board.carry_out(deed);
    let from = on_map(agent_place(shown, agent)?);
    let beside = AGENT_RADIUS + 0.12;
    let sheet = Sheet::default();
    let drawn = match deed {
        Announcement::Move { .. } => {
            let to = on_map(agent_place(&next, agent)?);
            let sheet = arrow(sheet, [from, to], [beside, counters::RADIUS + 0.06], NEWS, alpha);
            let sheet = counters::face(sheet, agent, to, GHOST * alpha);
            with_case(sheet, deed, to, alpha)
        }
        Announcement::Attack { victim, .. } => {
            let to = on_map(agent_place(shown, victim)?);
            let sheet = arrow(sheet, [from, to], [beside, 0.5], DANGER, alpha);
            with_case(sheet, deed, to, alpha)
        }
        Announcement::Take(_) => {
            let to = on_map(case_place(shown, View::TwoD, Bearing::default()));
            arrow(sheet, [to, from], [0.2, 0.2], NEWS, alpha)
        }
        Announcement::LayDown(_) => {
            let to = on_map(case_place(&next, View::TwoD, Bearing::default()));
            let sheet = arrow(sheet, [from, to], [0.2, 0.2], NEWS, alpha);
            counters::case_figure(sheet, to, 0.8)
        }
    };
    Some(drawn.level().drawn_last())
}

/// The sign of the case beside the place where the agent is to hold it afterwards: on a short way it would hide the arrow.
fn with_case(sheet: Sheet, deed: Announcement, to: Vec2, alpha: f32) -> Sheet {
    const BESIDE: Vec2 = Vec2::new(0.42, 0.26);
    match deed.with_case() && alpha >= 1.0 {
        true => counters::case_figure(sheet, to + BESIDE, 0.66),
        false => sheet,
    }
}

/// The trail of a step: fainter where it began.
fn trail(sheet: Sheet, Step { from, to, .. }: Step) -> Sheet {
    const HALF: f32 = 0.085;
    const STEPS: u8 = 8;
    let (from, to) = (city_spot(from), city_spot(to));
    let aside = (to - from).normalize_or(Vec2::X).perp() * HALF;
    let along = |side: f32| -> Vec<Vec2> {
        let points = (0..=STEPS).map(|step| from.lerp(to, f32::from(step) / f32::from(STEPS)));
        points.map(|at| at + aside * side).collect()
    };
    let colour = |at: Vec2| {
        let share = at.distance(from) / from.distance(to);
        let colour = NEWS.with_alpha(0.12 + 0.7 * share);
        (colour, colour)
    };
    sheet.ribbon(&along(1.0), &along(-1.0), colour)
}

/// Entity that draws the announcement.
#[derive(Component)]
struct Arrow;

/// Entity that draws the trails.
#[derive(Component)]
struct Trail;

fn draw_announced(
    mut commands: Commands,
    mut meshes: ResMut<Assets<Mesh>>,
    (announced, shown): (Res<Announced>, Res<Shown>),
    paint: Res<MarkPaint>,
    drawn: Query<Entity, With<Arrow>>,
) {
    for entity in &drawn {
        commands.entity(entity).despawn();
    }
    let Some(deed) = announced.0 else { return };
    let place = Transform::from_xyz(0.0, TOP + HEIGHT, 0.0);
    // Under the names of cities, which stay legible.
    for (material, alpha) in [(&paint.paint, 1.0), (&paint.behind, SEEN_THROUGH)] {
        let Some(sheet) = figure(deed, &shown, alpha) else {
            return;
        };
        let mut part = commands.spawn((
            Name::new("Announced"),
            Arrow,
            overlay(meshes.add(sheet.mesh()), material, place),
            DespawnOnExit(AGENT),
        ));
        if alpha < 1.0 {
            part.insert(OnlyIn(View::ThreeD));
        }
    }
}

fn draw_trail(
    mut commands: Commands,
    mut meshes: ResMut<Assets<Mesh>>,
    (last, news, paint): (Res<LastStep>, Res<News>, Res<MarkPaint>),
    drawn: Query<Entity, With<Trail>>,
) {
    /// Above the print, and below all marks.
    const ABOVE: f32 = 0.034;
    for entity in &drawn {
        commands.entity(entity).despawn();
    }
    let steps = match news.is_empty() {
        true => last.0.as_slice(),
        false => news.steps(),
    };
    if !steps.is_empty() {
        let place = Transform::from_xyz(0.0, TOP + ABOVE, 0.0);
        let trails = steps.iter().copied().fold(Sheet::default(), trail);
        commands.spawn((
            Name::new("Last steps"),
            Trail,
            overlay(meshes.add(trails.mesh()), &paint.paint, place),
            DespawnOnExit(AGENT),
        ));
    }
}

pub(crate) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        (
            draw_announced
                .run_if(resource_exists_and_changed::<Announced>.or_eager(resource_exists_and_changed::<Shown>)),
            draw_trail.run_if(resource_exists_and_changed::<LastStep>.or_eager(resource_exists_and_changed::<News>)),
        )
            .in_set(TableSystems::Present)
            .in_set(AgentSystems),
    );
}

#[cfg(test)]
mod tests {
    use agon_core::agent::Agent;

    use super::*;

    #[test]
    fn everything_that_may_be_announced_is_drawn_and_nothing_else() {
        let mut shown = Shown::default();
        let [mover, victim] = [Agent::ALL[0], Agent::ALL[4]];
        let [here, there] = ["PAR", "BRU"].map(|code| code.parse().unwrap());
        shown.board.places[mover.index()] = Some(here);
        shown.board.places[victim.index()] = Some(there);
        shown.board.case = here;
        let free = shown;
        shown.board.holder = Some(mover);
        let held = shown;
        let go = Announcement::Move {
            agent: mover,
            to: there,
            with_case: true,
        };
        let attack = Announcement::Attack {
            attacker: mover,
            victim,
            with_case: false,
        };
        for (deed, shown) in [
            (go, held),
            (attack, held),
            (Announcement::LayDown(mover), held),
            (Announcement::Take(mover), free),
        ] {
            assert!(figure(deed, &shown, 1.0).is_some(), "{deed:?}");
        }
        shown.board.places[mover.index()] = None;
        assert!(figure(go, &shown, 1.0).is_none());
    }
}
