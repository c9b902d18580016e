//! The program's languages: their folders, and their texts as the program reads them. What `tools/tests/texts` says of the
//! files and the sources is not repeated here.

use std::collections::BTreeSet;
use std::fs;
use std::path::PathBuf;

use agon::games::GAMES;
use agon::shell::system::language::{Language, Locale};
use fluent_syntax::ast::{Entry, Message, Resource};
use fluent_syntax::{parser, serializer};

pub fn root() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR"))
}

/// All texts of a language as they are parsed.
pub fn messages(locale: Locale) -> Vec<Message<String>> {
    let files = fs::read_dir(root().join("assets/lang").join(locale.tag())).unwrap();
    let paths = files.map(|file| file.unwrap().path());
    let mut messages = Vec::new();
    for path in paths.filter(|path| path.extension().is_some_and(|end| end == "ftl")) {
        let parsed = parser::parse(fs::read_to_string(path).unwrap()).unwrap();
        messages.extend(parsed.body.into_iter().filter_map(|entry| match entry {
            Entry::Message(message) => Some(message),
            _ => None,
        }));
    }
    messages
}

/// All texts of a language as its files have them, each with its key.
pub fn entries(locale: Locale) -> Vec<(String, String)> {
    let written = messages(locale).into_iter().map(|message| {
        let key = message.id.name.clone();
        let body = vec![Entry::Message(Message {
            comment: None,
            ..message
        })];
        let written = serializer::serialize(&Resource { body });
        let text = written[key.len()..].trim_start_matches([' ', '=']).to_owned();
        (key, text)
    });
    written.collect()
}

/// All keys.
pub fn keys() -> Vec<String> {
    entries(Locale::EN).into_iter().map(|(key, _)| key).collect()
}

#[test]
fn every_folder_of_texts_is_a_language() {
    let folders = fs::read_dir(root().join("assets/lang")).unwrap();
    let found: BTreeSet<_> = folders.map(|folder| folder.unwrap().file_name()).collect();
    assert_eq!(found, Locale::offered().map(|locale| locale.tag().into()).collect());
}

#[test]
fn the_page_has_texts_for_every_game() {
    let path = root().join("assets/lang").join(Locale::EN.tag()).join("page.json");
    let texts: serde_json::Value = serde_json::from_str(&fs::read_to_string(path).unwrap()).unwrap();
    let games = texts["games"].as_object().unwrap();
    let ids: BTreeSet<_> = GAMES.iter().filter_map(|game| game.id.name()).collect();
    assert_eq!(games.keys().map(String::as_str).collect::<BTreeSet<_>>(), ids);
}

#[test]
fn every_text_of_the_files_is_readable_by_the_program() {
    for locale in Locale::offered() {
        let language = Language::new(locale);
        for key in keys() {
            let text = language.tr(&key);
            assert!(text != key && !text.trim().is_empty(), "{key} in {locale:?}");
        }
    }
}
