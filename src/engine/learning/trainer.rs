//! Training: the net's numbers are moved, little by little, to where its values explain games and searches best.
//!
//! Plain arithmetic in one order, so that the same samples and seed make the same net. The net learns what must be
//! added to the plain value so that the sum tells the odds of winning.

use rand::{RngExt, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;

use super::adam::Adam;
use super::samples::Sample;
use crate::board::{CellId, Symmetry};
use crate::engine::chances::logistic;
use crate::engine::net::{HIDDEN, INPUTS, Net, ONE, OUT_ONE, input, seen};

/// How a net is trained.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Recipe {
    /// How often all samples are gone through.
    pub epochs: u32,
    /// How far a number moves at a time at first; the steps shrink evenly to nothing.
    pub rate: f32,
    /// How much the game's result, where there is one, counts against the search's value, 0 … 1.
    pub result_share: f32,
    /// Where the first numbers and the order of the samples come from.
    pub seed: u64,
}

impl Default for Recipe {
    fn default() -> Self {
        Self {
            epochs: 30,
            rate: 0.002,
            result_share: 0.3,
            seed: 1,
        }
    }
}

/// How far training is.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Progress {
    /// How often all samples were gone through.
    pub epoch: u32,
    /// The mean square by which the points expected were missed, over the samples trained on.
    pub loss: f64,
    /// The same over samples kept apart for this: every twentieth game or so, the last ones.
    pub apart: f64,
}

/// Samples a step.
const BATCH: usize = 1024;
/// One sample of so many is kept apart.
const APART: usize = 20;
/// The farthest a weight may go, so that it and the sums fit when they are rounded.
const WEIGHT_LIMIT: f32 = 1.98;

const WEIGHTS: usize = INPUTS * HIDDEN;
/// Where the numbers of each part stand: the inputs' weights, the biases, the outputs' weights, the last bias.
const BIASES: usize = WEIGHTS;
const OUTPUTS: usize = BIASES + HIDDEN;
const LAST: usize = OUTPUTS + 2 * HIDDEN;
const NUMBERS: usize = LAST + 1;

/// Trains a net on samples, in the order of their games; `None` if there are too few to keep some apart.
pub fn train(samples: &[Sample], recipe: &Recipe, told: &mut dyn FnMut(Progress)) -> Option<Net> {
    let (apart, samples) = {
        let (most, last) = samples.split_at(samples.len() - samples.len() / APART);
        (last, most)
    };
    if apart.is_empty() {
        return None;
    }
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(recipe.seed);
    let mut trainer = Trainer::new(fitted_scale(samples), recipe.result_share, &mut rng);
    let turned = turned_cells();
    let mut order: Vec<u32> = (0..samples.len() as u32).collect();
    let steps = (samples.len().div_ceil(BATCH) * recipe.epochs as usize) as f32;
    let mut step = 0.0;
    for epoch in 1..=recipe.epochs {
        shuffle(&mut order, &mut rng);
        let mut loss = 0.0;
        for batch in order.chunks(BATCH) {
            for &place in batch {
                let turn = &turned[rng.random_range(0..12_u32) as usize];
                loss += trainer.learn(&samples[place as usize], turn);
            }
            trainer.step(recipe.rate * (1.0 - step / steps), batch.len());
            step += 1.0;
        }
        let missed: f64 = apart
            .iter()
            .map(|sample| trainer.look(sample, &turned[0]).missed())
            .sum();
        told(Progress {
            epoch,
            loss: loss / samples.len() as f64,
            apart: missed / apart.len() as f64,
        });
    }
    Some(trainer.net())
}

/// Where each cell comes to lie by each of the board's symmetries.
fn turned_cells() -> Vec<Vec<CellId>> {
    let turn = |symmetry: Symmetry| CellId::ALL.map(|cell| symmetry.apply(cell)).to_vec();
    Symmetry::ALL.map(turn).to_vec()
}

fn shuffle(order: &mut [u32], rng: &mut Xoshiro256PlusPlus) {
    for last in (1..order.len()).rev() {
        order.swap(last, rng.random_range(0..=last as u32) as usize);
    }
}

