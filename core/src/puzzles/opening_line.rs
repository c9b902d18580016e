//! Lines of openings that somebody learns: they come back beside missed puzzles and mistakes. The player plays the moves
//! of one side by heart, and the program answers with those of the other.

use serde::{Deserialize, Serialize};

use super::image::short_name;
use super::puzzle::{Answer, Puzzle, Rating, Source, Task};
use crate::notation::{GameTextError, play_words};
use crate::rules::{Game, Move, Position, RuleSet, Side};

/// A line from the start of a game, which ends with a move of the side that learns it.
///
/// ```
/// use agon_core::notation::play_words;
/// use agon_core::puzzles::opening_line::OpeningLine;
/// use agon_core::rules::{Game, Preset, Side};
///
/// let mut game = Game::new(Preset::NEW_GAME.rules());
/// play_words(&mut game, "f1f2 f11f10 b1c2")?;
/// let line = OpeningLine::of(&game).expect("White has played the last move");
/// assert_eq!(line.player(), Side::White);
/// let puzzle = line.puzzle();
/// assert_eq!((puzzle.player(), puzzle.line().len()), (Side::White, 3));
/// # Ok::<(), agon_core::notation::GameTextError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(into = "Written", try_from = "Written")]
pub struct OpeningLine {
    rules: RuleSet,
    player: Side,
    moves: Vec<Move>,
}

/// As it is kept.
#[derive(Serialize, Deserialize)]
struct Written {
    rules: String,
    moves: String,
}

/// Why a text is no line.
#[derive(Debug, thiserror::Error)]
pub enum OpeningLineError {
    /// Its rules or moves are not valid.
    #[error(transparent)]
    Text(#[from] GameTextError),
    /// It has no move of the side that learns it.
    #[error("it has no move to learn")]
    NoMove,
}

impl OpeningLine {
    /// The line that a game has followed, for whoever chose its last move; `None` if nobody did, or the game began
    /// elsewhere or with a handicap.
    pub fn of(game: &Game) -> Option<Self> {
        let rules = *game.rules();
        let is_whole = *game.start() == Position::start(&rules) && game.handicap().is_none();
        let (last, before) = game.plies().iter().zip(game.positions()).last()?;
        (is_whole && last.mv != Move::Pass).then(|| Self {
            rules,
            player: before.chooser(&rules),
            moves: game.plies().iter().map(|ply| ply.mv).collect(),
        })
    }

    /// The side that learns it.
    pub const fn player(&self) -> Side {
        self.player
    }

    /// Its name, which no position has: `line-` and eight letters and digits.
    pub fn name(&self) -> String {
        format!("line-{}", short_name(&format!("{} {}", self.rules, self.text())))
    }

    fn text(&self) -> String {
        let moves = self.moves.iter().map(ToString::to_string);
        moves.collect::<Vec<_>>().join(" ")
    }

    /// The puzzle of playing the line, from the player's first choice on. It has no rating.
    pub fn puzzle(&self) -> Puzzle {
        let mut start = Position::start(&self.rules);
        let mut moves = self.moves.as_slice();
        while start.chooser(&self.rules) != self.player
            && let [first, rest @ ..] = moves
        {
            start = start.make(&self.rules, *first).position;
            moves = rest;
        }
        let answer = |&mv| Answer { mv, is_only: false };
        Puzzle {
            id: self.name(),
            rules: self.rules,
            start,
            task: Task::Line,
            line: moves.iter().map(answer).collect(),
            themes: Vec::new(),
            rating: Rating::NONE,
            source: Source::NONE,
            instead: None,
        }
    }
}

impl From<OpeningLine> for Written {
    fn from(line: OpeningLine) -> Self {
        Self {
            rules: line.rules.to_string(),
            moves: line.text(),
        }
    }
}

impl TryFrom<Written> for OpeningLine {
    type Error = OpeningLineError;

    fn try_from(written: Written) -> Result<Self, Self::Error> {
        let rules: RuleSet = written.rules.parse().map_err(GameTextError::from)?;
        let mut game = Game::new(rules);
        play_words(&mut game, &written.moves)?;
        Self::of(&game).ok_or(OpeningLineError::NoMove)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::learn::enemy::Reply;
    use crate::puzzles::attempt::{Attempt, Event};
    use crate::rules::Preset;

    fn game(moves: &str) -> Game {
        let mut game = Game::new(Preset::NEW_GAME.rules());
        play_words(&mut game, moves).unwrap();
        game
    }

    /// Plays a word in the game of a puzzle.
    fn play(game: &mut Game, word: &str) {
        play_words(game, word).unwrap();
    }

    #[test]
    fn the_player_plays_one_side_from_memory_and_the_line_answers() {
        let puzzle = OpeningLine::of(&game("f1f2 f11f10 b1c2 b7c7")).unwrap().puzzle();
        assert_eq!(puzzle.player(), Side::Black);
        let (mut game, attempt) = (puzzle.game(), Attempt::new(&puzzle));
        assert_eq!(attempt.follow(&game), Event::Yours);
        play(&mut game, "f11f10");
        let answer = game
            .position()
            .legal_moves(game.rules())
            .iter()
            .copied()
            .find(|mv| mv.to_string() == "b1c2");
        assert_eq!(attempt.follow(&game), Event::Answered(answer.map(Reply::Move)));
        play(&mut game, "b1c2");
        assert_eq!(attempt.follow(&game), Event::Yours);
        let mut wrong = game.clone();
        play(&mut wrong, "k7i7");
        assert_eq!(attempt.follow(&wrong), Event::Wrong(None), "nothing refutes it");
        play(&mut game, "b7c7");
        assert_eq!(attempt.follow(&game), Event::Solved { soonest: true });
    }

    #[test]
    fn lines_have_names_of_their_own_and_are_read_again() {
        let names: Vec<_> = ["f1f2", "f1f2 f11f10", "b1c2"]
            .map(|moves| OpeningLine::of(&game(moves)).unwrap().name())
            .into();
        assert!(names[0] != names[1] && names[0] != names[2] && names.iter().all(|name| name.len() == 13));
        let line = OpeningLine::of(&game("f1f2 f11f10")).unwrap();
        let text = serde_json::to_string(&line).unwrap();
        assert_eq!(text, r#"{"rules":"modern","moves":"f1f2 f11f10"}"#);
        assert_eq!(serde_json::from_str::<OpeningLine>(&text).unwrap(), line);
        for damaged in [
            text.replace("f11f10", "f11f2"),
            text.replace("f1f2 f11f10", ""),
            text.replace("modern", "old"),
        ] {
            assert!(serde_json::from_str::<OpeningLine>(&damaged).is_err(), "{damaged}");
        }
    }

    #[test]
    fn no_line_is_learned_from_another_start() {
        assert_eq!(OpeningLine::of(&game("")), None);
        let later = Game::from_position(Preset::NEW_GAME.rules(), *game("f1f2").position());
        assert_eq!(OpeningLine::of(&later), None);
    }
}
