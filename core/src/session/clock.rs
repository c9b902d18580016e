//! Clock arithmetic. The time is passed in as the duration since some fixed moment, the same for all calls.

use std::time::Duration;

use serde::{Deserialize, Serialize};

use super::conditions::{Allowance, Terms};
use crate::engine::Limits;
use crate::rules::Side;

/// The times of both sides, and which clock is running.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Clock {
    allowed: [Allowance; 2],
    /// The time remaining for each side, not counting the move in progress.
    left: [Duration; 2],
    turn: Option<Turn>,
}

/// A move in progress.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Turn {
    side: Side,
    /// The time taken so far, excluding the current run.
    spent: Duration,
    /// The time of starting the clock; `None` while it is paused.
    since: Option<Duration>,
    /// The maximum charged for the move.
    most: Duration,
}

impl Turn {
    fn spent(&self, now: Duration) -> Duration {
        let running = self.since.map_or(Duration::ZERO, |since| now.saturating_sub(since));
        (self.spent + running).min(self.most)
    }
}

/// The times as saved, in milliseconds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Times {
    /// White's remaining time.
    pub white: u64,
    /// Black's remaining time.
    pub black: u64,
    /// The time already taken for the next move.
    pub spent: u64,
}

impl Clock {
    /// The clock at the start of a game; `None` if it is untimed.
    pub fn new(terms: &Terms) -> Option<Self> {
        let [white, black] = Side::ALL.map(|side| terms.allowance(side));
        let allowed = [white?, black?];
        Some(Self {
            allowed,
            left: allowed.map(|allowed| allowed.game),
            turn: None,
        })
    }

    /// The clock as it was when the times were saved, with `next` to move; `None` if the game is untimed.
    pub fn resumed(terms: &Terms, times: Times, next: Option<Side>) -> Option<Self> {
        Self::new(terms).map(|clock| Self {
            left: [times.white, times.black].map(Duration::from_millis),
            turn: next.map(|side| Turn {
                side,
                spent: Duration::from_millis(times.spent),
                since: None,
                most: Duration::MAX,
            }),
            ..clock
        })
    }

    /// The times to save.
    pub fn times(&self, now: Duration) -> Times {
        let millis = |time: Duration| u64::try_from(time.as_millis()).unwrap_or(u64::MAX);
        let [white, black] = self.left.map(millis);
        Times {
            white,
            black,
            spent: millis(self.spent(now)),
        }
    }

    const fn allowed(&self, side: Side) -> Allowance {
        self.allowed[side.index()]
    }

    /// Adds to the time that a side has left.
    pub fn give(&mut self, side: Side, time: Duration) {
        let left = &mut self.left[side.index()];
        *left = left.saturating_add(time);
    }

    /// The time taken so far for the move in progress; zero between moves.
    pub fn spent(&self, now: Duration) -> Duration {
        self.turn.map_or(Duration::ZERO, |turn| turn.spent(now))
    }

    /// Starts a side's clock if it is not running. At most `most` is charged for the move. A move in progress by the
    /// other side counts as taken back: its time is lost, and no increment is added.
    pub fn run(&mut self, side: Side, now: Duration, most: Duration) {
        match &mut self.turn {
            Some(turn) if turn.side == side => {
                turn.since.get_or_insert(now);
                turn.most = most;
            }
            _ => {
                self.charge(now);
                self.turn = Some(Turn {
                    side,
                    spent: Duration::ZERO,
                    since: Some(now),
                    most,
                });
            }
        }
    }

    /// Pauses the running clock.
    pub fn pause(&mut self, now: Duration) {
        if let Some(turn) = &mut self.turn {
            turn.spent = turn.spent(now);
            turn.since = None;
        }
    }

    /// Completes the move in progress.
    pub fn moved(&mut self, now: Duration) {
        if let Some(turn) = self.turn {
            self.charge(now);
            self.left[turn.side.index()] += self.allowed(turn.side).increment;
        }
    }

    fn charge(&mut self, now: Duration) {
        if let Some(turn) = self.turn.take() {
            let cost = turn.spent(now).saturating_sub(self.allowed(turn.side).delay);
            let left = &mut self.left[turn.side.index()];
            *left = left.saturating_sub(cost);
        }
    }

