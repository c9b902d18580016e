//! Self-play: games of the engine against itself, from random openings.

use rand::{RngExt, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;

use super::samples::{Sample, TITLE, count_plies_left};
use crate::engine::arena::random_opening;
use crate::engine::evaluation::Evaluation;
use crate::engine::limits::{Limits, Monitor};
use crate::engine::score::Score;
use crate::engine::searcher::Searcher;
use crate::rules::RuleSet;

/// The settings of self-play.
#[derive(Clone, Debug, PartialEq)]
pub struct SelfPlay {
    /// The rule sets, which the games take in turn.
    pub rules: Vec<RuleSet>,
    /// The node limit of a move.
    pub nodes: u64,
    /// The greatest number of random plies at the beginning of a game.
    pub openings: u32,
    /// The number of plies after which a game is broken off; its samples then have no result.
    pub longest: u32,
    /// The seed of the openings.
    pub seed: u64,
    /// The evaluation of the search.
    pub evaluation: Evaluation,
}

impl SelfPlay {
    /// The title line of the samples: these settings.
    pub fn title(&self) -> String {
        let rules: Vec<_> = self.rules.iter().map(RuleSet::to_string).collect();
        let Self {
            nodes,
            openings,
            longest,
            seed,
            evaluation,
            ..
        } = self;
        format!(
            "{TITLE}rules {}, eval {}, {nodes} nodes, to {openings} random plies, at most {longest}, seed {seed}",
            rules.join(" | "),
            evaluation.name(),
        )
    }

    /// A searcher with these settings.
    pub fn searcher(&self) -> Searcher {
        let mut searcher = Searcher::new(1 << 19);
        searcher.set_evaluation(self.evaluation.clone());
        searcher
    }

    /// Plays a game and returns a sample for each position searched; `None` if the monitor stopped it. The game depends
    /// only on its number and the settings.
    pub fn play(&self, number: u32, searcher: &mut Searcher, monitor: &mut dyn Monitor) -> Option<Vec<Sample>> {
        let rules = self.rules[number as usize % self.rules.len()];
        let step = (u64::from(number) + 1).wrapping_mul(0x9e37_79b9_7f4a_7c15);
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(self.seed.wrapping_add(step));
        let plies = rng.random_range(0..=self.openings);
        let mut game = random_opening(rules, plies, &mut rng);
        searcher.clear();
        let mut samples = Vec::new();
        let limits = Limits::nodes(self.nodes);
        let ended = loop {
            if let Some(outcome) = game.outcome() {
                break Some(outcome.winner());
            }
            if game.plies().len() >= self.longest as usize {
                break None;
            }
            let result = searcher.search(&game, &limits, monitor)?;
            if monitor.stopped() {
                return None;
            }
            let (position, chooser) = (*game.position(), game.chooser());
            let score = result.score.value();
            let score = if chooser == position.side() { score } else { -score };
            if !position.is_placing() {
                samples.push(Sample::new(&position, &rules, score));
            }
            // A proven result need not be played out.
            match result.score {
                Score::WinIn(_) => break Some(Some(chooser)),
                Score::LossIn(_) => break Some(Some(chooser.opponent())),
                Score::Race(_) => {}
            }
            game.play(result.best).ok()?;
        };
        count_plies_left(&mut samples);
        for sample in &mut samples {
            sample.halves = ended.map(|winner| match winner {
                None => 1,
                Some(winner) if winner == sample.side => 2,
                Some(_) => 0,
            });
        }
        Some(samples)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::limits::Unwatched;

    #[test]
    fn samples_have_the_result_of_the_game_unless_it_was_broken_off() {
        let play = |longest| {
            let selfplay = SelfPlay {
                rules: vec![RuleSet::default()],
                nodes: 50,
                openings: 0,
                longest,
                seed: 1,
                evaluation: Evaluation::Plain,
            };
            selfplay.play(0, &mut selfplay.searcher(), &mut Unwatched).unwrap()
        };
        let samples = play(2_000);
        let results: Vec<_> = samples.iter().map(|sample| (sample.side, sample.halves)).collect();
        let halves = results[0].1.expect("the game ended");
        for (side, told) in results {
            let wanted = if side == samples[0].side { halves } else { 2 - halves };
            assert_eq!(told, Some(wanted));
        }
        let samples = play(30);
        assert_eq!(samples.len(), 30);
        assert_eq!((samples[0].plies_left, samples[29].plies_left), (30, 1));
        assert!(samples.iter().all(|sample| sample.halves.is_none()));
    }
}
