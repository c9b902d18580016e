//! The engine as a program: the Universal Game Interface, perft and batches that prove the rules, matches, and
//! training.
//!
//! It owns what the library must not know: threads, the clock, files, standard input and output.

#![warn(clippy::unwrap_used)]

mod arguments;
mod external;
mod files;
mod generation;
mod lessons;
mod openings;
mod options;
mod print;
mod puzzles;
mod ranges;
mod resume;
mod review;
mod survey;
mod tournament;
mod training;
mod ugi;
mod watch;
mod workers;

use std::io::{self, Write};
use std::process::ExitCode;
use std::time::Instant;

use agon_core::engine::protocol::{answer_legal, answer_play, answer_why, bench, run_batch, write_perft};
use agon_core::notation::parse_position;
use agon_core::rules::{Position, RuleSet};
use clap::error::ErrorKind;
use clap::{CommandFactory, Parser};

use arguments::{Cli, Command};
use options::Under;
use training::Training;

fn main() -> ExitCode {
    let out = &mut io::stdout();
    let begun = Instant::now();
    let clock = || begun.elapsed();
    let batch = |answer, under: Under, out| run_batch(&mut io::stdin().lock(), &under.rules, answer, out);
    let good = match Cli::parse().command {
        None | Some(Command::Ugi) => ugi::speak(out),
        Some(Command::Legal { under }) => batch(answer_legal, under, out),
        Some(Command::Play { under }) => batch(answer_play, under, out),
        Some(Command::Why { under }) => batch(answer_why, under, out),
        Some(Command::Review(wanted)) => wanted.run(out),
        Some(Command::Lessons { file }) => lessons::list(&file, out),
        Some(Command::Puzzles { command }) => command.run(out),
        Some(Command::Openings { command }) => command.run(out).map(|()| true),
        Some(Command::Print { command }) => command.run(out).map(|()| true),
        Some(Command::Bench { depth, threads }) => bench(depth, threads, &clock, out).map(|()| true),
        Some(Command::Perft {
            n,
            under: Under { rules },
            position,
            divide,
        }) => write_perft(&read_start(&position, &rules), &rules, n, divide, &clock, out).map(|()| true),
        Some(Command::Match(wanted)) => wanted.run(out),
        Some(Command::Survey(wanted)) => wanted.run(out),
        Some(Command::Gen(wanted)) => wanted.run(out).map(|()| true),
        Some(Command::Train(wanted)) => wanted.run(out),
        Some(Command::Chances { samples }) => {
            let training = Training::read(&samples).unwrap_or_else(|fault| wrong(&fault));
            training.fit_chances(out)
        }
    };
    match good {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::FAILURE,
        // Nobody reads the output any more.
        Err(error) if error.kind() == io::ErrorKind::BrokenPipe => ExitCode::FAILURE,
        Err(error) => {
            // If this fails too, the exit status still tells.
            let _ = writeln!(io::stderr(), "error: {error}");
            ExitCode::FAILURE
        }
    }
}

/// The position of `--position`.
fn read_start(text: &str, rules: &RuleSet) -> Position {
    match text {
        "startpos" => Position::start(rules),
        text => parse_position(text, rules).unwrap_or_else(|error| wrong(&format!("--position: {error}"))),
    }
}

/// Ends the program as clap does for wrong arguments.
fn wrong(fault: &str) -> ! {
    Cli::command().error(ErrorKind::ValueValidation, fault).exit()
}
