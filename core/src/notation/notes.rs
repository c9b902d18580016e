//! Notes on a move: words, a mark, and arrows and coloured cells drawn on the board after it.
//!
//! In records, words are comments, marks are numeric glyphs, and what is drawn are commands in comments, as chess programs
//! write them: `{[%csl Gd4,Rf6] [%cal Yb1c2] a fork}`.

use std::fmt;
use std::str::FromStr;

use thiserror::Error;

use super::pgn::{Comment, read_intro};
use crate::board::CellId;

/// The colour in which something is drawn.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Brush {
    /// The usual one.
    #[default]
    Green,
    /// `R` in records.
    Red,
    /// `B` in records.
    Blue,
    /// `Y` in records.
    Yellow,
}

impl Brush {
    /// All colours.
    pub const ALL: [Self; 4] = [Self::Green, Self::Red, Self::Blue, Self::Yellow];

    /// The letter in records.
    const fn letter(self) -> char {
        match self {
            Self::Green => 'G',
            Self::Red => 'R',
            Self::Blue => 'B',
            Self::Yellow => 'Y',
        }
    }
}

/// An arrow or a coloured cell, drawn on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Shape {
    /// Its colour.
    pub brush: Brush,
    /// The cell where the arrow begins, or the coloured one.
    pub from: CellId,
    /// The cell where the arrow ends; `None` for a coloured cell.
    pub to: Option<CellId>,
}

impl Shape {
    /// Draws it among others. What is at its place already goes; nothing else comes there if that had its colour.
    pub fn draw(self, shapes: &mut Vec<Self>) {
        let is_there = shapes.contains(&self);
        shapes.retain(|other| (other.from, other.to) != (self.from, self.to));
        if !is_there {
            shapes.push(self);
        }
    }
}

/// As in records: `Gd4`, `Yb1c2`.
impl fmt::Display for Shape {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(f, "{}{}", self.brush.letter(), self.from)?;
        self.to.map_or(Ok(()), |to| write!(f, "{to}"))
    }
}

/// The text is no shape.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("\"{text}\" is neither a coloured cell, such as Gd4, nor an arrow, such as Gd4e5")]
pub struct ShapeError {
    /// The text.
    pub text: String,
}

impl FromStr for Shape {
    type Err = ShapeError;

    fn from_str(text: &str) -> Result<Self, ShapeError> {
        read(text).ok_or_else(|| ShapeError { text: text.to_owned() })
    }
}

fn read(text: &str) -> Option<Shape> {
    let letter = text.chars().next()?;
    let brush = Brush::ALL.into_iter().find(|brush| brush.letter() == letter)?;
    let cells = &text[letter.len_utf8()..];
    // The second cell begins with the second letter.
    let (from, to) = match cells.rfind(|c: char| c.is_ascii_alphabetic())? {
        0 => (cells, None),
        second => (&cells[..second], Some(&cells[second..])),
    };
    let from = from.parse().ok()?;
    let to = to.map(str::parse).transpose().ok()?;
    Some(Shape {
        brush,
        from,
        to: to.filter(|&to| to != from),
    })
}

/// A part of a comment.
enum Part<'a> {
    Words(&'a str),
    /// A command such as `[%clk 0:01:00]`, with its brackets.
    Command(&'a str),
}

/// The parts of a comment, in their order.
fn parts(mut text: &str) -> Vec<Part<'_>> {
    let mut parts = Vec::new();
    while !text.is_empty() {
        let begin = text.find("[%").unwrap_or(text.len());
        let length = text[begin..].find(']').map(|end| end + 1);
        // Without its end it is no command.
        let begin = length.map_or(text.len(), |_| begin);
        let end = begin + length.unwrap_or(0);
        let words = text[..begin].trim();
        if !words.is_empty() {
            parts.push(Part::Words(words));
        }
        if begin < end {
            parts.push(Part::Command(&text[begin..end]));
        }
        text = &text[end..];
    }
    parts
}

/// The parts of all comments.
fn all_parts(comments: &[Comment]) -> impl Iterator<Item = Part<'_>> {
    comments.iter().flat_map(|comment| parts(comment.as_str()))
}

/// The commands of comments, with their brackets.
pub(super) fn commands(comments: &[Comment]) -> impl Iterator<Item = &str> {
    all_parts(comments).filter_map(|part| match part {
        Part::Words(_) => None,
        Part::Command(command) => Some(command),
    })
}

/// Comments with these commands in front, in place of those that are replaced. Words and other commands stay.
pub(super) fn with_commands(
    comments: &[Comment],
    mut text: String,
    is_replaced: impl Fn(&str) -> bool,
) -> Vec<Comment> {
    for part in all_parts(comments) {
        match part {
            Part::Command(command) if is_replaced(command) => continue,
            Part::Words(part) | Part::Command(part) => text += part,
        }
        text += " ";
    }
    whole(&text)
}

/// The name of a command and its value. Between them stands any white space: programs break lines there.
pub(super) fn name_and_value(command: &str) -> Option<(&str, &str)> {
    let inside = command.strip_prefix("[%")?.strip_suffix(']')?;
    let (name, value) = inside.split_once(char::is_whitespace)?;
    Some((name, value.trim()))
}

/// What a command draws; `None` if it is another command, or one that cannot be read whole, and stays as it is. Commas or
/// white space part the shapes, as for lichess.
fn drawn(command: &str) -> Option<Vec<Shape>> {
    let (name, shapes) = name_and_value(command)?;
    if !matches!(name, "csl" | "cal") || shapes.is_empty() {
        return None;
    }
    let shapes = shapes.split(|c: char| c == ',' || c.is_whitespace());
    shapes
        .filter(|shape| !shape.is_empty())
        .map(|shape| shape.parse().ok())
        .collect()
}

