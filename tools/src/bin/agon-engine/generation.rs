//! Self-play on several threads; the samples are written in the order of the games.

use std::collections::BTreeMap;
use std::io::{self, Write};
use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};
use std::sync::mpsc;
use std::thread;
use std::time::{Duration, Instant};

use agon_core::engine::learning::{Sample, SelfPlay, whole_games, write_game};

use crate::resume::Results;
use crate::watch::Watch;
use crate::workers;

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
