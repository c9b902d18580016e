//! Moves as text, in the forms for machines and for people (`docs/rules.md` §8).

use std::fmt::{self, Write};

use crate::board::{CellId, CellNameError};
use crate::rules::{Effect, IllegalMove, Kind, Move, Position, RuleSet};

/// The longest move text, in bytes; no legal move comes near it.
const LONGEST: usize = 64;

const fn letter(kind: Kind) -> char {
    match kind {
        Kind::Queen => 'Q',
        Kind::Guard => 'G',
    }
}

const fn other(kind: Kind) -> Kind {
    match kind {
        Kind::Queen => Kind::Guard,
        Kind::Guard => Kind::Queen,
    }
}

impl fmt::Display for Move {
    /// Writes the form for machines, such as `b1c2`.
    ///
    /// ```
    /// use agon_core::rules::{Kind, Move};
    ///
    /// let step = Move::Board { from: "b1".parse()?, to: "c2".parse()? };
    /// assert_eq!(step.to_string(), "b1c2");
    /// assert_eq!(Move::Place { kind: Kind::Guard, to: "b1".parse()? }.to_string(), "G@b1");
    /// assert_eq!(Move::Pass.to_string(), "pass");
    /// # Ok::<(), agon_core::board::CellNameError>(())
    /// ```
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Self::Board { from, to } => write!(f, "{from}{to}"),
            Self::Place { kind, to } => write!(f, "{}@{to}", letter(kind)),
            Self::Pass => f.write_str("pass"),
        }
    }
}

/// Writes a move in the form for people, from the effects that [`Game::play`](crate::rules::Game::play) returns. With
/// those of [`Position::play`] the marks `#` and `##` are missing, since only a game knows its end.
///
/// ```
/// use agon_core::notation::{read_move, write_move};
/// use agon_core::rules::{Game, RuleSet};
///
/// let mut game = Game::new(RuleSet::default());
/// let mv = read_move("b1c2", game.position(), game.rules())?;
/// let ply = game.play(mv)?;
/// assert_eq!(write_move(&ply.effects), "Gb1-c2");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn write_move(effects: &[Effect]) -> String {
    let mut text = String::new();
    let mut mover = None;
    for &effect in effects {
        let written = match effect {
            Effect::Stepped { piece, from, to } => {
                mover = Some(piece.side);
                write!(text, "{}{from}-{to}", letter(piece.kind))
            }
            Effect::Relocated { piece, from, to } => {
                mover = Some(piece.side);
                write!(text, "{}{from}>{to}", letter(piece.kind))
            }
            Effect::Placed { piece, to } => {
                mover = Some(piece.side);
                write!(text, "{}@{to}", letter(piece.kind))
            }
            Effect::Passed { side } => {
                mover = Some(side);
                text.write_str("pass")
            }
            Effect::Captured { piece, cell } => {
                let queen = if piece.kind == Kind::Queen { "Q" } else { "" };
                write!(text, "x{queen}{cell}")
            }
            Effect::Trapped { .. } => text.write_char('~'),
            Effect::Ended(outcome) => text.write_str(match outcome.winner() {
                None => "",
                winner if winner == mover => "#",
                Some(_) => "##",
            }),
            Effect::Removed { .. } | Effect::Due { .. } => Ok(()),
        };
        written.expect("a string takes any text");
    }
    text
}

/// The text is not a move, or it contradicts the board.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum MoveTextError {
    /// The text is empty.
    #[error("there is no move")]
    Empty,
    /// The text is nothing like a move. Holds its beginning.
    #[error("\"{0}\" is not a move: moves look like b1c2, Gb1-c2, Gd1>a3, G@b1 or pass")]
    NotAMove(String),
    /// Another text in place of a cell.
    #[error(transparent)]
    NotACell(CellNameError),
    /// The text ends where a cell should follow.
    #[error("the move ends where a cell should follow")]
    MissingCell,
    /// Something meaningless follows the move. Holds its beginning.
    #[error("\"{0}\" after the move means nothing")]
    Trailing(String),
    /// The piece on the cell is of another kind than the text says.
    #[error("the piece on {cell} is a {stands}, not a {}", other(*stands))]
    OtherPiece {
        /// The cell of the piece.
        cell: CellId,
        /// The kind of the piece on the board.
        stands: Kind,
    },
    /// The text has a `>` for a relocation, but the player has no captured piece.
    #[error("no captured piece is to be put back; a step is written with -, not with >")]
    NothingDue,
    /// The text has a `-` for a step, but the piece on this cell is captured.
    #[error("the piece on {0} is captured and must be put back, which is written with >, not with -")]
    IsCaptured(CellId),
    /// The text claims a capture on this cell that the move does not make.
    #[error("the move captures nothing on {0}")]
    NotCaptured(CellId),
}

