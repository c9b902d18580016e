//! The times of a move in records, as chess programs write them: `{[%clk 0:09:58] [%emt 0:00:07.4]}`.

use std::fmt::Write;
use std::time::Duration;

use super::notes::{commands, name_and_value, with_commands};
use super::pgn::Comment;

/// The times of a move, to a tenth of a second.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct MoveTimes {
    /// What the player's clock showed after it: `clk` in records.
    pub left: Option<Duration>,
    /// What the move took: `emt` in records.
    pub taken: Option<Duration>,
}

/// The commands of records, and what each stands for.
const COMMANDS: [(&str, fn(&mut MoveTimes) -> &mut Option<Duration>); 2] =
    [("clk", |times| &mut times.left), ("emt", |times| &mut times.taken)];

/// Hours, minutes and seconds, these perhaps with a fraction: `1:02:05`, `0:00:07.4`.
fn read_time(text: &str) -> Option<Duration> {
    let mut fields = text.split(':');
    let mut next = || fields.next();
    let (hours, minutes, seconds) = (next()?, next()?, next()?);
    let (seconds, fraction) = seconds.split_once('.').unwrap_or((seconds, ""));
    let is_read = next().is_none() && fraction.chars().all(|digit| digit.is_ascii_digit());
    let count = |field: &str| field.parse::<u32>().ok().filter(|_| !field.starts_with('+'));
    let whole = 3600 * u64::from(count(hours)?) + 60 * u64::from(count(minutes)?) + u64::from(count(seconds)?);
    let tenths = fraction
        .chars()
        .next()
        .and_then(|digit| digit.to_digit(10))
        .unwrap_or(0);
    is_read.then(|| Duration::from_millis(1_000 * whole + 100 * u64::from(tenths)))
}

fn write_time(time: Duration) -> String {
    let seconds = time.as_secs();
    let mut text = format!("{}:{:02}:{:02}", seconds / 3600, seconds / 60 % 60, seconds % 60);
    match time.subsec_millis() / 100 {
        0 => {}
        tenths => write!(text, ".{tenths}").expect("a string takes any text"),
    }
    text
}

/// The time in a command, and what it stands for; `None` if it is another command, or one that cannot be read, and
/// stays as it is.
fn read(command: &str) -> Option<(usize, Duration)> {
    let (name, time) = name_and_value(command)?;
    let kind = COMMANDS.iter().position(|(known, _)| *known == name)?;
    Some((kind, read_time(time)?))
}

/// The times in comments.
pub(super) fn times(comments: &[Comment]) -> MoveTimes {
    let mut times = MoveTimes::default();
    for (kind, time) in commands(comments).filter_map(read) {
        *COMMANDS[kind].1(&mut times) = Some(time);
    }
    times
}

/// Comments with other times, or none. Words and other commands stay.
pub(super) fn with_times(comments: &[Comment], mut times: MoveTimes) -> Vec<Comment> {
    let mut text = String::new();
    for (name, time) in COMMANDS {
        if let Some(time) = time(&mut times) {
            text += &format!("[%{name} {}] ", write_time(*time));
        }
    }
    with_commands(comments, text, |command| read(command).is_some())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn comments(texts: &[&str]) -> Vec<Comment> {
        texts.iter().map(|&text| Comment::from(text)).collect()
    }

    const fn ms(count: u64) -> Duration {
        Duration::from_millis(count)
    }

    #[test]
    fn times_are_read_and_written_as_chess_programs_do() {
        for (text, time, written) in [
            ("0:00:00", 0, "0:00:00"),
            ("0:09:58", 598_000, "0:09:58"),
            ("1:02:05.4", 3_725_400, "1:02:05.4"),
            ("00:00:07.", 7_000, "0:00:07"),
            ("0:00:07.481", 7_400, "0:00:07.4"),
            ("100:00:00", 360_000_000, "100:00:00"),
        ] {
            assert_eq!(read_time(text), Some(ms(time)), "{text}");
            assert_eq!(write_time(ms(time)), written);
        }
        for text in [
            "", "7", "0:07", "0:0:0:0", "0:00:-7", "0:00:+7", "0:00:7.x", "a:00:00", "0::0",
        ] {
            assert_eq!(read_time(text), None, "{text}");
        }
    }

    #[test]
    fn times_stand_beside_words_and_other_commands() {
        let foreign = comments(&["well [%clk 0:01:00] [%eval 3]", "[%emt 0:00:02.5] [%clk soon] played"]);
        let read = MoveTimes {
            left: Some(ms(60_000)),
            taken: Some(ms(2_500)),
        };
        assert_eq!(times(&foreign), read);
        let other = MoveTimes {
            left: Some(ms(59_900)),
            taken: None,
        };
        assert_eq!(
            with_times(&foreign, other),
            comments(&["[%clk 0:00:59.9] well [%eval 3] [%clk soon] played"])
        );
        assert_eq!(with_times(&comments(&["[%clk 0:01:00]"]), MoveTimes::default()), []);
        assert_eq!(times(&with_times(&[], read)), read);
    }
}
