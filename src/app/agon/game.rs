//! The one truth about the game on the screen. Entities are its projection, and only `rules.rs` changes it.

use bevy::prelude::*;

use super::clock::Times;
use super::players::Players;
use super::terms::Terms;
use crate::notation::GameTree;
use crate::rules::{Game, Outcome, Position, RuleSet, Side, WinReason};

/// The game being played. The resource exists only while there is one.
#[derive(Resource, Clone, Debug)]
pub struct Match {
    pub(super) tree: GameTree,
    pub(super) players: Players,
    pub(super) terms: Terms,
    pub(super) seed: u64,
    pub(super) draw_offered_by: Option<Side>,
}

/// A game as it is kept, from which it begins or goes on.
#[derive(Clone, Debug)]
pub struct KeptGame {
    /// The game, with the plies it already has.
    pub tree: GameTree,
    /// Who plays.
    pub players: Players,
    /// What was agreed besides.
    pub terms: Terms,
    /// The times with which it goes on; none if they are those of the terms.
    pub times: Option<Times>,
    /// What the computer's choices are drawn from. It tells games apart.
    pub seed: u64,
}

impl Match {
    /// What is on the board: the plies up to where the players look, those after it as undone.
    pub const fn game(&self) -> &Game {
        self.tree.line()
    }

    /// The game with all that was tried instead.
    pub const fn tree(&self) -> &GameTree {
        &self.tree
    }

    /// The rules.
    pub const fn rules(&self) -> &RuleSet {
        self.game().rules()
    }

    /// The position now.
    pub fn position(&self) -> &Position {
        self.game().position()
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

    /// The game as it goes on another time, with these times on the clocks.
    pub(super) fn kept(&self, times: Option<Times>) -> KeptGame {
        KeptGame {
            tree: self.tree.clone(),
            players: self.players.clone(),
            terms: self.terms,
            times,
            seed: self.seed,
        }
    }

    /// How the line on the board ended, if the players look at its end and it has one.
    pub fn outcome(&self) -> Option<Outcome> {
        self.game().outcome()
    }

    /// How the game itself ended, wherever the players look.
    pub fn result(&self) -> Option<Outcome> {
        self.tree.result()
    }

    /// Whether the players look at what was, while more was played after it, or at a variation of a game that goes on.
    pub fn is_looking_back(&self) -> bool {
        !self.game().undone().is_empty() || (self.result().is_none() && !self.tree.is_at_end())
    }

    /// Whether the players look at what was tried instead of the game itself.
    pub fn is_in_variation(&self) -> bool {
        !self.tree.is_main(self.tree.here())
    }

    /// Whether the players look at what was of a game that goes on.
    pub fn is_at_earlier(&self) -> bool {
        self.result().is_none() && self.is_looking_back()
    }

    /// Whether the players look at an end that came by a word or on time, not by a move.
    pub fn is_ended_by_word(&self) -> bool {
        self.game().undone().is_empty() && self.game().declared().is_some()
    }

    /// Whether the players look at an end by loss on time, which cannot be taken back.
    pub fn is_lost_on_time(&self) -> bool {
        let reason = match self.outcome() {
            Some(Outcome::Win { reason, .. }) => Some(reason),
            _ => None,
        };
        reason == Some(WinReason::Time)
    }

    /// Who has offered a draw that is not answered yet.
    pub const fn draw_offered_by(&self) -> Option<Side> {
        self.draw_offered_by
    }

    /// Who picks the next move; nobody once the game is over.
    pub fn chooser(&self) -> Option<Side> {
        self.outcome().is_none().then(|| self.game().chooser())
    }

    /// Who picks the next move, if it is a person who may do so here: two people who look back at a game that goes on
    /// must first agree to take moves back.
    pub fn human_chooser(&self) -> Option<Side> {
        let may = !self.is_looking_back() || !self.needs_consent();
        self.chooser().filter(|&side| may && self.players.is_human(side))
    }

    /// Whether moves are taken back only if the other player agrees: between two people, while the game is undecided.
    pub fn needs_consent(&self) -> bool {
        self.result().is_none() && Side::ALL.into_iter().all(|side| self.players.is_human(side))
    }

    /// Whether there is something that its players would lose by abandoning it.
    pub fn is_unfinished(&self) -> bool {
        self.result().is_none() && self.tree.main_line().next().is_some()
    }

    /// The side at whose end of the board the person at the screen sits.
    pub fn home_side(&self) -> Side {
        self.players.single_human().unwrap_or(Side::White)
    }
}
