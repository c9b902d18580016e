//! The hint on the screen, and those already shown.

use std::collections::HashMap;
use std::time::Duration;

use agon_core::notation::NodeId;
use agon_core::rules::Side;
use bevy::prelude::*;

use super::hint::{Hint, Situation};
use crate::agon::gameplay::agon_screen::{AGON, AgonScreen};
use crate::agon::gameplay::clock::GameClock;
use crate::agon::gameplay::current_game::Match;
use crate::agon::gameplay::opponent::LetsRead;
use crate::agon::gameplay::schedule::AgonSystems;
use crate::agon::gameplay::selection::Selection;
use crate::agon::gameplay::settings::AgonSettings;
use crate::agon::hud::frame::HudLayout;
use crate::shell::system::redraw::Wake;
use crate::shell::system::store::Store;
use crate::shell::system::store::error::StoreFailed;
use crate::shell::ui::navigation::Screen;
use crate::tabletop::active_game::read_with_game;
use crate::tabletop::schedule::TableSystems;

/// The store entry for the hints already shown.
const ENTRY: &str = "hints";

/// Time on the screen after which a hint counts as shown: enough to read it twice.
const READ: Duration = Duration::from_secs(6);

/// Requires the [`Store`].
pub(super) fn plugin(app: &mut App) {
    read_with_game(app, AGON, read);
    app.add_systems(
        Update,
        (follow_game.run_if(resource_exists::<Match>), save)
            .chain()
            .in_set(TableSystems::Present)
            .in_set(AgonSystems),
    )
    .add_systems(OnExit(AgonScreen(Screen::Playing)), fall_silent);
}

/// The current hint and those already shown.
#[derive(Resource, Debug, Default)]
pub struct HintState {
    /// Kept across restarts.
    pub(super) shown: Vec<Hint>,
    /// Whether `shown` has changed since it was saved.
    pub(super) is_unsaved: bool,
    pub(super) current: Option<Current>,
    /// The position at which the player dismissed a hint, while it is on the board.
    pub(super) understood: Option<NodeId>,
    /// The seed of the player's first game, over or not.
    first_game: Option<u64>,
    /// Total time of hints on the screen that do not yet count as shown.
    seen: HashMap<Hint, Duration>,
}

/// The hint on the screen.
#[derive(Clone, Copy, Debug)]
pub(super) struct Current {
    pub(super) hint: Hint,
    /// The number of plies when it appeared.
    plies: usize,
    /// Time of its appearance, since the start of the program.
    since: Duration,
}

/// Unreadable records are no great loss: the hints are shown again.
fn read(world: &mut World) -> HintState {
    let shown = world.resource::<Store>().get(ENTRY).ok().flatten();
    let shown = shown.and_then(|text| serde_json::from_str(&text).ok());
    HintState {
        shown: shown.unwrap_or_default(),
        ..HintState::default()
    }
}

impl HintState {
    #[cfg(test)]
    pub(super) fn having_shown(shown: &[Hint]) -> Self {
        Self {
            shown: shown.to_vec(),
            ..Self::default()
        }
    }

    /// Chooses the hint for the current state.
    pub(super) fn follow(&mut self, seen: &Situation, now: Duration) {
        let is_over = |current: Current| seen.has_moved_since(current.plies) || current.hint.has_passed(seen);
        if self.current.is_some_and(is_over) {
            self.end(now);
        }
        let again = || seen.warns_again().filter(|_| self.understood.is_none());
        let next = seen.most_urgent(&self.shown).or_else(again);
        // New hints come before repeated ones.
        let rank = |hint: Hint| (self.shown.contains(&hint), hint);
        let next = next.filter(|&hint| self.current.is_none_or(|current| rank(hint) < rank(current.hint)));
        if let Some(hint) = next {
            self.end(now);
            self.current = Some(Current {
                hint,
                plies: seen.current.game().plies().len(),
                since: now,
            });
        }
    }

