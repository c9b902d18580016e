//! The scenes shown in the pictures: their names, and what leads to them. What is on the board is in
//! [`on_board`](super::on_board), what has been kept in [`kept`](super::kept).

use std::time::Duration;

use agon_core::board::CellId;
use agon_core::rules::{Move, Preset};
use agon_core::session::clock::Times;
use agon_core::session::conditions::TimeControl;

use crate::agon::gameplay::advice::{Step, Topic};
use crate::agon::gameplay::messages::AdviceWanted;
use crate::agon::pages::rule_book::museum::Place;
use crate::agon::text::pages::{
    ANALYSIS, EDITOR, LEARN, MENU, MISTAKES, MOVES, MOVING_PICTURE, MUSEUM, MY_GAMES, OPEN, PROGRESS, PUZZLES, RULES,
    SHARE, STORY,
};
use crate::shell::pages::settings::SETTINGS;
use crate::shell::pages::shortcuts::KEYS;
use crate::shell::pages::text_page::CREDITS;
use crate::shell::system::exchange::events::{Arrived, Origin};
use crate::shell::ui::navigation::Overlay;

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
    /// A puzzle with one move is solved, and the move explained.
    PuzzleExplained,
    /// A puzzle by other rules than usual.
    PuzzleRules,
    /// The question whether a position hides anything.
    PuzzleOrNot,
    /// A run against time.
    PuzzleRun,
    /// Two players have solved the same puzzles.
    PuzzleDuel,
    /// What comes back: missed puzzles and mistakes of games.
    Mistakes,
    /// A mistake that has come back.
    MistakeAgain,
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
    pub(crate) const ALL: [Self; 61] = [
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
        Self::PuzzleExplained,
        Self::PuzzleRules,
        Self::PuzzleOrNot,
        Self::PuzzleRun,
        Self::PuzzleDuel,
        Self::Mistakes,
        Self::MistakeAgain,
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
            Self::PuzzleExplained => "puzzle-explained",
            Self::PuzzleRules => "puzzle-rules",
            Self::PuzzleOrNot => "puzzle-or-not",
            Self::PuzzleRun => "puzzle-run",
            Self::PuzzleDuel => "puzzle-duel",
            Self::Mistakes => "mistakes",
            Self::MistakeAgain => "mistake-again",
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
    pub(super) const fn times(self) -> Option<Times> {
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
            Self::Mistakes => Overlay::Page(MISTAKES),
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
}
