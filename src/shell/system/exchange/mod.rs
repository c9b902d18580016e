//! Exchange of data with the outside world: text that is copied, pasted, dropped, saved to files or opened from them,
//! and the page's address. The meaning of the texts is not interpreted here.
//!
//! Much of this takes time (a dialog stays open while the game goes on), so all results are asynchronous: incoming text
//! is sent as an [`Arrived`](events::Arrived) message, and every other outcome as [`ExchangeOutcome`](events::ExchangeOutcome).

#[cfg(not(target_arch = "wasm32"))]
use std::path::Path;

use bevy::prelude::*;
use bevy_egui::EguiClipboard;

use super::redraw::{Alarm, Connect};
#[cfg(not(target_arch = "wasm32"))]
use super::store::Store;
use events::{Exchange, ExchangeWanted};

pub mod events;
#[cfg_attr(not(target_arch = "wasm32"), path = "desktop.rs")]
#[cfg_attr(target_arch = "wasm32", path = "browser.rs")]
mod platform;

pub(crate) fn plugin(app: &mut App) {
    app.add_plugins(events::plugin)
        .add_message::<ExchangeWanted>()
        .add_systems(PreStartup, connect.after(Connect))
        .add_systems(Last, carry_out.run_if(on_message::<ExchangeWanted>));
    platform::plugin(app);
}

impl Exchange {
    /// The page's address without the fragment after `#`; `None` on the desktop, where there is no page.
    pub fn address(&self) -> Option<String> {
        platform::address()
    }

    /// Reads a file, as if it had been dropped on the window.
    #[cfg(not(target_arch = "wasm32"))]
    pub fn read_file(&self, path: &Path) {
        platform::read(self, path);
    }
}

impl ExchangeWanted {
    /// Saves a file with today's date in its name.
    pub fn save_today(name: &str, extension: &str, contents: impl Into<Vec<u8>>) -> Self {
        Self::Save {
            name: format!("{name}-{}.{extension}", today().replace('.', "-")),
            contents: contents.into(),
        }
    }
}

fn carry_out(mut wanted: MessageReader<ExchangeWanted>, exchange: Res<Exchange>, mut clipboard: ResMut<EguiClipboard>) {
    for wanted in wanted.read() {
        match wanted {
            ExchangeWanted::Copy(text) => platform::copy(&exchange, &mut clipboard, text),
            ExchangeWanted::Paste => platform::paste(&exchange, &mut clipboard),
            ExchangeWanted::Save { name, contents } => platform::save(&exchange, name, contents.clone()),
            ExchangeWanted::Open => platform::open(&exchange),
        }
    }
}

/// Whether files can be dropped on the window, which not every system passes on.
pub fn takes_drops() -> bool {
    platform::takes_drops()
}

/// Today's date where the player is, in the format of game records, such as `2026.11.21`.
pub fn today() -> String {
    date_of(day_number())
}

/// The number of the player's day, counted from 1 January 1970.
pub fn day_number() -> u64 {
    platform::local_seconds() / (24 * 60 * 60)
}

/// The date of a [day](day_number), in the format of [`today`].
pub fn date_of(days: u64) -> String {
    let (year, month, day) = civil(days);
    format!("{year:04}.{month:02}.{day:02}")
}

/// Date and time where the player is, such as `2026.11.21-094355`. Later times sort after earlier
/// ones, unless the player's clock was turned back.
pub fn now() -> String {
    let now = platform::local_seconds();
    let seconds = now % (24 * 60 * 60);
    let (hour, minute, second) = (seconds / 3600, seconds / 60 % 60, seconds % 60);
    format!("{}-{hour:02}{minute:02}{second:02}", date_of(now / (24 * 60 * 60)))
}

/// Whether a time in the format of [`now`] can only be from a clock that was wrong: later than tomorrow, which it may be
/// elsewhere.
pub fn is_to_come(time: &str) -> bool {
    time > format!("{}-235959", date_of(day_number() + 1)).as_str()
}

/// Converts days since 1970-01-01 to year, month and day, using H. Hinnant's algorithm: years begin in March, so that
/// the leap day comes last.
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

fn connect(alarm: Res<Alarm>, #[cfg(not(target_arch = "wasm32"))] store: Res<Store>, mut exchange: ResMut<Exchange>) {
    exchange.alarm = alarm.clone();
    #[cfg(not(target_arch = "wasm32"))]
    {
        exchange.folder = store.folder().map(Path::to_path_buf);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_time_is_to_come_from_the_day_after_tomorrow_on() {
        assert!(!is_to_come(&now()) && !is_to_come(""));
        assert!(!is_to_come(&format!("{}-120000", date_of(day_number() + 1))));
        assert!(is_to_come(&format!("{}-000000", date_of(day_number() + 2))));
        assert!(is_to_come("2099.01.01-120000"));
    }

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
