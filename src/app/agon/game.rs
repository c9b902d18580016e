//! The one truth about the game on the screen. Entities are its projection, and only `rules.rs` changes it.

use bevy::prelude::*;

use super::players::Players;
use super::terms::Terms;
use crate::rules::{Game, Outcome, Position, RuleSet, Side};

/// The game being played. The resource exists only while there is one.
#[derive(Resource, Clone, Debug)]
pub struct Match {
    pub(super) game: Game,
    pub(super) players: Players,
    pub(super) terms: Terms,
    pub(super) seed: u64,
    pub(super) draw_offered_by: Option<Side>,
}

impl Match {
    /// The game.
    pub const fn game(&self) -> &Game {
        &self.game
    }

    /// The rules.
    pub const fn rules(&self) -> &RuleSet {
        self.game.rules()
    }

    /// The position now.
    pub fn position(&self) -> &Position {
        self.game.position()
    }

    /// Who plays.
    pub const fn players(&self) -> &Players {
        &self.players
    }

    /// What was agreed besides.
    pub const fn terms(&self) -> &Terms {
        &self.terms
    }

    /// What the computer's choices are drawn from.
    pub const fn seed(&self) -> u64 {
        self.seed
    }

    /// How the game ended, if it did.
    pub fn outcome(&self) -> Option<Outcome> {
        self.game.outcome()
    }

    /// Who has offered a draw that is not answered yet.
    pub const fn draw_offered_by(&self) -> Option<Side> {
        self.draw_offered_by
    }

    /// Who picks the next move; nobody once the game is over.
    pub fn chooser(&self) -> Option<Side> {
        self.outcome().is_none().then(|| self.game.chooser())
    }

    /// Who picks the next move, if it is a person.
    pub fn human_chooser(&self) -> Option<Side> {
        self.chooser().filter(|&side| self.players.is_human(side))
    }

    /// Whether there is something that its players would lose by abandoning it.
    pub fn is_unfinished(&self) -> bool {
        self.outcome().is_none() && !self.game.plies().is_empty()
    }

    /// The side at whose end of the board the person at the screen sits.
    pub fn home_side(&self) -> Side {
        self.players.single_human().unwrap_or(Side::White)
    }
}
