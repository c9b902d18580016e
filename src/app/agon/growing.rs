//! Marks that come up in sight: once the pieces of a move stand, they grow from nothing or close in from afar.

use bevy::prelude::*;

use super::animate::{Hurry, InMotion, MovePieces};
use super::components::{AnimationSpeed, Restless};
use super::sets::AgonSystems;

/// The entity grows to its natural size, and is not to be seen before that.
#[derive(Component, Clone, Copy, Debug)]
pub(super) struct Growing {
    /// The scale at which it begins.
    from: Vec3,
    /// Seconds to wait once all pieces stand.
    after: f32,
    /// Seconds since they stand; none while one is on its way.
    elapsed: Option<f32>,
}

impl Growing {
    /// Seconds from the first sight to the full size, at normal speed.
    const DURATION: f32 = 0.24;

    /// From a scale to 1, so many seconds after the pieces stand.
    pub const fn new(from: Vec3, after: f32) -> Self {
        let elapsed = None;
        Self { from, after, elapsed }
    }

    /// How far it has come, from 0 to 1; none before its time.
    fn share(&self) -> Option<f32> {
        let share = (self.elapsed? - self.after) / Self::DURATION;
        (share >= 0.0).then_some(share.min(1.0))
    }

    fn scale(&self) -> Vec3 {
        /// Too small to be seen, and still a size that can be undone.
        const HIDDEN: Vec3 = Vec3::splat(1e-3);
        self.share().map_or(HIDDEN, |share| {
            let left = (1.0 - share) * (1.0 - share) * (1.0 - share);
            Vec3::ONE.lerp(self.from, left).max(HIDDEN)
        })
    }
}

/// Lets a new entity come up, unless all is to be there at once.
pub(super) fn come_up(mut entity: EntityCommands, growing: Growing, speed: AnimationSpeed) {
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
    moving: Query<(), InMotion>,
    mut hurry: MessageReader<Hurry>,
    speed: Res<AnimationSpeed>,
    time: Res<Time>,
    mut restless: ResMut<Restless>,
    mut commands: Commands,
) {
    let hurried = hurry.read().count() > 0;
    let stand = moving.is_empty();
    for (entity, mut growing, mut transform) in &mut growing {
        growing.elapsed = match growing.elapsed {
            _ if speed.0 <= 0.0 => Some(f32::INFINITY),
            // What was pressed may have put it here: that is still to be seen.
            Some(_) if hurried => Some(f32::INFINITY),
            Some(elapsed) => Some(elapsed + time.delta_secs() * speed.0),
            None => stand.then_some(0.0),
        };
        transform.scale = growing.scale();
        if growing.share() == Some(1.0) {
            commands.entity(entity).remove::<Growing>();
        } else {
            restless.0 = true;
        }
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_observer(hide)
        .add_systems(Update, grow.in_set(AgonSystems::Animate).after(MovePieces));
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use bevy::time::TimeUpdateStrategy;

    use super::super::board_plugin;
    use super::super::components::ShowPosition;
    use super::*;
    use crate::rules::{Move, Position, RuleSet};

    fn app() -> App {
        let mut app = App::new();
        app.add_plugins((MinimalPlugins, board_plugin, plugin))
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
        let start = Position::start(&RuleSet::default());
        app.world_mut().write_message(ShowPosition(start));
        app.update();
        let (from, to) = ("f1".parse().unwrap(), "f2".parse().unwrap());
        let next = start.make(&RuleSet::default(), Move::Board { from, to }).position;
        app.world_mut().write_message(ShowPosition(next));
        let mark = spawn(&mut app);
        let mut sizes = Vec::new();
        for _ in 0..40 {
            app.update();
            sizes.push(size(&app, mark));
        }
        assert!(sizes[..7].iter().all(|size| *size < 0.01), "{sizes:?}");
        assert!(sizes.iter().any(|size| *size > 1.5), "{sizes:?}");
        assert_eq!(sizes.last(), Some(&1.0));
        assert!(!app.world().resource::<Restless>().0);
    }

    #[test]
    fn a_press_shows_it_at_once() {
        let mut app = app();
        let mark = spawn(&mut app);
        app.update();
        assert!(size(&app, mark) < 0.01 && app.world().resource::<Restless>().0);
        app.world_mut().write_message(Hurry);
        app.update();
        assert!((size(&app, mark) - 1.0).abs() < 1e-6);
        app.update();
        assert!(!app.world().resource::<Restless>().0);
    }
}
