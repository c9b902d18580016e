//! The moves of a game as text: turn by turn, with variations below.

use std::collections::{HashMap, HashSet};

use agon_core::engine::Mark;
use agon_core::notation::{GameTree, NodeId, judging_sign};
use agon_core::rules::{Kind, Piece, Side};
use agon_core::session::conditions::Terms;
use agon_core::session::players::Players;
use bevy::prelude::*;

use crate::agon::drawings::icons::Tones;
use crate::agon::gameplay::review::Review;
use crate::agon::text::words::{move_written, turn_number};
use crate::shell::system::language::Language;

/// The moves of the game as text, including variations. Rebuilt whenever the match changes.
#[derive(Resource, Debug, Default)]
pub(crate) struct MoveSheet {
    /// The comment before the first move.
    pub(crate) intro: Vec<Fragment>,
    pub(crate) turns: Vec<Turn>,
    /// The line on the board, which may be a variation.
    pub(crate) line: Vec<Entry>,
    /// The number of characters shown of expanded comments.
    wanted: HashMap<RemarkId, usize>,
    /// Frames left to scroll the current move into view: on its first frame a list does not know its length.
    stale: u8,
}

/// The data for drawing the list, besides the sheet.
#[derive(Clone, Copy)]
pub(crate) struct List<'a> {
    pub(crate) language: &'a Language,
    pub(crate) tones: &'a Tones,
    pub(crate) tree: &'a GameTree,
    pub(crate) players: &'a Players,
    pub(crate) terms: &'a Terms,
    /// The review of the game, if its marks are shown.
    pub(crate) review: Option<&'a Review>,
    /// Whether each move is a tab stop. Beside the board there would be hundreds, so keys step through the moves there.
    pub(crate) has_stops: bool,
}

impl List<'_> {
    /// The mark that the review gave a move, unless somebody has given it one.
    pub(crate) fn mark(&self, node: NodeId) -> Option<Mark> {
        self.review?
            .of(node)?
            .mark
            .filter(|_| self.tree.judgement(node).is_none())
    }
}

/// A turn of the main line, with one or both players' moves.
#[derive(Debug)]
pub(crate) struct Turn {
    pub(crate) number: u32,
    pub(crate) entries: Vec<Entry>,
    /// The variations to its moves, and the comments on them.
    pub(crate) aside: Vec<Vec<Fragment>>,
}

impl Turn {
    /// All its moves, including those of variations.
    pub(crate) fn entries(&self) -> impl Iterator<Item = &Entry> {
        let aside = self.aside.iter().flatten().filter_map(|fragment| match fragment {
            Fragment::Move(entry) => Some(entry),
            Fragment::Text(_) | Fragment::Remark(_) => None,
        });
        self.entries.iter().chain(aside)
    }
}

/// One move as text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Entry {
    pub(crate) node: NodeId,
    pub(crate) turn: u32,
    pub(crate) side: Side,
    pub(crate) text: String,
    pub(crate) standing: Standing,
    /// Whether it belongs to the main line.
    pub(crate) is_game: bool,
    /// Alternatives to this move, by their first move.
    pub(crate) instead: Vec<(NodeId, String)>,
}

/// An element of a variation.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Fragment {
    /// A bracket or a turn number.
    Text(String),
    Remark(Remark),
    Move(Entry),
}

/// A comment, or its beginning if it is long.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Remark {
    pub(crate) text: String,
    /// The comment to expand, if it is cut.
    pub(crate) more: Option<RemarkId>,
}

/// Identifies a comment by its move and position.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct RemarkId {
    node: NodeId,
    is_before: bool,
    index: usize,
}

/// Number of characters of a comment shown at first, and added at each expansion.
const LONGEST_REMARK: usize = 2_000;

/// The relation of a move to the position on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Standing {
    /// One of the moves leading to the position.
    Played,
    /// The last of them.
    Last,
    /// Later, or in another line.
    Off,
}

/// A part of a move's text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Part<'a> {
    Piece(Piece),
    Text(&'a str),
}

/// Converts a tree to text.
struct Writer<'a> {
    tree: &'a GameTree,
    /// The moves leading to the position shown.
    played: HashSet<NodeId>,
    /// The moves of the main line.
    game: HashSet<NodeId>,
    wanted: &'a HashMap<RemarkId, usize>,
}

impl<'a> Writer<'a> {
    fn new(tree: &'a GameTree, wanted: &'a HashMap<RemarkId, usize>) -> Self {
        let played = tree.line().plies().len();
        Self {
            tree,
            played: tree.places()[..played].iter().copied().collect(),
            game: tree.main_line().collect(),
            wanted,
        }
    }

    /// The comments before a move, or those after it.
    fn remarks(&self, node: NodeId, is_before: bool) -> Vec<Fragment> {
        let comments: Vec<_> = match is_before {
            true => self.tree.comments_before(node).collect(),
            false => self.tree.comments(node).collect(),
        };
        let remark = |(index, comment): (usize, String)| {
            let id = RemarkId { node, is_before, index };
            let shown = self.wanted.get(&id).copied().unwrap_or(LONGEST_REMARK);
            let end = comment.char_indices().nth(shown).map(|(end, _)| end);
            let text = end.map_or_else(|| comment.clone(), |end| format!("{}…", &comment[..end]));
            Fragment::Remark(Remark {
                text,
                more: end.map(|_| id),
            })
        };
        comments.into_iter().enumerate().map(remark).collect()
    }

