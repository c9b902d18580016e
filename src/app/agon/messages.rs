//! What travels between the systems of a game: requests on the way in, the effects of a move on the way out.
//!
//! Every move comes through [`MoveRequested`], whoever makes it, and the rules answer with [`MoveRejected`] or with one
//! message for each effect.

use bevy::prelude::*;

use super::game::KeptGame;
use crate::board::{Bitboard, CellId};
use crate::notation::NodeId;
use crate::rules::{Effect, IllegalMove, Move, Outcome, Piece, Position, Side};

/// Somebody wants to make a move: the one door for pointer, keyboard, opponent and replay.
#[derive(Message, Clone, Copy, Debug, PartialEq)]
pub struct MoveRequested {
    /// The move.
    pub mv: Move,
}

/// A player has no time left.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub struct TimeRanOut {
    /// Whose.
    pub side: Side,
}

/// The rules refuse a move; nothing has changed.
#[derive(Message, Clone, Copy, Debug, PartialEq)]
pub struct MoveRejected {
    /// The move that was wanted.
    pub mv: Move,
    /// Why it is illegal.
    pub reason: IllegalMove,
}

/// The pieces stand otherwise than before: after a move, or a jump (undo, redo, a new or loaded game).
#[derive(Message, Clone, Copy, Debug)]
pub struct PositionChanged {
    /// What stands now.
    pub next: Position,
    /// Whether one move led from the one to the other. After a jump no effects are told.
    pub by_move: bool,
}

/// A piece stepped.
#[derive(Message, Clone, Copy, Debug, PartialEq)]
pub struct Stepped {
    /// Which.
    pub piece: Piece,
    /// The cell it left.
    pub from: CellId,
    /// The cell it went to.
    pub to: CellId,
}

/// A piece was captured where it stands, or trapped itself by its own step.
#[derive(Message, Clone, Copy, Debug, PartialEq)]
pub struct Captured {
    /// Which.
    pub piece: Piece,
    /// Its cell.
    pub cell: CellId,
    /// Whether it stepped between its captors itself.
    pub trapped: bool,
}

/// A captured piece was set back.
#[derive(Message, Clone, Copy, Debug, PartialEq)]
pub struct Relocated {
    /// Which.
    pub piece: Piece,
    /// The cell it left.
    pub from: CellId,
    /// The cell it went to.
    pub to: CellId,
}

/// A piece was placed from the hand.
#[derive(Message, Clone, Copy, Debug, PartialEq)]
pub struct Placed {
    /// Which.
    pub piece: Piece,
    /// Where.
    pub to: CellId,
}

/// A player had no legal move.
#[derive(Message, Clone, Copy, Debug, PartialEq)]
pub struct Passed {
    /// Who.
    pub side: Side,
}

/// The player to move must set captured pieces back.
#[derive(Message, Clone, Copy, Debug, PartialEq)]
pub struct RelocationDue {
    /// Whose turn it is.
    pub side: Side,
    /// Who picks the cell.
    pub chooser: Side,
    /// The captured pieces.
    pub cells: Bitboard,
}

/// The game is over.
#[derive(Message, Clone, Copy, Debug, PartialEq)]
pub struct GameEnded {
    /// How.
    pub outcome: Outcome,
}

/// An offer of a draw was refused.
#[derive(Message, Clone, Copy, Debug, PartialEq)]
pub struct DrawDeclined {
    /// By whom.
    pub by: Side,
}

/// Writers for the messages into which effects are turned.
#[derive(bevy::ecs::system::SystemParam)]
pub struct EffectWriters<'w> {
    stepped: MessageWriter<'w, Stepped>,
    captured: MessageWriter<'w, Captured>,
    relocated: MessageWriter<'w, Relocated>,
    placed: MessageWriter<'w, Placed>,
    passed: MessageWriter<'w, Passed>,
    due: MessageWriter<'w, RelocationDue>,
    ended: MessageWriter<'w, GameEnded>,
}

impl EffectWriters<'_> {
    /// Tells an effect.
    pub fn write(&mut self, effect: Effect) {
        match effect {
            Effect::Stepped { piece, from, to } => {
                self.stepped.write(Stepped { piece, from, to });
            }
            Effect::Captured { piece, cell } => {
                self.captured.write(Captured {
                    piece,
                    cell,
                    trapped: false,
                });
            }
            Effect::Trapped { piece, cell } => {
                self.captured.write(Captured {
                    piece,
                    cell,
                    trapped: true,
                });
            }
            Effect::Relocated { piece, from, to } => {
                self.relocated.write(Relocated { piece, from, to });
            }
            Effect::Placed { piece, to } => {
                self.placed.write(Placed { piece, to });
            }
            Effect::Passed { side } => {
                self.passed.write(Passed { side });
            }
            Effect::Due { side, chooser, cells } => {
                self.due.write(RelocationDue { side, chooser, cells });
            }
            Effect::Ended(outcome) => {
                self.ended.write(GameEnded { outcome });
            }
        }
    }
}

/// A game comes on the board: fresh, from a position, or as it was kept.
#[derive(Message, Clone, Debug)]
pub struct GameStarted(pub KeptGame);

/// What a player asks for besides moves.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub enum PlayerAction {
    /// Takes back the last move; against the computer, up to the player's own.
    Undo,
    /// Plays again what was taken back.
    Redo,
    /// Looks at the start.
    ShowFirst,
    /// Looks one move back.
    ShowPrevious,
    /// Looks one move on.
    ShowNext,
    /// Looks at the end of the game.
    ShowLast,
    /// Looks at a move, of the game or of a variation.
    Show(NodeId),
    /// Lets the game go on from the move that is looked at.
    GoOnFromHere,
    /// Makes the way to a move the game itself.
    Promote(NodeId),
    /// Removes a move and all that was tried after it.
    Remove(NodeId),
    /// Gives the game up for the side that is to choose.
    Resign,
    /// Offers a draw to the other player.
    OfferDraw,
    /// Takes the other player's offer.
    AcceptDraw,
    /// Refuses it.
    DeclineDraw,
    /// Plays the same again.
    Rematch,
    /// Plays the same again with colours swapped.
    SwapSides,
    /// Leaves the game, which is kept.
    Leave,
}

pub(super) fn plugin(app: &mut App) {
    app.add_message::<MoveRequested>()
        .add_message::<TimeRanOut>()
        .add_message::<MoveRejected>()
        .add_message::<PositionChanged>()
        .add_message::<Stepped>()
        .add_message::<Captured>()
        .add_message::<Relocated>()
        .add_message::<Placed>()
        .add_message::<Passed>()
        .add_message::<RelocationDue>()
        .add_message::<GameEnded>()
        .add_message::<DrawDeclined>()
        .add_message::<GameStarted>()
        .add_message::<PlayerAction>();
}
