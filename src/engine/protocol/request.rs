//! What `go` asks for.

use std::str::SplitWhitespace;
use std::time::Duration;

use crate::engine::limits::Limits;
use crate::rules::Side;

/// The words before a number, and their places in [`Request::numbers`].
const NUMBERS: [&str; 7] = ["p1time", "p2time", "p1inc", "p2inc", "movetime", "depth", "nodes"];

/// The words after `go`, as far as they could be read.
#[derive(Debug, Default)]
pub(super) struct Request<'a> {
    numbers: [Option<u64>; NUMBERS.len()],
    /// Whether the search is to go on until it is stopped.
    pub infinite: bool,
    /// The words that mean nothing to us.
    pub ignored: Vec<&'a str>,
    /// What is wrong with the numbers.
    pub faults: Vec<String>,
}

impl<'a> Request<'a> {
    pub(super) fn read(mut words: SplitWhitespace<'a>) -> Self {
        let mut request = Self::default();
        while let Some(word) = words.next() {
            if word == "infinite" {
                request.infinite = true;
            } else if let Some(place) = NUMBERS.iter().position(|known| *known == word) {
                let next = words.clone().next().filter(|next| !is_known(next));
                match next.map(number) {
                    None => request.faults.push(format!("{word} wants a number")),
                    Some(Err(fault)) => request.faults.push(format!("{word} {fault}")),
                    Some(Ok(number)) => request.numbers[place] = Some(number),
                }
                if next.is_some() {
                    words.next();
                }
            } else {
                request.ignored.push(word);
            }
        }
        request
    }

    /// Whether there was nothing after `go`.
    pub(super) fn is_empty(&self) -> bool {
        !self.infinite && self.numbers == Self::default().numbers && self.ignored.is_empty() && self.faults.is_empty()
    }

    /// The limits of a search for a player; none at all if no word names one.
    pub(super) fn limits(&self, player: Side) -> Limits {
        if self.infinite {
            return Limits::default();
        }
        let [p1time, p2time, p1inc, p2inc, movetime, depth, nodes] = self.numbers;
        let mut sides = [(p1time, p1inc), (p2time, p2inc)];
        if player == Side::Black {
            sides.reverse();
        }
        // A player of whose clock nothing is said has as much time as the other; of whom only the increment is known, no
        // more than that.
        let clocks = sides.map(|(time, increment)| Some((time?, increment.unwrap_or(0))));
        let increments = sides.map(|(_, increment)| increment.map(|increment| (increment, increment)));
        let clock = clocks.into_iter().chain(increments).flatten().next();
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

fn is_known(word: &str) -> bool {
    word == "infinite" || NUMBERS.contains(&word)
}

/// Reads a whole number; a negative one, such as what is left of a clock that was overdrawn, as 0.
fn number(text: &str) -> Result<u64, String> {
    match text.parse::<i64>() {
        Ok(number) => Ok(number.max(0) as u64),
        Err(_) if text.bytes().all(|byte| byte.is_ascii_digit()) => Err(format!("{text} is too large")),
        Err(_) => Err(format!("is a whole number, not {text:?}")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(text: &str) -> Request<'_> {
        Request::read(text.split_whitespace())
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
    fn what_is_known_is_read_and_the_rest_named() {
        let request = read("searchmoves b1c2 depth 3 movestogo 5 mate nodes 9");
        assert_eq!(request.ignored, ["searchmoves", "b1c2", "movestogo", "5", "mate"]);
        let limits = request.limits(Side::White);
        assert_eq!((limits.depth, limits.nodes, limits.time), (Some(3), Some(9), None));
        assert!(request.faults.is_empty());
    }

    #[test]
    fn a_number_that_cannot_be_read_is_named_and_the_next_limit_is_read() {
        for (text, fault) in [
            (
                "nodes 99999999999999999999 depth 2",
                "nodes 99999999999999999999 is too large",
            ),
            ("nodes depth 2", "nodes wants a number"),
            ("nodes 1e3 depth 2", "nodes is a whole number, not \"1e3\""),
            ("depth 2 nodes", "nodes wants a number"),
        ] {
            let request = read(text);
            assert_eq!(request.faults, [fault]);
            assert!(request.ignored.is_empty(), "{text}");
            assert_eq!(request.limits(Side::White), Limits::depth(2), "{text}");
        }
    }
}
