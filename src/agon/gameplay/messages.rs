//! The messages of a game: requests coming in, and the effects of moves going out.
//!
//! Every move arrives as [`MoveRequested`], from any source; the referee answers with [`MoveRejected`] or one
//! [`MoveEffect`] after the other.

use agon_core::notation::{NodeId, Shape};
use agon_core::rules::{Effect, Game, IllegalMove, Move, Outcome, Position, RuleSet, Side};
use agon_core::session::saved_game::{SavedGame, are_of_analysis};
use bevy::prelude::*;

use super::current_game::{Match, PositionKey, Purpose};

/// A request to make a move: the single entry point for pointer, keyboard, opponent and replay.
///
/// It applies to one position of one game. If the board has changed by the time it is handled (game left, move taken
/// back, time out), it is silently dropped.
#[derive(Message, Clone, Copy, Debug, PartialEq)]
pub struct MoveRequested {
    /// The requested move.
    pub mv: Move,
    /// The position the move is meant for.
    pub meant_for: PositionKey,
}

impl MoveRequested {
    /// Creates a request for a move in the current position.
    pub fn new(mv: Move, current: &Match) -> Self {
        let meant_for = current.key();
        Self { mv, meant_for }
    }
}

/// A player has run out of time.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub struct TimeRanOut {
    /// The side that ran out of time.
    pub side: Side,
}

/// A side is given more time by the other.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub struct TimeGiven {
    /// The side that is given time.
    pub to: Side,
}

/// A move was illegal; nothing has changed.
#[derive(Message, Clone, Copy, Debug, PartialEq)]
pub struct MoveRejected {
    /// The rejected move.
    pub mv: Move,
    /// Why it is illegal.
    pub reason: IllegalMove,
}

/// A legal move that is not played, as the position was only set up for a better move to be found.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub struct MoveTried(pub Move);

/// The position has changed, either by a move or by a jump (undo, redo, a new or loaded game).
#[derive(Message, Clone, Copy, Debug)]
pub struct PositionChanged {
    /// The new position.
    pub next: Position,
    /// Whether a single move led to this position. A jump sends no effect messages.
    pub by_move: bool,
}

/// An effect of a move: a piece stepped, was captured, relocated or placed, a player passed or has to relocate. The end
/// of the game has its own [`GameEnded`], as it also has other causes.
#[derive(Message, Clone, Copy, Debug, PartialEq)]
pub struct MoveEffect(pub Effect);

/// The game is over.
#[derive(Message, Clone, Copy, Debug, PartialEq)]
pub struct GameEnded {
    /// The outcome.
    pub outcome: Outcome,
}

/// A draw offer was declined.
#[derive(Message, Clone, Copy, Debug, PartialEq)]
pub struct DrawDeclined {
    /// The side that declined.
    pub by: Side,
}

/// A player wants advice.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub enum AdviceWanted {
    /// A hint, or its next step.
    Hint,
    /// The consequences of a move.
    Why(Move),
    /// More of the last advice: the next step of a hint, or the line once again.
    More,
    /// Nothing further.
    Enough,
}

/// A player has been given advice on the position.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub struct AdviceGiven;

/// A game is put on the board: a new one, one set up from a position, a saved one, or that of a lesson or puzzle.
#[derive(Message, Clone, Debug)]
pub struct GameStarted {
    /// The game.
    pub game: SavedGame,
    /// Why it is on the board.
    pub purpose: Purpose,
}

impl GameStarted {
    /// A game that somebody plays, looks at or analyses.
    pub fn of(game: SavedGame) -> Self {
        let is_analysis = are_of_analysis(&game.tags);
        let purpose = if is_analysis { Purpose::Analysis } else { Purpose::Game };
        Self { game, purpose }
    }
}

/// Navigation through the moves of a game, and changes to its variations.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub enum HistoryAction {
    /// Takes back the last move; against the computer, back to the player's own.
    Undo,
    /// Replays the moves taken back.
    Redo,
    /// Shows the starting position.
    ShowFirst,
    /// Goes one move back.
    ShowPrevious,
    /// Goes one move forward.
    ShowNext,
    /// Shows the end of the line.
    ShowLast,
    /// Shows the position after a move, in the main line or a variation.
    Show(NodeId),
    /// Continues the game from the position shown.
    GoOnFromHere,
    /// Promotes the line leading to a move to the main line.
    Promote(NodeId),
    /// Removes a move and everything after it.
    Remove(NodeId),
}

