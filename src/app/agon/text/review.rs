//! A review in words: marks, what is said of a move that is looked at, and how many marks each side got.

use crate::app::agon::text::explanations::sentences;
use crate::app::agon::text::words::{player_name, side_role, way};
use crate::app::shell::system::language::{Language, key};
use crate::engine::{Judgement, Mark, Reason};
use crate::rules::{Game, Side};
use crate::session::players::Players;

/// A mark as a value for Fluent.
const fn mark_role(mark: Option<Mark>) -> &'static str {
    match mark {
        None => "none",
        Some(Mark::OnlyMove) => "only",
        Some(Mark::Inaccuracy) => "inaccuracy",
        Some(Mark::Mistake) => "mistake",
        Some(Mark::Blunder) => "blunder",
    }
}

/// What a bad move cost, in whole moves of the race; 0 of any other.
fn cost(judgement: &Judgement) -> u32 {
    let cost = judgement.cost().filter(|_| judgement.is_bad());
    cost.map_or(0, |hundredths| (hundredths + 50) / 100)
}

/// A mark as a word.
pub(crate) fn mark_word(language: &Language, mark: Mark) -> String {
    let values = [("mark", mark_role(Some(mark)).into()), ("count", 0.into())];
    language.tr_with("review-verdict", &values)
}

/// What is said of a marked move of a game, `game` being the game before it: its mark, why, and what was better.
pub(crate) fn verdict(language: &Language, players: &Players, game: &Game, judgement: &Judgement) -> Option<String> {
    let mark = judgement.mark?;
    let mut told = judgement.told().into_iter();
    // The reasons may tell the cost themselves.
    let cost = match told.any(|reason| matches!(reason, Reason::GivesAway { .. })) {
        true => 0,
        false => cost(judgement),
    };
    let values = [("mark", mark_role(Some(mark)).into()), ("count", cost.into())];
    let mut said = vec![language.tr_with("review-verdict", &values) + "."];
    said.extend(sentences(language, players, game, judgement));
    if judgement.is_bad() {
        let best = [("move", way(language, judgement.best.mv).into())];
        said.push(language.tr_with("review-better-was", &best));
    }
    Some(said.join(" "))
}

/// A move of a game by its turn and side, with its mark: `Turn 23, White: mistake, costs 3 moves`.
pub(crate) fn point_told(language: &Language, turn: u32, side: Side, judgement: Option<&Judgement>) -> String {
    let values = [
        ("turn", turn.into()),
        ("side", side_role(side).into()),
        ("mark", mark_role(judgement.and_then(|judgement| judgement.mark)).into()),
        ("count", judgement.map_or(0, cost).into()),
    ];
    language.tr_with("review-point", &values)
}

/// How many bad marks a side got: `Ada: 2 inaccuracies, 1 mistake`.
pub(crate) fn marks_told<'a>(
    language: &Language,
    players: &Players,
    side: Side,
    judgements: impl Iterator<Item = &'a Judgement> + Clone,
) -> String {
    let count = |mark: Mark| {
        let own = judgements.clone().filter(|judgement| judgement.chooser == side);
        own.filter(|judgement| judgement.mark == Some(mark)).count()
    };
    let counted = [
        (key("review-inaccuracies"), count(Mark::Inaccuracy)),
        (key("review-mistakes"), count(Mark::Mistake)),
        (key("review-blunders"), count(Mark::Blunder)),
    ];
    let counted = counted.into_iter().filter(|(_, count)| *count > 0);
    let told: Vec<_> = counted
        .map(|(text, count)| language.tr_with(text, &[("count", (count as u32).into())]))
        .collect();
    let marks = match told.is_empty() {
        true => language.tr("review-no-marks"),
        false => told.join(", "),
    };
    let values = [
        ("who", player_name(language, players, side).into()),
        ("marks", marks.into()),
    ];
    language.tr_with("review-side", &values)
}
