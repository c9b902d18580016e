//! The record of a game, and its tags.

use super::line::Line;
use super::result::GameResult;
use super::tag::in_tag_name;
use crate::rules::{Handicap, Position, RuleSet};

/// PGN's seven tag roster without `Result`, which follows from the record; with the values for unknown.
pub(super) const ROSTER: [(&str, &str); 6] = [
    ("Event", "?"),
    ("Site", "?"),
    ("Date", "????.??.??"),
    ("Round", "?"),
    ("White", "?"),
    ("Black", "?"),
];

/// The tags that follow from the rest of the record and are not stored.
const DERIVED: [&str; 6] = ["Result", "Game", "Rules", "SetUp", "Position", "Handicap"];

/// The record of a game: its start, its moves, comments and variations.
///
/// Written by [`Display`](std::fmt::Display) and [`write_records`](super::write_records), read by
/// [`read_records`](super::read_records), without loss either way.
///
/// ```
/// use agon_core::notation::{Record, read_records};
/// use agon_core::rules::{Game, RuleSet};
///
/// let record = Record::from_game(&Game::new(RuleSet::default()), &[("White", "Ada")]);
/// assert_eq!(record.tag("White"), Some("Ada"));
/// assert_eq!(record.tag("Black"), Some("?"));
/// assert_eq!(read_records(&record.to_string()).whole()?, [record]);
/// # Ok::<(), agon_core::notation::RecordError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Record {
    /// The rules of the game.
    pub rules: RuleSet,
    /// The position in which the game began.
    pub start: Position,
    /// The side that gave its first turns away, and how many.
    pub handicap: Option<Handicap>,
    /// The main line, with comments and variations.
    pub line: Line,
    /// The result of the game.
    pub result: GameResult,
    /// The known tags of the roster in its order, then the others in theirs, without [`DERIVED`] ones.
    tags: Vec<(String, String)>,
}

impl Record {
    /// A record without moves.
    ///
    /// ```
    /// use agon_core::notation::{GameResult, Record};
    /// use agon_core::rules::{Position, RuleSet};
    ///
    /// let rules = RuleSet::default();
    /// let record = Record::new(rules, Position::start(&rules));
    /// assert_eq!(record.result, GameResult::Unfinished);
    /// ```
    pub fn new(rules: RuleSet, start: Position) -> Self {
        Self {
            rules,
            start,
            handicap: None,
            line: Line::default(),
            result: GameResult::Unfinished,
            tags: Vec::new(),
        }
    }

    /// All tags but those that follow from the record (`Result`, `Game`, `Rules`, `SetUp`, `Position`, `Handicap`), the
    /// roster first.
    pub fn tags(&self) -> impl Iterator<Item = (&str, &str)> {
        let roster = ROSTER.map(|(name, unknown)| (name, self.stored(name).unwrap_or(unknown)));
        roster.into_iter().chain(self.others())
    }

    fn stored(&self, name: &str) -> Option<&str> {
        let stored = self.tags.iter().find(|(known, _)| known == name);
        stored.map(|(_, value)| value.as_str())
    }

    /// The tags that are not of the roster.
    fn others(&self) -> impl Iterator<Item = (&str, &str)> {
        let tags = self.tags.iter().map(|(name, value)| (name.as_str(), value.as_str()));
        tags.filter(|(name, _)| rank(name) == ROSTER.len())
    }

    /// The value of a tag among [`tags`](Self::tags).
    pub fn tag(&self, name: &str) -> Option<&str> {
        self.tags().find(|(known, _)| *known == name).map(|(_, value)| value)
    }

    /// The [`tags`](Self::tags) without those of the roster that only say that something is unknown.
    pub fn known_tags(&self) -> impl Iterator<Item = (&str, &str)> {
        self.tags().filter(|tag| !ROSTER.contains(tag))
    }

    /// Sets a tag, or adds it after the others. Tags that follow from the record are ignored.
    ///
    /// In a name, characters other than letters, digits, `_` and `-` become `_`. In a value, control characters such as
    /// line breaks become spaces.
    ///
    /// ```
    /// use agon_core::notation::Record;
    /// use agon_core::rules::{Position, RuleSet};
    ///
    /// let rules = RuleSet::default();
    /// let mut record = Record::new(rules, Position::start(&rules));
    /// record.set_tag("Annotator", "Cy \"the Ring\"");
    /// record.set_tag("Rules", "ludii");
    /// assert!(record.to_string().contains(r#"[Annotator "Cy \"the Ring\""]"#));
    /// assert!(record.to_string().contains(r#"[Rules "globe"]"#));
    /// ```
    pub fn set_tag(&mut self, name: &str, value: &str) {
        if DERIVED.contains(&name) {
            return;
        }
        let mut name: String = name.chars().map(|c| if in_tag_name(c) { c } else { '_' }).collect();
        if name.is_empty() {
            name.push('_');
        }
        let value: String = value.chars().map(|c| if c.is_control() { ' ' } else { c }).collect();
        let is_unknown = ROSTER.contains(&(&*name, &*value));
        match self.tags.iter().position(|(known, _)| *known == name) {
            Some(at) if is_unknown => drop(self.tags.remove(at)),
            Some(at) => self.tags[at].1 = value,
            None if is_unknown => {}
            None => {
                let at = self.tags.partition_point(|(known, _)| rank(known) <= rank(&name));
                self.tags.insert(at, (name, value));
            }
        }
    }
}

/// The place of a tag in the roster; that of all others is after it.
fn rank(name: &str) -> usize {
    let place = ROSTER.iter().position(|(known, _)| *known == name);
    place.unwrap_or(ROSTER.len())
}
