//! The result of a recorded game.

use std::fmt;

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
