//! The rule book and the museum, as `assets/rule_book` has them.

use std::collections::BTreeSet;

use serde::Deserialize;

use super::board::{Board, WrittenBoard};
use super::comparison::{Contrast, WrittenContrast};
use super::error::BookError;
use crate::rules::{Preset, RuleSet};
use crate::shipped::Shipped;

static AGON: Shipped<RuleBook> = Shipped::new(embedded!("assets/rule_book/agon.json"), RuleBook::EMPTY);

/// The chapters, the positions in which rules differ, and the rooms of the museum.
#[derive(Clone, Debug)]
pub struct RuleBook {
    chapters: Vec<Chapter>,
    contrasts: Vec<Contrast>,
    rooms: Vec<Room>,
}

/// Sentences about one subject.
#[derive(Clone, Debug)]
pub struct Chapter {
    id: String,
    sentences: Vec<Sentence>,
}

/// One or two sentences, and the board that shows them, if they can be shown.
#[derive(Clone, Debug)]
pub struct Sentence {
    id: String,
    board: Option<Board>,
}

/// The room of a preset.
#[derive(Clone, Debug)]
pub struct Room {
    preset: Preset,
    sources: Vec<String>,
    measured: Measured,
}

/// Statistics of games under rules, which a program played against itself.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Measured {
    /// The program, as `docs/engine.md` names it.
    pub player: String,
    /// The number of games.
    pub games: u32,
    /// The mean length, in moves of either side.
    pub plies: u32,
    /// The percentage of games drawn, or given up as such after 500 moves or more.
    pub drawn: f64,
    /// The percentage of points that White scored, a draw counting half.
    pub white: f64,
    /// The error of White's score, in as many points (95 %).
    pub error: f64,
}

impl Measured {
    /// Whether the score says that either side is better off, rather than nothing.
    pub fn favours_a_side(&self) -> bool {
        (self.white - 50.0).abs() > self.error
    }
}

impl Chapter {
    /// Its name in the language files.
    pub fn id(&self) -> &str {
        &self.id
    }

    /// Its sentences.
    pub fn sentences(&self) -> &[Sentence] {
        &self.sentences
    }
}

impl Sentence {
    /// Its name in the language files, which no other sentence has.
    pub fn id(&self) -> &str {
        &self.id
    }

    /// The board that shows it.
    pub const fn board(&self) -> Option<&Board> {
        self.board.as_ref()
    }
}

impl Room {
    /// The rules.
    pub const fn preset(&self) -> Preset {
        self.preset
    }

    /// The sources of the rules, by their names in the language files.
    pub fn sources(&self) -> &[String] {
        &self.sources
    }

    /// Statistics of games.
    pub const fn measured(&self) -> &Measured {
        &self.measured
    }
}

impl RuleBook {
    const EMPTY: Self = Self {
        chapters: Vec::new(),
        contrasts: Vec::new(),
        rooms: Vec::new(),
    };

    /// The rule book that comes with the program; an empty one while it has not [arrived](Self::arrive).
    pub fn agon() -> &'static Self {
        AGON.get(Self::read)
    }

    /// This is the rule book that comes with the program.
    pub fn arrive(self) {
        AGON.arrive(self);
    }

    /// Reads a rule book, and proves by the rules what is said of its boards.
    ///
    /// # Errors
    /// If the text is not in the format of a rule book, or a board is not as is said of it.
    pub fn read(text: &str) -> Result<Self, BookError> {
        let written: WrittenBook = serde_json::from_str(text)?;
        let mut ids = BTreeSet::new();
        let mut once = |id: &str| match ids.insert(id.to_owned()) {
            true => Ok(()),
            false => Err(BookError::Twice(id.to_owned())),
        };
        let mut chapters = Vec::new();
        for chapter in written.chapters {
            once(&chapter.id)?;
            let mut sentences = Vec::new();
            for WrittenSentence { id, board } in chapter.sentences {
                once(&id)?;
                let board = board.map(WrittenBoard::board).transpose();
                let board = board.map_err(|fault| BookError::Board { id: id.clone(), fault })?;
                sentences.push(Sentence { id, board });
            }
            chapters.push(Chapter {
                id: chapter.id,
                sentences,
            });
        }
        let mut contrasts = Vec::new();
        for contrast in written.contrasts {
            let axes = RuleSet::default().axes();
            let axis = axes.iter().find(|(name, _)| *name == contrast.axis);
            let &(axis, _) = axis.ok_or_else(|| BookError::Unknown(contrast.axis.clone()))?;
            let id = contrast.axis.clone();
            contrasts.push(
                contrast
                    .contrast(axis)
                    .map_err(|fault| BookError::Board { id, fault })?,
            );
        }
        let mut rooms = Vec::new();
        for room in written.rooms {
            once(&room.rules)?;
            let preset = Preset::ALL.into_iter().find(|preset| preset.name() == room.rules);
            rooms.push(Room {
                preset: preset.ok_or(BookError::Unknown(room.rules))?,
                sources: room.sources,
                measured: room.measured,
            });
        }
        Ok(Self {
            chapters,
            contrasts,
            rooms,
        })
    }

    /// The chapters, in their order.
    pub fn chapters(&self) -> &[Chapter] {
        &self.chapters
    }

    /// The positions in which rules differ.
    pub fn contrasts(&self) -> &[Contrast] {
        &self.contrasts
    }

    /// The rooms of the museum, in the order of `docs/rules.md` §6.
    pub fn rooms(&self) -> &[Room] {
        &self.rooms
    }

    /// The sentence of this name.
    pub fn sentence(&self, id: &str) -> Option<&Sentence> {
        let mut sentences = self.chapters.iter().flat_map(Chapter::sentences);
        sentences.find(|sentence| sentence.id == id)
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct WrittenBook {
    chapters: Vec<WrittenChapter>,
    contrasts: Vec<WrittenContrast>,
    rooms: Vec<WrittenRoom>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct WrittenChapter {
    id: String,
    sentences: Vec<WrittenSentence>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct WrittenSentence {
    id: String,
    #[serde(default)]
    board: Option<WrittenBoard>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct WrittenRoom {
    rules: String,
    sources: Vec<String>,
    measured: Measured,
}
