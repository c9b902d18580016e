//! The clock beside the board: it runs for whoever is to choose, stands while something lies over the board, and ends the
//! game of whoever has no time left.
//!
//! It goes by `Time<Real>`, which is true however seldom frames are drawn.

use std::time::Duration;

use bevy::prelude::*;
use bevy_egui::{EguiContext, PrimaryEguiContext, egui};

use super::game::{KeptGame, Match};
use super::messages::{GameStarted, PositionChanged, TimeRanOut};
use super::sets::AgonSystems;
use super::sound::TICK;
use super::words::player_name;
use crate::app::shell::language::{Language, key};
use crate::app::shell::screens::board_has_keys;
use crate::app::shell::sound::PlayEffect;
use crate::app::shell::speech::Spoken;
use crate::app::shell::wake::Wake;
use crate::notation::GameTree;
use crate::rules::{Move, Side};

mod timing;

use timing::count;
pub(super) use timing::readout;
pub use timing::{Clock, Times};

/// From here down a clock is heard, and shown in the colour of warnings.
pub(super) const SHORT: Duration = Duration::from_secs(10);

/// How much is left when that is read out to those who do not see the clock, with what is said.
const TOLD_AT: [(Duration, &str); 2] = [
    (Duration::from_secs(60), key("clock-one-minute")),
    (SHORT, key("clock-ten-seconds")),
];

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<GameClock>()
        .add_message::<Spoken>()
        .add_message::<PlayEffect>()
        .add_systems(
            Update,
            (
                drop_flag.in_set(AgonSystems::Input).run_if(resource_exists::<Match>),
                (
                    set_clock,
                    board_has_keys.pipe(keep_time),
                    (tick, tell).run_if(resource_exists::<Match>),
                )
                    .chain()
                    .in_set(AgonSystems::Captures),
            ),
        );
}

/// The clock of the game on the board; none where it is played without. Changed only when it is set going or stopped.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct GameClock(pub(super) Option<Clock>);

impl GameClock {
    /// What each side has left, White first.
    pub fn left(&self, now: Duration) -> Option<[Duration; 2]> {
        self.0.map(|clock| Side::ALL.map(|side| clock.left(side, now)))
    }

    /// Whose time runs.
    pub fn running(&self) -> Option<Side> {
        self.0.and_then(|clock| clock.running())
    }

    /// What is left to the person whose time runs.
    fn persons(&self, current: &Match, now: Duration) -> Option<(Side, Duration)> {
        let clock = self.0?;
        let side = clock.running().filter(|&side| current.players().is_human(side))?;
        Some((side, clock.left(side, now)))
    }
}

/// Whose time is to run: that of the person who may move, else that of whoever the game waits for, though the players look
/// back. Each side's first move is free.
fn awaited(current: &Match) -> Option<Side> {
    if current.result().is_some() {
        return None;
    }
    let (side, plies) = match current.human_chooser() {
        Some(side) => (side, current.game().plies().len()),
        None => at_end(current.tree()),
    };
    (plies >= 2).then_some(side)
}

/// Who is to choose at the end of the game itself, and after how many plies.
fn at_end(tree: &GameTree) -> (Side, usize) {
    (
        tree.position(tree.end()).chooser(tree.line().rules()),
        tree.main_line().count(),
    )
}

/// A game that begins is given its clock, a kept one with the times it was left with.
fn set_clock(mut started: MessageReader<GameStarted>, mut clock: ResMut<GameClock>) {
    if let Some(GameStarted(KeptGame { tree, terms, times, .. })) = started.read().last() {
        let next = tree.result().is_none().then(|| at_end(tree).0);
        *clock = GameClock(match times {
            Some(times) => Clock::resumed(terms.time, *times, next),
            None => Clock::new(terms.time),
        });
    }
}

/// Whose time is up has lost, whatever is asked for in the same frame.
fn drop_flag(clock: Res<GameClock>, time: Res<Time<Real>>, mut ran_out: MessageWriter<TimeRanOut>) {
    let fallen = clock.0.and_then(|clock| clock.fallen(time.elapsed()));
    ran_out.write_batch(fallen.map(|side| TimeRanOut { side }));
}

/// Follows the game: charges the move that was made, and runs for the next chooser unless the board is covered.
fn keep_time(
    In(board_is_free): In<bool>,
    current: Option<Res<Match>>,
    time: Res<Time<Real>>,
    mut changes: MessageReader<PositionChanged>,
    mut panels: Query<&mut EguiContext, With<PrimaryEguiContext>>,
    mut clock: ResMut<GameClock>,
    mut wake: ResMut<Wake>,
) {
    let now = time.elapsed();
    let has_moved = changes.read().filter(|change| change.by_move).count() > 0;
    let Some(mut next) = clock.0 else {
        return;
    };
    // What is tried once the game is over costs nothing, and for a forced pass nothing is added.
    let is_choice = current.as_ref().and_then(|current| current.game().plies().last());
    let is_choice = is_choice.is_some_and(|ply| ply.mv != Move::Pass);
    if has_moved && is_choice && next.running().is_some() {
        next.moved(now);
    }
    let menu_is_open = panels
        .iter_mut()
        .any(|mut panel| egui::Popup::is_any_open(panel.get_mut()));
    let watched = current.as_ref().filter(|_| board_is_free && !menu_is_open);
    match watched.and_then(|current| Some((current, awaited(current)?))) {
        Some((current, side)) => {
            let most = match current.players().is_human(side) {
                true => Duration::MAX,
                false => next.allotment(side),
            };
            next.run(side, now, most);
        }
        None => next.pause(now),
    }
    if let Some(wait) = next.next_change(now) {
        wake.within(wait);
    }
    clock.set_if_neq(GameClock(current.is_some().then_some(next)));
}

/// A person's last seconds are heard one by one.
fn tick(
    clock: Res<GameClock>,
    current: Res<Match>,
    time: Res<Time<Real>>,
    mut heard: Local<Option<(Side, u64)>>,
    mut play: MessageWriter<PlayEffect>,
) {
    let short = clock
        .persons(&current, time.elapsed())
        .filter(|(_, left)| !left.is_zero() && *left <= SHORT)
        .map(|(side, left)| (side, count(left, Duration::from_secs(1))));
    if short.is_some() && short != *heard {
        play.write(PlayEffect(&TICK));
    }
    *heard = short;
}

/// Those who do not see a person's clock are told when it is nearly over.
fn tell(
    clock: Res<GameClock>,
    current: Res<Match>,
    time: Res<Time<Real>>,
    language: Res<Language>,
    mut before: Local<Option<(Side, Duration)>>,
    mut spoken: MessageWriter<Spoken>,
) {
    let now = clock.persons(&current, time.elapsed());
    if let (Some((side, left)), Some((same, earlier))) = (now, *before)
        && side == same
        && let Some((_, said)) = TOLD_AT.iter().find(|(at, _)| left <= *at && *at < earlier)
    {
        let name = player_name(&language, current.players(), side);
        spoken.write(Spoken(language.tr_with(said, &[("name", name.into())])));
    }
    *before = now;
}

#[cfg(test)]
mod tests;
