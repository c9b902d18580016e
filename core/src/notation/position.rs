//! Positions as text of one line, much like FEN in chess (`docs/rules.md` §7).

use super::position_error::{PositionField, PositionTextError, PositionTextReason};
use super::position_writer::{LETTERS, file_cells};
use crate::board::{Bitboard, CellId, FILES};
use crate::rules::{Hand, Kind, Piece, Position, PositionError, PositionParts, RuleSet, Side};

/// Reads a position text (§7). Accepts several spaces between fields, and pieces in hand and captured cells in any
/// order; a position is always written in the one canonical form.
///
/// # Errors
/// Says what is wrong and where, counted in characters from 1.
///
/// ```
/// use agon_core::notation::parse_position;
/// use agon_core::rules::{Position, RuleSet};
///
/// let rules = RuleSet::default();
/// let text = "1g2G1/G5g/8/g7G/10/Q9q/10/g7G/8/G5g/1g2G1 w - 0 1";
/// let opening = parse_position(text, &rules)?;
/// assert_eq!(opening, Position::start(&rules));
/// assert_eq!(opening.to_string(), text);
///
/// let error = parse_position("1g2G1/G5x/8/g7G/10/Q9q/10/g7G/8/G5g/1g2G1 w - 0 1", &rules).unwrap_err();
/// assert_eq!(error.column, 9);
/// assert!(error.to_string().starts_with("column 9: 'x' is no piece"));
/// # Ok::<(), agon_core::notation::PositionTextError>(())
/// ```
pub fn parse_position(text: &str, rules: &RuleSet) -> Result<Position, PositionTextError> {
    let ReadPosition {
        parts,
        placement,
        captured,
        turn,
    } = read_fields(text)?;
    Position::new(&parts, rules).map_err(|error| PositionTextError {
        column: placement.column_of(error, captured, turn),
        reason: PositionTextReason::Impossible(error),
    })
}

/// Reads a position text as [`parse_position`] does, possible or not.
///
/// # Errors
/// If the text is not of the form of a position. A side has at most one queen in hand; on the board anything goes.
///
/// ```
/// use agon_core::notation::parse_position_parts;
/// use agon_core::rules::{Position, PositionError, RuleSet, Side};
///
/// let text = "6/7/8/9/10/Q8Q1/10/9/8/7/6 b a1 0 1";
/// let parts = parse_position_parts(text)?;
/// assert_eq!(parts.pieces.len(), 2);
/// assert_eq!(parts.to_string(), text);
/// assert_eq!(Position::new(&parts, &RuleSet::default()), Err(PositionError::TwoQueens(Side::White)));
/// # Ok::<(), agon_core::notation::PositionTextError>(())
/// ```
pub fn parse_position_parts(text: &str) -> Result<PositionParts, PositionTextError> {
    Ok(read_fields(text)?.parts)
}

/// A position as read, unchecked, with the fields needed to find the column of a fault.
struct ReadPosition<'a> {
    parts: PositionParts,
    placement: Placement,
    captured: Field<'a>,
    turn: Field<'a>,
}

fn read_fields(text: &str) -> Result<ReadPosition<'_>, PositionTextError> {
    let fields = Fields::split(text);
    // From left to right, so that the first fault is reported.
    let placement = read_placement(fields.get(PositionField::Placement)?)?;
    let side = fields.get(PositionField::Side)?;
    let side = match side.text {
        "w" => Side::White,
        "b" => Side::Black,
        _ => return Err(side.error(PositionTextReason::UnknownSide)),
    };
    let captured_field = fields.get(PositionField::Captured)?;
    let captured = read_captured(captured_field)?;
    let clock = read_number(fields.get(PositionField::Clock)?, PositionField::Clock)?;
    let turn_field = fields.get(PositionField::Turn)?;
    let turn = read_number(turn_field, PositionField::Turn)?;
    if let Some(extra) = fields.extra() {
        return Err(extra.error(PositionTextReason::Extra));
    }
    Ok(ReadPosition {
        parts: PositionParts {
            pieces: placement.on_board(),
            hand: placement.hand,
            side,
            captured,
            clock,
            turn,
        },
        placement,
        captured: captured_field,
        turn: turn_field,
    })
}

