//! Training the net by gradient descent, so that its values predict the results of games and the values of searches.
//!
//! The net learns what to add to the plain value so that the sum predicts the odds of winning. All arithmetic is done
//! in a fixed order, so that the same samples and seed make the same net.

use rand::{RngExt, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;

use super::adam::Adam;
use super::samples::Sample;
use crate::board::{CellId, Symmetry};
use crate::engine::chances::logistic;
use crate::engine::evaluation::homeward;
use crate::engine::net::{HIDDEN, INPUTS, Net, ONE, OUT_ONE, input, seen};

/// The settings of a training.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Recipe {
    /// The number of passes through all samples.
    pub epochs: u32,
    /// The initial learning rate; it falls linearly to zero.
    pub rate: f32,
    /// The weight of the game's result against the search's value in the target, 0 … 1.
    pub result_share: f32,
    /// By how much the target counts less for each ply that the game went on, 0 … 1: of two ways to win, the shorter
    /// is worth more. With 1, all ends count alike.
    pub discount: f32,
    /// The seed of the initial weights and of the order of the samples.
    pub seed: u64,
}

impl Default for Recipe {
    fn default() -> Self {
        Self {
            epochs: 30,
            rate: 0.002,
            result_share: 0.3,
            discount: 1.0,
            seed: 1,
        }
    }
}

impl Recipe {
    /// The points that should be expected, from those that the search expects, the result, and the plies to the end.
    fn target(&self, search: f32, result: f32, plies_left: u16) -> f32 {
        let points = search + self.result_share * (result - search);
        0.5 + (points - 0.5) * self.discount.powi(plies_left.into())
    }
}

/// The state of a training after an epoch.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Progress {
    /// The number of completed passes through the samples.
    pub epoch: u32,
    /// The mean squared error of the expected points over the training samples.
    pub loss: f64,
    /// The same over the validation samples: the last twentieth of all.
    pub validation_loss: f64,
}

/// The number of samples per step.
const BATCH: usize = 1024;
/// One sample in this many is for validation.
const VALIDATION: usize = 20;
/// The greatest absolute weight, so that weights and sums fit their integer types after rounding.
const WEIGHT_LIMIT: f32 = 1.98;

const WEIGHTS: usize = INPUTS * HIDDEN;
/// Offsets of the parts among the parameters: the inputs' weights, the biases, the outputs' weights, the output bias.
const BIASES: usize = WEIGHTS;
const OUTPUTS: usize = BIASES + HIDDEN;
const OUTPUT_BIAS: usize = OUTPUTS + 2 * HIDDEN;
const PARAMETERS: usize = OUTPUT_BIAS + 1;

/// Trains a net on samples in the order of their games, from a trained net or from random weights; `None` if there are
/// too few for validation. `report` is called after each epoch.
pub fn train(samples: &[Sample], recipe: &Recipe, from: Option<&Net>, report: &mut dyn FnMut(Progress)) -> Option<Net> {
    let (samples, validation) = samples.split_at(samples.len() - samples.len() / VALIDATION);
    if validation.is_empty() {
        return None;
    }
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(recipe.seed);
    let mut trainer = match from {
        Some(net) => Trainer::from_net(net, recipe),
        None => Trainer::new(fitted_scale(samples), recipe, &mut rng),
    };
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
        let error: f64 = validation
            .iter()
            .map(|sample| trainer.forward(sample, &turned[0]).squared_error())
            .sum();
        report(Progress {
            epoch,
            loss: loss / samples.len() as f64,
            validation_loss: error / validation.len() as f64,
        });
    }
    Some(trainer.net())
}

/// The image of each cell under each of the board's symmetries.
fn turned_cells() -> Vec<Vec<CellId>> {
    let turn = |symmetry: Symmetry| CellId::ALL.map(|cell| symmetry.apply(cell)).to_vec();
    Symmetry::ALL.map(turn).to_vec()
}

fn shuffle(order: &mut [u32], rng: &mut Xoshiro256PlusPlus) {
    for last in (1..order.len()).rev() {
        order.swap(last, rng.random_range(0..=last as u32) as usize);
    }
}

/// The scale at which the search's values predict the results of the games best, in hundredths of a move.
fn fitted_scale(samples: &[Sample]) -> f32 {
    let squared_error = |scale: f32| -> f64 {
        let few = samples.iter().step_by(samples.len().div_ceil(50_000).max(1));
        few.filter_map(|sample| {
            let expected = points(f32::from(sample.score) / scale);
            Some(f64::from(expected - f32::from(sample.halves?) / 2.0).powi(2))
        })
        .sum()
    };
    let scales = (0..40).map(|i| 40.0 + 20.0 * i as f32);
    let best = scales
        .map(|scale| (squared_error(scale), scale))
        .min_by(|a, b| a.0.total_cmp(&b.0));
    best.map_or(200.0, |(_, scale)| scale)
}

