//! The texts of the games in a reader's language, as far as print needs them: those without values.

use std::collections::BTreeMap;

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};
use fluent_syntax::parser::parse_runtime;
use include_dir::{Dir, File, include_dir};

/// A folder for each language.
static LANGUAGES: Dir = include_dir!("$CARGO_MANIFEST_DIR/../assets/lang");

/// The tags of all languages.
pub fn tags() -> Vec<&'static str> {
    LANGUAGES.dirs().filter_map(|folder| folder.path().to_str()).collect()
}

/// The texts of a language by their keys.
#[derive(Clone, Debug)]
pub struct Texts(BTreeMap<String, String>);

impl Texts {
    /// The texts of the language with this tag; in English if there is none.
    pub fn of(tag: &str) -> Self {
        let folder = LANGUAGES.get_dir(tag).or_else(|| LANGUAGES.get_dir("en"));
        let files = folder.into_iter().flat_map(Dir::files);
        let texts = files.filter(|file| file.path().extension().is_some_and(|end| end == "ftl"));
        let entries = texts
            .filter_map(File::contents_utf8)
            .flat_map(|text| match parse_runtime(text) {
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
    use agon_core::agent::City;
    use agon_core::rule_book::book::RuleBook;

    use super::*;
    use crate::print::agent::map::city_key;
    use crate::print::agent::rules::CHAPTERS;
    use crate::print::drawing::Weight;
    use crate::print::fonts::letters;

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
