//! The desktop: clipboard, file dialogs, and files dropped on the window.

use std::fs::{self, File};
use std::io::{self, Read, Write};
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use bevy::prelude::*;
use bevy::tasks::IoTaskPool;
use bevy::window::FileDragAndDrop;
use bevy_egui::EguiClipboard;
use jiff::{Timestamp, tz::TimeZone};
use rfd::AsyncFileDialog;

use super::events::{Exchange, ExchangeEvent, ExchangeOutcome, ExchangeSystems, LARGEST};
use crate::shell::system::store::error::Cause;

/// A dialog that closes sooner was never shown, because the system has none: nobody is that quick.
const BLINK: Duration = Duration::from_millis(400);

pub(crate) fn plugin(app: &mut App) {
    app.add_message::<FileDragAndDrop>()
        .add_systems(PreUpdate, read_dropped.before(ExchangeSystems::Collect));
}

fn read_dropped(mut drops: MessageReader<FileDragAndDrop>, exchange: Res<Exchange>) {
    let dropped = drops.read().filter_map(|drop| match drop {
        FileDragAndDrop::DroppedFile { path_buf, .. } => Some(path_buf),
        _ => None,
    });
    // Files that are dropped together come together.
    let dropped: Vec<_> = dropped.collect();
    let Some(first) = dropped.first() else {
        return;
    };
    if first.is_dir() {
        exchange.tell(ExchangeOutcome::Folder);
        return;
    }
    read(&exchange, first);
    if dropped.len() > 1 {
        exchange.tell(ExchangeOutcome::OneAtATime(name(first)));
    }
}

/// The name of a file, for the player.
fn name(path: &Path) -> String {
    let name = path.file_name().unwrap_or(path.as_os_str());
    name.to_string_lossy().into_owned()
}

pub(crate) fn copy(exchange: &Exchange, clipboard: &mut EguiClipboard, text: &str) {
    clipboard.set_text(text);
    exchange.tell(ExchangeOutcome::Copied);
}

pub(crate) fn paste(exchange: &Exchange, clipboard: &mut EguiClipboard) {
    exchange.tell(ExchangeEvent::pasted(clipboard.get_text().unwrap_or_default()));
}

/// Without a dialog the file is saved in the data folder.
pub(crate) fn save(exchange: &Exchange, name: &str, contents: Vec<u8>) {
    let (exchange, name, asked) = (exchange.clone(), name.to_owned(), Instant::now());
    let dialog = AsyncFileDialog::new().set_file_name(&name).save_file();
    let task = async move {
        let news = match dialog.await {
            Some(file) => match fs::write(file.path(), contents) {
                Ok(()) => ExchangeOutcome::Saved(None),
                Err(error) => ExchangeOutcome::NotSaved(error.into()),
            },
            None if asked.elapsed() < BLINK => match save_among_kept(exchange.folder.as_deref(), &name, &contents) {
                Ok(place) => ExchangeOutcome::Saved(Some(place.display().to_string())),
                Err(cause) => ExchangeOutcome::NotSaved(cause),
            },
            None => return,
        };
        exchange.tell(news);
    };
    IoTaskPool::get_or_init(default).spawn(task).detach();
}

/// Writes a new file, never overwriting one.
fn save_among_kept(folder: Option<&Path>, name: &str, contents: &[u8]) -> Result<PathBuf, Cause> {
    let folder = folder.ok_or(Cause::Nowhere)?.join("games");
    fs::create_dir_all(&folder)?;
    let (stem, ending) = name.rsplit_once('.').unwrap_or((name, "txt"));
    let names = std::iter::once(name.to_owned()).chain((2u32..).map(|number| format!("{stem}-{number}.{ending}")));
    for name in names {
        let path = folder.join(name);
        match File::create_new(&path) {
            Ok(mut file) => {
                file.write_all(contents)?;
                return Ok(path);
            }
            Err(error) if error.kind() == io::ErrorKind::AlreadyExists => {}
            Err(error) => return Err(error.into()),
        }
    }
    unreachable!("the names never end")
}

pub(crate) fn open(exchange: &Exchange) {
    let (exchange, asked) = (exchange.clone(), Instant::now());
    let dialog = AsyncFileDialog::new().pick_file();
    let task = async move {
        match dialog.await {
            Some(file) => read(&exchange, file.path()),
            None if asked.elapsed() < BLINK => exchange.tell(ExchangeOutcome::NoDialog),
            None => {}
        }
    };
    IoTaskPool::get_or_init(default).spawn(task).detach();
}

pub(crate) fn read(exchange: &Exchange, path: &Path) {
    let name = name(path);
    // Reading one byte more than allowed is enough to detect a file that is too large.
    let contents = File::open(path).and_then(|file| {
        let mut contents = Vec::new();
        file.take(LARGEST as u64 + 1).read_to_end(&mut contents)?;
        Ok(contents)
    });
    match contents {
        Ok(contents) => exchange.take_in(name, &contents),
        Err(error) => exchange.tell(ExchangeOutcome::NotRead(name, error.into())),
    }
}

