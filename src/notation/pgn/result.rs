//! How a recorded game ended.

use std::fmt;

use crate::rules::{Outcome, Side};

/// How a game in a record ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum GameResult {
    /// `*`: it has not ended, or nobody knows.
    Unfinished,
    /// `1-0` or `0-1`.
    Won(Side),
    /// `1/2-1/2`.
    Drawn,
}

impl GameResult {
    const ALL: [Self; 4] = [
        Self::Unfinished,
        Self::Won(Side::White),
        Self::Won(Side::Black),
        Self::Drawn,
    ];

    pub(super) fn from_text(text: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|result| result.text() == text)
    }

    /// As records write it.
    pub const fn text(self) -> &'static str {
        match self {
            Self::Unfinished => "*",
            Self::Won(Side::White) => "1-0",
            Self::Won(Side::Black) => "0-1",
            Self::Drawn => "1/2-1/2",
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
