//! Positions become motions, and motions run: pieces slide, fly and settle. Knows nothing of rules but the planner.

use std::f32::consts::PI;

use bevy::ecs::component::Mutable;
use bevy::prelude::*;

use super::board::{TOP_OF_TILE, cell_centre, tray_place};
use super::components::{
    AcrossTable, AnimationSpeed, AwaitingRelocation, Away, Bearing, Dragged, InHand, OnCell, PieceOf, Restless,
    Selected, ShowPosition, Shown, View,
};
use super::plan::{Manner, Place, appear, plan};
use super::sets::AgonSystems;
use crate::rules::Side;

/// A way through the air, from one point to another.
#[derive(Clone, Copy, Debug)]
pub struct Flight {
    /// Where it began, in world units.
    pub from: Vec3,
    /// Where it ends.
    pub to: Vec3,
    /// Seconds flown.
    pub elapsed: f32,
    /// Seconds it takes in all.
    pub duration: f32,
}

/// The piece slides to its cell: a step, or the way back after a drag.
#[derive(Component, Clone, Copy, Debug)]
pub struct Stepping(pub Flight);

/// The piece is set back, in a high arc.
#[derive(Component, Clone, Copy, Debug)]
pub struct Relocating(pub Flight);

/// The piece goes from the tray to the board or back.
#[derive(Component, Clone, Copy, Debug)]
pub struct Placing(pub Flight);

/// A piece has come to where it belongs.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub struct Landed {
    /// Which.
    pub piece: Entity,
    /// How it went.
    pub manner: Manner,
}

/// What the three motions have in common.
trait Motion: Component<Mutability = Mutable> {
    /// Seconds it takes at normal speed.
    const DURATION: f32;
    /// How high its arc is over the straight line, in world units.
    const HEIGHT: f32;
    /// How the piece goes.
    const MANNER: Manner;
    fn new(flight: Flight) -> Self;
    fn flight(&mut self) -> &mut Flight;
}

macro_rules! motion {
    ($name:ident, $duration:literal, $height:literal, $manner:ident) => {
        impl Motion for $name {
            const DURATION: f32 = $duration;
            const HEIGHT: f32 = $height;
            const MANNER: Manner = Manner::$manner;
            fn new(flight: Flight) -> Self {
                Self(flight)
            }
            fn flight(&mut self) -> &mut Flight {
                &mut self.0
            }
        }
    };
}

// Steps are as quick as a hand that slides a piece; a relocation takes long enough to be followed across the board.
motion!(Stepping, 0.22, 0.14, Step);
motion!(Relocating, 0.55, 1.9, Relocation);
motion!(Placing, 0.4, 0.9, Placing);

/// Filter: the piece is on its way.
pub type InMotion = Or<(With<Stepping>, With<Relocating>, With<Placing>)>;

/// How a piece stands: where, how far lifted, how far tilted. Its transform is made from this.
#[derive(Component, Clone, Copy, Debug, Default)]
pub struct Stance {
    /// The foot of the piece, in world units.
    pub foot: Vec3,
    /// How far it is held above that.
    pub lift: f32,
    /// How far it leans, in radians.
    pub tilt: f32,
}

/// Where a piece belongs, in world units.
fn home(side: Side, place: Place) -> Vec3 {
    match place {
        Place::Cell(cell) => cell_centre(cell),
        Place::Hand(place) | Place::Away(place) => tray_place(side, place),
    }
}

/// The place a piece's components name.
fn place_of(cell: Option<&OnCell>, hand: Option<&InHand>) -> Option<Place> {
    cell.map(|cell| Place::Cell(cell.0))
        .or(hand.map(|hand| Place::Hand(hand.0)))
}

