//! Arrows and coloured cells drawn on the board: with the right button of a mouse, with a finger that has rested, and from
//! the cell with the keyboard focus. Shift draws in red, Alt in blue, both in yellow.

use std::time::Duration;

use agon_core::board::CellId;
use agon_core::notation::{Brush, Shape};
use bevy::picking::PickingSystems;
use bevy::picking::hover::HoverMap;
use bevy::picking::pointer::{PointerAction, PointerButton, PointerId, PointerInput};
use bevy::prelude::*;
use bevy_egui::EguiContext;

use super::dragging::{DRAG_THRESHOLD, PressedPiece};
use super::keyboard::{CellFocus, first_cell};
use super::meant_cell::BoardPlane;
use super::pointer::{LONG_PRESS, Presses, SHAKE};
use super::targets::Targets;
use crate::agon::gameplay::agon_screen::AGON;
use crate::agon::gameplay::current_game::Match;
use crate::agon::gameplay::default_keys::{DRAW, ERASE, PUT_DOWN};
use crate::agon::gameplay::messages::NoteAction;
use crate::agon::gameplay::notes::Drawing;
use crate::agon::gameplay::schedule::{AgonSystems, InputSystems};
use crate::agon::gameplay::selection::Selection;
use crate::shell::input::shortcuts::ActionPressed;
use crate::shell::system::redraw::Wake;
use crate::shell::system::resources::AddResource;
use crate::tabletop::pointing::met_by;
use crate::tabletop::view::OrbitLock;

/// How long a finger rests on a piece that it may move before it draws: who presses for long before a move still moves.
const LONGER_PRESS: Duration = Duration::from_millis(1000);

pub(crate) fn plugin(app: &mut App) {
    app.add_resource::<Pencil>()
        .add_systems(
            PreUpdate,
            (draw_with_pointer, begin_by_long_press)
                .chain()
                .after(PickingSystems::Hover)
                .in_set(AgonSystems)
                .run_if(resource_exists::<Match>),
        )
        .add_systems(
            Update,
            draw_with_keys
                .in_set(InputSystems::Notes)
                .run_if(resource_exists::<Match>),
        )
        .add_systems(OnExit(AGON), |mut pencil: ResMut<Pencil>| *pencil = Pencil::default());
}

/// The pointer that may draw.
#[derive(Resource, Default)]
struct Pencil(Option<Grip>);

#[derive(Clone, Copy)]
struct Grip {
    pointer: PointerId,
    /// Where it was pressed: the point of the window, in logical pixels, and the cell.
    at: Vec2,
    cell: CellId,
    /// Where it is, in logical pixels.
    now: Vec2,
    /// When it was pressed, measured from the start of the program.
    since: Duration,
}

/// The cell below a pointer, or below the piece there.
#[derive(bevy::ecs::system::SystemParam)]
struct Below<'w, 's> {
    hovered: Res<'w, HoverMap>,
    panels: Query<'w, 's, (), With<EguiContext>>,
    plane: BoardPlane<'w, 's>,
    targets: Targets<'w, 's>,
}

impl Below<'_, '_> {
    fn cell(&self, pointer: PointerId, at: Vec2) -> Option<CellId> {
        let met = met_by(&self.hovered, pointer);
        if met.is_some_and(|met| self.panels.contains(met)) {
            return None;
        }
        met.and_then(|met| self.targets.cell(met))
            .or_else(|| self.plane.cell(at))
    }

    /// Whether a press there asks what would come of a move.
    fn asks_why(&self, pointer: PointerId, at: Vec2) -> bool {
        self.targets.to_explain(self.cell(pointer, at), pointer, at).is_some()
    }
}

fn brush(keys: Option<&ButtonInput<KeyCode>>) -> Brush {
    let is_held = |pair| keys.is_some_and(|keys| keys.any_pressed(pair));
    let shift = is_held([KeyCode::ShiftLeft, KeyCode::ShiftRight]);
    let alt = is_held([KeyCode::AltLeft, KeyCode::AltRight]);
    match (shift, alt) {
        (false, false) => Brush::Green,
        (true, false) => Brush::Red,
        (false, true) => Brush::Blue,
        (true, true) => Brush::Yellow,
    }
}

