//! The puzzles as `assets/puzzles` has them, and the one of the day.

use std::collections::BTreeSet;
use std::fmt::Write;

use serde::{Deserialize, Serialize};

use super::error::{CollectionError, PuzzleFault};
use super::puzzle::{Answer, Puzzle, Rating, Source, Task};
use super::theme::Theme;
use crate::notation::{parse_start, play_word};
use crate::rules::{Game, Outcome, Preset};
use crate::shipped::Shipped;

static AGON: Shipped<Collection> = Shipped::new(embedded!("assets/puzzles/agon.json"), Collection::NONE);
static QUIET: Shipped<Collection> = Shipped::new(embedded!("assets/puzzles/quiet.json"), Collection::NONE);

/// The moves in which a puzzle of winning can be won.
const WIN_MOVES: std::ops::RangeInclusive<u32> = 2..=6;

/// The mark of a move that is the only one.
const ONLY: char = '!';

/// Puzzles, in the order of their file.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Collection {
    puzzles: Vec<Puzzle>,
}

impl Collection {
    const NONE: Self = Self { puzzles: Vec::new() };

    /// The puzzles that come with the program; none while they have not [arrived](Self::arrive).
    pub fn agon() -> &'static Self {
        AGON.get(Self::read)
    }

    /// The positions in which nothing is hidden, likewise.
    pub fn quiet() -> &'static Self {
        QUIET.get(Self::read)
    }

    /// These are the puzzles that come with the program, and the positions in which nothing is hidden.
    pub fn arrive(self, quiet: Self) {
        AGON.arrive(self);
        QUIET.arrive(quiet);
    }

    /// A collection of these puzzles. Of puzzles with one name the first is taken.
    pub fn of(puzzles: impl IntoIterator<Item = Puzzle>) -> Self {
        let mut ids = BTreeSet::new();
        let puzzles = puzzles.into_iter();
        Self {
            puzzles: puzzles.filter(|puzzle| ids.insert(puzzle.id().to_owned())).collect(),
        }
    }

    /// Reads a collection. Every line of moves is played by the rules; what it claims is not
    /// [proven](super::proof::prove).
    ///
    /// # Errors
    /// If the text is not in the format of a collection, or a puzzle in it is not possible by the rules.
    pub fn read(text: &str) -> Result<Self, CollectionError> {
        let written: Vec<Written> = serde_json::from_str(text)?;
        let mut ids = BTreeSet::new();
        let puzzles = written.into_iter().map(|written| {
            let id = written.id.clone();
            if !ids.insert(id.clone()) {
                return Err(CollectionError::Twice(id));
            }
            written.puzzle().map_err(|fault| CollectionError::Puzzle { id, fault })
        });
        Ok(Self {
            puzzles: puzzles.collect::<Result<_, _>>()?,
        })
    }

    /// Writes the collection, a puzzle a line, so that [`read`](Self::read) reads the same.
    pub fn write(&self) -> String {
        let lines: Vec<_> = self.puzzles.iter().map(write_puzzle).collect();
        let end = if lines.is_empty() { "" } else { "\n" };
        format!("[\n{}{end}]\n", lines.join(",\n"))
    }

    /// All puzzles.
    pub fn puzzles(&self) -> &[Puzzle] {
        &self.puzzles
    }

    /// The puzzle with this name.
    pub fn puzzle(&self, id: &str) -> Option<&Puzzle> {
        self.puzzles.iter().find(|puzzle| puzzle.id() == id)
    }

    /// The puzzle of a day, counted in whole days since 1 January 1970; `None` if no puzzle may be
    /// anybody's first. All that may have their turn before one returns, in an order in which neighbours in the file
    /// are far apart.
    pub fn of_day(&self, day: u64) -> Option<&Puzzle> {
        let mut daily = self.puzzles.iter().filter(|puzzle| is_for_all(puzzle));
        let count = daily.clone().count() as u64;
        // Nearly the golden section of the circle of puzzles, and coprime to it, so that each has its turn.
        let step = (count * 618 / 1000..=count).find(|&step| coprime(step, count))?;
        let place = (day % count) * step % count;
        daily.nth(place as usize)
    }
}