    /// The time left to a side, as its clock shows it.
    pub fn left(&self, side: Side, now: Duration) -> Duration {
        let spent = self.turn.filter(|turn| turn.side == side);
        let spent = spent.map_or(Duration::ZERO, |turn| turn.spent(now));
        (self.left[side.index()] + self.allowed(side).delay).saturating_sub(spent)
    }

    /// The side whose clock is running.
    pub fn running(&self) -> Option<Side> {
        self.turn.filter(|turn| turn.since.is_some()).map(|turn| turn.side)
    }

    /// The side that has run out of time.
    pub fn fallen(&self, now: Duration) -> Option<Side> {
        self.running().filter(|&side| self.left(side, now).is_zero())
    }

    /// The time until a displayed clock changes; `None` while both are paused.
    pub fn next_change(&self, now: Duration) -> Option<Duration> {
        let left = self.left(self.running()?, now).as_nanos();
        let unit = if left > TENTHS_BELOW.as_nanos() {
            Duration::from_secs(1)
        } else {
            Duration::from_millis(100)
        };
        let rest = left.checked_sub(1)? % unit.as_nanos() + 1;
        u64::try_from(rest).ok().map(Duration::from_nanos)
    }

    /// The most the computer may take for its next move, so that it never runs out of time before the end of the game.
    pub fn allotment(&self, side: Side) -> Duration {
        let game = self.left[side.index()];
        let Allowance { increment, delay, .. } = self.allowed(side);
        let share = Limits::clock(game, increment).time.unwrap_or_default();
        (share + delay * 3 / 4).min((game + delay) * 4 / 5)
    }
}

/// Below this, tenths of a second are shown.
pub const TENTHS_BELOW: Duration = Duration::from_secs(10);

/// The time remaining in the given unit, rounded up.
pub fn count(left: Duration, unit: Duration) -> u64 {
    u64::try_from(left.as_nanos().div_ceil(unit.as_nanos())).unwrap_or(u64::MAX)
}