/// The scale at which the search's values tell the results of the games best, in hundredths of a move.
fn fitted_scale(samples: &[Sample]) -> f32 {
    let missed = |scale: f32| -> f64 {
        let few = samples.iter().step_by(samples.len().div_ceil(50_000).max(1));
        few.filter_map(|sample| {
            let expected = points(f32::from(sample.score) / scale);
            Some(f64::from(expected - f32::from(sample.halves?) / 2.0).powi(2))
        })
        .sum()
    };
    let scales = (0..40).map(|i| 40.0 + 20.0 * i as f32);
    let best = scales
        .map(|scale| (missed(scale), scale))
        .min_by(|a, b| a.0.total_cmp(&b.0));
    best.map_or(200.0, |(_, scale)| scale)
}

/// The points expected at these odds.
fn points(odds: f32) -> f32 {
    logistic(odds.into()) as f32
}

/// What came of a sample on the way through the net.
struct Look {
    /// The inputs of the views of the side to move and of the other.
    inputs: [Vec<u16>; 2],
    /// The first layer's sums.
    sums: [[f32; HIDDEN]; 2],
    /// The odds of winning that come of them, as a logarithm.
    odds: f32,
    /// The points that should be expected.
    wanted: f32,
}

impl Look {
    /// The points expected less those that should be.
    fn error(&self) -> f32 {
        points(self.odds) - self.wanted
    }

    fn missed(&self) -> f64 {
        f64::from(self.error()).powi(2)
    }
}

struct Trainer {
    numbers: Vec<f32>,
    slopes: Vec<f32>,
    adam: Adam,
    scale: f32,
    result_share: f32,
}

impl Trainer {
    fn new(scale: f32, result_share: f32, rng: &mut Xoshiro256PlusPlus) -> Self {
        let mut numbers = vec![0.0; NUMBERS];
        let mut draw = |most: f32| {
            let drawn = rng.random_range(0..1_u32 << 24) as f32 / (1_u32 << 23) as f32;
            (drawn - 1.0) * most
        };
        numbers[..WEIGHTS].fill_with(|| draw(0.15));
        numbers[BIASES..OUTPUTS].fill(0.3);
        numbers[OUTPUTS..LAST].fill_with(|| draw(0.1));
        Self {
            numbers,
            slopes: vec![0.0; NUMBERS],
            adam: Adam::new(NUMBERS),
            scale,
            result_share,
        }
    }

    fn look(&self, sample: &Sample, turned: &[CellId]) -> Look {
        let planes = sample.planes();
        let views = [sample.side, sample.side.opponent()];
        let inputs = views.map(|side| {
            let cells = planes.iter().enumerate().flat_map(|(plane, cells)| {
                let plane = seen(plane, side);
                cells
                    .into_iter()
                    .map(move |cell| input(plane, turned[cell.index()]) as u16)
            });
            cells.collect::<Vec<_>>()
        });
        let mut odds = f32::from(sample.plain) / self.scale + self.numbers[LAST];
        let mut sums = [[0.0; HIDDEN]; 2];
        for (view, sums) in sums.iter_mut().enumerate() {
            sums.copy_from_slice(&self.numbers[BIASES..OUTPUTS]);
            for &input in &inputs[view] {
                let weights = &self.numbers[usize::from(input) * HIDDEN..][..HIDDEN];
                sums.iter_mut().zip(weights).for_each(|(sum, weight)| *sum += weight);
            }
            let outputs = &self.numbers[OUTPUTS + view * HIDDEN..][..HIDDEN];
            let squares = sums.iter().map(|sum| sum.clamp(0.0, 1.0).powi(2));
            odds += squares
                .zip(outputs)
                .map(|(square, weight)| square * weight)
                .sum::<f32>();
        }
        let search = points(f32::from(sample.score) / self.scale);
        let result = sample.halves.map_or(search, |halves| f32::from(halves) / 2.0);
        Look {
            inputs,
            sums,
            odds,
            wanted: search + self.result_share * (result - search),
        }
    }

    /// Adds a sample's slopes to those of the batch. The slope of the cross-entropy by the odds is the error itself.
    fn learn(&mut self, sample: &Sample, turned: &[CellId]) -> f64 {
        let look = self.look(sample, turned);
        let error = look.error();
        self.slopes[LAST] += error;
        for view in 0..2 {
            let mut backward = [0.0; HIDDEN];
            let outputs = OUTPUTS + view * HIDDEN;
            for (hidden, sum) in look.sums[view].iter().enumerate() {
                let clipped = sum.clamp(0.0, 1.0);
                self.slopes[outputs + hidden] += error * clipped * clipped;
                if *sum > 0.0 && *sum < 1.0 {
                    backward[hidden] = error * self.numbers[outputs + hidden] * 2.0 * clipped;
                }
            }
            let mut add = |at: usize| {
                let slopes = &mut self.slopes[at..at + HIDDEN];
                slopes
                    .iter_mut()
                    .zip(&backward)
                    .for_each(|(slope, more)| *slope += more);
            };
            add(BIASES);
            look.inputs[view]
                .iter()
                .for_each(|&input| add(usize::from(input) * HIDDEN));
        }
        look.missed()
    }

