//! Ends of games (`docs/rules.md` §4).

use serde::{Deserialize, Serialize};

use super::axes::EmptyThrone;
use super::piece::{Move, Side};
use super::position::Position;
use super::ruleset::RuleSet;
use crate::board::{Bitboard, CellId};

/// The end of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Outcome {
    /// One side won.
    Win {
        /// The winning side.
        winner: Side,
        /// The reason.
        reason: WinReason,
    },
    /// Neither side won.
    Draw(
        /// The reason.
        DrawReason,
    ),
}

/// Why a game is won.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum WinReason {
    /// The winner's queen is on the throne with her six guards round her.
    Enthroned,
    /// The loser's six guards closed round an empty throne.
    EmptyThrone,
    /// The loser repeated a position for the third time.
    Repetition,
    /// The loser resigned.
    Resignation,
    /// The loser's time ran out.
    Time,
}

/// Why a game is drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum DrawReason {
    /// A position occurred for the third time.
    Repetition,
    /// Both players must pass.
    BothStuck,
    /// The progress limit: too many plies without a capture, an inward step or a placement.
    Progress,
    /// The players agreed on a draw.
    Agreement,
}

impl Outcome {
    /// The winner, if there is one.
    pub const fn winner(self) -> Option<Side> {
        match self {
            Self::Win { winner, .. } => Some(winner),
            Self::Draw(_) => None,
        }
    }

    /// The result as game records write it: `1-0`, `0-1` or `1/2-1/2`.
    pub const fn result(self) -> &'static str {
        match self.winner() {
            Some(Side::White) => "1-0",
            Some(Side::Black) => "0-1",
            None => "1/2-1/2",
        }
    }
}

impl Position {
    /// The end of the game that the position alone shows: by throne and guards, or by the progress limit.
    pub fn outcome(&self, rules: &RuleSet) -> Option<Outcome> {
        self.throne_outcome(rules).or_else(|| self.progress_outcome(rules))
    }

    /// The end of the game that this position and the move before it show: [`outcome`](Self::outcome), and both players
    /// having to pass. Repetition needs the [`Game`](super::Game).
    pub fn outcome_after(&self, rules: &RuleSet, mv: Move) -> Option<Outcome> {
        self.throne_outcome(rules)
            .or_else(|| self.stuck_outcome(rules, mv))
            .or_else(|| self.progress_outcome(rules))
    }

    /// §4.1: six guards round the throne, with their queen on it or without.
    #[inline]
    pub(super) fn throne_outcome(&self, rules: &RuleSet) -> Option<Outcome> {
        let around = Bitboard::ring(1);
        // A quick test that nearly every position fails.
        if self.pieces.into_iter().any(|pieces| pieces & around == around) {
            self.surrounded_outcome(rules)
        } else {
            None
        }
    }

    #[inline(never)]
    fn surrounded_outcome(&self, rules: &RuleSet) -> Option<Outcome> {
        if self.is_placing() {
            return None;
        }
        let side = Side::ALL.into_iter().find(|&side| self.surrounds_throne(side))?;
        if self.queens(side).contains(CellId::THRONE) {
            return Some(Outcome::Win {
                winner: side,
                reason: WinReason::Enthroned,
            });
        }
        let enemy_enthroned = self.queens(side.opponent()).contains(CellId::THRONE);
        match rules.empty_throne {
            EmptyThrone::NoQueen if enemy_enthroned => None,
            EmptyThrone::NoQueen | EmptyThrone::OwnQueenAbsent => Some(Outcome::Win {
                winner: side.opponent(),
                reason: WinReason::EmptyThrone,
            }),
        }
    }

    /// §4.3: the player had to pass, and now the other must.
    pub(super) fn stuck_outcome(&self, rules: &RuleSet, mv: Move) -> Option<Outcome> {
        (mv == Move::Pass && !self.is_placing() && self.must_pass(rules))
            .then_some(Outcome::Draw(DrawReason::BothStuck))
    }

    /// §4.4: the progress limit.
    pub(super) fn progress_outcome(&self, rules: &RuleSet) -> Option<Outcome> {
        let limit = u32::from(rules.progress_limit);
        (limit > 0 && self.clock >= limit && !self.is_placing()).then_some(Outcome::Draw(DrawReason::Progress))
    }
}
