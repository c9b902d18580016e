//! The player-visible texts in every language: Fluent files, with a folder of `assets/lang` for each language. On the
//! desktop they are part of the program; the page of the browser brings those of one language, and others are fetched
//! when they are chosen. The language can be switched at any time.
//!
//! In source code a text key appears only as a literal in `tr("…")`, `tr_with("…", …)` or [`key`]`("…")`. This lets the
//! test in `tests/app/language.rs` find missing and unused keys.

mod locale;

use std::borrow::Cow;
use std::collections::HashSet;
use std::sync::{Mutex, PoisonError};

use bevy::prelude::*;
use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource};

/// A value to insert into a text, made from numbers and strings with `.into()`.
use fluent_bundle::FluentValue as Value;
pub use locale::Locale;

/// Marks a literal as a text key where the text itself is looked up elsewhere: `const LEVELS: [&str; 2] =
/// [key("level-easy"), key("level-hard")];`
pub const fn key(key: &'static str) -> &'static str {
    key
}

/// The current language and its texts. Changing it (see [`Language::switch`]) changes every text in the next frame,
/// since the interface looks its texts up each time.
#[derive(Resource)]
pub struct Language {
    locale: Locale,
    bundle: FluentBundle<FluentResource>,
    /// Whether the texts that are part of the program are used.
    is_whole: bool,
    /// Other texts, each with its language.
    added: Vec<(Locale, String)>,
    /// Problems already logged, so that a text used in every frame is reported only once.
    complained: Mutex<HashSet<String>>,
}

impl Language {
    /// The texts of the program in `locale`.
    #[cfg(not(target_arch = "wasm32"))]
    pub fn new(locale: Locale) -> Self {
        Self::with(locale, true, Vec::new())
    }

    /// No texts but these of `locale`, as in the browser.
    pub fn fetched(locale: Locale, texts: String) -> Self {
        Self::with(locale, false, vec![(locale, texts)])
    }

    fn with(locale: Locale, is_whole: bool, added: Vec<(Locale, String)>) -> Self {
        let mut bundle = FluentBundle::new_concurrent(vec![locale.identifier()]);
        // Isolation marks protect right-to-left names; the supported languages need none, and not every font hides
        // them.
        bundle.set_use_isolating(false);
        if locale == Locale::PSEUDO {
            bundle.set_transform(Some(lengthen));
        }
        let mut language = Self {
            locale,
            bundle,
            is_whole,
            added: Vec::new(),
            complained: Mutex::default(),
        };
        if is_whole {
            embedded(locale).into_iter().for_each(|texts| language.take_in(texts));
        }
        added.into_iter().for_each(|(of, texts)| language.add(of, texts));
        language
    }

    /// Adds texts of a language, with keys that no others have.
    pub fn add(&mut self, locale: Locale, texts: String) {
        if locale.tag() == self.locale.tag() {
            self.take_in(&texts);
        }
        self.added.push((locale, texts));
    }

    fn take_in(&mut self, texts: &str) {
        let locale = self.locale;
        let resource = FluentResource::try_new(texts.to_owned()).unwrap_or_else(|(resource, errors)| {
            error!("the texts of {locale:?} are not all readable: {errors:?}");
            resource
        });
        if let Err(errors) = self.bundle.add_resource(resource) {
            error!("the texts of {locale:?} are not all usable: {errors:?}");
        }
    }

    /// Whether the program has the texts of a language.
    pub fn has(&self, locale: Locale) -> bool {
        self.is_whole || self.added.iter().any(|(of, _)| of.tag() == locale.tag())
    }

    /// The current language.
    pub fn locale(&self) -> Locale {
        self.locale
    }

    /// Shows everything in `locale` from now on, whose texts must be [there](Self::has).
    pub fn switch(&mut self, locale: Locale) {
        let added = std::mem::take(&mut self.added);
        *self = Self::with(locale, self.is_whole, added);
    }

    /// The text for `key`, or the key itself if there is none.
    pub fn tr(&self, key: &str) -> String {
        self.format(key, None)
    }

    /// The text for `key` with values inserted: `language.tr_with("move-count", &[("count", 3.into())])`.
    pub fn tr_with(&self, key: &str, args: &[(&'static str, Value<'_>)]) -> String {
        self.format(key, Some(&args.iter().cloned().collect()))
    }

    fn format(&self, key: &str, args: Option<&FluentArgs>) -> String {
        let Some(pattern) = self.bundle.get_message(key).and_then(|message| message.value()) else {
            self.complain(key, "has no text");
            return key.to_owned();
        };
        let mut errors = Vec::new();
        let text = self.bundle.format_pattern(pattern, args, &mut errors).into_owned();
        if !errors.is_empty() {
            self.complain(key, "lacks a value");
        }
        text
    }

    fn complain(&self, key: &str, what: &str) {
        let mut complained = self.complained.lock().unwrap_or_else(PoisonError::into_inner);
        if complained.insert(key.to_owned()) {
            error!("`{key}` {what} in {:?}", self.locale);
        }
    }
}

/// The texts that are part of the program.
#[cfg(not(target_arch = "wasm32"))]
fn embedded(locale: Locale) -> Vec<&'static str> {
    static LANG: include_dir::Dir = include_dir::include_dir!("$CARGO_MANIFEST_DIR/assets/lang");
    let folder = LANG.get_dir(locale.tag());
    let files = folder.into_iter().flat_map(|folder| folder.files());
    let texts = files.filter(|file| file.path().extension().is_some_and(|end| end == "ftl"));
    texts.filter_map(|file| file.contents_utf8()).collect()
}

