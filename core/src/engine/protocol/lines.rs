//! Positions, moves and reports in the lines of a protocol.

use std::str::SplitWhitespace;
use std::time::Duration;

use crate::engine::report::Report;
use crate::engine::score::Score;
use crate::notation::{parse_move, parse_position};
use crate::rules::{Game, Move, Position, RuleSet};

/// A game as the command `position`. Moves given as a handicap are left out, as the protocol knows no passes that are
/// given away: it begins after them.
pub fn write_position(game: &Game) -> String {
    let (before, plies) = game.plies().split_at(game.handicap_plies());
    let start = before.last().map_or(game.start(), |ply| &ply.position);
    let mut line = format!("position fen {start}");
    if !plies.is_empty() {
        line += " moves";
        line.extend(plies.iter().map(|ply| format!(" {}", ply.mv)));
    }
    line
}

/// Reads a line `info depth …` about a search of a game. `None` for any other line. A proven end is read to the nearest
/// ply, as the line counts in moves.
pub fn read_report(line: &str, game: &Game) -> Option<Report> {
    let (head, pv) = line.strip_prefix("info depth")?.split_once(" pv ")?;
    let words: Vec<_> = "depth".split(' ').chain(head.split_whitespace()).collect();
    let after = |name: &str| {
        let at = words.iter().position(|word| *word == name)?;
        words.get(at + 1).copied()
    };
    let number = |name| after(name)?.parse::<u64>().ok();
    let value = |name| after(name)?.parse::<i32>().ok();
    let score = match (value("cp"), value("mate")) {
        (Some(hundredths), _) => Score::Race(hundredths),
        (None, Some(moves)) if after("mate")?.starts_with('-') => Score::LossIn(2 * moves.unsigned_abs()),
        (None, Some(moves)) => Score::WinIn((2 * moves.unsigned_abs()).saturating_sub(1)),
        (None, None) => return None,
    };
    let mut after_moves = game.clone();
    let read = |text: &str| -> Option<Move> {
        let mv = parse_move(text, after_moves.position(), after_moves.rules()).ok()?;
        after_moves.play(mv).ok()?;
        Some(mv)
    };
    let pv: Option<Vec<_>> = pv.split_whitespace().map(read).collect();
    Some(Report {
        number: number("multipv")?.try_into().ok()?,
        depth: number("depth")?.try_into().ok()?,
        seldepth: number("seldepth")?.try_into().ok()?,
        score,
        nodes: number("nodes")?,
        time: Duration::from_millis(number("time")?),
        hashfull: number("hashfull")?.try_into().ok()?,
        pv: pv?,
    })
}

/// Reads a position or `startpos` from a part of a line. Columns in errors count from the beginning of the line.
pub(super) fn read_position(line: &str, part: &str, rules: &RuleSet) -> Result<Position, String> {
    let part = part.trim();
    if part == "startpos" {
        return Ok(Position::start(rules));
    }
    let (column, reason) = match parse_position(part, rules) {
        Ok(position) => return Ok(position),
        Err(_) if part.starts_with("startpos ") => (1, "startpos stands alone, or before the word moves".into()),
        Err(error) => (error.column, error.reason.to_string()),
    };
    let before = line.find(part).map_or(0, |start| line[..start].chars().count());
    Err(format!("column {}: {reason}", before + column))
}

/// Plays moves in order.
pub(super) fn play_moves<'a>(game: &mut Game, moves: impl Iterator<Item = &'a str>) -> Result<(), String> {
    for (i, text) in moves.enumerate() {
        let fault = |reason: &dyn std::fmt::Display| format!("move {} ({text}): {reason}", i + 1);
        let mv = parse_move(text, game.position(), game.rules()).map_err(|error| fault(&error))?;
        game.play(mv).map_err(|error| fault(&error))?;
    }
    Ok(())
}

/// Splits `P moves m1 m2 …` into the position and the moves; without the word `moves` there are none.
pub(super) fn split_moves(text: &str) -> (&str, SplitWhitespace<'_>) {
    let (position, moves) = split_at_word(text, "moves").unwrap_or((text, ""));
    (position, moves.split_whitespace())
}

