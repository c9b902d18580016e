//! The board of the editor: a cell is drawn on by a click, a piece is dragged from cell to cell, and keys do the same.
//! Screen readers are told of every cell; Tab leads to one of them, and arrows lead from it to the others.

use agon_core::board::{Bitboard, CellId};
use agon_core::rules::{Kind, Piece, Side};
use agon_core::session::draft::Draft;
use agon_core::session::drawing::Drawing;
use bevy::math::Vec2;
use bevy_egui::egui::{
    self, Color32, Event, Id, Key, LayerId, Modifiers, Order, Pos2, Rect, Sense, Ui, UiBuilder, WidgetInfo, WidgetType,
    accesskit,
};

use super::view::EditorView;
use crate::agon::drawings::diagram::{Marks, Plane};
use crate::agon::drawings::icons::egui_color;
use crate::agon::input::keyboard::CellFocus;
use crate::agon::text::words::cell_told;
use crate::shell::ui::prelude::*;
use crate::shell::ui::widgets::controls::keep_in_sight;

/// The effect of a click on a cell.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum Tool {
    /// Chooses a piece, then the cell it goes to.
    #[default]
    Move,
    /// Draws.
    Draw(agon_core::session::draft::Tool),
}

/// The piece being dragged.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Dragged {
    /// The piece of a cell.
    From(CellId),
    /// Something new, from the palette.
    New(agon_core::session::draft::Tool),
}

/// The player's hand over the board.
#[derive(Clone, Debug, Default, PartialEq)]
pub(super) struct Hand {
    pub(super) tool: Tool,
    /// The piece chosen to be moved.
    picked: Option<CellId>,
    dragged: Option<Dragged>,
    /// The cell that keys draw on.
    cursor: CellFocus,
}

impl Hand {
    /// Takes another tool.
    pub(super) const fn take(&mut self, tool: Tool) {
        self.tool = tool;
        self.picked = None;
    }

    /// Begins to drag something new.
    pub(super) const fn drag(&mut self, tool: agon_core::session::draft::Tool) {
        self.dragged = Some(Dragged::New(tool));
    }

    fn cell(&self) -> CellId {
        self.cursor.cell().unwrap_or(CellId::THRONE)
    }

    /// Uses the tool on a cell.
    fn use_on(&mut self, cell: CellId, drawing: &mut Drawing) {
        match (self.tool, self.picked.take()) {
            (Tool::Draw(tool), _) => drop(drawing.change(|draft| draft.use_tool(tool, cell))),
            (Tool::Move, Some(from)) => drop(drawing.change(|draft| draft.shift(from, cell))),
            (Tool::Move, None) => self.picked = drawing.draft().piece_at(cell).map(|_| cell),
        }
    }

    /// Drops what is dragged on a cell, or beside the board.
    fn let_go(dragged: Dragged, to: Option<CellId>, draft: &mut Draft) {
        use agon_core::session::draft::Tool;
        match (dragged, to) {
            (Dragged::From(from), Some(to)) => draft.shift(from, to),
            (Dragged::From(from), None) => draft.erase(from),
            (Dragged::New(Tool::Piece(piece)), Some(to)) => draft.put(piece, to),
            // What is marked already stays so.
            (Dragged::New(Tool::Captured), Some(to)) if draft.captured().contains(to) => {}
            (Dragged::New(tool), Some(to)) => draft.use_tool(tool, to),
            (Dragged::New(_), None) => {}
        }
    }
}

pub(super) fn cell_id(cell: CellId) -> Id {
    Id::new(("editor cell", cell.index()))
}

/// Draws the board in a rectangle, with the cells framed that are to be repaired. Returns where its cells are.
pub(super) fn board(
    ui: &mut Ui,
    rect: Rect,
    drawing: &mut Drawing,
    hand: &mut Hand,
    faulty: Bitboard,
    scene: &EditorView,
) -> Plane {
    let plane = Plane::within(rect, Side::White);
    let mut inside = ui.new_child(UiBuilder::new().max_rect(rect).id_salt("cells"));
    inside.ctx().accesskit_node_builder(inside.unique_id(), |node| {
        node.set_role(accesskit::Role::Group);
        node.set_label(scene.language.tr("settings-board"));
    });
    let before = hand.cell();
    let had_focus = inside.memory(|memory| memory.has_focus(cell_id(before)));
    if had_focus {
        obey_keys(&inside, drawing, hand);
    }
    cells(&mut inside, &plane, drawing, hand, scene);
    if had_focus && before != hand.cell() {
        // The arrow must not move the focus on as well.
        inside.memory_mut(|memory| {
            memory.move_focus(egui::FocusDirection::None);
            memory.request_focus(cell_id(hand.cell()));
        });
    }
    // Last, so that it shows what has just been done.
    paint(ui, &plane, drawing.draft(), hand, faulty, scene);
    plane
}

