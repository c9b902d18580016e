//! Words about games played, and the distinctions earned in them.

use agon_core::played::distinction::{Distinction, SHORT};
use agon_core::played::game::{End, PlayedGame};

use crate::shell::system::language::{Language, key};

/// The name of a distinction.
pub(crate) fn distinction_name(language: &Language, distinction: Distinction) -> String {
    let name = match distinction {
        Distinction::Win => key("progress-win"),
        Distinction::QueenCapture => key("progress-queen-capture"),
        Distinction::DoubleCapture => key("progress-double-capture"),
        Distinction::TripleCapture => key("progress-triple-capture"),
        Distinction::CapturesInARow => key("progress-captures-in-a-row"),
        Distinction::WonAfterQueenCapture => key("progress-won-after-queen-capture"),
        Distinction::NeverCaptured => key("progress-never-captured"),
        Distinction::WithoutCapture => key("progress-without-capture"),
        Distinction::Short => {
            return language.tr_with(key("progress-short"), &[("turns", SHORT.into())]);
        }
        Distinction::HeadStart => key("progress-head-start"),
        Distinction::EmptyThrone => key("progress-empty-throne"),
    };
    language.tr(name)
}

/// Results of games of a kind, in a sentence that begins with the name of the kind. `is_mastered` if one was won
/// without hints.
pub(crate) fn results(language: &Language, name: &str, games: &[&PlayedGame], is_mastered: bool) -> String {
    let name = ("name", name.to_owned().into());
    if games.is_empty() {
        return language.tr_with("progress-unplayed", &[name]);
    }
    let count = |end| games.iter().filter(|game| game.end == end).count().into();
    let values = [
        name,
        ("won", count(End::Won)),
        ("drawn", count(End::Drawn)),
        ("lost", count(End::Lost)),
    ];
    let results = language.tr_with("progress-results", &values);
    match is_mastered {
        true => format!("{results} {}", language.tr("progress-mastered")),
        false => results,
    }
}

#[cfg(test)]
mod tests {
    use agon_core::engine::Level;
    use agon_core::rules::RuleSet;

    use super::*;
    use crate::shell::system::language::Locale;

    #[test]
    fn every_distinction_has_a_name_of_its_own() {
        for locale in Locale::offered() {
            let language = Language::new(locale);
            let names = Distinction::ALL.map(|distinction| distinction_name(&language, distinction));
            for (place, name) in names.iter().enumerate() {
                assert!(
                    !name.starts_with("progress") && !names[..place].contains(name),
                    "{name}"
                );
            }
        }
    }

    #[test]
    fn results_are_told_in_a_sentence() {
        let game = |end| PlayedGame {
            ended: String::new(),
            level: Level::Casual,
            rules: RuleSet::default(),
            end,
            turns: 50,
            helped: false,
            distinctions: Vec::new(),
        };
        let games = [game(End::Won), game(End::Lost), game(End::Won)];
        let games: Vec<_> = games.iter().collect();
        let [english, french] = [Locale::EN, Locale::FR].map(Language::new);
        assert_eq!(results(&english, "Casual", &[], false), "Casual: no game yet.");
        let told = results(&english, "Casual", &games, true);
        assert_eq!(told, "Casual: 2 won, 0 drawn, 1 lost. Won without hints.");
        let told = results(&french, "Amateur", &games[..2], false);
        assert_eq!(told, "Amateur\u{a0}: 1 gagnée, 0 nulle, 1 perdue.");
    }
}
