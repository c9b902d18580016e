//! Laws of the readers for arbitrary texts. Also called by the targets in `fuzz/`.

use agon_core::notation::{
    GameTree, RecordError, Records, parse_move, parse_position, read_link, read_move, read_records, read_text,
    write_link, write_records,
};
use agon_core::rules::{Position, RuleSet};
use agon_core::session::save_format;
use agon_core::session::summary::Summary;

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

/// A game that stands after everything else.
const LAST: &str = "\n\n[Event \"The last\"]\n\n1. Gb1-c2 Gk7-i8 1-0\n";

/// Returns whether the text was records of games without faults. Whatever it is, a game after it is read.
pub fn read_as_records(text: &str) -> bool {
    let Records { read, faults } = read_records(text);
    places_lie_in(text, &faults);
    assert!(faults.iter().filter_map(|fault| fault.game).is_sorted(), "{text:?}");
    let is_known = |fault: &RecordError| fault.game.is_none_or(|game| (1..=read.len()).contains(&game));
    assert!(faults.iter().all(is_known), "{text:?}");
    assert_eq!(
        read_records(&write_records(&read)).whole().as_ref(),
        Ok(&read),
        "{text:?}"
    );
    for record in &read {
        let game = record.to_game().expect("what was read can be played");
        let tree = GameTree::from_record(record).expect("what was read can be played");
        assert_eq!(tree.line().plies(), game.plies(), "{text:?}");
    }
    let followed = read_records(&format!("{text}{LAST}")).read;
    let last = followed
        .last()
        .unwrap_or_else(|| panic!("the last game is not read: {text:?}"));
    assert_eq!(
        (last.tag("Event"), last.line.nodes.len()),
        (Some("The last"), 2),
        "{text:?}"
    );
    faults.is_empty()
}

fn places_lie_in(text: &str, faults: &[RecordError]) {
    let text = text.replace("\r\n", "\n");
    let lines: Vec<_> = text.split(['\n', '\r']).collect();
    for fault in faults {
        let line = lines.get(fault.line - 1).expect("the fault lies in a line of the text");
        assert!(
            (1..=line.chars().count() + 1).contains(&fault.column),
            "{text:?}: {fault}"
        );
        assert!(fault.to_string().chars().count() < 300, "{fault}");
    }
}

/// Returns whether there was a game in a text, whatever it was.
pub fn read_as_text(text: &str, rules: &RuleSet) -> bool {
    match read_text(text, rules) {
        Ok(Records { read, faults }) => {
            assert!(!read.is_empty(), "{text:?}");
            places_lie_in(text, &faults);
            assert_eq!(
                read_text(&write_records(&read), rules).map(|again| again.whole().unwrap()),
                Ok(read)
            );
            true
        }
        Err(error) => {
            assert!(error.to_string().chars().count() < 300, "{error}");
            false
        }
    }
}

/// Returns whether the text was a link to a game, which then has that link.
pub fn read_as_link(text: &str) -> bool {
    match read_link(text) {
        Ok(game) => {
            let link = write_link(&game).expect("the game had a link");
            let mut chars = text.chars();
            let is_in_text = link.chars().all(|c| chars.any(|other| other == c || is_wide(other, c)));
            assert!(is_in_text, "{text:?} was read as {link}");
            true
        }
        Err(error) => {
            assert!(error.to_string().chars().count() < 200, "{error}");
            false
        }
    }
}

/// Whether a character is another one, as wide as Chinese ones or escaped.
fn is_wide(other: char, c: char) -> bool {
    other == '&' || u32::from(other) == u32::from(c) + 0xfee0
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
