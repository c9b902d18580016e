//! Keyboard control of the board: arrows move a focus from cell to cell, Enter selects the cell, and shortcuts do the
//! rest.

use agon_core::board::{CellId, Direction};
use agon_core::rules::Side;
use bevy::input::keyboard::KeyboardInput;
use bevy::prelude::*;
use bevy_egui::{EguiContext, PrimaryEguiContext, egui};

use crate::agon::gameplay::agon_screen::AgonScreen;
use crate::agon::gameplay::current_game::Match;
use crate::agon::gameplay::default_keys::{HINT, PUT_DOWN, REDO, SHOW_THREATS, UNDO, WHY_NOT};
use crate::agon::gameplay::messages::{AdviceWanted, HistoryAction};
use crate::agon::gameplay::schedule::InputSystems;
use crate::agon::gameplay::selection::{AsksWhy, CellChosen, Selection, SelectionCleared};
use crate::agon::gameplay::settings::AgonSettings;
use crate::agon::gameplay::take_back::TakeBackWanted;
use crate::agon::scene::board::cell_centre;
use crate::agon::scene::entities::{CellEntities, Facing, Focused};
use crate::shell::input::context::board_has_keys;
use crate::shell::input::shortcuts::ActionPressed;
use crate::shell::input::shortcuts::chord::Held;
use crate::shell::system::resources::AddResource;
use crate::shell::ui::prelude::*;

pub(crate) fn plugin(app: &mut App) {
    app.add_resource::<CellFocus>()
        .add_message::<KeyboardInput>()
        .add_systems(OnExit(AgonScreen(Screen::Playing)), leave_board)
        .add_systems(
            Update,
            (
                board_has_keys.pipe(steer_focus),
                obey_shortcuts.run_if(resource_exists::<Match>),
                ask_for_advice.run_if(resource_exists::<Match>),
                mark_focus.run_if(resource_changed::<CellFocus>),
            )
                .chain()
                .in_set(InputSystems::Keyboard),
        );
}

/// The cell with the keyboard focus; none until an arrow key is pressed.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq)]
pub struct CellFocus {
    cell: Option<CellId>,
    /// The height on the board along which the focus travels sideways, so that it does not drift on the zigzag of
    /// hexagons.
    row: f32,
}

/// Handles arrows and Enter one by one: on a slow machine several may fall into one frame.
fn steer_focus(
    In(board_has_keys): In<bool>,
    (mut keys, mut held): (MessageReader<KeyboardInput>, Local<Held>),
    pressed: Option<Res<ButtonInput<KeyCode>>>,
    current: Option<Res<Match>>,
    facing: Res<Facing>,
    selection: Res<Selection>,
    mut panels: Query<&mut EguiContext, With<PrimaryEguiContext>>,
    mut focus: ResMut<CellFocus>,
    mut chosen: MessageWriter<CellChosen>,
) {
    let steps = |current: &Match| pressed.as_ref().is_some_and(|pressed| arrows_step(current, pressed));
    let Some(current) = current.filter(|current| board_has_keys && !steps(current)) else {
        // Keys typed elsewhere must not reach the board later.
        keys.read().for_each(|key| held.follow(key));
        return;
    };
    for key in keys.read() {
        held.follow(key);
        if !key.state.is_pressed() {
            continue;
        }
        let arrow = match key.key_code {
            KeyCode::ArrowLeft => Vec2::NEG_X,
            KeyCode::ArrowRight => Vec2::X,
            KeyCode::ArrowUp => Vec2::NEG_Y,
            KeyCode::ArrowDown => Vec2::Y,
            // With Alt, Enter is a shortcut.
            KeyCode::Enter if held.alt() => continue,
            KeyCode::Enter | KeyCode::NumpadEnter | KeyCode::Space if !key.repeat => {
                // With a button focused, the key activates the button.
                if !panels.iter_mut().any(|mut panel| focused_control(&mut panel).is_some()) {
                    chosen.write_batch(focus.cell.map(CellChosen));
                }
                continue;
            }
            _ => continue,
        };
        // Arrows belong to the board: controls are reached with Tab, and left with an arrow.
        for mut panel in &mut panels {
            if let Some(control) = focused_control(&mut panel) {
                panel.get_mut().memory_mut(|memory| memory.surrender_focus(control));
            }
        }
        // Arrows are relative to the screen, which may show the board from either side.
        let arrow = if facing.0 == Side::Black { -arrow } else { arrow };
        *focus = focus.moved(arrow, first_cell(&current, *selection));
    }
}

