//! Pieces that a mouse or a finger carries.

use bevy::picking::pointer::{PointerAction, PointerButton, PointerId, PointerInput};
use bevy::prelude::*;

use super::meant_cell::BoardPlane;
use super::targets::Targets;
use crate::agon::gameplay::agon_screen::AGON;
use crate::agon::gameplay::current_game::Match;
use crate::agon::gameplay::selection::{PieceDropped, Selection};
use crate::agon::scene::entities::{Dragged, Whereabouts};
use crate::shell::system::resources::AddResource;
use crate::tabletop::view::OrbitLock;

/// Travel that starts a drag, in logical pixels; anything less is a shaky click.
pub(super) const DRAG_THRESHOLD: f32 = 4.0;

pub(crate) fn plugin(app: &mut App) {
    app.add_resource::<PressedPiece>()
        .add_systems(OnExit(AGON), forget_grip)
        .add_observer(lock_camera_on_press)
        .add_observer(drag_piece)
        .add_observer(drop_piece);
}

/// The draggable piece under the pressed pointer.
#[derive(Resource, Default)]
pub(super) struct PressedPiece(Option<Grip>);

/// A piece that a pointer holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Grip {
    piece: Entity,
    pointer: PointerId,
    /// The selection before the press.
    before: Selection,
}

impl Grip {
    fn put_back(self, commands: &mut Commands) {
        commands.entity(self.piece).remove::<Dragged>();
        commands.queue(move |world: &mut World| {
            world.resource_mut::<Selection>().set_if_neq(self.before);
        });
    }
}

impl PressedPiece {
    /// Whether a piece is held.
    pub(super) const fn is_held(&self) -> bool {
        self.0.is_some()
    }

    /// A pointer holds a piece.
    #[cfg(test)]
    pub(super) fn of(piece: Entity, pointer: PointerId) -> Self {
        let before = Selection::Nothing;
        Self(Some(Grip { piece, pointer, before }))
    }

    /// Puts the piece back, as if it had never been picked up.
    pub(super) fn put_back(&mut self, commands: &mut Commands) {
        if let Some(grip) = self.0.take() {
            grip.put_back(commands);
        }
    }

    /// The piece held by this pointer.
    pub(super) fn by(&self, pointer: PointerId) -> Option<Entity> {
        self.0.filter(|grip| grip.pointer == pointer).map(|grip| grip.piece)
    }
}

/// A held piece goes with its board.
fn forget_grip(mut pressed: ResMut<PressedPiece>, mut lock: ResMut<OrbitLock>) {
    if pressed.0.take().is_some() {
        lock.0 = false;
    }
}

/// The thing that this pointer has just released, if any; frees the camera.
pub(super) fn let_go(pressed: &mut PressedPiece, lock: &mut OrbitLock, pointer: PointerId) -> Option<Grip> {
    let grip = pressed.0.take_if(|grip| grip.pointer == pointer)?;
    lock.0 = false;
    Some(grip)
}

/// A press on a movable piece locks the camera, so that the piece can be dragged.
fn lock_camera_on_press(
    press: On<Pointer<Press>>,
    targets: Targets,
    (current, selection): (Option<Res<Match>>, Res<Selection>),
    mut pressed: ResMut<PressedPiece>,
    mut lock: ResMut<OrbitLock>,
) {
    let piece = targets
        .grabbed(press.entity, press.pointer_id, press.pointer_location.position)
        .filter(|_| current.is_some_and(|game| game.human_chooser().is_some()));
    // A pointer already holding a piece keeps it.
    if let Some(piece) = piece
        && press.button == PointerButton::Primary
        && pressed.0.is_none()
    {
        pressed.0 = Some(Grip {
            piece,
            pointer: press.pointer_id,
            before: *selection,
        });
        lock.0 = true;
    }
}

fn drag_piece(
    drag: On<Pointer<Drag>>,
    mut commands: Commands,
    pressed: Res<PressedPiece>,
    plane: BoardPlane,
    pieces: Query<(&Whereabouts, Has<Dragged>)>,
    mut selection: ResMut<Selection>,
) {
    let held = pressed
        .by(drag.pointer_id)
        .filter(|_| drag.button == PointerButton::Primary);
    let Some((piece, (at, dragging))) = held.and_then(|piece| Some((piece, pieces.get(piece).ok()?))) else {
        return;
    };
    if !dragging && drag.distance.length() < DRAG_THRESHOLD {
        return;
    }
    if let Some(point) = plane.point(drag.pointer_location.position)
        && let Some(cell) = at.cell()
    {
        selection.set_if_neq(Selection::Piece(cell));
        commands.entity(piece).insert(Dragged(point));
    }
}

