//! Words about files with somebody's progress.

use agon_core::progress_file::{Added, ProgressFileError};

use super::words::enumeration;
use crate::shell::system::language::{Language, key};

/// The additions from a file.
pub(crate) fn told(language: &Language, added: Added) -> String {
    let Added {
        lessons,
        puzzles,
        mistakes,
        lines,
        games,
    } = added;
    let counts = [
        (key("progress-copy-lessons"), lessons),
        (key("progress-copy-puzzles"), puzzles),
        (key("progress-copy-mistakes"), mistakes),
        (key("progress-copy-lines"), lines),
        (key("progress-copy-games"), games),
    ];
    let counts = counts.into_iter().filter(|(_, count)| *count > 0);
    let parts: Vec<_> = counts
        .map(|(key, count)| language.tr_with(key, &[("count", count.into())]))
        .collect();
    match parts.is_empty() {
        true => language.tr("progress-copy-known"),
        false => language.tr_with(
            "progress-copy-added",
            &[("parts", enumeration(language, &parts).into())],
        ),
    }
}

/// Why a file cannot be read.
pub(crate) fn fault(language: &Language, error: &ProgressFileError) -> String {
    language.tr(match error {
        ProgressFileError::Damaged(_) => key("progress-copy-damaged"),
        ProgressFileError::Later => key("progress-copy-later"),
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::shell::system::language::Locale;

    #[test]
    fn only_additions_are_counted_and_named() {
        let added = Added {
            lessons: 1,
            games: 12,
            ..Added::default()
        };
        let english = Language::new(Locale::EN);
        assert_eq!(told(&english, added), "Added to your progress: 1 lesson and 12 games.");
        assert_eq!(told(&english, Added::default()), "All of that is here already.");
        let french = told(&Language::new(Locale::FR), added);
        assert!(french.contains("1 leçon et 12 parties"), "{french}");
    }
}
