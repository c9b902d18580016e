//! The texts and the sources agree: nothing is said in one language only, nothing is said past the language files, and
//! what a key promises is there.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use agon::agent::text::language::TEXTS as AGENT;
use agon::agon::text::language::language as of_agon;
use agon::shelf::TEXTS as SHELF;
use agon::shell::system::language::{Language, Locale};

/// All texts of the program.
pub fn language(locale: Locale) -> Language {
    of_agon(locale).with(AGENT).with(SHELF)
}

/// Texts that are the same in French and in English, each for a reason: names, and signs both languages share.
const SAME_IN_BOTH: [&str; 54] = [
    "puzzles-theme-double-capture",
    "puzzles-theme-capture",
    "agent-name",
    "share-moving-picture",
    "moving-title",
    "agent-replay-bluffs",
    "agent-colour-orange",
    "agent-my-games-line",
    "agent-colour-violet",
    "agent-city-mad",
    "agent-city-cas",
    "agent-city-pal",
    "agent-city-par",
    "agent-city-rom",
    "agent-city-kha",
    "agent-city-dak",
    "agent-city-ist",
    "agent-city-nai",
    "agent-city-rey",
    "agent-city-ber",
    "agent-city-pan",
    "agent-city-nyc",
    "agent-city-dub",
    "agent-city-bom",
    "agent-city-hkg",
    "agent-city-was",
    "agent-lesson-opponent",
    "agent-level-novice",
    "agent-menu",
    "agent-note",
    "agent-notebook-range",
    "shelf-agon",
    "shelf-agent",
    "clock-in-minutes",
    "clock-in-seconds",
    "analysis-thousands",
    "settings-language-en",
    "settings-language-fr",
    "settings-view-3d",
    "settings-view-2d",
    "keys-choose-buttons",
    "keys-next-buttons",
    "keys-back-buttons",
    "keys-menu-buttons",
    "key-ctrl",
    "key-f11",
    "preset-escale",
    "progress-distinctions",
    "panel-menu",
    "open-players",
    "title-name",
    "level-expert",
    "clock-fischer",
    "clock-bronstein",
];

/// Functions whose text arguments a player reads.
const SHOWING: [&str; 37] = [
    ".label",
    ".button",
    ".heading",
    ".small",
    ".strong",
    ".weak",
    ".monospace",
    ".colored_label",
    ".small_button",
    ".checkbox",
    ".radio",
    ".radio_value",
    ".selectable_label",
    ".selectable_value",
    ".toggle_value",
    ".on_hover_text",
    ".hint_text",
    ".collapsing",
    "RichText::new",
    "Label::new",
    "Button::new",
    "Notice::info",
    "Notice::warning",
    "primary_button",
    "secondary_button",
    "subheading",
    "hint",
    "pair",
    "icon_button",
    "drawn_button",
    "segmented",
    "toggle",
    "option_card",
    "disclosure",
    "key_line",
    "WidgetInfo::labeled",
    "WidgetInfo::selected",
];

/// Functions whose text arguments nobody reads.
const NAMING: [&str; 5] = ["tr", "tr_with", "key", "Id::new", "id_salt"];

pub fn root() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR"))
}

/// The sources of the game without comments and without the tests at their ends, each with its path.
fn sources() -> Vec<(PathBuf, String)> {
    fn gather(folder: &Path, found: &mut Vec<(PathBuf, String)>) {
        for entry in fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                gather(&path, found);
            } else if path.extension().is_some_and(|extension| extension == "rs") {
                let text = fs::read_to_string(&path).unwrap();
                let lines = without_tests(&text)
                    .lines()
                    .filter(|line| !line.trim_start().starts_with("//"));
                found.push((path, lines.collect::<Vec<_>>().join("\n")));
            }
        }
    }
    let mut found = Vec::new();
    gather(&root().join("src"), &mut found);
    assert!(!found.is_empty());
    found
}

