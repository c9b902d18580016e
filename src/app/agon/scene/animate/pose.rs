//! The pose of a piece: lifted when selected, leaning when captured, rocking upright when set down. Its transform is
//! derived from it.

use std::f32::consts::PI;

use bevy::prelude::*;

use super::flight::InMotion;
use crate::app::agon::scene::board::TOP_OF_TILE;
use crate::app::agon::scene::entities::{AcrossTable, AwaitingRelocation, Dragged, PieceOf, Selected};
use crate::app::tabletop::motion::SkipAnimations;
use crate::app::tabletop::motion::{Animating, AnimationSpeed};
use crate::app::tabletop::view::{Bearing, View};
use crate::rules::Side;

/// The pose of a piece: where it stands, how far it is lifted and tilted.
#[derive(Component, Clone, Copy, Debug, Default, PartialEq)]
pub struct Stance {
    /// The foot of the piece, in world units.
    pub foot: Vec3,
    /// The height above the foot at which it is held.
    pub lift: f32,
    /// The lean to the right of a captured piece, in radians.
    pub tilt: f32,
    /// The lean caused by motion, over x and z, in radians.
    pub lean: Vec2,
}

/// The piece has just been set down and is coming to rest.
#[derive(Component, Clone, Copy, Debug)]
pub struct Settling {
    /// The lean at touchdown.
    lean: Vec2,
    /// Seconds since touchdown.
    elapsed: f32,
}

impl Settling {
    /// Seconds until it is at rest, at normal speed.
    const DURATION: f32 = 0.16;

    pub(crate) const fn new(lean: Vec2) -> Self {
        Self { lean, elapsed: 0.0 }
    }

    fn share(&self) -> f32 {
        (self.elapsed / Self::DURATION).min(1.0)
    }
}

/// The fright of a captive: it trembles for a while, then only leans.
#[derive(Component, Clone, Copy, Debug, Default)]
pub struct Fright {
    /// Seconds since its captor landed; `None` before that.
    elapsed: Option<f32>,
}

impl Fright {
    /// Seconds until it is still, at normal speed.
    const DURATION: f32 = 2.5;

    /// The captive's lean, in radians.
    fn tilt(self) -> f32 {
        const LEAN: f32 = 0.2;
        let Some(elapsed) = self.elapsed else {
            return 0.0;
        };
        let left = (1.0 - elapsed / Self::DURATION).max(0.0);
        LEAN * (1.0 + 0.45 * left * (elapsed * 15.0).sin())
    }

    fn is_over(self) -> bool {
        self.elapsed.is_some_and(|elapsed| elapsed >= Self::DURATION)
    }
}

/// Rocks a piece upright after it is set down.
pub(crate) fn settle(
    mut pieces: Query<(Entity, &mut Settling, &mut Stance), Without<Dragged>>,
    mut skips: MessageReader<SkipAnimations>,
    speed: Res<AnimationSpeed>,
    time: Res<Time>,
    mut animating: ResMut<Animating>,
    mut commands: Commands,
) {
    let is_skipped = skips.read().count() > 0;
    for (entity, mut settling, mut stance) in &mut pieces {
        if !settling.is_added() {
            settling.elapsed += time.delta_secs() * speed.0;
        }
        let share = settling.share();
        if share >= 1.0 || speed.0 <= 0.0 || is_skipped {
            stance.lean = Vec2::ZERO;
            commands.entity(entity).remove::<Settling>();
        } else {
            stance.lean = settling.lean * (1.0 - share) * (1.0 - share);
            animating.0 = true;
        }
    }
}

/// Frightens captives once the capturing piece has landed.
pub(crate) fn frighten(
    mut captives: Query<&mut Fright>,
    moving: Query<(), InMotion>,
    mut skips: MessageReader<SkipAnimations>,
    speed: Res<AnimationSpeed>,
    time: Res<Time>,
    mut animating: ResMut<Animating>,
) {
    let is_skipped = skips.read().count() > 0;
    let stands = moving.is_empty();
    for mut fright in &mut captives {
        if fright.is_over() {
            continue;
        }
        fright.elapsed = match fright.elapsed {
            _ if speed.0 <= 0.0 => Some(Fright::DURATION),
            // The key press may itself have made the capture, so its fright is still to come.
            Some(_) if is_skipped => Some(Fright::DURATION),
            Some(elapsed) => Some(elapsed + time.delta_secs() * speed.0),
            None => stands.then_some(0.0),
        };
        animating.0 |= !fright.is_over();
    }
}

