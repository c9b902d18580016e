//! A review in words: marks, the comment on a move, and each side's number of marks.

use agon_core::engine::{Judgement, Level, LevelEstimate, Mark, Reason};
use agon_core::rules::{Game, Move, Position, Side};
use agon_core::session::players::Players;

use crate::agon::text::explanations::sentences;
use crate::agon::text::words::{level_key, player_name, side_role, way};
use crate::shell::system::language::{Language, key};

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

/// The cost of a bad move, in whole moves of the race; 0 for any other, and if it is uncertain.
fn cost(judgement: &Judgement) -> u32 {
    judgement.told_cost().map_or(0, |hundredths| (hundredths + 50) / 100)
}

/// A mark as a word.
pub(crate) fn mark_word(language: &Language, mark: Mark) -> String {
    let values = [("mark", mark_role(Some(mark)).into()), ("count", 0.into())];
    language.tr_with("review-verdict", &values)
}

/// The comment on a marked move, `game` being the game before it: its mark, the reasons, and a better move. If it cost
/// much and its mark is mild, why that is so.
pub(crate) fn verdict(language: &Language, players: &Players, game: &Game, judgement: &Judgement) -> Option<String> {
    let mark = judgement.mark?;
    let mut told = judgement.told().into_iter();
    // The reasons may name the cost themselves.
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
        if judgement.was_nearly_lost() {
            said.push(language.tr("review-nearly-lost"));
        }
    }
    Some(said.join(" "))
}

/// A move of a game by its turn and side, with its mark: `Turn 23, White, b1 → c2: mistake, costs about 3 moves`.
pub(crate) fn point_told(language: &Language, before: &Position, mv: Move, judgement: Option<&Judgement>) -> String {
    let values = [
        ("turn", before.turn().into()),
        ("side", side_role(before.side()).into()),
        ("move", way(language, mv).into()),
        ("mark", mark_role(judgement.and_then(|judgement| judgement.mark)).into()),
        ("count", judgement.map_or(0, cost).into()),
    ];
    language.tr_with("review-point", &values)
}

