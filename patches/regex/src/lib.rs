//! `regex-lite` under the name of `regex`, with what makes it fast enough for the directives of shaders: most lines have
//! none, and are told by a text that they lack.

mod required;

use std::borrow::Cow;
use std::ops::Deref;

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

    /// The text with all matches replaced.
    pub fn replace_all<'t>(&self, text: &'t str, by: impl Replacer) -> Cow<'t, str> {
        match self.may_match(text) {
            true => self.lite.replace_all(text, by),
            false => Cow::Borrowed(text),
        }
    }
}

/// What is asked less often.
impl Deref for Regex {
    type Target = regex_lite::Regex;

    fn deref(&self) -> &regex_lite::Regex {
        &self.lite
    }
}