/// Sends every piece to where the position asked for has it.
pub(super) fn show(
    mut asked: MessageReader<ShowPosition>,
    mut shown: ResMut<Shown>,
    pieces: Query<(Entity, &PieceOf, &Stance, Option<&OnCell>, Option<&InHand>)>,
    mut commands: Commands,
) {
    let Some(&ShowPosition(next)) = asked.read().last() else {
        return;
    };
    let motions = match shown.0.replace(next) {
        Some(previous) => plan(&previous, &next),
        None => appear(&next),
    };
    let mut taken: Vec<Entity> = Vec::new();
    for motion in motions {
        let found = pieces.iter().find(|(entity, of, _, cell, hand)| {
            let here = place_of(*cell, *hand);
            let fits = match motion.from {
                Place::Away(_) => here.is_none(),
                from => here == Some(from),
            };
            fits && of.piece() == motion.piece && !taken.contains(entity)
        });
        let Some((entity, of, stance, ..)) = found else {
            continue;
        };
        taken.push(entity);
        let to = home(of.side, motion.to);
        let mut piece = commands.entity(entity);
        piece.remove::<(OnCell, InHand, Away, Stepping, Relocating, Placing)>();
        match motion.to {
            Place::Cell(cell) => piece.insert((OnCell(cell), Visibility::Inherited)),
            Place::Hand(place) => piece.insert((InHand(place), Visibility::Inherited)),
            Place::Away(_) => piece.insert((Away, Visibility::Hidden)),
        };
        let from = stance.foot;
        match motion.manner {
            Manner::Step => piece.insert(flight::<Stepping>(from, to)),
            Manner::Relocation => piece.insert(flight::<Relocating>(from, to)),
            Manner::Placing => piece.insert(flight::<Placing>(from, to)),
            Manner::Appearing => piece.insert(Stance {
                foot: to,
                ..Stance::default()
            }),
        };
    }
}

fn flight<M: Motion>(from: Vec3, to: Vec3) -> M {
    M::new(Flight {
        from,
        to,
        elapsed: 0.0,
        duration: M::DURATION,
    })
}

/// A piece that is let go glides to where it belongs, unless a move has already sent it on its way.
fn let_go(
    dropped: On<Remove, Dragged>,
    pieces: Query<(&PieceOf, &Stance, Option<&OnCell>, Option<&InHand>), Without<Relocating>>,
    mut commands: Commands,
) {
    if let Ok((of, stance, cell, hand)) = pieces.get(dropped.entity)
        && let Some(place) = place_of(cell, hand)
        && let Ok(mut piece) = commands.get_entity(dropped.entity)
    {
        piece.insert_if_new(flight::<Stepping>(stance.foot, home(of.side, place)));
    }
}

/// Runs one kind of motion.
fn run<M: Motion>(
    mut flights: Query<(Entity, &mut M, &mut Stance), Without<Dragged>>,
    speed: Res<AnimationSpeed>,
    time: Res<Time>,
    mut landed: MessageWriter<Landed>,
    mut commands: Commands,
) {
    for (entity, mut motion, mut stance) in &mut flights {
        // The frame in which a motion begins may follow a long idle one, whose time is not its own.
        let fresh = motion.is_added();
        let flight = motion.flight();
        if !fresh {
            flight.elapsed += time.delta_secs() * speed.0;
        }
        let progress = flight.elapsed / flight.duration;
        if progress >= 1.0 || speed.0 <= 0.0 {
            stance.foot = flight.to;
            commands.entity(entity).remove::<M>();
            landed.write(Landed {
                piece: entity,
                manner: M::MANNER,
            });
        } else {
            let way = EaseFunction::CubicInOut.sample_clamped(progress);
            // Lifted first and put down last, so that it clears what stands between.
            let arc = (way * PI).sin().powf(0.8) * M::HEIGHT;
            stance.foot = flight.from.lerp(flight.to, way) + Vec3::Y * arc;
        }
    }
}

