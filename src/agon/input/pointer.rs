//! Mouse and touch: clicks and taps choose cells, a right click or a long press on a target asks what would come of the
//! move, drags carry the player's own pieces, and anything else is left to the camera.

use std::iter;
use std::time::Duration;

use agon_core::board::CellId;
use agon_core::rules::Move;
use bevy::picking::PickingSystems;
use bevy::picking::hover::HoverMap;
use bevy::picking::pointer::{PointerAction, PointerButton, PointerId, PointerInput, PointerLocation};
use bevy::prelude::*;
use bevy_egui::EguiContext;

use super::keyboard::CellFocus;
use super::meant_cell::{BoardPlane, MeantCell};
use crate::agon::gameplay::agon_screen::AGON;
use crate::agon::gameplay::current_game::Match;
use crate::agon::gameplay::messages::AdviceWanted;
use crate::agon::gameplay::schedule::AgonSystems;
use crate::agon::gameplay::selection::{CellChosen, PieceDropped, Selection, SelectionCleared};
use crate::agon::scene::entities::{Cell, Dragged, Hovered, Movable, PieceOf, Whereabouts};
use crate::agon::scene::marks_hidden::MarksHidden;
use crate::shell::system::redraw::Wake;
use crate::shell::system::resources::AddResource;
use crate::tabletop::pointing::met_by;
use crate::tabletop::view::{CameraHome, OrbitLock};

/// Travel that starts a drag, in logical pixels; anything less is a shaky click.
pub(super) const DRAG_THRESHOLD: f32 = 4.0;

pub(crate) fn plugin(app: &mut App) {
    app.add_plugins(MeshPickingPlugin)
        .add_resource::<PressedPiece>()
        .add_resource::<Presses>()
        .add_systems(
            PreUpdate,
            (choose_by_click, put_back_cancelled, ask_by_long_press, mark_hovered)
                .chain()
                .after(PickingSystems::Hover)
                .in_set(AgonSystems),
        )
        .add_systems(OnExit(AGON), forget_presses)
        .add_observer(lock_camera_on_press)
        .add_observer(drag_piece)
        .add_observer(drop_piece);
}

/// The draggable piece under the pressed pointer.
#[derive(Resource, Default)]
pub(super) struct PressedPiece(Option<Grip>);

/// A piece that a pointer holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Grip {
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
    fn by(&self, pointer: PointerId) -> Option<Entity> {
        self.0.filter(|grip| grip.pointer == pointer).map(|grip| grip.piece)
    }
}

/// Resolves the cell meant by a pointer event on a tile or piece.
#[derive(bevy::ecs::system::SystemParam)]
pub(super) struct Targets<'w, 's> {
    meant: MeantCell<'w, 's>,
    cells: Query<'w, 's, &'static Cell>,
    pieces: Query<'w, 's, (Entity, &'static Whereabouts, Has<Movable>), With<PieceOf>>,
    parents: Query<'w, 's, &'static ChildOf>,
}

impl Targets<'_, '_> {
    /// The cell of a tile or piece, whichever of its parts was hit.
    pub(super) fn cell(&self, entity: Entity) -> Option<CellId> {
        iter::once(entity)
            .chain(self.parents.iter_ancestors(entity))
            .find_map(|entity| {
                let tile = self.cells.get(entity).map(|cell| cell.0).ok();
                tile.or_else(|| self.pieces.get(entity).ok()?.1.cell())
            })
    }

    /// The cell meant by a pointer at a point of the window, over this cell or a piece on it.
    fn meant(&self, met: Option<CellId>, pointer: PointerId, at: Vec2) -> Option<CellId> {
        if pointer.is_touch() {
            self.meant.by_finger(at, met)
        } else {
            self.meant.by_mouse(at, met)
        }
    }

    /// The move to the cell meant, if the player may ask what would come of it.
    pub(super) fn to_explain(&self, met: Option<CellId>, pointer: PointerId, at: Vec2) -> Option<Move> {
        self.meant.to_explain(self.meant(met, pointer, at)?)
    }

