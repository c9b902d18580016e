//! The captors' hold: after a capture a band of light runs from each captor to the captive between them, and stays
//! until the next move.

use agon_core::board::CellId;
use agon_core::rules::{Game, Move, Ply, RuleSet};
use bevy::prelude::*;

use super::board::cell_centre;
use super::marks::LOWEST;
use super::theme::{Painting, Palette};
use crate::agon::gameplay::agon_screen::AGON;
use crate::agon::gameplay::current_game::Match;
use crate::agon::gameplay::preview::Preview;
use crate::agon::gameplay::schedule::EffectSystems;
use crate::shell::system::resources::AddResource;
use crate::tabletop::active_game::init_with_game;
use crate::tabletop::motion::AnimationSpeed;
use crate::tabletop::render::flat::Sheet;
use crate::tabletop::render::grow_in::{Growing, grow_in};
use crate::tabletop::render::marks::MarkPaint;
use crate::tabletop::render::unlit::overlay;

/// Height above a tile's face: over the glow of the last move, under a captive's ring.
const HEIGHT: f32 = LOWEST + 0.0055;
/// Half the width of the band, enough to be visible around a queen's foot or a counter.
const HALF: f32 = 0.465;

/// The light that runs from a captor to its captive.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
struct CaptureLine {
    captor: CellId,
    captive: CellId,
}

/// From a captor in the middle to its captive on the right: a band around the back of the captor, open towards the
/// captive, with an arrow between them.
fn figure(palette: &Palette) -> Mesh {
    let line = |half: f32| -> Vec<Vec2> {
        let along = [1.0, 0.75, 0.5, 0.25].map(|x| Vec2::new(x, half));
        let behind = (0..=16_u8).map(|i| Vec2::from_angle(std::f32::consts::PI * (0.5 + f32::from(i) / 16.0)) * half);
        let back = [0.25, 0.5, 0.75, 1.0].map(|x| Vec2::new(x, -half));
        along.into_iter().chain(behind).chain(back).collect()
    };
    let colour = palette.captive;
    // The band ends in the captive's own ring.
    let full = |alpha: f32| move |at: Vec2| colour.with_alpha(alpha * (1.0 - (at.x - 0.5).max(0.0)));
    let (none, faint, bright) = (full(0.0), full(0.5), full(0.95));
    let arrow = |grown: f32| {
        [
            (0.40 - grown, 0.17 + 1.6 * grown),
            (0.40 - grown, -0.17 - 1.6 * grown),
            (0.60 + 1.6 * grown, 0.0),
        ]
        .map(Vec2::from)
    };
    Sheet::default()
        .ribbon(&line(HALF - 0.25), &line(HALF - 0.03), |at| (none(at), faint(at)))
        .ribbon(&line(HALF - 0.03), &line(HALF + 0.03), |at| (bright(at), bright(at)))
        .ribbon(&line(HALF + 0.03), &line(HALF + 0.11), |at| (faint(at), none(at)))
        .figure(&arrow(0.025), palette.background.with_alpha(0.8))
        .figure(&arrow(0.0), colour)
        .level()
        .mesh()
}

/// The mesh shared by all capture lines.
#[derive(Resource, Debug)]
struct LineMesh(Handle<Mesh>);

impl FromWorld for LineMesh {
    fn from_world(world: &mut World) -> Self {
        let mesh = figure(world.add_resource::<Palette>().resource());
        Self(world.resource_mut::<Assets<Mesh>>().add(mesh))
    }
}

fn recolour(shared: Res<LineMesh>, mut meshes: ResMut<Assets<Mesh>>, palette: Res<Palette>) -> Result {
    meshes.insert(&shared.0, figure(&palette))?;
    Ok(())
}

/// The capture lines of the last move's captures, captor by captor; a pass keeps those before it.
fn capture_lines(game: &Game) -> impl Iterator<Item = CaptureLine> {
    let last = game.plies().iter().rev().find(|ply| ply.mv != Move::Pass);
    last.into_iter().flat_map(|ply| lines_of(ply, game.rules()))
}

