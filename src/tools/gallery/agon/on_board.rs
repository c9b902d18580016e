//! What is on the board in a scene.

use agon_core::engine::Level;
use agon_core::learn::course::Course;
use agon_core::learn::lesson::Lesson;
use agon_core::notation::{GameTree, parse_position, read_move};
use agon_core::puzzles::collection::Collection;
use agon_core::puzzles::duel::{Duel, PUZZLES as PUZZLES_EACH};
use agon_core::puzzles::progress::Returning;
use agon_core::puzzles::puzzle::Puzzle;
use agon_core::puzzles::run::Run;
use agon_core::puzzles::spotting::Spotting;
use agon_core::rules::{Game, Position, Preset, RuleSet, Side, WinReason};
use agon_core::session::conditions::{Terms, TimeControl};
use agon_core::session::players::Players;
use agon_core::session::saved_game::{SavedGame, mark_analysis};

use super::kept;
use super::scene::{FISCHER, Scene};
use crate::agon::gameplay::current_game::{Purpose, kept as kept_puzzle};
use crate::agon::gameplay::lessons::game_of;
use crate::agon::gameplay::puzzle_series::PuzzleSeries;
use crate::agon::gameplay::puzzles::game_of as game_of_puzzle;

impl Scene {
    /// A lesson as it begins, gone wrong or done.
    fn lesson(self, lesson: &'static Lesson) -> Option<SavedGame> {
        let mut game = game_of(lesson);
        let moves = match self {
            Self::LessonWrong => &lesson.wrong().first()?.moves,
            Self::LessonDone => lesson.solution(),
            _ => &[],
        };
        for &mv in moves {
            game.tree.play(mv).expect("the moves of lessons are legal");
        }
        Some(game)
    }

    /// The lesson or puzzle that the game on the board belongs to.
    pub(crate) fn exercise(self) -> Option<Purpose> {
        match self {
            Self::Lesson | Self::LessonWrong | Self::LessonDone => {
                Course::agon().lesson("no-way-back").map(Purpose::Lesson)
            }
            Self::PuzzleWrong | Self::PuzzleExplained => Collection::agon().puzzle("803dfvgs").map(Purpose::puzzle),
            Self::PuzzleRules => {
                let is_meant = |puzzle: &&Puzzle| puzzle.rules().preset() == Some(Preset::Captor);
                let mut puzzles = Collection::agon().puzzles().iter();
                puzzles.find(is_meant).map(Purpose::puzzle)
            }
            Self::Puzzle | Self::PuzzleSolved | Self::PuzzleOrNot | Self::PuzzleRun | Self::PuzzleDuel => {
                Collection::agon().puzzle("67p97m68").map(Purpose::puzzle)
            }
            Self::MistakeAgain => {
                let returning = kept::solved(6);
                let mistakes = returning.returning(Collection::agon());
                let puzzle = mistakes.into_iter().find_map(|(_, returning)| match returning {
                    Returning::Mistake(id, mistake) => Some(mistake.puzzle(id)),
                    Returning::Puzzle(_) => None,
                });
                puzzle.map(|puzzle| Purpose::puzzle(kept_puzzle(puzzle)))
            }
            _ => None,
        }
    }

    /// A puzzle as it begins, with a wrong move or solved.
    fn puzzle(self, puzzle: &Puzzle) -> Option<SavedGame> {
        let mut game = game_of_puzzle(puzzle);
        let moves = match self {
            Self::PuzzleWrong => {
                let answer = puzzle.line().first()?.mv;
                let legal = puzzle.game().legal_moves();
                vec![legal.iter().copied().find(|mv| *mv != answer)?]
            }
            Self::PuzzleSolved | Self::PuzzleExplained => puzzle.solution(),
            _ => Vec::new(),
        };
        for mv in moves {
            game.tree.play(mv).expect("the moves of puzzles are legal");
        }
        Some(game)
    }

    /// The series that the puzzle on the board belongs to.
    pub(crate) fn series(self) -> PuzzleSeries {
        let mut duel = Duel::new(1);
        for number in 0..2 * PUZZLES_EACH {
            duel.tried(number % 3 > 0);
            duel.next();
        }
        match self {
            Self::MistakeAgain => PuzzleSeries::Missed,
            Self::PuzzleOrNot => PuzzleSeries::Spotting(Spotting::default()),
            Self::PuzzleRun => PuzzleSeries::Run {
                run: Run::new(1),
                next: None,
                has_ended: false,
            },
            Self::PuzzleDuel => PuzzleSeries::Duel(duel),
            _ => PuzzleSeries::Training,
        }
    }

