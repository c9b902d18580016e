//! Tells what a text from outside is: a link, a position or records of games.

use super::link::{LinkError, read_linked};
use super::pgn::{Record, RecordError, RecordFault, Records, has_tag, read_records};
use super::position::parse_position;
use super::position_error::PositionTextError;
use super::signs::as_typed;
use crate::rules::RuleSet;

/// Why there is no game in a text.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NoGame {
    /// It is a link that cannot be read.
    #[error(transparent)]
    Link(#[from] LinkError),
    /// It is a position that cannot be read.
    #[error(transparent)]
    Position(#[from] PositionTextError),
    /// It is records of which no game can be read. Holds what is wrong with them, at least one fault.
    #[error("{}", .0.first().map_or_else(|| Self::Nothing.to_string(), RecordError::to_string))]
    Records(Vec<RecordError>),
    /// It is nothing of all that.
    #[error("this is neither a link, a code, a position nor the record of a game")]
    Nothing,
}

/// Reads the games of a text of any kind: a link or its code, in a message too; a position, which is read under
/// `rules`; or records. There is at least one game, and records come with all their faults.
///
/// ```
/// use agon_core::notation::{NoGame, read_text, write_link};
/// use agon_core::rules::{Game, RuleSet};
///
/// let rules = RuleSet::default();
/// let link = write_link(&Game::new(rules))?;
/// for text in [
///     &format!("Your move: https://example.org/agon/#{link}")[..],
///     "1g2G1/G5g/8/g7G/10/Q9q/10/g7G/8/G5g/1g2G1 w - 0 1",
///     "[Site \"https://example.org\"]\n\n*",
/// ] {
///     let records = read_text(text, &rules)?.whole()?;
///     assert_eq!(records[0].to_game()?.position(), Game::new(rules).position());
/// }
/// assert_eq!(read_text("Good morning!", &rules), Err(NoGame::Nothing));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
/// Says why there is no game.
pub fn read_text(text: &str, rules: &RuleSet) -> Result<Records, NoGame> {
    if is_position(text) {
        return Ok(alone(Record::new(*rules, parse_position(&as_typed(text), rules)?)));
    }
    let records = read_records(text);
    let (has_games, has_tags) = (!records.read.is_empty(), has_tag(text));
    if has_games && (has_tags || records.faults.is_empty()) {
        return Ok(records);
    }
    // A message can begin like a record, and a record can have a link in a comment.
    match read_linked(text) {
        Ok(linked) => Ok(alone(linked.into_record())),
        Err(_) if has_games => Ok(records),
        Err(error) if error != LinkError::NoLink && !has_tags => Err(error.into()),
        Err(_) if has_tags || records.faults.iter().any(is_of_record) => Err(NoGame::Records(records.faults)),
        Err(error) if text.contains("://") => Err(error.into()),
        Err(_) => Err(NoGame::Nothing),
    }
}

/// Whether a text can only be meant as a position: eleven files.
pub fn is_position(text: &str) -> bool {
    let mut words = text.split_whitespace().map(as_typed);
    let first = words.find(|word| !word.is_empty()).unwrap_or_default();
    first.matches('/').count() >= 8 && !first.starts_with('[') && !first.contains("://")
}

fn alone(record: Record) -> Records {
    Records {
        read: vec![record],
        faults: Vec::new(),
    }
}

/// Whether such a fault is not to be found in any text.
fn is_of_record(error: &RecordError) -> bool {
    match &error.fault {
        RecordFault::Move { text, .. } => text.contains(|c: char| c.is_ascii_digit()),
        RecordFault::Stray(_)
        | RecordFault::BadTag
        | RecordFault::BadMark
        | RecordFault::MarkWithoutMove
        | RecordFault::VariationWithoutMove
        | RecordFault::UnclosedComment => false,
        _ => true,
    }
}
