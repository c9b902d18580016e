//! The authoritative state of the current game. Entities only mirror it, and only the referee changes it.

use bevy::prelude::*;

use crate::notation::GameTree;
use crate::rules::{Game, Outcome, Position, RuleSet, Side, WinReason};
use crate::session::clock::Times;
use crate::session::conditions::Terms;
use crate::session::players::Players;
use crate::session::saved_game::SavedGame;

/// The game being played. The resource exists only while there is one.
#[derive(Resource, Clone, Debug)]
pub struct Match {
    pub(crate) tree: GameTree,
    pub(crate) players: Players,
    pub(crate) terms: Terms,
    pub(crate) seed: u64,
    pub(crate) draw_offered_by: Option<Side>,
}

/// Identifies the position of a game for which a move was requested.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PositionKey {
    game: u64,
    position: u64,
    is_decided: bool,
}

/// Whether another game is saved for later while the one on the board is only being viewed. Set by whatever stores
/// unfinished games.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct OtherGameWaits(pub bool);

impl Match {
    /// The line on the board: the plies up to the current position; later ones count as undone.
    pub const fn game(&self) -> &Game {
        self.tree.line()
    }

    /// The game with all its variations.
    pub const fn tree(&self) -> &GameTree {
        &self.tree
    }

    /// The rules in force.
    pub const fn rules(&self) -> &RuleSet {
        self.game().rules()
    }

    /// The current position.
    pub fn position(&self) -> &Position {
        self.game().position()
    }

    /// The players on both sides.
    pub const fn players(&self) -> &Players {
        &self.players
    }

    /// The agreed conditions of play.
    pub const fn terms(&self) -> &Terms {
        &self.terms
    }

    /// The seed for the computer's random choices.
    pub const fn seed(&self) -> u64 {
        self.seed
    }

    /// The game in a form to be saved, with the given clock times.
    pub(crate) fn kept(&self, times: Option<Times>) -> SavedGame {
        SavedGame {
            tree: self.tree.clone(),
            players: self.players.clone(),
            terms: self.terms,
            times,
            seed: self.seed,
        }
    }

    /// A key that distinguishes this position from every other, and from itself once the game is decided.
    pub fn key(&self) -> PositionKey {
        PositionKey {
            game: self.seed,
            position: self.position().key(),
            is_decided: self.result().is_some(),
        }
    }

    /// The outcome of the line on the board, if the players are at its end and it has one.
    pub fn outcome(&self) -> Option<Outcome> {
        self.game().outcome()
    }

    /// The outcome of the main line, whichever position is shown.
    pub fn result(&self) -> Option<Outcome> {
        self.tree.result()
    }

    /// Whether the players are looking at an earlier position, or at a variation of a game still in progress.
    pub fn is_looking_back(&self) -> bool {
        !self.game().undone().is_empty() || (self.result().is_none() && !self.tree.is_at_end())
    }

    /// Whether the position shown is in a variation.
    pub fn is_in_variation(&self) -> bool {
        !self.tree.is_main(self.tree.here())
    }

    /// Whether the players are looking at an earlier position of a game still in progress.
    pub fn is_at_earlier(&self) -> bool {
        self.result().is_none() && self.is_looking_back()
    }

    /// Whether the position shown ended by resignation, agreement or on time rather than by a move.
    pub fn is_ended_by_word(&self) -> bool {
        self.game().undone().is_empty() && self.game().declared().is_some()
    }

    /// Whether the position shown ended by loss on time, which cannot be taken back.
    pub fn is_lost_on_time(&self) -> bool {
        let reason = match self.outcome() {
            Some(Outcome::Win { reason, .. }) => Some(reason),
            _ => None,
        };
        reason == Some(WinReason::Time)
    }

    /// The side whose draw offer is unanswered.
    pub const fn draw_offered_by(&self) -> Option<Side> {
        self.draw_offered_by
    }

    /// The side that chooses the next move, or `None` once the game is over.
    pub fn chooser(&self) -> Option<Side> {
        self.outcome().is_none().then(|| self.game().chooser())
    }

    /// The side that chooses the next move, if it is a human who may move here. Two humans looking at an earlier
    /// position of a game in progress must first agree to take moves back.
    pub fn human_chooser(&self) -> Option<Side> {
        let may = !self.is_looking_back() || !self.needs_consent();
        self.chooser().filter(|&side| may && self.players.is_human(side))
    }

    /// Whether taking moves back needs the other player's consent: true in an undecided game between two humans.
    pub fn needs_consent(&self) -> bool {
        self.result().is_none() && Side::ALL.into_iter().all(|side| self.players.is_human(side))
    }

    /// Whether abandoning the game would lose anything.
    pub fn is_unfinished(&self) -> bool {
        self.result().is_none() && self.tree.main_line().next().is_some()
    }

    /// The side at whose end of the board the player at the screen sits.
    pub fn home_side(&self) -> Side {
        self.players.single_human().unwrap_or(Side::White)
    }
}
