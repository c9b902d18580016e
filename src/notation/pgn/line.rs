//! Lines of moves with comments, marks and variations.

use crate::rules::Move;

/// How deep variations may lie inside one another.
pub const DEEPEST_VARIATION: usize = 100;

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
    pub(super) fn append(&mut self, comment: Comment) {
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
