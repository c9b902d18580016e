//! Questions to the computer player of Agon, and its decisions.

use std::time::Duration;

use agon_core::engine::protocol::write_position;
use agon_core::engine::{Level, Monitor, accepts_draw, choose_move};
use agon_core::notation::read_move;
use agon_core::rules::{Game, Move, Side};

use crate::tabletop::mind::{Job, Watch};

/// A task for the computer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Task {
    /// Choose a move.
    Move {
        /// The playing strength.
        level: Level,
    },
    /// Accept or decline a draw offer.
    AnswerDraw {
        /// The side the computer plays.
        side: Side,
        /// The playing strength.
        level: Level,
    },
}

/// A question to the computer.
#[derive(Clone, Debug)]
pub struct Request {
    /// The game so far.
    pub game: Game,
    /// The task.
    pub task: Task,
    /// The seed for random choices.
    pub seed: u64,
    /// The longest search, if the game is timed.
    pub time: Option<Duration>,
}

/// The computer's answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Answer {
    /// The move to play.
    Move(Move),
    /// Whether it accepts the draw.
    Draw(bool),
}

struct Timed<'a>(&'a Watch<'a>, Duration);

impl Monitor for Timed<'_> {
    fn elapsed(&self) -> Duration {
        self.0.elapsed()
    }

    fn stopped(&self) -> bool {
        self.0.is_stopped() || self.elapsed() > self.1
    }
}

impl Job for Request {
    type Answer = Answer;

    const WORKER: &'static str = "player";

    fn answer(&self, watch: &Watch) -> Option<Answer> {
        let monitor = &mut Timed(watch, self.time.unwrap_or(Duration::MAX));
        Some(match self.task {
            Task::Move { level } => Answer::Move(choose_move(&self.game, level, self.seed, monitor)?.mv),
            Task::AnswerDraw { side, level } => Answer::Draw(accepts_draw(&self.game, side, level, monitor)),
        })
    }

    fn ease(&mut self) {
        if let Task::Move { level } = &mut self.task {
            *level = (*level).min(Level::Casual);
        }
    }

    fn seed(&self) -> u64 {
        self.seed
    }

    /// Commands of the Universal Game Interface.
    fn lines(&self) -> Vec<String> {
        let time = self.time.map(|time| format!(" movetime {}", time.as_millis()));
        let (level, question) = match self.task {
            Task::Move { level } => (level, "go".to_owned() + &time.unwrap_or_default()),
            Task::AnswerDraw { side, level } => match side {
                Side::White => (level, "draw p1".into()),
                Side::Black => (level, "draw p2".into()),
            },
        };
        vec![
            format!("setoption name Rules value {}", self.game.rules()),
            format!("setoption name Level value {}", level.name()),
            write_position(&self.game),
            question,
        ]
    }

    fn read(&self, line: &str) -> Option<Answer> {
        match line.split_once(' ')? {
            ("bestmove", text) => {
                let game = &self.game;
                read_move(text, game.position(), game.rules()).ok().map(Answer::Move)
            }
            ("response", text) => text.parse().ok().map(Answer::Draw),
            _ => None,
        }
    }
}
