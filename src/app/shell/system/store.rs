//! Persistent storage: a small key-value store of texts. It knows nothing about settings or games.
//!
//! Natively each text is a file in the user's data folder (or the folder given by an environment variable); in the
//! browser it is an entry in the page's local storage. If neither is available the texts are kept in memory: the game
//! goes on, and [`Store::trouble`] says why nothing will be there at the next start.

use std::collections::BTreeMap;
use std::fmt::Debug;
use std::io;
#[cfg(not(target_arch = "wasm32"))]
use std::{
    env, fs,
    io::Write,
    path::{Path, PathBuf},
};

use bevy::prelude::*;

use super::language::Language;

pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<Store>()
        .add_message::<StoreFailed>()
        .add_message::<SetAside>()
        .add_systems(Startup, report_trouble);
}

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
#[derive(Resource)]
pub struct Store {
    place: Place,
    trouble: Option<StoreError>,
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
                trouble: None,
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
                trouble: None,
            },
            Err(error) => Self::without(StoreError::new(Attempt::Open, error)),
        }
    }

    /// A store that lasts only until the program ends, for tests.
    pub fn memory() -> Self {
        Self {
            place: Place::Memory(BTreeMap::new()),
            trouble: None,
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

    /// Stores `text` under `name`. The write is atomic: the entry is always either the old text or the new one.
    pub fn put(&mut self, name: &str, text: &str) -> Result<(), StoreError> {
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
        let is_meant = |name: &String| name.starts_with(beginning) && !name.contains(SET_ASIDE);
        let mut names: Vec<_> = names.into_iter().filter(is_meant).collect();
        names.sort_unstable();
        names
    }

    /// Removes the entry `name`; it is not an error if there is none.
    pub fn remove(&mut self, name: &str) -> Result<(), StoreError> {
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
            Place::Browser { prefix } => {
                browser::set_aside(prefix, name).map_err(|cause| StoreError::new(Attempt::Write, cause))
            }
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

#[cfg(target_arch = "wasm32")]
mod browser {
    //! Local storage. The browser may deny access on any call, or the storage may be full; neither causes a panic.

    use web_sys::Storage;

    use super::{Cause, spare_names};

    pub fn storage() -> Result<Storage, Cause> {
        let window = web_sys::window().ok_or(Cause::Nowhere)?;
        window.local_storage().map_err(|_| Cause::Denied)?.ok_or(Cause::Nowhere)
    }

    fn full(prefix: &str, name: &str) -> String {
        format!("{prefix}{name}")
    }

    pub fn names(prefix: &str) -> Vec<String> {
        let Ok(storage) = storage() else {
            return Vec::new();
        };
        let keys = (0..storage.length().unwrap_or(0)).filter_map(|index| storage.key(index).ok().flatten());
        keys.filter_map(|key| Some(key.strip_prefix(prefix)?.to_owned()))
            .collect()
    }

    pub fn get(prefix: &str, name: &str) -> Result<Option<String>, Cause> {
        storage()?.get_item(&full(prefix, name)).map_err(|_| Cause::Denied)
    }

    pub fn put(prefix: &str, name: &str, text: &str) -> Result<(), Cause> {
        storage()?.set_item(&full(prefix, name), text).map_err(|_| Cause::Full)
    }

    pub fn remove(prefix: &str, name: &str) -> Result<(), Cause> {
        storage()?.remove_item(&full(prefix, name)).map_err(|_| Cause::Denied)
    }

    pub fn set_aside(prefix: &str, name: &str) -> Result<String, Cause> {
        let text = get(prefix, name)?.ok_or(Cause::Damaged)?;
        for spare in spare_names(name) {
            if get(prefix, &spare)?.is_none() {
                // Removed first, as a full storage would have no room for both.
                remove(prefix, name)?;
                if let Err(cause) = put(prefix, &spare, &text) {
                    // The spare name is longer; under the original one there is room for it.
                    put(prefix, name, &text)?;
                    return Err(cause);
                }
                return Ok(full(prefix, &spare));
            }
        }
        Err(Cause::Full)
    }
}

/// Why an entry could not be read or written. [`StoreError::message`] explains it to the player.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct StoreError {
    attempt: Attempt,
    cause: Cause,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
enum Attempt {
    Open,
    Read,
    Write,
}

/// What prevents reading or writing.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Cause {
    /// The system provides no location.
    Nowhere,
    /// Access is denied.
    Denied,
    /// No space is left.
    Full,
    /// The entry is not valid text.
    Damaged,
    /// Something other than a folder is in its place.
    NoFolder,
    /// Any other cause, in the system's words.
    Other(String),
}

impl From<io::Error> for Cause {
    fn from(error: io::Error) -> Self {
        match error.kind() {
            io::ErrorKind::PermissionDenied | io::ErrorKind::ReadOnlyFilesystem => Self::Denied,
            io::ErrorKind::StorageFull | io::ErrorKind::QuotaExceeded => Self::Full,
            io::ErrorKind::InvalidData => Self::Damaged,
            io::ErrorKind::AlreadyExists | io::ErrorKind::NotADirectory => Self::NoFolder,
            _ => Self::Other(error.to_string()),
        }
    }
}

impl Cause {
    /// The cause as the end of a sentence.
    pub fn text(&self, language: &Language) -> String {
        match self {
            Self::Nowhere => language.tr("store-cause-nowhere"),
            Self::Denied => language.tr("store-cause-denied"),
            Self::Full => language.tr("store-cause-full"),
            Self::Damaged => language.tr("store-cause-damaged"),
            Self::NoFolder => language.tr("store-cause-no-folder"),
            Self::Other(detail) => detail.clone(),
        }
    }
}

impl StoreError {
    fn new(attempt: Attempt, cause: impl Into<Cause>) -> Self {
        Self {
            attempt,
            cause: cause.into(),
        }
    }

    /// Whether the entry exists but is not valid text, so that it should be [set aside](Store::set_aside).
    pub fn is_damage(&self) -> bool {
        self.cause == Cause::Damaged
    }

    /// One line for the player: what does not work, and why.
    pub fn message(&self, language: &Language) -> String {
        let args = [("cause", self.cause.text(language).into())];
        match self.attempt {
            Attempt::Open => language.tr_with("store-nothing-kept", &args),
            Attempt::Read => language.tr_with("store-not-read", &args),
            Attempt::Write => language.tr_with("store-not-written", &args),
        }
    }
}

/// Reports that something could not be saved or read. The player is told once per cause, however often it happens.
#[derive(Message, Clone, Debug)]
pub struct StoreFailed(pub StoreError);

/// Reports that an entry could not be understood and is kept under another name.
#[derive(Message, Clone, Debug, PartialEq, Eq)]
pub struct SetAside {
    /// Text key of the sentence for the player, in which `place` is where the entry is now.
    pub sentence: &'static str,
    /// A path, or in the browser the name of the entry.
    pub place: String,
}

/// Why an existing entry could not be read.
#[derive(Debug)]
pub enum Unread<E> {
    /// The store failed; the entry is unchanged.
    Failed(StoreError),
    /// The entry could not be understood and has been set aside.
    SetAside {
        /// A path, or in the browser the name of the entry.
        place: String,
        /// What is wrong with the text; `None` if it is not text at all.
        reason: Option<E>,
    },
}

impl<E: Debug> Unread<E> {
    /// Reports it to the player. `sentence` chooses the key of the text about an entry that was set aside.
    pub fn report(self, world: &mut World, sentence: impl FnOnce(Option<&E>) -> &'static str) {
        match self {
            Self::Failed(error) => drop(world.write_message(StoreFailed(error))),
            Self::SetAside { place, reason } => {
                warn!("set aside as {place}: {reason:?}");
                let sentence = sentence(reason.as_ref());
                world.write_message(SetAside { sentence, place });
            }
        }
    }
}

fn report_trouble(store: Res<Store>, mut failures: MessageWriter<StoreFailed>) {
    failures.write_batch(store.trouble().cloned().map(StoreFailed));
}

#[cfg(all(test, not(target_arch = "wasm32")))]
mod tests {
    use super::*;

    /// A folder for this test alone, removed at the end.
    struct Scratch(PathBuf);

    impl Scratch {
        fn new(name: &str) -> Self {
            let folder = env::temp_dir().join(format!("agon-store-{name}-{}", std::process::id()));
            let _ = fs::remove_dir_all(&folder);
            Self(folder)
        }
    }

    impl Drop for Scratch {
        fn drop(&mut self) {
            let _ = fs::remove_dir_all(&self.0);
        }
    }

    #[test]
    fn entries_are_listed_by_the_beginning_of_their_names() {
        let scratch = Scratch::new("names");
        for mut store in [Store::at(&scratch.0), Store::memory()] {
            assert!(store.names("past-").is_empty());
            for name in ["past-b", "game", "past-a", "past-c"] {
                store.put(name, "text").unwrap();
            }
            store.set_aside("past-c").unwrap();
            assert_eq!(store.names("past-"), ["past-a", "past-b"]);
        }
        assert!(Store::at(scratch.0.join("game.txt").join("below")).names("").is_empty());
    }

    fn keeps_texts(mut store: Store) {
        assert_eq!(store.get("game"), Ok(None));
        store.put("game", "first").unwrap();
        store.put("game", "zweite ½ …").unwrap();
        assert_eq!(store.get("game"), Ok(Some("zweite ½ …".to_owned())));
        store.remove("game").unwrap();
        assert_eq!(store.get("game"), Ok(None));
        store.remove("game").unwrap();
    }

    #[test]
    fn a_text_is_kept_until_it_is_replaced_or_removed() {
        let scratch = Scratch::new("keep");
        keeps_texts(Store::at(&scratch.0));
        keeps_texts(Store::memory());
    }

    #[test]
    fn a_text_is_there_for_the_next_start() {
        let scratch = Scratch::new("next");
        Store::at(&scratch.0).put("settings", "{}").unwrap();
        assert_eq!(Store::at(&scratch.0).get("settings"), Ok(Some("{}".to_owned())));
        let mut names: Vec<_> = fs::read_dir(&scratch.0)
            .unwrap()
            .map(|entry| entry.unwrap().file_name())
            .collect();
        names.sort_unstable();
        assert_eq!(names, ["lock", "settings.txt"], "nothing else is left lying beside it");
    }

    #[test]
    fn what_was_set_aside_is_never_overwritten() {
        let scratch = Scratch::new("aside");
        for mut store in [Store::at(&scratch.0), Store::memory()] {
            let mut places = Vec::new();
            for text in ["one", "two"] {
                store.put("game", text).unwrap();
                places.push(store.set_aside("game").unwrap());
                assert_eq!(store.get("game"), Ok(None));
            }
            assert_ne!(places[0], places[1]);
            assert_eq!(store.get("game.damaged-1"), Ok(Some("one".to_owned())));
            assert_eq!(store.get("game.damaged-2"), Ok(Some("two".to_owned())));
            assert!(store.set_aside("game").is_err(), "there is nothing left to set aside");
        }
    }

    #[test]
    fn bytes_that_are_no_text_are_damage() {
        let scratch = Scratch::new("damage");
        let mut store = Store::at(&scratch.0);
        fs::write(scratch.0.join("game.txt"), [b'{', 0xff, 0xfe]).unwrap();
        assert!(store.get("game").is_err_and(|error| error.is_damage()));
        let place = store.set_aside("game").unwrap();
        assert_eq!(fs::read(place).unwrap(), [b'{', 0xff, 0xfe]);
    }

    #[test]
    fn without_a_folder_the_game_goes_on_and_knows_why() {
        let scratch = Scratch::new("file");
        fs::write(&scratch.0, "a file where the folder should be").unwrap();
        let store = Store::at(scratch.0.join("below"));
        assert!(store.trouble().is_some());
        keeps_texts(store);
        fs::remove_file(&scratch.0).unwrap();
    }

    #[test]
    fn a_text_that_cannot_be_written_is_an_error_and_the_old_one_stays() {
        let scratch = Scratch::new("blocked");
        let mut store = Store::at(&scratch.0);
        store.put("game", "old").unwrap();
        fs::create_dir(scratch.0.join("game.new")).unwrap();
        assert!(store.put("game", "new").is_err());
        assert_eq!(store.get("game"), Ok(Some("old".to_owned())));
    }
}
