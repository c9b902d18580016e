//! Messages about incoming text and the outcome of other requests.

#[cfg(not(target_arch = "wasm32"))]
use std::path::PathBuf;
use std::sync::{Arc, Mutex, PoisonError};

use agon_core::encoding::decode;
use bevy::prelude::*;

use crate::shell::system::redraw::Alarm;
use crate::shell::system::resources::AddResource;
use crate::shell::system::store::error::Cause;

/// Maximum size of a file to be read, in bytes. A game takes a few kilobytes, and what is remembered of ten thousand
/// games two megabytes.
pub const LARGEST: usize = 1 << 22;

/// Text has arrived from outside.
#[derive(Message, Clone, Debug, PartialEq, Eq)]
pub struct Arrived {
    /// The text.
    pub text: String,
    /// Its origin.
    pub from: Origin,
}

/// Where a text has come from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Origin {
    /// The fragment of the page's address, after `#`.
    Address,
    /// A file with this name.
    File(String),
    /// The clipboard.
    Clipboard,
}

/// The address names a page of the program, such as `rules` in `…/agon/#rules`.
#[derive(Message, Clone, Debug, PartialEq, Eq)]
pub struct PageAddressed(pub String);

/// Incoming text, or the outcome of a request.
#[derive(Clone, Debug)]
pub(crate) enum ExchangeEvent {
    Arrived(Arrived),
    Page(PageAddressed),
    Outcome(ExchangeOutcome),
}

/// A request to the outside world.
#[derive(Message, Clone, Debug, PartialEq, Eq)]
pub enum ExchangeWanted {
    /// Copies a text to the clipboard.
    Copy(String),
    /// Requests the clipboard's text, which is delivered as [`Arrived`].
    Paste,
    /// Saves a file where the player chooses, or in the browser's download folder.
    Save {
        /// The name that is proposed.
        name: String,
        /// Its contents.
        contents: Vec<u8>,
    },
    /// Lets the player choose a file, whose text is delivered as [`Arrived`].
    Open,
}

/// Outcome of copying, pasting, saving or opening.
#[derive(Message, Clone, Debug)]
pub enum ExchangeOutcome {
    /// The text was copied to the clipboard.
    Copied,
    /// The browser denied access to the clipboard.
    #[cfg(target_arch = "wasm32")]
    NotCopied,
    /// There is no text on the clipboard.
    NothingToPaste,
    /// A file was saved, at this place unless the player chose it.
    Saved(Option<String>),
    /// A file could not be saved.
    NotSaved(Cause),
    /// The file with this name is larger than [`LARGEST`].
    TooLarge(String),
    /// Several files were dropped, of which only the one with this name is read.
    OneAtATime(String),
    /// A folder was dropped.
    Folder,
    /// The file with this name could not be read.
    NotRead(String, Cause),
    /// The system has no file dialog.
    #[cfg(not(target_arch = "wasm32"))]
    NoDialog,
}

impl From<ExchangeOutcome> for ExchangeEvent {
    fn from(news: ExchangeOutcome) -> Self {
        Self::Outcome(news)
    }
}

impl ExchangeEvent {
    /// Result of reading the clipboard.
    pub(crate) fn pasted(text: String) -> Self {
        if text.trim().is_empty() {
            return ExchangeOutcome::NothingToPaste.into();
        }
        Self::Arrived(Arrived {
            text,
            from: Origin::Clipboard,
        })
    }
}

/// Requests to the outside world, and the queue of incoming news.
#[derive(Resource, Clone, Debug, Default)]
pub struct Exchange {
    pub(crate) news: Arc<Mutex<Vec<ExchangeEvent>>>,
    pub(crate) alarm: Alarm,
    /// Where files are saved if the system has no dialog.
    #[cfg(not(target_arch = "wasm32"))]
    pub(crate) folder: Option<PathBuf>,
}

impl Exchange {
    pub(crate) fn tell(&self, news: impl Into<ExchangeEvent>) {
        self.news
            .lock()
            .unwrap_or_else(PoisonError::into_inner)
            .push(news.into());
        self.alarm.ring();
    }

