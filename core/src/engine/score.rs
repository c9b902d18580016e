//! Scores: estimates, and proven wins and losses.

use std::fmt;

use super::evaluation::moves_ahead;

/// The value of a won game; the plies until the win are subtracted.
pub(super) const WIN: i32 = 30_000;
/// Values beyond this are proven wins, no estimates.
pub(super) const SURE: i32 = WIN - 1_000;
/// Greater than any value.
pub(super) const INFINITE: i32 = WIN + 1;
/// The value of a drawn game.
pub(super) const DRAW: i32 = 0;
/// The value of a repetition inside the search under rules where the third occurrence loses. Not a proven win, since
/// the player can still deviate before it.
pub(super) const REPEATED: i32 = 10_000;

/// The value of a position for the player who picks the next move.
///
/// ```
/// use agon_core::engine::Score;
///
/// assert!(Score::WinIn(3) > Score::WinIn(5));
/// assert!(Score::WinIn(99) > Score::Race(400));
/// assert!(Score::Race(-50) > Score::LossIn(8) && Score::LossIn(8) > Score::LossIn(2));
/// assert_eq!(-Score::WinIn(3), Score::LossIn(3));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Score {
    /// An estimate, in hundredths of a move by which the player is ahead in the race for the throne.
    Race(i32),
    /// A proven win in this many plies.
    WinIn(u32),
    /// A proven loss in this many plies.
    LossIn(u32),
}

impl Score {
    pub(super) const fn from_value(value: i32) -> Self {
        if value > SURE {
            Self::WinIn((WIN - value) as u32)
        } else if value < -SURE {
            Self::LossIn((WIN + value) as u32)
        } else {
            Self::Race(value)
        }
    }

    /// The number of moves that the winner still makes, if the end is proven: the *n* of "wins in *n*". It is 0 if the
    /// loser's next move ends the game, by closing the ring round an empty throne. Under rules where a turn can have
    /// several moves it is a guess.
    ///
    /// ```
    /// use agon_core::engine::Score;
    ///
    /// // The player's move, the enemy's answer, and the move that wins.
    /// assert_eq!(Score::WinIn(3).moves(), Some(2));
    /// // The player's move, and the enemy's that wins.
    /// assert_eq!(Score::LossIn(2).moves(), Some(1));
    /// assert_eq!(Score::Race(800).moves(), None);
    /// ```
    pub const fn moves(self) -> Option<u32> {
        match self {
            Self::Race(_) => None,
            Self::WinIn(plies) => Some(plies.div_ceil(2)),
            Self::LossIn(plies) => Some(plies / 2),
        }
    }

    /// The lead in hundredths of a move in the race, for people: what counts again at a clear lead, so that the engine
    /// goes home, is taken off. `None` for a proven end, and where a position would be repeated that must not be.
    ///
    /// ```
    /// use agon_core::engine::Score;
    ///
    /// assert_eq!(Score::Race(150).lead(), Some(150));
    /// assert_eq!(Score::Race(3_000).lead(), Some(1_500));
    /// assert_eq!(Score::WinIn(3).lead(), None);
    /// ```
    pub fn lead(self) -> Option<i32> {
        match self {
            Self::Race(value) if value.abs() < REPEATED => Some(moves_ahead(value)),
            _ => None,
        }
    }

    /// The score as a number, in hundredths of a move; proven wins and losses lie beyond all estimates.
    pub(super) const fn value(self) -> i32 {
        match self {
            Self::Race(value) => value,
            Self::WinIn(plies) => WIN - plies as i32,
            Self::LossIn(plies) => plies as i32 - WIN,
        }
    }
}

impl PartialOrd for Score {
    fn partial_cmp(&self, other: &Self) -> Option<std::cmp::Ordering> {
        Some(self.cmp(other))
    }
}

impl Ord for Score {
    fn cmp(&self, other: &Self) -> std::cmp::Ordering {
        self.value().cmp(&other.value())
    }
}

impl std::ops::Neg for Score {
    type Output = Self;

    fn neg(self) -> Self {
        Self::from_value(-self.value())
    }
}

impl fmt::Display for Score {
    /// As in the Universal Game Interface: `cp` and hundredths, or `mate` and the winner's [`moves`](Self::moves),
    /// negative for a loss.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (self, self.moves()) {
            (Self::Race(hundredths), _) => write!(f, "cp {hundredths}"),
            (Self::LossIn(_), Some(moves)) => write!(f, "mate -{moves}"),
            (_, moves) => write!(f, "mate {}", moves.unwrap_or_default()),
        }
    }
}
