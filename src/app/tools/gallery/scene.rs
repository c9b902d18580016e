//! The scenes shown in the pictures.

use std::time::Duration;

use crate::app::agon::gameplay::advice::{Step, Topic};
use crate::app::agon::gameplay::lessons::game_of;
use crate::app::agon::gameplay::messages::AdviceWanted;
use crate::app::agon::gameplay::puzzle_series::PuzzleSeries;
use crate::app::agon::gameplay::puzzles::game_of as game_of_puzzle;
use crate::app::agon::pages::rule_book::museum::Place;
use crate::app::agon::text::pages::{
    ANALYSIS, EDITOR, LEARN, MENU, MOVES, MOVING_PICTURE, MUSEUM, MY_GAMES, OPEN, PROGRESS, PUZZLES, RULES, SHARE,
    STORY,
};
use crate::app::shell::pages::settings::SETTINGS;
use crate::app::shell::pages::shortcuts::KEYS;
use crate::app::shell::pages::text_page::CREDITS;
use crate::app::shell::system::exchange::events::{Arrived, Origin};
use crate::app::shell::system::exchange::{date_of, day_number};
use crate::app::shell::system::store::Store;
use crate::app::shell::ui::navigation::Overlay;
use crate::board::CellId;
use crate::engine::Level;
use crate::learn::attempt::STARS;
use crate::learn::course::Course;
use crate::learn::progress::Progress;
use crate::notation::{GameTree, parse_position, read_move};
use crate::played::distinction::Distinction;
use crate::played::game::{End, PlayedGame};
use crate::played::history::History;
use crate::puzzles::collection::Collection;
use crate::puzzles::duel::{Duel, PUZZLES as PUZZLES_EACH};
use crate::puzzles::progress as puzzles;
use crate::puzzles::run::Run;
use crate::puzzles::spotting::Spotting;
use crate::rules::{Game, Move, Position, Preset, RuleSet, Side, WinReason};
use crate::session::clock::Times;
use crate::session::conditions::{Terms, TimeControl};
use crate::session::game_list::{finished_entry, unfinished_entry};
use crate::session::players::Players;
use crate::session::save_format;
use crate::session::saved_game::{SavedGame, mark_analysis};

/// The time control of the scenes with clocks.
pub(crate) const FISCHER: TimeControl = TimeControl::Fischer {
    minutes: 10,
    increment: 5,
};

/// The scene in a picture.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Scene {
    Title,
    Continue,
    Computer,
    People,
    /// Game options with a clock.
    Terms,
    /// Game options with custom rules.
    OwnRules,
    /// Game options for a pasted game.
    Pasted,
    Opening,
    Game,
    Picked,
    Captured,
    Looking,
    /// The list of moves, as a page.
    Moves,
    /// Players place their pieces in turn.
    Placing,
    End,
    /// With running clocks.
    Clocks,
    /// With one clock nearly out of time.
    TimeTrouble,
    /// With one clock out of time.
    Late,
    /// The beginning of a first game.
    Hint,
    /// A first game in which a piece can be captured.
    FirstCapture,
    /// A first game in which the captured queen has to be sent somewhere.
    FirstQueen,
    /// A first game in which a piece has to be put back.
    FirstLoss,
    /// The idea of a hint that was asked for.
    Idea,
    /// The piece and the cell of such a hint.
    Advised,
    /// What would come of a move, played out on the board.
    Why,
    /// The analysis of a position.
    Analysis,
    /// The same as a page.
    AnalysisPage,
    /// What the result card tells of a review.
    Judged,
    /// A mistake in a game that was reviewed.
    Mistake,
    /// The same, tried again.
    TryAgain,
    /// The lessons, some of which were done.
    Learn,
    /// A lesson begins.
    Lesson,
    /// A likely mistake in one.
    LessonWrong,
    /// A lesson is done.
    LessonDone,
    /// The puzzles, some of which were solved.
    Puzzles,
    /// A puzzle begins.
    Puzzle,
    /// A wrong move in one.
    PuzzleWrong,
    /// A puzzle is solved.
    PuzzleSolved,
    /// The question whether a position hides anything.
    PuzzleOrNot,
    /// A run against time.
    PuzzleRun,
    /// Two players have solved the same puzzles.
    PuzzleDuel,
    /// What was learned, solved and played.
    Progress,
    Pause,
    Share,
    MovingPicture,
    Open,
    Found,
    /// An impossible position in the editor.
    Editor,
    Settings,
    Keys,
    Rules,
    /// The museum of rules.
    Museum,
    /// A room of it.
    Room,
    /// What two rule sets do differently.
    Between,
    Credits,
    MyGames,
    Story,
}