fn draw_with_pointer(
    mut inputs: MessageReader<PointerInput>,
    (below, keys, time): (Below, Option<Res<ButtonInput<KeyCode>>>, Res<Time<Real>>),
    (mut pencil, mut drawing, mut lock): (ResMut<Pencil>, ResMut<Drawing>, ResMut<OrbitLock>),
    mut actions: MessageWriter<NoteAction>,
) {
    for input in inputs.read() {
        let (pointer, at) = (input.pointer_id, input.location.position);
        let held = pencil.0.filter(|grip| grip.pointer == pointer);
        let button = match pointer.is_touch() {
            true => PointerButton::Primary,
            false => PointerButton::Secondary,
        };
        match input.action {
            PointerAction::Press(pressed) if pressed == button && pencil.0.is_none() => {
                let since = time.elapsed();
                pencil.0 = below.cell(pointer, at).map(|cell| Grip {
                    pointer,
                    at,
                    cell,
                    now: at,
                    since,
                });
            }
            PointerAction::Move { .. } => {
                let Some(grip) = held else { continue };
                pencil.0 = Some(Grip { now: at, ..grip });
                if drawing.begun().is_none() && !pointer.is_touch() && grip.at.distance(at) >= DRAG_THRESHOLD {
                    drawing.begin(brush(keys.as_deref()), grip.cell);
                }
                if drawing.begun().is_some() {
                    drawing.lead_to(below.cell(pointer, at).unwrap_or(grip.cell));
                }
            }
            PointerAction::Release(released) if released == button => {
                let Some(grip) = held else { continue };
                pencil.0 = None;
                lock.0 &= !pointer.is_touch();
                let drawn = drawing.end();
                let is_click = drawn.is_none() && !pointer.is_touch() && grip.at.distance(at) < DRAG_THRESHOLD;
                if is_click && !below.asks_why(pointer, at) {
                    actions.write(NoteAction::Draw(Shape {
                        brush: brush(keys.as_deref()),
                        from: grip.cell,
                        to: None,
                    }));
                } else if below.cell(pointer, at).is_some() {
                    actions.write_batch(drawn.map(NoteAction::Draw));
                }
            }
            PointerAction::Cancel if held.is_some() => {
                pencil.0 = None;
                lock.0 &= !pointer.is_touch();
                drawing.end();
            }
            _ => {}
        }
    }
}

/// A finger that rests on a cell, where it does not ask what would come of a move, begins to draw. On a piece that it may
/// move it must rest longer.
fn begin_by_long_press(
    mut commands: Commands,
    (below, time, wake): (Below, Res<Time<Real>>, Option<ResMut<Wake>>),
    (mut pressed, mut presses): (ResMut<PressedPiece>, ResMut<Presses>),
    (pencil, mut drawing, mut lock): (Res<Pencil>, ResMut<Drawing>, ResMut<OrbitLock>),
) {
    let Some(grip) = pencil.0.filter(|grip| grip.pointer.is_touch()) else {
        return;
    };
    let rests = presses.are_only(grip.pointer) && grip.at.distance(grip.now) < SHAKE;
    if drawing.begun().is_some() || !rests || below.asks_why(grip.pointer, grip.at) {
        return;
    }
    let rest = if pressed.is_held() { LONGER_PRESS } else { LONG_PRESS };
    let left = (grip.since + rest).saturating_sub(time.elapsed());
    if left.is_zero() {
        presses.forget();
        pressed.put_back(&mut commands);
        lock.0 = true;
        drawing.begin(Brush::Green, grip.cell);
    } else if let Some(mut wake) = wake {
        wake.within(left);
    }
}

