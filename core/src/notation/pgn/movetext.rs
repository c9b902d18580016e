//! A game whose moves are being read: where they are played, and what is skipped after a fault.

use super::error::RecordFault;
use super::glyphs;
use super::line::{Comment, DEEPEST_VARIATION, Line, Node};
use super::record::Record;
use super::result::GameResult;
use super::scanner::{Fault, Place, Token};
use super::spelling::usual;
use crate::notation::moves::{MoveError, MoveTextError, beginning, parse_move};
use crate::rules::{Game, Position, RuleSet};

/// A game whose moves are being read.
pub(super) struct Moves {
    pub record: Record,
    has_tags: bool,
    /// The result in the tags, if it is known.
    pub tag_result: Option<(Place, GameResult)>,
    /// The game at the point where the next move is played.
    game: Game,
    /// The open variations, the innermost last.
    open: Vec<Variation>,
    /// The part being skipped, after a fault.
    pub skipped: Option<Skipped>,
    /// Whether the last token was the number of a turn.
    numbered: bool,
    /// Comments after that number.
    before: Vec<Comment>,
}

struct Variation {
    line: Line,
    /// The place of the opening bracket.
    place: Place,
}

/// A part to skip, and the number of variations open in it.
#[derive(Clone, Copy)]
pub(super) enum Skipped {
    /// The rest of the game.
    Game { depth: usize },
    /// The rest of a variation. The place is that of its bracket.
    Variation { depth: usize, place: Place },
}

impl Moves {
    pub(super) fn new(record: Record, has_tags: bool) -> Self {
        Self {
            has_tags,
            tag_result: None,
            game: Game::from_position(record.rules, record.start).with_handicap(record.handicap),
            open: Vec::new(),
            skipped: None,
            numbered: false,
            before: Vec::new(),
            record,
        }
    }

    /// The moves that follow in a game.
    pub(super) fn following(game: Game) -> Self {
        let record = Record::new(*game.rules(), *game.position());
        Self {
            game,
            ..Self::new(record, true)
        }
    }

    /// A game that is skipped. Without tags and moves, and with a fault, it is not kept.
    pub(super) fn unreadable() -> Self {
        let rules = RuleSet::default();
        Self {
            skipped: Some(Skipped::Game { depth: 0 }),
            ..Self::new(Record::new(rules, Position::start(&rules)), false)
        }
    }

    /// Whether there is enough of it to be kept: tags or moves, or without any fault a comment.
    pub(super) fn is_a_game(&self, is_faulty: bool) -> bool {
        let line = &self.record.line;
        self.has_tags || !line.nodes.is_empty() || !is_faulty && !line.intro.is_empty()
    }

    /// Whether another game begins with a turn of this number.
    pub(super) fn begins_again(&self, turn: Option<u32>) -> bool {
        let is_outside = match self.skipped {
            None => {
                let turn = |position: &Position| (position.turn(), position.side());
                self.open.is_empty() && turn(self.game.position()) != turn(&self.record.start)
            }
            Some(Skipped::Game { depth }) => depth == 0,
            Some(Skipped::Variation { .. }) => false,
        };
        is_outside && turn == Some(self.record.start.turn())
    }

    pub(super) fn is_in_variation(&self) -> bool {
        let depth = match self.skipped {
            Some(Skipped::Game { depth }) => depth,
            Some(Skipped::Variation { .. }) => 1,
            None => 0,
        };
        depth + self.open.len() > 0
    }

    /// Skips a token if it is in what follows a fault. Returns whether it was.
    pub(super) fn skip(&mut self, token: &Token) -> bool {
        let Some(skipped) = &mut self.skipped else {
            return false;
        };
        match (skipped, token) {
            (Skipped::Game { depth } | Skipped::Variation { depth, .. }, Token::OpenVariation) => *depth += 1,
            (Skipped::Variation { depth: 0, .. }, Token::CloseVariation) => self.skipped = None,
            (Skipped::Game { depth } | Skipped::Variation { depth, .. }, Token::CloseVariation) => {
                *depth = depth.saturating_sub(1);
            }
            _ => {}
        }
        true
    }

    /// The line that the next move extends.
    fn line(&mut self) -> &mut Line {
        match self.open.last_mut() {
            Some(variation) => &mut variation.line,
            None => &mut self.record.line,
        }
    }

    /// Takes a number, a sign or a move. After a fault in a move the rest of its line is skipped.
    pub(super) fn word(&mut self, word: &str) -> Result<(), RecordFault> {
        if !word.is_empty() && word.bytes().all(|byte| byte.is_ascii_digit()) {
            self.numbered = true;
            return Ok(());
        }
        let (text, marks) = glyphs::split(word);
        // Marks of the board may stand alone.
        if matches!(text, "" | "#" | "##" | "~") {
            return self.marks(&marks);
        }
        let stray = match self.play(text) {
            Err(RecordFault::Move {
                error: MoveError::Text(MoveTextError::Trailing(signs)),
                ..
            }) if !signs.contains(char::is_alphanumeric) => {
                let sign = signs.chars().next();
                let text = text.trim_end_matches(|c: char| !c.is_alphanumeric());
                self.play(text).inspect_err(|_| self.cut())?;
                sign
            }
            Err(RecordFault::Move {
                error: MoveError::Text(_),
                ..
            }) if !text.contains(char::is_alphanumeric) => text.chars().next(),
            Err(fault) => {
                self.cut();
                return Err(fault);
            }
            Ok(()) => None,
        };
        let marked = self.marks(&marks);
        stray.map_or(marked, |sign| Err(RecordFault::Stray(sign)))
    }

