//! The marks of moves, and the least loss for which each is given.

/// The mark of a move in a game record.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Mark {
    /// `!`: the only good move, and not one that is easy to find.
    OnlyMove,
    /// `?!`: another move is clearly better.
    Inaccuracy,
    /// `?`: a mistake.
    Mistake,
    /// `??`: a mistake that may decide the game.
    Blunder,
}

impl Mark {
    /// All marks, the best first.
    pub const ALL: [Self; 4] = [Self::OnlyMove, Self::Inaccuracy, Self::Mistake, Self::Blunder];

    /// The least loss of expected score, 0 … 1, for a mark other than `!`. Chosen from games of
    /// `steady` and `master` (`docs/engine.md`).
    pub const fn loss(self) -> Option<f64> {
        match self {
            Self::OnlyMove => None,
            Self::Inaccuracy => Some(0.12),
            Self::Mistake => Some(0.20),
            Self::Blunder => Some(0.30),
        }
    }

    /// The mark of a move that loses so much of the expected score; none for a small loss.
    ///
    /// ```
    /// use agon_core::engine::Mark;
    ///
    /// assert_eq!(Mark::of_loss(0.01), None);
    /// assert_eq!(Mark::of_loss(1.0), Some(Mark::Blunder));
    /// ```
    pub fn of_loss(loss: f64) -> Option<Self> {
        let reached = |mark: &Self| mark.loss().is_some_and(|least| loss >= least);
        Self::ALL.into_iter().rev().find(reached)
    }

    /// The sign as it is written after a move.
    pub const fn sign(self) -> &'static str {
        match self {
            Self::OnlyMove => "!",
            Self::Inaccuracy => "?!",
            Self::Mistake => "?",
            Self::Blunder => "??",
        }
    }

    /// The numeric annotation glyph of PGN.
    pub const fn nag(self) -> u16 {
        match self {
            Self::OnlyMove => 1,
            Self::Mistake => 2,
            Self::Blunder => 4,
            Self::Inaccuracy => 6,
        }
    }
}
