//! Makes every sound of the game out of sines and noise, the same on every machine: `agon-sounds DIR` writes them as
//! WAV files and says what it measured. `assets/sounds/make` turns those into the files of the game.

#![warn(clippy::unwrap_used)]

mod agent;
mod ambience;
mod catalogue;
mod clip;
mod effects;
mod instruments;
mod measure;
mod music;
mod noise;
mod room;
#[cfg(test)]
mod tests;
mod tone;
mod wav;

use std::path::PathBuf;
use std::process::ExitCode;
use std::{fs, io};

use clap::Parser;

/// Writes the game's sounds as WAV files and a table of them on standard output.
#[derive(Parser)]
#[command(name = "agon-sounds", version)]
struct Cli {
    /// The folder to write to; it is made if it is not there
    dir: PathBuf,
}

fn main() -> ExitCode {
    let Cli { dir } = Cli::parse();
    match write_all(&dir) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("{}: {error}", dir.display());
            ExitCode::FAILURE
        }
    }
}

fn write_all(dir: &std::path::Path) -> io::Result<()> {
    println!("{}", catalogue::HEADING);
    for sound in catalogue::all() {
        let clip = sound.render();
        let path = dir.join(&sound.name).with_extension("wav");
        if let Some(folder) = path.parent() {
            fs::create_dir_all(folder)?;
        }
        fs::write(path, wav::encode(&clip))?;
        println!("{}", sound.row(&clip));
    }
    Ok(())
}
