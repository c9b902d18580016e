//! Somebody's progress in the lessons, and its file.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use super::attempt::STARS;
use crate::notation::{VersionedError, read_versioned};

/// Incremented when older programs would misread newer texts.
const VERSION: u32 = 1;

/// The lessons that were done, and the one to go on with. Lessons that this program does not know are kept.
///
/// ```
/// use agon_core::learn::course::Course;
/// use agon_core::learn::progress::Progress;
///
/// let mut progress = Progress::default();
/// progress.done("first-steps", 2);
/// progress.done("first-steps", 1);
/// assert_eq!(progress.stars("first-steps"), Some(2), "the best counts");
/// assert_eq!(progress.next(Course::agon().ids()), Some("no-way-back"));
/// assert_eq!(Progress::read(&progress.write())?, progress);
/// # Ok::<(), agon_core::learn::progress::ProgressError>(())
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Progress {
    stars: BTreeMap<String, u8>,
    at: Option<String>,
}

/// Why a text is not what somebody has learned.
#[derive(Debug, thiserror::Error)]
pub enum ProgressError {
    /// It is damaged, or was written by a later program.
    #[error(transparent)]
    Text(#[from] VersionedError),
    /// A lesson has more stars than there are, or none.
    #[error("{1} stars for {0:?}")]
    Stars(String, u8),
}

#[derive(Serialize, Deserialize)]
struct Written {
    version: u32,
    #[serde(default)]
    at: Option<String>,
    stars: BTreeMap<String, u8>,
}

impl Progress {
    /// Reads what [`write`](Self::write) wrote.
    ///
    /// # Errors
    /// If the text is damaged, or was written by a later program.
    pub fn read(text: &str) -> Result<Self, ProgressError> {
        let Written { at, stars, .. } = read_versioned(text, VERSION..=VERSION)?;
        if let Some((id, &count)) = stars.iter().find(|&(_, count)| !(1..=STARS).contains(count)) {
            return Err(ProgressError::Stars(id.clone(), count));
        }
        Ok(Self { stars, at })
    }

    /// It as text.
    pub fn write(&self) -> String {
        let written = Written {
            version: VERSION,
            at: self.at.clone(),
            stars: self.stars.clone(),
        };
        serde_json::to_string(&written).expect("names and numbers can be written")
    }

    /// The most stars that a lesson was done with, 1 to 3; `None` if it was not done.
    pub fn stars(&self, id: &str) -> Option<u8> {
        self.stars.get(id).copied()
    }

    /// Whether no lesson was begun.
    pub fn is_empty(&self) -> bool {
        self.at.is_none() && self.stars.is_empty()
    }

    /// The number of lessons that were done, of whichever course.
    pub fn done_in_all(&self) -> usize {
        self.stars.len()
    }

    /// Whether a lesson was done.
    pub fn is_done(&self, id: &str) -> bool {
        self.stars.contains_key(id)
    }

    /// The number of lessons of a course that were done.
    pub fn count<'a>(&self, course: impl Iterator<Item = &'a str>) -> usize {
        course.filter(|id| self.is_done(id)).count()
    }

    /// Notes that a lesson was begun, so that it is the one to go on with.
    pub fn begun(&mut self, id: &str) {
        self.at = Some(id.to_owned());
    }

    /// Notes that a lesson was done with so many stars.
    pub fn done(&mut self, id: &str, stars: u8) {
        let best = self.stars.entry(id.to_owned()).or_default();
        *best = stars.clamp(1, STARS).max(*best);
    }

    /// Adds progress made elsewhere: the more stars count, and a lesson begun here goes on.
    pub fn add(&mut self, other: &Self) {
        other.stars.iter().for_each(|(id, &stars)| self.done(id, stars));
        self.at = self.at.take().or_else(|| other.at.clone());
    }

    /// The lesson of a course to go on with: the one begun last, or if that is done the first after it that is not, or
    /// else the first at all that is not; `None` if all are done.
    pub fn next<'a>(&self, mut course: impl Iterator<Item = &'a str> + Clone) -> Option<&'a str> {
        let is_open = |id: &&str| !self.is_done(id);
        let is_before = |id: &&str| self.at.as_deref().is_some_and(|at| at != *id);
        let later = course.clone().skip_while(is_before).find(is_open);
        later.or_else(|| course.find(is_open))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::learn::course::Course;

    fn next(progress: &Progress) -> Option<&'static str> {
        progress.next(Course::agon().ids())
    }

    #[test]
    fn the_lesson_begun_last_is_gone_on_with() {
        let ids: Vec<_> = Course::agon().ids().collect();
        let mut progress = Progress::default();
        assert!(progress.is_empty());
        assert_eq!(next(&progress), Some(ids[0]));
        progress.begun(ids[3]);
        assert!(!progress.is_empty());
        assert_eq!(
            next(&progress),
            Some(ids[3]),
            "what was skipped is not pressed on anybody"
        );
        progress.done(ids[3], 1);
        assert_eq!(next(&progress), Some(ids[4]));
        ids[4..].iter().for_each(|id| progress.done(id, 3));
        assert_eq!(next(&progress), Some(ids[0]), "then what was skipped");
        ids.iter().for_each(|id| progress.done(id, 3));
        assert_eq!(
            (next(&progress), progress.count(Course::agon().ids())),
            (None, ids.len())
        );
    }

    #[test]
    fn texts_of_other_programs_are_not_misread() {
        let known = Progress::read(r#"{"version":1,"stars":{"not-yet":2}}"#).unwrap();
        assert_eq!(known.stars("not-yet"), Some(2));
        assert!(known.write().contains("not-yet"));
        let later = Progress::read(r#"{"version":2,"stars":[]}"#);
        assert!(
            matches!(later, Err(ProgressError::Text(VersionedError::Version(2)))),
            "{later:?}"
        );
        for damaged in [
            "",
            "{}",
            "[1]",
            r#"{"version":1,"stars":{"a":4}}"#,
            r#"{"version":1,"stars":{"a":0}}"#,
        ] {
            assert!(Progress::read(damaged).is_err(), "{damaged}");
        }
    }
}
