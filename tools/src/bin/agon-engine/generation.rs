//! Self-play on several threads; the samples are written in the order of the games.

use std::collections::BTreeMap;
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};
use std::sync::mpsc;
use std::thread;
use std::time::{Duration, Instant};

use agon_core::engine::learning::{Sample, SelfPlay, whole_games, write_game};
use agon_core::engine::{Evaluation, Net};
use agon_core::rules::RuleSet;
use clap::Args;

use crate::files::load_net;
use crate::options::Series;
use crate::ranges::{check_lengths, longest, openings};
use crate::resume::Results;
use crate::watch::Watch;
use crate::workers;
use crate::wrong;

#[derive(Args)]
pub struct GenerationArguments {
    /// The file of the samples; if it has some with the same settings, it is continued
    file: PathBuf,
    /// How many games the file shall have
    #[arg(long, value_name = "N", default_value_t = 1000)]
    games: u32,
    /// Nodes a move
    #[arg(long, value_name = "N", default_value_t = 1000, value_parser = clap::value_parser!(u64).range(1..))]
    nodes: u64,
    /// The rules; given several times, they are played by turns
    #[arg(long, value_name = "R", default_value = "globe")]
    rules: Vec<RuleSet>,
    /// The most random plies with which a game begins
    #[arg(long, value_name = "K", default_value_t = 24, value_parser = openings())]
    openings: u32,
    /// Plies after which a game is broken off; its result is then not learned from
    #[arg(long, value_name = "N", default_value_t = 2000, value_parser = longest())]
    longest: u32,
    /// The evaluation of the search
    #[arg(long, value_name = "E", default_value = "net")]
    eval: Evaluation,
    /// A file with a net to use as the evaluation
    #[arg(long, value_name = "FILE", conflicts_with = "eval", value_parser = load_net)]
    net: Option<Net>,
    #[command(flatten)]
    series: Series,
}

impl GenerationArguments {
    /// Plays the games.
    ///
    /// # Errors
    /// If the file or the output fails.
    pub fn run(self, out: &mut dyn Write) -> io::Result<()> {
        check_lengths(self.openings, self.longest);
        let generation = Generation {
            selfplay: SelfPlay {
                rules: self.rules,
                nodes: self.nodes,
                openings: self.openings,
                longest: self.longest,
                seed: self.series.seed,
                evaluation: self.net.map_or(self.eval, |net| Evaluation::Net(Arc::new(net))),
            },
            games: self.games,
            threads: self.series.threads,
        };
        let store = generation.open(&self.file).unwrap_or_else(|fault| wrong(&fault));
        generation.run(store, out)
    }
}

/// A request for samples.
pub struct Generation {
    pub selfplay: SelfPlay,
    pub games: u32,
    pub threads: u16,
}

/// A file of samples, and the number of games in it.
pub struct Store {
    file: Results,
    games: u32,
}

/// The time between reports of the progress.
const PAUSE: Duration = Duration::from_secs(10);

impl Generation {
    /// Opens the file of these samples, or creates it.
    ///
    /// # Errors
    /// Says why it cannot be used.
    pub fn open(&self, path: &Path) -> Result<Store, String> {
        let title = self.selfplay.title();
        let (file, games) = Results::open(path, &title, |bytes| whole_games(bytes, &title))?;
        Ok(Store { file, games })
    }

    /// Plays the games that the file does not have yet.
    ///
    /// # Errors
    /// If the file or the output fails.
    pub fn run(&self, mut store: Store, out: &mut dyn Write) -> io::Result<()> {
        let (next, stop) = (AtomicU32::new(store.games), Arc::new(AtomicBool::new(false)));
        let (sender, games) = mpsc::channel::<(u32, Vec<Sample>)>();
        let mut samples = 0;
        thread::scope(|scope| {
            workers::start(scope, self.threads, || {
                let (sender, stop, next) = (sender.clone(), &stop, &next);
                move || {
                    let mut searcher = self.selfplay.searcher();
                    loop {
                        let number = next.fetch_add(1, Ordering::Relaxed);
                        if number >= self.games {
                            return;
                        }
                        let game = self.selfplay.play(number, &mut searcher, &mut Watch::new(stop));
                        let Some(game) = game else { return };
                        if sender.send((number, game)).is_err() {
                            return;
                        }
                    }
                }
            })?;
            drop(sender);
            let mut finished = BTreeMap::new();
            let mut told = Instant::now();
            let result: io::Result<()> = games.iter().try_for_each(|(number, game)| {
                finished.insert(number, game);
                while let Some(game) = finished.remove(&store.games) {
                    store.file.add(&write_game(&game))?;
                    store.games += 1;
                    samples += game.len();
                }
                if told.elapsed() >= PAUSE {
                    told = Instant::now();
                    writeln!(
                        io::stderr(),
                        "{} of {} games, {samples} new samples",
                        store.games,
                        self.games
                    )?;
                }
                Ok(())
            });
            stop.store(true, Ordering::Relaxed);
            result
        })?;
        writeln!(
            out,
            "{}\n{} games, {samples} new samples",
            self.selfplay.title(),
            store.games
        )
    }
}
