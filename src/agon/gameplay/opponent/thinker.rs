//! Questions to the computer player of Agon, and its decisions.

use std::time::Duration;

use agon_core::engine::protocol::write_position;
use agon_core::engine::{Level, Monitor, accepts_draw, choose_move};
use agon_core::notation::read_move;
use agon_core::rules::{Game, Move, Side};

use crate::tabletop::mind::{Job, Read};
use crate::tabletop::watch::Watch;

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

struct Timed<'a>(&'a Watch<Answer>, Duration);

impl Monitor for Timed<'_> {
    fn elapsed(&self) -> Duration {
        self.0.elapsed()
    }

    fn stopped(&self) -> bool {
        self.0.is_stopped() || self.elapsed() > self.1
    }
}

impl Job for Request {
    type Said = Answer;

    const WORKER: &'static str = "player";

    fn work(&self, watch: &Watch<Answer>) {
        let monitor = &mut Timed(watch, self.time.unwrap_or(Duration::MAX));
        let answer = match self.task {
            Task::Move { level } => {
                choose_move(&self.game, level, self.seed, monitor).map(|chosen| Answer::Move(chosen.mv))
            }
            Task::AnswerDraw { side, level } => Some(Answer::Draw(accepts_draw(&self.game, side, level, monitor))),
        };
        if let Some(answer) = answer {
            watch.say(answer);
        }
    }

    fn work_on_page(&self, watch: &Watch<Answer>) {
        let mut eased = self.clone();
        if let Task::Move { level } = &mut eased.task {
            *level = (*level).min(Level::Casual);
        }
        eased.work(watch);
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

    fn read(&mut self, line: &str) -> Option<Read<Answer>> {
        let answer = match line.split_once(' ')? {
            ("bestmove", text) => Answer::Move(read_move(text, self.game.position(), self.game.rules()).ok()?),
            ("response", text) => Answer::Draw(text.parse().ok()?),
            _ => return None,
        };
        Some(Read::Said(answer))
    }
}

#[cfg(test)]
mod tests {
    use agon_core::rules::Preset;

    use super::*;

    fn request(task: Task, time: Option<Duration>) -> Request {
        Request {
            game: Game::new(Preset::Globe.rules()),
            task,
            seed: 1,
            time,
        }
    }

    #[test]
    fn a_worker_is_asked_for_a_move_or_about_a_draw() {
        let level = Level::Casual;
        let last = |task, time| request(task, time).lines().pop().unwrap();
        assert_eq!(last(Task::Move { level }, None), "go");
        assert_eq!(
            last(Task::Move { level }, Some(Duration::from_secs(2))),
            "go movetime 2000"
        );
        for (side, line) in [(Side::White, "draw p1"), (Side::Black, "draw p2")] {
            assert_eq!(last(Task::AnswerDraw { side, level }, None), line);
        }
    }

    #[test]
    fn the_answers_of_a_worker_are_read() {
        let level = Level::Casual;
        let mut request = request(Task::Move { level }, None);
        let mv = read_move("f1f2", request.game.position(), request.game.rules()).unwrap();
        assert_eq!(request.read("bestmove f1f2"), Some(Read::Said(Answer::Move(mv))));
        assert_eq!(request.read("response true"), Some(Read::Said(Answer::Draw(true))));
        for line in ["", "bestmove zz", "bestmove f1f3", "response maybe", "info depth 1"] {
            assert_eq!(request.read(line), None, "{line}");
        }
    }
}
