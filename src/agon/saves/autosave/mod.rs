//! The game on the board is saved after every move, in its own entry: while it can be continued as such, and once it is
//! over among the finished games.
//!
//! If two programs or browser tabs go on with the same game, both games are kept: neither overwrites what the other has
//! written.

use std::time::Duration;

use agon_core::session::game_list::{FINISHED, UNFINISHED, finished_entry, unfinished_entry};
use agon_core::session::save_format;
use bevy::prelude::*;
use bevy::time::common_conditions::on_real_timer;

use super::saved_games::{SavedGames, entries, free_number, listed_in};
use crate::agon::gameplay::agon_screen::AGON;
use crate::agon::gameplay::clock::GameClock;
use crate::agon::gameplay::current_game::Match;
use crate::agon::gameplay::messages::GameAction;
use crate::agon::gameplay::schedule::PresentSystems;
use crate::shell::system::exchange::now;
use crate::shell::system::store::error::StoreFailed;
use crate::shell::system::store::{Store, WriteAtLast};
use crate::shell::system::watched_time::Watched;
use crate::tabletop::active_game::init_with_game;
use crate::tabletop::saves::OwnEntry;

/// How often a running clock is saved.
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

/// The entry of the game on the board.
#[derive(Resource, Debug, Default)]
pub struct CurrentEntry {
    entry: Option<Entry>,
    left: Option<String>,
}

#[derive(Debug)]
struct Entry {
    /// The seed of the game on the board.
    game: u64,
    /// The number under which it is saved. It differs if another program goes on with the same game.
    number: u64,
    saved: Option<OwnEntry>,
    /// The plies in the tree, with its variations, when the game came on the board.
    begun_with: usize,
}

impl CurrentEntry {
    /// Whether the game on the board is one of the saved games.
    pub fn is_saved(&self) -> bool {
        self.entry.as_ref().is_some_and(|entry| entry.saved.is_some())
    }

    /// The name of the entry of the game that was on the board last, if it was saved.
    pub(crate) fn left(&self) -> Option<&str> {
        self.left.as_deref()
    }

    /// The number under which the game on the board is saved, if it is.
    pub(super) fn number(&self) -> Option<u64> {
        let entry = self.entry.as_ref()?;
        entry.saved.as_ref().map(|_| entry.number)
    }

    /// The name of the entry of the game on the board, if it is saved.
    pub(crate) fn name(&self) -> Option<&str> {
        let saved = self.entry.as_ref()?.saved.as_ref()?;
        Some(&saved.name)
    }

    fn leave(&mut self) {
        if let Some(left) = self.entry.take() {
            self.left = left.saved.map(|saved| saved.name);
        }
    }

    /// The entry of a game, as it is in the store when the game comes on the board.
    fn of(&mut self, current: &Match, store: &Store) -> &mut Entry {
        if self.entry.as_ref().is_none_or(|entry| entry.game != current.seed()) {
            self.entry = None;
        }
        self.entry.get_or_insert_with(|| Entry::find(current, store))
    }
}

impl Entry {
    fn find(current: &Match, store: &Store) -> Self {
        let game = current.seed();
        let own = entries(store).find(|&(number, _)| number == game);
        let saved = own.and_then(|(_, name)| {
            let (listed, text) = listed_in(store, name).ok().flatten()?;
            let time = listed.time().to_owned();
            Some(OwnEntry {
                name: listed.name,
                text,
                time,
            })
        });
        Self {
            game,
            number: game,
            saved,
            begun_with: current.tree().plies_added(),
        }
    }

    /// Whether another program has written to the entry.
    fn is_taken(&self, store: &Store) -> bool {
        self.saved.as_ref().is_some_and(|saved| saved.is_taken(store))
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

/// The next time the game comes on the board, another program may have played on.
fn leave_entry(mut entry: ResMut<CurrentEntry>) {
    entry.leave();
}

/// Notes the entry of the game on the board; at the title that is the unfinished game saved last.
fn note_loaded(current: Option<Res<Match>>, entry: Res<CurrentEntry>, games: Res<SavedGames>, store: Res<Store>) {
    let saved = entry.entry.as_ref().and_then(|entry| entry.saved.as_ref());
    store.note_loaded(match current {
        Some(_) => saved.map(|saved| &*saved.name),
        None => games.last_entry(),
    });
}

/// Saves the current state of the game. One that was over when it came and is not among the saved games is only looked
/// at, and one that has not begun, an analysis in which nothing was tried, or a lesson or puzzle is not worth keeping.
fn save(
    current: Res<Match>,
    (clock, time): (Option<Res<GameClock>>, Res<Time<Watched>>),
    mut current_entry: ResMut<CurrentEntry>,
    mut games: ResMut<SavedGames>,
    mut store: ResMut<Store>,
    mut failures: MessageWriter<StoreFailed>,
) {
    if current.is_exercise() {
        // The game before it, if there was one, is only laid aside.
        current_entry.bypass_change_detection().leave();
        return;
    }
    let entry = current_entry.bypass_change_detection().of(&current, &store);
    let is_over = current.result().is_some();
    let is_analysis = current.is_analysis_board();
    if entry.saved.is_none() && is_over && !is_analysis {
        return;
    }
    let times = clock.and_then(|clock| Some(clock.0?.times(time.elapsed())));
    let mut game = current.saved_game(times);
    game.seed = entry.number;
    if is_over {
        // The position being viewed is not part of the game.
        game.tree.jump_to_end();
    }
    let is_worth_keeping = match is_analysis {
        // What was copied from elsewhere is saved there.
        true => current.tree().plies_added() > entry.begun_with,
        false => game.is_begun(),
    };
    if entry.saved.is_none() && !is_worth_keeping {
        return;
    }
    let is_past = is_over || is_analysis;
    let kind = if is_past { FINISHED } else { UNFINISHED };
    let is_same = |saved: &&OwnEntry| saved.name.starts_with(kind);
    if let Some(saved) = entry.saved.as_ref().filter(is_same)
        && save_format::write(&game, &saved.time) == saved.text
    {
        return;
    }
    if entry.is_taken(&store) {
        entry.saved = None;
    }
    if entry.saved.is_none() {
        entry.number = free_number(&store, entry.number);
        game.seed = entry.number;
    }
    let (name, time) = match entry.saved.as_ref().filter(is_same) {
        // A game ends once, whatever is tried afterwards.
        Some(saved) if is_past => (saved.name.clone(), saved.time.clone()),
        Some(saved) => (saved.name.clone(), now()),
        None if is_past => {
            let time = now();
            (finished_entry(&time, entry.number), time)
        }
        None => (unfinished_entry(entry.number), now()),
    };
    let text = save_format::write(&game, &time);
    failures.write_batch(store.put(&name, &text).err().map(StoreFailed));
    games.put(&name, game, &time);
    if is_over {
        store.keep_for_good();
    }
    let before = entry.saved.replace(OwnEntry { name, text, time });
    // If the program stops before this, the game is in both places.
    if let Some(before) = before
        && entry.saved.as_ref().is_some_and(|saved| saved.name != before.name)
    {
        failures.write_batch(store.remove(&before.name).err().map(StoreFailed));
        games.forget(&store, &before.name);
    }
}

#[cfg(test)]
mod tests;