    /// The piece that a press on an entity grabs: the one that is hit if it may move, otherwise one on the cell meant.
    fn grabbed(&self, entity: Entity, pointer: PointerId, at: Vec2) -> Option<Entity> {
        let met = self.cell(entity);
        // A press on a panel goes on to the window, and grabs nothing below.
        if met.is_none() && !pointer.is_touch() {
            return None;
        }
        let hit = met.and_then(|cell| self.movable(cell));
        hit.or_else(|| self.meant(met, pointer, at).and_then(|cell| self.movable(cell)))
    }

    /// The movable piece on a cell.
    fn movable(&self, cell: CellId) -> Option<Entity> {
        self.pieces
            .iter()
            .find(|(_, at, movable)| *movable && at.cell() == Some(cell))
            .map(|(piece, ..)| piece)
    }
}

/// Two clicks on the table within this time reset the camera.
const DOUBLE: Duration = Duration::from_millis(500);

/// Travel within which a finger rests, in logical pixels.
pub(super) const SHAKE: f32 = 10.0;

/// Time for which a finger rests on a target to ask about it.
pub(super) const LONG_PRESS: Duration = Duration::from_millis(500);

/// A pointer that is down.
#[derive(Clone, Copy)]
struct Held {
    pointer: PointerId,
    /// Where it was pressed.
    began: Vec2,
    /// When it was pressed, measured from the start of the program.
    since: Duration,
}

/// Presses that may yet become a click or double click.
#[derive(Resource, Default)]
pub(super) struct Presses {
    down: Vec<Held>,
    /// With the right button.
    right: Vec<Held>,
    /// When the table was last clicked, measured from the start of the program.
    table: Option<Duration>,
}

impl Presses {
    /// Whether this pointer is down, and no other.
    pub(super) fn are_only(&self, pointer: PointerId) -> bool {
        matches!(self.down[..], [held] if held.pointer == pointer)
    }

    /// A pointer is down.
    #[cfg(test)]
    pub(super) fn hold(&mut self, pointer: PointerId) {
        let (began, since) = (Vec2::ZERO, Duration::ZERO);
        press(&mut self.down, Held { pointer, began, since });
    }