/// Why [`read_move`] fails.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum MoveError {
    /// The text is not a move.
    #[error(transparent)]
    Text(#[from] MoveTextError),
    /// The move is illegal.
    #[error(transparent)]
    Illegal(#[from] IllegalMove),
}

/// Reads a move in either form and checks that it is legal in the position. Does not ask whether the game is over.
///
/// # Errors
/// If the text is not a move or contradicts the board, or the move is illegal.
///
/// ```
/// use agon_core::notation::read_move;
/// use agon_core::rules::{Position, RuleSet};
///
/// let rules = RuleSet::default();
/// let start = Position::start(&rules);
/// assert_eq!(read_move("Gb1-c2", &start, &rules), read_move("b1c2", &start, &rules));
/// let refused = |text| read_move(text, &start, &rules).unwrap_err().to_string();
/// assert_eq!(refused("Qb1-c2"), "the piece on b1 is a guard, not a queen");
/// assert_eq!(refused("b1d3"), "a piece steps only to a neighbouring cell");
/// ```
pub fn read_move(text: &str, position: &Position, rules: &RuleSet) -> Result<Move, MoveError> {
    let mv = parse_move(text, position, rules)?;
    position.check(rules, mv)?;
    Ok(mv)
}

/// Reads a move in either form without checking that it is legal. The kind of piece, step or relocation, and captures,
/// if the text names them, must agree with the board. Captures that it omits and the marks at its end are not checked.
///
/// # Errors
/// If the text is not a move or contradicts the board.
///
/// ```
/// use agon_core::notation::parse_move;
/// use agon_core::rules::{Move, Position, RuleSet};
///
/// let rules = RuleSet::default();
/// let start = Position::start(&rules);
/// assert_eq!(parse_move("pass", &start, &rules), Ok(Move::Pass));
/// assert!(parse_move("Gb1>c2", &start, &rules).is_err(), "nothing is captured");
/// assert!(parse_move("Gb1-c2xd3", &start, &rules).is_err(), "the step captures nothing");
/// ```
pub fn parse_move(text: &str, position: &Position, rules: &RuleSet) -> Result<Move, MoveTextError> {
    let text = text.trim();
    if text.is_empty() {
        return Err(MoveTextError::Empty);
    }
    if text.len() > LONGEST {
        return Err(MoveTextError::NotAMove(beginning(text)));
    }
    let bare = strip_marks(text);
    if bare == "pass" {
        return Ok(Move::Pass);
    }
    let (kind, mut rest) = take_kind(bare);
    if let Some((kind, cell)) = kind.zip(rest.strip_prefix('@')) {
        rest = cell;
        let to = take_cell(&mut rest)?;
        return expect_end(rest).map(|()| Move::Place { kind, to });
    }
    // Without a readable first cell the text is no move at all, unless a piece's letter shows that it is meant as one.
    let from = take_cell(&mut rest).map_err(|error| match kind {
        Some(_) => error,
        None => MoveTextError::NotAMove(beginning(text)),
    })?;
    check_kind(kind, position, from)?;
    let due = position.due();
    if let Some(cell) = rest.strip_prefix('-') {
        rest = cell;
        if due.contains(from) {
            return Err(MoveTextError::IsCaptured(from));
        }
    } else if let Some(cell) = rest.strip_prefix('>') {
        rest = cell;
        if due.is_empty() {
            return Err(MoveTextError::NothingDue);
        }
    }
    let to = take_cell(&mut rest)?;
    let mv = Move::Board { from, to };
    let mut claimed = Vec::new();
    while let Some(capture) = rest.strip_prefix('x') {
        let (kind, cell) = take_kind(capture);
        rest = cell;
        let cell = take_cell(&mut rest)?;
        check_kind(kind, position, cell)?;
        claimed.push(cell);
    }
    expect_end(rest)?;
    // The captures of an illegal move do not matter: the error will say why it is illegal.
    if !claimed.is_empty() && position.check(rules, mv).is_ok() {
        let captured = position.make(rules, mv).captured;
        if let Some(cell) = claimed.into_iter().find(|&cell| !captured.contains(cell)) {
            return Err(MoveTextError::NotCaptured(cell));
        }
    }
    Ok(mv)
}

/// The text without the marks `~`, `#` and `##` at its end.
fn strip_marks(text: &str) -> &str {
    let text = text
        .strip_suffix("##")
        .or_else(|| text.strip_suffix('#'))
        .unwrap_or(text);
    text.strip_suffix('~').unwrap_or(text)
}

fn take_kind(text: &str) -> (Option<Kind>, &str) {
    for kind in [Kind::Queen, Kind::Guard] {
        if let Some(rest) = text.strip_prefix(letter(kind)) {
            return (Some(kind), rest);
        }
    }
    (None, text)
}

fn take_cell(rest: &mut &str) -> Result<CellId, MoveTextError> {
    let mut chars = rest.chars();
    if chars.next().is_none() {
        return Err(MoveTextError::MissingCell);
    }
    let after = chars.as_str().trim_start_matches(|next: char| next.is_ascii_digit());
    let (name, after) = rest.split_at(rest.len() - after.len());
    *rest = after;
    name.parse().map_err(MoveTextError::NotACell)
}

fn expect_end(rest: &str) -> Result<(), MoveTextError> {
    if rest.is_empty() {
        Ok(())
    } else {
        Err(MoveTextError::Trailing(beginning(rest)))
    }
}

/// Checks the letter of a piece, if there is one, against the piece on the cell, if there is one.
fn check_kind(said: Option<Kind>, position: &Position, cell: CellId) -> Result<(), MoveTextError> {
    match (said, position.piece_at(cell)) {
        (Some(kind), Some(piece)) if piece.kind != kind => Err(MoveTextError::OtherPiece {
            cell,
            stands: piece.kind,
        }),
        _ => Ok(()),
    }
}

/// At most the first 20 characters of a text, to show in messages.
pub(super) fn beginning(text: &str) -> String {
    const SHOWN: usize = 20;
    let mut shown: String = text.chars().take(SHOWN).collect();
    if text.chars().nth(SHOWN).is_some() {
        shown.push('…');
    }
    shown
}
