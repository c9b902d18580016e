//! Reviews of game records on several threads. Every move is judged alone, so their number changes nothing.

use std::collections::BTreeMap;
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::sync::Mutex;
use std::thread;

use agon_core::encoding::decode;
use agon_core::engine::protocol::{LossTable, MarkTable};
use agon_core::engine::{Judgement, REVIEW_NODES, Unwatched, judge, main_line, write_review};
use agon_core::line_protocol::write_line;
use agon_core::notation::{Records, read_text, write_records};
use agon_core::rules::{Game, Move, RuleSet};
use clap::Args;

use crate::files::{self, named};

/// The most faults that are told of a file.
const MOST_FAULTS: usize = 100;

#[derive(Args)]
pub struct ReviewArguments {
    /// Game records, one after the other
    file: PathBuf,
    /// Nodes with which the best move is looked for; the chances were fitted for the default
    #[arg(long, value_name = "N", default_value_t = REVIEW_NODES, value_parser = clap::value_parser!(u64).range(1..))]
    nodes: u64,
    /// How many moves are judged side by side
    #[arg(long, value_name = "N", default_value_t = 2, value_parser = clap::value_parser!(u16).range(1..=256))]
    threads: u16,
    /// Instead of the records, write a table of the marks that each player got
    #[arg(long)]
    table: bool,
    /// Instead of the records, write a table of what each player lost, and of the levels estimated from it; these
    /// were measured with 10,000 nodes
    #[arg(long, conflicts_with = "table")]
    losses: bool,
}

impl ReviewArguments {
    /// Reviews the games. Returns whether all could be read.
    ///
    /// # Errors
    /// If the output fails.
    pub fn run(&self, out: &mut dyn Write) -> io::Result<bool> {
        let form = match (self.table, self.losses) {
            (true, _) => Form::Table,
            (_, true) => Form::Losses,
            _ => Form::Records,
        };
        match Review::read(&self.file) {
            Ok(review) => review.run(self.nodes, self.threads, form, out),
            Err(fault) => writeln!(io::stderr(), "error: {fault}").map(|()| false),
        }
    }
}

/// The games of a file, as far as they could be read.
pub struct Review {
    records: Records,
    /// The name of the file.
    file: String,
}

/// What is written of a review.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Form {
    /// The records, with marks and comments.
    Records,
    /// A table of the marks that each player got.
    Table,
    /// A table of what each player lost, and of the levels estimated from it.
    Losses,
}

impl Review {
    /// Reads the games of a file.
    ///
    /// # Errors
    /// Says why there is no game to review.
    pub fn read(path: &Path) -> Result<Self, String> {
        let file = path.display().to_string();
        let text = files::read(path).map(|bytes| decode(&bytes));
        let text = text.map_err(|error| named(path, &error))?;
        if text.trim().is_empty() {
            return Err(format!("{file}: this file is empty"));
        }
        match read_text(&text, &RuleSet::default()) {
            Ok(records) => Ok(Self { records, file }),
            Err(error) => Err(format!("{file}: {error}")),
        }
    }

    /// Judges all moves that could be read and writes the result; names what could not be read. Returns whether that was
    /// nothing.
    ///
    /// # Errors
    /// If the output fails.
    pub fn run(mut self, nodes: u64, threads: u16, form: Form, out: &mut dyn Write) -> io::Result<bool> {
        let records = &mut self.records.read;
        let games: Result<Vec<_>, _> = records.iter().map(main_line).collect();
        let games = games.expect("a record that was read can be played");
        let mut judgements = judge_all(games.iter().flat_map(Game::moments), nodes, threads).into_iter();
        let (mut table, mut losses) = (MarkTable::default(), LossTable::default());
        for (record, game) in records.iter_mut().zip(&games) {
            let judged: Vec<_> = judgements.by_ref().take(game.plies().len()).collect();
            match form {
                Form::Records => write_review(record, game, &judged),
                Form::Table => table.add(record, &judged),
                Form::Losses => losses.add(record, game, &judged),
            }
        }
        match form {
            Form::Records => out.write_all(write_records(records).as_bytes())?,
            Form::Table => write_line(out, &table.to_string())?,
            Form::Losses => write_line(out, &losses.to_string())?,
        }
        out.flush()?;
        self.tell_faults()?;
        Ok(self.records.faults.is_empty())
    }

    fn tell_faults(&self) -> io::Result<()> {
        let mut err = io::stderr().lock();
        let faults = &self.records.faults;
        for error in faults.iter().take(MOST_FAULTS) {
            let game = error.game.map(|number| format!("game {number}, ")).unwrap_or_default();
            writeln!(err, "error: {}: {game}{error}", self.file)?;
        }
        match faults.len().saturating_sub(MOST_FAULTS) {
            0 => Ok(()),
            more => writeln!(err, "error: {}: and {more} more", self.file),
        }
    }
}

/// Judges moves side by side; the judgements are in the order of the moves.
fn judge_all(moves: impl Iterator<Item = (Game, Move)> + Send, nodes: u64, threads: u16) -> Vec<Judgement> {
    let moves = Mutex::new((0..).zip(moves));
    let judged = Mutex::new(BTreeMap::new());
    thread::scope(|scope| {
        for _ in 0..threads {
            scope.spawn(|| {
                let next = || moves.lock().expect("no thread panics with the moves").next();
                while let Some((number, (game, mv))) = next() {
                    let judgement = judge(&game, mv, nodes, &mut Unwatched).expect("the move was played before");
                    judged
                        .lock()
                        .expect("no thread panics while it adds")
                        .insert(number, judgement);
                }
            });
        }
    });
    let judged: BTreeMap<usize, _> = judged.into_inner().expect("all threads ended well");
    judged.into_values().collect()
}
