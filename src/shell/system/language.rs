//! The player-visible texts in every language: Fluent files, with a folder of `assets/lang` for each language. On the
//! desktop they are part of the program; the page of the browser brings those of one language, and others are fetched
//! when they are chosen. The language can be switched at any time.
//!
//! In source code a text key appears only as a literal in `tr("…")`, `tr_with("…", …)` or [`key`]`("…")`. This lets the
//! tests in `tools/tests/texts` find missing and unused keys.

use std::borrow::Cow;
use std::collections::HashSet;
use std::sync::{Mutex, PoisonError};

use bevy::prelude::*;
use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource};
use unic_langid::LanguageIdentifier;

/// A value to insert into a text, made from numbers and strings with `.into()`.
use fluent_bundle::FluentValue as Value;

/// A further language is a line here and a folder of `assets/lang`.
const ALL: &[Locale] = &[
    Locale::new("en", "English"),
    Locale::new("fr", "Français"),
    Locale::new("de", "Deutsch"),
    Locale::new("es", "Español"),
    Locale::new("it", "Italiano"),
    Locale::new("pt-BR", "Português (Brasil)"),
    Locale::new("nl", "Nederlands"),
    Locale::new("pl", "Polski"),
    Locale::new("tr", "Türkçe"),
    Locale::new("ru", "Русский"),
    // Last, since it is not offered.
    Locale {
        id: "pseudo",
        ..Locale::new("en", "English, longer")
    },
];

/// A language of the program.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Locale {
    /// Unique among languages, for settings and arguments.
    id: &'static str,
    tag: &'static str,
    name: &'static str,
}

impl Locale {
    /// English, in which texts are first written.
    pub const EN: Self = ALL[0];
    /// French.
    pub const FR: Self = ALL[1];
    /// English with every text 40 % longer, to check that no screen overflows.
    pub const PSEUDO: Self = ALL[ALL.len() - 1];
    /// No language: each text is its key, to show which one a sentence has.
    pub const KEYS: Self = Self {
        id: "keys",
        ..Self::new("en", "Keys")
    };

    const fn new(tag: &'static str, name: &'static str) -> Self {
        Self { id: tag, tag, name }
    }

    /// The languages offered to players, and [`PSEUDO`](Self::PSEUDO).
    pub fn all() -> impl DoubleEndedIterator<Item = Self> + Clone {
        ALL.iter().copied()
    }

    /// The languages offered to players.
    pub fn offered() -> impl DoubleEndedIterator<Item = Self> + Clone {
        Self::all().filter(|&locale| locale != Self::PSEUDO)
    }

    /// The name by which settings and arguments call it: its [tag](Self::tag), `pseudo` or `keys`.
    pub const fn id(self) -> &'static str {
        self.id
    }

    /// Its tag by BCP 47, which is also the name of the folder with its texts.
    pub const fn tag(self) -> &'static str {
        self.tag
    }

    /// Its name in the language itself.
    pub const fn name(self) -> &'static str {
        self.name
    }

    /// The language of this [id](Self::id).
    pub fn from_id(id: &str) -> Option<Self> {
        Self::all().chain([Self::KEYS]).find(|locale| locale.id == id)
    }

    /// The language for a tag such as `fr`, `fr-CA` or `fr_FR.UTF-8`, in whichever country's form we speak it; none if we
    /// don't.
    ///
    /// ```
    /// use agon::shell::system::language::Locale;
    /// assert_eq!(Locale::from_tag("fr_CA.UTF-8"), Some(Locale::FR));
    /// assert_eq!(Locale::from_tag("pt").map(Locale::tag), Some("pt-BR"));
    /// assert_eq!(Locale::from_tag("tlh"), None);
    /// ```
    pub fn from_tag(tag: &str) -> Option<Self> {
        let language = primary(tag);
        Self::offered().find(|locale| primary(locale.tag).eq_ignore_ascii_case(language))
    }

    /// The first of the user's languages that we speak; English if we speak none.
    pub fn system() -> Self {
        let tags = system_tags();
        tags.iter().find_map(|tag| Self::from_tag(tag)).unwrap_or(Self::EN)
    }

    /// Determines the plural rules.
    fn identifier(self) -> LanguageIdentifier {
        self.tag.parse().expect("a test parses the tags of all languages")
    }
}

/// The part of a tag that names the language, without country, script or encoding.
fn primary(tag: &str) -> &str {
    tag.split(['-', '_', '.', '@']).next().unwrap_or(tag)
}

#[cfg(not(target_arch = "wasm32"))]
fn system_tags() -> Vec<String> {
    // In POSIX order: the first that is set and not empty wins.
    let names = ["LC_ALL", "LC_MESSAGES", "LANG"].into_iter();
    let mut tags = names.filter_map(|name| std::env::var(name).ok());
    tags.find(|tag| !tag.is_empty()).into_iter().collect()
}

#[cfg(target_arch = "wasm32")]
fn system_tags() -> Vec<String> {
    let window = web_sys::window();
    let tags = window.map(|window| window.navigator().languages());
    tags.into_iter().flatten().filter_map(|tag| tag.as_string()).collect()
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
        if self.locale == Locale::KEYS {
            return key.to_owned();
        }
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
    fn keys_are_shown_in_place_of_texts() {
        let keys = Language::new(Locale::from_id("keys").unwrap());
        assert_eq!(keys.tr("settings-title"), "settings-title");
        assert!(Locale::all().all(|locale| locale != Locale::KEYS));
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

    #[test]
    fn tags_of_systems_and_browsers_are_understood() {
        assert_eq!(Locale::from_tag("fr-FR"), Some(Locale::FR));
        assert_eq!(Locale::from_tag("en_GB.UTF-8"), Some(Locale::EN));
        assert_eq!(Locale::from_tag("C.UTF-8"), None);
        assert_eq!(Locale::from_tag(""), None);
    }

    #[test]
    fn every_language_has_an_id_and_a_tag() {
        for locale in Locale::all() {
            assert_eq!(Locale::from_id(locale.id()), Some(locale));
            assert_eq!(locale.identifier().to_string(), locale.tag());
        }
    }
}
