//! Reviews of game records: each move of the main line gets its value, and what stands out a mark and a comment.
//!
//! The output is PGN that other readers understand: marks as numeric annotation glyphs, values as `[%eval …]` at the
//! beginning of a comment, the better line as a variation.

use std::borrow::Borrow;

use crate::engine::judgement::{Judgement, Mark};
use crate::engine::reasons::Reason;
use crate::engine::score::Score;
use crate::notation::{Comment, JUDGING, Line, Node, Record, write_move};
use crate::rules::{Game, IllegalMove, Move, Side, WinReason};

/// Beginning of a move's value in a comment.
const VALUE: &str = "[%eval ";
/// The most plies of a line that a review writes or keeps.
pub const LONGEST_LINE: usize = 6;
/// The least cost that is reported, in hundredths of a move.
const LEAST_COST: u32 = 10;

/// The game of the record's main line, with all its moves played.
///
/// # Errors
/// Which move, from 1, is illegal, and why: only in a record made by hand.
pub fn main_line(record: &Record) -> Result<Game, (usize, IllegalMove)> {
    let mut game = Game::from_position(record.rules, record.start).with_handicap(record.handicap);
    for (number, node) in (1..).zip(&record.line.nodes) {
        game.play(node.mv).map_err(|reason| (number, reason))?;
    }
    Ok(game)
}

/// Writes the judgements of all moves of the main line into the record. The text of an earlier review is replaced; all
/// that others wrote is kept, and a move that somebody else has marked gets no second mark.
pub fn write_review(record: &mut Record, game: &Game, judgements: &[impl Borrow<Judgement>]) {
    let moves = game.moments().zip(judgements);
    for (node, ((game, _), judgement)) in record.line.nodes.iter_mut().zip(moves) {
        let (game, judgement) = (&game, judgement.borrow());
        remove_review(node);
        let is_marked = node.nags.iter().any(|nag| JUDGING.contains(nag));
        let mut text = value(judgement.played.score, judgement.chooser);
        if let Some(mark) = judgement.mark.filter(|_| !is_marked) {
            node.nags.insert(0, mark.nag());
            text += &format!(" {}", comment(game, judgement, mark));
        }
        node.after.insert(0, Comment::from(&*text));
        if judgement.is_bad() {
            node.variations.push(Line {
                intro: vec![Comment::from(&*value(judgement.best.score, judgement.chooser))],
                nodes: judgement
                    .best
                    .pv
                    .iter()
                    .take(LONGEST_LINE)
                    .copied()
                    .map(Node::from)
                    .collect(),
            });
        }
    }
}

/// Removes the text of an earlier review, and keeps people's, in the same comments too. A value is replaced, no matter
/// who wrote it: a move has only one.
fn remove_review(node: &mut Node) {
    let mut kept = Vec::new();
    for comment in std::mem::take(&mut node.after) {
        let Some((before, after)) = around_value(comment.as_str()) else {
            kept.push(comment);
            continue;
        };
        let own = before.is_empty().then(|| own_sentences(after)).flatten();
        // The first mark is its own if its sentence names it.
        let own = own.filter(|(mark, _)| node.nags.first() == Some(&mark.nag()));
        if own.is_some() {
            node.nags.remove(0);
        }
        let after = own.map_or(after, |(_, people)| people);
        let people = Comment::from(&*format!("{before} {after}"));
        kept.extend((!people.as_str().is_empty()).then_some(people));
    }
    node.after = kept;
    node.variations.retain(|line| !is_by_review(line));
}

/// The text before and after the value in a comment.
fn around_value(comment: &str) -> Option<(&str, &str)> {
    let (before, rest) = comment.split_once(VALUE)?;
    let (_, after) = rest.split_once(']')?;
    Some((before.trim(), after.trim()))
}

/// The mark that a review names after the value, and what follows its sentences.
fn own_sentences(text: &str) -> Option<(Mark, &str)> {
    let mark = Mark::ALL.into_iter().find(|&mark| text.starts_with(word(mark)))?;
    text[word(mark).len()..].strip_prefix([':', '.'])?;
    let after = after_sentence(text)?;
    let answers = Side::ALL.iter().any(|&side| after.starts_with(&answer_by(side)));
    Some((mark, if answers { after_sentence(after)? } else { after }))
}