/// The remaining time as shown on a clock, rounded up, so that only a side that has lost shows zero: hours if any,
/// minutes and seconds, and below ten seconds the tenths, otherwise `None` for them.
///
/// ```text
/// 3725 s → 1:02:05    90.2 s → 1:31    9.34 s → 0:09 and 4
/// ```
pub fn readout(left: Duration) -> (String, Option<u8>) {
    if left < TENTHS_BELOW {
        let tenths = count(left, Duration::from_millis(100));
        if tenths < 100 {
            return (format!("0:{:02}", tenths / 10), Some((tenths % 10) as u8));
        }
    }
    let seconds = count(left, Duration::from_secs(1));
    let (hours, minutes, seconds) = (seconds / 3600, seconds / 60 % 60, seconds % 60);
    let text = match hours {
        0 => format!("{minutes}:{seconds:02}"),
        _ => format!("{hours}:{minutes:02}:{seconds:02}"),
    };
    (text, None)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::session::conditions::{TimeControl, TimeOdds};

    const UNCAPPED: Duration = Duration::MAX;

    fn ms(count: u64) -> Duration {
        Duration::from_millis(count)
    }

    fn terms(time: TimeControl) -> Terms {
        Terms {
            time,
            ..Terms::default()
        }
    }

    const FISCHER: TimeControl = TimeControl::Fischer {
        minutes: 1,
        increment: 3,
    };

    fn fischer() -> Clock {
        Clock::new(&terms(FISCHER)).unwrap()
    }

    #[test]
    fn without_clocks_there_is_none() {
        assert_eq!(Clock::new(&Terms::default()), None);
        let times = Times {
            white: 1,
            black: 1,
            spent: 0,
        };
        assert_eq!(Clock::resumed(&Terms::default(), times, None), None);
    }

    #[test]
    fn fischer_takes_what_a_move_takes_and_adds_the_increment() {
        let mut clock = fischer();
        clock.run(Side::White, ms(1_000), UNCAPPED);
        assert_eq!(clock.left(Side::White, ms(11_000)), ms(50_000));
        assert_eq!(clock.left(Side::Black, ms(11_000)), ms(60_000));
        clock.moved(ms(11_000));
        clock.run(Side::Black, ms(11_000), UNCAPPED);
        assert_eq!(clock.left(Side::White, ms(31_000)), ms(53_000));
        assert_eq!(clock.left(Side::Black, ms(31_000)), ms(40_000));
        assert_eq!(clock.running(), Some(Side::Black));
    }

    #[test]
    fn bronstein_lets_the_delay_cost_nothing_and_saves_nothing_up() {
        let mut clock = Clock::new(&terms(TimeControl::Bronstein { minutes: 1, delay: 5 })).unwrap();
        assert_eq!(
            clock.left(Side::White, ms(0)),
            ms(65_000),
            "the delay counts down first"
        );
        clock.run(Side::White, ms(0), UNCAPPED);
        clock.moved(ms(4_000));
        assert_eq!(
            clock.left(Side::White, ms(4_000)),
            ms(65_000),
            "a quick move costs nothing"
        );
        clock.run(Side::White, ms(4_000), UNCAPPED);
        clock.moved(ms(12_000));
        assert_eq!(clock.left(Side::White, ms(12_000)), ms(62_000), "8 seconds cost 3");
    }

    #[test]
    fn per_move_the_time_is_the_same_for_each() {
        let mut clock = Clock::new(&terms(TimeControl::PerMove { seconds: 20 })).unwrap();
        for start in [0, 100_000] {
            clock.run(Side::Black, ms(start), UNCAPPED);
            assert_eq!(clock.fallen(ms(start + 19_999)), None);
            assert_eq!(clock.left(Side::Black, ms(start + 19_000)), ms(1_000));
            assert_eq!(clock.fallen(ms(start + 20_000)), Some(Side::Black));
            clock.moved(ms(start + 19_000));
        }
    }

    #[test]
    fn a_pause_costs_nothing_and_the_move_goes_on_where_it_was() {
        let mut clock = Clock::new(&terms(TimeControl::Bronstein { minutes: 1, delay: 5 })).unwrap();
        clock.run(Side::White, ms(0), UNCAPPED);
        clock.pause(ms(3_000));
        assert_eq!((clock.running(), clock.fallen(ms(999_000))), (None, None));
        assert_eq!(clock.left(Side::White, ms(999_000)), ms(62_000));
        clock.run(Side::White, ms(999_000), UNCAPPED);
        clock.moved(ms(1_002_000));
        assert_eq!(clock.left(Side::White, ms(1_002_000)), ms(64_000), "6 seconds cost 1");
    }

    #[test]
    fn after_a_move_was_taken_back_the_clock_goes_on_as_it_stands() {
        let mut clock = fischer();
        clock.run(Side::White, ms(0), UNCAPPED);
        clock.moved(ms(10_000));
        clock.run(Side::Black, ms(10_000), UNCAPPED);
        clock.run(Side::White, ms(15_000), UNCAPPED);
        assert_eq!(clock.left(Side::White, ms(15_000)), ms(53_000));
        assert_eq!(
            clock.left(Side::Black, ms(15_000)),
            ms(55_000),
            "nothing is added for no move"
        );
    }

    #[test]
    fn the_times_that_were_kept_come_back() {
        let mut clock = fischer();
        clock.run(Side::White, ms(0), UNCAPPED);
        clock.moved(ms(10_000));
        clock.run(Side::Black, ms(10_000), UNCAPPED);
        let times = clock.times(ms(12_500));
        assert_eq!((times.white, times.black, times.spent), (53_000, 60_000, 2_500));
        let mut later = Clock::resumed(&terms(FISCHER), times, Some(Side::Black)).unwrap();
        assert_eq!(later.running(), None, "it waits until somebody is there");
        later.run(Side::Black, ms(0), UNCAPPED);
        assert_eq!(later.left(Side::Black, ms(500)), ms(57_000));
    }

    #[test]
    fn the_flag_falls_when_nothing_is_left_even_if_nobody_looked() {
        let mut clock = fischer();
        clock.run(Side::White, ms(0), UNCAPPED);
        assert_eq!(clock.fallen(ms(59_999)), None);
        assert_eq!(clock.fallen(ms(3_600_000)), Some(Side::White));
        clock.moved(ms(3_600_000));
        assert_eq!(clock.left(Side::White, ms(3_600_000)), ms(3_000), "never below nothing");
    }

    #[test]
    fn the_computer_is_not_charged_for_a_window_that_slept() {
        let mut clock = fischer();
        for start in 0..400 {
            let now = ms(start * 10_000_000);
            let most = clock.allotment(Side::Black);
            assert!(most < clock.left(Side::Black, now), "it never takes all it has");
            clock.run(Side::Black, now, most);
            assert_eq!(clock.fallen(now + ms(9_000_000)), None);
            clock.moved(now + ms(9_000_000));
        }
    }

    #[test]
    fn the_computer_has_time_for_each_move_under_every_control() {
        for control in [
            TimeControl::PerMove { seconds: 10 },
            TimeControl::Fischer {
                minutes: 1,
                increment: 0,
            },
            TimeControl::Bronstein { minutes: 1, delay: 1 },
        ] {
            let clock = Clock::new(&terms(control)).unwrap();
            let most = clock.allotment(Side::White);
            assert!(most >= ms(1_000), "{control:?}: {most:?}");
            assert!(most < clock.left(Side::White, ms(0)), "{control:?}: {most:?}");
        }
    }

    #[test]
    fn the_display_changes_each_second_and_at_last_each_tenth() {
        let mut clock = fischer();
        assert_eq!(clock.next_change(ms(0)), None, "what stands does not change");
        clock.run(Side::White, ms(0), UNCAPPED);
        assert_eq!(clock.next_change(ms(0)), Some(ms(1_000)));
        assert_eq!(clock.next_change(ms(300)), Some(ms(700)));
        assert_eq!(clock.next_change(ms(50_040)), Some(ms(60)));
        assert_eq!(clock.next_change(ms(60_000)), None);
        let mut now = ms(0);
        let mut before = None;
        while let Some(wait) = clock.next_change(now) {
            let shown = readout(clock.left(Side::White, now));
            assert_ne!(Some(&shown), before.as_ref(), "a frame for nothing at {now:?}");
            assert_eq!(
                readout(clock.left(Side::White, now + wait - Duration::from_nanos(1))),
                shown
            );
            before = Some(shown);
            now += wait;
        }
        assert_eq!(now, ms(60_000));
    }

    #[test]
    fn time_is_read_as_on_a_clock() {
        for (time, text, tenths) in [
            (3_725_000, "1:02:05", None),
            (600_000, "10:00", None),
            (90_200, "1:31", None),
            (10_001, "0:11", None),
            (10_000, "0:10", None),
            (9_950, "0:10", None),
            (9_340, "0:09", Some(4)),
            (50, "0:00", Some(1)),
            (0, "0:00", Some(0)),
        ] {
            assert_eq!(readout(ms(time)), (text.to_owned(), tenths), "{time} ms");
        }
    }

    #[test]
    fn each_side_has_its_own_time_and_can_be_given_more() {
        let mut terms = terms(FISCHER);
        terms.odds = Some(TimeOdds {
            side: Side::White,
            divisor: 2,
        });
        let mut clock = Clock::new(&terms).unwrap();
        let left = |clock: &Clock, now| Side::ALL.map(|side| clock.left(side, now));
        assert_eq!(left(&clock, ms(0)), [ms(30_000), ms(60_000)]);
        for (side, start) in [(Side::White, 0), (Side::Black, 10_000)] {
            clock.run(side, ms(start), UNCAPPED);
            assert_eq!(clock.spent(ms(start + 4_000)), ms(4_000));
            clock.moved(ms(start + 10_000));
        }
        assert_eq!(left(&clock, ms(20_000)), [ms(22_000), ms(53_000)]);
        clock.run(Side::White, ms(20_000), UNCAPPED);
        clock.give(Side::White, ms(15_000));
        assert_eq!(left(&clock, ms(21_000)), [ms(36_000), ms(53_000)]);
    }
}
