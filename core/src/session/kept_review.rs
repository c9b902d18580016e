//! A review as text, to be kept beside its game: the search findings about each move. Conclusions are drawn anew when
//! it is read, so that they agree with those shown anywhere else.

use crate::engine::{Findings, LONGEST_LINE, Line, Score};
use crate::notation::parse_move;
use crate::rules::Game;

/// The first line. Incremented when older programs would misread newer reviews.
const HEAD: &str = "agon review 1";
/// Stands for the move that was played if it is the best one.
const SAME: &str = "=";
/// Stands after a move whose findings are doubtful.
const DOUBTFUL: &str = "doubtful";

/// Writes what was found about all moves of a game, in order.
///
/// ```
/// use agon_core::engine::{Inquiry, Unwatched};
/// use agon_core::rules::{Game, Preset};
/// use agon_core::session::kept_review::{read, write};
///
/// let mut game = Game::new(Preset::Modern.rules());
/// for _ in 0..2 {
///     let mv = game.legal_moves()[0];
///     game.play(mv)?;
/// }
/// let found = game.moments().map(|(game, mv)| Inquiry::new(&game, mv, 100)?.run(&mut Unwatched));
/// let text = write(&found.collect::<Result<Vec<_>, _>>()?);
/// assert_eq!(write(&read(&text, &game).unwrap()), text);
/// # Ok::<(), agon_core::rules::IllegalMove>(())
/// ```
pub fn write(found: &[Findings]) -> String {
    let mut text = HEAD.to_owned();
    for Findings {
        best,
        played,
        second,
        is_doubtful,
    } in found
    {
        let played = match played == best {
            true => SAME.to_owned(),
            false => written(played),
        };
        text += &format!("\n{} | {played}", written(best));
        text.extend(second.iter().map(|second| format!(" | {}", written(second))));
        text.extend(is_doubtful.then(|| format!(" | {DOUBTFUL}")));
    }
    text + "\n"
}

/// Reads what was found about the moves of a game; `None` if the text is damaged, of another version or about another
/// game.
pub fn read(text: &str, game: &Game) -> Option<Vec<Findings>> {
    let mut lines = text.lines();
    lines.next().filter(|head| *head == HEAD)?;
    let mut found = Vec::new();
    for (before, mv) in game.moments() {
        let mut parts = lines.next()?.split('|').map(str::trim);
        let best = line(parts.next()?, &before)?;
        let played = match parts.next()? {
            SAME => best.clone(),
            part => line(part, &before)?,
        };
        let (mut second, mut next) = (None, parts.next());
        if let Some(part) = next.filter(|part| *part != DOUBTFUL) {
            (second, next) = (Some(line(part, &before)?), parts.next());
        }
        let is_doubtful = next == Some(DOUBTFUL);
        if next.is_some() && !is_doubtful {
            return None;
        }
        if played.mv != mv || parts.next().is_some() {
            return None;
        }
        found.push(Findings {
            best,
            played,
            second,
            is_doubtful,
        });
    }
    lines.next().is_none().then_some(found)
}

fn written(line: &Line) -> String {
    let score = match line.score {
        Score::Race(value) => format!("race {value}"),
        Score::WinIn(plies) => format!("win {plies}"),
        Score::LossIn(plies) => format!("loss {plies}"),
    };
    let moves = line.pv.iter().take(LONGEST_LINE);
    moves.fold(score, |text, mv| format!("{text} {mv}"))
}

/// A line that is possible in a game.
fn line(text: &str, game: &Game) -> Option<Line> {
    let mut words = text.split_whitespace();
    let (kind, number) = (words.next()?, words.next()?);
    let score = match kind {
        "race" => Score::Race(number.parse().ok()?),
        "win" => Score::WinIn(number.parse().ok()?),
        "loss" => Score::LossIn(number.parse().ok()?),
        _ => return None,
    };
    let mut after = game.clone();
    let mut pv = Vec::new();
    for word in words.take(LONGEST_LINE) {
        let mv = parse_move(word, after.position(), after.rules()).ok()?;
        after.play(mv).ok()?;
        pv.push(mv);
    }
    let mv = *pv.first()?;
    Some(Line { mv, score, pv })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::{Inquiry, Judgement, Unwatched};
    use crate::rules::RuleSet;
    use crate::session::save_format::tests::random_game;

    fn found(game: &Game) -> Vec<Findings> {
        let found = game
            .moments()
            .map(|(game, mv)| Inquiry::new(&game, mv, 300).unwrap().run(&mut Unwatched));
        found.map(Result::unwrap).collect()
    }

    #[test]
    fn a_kept_review_gives_the_same_judgements() {
        let game = random_game(RuleSet::default(), 14, 5);
        let found = found(&game);
        let read = read(&write(&found), &game).unwrap();
        let mut kinds = [false; 3];
        for (((before, _), one), other) in game.moments().zip(found).zip(read) {
            kinds[usize::from(one.played != one.best)] = true;
            kinds[2] |= one.second.is_some();
            let [one, other] = [one, other].map(|findings| Judgement::new(&before, findings).unwrap());
            assert_eq!(
                (one.mark, one.told(), one.answer),
                (other.mark, other.told(), other.answer)
            );
            assert_eq!(
                (one.expected_before, one.expected_after),
                (other.expected_before, other.expected_after)
            );
        }
        assert!(
            kinds[0] && kinds[1],
            "some of the moves were the best, and some were not"
        );
    }

    #[test]
    fn a_doubtful_cost_is_kept_as_such() {
        let game = random_game(RuleSet::default(), 14, 5);
        let mut found = found(&game);
        let other = found
            .iter_mut()
            .find(|findings| findings.played != findings.best)
            .unwrap();
        other.is_doubtful = true;
        let is_doubtful = |found: &[Findings]| found.iter().map(|one| one.is_doubtful).collect::<Vec<_>>();
        let read = read(&write(&found), &game).unwrap();
        assert_eq!(is_doubtful(&read), is_doubtful(&found));
        assert_eq!(is_doubtful(&read).iter().filter(|is| **is).count(), 1);
    }

    #[test]
    fn doubts_about_the_best_move_are_kept_beside_the_second() {
        let mut game = Game::new(RuleSet::default());
        let moves = game.legal_moves();
        let line = |mv| Line {
            mv,
            score: Score::Race(1_300),
            pv: vec![mv],
        };
        let found = [Findings {
            best: line(moves[0]),
            played: line(moves[0]),
            second: Some(line(moves[1])),
            is_doubtful: true,
        }];
        game.play(moves[0]).unwrap();
        assert_eq!(read(&write(&found), &game).unwrap(), found);
    }

    #[test]
    fn damaged_texts_and_those_about_other_games_are_refused() {
        let game = random_game(RuleSet::default(), 8, 5);
        let text = write(&found(&game));
        assert!(read(&text, &game).is_some());
        assert!(read(&text, &random_game(RuleSet::default(), 8, 6)).is_none());
        assert!(read(&text, &random_game(RuleSet::default(), 7, 5)).is_none());
        for (from, to) in [
            ("review 1", "review 2"),
            ("race", "rice"),
            (" | ", " "),
            ("\n", "\n\n"),
            ("race ", "race x"),
        ] {
            assert!(read(&text.replacen(from, to, 1), &game).is_none(), "{from}");
        }
        for end in (0..text.len() - 1).step_by(7) {
            assert!(read(&text[..end], &game).is_none(), "{end}");
        }
        assert!(read("", &game).is_none());
    }
}
