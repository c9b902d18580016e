//! Content that is read when it is first opened: lessons, puzzles, the rule book, each with its texts. On the desktop it
//! is part of the program; in the browser it is fetched, which takes a while and can fail.

use std::time::Duration;

use agon_core::learn::course::Course;
use agon_core::puzzles::collection::Collection;
use agon_core::rule_book::book::RuleBook;
use bevy::prelude::*;
use bevy::time::TimeSystems;

use crate::agon::text::later::{self, LaterTexts};
use crate::shell::system::asset_texts::{ReadError, Reading};
use crate::shell::system::language::{Language, Texts};
use crate::shell::system::redraw::Wake;

/// Polling interval for whether it has arrived.
const LOOK_AGAIN: Duration = Duration::from_millis(30);
/// A host that has not sent it after this long will not send it.
const LATE: Duration = Duration::from_secs(20);

/// Requires the [`Language`].
pub(crate) fn plugin(app: &mut App) {
    if !app.world().contains_resource::<Content>() {
        app.insert_resource(Content::of_this_program());
    }
    let here: Vec<Part> = {
        let content = app.world().resource::<Content>();
        Part::ALL.into_iter().filter(|&part| content.is_there(part)).collect()
    };
    let mut language = app.world_mut().resource_mut::<Language>();
    for texts in here.into_iter().flat_map(Part::texts).filter_map(|texts| texts.here) {
        language.add(texts);
    }
    app.add_message::<ContentWanted>().add_systems(
        First,
        (begin.run_if(on_message::<ContentWanted>), look)
            .chain()
            .after(TimeSystems),
    );
}

/// What is read together.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Part {
    /// The lessons.
    Lessons,
    /// The puzzles.
    Puzzles,
    /// The rule book and the museum.
    RuleBook,
    /// What is told of progress.
    Progress,
}

impl Part {
    /// All of them, in the order of their numbers.
    pub const ALL: [Self; 4] = [Self::Lessons, Self::Puzzles, Self::RuleBook, Self::Progress];

    const fn texts(self) -> &'static [LaterTexts] {
        match self {
            Self::Lessons => &[later::LESSONS],
            Self::Puzzles => &[later::PUZZLES],
            Self::RuleBook => &[later::RULE_BOOK, later::MUSEUM],
            Self::Progress => &[later::PROGRESS],
        }
    }

    /// The paths in the assets folder of what its texts are about.
    const fn subjects(self) -> &'static [&'static str] {
        match self {
            Self::Lessons => &["lessons/agon.json"],
            Self::Puzzles => &["puzzles/agon.json", "puzzles/quiet.json"],
            Self::RuleBook => &["rule_book/agon.json"],
            Self::Progress => &[],
        }
    }

    /// The paths of all its files.
    fn paths(self) -> impl Iterator<Item = &'static str> {
        let texts = self.texts().iter().flat_map(|texts| texts.paths);
        texts.chain(self.subjects().iter().copied())
    }

    /// Takes in what these files contain. Returns the texts.
    fn take_in(self, contents: Vec<String>) -> Result<Vec<Texts>, ReadError> {
        let mut contents = contents.into_iter();
        let mut next = || contents.next().unwrap_or_default();
        let texts = self.texts().iter().map(|later| {
            let [en, fr] = [next(), next()];
            match [en.len(), fr.len()] == later.lengths {
                true => Texts::kept(en, fr).map_err(ReadError::from),
                false => Err(format!("of {:?} not all has arrived", later.paths).into()),
            }
        });
        let texts = texts.collect::<Result<_, ReadError>>()?;
        match self {
            Self::Lessons => Course::read(&next())?.arrive(),
            Self::Puzzles => {
                let [puzzles, quiet] = [next(), next()].map(|text| Collection::read(&text));
                puzzles?.arrive(quiet?);
            }
            Self::RuleBook => RuleBook::read(&next())?.arrive(),
            Self::Progress => {}
        }
        Ok(texts)
    }
}

/// Requests a part that is not there. While it is being read, this has no effect.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub struct ContentWanted(pub Part);

/// What is there.
#[derive(Resource, Debug)]
pub struct Content([State; Part::ALL.len()]);

#[derive(Debug)]
enum State {
    Unread,
    Reading { files: Reading, since: Duration },
    Failed,
    There,
}

impl Content {
    /// As this program has it.
    const fn of_this_program() -> Self {
        match cfg!(target_arch = "wasm32") {
            true => Self::unread(),
            false => Self([const { State::There }; Part::ALL.len()]),
        }
    }

    /// As the program has it in the browser: everything is still to be read.
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
                Some(server) => State::Reading {
                    files: Reading::begin(server, part.paths()),
                    since: time.elapsed(),
                },
                None => State::Failed,
            };
        }
    }
}

fn look(mut content: ResMut<Content>, mut language: ResMut<Language>, time: Res<Time<Real>>, mut wake: ResMut<Wake>) {
    for part in Part::ALL {
        let State::Reading { files, since } = &mut content.bypass_change_detection().0[part as usize] else {
            continue;
        };
        let read = match files.look() {
            None if time.elapsed().saturating_sub(*since) < LATE => {
                wake.within(LOOK_AGAIN);
                continue;
            }
            None => Err("nothing has arrived".into()),
            Some(read) => read.and_then(|contents| part.take_in(contents)),
        };
        content.0[part as usize] = match read {
            Ok(texts) => {
                texts.into_iter().for_each(|texts| language.add(texts));
                State::There
            }
            Err(error) => {
                warn!("{part:?}: {error}");
                State::Failed
            }
        };
    }
}
