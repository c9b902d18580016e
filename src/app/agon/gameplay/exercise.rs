//! What lessons and puzzles have in common on the board: their game, how long outcomes stay, and what comes by itself.

use std::time::Duration;

use bevy::prelude::*;

use super::default_keys::UNDO;
use crate::app::shell::input::shortcuts::ActionPressed;
use crate::app::shell::system::random_seed::fresh_seed;
use crate::app::shell::system::redraw::Wake;
use crate::engine::Level;
use crate::rules::{Game, Side};
use crate::session::conditions::Terms;
use crate::session::players::Players;
use crate::session::saved_game::SavedGame;

pub(crate) fn plugin(app: &mut App) {
    app.insert_resource(Stays::default());
}

/// How long outcomes stay on the board by themselves.
#[derive(Resource, Clone, Copy, Debug, PartialEq, Eq)]
pub struct Stays {
    /// Until the moves are taken back: enough to see what the enemy did.
    pub failed: Duration,
    /// Until the next lesson follows: enough to read the praise.
    pub done: Duration,
}

impl Default for Stays {
    fn default() -> Self {
        Self {
            failed: Duration::from_millis(2600),
            done: Duration::from_millis(3200),
        }
    }
}

/// Something that comes by itself at a time since the program's start.
#[derive(Clone, Copy, Debug)]
pub(super) struct Due<T>(Option<(Duration, T)>);

impl<T: Copy> Due<T> {
    pub(super) const NOTHING: Self = Self(None);

    pub(super) const fn at(time: Duration, what: T) -> Self {
        Self(Some((time, what)))
    }

    /// What has come, once. Until then a frame is asked for when it will.
    pub(super) fn take(&mut self, now: Duration, wake: &mut Wake) -> Option<T> {
        let (time, what) = self.0?;
        let left = time.saturating_sub(now);
        if !left.is_zero() {
            wake.within(left);
            return None;
        }
        *self = Self::NOTHING;
        wake.keep_drawing();
        Some(what)
    }
}

/// The game of an exercise, named by a tag.
pub(super) fn exercise_game(game: Game, player: Side, enemy: Level, tag: (&str, &str)) -> SavedGame {
    SavedGame {
        tree: game.into(),
        players: Players::against_computer(player, enemy),
        terms: Terms::default(),
        times: None,
        tags: vec![(tag.0.to_owned(), tag.1.to_owned())],
        seed: fresh_seed(),
    }
}

/// Whether the player wants to undo a move: in an exercise, to begin again.
pub(super) fn is_undo_pressed(pressed: &mut MessageReader<ActionPressed>) -> bool {
    pressed.read().any(|pressed| pressed.action == UNDO && !pressed.repeat)
}
