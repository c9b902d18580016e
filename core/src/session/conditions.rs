//! Conditions of a game besides rules and players: the time control, time odds and touch-move.

use std::time::Duration;

use serde::{Deserialize, Serialize};

use crate::rules::Side;

/// The terms of a game. They carry over to rematches and are saved with the game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Terms {
    /// The time control.
    pub time: TimeControl,
    /// The handicap in time, if there is one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub odds: Option<TimeOdds>,
    /// Whether a touched piece must move if it can.
    pub touch_move: bool,
}

/// A handicap: one side has less time than the other.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TimeOdds {
    /// The side that has less time.
    pub side: Side,
    /// What its time is divided by; 0 counts as 1.
    pub divisor: u8,
}

impl TimeOdds {
    /// The same, given by the other side.
    #[must_use]
    pub const fn swapped(self) -> Self {
        Self {
            side: self.side.opponent(),
            ..self
        }
    }
}

/// The time that a side has.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Allowance {
    /// For the whole game.
    pub game: Duration,
    /// Added after each move.
    pub increment: Duration,
    /// Free at the start of each move.
    pub delay: Duration,
}

impl Terms {
    /// The time that a side has; `None` if the game is untimed.
    ///
    /// ```
    /// use agon_core::rules::Side;
    /// use agon_core::session::conditions::{Terms, TimeControl, TimeOdds};
    ///
    /// let mut terms = Terms { time: TimeControl::PerMove { seconds: 30 }, ..Terms::default() };
    /// terms.odds = Some(TimeOdds { side: Side::White, divisor: 4 });
    /// let delay = |side| terms.allowance(side).unwrap().delay.as_secs();
    /// assert_eq!(Side::ALL.map(delay), [8, 30]);
    /// ```
    pub fn allowance(&self, side: Side) -> Option<Allowance> {
        let divisor = self
            .odds
            .filter(|odds| odds.side == side)
            .map_or(1, |odds| odds.divisor.max(1));
        let seconds = |count: u32| Duration::from_secs(u64::from(count.div_ceil(u32::from(divisor))));
        let [game, increment, delay] = match self.time {
            TimeControl::None => return None,
            TimeControl::PerMove { seconds } => [0, 0, seconds.into()],
            TimeControl::Fischer { minutes, increment } => [60 * u32::from(minutes), increment.into(), 0],
            TimeControl::Bronstein { minutes, delay } => [60 * u32::from(minutes), 0, delay.into()],
        };
        Some(Allowance {
            game: seconds(game),
            increment: seconds(increment),
            delay: seconds(delay),
        })
    }

    /// The tags of a record that say how much time there was, in seconds: `TimeControl`, or one for each side if one had
    /// less, as some chess programs write them. A time per move is written as the standard's one move in so many seconds.
    /// The standard has no form for a delay, which is written like an increment but with a different letter.
    pub fn tags(&self) -> Vec<(&'static str, String)> {
        let text = |side| {
            let Allowance { game, increment, delay } = self.allowance(side)?;
            let [game, increment, delay] = [game, increment, delay].map(|time| time.as_secs());
            Some(match self.time {
                TimeControl::None => return None,
                TimeControl::PerMove { .. } => format!("1/{delay}"),
                TimeControl::Fischer { .. } => format!("{game}+{increment}"),
                TimeControl::Bronstein { .. } => format!("{game}d{delay}"),
            })
        };
        let of_side = |(name, side)| text(side).map(|text| (name, text));
        let tags = match self.odds {
            Some(_) => &[(OF_WHITE, Side::White), (OF_BLACK, Side::Black)][..],
            None => &[(OF_BOTH, Side::White)],
        };
        tags.iter().copied().filter_map(of_side).collect()
    }
}

impl Terms {
    /// The terms in the tags of a record, as far as they are ones that can be chosen here; `None` if the tags name none.
    ///
    /// ```
    /// use agon_core::session::conditions::{Terms, TimeControl};
    ///
    /// let tags = [("TimeControl".to_owned(), "600+5".to_owned())];
    /// let time = TimeControl::Fischer { minutes: 10, increment: 5 };
    /// assert_eq!(Terms::in_tags(&tags).map(|terms| terms.time), Some(time));
    /// ```
    pub fn in_tags(tags: &[(String, String)]) -> Option<Self> {
        let value = |name| tags.iter().find(|(other, _)| other == name).map(|(_, value)| &**value);
        let of = |time, odds| Self {
            time,
            odds,
            ..Self::default()
        };
        if let Some(time) = value(OF_BOTH).and_then(TimeControl::read) {
            return Some(of(time, None));
        }
        let given = [value(OF_WHITE)?, value(OF_BLACK)?];
        let with_odds = Side::ALL.into_iter().flat_map(|side| {
            let whole = TimeControl::read(given[side.opponent().index()]);
            let odds = (2..=MOST_ODDS).map(move |divisor| TimeOdds { side, divisor });
            odds.filter_map(move |odds| Some(of(whole?, Some(odds))))
        });
        let mut fitting = with_odds.filter(|terms| terms.tags().iter().map(|(_, text)| &**text).eq(given));
        fitting.next()
    }
}

