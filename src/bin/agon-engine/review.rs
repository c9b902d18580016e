//! Reviews of game records on several threads. Every move is judged alone, so their number changes nothing.

use std::collections::BTreeMap;
use std::fs;
use std::io::{self, Write};
use std::path::Path;
use std::sync::Mutex;
use std::thread;

use agon::engine::protocol::{LossTable, MarkTable};
use agon::engine::{Judgement, Unwatched, judge, main_line, write_review};
use agon::line_protocol::write_line;
use agon::notation::{Record, read_records, write_records};
use agon::rules::{Game, Move};

/// The games of a file, as far as they could be read.
pub struct Review {
    records: Vec<Record>,
    /// Why the file could not be read to its end.
    fault: Option<String>,
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
        let named = |fault: &dyn std::fmt::Display| format!("{}: {fault}", path.display());
        let bytes = fs::read(path).map_err(|error| named(&error))?;
        let text = String::from_utf8(bytes).map_err(|_| named(&"this is not UTF-8 text"))?;
        let review = match read_records(&text) {
            Ok(records) => Self { records, fault: None },
            Err(error) => Self {
                fault: Some(named(&error)),
                records: error.read,
            },
        };
        if review.records.is_empty() {
            return Err(review.fault.unwrap_or_else(|| named(&"there is no game in this file")));
        }
        Ok(review)
    }

    /// Judges all moves and writes the result, of the games before a fault too. Returns whether there was none.
    ///
    /// # Errors
    /// If the output fails.
    pub fn run(mut self, nodes: u64, threads: u16, form: Form, out: &mut dyn Write) -> io::Result<bool> {
        let mut games = Vec::new();
        for (number, record) in (1..).zip(&self.records) {
            match main_line(record) {
                Ok(game) => games.push(game),
                Err((ply, reason)) => {
                    self.fault = Some(format!("game {number}, move {ply}: {reason}"));
                    break;
                }
            }
        }
        self.records.truncate(games.len());
        let mut judgements = judge_all(games.iter().flat_map(Game::moments), nodes, threads).into_iter();
        let (mut table, mut losses) = (MarkTable::default(), LossTable::default());
        for (record, game) in self.records.iter_mut().zip(&games) {
            let judged: Vec<_> = judgements.by_ref().take(game.plies().len()).collect();
            match form {
                Form::Records => write_review(record, game, &judged),
                Form::Table => table.add(record, &judged),
                Form::Losses => losses.add(record, game, &judged),
            }
        }
        match form {
            Form::Records => out.write_all(write_records(&self.records).as_bytes())?,
            Form::Table => write_line(out, &table.to_string())?,
            Form::Losses => write_line(out, &losses.to_string())?,
        }
        out.flush()?;
        if let Some(fault) = &self.fault {
            writeln!(io::stderr(), "error: {fault}; only what stands before it was reviewed")?;
        }
        Ok(self.fault.is_none())
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
