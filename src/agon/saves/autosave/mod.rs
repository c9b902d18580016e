//! The game on the board is saved after every move, in its own entry: while it can be continued as such, and once it is
//! over among the finished games.

use std::time::Duration;

use agon_core::session::entry_names::{finished_entry, unfinished_entry};
use agon_core::session::save_format;
use agon_core::session::saved_game::SavedGame;
use bevy::prelude::*;
use bevy::time::common_conditions::on_real_timer;

use super::saved_games::{SavedGames, entries, listed_in};
use crate::agon::gameplay::agon_screen::AGON;
use crate::agon::gameplay::clock::GameClock;
use crate::agon::gameplay::current_game::Match;
use crate::agon::gameplay::messages::GameAction;
use crate::agon::gameplay::schedule::PresentSystems;
use crate::shell::system::store::error::StoreFailed;
use crate::shell::system::store::{Store, WriteAtLast};
use crate::shell::system::watched_time::Watched;
use crate::tabletop::active_game::init_with_game;
use crate::tabletop::saves::current_entry::{CurrentEntry, KeptGame, OwnEntry, leave_entry};

/// Interval at which a running clock is saved.
const CLOCK_KEPT_EVERY: Duration = Duration::from_secs(3);

/// Requires the [`SavedGames`].
pub(crate) fn plugin(app: &mut App) {
    init_with_game::<CurrentEntry>(app, AGON);
    // Running time is saved too, as a page can be closed or reloaded without notice.
    let changed = resource_changed::<Match>
        .or_else(resource_exists_and_changed::<GameClock>)
        .or_else(is_left)
        .or_else(on_real_timer(CLOCK_KEPT_EVERY).and_then(time_runs));
    app.add_systems(
        Update,
        (
            save.run_if(resource_exists::<Match>.and_then(changed)),
            leave_entry.run_if(resource_removed::<Match>),
            note_loaded,
        )
            .chain()
            .in_set(PresentSystems::Save),
    )
    .add_systems(
        Last,
        save.before(WriteAtLast)
            .run_if(resource_exists::<Match>.and_then(on_message::<AppExit>)),
    );
}

impl KeptGame for SavedGame {
    fn entry(&self, number: u64, time: &str) -> String {
        match self.is_over() || self.is_analysis() {
            true => finished_entry(time, number),
            false => unfinished_entry(number),
        }
    }

    fn text(&mut self, number: u64, time: &str) -> String {
        self.seed = number;
        save_format::write(self, time)
    }

    fn is_over(&self) -> bool {
        self.tree.result().is_some()
    }

    fn is_free(store: &Store, number: u64) -> bool {
        entries(store).all(|(taken, _)| taken != number)
    }
}

/// Whether the game is being left, so that its clock is saved as it is.
fn is_left(mut actions: MessageReader<GameAction>) -> bool {
    let is_meant = |action: &GameAction| matches!(action, GameAction::Leave | GameAction::BackToMyGames);
    actions.read().any(is_meant)
}

fn time_runs(clock: Option<Res<GameClock>>) -> bool {
    clock.is_some_and(|clock| clock.running().is_some())
}

/// Notes the entry of the game on the board; at the title that is the unfinished game saved last.
fn note_loaded(current: Option<Res<Match>>, entry: Res<CurrentEntry>, games: Res<SavedGames>, store: Res<Store>) {
    store.note_loaded(match current {
        Some(_) => entry.name(),
        None => games.last_entry(),
    });
}

/// Saves the current state of the game. One that was over when it came and is not among the saved games is only looked
/// at, and one that has not begun, an analysis in which nothing was tried, or a lesson or puzzle is not worth keeping,
/// unless somebody has written notes.
fn save(
    current: Res<Match>,
    (clock, time): (Option<Res<GameClock>>, Res<Time<Watched>>),
    mut entry: ResMut<CurrentEntry>,
    (mut games, mut store): (ResMut<SavedGames>, ResMut<Store>),
    mut failures: MessageWriter<StoreFailed>,
) {
    if current.is_exercise() {
        // The game before it, if there was one, is only laid aside.
        entry.leave();
        return;
    }
    let (seed, plies) = (current.seed(), current.tree().plies_added());
    entry.turn_to(seed, plies, || {
        let (_, name) = entries(&store).find(|(number, _)| *number == seed)?;
        OwnEntry::read(&store, &name, listed_in)
    });
    let is_over = current.result().is_some();
    let times = clock.and_then(|clock| Some(clock.0?.times(time.elapsed())));
    let mut game = current.saved_game(times);
    if is_over {
        // The position being viewed is not part of the game.
        game.tree.jump_to_end();
    }
    let is_worth_keeping = match current.is_analysis_board() {
        // Moves copied from elsewhere are saved there.
        true => plies > entry.moves_at_first(),
        false => !is_over && game.is_begun(),
    };
    if entry.name().is_none() && !is_worth_keeping && !current.is_noted() {
        return;
    }
    if let Some(saved) = entry.save(&mut game, &mut store) {
        failures.write_batch(saved.failed.map(StoreFailed));
        games.put(&saved.own.name, game, &saved.own.time);
        saved.before.iter().for_each(|before| games.forget(&store, before));
    }
}

#[cfg(test)]
mod tests;
