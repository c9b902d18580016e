//! Training: reads the samples, and writes the net that comes of them.

use std::fs;
use std::io::{self, Write};
use std::path::{Path, PathBuf};

use agon::engine::learning::{Recipe, Sample, read_samples, train};
use agon::engine::protocol::write_line;

/// What a net is trained on.
pub struct Training {
    titles: Vec<String>,
    samples: Vec<Sample>,
}

impl Training {
    /// Reads the samples of some files.
    ///
    /// # Errors
    /// Says which file is at fault, and why.
    pub fn read(files: &[PathBuf]) -> Result<Self, String> {
        let mut training = Self {
            titles: Vec::new(),
            samples: Vec::new(),
        };
        for path in files {
            let fault = |error: &dyn std::fmt::Display| format!("{}: {error}", path.display());
            let bytes = fs::read(path).map_err(|error| fault(&error))?;
            let (title, samples) = read_samples(&bytes).map_err(|error| fault(&error))?;
            training.titles.push(format!("{} samples of {title}", samples.len()));
            training.samples.extend(samples);
        }
        Ok(training)
    }

    /// Trains a net, tells the loss after each epoch, and writes the net. Says whether there were samples enough.
    ///
    /// # Errors
    /// If the output or the net's file fails.
    pub fn run(&self, recipe: &Recipe, path: &Path, out: &mut dyn Write) -> io::Result<bool> {
        for title in &self.titles {
            write_line(out, title)?;
        }
        let mut told = Ok(());
        let net = train(&self.samples, recipe, &mut |progress| {
            let line = format!(
                "epoch {}: loss {:.6}, on samples kept apart {:.6}",
                progress.epoch, progress.loss, progress.apart
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
        fs::write(path, net.to_bytes())?;
        write_line(out, &format!("{}: checksum {:016x}", path.display(), net.checksum()))?;
        Ok(true)
    }
}