    fn entry(&self, node: NodeId) -> Entry {
        let tree = self.tree;
        let before = tree.before(node);
        let text = |node| {
            let written = tree.ply(node).map(|ply| move_written(&ply.effects));
            let signs = tree.glyphs(node).iter().copied().filter_map(judging_sign);
            written.into_iter().chain(signs.map(str::to_owned)).collect()
        };
        let standing = if node == tree.here() {
            Standing::Last
        } else if self.played.contains(&node) {
            Standing::Played
        } else {
            Standing::Off
        };
        Entry {
            node,
            turn: before.turn(),
            side: before.side(),
            text: text(node),
            standing,
            is_game: self.game.contains(&node),
            instead: tree.alternatives(node).map(|other| (other, text(other))).collect(),
        }
    }

    /// Writes a variation starting with a ply; alternatives to its later plies go in brackets.
    fn variation(&self, first: NodeId, fragments: &mut Vec<Fragment>) {
        let mut next = Some(first);
        let mut turn = None;
        while let Some(node) = next {
            let entry = self.entry(node);
            let said = fragments.len();
            fragments.extend(self.remarks(node, true));
            if fragments.len() > said {
                turn = None;
            }
            if turn
                .replace((entry.turn, entry.side))
                .is_none_or(|last| last.0 != entry.turn)
            {
                fragments.push(Fragment::Text(number(&entry)));
            }
            fragments.push(Fragment::Move(entry));
            fragments.extend(self.remarks(node, false));
            if node != first {
                for other in self.tree.alternatives(node) {
                    fragments.push(Fragment::Text("(".to_owned()));
                    self.variation(other, fragments);
                    fragments.push(Fragment::Text(")".to_owned()));
                    turn = None;
                }
            }
            next = self.tree.replies(node).first().copied();
        }
    }
}

impl Entry {
    /// The text with icons in place of the pieces' letters.
    pub(crate) fn parts(&self) -> Vec<Part<'_>> {
        parts(&self.text, self.side)
    }
}

/// The text of a side's move with icons in place of the pieces' letters.
pub(crate) fn parts(text: &str, side: Side) -> Vec<Part<'_>> {
    let mut parts = Vec::new();
    let (mut rest, mut owner) = (text, side);
    while let Some(at) = rest.find(['G', 'Q']) {
        let kind = if rest[at..].starts_with('Q') {
            Kind::Queen
        } else {
            Kind::Guard
        };
        parts.extend(steps(&rest[..at]));
        parts.push(Part::Piece(Piece { side: owner, kind }));
        rest = &rest[at + 1..];
        // The captured pieces that follow belong to the other side.
        owner = side.opponent();
    }
    parts.extend(steps(rest));
    parts
}

/// Splits a text before each capture.
fn steps(text: &str) -> impl Iterator<Item = Part<'_>> {
    let starts = text.match_indices('×').map(|(at, _)| at).filter(|&at| at > 0);
    let ends = starts.clone().chain([text.len()]);
    let texts = [0]
        .into_iter()
        .chain(starts)
        .zip(ends)
        .map(|(start, end)| &text[start..end]);
    texts.filter(|text| !text.is_empty()).map(Part::Text)
}

/// The turn number as written before a move.
pub(crate) fn number(entry: &Entry) -> String {
    turn_number(entry.turn, entry.side)
}

impl MoveSheet {
    pub(crate) fn follow(&mut self, tree: &GameTree) {
        let wanted = std::mem::take(&mut self.wanted);
        let writer = Writer::new(tree, &wanted);
        self.turns.clear();
        self.intro = writer.remarks(NodeId::START, true);
        for node in tree.main_line() {
            let before = writer.remarks(node, true);
            match self.turns.last_mut() {
                Some(_) if before.is_empty() => {}
                Some(turn) => turn.aside.push(before),
                None => self.intro.extend(before),
            }
            let entry = writer.entry(node);
            let mut aside = Vec::new();
            let after = writer.remarks(node, false);
            if !after.is_empty() {
                aside.push(after);
            }
            for other in tree.alternatives(node) {
                let mut fragments = Vec::new();
                writer.variation(other, &mut fragments);
                aside.push(fragments);
            }
            match self.turns.last_mut() {
                Some(turn) if turn.number == entry.turn => {
                    turn.entries.push(entry);
                    turn.aside.extend(aside);
                }
                _ => self.turns.push(Turn {
                    number: entry.turn,
                    entries: vec![entry],
                    aside,
                }),
            }
        }
        self.line = tree.places().iter().map(|&node| writer.entry(node)).collect();
        self.wanted = wanted;
        self.look_again();
    }

    pub(crate) fn show_more(&mut self, remark: RemarkId, tree: &GameTree) {
        *self.wanted.entry(remark).or_insert(LONGEST_REMARK) += LONGEST_REMARK;
        let stale = self.stale;
        self.follow(tree);
        // Keeps the list where it is.
        self.stale = stale;
    }

    pub(crate) const fn is_stale(&self) -> bool {
        self.stale > 0
    }

    /// Makes the list scroll to the current move.
    pub(crate) const fn look_again(&mut self) {
        self.stale = 3;
    }

    /// Counts down one frame until the position of the list is known.
    pub(crate) const fn settle(&mut self) {
        self.stale -= 1;
    }
}

#[cfg(test)]
mod tests;
