//! Everything that somebody has learned, solved and played, as one file: to be kept elsewhere, and taken to another
//! device.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::learn::progress::{Progress as Lessons, ProgressError};
use crate::notation::{VersionedError, read_versioned};
use crate::played::acquaintances::Acquaintances;
use crate::played::career::Career;
use crate::played::history::History;
use crate::puzzles::progress::Progress as Puzzles;

/// Incremented when older programs would misread newer files.
const VERSION: u32 = 1;

/// The value of the first field, by which such files are recognized.
const FORMAT: &str = "agon-progress";

/// The part of a text within which the format must be named, in bytes.
const HEAD: usize = 200;

/// All that is kept of somebody's progress.
///
/// ```
/// use agon_core::progress_file::ProgressFile;
///
/// let mut here = ProgressFile::default();
/// here.lessons.done("first-steps", 2);
/// let text = here.write();
/// assert!(ProgressFile::is_meant(&text));
///
/// let mut there = ProgressFile::default();
/// there.lessons.done("no-way-back", 3);
/// assert_eq!(there.add(&ProgressFile::read(&text)?).lessons, 1);
/// assert_eq!(there.lessons.stars("first-steps"), Some(2));
/// assert_eq!(there.lessons.stars("no-way-back"), Some(3), "nothing is lost");
/// # Ok::<(), agon_core::progress_file::ProgressFileError>(())
/// ```
#[derive(Clone, Debug, Default, PartialEq)]
pub struct ProgressFile {
    /// The lessons.
    pub lessons: Lessons,
    /// The puzzles, and the mistakes and lines that come back.
    pub puzzles: Puzzles,
    /// The games against the computer.
    pub games: History,
    /// The lessons of the other games of the house, by the name of the game.
    pub others: BTreeMap<String, Lessons>,
    /// The games of Agent.
    pub career: Career,
    /// What is known of Agent's cast.
    pub cast: Acquaintances,
}

/// Number added of each kind.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Added {
    /// Lessons that were done.
    pub lessons: usize,
    /// Puzzles that were tried.
    pub puzzles: usize,
    /// Mistakes that come back.
    pub mistakes: usize,
    /// Lines of openings that are learned.
    pub lines: usize,
    /// Finished games.
    pub games: usize,
}

/// Why a text is no file of progress.
#[derive(Debug, thiserror::Error)]
pub enum ProgressFileError {
    /// It is damaged.
    #[error("the file is damaged: {0}")]
    Damaged(String),
    /// It, or a part of it, was written by a later program.
    #[error("the file was written by a later program")]
    Later,
}

#[derive(Serialize, Deserialize)]
struct Written {
    format: String,
    version: u32,
    lessons: Value,
    puzzles: Value,
    games: Value,
    /// Older programs do not write them.
    #[serde(default)]
    others: BTreeMap<String, Value>,
    #[serde(default)]
    career: Option<Value>,
    #[serde(default)]
    cast: Option<Value>,
}

impl ProgressFile {
    /// Whether a text is meant to be such a file, readable or not.
    pub fn is_meant(text: &str) -> bool {
        let text = text.trim_start();
        let head = text.bytes().take(HEAD).collect::<Vec<_>>();
        text.starts_with('{') && String::from_utf8_lossy(&head).contains(&format!("\"{FORMAT}\""))
    }

    /// Reads what [`write`](Self::write) wrote.
    ///
    /// # Errors
    /// If the text is damaged, or was written by a later program.
    pub fn read(text: &str) -> Result<Self, ProgressFileError> {
        let written: Written = read_versioned(text, VERSION..=VERSION)?;
        if written.format != FORMAT {
            return Err(ProgressFileError::Damaged(format!(
                "its format is {:?}",
                written.format
            )));
        }
        Ok(Self {
            lessons: Lessons::read(&written.lessons.to_string())?,
            puzzles: Puzzles::read(&written.puzzles.to_string())?,
            games: History::read(&written.games.to_string())?,
            others: written
                .others
                .into_iter()
                .map(|(game, lessons)| Ok((game, Lessons::read(&lessons.to_string())?)))
                .collect::<Result<_, ProgressError>>()?,
            career: optional(written.career, Career::read)?,
            cast: optional(written.cast, Acquaintances::read)?,
        })
    }

    /// It as text.
    pub fn write(&self) -> String {
        let part = |text: &str| serde_json::from_str(text).expect("what was just written can be read");
        let written = Written {
            format: FORMAT.to_owned(),
            version: VERSION,
            lessons: part(&self.lessons.write()),
            puzzles: part(&self.puzzles.write()),
            games: part(&self.games.write()),
            others: self
                .others
                .iter()
                .map(|(game, lessons)| (game.clone(), part(&lessons.write())))
                .collect(),
            career: Some(part(&self.career.write())),
            cast: Some(part(&self.cast.write())),
        };
        serde_json::to_string(&written).expect("names and numbers can be written")
    }

    /// Whether there is nothing in it.
    pub fn is_empty(&self) -> bool {
        let others = self.others.values().all(Lessons::is_empty);
        let of_agent = self.career.is_empty() && self.cast.is_empty();
        of_agent && others && self.lessons.is_empty() && self.puzzles.kept() == [0; 3] && self.games.is_empty()
    }

    fn count(&self) -> Added {
        let [puzzles, mistakes, lines] = self.puzzles.kept();
        Added {
            lessons: self.lessons.done_in_all() + self.others.values().map(Lessons::done_in_all).sum::<usize>(),
            puzzles,
            mistakes,
            lines,
            games: self.games.len() + self.career.tally().games,
        }
    }

