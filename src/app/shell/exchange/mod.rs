//! What passes between the program and the world round its window: texts that are copied, pasted, dropped, saved as files
//! and opened from them, and the page's address. It knows nothing of what the texts mean.
//!
//! Much of it takes its time (a dialog stays open while the game goes on), so that nothing is answered at once: what has
//! arrived comes as a message [`Arrived`], and how the rest went is said to the player in a [`Notice`].

use std::sync::{Arc, Mutex, PoisonError};

use bevy::prelude::*;
use bevy_egui::EguiClipboard;

use super::language::Language;
use super::notice::Notice;
use super::store::Cause;
use super::wake::{Alarm, connect};

#[cfg_attr(not(target_arch = "wasm32"), path = "desktop.rs")]
#[cfg_attr(target_arch = "wasm32", path = "page.rs")]
mod platform;

/// Larger files are not read, in bytes: a game is some kilobytes.
pub const LARGEST: usize = 1 << 20;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Exchange>()
        .add_message::<Arrived>()
        .add_message::<Notice>()
        .add_systems(PreStartup, take_alarm.after(connect))
        .add_systems(PreUpdate, deliver);
    platform::plugin(app);
}

/// A text has come from outside.
#[derive(Message, Clone, Debug, PartialEq, Eq)]
pub struct Arrived {
    /// The text.
    pub text: String,
    /// Where from.
    pub from: Origin,
}

/// Where a text has come from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Origin {
    /// Behind the `#` of the page's address.
    Address,
    /// A file of this name.
    File(String),
    /// The clipboard.
    Clipboard,
}

/// What comes in, and how what went out has fared.
#[derive(Clone, Debug)]
enum News {
    Arrived(Arrived),
    Copied,
    #[cfg(target_arch = "wasm32")]
    NotCopied,
    NothingToPaste,
    /// Where, if the player has not said so.
    Saved(Option<String>),
    NotSaved(Cause),
    /// The file of this name is larger than [`LARGEST`].
    TooLarge(String),
    /// A file of this name, and why.
    NotRead(String, Cause),
    /// The system has no dialog to choose a file with.
    #[cfg(not(target_arch = "wasm32"))]
    NoDialog,
}

impl News {
    /// What the clipboard held.
    fn pasted(text: String) -> Self {
        if text.trim().is_empty() {
            return Self::NothingToPaste;
        }
        Self::Arrived(Arrived {
            text,
            from: Origin::Clipboard,
        })
    }
}

/// The way out, and where news from outside wait to be told.
#[derive(Resource, Clone, Debug, Default)]
pub struct Exchange {
    news: Arc<Mutex<Vec<News>>>,
    alarm: Alarm,
}

impl Exchange {
    /// Puts a text on the clipboard.
    pub fn copy(&self, clipboard: &mut EguiClipboard, text: &str) {
        platform::copy(self, clipboard, text);
    }

    /// Has the text on the clipboard [arrive](Arrived).
    pub fn paste(&self, clipboard: &mut EguiClipboard) {
        platform::paste(self, clipboard);
    }

    /// Saves a text or a picture as a file: where the player wants it, or where the browser puts what it loads.
    pub fn save(&self, name: &str, contents: impl Into<Vec<u8>>) {
        platform::save(self, name, contents.into());
    }

    /// Has the text of a file that the player chooses [arrive](Arrived).
    pub fn open(&self) {
        platform::open(self);
    }

    /// The page's address without what stands behind its `#`; none on the desktop, where there is no page.
    pub fn address(&self) -> Option<String> {
        platform::address()
    }

    fn tell(&self, news: News) {
        self.news.lock().unwrap_or_else(PoisonError::into_inner).push(news);
        self.alarm.ring();
    }

    /// Takes a file's contents in, whatever they are.
    fn take_in(&self, name: String, contents: &[u8]) {
        self.tell(if contents.len() > LARGEST {
            News::TooLarge(name)
        } else {
            News::Arrived(Arrived {
                text: String::from_utf8_lossy(contents).into_owned(),
                from: Origin::File(name),
            })
        });
    }
}

/// The day of today as `2026.11.21`, as game records write it, in the reckoning of Greenwich.
pub fn today() -> String {
    let days = platform::seconds_since_1970() / (24 * 60 * 60);
    let (year, month, day) = civil(days);
    format!("{year:04}.{month:02}.{day:02}")
}

/// Day and time in UTC, as `2026.11.21-094355`: later ones are greater.
pub fn now() -> String {
    let seconds = platform::seconds_since_1970() % (24 * 60 * 60);
    let (hour, minute, second) = (seconds / 3600, seconds / 60 % 60, seconds % 60);
    format!("{}-{hour:02}{minute:02}{second:02}", today())
}

/// Year, month and day of a number of days since 1970-01-01, after H. Hinnant: years begin in March, so that the leap day
/// is their last.
const fn civil(days: u64) -> (u64, u64, u64) {
    const ERA: u64 = 146_097;
    let days = days + 719_468;
    let (era, day) = (days / ERA, days % ERA);
    let year = (day - day / 1460 + day / 36_524 - day / (ERA - 1)) / 365;
    let day = day - (365 * year + year / 4 - year / 100);
    let month = (5 * day + 2) / 153;
    let day = day - (153 * month + 2) / 5 + 1;
    let (month, later) = if month < 10 { (month + 3, 0) } else { (month - 9, 1) };
    (era * 400 + year + later, month, day)
}

fn take_alarm(alarm: Res<Alarm>, mut exchange: ResMut<Exchange>) {
    exchange.alarm = alarm.clone();
}

fn deliver(
    exchange: Res<Exchange>,
    language: Res<Language>,
    mut arrived: MessageWriter<Arrived>,
    mut notices: MessageWriter<Notice>,
) {
    let news = std::mem::take(&mut *exchange.news.lock().unwrap_or_else(PoisonError::into_inner));
    for news in news {
        let notice = match news {
            News::Arrived(text) => {
                arrived.write(text);
                continue;
            }
            News::Copied => Notice::info(language.tr("exchange-copied")),
            #[cfg(target_arch = "wasm32")]
            News::NotCopied => Notice::warning(language.tr("exchange-not-copied")),
            News::NothingToPaste => Notice::warning(language.tr("exchange-nothing-to-paste")),
            News::Saved(None) => Notice::info(language.tr("exchange-saved")),
            News::Saved(Some(place)) => Notice::info(language.tr_with("exchange-saved-at", &[("place", place.into())])),
            News::NotSaved(cause) => {
                Notice::warning(language.tr_with("exchange-not-saved", &[("cause", cause.text(&language).into())]))
            }
            News::TooLarge(name) => Notice::warning(language.tr_with("exchange-too-large", &[("name", name.into())])),
            News::NotRead(name, cause) => {
                let args = [("name", name.into()), ("cause", cause.text(&language).into())];
                Notice::warning(language.tr_with("exchange-not-read", &args))
            }
            #[cfg(not(target_arch = "wasm32"))]
            News::NoDialog => Notice::warning(language.tr("exchange-no-dialog")),
        };
        notices.write(notice);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn days_have_their_dates() {
        for (days, date) in [
            (0, (1970, 1, 1)),
            (58, (1970, 2, 28)),
            (59, (1970, 3, 1)),
            (11_016, (2000, 2, 29)),
            (11_017, (2000, 3, 1)),
            (20_778, (2026, 11, 21)),
            (47_540, (2100, 2, 28)),
            (47_541, (2100, 3, 1)),
        ] {
            assert_eq!(civil(days), date, "{days}");
        }
    }
}
