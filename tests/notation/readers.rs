//! Laws of the readers for arbitrary texts. Also called by the targets in `fuzz/`.

use agon::notation::{parse_move, parse_position, read_link, read_move, read_records, write_link, write_records};
use agon::rules::{Position, RuleSet};
use agon::session::save_format;
use agon::session::summary::Summary;

/// Returns whether the text was a position.
pub fn read_as_position(text: &str, rules: &RuleSet) -> bool {
    match parse_position(text, rules) {
        Ok(position) => {
            assert_eq!(parse_position(&position.to_string(), rules), Ok(position), "{text:?}");
            for mv in position.legal_moves(rules).iter() {
                assert_eq!(read_move(&mv.to_string(), &position, rules), Ok(*mv), "{position}");
            }
            true
        }
        Err(error) => {
            assert!(
                (1..=text.chars().count() + 1).contains(&error.column),
                "{text:?}: {error}"
            );
            false
        }
    }
}

/// Returns whether the text was a move, legal or not.
pub fn read_as_move(text: &str, position: &Position, rules: &RuleSet) -> bool {
    match parse_move(text, position, rules) {
        Ok(mv) => {
            assert_eq!(parse_move(&mv.to_string(), position, rules), Ok(mv), "{text:?}");
            true
        }
        Err(error) => {
            assert!(error.to_string().chars().count() < 200, "{error}");
            false
        }
    }
}

/// Returns whether the text was records of games from beginning to end.
pub fn read_as_records(text: &str) -> bool {
    let (records, readable) = match read_records(text) {
        Ok(records) => (records, true),
        Err(error) => {
            let line = text
                .split('\n')
                .nth(error.line - 1)
                .expect("the fault lies in a line of the text");
            assert!(
                (1..=line.chars().count() + 1).contains(&error.column),
                "{text:?}: {error}"
            );
            (error.read, false)
        }
    };
    assert_eq!(
        read_records(&write_records(&records)).as_ref(),
        Ok(&records),
        "{text:?}"
    );
    readable
}

/// Returns whether the text was a link to a game, which then has that link.
pub fn read_as_link(text: &str) -> bool {
    match read_link(text) {
        Ok(game) => {
            let link = write_link(&game).expect("the game had a link");
            let bare: String = text.split_whitespace().collect();
            assert!(bare.contains(&link), "{text:?} was read as {link}");
            true
        }
        Err(error) => {
            assert!(error.to_string().chars().count() < 200, "{error}");
            false
        }
    }
}

/// Returns whether the text was a save.
pub fn read_as_save(text: &str) -> bool {
    let Ok(saved) = save_format::read(text) else {
        let _ = save_format::summary(text);
        return false;
    };
    let time = "2026.11.23-101112";
    let written = save_format::write(&saved, time);
    let again = save_format::read(&written).expect("what was written can be read");
    assert_eq!(save_format::write(&again, time), written, "{text:?}");
    let listed = save_format::summary(&written).expect("what was written can be listed");
    assert_eq!(listed, Summary::of(&saved, time), "{text:?}");
    true
}
