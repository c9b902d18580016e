//! Splits a text of records into tokens, with the line and column of each.

use super::error::RecordFault;

/// A place in the text; line and column are counted from 1, in characters.
#[derive(Clone, Copy, Debug)]
pub(super) struct Place {
    pub line: usize,
    pub column: usize,
}

/// A fault and its place.
pub(super) type Fault = (Place, RecordFault);

pub(super) enum Token<'a> {
    /// `[`
    OpenTag,
    /// `]`
    CloseTag,
    /// A text in quotes, unescaped.
    Quoted(String),
    /// A comment in braces or after a `;`.
    Comment(&'a str),
    /// `(`
    OpenVariation,
    /// `)`
    CloseVariation,
    /// `$` and a number.
    Mark(u8),
    /// `.`
    Dot,
    /// Anything else, up to white space or another token: a name, number, move or result.
    Word(&'a str),
}

/// Yields the tokens of a text.
pub(super) struct Scanner<'a> {
    rest: &'a str,
    place: Place,
}

impl<'a> Scanner<'a> {
    pub(super) fn new(text: &'a str) -> Self {
        Self {
            rest: text.strip_prefix('\u{feff}').unwrap_or(text),
            place: Place { line: 1, column: 1 },
        }
    }

    /// The next token and its place; `None` at the end.
    pub(super) fn next(&mut self) -> Result<Option<(Place, Token<'a>)>, Fault> {
        self.skip_blanks();
        let place = self.place;
        let Some(first) = self.rest.chars().next() else {
            return Ok(None);
        };
        let token = match first {
            '[' => self.single(Token::OpenTag),
            ']' => self.single(Token::CloseTag),
            '(' => self.single(Token::OpenVariation),
            ')' => self.single(Token::CloseVariation),
            '.' => self.single(Token::Dot),
            '{' => {
                self.take_while(|c| c == '{', 1);
                let comment = self.take_while(|c| c != '}', usize::MAX);
                if self.take_while(|c| c == '}', 1).is_empty() {
                    return Err((place, RecordFault::UnclosedComment));
                }
                Token::Comment(comment)
            }
            '}' => return Err((place, RecordFault::Stray('}'))),
            ';' => {
                self.take_while(|c| c == ';', 1);
                Token::Comment(self.take_while(|c| c != '\n', usize::MAX))
            }
            '$' => {
                self.take_while(|c| c == '$', 1);
                let number = self.take_while(|c| c.is_ascii_digit(), usize::MAX).parse();
                Token::Mark(number.map_err(|_| (place, RecordFault::BadMark))?)
            }
            '"' => Token::Quoted(self.quoted().ok_or((place, RecordFault::UnclosedValue))?),
            _ => Token::Word(self.take_while(
                |c| !c.is_whitespace() && !matches!(c, '[' | ']' | '(' | ')' | '{' | '}' | '.' | ';' | '$' | '"'),
                usize::MAX,
            )),
        };
        Ok(Some((place, token)))
    }

    /// Skips white space, and lines that begin with `%`, which are not part of a record.
    fn skip_blanks(&mut self) {
        loop {
            self.take_while(char::is_whitespace, usize::MAX);
            if self.place.column > 1 || !self.rest.starts_with('%') {
                return;
            }
            self.take_while(|c| c != '\n', usize::MAX);
        }
    }

    fn single(&mut self, token: Token<'a>) -> Token<'a> {
        self.take_while(|_| true, 1);
        token
    }

    /// A text in quotes, with `\` before quotes and backslashes; `None` if it does not end in its line.
    fn quoted(&mut self) -> Option<String> {
        self.take_while(|c| c == '"', 1);
        let mut text = String::new();
        loop {
            text.push_str(self.take_while(|c| !matches!(c, '"' | '\\' | '\n'), usize::MAX));
            match self.take_while(|c| c != '\n', 1) {
                "\"" => return Some(text),
                "\\" => {
                    let escaped = self.take_while(|c| matches!(c, '"' | '\\'), 1);
                    text.push_str(if escaped.is_empty() { "\\" } else { escaped });
                }
                _ => return None,
            }
        }
    }

    /// Takes characters while they match, at most `most`.
    fn take_while(&mut self, like: impl Fn(char) -> bool, most: usize) -> &'a str {
        let mut chars = self.rest.chars();
        let mut after = self.rest;
        for _ in 0..most {
            match chars.next() {
                Some('\n') if like('\n') => {
                    self.place = Place {
                        line: self.place.line + 1,
                        column: 1,
                    };
                }
                Some(c) if like(c) => self.place.column += 1,
                _ => break,
            }
            after = chars.as_str();
        }
        let (taken, after) = self.rest.split_at(self.rest.len() - after.len());
        self.rest = after;
        taken
    }
}
