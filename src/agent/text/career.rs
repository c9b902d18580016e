//! The games that were finished, in words.

use agon_core::agent::Persona;
use agon_core::agent::players::Reputation;
use agon_core::played::career::{End, Occasion, PlayedGame, Standing};
use agon_core::played::season::{EVENINGS, MOST_POINTS};

use crate::shell::system::language::{Language, key};

/// How a game ended for its player, in a word.
pub fn end_word(end: End, language: &Language) -> String {
    language.tr(match end {
        End::Won => key("agent-won"),
        End::Drawn => key("agent-drawn"),
        End::Lost => key("agent-lost"),
    })
}

/// How a game ended, and after how many rounds.
pub fn result_words(game: &PlayedGame, language: &Language) -> String {
    let values = [
        ("end", end_word(game.end, language).into()),
        ("count", game.rounds.into()),
    ];
    language.tr_with("agent-ended-after", &values)
}

/// The name of an evening, from 0.
pub fn evening_words(evening: usize, language: &Language) -> String {
    language.tr_with(
        "agent-season-evening",
        &[("number", (evening + 1).into()), ("count", EVENINGS.into())],
    )
}

/// As [`evening_words`], in a list of all.
pub fn evening_of_list(evening: usize, language: &Language) -> String {
    language.tr_with("agent-season-evening-short", &[("number", (evening + 1).into())])
}

/// So many points.
pub fn points_words(points: u32, language: &Language) -> String {
    language.tr_with("agent-season-points", &[("count", points.into())])
}

/// A sentence with points out of the most of a season.
pub fn season_points(key: &str, points: u32, language: &Language) -> String {
    language.tr_with(key, &[("points", points.into()), ("most", MOST_POINTS.into())])
}

/// How a season stands.
pub fn standing_words(standing: Standing, language: &Language) -> String {
    let key = match standing.is_over() {
        true => key("agent-season-over"),
        false => key("agent-season-standing"),
    };
    season_points(key, standing.points, language)
}

/// What a finished game was beside a game, and how that stands now; nothing of an ordinary one.
pub fn occasion_words(game: &PlayedGame, standing: Standing, language: &Language) -> Vec<String> {
    match game.occasion {
        Occasion::Table => Vec::new(),
        Occasion::Day(_) => {
            let result = result_words(game, language);
            vec![language.tr_with("agent-day-result", &[("result", result.into())])]
        }
        Occasion::Evening(_, evening) => {
            let points = points_words(game.points, language);
            let values = [
                ("evening", evening_words(evening, language).into()),
                ("points", points.into()),
            ];
            vec![
                language.tr_with("agent-season-result", &values),
                standing_words(standing, language),
            ]
        }
    }
}

/// The rivals at a table.
pub fn rivals_words(rivals: impl IntoIterator<Item = Persona>, language: &Language) -> String {
    let names: Vec<&str> = rivals.into_iter().map(Persona::called).collect();
    language.tr_with("agent-rivals", &[("names", names.join(", ").into())])
}

/// What rivals remember of the player, in sentences; nothing of what never came up.
pub fn reputation_words(known: Reputation, language: &Language) -> Vec<String> {
    let all = [
        (key("agent-season-objections"), known.objections, known.chances),
        (
            key("agent-season-withdrawals"),
            known.withdrawals,
            known.withdrawals + known.insists,
        ),
        (
            key("agent-season-bluffs"),
            known.bluffs,
            known.objections + known.insists,
        ),
    ];
    let came_up = all.into_iter().filter(|(_, _, of)| *of > 0);
    came_up
        .map(|(key, count, of)| language.tr_with(key, &[("count", count.into()), ("of", of.into())]))
        .collect()
}
