//! The texts and the sources agree: every language says everything, nothing is said past the language files, and what a
//! key promises is there. Texts are read with Fluent's own parser and sources with one for Rust; neither needs the game.

mod files;
mod lessons;
mod sources;

use std::collections::{BTreeMap, BTreeSet};
use std::fs;

use files::{Text, languages, texts, texts_of};
use sources::{Showing, Source, sources};

/// The language in which texts are first written.
const FIRST: &str = "en";

/// Files whose keys are made of names in the content that they belong to.
const MADE_KEYS: [&str; 3] = ["lessons.ftl", "agent_lessons.ftl", "rule_book.ftl"];

/// The comment of a text that reads as in English for a reason: a name, or a sign that languages share.
const AS_IN_ENGLISH: &str = "As in English.";

fn keys(texts: &[Text]) -> Vec<&str> {
    texts.iter().map(|text| text.key.as_str()).collect()
}

#[test]
fn all_languages_have_the_same_files_with_the_same_keys_in_the_same_order() {
    let first = texts(FIRST);
    assert!(first.len() > 5);
    for language in languages() {
        let own = texts(&language);
        assert!(own.keys().eq(first.keys()), "the files of {language}");
        for (file, own) in &own {
            assert_eq!(keys(own), keys(&first[file]), "{file} in {language}");
        }
    }
}

#[test]
fn no_key_stands_twice() {
    let first = texts(FIRST);
    let keys: Vec<_> = first.values().flat_map(|texts| keys(texts)).collect();
    assert_eq!(keys.iter().collect::<BTreeSet<_>>().len(), keys.len());
}

#[test]
fn all_languages_put_in_the_same_values() {
    let first: BTreeMap<_, _> = texts_of(FIRST).map(|text| (text.key, text.values)).collect();
    assert!(first.values().any(|values| !values.is_empty()));
    for language in languages() {
        for text in texts_of(&language) {
            assert_eq!(text.values, first[&text.key], "{} in {language}", text.key);
        }
    }
}

#[test]
fn a_text_reads_as_in_english_only_where_its_comment_says_so() {
    let first: BTreeMap<_, _> = texts_of(FIRST).map(|text| (text.key, text.written)).collect();
    for language in languages().into_iter().filter(|language| language != FIRST) {
        for text in texts_of(&language) {
            let is_same = text.written == first[&text.key];
            assert_eq!(is_same, text.comment == AS_IN_ENGLISH, "{} in {language}", text.key);
        }
    }
}

#[test]
fn all_languages_have_the_same_texts_for_the_page() {
    use serde_json::Value;
    let read = |language: &str| -> Value {
        let text = fs::read_to_string(files::folder().join(language).join("page.json")).unwrap();
        serde_json::from_str(&text).unwrap()
    };
    /// Whether two values have the same names and lengths everywhere.
    fn are_alike(one: &Value, other: &Value) -> bool {
        match (one, other) {
            (Value::Object(one), Value::Object(other)) => {
                one.len() == other.len()
                    && one
                        .iter()
                        .all(|(name, value)| other.get(name).is_some_and(|other| are_alike(value, other)))
            }
            (Value::Array(one), Value::Array(other)) => one.len() == other.len(),
            (Value::String(one), Value::String(other)) => !one.is_empty() && !other.is_empty(),
            _ => false,
        }
    }
    for language in languages() {
        assert!(are_alike(&read(&language), &read(FIRST)), "{language}");
    }
}

/// The keys that sources fetch.
fn used(sources: &[Source]) -> BTreeSet<&str> {
    sources
        .iter()
        .flat_map(|source| source.keys.iter().map(String::as_str))
        .collect()
}

#[test]
fn every_key_in_the_sources_has_a_text_and_every_text_is_used() {
    let first = texts(FIRST);
    let (made, written): (Vec<_>, Vec<_>) = first.iter().partition(|(file, _)| MADE_KEYS.contains(&file.as_str()));
    assert_eq!(made.len(), MADE_KEYS.len());
    let there: BTreeSet<_> = written.into_iter().flat_map(|(_, texts)| keys(texts)).collect();
    let sources = sources();
    let used = used(&sources);
    assert!(used.contains("settings-title"), "the scan finds keys at all");
    let missing: Vec<_> = used.difference(&there).collect();
    assert!(missing.is_empty(), "used but without a text: {missing:?}");
    let unused: Vec<_> = there.difference(&used).collect();
    assert!(unused.is_empty(), "in the language files but used nowhere: {unused:?}");
}

#[test]
fn every_value_in_a_text_is_put_in_by_the_sources() {
    let values: BTreeMap<_, _> = texts_of(FIRST).map(|text| (text.key, text.values)).collect();
    let sources = sources();
    let anywhere: BTreeSet<&String> = sources.iter().flat_map(|source| &source.values).collect();
    for (key, values) in &values {
        let unknown: Vec<_> = values.iter().filter(|value| !anywhere.contains(value)).collect();
        assert!(unknown.is_empty(), "nothing puts {unknown:?} in {key}");
    }
    let mut checked = 0;
    for source in &sources {
        for (key, given) in &source.filled {
            let Some(values) = values.get(key) else { continue };
            let missing: Vec<_> = values.difference(given).collect();
            assert!(missing.is_empty(), "{} puts no {missing:?} in {key}", source.path);
            checked += 1;
        }
    }
    assert!(checked > 50, "{checked}");
}

#[test]
fn the_shell_and_the_table_need_no_text_of_a_game() {
    let first = texts(FIRST);
    let there: BTreeSet<_> = keys(&first["shell.ftl"]).into_iter().collect();
    let mut sources = sources();
    sources.retain(|source| {
        ["src/shell/", "src/tabletop/"]
            .iter()
            .any(|room| source.path.starts_with(room))
    });
    let used = used(&sources);
    assert!(!used.is_empty());
    let missing: Vec<_> = used.difference(&there).collect();
    assert!(missing.is_empty(), "in the texts of a game: {missing:?}");
}

#[test]
fn no_text_reaches_the_player_past_the_language_files() {
    for source in sources() {
        assert!(source.shown.is_empty(), "{}: {:?}", source.path, source.shown);
    }
}

#[test]
fn the_scan_tells_texts_from_names() {
    let shown = |statement: &str| Showing::of(statement);
    assert_eq!(shown(r#"ui.label("Hello");"#), ["Hello"]);
    assert_eq!(shown(r#"ui.selectable_label(on, "Yes");"#), ["Yes"]);
    let nested = r#"ui.label(egui::RichText::new(format!("{n} moves")).strong());"#;
    assert_eq!(shown(nested), ["{n} moves"]);
    assert_eq!(shown("primary_button(\n    ui,\n    \"Play\",\n);"), ["Play"]);
    let from_a_file = r#"ui.label(language.tr_with("moves", &[("count", 3.into())]));"#;
    assert_eq!(shown(from_a_file), [""; 0]);
    let signs = r#"{ ui.label(format!("{a} – {b}")); ui.button("×"); Id::new("menu") };"#;
    assert_eq!(shown(signs), [""; 0]);
}