/// The first press begins at the cell with the focus, the second one ends there or at another one. Without a focus it
/// makes it appear.
fn draw_with_keys(
    mut pressed: MessageReader<ActionPressed>,
    (current, selection, keys): (Res<Match>, Res<Selection>, Option<Res<ButtonInput<KeyCode>>>),
    mut focus: ResMut<CellFocus>,
    (pencil, mut drawing): (Res<Pencil>, ResMut<Drawing>),
    mut actions: MessageWriter<NoteAction>,
) {
    if pencil.0.is_some() {
        pressed.clear();
        return;
    }
    if let Some(cell) = focus.cell().filter(|_| focus.is_changed() && drawing.begun().is_some()) {
        drawing.lead_to(cell);
    }
    for pressed in pressed.read().filter(|pressed| !pressed.repeat) {
        match (pressed.action, focus.cell()) {
            (PUT_DOWN, _) if drawing.begun().is_some() => drop(drawing.end()),
            (ERASE, _) => drop(actions.write(NoteAction::Erase)),
            (DRAW, None) => *focus = CellFocus::on(first_cell(&current, *selection)),
            (DRAW, Some(_)) if drawing.begun().is_some() => {
                actions.write_batch(drawing.end().map(NoteAction::Draw));
            }
            (DRAW, Some(cell)) => drawing.begin(brush(keys.as_deref()), cell),
            _ => {}
        }
    }
}

#[cfg(test)]
mod tests {
    use bevy::camera::NormalizedRenderTarget;
    use bevy::picking::backend::HitData;
    use bevy::picking::pointer::Location;

    use super::*;
    use crate::agon::scene::entities::{Cell, Dragged};
    use crate::testing::matches::{at, two_people};

    const TIME: Duration = Duration::from_millis(600);

    fn cell(name: &str) -> CellId {
        name.parse().unwrap()
    }

    /// A board whose cells are met where a test says so.
    struct Board {
        app: App,
        /// Where the pointer is next: every step is far away from the one before.
        steps: u8,
    }

    impl Board {
        fn new() -> Self {
            let mut app = App::new();
            app.add_resource::<HoverMap>()
                .add_resource::<Selection>()
                .add_resource::<Drawing>()
                .add_resource::<Pencil>()
                .add_resource::<PressedPiece>()
                .add_resource::<Presses>()
                .add_resource::<OrbitLock>()
                .add_resource::<Time<Real>>()
                .add_message::<PointerInput>()
                .add_message::<NoteAction>()
                .insert_resource(at("globe", None, two_people()))
                .add_systems(Update, (draw_with_pointer, begin_by_long_press).chain());
            for cell in CellId::ALL {
                app.world_mut().spawn(Cell(cell));
            }
            Self { app, steps: 0 }
        }

        /// The pointer does something over a cell, or over nothing.
        fn act(&mut self, pointer: PointerId, over: Option<&str>, action: PointerAction) -> Vec<String> {
            let world = self.app.world_mut();
            let mut tiles = world.query::<(Entity, &Cell)>();
            let met = over.map(|name| tiles.iter(world).find(|(_, tile)| tile.0 == cell(name)).unwrap().0);
            let hits = met.map(|met| (met, HitData::new(Entity::PLACEHOLDER, 0.0, None, None)));
            world.resource_mut::<HoverMap>().0.clear();
            world
                .resource_mut::<HoverMap>()
                .0
                .insert(pointer, hits.into_iter().collect());
            let is_step = matches!(action, PointerAction::Move { .. });
            self.steps += u8::from(is_step);
            let target = NormalizedRenderTarget::None {
                width: 360,
                height: 640,
            };
            let position = Vec2::splat(40.0 * f32::from(self.steps));
            world.write_message(PointerInput::new(pointer, Location { target, position }, action));
            self.update()
        }

        fn update(&mut self) -> Vec<String> {
            self.app.update();
            let mut drawn = self.app.world_mut().resource_mut::<Messages<NoteAction>>();
            let shapes = drawn.drain().map(|action| match action {
                NoteAction::Draw(shape) => shape.to_string(),
                other => panic!("{other:?}"),
            });
            shapes.collect()
        }

