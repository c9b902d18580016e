//! Common ground of lessons and puzzles on the board: their game, the time that outcomes stay, automatic steps, and the
//! way back.

use std::fmt;
use std::time::Duration;

use agon_core::engine::Level;
use agon_core::rules::{Game, Side};
use agon_core::session::conditions::Terms;
use agon_core::session::players::Players;
use agon_core::session::saved_game::SavedGame;
use bevy::prelude::*;

use super::agon_screen::{AGON, AgonScreen};
use super::current_game::Match;
use super::default_keys::UNDO;
use crate::shell::input::shortcuts::ActionPressed;
use crate::shell::system::random_seed::fresh_seed;
use crate::shell::ui::navigation::Screen;
use crate::tabletop::active_game::init_with_game;

pub(crate) fn plugin(app: &mut App) {
    app.insert_resource(Stays::default());
}

/// Time that failures stay on the board until the moves are taken back: enough to see the enemy's answer.
#[derive(Resource, Clone, Copy, Debug, PartialEq, Eq)]
pub struct Stays(pub Duration);

impl Default for Stays {
    fn default() -> Self {
        Self(Duration::from_millis(2600))
    }
}

/// A lesson or puzzle in progress, in a game of its own.
pub trait Tried: fmt::Debug + Send + Sync + 'static {
    /// The lesson or puzzle itself.
    type What: fmt::Debug + Sync + 'static;
    /// A player's request.
    type Wanted: Message;
    /// News to be noted.
    type News: Message;
    /// The request to begin again.
    const AGAIN: Self::Wanted;

    /// The seed of its game.
    fn game(&self) -> u64;

    /// The lesson or puzzle itself.
    fn what(&self) -> &'static Self::What;

    /// Whether one of this kind is on the board.
    fn is_on(current: &Match) -> bool;
}

/// The lesson or the puzzle on the board, if there is one.
#[derive(Resource, Debug)]
pub struct Exercises<T: Tried> {
    pub(super) running: Option<T>,
    left: Option<&'static T::What>,
    pub(super) is_over_game: bool,
}

impl<T: Tried> Default for Exercises<T> {
    fn default() -> Self {
        Self {
            running: None,
            left: None,
            is_over_game: false,
        }
    }
}

impl<T: Tried> Exercises<T> {
    /// The one on the board.
    pub fn running(&self, current: &Match) -> Option<&T> {
        self.running.as_ref().filter(|running| running.game() == current.seed())
    }

    /// The one that was on the board when the board was left last; `None` if that was something else.
    pub(crate) const fn left(&self) -> Option<&'static T::What> {
        self.left
    }

    /// Whether a game was on the board when the first of them began.
    pub const fn are_over_game(&self) -> bool {
        self.is_over_game
    }
}

/// Adds the resources, messages and systems of a kind of exercise.
pub(super) fn add_exercises<T: Tried>(app: &mut App) {
    init_with_game::<Exercises<T>>(app, AGON);
    app.add_message::<T::Wanted>()
        .add_message::<T::News>()
        .add_systems(OnExit(AgonScreen(Screen::Playing)), forget::<T>);
}

fn forget<T: Tried>(mut exercises: ResMut<Exercises<T>>) {
    *exercises = Exercises {
        left: exercises.running.as_ref().map(T::what),
        ..Exercises::default()
    };
}

/// Undo in an exercise begins it again.
pub(super) fn begin_again<T: Tried>(
    mut pressed: MessageReader<ActionPressed>,
    current: Option<Res<Match>>,
    mut wanted: MessageWriter<T::Wanted>,
) {
    let is_on = current.is_some_and(|current| T::is_on(&current));
    let is_undo = |pressed: &ActionPressed| pressed.action == UNDO && !pressed.repeat;
    if pressed.read().any(is_undo) && is_on {
        wanted.write(T::AGAIN);
    }
}

/// The game of an exercise.
pub(super) fn exercise_game(game: Game, player: Side, enemy: Level) -> SavedGame {
    SavedGame {
        tree: game.into(),
        players: Players::against_computer(player, enemy),
        terms: Terms::default(),
        times: None,
        tags: Vec::new(),
        seed: fresh_seed(),
    }
}