/// The part of a file before its module of tests. What else is there for tests alone may stand anywhere.
fn without_tests(text: &str) -> &str {
    text.match_indices("#[cfg(test)]")
        .map(|(at, _)| at)
        .find(|&at| text[at..].lines().nth(1).is_some_and(|line| line.contains("mod ")))
        .map_or(text, |at| &text[..at])
}

/// The parts of the program that have texts, each with a file in every language.
const PARTS: [&str; 7] = ["shell", "agon", "museum", "puzzles", "progress", "agent", "shelf"];

/// The texts of a part as its file has them, each with its key, in the order of the file.
fn entries_of(locale: &str, part: &str) -> Vec<(String, String)> {
    let text = fs::read_to_string(root().join(format!("assets/lang/{locale}/{part}.ftl"))).unwrap();
    let mut entries: Vec<(String, String)> = Vec::new();
    for line in text.lines().filter(|line| !line.starts_with('#')) {
        if line.starts_with(|first: char| first.is_ascii_alphabetic()) {
            entries.extend(
                line.split_once(" =")
                    .map(|(key, text)| (key.to_owned(), text.to_owned())),
            );
        } else if let Some((_, text)) = entries.last_mut() {
            *text += "\n";
            *text += line;
        }
    }
    entries
}

/// All texts of a language as its files have them.
pub fn entries(locale: &str) -> Vec<(String, String)> {
    PARTS.into_iter().flat_map(|part| entries_of(locale, part)).collect()
}

/// The keys of a part, in the order of its file.
fn keys_of(locale: &str, part: &str) -> Vec<String> {
    entries_of(locale, part).into_iter().map(|(key, _)| key).collect()
}

/// All keys of a language.
pub fn keys(locale: &str) -> Vec<String> {
    PARTS.into_iter().flat_map(|part| keys_of(locale, part)).collect()
}

/// A string literal in the sources, with the calls it stands in, outermost first.
struct Literal {
    text: String,
    calls: Vec<String>,
}

/// Every string literal of a source text. Knows as much of Rust as our sources need.
fn literals(source: &str) -> Vec<Literal> {
    let mut found = Vec::new();
    let mut calls = Vec::new();
    let mut word = String::new();
    let mut letters = source.chars().peekable();
    while let Some(letter) = letters.next() {
        match letter {
            '"' => {
                let mut text = String::new();
                while let Some(letter) = letters.next().filter(|&letter| letter != '"') {
                    text.push(letter);
                    if letter == '\\' {
                        text.extend(letters.next());
                    }
                }
                found.push(Literal {
                    text,
                    calls: calls.clone(),
                });
                word.clear();
            }
            // The only character literals that would confuse the count.
            '\'' if letters.peek().is_some_and(|next| "\"()".contains(*next)) => {
                letters.next();
            }
            '(' => calls.push(std::mem::take(&mut word)),
            ')' => {
                calls.pop();
                word.clear();
            }
            '.' => word = ".".to_owned(),
            letter if letter.is_alphanumeric() || "_:!".contains(letter) => word.push(letter),
            _ => word.clear(),
        }
    }
    found
}

fn is_call(written: &str, name: &str) -> bool {
    written == name || written.trim_start_matches('.') == name || written.ends_with(&format!("::{name}"))
}

/// The keys that the sources fetch, of files whose paths are of interest.
fn used_keys(is_of_interest: impl Fn(&Path) -> bool) -> BTreeSet<String> {
    let fetches = |literal: &Literal| {
        literal
            .calls
            .last()
            .is_some_and(|call| ["tr", "tr_with", "key"].iter().any(|name| is_call(call, name)))
    };
    let sources = sources();
    sources
        .iter()
        .filter(|(path, _)| is_of_interest(path))
        .flat_map(|(_, source)| literals(source))
        .filter(fetches)
        .map(|literal| literal.text)
        .collect()
}

