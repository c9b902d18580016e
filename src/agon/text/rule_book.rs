//! Words of the rule book and the museum of rules. Their texts stand beside their boards in `core/assets/rule_book`.

use agon_core::rule_book::book::{Chapter, Measured, Room, Sentence};
use agon_core::rule_book::comparison::Consequence;
use agon_core::rules::{Outcome, Preset};

use super::words::{enumeration, preset_key, side_role};
use crate::shell::system::language::{Language, key};

/// The heading of a chapter.
pub(crate) fn chapter_name(language: &Language, chapter: &Chapter) -> String {
    language.tr(&format!("book-{}-chapter", chapter.id()))
}

/// A sentence of the rules.
pub(crate) fn sentence_text(language: &Language, sentence: &Sentence) -> String {
    language.tr(&format!("book-{}-text", sentence.id()))
}

/// The text on the rules of a room.
pub(crate) fn room_text(language: &Language, room: &Room) -> String {
    language.tr(&format!("room-{}", room.preset().name()))
}

/// The sources of a room, each in a line.
pub(crate) fn sources(language: &Language, room: &Room) -> Vec<String> {
    let source = |name: &String| language.tr(&format!("source-{name}"));
    room.sources().iter().map(source).collect()
}

/// Measured character of games under some rules.
pub(crate) fn measured(language: &Language, measured: &Measured) -> String {
    let first = match measured.favours_a_side() {
        false => "even",
        true if measured.white > 50.0 => "white",
        true => "black",
    };
    let values = [
        ("games", measured.games.into()),
        ("plies", measured.plies.into()),
        ("drawn", measured.drawn.round().into()),
        ("white", measured.white.round().into()),
        ("first", first.into()),
    ];
    language.tr_with("museum-measured", &values)
}

/// The names of two presets.
pub(crate) fn names(language: &Language, pair: [Preset; 2]) -> [String; 2] {
    pair.map(|preset| language.tr(preset_key(preset)))
}

/// The consequences of a move under two rules.
pub(crate) fn consequences(language: &Language, pair: &[Consequence; 2]) -> [String; 2] {
    let tells_next = pair[0].next != pair[1].next;
    pair.each_ref().map(|under| consequence(language, under, tells_next))
}

fn consequence(language: &Language, consequence: &Consequence, tells_next: bool) -> String {
    let mut told = Vec::new();
    let cells: Vec<_> = consequence.captured.into_iter().map(|cell| cell.to_string()).collect();
    if !cells.is_empty() {
        let values = [("cells", enumeration(language, &cells).into())];
        told.push(language.tr_with("museum-captures", &values));
    }
    if !consequence.removed.is_empty() {
        told.push(language.tr("museum-removed"));
    }
    if consequence.is_trapped {
        told.push(language.tr("museum-trapped"));
    }
    if consequence.outcome.is_some() {
        told.push(ended(language, consequence.outcome));
    } else if tells_next {
        let values = [("side", side_role(consequence.next).into())];
        told.push(language.tr_with("museum-next", &values));
    }
    if told.is_empty() {
        told.push(language.tr("museum-captures-nothing"));
    }
    enumeration(language, &told)
}

/// The state of a game, or its end.
pub(crate) fn ended(language: &Language, outcome: Option<Outcome>) -> String {
    let how = match outcome {
        None => "open",
        Some(outcome) => outcome.winner().map_or("drawn", side_role),
    };
    language.tr_with(key("museum-ended"), &[("how", how.into())])
}

#[cfg(test)]
mod tests {
    use agon_core::rule_book::book::RuleBook;
    use agon_core::rule_book::comparison::compare;

    use super::*;
    use crate::shell::system::language::Locale;

    #[test]
    fn the_whole_book_is_told_in_both_languages() {
        let book = RuleBook::agon();
        for locale in Locale::offered() {
            let language = Language::new(locale);
            let mut texts = Vec::new();
            for chapter in book.chapters() {
                texts.push(chapter_name(&language, chapter));
                texts.extend(
                    chapter
                        .sentences()
                        .iter()
                        .map(|sentence| sentence_text(&language, sentence)),
                );
            }
            for room in book.rooms() {
                texts.push(room_text(&language, room));
                texts.extend(sources(&language, room));
                texts.push(measured(&language, room.measured()));
            }
            for text in texts {
                let is_missing = ["book-", "room-", "source-", "museum-"]
                    .iter()
                    .any(|key| text.starts_with(key));
                assert!(!is_missing && !text.contains('{'), "{locale:?}: {text}");
            }
        }
    }

    #[test]
    fn different_consequences_have_different_words() {
        for locale in Locale::offered() {
            let language = Language::new(locale);
            let rules = [Preset::Globe, Preset::Escale].map(Preset::rules);
            let differences = compare(rules, RuleBook::agon().contrasts());
            let shown = differences[0].shown.as_ref().unwrap();
            for (mv, consequences) in &shown.otherwise {
                let [one, other] = self::consequences(&language, consequences);
                assert_ne!(one, other, "{locale:?}: {mv:?}");
            }
        }
    }
}
