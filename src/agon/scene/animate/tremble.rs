//! A captured piece springs up between its captors, comes down leaning, and trembles.

use std::f32::consts::PI;

use bevy::prelude::*;

use crate::agon::scene::entities::AwaitingRelocation;
use crate::tabletop::motion::{Animating, AnimationSpeed, PiecesMoving, SkipAnimations};

/// A captive springs up and trembles for a while, then only leans.
#[derive(Component, Clone, Copy, Debug, Default)]
pub struct Tremble {
    /// Seconds since its captor landed; `None` before that.
    elapsed: Option<f32>,
}

impl Tremble {
    /// Seconds until it is still, at normal speed.
    const DURATION: f32 = 2.5;

    /// Seconds in which it springs up and comes down.
    const SPRING: f32 = 0.3;

    /// The captive's height above its cell, in world units.
    pub(crate) fn height(self) -> f32 {
        const HIGHEST: f32 = 0.24;
        let share = self.elapsed.map_or(0.0, |elapsed| (elapsed / Self::SPRING).min(1.0));
        HIGHEST * (share * PI).sin()
    }

    /// The captive's lean, in radians.
    pub(crate) fn tilt(self) -> f32 {
        const LEAN: f32 = 0.2;
        let Some(elapsed) = self.elapsed else {
            return 0.0;
        };
        if elapsed < Self::SPRING / 2.0 {
            return 0.0;
        }
        let left = (1.0 - elapsed / Self::DURATION).max(0.0);
        LEAN * (1.0 + 0.45 * left * (elapsed * 15.0).sin())
    }

    fn is_over(self) -> bool {
        self.elapsed.is_some_and(|elapsed| elapsed >= Self::DURATION)
    }
}

/// Makes captives tremble once the capturing piece has landed.
pub(crate) fn tremble(
    mut captives: Query<&mut Tremble>,
    moving: Res<PiecesMoving>,
    mut skips: MessageReader<SkipAnimations>,
    speed: Res<AnimationSpeed>,
    time: Res<Time>,
    mut animating: ResMut<Animating>,
) {
    let is_skipped = skips.read().count() > 0;
    for mut trembling in &mut captives {
        if trembling.is_over() {
            continue;
        }
        trembling.elapsed = match trembling.elapsed {
            _ if speed.0 <= 0.0 => Some(Tremble::DURATION),
            // The key press may itself have made the capture, so its tremble is still to come.
            Some(_) if is_skipped => Some(Tremble::DURATION),
            Some(elapsed) => Some(elapsed + time.delta_secs() * speed.0),
            None => (!moving.0).then_some(0.0),
        };
        animating.0 |= !trembling.is_over();
    }
}

pub(crate) fn start(caught: On<Add, AwaitingRelocation>, mut commands: Commands) {
    commands.entity(caught.entity).insert(Tremble::default());
}

pub(crate) fn stop(freed: On<Remove, AwaitingRelocation>, mut commands: Commands) {
    if let Ok(mut piece) = commands.get_entity(freed.entity) {
        piece.try_remove::<Tremble>();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_captive_springs_up_comes_down_and_then_leans() {
        let after = |elapsed: f32| Tremble { elapsed: Some(elapsed) };
        assert!(after(Tremble::SPRING / 2.0).height() > 0.2);
        assert!(after(Tremble::SPRING).height() < 1e-3);
        let still = after(Tremble::DURATION + Tremble::SPRING);
        assert!(still.height() < 1e-3 && (still.tilt() - 0.2).abs() < 1e-3);
        assert_eq!(Tremble::default().height(), 0.0);
    }
}