impl Scene {
    pub(crate) const ALL: [Self; 57] = [
        // This one comes before there is a game to continue.
        Self::Title,
        Self::Computer,
        Self::People,
        Self::Terms,
        Self::OwnRules,
        Self::Pasted,
        Self::Opening,
        Self::Game,
        Self::Picked,
        Self::Captured,
        Self::Looking,
        Self::Moves,
        Self::Placing,
        Self::End,
        Self::Clocks,
        Self::TimeTrouble,
        Self::Late,
        Self::Hint,
        Self::FirstCapture,
        Self::FirstQueen,
        Self::FirstLoss,
        Self::Idea,
        Self::Advised,
        Self::Why,
        Self::Analysis,
        Self::AnalysisPage,
        Self::Judged,
        Self::Mistake,
        Self::TryAgain,
        Self::Learn,
        Self::Lesson,
        Self::LessonWrong,
        Self::LessonDone,
        Self::Puzzles,
        Self::Puzzle,
        Self::PuzzleWrong,
        Self::PuzzleSolved,
        Self::PuzzleOrNot,
        Self::PuzzleRun,
        Self::PuzzleDuel,
        Self::Progress,
        Self::Pause,
        Self::Share,
        Self::MovingPicture,
        Self::Open,
        Self::Found,
        Self::Editor,
        Self::Settings,
        Self::Keys,
        Self::Rules,
        Self::Museum,
        Self::Room,
        Self::Between,
        Self::Credits,
        Self::MyGames,
        Self::Story,
        Self::Continue,
    ];

