//! A puzzle: a position, a task, and the moves that are the answer.

use serde::{Deserialize, Serialize};

use super::theme::{Theme, themes};
use crate::engine::{Level, Score};
use crate::learn::enemy::Reply;
use crate::rules::{Game, Move, Position, RuleSet, Side};

/// Task of a puzzle.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Task {
    /// Win, against any defence, in 2 to 6 moves.
    Win,
    /// Find the only move that does not lose.
    Save,
    /// Find the move that wins material or the race.
    Gain,
    /// Nothing: many moves are as good.
    Nothing,
    /// Find a better move than the one that was played in a game of one's own.
    Better,
    /// Play a line of an opening from memory.
    Line,
}

impl Task {
    /// All tasks of the puzzles of a collection that hide something.
    pub const ALL: [Self; 3] = [Self::Win, Self::Save, Self::Gain];

    /// Its name in the language files.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Win => "win",
            Self::Save => "save",
            Self::Gain => "gain",
            Self::Nothing => "nothing",
            Self::Better => "better",
            Self::Line => "line",
        }
    }
}

/// Difficulty of a puzzle, on the scale of the levels (`docs/engine.md`).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(into = "[u16; 2]", from = "[u16; 2]")]
pub struct Rating {
    /// The rating of a player who solves it at every other try.
    pub value: u16,
    /// Its standard error.
    pub error: u16,
}

impl Rating {
    /// Of a puzzle that was not [graded](super::grading::grade).
    pub const NONE: Self = Self { value: 0, error: 0 };
}

impl From<Rating> for [u16; 2] {
    fn from(rating: Rating) -> Self {
        [rating.value, rating.error]
    }
}

impl From<[u16; 2]> for Rating {
    fn from([value, error]: [u16; 2]) -> Self {
        Self { value, error }
    }
}

/// A puzzle's origin in the mined games: the seed, the number of the game, and the number of plies before it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(into = "(u64, u32, u32)", from = "(u64, u32, u32)")]
pub struct Source {
    /// The seed of the series of games.
    pub seed: u64,
    /// The game's number, from 0.
    pub game: u32,
    /// The plies played before.
    pub ply: u32,
}

impl Source {
    /// Of a puzzle that was composed.
    pub const NONE: Self = Self {
        seed: 0,
        game: 0,
        ply: 0,
    };
}

impl From<Source> for (u64, u32, u32) {
    fn from(source: Source) -> Self {
        (source.seed, source.game, source.ply)
    }
}

impl From<(u64, u32, u32)> for Source {
    fn from((seed, game, ply): (u64, u32, u32)) -> Self {
        Self { seed, game, ply }
    }
}

/// A puzzle. It is plain data, and what it says can be proven anew by [`prove`](super::proof::prove).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Puzzle {
    pub(super) id: String,
    pub(super) rules: RuleSet,
    pub(super) start: Position,
    pub(super) task: Task,
    pub(super) line: Vec<Answer>,
    pub(super) themes: Vec<Theme>,
    pub(super) rating: Rating,
    pub(super) source: Source,
    /// The move that was played instead, in a game of one's own.
    pub(super) instead: Option<Move>,
}

/// A move of a puzzle's line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Answer {
    /// The move.
    pub mv: Move,
    /// Of a move of the player's: whether it is the only one that reaches the aim at all, since every other loses. In a
    /// puzzle of winning, any other move of the player's in the line is the only one that wins so soon. Never of an
    /// enemy's move.
    pub is_only: bool,
}

impl Puzzle {
    /// Its name, the same for all images of its position on the board and in both colours. It is never changed.
    pub fn id(&self) -> &str {
        &self.id
    }

    /// The rules that it is played by.
    pub const fn rules(&self) -> &RuleSet {
        &self.rules
    }

    /// The position.
    pub const fn start(&self) -> &Position {
        &self.start
    }

    /// The solver: the player who chooses the first move.
    pub fn player(&self) -> Side {
        self.start.chooser(&self.rules)
    }

    /// The task.
    pub const fn task(&self) -> Task {
        self.task
    }

    /// The answer. In a puzzle of winning the moves of both sides up to the win, the enemy's resisting longest; in a line
    /// the moves of both sides; otherwise one move, or none if nothing is hidden. Where a better move is to be found, others may be as good.
    pub fn line(&self) -> &[Answer] {
        &self.line
    }

    /// The moves of the [`line`](Self::line).
    pub fn solution(&self) -> Vec<Move> {
        self.line.iter().map(|answer| answer.mv).collect()
    }

    /// The *n* of "win in *n*", as [`Score::moves`] counts; 1 for other tasks, and 0 if nothing is hidden.
    pub fn moves(&self) -> u32 {
        match self.task {
            Task::Win => Score::WinIn(self.line.len() as u32).moves().unwrap_or(1),
            Task::Save | Task::Gain | Task::Better | Task::Line => 1,
            Task::Nothing => 0,
        }
    }

    /// The themes in it, in the order of [`Theme::ALL`].
    pub fn themes(&self) -> &[Theme] {
        &self.themes
    }

    /// The difficulty.
    pub const fn rating(&self) -> Rating {
        self.rating
    }

    /// Whether somebody has [composed](super::composing::compose) it.
    pub fn is_composed(&self) -> bool {
        self.source == Source::NONE && !matches!(self.task, Task::Better | Task::Line)
    }

    /// The move that was played instead, if this is a [mistake](super::mistake) of one's own.
    pub const fn instead(&self) -> Option<Move> {
        self.instead
    }

    /// The origin.
    pub const fn source(&self) -> Source {
        self.source
    }

    /// A copy with another rating, and with the themes that are in it.
    #[must_use]
    pub fn rated(self, rating: Rating) -> Self {
        let themes = themes(&self.game(), &self.solution());
        Self { themes, rating, ..self }
    }

    /// The game at the beginning of the puzzle.
    pub const fn game(&self) -> Game {
        Game::from_position(self.rules, self.start)
    }

    /// The number of moves of a game that follow the line from its beginning.
    pub fn follows(&self, game: &Game) -> usize {
        let played = game.plies().iter().map(|ply| ply.mv);
        played
            .zip(&self.line)
            .take_while(|(mv, answer)| *mv == answer.mv)
            .count()
    }

    /// The next move of the line, in a game that has followed it so far.
    pub fn next(&self, game: &Game) -> Option<Answer> {
        let played = game.plies().len();
        (self.follows(game) == played).then(|| self.line.get(played).copied())?
    }

    /// The program's answer in a game that began with [`game`](Self::game), whichever side it plays: the line's move, or
    /// what the computer finds once the line was left. `None` if a pass is forced or the game is over.
    pub fn reply(&self, game: &Game) -> Option<Reply> {
        if game.outcome().is_some() || game.must_pass() {
            return None;
        }
        let on_line = self.next(game).map(|answer| Reply::Move(answer.mv));
        on_line.or(Some(Reply::Computer(Level::Master)))
    }
}