    /// Moves the numbers by the mean slopes of a batch.
    fn step(&mut self, rate: f32, samples: usize) {
        let share = 1.0 / samples as f32;
        self.adam.step(&mut self.numbers, &mut self.slopes, rate, share);
        self.numbers[..LAST]
            .iter_mut()
            .for_each(|number| *number = number.clamp(-WEIGHT_LIMIT, WEIGHT_LIMIT));
    }

    /// The net with its numbers rounded.
    fn net(&self) -> Net {
        let rounded = |at: usize, one: i32| -> [i16; HIDDEN] {
            std::array::from_fn(|hidden| (self.numbers[at + hidden] * one as f32).round() as i16)
        };
        Net {
            inputs: (0..INPUTS).map(|input| rounded(input * HIDDEN, ONE)).collect(),
            biases: rounded(BIASES, ONE),
            outputs: [rounded(OUTPUTS, OUT_ONE), rounded(OUTPUTS + HIDDEN, OUT_ONE)],
            output_bias: (self.numbers[LAST] * (ONE * ONE * OUT_ONE) as f32).round() as i32,
            scale: self.scale as i32,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::evaluation::Evaluation;
    use crate::engine::learning::selfplay::SelfPlay;
    use crate::engine::limits::Unwatched;
    use crate::engine::net::Accumulator;

    /// A few games and a small net's first steps: the whole recipe.
    fn samples() -> Vec<Sample> {
        let selfplay = SelfPlay {
            rules: vec!["globe".parse().unwrap(), "ring".parse().unwrap()],
            nodes: 100,
            openings: 30,
            longest: 300,
            seed: 3,
            evaluation: Evaluation::Plain,
        };
        let mut searcher = selfplay.searcher();
        let games = (0..40).map(|number| selfplay.play(number, &mut searcher, &mut Unwatched).unwrap());
        games.flatten().collect()
    }

    #[test]
    fn training_lowers_the_loss_and_depends_on_the_seed_alone() {
        let (samples, mut losses) = (samples(), Vec::new());
        assert!(samples.len() > 2_000);
        let recipe = Recipe {
            epochs: 6,
            ..Recipe::default()
        };
        let net = train(&samples, &recipe, &mut |progress| {
            losses.push((progress.loss, progress.apart))
        })
        .unwrap();
        let (first, last) = (losses[0], losses[5]);
        assert!(last.0 < 0.9 * first.0 && last.1 < first.1, "{losses:?}");
        assert_eq!(train(&samples, &recipe, &mut |_| {}).as_ref(), Some(&net));
        let other = Recipe { seed: 2, ..recipe };
        assert_ne!(train(&samples, &other, &mut |_| {}), Some(net));
    }

    #[test]
    fn too_few_samples_make_no_net() {
        assert_eq!(train(&samples()[..APART - 1], &Recipe::default(), &mut |_| {}), None);
    }

    /// What the trained net computes in integers is what training saw, within rounding.
    #[test]
    fn the_rounded_net_gives_the_values_it_was_trained_to_give() {
        let samples = samples();
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(5);
        let mut trainer = Trainer::new(200.0, 0.5, &mut rng);
        let turned = turned_cells();
        for batch in samples.chunks(64).take(20) {
            batch.iter().for_each(|sample| _ = trainer.learn(sample, &turned[0]));
            trainer.step(0.01, batch.len());
        }
        let net = trainer.net();
        for sample in samples.iter().step_by(50) {
            let sums = Accumulator::of(&net, &sample.planes());
            let value = f32::from(sample.plain) + net.correction(&sums.views, sample.side) as f32;
            let look = trainer.look(sample, &turned[0]);
            assert!((value / trainer.scale - look.odds).abs() < 0.1, "{value} {}", look.odds);
        }
    }
}