/// The cells as controls.
fn cells(ui: &mut Ui, plane: &Plane, drawing: &mut Drawing, hand: &mut Hand, scene: &EditorView) {
    let cursor = hand.cell();
    let (mut clicked, mut dragged, mut wanted) = (None, None, None);
    for cell in CellId::ALL {
        let draft = drawing.draft();
        let piece = draft.piece_at(cell);
        let (mut place, mut sense) = (plane.tile(cell), Sense::CLICK);
        if piece.is_some() {
            sense |= Sense::DRAG;
        }
        if cell == cursor {
            // It takes the keyboard for all of them. Whatever is meant follows from where the pointer is.
            sense |= Sense::DRAG | Sense::FOCUSABLE;
            place = place.union(Rect::from_center_size(place.center(), egui::Vec2::splat(size::TOUCH)));
        }
        let response = ui.interact(place, cell_id(cell), sense);
        response.widget_info(|| {
            let told = cell_told(scene.language, cell, piece, draft.captured().contains(cell));
            WidgetInfo::labeled(WidgetType::Button, true, told)
        });
        ui.ctx()
            .accesskit_node_builder(response.id, |node| node.add_action(accesskit::Action::Focus));
        let pointed = response.interact_pointer_pos();
        if response.clicked() {
            clicked = pointed.map_or(Some(cell), |point| plane.cell_at(point));
        }
        if response.drag_started() {
            let origin = ui.input(|input| input.pointer.press_origin());
            dragged = origin.and_then(|origin| plane.cell_at(origin));
        }
        if ui.input(|input| input.has_accesskit_action_request(response.id, accesskit::Action::Focus)) {
            wanted = Some(cell);
        }
        if cell == cursor {
            keep_in_sight(&response);
            take_first_focus(ui, &response);
        }
    }
    if let Some(cell) = dragged.filter(|&cell| drawing.draft().piece_at(cell).is_some()) {
        hand.dragged = Some(Dragged::From(cell));
    }
    if let Some(cell) = clicked {
        hand.use_on(cell, drawing);
    }
    if let Some(cell) = clicked.or(wanted) {
        hand.cursor = CellFocus::on(cell);
    }
    if let Some(cell) = wanted {
        ui.memory_mut(|memory| memory.request_focus(cell_id(cell)));
    }
}

/// The tool whose letter is pressed: those of position texts place pieces, and `x` marks a captured one. Shift makes the
/// capitals, which are White's; Caps Lock is for writing.
fn tool(key: Key, modifiers: Modifiers) -> Option<agon_core::session::draft::Tool> {
    use agon_core::session::draft::Tool;
    let kind = match key {
        Key::Q => Kind::Queen,
        Key::G => Kind::Guard,
        Key::X => return Some(Tool::Captured),
        _ => return None,
    };
    let side = if modifiers.shift { Side::White } else { Side::Black };
    Some(Tool::Piece(Piece { side, kind }))
}

/// Arrows move over the cells, and at the edge of the board away from it; letters are tools.
fn obey_keys(ui: &Ui, drawing: &mut Drawing, hand: &mut Hand) {
    for event in ui.input(|input| input.events.clone()) {
        let cell = hand.cell();
        let arrow = match event {
            Event::Key {
                key,
                pressed: true,
                modifiers,
                ..
            } => match key {
                Key::ArrowLeft => Vec2::NEG_X,
                Key::ArrowRight => Vec2::X,
                Key::ArrowUp => Vec2::NEG_Y,
                Key::ArrowDown => Vec2::Y,
                Key::Delete | Key::Backspace => {
                    drawing.change(|draft| draft.erase(cell));
                    continue;
                }
                _ => {
                    // With others than Shift it is a shortcut.
                    let is_letter = !(modifiers.alt || modifiers.ctrl || modifiers.command);
                    if let Some(tool) = tool(key, modifiers).filter(|_| is_letter) {
                        drawing.change(|draft| draft.use_tool(tool, cell));
                    }
                    continue;
                }
            },
            _ => continue,
        };
        let here = CellFocus::on(cell);
        let from = if hand.cursor.cell().is_some() {
            hand.cursor
        } else {
            here
        };
        hand.cursor = from.moved(arrow, cell);
    }
}

