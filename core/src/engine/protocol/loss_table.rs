//! A table of what players lost, and of the levels estimated from it: the losses of the levels were measured with it.

use std::collections::BTreeMap;
use std::fmt;

use crate::engine::judgement::Judgement;
use crate::engine::level_estimate::Losses;
use crate::notation::Record;
use crate::rules::{Game, Side};

/// The losses of players, by the names in the tags `White` and `Black`: in all their games, and against each enemy.
#[derive(Clone, Debug, Default)]
pub struct LossTable(BTreeMap<(String, Option<String>), Vec<Losses>>);

impl LossTable {
    /// Adds a game with the judgements of all its moves. A side that made too few moves is left out.
    pub fn add(&mut self, record: &Record, game: &Game, judgements: &[Judgement]) {
        let name = |side| {
            let tag = match side {
                Side::White => "White",
                Side::Black => "Black",
            };
            record.tag(tag).unwrap_or("?").to_owned()
        };
        for side in Side::ALL {
            let losses = Losses::of(game, judgements, side);
            if losses.mean().is_some() {
                for enemy in [None, Some(name(side.opponent()))] {
                    self.0.entry((name(side), enemy)).or_default().push(losses);
                }
            }
        }
    }
}

/// The mean of numbers and their standard deviation, 0 if there is only one.
fn mean_and_deviation(numbers: &[f64]) -> (f64, f64) {
    let count = numbers.len() as f64;
    let mean = numbers.iter().sum::<f64>() / count;
    let squares: f64 = numbers.iter().map(|number| (number - mean).powi(2)).sum();
    (mean, (squares / (count - 1.0).max(1.0)).sqrt())
}

impl fmt::Display for LossTable {
    /// A Markdown table: the mean of the losses over the sides, how much it differs from game to game beyond what its
    /// moves explain, as a share of it, and the levels.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(
            f,
            "| player | against | sides | moves | losses | spread | told | level | deviation | error |\n|{}",
            "---|".repeat(10)
        )?;
        for ((player, enemy), sides) in &self.0 {
            let moves: u32 = sides.iter().map(Losses::moves).sum();
            let means: Vec<_> = sides.iter().filter_map(Losses::mean).collect();
            let (mean, deviation) = mean_and_deviation(&means);
            let explained: Vec<_> = sides.iter().filter_map(Losses::variance_of_mean).collect();
            let unexplained = deviation.powi(2) - mean_and_deviation(&explained).0;
            let told: Vec<_> = sides.iter().filter_map(Losses::level).collect();
            let levels: Vec<_> = told.iter().map(|estimate| estimate.level).collect();
            let errors: Vec<_> = told.iter().map(|estimate| estimate.error).collect();
            let (level, deviation) = mean_and_deviation(&levels);
            writeln!(
                f,
                "| {player} | {} | {} | {:.0} | {mean:.3} | {:.3} | {} | {level:.2} | {deviation:.2} | {:.2} |",
                enemy.as_deref().unwrap_or("all"),
                sides.len(),
                f64::from(moves) / sides.len() as f64,
                unexplained.max(0.0).sqrt() / mean,
                told.len(),
                mean_and_deviation(&errors).0,
            )?;
        }
        Ok(())
    }
}
