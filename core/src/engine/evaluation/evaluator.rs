//! The evaluations by name, and the evaluator that a search uses.

use std::str::FromStr;
use std::sync::Arc;

use super::homeward::homeward;
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
    /// The plain evaluation, counted again (`homeward`) at a clear lead, and corrected by a neural net.
    Net(Arc<Net>),
    /// The plain evaluation, corrected by the first net that was shipped. Never changed, to measure others against it.
    Net1,
}

impl Default for Evaluation {
    /// The net that comes with the engine.
    fn default() -> Self {
        Self::Net(Net::shipped())
    }
}

impl Evaluation {
    /// The names of the evaluations in options and settings; `net` is the shipped net.
    pub const NAMES: [&str; 4] = ["ring", "plain", "net-1", "net"];

    /// The name; of a net other than the shipped one, with its checksum.
    pub fn name(&self) -> String {
        match self {
            Self::Ring => "ring".into(),
            Self::Plain => "plain".into(),
            Self::Net1 => "net-1".into(),
            Self::Net(net) if *net == Net::shipped() => "net".into(),
            Self::Net(net) => format!("net:{:016x}", net.checksum()),
        }
    }
}

/// There is no evaluation with this name.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("there is no evaluation \"{0}\"; there are {names}", names = Evaluation::NAMES.join(", "))]
pub struct UnknownEvaluation(String);

impl FromStr for Evaluation {
    type Err = UnknownEvaluation;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        match text {
            "ring" => Ok(Self::Ring),
            "plain" => Ok(Self::Plain),
            "net-1" => Ok(Self::Net1),
            "net" => Ok(Self::default()),
            _ => Err(UnknownEvaluation(text.into())),
        }
    }
}

/// An evaluation with the accumulators that it updates from ply to ply.
pub(in crate::engine) struct Evaluator {
    evaluation: Evaluation,
    /// The net that corrects the plain value, if there is one.
    net: Option<Arc<Net>>,
    /// By ply, the accumulator of the position last evaluated there; empty without a net.
    sums: Vec<Accumulator>,
}

impl Evaluator {
    /// An evaluator for lines of at most `plies` plies.
    pub(in crate::engine) fn new(evaluation: &Evaluation, plies: usize) -> Self {
        let net = match evaluation {
            Evaluation::Net(net) => Some(Arc::clone(net)),
            Evaluation::Net1 => Some(Net::first()),
            Evaluation::Ring | Evaluation::Plain => None,
        };
        Self {
            evaluation: evaluation.clone(),
            sums: net
                .as_ref()
                .map_or_else(Vec::new, |net| vec![Accumulator::empty(net); plies]),
            net,
        }
    }

    /// The value of a position for a side, in hundredths of a move in the race for the throne. The ply only selects an
    /// accumulator to start from, whose position differs little from this one.
    #[inline]
    pub(in crate::engine) fn value(&mut self, position: &Position, rules: &RuleSet, side: Side, ply: usize) -> i32 {
        if matches!(self.evaluation, Evaluation::Ring) {
            return ring::value(position, side);
        }
        let value = plain::value(position, rules, side);
        // Nets are not trained on positions with pieces in hand.
        let Some(net) = self.net.as_ref().filter(|_| !position.is_placing()) else {
            return value;
        };
        let sums = self.sums[ply.saturating_sub(1)].changed_to(net, position);
        let correction = net.correction(&sums.views, position.side());
        self.sums[ply] = sums;
        let sign = if side == position.side() { 1 } else { -1 };
        let value = match self.evaluation {
            Evaluation::Net(_) => homeward(value),
            _ => value,
        };
        (value + sign * correction).clamp(-LIMIT, LIMIT)
    }
}

/// The limit of values with a net, well below proven wins.
const LIMIT: i32 = 9_000;

#[cfg(test)]
mod tests {
    use super::*;
    use crate::notation::parse_position;

    /// The value of a position for White.
    fn value(evaluation: &Evaluation, text: &str) -> i32 {
        let rules = RuleSet::default();
        let position = parse_position(text, &rules).unwrap();
        Evaluator::new(evaluation, 1).value(&position, &rules, Side::White, 0)
    }

    /// These values must never change.
    #[test]
    fn the_first_net_gives_the_values_it_always_gave() {
        for (text, known) in [
            ("1g2G1/G5g/8/g7G/10/Q9q/10/g7G/8/G5g/1g2G1 w - 0 1", 15),
            ("G5/2g1Gg1/8/g8/10/2Q7q/8G1/g4g2G/4G3/1G5/1g4 w - 0 16", -3),
            ("6/G2gGg1/8/1g7/10/1gQ7q/7G2/5g3/4G2G/2G4/1g4 w b5 0 20", 33),
            ("6/4g2/8/2gG5/3QGG4/2Ggg1Gq3/4gg4/9/2G5/7/6 w e4 0 35", 200),
            ("q5/g6/g7/9/3GGG4/5QG4/4GG4/8g/g7/6g/g5 b - 0 1", 1777),
        ] {
            assert_eq!(value(&Evaluation::Net1, text), known, "{text}");
        }
    }

    #[test]
    fn a_net_and_the_first_one_differ_only_in_the_race_counted_again() {
        let shipped = Evaluation::default();
        for (text, more) in [
            ("1g2G1/G5g/8/g7G/10/Q9q/10/g7G/8/G5g/1g2G1 w - 0 1", false),
            ("q5/g6/g7/9/3GGG4/5QG4/4GG4/8g/g7/6g/g5 b - 0 1", true),
        ] {
            let [now, then] = [&shipped, &Evaluation::Net1].map(|evaluation| value(evaluation, text));
            assert_eq!(now > then, more, "{text}: {now} {then}");
        }
    }
}
