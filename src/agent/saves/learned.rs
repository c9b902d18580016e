//! What was learned is kept in an entry of its own, written whenever a lesson begins or is done.

use agon_core::learn::attempt::STARS;
use agon_core::learn::progress::Progress;
use bevy::prelude::*;

use crate::agent::gameplay::agent_screen::AGENT;
use crate::agent::gameplay::lessons::LessonNews;
use crate::agent::gameplay::schedule::PresentSystems;
use crate::shell::system::language::key;
use crate::shell::system::store::Store;
use crate::shell::system::store::error::{SetAside, StoreFailed};
use crate::tabletop::active_game::read_with_game;
use crate::tabletop::learned;

/// The store entry. Those of games begin otherwise.
const ENTRY: &str = "lessons-agent";

/// Requires the [`Store`].
pub(crate) fn plugin(app: &mut App) {
    app.add_message::<SetAside>().add_message::<StoreFailed>();
    read_with_game(app, AGENT, read);
    learned::add_entry(app, AGENT, ENTRY);
    app.add_systems(
        Update,
        keep.in_set(PresentSystems::KeepLearned)
            .run_if(on_message::<LessonNews>),
    );
}

/// What was learned. A lesson of Agent is done or not: it has all stars or none.
#[derive(Resource, Clone, Debug, Default)]
pub struct Learned(pub Progress);

impl Learned {
    /// Whether a lesson is done.
    pub fn is_done(&self, id: &str) -> bool {
        self.0.stars(id).is_some()
    }
}

fn read(world: &mut World) -> Learned {
    Learned(learned::read(world, ENTRY, key("agent-lessons-set-aside")))
}

fn keep(
    mut news: MessageReader<LessonNews>,
    (mut learned, mut store): (ResMut<Learned>, ResMut<Store>),
    mut failures: MessageWriter<StoreFailed>,
) {
    let failed = learned::keep(&mut learned.0, &mut store, ENTRY, |progress| {
        for news in news.read() {
            match news {
                LessonNews::Begun(lesson) => progress.begun(lesson.id()),
                LessonNews::Done(lesson) => progress.done(lesson.id(), STARS),
            }
        }
    });
    failures.write_batch(failed);
}