/// A change to the notes on the position shown.
#[derive(Message, Clone, Debug, PartialEq, Eq)]
pub enum NoteAction {
    /// Draws this on the board, or takes it away.
    Draw(Shape),
    /// Takes away all that is drawn.
    Erase,
    /// Writes these words beside the move, in place of others.
    Write(String),
    /// Gives the game this title, or none.
    Entitle(String),
    /// Judges the move by a glyph of [`JUDGING`](agon_core::notation::JUDGING), or no longer.
    Judge(Option<u16>),
}

/// A way of ending the game other than by a move.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub enum ResultAction {
    /// Resigns: against the computer the human's game, between two humans that of the side to choose.
    Resign,
    /// Offers a draw.
    OfferDraw,
    /// Accepts the other player's draw offer.
    AcceptDraw,
    /// Declines it.
    DeclineDraw,
}

/// Switching between a game and its analysis.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub enum AnalysisAction {
    /// Analyses the game on the board: in place once it is over; an unfinished one between two people on a board of its
    /// own, if both agree. A game in progress against the computer is not analysed.
    Begin,
    /// Goes on, on a board of its own, from where the analysed game ended by resignation, agreement or on time; with this
    /// move if there is one.
    PlayOn(Option<Move>),
    /// Ends the analysis, and goes back to where it was begun.
    End,
}

/// Preparing answers to the moves of a far player, whose link is awaited.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub enum PreparationAction {
    /// Moves of both sides can be played after the end of the game.
    Begin,
    /// What was played is kept as answers.
    End,
    /// The answers stay as they were.
    Discard,
}

/// The player has taken the link to send it to the far player.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub struct LinkSent;

/// Leading a player through the mistakes of a game that is over, to try again.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub enum RetryAction {
    /// Sets up the position at a node of the main line, in which a better move is to be found.
    SetUp(NodeId),
    /// Ends the tries, and shows this node of the game.
    End(NodeId),
}

/// All moves of a lesson are taken back, for another try.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub struct LessonRestarted;

/// A change to a puzzle. If another game has come on the board meanwhile, it is silently dropped.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub struct PuzzleChanged {
    /// The seed of the game that is meant.
    pub game: u64,
    /// The change.
    pub action: PuzzleAction,
}

/// Ways to change a puzzle.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PuzzleAction {
    /// The latest move was weighed, and is good or not.
    Judge(bool),
    /// All moves after this many plies are taken back.
    TakeBack(usize),
    /// The puzzle begins anew, with the player on its own side or the other.
    SetUp {
        /// Whether the player tries defences.
        is_defending: bool,
    },
    /// Closed: there is nothing to find, or the time to find it is over.
    Close,
}

/// A player wants to change a copy of a position. The game on the board stays as it is.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub struct EditorWanted {
    /// The position, as it is to be drawn first.
    pub position: Position,
    /// The rules that it is meant for.
    pub rules: RuleSet,
}

impl EditorWanted {
    /// The position of a game that is shown.
    pub fn of(game: &Game) -> Self {
        Self {
            position: *game.position(),
            rules: *game.rules(),
        }
    }
}

/// Starting another game or leaving this one.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub enum GameAction {
    /// Plays again with the same settings.
    Rematch,
    /// Plays again with the same settings, against the computer's next level.
    NextLevel,
    /// Plays another game from the position shown of one that is over, with the same settings.
    PlayFromHere,
    /// Plays again with the sides swapped.
    SwapSides,
    /// Leaves the game, which is saved.
    Leave,
    /// Leaves a game that was looked at, to choose another one.
    BackToMyGames,
}

pub(crate) fn plugin(app: &mut App) {
    app.add_message::<MoveRequested>()
        .add_message::<TimeRanOut>()
        .add_message::<MoveRejected>()
        .add_message::<MoveTried>()
        .add_message::<PositionChanged>()
        .add_message::<MoveEffect>()
        .add_message::<GameEnded>()
        .add_message::<DrawDeclined>()
        .add_message::<AdviceWanted>()
        .add_message::<AdviceGiven>()
        .add_message::<GameStarted>()
        .add_message::<HistoryAction>()
        .add_message::<NoteAction>()
        .add_message::<ResultAction>()
        .add_message::<AnalysisAction>()
        .add_message::<PreparationAction>()
        .add_message::<LinkSent>()
        .add_message::<RetryAction>()
        .add_message::<LessonRestarted>()
        .add_message::<PuzzleChanged>()
        .add_message::<EditorWanted>()
        .add_message::<GameAction>();
}
