//! Lines of moves with comments, marks and variations.

use super::tag::begins_game;
use crate::notation::signs::is_invisible;
use crate::rules::Move;

/// The deepest nesting of variations that is read and written.
pub const DEEPEST_VARIATION: usize = 100;

/// A sequence of moves: the main line, or a variation.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Line {
    /// Comments before the first move.
    pub intro: Vec<Comment>,
    /// The moves with their annotations.
    pub nodes: Vec<Node>,
}

impl Line {
    /// Whether it has neither moves nor comments. Such a variation is not written.
    pub const fn is_empty(&self) -> bool {
        self.nodes.is_empty() && self.intro.is_empty()
    }

    /// Adds a comment at the end.
    pub(super) fn append(&mut self, comment: Comment) {
        match self.nodes.last_mut() {
            Some(node) => node.after.push(comment),
            None => self.intro.push(comment),
        }
    }
}

/// A move of a record, with its annotations.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Node {
    /// The move itself.
    pub mv: Move,
    /// Comments between the turn's number and the move.
    pub before: Vec<Comment>,
    /// PGN's numeric annotation glyphs (1 for a good move, 2 for a mistake, …).
    pub nags: Vec<u16>,
    /// Comments after the move.
    pub after: Vec<Comment>,
    /// Lines that begin with another move instead of this one.
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

/// A comment: text without white space around it. A `}` would end it and becomes `)`. An empty line and a tag would
/// begin another game; between them no line is left empty.
///
/// ```
/// use agon_core::notation::Comment;
///
/// assert_eq!(Comment::from(" a fork {of sorts} ").as_str(), "a fork {of sorts)");
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Comment(String);

impl Comment {
    /// The text without the braces.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl From<&str> for Comment {
    fn from(text: &str) -> Self {
        let is_blank = |c: char| c.is_whitespace() || is_invisible(c);
        let mut text = text.trim_matches(is_blank).replace('}', ")");
        let tags = text.match_indices('[').map(|(at, _)| at);
        let games: Vec<_> = tags.filter(|&at| begins_game(&text, at)).collect();
        for at in games.into_iter().rev() {
            let before = text[..at].trim_end_matches(is_blank).len();
            text.replace_range(before..at, "\n");
        }
        Self(text)
    }
}