        /// A press of the right button on one cell, and its release on another.
        fn drag(&mut self, from: &str, to: Option<&str>) -> Vec<String> {
            let (mouse, button) = (PointerId::Mouse, PointerButton::Secondary);
            let mut drawn = self.act(mouse, Some(from), PointerAction::Press(button));
            if to != Some(from) {
                drawn.extend(self.act(
                    mouse,
                    to,
                    PointerAction::Move {
                        delta: Vec2::splat(40.0),
                    },
                ));
            }
            drawn.extend(self.act(mouse, to, PointerAction::Release(button)));
            drawn
        }
    }

    #[test]
    fn the_right_button_draws_arrows_and_marks_cells() {
        let mut board = Board::new();
        assert_eq!(board.drag("d4", Some("d4")), ["Gd4"]);
        assert_eq!(board.drag("d4", Some("f6")), ["Gd4f6"]);
        assert_eq!(board.drag("d4", None), [""; 0], "beside the board an arrow is given up");
        let mut keys = ButtonInput::<KeyCode>::default();
        keys.press(KeyCode::ShiftRight);
        board.app.insert_resource(keys);
        assert_eq!(board.drag("d4", Some("e5")), ["Rd4e5"]);
    }

    #[test]
    fn a_finger_draws_once_it_has_rested() {
        let (finger, button) = (PointerId::Touch(1), PointerButton::Primary);
        for (rests, expected) in [(false, vec![]), (true, vec!["Gd4f6".to_owned()])] {
            let mut board = Board::new();
            board.app.world_mut().resource_mut::<Presses>().hold(finger);
            board.act(finger, Some("d4"), PointerAction::Press(button));
            if rests {
                board.app.world_mut().resource_mut::<Time<Real>>().advance_by(TIME);
                board.update();
            }
            assert_eq!(board.app.world().resource::<OrbitLock>().0, rests, "the camera stays");
            board.act(
                finger,
                Some("f6"),
                PointerAction::Move {
                    delta: Vec2::splat(40.0),
                },
            );
            assert_eq!(board.act(finger, Some("f6"), PointerAction::Release(button)), expected);
            assert!(!board.app.world().resource::<OrbitLock>().0);
        }
    }

    #[test]
    fn a_finger_puts_back_a_piece_on_which_it_rests_for_long_and_draws() {
        let (finger, button) = (PointerId::Touch(1), PointerButton::Primary);
        let mut board = Board::new();
        let piece = board.app.world_mut().spawn(Dragged(Vec3::ZERO)).id();
        board.app.insert_resource(PressedPiece::of(piece, finger));
        board.app.world_mut().resource_mut::<Presses>().hold(finger);
        board.act(finger, Some("b1"), PointerAction::Press(button));
        for is_drawing in [false, true] {
            board.app.world_mut().resource_mut::<Time<Real>>().advance_by(TIME);
            board.update();
            let world = board.app.world();
            assert_eq!(world.resource::<Drawing>().begun().is_some(), is_drawing);
            assert_eq!(world.resource::<PressedPiece>().is_held(), !is_drawing);
            assert_eq!(world.entity(piece).contains::<Dragged>(), !is_drawing);
        }
        let delta = Vec2::splat(40.0);
        board.act(finger, Some("d3"), PointerAction::Move { delta });
        assert_eq!(board.act(finger, Some("d3"), PointerAction::Release(button)), ["Gb1d3"]);
    }

    #[test]
    fn a_drawing_that_is_cancelled_leaves_nothing() {
        let mut board = Board::new();
        let (mouse, button) = (PointerId::Mouse, PointerButton::Secondary);
        board.act(mouse, Some("d4"), PointerAction::Press(button));
        board.act(
            mouse,
            Some("f6"),
            PointerAction::Move {
                delta: Vec2::splat(40.0),
            },
        );
        assert!(board.app.world().resource::<Drawing>().begun().is_some());
        assert_eq!(board.act(mouse, Some("f6"), PointerAction::Cancel), [""; 0]);
        assert_eq!(board.app.world().resource::<Drawing>().shapes().count(), 0);
    }
}
