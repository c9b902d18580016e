//! A lesson: a position, a task, and what comes of the moves that are made.

use super::enemy::{Enemy, Reply};
use super::goal::{Goal, captures, moves_of};
use crate::rules::{Game, Handicap, Move, Outcome, Position, RuleSet, Side, WinReason};

/// A lesson. It is plain data; its host plays [its game](Self::game) by the rules and asks for its
/// [`standing`](Self::standing) after each move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Lesson {
    pub(super) id: String,
    pub(super) figure: Option<String>,
    pub(super) rules: RuleSet,
    pub(super) start: Position,
    pub(super) goals: Vec<Goal>,
    pub(super) par: usize,
    pub(super) limit: usize,
    pub(super) is_safe: bool,
    pub(super) enemy: Enemy,
    pub(super) wrong: Vec<Wrong>,
    pub(super) solution: Vec<Move>,
}

/// A move that is a likely mistake, with what is said about it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Wrong {
    /// The moves of both sides that lead to it from the start of the lesson; the last is the mistake.
    pub moves: Vec<Move>,
    /// The enemy's answer that shows why; `None` if the position speaks for itself.
    pub answer: Option<Move>,
    /// The name of the text, for example `too-early`.
    pub name: String,
}

/// Progress in a lesson.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Standing<'a> {
    /// It is the player's move.
    Yours,
    /// It is the enemy's.
    Theirs(Reply),
    /// A pass is forced.
    Passing,
    /// The task is done, with so many moves of the player.
    Done(usize),
    /// It went wrong, and the enemy has shown why.
    Failed(Failure<'a>),
}

/// Why a lesson is not done.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Failure<'a> {
    /// A likely mistake, which has a text of its own.
    Wrong(&'a Wrong),
    /// A piece of the player's was captured.
    Captured,
    /// The enemy has won.
    Lost,
    /// The player repeated a position once too often, which loses under the rules of the lesson.
    Repeated,
    /// The game is over, and nobody has won.
    Drawn,
    /// The player has used up the moves that the lesson allows.
    Late,
}

impl Lesson {
    /// Its name in the language files, such as `first-steps`. It is never changed.
    pub fn id(&self) -> &str {
        &self.id
    }

    /// The sentence of the rule book whose board shows what the lesson teaches.
    pub fn figure(&self) -> Option<&str> {
        self.figure.as_deref()
    }

    /// The player's side: the one to move first.
    pub fn player(&self) -> Side {
        self.start.side()
    }

    /// The conditions that must all hold for it to be done.
    pub fn goals(&self) -> &[Goal] {
        &self.goals
    }

    /// The moves of the player in which it can be done.
    pub const fn par(&self) -> usize {
        self.par
    }

    /// The most moves of the player.
    pub const fn limit(&self) -> usize {
        self.limit
    }

    /// The other side.
    pub const fn enemy(&self) -> &Enemy {
        &self.enemy
    }

    /// The mistakes that have texts of their own.
    pub fn wrong(&self) -> &[Wrong] {
        &self.wrong
    }

    /// The moves of both sides that do it in par, forced passes included. Where the computer answers, only the player's
    /// first.
    pub fn solution(&self) -> &[Move] {
        &self.solution
    }

    /// The game at the beginning of the lesson.
    pub fn game(&self) -> Game {
        let skipped = match self.enemy {
            Enemy::Waits => Handicap::new(self.player().opponent(), *Handicap::TURNS.end()),
            Enemy::Plays(_) | Enemy::Computer(_) => None,
        };
        Game::from_position(self.rules, self.start).with_handicap(skipped)
    }

    /// The number of moves that the player has made in a game that began with [`game`](Self::game).
    pub fn moves(&self, game: &Game) -> usize {
        moves_of(game, self.player())
    }

    /// The progress in a game that began with [`game`](Self::game).
    pub fn standing(&self, game: &Game) -> Standing<'_> {
        let player = self.player();
        let moves = self.moves(game);
        let was_captured = || game.plies().iter().any(|ply| captures(ply, player).next().is_some());
        let is_caught = self.is_safe && was_captured();
        if !is_caught && self.goals.iter().all(|goal| goal.is_reached(game, player)) {
            return Standing::Done(moves);
        }
        if let Some(wrong) = self.mistake(game) {
            return match wrong.answer {
                Some(answer) if game.plies().len() == wrong.moves.len() => Standing::Theirs(Reply::Move(answer)),
                _ => Standing::Failed(Failure::Wrong(wrong)),
            };
        }
        match game.outcome() {
            Some(Outcome::Draw(_)) => return Standing::Failed(Failure::Drawn),
            Some(Outcome::Win {
                reason: WinReason::Repetition,
                ..
            }) => return Standing::Failed(Failure::Repeated),
            Some(Outcome::Win { .. }) => return Standing::Failed(Failure::Lost),
            None => {}
        }
        if is_caught {
            return Standing::Failed(Failure::Captured);
        }
        if game.must_pass() {
            return Standing::Passing;
        }
        if game.chooser() != player {
            return self.enemy.reply(game).map_or(Standing::Passing, Standing::Theirs);
        }
        if moves >= self.limit {
            return Standing::Failed(Failure::Late);
        }
        Standing::Yours
    }

    /// The likely mistake that was made, if any.
    fn mistake(&self, game: &Game) -> Option<&Wrong> {
        let begins_with = |wrong: &&Wrong| {
            let played = game.plies().iter().map(|ply| ply.mv);
            game.plies().len() >= wrong.moves.len() && played.zip(&wrong.moves).all(|(played, &mv)| played == mv)
        };
        self.wrong.iter().find(begins_with)
    }
}
