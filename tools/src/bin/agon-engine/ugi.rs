//! The Universal Game Interface on standard input and output.

use std::io::{self, Write};
use std::path::Path;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread::{self, Builder, JoinHandle};
use std::time::{Duration, Instant, SystemTime};

use agon_core::engine::Monitor;
use agon_core::engine::protocol::{Answered, Host, Job, Session};
use agon_core::line_protocol::{read_line, write_fault, write_line};

use crate::files;
use crate::watch::Watch;

/// Speaks the Universal Game Interface until `quit` or the end of the input. Returns whether all lines were correct.
pub fn speak(out: &mut dyn Write) -> io::Result<bool> {
    let since_1970 = SystemTime::now().duration_since(SystemTime::UNIX_EPOCH);
    let mut session = Session::new(since_1970.map_or(0, |time| time.as_secs()));
    let mut threads = Threads::default();
    let mut good = true;
    while let Some(line) = read_line(&mut io::stdin().lock())? {
        let answered = match line {
            Ok(line) => session.line(&line, &mut threads, out)?,
            Err(fault) => write_fault(out, &fault).map(|()| Answered::Badly)?,
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

/// The time between looks whether a search has ended after the end of the input.
const GLANCE: Duration = Duration::from_millis(5);
/// The time between lines that are written then.
const SIGN_OF_LIFE: Duration = Duration::from_secs(1);

/// Runs each search on a thread of its own.
#[derive(Default)]
struct Threads {
    running: Option<Running>,
}

struct Running {
    thread: JoinHandle<()>,
    stop: Arc<AtomicBool>,
    /// Whether the answer was written, after which nothing is said about the search.
    answered: Arc<Mutex<bool>>,
    infinite: bool,
}

impl Threads {
    /// Waits for the running search; an infinite one is stopped, and also one whose answer nobody reads any more.
    fn finish(&mut self) {
        let Some(running) = &self.running else { return };
        let begun = Instant::now();
        let mut told = begun;
        while !running.infinite && !running.thread.is_finished() {
            thread::park_timeout(GLANCE);
            // Only writing shows whether the output was closed.
            if told.elapsed() >= SIGN_OF_LIFE {
                told = Instant::now();
                let answered = running.answered.lock().unwrap_or_else(PoisonError::into_inner);
                let line = format!("info time {}", begun.elapsed().as_millis());
                if !*answered && write_line(&mut io::stdout(), &line).is_err() {
                    break;
                }
            }
        }
        self.stop();
    }
}

impl Host for Threads {
    fn start(&mut self, job: Job) {
        self.stop();
        let stop = Arc::new(AtomicBool::new(false));
        let mut watch = Watch::new(&stop);
        let infinite = job.is_infinite();
        let answered = Arc::new(Mutex::new(false));
        let answer = Arc::clone(&answered);
        let search = move || {
            let best = job.run(&mut watch, &mut io::stdout());
            while infinite && !watch.stopped() {
                thread::park();
            }
            let mut answered = answer.lock().unwrap_or_else(PoisonError::into_inner);
            *answered = true;
            // If nobody reads the output any more, the program ends with the next line of input.
            let _ = write_line(&mut io::stdout(), &best);
        };
        match Builder::new().spawn(search) {
            Ok(thread) => {
                self.running = Some(Running {
                    thread,
                    stop,
                    answered,
                    infinite,
                });
            }
            Err(error) => {
                let fault = format!("the system allows no thread for a search: {error}");
                let _ = write_fault(&mut io::stdout(), &fault).and_then(|()| write_line(&mut io::stdout(), NO_MOVE));
            }
        }
    }

    fn stop(&mut self) {
        if let Some(running) = self.running.take() {
            running.stop.store(true, Ordering::Relaxed);
            running.thread.thread().unpark();
            join(running);
        }
    }

    fn read_file(&mut self, path: &str) -> io::Result<Vec<u8>> {
        files::read(Path::new(path))
    }
}

/// The answer where there is no other.
const NO_MOVE: &str = "bestmove none";

fn join(running: Running) {
    if running.thread.join().is_err() {
        // The panic is on standard error; the other side still waits for an answer.
        let _ = write_line(&mut io::stdout(), NO_MOVE);
    }
}
