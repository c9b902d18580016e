//! Reads game records (`docs/rules.md` §8). After a fault, what was read before it is kept.

use super::error::{RecordError, RecordFault};
use super::line::{Comment, DEEPEST_VARIATION, Line, Node};
use super::record::{Record, in_tag_name};
use super::result::GameResult;
use super::scanner::{Fault, Place, Scanner, Token};
use crate::notation::moves::{MoveError, beginning, parse_move};
use crate::notation::position::parse_position;
use crate::rules::{Game, Position, RuleSet};

/// Suffixes of moves in many records, and the numeric marks that they mean.
const SUFFIXES: [(&str, u8); 6] = [("!!", 3), ("??", 4), ("!?", 5), ("?!", 6), ("!", 1), ("?", 2)];

/// Reads all records of a text. Also accepts comments after `;`, lines that begin with `%` (which are dropped), moves
/// in the form for machines, `!` and `?` after moves, and records without tags or without a result.
///
/// # Errors
/// Says what is wrong and where, and holds what was read before.
///
/// ```
/// use agon::notation::{GameResult, read_records};
///
/// let text = r#"
/// [White "Ada"]
/// [Rules "ring"]
///
/// 1. Gb1-c2 {Inwards.} (1. Qf1-f2 Qf11-f10) 1... Gk7-i8 1/2-1/2
/// "#;
/// let records = read_records(text)?;
/// assert_eq!(records[0].tag("White"), Some("Ada"));
/// assert_eq!(records[0].result, GameResult::Drawn);
/// assert_eq!(records[0].line.nodes[0].after[0].as_str(), "Inwards.");
/// assert_eq!(records[0].line.nodes[0].variations[0].nodes.len(), 2);
///
/// let error = read_records("1. Gb1-c2 Gk7-k9 *").unwrap_err();
/// assert_eq!((error.line, error.column), (1, 11));
/// assert!(error.fault.to_string().starts_with("Gk7-k9: \"k9\" is not a cell"));
/// assert_eq!(error.read[0].line.nodes.len(), 1);
/// # Ok::<(), agon::notation::RecordError>(())
/// ```
pub fn read_records(text: &str) -> Result<Vec<Record>, RecordError> {
    let mut reader = Reader {
        scanner: Scanner::new(text),
        read: Vec::new(),
        intro: Vec::new(),
        tags: Vec::new(),
        moves: None,
    };
    let end = reader.run();
    reader.read.extend(reader.moves.map(Moves::into_record));
    end.map_err(|(place, fault)| RecordError {
        read: std::mem::take(&mut reader.read),
        line: place.line,
        column: place.column,
        fault: Box::new(fault),
    })?;
    Ok(reader.read)
}

struct Reader<'a> {
    scanner: Scanner<'a>,
    /// The finished records.
    read: Vec<Record>,
    /// Comments before and between the tags of the present record.
    intro: Vec<Comment>,
    /// The tags of the present record, until its moves begin.
    tags: Vec<Tag>,
    /// The present record, once its moves have begun.
    moves: Option<Moves>,
}

struct Tag {
    name: String,
    value: String,
    /// The place of the value.
    place: Place,
}

impl Reader<'_> {
    fn run(&mut self) -> Result<(), Fault> {
        while let Some((place, token)) = self.scanner.next()? {
            match token {
                Token::OpenTag => {
                    self.finish(None)?;
                    let tag = self.read_tag(place)?;
                    self.tags.push(tag);
                }
                Token::Comment(text) if self.moves.is_none() => self.comment_outside(text.into()),
                token => {
                    let moves = match &mut self.moves {
                        Some(moves) => moves,
                        None => {
                            let begun = self.begin()?;
                            self.moves.insert(begun)
                        }
                    };
                    if let Some(result) = moves.token(place, token)? {
                        self.finish(Some((place, result)))?;
                    }
                }
            }
        }
        if !self.tags.is_empty() {
            self.moves = Some(self.begin()?);
        }
        self.finish(None)
    }

    /// A comment after a result belongs to that game, one between tags to the game that follows.
    fn comment_outside(&mut self, comment: Comment) {
        match self.read.last_mut() {
            Some(last) if self.tags.is_empty() => last.line.append(comment),
            _ => self.intro.push(comment),
        }
    }

    /// Reads a tag after its opening bracket.
    fn read_tag(&mut self, bracket: Place) -> Result<Tag, Fault> {
        let inside = (self.scanner.next()?, self.scanner.next()?, self.scanner.next()?);
        let (Some((_, Token::Word(name))), Some((place, Token::Quoted(value))), Some((_, Token::CloseTag))) = inside
        else {
            return Err((bracket, RecordFault::BadTag));
        };
        if !name.chars().all(in_tag_name) {
            return Err((bracket, RecordFault::BadTag));
        }
        Ok(Tag {
            name: name.into(),
            value,
            place,
        })
    }

    /// Begins a record from its tags.
    fn begin(&mut self) -> Result<Moves, Fault> {
        let tags = std::mem::take(&mut self.tags);
        let find = |name| tags.iter().rev().find(|tag| tag.name == name);
        if let Some(tag) = find("Game")
            && !tag.value.eq_ignore_ascii_case("Agon")
        {
            return Err((tag.place, RecordFault::OtherGame(beginning(&tag.value))));
        }
        let rules = match find("Rules") {
            Some(tag) => tag
                .value
                .parse()
                .map_err(|error| (tag.place, RecordFault::Rules(error)))?,
            None => RuleSet::default(),
        };
        let start = match (find("Position"), find("SetUp")) {
            (Some(tag), _) => parse_position(&tag.value, &rules).map_err(|error| {
                let place = Place {
                    column: tag.place.column + error.column,
                    ..tag.place
                };
                (place, RecordFault::Position(error.reason))
            })?,
            (None, Some(set_up)) if set_up.value == "1" => return Err((set_up.place, RecordFault::MissingPosition)),
            _ => Position::start(&rules),
        };
        let handicap = find("Handicap").map(|tag| tag.value.parse().map_err(|_| (tag.place, RecordFault::Handicap)));
        let handicap = handicap.transpose()?;
        let mut record = Record::new(rules, start);
        record.handicap = handicap;
        record.line.intro = std::mem::take(&mut self.intro);
        for tag in &tags {
            record.set_tag(&tag.name, &tag.value);
        }
        let result = find("Result").and_then(|tag| GameResult::from_text(&tag.value));
        Ok(Moves {
            record,
            tag_result: result.unwrap_or(GameResult::Unfinished),
            game: Game::from_position(rules, start).with_handicap(handicap),
            open: Vec::new(),
            numbered: false,
            before: Vec::new(),
        })
    }

    /// Ends the present record, if there is one.
    fn finish(&mut self, end: Option<(Place, GameResult)>) -> Result<(), Fault> {
        if let Some(moves) = &mut self.moves {
            moves.end(end)?;
        }
        self.read.extend(self.moves.take().map(Moves::into_record));
        Ok(())
    }
}

