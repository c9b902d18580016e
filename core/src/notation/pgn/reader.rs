//! Reads game records (`docs/rules.md` §8). Unreadable parts are named and left out, and the reading goes on.

use super::error::{RecordError, RecordFault, Records};
use super::header::{self, Tag};
use super::line::Comment;
use super::movetext::{Moves, Skipped};
use super::result::GameResult;
use super::scanner::{Fault, Place, Scanner, Token};
use crate::rules::{Game, Move};

/// The most tags that a game has.
const MOST_TAGS: usize = 500;
/// The most faults that are named of one game.
const MOST_FAULTS: usize = 100;

/// Reads all records of a text, and names what is wrong with it: of a game with a fault among its moves the moves before
/// it are kept, of one with a fault in a variation all but this variation. No fault keeps later games from being read.
///
/// Also accepts comments after `;`, lines that begin with `%` (which are dropped), moves in the form for machines, signs
/// such as `!?`, `±` and `N` after moves, the dashes, quotation marks and other signs of word processors and web pages,
/// tags without quotation marks, and records without tags or without a result.
///
/// ```
/// use agon_core::notation::{GameResult, read_records};
///
/// let text = r#"
/// [White "Ada"]
/// [Rules "ring"]
///
/// 1. Gb1-c2 {Inwards.} (1. Qf1-f2 Qf11-f10) 1... Gk7–i8 ½–½
/// "#;
/// let records = read_records(text).whole()?;
/// assert_eq!(records[0].tag("White"), Some("Ada"));
/// assert_eq!(records[0].result, GameResult::Drawn);
/// assert_eq!(records[0].line.nodes[0].after[0].as_str(), "Inwards.");
/// assert_eq!(records[0].line.nodes[0].variations[0].nodes.len(), 2);
///
/// let records = read_records("1. Gb1-c2 Gk7-k9 *\n\n1. Gb1-c2 Gk7-i8 *");
/// let [fault] = &records.faults[..] else { panic!() };
/// assert_eq!((fault.game, fault.line, fault.column), (Some(1), 1, 11));
/// assert!(fault.to_string().starts_with("line 1, column 11: Gk7-k9: \"k9\" is not a cell"));
/// assert_eq!([records.read[0].line.nodes.len(), records.read[1].line.nodes.len()], [1, 2]);
/// # Ok::<(), agon_core::notation::RecordError>(())
/// ```
pub fn read_records(text: &str) -> Records {
    Reader::new(text, None).run()
}

/// Reads moves that follow in a game, as records have them: numbered or not, in the form for machines or for people.
/// Comments and variations are skipped.
///
/// # Errors
/// The first fault.
///
/// ```
/// use agon_core::notation::read_moves;
/// use agon_core::rules::{Game, RuleSet};
///
/// let game = Game::new(RuleSet::default());
/// assert_eq!(read_moves("1. Gb1–c2! Gk7-i8", &game), read_moves("b1c2 k7i8", &game));
/// assert_eq!(read_moves("b1c2 b1c2", &game).unwrap_err().column, 6);
/// ```
pub fn read_moves(text: &str, game: &Game) -> Result<Vec<Move>, RecordError> {
    let moves = Moves::following(game.clone());
    let records = Reader::new(text, Some(moves)).run().whole()?;
    let nodes = records.into_iter().take(1).flat_map(|record| record.line.nodes);
    Ok(nodes.map(|node| node.mv).collect())
}

/// The comments before the first move of a text's first record, read without its moves.
pub fn read_intro(text: &str) -> Vec<Comment> {
    let mut scanner = Scanner::new(text);
    let mut comments = Vec::new();
    while let Some((_, token)) = scanner.next(false) {
        match token {
            Token::Tag { .. } => {}
            Token::Comment(text) => comments.push(text.into()),
            _ => break,
        }
    }
    comments
}

struct Reader<'a> {
    scanner: Scanner<'a>,
    /// The records read so far.
    records: Records,
    /// The number of faults before the present game.
    faults_before: usize,
    /// Whether the last game was kept, if there was one.
    kept_last: Option<bool>,
    /// Comments before and between the tags of the present game.
    intro: Vec<Comment>,
    /// The tags of the present game, until its moves begin.
    tags: Vec<Tag<'a>>,
    /// The present game, once its moves have begun.
    moves: Option<Moves>,
}

impl<'a> Reader<'a> {
    fn new(text: &'a str, moves: Option<Moves>) -> Self {
        Self {
            scanner: Scanner::new(text),
            records: Records::default(),
            faults_before: 0,
            kept_last: None,
            intro: Vec::new(),
            tags: Vec::new(),
            moves,
        }
    }

    fn run(mut self) -> Records {
        while let Some((place, token)) = self.scanner.next(self.moves.is_some()) {
            match token {
                Token::Tag {
                    name,
                    value,
                    value_place: place,
                } => {
                    let tag = Tag {
                        name,
                        value,
                        place,
                        is_apart: self.scanner.after_blank_line,
                    };
                    if self.moves.is_none() && self.is_of_next_game(&tag) {
                        self.moves = Some(self.begin());
                    }
                    self.finish(None);
                    if self.tags.len() < MOST_TAGS {
                        self.tags.push(tag);
                    } else {
                        self.name((place, RecordFault::BadTag));
                    }
                }
                Token::Comment(text) if self.moves.is_none() => self.comment_outside(text.into()),
                Token::Meaningless(fault) if self.moves.is_none() => self.name((place, fault)),
                token => {
                    if self.begins_again(&token) {
                        self.finish(None);
                    }
                    let mut moves = self.moves.take().unwrap_or_else(|| self.begin());
                    let end = self.take(&mut moves, place, token);
                    self.moves = Some(moves);
                    if let Some(result) = end {
                        self.finish(Some((place, result)));
                    }
                }
            }
        }
        if !self.tags.is_empty() {
            self.moves = Some(self.begin());
        }
        self.finish(None);
        self.records
    }

