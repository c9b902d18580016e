//! Reads a text from outside: a link, a position or game records. Describes errors in the player's language.

use crate::app::agon::text::refusals::sentence;
use crate::app::shell::system::language::Language;
use crate::notation::{
    GameResult, GameTree, LinkError, MoveError, Record, RecordError, RecordFault, parse_position, read_link,
    read_records,
};
use crate::rules::{Game, RuleSet, Side};
use crate::session::saved_game::SavedGame;

/// A game found in a text.
#[derive(Clone, Debug)]
pub(crate) struct Found {
    pub(crate) tree: GameTree,
    /// The names of White and Black; empty if unknown.
    pub(crate) names: [String; 2],
    /// The other tags of its record.
    pub(crate) tags: Vec<(String, String)>,
}

/// The result of reading a text.
#[derive(Clone, Debug, Default)]
pub(crate) struct Findings {
    /// At least one.
    pub(crate) games: Vec<Found>,
    /// Why reading stopped early, if it did.
    pub(crate) fault: Option<Fault>,
}

/// Why a text cannot be read, or not to the end.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Fault {
    Link(LinkError),
    /// The line and column, from 1.
    Record(usize, usize, RecordFault),
    /// The column, from 1.
    Position(usize),
    /// There is nothing that could be a game.
    Nothing,
}

/// Finds the games in a text. A position on its own is read under `rules`.
pub(crate) fn read(text: &str, rules: &RuleSet) -> Result<Findings, Fault> {
    let link = match read_link(text) {
        Ok(game) => return Ok(Findings::of(game)),
        Err(error) => Fault::Link(error),
    };
    let text = text.trim();
    if text.is_empty() {
        return Err(Fault::Nothing);
    }
    if text.contains("://") || !text.contains(char::is_whitespace) {
        return Err(link);
    }
    if is_position(text) {
        let position = parse_position(text, rules).map_err(|error| Fault::Position(error.column))?;
        return Ok(Findings::of(Game::from_position(*rules, position)));
    }
    let (records, fault) = match read_records(text) {
        Ok(records) => (records, None),
        Err(RecordError {
            read,
            line,
            column,
            fault,
        }) => (read, Some(Fault::Record(line, column, *fault))),
    };
    let mut games: Vec<_> = records.iter().filter_map(Found::in_record).collect();
    // If the fault comes before the first move, the game read is only a bare starting position.
    if fault.is_some() && games.last().is_some_and(|found| found.tree.line().is_fresh()) {
        games.pop();
    }
    match (games.is_empty(), fault) {
        (true, fault) => Err(fault.unwrap_or(Fault::Nothing)),
        (false, fault) => Ok(Findings { games, fault }),
    }
}

/// Whether there are games or a position in a text.
pub(crate) fn is_readable(text: &str) -> bool {
    read(text, &RuleSet::default()).is_ok()
}

/// Whether a text can only be meant as a position: eleven files.
pub(crate) fn is_position(text: &str) -> bool {
    let first = text.split_whitespace().next().unwrap_or_default();
    !first.starts_with('[') && first.matches('/').count() >= 8
}

impl Findings {
    /// A game alone.
    pub(crate) fn of(game: Game) -> Self {
        let names = Default::default();
        Self {
            games: vec![Found {
                tree: game.into(),
                names,
                tags: Vec::new(),
            }],
            fault: None,
        }
    }
}

impl Found {
    /// The game of a record. If the result stated differs from that on the board, the board takes precedence.
    fn in_record(record: &Record) -> Option<Self> {
        let tree = GameTree::from_record(record).or_else(|_| {
            let mut record = record.clone();
            record.result = GameResult::Unfinished;
            GameTree::from_record(&record)
        });
        let name = |tag| match record.tag(tag) {
            None | Some("?") => String::new(),
            Some(name) => name.to_owned(),
        };
        Some(Self {
            tree: tree.ok()?,
            names: [name("White"), name("Black")],
            tags: SavedGame::tags_of(record),
        })
    }

    /// The name of a side's player, if known.
    pub(crate) fn name(&self, side: Side) -> Option<&str> {
        Some(self.names[side.index()].as_str()).filter(|name| !name.is_empty())
    }
}

impl Fault {
    /// The fault in a sentence or two.
    pub(crate) fn text(&self, language: &Language) -> String {
        match self {
            Self::Link(LinkError::TooShort | LinkError::TooLong | LinkError::Foreign(_)) => language.tr("open-no-link"),
            Self::Link(LinkError::Damaged) => language.tr("open-link-damaged"),
            Self::Link(LinkError::OtherVersion(_)) => language.tr("open-link-other-version"),
            Self::Link(LinkError::Impossible) => language.tr("open-link-impossible"),
            Self::Record(line, column, fault) => {
                let reason = reason(language, fault).into();
                let args = [
                    ("line", (*line).into()),
                    ("column", (*column).into()),
                    ("reason", reason),
                ];
                language.tr_with("open-record-fault", &args)
            }
            Self::Position(column) => language.tr_with("open-position-fault", &[("column", (*column).into())]),
            Self::Nothing => language.tr("open-nothing"),
        }
    }
}

