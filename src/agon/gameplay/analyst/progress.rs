//! Lines found so far by a running search.

use std::time::Duration;

use agon_core::engine::{Line, Report};

/// Progress of a search for lines.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Progress {
    /// The depth of the first line, in plies.
    pub depth: u32,
    /// The nodes searched.
    pub nodes: u64,
    /// The time taken.
    pub time: Duration,
    /// The lines, the best first.
    pub lines: Vec<Line>,
}

impl Progress {
    /// Takes a line that was found. The lines of the depth before stay until they are replaced.
    pub(crate) fn take(&mut self, report: Report) {
        let (depth, nodes, time) = (report.depth, report.nodes, report.time);
        let place = report.number.saturating_sub(1);
        if place == 0 {
            self.depth = depth;
        }
        (self.nodes, self.time) = (nodes, time);
        let Some(&mv) = report.pv.first() else {
            return;
        };
        let line = Line {
            mv,
            score: report.score,
            pv: report.pv,
        };
        match self.lines.get_mut(place) {
            Some(before) => *before = line,
            None => self.lines.push(line),
        }
    }
}