/// Whether a puzzle may be anybody's first: by the usual rules, and won in few moves if it is to be won.
fn is_for_all(puzzle: &Puzzle) -> bool {
    puzzle.rules == Preset::NEW_GAME.rules() && puzzle.moves() <= DAILY_MOVES
}

/// The most moves in which the puzzle of a day is won.
const DAILY_MOVES: u32 = 3;

fn coprime(a: u64, b: u64) -> bool {
    let (mut a, mut b) = (a, b);
    while b > 0 {
        (a, b) = (b, a % b);
    }
    a == 1
}

/// Reads one puzzle as [`write_puzzle`] writes it.
///
/// # Errors
/// As [`Collection::read`].
pub fn read_puzzle(line: &str) -> Result<Puzzle, CollectionError> {
    let written: Written = serde_json::from_str(line)?;
    let id = written.id.clone();
    written.puzzle().map_err(|fault| CollectionError::Puzzle { id, fault })
}

/// Writes a puzzle as a line of a collection.
pub fn write_puzzle(puzzle: &Puzzle) -> String {
    let mut line = String::new();
    for (place, answer) in puzzle.line.iter().enumerate() {
        let (space, mark) = (if place > 0 { " " } else { "" }, if answer.is_only { "!" } else { "" });
        write!(line, "{space}{}{mark}", answer.mv).expect("a string takes what is written");
    }
    let names: Vec<_> = puzzle.themes.iter().map(|theme| theme.name()).collect();
    let written = Written {
        id: puzzle.id.clone(),
        rules: (puzzle.rules != Preset::NEW_GAME.rules()).then(|| puzzle.rules.to_string()),
        position: puzzle.start.to_string(),
        task: puzzle.task,
        line,
        themes: names.join(" "),
        rating: puzzle.rating,
        from: puzzle.source,
    };
    serde_json::to_string(&written).expect("texts and numbers can be written")
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Written {
    id: String,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    rules: Option<String>,
    position: String,
    task: Task,
    line: String,
    themes: String,
    rating: Rating,
    from: Source,
}

impl Written {
    fn puzzle(self) -> Result<Puzzle, PuzzleFault> {
        let (rules, start) = parse_start(self.rules.as_deref(), &self.position)?;
        if start.is_placing() {
            return Err(PuzzleFault::PiecesInHand);
        }
        if (start.clock(), start.turn()) != (0, 1) {
            return Err(PuzzleFault::History);
        }
        let theme = |name: &str| Theme::from_name(name).ok_or_else(|| PuzzleFault::Theme(name.to_owned()));
        let mut game = Game::from_position(rules, start);
        let puzzle = Puzzle {
            id: self.id,
            line: played(&mut game, &self.line)?,
            themes: self.themes.split_whitespace().map(theme).collect::<Result<_, _>>()?,
            rules,
            start,
            task: self.task,
            rating: self.rating,
            source: self.from,
            instead: None,
        };
        match puzzle.task {
            Task::Win => {
                let winner = game.outcome().and_then(Outcome::winner);
                if winner != Some(puzzle.player()) || !WIN_MOVES.contains(&puzzle.moves()) {
                    return Err(PuzzleFault::NoWin);
                }
            }
            Task::Save | Task::Gain => {
                if puzzle.line.len() != 1 || game.outcome().is_some() {
                    return Err(PuzzleFault::NotOneMove);
                }
            }
            Task::Better | Task::Line => return Err(PuzzleFault::OwnMistake),
            Task::Nothing => {
                if !puzzle.line.is_empty() || game.outcome().is_some() {
                    return Err(PuzzleFault::NotNothing);
                }
            }
        }
        Ok(puzzle)
    }
}

/// Plays the moves of a line.
fn played(game: &mut Game, text: &str) -> Result<Vec<Answer>, PuzzleFault> {
    let player = game.chooser();
    let mut line = Vec::new();
    for word in text.split_whitespace() {
        let bare = word.trim_end_matches(ONLY);
        let is_only = bare.len() < word.len();
        if is_only && game.chooser() != player {
            return Err(PuzzleFault::EnemyMarked(word.to_owned()));
        }
        let mv = play_word(game, bare)?;
        line.push(Answer { mv, is_only });
    }
    Ok(line)
}
