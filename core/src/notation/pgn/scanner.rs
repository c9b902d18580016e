//! Splits a text of records into tokens, with the line and column of each. Reads the signs of other programs as those of
//! a keyboard.

use std::borrow::Cow;

use super::braces::Braces;
use super::error::RecordFault;
use super::result::GameResult;
use super::tag::{begins_game, read_tag};
use crate::notation::signs::first_sign;

/// The greatest distance at which the `]` of a remark in square brackets is looked for, in bytes.
const LONGEST_REMARK: usize = 250;

/// A place in the text; line and column are counted from 1, in characters.
#[derive(Clone, Copy, Debug)]
pub(super) struct Place {
    pub line: usize,
    pub column: usize,
}

/// A fault and its place.
pub(super) type Fault = (Place, RecordFault);

pub(super) enum Token<'a> {
    /// `[Name "value"]`, with the place of the value.
    Tag {
        name: &'a str,
        value: Cow<'a, str>,
        value_place: Place,
    },
    /// A comment in braces or after a `;`, or a command such as `[%clk 0:01:00]` without braces.
    Comment(&'a str),
    /// A comment whose `}` is missing: the rest of the game.
    UnclosedComment(&'a str),
    /// `(`
    OpenVariation,
    /// `)`
    CloseVariation,
    /// `$` and a number.
    Mark(u16),
    /// `.`
    Dot,
    /// A result other than `*`, also with spaces in it.
    Result(GameResult),
    /// Anything else, up to white space or another token: a number, move, sign or `*`.
    Word(Cow<'a, str>),
    /// Something without meaning, which is skipped.
    Meaningless(RecordFault),
}

/// Yields the tokens of a text.
pub(super) struct Scanner<'a> {
    text: &'a str,
    /// The byte at which the rest begins.
    at: usize,
    place: Place,
    /// Whether the last token was the first of a line, after an empty one.
    pub after_blank_line: bool,
    braces: Braces,
}

impl<'a> Scanner<'a> {
    pub(super) fn new(text: &'a str) -> Self {
        Self {
            text,
            at: 0,
            place: Place { line: 1, column: 1 },
            after_blank_line: true,
            braces: Braces::default(),
        }
    }

    fn rest(&self) -> &'a str {
        &self.text[self.at..]
    }

    /// The next token and its place; `None` at the end. Among moves, a tag without quotation marks is a remark unless it
    /// follows an empty line.
    pub(super) fn next(&mut self, among_moves: bool) -> Option<(Place, Token<'a>)> {
        let is_first = self.skip_blanks();
        let place = self.place;
        let (sign, length) = first_sign(self.rest())?;
        let token = match sign.unwrap_or(' ') {
            '[' => self.bracket(length, is_first, among_moves),
            ']' => self.stray(']', length),
            '(' => self.single(Token::OpenVariation, length),
            ')' => self.single(Token::CloseVariation, length),
            '.' => self.single(Token::Dot, length),
            '{' => self.comment(length),
            '}' => self.stray('}', length),
            ';' => {
                self.advance(length);
                let line = self.rest().find(['\n', '\r']);
                Token::Comment(self.advance(line.unwrap_or(self.rest().len())))
            }
            '$' => {
                self.advance(length);
                let digits = self.rest().bytes().take_while(u8::is_ascii_digit).count();
                match self.advance(digits).parse() {
                    Ok(mark) => Token::Mark(mark),
                    Err(_) => Token::Meaningless(RecordFault::BadMark),
                }
            }
            '"' => {
                let end = self.rest()[length..].find(['"', '\n', '\r']).map(|end| length + end);
                let closed = end.filter(|&end| self.rest()[end..].starts_with('"'));
                self.stray('"', closed.map_or(length, |end| end + 1))
            }
            _ => match GameResult::at_beginning(self.rest()) {
                Some((result, length)) => self.single(Token::Result(result), length),
                None => Token::Word(self.word()),
            },
        };
        Some((place, token))
    }

    /// Whether a sign stands next, but for blanks.
    pub(super) fn is_before(&self, sign: char) -> bool {
        let mut rest = self.rest();
        while let Some((found, length)) = first_sign(rest) {
            match found {
                Some(found) if !is_blank(found) => return found == sign,
                _ => rest = &rest[length..],
            }
        }
        false
    }

    /// Whether exactly one dot stands next.
    pub(super) fn is_before_one_dot(&self) -> bool {
        let after = self.rest().strip_prefix('.');
        after.is_some_and(|after| !after.trim_start().starts_with(['.', '…']))
    }

    /// Skips what is not part of a record: blanks, lines that begin with `%`, and the `>` with which mail programs begin
    /// lines. Returns whether the next token is the first of its line.
    fn skip_blanks(&mut self) -> bool {
        let (begins, before) = (self.at == 0, self.place.line);
        let mut is_first = self.place.column == 1;
        while let Some((sign, length)) = first_sign(self.rest()) {
            match sign {
                Some('%') if self.place.column == 1 => {
                    let end = self.rest().find(['\n', '\r']);
                    self.advance(end.unwrap_or(self.rest().len()));
                }
                None => drop(self.advance(length)),
                Some('>') if is_first => drop(self.advance(length)),
                Some(sign) if is_blank(sign) => {
                    self.advance(length);
                    is_first |= self.place.column == 1;
                }
                Some(_) => break,
            }
        }
        self.after_blank_line = is_first && (begins || self.place.line > before + 1);
        is_first
    }

    fn single(&mut self, token: Token<'a>, length: usize) -> Token<'a> {
        self.advance(length);
        token
    }

    fn stray(&mut self, sign: char, length: usize) -> Token<'a> {
        self.single(Token::Meaningless(RecordFault::Stray(sign)), length)
    }

    /// A tag, a command to a program, or a remark that means nothing.
    fn bracket(&mut self, length: usize, is_first: bool, among_moves: bool) -> Token<'a> {
        let rest = self.rest();
        let may_be_bare = is_first && (!among_moves || self.after_blank_line);
        if let Some(tag) = read_tag(rest, may_be_bare) {
            let (before_value, whole) = (tag.value_at, tag.length);
            self.advance(before_value);
            let value_place = self.place;
            self.advance(whole - before_value);
            return Token::Tag {
                name: tag.name,
                value: tag.value,
                value_place,
            };
        }
        let remark = &rest[..rest.floor_char_boundary(LONGEST_REMARK)];
        let remark = remark.split(['\n', '\r']).next().unwrap_or(remark);
        let closed = remark.find(']').map(|end| end + 1);
        match closed {
            Some(closed) if rest.starts_with("[%") => Token::Comment(self.advance(closed)),
            _ if among_moves => self.stray('[', closed.unwrap_or(length)),
            _ => {
                self.advance(closed.unwrap_or(remark.len()).max(length));
                Token::Meaningless(RecordFault::BadTag)
            }
        }
    }

    fn comment(&mut self, brace: usize) -> Token<'a> {
        let open = self.at;
        self.advance(brace);
        let rest = self.rest();
        let ends = rest.match_indices(['}', '[']);
        let mut ends = ends.filter(|&(at, sign)| sign == "}" || begins_game(self.text, self.at + at));
        match ends.next() {
            Some((end, "}")) => {
                let nested = rest[..end].contains('{');
                let closed = if nested {
                    self.braces.closing(self.text, open)
                } else {
                    None
                };
                let comment = self.advance(closed.map_or(end, |closed| closed - self.at));
                self.advance(1);
                Token::Comment(comment)
            }
            Some((next_game, _)) => Token::UnclosedComment(self.advance(next_game)),
            None => Token::UnclosedComment(self.advance(rest.len())),
        }
    }

    fn word(&mut self) -> Cow<'a, str> {
        let rest = self.rest();
        let is_plain = |byte: &u8| byte.is_ascii_graphic() && *byte != b'&' && !ends_word(char::from(*byte));
        let plain = rest.bytes().take_while(is_plain).count();
        let is_whole = match rest[plain..].bytes().next() {
            None => true,
            Some(next) => next.is_ascii() && next != b'&',
        };
        if is_whole {
            let word = self.advance(plain);
            return match self.skip_en_passant(word) {
                true => word[..word.len() - 1].into(),
                false => word.into(),
            };
        }
        let mut word = String::new();
        while let Some((sign, length)) = first_sign(self.rest()) {
            if sign.is_some_and(ends_word) {
                break;
            }
            word.extend(sign);
            self.advance(length);
        }
        if self.skip_en_passant(&word) {
            word.pop();
        }
        word.into()
    }

    /// Skips the rest of `e.p.`, which chess players write out of habit, after a word that ends in its first letter.
    /// Returns whether it was there.
    fn skip_en_passant(&mut self, word: &str) -> bool {
        let found = word.ends_with('e') && self.rest().starts_with(".p");
        if found {
            self.advance(2);
            let dot = self.rest().starts_with('.');
            self.advance(dot.into());
        }
        found
    }

    /// Takes this many bytes, and follows the place.
    fn advance(&mut self, length: usize) -> &'a str {
        let (taken, after) = self.rest().split_at(length);
        self.at += length;
        let mut chars = taken.chars().peekable();
        while let Some(c) = chars.next() {
            match c {
                '\r' if chars.peek().map_or(after.starts_with('\n'), |next| *next == '\n') => self.place.column += 1,
                '\n' | '\r' => {
                    self.place = Place {
                        line: self.place.line + 1,
                        column: 1,
                    };
                }
                // No program shows a byte order mark.
                '\u{feff}' => {}
                _ => self.place.column += 1,
            }
        }
        taken
    }
}

/// Whether a sign separates words and means nothing. Some programs end a file with ^Z.
fn is_blank(sign: char) -> bool {
    sign.is_whitespace() || sign.is_control() || sign == ','
}

fn ends_word(sign: char) -> bool {
    is_blank(sign) || matches!(sign, '[' | ']' | '(' | ')' | '{' | '}' | '.' | ';' | '$' | '"')
}
