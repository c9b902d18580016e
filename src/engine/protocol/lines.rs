//! Reading and writing lines, and the positions and moves in them.

use std::io::{self, BufRead, Write};

use crate::notation::{parse_move, parse_position};
use crate::rules::{Game, Position, RuleSet};

/// Reads a line without its line break (`\n` or `\r\n`); `None` at the end of the input. A line that is not UTF-8 is an
/// inner error with a message, and the input goes on after it.
///
/// # Errors
/// If the input itself fails.
pub fn read_line(input: &mut dyn BufRead) -> io::Result<Option<Result<String, String>>> {
    let mut bytes = Vec::new();
    if input.read_until(b'\n', &mut bytes)? == 0 {
        return Ok(None);
    }
    while matches!(bytes.last(), Some(b'\n' | b'\r')) {
        bytes.pop();
    }
    Ok(Some(String::from_utf8(bytes).map_err(|error| {
        let column = error.utf8_error().valid_up_to() + 1;
        format!("byte {column}: the line is not UTF-8 text")
    })))
}

/// Writes a line in one piece, so that lines of several threads never mix, and flushes it.
///
/// # Errors
/// If the output fails.
pub fn write_line(out: &mut dyn Write, line: &str) -> io::Result<()> {
    out.write_all(format!("{line}\n").as_bytes())?;
    out.flush()
}

/// Reads a position or `startpos` from a part of a line. Columns in errors count from the beginning of the line.
pub(super) fn read_position(line: &str, part: &str, rules: &RuleSet) -> Result<Position, String> {
    let part = part.trim();
    if part == "startpos" {
        return Ok(Position::start(rules));
    }
    parse_position(part, rules).map_err(|error| {
        let before = line.find(part).map_or(0, |start| line[..start].chars().count());
        format!("column {}: {}", before + error.column, error.reason)
    })
}

/// Plays moves in order.
pub(super) fn play_moves<'a>(game: &mut Game, moves: impl Iterator<Item = &'a str>) -> Result<(), String> {
    for (i, text) in moves.enumerate() {
        let fault = |reason: &dyn std::fmt::Display| format!("move {} ({text}): {reason}", i + 1);
        let mv = parse_move(text, game.position(), game.rules()).map_err(|error| fault(&error))?;
        game.play(mv).map_err(|error| fault(&error))?;
    }
    Ok(())
}

/// Splits `P moves m1 m2 …` into the position and the moves; without the word `moves` there are none.
pub(super) fn split_moves(text: &str) -> (&str, std::str::SplitWhitespace<'_>) {
    let at = text.match_indices("moves").find(|(at, word)| {
        let (before, after) = (&text[..*at], &text[at + word.len()..]);
        (before.is_empty() || before.ends_with(char::is_whitespace))
            && (after.is_empty() || after.starts_with(char::is_whitespace))
    });
    match at {
        Some((at, word)) => (&text[..at], text[at + word.len()..].split_whitespace()),
        None => (text, "".split_whitespace()),
    }
}