/// The cell on which the keyboard begins: the selected piece, or else the queen of the side to choose.
pub(super) fn first_cell(current: &Match, selection: Selection) -> CellId {
    let side = current.human_chooser().unwrap_or_else(|| current.home_side());
    match selection {
        Selection::Piece(cell) => cell,
        Selection::Nothing | Selection::Hand(_) => current.position().queens(side).first().unwrap_or(CellId::THRONE),
    }
}

/// Whether an arrow steps through the moves rather than over the board: in a finished game, or with Shift in one in
/// progress or in an analysis. In a finished game Shift moves over the board.
pub(crate) fn arrows_step(current: &Match, keys: &ButtonInput<KeyCode>) -> bool {
    let shift = keys.any_pressed([KeyCode::ShiftLeft, KeyCode::ShiftRight]);
    let rights = current.rights();
    (rights.counts || rights.moves_all) == shift
}

/// The board behind the title is only a backdrop.
fn leave_board(mut focus: ResMut<CellFocus>) {
    *focus = CellFocus::default();
}

/// The control with the keyboard focus.
pub(crate) fn focused_control(panel: &mut EguiContext) -> Option<egui::Id> {
    panel.get_mut().memory(|memory| memory.focused())
}

impl CellFocus {
    /// A focus on this cell.
    pub(crate) fn on(cell: CellId) -> Self {
        Self {
            cell: Some(cell),
            row: cell_centre(cell).z,
        }
    }

    /// The focused cell.
    pub(crate) const fn cell(self) -> Option<CellId> {
        self.cell
    }

    /// The focus after an arrow in board directions; the first arrow only makes it appear, on the `first` cell.
    pub(crate) fn moved(self, arrow: Vec2, first: CellId) -> Self {
        let at = |cell: CellId, row: f32| Self { cell: Some(cell), row };
        let Some(cell) = self.cell else {
            return at(first, cell_centre(first).z);
        };
        match neighbour_towards(cell, arrow, self.row) {
            Some(next) if arrow.y == 0.0 => at(next, self.row),
            Some(next) => at(next, cell_centre(next).z),
            None => self,
        }
    }
}

/// The neighbour closest to the arrow's direction; of two equally good, the one nearer to the row.
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

/// Handles shortcuts other than choosing a cell.
fn obey_shortcuts(
    mut pressed: MessageReader<ActionPressed>,
    mut settings: ResMut<AgonSettings>,
    (mut actions, mut take_backs): (MessageWriter<HistoryAction>, MessageWriter<TakeBackWanted>),
    mut cleared: MessageWriter<SelectionCleared>,
) {
    for pressed in pressed.read().filter(|pressed| !pressed.repeat) {
        match pressed.action {
            UNDO => drop(take_backs.write(TakeBackWanted::Last)),
            REDO => drop(actions.write(HistoryAction::Redo)),
            SHOW_THREATS => settings.show_threats = !settings.show_threats,
            PUT_DOWN => drop(cleared.write(SelectionCleared)),
            _ => {}
        }
    }
}

/// A hint, or what would come of moving the selected piece to the cell with the focus. Elsewhere the cell is still to be
/// chosen.
fn ask_for_advice(
    mut pressed: MessageReader<ActionPressed>,
    (current, selection, focus): (Res<Match>, Res<Selection>, Res<CellFocus>),
    language: Res<Language>,
    mut asks_why: ResMut<AsksWhy>,
    (mut wanted, mut notices): (MessageWriter<AdviceWanted>, MessageWriter<Notice>),
) {
    let first = pressed.read().filter(|pressed| !pressed.repeat);
    for pressed in first.filter(|_| current.may_have_advice()) {
        let targets = || selection.targets(current.position(), current.rules());
        match pressed.action {
            HINT => drop(wanted.write(AdviceWanted::Hint)),
            WHY_NOT if *selection == Selection::Nothing => {
                notices.write(Notice::info(language.tr("banner-why-piece")));
            }
            WHY_NOT => match focus.cell().filter(|&cell| targets().contains(cell)) {
                Some(cell) => drop(wanted.write_batch(selection.move_to(cell).map(AdviceWanted::Why))),
                None => asks_why.0 = !asks_why.0,
            },
            _ => {}
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
