//! Persistent storage: a small key-value store of texts. It knows nothing about settings or games.
//!
//! Natively each text is a file in the user's data folder (or the folder given by an environment variable); in the
//! browser it is an entry in the page's local storage. If neither is available the texts are kept in memory: the game
//! goes on, and [`Store::trouble`] says why nothing will be there at the next start.

#[cfg(target_arch = "wasm32")]
mod browser;
pub mod error;

use std::collections::BTreeMap;
use std::fmt::Debug;
use std::io;
use std::sync::{Mutex, PoisonError};
#[cfg(not(target_arch = "wasm32"))]
use std::{
    env, fs,
    io::Write,
    path::{Path, PathBuf},
};

use bevy::prelude::*;

#[cfg(not(target_arch = "wasm32"))]
use error::Cause;
use error::{Attempt, SetAside, StoreError, StoreFailed, Unread};

use crate::shell::system::resources::AddResource;

pub(crate) fn plugin(app: &mut App) {
    app.add_resource::<Store>()
        .add_message::<StoreFailed>()
        .add_message::<SetAside>()
        .add_systems(Startup, report_trouble)
        .add_systems(Last, write_at_last.in_set(WriteAtLast).run_if(on_message::<AppExit>));
}

/// Reads an entry, or takes the default value if there is none. One that cannot be understood is set aside, and the player
/// told with the text of this key.
pub(crate) fn read_or_default<T: Default, E: Debug>(
    world: &mut World,
    name: &str,
    read: impl FnOnce(&str) -> Result<T, E>,
    set_aside: &'static str,
) -> T {
    let found = world.resource_mut::<Store>().read(name, read);
    let found = found.unwrap_or_else(|unread| {
        unread.report(world, |_| set_aside);
        None
    });
    found.map(|(value, _)| value).unwrap_or_default()
}

/// Retries failed writes at the end of the program. Systems that save anything then run before.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct WriteAtLast;

/// Where a program stores its entries.
#[derive(Clone, Copy, Debug)]
pub struct StorePlace {
    /// Name of the folder in the user's data folder.
    pub folder: &'static str,
    /// The environment variable that overrides the folder.
    pub folder_variable: &'static str,
    /// Prefix of the entries' names in a browser, where other programs may be served from the same origin.
    pub prefix: &'static str,
}

/// The store. Entry names are chosen by the program, short and valid as file names: `settings`, `game`. By default it
/// is in memory; the program inserts its own.
///
/// A text that could not be written is remembered: it is read as if it were stored, and tried again after the next
/// successful write, and at the end of the program.
#[derive(Resource)]
pub struct Store {
    place: Place,
    trouble: Option<StoreError>,
    /// The entries that could not be written, or removed where there is no text.
    unwritten: BTreeMap<String, Option<String>>,
    /// See [`Store::note_loaded`].
    loaded: Mutex<Option<String>>,
}

enum Place {
    #[cfg(not(target_arch = "wasm32"))]
    Folder(PathBuf),
    #[cfg(target_arch = "wasm32")]
    Browser {
        prefix: &'static str,
    },
    Memory(BTreeMap<String, String>),
}

impl Default for Store {
    fn default() -> Self {
        Self::memory()
    }
}

impl Store {
    /// Opens the user's own store, or one in memory (with its [trouble](Store::trouble)) if there is none.
    #[cfg(not(target_arch = "wasm32"))]
    pub fn open(place: &StorePlace) -> Self {
        match folder(place) {
            Some(folder) => Self::at(folder),
            None => Self::without(StoreError::new(Attempt::Open, Cause::Nowhere)),
        }
    }

    /// Opens the page's local storage, or a store in memory (with its [trouble](Store::trouble)) if the browser denies
    /// access.
    #[cfg(target_arch = "wasm32")]
    pub fn open(place: &StorePlace) -> Self {
        match browser::storage() {
            Ok(_) => Self {
                place: Place::Browser { prefix: place.prefix },
                ..Self::memory()
            },
            Err(cause) => Self::without(StoreError::new(Attempt::Open, cause)),
        }
    }

