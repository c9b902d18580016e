//! Tags, also without some or all of their quotation marks.

use std::borrow::Cow;

use crate::notation::signs::{first_sign, is_invisible, is_quote};

/// The greatest distance at which the `]` of a value without quotation marks is looked for, in bytes.
const LONGEST_BARE: usize = 250;

/// A tag at the beginning of a text.
pub(super) struct WrittenTag<'a> {
    pub name: &'a str,
    pub value: Cow<'a, str>,
    /// The byte at which the value begins, with its quotation mark.
    pub value_at: usize,
    /// The length of the tag, in bytes.
    pub length: usize,
}

pub(super) fn in_tag_name(c: char) -> bool {
    c.is_alphanumeric() || c == '_' || c == '-'
}

/// Whether a game begins with the `[` at this byte: with a tag in the line after an empty one.
pub(super) fn begins_game(text: &str, at: usize) -> bool {
    let (before, rest) = text.split_at(at);
    let before = before.trim_end_matches(is_invisible);
    let mut line_ends = ["\r\n", "\n", "\r"].into_iter();
    let line_before = line_ends.find_map(|end| before.strip_suffix(end));
    let is_after_blank_line = line_before.is_some_and(|before| {
        let before = before.trim_end_matches(is_space);
        before.is_empty() || before.ends_with(['\n', '\r'])
    });
    is_after_blank_line && name_and_rest(rest).is_some_and(|(_, after)| quote(skip_blanks(after)).is_some())
}

/// Reads a tag at the beginning of a text. A bare one has no quotation marks and fills its line.
pub(super) fn read_tag(text: &str, may_be_bare: bool) -> Option<WrittenTag<'_>> {
    let (name, after) = name_and_rest(text)?;
    let rest = skip_blanks(after);
    let value_at = text.len() - rest.len();
    let (value, length) = match quote(rest) {
        Some(opening) => quoted(rest, opening),
        None if may_be_bare && after.starts_with(is_space) && !ends_line(after) => bare(rest)?,
        None => return None,
    };
    Some(WrittenTag {
        name,
        value,
        value_at,
        length: value_at + length,
    })
}

/// The name after the bracket, and what follows it.
fn name_and_rest(text: &str) -> Option<(&str, &str)> {
    let (bracket, length) = first_sign(text)?;
    let rest = bracket.filter(|sign| *sign == '[').map(|_| &text[length..])?;
    let rest = rest.trim_start_matches(is_space);
    let after = rest.trim_start_matches(in_tag_name);
    let name = &rest[..rest.len() - after.len()];
    (!name.is_empty()).then_some((name, after))
}

fn skip_blanks(text: &str) -> &str {
    text.trim_start_matches(|c: char| c.is_whitespace() || is_invisible(c))
}

/// The quotation mark at the beginning of a text, and its length.
fn quote(text: &str) -> Option<(char, usize)> {
    let (sign, length) = first_sign(text)?;
    Some((sign.filter(|sign| is_quote(*sign))?, length))
}

/// A value and its length with the closing bracket. It ends at the quotation mark before a bracket or at the end of a
/// line, or else with its line.
fn quoted(text: &str, (opening, length): (char, usize)) -> (Cow<'_, str>, usize) {
    let is_plain = opening == '"' && length == 1;
    let mut value = String::new();
    let mut rest = &text[length..];
    while let Some(c) = rest.chars().next().filter(|c| !matches!(c, '\n' | '\r')) {
        let mut chars = rest.chars();
        chars.next();
        let closing = if is_plain {
            (c == '"').then_some(('"', 1))
        } else {
            quote(rest)
        };
        if let Some((_, length)) = closing {
            let after = skip_blanks(&rest[length..]);
            if let Some(after) = after.strip_prefix(']') {
                return (value.into(), text.len() - after.len());
            }
            if ends_line(&rest[length..]) {
                return (value.into(), text.len() - rest.len() + length);
            }
        }
        if c == '\\' && chars.as_str().starts_with(['"', '\\']) {
            value.extend(chars.next());
        } else {
            value.push(c);
        }
        rest = chars.as_str();
    }
    let value = value.trim_end();
    let value = value.strip_suffix(']').unwrap_or(value).trim_end();
    let value = value.strip_suffix(is_quote).unwrap_or(value);
    (value.to_owned().into(), text.len() - rest.len())
}

fn ends_line(text: &str) -> bool {
    let rest = text.trim_start_matches(is_space);
    rest.is_empty() || rest.starts_with(['\n', '\r'])
}

fn is_space(c: char) -> bool {
    is_invisible(c) || c.is_whitespace() && !matches!(c, '\n' | '\r')
}

/// A value without quotation marks, which fills its line up to the closing bracket.
fn bare(text: &str) -> Option<(Cow<'_, str>, usize)> {
    let window = &text[..text.floor_char_boundary(LONGEST_BARE)];
    let line = window.split(['\n', '\r']).next()?;
    let end = line.rfind(']')?;
    let value = line[..end].trim();
    (!value.is_empty() && ends_line(&text[end + 1..])).then(|| (value.into(), end + 1))
}

/// Whether some line of a text begins with a tag in quotation marks.
pub(in crate::notation) fn has_tag(text: &str) -> bool {
    let mut begins = text.match_indices('[').map(|(at, _)| text.split_at(at));
    begins.any(|(before, tag)| {
        let before = before.trim_end_matches(|c: char| is_invisible(c) || matches!(c, ' ' | '\t' | '>'));
        let begins_line = before.is_empty() || before.ends_with(['\n', '\r']);
        begins_line && read_tag(tag, false).is_some()
    })
}
