//! The result of a recorded game.

use std::fmt;

use crate::notation::signs::{as_typed, first_sign};
use crate::rules::{Outcome, Side};

/// The result of a game in a record.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum GameResult {
    /// `*`: the game goes on, or its result is unknown.
    Unfinished,
    /// `1-0` or `0-1`, with the winner.
    Won(Side),
    /// `1/2-1/2`.
    Drawn,
}

/// One side's score.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Score {
    Nothing,
    Half,
    One,
}

impl GameResult {
    /// Reads a result alone. Also the forms of word processors, such as `½–½`, and `?` or nothing where it is unknown.
    pub(super) fn from_text(text: &str) -> Option<Self> {
        let text = text.trim();
        if matches!(&*as_typed(text), "*" | "?" | "") {
            return Some(Self::Unfinished);
        }
        let (result, length) = Self::at_beginning(text)?;
        (length == text.len()).then_some(result)
    }

    /// Reads a score at the beginning of a text, such as `1-0` or `1 – 0`, and returns its length too.
    pub(super) fn at_beginning(text: &str) -> Option<(Self, usize)> {
        let mut rest = Rest(text);
        let white = rest.score()?;
        let alone = rest.0;
        let black = if rest.skip_dash() { rest.score() } else { None };
        let (result, after) = match (white, black) {
            (Score::One, Some(Score::Nothing)) => (Self::Won(Side::White), rest.0),
            (Score::Nothing, Some(Score::One)) => (Self::Won(Side::Black), rest.0),
            (Score::Half, Some(Score::Half)) => (Self::Drawn, rest.0),
            (Score::Half, _) => (Self::Drawn, alone),
            _ => return None,
        };
        let goes_on = |sign: char| sign.is_alphanumeric() || matches!(sign, '-' | '/' | ':' | '>' | '@');
        let next = first_sign(after).and_then(|(sign, _)| sign);
        (!next.is_some_and(goes_on)).then_some((result, text.len() - after.len()))
    }

    /// As in a record: `*`, `1-0`, `0-1` or `1/2-1/2`.
    pub const fn text(self) -> &'static str {
        match self {
            Self::Unfinished => "*",
            Self::Won(Side::White) => "1-0",
            Self::Won(Side::Black) => "0-1",
            Self::Drawn => "1/2-1/2",
        }
    }
}

/// The unread rest of a text.
struct Rest<'a>(&'a str);

impl Rest<'_> {
    /// Takes the next sign that takes room, if it is like this.
    fn take(&mut self, like: impl Fn(char) -> bool) -> Option<char> {
        let mut rest = self.0;
        loop {
            let (sign, length) = first_sign(rest)?;
            rest = &rest[length..];
            if let Some(sign) = sign {
                return like(sign).then(|| {
                    self.0 = rest;
                    sign
                });
            }
        }
    }

    /// Skips dashes and spaces; returns whether there was a dash.
    fn skip_dash(&mut self) -> bool {
        let (before, mut found) = (self.0, false);
        while let Some(sign) = self.take(|sign| matches!(sign, '-' | ':' | ' ' | '\u{a0}')) {
            found |= matches!(sign, '-' | ':');
        }
        // Between scores a soft hyphen is a hyphen.
        found || before.starts_with('\u{ad}')
    }

    fn score(&mut self) -> Option<Score> {
        match self.take(|sign| matches!(sign, '0' | '1' | '½'))? {
            '0' => Some(Score::Nothing),
            '½' => Some(Score::Half),
            _ if self.take(|sign| sign == '/').is_none() => Some(Score::One),
            _ => self.take(|sign| sign == '2').map(|_| Score::Half),
        }
    }
}

impl From<Option<Outcome>> for GameResult {
    fn from(outcome: Option<Outcome>) -> Self {
        match outcome {
            None => Self::Unfinished,
            Some(outcome) => outcome.winner().map_or(Self::Drawn, Self::Won),
        }
    }
}

impl fmt::Display for GameResult {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.text())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn results_are_read_in_the_forms_of_word_processors() {
        let (white, black) = (GameResult::Won(Side::White), GameResult::Won(Side::Black));
        for (text, result) in [
            ("1-0", Some(white)),
            ("1–0", Some(white)),
            ("1 - 0", Some(white)),
            ("1\u{ad}0", Some(white)),
            ("1--0", Some(white)),
            ("1:0", Some(white)),
            ("0—1", Some(black)),
            ("0\u{a0}\u{2212}\u{a0}1", Some(black)),
            ("½", Some(GameResult::Drawn)),
            ("½-½", Some(GameResult::Drawn)),
            ("½ – ½", Some(GameResult::Drawn)),
            ("1/2", Some(GameResult::Drawn)),
            ("1/2–1/2", Some(GameResult::Drawn)),
            ("1⁄2-1⁄2", Some(GameResult::Drawn)),
            ("&frac12;&ndash;&frac12;", Some(GameResult::Drawn)),
            ("*", Some(GameResult::Unfinished)),
            ("?", Some(GameResult::Unfinished)),
            ("1", None),
            ("10", None),
            ("1-1", None),
            ("0-0", None),
            ("1-00", None),
            ("1:00", None),
            ("1/2-1", None),
            ("won", None),
        ] {
            assert_eq!(GameResult::from_text(text), result, "{text}");
        }
    }

    #[test]
    fn a_result_ends_where_no_letter_figure_or_stroke_goes_on() {
        for (text, length) in [
            ("1-0", Some(3)),
            ("1-0 won", Some(3)),
            ("1-0, won", Some(3)),
            ("1-0x", None),
            ("1-05", None),
            ("1-0-1", None),
            ("1-0/2", None),
            ("0-1:30", None),
        ] {
            let read = GameResult::at_beginning(text).map(|(_, length)| length);
            assert_eq!(read, length, "{text}");
        }
    }
}
