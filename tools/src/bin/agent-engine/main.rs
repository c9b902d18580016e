//! Agent as a program, without pictures: batches that prove the rules, a referee for programs that play, and computer
//! players against each other.
//!
//! It owns what the library must not know: threads, standard input and output.

#![warn(clippy::unwrap_used)]

mod series;

use std::io::{self, BufRead, Write};
use std::process::ExitCode;

use agon_core::agent::players::Character;
use agon_core::agent::protocol::{Answered, Session, answer_choose, answer_legal, answer_play, run_batch};
use agon_core::line_protocol::{read_line, write_fault};
use clap::{Parser, Subcommand};
use series::Series;

/// The rules of Agent, without the screen: answers batches of games, and keeps the secrets of a game between programs.
#[derive(Parser)]
#[command(name = "agent-engine", version = agon_core::VERSION)]
struct Cli {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    /// For each line, OPTIONS | STATE or OPTIONS | start N, then perhaps moves a1 a2 …: what may be done next
    Legal,
    /// For each line, as for legal: the state, each player's view of it, and what was heard of the last action
    Play,
    /// For each line, OPTIONS | SEAT CHARACTER SEED | VIEW | EVENTS: what the computer player of this seat decides, and why
    Choose,
    /// Keep a game between several players, of whom each learns only what it may: new, view, legal, do, play, events, record
    Referee,
    /// Let one player play against a table of others: its share of the wins, where a draw counts for everybody alike
    Match {
        /// The one: novice, runner, broker, agent or master, then perhaps a comma and a temperament or a habit
        one: Character,
        /// The others, in the order of their seats after the one, which begins anew where there are more seats
        #[arg(required = true)]
        others: Vec<Character>,
        #[command(flatten)]
        series: Series,
    },
    /// Let players play against themselves, and write a table of what games are like
    Survey {
        /// A player as in a match; may be given several times
        #[arg(long = "player", value_name = "P", default_values = ["broker", "agent"])]
        players: Vec<Character>,
        #[command(flatten)]
        series: Series,
    },
}

fn main() -> ExitCode {
    let (input, out) = (&mut io::stdin().lock(), &mut io::stdout());
    let good = match Cli::parse().command {
        Command::Legal => run_batch(input, answer_legal, out),
        Command::Play => run_batch(input, answer_play, out),
        Command::Choose => run_batch(input, answer_choose, out),
        Command::Referee => referee(input, out),
        Command::Match { one, others, series } => series.run_match(one, &others, out).map(|()| true),
        Command::Survey { players, series } => series.run_survey(&players, out).map(|()| true),
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

/// Answers line by line until `quit` or the end of the input. Returns whether all lines were understood.
fn referee(input: &mut dyn BufRead, out: &mut dyn Write) -> io::Result<bool> {
    let (mut session, mut good) = (Session::default(), true);
    while let Some(line) = read_line(input)? {
        let answered = match line {
            Ok(line) => session.line(&line, out)?,
            Err(fault) => write_fault(out, &fault).map(|()| Answered::Badly)?,
        };
        match answered {
            Answered::Well => {}
            Answered::Badly => good = false,
            Answered::Quit => break,
        }
    }
    Ok(good)
}
