//! Batches: for each line of input, a line of output.

use std::io::{self, BufRead, Write};

use crate::agent::action::Event;
use crate::agent::game::Game;
use crate::agent::options::{Options, OptionsError};
use crate::agent::players::{Choice, read_question};
use crate::agent::quote::beginning;
use crate::agent::text::{read_action, read_state};
use crate::line_protocol::{read_line, write_fault, write_line};

/// Answers every line of a batch with `answer`. A faulty line is answered with `error: …`. Returns whether all lines
/// were correct.
///
/// # Errors
/// If the input or the output fails.
///
/// ```
/// use agon_core::agent::protocol::{answer_legal, run_batch};
///
/// let mut out = Vec::new();
/// let input = "2,agents=1 | start 0 moves $ $\n3 | start 0\n3 | start 3\n";
/// let good = run_batch(&mut input.as_bytes(), answer_legal, &mut out)?;
/// let lines: Vec<_> = std::str::from_utf8(&out)?.lines().collect();
/// assert_eq!(lines[0], "A1-HAV A1-NYC B1-DUB B1-HAM R1-WAR R1-BAK C1-BOM C1-HKG money");
/// assert_eq!(lines[1], " money");
/// assert_eq!(lines[2], "error: column 11: the players are numbered from 0 to 2");
/// assert!(!good);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn run_batch(
    input: &mut dyn BufRead,
    answer: fn(&str) -> Result<String, String>,
    out: &mut dyn Write,
) -> io::Result<bool> {
    let mut good = true;
    while let Some(line) = read_line(input)? {
        match line.and_then(|line| answer(&line)) {
            Ok(answer) => write_line(out, &answer)?,
            Err(fault) => {
                write_fault(out, &fault)?;
                good = false;
            }
        }
    }
    Ok(good)
}

/// The legal actions after a line `OPTIONS | STATE moves a1 a2 …`: all but money, in canonical order, and ` money` if
/// money may be staked. Instead of the state, `start N` is the opening of a game that player N starts; `moves` and its
/// actions may be missing.
///
/// # Errors
/// Says what cannot be read or is illegal, and where.
pub fn answer_legal(line: &str) -> Result<String, String> {
    let (game, _) = play_line(line)?;
    let legal = game.legal();
    let money = if legal.may_stake() { " money" } else { "" };
    Ok(format!("{legal}{money}"))
}

/// The state after a line as for [`answer_legal`], with tabs between: the full state, each player's view from 0 on, and
/// the public events of the last action, joined by `;`.
///
/// # Errors
/// Says what cannot be read or is illegal, and where.
pub fn answer_play(line: &str) -> Result<String, String> {
    let (game, heard) = play_line(line)?;
    let options = *game.table().options();
    let mut fields = vec![game.to_string()];
    fields.extend(options.seats().map(|seat| game.view(seat).to_string()));
    let heard: Vec<_> = heard.iter().map(|event| event.in_game(&options).to_string()).collect();
    fields.push(heard.join(";"));
    Ok(fields.join("\t"))
}

/// A computer player's answer to a [`Question`](crate::agent::players::Question) in its text form: the decision, then a
/// tab and a reason that needs only public knowledge.
///
/// # Errors
/// Says what cannot be read, and where; or that the player of this view is not asked.
///
/// ```
/// use agon_core::agent::protocol::answer_choose;
///
/// let view = "HAV*,LON,MOS,PEK HAV 0.9.0 act 0,0,0,0;0;0/0,0,0,0;0;0 10000,0,0,0;000000/?";
/// let question = format!("2,agents=1 | 0 agent 7 | {view} | 0:$?;1:$?");
/// assert_eq!(answer_choose(&question)?, "A1-WAS+\tbrings the case home with A1");
/// # Ok::<(), String>(())
/// ```
pub fn answer_choose(line: &str) -> Result<String, String> {
    let question = read_question(line).map_err(|error| error.to_string())?;
    let seat = question.view.seat();
    let choice = question.answer();
    let Choice { action, reason } = choice.ok_or_else(|| format!("player {seat} is not asked here"))?;
    Ok(format!("{action}\t{reason}"))
}

/// The game after a line, and what was heard of the last action.
fn play_line(line: &str) -> Result<(Game, Vec<Event>), String> {
    let bar = line
        .find('|')
        .ok_or("a line is the options, a |, and a state or start N")?;
    let (before, after) = (&line[..bar], &line[bar + 1..]);
    let indent = before.chars().take_while(|c| c.is_whitespace()).count();
    let options: Result<Options, OptionsError> = before.trim().parse();
    let options = options.map_err(|error| format!("column {}: {}", indent + error.column, error.fault))?;
    let (position, moves) = match word_at(after, "moves") {
        Some(at) => (&after[..at], &after[at + "moves".len()..]),
        None => (after, ""),
    };
    let mut game = read_position(position, &options, before.chars().count() + 1)?;
    let mut heard = Vec::new();
    for (i, text) in moves.split_whitespace().enumerate() {
        let fault = |fault: &dyn std::fmt::Display| format!("move {} ({:?}): {fault}", i + 1, beginning(text));
        let action = read_action(text).map_err(|error| fault(&error))?;
        heard.clear();
        game.play(&action, &mut heard).map_err(|error| fault(&error))?;
    }
    Ok((game, heard))
}

/// The position of a word between blanks.
fn word_at(text: &str, word: &str) -> Option<usize> {
    let found = text.match_indices(word).map(|(at, _)| at);
    found.into_iter().find(|at| {
        let (before, after) = (&text[..*at], &text[at + word.len()..]);
        let apart = |text: &str, next: Option<char>| text.is_empty() || next.is_some_and(char::is_whitespace);
        apart(before, before.chars().next_back()) && apart(after, after.chars().next())
    })
}

/// Reads `start N` or a state, before which so many characters stand in the line.
fn read_position(part: &str, options: &Options, before: usize) -> Result<Game, String> {
    let text = part.trim();
    let before = before + part.chars().take_while(|c| c.is_whitespace()).count();
    if let Some(player) = text.strip_prefix("start")
        && (player.is_empty() || player.starts_with(char::is_whitespace))
    {
        let blanks = player.chars().take_while(|c| c.is_whitespace()).count();
        let (column, last) = (before + "start".len() + blanks + 1, options.players() - 1);
        let mut words = player.split_whitespace();
        let number = words.next();
        let number = number.ok_or_else(|| format!("column {column}: the player who starts should stand here"))?;
        if words.next().is_some() {
            return Err(format!(
                "column {column}: after start N only the word moves may follow, then the actions"
            ));
        }
        let start = options.seats().find(|seat| seat.to_string() == number);
        let start = start.ok_or_else(|| format!("column {column}: the players are numbered from 0 to {last}"))?;
        return Ok(Game::new(*options, start));
    }
    read_state(text, options).map_err(|error| format!("column {}: {}", before + error.column, error.fault))
}
