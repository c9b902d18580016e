//! Positions become motions, and motions run: pieces are lifted, carried and set down. Knows nothing of rules but the
//! planner.

use bevy::ecs::component::Mutable;
use bevy::input::ButtonState;
use bevy::input::gamepad::GamepadButtonStateChangedEvent;
use bevy::input::keyboard::KeyboardInput;
use bevy::input::mouse::MouseButtonInput;
use bevy::input::touch::{TouchInput, TouchPhase};
use bevy::prelude::*;

use super::board::{cell_centre, tray_place};
use super::components::{AnimationSpeed, Away, Dragged, InHand, OnCell, PieceOf, Restless, ShowPosition, Shown};
use super::plan::{Manner, Place, appear, plan};
use super::sets::AgonSystems;
use crate::rules::{Kind, Side};

mod course;
mod pose;

use course::Course;
pub use pose::{Fright, Settling, Stance};

/// A way through the air, from one point to another.
#[derive(Clone, Copy, Debug)]
pub struct Flight {
    /// The ground under where it began, in world units.
    pub from: Vec3,
    /// Where it ends.
    pub to: Vec3,
    /// How high over the ground it began.
    lifted: f32,
    /// Seconds flown; below zero it waits for others.
    elapsed: f32,
    course: Course,
}

/// The piece steps to its cell, or glides back after a drag.
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

/// The player does not want to wait: something was pressed, and all that moves is to be where it is going. What was
/// pressed counts all the same.
#[derive(Message, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Hurry;

/// What the three motions have in common.
trait Motion: Component<Mutability = Mutable> {
    /// How the piece goes.
    const MANNER: Manner;
    fn new(flight: Flight) -> Self;
    fn flight(&mut self) -> &mut Flight;
}

