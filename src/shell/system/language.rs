//! The player-visible texts in every language: Fluent files in `assets/lang`, one for the shell and one for each game,
//! embedded in the program and switchable at run time.
//!
//! In source code a text key appears only as a literal in `tr("…")`, `tr_with("…", …)` or [`key`]`("…")`. This lets the
//! test in `tests/app/language.rs` find missing and unused keys.

use std::borrow::Cow;
use std::collections::HashSet;
use std::sync::{Mutex, PoisonError};

use bevy::prelude::*;
use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource};
use unic_langid::LanguageIdentifier;

/// A value to insert into a text, made from numbers and strings with `.into()`.
use fluent_bundle::FluentValue as Value;

/// The texts of one part of the program, as Fluent files. Keys must be unique across parts.
#[derive(Clone, Copy, Debug)]
pub struct Texts {
    /// English texts.
    pub en: &'static str,
    /// French texts.
    pub fr: &'static str,
}

impl Texts {
    /// Texts that came while the program ran. They stay until it ends, like those that are part of it.
    ///
    /// # Errors
    /// If not all of them can be read.
    pub fn kept(en: String, fr: String) -> Result<Self, TextsUnreadable> {
        let keep = |text: String| match FluentResource::try_new(text.clone()) {
            Ok(_) => Ok(&*text.leak()),
            Err((_, errors)) => Err(TextsUnreadable(format!("{errors:?}"))),
        };
        Ok(Self {
            en: keep(en)?,
            fr: keep(fr)?,
        })
    }

    const fn of(self, locale: Locale) -> &'static str {
        match locale {
            Locale::En | Locale::Pseudo => self.en,
            Locale::Fr => self.fr,
        }
    }
}

/// Why texts cannot be read.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("these are not all texts: {0}")]
pub struct TextsUnreadable(String);

/// Texts of the shell and of any tabletop game.
const SHELL: Texts = Texts {
    en: include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/assets/lang/en/shell.ftl")),
    fr: include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/assets/lang/fr/shell.ftl")),
};

/// A supported language.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Locale {
    /// English.
    En,
    /// French.
    Fr,
    /// English with every text 40 % longer, to check that no screen overflows.
    Pseudo,
}

impl Locale {
    /// The languages offered to players.
    pub const OFFERED: [Self; 2] = [Self::En, Self::Fr];

    /// The language of a tag such as `fr`, `fr-CA`, `fr_FR.UTF-8` or `pseudo`; none if we don't speak it.
    ///
    /// ```
    /// use agon::shell::system::language::Locale;
    /// assert_eq!(Locale::from_tag("fr_CA.UTF-8"), Some(Locale::Fr));
    /// assert_eq!(Locale::from_tag("tlh"), None);
    /// ```
    pub fn from_tag(tag: &str) -> Option<Self> {
        match tag.split(['-', '_', '.', '@']).next()?.to_ascii_lowercase().as_str() {
            "en" => Some(Self::En),
            "fr" => Some(Self::Fr),
            "pseudo" => Some(Self::Pseudo),
            _ => None,
        }
    }

    /// The language of the user's system, English if we don't speak that.
    pub fn system() -> Self {
        system_tag().and_then(|tag| Self::from_tag(&tag)).unwrap_or(Self::En)
    }

    /// Determines the plural rules.
    fn identifier(self) -> LanguageIdentifier {
        let tag = match self {
            Self::En | Self::Pseudo => "en",
            Self::Fr => "fr",
        };
        tag.parse().expect("two letters are a language tag")
    }
}

#[cfg(not(target_arch = "wasm32"))]
fn system_tag() -> Option<String> {
    // In POSIX order: the first that is set and not empty wins.
    ["LC_ALL", "LC_MESSAGES", "LANG"]
        .into_iter()
        .filter_map(|name| std::env::var(name).ok())
        .find(|tag| !tag.is_empty())
}

#[cfg(target_arch = "wasm32")]
fn system_tag() -> Option<String> {
    web_sys::window()?.navigator().language()
}

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
    /// Sources of the texts, the shell's first.
    parts: Vec<Texts>,
    /// Problems already logged, so that a text used in every frame is reported only once.
    complained: Mutex<HashSet<String>>,
}

impl Language {
    /// The shell's texts in `locale`. Games [add](Self::add) theirs.
    pub fn new(locale: Locale) -> Self {
        let mut bundle = FluentBundle::new_concurrent(vec![locale.identifier()]);
        // Isolation marks protect right-to-left names; the supported languages need none, and not every font hides
        // them.
        bundle.set_use_isolating(false);
        if locale == Locale::Pseudo {
            bundle.set_transform(Some(lengthen));
        }
        let language = Self {
            locale,
            bundle,
            parts: Vec::new(),
            complained: Mutex::default(),
        };
        language.with(SHELL)
    }

    /// Adds texts, returning the language.
    #[must_use]
    pub fn with(mut self, texts: Texts) -> Self {
        self.add(texts);
        self
    }

    /// Adds the texts of a part of the program.
    pub fn add(&mut self, texts: Texts) {
        let locale = self.locale;
        let source = texts.of(locale).to_owned();
        let resource = FluentResource::try_new(source).unwrap_or_else(|(resource, errors)| {
            error!("the texts of {locale:?} are not all readable: {errors:?}");
            resource
        });
        if let Err(errors) = self.bundle.add_resource(resource) {
            error!("the texts of {locale:?} are not all usable: {errors:?}");
        }
        self.parts.push(texts);
    }

    /// The current language.
    pub fn locale(&self) -> Locale {
        self.locale
    }

    /// Shows everything in `locale` from now on.
    pub fn switch(&mut self, locale: Locale) {
        let parts = std::mem::take(&mut self.parts);
        // The shell's texts are already included.
        *self = parts.into_iter().skip(1).fold(Self::new(locale), Self::with);
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
        assert_eq!(Language::new(Locale::En).tr("no-such-thing"), "no-such-thing");
    }

    #[test]
    fn a_value_stands_in_its_text_without_marks_round_it() {
        let text = Language::new(Locale::En).tr_with("settings-set-aside", &[("place", "settings.damaged-1".into())]);
        assert!(text.ends_with("are here: settings.damaged-1"), "{text}");
    }

    #[test]
    fn texts_that_come_later_are_shown_in_every_language() {
        let texts = Texts::kept("late = Late".into(), "late = Tard".into()).unwrap();
        let mut language = Language::new(Locale::Fr).with(texts);
        assert_eq!(language.tr("late"), "Tard");
        language.switch(Locale::En);
        assert_eq!(language.tr("late"), "Late");
        assert!(Texts::kept("<html>".into(), "late = Tard".into()).is_err());
    }

    #[test]
    fn switching_changes_the_texts() {
        let mut language = Language::new(Locale::En);
        let english = language.tr("settings-title");
        language.switch(Locale::Fr);
        assert_ne!(language.tr("settings-title"), english);
        assert_eq!(language.locale(), Locale::Fr);
    }

    #[test]
    fn the_pseudo_language_is_two_fifths_longer() {
        let (english, pseudo) = (Language::new(Locale::En), Language::new(Locale::Pseudo));
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

    #[test]
    fn tags_of_systems_and_browsers_are_understood() {
        assert_eq!(Locale::from_tag("fr-FR"), Some(Locale::Fr));
        assert_eq!(Locale::from_tag("en_GB.UTF-8"), Some(Locale::En));
        assert_eq!(Locale::from_tag("C.UTF-8"), None);
        assert_eq!(Locale::from_tag(""), None);
    }
}
