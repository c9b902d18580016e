//! The language files, read with Fluent's parser.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::PathBuf;

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Message, Pattern, PatternElement, Resource};
use fluent_syntax::{parser, serializer};

/// A text of a language.
pub struct Text {
    pub key: String,
    /// As it stands in the file.
    pub written: String,
    /// The comment above it.
    pub comment: String,
    /// The names of the values that are put in.
    pub values: BTreeSet<String>,
}

impl Text {
    /// What it says, if it stands in a single line.
    pub fn line(&self) -> &str {
        let text = self
            .written
            .strip_prefix(&self.key)
            .and_then(|text| text.strip_prefix(" = "));
        text.unwrap_or_else(|| panic!("{} is no line", self.written)).trim_end()
    }
}

/// The folder with a folder for each language.
pub fn folder() -> PathBuf {
    PathBuf::from(concat!(env!("CARGO_MANIFEST_DIR"), "/../assets/lang"))
}

/// The tags of all languages.
pub fn languages() -> Vec<String> {
    let folders = fs::read_dir(folder()).unwrap();
    let tags: Vec<_> = folders
        .map(|entry| entry.unwrap().file_name().into_string().unwrap())
        .collect();
    assert!(tags.len() > 1);
    tags
}

/// The texts of a language by their files.
///
/// # Panics
/// If a file cannot be read whole.
pub fn texts(language: &str) -> BTreeMap<String, Vec<Text>> {
    let files = fs::read_dir(folder().join(language)).unwrap().map(|file| file.unwrap());
    let files = files.filter(|file| file.path().extension().is_some_and(|end| end == "ftl"));
    let read = files.map(|file| {
        let text = fs::read_to_string(file.path()).unwrap();
        let parsed = parser::parse(text).unwrap_or_else(|(_, faults)| panic!("{}: {faults:?}", file.path().display()));
        let messages = parsed.body.into_iter().filter_map(|entry| match entry {
            Entry::Message(message) => Some(text_of(message)),
            Entry::Term(term) => panic!("the term {} is used by nothing of ours", term.id.name),
            Entry::Comment(_) | Entry::GroupComment(_) | Entry::ResourceComment(_) => None,
            Entry::Junk { content } => panic!("{}: {content}", file.path().display()),
        });
        (file.file_name().into_string().unwrap(), messages.collect())
    });
    read.collect()
}

/// All texts of a language.
pub fn texts_of(language: &str) -> impl Iterator<Item = Text> {
    texts(language).into_values().flatten()
}

fn text_of(message: Message<String>) -> Text {
    let mut values = BTreeSet::new();
    message.value.iter().for_each(|pattern| gather(pattern, &mut values));
    assert!(
        message.value.is_some() && message.attributes.is_empty(),
        "{} is a text and nothing else",
        message.id.name
    );
    Text {
        key: message.id.name.clone(),
        comment: message
            .comment
            .as_ref()
            .map_or(String::new(), |comment| comment.content.join("\n")),
        written: serializer::serialize(&Resource {
            body: vec![Entry::Message(Message {
                comment: None,
                ..message
            })],
        }),
        values,
    }
}

/// Gathers the names of the values in a pattern.
fn gather(pattern: &Pattern<String>, values: &mut BTreeSet<String>) {
    for element in &pattern.elements {
        match element {
            PatternElement::TextElement { .. } => {}
            PatternElement::Placeable {
                expression: Expression::Inline(inline),
            } => gather_inline(inline, values),
            PatternElement::Placeable {
                expression: Expression::Select { selector, variants },
            } => {
                gather_inline(selector, values);
                variants.iter().for_each(|variant| gather(&variant.value, values));
            }
        }
    }
}

fn gather_inline(inline: &InlineExpression<String>, values: &mut BTreeSet<String>) {
    match inline {
        InlineExpression::VariableReference { id } => drop(values.insert(id.name.clone())),
        InlineExpression::FunctionReference { arguments, .. } => {
            arguments
                .positional
                .iter()
                .for_each(|inline| gather_inline(inline, values));
        }
        InlineExpression::Placeable { expression } => match &**expression {
            Expression::Inline(inline) => gather_inline(inline, values),
            Expression::Select { .. } => panic!("a choice in a placeable of its own"),
        },
        InlineExpression::StringLiteral { .. }
        | InlineExpression::NumberLiteral { .. }
        | InlineExpression::MessageReference { .. }
        | InlineExpression::TermReference { .. } => {}
    }
}