    /// Adds what is in another file. Nothing that is here is lost; where both know something, the better or later
    /// counts. Returns how much was not here before.
    pub fn add(&mut self, other: &Self) -> Added {
        let before = self.count();
        self.lessons.add(&other.lessons);
        self.puzzles.add(&other.puzzles);
        self.games.add(&other.games);
        for (game, lessons) in &other.others {
            self.others.entry(game.clone()).or_default().add(lessons);
        }
        self.career.add(&other.career);
        self.cast.add(&other.cast);
        let after = self.count();
        Added {
            lessons: after.lessons - before.lessons,
            puzzles: after.puzzles - before.puzzles,
            mistakes: after.mistakes - before.mistakes,
            lines: after.lines - before.lines,
            games: after.games - before.games,
        }
    }
}

/// A part that older programs do not write.
fn optional<T: Default>(
    part: Option<Value>,
    read: impl Fn(&str) -> Result<T, VersionedError>,
) -> Result<T, VersionedError> {
    part.map_or_else(|| Ok(T::default()), |part| read(&part.to_string()))
}

impl From<VersionedError> for ProgressFileError {
    fn from(error: VersionedError) -> Self {
        match error {
            VersionedError::Version(_) => Self::Later,
            VersionedError::Unreadable(fault) => Self::Damaged(fault.to_string()),
        }
    }
}

impl From<ProgressError> for ProgressFileError {
    fn from(error: ProgressError) -> Self {
        match error {
            ProgressError::Text(error) => error.into(),
            ProgressError::Stars(..) => Self::Damaged(error.to_string()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::Level;
    use crate::played::game::{End, PlayedGame};
    use crate::played::game_of_day::game_of_day;
    use crate::puzzles::collection::Collection;
    use crate::rules::RuleSet;

    /// Somebody who has done a lesson, missed a puzzle and won a game.
    fn progress(number: usize) -> ProgressFile {
        let mut progress = ProgressFile::default();
        progress.lessons.done(&format!("lesson-{number}"), 2);
        let other = progress.others.entry("agent".into()).or_default();
        other.done(&format!("other-{number}"), 3);
        let puzzle = &Collection::agon().puzzles()[number];
        progress.puzzles.first_try(puzzle, false);
        progress.puzzles.missed(puzzle, 100);
        let game = PlayedGame {
            ended: "2026.11.21-094355".into(),
            level: Level::Casual,
            rules: RuleSet::default(),
            end: End::Won,
            turns: 51,
            helped: false,
            distinctions: Vec::new(),
        };
        progress.games.put(number as u64, game);
        progress
    }

    #[test]
    fn progress_of_two_devices_is_merged() {
        let (mut here, there) = (progress(0), progress(1));
        let text = there.write();
        let read = ProgressFile::read(&text).unwrap();
        let one_each = Added {
            lessons: 2,
            puzzles: 1,
            mistakes: 0,
            lines: 0,
            games: 1,
        };
        assert_eq!(here.add(&read), one_each);
        assert_eq!(here.add(&read), Added::default(), "it is all here now");
        assert_eq!(here.lessons.stars("lesson-0"), Some(2));
        assert_eq!(here.others["agent"].stars("other-1"), Some(3));
        assert_eq!(here.puzzles.due(Collection::agon(), 101).len(), 2);
        assert_eq!(here.games.len(), 2);
        assert_eq!(ProgressFile::read(&here.write()).unwrap().count(), here.count());
    }

    #[test]
    fn games_and_positions_are_not_taken_for_progress_and_half_a_file_is() {
        let text = progress(0).write();
        for other in [
            "",
            "{a comment} 1. f1g1 *",
            "[White \"Ada\"]",
            "{}",
            "{\"format\":\"chess\"}",
        ] {
            assert!(!ProgressFile::is_meant(other), "{other}");
        }
        assert!(ProgressFile::is_meant(&text) && ProgressFile::is_meant(&format!("\n {text}")));
        assert!(ProgressFile::is_meant(&text[..text.len() / 2]));
    }

    #[test]
    fn files_without_parts_of_other_games_are_read_as_well() {
        let mut progress = progress(0);
        progress.others.clear();
        let text = progress.write();
        let (old, of_others) = text.split_once(",\"others\":").expect("they stand at the end");
        assert!(
            of_others.contains("\"career\":") && of_others.contains("\"cast\":"),
            "{text}"
        );
        let old = ProgressFile::read(&format!("{old}}}")).unwrap();
        assert_eq!(old, progress);
    }

    #[test]
    fn games_of_agent_and_what_they_show_come_along() {
        let day = game_of_day(20_785);
        let mut there = ProgressFile::default();
        there.career.begin_evening(&day);
        assert!(!there.is_empty());
        let read = ProgressFile::read(&there.write()).unwrap();
        let mut here = progress(0);
        here.add(&read);
        assert_eq!(read, there);
        assert!(
            !here.career.is_evening(day.seed()),
            "a season goes on where it was begun"
        );
    }

    #[test]
    fn damaged_and_later_files_are_distinguished() {
        let text = progress(0).write();
        for damaged in [
            &text[..text.len() / 2],
            "{}",
            &text.replace("\"lesson-0\":2", "\"lesson-0\":9"),
            &text.replace("agon-progress", "agon-something"),
            &text.replace("\"ended\"", "\"begun\""),
        ] {
            let read = ProgressFile::read(damaged);
            assert!(
                matches!(read, Err(ProgressFileError::Damaged(_))),
                "{damaged}: {read:?}"
            );
        }
        // The first version is that of the file, the others are of its parts.
        for (part, _) in text.match_indices("\"version\":") {
            let at = part + "\"version\":".len();
            let later = format!("{}99{}", &text[..at], &text[at + 1..]);
            let read = ProgressFile::read(&later);
            assert!(matches!(read, Err(ProgressFileError::Later)), "{later}: {read:?}");
        }
    }
}
