//! A match on several threads; the pairs are added up in the order of their numbers.

use std::collections::{BTreeMap, BTreeSet};
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{self, Sender};
use std::sync::{Mutex, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

use agon_core::engine::arena::{
    Contestant, Ending, Fault, PairResult, Pairing, Player, Sprt, Tally, Verdict, read_record, write_pair,
};
use agon_core::line_protocol::write_line;
use clap::Args;

use crate::external::{Faults, Program};
use crate::options::{Patience, Series, Under, contestant};
use crate::ranges::{check_lengths, longest, openings};
use crate::resume::Results;
use crate::watch::Watch;
use crate::workers;
use crate::wrong;

#[derive(Args)]
pub struct MatchArguments {
    /// The player whose results are told: random, oneply, a level, settings (nodes=5000, depth=4, movetime=100), or
    /// settings and a program (nodes=5000,ugi:COMMAND)
    #[arg(value_parser = contestant)]
    a: Contestant,
    /// The other player
    #[arg(value_parser = contestant)]
    b: Contestant,
    /// The most games that are played: an even number
    #[arg(long, value_name = "N", default_value_t = 200, value_parser = clap::value_parser!(u32).range(1..))]
    games: u32,
    /// Stop as soon as one of two differences in Elo is found to be the right one
    #[arg(long, value_name = "E0,E1", allow_hyphen_values = true)]
    sprt: Option<Sprt>,
    #[command(flatten)]
    under: Under,
    /// Random plies before the players take over
    #[arg(long, value_name = "K", default_value_t = 8, value_parser = openings())]
    openings: u32,
    /// Plies after which a game is given up as drawn
    #[arg(long, value_name = "N", default_value_t = 500, value_parser = longest())]
    longest: u32,
    #[command(flatten)]
    patience: Patience,
    #[command(flatten)]
    series: Series,
    /// Keep each finished pair in a file, and go on from there
    #[arg(long, value_name = "FILE")]
    record: Option<PathBuf>,
}

impl MatchArguments {
    /// Plays the match. Returns whether no program lost by a fault.
    ///
    /// # Errors
    /// If the output or the record fails.
    pub fn run(self, out: &mut dyn Write) -> io::Result<bool> {
        check_lengths(self.openings, self.longest);
        let tournament = Tournament {
            contestants: [self.a, self.b],
            pairing: Pairing {
                rules: self.under.rules,
                openings: self.openings,
                longest: self.longest,
                seed: self.series.seed,
            },
            pairs: self.games / 2,
            sprt: self.sprt,
            threads: self.series.threads,
            patience: self.patience.into(),
        };
        if !self.games.is_multiple_of(2) {
            wrong("--games: games are played in pairs, so their number is even");
        }
        let kept = self
            .record
            .map(|path| tournament.open(&path).unwrap_or_else(|fault| wrong(&fault)));
        tournament.run(kept, out)
    }
}

/// A request for a match.
pub struct Tournament {
    pub contestants: [Contestant; 2],
    pub pairing: Pairing,
    /// The greatest number of pairs.
    pub pairs: u32,
    pub sprt: Option<Sprt>,
    pub threads: u16,
    /// How long a program may be silent, in addition to its time limit.
    pub patience: Duration,
}

/// The file with the record of a match, and the pairs in it.
pub struct MatchFile {
    file: Results,
    pairs: Vec<PairResult>,
}

/// What a thread reports.
enum Message {
    Pair(PairResult),
    Fault(u32, Fault),
}

/// The time between reports of the progress.
const PAUSE: Duration = Duration::from_secs(5);

impl Tournament {
    /// Everything that determines the games: two matches with the same title are the same.
    fn title(&self) -> String {
        let [a, b] = &self.contestants;
        let Pairing {
            rules,
            openings,
            longest,
            seed,
        } = &self.pairing;
        format!("match {a} against {b}, rules {rules}, {openings} random plies, at most {longest}, seed {seed}")
    }

    /// Opens the record of this match, or creates it.
    ///
    /// # Errors
    /// Says why it cannot be used.
    pub fn open(&self, path: &Path) -> Result<MatchFile, String> {
        let title = self.title();
        let read = |bytes: &[u8]| -> Result<_, String> {
            let text = io::read_to_string(bytes).map_err(|error| error.to_string())?;
            read_record(&text, &title).map_err(|error| error.to_string())
        };
        let (file, pairs) = Results::open(path, &title, read).map_err(|fault| format!("--record {fault}"))?;
        Ok(MatchFile { file, pairs })
    }

    /// Plays the match and writes its result. Returns whether no program lost by a fault.
    ///
    /// # Errors
    /// If the output or the record fails.
    pub fn run(&self, mut file: Option<MatchFile>, out: &mut dyn Write) -> io::Result<bool> {
        let mut finished: BTreeMap<u32, PairResult> = BTreeMap::new();
        if let Some(file) = &file {
            finished.extend(file.pairs.iter().map(|pair| (pair.pair, *pair)));
        }
        let recorded: BTreeSet<_> = finished.keys().copied().collect();
        let mut left = (0..self.pairs).filter(|pair| !recorded.contains(pair));
        let mut score = Score::new(self);
        score.add(&mut finished);
        let stop = Arc::new(AtomicBool::new(false));
        let mut faults = Faults::default();
        if !score.is_over() {
            let queue = Mutex::new(&mut left);
            let next = || queue.lock().unwrap_or_else(PoisonError::into_inner).next();
            let (sender, messages) = mpsc::channel();
            thread::scope(|scope| {
                workers::start(scope, self.threads, || {
                    let (sender, stop, next) = (sender.clone(), &stop, &next);
                    move || self.work(next, stop, &sender)
                })?;
                drop(sender);
                let mut told = Instant::now();
                let result: io::Result<()> = messages.iter().try_for_each(|message| {
                    match message {
                        // Games that were begun before it was given up.
                        _ if faults.are_too_many() => {}
                        Message::Fault(pair, fault) => {
                            writeln!(io::stderr(), "pair {pair}: {fault}")?;
                            faults.add();
                        }
                        Message::Pair(pair) => {
                            if pair.games.iter().any(|game| game.ending != Ending::Fault) {
                                faults.end_row();
                            }
                            if let Some(file) = &mut file {
                                file.file.add(format!("{}\n", write_pair(&pair)).as_bytes())?;
                            }
                            finished.insert(pair.pair, pair);
                            score.add(&mut finished);
                            if told.elapsed() >= PAUSE {
                                told = Instant::now();
                                writeln!(io::stderr(), "{}", score.progress())?;
                            }
                        }
                    }
                    if score.is_over() || faults.are_too_many() {
                        stop.store(true, Ordering::Relaxed);
                    }
                    Ok(())
                });
                stop.store(true, Ordering::Relaxed);
                result
            })?;
        }
        write_line(out, &format!("{}\n{}", self.title(), score.summary()))?;
        faults.tell()
    }

    /// Plays pairs on one thread until there are no more.
    fn work(&self, next: &(dyn Fn() -> Option<u32> + Sync), stop: &Arc<AtomicBool>, sender: &Sender<Message>) {
        let mut players = [0, 1].map(|i| -> Box<dyn Player> {
            self.contestants[i]
                .player()
                .unwrap_or_else(|external| Box::new(Program::new(external, self.pairing.rules, self.patience)))
        });
        while let Some(pair) = next() {
            let mut faulty = |fault| {
                // The receiver is gone only when the match is over.
                let _ = sender.send(Message::Fault(pair, fault));
            };
            let Some(result) = self.pairing.play(pair, &mut players, &|| Watch::new(stop), &mut faulty) else {
                return;
            };
            if sender.send(Message::Pair(result)).is_err() {
                return;
            }
        }
    }
}

/// The results so far. A pair counts only once all before it are finished, so that the result does not depend on the
/// number and timing of threads.
struct Score<'a> {
    tournament: &'a Tournament,
    tally: Tally,
    next: u32,
    verdict: Verdict,
}