/// The text before and after a word between blanks.
pub(super) fn split_at_word<'a>(text: &'a str, word: &str) -> Option<(&'a str, &'a str)> {
    let mut found = text
        .match_indices(word)
        .map(|(at, _)| (&text[..at], &text[at + word.len()..]));
    found.find(|(before, after)| {
        (before.is_empty() || before.ends_with(char::is_whitespace))
            && (after.is_empty() || after.starts_with(char::is_whitespace))
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::limits::{Limits, Monitor};
    use crate::engine::protocol::{Host, Job, Session};
    use crate::engine::report::Lines;
    use crate::engine::searcher::Searcher;
    use crate::rules::{Handicap, Preset};

    /// Keeps the reports of a search.
    #[derive(Default)]
    struct Reports(Vec<Report>);

    impl Monitor for Reports {
        fn report(&mut self, report: &Report) {
            self.0.push(report.clone());
        }
    }

    /// Runs jobs at once, and keeps what they write.
    struct Here(Vec<u8>);

    impl Host for Here {
        fn start(&mut self, job: Job) {
            let answer = job.run(&mut crate::engine::limits::Unwatched, &mut self.0);
            self.0.extend(answer.bytes());
        }

        fn stop(&mut self) {}
    }

    fn session_of(game: &Game, lines: usize) -> (Session, Here) {
        let (mut session, mut host) = (Session::new(0), Here(Vec::new()));
        let options = [
            format!("setoption name Rules value {}", game.rules()),
            format!("setoption name MultiPV value {lines}"),
            write_position(game),
        ];
        for line in options {
            let mut out = Vec::new();
            session.line(&line, &mut host, &mut out).unwrap();
            assert_eq!(String::from_utf8(out).unwrap(), "", "{line}");
        }
        (session, host)
    }

    #[test]
    fn search_reports_are_read_as_found() {
        let position = "6/7/8/9/4GG4/4GQG4/4G5/4G4/8/7/1q4 w - 0 1";
        let rules = Preset::Globe.rules();
        let nearly_won = Game::from_position(rules, parse_position(position, &rules).unwrap());
        for game in [Game::new(Preset::Modern.rules()), nearly_won] {
            let (mut session, mut host) = session_of(&game, 3);
            session.line("go nodes 2000", &mut host, &mut Vec::new()).unwrap();
            let written = String::from_utf8(host.0).unwrap();
            let read: Vec<_> = written.lines().filter_map(|line| read_report(line, &game)).collect();
            let mut found = Reports::default();
            let mut searcher = Searcher::new(16 << 20);
            searcher.search_lines(&game, &Limits::nodes(2_000), Lines::Best(3), &mut found);
            let told = |report: &Report| {
                (
                    report.number,
                    report.depth,
                    report.score.moves(),
                    report.nodes,
                    report.pv.clone(),
                )
            };
            assert!(read.len() > 5, "{written}");
            assert_eq!(
                read.iter().map(told).collect::<Vec<_>>(),
                found.0.iter().map(told).collect::<Vec<_>>()
            );
            let estimated = read
                .iter()
                .zip(&found.0)
                .filter(|(_, found)| found.score.moves().is_none());
            estimated.for_each(|(read, found)| assert_eq!(read.score, found.score));
            for (read, found) in read.iter().zip(&found.0) {
                assert_eq!(read.score > Score::Race(0), found.score > Score::Race(0));
            }
        }
    }

    #[test]
    fn other_lines_are_no_reports() {
        let game = Game::new(Preset::Modern.rules());
        let whole = "info depth 3 seldepth 5 multipv 1 score cp 12 wdl 1 2 3 nodes 9 nps 8 time 7 hashfull 6 pv b1c2";
        assert!(read_report(whole, &game).is_some());
        for (from, to) in [
            (" pv b1c2", ""),
            ("b1c2", "b1b1"),
            ("cp 12", "cp x"),
            ("nodes 9 ", ""),
            ("info", "bestmove"),
        ] {
            assert!(read_report(&whole.replace(from, to), &game).is_none(), "{from}");
        }
        assert!(read_report("info time 1000", &game).is_none());
    }

    #[test]
    fn a_game_is_handed_on_with_its_moves_and_without_its_handicap() {
        let handicap: Handicap = "black 2".parse().unwrap();
        let mut game = Game::new(Preset::Modern.rules()).with_handicap(Some(handicap));
        while game.plies().len() < 7 {
            let mv = if game.must_pass() {
                Move::Pass
            } else {
                game.legal_moves()[0]
            };
            game.play(mv).unwrap();
        }
        let line = write_position(&game);
        assert!(game.handicap_plies() > 0 && !line.contains("pass"), "{line}");
        let text = line.strip_prefix("position fen ").unwrap();
        let (position, moves) = split_moves(text);
        let start = read_position(text, position, game.rules()).unwrap();
        let mut again = Game::from_position(*game.rules(), start);
        play_moves(&mut again, moves).unwrap();
        assert_eq!(again.position(), game.position());
    }
}
