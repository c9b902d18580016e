//! The limits of a search, and the monitor that can stop it.

use std::time::Duration;

use super::report::Report;

/// The limits of a search; the first one reached ends it. Without any, it goes on until it is stopped.
///
/// ```
/// use agon::engine::Limits;
///
/// let limits = Limits { depth: Some(6), ..Limits::nodes(10_000) };
/// assert_eq!(limits.time, None);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub struct Limits {
    /// The number of nodes.
    pub nodes: Option<u64>,
    /// The depth, in plies.
    pub depth: Option<u32>,
    /// The time, by the monitor's clock.
    pub time: Option<Duration>,
}

impl Limits {
    /// A limit of nodes alone.
    pub const fn nodes(nodes: u64) -> Self {
        Self {
            nodes: Some(nodes),
            depth: None,
            time: None,
        }
    }

    /// A limit of depth alone, in plies.
    pub const fn depth(depth: u32) -> Self {
        Self {
            nodes: None,
            depth: Some(depth),
            time: None,
        }
    }

    /// A limit of time alone.
    pub const fn time(time: Duration) -> Self {
        Self {
            nodes: None,
            depth: None,
            time: Some(time),
        }
    }

    /// The time limit for one move, from the time left in the game and the increment per move.
    pub fn clock(remaining: Duration, increment: Duration) -> Self {
        // Games last some 60 moves a side, but most are decided earlier. A fifth is kept for the delay of the answer.
        let share = remaining / 30 + increment * 3 / 4;
        Self::time(share.min(remaining * 4 / 5))
    }
}

/// Watches a search: tells it the time and when to stop, and receives its reports.
///
/// It is asked about every thousand nodes.
pub trait Monitor {
    /// The time since the search began. Always zero unless implemented, so that time limits have no effect.
    fn elapsed(&self) -> Duration {
        Duration::ZERO
    }

    /// Whether the search must stop now.
    fn stopped(&self) -> bool {
        false
    }

    /// Receives each line that was found at a new depth.
    fn report(&mut self, _report: &Report) {}
}

/// A monitor without a clock, which never stops the search.
#[derive(Clone, Copy, Debug, Default)]
pub struct Unwatched;

impl Monitor for Unwatched {}
