//! Messages about incoming text and the outcome of other requests.

#[cfg(not(target_arch = "wasm32"))]
use std::path::PathBuf;
use std::sync::{Arc, Mutex, PoisonError};

use bevy::prelude::*;

use crate::app::shell::system::redraw::Alarm;
use crate::app::shell::system::store::error::Cause;

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

    /// Accepts the contents of a file, whatever they are.
    pub(crate) fn take_in(&self, name: String, contents: &[u8]) {
        self.tell(if contents.len() > LARGEST {
            ExchangeOutcome::TooLarge(name).into()
        } else {
            ExchangeEvent::Arrived(Arrived {
                text: String::from_utf8_lossy(contents).into_owned(),
                from: Origin::File(name),
            })
        });
    }
}

/// In `PreUpdate`: delivers what came from outside as messages.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct DeliverEvents;

/// Delivers incoming texts as messages, and passes on all other outcomes.
pub(crate) fn deliver(
    exchange: Res<Exchange>,
    mut arrived: MessageWriter<Arrived>,
    mut addressed: MessageWriter<PageAddressed>,
    mut fared: MessageWriter<ExchangeOutcome>,
) {
    let news = std::mem::take(&mut *exchange.news.lock().unwrap_or_else(PoisonError::into_inner));
    for news in news {
        match news {
            ExchangeEvent::Arrived(text) => drop(arrived.write(text)),
            ExchangeEvent::Page(page) => drop(addressed.write(page)),
            ExchangeEvent::Outcome(news) => drop(fared.write(news)),
        }
    }
}