/// The greatest divisor that is looked for in records.
const MOST_ODDS: u8 = 20;

/// The names of the tags that say how much time there was.
const OF_BOTH: &str = "TimeControl";
const OF_WHITE: &str = "WhiteTimeControl";
const OF_BLACK: &str = "BlackTimeControl";

/// The time control. Every move chosen counts: relocations and placements as well as steps.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum TimeControl {
    /// No time limit.
    #[default]
    None,
    /// A fixed time per move, which cannot be saved up.
    PerMove {
        /// Seconds per move.
        seconds: u16,
    },
    /// Time for the whole game, plus an increment after each move.
    Fischer {
        /// Minutes for the whole game.
        minutes: u16,
        /// Seconds added after each move.
        increment: u16,
    },
    /// Time for the whole game, with the first seconds of each move free.
    Bronstein {
        /// Minutes for the whole game.
        minutes: u16,
        /// Free seconds at the start of each move.
        delay: u16,
    },
}

impl TimeControl {
    /// Reads the value of a tag, as [`Terms::tags`] writes it or, without an increment, as `300`.
    fn read(text: &str) -> Option<Self> {
        if let Some(seconds) = text.strip_prefix("1/") {
            let seconds = seconds.parse().ok()?;
            return Some(Self::PerMove { seconds });
        }
        let (game, more, is_delay) = match (text.split_once('+'), text.split_once('d')) {
            (Some((game, increment)), _) => (game, increment, false),
            (None, Some((game, delay))) => (game, delay, true),
            (None, None) => (text, "0", false),
        };
        let (game, more): (u32, u16) = (game.parse().ok()?, more.parse().ok()?);
        let minutes = u16::try_from(game / 60).ok().filter(|_| game % 60 == 0)?;
        Some(match is_delay {
            true => Self::Bronstein { minutes, delay: more },
            false => Self::Fischer {
                minutes,
                increment: more,
            },
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_record_says_how_time_was_kept() {
        let fischer = |minutes, increment| TimeControl::Fischer { minutes, increment };
        for (time, text) in [
            (TimeControl::None, None),
            (TimeControl::PerMove { seconds: 30 }, Some("1/30")),
            (fischer(5, 0), Some("300+0")),
            (fischer(10, 5), Some("600+5")),
            (TimeControl::Bronstein { minutes: 5, delay: 3 }, Some("300d3")),
        ] {
            let terms = Terms {
                time,
                ..Terms::default()
            };
            let expected: Vec<_> = text.map(|text| (OF_BOTH, text.to_owned())).into_iter().collect();
            assert_eq!(terms.tags(), expected);
        }
    }

    #[test]
    fn the_terms_of_a_record_are_read_as_they_are_written() {
        let times = [
            TimeControl::PerMove { seconds: 30 },
            TimeControl::Fischer {
                minutes: 10,
                increment: 5,
            },
            TimeControl::Bronstein { minutes: 5, delay: 3 },
        ];
        let odds = TimeOdds {
            side: Side::Black,
            divisor: 3,
        };
        for (time, odds) in times.into_iter().flat_map(|time| [(time, None), (time, Some(odds))]) {
            let terms = Terms {
                time,
                odds,
                ..Terms::default()
            };
            let tags = terms.tags().into_iter().map(|(name, text)| (name.to_owned(), text));
            assert_eq!(Terms::in_tags(&tags.collect::<Vec<_>>()), Some(terms));
        }
        let read = |text: &str| Terms::in_tags(&[(OF_BOTH.to_owned(), text.to_owned())]).map(|terms| terms.time);
        let plain = TimeControl::Fischer {
            minutes: 5,
            increment: 0,
        };
        assert_eq!(read("300"), Some(plain));
        for text in ["", "?", "-", "40/7200:3600", "90+5", "300+", "99999999999"] {
            assert_eq!(read(text), None, "{text:?}");
        }
        let one = [(OF_WHITE.to_owned(), "300+5".to_owned())];
        assert_eq!(Terms::in_tags(&one), None);
    }

    #[test]
    fn the_side_that_gives_odds_has_a_part_of_the_time() {
        let mut terms = Terms {
            time: TimeControl::Fischer {
                minutes: 10,
                increment: 5,
            },
            odds: Some(TimeOdds {
                side: Side::Black,
                divisor: 3,
            }),
            ..Terms::default()
        };
        let tags = |terms: Terms| terms.tags().into_iter().map(|(_, text)| text).collect::<Vec<_>>();
        assert_eq!(tags(terms), ["600+5", "200+2"], "whole seconds, rounded up");
        terms.odds = terms.odds.map(TimeOdds::swapped);
        assert_eq!(tags(terms), ["200+2", "600+5"]);
        terms.odds = Some(TimeOdds {
            side: Side::White,
            divisor: 0,
        });
        assert_eq!(tags(terms), ["600+5", "600+5"]);
        terms.time = TimeControl::None;
        assert!(terms.tags().is_empty());
    }
}
