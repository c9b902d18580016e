//! The pieces that a single move of the opponent would capture.

use super::piece::Side;
use super::position::Position;
use super::ruleset::RuleSet;
use crate::board::Bitboard;

impl Position {
    /// The cells of a side's pieces that a legal move of its opponent would capture, if it were the opponent's turn.
    /// Pieces that are captured already are left out. Nothing is threatened while the opponent has pieces to put back,
    /// since a relocation captures nothing (`docs/rules.md` §3).
    ///
    /// ```
    /// use agon_core::notation::parse_position;
    /// use agon_core::rules::{RuleSet, Side};
    ///
    /// // A guard of White's on k7 can go to i8, and with the queen beyond holds the guard on h9.
    /// let rules = RuleSet::default();
    /// let position = parse_position("q5/7/8/9/10/11/9Q/8g/8/6G/6 b - 0 1", &rules)?;
    /// let threatened: Vec<_> = position.threats(&rules, Side::Black).into_iter().collect();
    /// assert_eq!(threatened, ["h9".parse().unwrap()]);
    /// assert!(position.threats(&rules, Side::White).is_empty());
    /// # Ok::<(), agon_core::notation::PositionTextError>(())
    /// ```
    pub fn threats(&self, rules: &RuleSet, side: Side) -> Bitboard {
        let mut theirs = *self;
        if theirs.side() == side {
            theirs.pass_turn();
        }
        let taken = |&mv| theirs.make(rules, mv).captured;
        let replies = theirs.legal_moves(rules);
        replies
            .iter()
            .map(taken)
            .fold(Bitboard::EMPTY, |all, taken| all | taken)
    }
}
