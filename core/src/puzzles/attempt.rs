//! Somebody solves a puzzle: what the screen has to show after each move.

use super::puzzle::{Puzzle, Task};
use crate::learn::enemy::Reply;
use crate::rules::{Game, Outcome, Position};

/// The nodes of the search that weighs a move.
pub const WEIGHING_NODES: u64 = 200_000;

/// Somebody's attempt at a puzzle, played in a game that began with [`Puzzle::game`].
#[derive(Clone, Debug)]
pub struct Attempt<'a> {
    puzzle: &'a Puzzle,
    /// Positions after moves that left the line, by key, and whether they are still won, or the move was as good.
    weighed: Vec<(u64, bool)>,
}

/// Effect of the latest move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Event {
    /// It is the player's move.
    Yours,
    /// The enemy answers, or a pass is forced.
    Answered(Option<Reply>),
    /// The move is not the one that wins soonest, but it may win all the same: the position is to be searched, with
    /// [`WEIGHING_NODES`]. Or, in place of a mistake, it may be as good as the best. [`Attempt::judge`] takes what is
    /// found.
    Weigh,
    /// The move is wrong. The enemy shows why, if there is an answer; then the move is taken back.
    Wrong(Option<Reply>),
    /// The puzzle is solved.
    Solved {
        /// Whether it took no more moves than it must.
        soonest: bool,
    },
}

impl<'a> Attempt<'a> {
    /// A new attempt.
    pub const fn new(puzzle: &'a Puzzle) -> Self {
        Self {
            puzzle,
            weighed: Vec::new(),
        }
    }

    /// The puzzle.
    pub const fn puzzle(&self) -> &'a Puzzle {
        self.puzzle
    }

    /// Tells whether the move that led to the game's position is good, after [`Event::Weigh`].
    pub fn judge(&mut self, game: &Game, is_good: bool) {
        self.weighed.push((game.position().key(), is_good));
    }

    /// The state after the game so far.
    pub fn follow(&self, game: &Game) -> Event {
        let (puzzle, player) = (self.puzzle, self.puzzle.player());
        let (played, followed) = (game.plies().len(), puzzle.follows(game));
        let chosen = |(before, _): &(&Position, usize)| before.chooser(game.rules()) == player;
        let latest = game.positions().zip(0..played).filter(chosen).last();
        let Some((_, latest)) = latest else {
            return self.turn(game);
        };
        // Wrong before anything else: what comes after a wrong move is no success.
        match self.verdict(game, latest, followed) {
            Some(true) => {}
            // Where nothing is hidden, and in a line, no move needs to be refuted.
            Some(false) if matches!(puzzle.task(), Task::Nothing | Task::Line) => return Event::Wrong(None),
            Some(false) => return Event::Wrong(if latest + 1 == played { puzzle.reply(game) } else { None }),
            None => return Event::Weigh,
        }
        let is_done = match puzzle.task() {
            Task::Win => game.outcome().and_then(Outcome::winner) == Some(player),
            Task::Line => played >= puzzle.line().len(),
            Task::Save | Task::Gain | Task::Nothing | Task::Better => true,
        };
        if is_done {
            return Event::Solved {
                soonest: played <= puzzle.line().len(),
            };
        }
        self.turn(game)
    }

    /// Whether the player's move with this number is right; `None` if that is to be weighed.
    fn verdict(&self, game: &Game, latest: usize, followed: usize) -> Option<bool> {
        if latest < followed {
            return Some(true);
        }
        let left_here = latest == followed;
        let is_only = self.puzzle.line().get(latest).is_some_and(|answer| answer.is_only);
        // Every other move is proven to be worse.
        if !matches!(self.puzzle.task(), Task::Win | Task::Better) || left_here && is_only {
            return Some(false);
        }
        let ended = game.plies()[latest]
            .outcome()
            .filter(|_| self.puzzle.task() == Task::Win);
        if let Some(outcome) = ended {
            return Some(outcome.winner() == Some(self.puzzle.player()));
        }
        let key = game.plies()[latest].position.key();
        self.weighed
            .iter()
            .find(|(known, _)| *known == key)
            .map(|(_, wins)| *wins)
    }

    fn turn(&self, game: &Game) -> Event {
        match game.outcome() {
            // Right moves do not end the game without a win; this is a draw that the enemy brought about.
            Some(_) => Event::Wrong(None),
            None if game.must_pass() => Event::Answered(None),
            None if game.chooser() == self.puzzle.player() => Event::Yours,
            None => Event::Answered(self.puzzle.reply(game)),
        }
    }
}
