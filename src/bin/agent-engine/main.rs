//! Agent as a program, without pictures: batches that prove the rules, and a referee for programs that play.
//!
//! It owns what the library must not know: standard input and output.

use std::io::{self, BufRead, Write};
use std::process::ExitCode;

use agon::agent::protocol::{Answered, Session, answer_legal, answer_play, run_batch};
use clap::{Parser, Subcommand};

/// The rules of Agent, without the screen: answers batches of games, and keeps the secrets of a game between programs.
#[derive(Parser)]
#[command(name = "agent-engine", version)]
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
    /// Keep a game between several players, of whom each learns only what it may: new, view, legal, do, events, record
    Referee,
}

fn main() -> ExitCode {
    let (input, out) = (&mut io::stdin().lock(), &mut io::stdout());
    let good = match Cli::parse().command {
        Command::Legal => run_batch(input, answer_legal, out),
        Command::Play => run_batch(input, answer_play, out),
        Command::Referee => referee(input, out),
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
    let mut line = Vec::new();
    while input.read_until(b'\n', &mut line)? > 0 {
        match session.line(&String::from_utf8_lossy(&line), out)? {
            Answered::Well => {}
            Answered::Badly => good = false,
            Answered::Quit => break,
        }
        line.clear();
    }
    Ok(good)
}