    /// Adds a fault, unless the present game has had too many.
    fn name(&mut self, (place, fault): Fault) {
        if self.records.faults.len() < self.faults_before + MOST_FAULTS {
            self.records.faults.push(RecordError {
                game: None,
                line: place.line,
                column: place.column,
                fault,
            });
        }
    }

    /// A comment after a result belongs to that game, one between tags to the game that follows.
    fn comment_outside(&mut self, comment: Comment) {
        match self.kept_last {
            Some(was_kept) if self.tags.is_empty() => {
                if let Some(last) = self.records.read.last_mut().filter(|_| was_kept) {
                    last.line.append(comment);
                }
            }
            _ => self.intro.push(comment),
        }
    }

    /// Whether another game begins without tags, though the present one has no result: with the number of its first
    /// turn, after an empty line.
    fn begins_again(&self, token: &Token) -> bool {
        let Token::Word(word) = token else { return false };
        let number = word.parse().ok();
        self.scanner.after_blank_line
            && self.scanner.is_before_one_dot()
            && self.moves.as_ref().is_some_and(|moves| moves.begins_again(number))
    }

    /// Whether a tag after other tags begins another game, and the present one has no moves. Tags with empty lines
    /// between them all are those of one game.
    fn is_of_next_game(&self, tag: &Tag) -> bool {
        let stand_together = self.tags.iter().skip(1).any(|tag| !tag.is_apart);
        let is_repeated = self.tags.iter().any(|other| other.name == tag.name);
        tag.is_apart && (stand_together || is_repeated || !self.tags.is_empty() && tag.name == "Event")
    }

    /// Begins a game after its tags. If it cannot be read under them, perhaps those after an empty line are of another
    /// game; if not, all of it will be skipped.
    fn begin(&mut self) -> Moves {
        let tags = std::mem::take(&mut self.tags);
        let intro = std::mem::take(&mut self.intro);
        let mut tags = &tags[..];
        loop {
            let fault = match header::begin(tags) {
                Ok(mut record) => {
                    record.line.intro = intro;
                    let mut moves = Moves::new(record, !tags.is_empty());
                    match header::result(tags) {
                        Ok(result) => moves.tag_result = result,
                        Err(fault) => self.name(fault),
                    }
                    return moves;
                }
                Err(fault) => fault,
            };
            self.name(fault);
            match tags.iter().skip(1).position(|tag| tag.is_apart) {
                Some(before) => tags = &tags[before + 1..],
                None => return Moves::unreadable(),
            }
            self.faults_before = self.records.faults.len();
        }
    }

    /// Takes the next token of a game; returns the result if it ends the game.
    fn take(&mut self, moves: &mut Moves, place: Place, token: Token) -> Option<GameResult> {
        let result = match &token {
            Token::Result(result) => Some(*result),
            Token::Word(word) if word == "*" => Some(GameResult::Unfinished),
            _ => None,
        };
        if let Some(result) = result {
            // The result of a variation is that of no game.
            let is_of_variation = moves.is_in_variation() && self.scanner.is_before(')');
            return (!is_of_variation).then_some(result);
        }
        if moves.skip(&token) {
            return None;
        }
        let fault = match token {
            Token::Word(word) => moves.word(&word),
            Token::Dot => Ok(()),
            Token::Comment(text) => {
                moves.comment(text.into());
                Ok(())
            }
            Token::UnclosedComment(text) => {
                moves.comment(text.into());
                moves.skipped = Some(Skipped::Game { depth: 0 });
                Err(RecordFault::UnclosedComment)
            }
            Token::Mark(mark) => moves.marks(&[mark]),
            Token::OpenVariation => moves.open_variation(place),
            Token::CloseVariation => moves.close().ok_or(RecordFault::Stray(')')),
            Token::Meaningless(fault) => Err(fault),
            Token::Tag { .. } | Token::Result(_) => Ok(()),
        };
        if let Err(fault) = fault {
            self.name((place, fault));
        }
        None
    }

    /// Ends the present game, if there is one.
    fn finish(&mut self, end: Option<(Place, GameResult)>) {
        let Some(mut moves) = self.moves.take() else {
            return;
        };
        if let Some(fault) = moves.unclosed() {
            self.name(fault);
        }
        if let Err(fault) = moves.end(end) {
            self.name(fault);
        }
        let is_faulty = self.records.faults.len() > self.faults_before;
        let is_kept = moves.is_a_game(is_faulty);
        self.kept_last = Some(is_kept);
        if is_kept {
            self.records.read.push(moves.record);
            for fault in &mut self.records.faults[self.faults_before..] {
                fault.game = Some(self.records.read.len());
            }
        }
        self.faults_before = self.records.faults.len();
    }
}
