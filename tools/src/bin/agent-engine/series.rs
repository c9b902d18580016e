//! Series of games between computer players: matches and surveys, over threads.

use std::io::{self, Write};
use std::sync::Mutex;
use std::sync::atomic::{AtomicU32, Ordering};
use std::thread::{self, Builder};

use agon_core::agent::Options;
use agon_core::agent::arena::{Survey, Tally, one_against_all};
use agon_core::agent::players::Character;

/// What all series share.
#[derive(clap::Args)]
pub struct Series {
    /// The number of games under each of the options
    #[arg(long, value_name = "N", default_value_t = 200, value_parser = clap::value_parser!(u32).range(1..))]
    pub games: u32,
    /// The seed of everything random
    #[arg(long, value_name = "N", default_value_t = 1)]
    pub seed: u64,
    /// How many games are played side by side
    #[arg(long, value_name = "N", default_value_t = 2, value_parser = clap::value_parser!(u16).range(1..=256))]
    pub threads: u16,
    /// After how many games the standing so far is written on the standard error output; 0: never
    #[arg(long, value_name = "N", default_value_t = 100)]
    pub progress: u32,
    /// The options; may be given several times
    #[arg(long, value_name = "O", default_values = ["2", "3", "4", "6"])]
    pub options: Vec<Options>,
}

impl Series {
    /// Plays all games of a series in any order; what `play` returns does not depend on it.
    fn each<T: Send>(&self, play: impl Fn(u32) -> T + Sync, mut take: impl FnMut(T) + Send) {
        let (next, take) = (AtomicU32::new(0), Mutex::new(&mut take));
        let work = || {
            loop {
                let number = next.fetch_add(1, Ordering::Relaxed);
                if number >= self.games {
                    return;
                }
                let played = play(number);
                let mut take = take.lock().expect("no thread fails while it counts");
                take(played);
            }
        };
        thread::scope(|scope| {
            // This thread works too, so that the games are played even if the system allows no other.
            for _ in 1..self.threads {
                if Builder::new().spawn_scoped(scope, work).is_err() {
                    break;
                }
            }
            work();
        });
    }

    /// Tells what came of the games so far, so that a long series that is cut off was not for nothing.
    fn report(&self, played: u32, standing: impl FnOnce() -> String) {
        if played < self.games && self.progress > 0 && played.is_multiple_of(self.progress) {
            // Nobody needs to read it: the result is on the standard output.
            let _ = writeln!(io::stderr(), "{} to go: {}", self.games - played, standing());
        }
    }

    /// One player against a table of others, under each of the options.
    pub fn run_match(&self, one: Character, others: &[Character], out: &mut dyn Write) -> io::Result<()> {
        let table = others.iter().map(Character::to_string).collect::<Vec<_>>().join(" ");
        for options in &self.options {
            let mut tally = Tally::default();
            self.each(
                |number| one_against_all(options, one, others, self.seed, number),
                |played| {
                    tally = tally.plus(played);
                    self.report(tally.games, || {
                        format!("{one} against {table} under {options}: {tally}")
                    });
                },
            );
            writeln!(out, "{one} against {table} under {options}: {tally}")?;
            out.flush()?;
        }
        Ok(())
    }

    /// Players against themselves, under each of the options, as a table.
    pub fn run_survey(&self, players: &[Character], out: &mut dyn Write) -> io::Result<()> {
        writeln!(out, "{}", Survey::HEADING)?;
        for options in &self.options {
            for &player in players {
                let mut survey = Survey::default();
                for number in 0..self.games {
                    survey.add_game(options, player, self.seed, number);
                    self.report(number + 1, || survey.row(options, player));
                }
                writeln!(out, "{}", survey.row(options, player))?;
                out.flush()?;
            }
        }
        Ok(())
    }
}