/// The points expected at these odds, given as a logarithm.
fn points(odds: f32) -> f32 {
    logistic(odds.into()) as f32
}

/// A sample's forward pass through the net.
struct Forward {
    /// The inputs of the views of the side to move and of the other.
    inputs: [Vec<u16>; 2],
    /// The first layer's sums.
    sums: [[f32; HIDDEN]; 2],
    /// The output: the logarithm of the odds of winning.
    odds: f32,
    /// The target: the points that should be expected.
    target: f32,
}

impl Forward {
    /// The points expected minus the target.
    fn error(&self) -> f32 {
        points(self.odds) - self.target
    }

    fn squared_error(&self) -> f64 {
        f64::from(self.error()).powi(2)
    }
}

struct Trainer {
    parameters: Vec<f32>,
    gradients: Vec<f32>,
    adam: Adam,
    scale: f32,
    recipe: Recipe,
}

impl Trainer {
    /// A trainer of random weights.
    fn new(scale: f32, recipe: &Recipe, rng: &mut Xoshiro256PlusPlus) -> Self {
        let mut parameters = vec![0.0; PARAMETERS];
        let mut draw = |most: f32| {
            let drawn = rng.random_range(0..1_u32 << 24) as f32 / (1_u32 << 23) as f32;
            (drawn - 1.0) * most
        };
        parameters[..WEIGHTS].fill_with(|| draw(0.15));
        parameters[BIASES..OUTPUTS].fill(0.3);
        parameters[OUTPUTS..OUTPUT_BIAS].fill_with(|| draw(0.1));
        Self {
            parameters,
            gradients: vec![0.0; PARAMETERS],
            adam: Adam::new(PARAMETERS),
            scale,
            recipe: *recipe,
        }
    }

    /// A trainer that goes on from a net.
    fn from_net(net: &Net, recipe: &Recipe) -> Self {
        let mut parameters = Vec::with_capacity(PARAMETERS);
        let mut extend = |numbers: &[i16], one: i32| {
            parameters.extend(numbers.iter().map(|&number| f32::from(number) / one as f32));
        };
        extend(net.inputs.as_flattened(), ONE);
        extend(&net.biases, ONE);
        extend(net.outputs.as_flattened(), OUT_ONE);
        parameters.push(net.output_bias as f32 / (ONE * ONE * OUT_ONE) as f32);
        Self {
            parameters,
            gradients: vec![0.0; PARAMETERS],
            adam: Adam::new(PARAMETERS),
            scale: net.scale as f32,
            recipe: *recipe,
        }
    }

    fn forward(&self, sample: &Sample, turned: &[CellId]) -> Forward {
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
        let mut odds = homeward(sample.plain.into()) as f32 / self.scale + self.parameters[OUTPUT_BIAS];
        let mut sums = [[0.0; HIDDEN]; 2];
        for (view, sums) in sums.iter_mut().enumerate() {
            sums.copy_from_slice(&self.parameters[BIASES..OUTPUTS]);
            for &input in &inputs[view] {
                let weights = &self.parameters[usize::from(input) * HIDDEN..][..HIDDEN];
                sums.iter_mut().zip(weights).for_each(|(sum, weight)| *sum += weight);
            }
            let outputs = &self.parameters[OUTPUTS + view * HIDDEN..][..HIDDEN];
            let squares = sums.iter().map(|sum| sum.clamp(0.0, 1.0).powi(2));
            odds += squares
                .zip(outputs)
                .map(|(square, weight)| square * weight)
                .sum::<f32>();
        }
        let search = points(f32::from(sample.score) / self.scale);
        let result = sample.halves.map_or(search, |halves| f32::from(halves) / 2.0);
        Forward {
            inputs,
            sums,
            odds,
            target: self.recipe.target(search, result, sample.plies_left),
        }
    }

    /// Adds a sample's gradients to those of the batch, and returns its squared error. The gradient of the
    /// cross-entropy by the odds is the error itself.
    fn learn(&mut self, sample: &Sample, turned: &[CellId]) -> f64 {
        let pass = self.forward(sample, turned);
        let error = pass.error();
        self.gradients[OUTPUT_BIAS] += error;
        for view in 0..2 {
            let mut backward = [0.0; HIDDEN];
            let outputs = OUTPUTS + view * HIDDEN;
            for (hidden, sum) in pass.sums[view].iter().enumerate() {
                let clipped = sum.clamp(0.0, 1.0);
                self.gradients[outputs + hidden] += error * clipped * clipped;
                if *sum > 0.0 && *sum < 1.0 {
                    backward[hidden] = error * self.parameters[outputs + hidden] * 2.0 * clipped;
                }
            }
            let mut add = |at: usize| {
                let gradients = &mut self.gradients[at..at + HIDDEN];
                gradients
                    .iter_mut()
                    .zip(&backward)
                    .for_each(|(gradient, more)| *gradient += more);
            };
            add(BIASES);
            pass.inputs[view]
                .iter()
                .for_each(|&input| add(usize::from(input) * HIDDEN));
        }
        pass.squared_error()
    }

