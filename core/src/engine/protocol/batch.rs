//! Batches: for each line of input, a line of output.

use std::io::{self, BufRead, Write};

use super::lines::{play_moves, read_position, split_moves};
use crate::engine::chances::REVIEW_NODES;
use crate::engine::judgement::judge;
use crate::engine::limits::Unwatched;
use crate::line_protocol::{read_line, write_fault, write_line};
use crate::notation::parse_move;
use crate::rules::{Game, RuleSet};

/// Answers every line of a batch with `answer`, under the given rules or those in the line's own prefix `R | …`. A
/// faulty line is answered with `error: …`. Returns whether all lines were correct.
///
/// # Errors
/// If the input or the output fails.
///
/// ```
/// use agon_core::engine::protocol::{answer_play, run_batch};
/// use agon_core::rules::RuleSet;
///
/// let mut out = Vec::new();
/// let input = "startpos moves b1c2\nbell | nonsense\n";
/// let good = run_batch(&mut input.as_bytes(), &RuleSet::default(), answer_play, &mut out)?;
/// let lines: Vec<_> = std::str::from_utf8(&out)?.lines().collect();
/// assert_eq!(lines[0], "1g2G1/6g/1G6/g7G/10/Q9q/10/g7G/8/G5g/1g2G1 b - 0 1\t*");
/// assert!(lines[1].starts_with("error: column 8: "));
/// assert!(!good);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn run_batch(
    input: &mut dyn BufRead,
    rules: &RuleSet,
    answer: fn(&str, &str, &RuleSet) -> Result<String, String>,
    out: &mut dyn Write,
) -> io::Result<bool> {
    let mut good = true;
    while let Some(line) = read_line(input)? {
        let answered = line.and_then(|line| match line.split_once('|') {
            Some((prefix, rest)) => {
                let rules = prefix
                    .trim()
                    .parse()
                    .map_err(|error| format!("before the |: {error}"))?;
                answer(&line, rest, &rules)
            }
            None => answer(&line, &line, rules),
        });
        good &= answered.is_ok();
        match answered {
            Ok(answer) => write_line(out, &answer)?,
            Err(fault) => write_fault(out, &fault)?,
        }
    }
    Ok(good)
}

/// The legal moves of a position in byte order; none if the game is over by the board or the progress limit. `text` is
/// the part of `line` with the position.
///
/// # Errors
/// Says what is wrong with the position, and where in the line; or that moves follow it.
pub fn answer_legal(line: &str, text: &str, rules: &RuleSet) -> Result<String, String> {
    let (position, _) = split_moves(text);
    if position != text {
        let column = line[..line.len() - text.len() + position.len()].chars().count() + 1;
        return Err(format!(
            "column {column}: a position stands alone here; play takes moves too"
        ));
    }
    let position = read_position(line, text, rules)?;
    if position.outcome(rules).is_some() {
        return Ok(String::new());
    }
    let mut moves: Vec<_> = position.legal_moves(rules).iter().map(ToString::to_string).collect();
    moves.sort_unstable();
    Ok(moves.join(" "))
}

/// The position after a sequence of moves, a tab, and the result so far. `text` is the part of `line` with the starting
/// position and the moves.
///
/// # Errors
/// Says what is wrong with the position or which move is wrong, and why.
pub fn answer_play(line: &str, text: &str, rules: &RuleSet) -> Result<String, String> {
    let (position, moves) = split_moves(text);
    let mut game = Game::from_position(*rules, read_position(line, position, rules)?);
    play_moves(&mut game, moves)?;
    let result = game.outcome().map_or("*", |outcome| outcome.result());
    Ok(format!("{}\t{result}", game.position()))
}

/// The reasons for and against the last move of a sequence, most important first, its score, and the best move with its
/// score. `text` is the part of `line` with the starting position and the moves.
///
/// # Errors
/// Says what is wrong with the position, which move is wrong and why, or that there is no move.
pub fn answer_why(line: &str, text: &str, rules: &RuleSet) -> Result<String, String> {
    let (position, moves) = split_moves(text);
    let moves: Vec<_> = moves.collect();
    let (last, before) = moves
        .split_last()
        .ok_or("a line is a position, the word moves, and at least one move")?;
    let mut game = Game::from_position(*rules, read_position(line, position, rules)?);
    play_moves(&mut game, before.iter().copied())?;
    let fault = |reason: &dyn std::fmt::Display| format!("move {} ({last}): {reason}", moves.len());
    let mv = parse_move(last, game.position(), rules).map_err(|error| fault(&error))?;
    let judgement = judge(&game, mv, REVIEW_NODES, &mut Unwatched).map_err(|error| fault(&error))?;
    let reasons: Vec<_> = judgement.reasons.iter().map(ToString::to_string).collect();
    let best = &judgement.best;
    Ok(format!(
        "{}\t{}\tbest {} {}",
        reasons.join("; "),
        judgement.played.score,
        best.mv,
        best.score
    ))
}