    /// Accepts the fragment of an address, with its `#`. Lower-case letters and hyphens name a page; links to games begin
    /// with a capital.
    pub fn take_address(&self, fragment: String) {
        let is_name = |name: &&str| name.chars().all(|letter| letter.is_ascii_lowercase() || letter == '-');
        self.tell(match fragment.strip_prefix('#').filter(is_name) {
            Some(name) => ExchangeEvent::Page(PageAddressed(name.to_owned())),
            None => ExchangeEvent::Arrived(Arrived {
                text: fragment,
                from: Origin::Address,
            }),
        });
    }

    /// Accepts any contents of a file.
    pub(crate) fn take_in(&self, name: String, contents: &[u8]) {
        self.tell(if contents.len() > LARGEST {
            ExchangeOutcome::TooLarge(name).into()
        } else {
            ExchangeEvent::Arrived(Arrived {
                text: decode(contents),
                from: Origin::File(name),
            })
        });
    }
}

/// In `PreUpdate`: the steps by which events from outside become messages.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum ExchangeSystems {
    /// It is collected.
    Collect,
    /// Texts that are not for the readers of messages are taken out.
    Intercept,
    /// The rest is delivered.
    Deliver,
}

/// Events from outside, before they are delivered.
#[derive(Resource, Debug, Default)]
pub(crate) struct Incoming(Vec<ExchangeEvent>);

impl Incoming {
    /// Takes out the texts of which `wanted` finds something, with what it finds.
    pub(crate) fn intercept<T>(&mut self, wanted: impl Fn(&Arrived) -> Option<T>) -> Vec<(T, Arrived)> {
        let mut taken = Vec::new();
        for event in std::mem::take(&mut self.0) {
            match event {
                ExchangeEvent::Arrived(arrived) => match wanted(&arrived) {
                    Some(found) => taken.push((found, arrived)),
                    None => self.put(arrived),
                },
                other => self.0.push(other),
            }
        }
        taken
    }

    /// Takes out the last page of which `wanted` says so.
    pub(crate) fn intercept_page(&mut self, wanted: impl Fn(&str) -> bool) -> Option<PageAddressed> {
        let is_wanted = |event: &mut ExchangeEvent| matches!(event, ExchangeEvent::Page(page) if wanted(&page.0));
        let taken = self.0.extract_if(.., is_wanted).last()?;
        match taken {
            ExchangeEvent::Page(page) => Some(page),
            _ => None,
        }
    }

    /// Has a page opened.
    pub(crate) fn put_page(&mut self, page: PageAddressed) {
        self.0.push(ExchangeEvent::Page(page));
    }

    /// Has a text delivered.
    pub(crate) fn put(&mut self, arrived: Arrived) {
        self.0.push(ExchangeEvent::Arrived(arrived));
    }
}

fn collect(exchange: Res<Exchange>, mut incoming: ResMut<Incoming>) {
    let mut news = exchange.news.lock().unwrap_or_else(PoisonError::into_inner);
    if !news.is_empty() {
        incoming.0.append(&mut news);
    }
}

/// Delivers incoming texts as messages, and passes on all other outcomes.
fn deliver(
    mut incoming: ResMut<Incoming>,
    mut arrived: MessageWriter<Arrived>,
    mut addressed: MessageWriter<PageAddressed>,
    mut fared: MessageWriter<ExchangeOutcome>,
) {
    for news in std::mem::take(&mut incoming.bypass_change_detection().0) {
        match news {
            ExchangeEvent::Arrived(text) => drop(arrived.write(text)),
            ExchangeEvent::Page(page) => drop(addressed.write(page)),
            ExchangeEvent::Outcome(news) => drop(fared.write(news)),
        }
    }
}

/// Turns what comes from outside into messages.
pub(crate) fn plugin(app: &mut App) {
    app.add_resource::<Exchange>()
        .add_resource::<Incoming>()
        .add_message::<Arrived>()
        .add_message::<PageAddressed>()
        .add_message::<ExchangeOutcome>()
        .configure_sets(
            PreUpdate,
            (
                ExchangeSystems::Collect,
                ExchangeSystems::Intercept,
                ExchangeSystems::Deliver,
            )
                .chain(),
        )
        .add_systems(
            PreUpdate,
            (
                collect.in_set(ExchangeSystems::Collect),
                deliver.in_set(ExchangeSystems::Deliver),
            ),
        );
}
