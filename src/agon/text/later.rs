//! Texts that no screen needs before its page is opened. In the browser they are fetched then, with what the page shows.

use agon_core::embedded;

use crate::shell::system::language::Texts;

/// Two files of the assets folder.
#[derive(Clone, Copy, Debug)]
pub(crate) struct LaterTexts {
    /// Their paths in that folder, in English and in French.
    pub paths: [&'static str; 2],
    /// Their lengths, in bytes. A file of texts that breaks off between two of them can still be read, so only this shows
    /// that it is not whole.
    pub lengths: [usize; 2],
    /// What they contain, if that is part of the program.
    pub here: Option<Texts>,
}

/// The length of a file, which itself need not be part of the program.
macro_rules! length {
    ($path:literal) => {
        include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/assets/", $path)).len()
    };
}

macro_rules! later {
    ($en:literal, $fr:literal) => {
        LaterTexts {
            paths: [$en, $fr],
            lengths: [length!($en), length!($fr)],
            here: both(embedded!("assets/", $en), embedded!("assets/", $fr)),
        }
    };
}

const fn both(en: Option<&'static str>, fr: Option<&'static str>) -> Option<Texts> {
    match (en, fr) {
        (Some(en), Some(fr)) => Some(Texts { en, fr }),
        _ => None,
    }
}

/// What is said in lessons.
pub(crate) const LESSONS: LaterTexts = later!("lessons/en.ftl", "lessons/fr.ftl");
/// The sentences of the rule book, and what is told of the rooms of the museum.
pub(crate) const RULE_BOOK: LaterTexts = later!("rule_book/en.ftl", "rule_book/fr.ftl");
/// What else the museum says.
pub(crate) const MUSEUM: LaterTexts = later!("lang/en/museum.ftl", "lang/fr/museum.ftl");
/// The page of the puzzles.
pub(crate) const PUZZLES: LaterTexts = later!("lang/en/puzzles.ftl", "lang/fr/puzzles.ftl");
/// The page of progress.
pub(crate) const PROGRESS: LaterTexts = later!("lang/en/progress.ftl", "lang/fr/progress.ftl");

/// All of them.
pub(super) const ALL: [LaterTexts; 5] = [LESSONS, RULE_BOOK, MUSEUM, PUZZLES, PROGRESS];
