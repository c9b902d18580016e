//! Faults of texts from outside, in the player's language.

use agon_core::notation::{LinkError, MoveError, NoGame, RecordError, RecordFault};

use crate::agon::text::refusals::sentence;
use crate::shell::system::language::Language;

/// The most faults that are told of one text.
const MOST_TOLD: usize = 3;

/// Why there is no game in a text, in a few sentences.
pub(crate) fn no_game(language: &Language, error: &NoGame) -> String {
    match error {
        NoGame::Link(LinkError::NoLink) => language.tr("open-no-link"),
        NoGame::Link(LinkError::Damaged) => language.tr("open-link-damaged"),
        NoGame::Link(LinkError::OtherVersion(_)) => language.tr("open-link-other-version"),
        NoGame::Link(LinkError::Impossible) => language.tr("open-link-impossible"),
        NoGame::Records(faults) => told(language, faults),
        NoGame::Position(error) => language.tr_with("open-position-fault", &[("column", error.column.into())]),
        NoGame::Nothing => language.tr("open-nothing"),
    }
}

/// The first faults of a text of records, a line each, and how many more there are.
pub(crate) fn told(language: &Language, faults: &[RecordError]) -> String {
    let first = faults.iter().take(MOST_TOLD).map(|error| record_fault(language, error));
    let more = faults.len().saturating_sub(MOST_TOLD);
    let more = (more > 0).then(|| language.tr_with("open-more-faults", &[("count", more.into())]));
    first.chain(more).collect::<Vec<_>>().join("\n")
}

fn record_fault(language: &Language, error: &RecordError) -> String {
    let args = [
        ("line", error.line.into()),
        ("column", error.column.into()),
        ("reason", reason(language, &error.fault).into()),
    ];
    language.tr_with("open-record-fault", &args)
}

/// The fault at a place in a record.
fn reason(language: &Language, fault: &RecordFault) -> String {
    match fault {
        RecordFault::UnclosedComment => language.tr("record-unclosed-comment"),
        RecordFault::UnclosedVariation => language.tr("record-unclosed-variation"),
        RecordFault::BadTag => language.tr("record-bad-tag"),
        RecordFault::OtherGame(game) => language.tr_with("record-other-game", &[("game", game.as_str().into())]),
        RecordFault::Rules(_) => language.tr("record-rules"),
        RecordFault::Position(_) => language.tr("record-position"),
        RecordFault::MissingPosition => language.tr("record-missing-position"),
        RecordFault::Handicap => language.tr("record-handicap"),
        RecordFault::UnknownResult(text) => {
            language.tr_with("record-unknown-result", &[("text", text.as_str().into())])
        }
        RecordFault::Stray(found) => language.tr_with("record-stray", &[("sign", found.to_string().into())]),
        RecordFault::BadMark | RecordFault::MarkWithoutMove => language.tr("record-mark"),
        RecordFault::VariationWithoutMove => language.tr("record-variation-without-move"),
        RecordFault::TooDeep => language.tr("record-too-deep"),
        RecordFault::Move { text, error } => {
            let text = text.as_str().into();
            match error {
                MoveError::Text(_) => language.tr_with("record-no-move", &[("move", text)]),
                MoveError::Illegal(illegal) => {
                    let reason = sentence(language, *illegal).into();
                    language.tr_with("record-illegal", &[("move", text), ("reason", reason)])
                }
            }
        }
        RecordFault::OtherResult { tag, moves } => {
            let args = [("tag", tag.text().into()), ("moves", moves.text().into())];
            language.tr_with("record-other-result", &args)
        }
        RecordFault::NotOnBoard { said, board } => {
            let args = [("said", said.text().into()), ("board", board.text().into())];
            language.tr_with("record-not-on-board", &args)
        }
    }
}

#[cfg(test)]
mod tests {
    use agon_core::rules::RuleSet;
    use agon_core::session::found::Findings;

    use super::*;
    use crate::shell::system::language::Locale;

    /// The fault of a text in words.
    fn said(text: &str, language: &Language) -> String {
        match Findings::read(text, &RuleSet::default()) {
            Ok(findings) => told(language, &findings.faults),
            Err(error) => no_game(language, &error),
        }
    }

    #[test]
    fn every_fault_says_where_and_why_in_every_language() {
        let texts = [
            "1. Gb1-c2 {and so",
            "1. Gb1-c2 (1. Gb1-b2",
            "1. Gb1-c2 * [White]",
            "[Game \"Chess\"]\n\n1. e4 *",
            "[Rules \"chess\"]\n\n*",
            "[SetUp \"1\"]\n[Position \"8/8\"]\n\n*",
            "[SetUp \"1\"]\n\n*",
            "[Handicap \"7\"]\n\n*",
            "1. Gb1-c2 } *",
            "1. Gb1-c2 $x *",
            "1. (Gb1-c2) Gb1-c2 *",
            "1. Gb1-c2 Gb1-x9 *",
            "1. Gb1-b3 *",
            "[Result \"1-0\"]\n\n1. Gb1-c2 0-1",
            "[Result \"resigned\"]\n\n1. Gb1-c2 *",
            "[Rules \"globe,progress-limit=1\"]\n\n1. b1c1 1-0",
        ];
        for locale in Locale::offered() {
            let language = Language::new(locale);
            let all: Vec<_> = texts.iter().map(|text| said(text, &language)).collect();
            for (text, said_of_it) in texts.iter().zip(&all) {
                assert!(
                    said_of_it.contains(char::is_numeric) && said_of_it.ends_with('.'),
                    "{text}: {said_of_it}"
                );
            }
            let different: std::collections::BTreeSet<_> = all.iter().collect();
            assert_eq!(different.len(), all.len(), "{all:?}");
        }
    }

    #[test]
    fn of_many_faults_the_first_are_told_and_how_many_there_are() {
        let language = Language::new(Locale::EN);
        let one = "1. Gb1-c2 Gk7-k9\n\n";
        assert_eq!(said(&one.repeat(3), &language).lines().count(), 3);
        let many = said(&one.repeat(30), &language);
        let lines: Vec<_> = many.lines().collect();
        assert_eq!(lines.len(), 4);
        assert!(
            lines[0].starts_with("Line 1, ") && lines[2].starts_with("Line 5, "),
            "{many}"
        );
        assert!(lines[3].contains("27"), "{many}");
    }

    #[test]
    fn texts_without_a_game_are_told_apart() {
        let language = Language::new(Locale::EN);
        let said: Vec<_> = [
            "AC5001",
            "https://example.org/",
            "1g2G1/G5x/8/g7G/10/Q9q/10/g7G/8/G5g/1g2G1 w - 0 1",
            "ahello",
        ]
        .map(|text| said(text, &language))
        .into();
        assert!(
            said.iter().collect::<std::collections::BTreeSet<_>>().len() == said.len(),
            "{said:?}"
        );
    }
}
