//! A burst of light where a lesson was won: rays open on the cell and sparks fly up from it; a smaller one for a solved
//! puzzle. Where the game is decided at the throne, the finale is enough.

use std::f32::consts::{PI, TAU};

use bevy::prelude::*;

use super::throne_meshes::ThroneMeshes;
use super::{Decision, part};
use crate::agon::gameplay::agon_screen::AGON;
use crate::agon::gameplay::current_game::Match;
use crate::agon::gameplay::puzzles::messages::PuzzleNews;
use crate::agon::gameplay::schedule::AgonSystems;
use crate::agon::scene::board::cell_centre;
use crate::agon::scene::marks::LOWEST;
use crate::tabletop::lessons::LessonNews;
use crate::tabletop::motion::{Animating, AnimationSpeed, PiecesMoving, SkipAnimations};
use crate::tabletop::render::marks::MarkPaint;
use crate::tabletop::render::unlit::overlay;
use crate::tabletop::schedule::{MovePieces, TableSystems};
use crate::tabletop::view::{Bearing, View};

/// Seconds from the landing of the piece until it is gone, at normal speed.
const LASTS: f32 = 1.3;

/// How great a burst is.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Greatness {
    /// The size of the rays, relative to those of the throne.
    rays: f32,
    sparks: u8,
    /// How far and how high the sparks fly, in world units.
    reach: f32,
    height: f32,
}

const LESSON: Greatness = Greatness {
    rays: 0.62,
    sparks: 12,
    reach: 1.5,
    height: 1.1,
};

const PUZZLE: Greatness = Greatness {
    rays: 0.42,
    sparks: 6,
    reach: 0.9,
    height: 0.6,
};

/// A part of a burst.
#[derive(Component, Clone, Copy, Debug)]
struct BurstPart {
    from: Vec3,
    kind: PartKind,
    /// Seconds since the last piece landed; `None` before that.
    elapsed: Option<f32>,
}

#[derive(Clone, Copy, Debug, PartialEq)]
enum PartKind {
    /// The rays, at their greatest size.
    Rays(f32),
    /// A spark, and where it comes down relative to the cell, and its height on the way.
    Spark { to: Vec2, height: f32 },
}

impl BurstPart {
    /// Where it is, how large, and how far turned, seen from a camera so far round the board.
    fn placed(&self, view: View, bearing: f32) -> Transform {
        /// Too small to see, but still an invertible scale.
        const HIDDEN: f32 = 1e-3;
        /// Sparks lean towards a camera that sees the board from the side.
        const LEAN: f32 = 0.8;
        let elapsed = self.elapsed.unwrap_or(0.0);
        match self.kind {
            PartKind::Rays(size) => {
                let size = (size * part(elapsed, 0.0, 0.35) * (1.0 - part(elapsed, 0.55, LASTS))).max(HIDDEN);
                Transform::from_translation(self.from)
                    .with_rotation(Quat::from_rotation_y(0.5 * elapsed))
                    .with_scale(Vec3::new(size, 1.0, size))
            }
            PartKind::Spark { to, height } => {
                let share = (elapsed / LASTS).clamp(0.0, 1.0);
                let out = 1.0 - (1.0 - share).powi(3);
                let up = height * (PI * out).sin().max(0.0);
                let size = (part(elapsed, 0.0, 0.1) * (1.0 - part(elapsed, 0.5 * LASTS, LASTS))).max(HIDDEN);
                let lean = match view {
                    View::ThreeD => Quat::from_rotation_y(bearing) * Quat::from_rotation_x(LEAN),
                    View::TwoD => Quat::IDENTITY,
                };
                let way = Vec3::new(to.x, 0.0, to.y) * out;
                Transform::from_translation(self.from + way + Vec3::Y * up)
                    .with_rotation(lean * Quat::from_rotation_y(3.0 * elapsed))
                    .with_scale(Vec3::splat(size))
            }
        }
    }

    fn is_over(&self) -> bool {
        self.elapsed.is_some_and(|elapsed| elapsed >= LASTS)
    }
}

/// The parts of a burst over a point.
fn parts(from: Vec3, great: Greatness) -> impl Iterator<Item = BurstPart> {
    let spark = move |number: u8| {
        let turn = (f32::from(number) + 0.5) / f32::from(great.sparks) * TAU;
        // Not all equally far.
        let share = if number.is_multiple_of(2) { 1.0 } else { 0.72 };
        PartKind::Spark {
            to: Vec2::from_angle(turn) * great.reach * share,
            height: great.height * share,
        }
    };
    let kinds = [PartKind::Rays(great.rays)]
        .into_iter()
        .chain((0..great.sparks).map(spark));
    let elapsed = None;
    kinds.map(move |kind| BurstPart { from, kind, elapsed })
}