    /// Moves the parameters by the mean gradients of a batch.
    fn step(&mut self, rate: f32, samples: usize) {
        let share = 1.0 / samples as f32;
        self.adam.step(&mut self.parameters, &mut self.gradients, rate, share);
        self.parameters[..OUTPUT_BIAS]
            .iter_mut()
            .for_each(|parameter| *parameter = parameter.clamp(-WEIGHT_LIMIT, WEIGHT_LIMIT));
    }

    /// The net with rounded parameters.
    fn net(&self) -> Net {
        let rounded = |at: usize, one: i32| -> [i16; HIDDEN] {
            std::array::from_fn(|hidden| (self.parameters[at + hidden] * one as f32).round() as i16)
        };
        Net {
            inputs: (0..INPUTS).map(|input| rounded(input * HIDDEN, ONE)).collect(),
            biases: rounded(BIASES, ONE),
            outputs: [rounded(OUTPUTS, OUT_ONE), rounded(OUTPUTS + HIDDEN, OUT_ONE)],
            output_bias: (self.parameters[OUTPUT_BIAS] * (ONE * ONE * OUT_ONE) as f32).round() as i32,
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

    /// The samples of a few games.
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
        let net = train(&samples, &recipe, None, &mut |progress| {
            losses.push((progress.loss, progress.validation_loss))
        })
        .unwrap();
        let (first, last) = (losses[0], losses[5]);
        assert!(last.0 < 0.9 * first.0 && last.1 < first.1, "{losses:?}");
        assert_eq!(train(&samples, &recipe, None, &mut |_| {}).as_ref(), Some(&net));
        let other = Recipe { seed: 2, ..recipe };
        assert_ne!(train(&samples, &other, None, &mut |_| {}), Some(net));
    }

    #[test]
    fn a_training_can_begin_with_a_net() {
        let net = Net::shipped();
        assert_eq!(Trainer::from_net(&net, &Recipe::default()).net(), *net);
        let samples = samples();
        let trained = |rate| {
            let recipe = Recipe {
                epochs: 1,
                rate,
                ..Recipe::default()
            };
            train(&samples, &recipe, Some(&net), &mut |_| {})
        };
        // Without any steps it stays what it was.
        assert_eq!(trained(0.0).as_ref(), Some(&*net));
        assert_ne!(trained(0.001).as_ref(), Some(&*net));
    }

    #[test]
    fn a_win_that_is_further_away_counts_less() {
        let recipe = Recipe {
            discount: 0.99,
            ..Recipe::default()
        };
        let near = |target: f32, points: f32| (target - points).abs() < 1e-4;
        assert!(near(recipe.target(0.9, 1.0, 0), 0.93));
        assert!(near(recipe.target(1.0, 1.0, 100), 0.5 + 0.5 * 0.99_f32.powi(100)));
        assert!(near(recipe.target(0.0, 0.0, 100), 0.5 - 0.5 * 0.99_f32.powi(100)));
        assert!(near(Recipe::default().target(1.0, 1.0, 1_000), 1.0));
    }

    #[test]
    fn too_few_samples_make_no_net() {
        assert_eq!(
            train(&samples()[..VALIDATION - 1], &Recipe::default(), None, &mut |_| {}),
            None
        );
    }

    /// The trained net computes in integers what training computed in floating point, within rounding.
    #[test]
    fn the_rounded_net_gives_the_values_it_was_trained_to_give() {
        let samples = samples();
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(5);
        let mut trainer = Trainer::new(200.0, &Recipe::default(), &mut rng);
        let turned = turned_cells();
        for batch in samples.chunks(64).take(20) {
            batch.iter().for_each(|sample| _ = trainer.learn(sample, &turned[0]));
            trainer.step(0.01, batch.len());
        }
        let net = trainer.net();
        for sample in samples.iter().step_by(50) {
            let sums = Accumulator::of(&net, &sample.planes());
            let value = homeward(sample.plain.into()) as f32 + net.correction(&sums.views, sample.side) as f32;
            let pass = trainer.forward(sample, &turned[0]);
            assert!((value / trainer.scale - pass.odds).abs() < 0.1, "{value} {}", pass.odds);
        }
    }
}
