//! Reads whole links, and writes what they can hold beside a game: the times of its moves, and a letter to the opponent.

use std::time::Duration;

use super::checksum::{CHECKSUM_LENGTH, checksum};
use super::code::{LinkError, LinkTooLong, MAX_LENGTH, Reader, VERSION, Writer, fits, sorted_moves, write_link};
use super::number::Number;
use crate::notation::answers::Answers;
use crate::notation::move_times::MoveTimes;
use crate::notation::pgn::Record;
use crate::notation::tree::GameTree;
use crate::rules::{Game, Move};

/// The first letter of a link with more than a game.
pub(super) const LINKED: char = 'B';

/// The longest name in a link, in bytes of UTF-8.
const LONGEST_NAME: usize = 96;

/// A game in a link, with all that the link holds beside it.
#[derive(Clone, Debug)]
pub struct Linked {
    /// The game.
    pub game: Game,
    /// The times of its plies, in their order; empty if none is known.
    pub times: Vec<MoveTimes>,
    /// What a player writes to the other in a game by link.
    pub letter: Option<Letter>,
}

/// What a player writes to the other in a game by link.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Letter {
    /// The number by which both players know the game.
    pub number: u32,
    /// The names of White and Black, of at most 96 bytes; empty if they have none.
    pub names: [String; 2],
    /// What the writer answers to moves of the other, whose turn it is.
    pub answers: Answers,
    /// Whether the writer offers a draw. In a game that is over nobody does.
    pub offers_draw: bool,
}

impl From<Game> for Linked {
    /// The game alone.
    fn from(game: Game) -> Self {
        Self {
            game,
            times: Vec::new(),
            letter: None,
        }
    }
}

/// The tags of a record by which a game is known as one by link, as the standard has it for electronic mail.
pub const BY_LINK: (&str, &str) = ("Mode", "EM");
/// The tag with the number of a game by link.
pub const LINK_NUMBER: &str = "LinkNumber";
/// The tag with the answers of the player who waits.
pub const ANSWERS: &str = "Answers";
/// The tag with the number of plies after which the player who waits offered a draw.
pub const DRAW_OFFER: &str = "DrawOffer";

impl Linked {
    /// The record of the game, with its times, and with what belongs to a letter in tags.
    pub fn into_record(self) -> Record {
        let answers = self
            .letter
            .as_ref()
            .map_or_else(String::new, |letter| letter.answers.tag(&self.game));
        let offer = self.letter.as_ref().filter(|letter| letter.offers_draw);
        let offer = offer.map_or_else(String::new, |_| self.game.plies().len().to_string());
        let mut tree = GameTree::from(self.game);
        let nodes: Vec<_> = tree.main_line().collect();
        for (node, times) in nodes.into_iter().zip(self.times) {
            tree.set_times(node, times);
        }
        let Some(Letter { number, names, .. }) = self.letter else {
            return tree.to_record(&[]);
        };
        let [white, black] = &names;
        let number = number.to_string();
        let tags = [
            ("White", &**white),
            ("Black", &**black),
            BY_LINK,
            (LINK_NUMBER, &*number),
            (ANSWERS, &*answers),
            (DRAW_OFFER, &*offer),
        ];
        let said: Vec<_> = tags.into_iter().filter(|(_, value)| !value.is_empty()).collect();
        tree.to_record(&said)
    }

    /// Writes it as a link: as [`write_link`], if there is nothing beside the game. Of names too long only the
    /// beginning is written, of times tenths of seconds.
    ///
    /// ```
    /// use agon_core::notation::{Answers, Letter, Linked, read_linked};
    /// use agon_core::rules::{Game, RuleSet, Side};
    ///
    /// let game = Game::new(RuleSet::default());
    /// let letter = Letter {
    ///     number: 1842,
    ///     answers: Answers::read("b1c2 k7i8", &game, Side::Black),
    ///     ..Letter::default()
    /// };
    /// let linked = Linked { letter: Some(letter), ..game.into() };
    /// assert_eq!(read_linked(&linked.write()?)?.letter, linked.letter);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// If there is too much for a link.
    pub fn write(&self) -> Result<String, LinkTooLong> {
        let is_timed = self.times.iter().any(|times| *times != MoveTimes::default());
        if self.letter.is_none() && !is_timed {
            return write_link(&self.game);
        }
        fits(&self.game)?;
        let mut writer = Writer::default();
        writer.game(&self.game);
        writer.digit(u32::from(is_timed), 2);
        if is_timed {
            for ply in 0..self.game.plies().len() {
                let MoveTimes { left, taken } = self.times.get(ply).copied().unwrap_or_default();
                writer.time(left);
                writer.time(taken);
            }
        }
        writer.digit(u32::from(self.letter.is_some()), 2);
        if let Some(letter) = &self.letter {
            writer.letter(letter, &self.game);
        }
        let link = writer.link(LINKED);
        match link.len() <= MAX_LENGTH {
            true => Ok(link),
            false => Err(LinkTooLong),
        }
    }
}

