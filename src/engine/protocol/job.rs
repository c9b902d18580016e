//! A search that was asked for, ready to run wherever the host likes.

use std::io::Write;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use super::counting::rate;
use super::lines::write_line;
use crate::engine::chances::Chances;
use crate::engine::levels::{Level, accepts_draw, choose_move};
use crate::engine::limits::{Limits, Monitor};
use crate::engine::report::{Lines, Report};
use crate::engine::searcher::Searcher;
use crate::rules::{Game, Move, Side};

/// A search that was asked for by `go`.
pub struct Job {
    pub(super) game: Game,
    pub(super) limits: Limits,
    pub(super) player: Player,
    pub(super) infinite: bool,
}

/// Who searches.
pub(super) enum Player {
    /// The full strength, with what it remembers of the game, and how many lines it tells.
    Full(Arc<Mutex<Searcher>>, usize),
    /// A level with its own limits; those of the job only cut its time.
    Level(Level, u64),
    /// Nobody moves: a level is asked whether it would take a draw for a side.
    Draw(Level, Side),
}

impl Job {
    /// Whether the answer must wait for `stop`, even if the search has long come to its end.
    pub const fn is_infinite(&self) -> bool {
        self.infinite
    }

    /// Searches, writing `info` lines, and gives the line of the answer, which the host writes when it may.
    pub fn run(&self, monitor: &mut dyn Monitor, out: &mut dyn Write) -> String {
        let time = match self.player {
            Player::Full(..) => None,
            Player::Level(..) | Player::Draw(..) => self.limits.time,
        };
        let mut teller = Teller { monitor, out, time };
        let best = match &self.player {
            Player::Full(searcher, lines) => {
                // A search that panicked leaves nothing worse than a half-written table behind.
                let mut searcher = searcher.lock().unwrap_or_else(PoisonError::into_inner);
                let result = searcher.search_lines(&self.game, &self.limits, Lines::Best(*lines), &mut teller);
                result.map(|result| result.best)
            }
            Player::Level(level, seed) => choose_move(&self.game, *level, *seed, &mut teller).map(|reply| reply.mv),
            Player::Draw(level, side) => {
                return format!("response {}", accepts_draw(&self.game, *side, *level, &mut teller));
            }
        };
        match best {
            Some(mv) => format!("bestmove {mv}"),
            None => "bestmove none".into(),
        }
    }
}

/// Passes the host's clock and stop on, and writes what the search reports.
struct Teller<'a> {
    monitor: &'a mut dyn Monitor,
    out: &'a mut dyn Write,
    time: Option<Duration>,
}

impl Monitor for Teller<'_> {
    fn elapsed(&self) -> Duration {
        self.monitor.elapsed()
    }

    fn stopped(&self) -> bool {
        self.monitor.stopped() || self.time.is_some_and(|time| self.elapsed() >= time)
    }

    fn report(&mut self, report: &Report) {
        self.monitor.report(report);
        let pv: Vec<_> = report.pv.iter().map(Move::to_string).collect();
        let Chances { win, draw, loss } = report.score.chances();
        let line = format!(
            "info depth {} seldepth {} multipv {} score {} wdl {win} {draw} {loss} nodes {} nps {} time {} hashfull {} pv {}",
            report.depth,
            report.seldepth,
            report.number,
            report.score,
            report.nodes,
            rate(report.nodes, report.time),
            report.time.as_millis() as u64,
            report.hashfull,
            pv.join(" "),
        );
        // Nobody listening any more is no reason to break off: the host notices by itself.
        let _ = write_line(self.out, &line);
    }
}
