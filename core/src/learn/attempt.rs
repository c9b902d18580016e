//! Somebody tries a lesson: what the screen has to show, and the stars.

use super::enemy::Reply;
use super::lesson::{Failure, Lesson, Standing};
use crate::rules::Game;

/// The most stars.
pub const STARS: u8 = 3;

/// The tries in which two stars can still be had.
const TRIES: u32 = 2;

/// The tries at a lesson.
#[derive(Clone, Debug)]
pub struct Attempt<'a> {
    lesson: &'a Lesson,
    tries: u32,
    /// Whether there were moves when it was asked last.
    has_moves: bool,
}

/// Effect of the latest move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Event<'a> {
    /// The player goes on.
    GoingOn,
    /// The enemy answers, or a pass is forced.
    Answered(Option<Reply>),
    /// The lesson is done, with 1 to 3 stars.
    Done {
        /// 3 if it was done in par at the first try, 2 if in par at the second or at the first with more moves,
        /// otherwise 1.
        stars: u8,
    },
    /// It went wrong, and the enemy has shown why. The moves are taken back for another try.
    Failed(Failure<'a>),
}

impl<'a> Attempt<'a> {
    /// The first try at a lesson.
    pub const fn new(lesson: &'a Lesson) -> Self {
        Self {
            lesson,
            tries: 1,
            has_moves: false,
        }
    }

    /// The lesson.
    pub const fn lesson(&self) -> &'a Lesson {
        self.lesson
    }

    /// The number of the try, from 1.
    pub const fn tries(&self) -> u32 {
        self.tries
    }

    /// The state after the game so far, to be asked after every change. A new try begins when all moves are taken back,
    /// whether or not it had failed.
    pub fn follow(&mut self, game: &Game) -> Event<'a> {
        let has_moves = !game.plies().is_empty();
        self.tries += u32::from(self.has_moves && !has_moves);
        self.has_moves = has_moves;
        match self.lesson.standing(game) {
            Standing::Yours => Event::GoingOn,
            Standing::Theirs(reply) => Event::Answered(Some(reply)),
            Standing::Passing => Event::Answered(None),
            Standing::Failed(failure) => Event::Failed(failure),
            Standing::Done(moves) => Event::Done {
                stars: self.stars(moves),
            },
        }
    }

    /// The most stars that this try can still earn after so many moves.
    pub fn most_stars(&self, moves: usize) -> u8 {
        self.stars(moves + 1)
    }

    fn stars(&self, moves: usize) -> u8 {
        match (self.tries, moves <= self.lesson.par()) {
            (1, true) => STARS,
            (1, false) => STARS - 1,
            (2..=TRIES, true) => STARS - 1,
            _ => 1,
        }
    }
}