pub(crate) fn catch(caught: On<Add, AwaitingRelocation>, mut commands: Commands) {
    commands.entity(caught.entity).insert(Fright::default());
}

pub(crate) fn free(freed: On<Remove, AwaitingRelocation>, mut commands: Commands) {
    if let Ok(mut piece) = commands.get_entity(freed.entity) {
        piece.try_remove::<Fright>();
    }
}

/// Lifts selected pieces, tilts captured ones and sets the transforms.
pub(crate) fn pose(
    mut pieces: Query<(
        Entity,
        &PieceOf,
        &mut Stance,
        &mut Transform,
        Has<Selected>,
        Option<&Fright>,
        Option<&Dragged>,
        Option<&Settling>,
    )>,
    moving: Query<(), InMotion>,
    (view, bearing, across): (Res<View>, Res<Bearing>, Res<AcrossTable>),
    speed: Res<AnimationSpeed>,
    time: Res<Time>,
    mut animating: ResMut<Animating>,
) {
    /// How far a piece leans back when dragged, per unit per second, and the maximum.
    const SWAY: f32 = 0.03;
    const MOST: f32 = 0.25;
    const PICKED: f32 = 0.16;
    const HELD: f32 = 0.45;
    /// The rate at which lift and lean follow, per second.
    const HASTE: f32 = 16.0;
    let follow = if speed.0 > 0.0 {
        1.0 - (-HASTE * speed.0 * time.delta_secs()).exp()
    } else {
        1.0
    };
    for (entity, of, mut stance, mut transform, selected, fright, dragged, settling) in &mut pieces {
        // A flight has its own height.
        let lift = match (dragged.is_some(), selected && !moving.contains(entity)) {
            (true, _) => HELD,
            (false, true) => PICKED,
            (false, false) => 0.0,
        };
        let tilt = fright.map_or(0.0, |fright| fright.tilt());
        let lean = match dragged {
            Some(&Dragged(point)) if speed.0 > 0.0 && time.delta_secs() > 0.0 => {
                let way = (stance.foot - point).xz() / time.delta_secs();
                let goal = (way * SWAY).clamp_length_max(MOST);
                let next = stance.lean.lerp(goal, follow);
                if next.length() < 1e-3 { Vec2::ZERO } else { next }
            }
            Some(_) => Vec2::ZERO,
            None => stance.lean,
        };
        let next = Stance {
            foot: dragged.map_or(stance.foot, |&Dragged(point)| point),
            lift: approach(stance.lift, lift, follow),
            tilt: approach(stance.tilt, tilt, follow),
            lean,
        };
        animating.0 |= next.lift != lift || next.tilt != tilt || (dragged.is_some() && lean != Vec2::ZERO);
        let placed = match *view {
            View::ThreeD => standing(&next),
            View::TwoD => {
                let turned = if across.0 && of.side == Side::Black { PI } else { 0.0 };
                lying(&next, bearing.0 + turned, settling)
            }
        };
        transform.set_if_neq(placed);
        stance.set_if_neq(next);
    }
}

/// The transform in the lit view.
fn standing(stance: &Stance) -> Transform {
    /// The approximate radius of a foot, on whose rim a leaning piece stands.
    const RIM: f32 = 0.34;
    let lean = stance.lean;
    let raised = stance.lift + RIM * lean.length().sin();
    // A lean towards +x turns about −z, one towards +z about +x.
    let leaning = Quat::from_scaled_axis(Vec3::new(lean.y, 0.0, -lean.x));
    Transform::from_translation(stance.foot + Vec3::Y * raised)
        .with_rotation(leaning * Quat::from_rotation_z(-stance.tilt))
}

/// The transform in the flat view: height appears as size, a captive's lean as a turn, and touchdown as a dip.
fn lying(stance: &Stance, turn: f32, settling: Option<&Settling>) -> Transform {
    let height = (stance.foot.y - TOP_OF_TILE + stance.lift).max(0.0);
    let dip = settling.map_or(0.0, |settling| {
        let share = settling.share();
        0.05 * (1.0 - share) * (share * PI).sin()
    });
    Transform::from_translation(stance.foot + Vec3::Y * stance.lift)
        .with_rotation(Quat::from_rotation_y(turn - stance.tilt))
        .with_scale(Vec3::splat(1.0 + 0.45 * height / (1.0 + height) - dip))
}

/// Moves a fraction of the way to a goal, snapping to it when close.
fn approach(from: f32, to: f32, share: f32) -> f32 {
    let next = from.lerp(to, share);
    if (next - to).abs() < 1e-3 { to } else { next }
}