/// Lifts what is picked, leans what is captured, and makes the transforms.
fn pose(
    mut pieces: Query<(
        &PieceOf,
        &mut Stance,
        &mut Transform,
        Has<Selected>,
        Has<AwaitingRelocation>,
        Option<&Dragged>,
    )>,
    (view, bearing, across): (Res<View>, Res<Bearing>, Res<AcrossTable>),
    speed: Res<AnimationSpeed>,
    time: Res<Time>,
    mut restless: ResMut<Restless>,
) {
    const PICKED: f32 = 0.16;
    const HELD: f32 = 0.45;
    const LEAN: f32 = 0.2;
    /// How fast lift and lean follow, per second.
    const HASTE: f32 = 16.0;
    let follow = if speed.0 > 0.0 {
        1.0 - (-HASTE * speed.0 * time.delta_secs()).exp()
    } else {
        1.0
    };
    for (of, mut stance, mut transform, selected, captive, dragged) in &mut pieces {
        if let Some(&Dragged(point)) = dragged {
            stance.foot = point;
        }
        let lift = match (dragged.is_some(), selected) {
            (true, _) => HELD,
            (false, true) => PICKED,
            (false, false) => 0.0,
        };
        let tilt = if captive {
            // A captive trembles a little, unless motion is switched off.
            restless.0 |= speed.0 > 0.0;
            LEAN * (1.0 + 0.35 * (time.elapsed_secs_wrapped() * 5.0).sin() * speed.0.min(1.0))
        } else {
            0.0
        };
        let next = Stance {
            foot: stance.foot,
            lift: approach(stance.lift, lift, follow),
            tilt: approach(stance.tilt, tilt, follow),
        };
        restless.0 |= next.lift != lift || next.tilt != tilt;
        let turned = if across.0 && of.side == Side::Black { PI } else { 0.0 };
        let placed = match *view {
            View::ThreeD => Transform::from_translation(next.foot + Vec3::Y * next.lift)
                .with_rotation(Quat::from_rotation_z(-next.tilt)),
            // From above height shows as size, and a lean as a turn.
            View::TwoD => Transform::from_translation(next.foot + Vec3::Y * next.lift)
                .with_rotation(Quat::from_rotation_y(bearing.0 + turned - next.tilt))
                .with_scale(Vec3::splat(
                    1.0 + 0.12 * (next.foot.y - TOP_OF_TILE + next.lift).max(0.0),
                )),
        };
        if *transform != placed {
            *transform = placed;
        }
        if next.lift != stance.lift || next.tilt != stance.tilt {
            *stance = next;
        }
    }
}

/// Moves towards a goal, and onto it when near.
fn approach(from: f32, to: f32, share: f32) -> f32 {
    let next = from.lerp(to, share);
    if (next - to).abs() < 1e-3 { to } else { next }
}

fn note_motions(moving: Query<(), InMotion>, mut restless: ResMut<Restless>) {
    restless.0 = !moving.is_empty();
}