/// Literals that a player would read although they come from no language file.
fn untranslated(source: &str) -> Vec<String> {
    let shown = |literal: &Literal| {
        let within = |names: &[&str]| {
            literal
                .calls
                .iter()
                .any(|call| names.iter().any(|name| is_call(call, name)))
        };
        within(&SHOWING) && !within(&NAMING)
    };
    let says_something = |literal: &Literal| {
        // What `format!` puts in comes from elsewhere.
        let mut depth = 0;
        literal.text.chars().any(|letter| {
            depth += i32::from(letter == '{') - i32::from(letter == '}');
            depth == 0 && letter.is_alphabetic()
        })
    };
    let found = literals(source)
        .into_iter()
        .filter(|literal| shown(literal) && says_something(literal));
    found.map(|literal| literal.text).collect()
}

#[test]
fn both_languages_have_the_same_keys_in_the_same_order() {
    for part in PARTS {
        assert_eq!(keys_of("en", part), keys_of("fr", part), "{part}");
    }
}

#[test]
fn every_language_file_belongs_to_a_part() {
    for locale in ["en", "fr"] {
        let files = fs::read_dir(root().join("assets/lang").join(locale)).unwrap();
        let found: BTreeSet<_> = files
            .map(|file| file.unwrap().file_name().into_string().unwrap())
            .collect();
        assert_eq!(found, PARTS.map(|part| format!("{part}.ftl")).into());
    }
}

#[test]
fn no_key_stands_twice() {
    let keys = keys("en");
    assert_eq!(keys.iter().collect::<BTreeSet<_>>().len(), keys.len());
}

#[test]
fn every_key_in_the_sources_has_a_text_and_every_text_is_used() {
    let there: BTreeSet<_> = keys("en").into_iter().collect();
    let used = used_keys(|_| true);
    assert!(used.contains("settings-title"), "the scan finds keys at all");
    let missing: Vec<_> = used.difference(&there).collect();
    assert!(missing.is_empty(), "used but without a text: {missing:?}");
    let unused: Vec<_> = there.difference(&used).collect();
    assert!(unused.is_empty(), "in the language files but used nowhere: {unused:?}");
}

#[test]
fn the_shell_and_the_table_need_no_text_of_a_game() {
    let apart = ["src/shell", "src/tabletop"].map(|folder| root().join(folder));
    let there: BTreeSet<_> = keys_of("en", "shell").into_iter().collect();
    let used = used_keys(|path| apart.iter().any(|folder| path.starts_with(folder)));
    let missing: Vec<_> = used.difference(&there).collect();
    assert!(missing.is_empty(), "in the texts of a game: {missing:?}");
}

#[test]
fn every_text_of_the_files_is_readable_by_the_program() {
    for locale in Locale::OFFERED {
        let language = language(locale);
        for key in keys("en") {
            let text = language.tr(&key);
            assert!(text != key && !text.trim().is_empty(), "{key} in {locale:?}");
        }
    }
}

#[test]
fn french_differs_from_english_except_where_we_know_it_does_not() {
    let (english, french) = (language(Locale::En), language(Locale::Fr));
    for key in keys("en") {
        let same = english.tr(&key) == french.tr(&key);
        assert_eq!(same, SAME_IN_BOTH.contains(&key.as_str()), "{key}: {}", french.tr(&key));
    }
}

#[test]
fn no_text_reaches_the_player_past_the_language_files() {
    for (path, source) in sources() {
        let found = untranslated(&source);
        assert!(found.is_empty(), "{}: {found:?}", path.display());
    }
}

#[test]
fn the_scan_tells_texts_from_names() {
    assert_eq!(untranslated(r#"ui.label("Hello");"#), ["Hello"]);
    assert_eq!(untranslated("ui.selectable_label(on, \"Yes\")"), ["Yes"]);
    assert_eq!(
        untranslated(r#"ui.label(egui::RichText::new(format!("{n} moves")).strong())"#),
        ["{n} moves"]
    );
    assert_eq!(untranslated("primary_button(\n    ui,\n    \"Play\",\n)"), ["Play"]);
    assert_eq!(
        untranslated(r#"ui.label(language.tr_with("moves", &[("count", 3.into())]))"#),
        [""; 0]
    );
    assert_eq!(
        untranslated(r#"ui.label(format!("{a} – {b}")); ui.button("×"); Id::new("menu")"#),
        [""; 0]
    );
}
