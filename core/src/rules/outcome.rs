//! Ends of games (`docs/rules.md` §4).

use serde::{Deserialize, Serialize};

use super::axes::EmptyThrone;
use super::piece::{Kind, Move, Side};
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
    /// The loser's queen was captured, and left the board.
    QueenCaptured,
    /// The loser's last guard was captured, and left the board.
    GuardsCaptured,
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

    /// Whether one side won for this reason.
    fn is_by(self, why: WinReason) -> bool {
        matches!(self, Self::Win { reason, .. } if reason == why)
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

    /// §4.1: six guards round the throne, with their queen on it or without; and where captured pieces leave the board,
    /// all guards that are left, or no piece of a kind.
    #[inline]
    pub(super) fn throne_outcome(&self, rules: &RuleSet) -> Option<Outcome> {
        if rules.removes_any() {
            return self.outcome_of_those_left(rules);
        }
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

    #[inline(never)]
    fn outcome_of_those_left(&self, rules: &RuleSet) -> Option<Outcome> {
        if self.is_placing() {
            return None;
        }
        if rules.removes(Kind::Guard) {
            let is_home = |side: &Side| {
                let guards = self.guards(*side);
                let around = !guards.is_empty() && (guards & !Bitboard::ring(1)).is_empty();
                around && self.queens(*side).contains(CellId::THRONE)
            };
            if let Some(winner) = Side::ALL.into_iter().find(is_home) {
                return Some(Outcome::Win {
                    winner,
                    reason: WinReason::Enthroned,
                });
            }
        }
        let lost = |side: Side| {
            let reason = match (self.queen(side), self.guards(side)) {
                (None, _) if rules.removes(Kind::Queen) => WinReason::QueenCaptured,
                (_, Bitboard::EMPTY) if rules.removes(Kind::Guard) => WinReason::GuardsCaptured,
                _ => return None,
            };
            Some(Outcome::Win {
                winner: side.opponent(),
                reason,
            })
        };
        let surrounded = self.surrounded_outcome(rules);
        if surrounded.is_some_and(|outcome| outcome.is_by(WinReason::Enthroned)) {
            return surrounded;
        }
        // The player who stepped, and whose turn it is not, captured the other's before losing any.
        lost(self.side).or_else(|| lost(self.side.opponent())).or(surrounded)
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
