//! A search that was requested, ready to run on a thread of the host's choice.

use std::io::Write;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use super::counting::rate;
use crate::engine::chances::Chances;
use crate::engine::levels::{Level, accepts_draw, choose_move};
use crate::engine::limits::{Limits, Monitor};
use crate::engine::report::{Lines, Report};
use crate::engine::searcher::Searcher;
use crate::line_protocol::write_line;
use crate::rules::{Game, Move, Side};

/// A search requested by `go` or `draw`.
pub struct Job {
    pub(super) game: Game,
    pub(super) limits: Limits,
    pub(super) player: Player,
    pub(super) infinite: bool,
}

/// The searching player.
pub(super) enum Player {
    /// At full strength, with the session's searcher and a number of lines to report.
    Full(Arc<Mutex<Searcher>>, usize),
    /// At a level, with a seed. The level has its own limits; of the job's only the time counts.
    Level(Level, u64),
    /// Asks a level whether it accepts a draw for a side.
    Draw(Level, Side),
}

impl Job {
    /// Whether the answer must wait for `stop` even after the search has ended.
    pub const fn is_infinite(&self) -> bool {
        self.infinite
    }

    /// Searches, writing `info` lines, and returns the line with the answer for the host to write.
    pub fn run(&self, monitor: &mut dyn Monitor, out: &mut dyn Write) -> String {
        let time = match self.player {
            Player::Full(..) => None,
            Player::Level(..) | Player::Draw(..) => self.limits.time,
        };
        let mut reporter = Reporter {
            monitor,
            out,
            time,
            closed: false,
        };
        let best = match &self.player {
            Player::Full(searcher, lines) => {
                // A search that panicked leaves at worst a half-written table behind.
                let mut searcher = searcher.lock().unwrap_or_else(PoisonError::into_inner);
                let result = searcher.search_lines(&self.game, &self.limits, Lines::Best(*lines), &mut reporter);
                result.map(|result| result.best)
            }
            Player::Level(level, seed) => choose_move(&self.game, *level, *seed, &mut reporter).map(|reply| reply.mv),
            Player::Draw(level, side) => {
                return format!("response {}", accepts_draw(&self.game, *side, *level, &mut reporter));
            }
        };
        match best {
            Some(mv) => format!("bestmove {mv}"),
            None => "bestmove none".into(),
        }
    }
}

/// Passes on the host's monitor, and writes the search's reports as `info` lines.
struct Reporter<'a> {
    monitor: &'a mut dyn Monitor,
    out: &'a mut dyn Write,
    time: Option<Duration>,
    /// Whether the output failed, so that nobody would read the answer. It stops the search.
    closed: bool,
}

impl Monitor for Reporter<'_> {
    fn elapsed(&self) -> Duration {
        self.monitor.elapsed()
    }

    fn stopped(&self) -> bool {
        self.closed || self.monitor.stopped() || self.time.is_some_and(|time| self.elapsed() >= time)
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
        self.closed |= write_line(self.out, &line).is_err();
    }
}