impl<'a> Score<'a> {
    fn new(tournament: &'a Tournament) -> Self {
        Self {
            tournament,
            tally: Tally::default(),
            next: 0,
            verdict: Verdict::Open,
        }
    }

    /// Adds the finished pairs up to the first that is missing.
    fn add(&mut self, finished: &mut BTreeMap<u32, PairResult>) {
        while !self.is_over()
            && let Some(pair) = finished.remove(&self.next)
        {
            self.tally.add(&pair);
            self.next += 1;
            if let Some(sprt) = &self.tournament.sprt {
                self.verdict = sprt.verdict(&self.tally.pairs);
            }
        }
    }

    fn is_over(&self) -> bool {
        self.next == self.tournament.pairs || self.verdict != Verdict::Open
    }

    fn test(&self) -> Option<String> {
        let (sprt, bound) = (self.tournament.sprt.as_ref()?, Sprt::bound());
        let ratio = sprt.ratio(&self.tally.pairs);
        Some(format!("LLR {ratio:+.2} of -{bound:.2} to +{bound:.2}"))
    }

    fn progress(&self) -> String {
        let test = self.test().map_or_else(String::new, |test| format!(", {test}"));
        let pairs = &self.tally.pairs;
        format!(
            "{} of {} pairs: Elo {}{test}",
            self.next,
            self.tournament.pairs,
            pairs.elo()
        )
    }

    fn summary(&self) -> String {
        let mut summary = self.tally.to_string();
        if let (Some(sprt), Some(test)) = (&self.tournament.sprt, self.test()) {
            let verdict = match self.verdict {
                Verdict::Open => "no verdict",
                Verdict::Accepted => "passed",
                Verdict::Rejected => "failed",
            };
            summary += &format!("\nSPRT {sprt} (logistic): {verdict}, {test}");
        }
        summary
    }
}
