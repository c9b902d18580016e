//! The board by keyboard: arrows move a focus from cell to cell, Enter means the cell, Escape puts the piece down.

use bevy::input::keyboard::Key;
use bevy::prelude::*;
use bevy_egui::input::EguiWantsInput;

use super::board::cell_centre;
use super::components::{CameraHome, CellEntities, Facing, Focused};
use super::game::Match;
use super::messages::PlayerAction;
use super::selection::{self, CellChosen, Selection, SelectionCleared};
use super::sets::AgonSystems;
use crate::app::shell::question::Questions;
use crate::app::shell::screens::{Overlay, Screen};
use crate::app::shell::settings::{Settings, View};
use crate::board::{CellId, Direction};
use crate::rules::Side;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<CellFocus>().add_systems(
        Update,
        (
            move_focus,
            choose_focused,
            shortcuts,
            mark_focus.run_if(resource_changed::<CellFocus>),
        )
            .chain()
            .in_set(AgonSystems::Input)
            .before(selection::clear_selection)
            .run_if(resource_exists::<ButtonInput<KeyCode>>)
            .run_if(in_state(Screen::Playing).and_then(in_state(Overlay::None)))
            .run_if(not(panels_want_keys))
            .run_if(|questions: Res<Questions>| !questions.is_open()),
    );
}

/// Whether a text field or a menu takes the keys. Without panels, as in tests, nothing does.
fn panels_want_keys(panels: Option<Res<EguiWantsInput>>) -> bool {
    panels.is_some_and(|panels| panels.wants_any_keyboard_input())
}

/// The cell on which the keyboard's focus is; none until an arrow key is pressed.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq)]
pub struct CellFocus {
    cell: Option<CellId>,
    /// How far up the board the focus travels sideways, so that it does not drift on the hexagons' zigzag.
    row: f32,
}

fn move_focus(
    keys: Res<ButtonInput<KeyCode>>,
    facing: Res<Facing>,
    selection: Res<Selection>,
    mut focus: ResMut<CellFocus>,
) {
    const ARROWS: [(KeyCode, Vec2); 4] = [
        (KeyCode::ArrowLeft, Vec2::NEG_X),
        (KeyCode::ArrowRight, Vec2::X),
        (KeyCode::ArrowUp, Vec2::NEG_Y),
        (KeyCode::ArrowDown, Vec2::Y),
    ];
    for (_, arrow) in ARROWS.into_iter().filter(|(key, _)| keys.just_pressed(*key)) {
        let Some(cell) = focus.cell else {
            let cell = match *selection {
                Selection::Piece(cell) => cell,
                Selection::Nothing | Selection::Hand(_) => CellId::THRONE,
            };
            *focus = CellFocus {
                cell: Some(cell),
                row: cell_centre(cell).z,
            };
            continue;
        };
        // The arrows follow the screen, which shows the board from either side.
        let arrow = if facing.0 == Side::Black { -arrow } else { arrow };
        if let Some(next) = neighbour_towards(cell, arrow, focus.row) {
            let row = if arrow.y == 0.0 { focus.row } else { cell_centre(next).z };
            *focus = CellFocus { cell: Some(next), row };
        }
    }
}

/// The neighbour that lies most in the arrow's direction; of two equally good the one nearer to the row.
fn neighbour_towards(cell: CellId, arrow: Vec2, row: f32) -> Option<CellId> {
    let here = cell_centre(cell);
    Direction::ALL
        .into_iter()
        .filter_map(|direction| cell.neighbour(direction))
        .map(|next| {
            let there = cell_centre(next);
            (next, (there - here).xz().dot(arrow), (there.z - row).abs())
        })
        .filter(|(_, along, _)| *along > 0.6)
        .max_by(|a, b| {
            a.1.total_cmp(&b.1)
                .then(b.2.total_cmp(&a.2))
                .then_with(|| a.0.cmp(&b.0))
        })
        .map(|(next, ..)| next)
}

fn choose_focused(keys: Res<ButtonInput<KeyCode>>, focus: Res<CellFocus>, mut chosen: MessageWriter<CellChosen>) {
    if keys.any_just_pressed([KeyCode::Enter, KeyCode::NumpadEnter, KeyCode::Space]) {
        chosen.write_batch(focus.cell.map(CellChosen));
    }
}

/// Keys that ask for something else than a cell.
///
/// Letters count by what is printed on them, whichever the keyboard's layout.
fn shortcuts(
    keys: Res<ButtonInput<KeyCode>>,
    letters: Res<ButtonInput<Key>>,
    current: Option<Res<Match>>,
    mut settings: ResMut<Settings>,
    mut actions: MessageWriter<PlayerAction>,
    mut cleared: MessageWriter<SelectionCleared>,
    mut home: MessageWriter<CameraHome>,
) {
    let control = keys.any_pressed([
        KeyCode::ControlLeft,
        KeyCode::ControlRight,
        KeyCode::SuperLeft,
        KeyCode::SuperRight,
    ]);
    let letter = |lower: &str| {
        letters
            .get_just_pressed()
            .any(|key| matches!(key, Key::Character(text) if text.eq_ignore_ascii_case(lower)))
    };
    let shift = keys.any_pressed([KeyCode::ShiftLeft, KeyCode::ShiftRight]);
    if current.is_some() && control {
        if letter("z") {
            actions.write(if shift { PlayerAction::Redo } else { PlayerAction::Undo });
        } else if letter("y") {
            actions.write(PlayerAction::Redo);
        }
    } else if !control {
        if letter("v") {
            settings.view = match settings.view {
                View::ThreeD => View::TwoD,
                View::TwoD => View::ThreeD,
            };
        }
        if letter("r") {
            home.write(CameraHome);
        }
        if keys.just_pressed(KeyCode::Backspace) {
            cleared.write(SelectionCleared);
        }
    }
}

fn mark_focus(
    mut commands: Commands,
    focus: Res<CellFocus>,
    entities: Option<Res<CellEntities>>,
    focused: Query<Entity, With<Focused>>,
) {
    for entity in &focused {
        commands.entity(entity).remove::<Focused>();
    }
    if let Some((cell, entities)) = focus.cell.zip(entities) {
        commands.entity(entities.get(cell)).insert(Focused);
    }
}
