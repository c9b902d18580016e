//! `regex-lite` under the name of `regex`, with what makes it fast enough for the directives of shaders: most lines have
//! none, and are told by a text that they lack. There is only what naga_oil asks for, so that nothing passes that by.

mod required;

use std::borrow::Cow;

pub use regex_lite::*;

/// A compiled pattern.
#[derive(Clone, Debug)]
pub struct Regex {
    lite: regex_lite::Regex,
    /// Every match contains one of these; none where that is not known.
    required: Option<Vec<String>>,
}

impl Regex {
    /// Compiles a pattern.
    ///
    /// # Errors
    /// If it is none.
    pub fn new(pattern: &str) -> Result<Self, Error> {
        Ok(Self {
            lite: regex_lite::Regex::new(pattern)?,
            required: required::texts(pattern),
        })
    }

    fn may_match(&self, text: &str) -> bool {
        let Some(required) = &self.required else { return true };
        required.iter().any(|part| text.contains(part.as_str()))
    }

    /// Whether there is a match.
    pub fn is_match(&self, text: &str) -> bool {
        self.may_match(text) && self.lite.is_match(text)
    }

    /// The first match.
    pub fn find<'t>(&self, text: &'t str) -> Option<Match<'t>> {
        self.may_match(text).then(|| self.lite.find(text)).flatten()
    }

    /// The groups of the first match.
    pub fn captures<'t>(&self, text: &'t str) -> Option<Captures<'t>> {
        self.may_match(text).then(|| self.lite.captures(text)).flatten()
    }

    /// The groups of all matches.
    pub fn captures_iter<'t>(&self, text: &'t str) -> impl Iterator<Item = Captures<'t>> {
        let all = self.may_match(text).then(|| self.lite.captures_iter(text));
        all.into_iter().flatten()
    }

    /// The text with the first match replaced.
    pub fn replace<'t>(&self, text: &'t str, by: impl Replacer) -> Cow<'t, str> {
        match self.may_match(text) {
            true => self.lite.replace(text, by),
            false => Cow::Borrowed(text),
        }
    }

    /// The text with all matches replaced.
    pub fn replace_all<'t>(&self, text: &'t str, by: impl Replacer) -> Cow<'t, str> {
        match self.may_match(text) {
            true => self.lite.replace_all(text, by),
            false => Cow::Borrowed(text),
        }
    }
}
