//! The game clock: it runs for the side that must choose next, pauses while something covers the board, and ends the
//! game when a side runs out of time.
//!
//! It goes by [`Time<Watched>`](Watched): nothing is charged while nobody can see the game, or the program does not run.

use std::time::Duration;

use agon_core::notation::{GameTree, MoveTimes};
use agon_core::rules::{Move, Side};
use agon_core::session::clock::Clock;
use agon_core::session::saved_game::SavedGame;
use agon_core::session::timing;
use bevy::prelude::*;
use bevy_egui::{EguiContext, PrimaryEguiContext, egui};

use super::agon_screen::AGON;
use super::current_game::Match;
use super::messages::{GameStarted, PositionChanged, TimeGiven, TimeRanOut};
use super::schedule::AgonSystems;
use crate::agon::text::words::player_name;
use crate::shell::accessibility::speech::Spoken;
use crate::shell::input::context::board_has_keys;
use crate::shell::system::awake::Attention;
use crate::shell::system::redraw::Wake;
use crate::shell::system::watched_time::{BackInSight, Watched};
use crate::shell::ui::browser_history::ScreenWanted;
use crate::shell::ui::prelude::*;
use crate::tabletop::active_game::init_with_game;
use crate::tabletop::schedule::TableSystems;

/// Below this, the clock ticks audibly and is shown in the warning colour.
pub(crate) const SHORT: Duration = Duration::from_secs(10);

/// What a side can give the other at a time.
pub(crate) const GIFT: Duration = Duration::from_secs(15);

/// Shorter absences are not mentioned.
const LEAST_TOLD: Duration = Duration::from_secs(3);

/// A clock that has run for less was started by whoever came back.
const LEAST_RUN: Duration = Duration::from_secs(1);

/// The remaining times that are announced to players who cannot see the clock, with the announcement.
const TOLD_AT: [(Duration, &str); 2] = [
    (Duration::from_secs(60), key("clock-one-minute")),
    (SHORT, key("clock-ten-seconds")),
];

pub(crate) fn plugin(app: &mut App) {
    init_with_game::<GameClock>(app, AGON);
    app.add_message::<Spoken>()
        .add_message::<Notice>()
        .add_message::<ScreenWanted>()
        .add_message::<TimeGiven>()
        .add_systems(
            Update,
            (
                drop_flag.in_set(TableSystems::Input).run_if(resource_exists::<Match>),
                (
                    tell_left,
                    set_clock,
                    give_time.run_if(resource_exists::<Match>),
                    board_has_keys.pipe(keep_time),
                    board_has_keys.pipe(ask_for_attention),
                    tell.run_if(resource_exists::<Match>),
                    tell_missed,
                )
                    .chain()
                    .in_set(TableSystems::Effects)
                    .in_set(AgonSystems),
            ),
        );
}

/// The clock of the current game, or `None` if it is played without one. Changes only when the clock starts or stops.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct GameClock(pub(crate) Option<Clock>);

impl GameClock {
    /// The time remaining for each side, White first.
    pub fn left(&self, now: Duration) -> Option<[Duration; 2]> {
        self.0.map(|clock| Side::ALL.map(|side| clock.left(side, now)))
    }

    /// The times to show with the position on the board: in a past game, those of its record before the end. At the end
    /// the record lacks the time of whoever resigned, and the gifts since the last move.
    pub(crate) fn shown(&self, current: &Match, now: Duration) -> Option<[Duration; 2]> {
        let (tree, terms) = (current.tree(), current.terms());
        let recorded = || timing::clocks(tree, tree.here(), terms);
        match current.result() {
            Some(_) if tree.here() != tree.end() => recorded().or_else(|| self.left(now)),
            Some(_) => self.left(now).or_else(recorded),
            None => self.left(now),
        }
    }

    /// The times of a move that a side makes now. Its first one is free, so nobody knows how long it took.
    pub(crate) fn times_of_move(&self, side: Side, now: Duration) -> Option<MoveTimes> {
        let mut clock = self.0?;
        let taken = clock.running().map(|_| clock.spent(now));
        if taken.is_some() {
            clock.moved(now);
        }
        Some(MoveTimes {
            left: Some(clock.left(side, now)),
            taken,
        })
    }

    /// The side whose clock is running.
    pub fn running(&self) -> Option<Side> {
        self.0.and_then(|clock| clock.running())
    }

    /// The time remaining for the human whose clock is running.
    pub(crate) fn persons(&self, current: &Match, now: Duration) -> Option<(Side, Duration)> {
        let clock = self.0?;
        let side = clock.running().filter(|&side| current.players().is_human(side))?;
        Some((side, clock.left(side, now)))
    }
}