/// Undoes and redoes by the usual keys, unless they are typed into a field, which has its own.
pub(super) fn obey_undo_keys(ctx: &egui::Context, drawing: &mut Drawing) {
    if ctx.text_edit_focused() {
        return;
    }
    let pressed = |modifiers, key| ctx.input_mut(|input| input.consume_key(modifiers, key));
    // The keys with more modifiers come first: fewer would match as well.
    if pressed(Modifiers::COMMAND | Modifiers::SHIFT, Key::Z) || pressed(Modifiers::COMMAND, Key::Y) {
        drawing.redo();
    } else if pressed(Modifiers::COMMAND, Key::Z) {
        drawing.undo();
    }
}

/// Draws what is dragged at the pointer, and drops it when it is let go.
pub(super) fn follow_drag(ui: &Ui, plane: &Plane, drawing: &mut Drawing, hand: &mut Hand, scene: &EditorView) {
    let Some(dragged) = hand.dragged else {
        return;
    };
    let (is_down, point) = ui.input(|input| (input.pointer.any_down(), input.pointer.interact_pos()));
    let Some(point) = point.filter(|_| is_down) else {
        hand.dragged = None;
        hand.picked = None;
        if let Some(point) = point {
            drawing.change(|draft| Hand::let_go(dragged, plane.cell_at(point), draft));
        }
        return;
    };
    ui.ctx().set_cursor_icon(egui::CursorIcon::Grabbing);
    let painter = ui.ctx().layer_painter(LayerId::new(Order::Tooltip, Id::new("dragged")));
    if let Some(cell) = plane.cell_at(point) {
        plane.frame(&painter, cell, egui_color(scene.colours.hover));
    }
    paint_dragged(&painter, plane, point, dragged, drawing.draft(), scene);
}

fn paint_dragged(
    painter: &egui::Painter,
    plane: &Plane,
    point: Pos2,
    dragged: Dragged,
    draft: &Draft,
    scene: &EditorView,
) {
    use agon_core::session::draft::Tool;
    let (piece, is_captured) = match dragged {
        Dragged::From(cell) => (draft.piece_at(cell), draft.captured().contains(cell)),
        Dragged::New(Tool::Piece(piece)) => (Some(piece), false),
        Dragged::New(Tool::Captured) => (None, true),
        Dragged::New(Tool::Eraser) => (None, false),
    };
    if let Some(piece) = piece {
        plane.paint_piece(painter, point, piece, scene.colours);
    }
    if is_captured {
        plane.paint_capture(painter, point, scene.colours);
    }
}

/// Draws the board and what stands on it, without what is dragged.
fn paint(ui: &Ui, plane: &Plane, draft: &Draft, hand: &Hand, faulty: Bitboard, scene: &EditorView) {
    let painter = ui.painter();
    let lifted = match hand.dragged {
        Some(Dragged::From(cell)) => Some(cell),
        _ => None,
    };
    let piece_at = |cell| draft.piece_at(cell).filter(|_| Some(cell) != lifted);
    let captured = lifted.map_or(draft.captured(), |cell| draft.captured().without(cell));
    let colours = scene.colours;
    plane.paint(painter, piece_at, captured, &Marks::default(), colours);
    let warning: Color32 = Palette::of(ui.ctx()).warning;
    faulty.into_iter().for_each(|cell| plane.frame(painter, cell, warning));
    if let Some(cell) = hand.picked {
        plane.frame(painter, cell, egui_color(colours.target));
    }
    if ui.memory(|memory| memory.has_focus(cell_id(hand.cell()))) {
        plane.frame(painter, hand.cell(), egui_color(colours.focus));
    }
}