fn drop_piece(
    end: On<Pointer<DragEnd>>,
    mut commands: Commands,
    mut pressed: ResMut<PressedPiece>,
    mut lock: ResMut<OrbitLock>,
    plane: BoardPlane,
    pieces: Query<&Whereabouts, With<Dragged>>,
    mut drops: MessageWriter<PieceDropped>,
) {
    if end.button != PointerButton::Primary {
        return;
    }
    let Some(Grip { piece, .. }) = let_go(&mut pressed, &mut lock, end.pointer_id) else {
        return;
    };
    if let Some(from) = pieces.get(piece).ok().and_then(|at| at.cell()) {
        commands.entity(piece).remove::<Dragged>();
        let to = plane.cell(end.pointer_location.position);
        drops.write(PieceDropped { from, to });
    }
}

/// A touch that the system cancels (a call, a gesture) puts the piece back, as if it had never been picked up. Bevy's own
/// event of it goes to what the pointer is over, which for a cancelled one is nothing.
pub(super) fn put_back_cancelled(
    mut inputs: MessageReader<PointerInput>,
    mut commands: Commands,
    mut pressed: ResMut<PressedPiece>,
    mut lock: ResMut<OrbitLock>,
    dragged: Query<(), With<Dragged>>,
) {
    for input in inputs.read() {
        if matches!(input.action, PointerAction::Cancel)
            && let Some(grip) = let_go(&mut pressed, &mut lock, input.pointer_id)
            && dragged.contains(grip.piece)
        {
            grip.put_back(&mut commands);
        }
    }
}

#[cfg(test)]
mod tests {
    use bevy::camera::NormalizedRenderTarget;
    use bevy::picking::pointer::Location;

    use super::*;

    fn cell(name: &str) -> agon_core::board::CellId {
        name.parse().unwrap()
    }

    #[test]
    fn only_the_finger_that_holds_a_piece_lets_it_go() {
        let (one, other) = (PointerId::Touch(1), PointerId::Touch(2));
        let piece = Entity::from_raw_u32(7).unwrap();
        let grip = Grip {
            piece,
            pointer: one,
            before: Selection::Nothing,
        };
        let (mut pressed, mut lock) = (PressedPiece(Some(grip)), OrbitLock(true));
        assert_eq!(let_go(&mut pressed, &mut lock, other), None);
        assert!(lock.0 && pressed.by(one) == Some(piece) && pressed.by(other).is_none());
        assert_eq!(let_go(&mut pressed, &mut lock, one), Some(grip));
        assert!(!lock.0 && pressed.0.is_none());
    }

    #[test]
    fn a_cancelled_touch_puts_the_piece_back_and_leaves_no_trace() {
        let (one, other) = (PointerId::Touch(1), PointerId::Touch(2));
        let mut app = App::new();
        app.add_message::<PointerInput>()
            .insert_resource(OrbitLock(true))
            .insert_resource(Selection::Piece(cell("f1")))
            .add_systems(Update, put_back_cancelled);
        let piece = app.world_mut().spawn(Dragged(Vec3::ZERO)).id();
        app.insert_resource(PressedPiece(Some(Grip {
            piece,
            pointer: one,
            before: Selection::Piece(cell("b1")),
        })));
        let mut cancel = |pointer| {
            let location = Location {
                target: NormalizedRenderTarget::None {
                    width: 360,
                    height: 640,
                },
                position: Vec2::ZERO,
            };
            app.world_mut()
                .write_message(PointerInput::new(pointer, location, PointerAction::Cancel));
            app.update();
            let is_held = app.world().entity(piece).contains::<Dragged>();
            (
                is_held,
                app.world().resource::<OrbitLock>().0,
                *app.world().resource::<Selection>(),
            )
        };
        assert_eq!(cancel(other), (true, true, Selection::Piece(cell("f1"))));
        assert_eq!(cancel(one), (false, false, Selection::Piece(cell("b1"))));
    }
}
