//! Training: reads samples and writes the trained net.

use std::io::{self, Write};
use std::path::PathBuf;

use agon_core::engine::learning::{Fit, Outcomes, Recipe, Sample, read_samples, train};
use agon_core::engine::{Chances, Net};
use agon_core::line_protocol::write_line;
use clap::Args;

use crate::files::{self, Output, load_net, named};
use crate::ranges::{positive_share, share};
use crate::wrong;

#[derive(Args)]
pub struct TrainingArguments {
    /// Where the net is written
    net: PathBuf,
    /// The samples, as gen keeps them
    #[arg(required = true)]
    samples: Vec<PathBuf>,
    /// The number of passes through the samples
    #[arg(long, value_name = "N", default_value_t = Recipe::default().epochs, value_parser = clap::value_parser!(u32).range(1..))]
    epochs: u32,
    /// The initial learning rate, above 0 and at most 1
    #[arg(long, value_name = "X", default_value_t = Recipe::default().rate, value_parser = positive_share, allow_hyphen_values = true)]
    rate: f32,
    /// How much the result of a game counts against the value of the search, from 0 to 1
    #[arg(long, value_name = "X", default_value_t = Recipe::default().result_share, value_parser = share, allow_hyphen_values = true)]
    result_share: f32,
    /// By how much the target counts less for each ply that the game went on, above 0 and at most 1
    #[arg(long, value_name = "X", default_value_t = Recipe::default().discount, value_parser = positive_share, allow_hyphen_values = true)]
    discount: f32,
    /// A file with a net to begin with, instead of random weights
    #[arg(long, value_name = "FILE")]
    from: Option<String>,
    /// The seed of the initial weights and of the order of the samples
    #[arg(long, value_name = "N", default_value_t = 1)]
    seed: u64,
}

impl TrainingArguments {
    /// Trains the net. Returns whether there were enough samples.
    ///
    /// # Errors
    /// If the output or the net's file fails.
    pub fn run(self, out: &mut dyn Write) -> io::Result<bool> {
        let recipe = Recipe {
            epochs: self.epochs,
            rate: self.rate,
            result_share: self.result_share,
            discount: self.discount,
            seed: self.seed,
        };
        let load = |path| load_net(path).unwrap_or_else(|fault| wrong(&format!("{path}: {fault}")));
        let begun = self.from.as_deref().map(load);
        let training = Training::read(&self.samples).unwrap_or_else(|fault| wrong(&fault));
        let inputs: Vec<_> = self.samples.into_iter().chain(self.from.map(PathBuf::from)).collect();
        let file = Output::open(&self.net, &inputs).unwrap_or_else(|fault| wrong(&fault));
        training.run(&recipe, begun.as_ref(), file, out)
    }
}

/// The samples of one or more files, with the titles of the files.
pub struct Training {
    titles: Vec<String>,
    samples: Vec<Sample>,
}

impl Training {
    /// Reads the samples of all files.
    ///
    /// # Errors
    /// Says which file cannot be used, and why.
    pub fn read(files: &[PathBuf]) -> Result<Self, String> {
        let mut training = Self {
            titles: Vec::new(),
            samples: Vec::new(),
        };
        for path in files {
            let fault = |error: &dyn std::fmt::Display| named(path, error);
            let bytes = files::read(path).map_err(|error| fault(&error))?;
            let (title, samples) = read_samples(&bytes).map_err(|error| fault(&error))?;
            training.titles.push(format!("{} samples of {title}", samples.len()));
            training.samples.extend(samples);
        }
        Ok(training)
    }

    /// Fits the curve of chances to the samples, and writes how well it fits. Returns whether there were enough games
    /// and outcomes.
    ///
    /// # Errors
    /// If the output fails.
    pub fn fit_chances(&self, out: &mut dyn Write) -> io::Result<bool> {
        for title in &self.titles {
            write_line(out, title)?;
        }
        let outcomes = Outcomes::new(&self.samples);
        let Some(fit) = Fit::new(&self.samples) else {
            write_line(out, "error: these samples hold fewer than 20 games, no win or no loss")?;
            return Ok(false);
        };
        let curve = fit.curve;
        for least in (-1200..1200).step_by(200) {
            let counts = outcomes.within(least, least + 200);
            let total: u32 = counts.iter().sum();
            let [lost, drawn, won] = counts.map(|count| count * 1000 / total.max(1));
            let Chances { win, draw, loss } = curve.chances(i32::from(least) + 100);
            let line = format!(
                "{least} to {}: {total} samples, won {won} drawn {drawn} lost {lost}, by the curve {win} {draw} {loss}",
                least + 199
            );
            write_line(out, &line)?;
        }
        let line = format!(
            "offset {:.1} ± {:.1}, scale {:.1} ± {:.1}",
            curve.offset, fit.offset_error, curve.scale, fit.scale_error
        );
        write_line(out, &line)?;
        Ok(true)
    }

    /// Trains a net, writes the loss after each epoch, and saves the net. Returns whether there were enough samples.
    ///
    /// # Errors
    /// If the output or the net's file fails.
    pub fn run(&self, recipe: &Recipe, from: Option<&Net>, file: Output, out: &mut dyn Write) -> io::Result<bool> {
        for title in &self.titles {
            write_line(out, title)?;
        }
        let mut told = Ok(());
        let net = train(&self.samples, recipe, from, &mut |progress| {
            let line = format!(
                "epoch {}: loss {:.6}, on samples kept apart {:.6}",
                progress.epoch, progress.loss, progress.validation_loss
            );
            if told.is_ok() {
                told = write_line(out, &line);
            }
        });
        told?;
        let Some(net) = net else {
            write_line(out, "error: these are too few samples")?;
            return Ok(false);
        };
        let path = file.write(&net.to_bytes())?;
        write_line(out, &format!("{}: checksum {:016x}", path.display(), net.checksum()))?;
        Ok(true)
    }
}
