//! Rings that run over the map from the place of an event, and are gone within a second.

use bevy::prelude::*;

use crate::agent::gameplay::agent_screen::AGENT;
use crate::agent::gameplay::schedule::AgentSystems;
use crate::agent::scene::board::TOP;
use crate::agent::scene::palette::{EDGE, FOCUS, NEWS, PAPER};
use crate::tabletop::motion::{Animating, AnimationSpeed, SkipAnimations};
use crate::tabletop::render::flat::{Sheet, circle};
use crate::tabletop::render::marks::MarkPaint;
use crate::tabletop::render::unlit::overlay;
use crate::tabletop::schedule::TableSystems;

/// Seconds for which a ring runs, and between two rings.
const RUNS: f32 = 0.95;
const APART: f32 = 0.2;
/// Above the print and all marks, under the counters of the flat view.
const HEIGHT: f32 = 0.054;

/// Kind of event.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum RippleKind {
    /// Somebody has arrived in the Bahamas.
    Splash,
    /// Somebody has the case.
    Case,
    /// Somebody is home.
    Sun,
    /// A lesson is won.
    Lesson,
}

impl RippleKind {
    /// The number of rings, and the distance they run in world units.
    const fn rings(self) -> (u8, f32) {
        match self {
            Self::Splash => (3, 1.15),
            Self::Case => (2, 1.2),
            Self::Sun => (5, 2.4),
            Self::Lesson => (3, 1.6),
        }
    }

    const fn colour(self) -> Color {
        match self {
            Self::Splash => PAPER,
            Self::Case => NEWS,
            Self::Sun | Self::Lesson => FOCUS,
        }
    }
}

/// Something has happened at a point of the board.
#[derive(Message, Clone, Copy, Debug)]
pub(crate) struct Rippled {
    pub(crate) kind: RippleKind,
    pub(crate) at: Vec3,
}

/// A ring on its way, after so many seconds; before it starts they are negative.
#[derive(Component, Clone, Copy, Debug)]
struct Ripple {
    kind: RippleKind,
    elapsed: f32,
}

/// A ring after a share of its way: it becomes wider, thinner and fainter.
fn ring(kind: RippleKind, share: f32) -> Sheet {
    let (_, reach) = kind.rings();
    let left = 1.0 - share;
    let outer = 0.3 + (reach - 0.3) * (1.0 - left * left);
    let inner = outer - 0.04 - 0.1 * left;
    let alpha = left.min(8.0 * share);
    let (edge, face) = (EDGE.with_alpha(0.6 * alpha), kind.colour().with_alpha(alpha));
    Sheet::default()
        .band(&circle(inner - 0.02), &circle(inner), (edge, edge))
        .band(&circle(outer), &circle(outer + 0.02), (edge, edge))
        .band(&circle(inner), &circle(outer), (face, face))
        .level()
}

fn spawn(
    mut commands: Commands,
    mut rippled: MessageReader<Rippled>,
    mut meshes: ResMut<Assets<Mesh>>,
    (paint, speed): (Res<MarkPaint>, Res<AnimationSpeed>),
) {
    // Without motion the mark that stays says it.
    for &Rippled { kind, at } in rippled.read().filter(|_| speed.0 > 0.0) {
        let place = Transform::from_translation(at.with_y(TOP + HEIGHT));
        for number in 0..kind.rings().0 {
            commands.spawn((
                Name::new("Ripple"),
                Ripple {
                    kind,
                    elapsed: -APART * f32::from(number),
                },
                overlay(meshes.add(ring(kind, 0.0).mesh()), &paint.paint, place),
                DespawnOnExit(AGENT),
            ));
        }
    }
}

fn spread(
    mut ripples: Query<(Entity, &mut Ripple, &Mesh3d)>,
    mut skips: MessageReader<SkipAnimations>,
    mut meshes: ResMut<Assets<Mesh>>,
    (speed, time): (Res<AnimationSpeed>, Res<Time>),
    mut animating: ResMut<Animating>,
    mut commands: Commands,
) -> Result {
    let is_skipped = skips.read().count() > 0;
    for (entity, mut ripple, mesh) in &mut ripples {
        ripple.elapsed += time.delta_secs() * speed.0;
        let share = ripple.elapsed / RUNS;
        if share >= 1.0 || is_skipped || speed.0 <= 0.0 {
            commands.entity(entity).despawn();
            continue;
        }
        meshes.insert(&mesh.0, ring(ripple.kind, share.max(0.0)).mesh())?;
        animating.0 = true;
    }
    Ok(())
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        (spread, spawn)
            .chain()
            .in_set(TableSystems::Present)
            .in_set(AgentSystems)
            .run_if(resource_exists::<MarkPaint>),
    );
}