/// Number of a side's bad marks among all `bad` moves of the game: `Ada: 2 inaccuracies, 1 mistake`, or `Ada:
/// 2 inaccuracies (1, 4), 1 mistake (2)` with the numbers that these moves have.
pub(crate) fn marks_told(
    language: &Language,
    players: &Players,
    side: Side,
    bad: &[&Judgement],
    is_numbered: bool,
) -> String {
    let told = |(text, mark): (&'static str, Mark)| {
        let is_meant = |judgement: &Judgement| judgement.chooser == side && judgement.mark == Some(mark);
        let numbers: Vec<_> = (1..).zip(bad).filter(|(_, judgement)| is_meant(judgement)).collect();
        let count = language.tr_with(text, &[("count", numbers.len().into())]);
        let numbers: Vec<_> = numbers.iter().map(|(number, _)| number.to_string()).collect();
        match numbers[..] {
            [] => None,
            [..] if is_numbered => Some(format!("{count} ({})", numbers.join(", "))),
            [..] => Some(count),
        }
    };
    let marks = [
        (key("review-inaccuracies"), Mark::Inaccuracy),
        (key("review-mistakes"), Mark::Mistake),
        (key("review-blunders"), Mark::Blunder),
    ];
    let told: Vec<_> = marks.into_iter().filter_map(told).collect();
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

/// The level at which a person played: `You played like level 4.6 ± 0.8 (Skilled).` Between two people, with the name;
/// beyond the levels, without figures.
pub(crate) fn level_told(language: &Language, players: &Players, side: Side, estimate: LevelEstimate) -> String {
    let name = players.are_two_people().then(|| player_name(language, players, side));
    let who = if name.is_some() { "player" } else { "you" };
    let (first, last) = (Level::ALL[0], LevelEstimate::HIGHEST);
    let (level, end) = match estimate.level {
        level if level <= f64::from(first.number()) => (first, "lowest"),
        level if level >= f64::from(last.number()) => (last, "highest"),
        level => (Level::ALL[level.round() as usize - 1], "none"),
    };
    let tenths = |value: f64| (value * 10.0).round() as u32;
    let value = if end == "none" {
        tenths(estimate.level)
    } else {
        10 * u32::from(level.number())
    };
    let error = tenths(estimate.error);
    let values = [
        ("who", who.into()),
        ("name", name.unwrap_or_default().into()),
        ("end", end.into()),
        ("whole", (value / 10).into()),
        ("tenths", (value % 10).into()),
        ("error-whole", (error / 10).into()),
        ("error-tenths", (error % 10).into()),
        ("level", language.tr(level_key(level)).into()),
    ];
    language.tr_with("review-level", &values)
}

#[cfg(test)]
mod tests {
    use agon_core::engine::{Findings, Line, Score};
    use agon_core::notation::read_move;
    use agon_core::rules::Preset;

    use super::*;
    use crate::shell::system::language::Locale;

    /// Eight moves given away, yet a mere inaccuracy: this needs a word.
    #[test]
    fn a_mild_mark_says_that_little_was_left_to_lose() {
        let rules = Preset::NEW_GAME.rules();
        let game = Game::new(rules);
        let players = Players::against_computer(Side::White, Level::Casual);
        let line = |text: &str, race| {
            let mv = read_move(text, game.position(), game.rules()).unwrap();
            Line {
                mv,
                score: Score::Race(race),
                pv: vec![mv],
            }
        };
        let told = |locale, best, played| {
            let findings = Findings {
                best: line("b1c2", best),
                played: line("b1c1", played),
                second: None,
                is_doubtful: false,
            };
            let judgement = Judgement::new(&game, findings).unwrap();
            verdict(&Language::new(locale), &players, &game, &judgement).unwrap()
        };
        // As bad in moves, but at a time when the game was open.
        assert!(told(Locale::EN, 0, -2_000).starts_with("Blunder"));
        assert!(told(Locale::EN, 0, -2_000).ends_with("Better: b1\u{a0}→\u{a0}c2."));
        for (locale, ending) in [
            (Locale::EN, "The game was almost lost already, so this mattered less."),
            (
                Locale::FR,
                "La partie était déjà presque perdue\u{a0}: ce coup a moins compté.",
            ),
        ] {
            let said = told(locale, -1_600, -3_600);
            assert!(said.ends_with(ending), "{said}");
        }
    }

    #[test]
    fn a_level_is_told_with_its_error_and_its_name_and_beyond_the_ends_without() {
        let alone = Players::against_computer(Side::White, Level::Casual);
        let two = Players::two_people("Ada", "Ben");
        let told = |players, level, error| {
            [Locale::EN, Locale::FR].map(|locale| {
                let estimate = LevelEstimate { level, error };
                let told = level_told(&Language::new(locale), players, Side::White, estimate);
                told.replace('\u{a0}', " ")
            })
        };
        assert_eq!(
            told(&alone, 4.56, 0.84),
            [
                "You played like level 4.6 ± 0.8 (Skilled).",
                "Votre jeu : niveau 4,6 ± 0,8 (Habile)."
            ]
        );
        assert_eq!(
            told(&two, 2.04, 1.0),
            [
                "Ada played like level 2.0 ± 1.0 (Learner).",
                "Ada : niveau 2,0 ± 1,0 (Apprenti)."
            ]
        );
        assert_eq!(
            told(&alone, 7.4, 0.6),
            [
                "You played like level 7.4 ± 0.6 (Formidable).",
                "Votre jeu : niveau 7,4 ± 0,6 (Redoutable)."
            ]
        );
        assert_eq!(
            told(&alone, 8.3, 0.7),
            [
                "You played like level 8 or above (Expert).",
                "Votre jeu : niveau 8 ou plus (Expert)."
            ]
        );
        assert_eq!(
            told(&alone, -0.4, 1.6),
            [
                "You played like level 1 (Beginner).",
                "Votre jeu : niveau 1 (Débutant)."
            ]
        );
    }
}
