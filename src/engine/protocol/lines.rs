//! Positions and moves in the lines of a protocol.

use crate::notation::{parse_move, parse_position};
use crate::rules::{Game, Position, RuleSet};

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