/// A part of the text and the column at which it begins.
#[derive(Clone, Copy)]
struct Field<'a> {
    column: usize,
    text: &'a str,
}

impl Field<'_> {
    const fn error(&self, reason: PositionTextReason) -> PositionTextError {
        PositionTextError {
            column: self.column,
            reason,
        }
    }
}

struct Fields<'a> {
    words: Vec<Field<'a>>,
    /// The column after the last word.
    end: usize,
}

impl<'a> Fields<'a> {
    fn split(text: &'a str) -> Self {
        let mut column = 1;
        let words = text.split(char::is_whitespace).map(|text| {
            let field = Field { column, text };
            column += text.chars().count() + 1;
            field
        });
        Self {
            words: words.filter(|field| !field.text.is_empty()).collect(),
            end: text.trim_end().chars().count() + 1,
        }
    }

    fn get(&self, field: PositionField) -> Result<Field<'a>, PositionTextError> {
        self.words.get(field as usize).copied().ok_or(PositionTextError {
            column: self.end,
            reason: PositionTextReason::Missing(field),
        })
    }

    /// The word after the last field, if there is one.
    fn extra(&self) -> Option<Field<'a>> {
        self.words.get(PositionField::Turn as usize + 1).copied()
    }
}

/// The pieces with their columns in the text; a piece in hand has no cell.
#[derive(Default)]
struct Placement {
    pieces: Vec<(usize, Option<CellId>, Piece)>,
    hand: [Hand; 2],
    hand_column: usize,
}

impl Placement {
    fn on_board(&self) -> Vec<(CellId, Piece)> {
        let on_board = |&(_, cell, piece): &(usize, Option<CellId>, Piece)| Some((cell?, piece));
        self.pieces.iter().filter_map(on_board).collect()
    }

    /// The column of the `nth` matching piece, from 0.
    fn column_of_piece(&self, nth: usize, like: impl Fn(Option<CellId>, Piece) -> bool) -> usize {
        let mut found = self.pieces.iter().filter(|&&(_, cell, piece)| like(cell, piece));
        found.nth(nth).map_or(1, |&(column, ..)| column)
    }

    /// The column of the part of the text that makes the position impossible.
    fn column_of(&self, error: PositionError, captured: Field, turn: Field) -> usize {
        let second = |kind, side| move |_, found| found == Piece { side, kind };
        match error {
            PositionError::TwoQueens(side) => self.column_of_piece(1, second(Kind::Queen, side)),
            PositionError::TooManyGuards(side) => self.column_of_piece(6, second(Kind::Guard, side)),
            PositionError::GuardOnThrone => self.column_of_piece(0, |cell, _| cell == Some(CellId::THRONE)),
            PositionError::CellTaken(taken) => self.column_of_piece(1, |cell, _| cell == Some(taken)),
            PositionError::CapturedCellEmpty(cell) | PositionError::CapturedLeave(cell) => {
                let names = captured_names(captured);
                let named = names.into_iter().find(|name| name.text.parse() == Ok(cell));
                named.map_or(1, |name| name.column)
            }
            PositionError::NothingToPlace => self.hand_column,
            PositionError::TurnZero => turn.column,
        }
    }
}

fn read_placement(field: Field) -> Result<Placement, PositionTextError> {
    let mut placement = Placement::default();
    let (board, hand) = match field.text.split_once('[') {
        Some((board, hand)) => (board, Some(hand)),
        None => (field.text, None),
    };
    let mut column = field.column;
    let mut files = FILES.into_iter();
    for text in board.split('/') {
        let Some(file) = files.next() else {
            return Err(Field { column, text }.error(PositionTextReason::ExtraFile));
        };
        read_file(Field { column, text }, file, &mut placement)?;
        column += text.chars().count() + 1;
    }
    // Back over the slash that the last file does not have.
    column -= 1;
    if let Some(file) = files.next() {
        return Err(PositionTextError {
            column,
            reason: PositionTextReason::MissingFile(file),
        });
    }
    if let Some(text) = hand {
        placement.hand_column = column;
        read_hand(Field { column, text }, &mut placement)?;
    }
    Ok(placement)
}

