//! Animated appearance of marks: once the pieces of a move have come to rest, marks grow from nothing or close in from
//! outside.

use bevy::prelude::*;

use crate::tabletop::motion::{Animating, AnimationSpeed, PiecesMoving, SkipAnimations};
use crate::tabletop::schedule::{MovePieces, TableSystems};

/// The entity grows to its natural size, and is invisible before that.
#[derive(Component, Clone, Copy, Debug)]
pub(crate) struct Growing {
    /// Initial scale.
    from: Vec3,
    /// Delay in seconds after all pieces have come to rest.
    after: f32,
    /// Seconds since the pieces came to rest; `None` while one is moving.
    elapsed: Option<f32>,
}

impl Growing {
    /// Duration of the growth at normal speed, in seconds.
    const DURATION: f32 = 0.24;

    /// Grows from this scale to 1, starting `after` seconds after the pieces have come to rest.
    pub const fn new(from: Vec3, after: f32) -> Self {
        let elapsed = None;
        Self { from, after, elapsed }
    }

    /// Progress from 0 to 1; `None` before the start.
    fn share(&self) -> Option<f32> {
        let share = (self.elapsed? - self.after) / Self::DURATION;
        (share >= 0.0).then_some(share.min(1.0))
    }

    fn scale(&self) -> Vec3 {
        /// Too small to see, but still an invertible scale.
        const HIDDEN: Vec3 = Vec3::splat(1e-3);
        self.share().map_or(HIDDEN, |share| {
            let left = (1.0 - share) * (1.0 - share) * (1.0 - share);
            Vec3::ONE.lerp(self.from, left).max(HIDDEN)
        })
    }
}

/// Animates a new entity's appearance, unless animations are off.
pub(crate) fn grow_in(mut entity: EntityCommands, growing: Growing, speed: AnimationSpeed) {
    if speed.0 > 0.0 {
        entity.insert(growing);
    }
}

fn hide(added: On<Add, Growing>, mut transforms: Query<(&Growing, &mut Transform)>) {
    if let Ok((growing, mut transform)) = transforms.get_mut(added.entity) {
        transform.scale = growing.scale();
    }
}

fn grow(
    mut growing: Query<(Entity, &mut Growing, &mut Transform)>,
    moving: Res<PiecesMoving>,
    mut skips: MessageReader<SkipAnimations>,
    speed: Res<AnimationSpeed>,
    time: Res<Time>,
    mut animating: ResMut<Animating>,
    mut commands: Commands,
) {
    let is_skipped = skips.read().count() > 0;
    let stand = !moving.0;
    for (entity, mut growing, mut transform) in &mut growing {
        growing.elapsed = match growing.elapsed {
            _ if speed.0 <= 0.0 => Some(f32::INFINITY),
            // Marks that have not started yet are still animated: the same input may have placed them.
            Some(_) if is_skipped => Some(f32::INFINITY),
            Some(elapsed) => Some(elapsed + time.delta_secs() * speed.0),
            None => stand.then_some(0.0),
        };
        transform.scale = growing.scale();
        if growing.share() == Some(1.0) {
            commands.entity(entity).remove::<Growing>();
        } else {
            animating.0 = true;
        }
    }
}

pub(crate) fn plugin(app: &mut App) {
    app.add_observer(hide)
        .add_systems(Update, grow.in_set(TableSystems::Animate).after(MovePieces));
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use bevy::time::TimeUpdateStrategy;

    use super::*;
    use crate::tabletop::{motion, schedule};

    fn app() -> App {
        let mut app = App::new();
        app.add_plugins((MinimalPlugins, schedule::plugin, motion::plugin, plugin))
            .insert_resource(TimeUpdateStrategy::ManualDuration(Duration::from_millis(50)));
        app
    }

    fn spawn(app: &mut App) -> Entity {
        let growing = Growing::new(Vec3::splat(2.0), 0.1);
        app.world_mut().spawn((Transform::default(), growing)).id()
    }

    fn size(app: &App, entity: Entity) -> f32 {
        app.world().get::<Transform>(entity).unwrap().scale.x
    }

    #[test]
    fn a_mark_waits_for_the_piece_and_then_comes_up() {
        let mut app = app();
        let mark = spawn(&mut app);
        let mut sizes = Vec::new();
        for frame in 0..40 {
            app.world_mut().resource_mut::<PiecesMoving>().0 = frame < 10;
            app.update();
            sizes.push(size(&app, mark));
        }
        assert!(sizes[..10].iter().all(|size| *size < 0.01), "{sizes:?}");
        assert!(sizes.iter().any(|size| *size > 1.5), "{sizes:?}");
        assert_eq!(sizes.last(), Some(&1.0));
        assert!(!app.world().resource::<Animating>().0);
    }

    #[test]
    fn a_press_shows_it_at_once() {
        let mut app = app();
        let mark = spawn(&mut app);
        app.update();
        assert!(size(&app, mark) < 0.01 && app.world().resource::<Animating>().0);
        app.world_mut().write_message(SkipAnimations);
        app.update();
        assert!((size(&app, mark) - 1.0).abs() < 1e-6);
        app.update();
        assert!(!app.world().resource::<Animating>().0);
    }
}