/// A record whose moves are being read.
struct Moves {
    record: Record,
    /// The result in the tags.
    tag_result: GameResult,
    /// The game at the point where the next move is played.
    game: Game,
    /// The open variations, the innermost last.
    open: Vec<Variation>,
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

impl Moves {
    /// The line that the next move extends.
    fn line(&mut self) -> &mut Line {
        match self.open.last_mut() {
            Some(variation) => &mut variation.line,
            None => &mut self.record.line,
        }
    }

    /// Takes the next token; returns the result if it ends the game.
    fn token(&mut self, place: Place, token: Token) -> Result<Option<GameResult>, Fault> {
        let stray = |found| (place, RecordFault::Stray(found));
        match token {
            Token::Word(word) if word.chars().all(|c| c.is_ascii_digit()) => self.numbered = true,
            Token::Word(word) => match GameResult::from_text(word) {
                Some(result) => return Ok(Some(result)),
                None => self.play(word).map_err(|fault| (place, fault))?,
            },
            Token::Dot => {}
            Token::Comment(text) if self.numbered => self.before.push(text.into()),
            Token::Comment(text) => self.line().append(text.into()),
            Token::Mark(mark) => match self.line().nodes.last_mut() {
                Some(node) => node.nags.push(mark),
                None => return Err((place, RecordFault::MarkWithoutMove)),
            },
            Token::OpenVariation => self.open_variation(place)?,
            Token::CloseVariation => self.close_variation().ok_or_else(|| stray(')'))?,
            Token::OpenTag => return Err(stray('[')),
            Token::CloseTag => return Err(stray(']')),
            Token::Quoted(_) => return Err(stray('"')),
        }
        Ok(None)
    }

    fn play(&mut self, word: &str) -> Result<(), RecordFault> {
        let suffix = SUFFIXES.into_iter().find(|(suffix, _)| word.ends_with(suffix));
        let text = suffix.and_then(|(suffix, _)| word.strip_suffix(suffix)).unwrap_or(word);
        let fault = |error| RecordFault::Move {
            text: beginning(text),
            error,
        };
        let mv = parse_move(text, self.game.position(), &self.record.rules).map_err(|error| fault(error.into()))?;
        self.game.play(mv).map_err(|reason| fault(MoveError::Illegal(reason)))?;
        let mut node = Node::from(mv);
        node.before = std::mem::take(&mut self.before);
        node.nags.extend(suffix.map(|(_, mark)| mark));
        self.numbered = false;
        self.line().nodes.push(node);
        Ok(())
    }

    fn open_variation(&mut self, place: Place) -> Result<(), Fault> {
        if self.line().nodes.is_empty() {
            return Err((place, RecordFault::VariationWithoutMove));
        }
        if self.open.len() == DEEPEST_VARIATION {
            return Err((place, RecordFault::TooDeep));
        }
        self.forget_number();
        self.game.undo();
        self.open.push(Variation {
            line: Line::default(),
            place,
        });
        Ok(())
    }

    fn close_variation(&mut self) -> Option<()> {
        self.forget_number();
        let variation = self.open.pop()?;
        for _ in &variation.line.nodes {
            self.game.undo();
        }
        let node = self.line().nodes.last_mut()?;
        node.variations.push(variation.line);
        let mv = node.mv;
        self.game.play(mv).expect("it was legal here before");
        Some(())
    }

    /// No move followed the number of a turn, so comments after it belong to the move before it.
    fn forget_number(&mut self) {
        self.numbered = false;
        for comment in std::mem::take(&mut self.before) {
            self.line().append(comment);
        }
    }

    fn end(&mut self, end: Option<(Place, GameResult)>) -> Result<(), Fault> {
        if let Some(variation) = self.open.last() {
            return Err((variation.place, RecordFault::UnclosedVariation));
        }
        let tag = self.tag_result;
        self.record.result = match end {
            None | Some((_, GameResult::Unfinished)) => tag,
            Some((_, moves)) if tag == GameResult::Unfinished || tag == moves => moves,
            Some((place, moves)) => return Err((place, RecordFault::OtherResult { tag, moves })),
        };
        Ok(())
    }

    /// The record as far as it was read.
    fn into_record(mut self) -> Record {
        self.forget_number();
        while let Some(variation) = self.open.pop() {
            if let Some(node) = self.line().nodes.last_mut() {
                node.variations.push(variation.line);
            }
        }
        self.record
    }
}
