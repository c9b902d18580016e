//! Keeps the progress in puzzles in an entry of its own, written whenever a first try is over, a puzzle solved, a
//! mistake found in a game, or a line learned.

use agon_core::puzzles::collection::Collection;
use agon_core::puzzles::mistake::Mistake;
use agon_core::puzzles::opening_line::OpeningLine;
use agon_core::puzzles::progress::Progress;
use agon_core::puzzles::puzzle::Rating;
use bevy::prelude::*;

use crate::agon::gameplay::agon_screen::AGON;
use crate::agon::gameplay::current_game::Match;
use crate::agon::gameplay::puzzle_series::PuzzleSeries;
use crate::agon::gameplay::puzzles::messages::PuzzleNews;
use crate::agon::gameplay::schedule::PresentSystems;
use crate::agon::gameplay::solved::Solved;
use crate::agon::text::pages::PUZZLES;
use crate::shell::system::exchange::day_number;
use crate::shell::system::store::error::{SetAside, StoreFailed};
use crate::shell::system::store::{Store, read_or_default};
use crate::shell::ui::prelude::*;
use crate::tabletop::active_game::read_with_game;

/// The store entry.
pub(super) const ENTRY: &str = "puzzles";

/// Requires the [`Store`].
pub(crate) fn plugin(app: &mut App) {
    app.add_message::<SetAside>()
        .add_message::<StoreFailed>()
        .add_message::<PuzzleNews>()
        .add_message::<MistakesFound>()
        .add_message::<LineWanted>();
    read_with_game(app, AGON, read);
    app.add_systems(
        Update,
        (
            keep.in_set(PresentSystems::KeepSolved).run_if(on_message::<PuzzleNews>),
            keep_mistakes
                .after(keep)
                .in_set(PresentSystems::KeepSolved)
                .run_if(on_message::<MistakesFound>),
            keep_lines
                .after(keep_mistakes)
                .in_set(PresentSystems::KeepSolved)
                .run_if(on_message::<LineWanted>),
            count_due
                .after(keep_lines)
                .in_set(PresentSystems::KeepSolved)
                .run_if(is_uncounted),
        ),
    );
}

/// Mistakes that a review has found in one of the player's own games, named after their positions.
#[derive(Message, Clone, Debug, PartialEq, Eq)]
pub struct MistakesFound(pub Vec<(String, Mistake)>);

/// A player wants to learn a line of an opening, or no longer.
#[derive(Message, Clone, Debug, PartialEq, Eq)]
pub enum LineWanted {
    /// From now on it comes back.
    Learn(OpeningLine),
    /// It comes back no more.
    Forget(OpeningLine),
}

/// Reads the progress. An unreadable one is set aside, and the player told.
fn read(world: &mut World) -> Solved {
    Solved {
        progress: read_or_default(world, ENTRY, Progress::read, key("puzzles-set-aside")),
        ..Solved::default()
    }
}

/// Whether the puzzles that come back today are shown and not yet counted: elsewhere the collection is not needed.
fn is_uncounted(current: Option<Res<Match>>, overlay: Res<State<Overlay>>, solved: Option<Res<Solved>>) -> bool {
    let is_solving = current.is_some_and(|current| current.puzzle().is_some());
    let is_told = is_solving || *overlay.get() == Overlay::Page(PUZZLES);
    let is_new = |solved: Res<Solved>| solved.due.is_none_or(|(day, _)| day != day_number());
    is_told && solved.is_some_and(is_new)
}

/// Counts the puzzles that come back: once a day, and whenever one was solved.
fn count_due(mut solved: ResMut<Solved>) {
    let today = day_number();
    solved.due = Some((today, solved.progress.due(Collection::agon(), today).len()));
}

/// Adds any progress that another program has written since.
fn add_stored(progress: &mut Progress, store: &Store) {
    if let Some(stored) = store.read_again(ENTRY, Progress::read) {
        progress.add(&stored);
    }
}

/// Keeps the mistakes that a review has found, so that they come back.
fn keep_mistakes(
    mut found: MessageReader<MistakesFound>,
    (mut solved, mut store): (ResMut<Solved>, ResMut<Store>),
    mut failures: MessageWriter<StoreFailed>,
) {
    for MistakesFound(mistakes) in found.read() {
        let Solved { progress, due, .. } = solved.bypass_change_detection();
        add_stored(progress, &store);
        if progress.erred(mistakes.clone(), day_number()) {
            *due = None;
            failures.write_batch(store.put(ENTRY, &progress.write()).err().map(StoreFailed));
        }
    }
}

/// Keeps the lines that the player learns.
fn keep_lines(
    mut wanted: MessageReader<LineWanted>,
    (mut solved, mut store): (ResMut<Solved>, ResMut<Store>),
    mut failures: MessageWriter<StoreFailed>,
) {
    solved.due = None;
    let progress = &mut solved.progress;
    add_stored(progress, &store);
    for wanted in wanted.read() {
        match wanted {
            LineWanted::Learn(line) => drop(progress.learn(line.clone(), day_number())),
            LineWanted::Forget(line) => progress.forget(line),
        }
    }
    failures.write_batch(store.put(ENTRY, &progress.write()).err().map(StoreFailed));
}

fn keep(
    mut news: MessageReader<PuzzleNews>,
    (mut solved, mut store, series): (ResMut<Solved>, ResMut<Store>, Res<PuzzleSeries>),
    mut failures: MessageWriter<StoreFailed>,
) {
    solved.due = None;
    let Solved { progress, change, .. } = &mut *solved;
    add_stored(progress, &store);
    for news in news.read() {
        match (&*series, *news) {
            (PuzzleSeries::Missed, PuzzleNews::Tried { puzzle, at_once }) => {
                progress.reviewed(puzzle, at_once, day_number());
            }
            // The maker of a puzzle knows its answer, and mistakes have no rating.
            (_, PuzzleNews::Tried { puzzle, .. } | PuzzleNews::Solved(puzzle)) if puzzle.rating() == Rating::NONE => {}
            (PuzzleSeries::Training | PuzzleSeries::Daily(_), PuzzleNews::Tried { puzzle, at_once }) => {
                if let Some(by) = progress.first_try(puzzle, at_once) {
                    if !progress.skill().is_unknown() {
                        progress.rated_on(day_number());
                    }
                    *change = Some((puzzle.id().to_owned(), by));
                    progress.missed(puzzle, day_number());
                }
            }
            // Elsewhere the player knows less, or has no time: the training does not count it.
            (_, PuzzleNews::Tried { .. }) => {}
            (_, PuzzleNews::Solved(puzzle)) => {
                progress.solved(puzzle);
                store.keep_for_good();
            }
            (_, PuzzleNews::RunEnded(solved)) => progress.ran(solved),
        }
    }
    failures.write_batch(store.put(ENTRY, &progress.write()).err().map(StoreFailed));
}
