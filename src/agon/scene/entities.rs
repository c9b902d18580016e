//! The interface between the game flow and its display: cells and pieces as entities, their marks, and the resources
//! and messages that say what to show.

use agon_core::board::{Bitboard, CellId};
use agon_core::rules::{Kind, Piece, Position, Side};
use bevy::prelude::*;

use crate::agon::gameplay::agon_screen::AGON;
use crate::agon::gameplay::settings::{CellNames, Theme};
use crate::tabletop::active_game::{init_with_game, remove_with_game};

/// One of the 91 cells of the board. Pointer events for a cell arrive at this entity.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Cell(pub CellId);

/// One of the 14 pieces. Pointer events for a piece arrive at this entity.
///
/// Its [`Whereabouts`] say where it is.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct PieceOf {
    /// The side that owns it.
    pub side: Side,
    /// Queen or guard.
    pub kind: Kind,
}

impl PieceOf {
    /// The piece in terms of the rules.
    pub const fn piece(self) -> Piece {
        Piece {
            side: self.side,
            kind: self.kind,
        }
    }
}

/// Where a piece is. It changes as soon as a [`ShowPosition`] is read; the motion follows.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Whereabouts {
    /// On the board.
    Cell(CellId),
    /// Still to be placed, at this place of its owner's tray beside the board: 0 for the queen, 1–6 for guards.
    Hand(u8),
    /// Not in this position, and hidden; the number only distinguishes pieces of the same kind.
    Away(u8),
}

impl Whereabouts {
    /// The cell on which the piece stands.
    pub const fn cell(self) -> Option<CellId> {
        match self {
            Self::Cell(cell) => Some(cell),
            Self::Hand(_) | Self::Away(_) => None,
        }
    }
}

/// Cell mark: the selected piece may go here.
#[derive(Component, Clone, Copy, Debug, Default)]
pub struct LegalTarget;

/// Cell mark: the selected piece goes here if the player confirms.
#[derive(Component, Clone, Copy, Debug, Default)]
pub struct AwaitingConfirmation;

/// Cell mark: it has the keyboard focus.
#[derive(Component, Clone, Copy, Debug, Default)]
pub struct Focused;

/// Cell mark: the pointer is over it.
#[derive(Component, Clone, Copy, Debug, Default)]
pub struct Hovered;

/// Cell mark: a move in the list under the pointer, or a hint, is about this cell.
#[derive(Component, Clone, Copy, Debug, Default)]
pub struct PointedOut;

/// Cell mark: the last move started or ended here.
#[derive(Component, Clone, Copy, Debug, Default)]
pub struct LastMove;

/// Cell mark: the last move left from here in this direction, in radians anticlockwise from the map's right.
#[derive(Component, Clone, Copy, Debug)]
pub struct LastMoveFrom(pub f32);

/// Cell mark: the selected piece may not go here, as enemies would hold it in custody.
#[derive(Component, Clone, Copy, Debug, Default)]
pub struct InCustody;

/// Cell mark: an enemy's next move could capture the piece that stands here, or the selected piece if it goes here.
#[derive(Component, Clone, Copy, Debug, Default)]
pub struct Threatened;

/// Piece mark: it is selected, and its targets are highlighted.
#[derive(Component, Clone, Copy, Debug, Default)]
pub struct Selected;

/// Piece mark: it has a legal move and may be selected.
#[derive(Component, Clone, Copy, Debug, Default)]
pub struct Movable;

/// Piece mark: it is captured and awaits relocation.
#[derive(Component, Clone, Copy, Debug, Default)]
pub struct AwaitingRelocation;

/// A captured piece is on its way to where it was put back.
#[derive(Component, Clone, Copy, Debug)]
pub struct Relocating;

/// Piece mark: one of the six guards around the winning queen on the throne. Appears this many seconds after the last
/// move.
#[derive(Component, Clone, Copy, Debug, PartialEq)]
pub struct Honoured(pub f32);

/// Piece mark: one of the six guards that lost the game by surrounding the throne without their queen. Appears this
/// many seconds after the last move.
#[derive(Component, Clone, Copy, Debug, PartialEq)]
pub struct AtFault(pub f32);

/// A piece held by the pointer, at a point in the board's plane in world units. When removed, the piece glides back to
/// its place.
#[derive(Component, Clone, Copy, Debug)]
pub struct Dragged(pub Vec3);

/// The entities of the cells, by [`CellId`].
#[derive(Resource, Clone, Debug)]
pub struct CellEntities(pub(crate) [Entity; CellId::COUNT]);

impl CellEntities {
    /// The entity of a cell.
    pub const fn get(&self, cell: CellId) -> Entity {
        self.0[cell.index()]
    }
}

/// Requests that a position be shown: every piece whose place has changed moves there. The last request in a frame
/// counts.
#[derive(Message, Clone, Copy, Debug)]
pub struct ShowPosition(pub Position);

/// The position shown, or that the current motions lead to; `None` before the first [`ShowPosition`].
#[derive(Resource, Clone, Copy, Debug, Default)]
pub struct Shown(pub Option<Position>);

/// The cells pointed out by something beside the board.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct CellsPointedOut(pub Bitboard);

/// The side from which the board is seen.
#[derive(Resource, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Facing(pub Side);

impl Default for Facing {
    fn default() -> Self {
        Self(Side::White)
    }
}

/// Whether the screen lies between two players facing each other: everything of Black's then faces Black.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct AcrossTable(pub bool);

pub(crate) fn plugin(app: &mut App) {
    init_with_game::<Shown>(app, AGON);
    init_with_game::<Theme>(app, AGON);
    init_with_game::<CellNames>(app, AGON);
    init_with_game::<CellsPointedOut>(app, AGON);
    init_with_game::<Facing>(app, AGON);
    init_with_game::<AcrossTable>(app, AGON);
    remove_with_game::<CellEntities>(app, AGON);
    app.add_message::<ShowPosition>();
}
