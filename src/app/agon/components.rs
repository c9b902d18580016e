//! What the flow of the game and its picture agree on: cells and pieces as entities, the marks they wear, and the
//! resources and messages by which the flow says what is to be seen.

use bevy::prelude::*;

use crate::app::shell::settings;
use crate::board::CellId;
use crate::rules::{Kind, Piece, Position, Side};

/// One of the 91 cells of the board. Pointer events for a cell arrive at this entity.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Cell(pub CellId);

/// One of the 14 pieces. Pointer events for a piece arrive at this entity.
///
/// It also has exactly one of [`OnCell`], [`InHand`] and [`Away`], which changes as soon as [`ShowPosition`] is read;
/// the picture follows by a motion.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct PieceOf {
    /// Its owner.
    pub side: Side,
    /// What it is.
    pub kind: Kind,
}

impl PieceOf {
    /// The piece in the rules' terms.
    pub const fn piece(self) -> Piece {
        Piece {
            side: self.side,
            kind: self.kind,
        }
    }
}

/// The cell on which a piece stands.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct OnCell(pub CellId);

/// A piece still to be placed, at a place of its owner's tray beside the board: 0 for the queen, 1 … 6 for guards.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct InHand(pub u8);

/// A piece that this position does not have; it is not shown.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Away;

/// Mark of a cell: the picked piece may go here.
#[derive(Component, Clone, Copy, Debug, Default)]
pub struct LegalTarget;

/// Mark of a cell: the picked piece goes here if the player confirms it.
#[derive(Component, Clone, Copy, Debug, Default)]
pub struct AwaitingConfirmation;

/// Mark of a cell: the keyboard's focus is here.
#[derive(Component, Clone, Copy, Debug, Default)]
pub struct Focused;

/// Mark of a cell: the pointer is over it.
#[derive(Component, Clone, Copy, Debug, Default)]
pub struct Hovered;

/// Mark of a cell: the last move left it or came to it.
#[derive(Component, Clone, Copy, Debug, Default)]
pub struct LastMove;

/// Mark of a cell: the last move left it, in this direction: radians anticlockwise from the map's right.
#[derive(Component, Clone, Copy, Debug)]
pub struct LastMoveFrom(pub f32);

/// Mark of a cell: enemies would hold the picked piece there, so that it may not go.
#[derive(Component, Clone, Copy, Debug, Default)]
pub struct InCustody;

/// Mark of a cell: an enemy's next move could capture the piece that stands here, or that is picked and goes here.
#[derive(Component, Clone, Copy, Debug, Default)]
pub struct Threatened;

/// Mark of a piece: it is picked, and its targets are lit.
#[derive(Component, Clone, Copy, Debug, Default)]
pub struct Selected;

/// Mark of a piece: it has a legal move and may be picked.
#[derive(Component, Clone, Copy, Debug, Default)]
pub struct Movable;

/// Mark of a piece: it is captured and waits to be set back.
#[derive(Component, Clone, Copy, Debug, Default)]
pub struct AwaitingRelocation;

/// Mark of a piece: it is one of the six guards round its queen on the throne, who has won. Comes up so many seconds after
/// the last move.
#[derive(Component, Clone, Copy, Debug, PartialEq)]
pub struct Honoured(pub f32);

/// Mark of a piece: it is one of the six guards who lost the game by closing round a throne without their queen. Comes up
/// so many seconds after the last move.
#[derive(Component, Clone, Copy, Debug, PartialEq)]
pub struct AtFault(pub f32);

/// A piece held by the pointer, at a point of the board's plane in world units. Taken away, the piece glides back to
/// where it belongs.
#[derive(Component, Clone, Copy, Debug)]
pub struct Dragged(pub Vec3);

/// The entities of the cells, by [`CellId`].
#[derive(Resource, Clone, Debug)]
pub struct CellEntities(pub(super) [Entity; CellId::COUNT]);

impl CellEntities {
    /// The entity of a cell.
    pub const fn get(&self, cell: CellId) -> Entity {
        self.0[cell.index()]
    }
}

/// Asks for a position to be shown: every piece that stands elsewhere than before moves there. Of several in one frame
/// the last counts.
#[derive(Message, Clone, Copy, Debug)]
pub struct ShowPosition(pub Position);

/// The position that is shown, or that the running motions lead to; none before the first [`ShowPosition`].
#[derive(Resource, Clone, Copy, Debug, Default)]
pub struct Shown(pub Option<Position>);

/// Whether something on the board moves by itself (a piece, a captive's tremble, the camera), so that the next frame
/// must be drawn without being asked for. Set anew in every frame.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Restless(pub bool);

/// Asks for the camera to go back to where it stood at the beginning.
#[derive(Message, Clone, Copy, Debug)]
pub struct CameraHome;

/// Whether the camera goes near to the throne, to show how a game was won or lost.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct CloseUp(pub bool);

/// How the board is seen.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum View {
    /// In perspective, lit, with a camera that orbits.
    #[default]
    ThreeD,
    /// From straight above, flat and unlit.
    TwoD,
}

impl View {
    /// The other view.
    #[must_use]
    pub const fn other(self) -> Self {
        match self {
            Self::ThreeD => Self::TwoD,
            Self::TwoD => Self::ThreeD,
        }
    }
}

impl From<View> for settings::View {
    fn from(view: View) -> Self {
        match view {
            View::ThreeD => Self::ThreeD,
            View::TwoD => Self::TwoD,
        }
    }
}

/// What the board and its pieces are made of.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Theme {
    /// Satinwood, rosewood and mahogany on green baize.
    #[default]
    Parlour,
    /// Grey and green marble in brass.
    Marble,
    /// Plain tones, as far apart as can be.
    Contrast,
}

impl Theme {
    /// All of them, in the order of their declaration.
    pub const ALL: [Self; 3] = [Self::Parlour, Self::Marble, Self::Contrast];
}

/// Whether every cell shows its name.
#[derive(Resource, Clone, Copy, Debug, PartialEq, Eq)]
pub struct CellNames(pub bool);

impl Default for CellNames {
    fn default() -> Self {
        Self(true)
    }
}

/// From whose side the board is seen.
#[derive(Resource, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Facing(pub Side);

impl Default for Facing {
    fn default() -> Self {
        Self(Side::White)
    }
}

/// Whether the screen lies between two people who sit across from each other: what is Black's then faces Black.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct AcrossTable(pub bool);

/// The camera's turn round the upright axis, in radians; 0 is White's side.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq)]
pub struct Bearing(pub f32);

/// How fast pieces move: 1 as designed, 2 twice as fast, 0 at once.
#[derive(Resource, Clone, Copy, Debug, PartialEq)]
pub struct AnimationSpeed(pub f32);

impl Default for AnimationSpeed {
    fn default() -> Self {
        Self(1.0)
    }
}

/// Whether a piece is being dragged, so that dragging does not turn the camera.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct OrbitLock(pub bool);

/// The part of the window, in logical pixels, that panels leave free for the board; none is the whole window.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq)]
pub struct BoardViewport(pub Option<Rect>);

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Shown>()
        .init_resource::<Restless>()
        .init_resource::<View>()
        .init_resource::<Theme>()
        .init_resource::<CellNames>()
        .init_resource::<Facing>()
        .init_resource::<AcrossTable>()
        .init_resource::<Bearing>()
        .init_resource::<AnimationSpeed>()
        .init_resource::<OrbitLock>()
        .init_resource::<CloseUp>()
        .init_resource::<BoardViewport>()
        .add_message::<ShowPosition>()
        .add_message::<CameraHome>();
}
