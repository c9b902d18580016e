//! What was solved is kept in an entry of its own, written whenever a first try is over or a puzzle solved. From it
//! follows which puzzle is next, and which come back.

use bevy::prelude::*;

use crate::app::agon::gameplay::agon_screen::AGON;
use crate::app::agon::gameplay::current_game::Match;
use crate::app::agon::gameplay::messages::{GameAction, GameStarted};
use crate::app::agon::gameplay::puzzle_series::PuzzleSeries;
use crate::app::agon::gameplay::puzzles::{PuzzleNews, PuzzleWanted, game_of};
use crate::app::agon::gameplay::schedule::{MenuSystems, PresentSystems};
use crate::app::shell::system::exchange::day_number;
use crate::app::shell::system::language::key;
use crate::app::shell::system::random_seed::fresh_seed;
use crate::app::shell::system::store::Store;
use crate::app::shell::system::store::error::{SetAside, StoreFailed};
use crate::app::tabletop::active_game::read_with_game;
use crate::puzzles::collection::Collection;
use crate::puzzles::progress::Progress;
use crate::puzzles::puzzle::Puzzle;
use crate::puzzles::spotting::Spotting;
use crate::puzzles::theme::Theme;

/// The store entry.
const ENTRY: &str = "puzzles";

/// Requires the [`Store`].
pub(crate) fn plugin(app: &mut App) {
    app.add_message::<SetAside>()
        .add_message::<StoreFailed>()
        .add_message::<PuzzleNews>()
        .add_message::<PuzzleWanted>();
    read_with_game(app, AGON, read);
    app.add_systems(
        Update,
        (
            choose
                .in_set(MenuSystems::NextPuzzle)
                .run_if(on_message::<PuzzleWanted>),
            keep.in_set(PresentSystems::KeepSolved).run_if(on_message::<PuzzleNews>),
        ),
    );
}

/// What was solved, and what kind of puzzle is wanted.
#[derive(Resource, Clone, Debug, Default)]
pub struct Solved {
    /// What was solved.
    pub progress: Progress,
    /// The theme of the puzzles to come; all if there is none.
    pub theme: Option<Theme>,
    /// The puzzle that has changed the rating last, and by how much.
    change: Option<(String, i32)>,
}

impl Solved {
    /// How much this puzzle has changed the rating, if it was the last to do so.
    pub fn change_of(&self, puzzle: &Puzzle) -> Option<i32> {
        let changed = self.change.as_ref().filter(|(id, _)| id == puzzle.id());
        changed.map(|(_, change)| *change)
    }

    /// The missed puzzles that come back today.
    pub fn due(&self) -> Vec<&'static Puzzle> {
        self.progress.due(Collection::agon(), day_number())
    }
}

/// What cannot be read is set aside, and the player told.
fn read(world: &mut World) -> Solved {
    let found = world.resource_mut::<Store>().read(ENTRY, Progress::read);
    let progress = match found {
        Ok(found) => found.map(|(progress, _)| progress).unwrap_or_default(),
        Err(unread) => {
            unread.report(world, |_| key("puzzles-set-aside"));
            Progress::default()
        }
    };
    Solved {
        progress,
        ..Solved::default()
    }
}

fn choose(
    mut requests: MessageReader<PuzzleWanted>,
    (current, solved, series): (Option<Res<Match>>, Option<Res<Solved>>, Res<PuzzleSeries>),
    mut started: MessageWriter<GameStarted>,
    mut actions: MessageWriter<GameAction>,
) {
    let is_next = |request: &&PuzzleWanted| matches!(request, PuzzleWanted::Next | PuzzleWanted::BeginSeries(_));
    let is_meant = requests.read().filter(is_next).count() > 0;
    let Some(solved) = solved.filter(|_| is_meant) else {
        return;
    };
    let last = current.and_then(|current| current.puzzle()).map(Puzzle::id);
    let (all, progress) = (Collection::agon(), &solved.progress);
    let next = match &*series {
        PuzzleSeries::Training => progress.next(all, solved.theme, last, fresh_seed()),
        // The outcome stays on the board.
        _ if series.is_over() => return,
        PuzzleSeries::Missed => {
            let due = solved.due();
            due.into_iter().find(|puzzle| last != Some(puzzle.id()))
        }
        PuzzleSeries::Spotting(_) => Spotting::position(progress.skill().value(), last, fresh_seed()),
        PuzzleSeries::Run { run, .. } => run.puzzle(all),
        PuzzleSeries::Duel(duel) => duel.puzzle(all),
    };
    match next {
        Some(puzzle) => drop(started.write(GameStarted(game_of(puzzle)))),
        None => drop(actions.write(GameAction::Leave)),
    }
}

fn keep(
    mut news: MessageReader<PuzzleNews>,
    (mut solved, mut store, series): (ResMut<Solved>, ResMut<Store>, Res<PuzzleSeries>),
    mut failures: MessageWriter<StoreFailed>,
) {
    let Solved { progress, change, .. } = &mut *solved;
    // Another program may have written since.
    let stored = store.get(ENTRY).ok().flatten();
    if let Some(stored) = stored.and_then(|text| Progress::read(&text).ok()) {
        progress.add(&stored);
    }
    for news in news.read() {
        match (&*series, *news) {
            // Whoever makes a puzzle knows its answer.
            (_, PuzzleNews::Tried { puzzle, .. } | PuzzleNews::Solved(puzzle)) if puzzle.is_composed() => {}
            (PuzzleSeries::Training, PuzzleNews::Tried { puzzle, at_once }) => {
                if let Some(by) = progress.first_try(puzzle, at_once) {
                    progress.rated_on(day_number());
                    *change = Some((puzzle.id().to_owned(), by));
                    progress.missed(puzzle, day_number());
                }
            }
            (PuzzleSeries::Missed, PuzzleNews::Tried { puzzle, at_once }) => {
                progress.reviewed(puzzle, at_once, day_number());
            }
            // Elsewhere the player knows less, or has no time: the training does not count it.
            (_, PuzzleNews::Tried { .. }) => {}
            (_, PuzzleNews::Solved(puzzle)) => progress.solved(puzzle),
            (_, PuzzleNews::RunEnded(solved)) => progress.ran(solved),
        }
    }
    failures.write_batch(store.put(ENTRY, &progress.write()).err().map(StoreFailed));
}