    /// Lets no pointer that is down click when it is released.
    pub(super) fn forget(&mut self) {
        self.down.clear();
    }
}

/// A press released where it began is a click on what lies there.
///
/// Bevy's own clicks go to what the pointer was over one frame earlier, so a tap within a single frame, or a click by a
/// mouse that has just arrived, would hit nothing.
fn choose_by_click(
    mut inputs: MessageReader<PointerInput>,
    hovered: Res<HoverMap>,
    targets: Targets,
    panels: Query<(), With<EguiContext>>,
    (mut presses, mut pressed, mut lock): (ResMut<Presses>, ResMut<PressedPiece>, ResMut<OrbitLock>),
    dragged: Query<(), With<Dragged>>,
    (time, mut focus): (Res<Time<Real>>, ResMut<CellFocus>),
    (mut chosen, mut cleared, mut asked): (
        MessageWriter<CellChosen>,
        MessageWriter<SelectionCleared>,
        MessageWriter<AdviceWanted>,
    ),
    mut home: MessageWriter<CameraHome>,
) {
    for input in inputs.read() {
        let (pointer, at) = (input.pointer_id, input.location.position);
        let held = Held {
            pointer,
            began: at,
            since: time.elapsed(),
        };
        match input.action {
            PointerAction::Press(PointerButton::Primary) => press(&mut presses.down, held),
            // Not in the middle of a drag.
            PointerAction::Press(PointerButton::Secondary) if !is_down(&presses.down, pointer) => {
                press(&mut presses.right, held);
            }
            PointerAction::Release(PointerButton::Secondary) => {
                let Some(Held { began, .. }) = take(&mut presses.right, pointer) else {
                    continue;
                };
                let met = met_by(&hovered, pointer);
                if began.distance(at) < DRAG_THRESHOLD && !met.is_some_and(|met| panels.contains(met)) {
                    let met = met.and_then(|met| targets.cell(met));
                    asked.write_batch(targets.to_explain(met, pointer, at).map(AdviceWanted::Why));
                }
            }
            PointerAction::Release(PointerButton::Primary) => {
                let Some(Held { began, .. }) = take(&mut presses.down, pointer) else {
                    continue;
                };
                // A drag ends only after the release, and needs its piece until then.
                if pressed.by(pointer).is_some_and(|piece| dragged.contains(piece)) {
                    continue;
                }
                let_go(&mut pressed, &mut lock, pointer);
                let met = met_by(&hovered, pointer);
                if began.distance(at) >= DRAG_THRESHOLD || met.is_some_and(|met| panels.contains(met)) {
                    continue;
                }
                let met = met.and_then(|met| targets.cell(met));
                match targets.meant(met, pointer, at) {
                    Some(cell) => {
                        chosen.write(CellChosen(cell));
                        // A player using a pointer has no use for the keyboard focus.
                        focus.set_if_neq(CellFocus::default());
                    }
                    None => {
                        cleared.write(SelectionCleared);
                        let now = time.elapsed();
                        let double = presses.table.is_some_and(|last| now - last <= DOUBLE);
                        presses.table = (!double).then_some(now);
                        if double {
                            home.write(CameraHome);
                        }
                    }
                }
            }
            PointerAction::Cancel => {
                take(&mut presses.down, pointer);
                take(&mut presses.right, pointer);
            }
            _ => {}
        }
    }
}

fn is_down(presses: &[Held], pointer: PointerId) -> bool {
    presses.iter().any(|held| held.pointer == pointer)
}

/// Remembers a press. An earlier one of the same pointer has ended unnoticed.
fn press(presses: &mut Vec<Held>, held: Held) {
    take(presses, held.pointer);
    presses.push(held);
}

/// The press of a pointer, which has ended.
fn take(presses: &mut Vec<Held>, pointer: PointerId) -> Option<Held> {
    let index = presses.iter().position(|held| held.pointer == pointer)?;
    Some(presses.swap_remove(index))
}

/// A finger that rests on a target asks about it; lifting it then chooses nothing.
fn ask_by_long_press(
    hovered: Res<HoverMap>,
    targets: Targets,
    pointers: Query<(&PointerId, &PointerLocation)>,
    panels: Query<(), With<EguiContext>>,
    mut presses: ResMut<Presses>,
    (time, wake): (Res<Time<Real>>, Option<ResMut<Wake>>),
    mut asked: MessageWriter<AdviceWanted>,
) {
    let [held] = presses.down[..] else {
        return;
    };
    let Held { pointer, began, since } = held;
    let place = pointers.iter().find(|(other, _)| **other == pointer);
    let Some(at) = place
        .and_then(|(_, place)| place.location())
        .map(|place| place.position)
    else {
        return;
    };
    let met = met_by(&hovered, pointer);
    let rests = began.distance(at) < SHAKE && !met.is_some_and(|met| panels.contains(met));
    if !pointer.is_touch() || !rests {
        return;
    }
    let met = met.and_then(|met| targets.cell(met));
    let Some(mv) = targets.to_explain(met, pointer, at) else {
        return;
    };
    let left = (since + LONG_PRESS).saturating_sub(time.elapsed());
    if left.is_zero() {
        presses.forget();
        asked.write(AdviceWanted::Why(mv));
    } else if let Some(mut wake) = wake {
        wake.within(left);
    }
}

/// A pressed piece goes with its board.
fn forget_presses(mut presses: ResMut<Presses>, mut pressed: ResMut<PressedPiece>, mut lock: ResMut<OrbitLock>) {
    *presses = Presses::default();
    if pressed.0.take().is_some() {
        lock.0 = false;
    }
}

/// The thing that this pointer has just released, if any; frees the camera.
fn let_go(pressed: &mut PressedPiece, lock: &mut OrbitLock, pointer: PointerId) -> Option<Grip> {
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
fn put_back_cancelled(
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

/// Marks the cell that a click would choose. Touches leave no mark, as nothing is there once the finger is lifted. Behind the
/// title the board is only a backdrop, and nothing is hovered while a picture is taken.
fn mark_hovered(
    mut commands: Commands,
    hovered: Res<HoverMap>,
    (current, hidden): (Option<Res<Match>>, Res<MarksHidden>),
    (targets, pointers): (Targets, Query<(&PointerId, &PointerLocation)>),
    cells: Query<(Entity, &Cell)>,
    marked: Query<(Entity, &Cell), With<Hovered>>,
) {
    let may = current.is_some() && !hidden.0;
    let met = met_by(&hovered, PointerId::Mouse).filter(|_| may);
    let met = met.and_then(|met| targets.cell(met));
    let mouse = pointers.iter().find(|(pointer, _)| **pointer == PointerId::Mouse);
    let cell = match mouse.and_then(|(_, mouse)| mouse.location()) {
        Some(at) if met.is_some() => targets.meant(met, PointerId::Mouse, at.position),
        _ => met,
    };
    if marked.iter().map(|(_, cell)| cell.0).eq(cell) {
        return;
    }
    for (entity, _) in &marked {
        commands.entity(entity).remove::<Hovered>();
    }
    if let Some((entity, _)) = cells.iter().find(|(_, other)| Some(other.0) == cell) {
        commands.entity(entity).insert(Hovered);
    }
}

#[cfg(test)]
mod tests {
    use agon_core::rules::{Kind, Side};
    use agon_core::session::players::Players;
    use bevy::camera::NormalizedRenderTarget;
    use bevy::picking::backend::HitData;
    use bevy::picking::pointer::Location;

    use super::*;
    use crate::testing::matches::at;

    fn cell(name: &str) -> CellId {
        name.parse().unwrap()
    }

    #[test]
    fn a_cell_is_lit_while_the_mouse_is_over_it_and_what_moves_away_leaves_no_light() {
        let mut app = App::new();
        app.add_resource::<HoverMap>()
            .add_resource::<MarksHidden>()
            .add_resource::<Selection>()
            .insert_resource(at("globe", None, Players::two_people("", "")))
            .add_systems(Update, mark_hovered);
        let world = app.world_mut();
        let tiles = ["b1", "c2"].map(|name| world.spawn(Cell(cell(name))).id());
        let piece = PieceOf {
            side: Side::White,
            kind: Kind::Guard,
        };
        let piece = world.spawn((piece, Whereabouts::Cell(cell("b1")))).id();
        let point = |app: &mut App, pointer: PointerId, over: Entity| {
            let hit = HitData::new(Entity::PLACEHOLDER, 0.0, None, None);
            let mut hovered = app.world_mut().resource_mut::<HoverMap>();
            hovered.0.clear();
            hovered.0.insert(pointer, [(over, hit)].into_iter().collect());
        };
        let lit = |app: &mut App| {
            app.update();
            tiles.map(|tile| app.world().entity(tile).contains::<Hovered>())
        };
        point(&mut app, PointerId::Mouse, piece);
        assert_eq!(lit(&mut app), [true, false]);
        point(&mut app, PointerId::Mouse, tiles[1]);
        assert_eq!(lit(&mut app), [false, true]);
        point(&mut app, PointerId::Touch(1), tiles[0]);
        assert_eq!(lit(&mut app), [false, false], "a finger leaves no light");
        point(&mut app, PointerId::Mouse, piece);
        assert_eq!(lit(&mut app), [true, false]);
        app.world_mut().entity_mut(piece).insert(Whereabouts::Cell(cell("c2")));
        assert_eq!(lit(&mut app), [false, true], "the piece has moved");
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