/// The text after its first sentence. The dot in a number does not end one.
fn after_sentence(text: &str) -> Option<&str> {
    let mut dots = text.match_indices('.').map(|(at, _)| &text[at + 1..]);
    let after = dots.find(|after| after.is_empty() || after.starts_with(char::is_whitespace))?;
    Some(after.trim_start())
}

/// Whether a variation is by a review: a plain line with nothing but its value.
fn is_by_review(line: &Line) -> bool {
    let [intro] = &line.intro[..] else { return false };
    let is_value = around_value(intro.as_str()) == Some(("", ""));
    is_value && line.nodes.iter().all(|node| *node == Node::from(node.mv))
}

/// A mark in words, as a comment begins with it.
const fn word(mark: Mark) -> &'static str {
    match mark {
        Mark::OnlyMove => "The only good move",
        Mark::Inaccuracy => "Inaccuracy",
        Mark::Mistake => "Mistake",
        Mark::Blunder => "Blunder",
    }
}

/// The value after a move for White: in moves of the race, or the number of moves in which the winner wins. `#-3`: Black
/// needs three more.
fn value(score: Score, chooser: Side) -> String {
    // Where a repetition is almost lost, there is no number of moves.
    const FAR_AHEAD: i32 = 9_900;
    let sign = |is_ahead: bool| if is_ahead == (chooser == Side::White) { "" } else { "-" };
    let told = match score {
        Score::WinIn(plies) => format!("#{}{}", sign(true), plies / 2),
        Score::LossIn(plies) => format!("#{}{}", sign(false), plies / 2),
        Score::Race(value) => {
            let lead = score.lead().unwrap_or(FAR_AHEAD * value.signum());
            let lead = if chooser == Side::White { lead } else { -lead };
            format!("{:.2}", f64::from(lead) / 100.0)
        }
    };
    format!("{VALUE}{told}]")
}

/// The mark in words, with the reasons, and what the enemy's answer does.
fn comment(game: &Game, judgement: &Judgement, mark: Mark) -> String {
    let (mv, us) = (judgement.played.mv, judgement.chooser);
    let told = judgement.told();
    let tells_cost = told.iter().any(|reason| matches!(reason, Reason::GivesAway { .. }));
    let mut parts: Vec<_> = told.iter().map(|&reason| phrase(game, mv, us, reason)).collect();
    let cost = judgement.told_cost().filter(|&cost| !tells_cost && cost >= LEAST_COST);
    parts.extend(cost.map(|cost| format!("costs {}", moves(cost))));
    let mut text = String::from(word(mark));
    if !parts.is_empty() {
        text += &format!(": {}", parts.join(", "));
    }
    text.push('.');
    if let Some((answer, reasons)) = &judgement.answer
        && !reasons.is_empty()
        && let Some(after) = played(game, mv)
    {
        let enemy = us.opponent();
        let reasons = reasons.iter().map(|&reason| phrase(&after, *answer, enemy, reason));
        let reasons: Vec<_> = reasons.collect();
        text += &format!(
            " {} {} {}.",
            answer_by(enemy),
            written(&after, *answer),
            reasons.join(" and ")
        );
    }
    text
}

/// The beginning of the sentence about an answer.
fn answer_by(side: Side) -> String {
    format!("{}'s answer", name(side))
}

const fn name(side: Side) -> &'static str {
    match side {
        Side::White => "White",
        Side::Black => "Black",
    }
}

/// A number of moves, from hundredths.
fn moves(hundredths: u32) -> String {
    match (hundredths + 5) / 10 {
        10 => "1 move".into(),
        tenths if tenths % 10 == 0 => format!("{} moves", tenths / 10),
        tenths => format!("{}.{} moves", tenths / 10, tenths % 10),
    }
}

fn whole_moves(count: u32) -> String {
    moves(100 * count)
}

fn played(game: &Game, mv: Move) -> Option<Game> {
    let mut after = game.clone();
    after.play(mv).ok()?;
    Some(after)
}

