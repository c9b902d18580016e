//! A match as text, so that it can be resumed: a title with its settings, then a line per pair.

use super::pairing::{Ending, GameResult, PairResult, Points};

/// Why a match cannot be resumed from a record.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum RecordError {
    /// The record is of another match.
    #[error("it records another match ({found}), not this one ({wanted}); name another file")]
    Other {
        /// The title in the record.
        found: String,
        /// The title of this match.
        wanted: String,
    },
    /// This line, from 1, is not the record of a pair.
    #[error("line {0} is not the record of a pair")]
    Line(usize),
}

/// Writes a finished pair as a line: its number, then points, ending and length of both games.
pub fn write_pair(pair: &PairResult) -> String {
    let game = |game: &GameResult| {
        let points = match game.points {
            Points::Lost => "0",
            Points::Drawn => "1/2",
            Points::Won => "1",
        };
        format!("{points} {} {}", game.ending.name(), game.plies)
    };
    format!("{} {} {}", pair.pair, game(&pair.games[0]), game(&pair.games[1]))
}

/// Reads the record of the match with this title. Returns its pairs, and the number of bytes in whole lines: a line cut
/// off while it was written follows them, to be overwritten.
///
/// # Errors
/// If the record is of another match, or not a record.
pub fn read_record(text: &str, title: &str) -> Result<(Vec<PairResult>, usize), RecordError> {
    let whole = text.rfind('\n').map_or(0, |end| end + 1);
    let mut lines = text[..whole].lines();
    match lines.next() {
        None if title.starts_with(text) => return Ok((Vec::new(), 0)),
        found if found == Some(title) => {}
        found => {
            return Err(RecordError::Other {
                found: found.unwrap_or(text).into(),
                wanted: title.into(),
            });
        }
    }
    let pairs = lines
        .enumerate()
        .map(|(i, line)| read_pair(line).ok_or(RecordError::Line(i + 2)));
    Ok((pairs.collect::<Result<_, _>>()?, whole))
}

fn read_pair(line: &str) -> Option<PairResult> {
    let mut words = line.split(' ');
    let pair = words.next()?.parse().ok()?;
    let mut game = || {
        let points = match words.next()? {
            "0" => Points::Lost,
            "1/2" => Points::Drawn,
            "1" => Points::Won,
            _ => return None,
        };
        let name = words.next()?;
        Some(GameResult {
            points,
            ending: Ending::ALL.into_iter().find(|ending| ending.name() == name)?,
            plies: words.next()?.parse().ok()?,
        })
    };
    let games = [game()?, game()?];
    words.next().is_none().then_some(PairResult { pair, games })
}

#[cfg(test)]
mod tests {
    use super::*;

    const TITLE: &str = "match A=random B=oneply";

    fn pair(pair: u32) -> PairResult {
        let game = |points, ending, plies| GameResult { points, ending, plies };
        PairResult {
            pair,
            games: [
                game(Points::Won, Ending::Enthroned, 99),
                game(Points::Drawn, Ending::TooLong, 400),
            ],
        }
    }

    #[test]
    fn a_record_reads_back_without_what_was_cut_off() {
        let line = write_pair(&pair(7));
        assert_eq!(line, "7 1 enthroned 99 1/2 too-long 400");
        let text = format!("{TITLE}\n{line}\n{}\n8 1 enthr", write_pair(&pair(3)));
        assert_eq!(read_record(&text, TITLE), Ok((vec![pair(7), pair(3)], text.len() - 9)));
        assert_eq!(read_record("", TITLE), Ok((Vec::new(), 0)));
        assert_eq!(read_record(&TITLE[..9], TITLE), Ok((Vec::new(), 0)));
    }

    #[test]
    fn what_is_not_this_matchs_record_is_refused() {
        for text in ["match A=random B=casual\n", "shopping list", "\n"] {
            assert!(
                matches!(read_record(text, TITLE), Err(RecordError::Other { .. })),
                "{text}"
            );
        }
        for line in [
            "",
            "7",
            "7 1 enthroned 99",
            "7 2 enthroned 99 1 enthroned 99",
            "7 1 bored 99 1 enthroned 99",
        ] {
            let text = format!("{TITLE}\n{line}\n");
            assert_eq!(read_record(&text, TITLE), Err(RecordError::Line(2)), "{line}");
        }
        let text = format!("{TITLE}\n{} 1\n", write_pair(&pair(7)));
        assert_eq!(read_record(&text, TITLE), Err(RecordError::Line(2)));
    }
}
