//! The mark of a threatened piece breathes a few times when it comes up, at the beginning of the player's turn, and then
//! stands still.

use std::f32::consts::PI;

use bevy::prelude::*;

use super::entities::{Cell, PointedOut, Threatened};
use crate::agon::gameplay::current_game::Match;
use crate::agon::gameplay::schedule::AgonSystems;
use crate::tabletop::motion::{Animating, AnimationSpeed, PiecesMoving, SkipAnimations};
use crate::tabletop::render::marks::MarkOf;
use crate::tabletop::schedule::{MovePieces, TableSystems};

/// Seconds of a breath at normal speed, and how many there are.
const BREATH: f32 = 1.2;
const BREATHS: f32 = 2.0;

/// A mark that breathes.
#[derive(Component, Clone, Copy, Debug, Default)]
struct Breathing {
    /// Seconds since all pieces came to rest; `None` before that.
    elapsed: Option<f32>,
}

impl Breathing {
    /// The size of the mark, which widens and closes round the piece again.
    fn scale(self) -> f32 {
        const WIDER: f32 = 0.13;
        let breaths = self.elapsed.map_or(0.0, |elapsed| (elapsed / BREATH).min(BREATHS));
        1.0 + WIDER * (breaths * PI).sin().powi(2)
    }

    fn is_over(self) -> bool {
        self.elapsed.is_some_and(|elapsed| elapsed >= BREATHS * BREATH)
    }
}

/// Lets a new mark breathe if the piece on its cell is threatened in the player's turn.
fn begin<M: Component>(
    marked: On<Add, MarkOf<M>>,
    marks: Query<&ChildOf>,
    cells: Query<&Cell>,
    (current, speed): (Option<Res<Match>>, Res<AnimationSpeed>),
    mut commands: Commands,
) {
    let cell = marks.get(marked.entity).and_then(|on| cells.get(on.parent()));
    let (Ok(&Cell(cell)), Some(current)) = (cell, current) else {
        return;
    };
    let position = current.position();
    let is_players = current.human_chooser() == Some(position.side());
    if speed.0 > 0.0 && is_players && position.threats(current.rules(), position.side()).contains(cell) {
        commands.entity(marked.entity).insert(Breathing::default());
    }
}

fn breathe(
    mut marks: Query<(Entity, &mut Breathing, &mut Transform)>,
    moving: Res<PiecesMoving>,
    mut skips: MessageReader<SkipAnimations>,
    (speed, time): (Res<AnimationSpeed>, Res<Time>),
    mut animating: ResMut<Animating>,
    mut commands: Commands,
) {
    let is_skipped = skips.read().count() > 0;
    for (entity, mut breathing, mut transform) in &mut marks {
        breathing.elapsed = match breathing.elapsed {
            _ if speed.0 <= 0.0 => Some(f32::INFINITY),
            // The press may itself have brought up the mark.
            Some(_) if is_skipped => Some(f32::INFINITY),
            Some(elapsed) => Some(elapsed + time.delta_secs() * speed.0),
            None => (!moving.0).then_some(0.0),
        };
        if breathing.is_over() {
            transform.scale = Vec3::ONE;
            commands.entity(entity).remove::<Breathing>();
        } else {
            transform.scale = Vec3::splat(breathing.scale()).with_y(1.0);
            animating.0 = true;
        }
    }
}

pub(crate) fn plugin(app: &mut App) {
    app.add_observer(begin::<Threatened>)
        .add_observer(begin::<PointedOut>)
        .add_systems(
            Update,
            breathe
                .in_set(TableSystems::Animate)
                .in_set(AgonSystems)
                .after(MovePieces),
        );
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use agon_core::notation::parse_position;
    use agon_core::rules::{Game, RuleSet};
    use agon_core::session::players::Players;
    use bevy::time::TimeUpdateStrategy;

    use super::*;
    use crate::tabletop::{motion, schedule};
    use crate::testing::matches::match_of;

    /// Black's guard on h9 is threatened, and Black is to move.
    const THREATENED: &str = "q5/7/8/9/10/11/9Q/8g/8/6G/6 b - 0 1";

    /// A mark on a cell, at 20 frames a second. Returns its sizes, and whether another frame is asked for at the end.
    fn sizes(cell: &str, speed: f32, mut frame: impl FnMut(&mut App, usize)) -> (Vec<f32>, bool) {
        let rules: RuleSet = "globe".parse().unwrap();
        let game = Game::from_position(rules, parse_position(THREATENED, &rules).unwrap());
        let mut app = App::new();
        app.add_plugins((MinimalPlugins, schedule::plugin, motion::plugin))
            .insert_resource(TimeUpdateStrategy::ManualDuration(Duration::from_millis(50)))
            .insert_resource(AnimationSpeed(speed))
            .insert_resource(match_of(game, Players::two_people("", "")))
            .add_plugins(plugin);
        let cell = app.world_mut().spawn(Cell(cell.parse().unwrap())).id();
        let mark = (MarkOf::<Threatened>::default(), Transform::default(), ChildOf(cell));
        let mark = app.world_mut().spawn(mark).id();
        let mut sizes = Vec::new();
        for number in 0..80 {
            frame(&mut app, number);
            app.update();
            sizes.push(app.world().get::<Transform>(mark).unwrap().scale.x);
        }
        (sizes, app.world().resource::<Animating>().0)
    }

    #[test]
    fn the_mark_of_a_threatened_piece_breathes_twice_and_then_stands_still() {
        let (sizes, is_moving) = sizes("h9", 1.0, |_, _| ());
        let wide = |size: &f32| *size > 1.1;
        let breaths = sizes
            .windows(2)
            .filter(|pair| wide(&pair[1]) && !wide(&pair[0]))
            .count();
        assert_eq!(breaths, 2, "{sizes:?}");
        assert!(sizes[50..].iter().all(|&size| size == 1.0), "{sizes:?}");
        assert!(!is_moving, "nothing is drawn at rest");
    }

    #[test]
    fn it_waits_for_the_piece_that_threatens_and_ends_at_a_press() {
        let (sizes, _) = sizes("h9", 1.0, |app, number| {
            app.world_mut().resource_mut::<PiecesMoving>().0 = number < 10;
            if number == 20 {
                app.world_mut().write_message(SkipAnimations);
            }
        });
        assert!(sizes[..10].iter().all(|&size| size == 1.0), "{sizes:?}");
        assert!(sizes[12..20].iter().any(|&size| size > 1.1), "{sizes:?}");
        assert!(sizes[20..].iter().all(|&size| size == 1.0), "{sizes:?}");
    }

    #[test]
    fn neither_breathes_a_piece_out_of_danger_nor_any_without_motion() {
        for (cell, speed) in [("g10", 1.0), ("h9", 0.0)] {
            let (sizes, _) = sizes(cell, speed, |_, _| ());
            assert!(sizes.iter().all(|&size| size == 1.0), "{cell}: {sizes:?}");
        }
    }
}