#[cfg(target_arch = "wasm32")]
fn embedded(_: Locale) -> Vec<&'static str> {
    Vec::new()
}

/// Repeats letters until the text is 40 % longer. Word boundaries are kept, so that lines break as in a language with
/// longer words.
fn lengthen(text: &str) -> Cow<'_, str> {
    let mut longer = String::with_capacity(text.len() * 2);
    // In tenths of a letter, rounded up.
    let mut owed = 9;
    for letter in text.chars() {
        longer.push(letter);
        owed += 4;
        if letter.is_alphanumeric() {
            while owed >= 10 {
                longer.push(letter);
                owed -= 10;
            }
        }
    }
    Cow::Owned(longer)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_key_without_text_shows_itself() {
        assert_eq!(Language::new(Locale::EN).tr("no-such-thing"), "no-such-thing");
    }

    #[test]
    fn a_value_stands_in_its_text_without_marks_round_it() {
        let text = Language::new(Locale::EN).tr_with("settings-set-aside", &[("place", "settings.damaged-1".into())]);
        assert!(text.ends_with("are here: settings.damaged-1"), "{text}");
    }

    #[test]
    fn added_texts_are_shown_in_their_language() {
        let mut language = Language::new(Locale::FR);
        language.add(Locale::FR, "late = Tard".into());
        language.add(Locale::EN, "late = Late".into());
        assert_eq!(language.tr("late"), "Tard");
        language.switch(Locale::EN);
        assert_eq!(language.tr("late"), "Late");
    }

    #[test]
    fn fetched_texts_are_the_only_ones() {
        let language = Language::fetched(Locale::FR, "late = Tard".into());
        assert!(language.has(Locale::FR) && !language.has(Locale::EN));
        assert_eq!(language.tr("late"), "Tard");
        assert_eq!(language.tr("settings-title"), "settings-title");
    }

    #[test]
    fn switching_changes_the_texts() {
        let mut language = Language::new(Locale::EN);
        let english = language.tr("settings-title");
        language.switch(Locale::FR);
        assert_ne!(language.tr("settings-title"), english);
        assert_eq!(language.locale(), Locale::FR);
    }

    #[test]
    fn the_pseudo_language_is_two_fifths_longer() {
        let (english, pseudo) = (Language::new(Locale::EN), Language::new(Locale::PSEUDO));
        for key in ["settings-title", "exchange-no-dialog", "store-cause-denied"] {
            let (short, long) = (english.tr(key), pseudo.tr(key));
            let (before, after) = (short.chars().count(), long.chars().count());
            let rounding = 10 * short.lines().count();
            assert!(
                (after * 10).abs_diff(before * 14) <= rounding,
                "{key}: {before} became {after}"
            );
        }
    }
}