impl Writer {
    /// Adds a time, in tenths of seconds.
    fn time(&mut self, time: Option<Duration>) {
        self.digit(u32::from(time.is_some()), 2);
        if let Some(time) = time {
            self.number(u32::try_from(time.as_millis() / 100).unwrap_or(u32::MAX));
        }
    }

    fn letter(&mut self, letter: &Letter, game: &Game) {
        self.digit(letter.number & 0xffff, 1 << 16);
        self.digit(letter.number >> 16, 1 << 16);
        for name in &letter.names {
            let name = &name[..name.floor_char_boundary(LONGEST_NAME)];
            self.digit(name.len() as u32, LONGEST_NAME as u32 + 1);
            for byte in name.bytes() {
                self.digit(byte.into(), 256);
            }
        }
        let lines = answers_after(game, letter.answers.lines().iter().cloned());
        self.digit(lines.lines().len() as u32, Answers::MOST as u32 + 1);
        for line in lines.lines() {
            self.digit(line.len() as u32, Answers::LONGEST as u32 + 1);
            let mut game = game.clone();
            for &mv in line {
                let moves = sorted_moves(&game);
                let choice = moves.iter().position(|known| *known == mv);
                self.digit(choice.expect("an answer can be played") as u32, moves.len() as u32);
                game.play(mv).expect("an answer can be played");
            }
        }
        // Last, since a missing digit is read as 0: links from before offers stay the same.
        self.digit(u32::from(letter.offers_draw && game.outcome().is_none()), 2);
    }
}

/// Reads what a whole link holds.
pub(super) fn read_whole(link: &str) -> Result<Linked, LinkError> {
    let Some((said, sum)) = link.split_at_checked(link.len().saturating_sub(CHECKSUM_LENGTH)) else {
        return Err(LinkError::NoLink);
    };
    if checksum(said) != sum {
        return Err(LinkError::Damaged);
    }
    let mut chars = said.chars();
    let version = chars.next();
    let mut reader = Reader(Number::from_text(chars.as_str()));
    let read = match version {
        None | Some(VERSION) => reader.game().map(Linked::from),
        Some(LINKED) => reader.linked(),
        Some(version) => return Err(LinkError::OtherVersion(version)),
    };
    let read = read.ok_or(LinkError::Impossible)?;
    // Everything has exactly one link, so any other text for it was not written by this program.
    match read.write() {
        Ok(again) if again == link => Ok(read),
        _ => Err(LinkError::Impossible),
    }
}

/// Lines of the player who waits, once the game is theirs to answer.
fn answers_after(game: &Game, lines: impl IntoIterator<Item = Vec<Move>>) -> Answers {
    match game.outcome() {
        None => Answers::new(lines, game, game.chooser().opponent()),
        Some(_) => Answers::default(),
    }
}

impl Reader {
    fn time(&mut self) -> Option<Option<Duration>> {
        match self.flag() {
            true => {
                let tenths = self.number()?;
                Some(Some(Duration::from_millis(100 * u64::from(tenths))))
            }
            false => Some(None),
        }
    }

    pub(super) fn linked(&mut self) -> Option<Linked> {
        let game = self.game()?;
        let mut times = Vec::new();
        if self.flag() {
            for _ in game.plies() {
                times.push(MoveTimes {
                    left: self.time()?,
                    taken: self.time()?,
                });
            }
        }
        let letter = match self.flag() {
            true => Some(self.letter(&game)?),
            false => None,
        };
        Some(Linked { game, times, letter })
    }

    fn letter(&mut self, game: &Game) -> Option<Letter> {
        let number = self.digit(1 << 16) | self.digit(1 << 16) << 16;
        let [white, black] = [self.name(), self.name()];
        let mut lines = Vec::new();
        for _ in 0..self.digit(Answers::MOST as u32 + 1) {
            let mut game = game.clone();
            let mut line = Vec::new();
            for _ in 0..self.digit(Answers::LONGEST as u32 + 1) {
                let moves = sorted_moves(&game);
                let mv = *moves.get(self.digit(moves.len().max(1) as u32) as usize)?;
                game.play(mv).ok()?;
                line.push(mv);
            }
            lines.push(line);
        }
        Some(Letter {
            number,
            names: [white?, black?],
            answers: answers_after(game, lines),
            offers_draw: self.flag(),
        })
    }

    fn name(&mut self) -> Option<String> {
        let length = self.digit(LONGEST_NAME as u32 + 1);
        let bytes = (0..length).map(|_| self.digit(256) as u8).collect();
        String::from_utf8(bytes).ok()
    }
}
