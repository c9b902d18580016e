//! Finds a link in a message or address, even if chat and mail programs changed it.

use super::checksum::{CHECKSUM_LENGTH, Sum};
use super::code::{LinkError, MAX_LENGTH};
use super::linked::{Linked, read_whole};
use crate::notation::signs::as_typed;
use crate::rules::Game;

/// A text longer than this is no message, in bytes.
const LONGEST_MESSAGE: usize = 1 << 16;
/// A word shorter than this is no damaged link, unless it stands in an address.
const SHORTEST: usize = CHECKSUM_LENGTH + 1;

/// Reads a game from a link, alone, in an address or in a message. The changes made by other programs are undone: line
/// breaks, also with the `>` of an answer or the `=` of a mail, signs that take no room, `%23` for `#`, and any text
/// around it or after it in the address. Of several links the last counts.
///
/// # Errors
/// If there is no link, or a damaged one. A game that was read has been played through under its rules, and writes itself
/// as the same link.
///
/// ```
/// use agon_core::notation::{LinkError, read_link, write_link};
/// use agon_core::rules::{Game, Preset};
///
/// let link = write_link(&Game::new(Preset::Escale.rules()))?;
/// assert!(read_link(&format!("See <https://example.org/agon/#{link}?from=mail>.")).is_ok());
/// assert_eq!(read_link(&link[..link.len() - 1]).unwrap_err(), LinkError::Damaged);
/// assert_eq!(read_link("Good morning!").unwrap_err(), LinkError::NoLink);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn read_link(text: &str) -> Result<Game, LinkError> {
    read_linked(text).map(|linked| linked.game)
}

/// Reads a link as [`read_link`] does, with what it holds beside the game.
///
/// # Errors
/// As [`read_link`].
pub fn read_linked(text: &str) -> Result<Linked, LinkError> {
    if text.len() > LONGEST_MESSAGE {
        return Err(LinkError::NoLink);
    }
    let text = as_typed(text).replace("%2523", "#").replace("%23", "#");
    let behind: Vec<_> = text.match_indices('#').map(|(at, _)| &text[at + 1..]).collect();
    let mut fault = None;
    for place in behind.into_iter().rev().chain(codes(&text)) {
        match read_at(place) {
            Ok(linked) => return Ok(linked),
            // Only a text with the right checksum is surely a link.
            Err(LinkError::NoLink | LinkError::Damaged) => {}
            Err(error) => fault = fault.or(Some(error)),
        }
    }
    Err(fault.unwrap_or_else(|| match is_like_link(&text) {
        true => LinkError::Damaged,
        false => LinkError::NoLink,
    }))
}

/// The words that could be a link without an address, from each to the end of the text; the last word first.
fn codes(text: &str) -> impl Iterator<Item = &str> {
    let starts = text.char_indices().rev().filter(|&(at, c)| {
        let is_inside = text[..at].ends_with(|before: char| before.is_ascii_alphanumeric());
        c.is_ascii_uppercase() && !is_inside
    });
    starts.map(|(at, _)| &text[at..])
}

/// Reads a link at the beginning of a text: letters and digits that may be broken into lines, as many of them as the
/// checksum wants.
fn read_at(text: &str) -> Result<Linked, LinkError> {
    let mut rest = skip_breaks(text);
    let (mut link, mut sum, mut counted) = (String::new(), Sum::OF_NOTHING, 0);
    while link.len() <= MAX_LENGTH {
        let run = rest.bytes().take_while(u8::is_ascii_alphanumeric).count();
        if run == 0 {
            break;
        }
        link.push_str(&rest[..run]);
        let said = link.len().saturating_sub(CHECKSUM_LENGTH);
        sum.add(&link[counted..said]);
        counted = said;
        if link.len() <= MAX_LENGTH && sum.digits() == link.as_bytes()[said..] {
            return read_whole(&link);
        }
        let after = skip_breaks(&rest[run..]);
        if after.len() == rest.len() - run {
            break;
        }
        rest = after;
    }
    Err(LinkError::Damaged)
}

/// Skips what programs put into a link to break it: spaces and line breaks, an `=`, `-` or `\` before these, and `>` or
/// `|` after them.
fn skip_breaks(text: &str) -> &str {
    let mut rest = text;
    let mut begins_line = false;
    while let Some(c) = rest.chars().next() {
        let after = &rest[c.len_utf8()..];
        match c {
            '\n' | '\r' => begins_line = true,
            c if c.is_whitespace() => {}
            '=' | '-' | '\\' if after.starts_with(['\n', '\r']) => {}
            '>' | '|' if begins_line => {}
            _ => break,
        }
        rest = after;
    }
    rest
}

/// Whether a text is meant as a link, though it is none: an address with something behind its `#` that is not the name of
/// a page, or a single word, perhaps in lines, that looks like chance.
fn is_like_link(text: &str) -> bool {
    if let Some((_, after)) = text.split_once("://") {
        let word = |behind: &str| {
            behind
                .chars()
                .take_while(char::is_ascii_alphanumeric)
                .collect::<String>()
        };
        let is_page = |word: &String| word.chars().all(|c| c.is_ascii_lowercase());
        return after.split('#').skip(1).any(|behind| !is_page(&word(behind)));
    }
    let mut words = text.split('#').flat_map(str::lines).map(|line| {
        let word = line.trim_matches(|c: char| !c.is_ascii_alphanumeric());
        word.bytes().all(|byte| byte.is_ascii_alphanumeric()).then_some(word)
    });
    let word: Option<String> = words.by_ref().collect();
    word.is_some_and(|word| {
        let is_chance = |byte: u8| byte.is_ascii_digit() || byte.is_ascii_uppercase();
        word.len() >= SHORTEST && word.bytes().skip(1).any(is_chance)
    })
}
