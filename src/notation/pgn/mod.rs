//! Game records: tags, the moves with comments and variations, and the result, as PGN (`docs/rules.md` §8).

mod error;
mod game;
mod reader;
mod scanner;
mod writer;

use std::fmt;

use crate::rules::{Handicap, Move, Outcome, Position, RuleSet, Side};

pub use error::{RecordError, RecordFault};
pub use game::ReplayError;
pub use reader::{DEEPEST_VARIATION, read_records};
pub use writer::write_records;

/// The roster's tags that are kept as text (`Result`, the seventh, follows from the record), with what stands in a record
/// that does not know them.
const ROSTER: [(&str, &str); 6] = [
    ("Event", "?"),
    ("Site", "?"),
    ("Date", "????.??.??"),
    ("Round", "?"),
    ("White", "?"),
    ("Black", "?"),
];

/// The tags that follow from the rest of the record.
const DERIVED: [&str; 6] = ["Result", "Game", "Rules", "SetUp", "Position", "Handicap"];

/// The record of a game: how it began, what was played, and what might have been.
///
/// Written by [`Display`](fmt::Display) and [`write_records`], read by [`read_records`], without loss either way.
///
/// ```
/// use agon::notation::{Record, read_records};
/// use agon::rules::{Game, RuleSet};
///
/// let record = Record::from_game(&Game::new(RuleSet::default()), &[("White", "Ada")]);
/// assert_eq!(record.tag("White"), Some("Ada"));
/// assert_eq!(record.tag("Black"), Some("?"));
/// assert_eq!(read_records(&record.to_string())?, [record]);
/// # Ok::<(), agon::notation::RecordError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Record {
    /// The rules.
    pub rules: RuleSet,
    /// The position in which the game began.
    pub start: Position,
    /// Who gave turns away at the beginning, and how many.
    pub handicap: Option<Handicap>,
    /// The game, and its comments and variations.
    pub line: Line,
    /// How it ended.
    pub result: GameResult,
    /// The roster first and complete, then all others in their order; none that is derived.
    tags: Vec<(String, String)>,
}

impl Record {
    /// A record without moves.
    ///
    /// ```
    /// use agon::notation::{GameResult, Record};
    /// use agon::rules::{Position, RuleSet};
    ///
    /// let rules = RuleSet::default();
    /// let record = Record::new(rules, Position::start(&rules));
    /// assert_eq!(record.result, GameResult::Unfinished);
    /// ```
    pub fn new(rules: RuleSet, start: Position) -> Self {
        let tags = ROSTER.map(|(name, unknown)| (name.to_owned(), unknown.to_owned()));
        Self {
            rules,
            start,
            handicap: None,
            line: Line::default(),
            result: GameResult::Unfinished,
            tags: tags.into(),
        }
    }

    /// All tags but those that follow from the record (`Result`, `Game`, `Rules`, `SetUp`, `Position`, `Handicap`), the
    /// roster first.
    pub fn tags(&self) -> impl Iterator<Item = (&str, &str)> {
        self.tags.iter().map(|(name, value)| (name.as_str(), value.as_str()))
    }

    /// The value of a tag among [`tags`](Self::tags).
    pub fn tag(&self, name: &str) -> Option<&str> {
        self.tags().find(|(known, _)| *known == name).map(|(_, value)| value)
    }

    /// Sets a tag, or adds it behind the others. Tags that follow from the record stay as they are.
    ///
    /// A name has letters, digits, `_` and `-`, and a value no line breaks: whatever else there is becomes `_` in a name
    /// and a space in a value.
    ///
    /// ```
    /// use agon::notation::Record;
    /// use agon::rules::{Position, RuleSet};
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
        let value = value.chars().map(|c| if c.is_control() { ' ' } else { c }).collect();
        match self.tags.iter_mut().find(|(known, _)| *known == name) {
            Some(tag) => tag.1 = value,
            None => self.tags.push((name, value)),
        }
    }
}

fn in_tag_name(c: char) -> bool {
    c.is_alphanumeric() || c == '_' || c == '-'
}

/// Moves one after the other: a game, or a variation.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Line {
    /// What is said before anything is played.
    pub intro: Vec<Comment>,
    /// The moves.
    pub nodes: Vec<Node>,
}

impl Line {
    /// Adds a comment behind everything.
    fn append(&mut self, comment: Comment) {
        match self.nodes.last_mut() {
            Some(node) => node.after.push(comment),
            None => self.intro.push(comment),
        }
    }
}

/// A move of a record.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Node {
    /// The move.
    pub mv: Move,
    /// Comments between the turn's number and the move.
    pub before: Vec<Comment>,
    /// Numeric marks (`$1` is a good move, `$2` a mistake, and so on).
    pub nags: Vec<u8>,
    /// Comments after the move.
    pub after: Vec<Comment>,
    /// What might have been played instead of this move.
    pub variations: Vec<Line>,
}

impl From<Move> for Node {
    fn from(mv: Move) -> Self {
        Self {
            mv,
            before: Vec::new(),
            nags: Vec::new(),
            after: Vec::new(),
            variations: Vec::new(),
        }
    }
}

/// A comment: text without space round it and without `}`, which would end it and becomes `)`.
///
/// ```
/// use agon::notation::Comment;
///
/// assert_eq!(Comment::from(" a fork {of sorts} ").as_str(), "a fork {of sorts)");
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Comment(String);

impl Comment {
    /// The text.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl From<&str> for Comment {
    fn from(text: &str) -> Self {
        Self(text.trim().replace('}', ")"))
    }
}

/// How a game in a record ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum GameResult {
    /// `*`: it has not ended, or nobody knows.
    Unfinished,
    /// `1-0` or `0-1`.
    Won(Side),
    /// `1/2-1/2`.
    Drawn,
}

impl GameResult {
    const ALL: [Self; 4] = [
        Self::Unfinished,
        Self::Won(Side::White),
        Self::Won(Side::Black),
        Self::Drawn,
    ];

    fn from_text(text: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|result| result.text() == text)
    }

    /// As records write it.
    pub const fn text(self) -> &'static str {
        match self {
            Self::Unfinished => "*",
            Self::Won(Side::White) => "1-0",
            Self::Won(Side::Black) => "0-1",
            Self::Drawn => "1/2-1/2",
        }
    }
}

impl From<Option<Outcome>> for GameResult {
    fn from(outcome: Option<Outcome>) -> Self {
        match outcome {
            None => Self::Unfinished,
            Some(outcome) => outcome.winner().map_or(Self::Drawn, Self::Won),
        }
    }
}

impl fmt::Display for GameResult {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.text())
    }
}
