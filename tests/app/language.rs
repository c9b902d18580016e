//! The texts and the sources agree: nothing is said in one language only, nothing is said past the language files, and
//! what a key promises is there.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use agon::shell::system::language::{Language, Locale};

/// Texts that are the same in French and in English, each for a reason: names, and signs both languages share.
const SAME_IN_BOTH: [&str; 55] = [
    "source-globe-joueur",
    "source-board-and-pieces",
    "source-parlett",
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

/// Files whose keys are made of names in the content that they belong to.
const MADE_KEYS: [&str; 3] = ["lessons.ftl", "agent_lessons.ftl", "rule_book.ftl"];

/// The names of a language's files of texts.
fn files(locale: Locale) -> BTreeSet<String> {
    let files = fs::read_dir(root().join("assets/lang").join(locale.tag())).unwrap();
    let names = files.map(|file| file.unwrap().file_name().into_string().unwrap());
    names.filter(|name| name.ends_with(".ftl")).collect()
}

/// The texts of a file, each with its key, in their order.
fn entries_of(locale: Locale, file: &str) -> Vec<(String, String)> {
    let path = root().join("assets/lang").join(locale.tag()).join(file);
    let text = fs::read_to_string(path).unwrap();
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
pub fn entries(locale: Locale) -> Vec<(String, String)> {
    files(locale).iter().flat_map(|file| entries_of(locale, file)).collect()
}

/// The keys of a file, in their order. Every language has the same.
fn keys_of(file: &str) -> Vec<String> {
    entries_of(Locale::EN, file).into_iter().map(|(key, _)| key).collect()
}

/// All keys.
pub fn keys() -> Vec<String> {
    files(Locale::EN).iter().flat_map(|file| keys_of(file)).collect()
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
fn all_languages_have_the_same_files_with_the_same_keys_in_the_same_order() {
    for locale in Locale::offered() {
        assert_eq!(files(locale), files(Locale::EN), "{locale:?}");
        for file in files(locale) {
            let keys: Vec<_> = entries_of(locale, &file).into_iter().map(|(key, _)| key).collect();
            assert_eq!(keys, keys_of(&file), "{file} in {locale:?}");
        }
    }
}

#[test]
fn all_languages_have_the_same_texts_for_the_page() {
    let read = |locale: Locale| -> serde_json::Value {
        let path = root().join("assets/lang").join(locale.tag()).join("page.json");
        serde_json::from_str(&fs::read_to_string(path).unwrap()).unwrap()
    };
    /// Whether two values have the same names and lengths everywhere.
    fn are_alike(one: &serde_json::Value, other: &serde_json::Value) -> bool {
        use serde_json::Value::{Array, Object, String};
        match (one, other) {
            (Object(one), Object(other)) => {
                one.len() == other.len()
                    && one
                        .iter()
                        .all(|(name, value)| other.get(name).is_some_and(|other| are_alike(value, other)))
            }
            (Array(one), Array(other)) => one.len() == other.len(),
            (String(one), String(other)) => !one.is_empty() && !other.is_empty(),
            _ => false,
        }
    }
    for locale in Locale::offered() {
        assert!(are_alike(&read(locale), &read(Locale::EN)), "{locale:?}");
    }
}

#[test]
fn every_folder_of_texts_is_a_language() {
    let folders = fs::read_dir(root().join("assets/lang")).unwrap();
    let found: BTreeSet<_> = folders.map(|folder| folder.unwrap().file_name()).collect();
    assert_eq!(found, Locale::offered().map(|locale| locale.tag().into()).collect());
}

#[test]
fn no_key_stands_twice() {
    let keys = keys();
    assert_eq!(keys.iter().collect::<BTreeSet<_>>().len(), keys.len());
}

#[test]
fn every_key_in_the_sources_has_a_text_and_every_text_is_used() {
    let files = files(Locale::EN);
    let (made, written): (Vec<_>, Vec<_>) = files.iter().partition(|file| MADE_KEYS.contains(&file.as_str()));
    assert_eq!(made.len(), MADE_KEYS.len());
    let there: BTreeSet<_> = written.into_iter().flat_map(|file| keys_of(file)).collect();
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
    let there: BTreeSet<_> = keys_of("shell.ftl").into_iter().collect();
    let used = used_keys(|path| apart.iter().any(|folder| path.starts_with(folder)));
    let missing: Vec<_> = used.difference(&there).collect();
    assert!(missing.is_empty(), "in the texts of a game: {missing:?}");
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

#[test]
fn french_differs_from_english_except_where_we_know_it_does_not() {
    let (english, french) = (Language::new(Locale::EN), Language::new(Locale::FR));
    for key in keys() {
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
