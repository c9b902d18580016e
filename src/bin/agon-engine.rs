//! The engine as text: the Universal Game Interface, and the counts and batches that prove the rules.
//!
//! Owns what the library must not know: threads, the clock, standard input and output.

use std::io::{self, Write};
use std::process::ExitCode;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread::{self, JoinHandle};
use std::time::{Duration, Instant, SystemTime};

use agon::engine::Monitor;
use agon::engine::protocol::{
    Answered, BENCH_DEPTH, Host, Job, Session, answer_legal, answer_play, bench, read_line, run_batch, write_line,
    write_perft,
};
use agon::notation::parse_position;
use agon::rules::{Position, RuleSet};
use clap::error::ErrorKind;
use clap::{CommandFactory, Parser, Subcommand};

/// The engine of Agon, without the game: plays over the Universal Game Interface, and answers batches of positions.
#[derive(Parser)]
#[command(name = "agon-engine", version)]
struct Cli {
    #[command(subcommand)]
    command: Option<Command>,
}

#[derive(Subcommand)]
enum Command {
    /// Speak the Universal Game Interface (the default)
    Ugi,
    /// Count the paths of N legal plies
    Perft {
        /// How many plies
        n: u32,
        #[command(flatten)]
        under: Under,
        /// Where to begin, as position text
        #[arg(long, default_value = "startpos")]
        position: String,
        /// Also count behind each move
        #[arg(long)]
        divide: bool,
    },
    /// For each line, a position: its legal moves
    Legal {
        #[command(flatten)]
        under: Under,
    },
    /// For each line, a position or startpos, and moves: the position they lead to and the result
    Play {
        #[command(flatten)]
        under: Under,
    },
    /// Search a fixed list of positions and count the nodes
    Bench {
        /// Plies to look ahead
        #[arg(long, default_value_t = BENCH_DEPTH, value_parser = clap::value_parser!(u32).range(1..=64))]
        depth: u32,
    },
}

#[derive(clap::Args)]
struct Under {
    /// A preset, axes over one (ludii,repetition=off), or axes over globe; a line may begin with its own: R | …
    #[arg(long, value_name = "R", default_value = "globe")]
    rules: RuleSet,
}

fn main() -> ExitCode {
    let out = &mut io::stdout();
    let begun = Instant::now();
    let clock = || begun.elapsed();
    let batch = |answer, under: Under, out| run_batch(&mut io::stdin().lock(), &under.rules, answer, out);
    let good = match Cli::parse().command {
        None | Some(Command::Ugi) => speak(out),
        Some(Command::Legal { under }) => batch(answer_legal, under, out),
        Some(Command::Play { under }) => batch(answer_play, under, out),
        Some(Command::Bench { depth }) => bench(depth, &clock, out).map(|()| true),
        Some(Command::Perft {
            n,
            under: Under { rules },
            position,
            divide,
        }) => {
            let position = match &*position {
                "startpos" => Position::start(&rules),
                text => parse_position(text, &rules).unwrap_or_else(|error| {
                    let fault = format!("--position: {error}");
                    Cli::command().error(ErrorKind::ValueValidation, fault).exit()
                }),
            };
            write_perft(&position, &rules, n, divide, &clock, out).map(|()| true)
        }
    };
    match good {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::FAILURE,
        // Whoever read our answers has gone: nobody is left to tell.
        Err(error) if error.kind() == io::ErrorKind::BrokenPipe => ExitCode::FAILURE,
        Err(error) => {
            // Should this fail too, the exit status still tells.
            let _ = writeln!(io::stderr(), "error: {error}");
            ExitCode::FAILURE
        }
    }
}

/// Speaks the Universal Game Interface until `quit` or the end of the input. Says whether all lines were good.
fn speak(out: &mut dyn Write) -> io::Result<bool> {
    let since_1970 = SystemTime::now().duration_since(SystemTime::UNIX_EPOCH);
    let mut session = Session::new(since_1970.map_or(0, |time| time.as_secs()));
    let mut threads = Threads::default();
    let mut good = true;
    while let Some(line) = read_line(&mut io::stdin().lock())? {
        let answered = match line {
            Ok(line) => session.line(&line, &mut threads, out)?,
            Err(fault) => write_line(out, &format!("error: {fault}")).map(|()| Answered::Badly)?,
        };
        match answered {
            Answered::Well => {}
            Answered::Badly => good = false,
            Answered::Quit => return Ok(good),
        }
    }
    threads.finish();
    Ok(good)
}

/// Runs each search on a thread of its own.
#[derive(Default)]
struct Threads {
    running: Option<Running>,
}

struct Running {
    thread: JoinHandle<()>,
    stop: Arc<AtomicBool>,
    infinite: bool,
}

impl Threads {
    /// Waits for the search; one without an end is stopped.
    fn finish(&mut self) {
        if self.running.as_ref().is_some_and(|running| running.infinite) {
            self.stop();
        } else if let Some(running) = self.running.take() {
            join(running);
        }
    }
}

impl Host for Threads {
    fn start(&mut self, job: Job) {
        self.stop();
        let stop = Arc::new(AtomicBool::new(false));
        let mut watch = Watch {
            begun: Instant::now(),
            stop: Arc::clone(&stop),
        };
        let infinite = job.is_infinite();
        let thread = thread::spawn(move || {
            let best = job.run(&mut watch, &mut io::stdout());
            while infinite && !watch.stopped() {
                thread::park();
            }
            // If nobody reads any more, the next line that is read ends the program.
            let _ = write_line(&mut io::stdout(), &best);
        });
        self.running = Some(Running { thread, stop, infinite });
    }

    fn stop(&mut self) {
        if let Some(running) = self.running.take() {
            running.stop.store(true, Ordering::Relaxed);
            running.thread.thread().unpark();
            join(running);
        }
    }
}

fn join(running: Running) {
    if running.thread.join().is_err() {
        // The panic has been told on standard error; the other side still waits for an answer.
        let _ = write_line(&mut io::stdout(), "bestmove none");
    }
}

/// The clock and the stop flag of one search.
struct Watch {
    begun: Instant,
    stop: Arc<AtomicBool>,
}

impl Monitor for Watch {
    fn elapsed(&self) -> Duration {
        self.begun.elapsed()
    }

    fn stopped(&self) -> bool {
        self.stop.load(Ordering::Relaxed)
    }
}