    /// The game on the board; `None` on the screens before a game.
    pub(crate) fn game(self) -> Option<SavedGame> {
        /// A game between two computer players, with captures.
        const MOVES: &str = "f1g1 l2k2 d9e9 f11f10 g1g2 f10g9 g2f3 b7b6 e9f9 g9b3 f9f8 k7k6 h9h8 b3c3 b1c1 h1h2 h8i7 \
            k6a1 k1l1 c3c4 f3g3 a1b1 c1h1 d1d2 g3h3 h2e10 i7i6 b6c6 a5b6 c6d6 l5l6 d2d3 i6h6 k2k3 f8f7 a2a3 l1k1 c4d5 \
            k1i1 e10e9 b6c6 d5e6 h3h4 d3e4 h4h5 b1b2 h1h2 e9f9 i1i2 f9g8 f7g6 a3b4 i2h3 e6f7 h5g5 k3i4";
        /// A game of a beginner, who plays Black and loses.
        const LOST: &str = "f1f2 d1c1 l5k5 c1d1 h9h8 b7c7 a5b5 h1h2 b5c5 k7i7 h8h7 h2i2 h7g7 c7d7 f2f3 f11e10 b1c2 d7d6 d9e9 i7i6 \
            k5i5 d6e6 c2d3 l2k3 e9e8 i2h3 f3f4 d1e2 g7g6 i6h7 c5d5 e2f3 e8f8 a2b3 f4f5 f3g3 f8f7 e6a2 k1k2 h3h4 d5e6 \
            e10f10 i5h5 b3b2 h5g5 b2b3 k2i3 h4k1 i3h4 f10f9 d3e4 h7g7 e4e5 a2b2 f5f6 k3k4 g5f5 k1l1 h4g5";
        /// One step before White's guards enclose their own queen.
        const NEARLY: &str = "g5/6g/g7/1q7/4GG4/4GQG4/4G1G3/8g/2g5/7/5g w - 0 40";
        /// The start of a game in which all pieces are placed by the players.
        const PLACEMENTS: &str = "Q@f1 Q@f11 G@b1 G@k7 G@e4 G@g7 G@h5";
        match self.exercise() {
            Some(Purpose::Lesson(lesson)) => return self.lesson(lesson),
            Some(Purpose::Puzzle(solving)) => return self.puzzle(solving.puzzle()),
            _ => {}
        }
        let rules = match self {
            Self::Placing => Preset::Parlett.rules(),
            _ if self.is_of_first_game() || self.is_of_review() => Preset::NEW_GAME.rules(),
            _ => RuleSet::default(),
        };
        let (start, moves) = match self {
            Self::Title
            | Self::Continue
            | Self::Computer
            | Self::People
            | Self::Terms
            | Self::OwnRules
            | Self::Pasted
            | Self::Learn
            | Self::Puzzles
            | Self::Mistakes
            | Self::Progress
            | Self::Open
            | Self::Found => return None,
            Self::Placing => (Position::start(&rules), PLACEMENTS.split_whitespace().collect()),
            Self::Opening | Self::Hint => (Position::start(&rules), Vec::new()),
            Self::FirstCapture => (Position::start(&rules), MOVES.split_whitespace().take(16).collect()),
            Self::FirstQueen => (Position::start(&rules), MOVES.split_whitespace().take(9).collect()),
            Self::Captured | Self::FirstLoss => (Position::start(&rules), MOVES.split_whitespace().take(22).collect()),
            Self::Judged | Self::Mistake | Self::TryAgain => {
                (Position::start(&rules), LOST.split_whitespace().collect())
            }
            Self::End => {
                let nearly = parse_position(NEARLY, &rules).expect("the position is of this program");
                (nearly, vec!["g7g6"])
            }
            _ => (Position::start(&rules), MOVES.split_whitespace().collect()),
        };
        let mut game = Game::from_position(rules, start);
        for text in moves {
            let mv = read_move(text, game.position(), &rules).expect("the game is of this program");
            game.play(mv).expect("the game was played by these rules");
        }
        let players = match self {
            Self::Captured | Self::Looking | Self::Moves | Self::Placing | Self::End => Players::two_people("", ""),
            Self::Analysis | Self::AnalysisPage => Players::two_people("", ""),
            Self::Clocks | Self::Late => Players::two_people("Ada", "Grace"),
            Self::Judged | Self::Mistake | Self::TryAgain => Players::against_computer(Side::Black, Level::Steady),
            _ => Players::against_computer(Side::White, Level::Casual),
        };
        let mut tree = GameTree::from(game);
        if matches!(self, Self::Looking | Self::Moves) {
            // A finished game with two variations, viewed at an earlier move.
            tree.lose(Side::Black, WinReason::Resignation);
            for (place, text) in [(7, "h9h8"), (11, "b1c1")] {
                tree.jump(tree.places()[place]);
                let mv = read_move(text, tree.line().position(), &rules).expect("the move is of this program");
                tree.play(mv).expect("the rules allow the move");
                tree.jump_to_end();
            }
            tree.jump(tree.places()[9]);
        }
        let mut tags = Vec::new();
        if self.is_of_analysis() {
            mark_analysis(&mut tags);
        }
        let (time, times) = match self.times() {
            Some(times) => (FISCHER, Some(times)),
            None => (TimeControl::None, None),
        };
        Some(SavedGame {
            tree,
            players,
            terms: Terms {
                time,
                ..Terms::default()
            },
            times,
            tags,
            seed: 1,
        })
    }
}