/// The side whose clock should run: the human who may move, otherwise the side the game is waiting for, even while the
/// players look at an earlier position. Each side's first move is free.
fn awaited(current: &Match) -> Option<Side> {
    if !current.rights().counts {
        return None;
    }
    let (side, plies) = match current.human_chooser() {
        Some(side) => (side, current.game().plies().len()),
        None => at_end(current.tree()),
    };
    (plies >= 2).then_some(side)
}

/// The side to choose at the end of the main line, and the number of plies played.
fn at_end(tree: &GameTree) -> (Side, usize) {
    (
        tree.position(tree.end()).chooser(tree.line().rules()),
        tree.main_line().count(),
    )
}

/// Sets the clock for a new game; a saved game resumes with its remaining times.
fn set_clock(mut started: MessageReader<GameStarted>, mut clock: ResMut<GameClock>) {
    let last = started.read().last().map(|started| &started.game);
    if let Some(SavedGame { tree, terms, times, .. }) = last {
        *clock = GameClock(match times {
            Some(times) => Clock::resumed(terms, *times, Some(at_end(tree).0)),
            // The times that the clocks of this past game showed are unknown.
            None if tree.result().is_some() => None,
            None => Clock::new(terms),
        });
    }
}

/// A side out of time loses, no matter what else was requested in the same frame.
fn drop_flag(clock: Res<GameClock>, time: Res<Time<Watched>>, mut ran_out: MessageWriter<TimeRanOut>) {
    let fallen = clock.0.and_then(|clock| clock.fallen(time.elapsed()));
    ran_out.write_batch(fallen.map(|side| TimeRanOut { side }));
}

/// Gives a side the time that the other has given it.
fn give_time(
    mut given: MessageReader<TimeGiven>,
    (current, language): (Res<Match>, Res<Language>),
    mut clock: ResMut<GameClock>,
    mut notices: MessageWriter<Notice>,
) {
    for &TimeGiven { to } in given.read() {
        if current.rights().counts
            && let Some(clock) = &mut clock.0
        {
            clock.give(to, GIFT);
            let name = player_name(&language, current.players(), to);
            let args = [("name", name.into()), ("seconds", GIFT.as_secs().into())];
            notices.write(Notice::info(language.tr_with("clock-given", &args)));
        }
    }
}

/// Charges the time for each move made, and runs the next chooser's clock unless the board is covered.
fn keep_time(
    In(board_is_free): In<bool>,
    current: Option<Res<Match>>,
    time: Res<Time<Watched>>,
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
    // Variations tried after the end of the game cost no time, and a forced pass earns no increment.
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

/// The screen stays on while a clock runs, and while computers play each other.
fn ask_for_attention(
    In(board_is_free): In<bool>,
    current: Option<Res<Match>>,
    clock: Res<GameClock>,
    mut attention: ResMut<Attention>,
) {
    let is_watched = current.is_some_and(|current| {
        let goes_on = current.rights().counts && current.tree().result().is_none();
        board_is_free && goes_on && !Side::ALL.into_iter().any(|side| current.players().is_human(side))
    });
    attention.set_if_neq(match clock.running() {
        Some(_) => Attention::ClockRuns,
        None if is_watched => Attention::Watching,
        None => Attention::NotNeeded,
    });
}

/// Announces when time is short, for players who cannot see the clock.
fn tell(
    clock: Res<GameClock>,
    current: Res<Match>,
    time: Res<Time<Watched>>,
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

/// Tells players who leave by the browser's Back, perhaps without meaning to, that they lose no time.
fn tell_left(
    mut wanted: MessageReader<ScreenWanted>,
    clock: Res<GameClock>,
    language: Res<Language>,
    mut notices: MessageWriter<Notice>,
) {
    let leaves = wanted.read().any(|&ScreenWanted(screen)| screen != Screen::Playing);
    if leaves && clock.running().is_some() {
        notices.write(Notice::info(language.tr("clock-stands-still")));
    }
}

/// Tells players who come back that the time they were away is not counted, unless no clock ran then anyway.
fn tell_missed(
    mut back: MessageReader<BackInSight>,
    (clock, time): (Res<GameClock>, Res<Time<Watched>>),
    language: Res<Language>,
    mut runs_since: Local<Option<Duration>>,
    mut notices: MessageWriter<Notice>,
) {
    let now = time.elapsed();
    *runs_since = clock.running().map(|_| runs_since.unwrap_or(now));
    let is_long = back.read().any(|back| back.missed >= LEAST_TOLD);
    if is_long && runs_since.is_some_and(|since| now.saturating_sub(since) >= LEAST_RUN) {
        notices.write(Notice::info(language.tr("clock-stood-still")));
    }
}

#[cfg(test)]
mod tests;