    /// A store of files in `folder`, which is created if missing; in memory if it cannot be created.
    #[cfg(not(target_arch = "wasm32"))]
    pub fn at(folder: impl Into<PathBuf>) -> Self {
        let folder = folder.into();
        match fs::create_dir_all(&folder) {
            Ok(()) => Self {
                place: Place::Folder(folder),
                ..Self::memory()
            },
            Err(error) => Self::without(StoreError::new(Attempt::Open, error)),
        }
    }

    /// A store that lasts only until the program ends, for tests.
    pub fn memory() -> Self {
        Self {
            place: Place::Memory(BTreeMap::new()),
            trouble: None,
            unwritten: BTreeMap::new(),
            loaded: Mutex::new(None),
        }
    }

    fn without(error: StoreError) -> Self {
        Self {
            trouble: Some(error),
            ..Self::memory()
        }
    }

    /// Why nothing will be saved, if that is the case.
    pub fn trouble(&self) -> Option<&StoreError> {
        self.trouble.as_ref()
    }

    /// The text stored under `name`, if any.
    ///
    /// # Errors
    ///
    /// If the store fails. An entry that is not text is [damaged](StoreError::is_damage) and should be set aside.
    pub fn get(&self, name: &str) -> Result<Option<String>, StoreError> {
        if let Some(unwritten) = self.unwritten.get(name) {
            return Ok(unwritten.clone());
        }
        match &self.place {
            #[cfg(not(target_arch = "wasm32"))]
            Place::Folder(folder) => match fs::read_to_string(file(folder, name)) {
                Ok(text) => Ok(Some(text)),
                Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(None),
                Err(error) => Err(StoreError::new(Attempt::Read, error)),
            },
            #[cfg(target_arch = "wasm32")]
            Place::Browser { prefix } => {
                browser::get(prefix, name).map_err(|cause| StoreError::new(Attempt::Read, cause))
            }
            Place::Memory(entries) => Ok(entries.get(name).cloned()),
        }
    }

    /// Whether there is surely no entry `name`. One that cannot be read is there.
    pub fn is_free(&self, name: &str) -> bool {
        matches!(self.get(name), Ok(None))
    }

    /// Notes that the program is about to work with what is in the entry `name`, or with none. If it then fails again
    /// and again, its page offers to set that entry aside; elsewhere the note is only [remembered](Self::loaded).
    pub fn note_loaded(&self, name: Option<&str>) {
        let mut loaded = self.loaded.lock().unwrap_or_else(PoisonError::into_inner);
        if loaded.as_deref() == name {
            return;
        }
        *loaded = name.map(str::to_owned);
        #[cfg(target_arch = "wasm32")]
        if let Place::Browser { prefix } = self.place {
            browser::note_loaded(prefix, name);
        }
    }

    /// The entry last [noted](Self::note_loaded).
    pub fn loaded(&self) -> Option<String> {
        self.loaded.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }

    /// Asks the browser, once for all, not to delete what is saved when space runs short. Some ask the player in turn, so
    /// this is for the moment after something worth keeping. Files on the desktop are kept anyway.
    pub fn keep_for_good(&self) {
        #[cfg(target_arch = "wasm32")]
        if matches!(self.place, Place::Browser { .. }) {
            browser::keep_for_good();
        }
    }

    /// Whether the browser has refused to, and may delete what is saved when space runs short.
    pub fn may_be_deleted(&self) -> bool {
        #[cfg(target_arch = "wasm32")]
        return matches!(self.place, Place::Browser { .. }) && browser::may_delete();
        #[cfg(not(target_arch = "wasm32"))]
        false
    }

    /// Stores `text` under `name`. The write is atomic: the entry is always either the old text or the new one.
    ///
    /// # Errors
    /// If the text cannot be written now. It is not lost while the program runs.
    pub fn put(&mut self, name: &str, text: &str) -> Result<(), StoreError> {
        let written = self.write(name, text);
        self.note(name, Some(text), written)
    }

