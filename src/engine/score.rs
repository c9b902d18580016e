//! What a position is worth to a player.

use std::fmt;

/// The value of a won game, less the plies it still takes.
pub(super) const WIN: i32 = 30_000;
/// Nothing beyond this is an estimate: it is a win within a known number of plies.
pub(super) const SURE: i32 = WIN - 1_000;
/// More than any value.
pub(super) const INFINITE: i32 = WIN + 1;
/// The value of a drawn game.
pub(super) const DRAW: i32 = 0;
/// The value of a repetition inside the search where repetitions lose. It is no proof, since the player may yet turn
/// aside before the third time.
pub(super) const REPEATED: i32 = 10_000;

/// What a position is worth to the player who picks the next move.
///
/// ```
/// use agon::engine::Score;
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
    /// A proven win in so many plies.
    WinIn(u32),
    /// A proven loss in so many plies.
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

    /// The moves that the winner still makes, where the end is proven: the *n* of "wins in *n*", from the move to be
    /// picked on. Nought is left to who wins by the other's very next move, which closes the ring round an empty throne.
    /// Where a turn may hold several moves, it is a guess.
    ///
    /// ```
    /// use agon::engine::Score;
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

    /// The score as one number, in hundredths of a move; proven wins lie beyond all estimates.
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
    /// As the Universal Game Interface writes it: `cp` hundredths, or `mate` and the [`moves`](Self::moves) of the winner,
    /// negative if lost.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (self, self.moves()) {
            (Self::Race(hundredths), _) => write!(f, "cp {hundredths}"),
            (Self::LossIn(_), Some(moves)) => write!(f, "mate -{moves}"),
            (_, moves) => write!(f, "mate {}", moves.unwrap_or_default()),
        }
    }
}