    /// Ends the hint on the screen. It counts as shown if there was time to read it.
    pub(super) fn end(&mut self, now: Duration) {
        if let Some(Current { hint, since, .. }) = self.current.take() {
            let seen = self.seen.entry(hint).or_default();
            *seen += now.saturating_sub(since);
            if *seen >= READ {
                self.count(hint);
            }
        }
    }

    /// Ends the hint on the screen because the player has understood it.
    pub(crate) fn dismiss(&mut self, current: &Match) {
        if let Some(current) = self.current.take() {
            self.count(current.hint);
        }
        self.understood = Some(current.tree().here());
    }

    /// Time the computer still waits before a move that removes the hint's subject, so that the hint can be read.
    pub(super) fn reading_time(&self, seen: &Situation, now: Duration) -> Option<Duration> {
        let read = self.current.filter(|current| current.hint.waits(seen))?;
        (read.since + READ).checked_sub(now).filter(|left| !left.is_zero())
    }

    fn count(&mut self, hint: Hint) {
        if !self.shown.contains(&hint) {
            self.shown.push(hint);
            self.is_unsaved = true;
        }
    }
}

/// The person's side, if a game against the computer is in progress.
pub(super) fn learner(current: &Match) -> Option<Side> {
    let person = current.players().single_human();
    let is_played = current.result().is_none() && !current.is_exercise();
    person.filter(|_| is_played && !current.players().are_by_link())
}

/// The beginner's side, if a first game against the computer is in progress.
pub(crate) fn beginner(current: &Match, settings: &AgonSettings) -> Option<Side> {
    learner(current).filter(|_| settings.first_run)
}

impl HintState {
    /// Whether this is the player's first game, over or not.
    pub(crate) fn is_of_first_game(&self, current: &Match, settings: &AgonSettings) -> bool {
        beginner(current, settings).is_some() || self.first_game == Some(current.seed())
    }

    /// Whether a hint warns, or will warn, this player of repetition.
    pub(crate) fn tells_of_repetition(&self, current: &Match) -> bool {
        learner(current).is_some() && !self.shown.contains(&Hint::Repetition)
    }
}

fn follow_game(
    (current, selection, settings): (Res<Match>, Res<Selection>, Res<AgonSettings>),
    (hud, time, clock): (Res<HudLayout>, Res<Time<Real>>, Res<GameClock>),
    (mut lets_read, mut wake): (ResMut<LetsRead>, ResMut<Wake>),
    mut hints: ResMut<HintState>,
) {
    let mut reading_time = None;
    if hints.understood.is_some_and(|node| node != current.tree().here()) {
        hints.understood = None;
    }
    if beginner(&current, &settings).is_some() && hints.first_game != Some(current.seed()) {
        hints.first_game = Some(current.seed());
    }
    match learner(&current) {
        Some(me) => {
            let seen = Situation {
                current: &current,
                me,
                selection: *selection,
                is_first_game: settings.first_run,
                has_race: settings.show_race && hud.layout.is_some_and(|layout| layout.shape.has_race()),
            };
            hints.follow(&seen, time.elapsed());
            reading_time = hints.reading_time(&seen, time.elapsed()).filter(|_| clock.0.is_none());
        }
        None => hints.end(time.elapsed()),
    }
    if lets_read.set_if_neq(LetsRead(reading_time.is_some())) || reading_time.is_some() {
        wake.within(reading_time.unwrap_or_default());
    }
}

fn fall_silent(mut hints: ResMut<HintState>, mut lets_read: ResMut<LetsRead>, time: Res<Time<Real>>) {
    hints.end(time.elapsed());
    *lets_read = LetsRead::default();
}

fn save(mut hints: ResMut<HintState>, mut store: ResMut<Store>, mut failures: MessageWriter<StoreFailed>) {
    if std::mem::take(&mut hints.is_unsaved) {
        let text = serde_json::to_string(&hints.shown).expect("hints are plain names");
        failures.write_batch(store.put(ENTRY, &text).err().map(StoreFailed));
    }
}