/// A move as people write it.
fn written(game: &Game, mv: Move) -> String {
    let mut game = game.clone();
    game.play(mv)
        .map_or_else(|_| mv.to_string(), |ply| write_move(&ply.effects))
}

/// A reason in words, as the rest of a sentence whose subject is the move.
fn phrase(game: &Game, mv: Move, us: Side, reason: Reason) -> String {
    let enemy = name(us.opponent());
    let cells = |cells: crate::board::Bitboard| {
        let names: Vec<_> = cells.into_iter().map(|cell| cell.to_string()).collect();
        match names.split_last() {
            Some((last, [])) => last.clone(),
            Some((last, others)) => format!("{} and {last}", others.join(", ")),
            None => String::new(),
        }
    };
    let after = |by: Move| played(game, mv).map_or_else(|| by.to_string(), |after| written(&after, by));
    match reason {
        Reason::Wins(_) => "wins the game".into(),
        Reason::Loses(WinReason::EmptyThrone) => "closes the ring round an empty throne and loses".into(),
        Reason::Loses(WinReason::Repetition) => "repeats the position for the third time and loses".into(),
        Reason::Loses(_) => "loses the game".into(),
        Reason::Draws(_) => "draws the game".into(),
        Reason::LetsWin { plies, .. } => format!("lets {enemy} win in {}", whole_moves(plies.div_ceil(2))),
        Reason::WinsIn { plies } => format!("wins in {}", whole_moves(plies.div_ceil(2))),
        Reason::MissesWin { best, plies } => {
            format!(
                "misses a win in {} with {}",
                whole_moves(plies.div_ceil(2)),
                written(game, best)
            )
        }
        Reason::PreventsWin { by } => format!("prevents {enemy} from winning with {by}"),
        Reason::OnlyMove => "is the only legal move".into(),
        Reason::Captures { cells: taken, .. } => format!("captures {}", cells(taken)),
        Reason::Trapped { cell, .. } => format!("is captured on {cell} itself"),
        Reason::WouldBeCaptured { cells: taken, by, .. } => {
            format!("lets {enemy} capture {} with {}", cells(taken), after(by))
        }
        Reason::Saves { cells: saved, .. } => format!("saves {} from capture", cells(saved)),
        Reason::Threatens { cells: taken, .. } => format!("threatens to capture {}", cells(taken)),
        Reason::TrapsQueen { queen } => format!("leaves the queen on {queen} no step"),
        Reason::BlocksThrone { queen } => format!("keeps the queen on {queen} from the throne"),
        Reason::OccupiesThrone => "brings the queen onto the throne".into(),
        Reason::BlocksGuards { cell } => format!("takes {cell}, which {enemy}'s guards still need"),
        Reason::HoldsUp { pieces } => format!("keeps {} from stepping inwards", cells(pieces)),
        Reason::WinsRace { by } => format!("is ahead in the race by {}", whole_moves(by.unsigned_abs())),
        Reason::GivesAway { hundredths, .. } => format!("gives away {}", moves(hundredths)),
        Reason::NearestCell { .. } => "takes the nearest cell".into(),
        Reason::FarthestCell { .. } => "sends the queen as far out as possible".into(),
        Reason::KeepsAway { .. } => "keeps away from the enemy".into(),
        Reason::Inwards { ring } => format!("steps inwards to ring {ring}"),
        Reason::Sideways => "stays on its ring".into(),
        Reason::Quiet => "changes little".into(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn values_are_those_of_white_after_the_move() {
        for (score, chooser, told) in [
            (Score::Race(125), Side::White, "[%eval 1.25]"),
            (Score::Race(125), Side::Black, "[%eval -1.25]"),
            (Score::Race(-10_000), Side::White, "[%eval -99.00]"),
            (Score::WinIn(1), Side::Black, "[%eval #-0]"),
            (Score::WinIn(5), Side::White, "[%eval #2]"),
            (Score::LossIn(4), Side::White, "[%eval #-2]"),
        ] {
            assert_eq!(value(score, chooser), told);
        }
    }

    #[test]
    fn numbers_of_moves_have_tenths() {
        assert_eq!(
            [95, 104, 105, 300, 30].map(moves),
            ["1 move", "1 move", "1.1 moves", "3 moves", "0.3 moves"]
        );
    }
}
