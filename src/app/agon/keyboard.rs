//! The board by keyboard: arrows move a focus from cell to cell, Enter means the cell, and shortcuts ask for the rest.

use bevy::input::keyboard::KeyboardInput;
use bevy::prelude::*;
use bevy_egui::{EguiContext, PrimaryEguiContext, egui};

use super::board::cell_centre;
use super::components::{CameraHome, CellEntities, Facing, Focused, View};
use super::game::Match;
use super::messages::PlayerAction;
use super::selection::{self, CellChosen, Selection, SelectionCleared};
use super::sets::AgonSystems;
use super::stepping::arrows_step;
use super::take_back::TakeBackWanted;
use crate::app::shell::screens::{Screen, board_has_keys};
use crate::app::shell::settings::Settings;
use crate::app::shell::shortcuts::{Shortcut, ShortcutPressed};
use crate::board::{CellId, Direction};
use crate::rules::Side;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<CellFocus>()
        .add_message::<KeyboardInput>()
        .add_systems(OnExit(Screen::Playing), leave_board)
        .add_systems(
            Update,
            (
                board_has_keys.pipe(steer_focus),
                obey_shortcuts.run_if(resource_exists::<Match>),
                mark_focus.run_if(resource_changed::<CellFocus>),
            )
                .chain()
                .in_set(AgonSystems::Input)
                .before(selection::clear_selection),
        );
}

/// The cell on which the keyboard's focus is; none until an arrow key is pressed.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq)]
pub struct CellFocus {
    cell: Option<CellId>,
    /// How far up the board the focus travels sideways, so that it does not drift on the hexagons' zigzag.
    row: f32,
}

/// Follows arrows and Enter one by one: on a slow machine several of them fall into one frame.
fn steer_focus(
    In(board_has_keys): In<bool>,
    mut keys: MessageReader<KeyboardInput>,
    pressed: Option<Res<ButtonInput<KeyCode>>>,
    current: Option<Res<Match>>,
    facing: Res<Facing>,
    selection: Res<Selection>,
    mut panels: Query<&mut EguiContext, With<PrimaryEguiContext>>,
    mut focus: ResMut<CellFocus>,
    mut chosen: MessageWriter<CellChosen>,
) {
    let steps = |current: Res<Match>| pressed.as_ref().is_some_and(|pressed| arrows_step(&current, pressed));
    if !board_has_keys || current.is_none_or(steps) {
        // What was typed elsewhere must not reach the board later.
        keys.clear();
        return;
    }
    for key in keys.read().filter(|key| key.state.is_pressed()) {
        let arrow = match key.key_code {
            KeyCode::ArrowLeft => Vec2::NEG_X,
            KeyCode::ArrowRight => Vec2::X,
            KeyCode::ArrowUp => Vec2::NEG_Y,
            KeyCode::ArrowDown => Vec2::Y,
            KeyCode::Enter | KeyCode::NumpadEnter | KeyCode::Space if !key.repeat => {
                // With a button in focus the key means the button.
                if !panels.iter_mut().any(|mut panel| focused_control(&mut panel).is_some()) {
                    chosen.write_batch(focus.cell.map(CellChosen));
                }
                continue;
            }
            _ => continue,
        };
        // Arrows are the board's: the controls are reached by Tab, and left by an arrow.
        for mut panel in &mut panels {
            if let Some(control) = focused_control(&mut panel) {
                panel.get_mut().memory_mut(|memory| memory.surrender_focus(control));
            }
        }
        // They follow the screen, which shows the board from either side.
        let arrow = if facing.0 == Side::Black { -arrow } else { arrow };
        *focus = focus.moved(arrow, *selection);
    }
}

/// The board under the title is there to be seen only.
fn leave_board(mut focus: ResMut<CellFocus>) {
    *focus = CellFocus::default();
}

/// The control that the keyboard is at.
pub(super) fn focused_control(panel: &mut EguiContext) -> Option<egui::Id> {
    panel.get_mut().memory(|memory| memory.focused())
}

impl CellFocus {
    /// On a cell.
    #[cfg(not(target_arch = "wasm32"))]
    pub(super) fn on(cell: CellId) -> Self {
        Self {
            cell: Some(cell),
            row: cell_centre(cell).z,
        }
    }

    /// The cell.
    #[cfg(not(target_arch = "wasm32"))]
    pub(super) const fn cell(self) -> Option<CellId> {
        self.cell
    }

    /// The focus after an arrow, given in the board's own directions; at first it only appears.
    fn moved(self, arrow: Vec2, selection: Selection) -> Self {
        let at = |cell: CellId, row: f32| Self { cell: Some(cell), row };
        let Some(cell) = self.cell else {
            let cell = match selection {
                Selection::Piece(cell) => cell,
                Selection::Nothing | Selection::Hand(_) => CellId::THRONE,
            };
            return at(cell, cell_centre(cell).z);
        };
        match neighbour_towards(cell, arrow, self.row) {
            Some(next) if arrow.y == 0.0 => at(next, self.row),
            Some(next) => at(next, cell_centre(next).z),
            None => self,
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

/// Does what is asked for otherwise than by a cell.
pub(super) fn obey_shortcuts(
    mut pressed: MessageReader<ShortcutPressed>,
    view: Res<View>,
    mut settings: ResMut<Settings>,
    (mut actions, mut take_backs): (MessageWriter<PlayerAction>, MessageWriter<TakeBackWanted>),
    mut cleared: MessageWriter<SelectionCleared>,
    mut home: MessageWriter<CameraHome>,
) {
    for pressed in pressed.read().filter(|pressed| !pressed.repeat) {
        match pressed.shortcut {
            Shortcut::Undo => drop(take_backs.write(TakeBackWanted::Last)),
            Shortcut::Redo => drop(actions.write(PlayerAction::Redo)),
            Shortcut::Threats => settings.show_threats = !settings.show_threats,
            Shortcut::OtherView => settings.view = view.other().into(),
            Shortcut::CameraHome => drop(home.write(CameraHome)),
            Shortcut::PutDown => drop(cleared.write(SelectionCleared)),
            _ => {}
        }
    }
}

pub(super) fn mark_focus(
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