    pub(crate) const fn name(self) -> &'static str {
        match self {
            Self::Title => "title",
            Self::Continue => "continue",
            Self::Computer => "computer",
            Self::People => "people",
            Self::Terms => "terms",
            Self::OwnRules => "own-rules",
            Self::Pasted => "pasted",
            Self::Opening => "opening",
            Self::Game => "game",
            Self::Picked => "picked",
            Self::Captured => "captured",
            Self::Looking => "looking",
            Self::Moves => "moves",
            Self::Placing => "placing",
            Self::End => "end",
            Self::Clocks => "clocks",
            Self::TimeTrouble => "hurry",
            Self::Late => "late",
            Self::Hint => "hint",
            Self::FirstCapture => "hint-capture",
            Self::FirstQueen => "hint-queen",
            Self::FirstLoss => "hint-loss",
            Self::Idea => "hint-idea",
            Self::Advised => "hint-cell",
            Self::Why => "what-if",
            Self::Analysis => "analysis",
            Self::AnalysisPage => "analysis-page",
            Self::Judged => "judged",
            Self::Mistake => "mistake",
            Self::TryAgain => "try-again",
            Self::Learn => "learn",
            Self::Lesson => "lesson",
            Self::LessonWrong => "lesson-wrong",
            Self::LessonDone => "lesson-done",
            Self::Puzzles => "puzzles",
            Self::Puzzle => "puzzle",
            Self::PuzzleWrong => "puzzle-wrong",
            Self::PuzzleSolved => "puzzle-solved",
            Self::PuzzleOrNot => "puzzle-or-not",
            Self::PuzzleRun => "puzzle-run",
            Self::PuzzleDuel => "puzzle-duel",
            Self::Progress => "progress",
            Self::Pause => "pause",
            Self::Share => "share",
            Self::MovingPicture => "moving-picture",
            Self::Open => "open",
            Self::Found => "found",
            Self::Editor => "editor",
            Self::Settings => "settings",
            Self::Keys => "keys",
            Self::Rules => "rules",
            Self::Museum => "museum",
            Self::Room => "museum-room",
            Self::Between => "museum-between",
            Self::Credits => "credits",
            Self::MyGames => "my-games",
            Self::Story => "story",
        }
    }

    /// Whether the scene is mainly of the board, so that the board's theme matters.
    pub(crate) const fn is_of_board(self) -> bool {
        matches!(
            self,
            Self::Title | Self::Opening | Self::Game | Self::Picked | Self::Captured | Self::End
        )
    }

    /// Whether the player has never played before.
    pub(crate) const fn is_of_first_game(self) -> bool {
        matches!(
            self,
            Self::Title | Self::Hint | Self::FirstCapture | Self::FirstQueen | Self::FirstLoss
        )
    }

    /// How long the scene takes to set up.
    pub(crate) const fn patience(self) -> Duration {
        match self {
            Self::End | Self::Judged | Self::Late => Duration::from_millis(1200),
            Self::Idea | Self::Advised => Duration::from_millis(300),
            // The answer to the move is on the board.
            Self::Why => Duration::from_millis(1500),
            _ => Duration::ZERO,
        }
    }

    /// The times on the clocks, if there are any.
    const fn times(self) -> Option<Times> {
        let (white, black) = match self {
            Self::Clocks => (483_000, 551_000),
            Self::TimeTrouble => (9_600, 551_000),
            Self::Late => (50, 47_000),
            _ => return None,
        };
        Some(Times { white, black, spent: 0 })
    }

    /// The cell of the piece that is picked up.
    pub(crate) fn picks(self) -> Option<CellId> {
        let cell = match self {
            Self::Picked => "g5",
            Self::Why => "h6",
            _ => return None,
        };
        Some(cell.parse().expect("the cell is on the board"))
    }

    /// The advice that is asked for, given the advice on the screen.
    pub(crate) fn asks(self, given: Option<Topic>) -> Option<AdviceWanted> {
        match (self, given) {
            (Self::Idea | Self::Advised, None) => Some(AdviceWanted::Hint),
            (Self::Advised, Some(Topic::Hint(Step::Idea | Step::Piece))) => Some(AdviceWanted::Hint),
            (Self::Why, None) => {
                let [from, to] = ["h6", "g7"].map(|name| name.parse().expect("the cell is on the board"));
                Some(AdviceWanted::Why(Move::Board { from, to }))
            }
            _ => None,
        }
    }

    /// Where in the museum of rules it is.
    pub(crate) const fn place(self) -> Place {
        match self {
            Self::Room => Place::Room(Preset::Ludii),
            Self::Between => Place::Between(Preset::Globe, Preset::Escale),
            _ => Place::Hall,
        }
    }

    /// Whether the scene is of an analysis.
    pub(crate) const fn is_of_analysis(self) -> bool {
        matches!(self, Self::Analysis | Self::AnalysisPage)
    }

    /// Whether the game is reviewed first.
    pub(crate) const fn is_of_review(self) -> bool {
        matches!(self, Self::Judged | Self::Mistake | Self::TryAgain)
    }

    /// The text that is opened or drawn: a position, or two games, the second of which is truncated.
    pub(crate) fn arrives(self) -> Option<Arrived> {
        if self == Self::Pasted {
            return Some(Arrived {
                text: "6/1g5/8/2Q2g3/4GG4/4G1q4/5G4/2g1G4/3G4/1g2g2/1g4 b - 0 17".into(),
                from: Origin::Clipboard,
            });
        }
        if self == Self::Editor {
            return Some(Arrived {
                text: "6/1g5/8/2Q2g3/4GG4/4GGq4/5G4/2g1G4/3Q4/1g2g2/1g4 b h5,h9 12 17".into(),
                from: Origin::Clipboard,
            });
        }
        (self == Self::Found).then(|| Arrived {
            text: "[White \"Ada\"]\n[Black \"Grace\"]\n\n1. f1g1 l2k2 2. d9e9 f11f10 3. g1g2 1/2-1/2\n\n\
                   [White \"Ada\"]\n[Rules \"escale\"]\n\n1. b1c2 2. a1 *"
                .into(),
            from: Origin::File("games.pgn".into()),
        })
    }

    pub(crate) const fn overlay(self) -> Overlay {
        match self {
            Self::Learn => Overlay::Page(LEARN),
            Self::Puzzles => Overlay::Page(PUZZLES),
            Self::Progress => Overlay::Page(PROGRESS),
            Self::Pause => Overlay::Page(MENU),
            Self::Share => Overlay::Page(SHARE),
            Self::MovingPicture => Overlay::Page(MOVING_PICTURE),
            Self::Open | Self::Found | Self::Pasted => Overlay::Page(OPEN),
            Self::Editor => Overlay::Page(EDITOR),
            Self::Settings => Overlay::Page(SETTINGS),
            Self::Keys => Overlay::Page(KEYS),
            Self::Rules => Overlay::Page(RULES),
            Self::Museum | Self::Room | Self::Between => Overlay::Page(MUSEUM),
            Self::Credits => Overlay::Page(CREDITS),
            Self::MyGames => Overlay::Page(MY_GAMES),
            Self::Story => Overlay::Page(STORY),
            Self::Moves => Overlay::Page(MOVES),
            Self::AnalysisPage => Overlay::Page(ANALYSIS),
            _ => Overlay::None,
        }
    }

    /// A lesson as it begins, gone wrong or done.
    fn lesson(self) -> Option<SavedGame> {
        let lesson = Course::agon().lesson("no-way-back")?;
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

    /// A puzzle as it begins, with a wrong move or solved.
    fn puzzle(self) -> Option<SavedGame> {
        let puzzles = Collection::agon();
        let puzzle = match self {
            Self::PuzzleWrong => puzzles.puzzle("803dfvgs")?,
            _ => puzzles.puzzle("67p97m68")?,
        };
        let mut game = game_of_puzzle(puzzle);
        let moves = match self {
            Self::PuzzleWrong => {
                let answer = puzzle.line().first()?.mv;
                let legal = puzzle.game().legal_moves();
                vec![legal.iter().copied().find(|mv| *mv != answer)?]
            }
            Self::PuzzleSolved => puzzle.solution(),
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
            | Self::Progress
            | Self::Open
            | Self::Found => return None,
            Self::Lesson | Self::LessonWrong | Self::LessonDone => return self.lesson(),
            Self::Puzzle | Self::PuzzleWrong | Self::PuzzleSolved => return self.puzzle(),
            Self::PuzzleOrNot | Self::PuzzleRun | Self::PuzzleDuel => return self.puzzle(),
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

/// What was learned by somebody who has done so many lessons, not all of them well.
pub(crate) fn learned(lessons: usize) -> Progress {
    let mut learned = Progress::default();
    for (number, lesson) in (2..).zip(Course::agon().lessons().take(lessons)) {
        learned.done(lesson.id(), number % STARS + 1);
    }
    learned
}

/// What was solved by somebody who has tried the puzzles of so many days.
pub(crate) fn solved(days: u64) -> puzzles::Progress {
    let mut solved = puzzles::Progress::default();
    let today = day_number();
    for day in 1..=days {
        if let Some(puzzle) = Collection::agon().of_day(today - day) {
            solved.first_try(puzzle, day % 3 > 0);
            solved.rated_on(today - days + day);
            solved.missed(puzzle, today - day);
            if day % 2 == 0 {
                solved.solved(puzzle);
            }
        }
    }
    solved
}

/// What was played by somebody who has come to know the first levels and a few rules. The games that were won against
/// the strongest of them are saved.
pub(crate) fn played(store: &mut Store) -> History {
    const GAMES: [(Level, Preset, &str); 7] = [
        (Level::Beginner, Preset::Modern, "LWLWW"),
        (Level::Learner, Preset::Modern, "LLWDWLWW"),
        (Level::Casual, Preset::Modern, "LLDLWLWWDW"),
        (Level::Steady, Preset::Modern, "LLLDLWLL"),
        (Level::Skilled, Preset::Modern, "LL"),
        (Level::Casual, Preset::Globe, "LWW"),
        (Level::Beginner, Preset::Escale, "DW"),
    ];
    /// The number of the first game.
    const FIRST: u64 = 1000;
    /// The games in which something was earned for the first time.
    const EARNED: [(u64, Distinction); 5] = [
        (1, Distinction::Win),
        (4, Distinction::QueenCapture),
        (4, Distinction::DoubleCapture),
        (16, Distinction::WonAfterQueenCapture),
        (19, Distinction::Short),
    ];
    let mut history = History::default();
    let today = day_number();
    let games = GAMES
        .into_iter()
        .flat_map(|(level, preset, ends)| ends.chars().map(move |end| (level, preset, end)));
    for ((level, preset, end), number) in games.zip(0..) {
        let earned = EARNED.into_iter().filter(|(game, _)| *game == number);
        let game = PlayedGame {
            ended: format!("{}-120000", date_of(today - 60 + number)),
            level,
            rules: preset.rules(),
            end: match end {
                'W' => End::Won,
                'D' => End::Drawn,
                _ => End::Lost,
            },
            turns: 38 + (number * 7 % 30) as u32,
            helped: false,
            distinctions: earned.map(|(_, distinction)| distinction).collect(),
        };
        if preset == Preset::Modern && level >= Level::Casual && game.end == End::Won {
            let mut tree = GameTree::from(Game::new(game.rules));
            tree.lose(Side::Black, WinReason::Resignation);
            let saved = SavedGame {
                tree,
                players: Players::against_computer(Side::White, level),
                terms: Terms::default(),
                times: None,
                tags: Vec::new(),
                seed: FIRST + number,
            };
            // A picture without them shows that it failed.
            let _ = store.put(
                &finished_entry(&game.ended, saved.seed),
                &save_format::write(&saved, &game.ended),
            );
        }
        history.put(FIRST + number, game);
    }
    history
}

/// Saves games that ended in all ways, and unfinished ones, for the list of them.
pub(crate) fn save_games(store: &mut Store) {
    let moves = ["f1g1", "l2k2", "d9e9", "f11f10", "g1g2", "f10g9", "g2f3", "b7b6"];
    let (won, lost) = (Side::Black, Side::White);
    let own = |level| Players::against_computer(Side::White, level);
    let people = Players::two_people("Ada", "Marguerite de Valois-Angoulême");
    let games = [
        (own(Level::Casual), None, 8),
        (people.clone(), None, 5),
        (own(Level::Beginner), Some(Some(won)), 8),
        (own(Level::Expert), Some(Some(lost)), 7),
        (people.clone(), Some(Some(lost)), 8),
        (people, Some(Some(won)), 6),
        (own(Level::Steady), Some(None), 8),
    ];
    for ((players, end, count), number) in games.into_iter().zip(2..) {
        let mut game = Game::new(RuleSet::default());
        for text in &moves[..count] {
            let mv = read_move(text, game.position(), game.rules()).expect("the move is of this program");
            game.play(mv).expect("the rules allow the move");
        }
        match end {
            None => {}
            Some(None) => game.agree_draw(),
            Some(Some(loser)) => game.lose(loser, WinReason::Resignation),
        }
        let time = format!("2026.11.{:02}-120000", 23 - number);
        let entry = match end {
            None => unfinished_entry(number),
            Some(_) => finished_entry(&time, number),
        };
        let game = SavedGame {
            tree: game.into(),
            players,
            terms: Terms::default(),
            times: None,
            tags: Vec::new(),
            seed: number,
        };
        // A picture without them shows that it failed.
        let _ = store.put(&entry, &save_format::write(&game, &time));
    }
}