fn read_file(field: Field, file: char, placement: &mut Placement) -> Result<(), PositionTextError> {
    let cells = file_cells(file).count();
    let mut free = file_cells(file);
    let mut left = cells;
    let mut chars = field.text.chars().zip(field.column..).peekable();
    while let Some((found, column)) = chars.next() {
        let error = |reason| PositionTextError { column, reason };
        let Some(digit) = found.to_digit(10) else {
            let piece = piece_from_letter(found).map_err(error)?;
            let cell = free.next();
            if cell.is_none() {
                return Err(error(PositionTextReason::FileTooLong { file, cells }));
            }
            placement.pieces.push((column, cell, piece));
            left -= 1;
            continue;
        };
        if digit == 0 {
            return Err(error(PositionTextReason::BadRun));
        }
        let mut run = digit as usize;
        while let Some(digit) = chars.next_if(|(next, _)| next.is_ascii_digit()) {
            run = run.saturating_mul(10).saturating_add(digit.0 as usize - '0' as usize);
        }
        if run > left {
            return Err(error(PositionTextReason::FileTooLong { file, cells }));
        }
        free.nth(run - 1);
        left -= run;
    }
    if left > 0 {
        return Err(PositionTextError {
            column: field.column + field.text.chars().count(),
            reason: PositionTextReason::FileTooShort {
                file,
                cells,
                given: cells - left,
            },
        });
    }
    Ok(())
}

/// Reads the pieces in hand. The text begins after the opening bracket; its column is that of the bracket.
fn read_hand(field: Field, placement: &mut Placement) -> Result<(), PositionTextError> {
    let mut chars = field.text.chars().zip(field.column + 1..);
    for (found, column) in chars.by_ref() {
        let error = |reason| PositionTextError { column, reason };
        if found == ']' {
            return match chars.next() {
                Some((_, column)) => Err(PositionTextError {
                    column,
                    reason: PositionTextReason::AfterHand,
                }),
                None => Ok(()),
            };
        }
        let piece = piece_from_letter(found).map_err(error)?;
        placement.pieces.push((column, None, piece));
        let hand = &mut placement.hand[piece.side.index()];
        match piece.kind {
            Kind::Queen if hand.queen => {
                return Err(error(PositionTextReason::Impossible(PositionError::TwoQueens(
                    piece.side,
                ))));
            }
            Kind::Queen => hand.queen = true,
            Kind::Guard => hand.guards = hand.guards.saturating_add(1),
        }
    }
    Err(field.error(PositionTextReason::UnclosedHand))
}

fn piece_from_letter(letter: char) -> Result<Piece, PositionTextReason> {
    let known = LETTERS.into_iter().find(|&(known, _)| known == letter);
    known
        .map(|(_, piece)| piece)
        .ok_or(PositionTextReason::UnknownPiece(letter))
}

fn captured_names(field: Field) -> Vec<Field> {
    let mut column = field.column;
    let names = field.text.split(',').map(|text| {
        let name = Field { column, text };
        column += text.chars().count() + 1;
        name
    });
    names.collect()
}

fn read_captured(field: Field) -> Result<Bitboard, PositionTextError> {
    let mut captured = Bitboard::EMPTY;
    if field.text == "-" {
        return Ok(captured);
    }
    for name in captured_names(field) {
        let cell = name.text.parse();
        let cell: CellId = cell.map_err(|error| name.error(PositionTextReason::UnknownCell(error)))?;
        if captured.contains(cell) {
            return Err(name.error(PositionTextReason::CapturedTwice(cell)));
        }
        captured.insert(cell);
    }
    Ok(captured)
}

fn read_number(field: Field, name: PositionField) -> Result<u32, PositionTextError> {
    let error = || field.error(PositionTextReason::BadNumber(name));
    // `parse` alone would also read "+1".
    if !field.text.starts_with(|first: char| first.is_ascii_digit()) {
        return Err(error());
    }
    field.text.parse().map_err(|_| error())
}