macro_rules! motion {
    ($name:ident, $manner:ident) => {
        impl Motion for $name {
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

motion!(Stepping, Step);
motion!(Relocating, Relocation);
motion!(Placing, Placing);

/// Filter: the piece is on its way.
pub type InMotion = Or<(With<Stepping>, With<Relocating>, With<Placing>)>;

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
    mut pieces: Query<(Entity, &PieceOf, &mut Stance, Option<&OnCell>, Option<&InHand>)>,
    mut commands: Commands,
) {
    /// Seconds between the starts of pieces that go together, and between the first and the last at most.
    const APART: f32 = 0.07;
    const TOGETHER: f32 = 0.3;
    let Some(&ShowPosition(next)) = asked.read().last() else {
        return;
    };
    let motions = match shown.0.replace(next) {
        Some(previous) => plan(&previous, &next),
        None => appear(&next),
    };
    let apart = APART.min(TOGETHER / motions.len() as f32);
    let mut taken: Vec<Entity> = Vec::new();
    let mut delay = 0.0;
    for motion in motions {
        let found = pieces.iter_mut().find(|(entity, of, _, cell, hand)| {
            let here = place_of(*cell, *hand);
            let fits = match motion.from {
                Place::Away(_) => here.is_none(),
                from => here == Some(from),
            };
            fits && of.piece() == motion.piece && !taken.contains(entity)
        });
        let Some((entity, of, mut stance, ..)) = found else {
            continue;
        };
        taken.push(entity);
        let to = home(of.side, motion.to);
        let mut piece = commands.entity(entity);
        piece.remove::<(OnCell, InHand, Away, Stepping, Relocating, Placing, Settling)>();
        match motion.to {
            Place::Cell(cell) => piece.insert((OnCell(cell), Visibility::Inherited)),
            Place::Hand(place) => piece.insert((InHand(place), Visibility::Inherited)),
            Place::Away(_) => piece.insert((Away, Visibility::Hidden)),
        };
        match motion.manner {
            Manner::Step => piece.insert(start::<Stepping>(&mut stance, of.kind, to, delay)),
            Manner::Relocation => piece.insert(start::<Relocating>(&mut stance, of.kind, to, delay)),
            Manner::Placing => piece.insert(start::<Placing>(&mut stance, of.kind, to, delay)),
            Manner::Appearing => {
                *stance = Stance {
                    foot: to,
                    ..Stance::default()
                };
                continue;
            }
        };
        delay += apart;
    }
}

/// The way of a piece to its goal. What it is lifted already becomes part of that way.
fn start<M: Motion>(stance: &mut Stance, kind: Kind, to: Vec3, delay: f32) -> M {
    let from = Vec3 { y: to.y, ..stance.foot };
    let lifted = stance.foot.y - to.y + stance.lift;
    stance.foot.y += stance.lift;
    stance.lift = 0.0;
    M::new(Flight {
        from,
        to,
        lifted,
        elapsed: -delay,
        course: Course::new(M::MANNER, kind, from.distance(to)),
    })
}

/// A piece that is let go glides to where it belongs, unless a move has already sent it on its way.
fn let_go(
    dropped: On<Remove, Dragged>,
    mut pieces: Query<(&PieceOf, &mut Stance, Option<&OnCell>, Option<&InHand>), Without<Relocating>>,
    mut commands: Commands,
) {
    if let Ok((of, mut stance, cell, hand)) = pieces.get_mut(dropped.entity)
        && let Some(place) = place_of(cell, hand)
        && let Ok(mut piece) = commands.get_entity(dropped.entity)
    {
        piece.insert_if_new(start::<Stepping>(&mut stance, of.kind, home(of.side, place), 0.0));
    }
}

/// Whatever is pressed, the player has seen enough of what moves.
fn notice_presses(
    mut keys: MessageReader<KeyboardInput>,
    mut buttons: MessageReader<MouseButtonInput>,
    mut touches: MessageReader<TouchInput>,
    mut pads: MessageReader<GamepadButtonStateChangedEvent>,
    mut hurry: MessageWriter<Hurry>,
) {
    let key = keys.read().filter(|key| key.state.is_pressed() && !key.repeat).count();
    let button = buttons.read().filter(|button| button.state.is_pressed()).count();
    let touch = touches
        .read()
        .filter(|touch| touch.phase == TouchPhase::Started)
        .count();
    let pad = pads.read().filter(|pad| pad.state == ButtonState::Pressed).count();
    if key + button + touch + pad > 0 {
        hurry.write(Hurry);
    }
}

/// Takes what is in the air to its end, before what was pressed can send it elsewhere.
fn hasten<M: Motion>(mut flights: Query<(&mut M, &mut Stance)>, mut hurry: MessageReader<Hurry>) {
    if hurry.read().count() > 0 {
        for (mut motion, mut stance) in &mut flights {
            let flight = motion.flight();
            flight.elapsed = f32::INFINITY;
            stance.foot = flight.to;
        }
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
        let share = flight.elapsed / flight.course.duration;
        if share < 1.0 && speed.0 > 0.0 {
            let moment = flight.course.at(share, flight.lifted);
            stance.foot = flight.from.lerp(flight.to, moment.along) + Vec3::Y * moment.height;
            stance.lean = flight.heading() * moment.lean;
            continue;
        }
        stance.foot = flight.to;
        stance.lean = Vec2::ZERO;
        let mut piece = commands.entity(entity);
        piece.remove::<M>();
        if flight.elapsed.is_finite() && speed.0 > 0.0 {
            piece.insert(Settling::new(
                flight.heading() * flight.course.at(1.0, flight.lifted).lean,
            ));
        }
        landed.write(Landed {
            piece: entity,
            manner: M::MANNER,
        });
    }
}

impl Flight {
    /// The direction over the ground, in x and z.
    fn heading(&self) -> Vec2 {
        (self.to - self.from).xz().normalize_or_zero()
    }
}

fn note_motions(moving: Query<(), InMotion>, mut restless: ResMut<Restless>) {
    restless.0 = !moving.is_empty();
}

/// Moves pieces and says what moves; what else moves says so afterwards.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct MovePieces;

pub(super) fn plugin(app: &mut App) {
    // Pieces belong to their new cells before captures are marked; the way there is only for the eye.
    app.add_message::<Landed>()
        .add_message::<Hurry>()
        .add_message::<KeyboardInput>()
        .add_message::<MouseButtonInput>()
        .add_message::<TouchInput>()
        .add_message::<GamepadButtonStateChangedEvent>()
        .add_observer(let_go)
        .add_observer(pose::catch)
        .add_observer(pose::free)
        .add_systems(Update, show.in_set(AgonSystems::Captures));
    app.add_systems(
        Update,
        (
            notice_presses,
            hasten::<Stepping>,
            hasten::<Relocating>,
            hasten::<Placing>,
        )
            .chain()
            .in_set(AgonSystems::Input),
    );
    app.add_systems(
        Update,
        (
            run::<Stepping>,
            run::<Relocating>,
            run::<Placing>,
            note_motions,
            pose::settle,
            pose::frighten,
            pose::pose,
        )
            .chain()
            .in_set(MovePieces)
            .in_set(AgonSystems::Animate),
    );
}

#[cfg(test)]
mod tests;
