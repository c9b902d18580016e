//! The texts of the games in a reader's language, as far as print needs them: those without values.

use std::collections::BTreeMap;

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};
use fluent_syntax::parser::parse_runtime;

macro_rules! languages {
    ($($tag:literal),*) => {
        &[$(($tag, [
            include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/../assets/lang/", $tag, "/agent.ftl")),
            include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/../assets/lang/", $tag, "/rule_book.ftl")),
        ])),*]
    };
}

/// The tag and the files of each language.
const LANGUAGES: &[(&str, [&str; 2])] = languages!["de", "en", "es", "fr", "it", "nl", "pl", "pt-BR", "ru", "tr"];

/// The tags of all languages.
pub fn tags() -> Vec<&'static str> {
    LANGUAGES.iter().map(|&(tag, _)| tag).collect()
}

/// The texts of a language by their keys.
#[derive(Clone, Debug)]
pub struct Texts(BTreeMap<String, String>);

impl Texts {
    /// The texts of the language with this tag; in English if there is none.
    pub fn of(tag: &str) -> Self {
        let found = LANGUAGES.iter().find(|(own, _)| *own == tag).or(LANGUAGES.get(1));
        let files = found.into_iter().flat_map(|(_, files)| files);
        let entries = files.flat_map(|file| match parse_runtime(*file) {
            Ok(resource) | Err((resource, _)) => resource.body,
        });
        let texts = entries.filter_map(|entry| match entry {
            Entry::Message(message) => Some((message.id.name.to_owned(), plain(&message.value?)?)),
            _ => None,
        });
        Self(texts.collect())
    }

    /// The text of a key; nothing if the key is unknown, or values are to be put in.
    pub fn get(&self, key: &str) -> &str {
        self.0.get(key).map_or("", String::as_str)
    }
}

/// A text in which nothing is to be put in.
fn plain(pattern: &Pattern<&str>) -> Option<String> {
    let parts = pattern.elements.iter().map(|element| match element {
        PatternElement::TextElement { value } => Some(*value),
        PatternElement::Placeable {
            expression: Expression::Inline(InlineExpression::StringLiteral { value }),
        } => Some(*value),
        PatternElement::Placeable { .. } => None,
    });
    parts.collect()
}

#[cfg(test)]
mod tests {
    use std::fs;

    use agon_core::agent::City;
    use agon_core::rule_book::book::RuleBook;

    use super::*;
    use crate::print::agent::map::city_key;
    use crate::print::agent::rules::CHAPTERS;
    use crate::print::drawing::Weight;
    use crate::print::fonts::letters;

    #[test]
    fn every_language_of_the_game_is_there() {
        let folders = fs::read_dir(concat!(env!("CARGO_MANIFEST_DIR"), "/../assets/lang")).unwrap();
        let mut names: Vec<_> = folders
            .map(|entry| entry.unwrap().file_name().into_string().unwrap())
            .collect();
        names.sort_by_key(|name| name.to_lowercase());
        assert_eq!(names, tags());
    }

    #[test]
    fn every_language_has_all_texts_and_the_fonts_have_their_letters() {
        let mut keys: Vec<_> = City::ALL.into_iter().map(city_key).collect();
        for chapter in RuleBook::agon().chapters() {
            keys.push(format!("book-{}-chapter", chapter.id()));
            keys.extend(
                chapter
                    .sentences()
                    .iter()
                    .map(|sentence| format!("book-{}-text", sentence.id())),
            );
        }
        keys.extend(
            CHAPTERS
                .iter()
                .flat_map(|chapter| [(*chapter).into(), format!("{chapter}-text")]),
        );
        let others = [
            "agent-name",
            "agent-line",
            "agent-bahamas",
            "agent-money",
            "agent-rules",
        ];
        keys.extend(others.map(String::from));
        for tag in tags() {
            let texts = Texts::of(tag);
            for key in
                keys.iter()
                    .map(String::as_str)
                    .chain(["agent-name", "agent-line", "agent-bahamas", "agent-money"])
            {
                let text = texts.get(key);
                assert!(!text.is_empty(), "{key} in {tag}");
                for (_, glyph, letter) in letters(text, Weight::SemiBold) {
                    assert!(glyph.0 != 0 || letter == '\n', "{letter:?} in {key} in {tag}");
                }
            }
        }
    }
}
