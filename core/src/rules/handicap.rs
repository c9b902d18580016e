//! A handicap: a side gives its first turns away (`docs/rules.md` §6).

use std::fmt;
use std::ops::RangeInclusive;
use std::str::FromStr;

use super::make::Effect;
use super::piece::Side;

/// A side that gives away its first turns, once all pieces are placed.
///
/// ```
/// use agon_core::rules::{Game, Handicap, IllegalMove, Move, RuleSet};
///
/// let mut game = Game::new(RuleSet::default()).with_handicap(Some("white 1".parse()?));
/// assert_eq!(*game.legal_moves(), [Move::Pass]);
/// let step = game.position().legal_moves(game.rules())[0];
/// assert_eq!(game.play(step), Err(IllegalMove::Handicap));
/// game.play(Move::Pass)?;
/// assert!("white 0".parse::<Handicap>().is_err());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Handicap {
    side: Side,
    turns: u8,
}

impl Handicap {
    /// The numbers of turns that can be given away.
    pub const TURNS: RangeInclusive<u8> = 1..=5;

    /// `None` for a number of turns outside [`TURNS`](Self::TURNS).
    pub fn new(side: Side, turns: u8) -> Option<Self> {
        Self::TURNS.contains(&turns).then_some(Self { side, turns })
    }

    /// As many turns, given away by the other side.
    #[must_use]
    pub const fn swapped(self) -> Self {
        Self {
            side: self.side.opponent(),
            ..self
        }
    }

    /// The side that gives turns away.
    pub const fn side(self) -> Side {
        self.side
    }

    /// The effect of a turn given away.
    pub(super) const fn passed(self) -> Effect {
        Effect::Passed { side: self.side }
    }

    /// The number of turns, 1 to 5.
    pub const fn turns(self) -> u8 {
        self.turns
    }
}

impl fmt::Display for Handicap {
    /// As in the tag of a game record: `black 2`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let side = match self.side {
            Side::White => "white",
            Side::Black => "black",
        };
        write!(f, "{side} {}", self.turns)
    }
}

/// The text is not a handicap such as `white 1`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("a handicap is white or black and a number from {} to {}", Handicap::TURNS.start(), Handicap::TURNS.end())]
pub struct NoHandicap;

impl FromStr for Handicap {
    type Err = NoHandicap;

    fn from_str(text: &str) -> Result<Self, NoHandicap> {
        let (side, turns) = text.split_once(' ').ok_or(NoHandicap)?;
        let side = match side {
            "white" => Side::White,
            "black" => Side::Black,
            _ => return Err(NoHandicap),
        };
        let turns = turns.parse().map_err(|_| NoHandicap)?;
        let handicap = Self::new(side, turns).ok_or(NoHandicap)?;
        // `parse` alone would also read `+2` and `02`.
        (handicap.to_string() == text).then_some(handicap).ok_or(NoHandicap)
    }
}
