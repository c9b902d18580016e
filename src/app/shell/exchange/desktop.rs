//! The desktop: its clipboard, its dialogs, and files dropped on the window.

use std::fs::{self, File};
use std::io::{self, Read, Write};
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

use bevy::prelude::*;
use bevy::tasks::IoTaskPool;
use bevy::window::FileDragAndDrop;
use bevy_egui::EguiClipboard;
use rfd::AsyncFileDialog;

use super::{Exchange, LARGEST, News};
use crate::app::shell::store::{self, Cause};

/// A dialog that is over sooner was never there: the system has none, and nobody is as quick as that.
const BLINK: Duration = Duration::from_millis(400);

pub(super) fn plugin(app: &mut App) {
    app.add_message::<FileDragAndDrop>()
        .add_systems(PreUpdate, read_dropped.before(super::deliver));
}

fn read_dropped(mut drops: MessageReader<FileDragAndDrop>, exchange: Res<Exchange>) {
    for drop in drops.read() {
        if let FileDragAndDrop::DroppedFile { path_buf, .. } = drop {
            read(&exchange, path_buf);
        }
    }
}

pub(super) fn copy(exchange: &Exchange, clipboard: &mut EguiClipboard, text: &str) {
    clipboard.set_text(text);
    exchange.tell(News::Copied);
}

pub(super) fn paste(exchange: &Exchange, clipboard: &mut EguiClipboard) {
    exchange.tell(News::pasted(clipboard.get_text().unwrap_or_default()));
}

/// Where there is no dialog the file goes into the folder of all that is kept.
pub(super) fn save(exchange: &Exchange, name: &str, contents: Vec<u8>) {
    let (exchange, name, asked) = (exchange.clone(), name.to_owned(), Instant::now());
    let dialog = AsyncFileDialog::new().set_file_name(&name).save_file();
    let task = async move {
        let news = match dialog.await {
            Some(file) => match fs::write(file.path(), contents) {
                Ok(()) => News::Saved(None),
                Err(error) => News::NotSaved(error.into()),
            },
            None if asked.elapsed() < BLINK => match save_among_kept(&name, &contents) {
                Ok(place) => News::Saved(Some(place.display().to_string())),
                Err(cause) => News::NotSaved(cause),
            },
            None => return,
        };
        exchange.tell(news);
    };
    IoTaskPool::get_or_init(default).spawn(task).detach();
}

/// Writes a file that was not there before.
fn save_among_kept(name: &str, contents: &[u8]) -> Result<PathBuf, Cause> {
    let folder = store::folder().ok_or(Cause::Nowhere)?.join("games");
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

pub(super) fn open(exchange: &Exchange) {
    let (exchange, asked) = (exchange.clone(), Instant::now());
    let dialog = AsyncFileDialog::new().pick_file();
    let task = async move {
        match dialog.await {
            Some(file) => read(&exchange, file.path()),
            None if asked.elapsed() < BLINK => exchange.tell(News::NoDialog),
            None => {}
        }
    };
    IoTaskPool::get_or_init(default).spawn(task).detach();
}

fn read(exchange: &Exchange, path: &Path) {
    let name = path
        .file_name()
        .unwrap_or(path.as_os_str())
        .to_string_lossy()
        .into_owned();
    // One byte more tells that there is too much, however large the file is.
    let contents = File::open(path).and_then(|file| {
        let mut contents = Vec::new();
        file.take(LARGEST as u64 + 1).read_to_end(&mut contents)?;
        Ok(contents)
    });
    match contents {
        Ok(contents) => exchange.take_in(name, &contents),
        Err(error) => exchange.tell(News::NotRead(name, error.into())),
    }
}

pub(super) const fn address() -> Option<String> {
    None
}

pub(super) fn seconds_since_1970() -> u64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH);
    since.map_or(0, |since| since.as_secs())
}

#[cfg(test)]
mod tests {
    use super::super::{Arrived, LARGEST, Origin, deliver};
    use super::*;
    use crate::app::shell::language::{Language, Locale};
    use crate::app::shell::notice::Notice;

    /// Drops a file with these contents on the window, and gives what comes of it.
    fn drop_file(name: &str, contents: Option<&[u8]>) -> (Vec<Arrived>, Vec<Notice>) {
        let folder = std::env::temp_dir().join(format!("agon-exchange-{}", std::process::id()));
        fs::create_dir_all(&folder).unwrap();
        let path = folder.join(name);
        if let Some(contents) = contents {
            fs::write(&path, contents).unwrap();
        }
        let mut app = App::new();
        app.insert_resource(Language::new(Locale::En))
            .init_resource::<Exchange>()
            .add_message::<Arrived>()
            .add_message::<Notice>()
            .add_systems(PreUpdate, deliver)
            .add_plugins(plugin);
        app.world_mut().write_message(FileDragAndDrop::DroppedFile {
            window: Entity::PLACEHOLDER,
            path_buf: path.clone(),
        });
        app.update();
        let _ = fs::remove_file(path);
        let arrived = app.world_mut().resource_mut::<Messages<Arrived>>().drain().collect();
        let notices = app.world_mut().resource_mut::<Messages<Notice>>().drain().collect();
        (arrived, notices)
    }

    #[test]
    fn a_file_dropped_on_the_window_is_read() {
        let (arrived, notices) = drop_file("good.pgn", Some(b"1. Gb1-c2 *"));
        let from = Origin::File("good.pgn".into());
        let text = "1. Gb1-c2 *".to_owned();
        assert_eq!(arrived, [Arrived { text, from }]);
        assert!(notices.is_empty());
    }

    #[test]
    fn a_file_that_is_too_large_or_gone_is_spoken_of() {
        for contents in [Some(vec![b' '; LARGEST + 1]), None] {
            let (arrived, notices) = drop_file("bad.pgn", contents.as_deref());
            assert!(arrived.is_empty());
            assert_eq!(notices.len(), 1);
            assert!(notices[0].text.contains("bad.pgn"), "{}", notices[0].text);
        }
    }

    #[test]
    fn bytes_that_are_no_text_do_no_harm() {
        let (arrived, _) = drop_file("bytes.pgn", Some(&[0xff, 0xfe, b'*', 0]));
        assert_eq!(arrived.len(), 1);
    }
}
