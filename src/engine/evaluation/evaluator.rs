//! The evaluations by name, and the evaluator that a search uses.

use std::str::FromStr;
use std::sync::Arc;

use super::{plain, ring};
use crate::engine::net::{Accumulator, Net};
use crate::rules::{Position, RuleSet, Side};

/// The evaluation that a search uses at the end of a line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Evaluation {
    /// Ring sums alone. Never changed, as the yardstick for all others.
    Ring,
    /// The race for the throne, captured pieces and the tempo.
    Plain,
    /// The plain evaluation, corrected by a neural net.
    Net(Arc<Net>),
}

impl Default for Evaluation {
    /// The net that comes with the engine.
    fn default() -> Self {
        Self::Net(Net::shipped())
    }
}

impl Evaluation {
    /// The names of the evaluations in options and settings; `net` is the shipped net.
    pub const NAMES: [&str; 3] = ["ring", "plain", "net"];

    /// The name; of a net other than the shipped one, with its checksum.
    pub fn name(&self) -> String {
        match self {
            Self::Ring => "ring".into(),
            Self::Plain => "plain".into(),
            Self::Net(net) if *net == Net::shipped() => "net".into(),
            Self::Net(net) => format!("net:{:016x}", net.checksum()),
        }
    }
}

/// There is no evaluation with this name.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("there is no evaluation {0:?}; there are {names}", names = Evaluation::NAMES.join(", "))]
pub struct UnknownEvaluation(String);

impl FromStr for Evaluation {
    type Err = UnknownEvaluation;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        match text {
            "ring" => Ok(Self::Ring),
            "plain" => Ok(Self::Plain),
            "net" => Ok(Self::default()),
            _ => Err(UnknownEvaluation(text.into())),
        }
    }
}

/// An evaluation with the accumulators that it updates from ply to ply.
pub(in crate::engine) struct Evaluator {
    evaluation: Evaluation,
    /// By ply, the accumulator of the position last evaluated there; empty without a net.
    sums: Vec<Accumulator>,
}

impl Evaluator {
    /// An evaluator for lines of at most `plies` plies.
    pub(in crate::engine) fn new(evaluation: &Evaluation, plies: usize) -> Self {
        Self {
            evaluation: evaluation.clone(),
            sums: match evaluation {
                Evaluation::Net(net) => vec![Accumulator::empty(net); plies],
                Evaluation::Ring | Evaluation::Plain => Vec::new(),
            },
        }
    }

    /// The value of a position for a side, in hundredths of a move in the race for the throne. The ply only selects an
    /// accumulator to start from, whose position differs little from this one.
    #[inline]
    pub(in crate::engine) fn value(&mut self, position: &Position, rules: &RuleSet, side: Side, ply: usize) -> i32 {
        match &self.evaluation {
            Evaluation::Ring => ring::value(position, side),
            Evaluation::Plain => plain::value(position, rules, side),
            Evaluation::Net(net) => {
                let value = plain::value(position, rules, side);
                // Nets are not trained on positions with pieces in hand.
                if position.is_placing() {
                    return value;
                }
                let sums = self.sums[ply.saturating_sub(1)].changed_to(net, position);
                let correction = net.correction(&sums.views, position.side());
                self.sums[ply] = sums;
                let sign = if side == position.side() { 1 } else { -1 };
                (value + sign * correction).clamp(-LIMIT, LIMIT)
            }
        }
    }
}

/// The limit of values with a net, well below proven wins.
const LIMIT: i32 = 9_000;