    fn play(&mut self, text: &str) -> Result<(), RecordFault> {
        let fault = |error| RecordFault::Move {
            text: beginning(text),
            error,
        };
        let mv = parse_move(&usual(text), self.game.position(), &self.record.rules);
        let mv = mv.map_err(|error| fault(error.into()))?;
        self.game.play(mv).map_err(|reason| fault(MoveError::Illegal(reason)))?;
        let mut node = Node::from(mv);
        node.before = std::mem::take(&mut self.before);
        self.numbered = false;
        self.line().nodes.push(node);
        Ok(())
    }

    /// Gives up the line whose next move has a fault: a variation as a whole, the game from here on.
    fn cut(&mut self) {
        self.forget_number();
        self.skipped = Some(match self.open.pop() {
            Some(Variation { line, place }) => {
                self.leave(&line);
                Skipped::Variation { depth: 0, place }
            }
            None => Skipped::Game { depth: 0 },
        });
    }

    /// Goes back from the end of a variation to the move that it could have replaced.
    fn leave(&mut self, variation: &Line) {
        for _ in &variation.nodes {
            self.game.undo();
        }
        if let Some(mv) = self.line().nodes.last().map(|node| node.mv) {
            self.game.play(mv).expect("it was legal here before");
        }
    }

    pub(super) fn comment(&mut self, comment: Comment) {
        match self.numbered {
            true => self.before.push(comment),
            false => self.line().append(comment),
        }
    }

    pub(super) fn marks(&mut self, marks: &[u16]) -> Result<(), RecordFault> {
        match self.line().nodes.last_mut() {
            Some(node) => node.nags.extend_from_slice(marks),
            None if marks.is_empty() => {}
            None => return Err(RecordFault::MarkWithoutMove),
        }
        Ok(())
    }

    pub(super) fn open_variation(&mut self, place: Place) -> Result<(), RecordFault> {
        let fault = match self.line().nodes.is_empty() {
            true => Some(RecordFault::VariationWithoutMove),
            false => (self.open.len() == DEEPEST_VARIATION).then_some(RecordFault::TooDeep),
        };
        if let Some(fault) = fault {
            self.skipped = Some(Skipped::Variation { depth: 0, place });
            return Err(fault);
        }
        self.forget_number();
        self.game.undo();
        self.open.push(Variation {
            line: Line::default(),
            place,
        });
        Ok(())
    }

    /// Takes a `)`, of the innermost variation or of a number such as `1)`; `None` if it is of neither.
    pub(super) fn close(&mut self) -> Option<()> {
        let is_of_number = self.numbered && self.open.is_empty();
        if is_of_number { Some(()) } else { self.close_variation() }
    }

    fn close_variation(&mut self) -> Option<()> {
        self.forget_number();
        let Variation { line, .. } = self.open.pop()?;
        self.leave(&line);
        let node = self.line().nodes.last_mut()?;
        node.variations.extend((!line.is_empty()).then_some(line));
        Some(())
    }

    /// No move followed the number of a turn, so comments after it belong to the move before it.
    fn forget_number(&mut self) {
        self.numbered = false;
        for comment in std::mem::take(&mut self.before) {
            self.line().append(comment);
        }
    }

    /// The innermost variation that the end of the game leaves open.
    pub(super) fn unclosed(&self) -> Option<Fault> {
        let place = match self.skipped {
            Some(Skipped::Variation { place, .. }) => Some(place),
            Some(Skipped::Game { .. }) => None,
            None => self.open.last().map(|variation| variation.place),
        };
        place.map(|place| (place, RecordFault::UnclosedVariation))
    }

    /// Ends the game: sets its result. If moves are missing, it is unknown; otherwise the board knows it best.
    pub(super) fn end(&mut self, end: Option<(Place, GameResult)>) -> Result<(), Fault> {
        let is_whole = self.skipped.is_none() && self.open.is_empty();
        self.forget_number();
        while self.close_variation().is_some() {}
        let in_moves = end.filter(|(_, result)| *result != GameResult::Unfinished);
        let said = in_moves.or(self.tag_result).filter(|_| is_whole);
        let board = self.game.outcome().map(|outcome| GameResult::from(Some(outcome)));
        self.record.result = said.map_or(GameResult::Unfinished, |(_, result)| result);
        if let (true, Some((place, moves)), Some((_, tag))) = (is_whole, in_moves, self.tag_result)
            && moves != tag
        {
            self.record.result = board.unwrap_or(GameResult::Unfinished);
            return Err((place, RecordFault::OtherResult { tag, moves }));
        }
        if let (Some((place, said)), Some(board)) = (said, board)
            && said != board
        {
            self.record.result = board;
            return Err((place, RecordFault::NotOnBoard { said, board }));
        }
        Ok(())
    }
}
