//! How long a search may go on, and the eyes of whoever waits for it.

use std::time::Duration;

use super::report::Report;

/// What ends a search, whichever comes first. Without any limit it goes on until it is stopped.
///
/// ```
/// use agon::engine::Limits;
///
/// let limits = Limits { depth: Some(6), ..Limits::nodes(10_000) };
/// assert_eq!(limits.time, None);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub struct Limits {
    /// Positions looked at.
    pub nodes: Option<u64>,
    /// Plies looked ahead.
    pub depth: Option<u32>,
    /// Time by the monitor's clock.
    pub time: Option<Duration>,
}

impl Limits {
    /// Ends after so many positions.
    pub const fn nodes(nodes: u64) -> Self {
        Self {
            nodes: Some(nodes),
            depth: None,
            time: None,
        }
    }

    /// Ends after looking so many plies ahead.
    pub const fn depth(depth: u32) -> Self {
        Self {
            nodes: None,
            depth: Some(depth),
            time: None,
        }
    }

    /// Ends after this time.
    pub const fn time(time: Duration) -> Self {
        Self {
            nodes: None,
            depth: None,
            time: Some(time),
        }
    }

    /// The time for one move of a game with so much time left, plus an increment a move.
    pub fn clock(remaining: Duration, increment: Duration) -> Self {
        // Games last some 60 moves a side, but most are decided earlier; the rest leaves room for the way of the answer.
        let share = remaining / 30 + increment * 3 / 4;
        Self::time(share.min(remaining * 4 / 5))
    }
}

/// Watches a search: tells it the time and when to stop, and hears how far it is.
///
/// It is asked every thousand positions or so.
pub trait Monitor {
    /// The time since the search began.
    fn elapsed(&self) -> Duration {
        Duration::ZERO
    }

    /// Whether the search must stop now.
    fn stopped(&self) -> bool {
        false
    }

    /// Hears what the search found after looking one ply further.
    fn report(&mut self, _report: &Report) {}
}

/// Nobody watches: no clock, no stopping.
#[derive(Clone, Copy, Debug, Default)]
pub struct Unwatched;

impl Monitor for Unwatched {}
