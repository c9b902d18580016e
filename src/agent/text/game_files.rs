//! The faults of game files, in words.

use agon_core::agent::{GameFileError, SaveError};

use crate::shell::system::language::{Language, key};

/// Why there is no finished game in a file.
pub fn fault(error: &GameFileError, language: &Language) -> String {
    let at = |key: &str, number: usize| language.tr_with(key, &[("number", number.into())]);
    match error {
        GameFileError::NoGame => language.tr("agent-file-none"),
        GameFileError::Later(_) => language.tr("agent-file-later"),
        GameFileError::NotOver => language.tr("agent-file-not-over"),
        GameFileError::Save(SaveError::Decision(number, _)) => at(key("agent-file-damaged-decision"), *number),
        GameFileError::Save(_) => language.tr("agent-file-damaged"),
        GameFileError::Record(error) => at(key("agent-file-damaged-line"), error.line),
    }
}
