//! Content read when it is first opened: lessons, puzzles, the rule book, the atlas. On the desktop it is part of the program; in
//! the browser it is fetched, which takes a while and can fail.

use agon_core::learn::course::Course;
use agon_core::openings::atlas;
use agon_core::openings::tree_file::read_tree;
use agon_core::puzzles::collection::Collection;
use agon_core::rule_book::book::RuleBook;
use bevy::prelude::*;
use bevy::time::TimeSystems;

use crate::shell::system::asset_texts::{ReadError, Reading};
use crate::shell::system::redraw::Wake;

pub(crate) fn plugin(app: &mut App) {
    if !app.world().contains_resource::<Content>() {
        app.insert_resource(Content::of_this_program());
    }
    app.add_message::<ContentWanted>().add_systems(
        First,
        (begin.run_if(on_message::<ContentWanted>), look)
            .chain()
            .after(TimeSystems),
    );
}

/// Files that are read together.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Part {
    /// The lessons.
    Lessons,
    /// The puzzles.
    Puzzles,
    /// The rule book and the museum.
    RuleBook,
    /// The atlas of openings.
    Openings,
}

impl Part {
    /// All of them, in the order of their numbers.
    pub const ALL: [Self; 4] = [Self::Lessons, Self::Puzzles, Self::RuleBook, Self::Openings];

    /// The paths of its files in the assets folder.
    const fn paths(self) -> &'static [&'static str] {
        match self {
            Self::Lessons => &["lessons/agon.json"],
            Self::Puzzles => &["puzzles/agon.json", "puzzles/quiet.json"],
            Self::RuleBook => &["rule_book/agon.json"],
            Self::Openings => &["openings/agon.txt"],
        }
    }

    /// Takes in the contents of its files.
    fn take_in(self, contents: Vec<String>) -> Result<(), ReadError> {
        let mut contents = contents.into_iter();
        let mut next = || contents.next().unwrap_or_default();
        match self {
            Self::Lessons => Course::read(&next())?.arrive(),
            Self::Puzzles => {
                let [puzzles, quiet] = [next(), next()].map(|text| Collection::read(&text));
                puzzles?.arrive(quiet?);
            }
            Self::RuleBook => RuleBook::read(&next())?.arrive(),
            Self::Openings => atlas::arrive(read_tree(&next())?),
        }
        Ok(())
    }
}

/// Requests a part that is not there. While it is being read, this has no effect.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub struct ContentWanted(pub Part);

/// The state of each part.
#[derive(Resource, Debug)]
pub struct Content([State; Part::ALL.len()]);

#[derive(Debug)]
enum State {
    Unread,
    Reading(Reading),
    Failed,
    There,
}

impl Content {
    /// The initial state in this program.
    const fn of_this_program() -> Self {
        match cfg!(target_arch = "wasm32") {
            true => Self::unread(),
            false => Self([const { State::There }; Part::ALL.len()]),
        }
    }

    /// The initial state in the browser: everything is still to be read.
    pub const fn unread() -> Self {
        Self([const { State::Unread }; Part::ALL.len()])
    }

    /// Whether a part is there.
    pub const fn is_there(&self, part: Part) -> bool {
        matches!(self.0[part as usize], State::There)
    }

    /// Whether a part could not be read, and is not being read again.
    pub const fn has_failed(&self, part: Part) -> bool {
        matches!(self.0[part as usize], State::Failed)
    }

    /// Whether a part is neither there nor on its way, and was never asked for.
    pub const fn is_unread(&self, part: Part) -> bool {
        matches!(self.0[part as usize], State::Unread)
    }
}

fn begin(
    mut requests: MessageReader<ContentWanted>,
    server: Option<Res<AssetServer>>,
    time: Res<Time<Real>>,
    mut content: ResMut<Content>,
) {
    for &ContentWanted(part) in requests.read() {
        let state = &mut content.0[part as usize];
        if matches!(state, State::Unread | State::Failed) {
            *state = match &server {
                Some(server) => State::Reading(Reading::begin(server, part.paths(), time.elapsed())),
                None => State::Failed,
            };
        }
    }
}

fn look(mut content: ResMut<Content>, time: Res<Time<Real>>, mut wake: ResMut<Wake>) {
    for part in Part::ALL {
        let State::Reading(reading) = &mut content.bypass_change_detection().0[part as usize] else {
            continue;
        };
        let Some(read) = reading.look(time.elapsed(), &mut wake) else {
            continue;
        };
        content.0[part as usize] = match read.and_then(|contents| part.take_in(contents)) {
            Ok(()) => State::There,
            Err(error) => {
                warn!("{part:?}: {error}");
                State::Failed
            }
        };
    }
}
