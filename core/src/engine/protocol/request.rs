//! Arguments of `go`.

use std::time::Duration;

use crate::engine::limits::Limits;
use crate::rules::Side;

/// The words before a number, and their places in [`Request::numbers`].
const NUMBERS: [&str; 7] = ["p1time", "p2time", "p1inc", "p2inc", "movetime", "depth", "nodes"];

/// The word for a search that goes on until it is stopped.
const INFINITE: &str = "infinite";

/// The words after `go`, as far as they could be read.
#[derive(Debug, Default)]
pub(super) struct Request {
    numbers: [Option<u64>; NUMBERS.len()],
    /// Whether the search is to go on until it is stopped.
    pub infinite: bool,
    /// The words that mean nothing to us, each after a blank.
    pub ignored: String,
    /// The fault in the first number that cannot be read.
    pub fault: Option<String>,
}

impl Request {
    pub(super) fn read(words: &[&str]) -> Self {
        let mut request = Self::default();
        let mut words = words.iter().copied().peekable();
        while let Some(word) = words.next() {
            if word == INFINITE {
                request.infinite = true;
            } else if let Some(at) = place(word) {
                let next = words.next_if(|next| *next != INFINITE && place(next).is_none());
                match number(next.unwrap_or("nothing")) {
                    Ok(number) => request.numbers[at] = Some(number),
                    Err(fault) => request.fault = request.fault.or(Some(format!("{word} {fault}"))),
                }
            } else {
                request.ignored.push(' ');
                request.ignored.push_str(word);
            }
        }
        request
    }

    /// Whether there was nothing after `go`.
    pub(super) fn is_empty(&self) -> bool {
        !self.infinite && self.numbers == Self::default().numbers && self.ignored.is_empty() && self.fault.is_none()
    }

    /// The limits of a search for a player; none at all if no word names one.
    pub(super) fn limits(&self, player: Side) -> Limits {
        if self.infinite {
            return Limits::default();
        }
        let [p1time, p2time, p1inc, p2inc, movetime, depth, nodes] = self.numbers;
        let (own, other) = match player {
            Side::White => ((p1time, p1inc), (p2time, p2inc)),
            Side::Black => ((p2time, p2inc), (p1time, p1inc)),
        };
        // A player of whose clock nothing is said has as much time as the other; of whom only the increment is known, no
        // more than that.
        let clock = match (own, other) {
            ((Some(time), increment), _) | (_, (Some(time), increment)) => Some((time, increment.unwrap_or(0))),
            ((_, Some(increment)), _) | (_, (_, Some(increment))) => Some((increment, increment)),
            _ => None,
        };
        let clock = clock.and_then(|(time, increment)| {
            Limits::clock(Duration::from_millis(time), Duration::from_millis(increment)).time
        });
        Limits {
            nodes,
            depth: depth.map(|depth| u32::try_from(depth).unwrap_or(u32::MAX)),
            time: movetime.map(Duration::from_millis).or(clock),
        }
    }
}

fn place(word: &str) -> Option<usize> {
    NUMBERS.iter().position(|known| *known == word)
}

/// Reads a whole number; a negative one, such as what is left of a clock that was overdrawn, as 0.
fn number(text: &str) -> Result<u64, String> {
    match text.parse::<i64>() {
        Ok(number) => Ok(number.max(0) as u64),
        Err(_) if text.bytes().all(|byte| byte.is_ascii_digit()) => Err(format!("{text} is too large")),
        Err(_) => Err(format!("wants a whole number, not {text}")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(text: &str) -> Request {
        Request::read(&text.split_whitespace().collect::<Vec<_>>())
    }

    /// The time that a request gives White and Black for a move, in milliseconds.
    fn times(text: &str) -> [Option<u128>; 2] {
        Side::ALL.map(|side| read(text).limits(side).time.map(|time| time.as_millis()))
    }

    #[test]
    fn every_player_of_a_game_on_the_clock_has_a_limit() {
        let ten_seconds = Limits::clock(Duration::from_secs(10), Duration::ZERO)
            .time
            .unwrap()
            .as_millis();
        for text in ["p1time 10000", "p2time 10000", "p2time 10000 p1time 10000"] {
            assert_eq!(times(text), [Some(ten_seconds); 2], "{text}");
        }
        for text in ["p1inc 500", "p2inc 500"] {
            assert!(
                times(text)
                    .into_iter()
                    .all(|time| time.is_some_and(|time| (300..500).contains(&time)))
            );
        }
        let [white, black] = times("p1time 60000 p2time 1000 p2inc 100");
        assert!(white > Some(1_000) && black < Some(100));
        assert_eq!(times("p1time -50 p2time 1000")[0], Some(0));
        assert_eq!(times("movetime 7 p1time 60000"), [Some(7); 2]);
    }

    #[test]
    fn known_words_are_read_and_others_named() {
        let request = read("searchmoves b1c2 depth 3 movestogo 5 mate nodes 9");
        assert_eq!(request.ignored, " searchmoves b1c2 movestogo 5 mate");
        let limits = request.limits(Side::White);
        assert_eq!((limits.depth, limits.nodes, limits.time), (Some(3), Some(9), None));
        assert_eq!(request.fault, None);
    }

    #[test]
    fn a_number_that_cannot_be_read_is_named_and_the_next_limit_is_read() {
        for (text, fault) in [
            (
                "nodes 99999999999999999999 depth 2",
                "nodes 99999999999999999999 is too large",
            ),
            ("nodes depth 2", "nodes wants a whole number, not nothing"),
            ("nodes 1e3 depth 2", "nodes wants a whole number, not 1e3"),
            ("depth 2 nodes", "nodes wants a whole number, not nothing"),
        ] {
            let request = read(text);
            assert_eq!(request.fault.as_deref(), Some(fault));
            assert!(request.ignored.is_empty(), "{text}");
            assert_eq!(request.limits(Side::White), Limits::depth(2), "{text}");
        }
    }
}