pub(crate) fn takes_drops() -> bool {
    let named = |variable: &str| std::env::var_os(variable).is_some_and(|value| !value.is_empty());
    !(cfg!(all(unix, not(target_os = "macos"))) && is_wayland(named))
}

/// Whether the window is opened through Wayland, given which variables have a value. The library that opens it does so
/// wherever it can, and takes no drops there.
fn is_wayland(named: impl Fn(&str) -> bool) -> bool {
    named("WAYLAND_DISPLAY") || named("WAYLAND_SOCKET")
}

pub(crate) const fn address() -> Option<String> {
    None
}

/// Seconds since the start of 1970 on the player's clock.
pub(crate) fn local_seconds() -> u64 {
    let now = Timestamp::now();
    let offset = TimeZone::system().to_offset(now).seconds();
    u64::try_from(now.as_second() + i64::from(offset)).unwrap_or(0)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::shell::system::exchange::events::{self, Arrived, ExchangeOutcome, LARGEST, Origin};

    /// Drops a file with these contents on the window and returns what results.
    fn drop_file(name: &str, contents: Option<&[u8]>) -> (Vec<Arrived>, Vec<ExchangeOutcome>) {
        let folder = std::env::temp_dir().join(format!("agon-exchange-{}", std::process::id()));
        fs::create_dir_all(&folder).unwrap();
        let path = folder.join(name);
        if let Some(contents) = contents {
            fs::write(&path, contents).unwrap();
        }
        let mut app = App::new();
        app.add_plugins((events::plugin, plugin));
        app.world_mut().write_message(FileDragAndDrop::DroppedFile {
            window: Entity::PLACEHOLDER,
            path_buf: path.clone(),
        });
        app.update();
        let _ = fs::remove_file(path);
        let arrived = app.world_mut().resource_mut::<Messages<Arrived>>().drain().collect();
        let news = app
            .world_mut()
            .resource_mut::<Messages<ExchangeOutcome>>()
            .drain()
            .collect();
        (arrived, news)
    }

    #[test]
    fn a_file_dropped_on_the_window_is_read() {
        let (arrived, news) = drop_file("good.pgn", Some(b"1. Gb1-c2 *"));
        let from = Origin::File("good.pgn".into());
        let text = "1. Gb1-c2 *".to_owned();
        assert_eq!(arrived, [Arrived { text, from }]);
        assert!(news.is_empty());
    }

    #[test]
    fn a_file_that_is_too_large_or_gone_is_spoken_of() {
        for contents in [Some(vec![b' '; LARGEST + 1]), None] {
            let (arrived, news) = drop_file("bad.pgn", contents.as_deref());
            assert!(arrived.is_empty());
            assert_eq!(news.len(), 1);
            assert!(format!("{:?}", news[0]).contains("bad.pgn"), "{:?}", news[0]);
        }
    }

    #[test]
    fn of_several_files_one_is_read_and_of_a_folder_nothing_and_both_are_reported() {
        let folder = std::env::temp_dir().join(format!("agon-exchange-drops-{}", std::process::id()));
        fs::create_dir_all(&folder).unwrap();
        let files = ["one.pgn", "two.pgn"].map(|name| folder.join(name));
        for file in &files {
            fs::write(file, "1. Gb1-c2 *").unwrap();
        }
        for (dropped, texts, told) in [
            (&files[..], 1, "OneAtATime(\"one.pgn\")"),
            (std::slice::from_ref(&folder), 0, "Folder"),
        ] {
            let mut app = App::new();
            app.add_plugins((events::plugin, plugin));
            for path_buf in dropped.iter().cloned() {
                app.world_mut().write_message(FileDragAndDrop::DroppedFile {
                    window: Entity::PLACEHOLDER,
                    path_buf,
                });
            }
            app.update();
            let arrived = app.world_mut().resource_mut::<Messages<Arrived>>().drain().count();
            let mut outcomes = app.world_mut().resource_mut::<Messages<ExchangeOutcome>>();
            let news: Vec<_> = outcomes.drain().map(|news| format!("{news:?}")).collect();
            assert_eq!((arrived, news), (texts, vec![told.to_owned()]));
        }
        fs::remove_dir_all(folder).unwrap();
    }

    #[test]
    fn bytes_that_are_no_text_do_no_harm() {
        let (arrived, _) = drop_file("bytes.pgn", Some(&[0xff, 0xfe, b'*', 0]));
        assert_eq!(arrived.len(), 1);
    }

    #[test]
    fn wayland_takes_no_drops() {
        for (named, expected) in [("WAYLAND_DISPLAY", true), ("WAYLAND_SOCKET", true), ("DISPLAY", false)] {
            assert_eq!(is_wayland(|variable| variable == named), expected, "{named}");
        }
    }
}
