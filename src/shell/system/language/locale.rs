//! The languages of the program. A further one is a line of [`ALL`] and a folder of `assets/lang`.

use unic_langid::LanguageIdentifier;

const ALL: &[Locale] = &[
    Locale::new("en", "English"),
    Locale::new("fr", "Français"),
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

    /// The name by which settings and arguments call it: its [tag](Self::tag), or `pseudo`.
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
        Self::all().find(|locale| locale.id == id)
    }

    /// The language for a tag such as `fr`, `fr-CA` or `fr_FR.UTF-8`; none if we don't speak it.
    ///
    /// ```
    /// use agon::shell::system::language::Locale;
    /// assert_eq!(Locale::from_tag("fr_CA.UTF-8"), Some(Locale::FR));
    /// assert_eq!(Locale::from_tag("tlh"), None);
    /// ```
    pub fn from_tag(tag: &str) -> Option<Self> {
        let language = tag.split(['-', '_', '.', '@']).next()?;
        Self::offered().find(|locale| locale.tag.eq_ignore_ascii_case(language))
    }

    /// The first of the user's languages that we speak; English if we speak none.
    pub fn system() -> Self {
        let tags = system_tags();
        tags.iter().find_map(|tag| Self::from_tag(tag)).unwrap_or(Self::EN)
    }

    /// Determines the plural rules.
    pub(super) fn identifier(self) -> LanguageIdentifier {
        self.tag.parse().expect("a test parses the tags of all languages")
    }
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

#[cfg(test)]
mod tests {
    use super::*;

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