/// The capture lines of a ply.
fn lines_of(ply: &Ply, rules: &RuleSet) -> impl Iterator<Item = CaptureLine> {
    ply.holds(rules).flat_map(|hold| {
        hold.captors.map(|captor| CaptureLine {
            captor,
            captive: hold.captive,
        })
    })
}

/// Keeps capture lines that still apply, removes the others and lights new ones.
fn light(
    (current, preview): (Option<Res<Match>>, Res<Preview>),
    lit: Query<(Entity, &CaptureLine)>,
    (shared, paint): (Res<LineMesh>, Res<MarkPaint>),
    speed: Res<AnimationSpeed>,
    mut wanted: Local<Vec<CaptureLine>>,
    mut commands: Commands,
) {
    wanted.clear();
    if let Some(current) = current {
        // One captor may belong to two pairs.
        let mut want = |line| {
            if !wanted.contains(&line) {
                wanted.push(line);
            }
        };
        match preview.ply(&current) {
            Some(ply) => lines_of(ply, current.rules()).for_each(&mut want),
            None => capture_lines(current.game()).for_each(&mut want),
        }
    }
    for (entity, line) in &lit {
        match wanted.iter().position(|other| other == line) {
            Some(kept) => drop(wanted.swap_remove(kept)),
            None => commands.entity(entity).despawn(),
        }
    }
    for &line in &wanted {
        let (from, to) = (cell_centre(line.captor), cell_centre(line.captive));
        let way = (to - from).xz();
        let lies = Transform::from_translation(from + Vec3::Y * HEIGHT)
            .with_rotation(Quat::from_rotation_y((-way.y).atan2(way.x)));
        let band = commands.spawn((
            Name::new("Capture line"),
            line,
            overlay(shared.0.clone(), &paint.paint, lies),
            DespawnOnExit(AGON),
        ));
        grow_in(band, Growing::new(Vec3::new(0.0, 1.0, 0.6), 0.0), *speed);
    }
}

pub(crate) fn plugin(app: &mut App) {
    init_with_game::<LineMesh>(app, AGON);
    app.add_systems(
        Update,
        (
            light
                .run_if(resource_changed_or_removed::<Match>.or_else(resource_exists_and_changed::<Preview>))
                .in_set(EffectSystems::Mark),
            recolour.run_if(resource_exists_and_changed::<Palette>).in_set(Painting),
        ),
    );
}

#[cfg(test)]
mod tests {
    use agon_core::notation::{parse_position, read_move};
    use agon_core::rules::RuleSet;

    use super::*;

    fn game(rules: &str, position: &str, moves: &str) -> Game {
        let rules: RuleSet = rules.parse().unwrap();
        let mut game = Game::from_position(rules, parse_position(position, &rules).unwrap());
        for text in moves.split_whitespace() {
            let mv = read_move(text, game.position(), &rules).unwrap();
            game.play(mv).unwrap();
        }
        game
    }

    fn names(game: &Game) -> Vec<String> {
        let mut names: Vec<_> = capture_lines(game)
            .map(|line| format!("{}→{}", line.captor, line.captive))
            .collect();
        names.sort();
        names
    }

    #[test]
    fn the_last_capture_is_lit_from_both_sides_until_the_next_move() {
        const BEFORE: &str = "q5/7/8/9/10/11/9Q/8g/8/6G/6 w - 0 1";
        let captured = game("globe", BEFORE, "k7i8");
        assert_eq!(names(&captured), ["g10→h9", "i8→h9"]);
        assert!(names(&game("globe", BEFORE, "k7i8 h9a3")).is_empty());
        let mut undone = game("globe", BEFORE, "k7i8 h9a3");
        undone.undo();
        assert_eq!(names(&undone), names(&captured), "taking back shows it again");
    }
}