/// The fault at a place in a record.
fn reason(language: &Language, fault: &RecordFault) -> String {
    match fault {
        RecordFault::UnclosedComment => language.tr("record-unclosed-comment"),
        RecordFault::UnclosedVariation => language.tr("record-unclosed-variation"),
        RecordFault::UnclosedValue => language.tr("record-unclosed-value"),
        RecordFault::BadTag => language.tr("record-bad-tag"),
        RecordFault::OtherGame(game) => language.tr_with("record-other-game", &[("game", game.as_str().into())]),
        RecordFault::Rules(_) => language.tr("record-rules"),
        RecordFault::Position(_) => language.tr("record-position"),
        RecordFault::MissingPosition => language.tr("record-missing-position"),
        RecordFault::Handicap => language.tr("record-handicap"),
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
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::agon::text::language::language;
    use crate::app::shell::system::language::Locale;
    use crate::notation::write_link;

    fn fault(text: &str) -> Fault {
        match read(text, &RuleSet::default()) {
            Ok(findings) => findings.fault.expect("something is wrong"),
            Err(fault) => fault,
        }
    }

    #[test]
    fn a_link_a_position_and_records_are_told_apart() {
        let link = write_link(&Game::new(RuleSet::default())).unwrap();
        for text in [
            link.clone(),
            format!("Your move: https://example.org/#{link}"),
            "1g2G1/G5g/8/g7G/10/Q9q/10/g7G/8/G5g/1g2G1 w - 0 1".into(),
            "[White \"?\"]\n\n*".into(),
        ] {
            let found = read(&text, &RuleSet::default()).unwrap_or_else(|fault| panic!("{text}: {fault:?}"));
            assert_eq!(
                found.games[0].tree.line().position(),
                Game::new(RuleSet::default()).position()
            );
            assert_eq!(found.fault, None);
        }
    }

    #[test]
    fn each_kind_of_text_has_its_own_faults() {
        assert_eq!(fault("AC5001"), Fault::Link(LinkError::Damaged));
        assert_eq!(fault("https://example.org/"), Fault::Link(LinkError::Foreign(':')));
        assert_eq!(
            fault("1g2G1/G5x/8/g7G/10/Q9q/10/g7G/8/G5g/1g2G1 w - 0 1"),
            Fault::Position(9)
        );
        assert_eq!(fault(" \n"), Fault::Nothing);
        assert!(matches!(fault("Dear all, what a game!"), Fault::Record(1, 1, _)));
    }

    #[test]
    fn what_was_readable_of_a_record_is_kept() {
        let text = "[White \"Ada\"]\n\n1. Gb1-c2 Gk7-i8 1-0\n\n[White \"?\"]\n\n1. Gb1-c2 Gk7-k9 *";
        let findings = read(text, &RuleSet::default()).unwrap();
        let plies: Vec<_> = findings
            .games
            .iter()
            .map(|found| found.tree.line().plies().len())
            .collect();
        assert_eq!(plies, [2, 1]);
        assert_eq!(
            (findings.games[0].name(Side::White), findings.games[0].name(Side::Black)),
            (Some("Ada"), None)
        );
        assert!(matches!(
            findings.fault,
            Some(Fault::Record(7, 11, RecordFault::Move { .. }))
        ));
    }

    #[test]
    fn a_result_that_the_board_contradicts_does_not_cost_the_game() {
        let nearly = "g5/6g/g7/1q7/4GG4/4GQG4/4G1G3/8g/2g5/7/5g w - 0 40";
        let text = format!("[SetUp \"1\"]\n[Position \"{nearly}\"]\n\n40. g7g6 0-1");
        let findings = read(&text, &RuleSet::default()).unwrap();
        assert_eq!(
            findings.games[0].tree.line().outcome().unwrap().winner(),
            Some(Side::White)
        );
    }

    #[test]
    fn every_fault_says_where_and_why_in_every_language() {
        let texts = [
            "1. Gb1-c2 {and so",
            "1. Gb1-c2 (1. Gb1-b2",
            "[White \"Ada\n\n*",
            "[White]\n\n*",
            "[Game \"Chess\"]\n\n1. e4 *",
            "[Rules \"chess\"]\n\n*",
            "[SetUp \"1\"]\n[Position \"8/8\"]\n\n*",
            "[SetUp \"1\"]\n\n*",
            "1. Gb1-c2 } *",
            "1. Gb1-c2 $x *",
            "1. (Gb1-c2) *",
            "1. Gb1-c2 Gb1-x9 *",
            "1. Gb1-b3 *",
            "[Result \"1-0\"]\n\n1. Gb1-c2 0-1",
        ];
        for locale in Locale::OFFERED {
            let language = language(locale);
            let said: Vec<_> = texts.iter().map(|text| fault(text).text(&language)).collect();
            for (text, said_of_it) in texts.iter().zip(&said) {
                assert!(
                    said_of_it.contains(char::is_numeric) && said_of_it.ends_with('.'),
                    "{text}: {said_of_it}"
                );
            }
            let different: std::collections::BTreeSet<_> = said.iter().collect();
            assert_eq!(different.len(), said.len(), "{said:?}");
        }
    }
}