    /// Remembers a failed write or removal, or retries earlier ones.
    fn note(&mut self, name: &str, text: Option<&str>, done: Result<(), StoreError>) -> Result<(), StoreError> {
        match &done {
            Ok(()) => {
                self.unwritten.remove(name);
                self.write_unwritten();
            }
            Err(_) => drop(self.unwritten.insert(name.to_owned(), text.map(str::to_owned))),
        }
        done
    }

    /// Retries failed writes and removals.
    fn write_unwritten(&mut self) {
        for (name, text) in std::mem::take(&mut self.unwritten) {
            let done = match &text {
                Some(text) => self.write(&name, text),
                None => self.delete(&name),
            };
            if done.is_err() {
                self.unwritten.insert(name, text);
            }
        }
    }

    fn write(&mut self, name: &str, text: &str) -> Result<(), StoreError> {
        match &mut self.place {
            #[cfg(not(target_arch = "wasm32"))]
            Place::Folder(folder) => {
                replace_file(folder, name, text).map_err(|error| StoreError::new(Attempt::Write, error))
            }
            #[cfg(target_arch = "wasm32")]
            Place::Browser { prefix } => {
                browser::put(prefix, name, text).map_err(|cause| StoreError::new(Attempt::Write, cause))
            }
            Place::Memory(entries) => {
                entries.insert(name.to_owned(), text.to_owned());
                Ok(())
            }
        }
    }

    /// The names of the entries that begin with `beginning`, in alphabetical order; empty where they cannot be listed.
    /// Entries [set aside](Self::set_aside) are not included.
    pub fn names(&self, beginning: &str) -> Vec<String> {
        let names: Vec<String> = match &self.place {
            #[cfg(not(target_arch = "wasm32"))]
            Place::Folder(folder) => fs::read_dir(folder)
                .into_iter()
                .flatten()
                .filter_map(|entry| Some(entry.ok()?.file_name().to_str()?.strip_suffix(".txt")?.to_owned()))
                .collect(),
            #[cfg(target_arch = "wasm32")]
            Place::Browser { prefix } => browser::names(prefix),
            Place::Memory(entries) => entries.keys().cloned().collect(),
        };
        let is_stored = |name: &String| !self.unwritten.contains_key(name);
        let mut names: Vec<String> = names.into_iter().filter(is_stored).collect();
        let unwritten = self.unwritten.iter().filter(|(_, text)| text.is_some());
        names.extend(unwritten.map(|(name, _)| name.clone()));
        let is_meant = |name: &String| name.starts_with(beginning) && !name.contains(SET_ASIDE);
        let mut names: Vec<_> = names.into_iter().filter(is_meant).collect();
        names.sort_unstable();
        names
    }

    /// Removes the entry `name`; it is not an error if there is none.
    ///
    /// # Errors
    /// If the entry cannot be removed now. It is not read any more while the program runs.
    pub fn remove(&mut self, name: &str) -> Result<(), StoreError> {
        let removed = self.delete(name);
        self.note(name, None, removed)
    }

    fn delete(&mut self, name: &str) -> Result<(), StoreError> {
        match &mut self.place {
            #[cfg(not(target_arch = "wasm32"))]
            Place::Folder(folder) => match fs::remove_file(file(folder, name)) {
                Err(error) if error.kind() != io::ErrorKind::NotFound => Err(StoreError::new(Attempt::Write, error)),
                _ => Ok(()),
            },
            #[cfg(target_arch = "wasm32")]
            Place::Browser { prefix } => {
                browser::remove(prefix, name).map_err(|cause| StoreError::new(Attempt::Write, cause))
            }
            Place::Memory(entries) => {
                entries.remove(name);
                Ok(())
            }
        }
    }

    /// Reads the entry `name` and parses it with `read`; returns the result with its text, or `None` if there is no
    /// such entry. An entry that cannot be understood is [set aside](Self::set_aside), since the next
    /// [`put`](Self::put) would overwrite it.
    ///
    /// # Errors
    /// If the store fails, or the entry could not be understood.
    pub fn read<T, E>(
        &mut self,
        name: &str,
        read: impl FnOnce(&str) -> Result<T, E>,
    ) -> Result<Option<(T, String)>, Unread<E>> {
        let reason = match self.get(name) {
            Ok(None) => return Ok(None),
            Ok(Some(text)) => match read(&text) {
                Ok(value) => return Ok(Some((value, text))),
                Err(reason) => Some(reason),
            },
            Err(error) if error.is_damage() => None,
            Err(error) => return Err(Unread::Failed(error)),
        };
        Err(match self.set_aside(name) {
            Ok(place) => Unread::SetAside { place, reason },
            Err(error) => Unread::Failed(error),
        })
    }

