//! The limits of a search, and the monitor that can stop it.

use std::time::Duration;

use super::report::Report;

/// The limits of a search; the first one reached ends it. Without any, it goes on until it is stopped.
///
/// ```
/// use agon_core::engine::Limits;
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
    ///
    /// Most games are decided within 40 moves a side, but some last 150 and more. So the last second is kept for hundreds
    /// of moves at once, each of which also takes the time in which its answer is passed on.
    ///
    /// ```
    /// use std::time::Duration;
    /// use agon_core::engine::Limits;
    ///
    /// let of = |seconds| Limits::clock(Duration::from_secs(seconds), Duration::ZERO).time;
    /// assert_eq!(of(41), Some(Duration::from_millis(1_082)));
    /// assert_eq!(of(1), Some(Duration::from_millis(2)));
    /// ```
    pub fn clock(remaining: Duration, increment: Duration) -> Self {
        const RESERVE: Duration = Duration::from_secs(1);
        let share = remaining.saturating_sub(RESERVE) / 40 + remaining / 500 + increment * 3 / 4;
        // A fifth is kept for the delay of the answer.
        Self::time(share.min(remaining * 4 / 5))
    }
}

/// Watches a search: gives it the time, stops it, and receives its reports.
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_clock_lasts_for_three_hundred_moves_and_their_delays() {
        const DELAY: Duration = Duration::from_millis(2);
        for seconds in [2, 10, 60, 3_600] {
            let mut left = Duration::from_secs(seconds);
            for number in 1..=300 {
                let spent = Limits::clock(left, Duration::ZERO).time.unwrap() + DELAY;
                assert!(spent < left, "{seconds} s end at move {number}");
                left -= spent;
            }
        }
    }

    #[test]
    fn an_increment_is_mostly_spent_and_never_more_than_there_is() {
        let increment = Duration::from_secs(3);
        let of = |left| Limits::clock(left, increment).time.unwrap();
        assert_eq!(of(Duration::from_secs(1)), Duration::from_millis(800));
        assert!(of(Duration::from_secs(60)) > increment);
        let mut left = Duration::from_secs(30);
        for _ in 0..500 {
            left = left - of(left) + increment;
        }
        assert!(left > increment, "{left:?}");
    }
}
