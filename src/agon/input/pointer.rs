//! Mouse and touch: clicks and taps choose cells, and a right click or a long press on a target asks what would come of the
//! move. What is neither that nor a [drag](super::dragging) is left to the camera.

use std::time::Duration;

use bevy::ecs::system::SystemParam;
use bevy::picking::PickingSystems;
use bevy::picking::hover::HoverMap;
use bevy::picking::pointer::{PointerAction, PointerButton, PointerId, PointerInput, PointerLocation};
use bevy::prelude::*;
use bevy_egui::EguiContext;

use super::dragging::{DRAG_THRESHOLD, PressedPiece, let_go, put_back_cancelled};
use super::keyboard::CellFocus;
use super::targets::Targets;
use crate::agon::gameplay::agon_screen::AGON;
use crate::agon::gameplay::current_game::Match;
use crate::agon::gameplay::messages::AdviceWanted;
use crate::agon::gameplay::schedule::AgonSystems;
use crate::agon::gameplay::selection::{CellChosen, SelectionCleared};
use crate::agon::scene::entities::{Cell, Dragged, Hovered};
use crate::agon::scene::marks_hidden::MarksHidden;
use crate::shell::system::redraw::Wake;
use crate::shell::system::resources::AddResource;
use crate::tabletop::pointing::met_by;
use crate::tabletop::view::{CameraHome, OrbitLock};

pub(crate) fn plugin(app: &mut App) {
    app.add_plugins(MeshPickingPlugin)
        .add_resource::<Presses>()
        .add_systems(
            PreUpdate,
            (
                note_turn,
                choose_by_click,
                put_back_cancelled,
                ask_by_long_press,
                mark_hovered,
            )
                .chain()
                .after(PickingSystems::Hover)
                .in_set(AgonSystems),
        )
        .add_systems(OnExit(AGON), forget_presses);
}

/// Two clicks on the table within this time reset the camera.
const DOUBLE: Duration = Duration::from_millis(500);

/// Travel within which a finger rests, in logical pixels.
pub(super) const SHAKE: f32 = 10.0;

/// Time for which a finger rests on a target to ask about it.
pub(super) const LONG_PRESS: Duration = Duration::from_millis(500);

/// Nobody finds a cell for a captured piece sooner than this: an earlier press was meant for the position before.
const REACTION: Duration = Duration::from_millis(500);

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
    /// Since when a person is asked for a choice, measured from the start of the program.
    asked: Option<Duration>,
}

impl Presses {
    /// Whether this pointer is down, and no other.
    pub(super) fn are_only(&self, pointer: PointerId) -> bool {
        matches!(self.down[..], [held] if held.pointer == pointer)
    }

    /// Whether a press at this time was meant for the position before.
    fn is_early(&self, since: Duration) -> bool {
        self.asked.is_none_or(|asked| since < asked + REACTION)
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

/// What a click can come to.
#[derive(SystemParam)]
struct Clicked<'w> {
    chosen: MessageWriter<'w, CellChosen>,
    cleared: MessageWriter<'w, SelectionCleared>,
    asked: MessageWriter<'w, AdviceWanted>,
    home: MessageWriter<'w, CameraHome>,
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
    mut clicked: Clicked,
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
                    clicked
                        .asked
                        .write_batch(targets.to_explain(met, pointer, at).map(AdviceWanted::Why));
                }
            }
            PointerAction::Release(PointerButton::Primary) => {
                let Some(Held { began, since, .. }) = take(&mut presses.down, pointer) else {
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
                    Some(cell) if presses.is_early(since) && targets.puts_back_unpicked(cell) => {}
                    Some(cell) => {
                        clicked.chosen.write(CellChosen(cell));
                        // A player using a pointer has no use for the keyboard focus.
                        focus.set_if_neq(CellFocus::default());
                    }
                    None => {
                        clicked.cleared.write(SelectionCleared);
                        let now = time.elapsed();
                        let double = presses.table.is_some_and(|last| now - last <= DOUBLE);
                        presses.table = (!double).then_some(now);
                        if double {
                            clicked.home.write(CameraHome);
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

/// Notes since when a person is asked for a choice.
fn note_turn(current: Option<Res<Match>>, time: Res<Time<Real>>, mut presses: ResMut<Presses>) {
    let is_asked = current.is_some_and(|current| current.human_chooser().is_some());
    let since = presses.asked.unwrap_or(time.elapsed());
    presses.asked = is_asked.then_some(since);
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

/// Presses go with their board.
fn forget_presses(mut presses: ResMut<Presses>) {
    *presses = Presses::default();
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
    use agon_core::board::CellId;
    use agon_core::engine::Level;
    use agon_core::rules::{Kind, Side};
    use agon_core::session::players::Players;
    use bevy::camera::NormalizedRenderTarget;
    use bevy::picking::backend::HitData;
    use bevy::picking::pointer::Location;

    use super::*;
    use crate::agon::gameplay::selection::Selection;
    use crate::agon::scene::entities::{PieceOf, Whereabouts};
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
    fn a_press_from_before_a_capture_was_seen_puts_nothing_back() {
        const CAPTURED: &str = "1g2G1/G5g/2G4g/9/3q6/Q5g4/4GG4/g8/8/6g/6 w c3 3 14";
        let mut app = App::new();
        app.add_resource::<Time<Real>>()
            .add_resource::<HoverMap>()
            .add_resource::<Presses>()
            .add_resource::<PressedPiece>()
            .add_resource::<OrbitLock>()
            .add_resource::<CellFocus>()
            .insert_resource(Selection::Piece(cell("c3")))
            .add_message::<PointerInput>()
            .add_message::<CellChosen>()
            .add_message::<SelectionCleared>()
            .add_message::<AdviceWanted>()
            .add_message::<CameraHome>()
            .add_systems(Update, (note_turn, choose_by_click).chain());
        let tile = app.world_mut().spawn(Cell(cell("l1"))).id();
        let hit = HitData::new(Entity::PLACEHOLDER, 0.0, None, None);
        let over = [(tile, hit)].into_iter().collect();
        app.world_mut()
            .resource_mut::<HoverMap>()
            .0
            .insert(PointerId::Mouse, over);
        let act = |app: &mut App, action: PointerAction| {
            let target = NormalizedRenderTarget::None {
                width: 360,
                height: 640,
            };
            let position = Vec2::ZERO;
            let location = Location { target, position };
            app.world_mut()
                .write_message(PointerInput::new(PointerId::Mouse, location, action));
            app.update();
            let mut chosen = app.world_mut().resource_mut::<Messages<CellChosen>>();
            chosen.drain().count()
        };
        let [press, release] = [PointerAction::Press, PointerAction::Release].map(|of| of(PointerButton::Primary));
        act(&mut app, press);
        let players = Players::against_computer(Side::White, Level::Casual);
        app.insert_resource(at("globe", Some(CAPTURED), players));
        assert_eq!(act(&mut app, release), 0, "it was pressed before the capture");
        for (after, chosen) in [(200, 0), (1_000, 1)] {
            let mut time = app.world_mut().resource_mut::<Time<Real>>();
            time.advance_by(Duration::from_millis(after));
            act(&mut app, press);
            assert_eq!(act(&mut app, release), chosen, "{after} ms later");
        }
    }
}
