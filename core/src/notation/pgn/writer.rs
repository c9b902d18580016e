//! Writes game records (`docs/rules.md` §8).

use std::fmt;

use super::line::{Comment, Line, Node};
use super::record::{ROSTER, Record};
use crate::notation::moves::write_move;
use crate::rules::{Game, Position, Side};

/// Lines are wrapped at this width, in characters; comments are never wrapped.
const WIDTH: usize = 80;

/// Writes records with an empty line between them.
///
/// ```
/// use agon_core::notation::{Record, read_records, write_records};
/// use agon_core::rules::{Game, RuleSet};
///
/// let record = Record::from_game(&Game::new(RuleSet::default()), &[]);
/// let two = [record.clone(), record];
/// assert_eq!(read_records(&write_records(&two)).whole()?, two);
/// # Ok::<(), agon_core::notation::RecordError>(())
/// ```
pub fn write_records(records: &[Record]) -> String {
    let texts: Vec<_> = records.iter().map(Record::to_string).collect();
    texts.join("\n")
}

impl fmt::Display for Record {
    /// Writes the whole record. An illegal move, which only a record made by hand can hold, is written in the form for
    /// machines; reading it back reports it.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut tag = |name, value: &str| {
            let escaped = value.replace('\\', "\\\\").replace('"', "\\\"");
            writeln!(f, "[{name} \"{escaped}\"]")
        };
        for (name, value) in self.tags().take(ROSTER.len()) {
            tag(name, value)?;
        }
        tag("Result", self.result.text())?;
        tag("Game", "Agon")?;
        tag("Rules", &self.rules.to_string())?;
        if self.start != Position::start(&self.rules) {
            tag("SetUp", "1")?;
            tag("Position", &self.start.to_string())?;
        }
        if let Some(handicap) = self.handicap {
            tag("Handicap", &handicap.to_string())?;
        }
        for (name, value) in self.tags().skip(ROSTER.len()) {
            tag(name, value)?;
        }
        let mut writer = Writer {
            game: Game::from_position(self.rules, self.start).with_handicap(self.handicap),
            text: String::new(),
            column: 0,
            glued: true,
        };
        writer.line(&self.line);
        writer.token(self.result.text());
        writeln!(f, "\n{}", writer.text)
    }
}

struct Writer {
    /// The game at the point where the next move is played.
    game: Game,
    text: String,
    column: usize,
    /// Whether the next token follows without a space.
    glued: bool,
}

impl Writer {
    fn line(&mut self, line: &Line) {
        self.comments(&line.intro);
        let mut played = 0;
        // The turn of the move before, unless comments or variations came after it.
        let mut last_turn = None;
        for node in &line.nodes {
            let position = *self.game.position();
            let turn = (position.turn(), position.side());
            if last_turn.is_none() || !node.before.is_empty() || (turn.1 == Side::White && last_turn != Some(turn)) {
                let dots = if turn.1 == Side::White { "." } else { "..." };
                self.token(&format!("{}{dots}", turn.0));
            }
            self.comments(&node.before);
            let legal = self.move_and_marks(node);
            self.comments(&node.after);
            self.variations(node, legal);
            played += usize::from(legal);
            last_turn = (node.after.is_empty() && node.variations.is_empty()).then_some(turn);
        }
        for _ in 0..played {
            self.game.undo();
        }
    }

    /// Plays the move and writes it; returns whether it was legal.
    fn move_and_marks(&mut self, node: &Node) -> bool {
        let played = self.game.play(node.mv).map(|ply| write_move(&ply.effects));
        let legal = played.is_ok();
        self.token(&played.unwrap_or_else(|_| node.mv.to_string()));
        for nag in &node.nags {
            self.token(&format!("${nag}"));
        }
        legal
    }

    fn variations(&mut self, node: &Node, legal: bool) {
        if node.variations.is_empty() {
            return;
        }
        if legal {
            self.game.undo();
        }
        for variation in node.variations.iter().filter(|line| !line.is_empty()) {
            self.token("(");
            self.glued = true;
            self.line(variation);
            self.glued = true;
            self.token(")");
        }
        if legal {
            self.game.play(node.mv).expect("it was legal here before");
        }
    }

    fn comments(&mut self, comments: &[Comment]) {
        for comment in comments {
            self.token(&format!("{{{}}}", comment.as_str()));
        }
    }

    fn token(&mut self, token: &str) {
        let first_line = token.split('\n').next().unwrap_or_default();
        if self.glued {
            self.glued = false;
        } else if self.column + 1 + first_line.chars().count() > WIDTH {
            self.text.push('\n');
            self.column = 0;
        } else {
            self.text.push(' ');
            self.column += 1;
        }
        self.text.push_str(token);
        let width = |line: &str| line.chars().count();
        match token.rsplit_once('\n') {
            Some((_, last)) => self.column = width(last),
            None => self.column += width(token),
        }
    }
}
