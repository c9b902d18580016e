//! What texts of all languages have in common.

use std::collections::HashMap;
use std::fmt::Debug;

use crate::shell::system::language::{Language, Locale};

/// Each thing has a sentence of its own, complete, in every language.
pub fn assert_told_apart<T: Copy + Debug>(things: &[T], sentence: impl Fn(&Language, T) -> String) {
    for locale in Locale::offered() {
        let language = Language::new(locale);
        let mut seen = HashMap::new();
        for &thing in things {
            let sentence = sentence(&language, thing);
            assert!(sentence.ends_with('.') && !sentence.contains('{'), "{sentence}");
            if let Some(other) = seen.insert(sentence, thing) {
                panic!("{other:?} and {thing:?} read alike in {locale:?}");
            }
        }
    }
}