/// The words of comments, without commands.
pub(super) fn words(comments: &[Comment]) -> String {
    let words = all_parts(comments).filter_map(|part| match part {
        Part::Words(words) => Some(words),
        Part::Command(_) => None,
    });
    words.collect::<Vec<_>>().join(" ")
}

/// The words before the first move of a record, which [`GameTree::introduction`](super::GameTree::introduction) has of its
/// game. The moves are neither read nor played.
///
/// ```
/// use agon_core::notation::read_introduction;
///
/// assert_eq!(read_introduction("[White \"Ada\"]\n\n{[%csl Gd4] In the rain.} 1. Gb1-c2 {wet} *"), "In the rain.");
/// ```
pub fn read_introduction(record: &str) -> String {
    words(&read_intro(record))
}

/// What comments draw.
pub(super) fn shapes(comments: &[Comment]) -> Vec<Shape> {
    commands(comments).filter_map(drawn).flatten().collect()
}

/// Comments with other words, or none. Commands stay.
pub(super) fn with_words(comments: &[Comment], words: &str) -> Vec<Comment> {
    let mut text = String::new();
    for command in commands(comments) {
        text += command;
        text += " ";
    }
    // Words that look like a command would be read as one.
    text += &words.trim().replace("[%", "[ %");
    whole(&text)
}

/// Comments with other shapes, or none. Words and other commands stay.
pub(super) fn with_shapes(comments: &[Comment], shapes: &[Shape]) -> Vec<Comment> {
    let mut text = String::new();
    for (name, is_arrow) in [("csl", false), ("cal", true)] {
        let named = shapes.iter().filter(|shape| shape.to.is_some() == is_arrow);
        let named: Vec<_> = named.map(Shape::to_string).collect();
        if !named.is_empty() {
            text += &format!("[%{name} {}] ", named.join(","));
        }
    }
    with_commands(comments, text, |command| drawn(command).is_some())
}

/// A single comment, or none.
fn whole(text: &str) -> Vec<Comment> {
    let comment = Comment::from(text);
    if comment.as_str().is_empty() {
        Vec::new()
    } else {
        vec![comment]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn comments(texts: &[&str]) -> Vec<Comment> {
        texts.iter().map(|&text| Comment::from(text)).collect()
    }

    fn shape(text: &str) -> Shape {
        text.parse().unwrap()
    }

    #[test]
    fn shapes_are_read_and_written_as_chess_programs_do() {
        for text in ["Gd4", "Rf6", "Ba1", "Yf11", "Gb1c2", "Yf10g10", "Rf11f1"] {
            assert_eq!(shape(text).to_string(), text);
        }
        for text in ["", "G", "d4", "Gd", "Gd44", "Xd4", "Gd4e5f6", "Gj1", "é1", "Gd4é"] {
            assert!(text.parse::<Shape>().is_err(), "{text}");
        }
        assert_eq!(
            shape("Gd4d4"),
            shape("Gd4"),
            "an arrow from a cell to itself is a coloured cell"
        );
    }

    #[test]
    fn what_is_drawn_twice_is_gone_and_another_colour_takes_its_place() {
        let mut shapes = Vec::new();
        for (drawn, left) in [
            ("Gd4", vec!["Gd4"]),
            ("Gd4e5", vec!["Gd4", "Gd4e5"]),
            ("Rd4", vec!["Gd4e5", "Rd4"]),
            ("Gd4e5", vec!["Rd4"]),
        ] {
            shape(drawn).draw(&mut shapes);
            assert_eq!(shapes, left.into_iter().map(shape).collect::<Vec<_>>(), "after {drawn}");
        }
    }

    #[test]
    fn words_and_commands_of_comments_are_told_apart() {
        let foreign = comments(&["[%clk 0:01:00] well [%csl Gd4, Rf6]", "played [%cal Yb1c2] [%x"]);
        assert_eq!(words(&foreign), "well played [%x");
        assert_eq!(shapes(&foreign), ["Gd4", "Rf6", "Yb1c2"].map(shape));
        let changed = with_words(&foreign, "  bad [%csl Gd4] ");
        let expected = "[%clk 0:01:00] [%csl Gd4, Rf6] [%cal Yb1c2] bad [ %csl Gd4]";
        assert_eq!(changed, comments(&[expected]));
        let cleared = with_shapes(&foreign, &[]);
        assert_eq!(cleared, comments(&["[%clk 0:01:00] well played [%x"]));
        let drawn = with_shapes(&cleared, &["Yb1c2", "Gd4", "Rf6"].map(shape));
        assert_eq!(
            drawn[0].as_str(),
            "[%csl Gd4,Rf6] [%cal Yb1c2] [%clk 0:01:00] well played [%x"
        );
        assert_eq!(with_words(&with_shapes(&drawn, &[]), "").len(), 1, "the clock stays");
    }

    #[test]
    fn a_command_that_cannot_be_read_whole_stays() {
        let foreign = comments(&["[%cal Gd4e5,Xd4] [%csl]"]);
        assert_eq!(shapes(&foreign), []);
        let drawn = with_shapes(&foreign, &[shape("Gd4")]);
        assert_eq!(drawn[0].as_str(), "[%csl Gd4] [%cal Gd4e5,Xd4] [%csl]");
    }

    #[test]
    fn nothing_left_is_no_comment() {
        let drawn = comments(&["[%csl Gd4]", "[%cal Gd4e5]"]);
        assert!(with_shapes(&drawn, &[]).is_empty());
        assert!(with_words(&comments(&["words"]), " ").is_empty());
    }
}