fn celebrate(
    (mut lessons, mut puzzles): (MessageReader<LessonNews>, MessageReader<PuzzleNews>),
    current: Option<Res<Match>>,
    (meshes, paint, speed): (Res<ThroneMeshes>, Res<MarkPaint>, Res<AnimationSpeed>),
    mut commands: Commands,
) {
    let is_done = lessons.read().any(|news| matches!(news, LessonNews::Done(..)));
    let is_solved = puzzles.read().any(|news| matches!(news, PuzzleNews::Solved(_)));
    let great = match (is_done, is_solved) {
        (true, _) => LESSON,
        (false, true) => PUZZLE,
        (false, false) => return,
    };
    let Some(current) = current.filter(|_| speed.0 > 0.0) else {
        return;
    };
    if current.outcome().and_then(Decision::of).is_some() {
        return;
    }
    let cells = current.game().plies().iter().rev();
    let Some(cell) = cells.filter_map(|ply| ply.mv.to()).next() else {
        return;
    };
    let from = cell_centre(cell) + Vec3::Y * (LOWEST + 0.001);
    for of in parts(from, great) {
        let mesh = match of.kind {
            PartKind::Rays(_) => &meshes.glory,
            PartKind::Spark { .. } => &meshes.spark,
        };
        let place = of.placed(View::TwoD, 0.0);
        commands.spawn((
            Name::new("Burst"),
            of,
            overlay(mesh.clone(), &paint.paint, place),
            DespawnOnExit(AGON),
        ));
    }
}

/// Lets the light fly and go out.
fn fly(
    mut parts: Query<(Entity, &mut BurstPart, &mut Transform)>,
    moving: Res<PiecesMoving>,
    mut skips: MessageReader<SkipAnimations>,
    (speed, time): (Res<AnimationSpeed>, Res<Time>),
    (view, bearing): (Res<View>, Res<Bearing>),
    mut animating: ResMut<Animating>,
    mut commands: Commands,
) {
    let is_skipped = skips.read().count() > 0;
    for (entity, mut of, mut transform) in &mut parts {
        of.elapsed = match of.elapsed {
            _ if speed.0 <= 0.0 => Some(LASTS),
            // The key press may itself have made the winning move.
            Some(_) if is_skipped => Some(LASTS),
            Some(elapsed) => Some(elapsed + time.delta_secs() * speed.0),
            None => (!moving.0).then_some(0.0),
        };
        if of.is_over() {
            commands.entity(entity).despawn();
        } else {
            *transform = of.placed(*view, bearing.0);
            animating.0 = true;
        }
    }
}

pub(crate) fn plugin(app: &mut App) {
    app.add_message::<LessonNews>().add_message::<PuzzleNews>().add_systems(
        Update,
        (celebrate, fly)
            .chain()
            .in_set(TableSystems::Animate)
            .in_set(AgonSystems)
            .after(MovePieces),
    );
}

#[cfg(test)]
mod tests {
    use super::super::tests::{NEARLY_WON, app, play};
    use super::*;

    /// White's queen goes a step, which ends nothing.
    const QUIET: (&str, &str) = ("6/7/8/9/2Q7/11/10/9/8/7/6 w - 0 1", "e3f4");

    /// The numbers of parts in the frames after a lesson was done with a move.
    fn burst(game: (&str, &str), speed: f32) -> Vec<usize> {
        let mut app = app(game);
        app.add_plugins(plugin).insert_resource(AnimationSpeed(speed));
        app.update();
        play(&mut app, game.1);
        app.world_mut().write_message(LessonNews::Done("first-steps", 3));
        let mut count = || {
            app.update();
            let world = app.world_mut();
            world.query::<&BurstPart>().iter(world).count()
        };
        (0..80).map(|_| count()).collect()
    }

    #[test]
    fn a_lesson_that_is_done_bursts_into_light_that_goes_out() {
        let counts = burst(QUIET, 1.0);
        assert_eq!(counts[1], 1 + usize::from(LESSON.sparks));
        // It lasts 26 of these frames, from the landing of the piece.
        assert!(counts[26] > 0, "it waits for the piece: {counts:?}");
        assert_eq!(counts.last(), Some(&0));
    }

    #[test]
    fn there_is_no_burst_without_motion_or_beside_the_finale() {
        assert!(burst(QUIET, 0.0).iter().all(|&count| count == 0));
        assert!(burst(NEARLY_WON, 1.0).iter().all(|&count| count == 0));
    }

    #[test]
    fn sparks_fly_up_and_outwards_and_vanish_on_the_board() {
        let from = Vec3::new(1.0, 0.0, 2.0);
        for great in [LESSON, PUZZLE] {
            for of in parts(from, great).skip(1) {
                let at = |elapsed| {
                    let elapsed = Some(elapsed);
                    BurstPart { elapsed, ..of }.placed(View::ThreeD, 0.0)
                };
                let away = |elapsed| at(elapsed).translation.xz().distance(from.xz());
                assert!(away(0.0) < 0.01 && away(0.3) > 0.3 * great.reach);
                assert!(away(LASTS) <= great.reach + 0.01);
                let highest = (0..26).map(|i| at(i as f32 * 0.05).translation.y).fold(0.0, f32::max);
                assert!(highest > 0.6 * great.height, "{highest}");
                assert!(at(0.4).scale.x > 0.9 && at(LASTS).scale.x < 0.01);
            }
        }
    }
}