    /// What is in an entry now, where another program may have written since it was read; `None` if nothing can be
    /// understood.
    pub(crate) fn read_again<T, E>(&self, name: &str, read: impl FnOnce(&str) -> Result<T, E>) -> Option<T> {
        read(&self.get(name).ok().flatten()?).ok()
    }

    /// The folder of the entries, if they are files.
    #[cfg(not(target_arch = "wasm32"))]
    pub fn folder(&self) -> Option<&Path> {
        match &self.place {
            Place::Folder(folder) => Some(folder),
            Place::Memory(_) => None,
        }
    }

    /// Renames the entry `name`, which could not be understood, so that it is kept but out of the way. Returns its new
    /// place: a path, or in the browser the name of the entry.
    pub fn set_aside(&mut self, name: &str) -> Result<String, StoreError> {
        let failed = |cause: io::Error| StoreError::new(Attempt::Write, cause);
        match &mut self.place {
            #[cfg(not(target_arch = "wasm32"))]
            Place::Folder(folder) => {
                let aside = spare_names(name)
                    .map(|spare| file(folder, &spare))
                    .find(|path| !path.exists())
                    .expect("the names never end");
                fs::rename(file(folder, name), &aside).map_err(failed)?;
                Ok(aside.display().to_string())
            }
            #[cfg(target_arch = "wasm32")]
            Place::Browser { prefix } => browser::set_aside(prefix, name, spare_names(name))
                .map_err(|cause| StoreError::new(Attempt::Write, cause)),
            Place::Memory(entries) => {
                let text = entries
                    .remove(name)
                    .ok_or_else(|| failed(io::ErrorKind::NotFound.into()))?;
                let aside = spare_names(name)
                    .find(|spare| !entries.contains_key(spare))
                    .expect("the names never end");
                entries.insert(aside.clone(), text);
                Ok(aside)
            }
        }
    }
}

/// The data folder; `None` if the system provides none.
#[cfg(not(target_arch = "wasm32"))]
fn folder(place: &StorePlace) -> Option<PathBuf> {
    env::var_os(place.folder_variable).map(PathBuf::from).or_else(|| {
        let folders = directories::ProjectDirs::from("", "", place.folder)?;
        Some(folders.data_dir().to_path_buf())
    })
}

/// Part of the names of entries that were set aside.
const SET_ASIDE: &str = ".damaged-";

fn spare_names(name: &str) -> impl Iterator<Item = String> {
    (1u32..).map(move |number| format!("{name}{SET_ASIDE}{number}"))
}

#[cfg(not(target_arch = "wasm32"))]
fn file(folder: &Path, name: &str) -> PathBuf {
    folder.join(format!("{name}.txt"))
}

/// Writes to a temporary file, then renames it: a crash or a full disk leaves the old text intact.
#[cfg(not(target_arch = "wasm32"))]
fn replace_file(folder: &Path, name: &str, text: &str) -> io::Result<()> {
    // The folder may have been removed since the start.
    fs::create_dir_all(folder)?;
    // Concurrent programs take turns. Where file locks are not supported, go without.
    let lock = fs::File::create(folder.join("lock"))?;
    lock.lock().ok();
    let beside = folder.join(format!("{name}.new"));
    let mut out = fs::File::create(&beside)?;
    out.write_all(text.as_bytes())?;
    out.sync_all()?;
    drop(out);
    fs::rename(&beside, file(folder, name))
}

fn write_at_last(mut store: ResMut<Store>) {
    store.write_unwritten();
}

fn report_trouble(store: Res<Store>, mut failures: MessageWriter<StoreFailed>) {
    failures.write_batch(store.trouble().cloned().map(StoreFailed));
}

#[cfg(test)]
mod tests;