pub(super) fn plugin(app: &mut App) {
    // Pieces belong to their new cells before captures are marked; the way there is only for the eye.
    app.add_message::<Landed>()
        .add_observer(let_go)
        .add_systems(Update, show.in_set(AgonSystems::Captures));
    app.add_systems(
        Update,
        (run::<Stepping>, run::<Relocating>, run::<Placing>, note_motions, pose)
            .chain()
            .in_set(AgonSystems::Animate),
    );
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use bevy::time::TimeUpdateStrategy;

    use super::*;
    use crate::app::agon::board_plugin;
    use crate::rules::{Move, Position, RuleSet};

    /// The board without a window, at 20 frames a second, with the opening shown.
    fn app() -> (App, Position) {
        let mut app = App::new();
        app.add_plugins((MinimalPlugins, board_plugin))
            .insert_resource(TimeUpdateStrategy::ManualDuration(Duration::from_millis(50)));
        let start = Position::start(&RuleSet::default());
        app.world_mut().write_message(ShowPosition(start));
        app.update();
        (app, start)
    }

    fn show_and_update(app: &mut App, position: Position) {
        app.world_mut().write_message(ShowPosition(position));
        app.update();
    }

    fn moving(app: &mut App) -> usize {
        app.world_mut()
            .query_filtered::<(), InMotion>()
            .iter(app.world())
            .count()
    }

    fn on_cell(app: &mut App, name: &str) -> Entity {
        let wanted = OnCell(name.parse().unwrap());
        let mut pieces = app.world_mut().query::<(Entity, &OnCell)>();
        let found: Vec<Entity> = pieces
            .iter(app.world())
            .filter(|(_, cell)| **cell == wanted)
            .map(|(piece, _)| piece)
            .collect();
        assert_eq!(found.len(), 1);
        found[0]
    }

    /// All 14 stand where the position has them.
    fn assert_settled(app: &mut App, position: &Position) {
        let mut pieces = app.world_mut().query::<(&PieceOf, &OnCell, &Transform)>();
        let mut count = 0;
        for (of, cell, transform) in pieces.iter(app.world()) {
            assert_eq!(position.piece_at(cell.0), Some(of.piece()));
            assert_eq!(transform.translation, cell_centre(cell.0));
            count += 1;
        }
        assert_eq!(count, 14);
    }

    fn after(position: &Position, from: &str, to: &str) -> Position {
        let mv = Move::Board {
            from: from.parse().unwrap(),
            to: to.parse().unwrap(),
        };
        position.make(&RuleSet::default(), mv).position
    }

    #[test]
    fn the_first_position_stands_at_once() {
        let (mut app, start) = app();
        assert_eq!(moving(&mut app), 0);
        assert_settled(&mut app, &start);
    }

    #[test]
    fn a_step_is_true_at_once_and_seen_in_time() {
        let (mut app, start) = app();
        let next = after(&start, "f1", "f2");
        let queen = on_cell(&mut app, "f1");
        show_and_update(&mut app, next);
        assert_eq!(on_cell(&mut app, "f2"), queen);
        app.update();
        assert_eq!(moving(&mut app), 1);
        assert!(app.world().resource::<Restless>().0);
        for _ in 0..6 {
            app.update();
        }
        assert_eq!(moving(&mut app), 0);
        assert!(!app.world().resource::<Restless>().0);
        assert_settled(&mut app, &next);
    }

    #[test]
    fn undone_in_flight_it_turns_back() {
        let (mut app, start) = app();
        show_and_update(&mut app, after(&start, "f1", "f2"));
        app.update();
        show_and_update(&mut app, start);
        for _ in 0..8 {
            app.update();
        }
        assert_settled(&mut app, &start);
    }

    #[test]
    fn without_animation_everything_is_at_once() {
        let (mut app, start) = app();
        app.insert_resource(AnimationSpeed(0.0));
        let next = after(&start, "f1", "f2");
        show_and_update(&mut app, next);
        assert_settled(&mut app, &next);
        app.update();
        assert_eq!(moving(&mut app), 0);
    }

    #[test]
    fn a_dragged_piece_follows_and_glides_back_when_let_go() {
        let (mut app, start) = app();
        let queen = on_cell(&mut app, "f1");
        let point = Vec3::new(1.0, 0.3, 2.0);
        app.world_mut().entity_mut(queen).insert(Dragged(point));
        app.update();
        let held = app.world().get::<Transform>(queen).unwrap().translation;
        assert_eq!(held.xz(), point.xz());
        app.world_mut().entity_mut(queen).remove::<Dragged>();
        assert!(app.world().get::<Stepping>(queen).is_some());
        for _ in 0..20 {
            app.update();
        }
        assert_settled(&mut app, &start);
    }

    #[test]
    fn dropped_on_its_target_it_goes_on_from_there() {
        let (mut app, start) = app();
        let queen = on_cell(&mut app, "f1");
        let target = cell_centre("f2".parse().unwrap());
        app.world_mut().entity_mut(queen).insert(Dragged(target));
        app.update();
        app.world_mut().entity_mut(queen).remove::<Dragged>();
        let next = after(&start, "f1", "f2");
        show_and_update(&mut app, next);
        let foot = app.world().get::<Stance>(queen).unwrap().foot;
        assert!(foot.xz().distance(target.xz()) < 1e-4, "{foot}");
        for _ in 0..20 {
            app.update();
        }
        assert_settled(&mut app, &next);
    }
}
