//! What is kept from one start to the next: a small store of texts under names. It knows neither settings nor games.
//!
//! Natively each text is a file in the user's data folder (or in the folder that `AGON_DATA` names), in the browser an
//! entry of the page's local storage. Where neither is to be had the texts live in memory: the game goes on, and
//! [`Store::trouble`] tells why nothing will be there at the next start.

use std::collections::{BTreeMap, HashSet};
use std::io;
#[cfg(not(target_arch = "wasm32"))]
use std::{
    env, fs,
    io::Write,
    path::{Path, PathBuf},
};

use bevy::prelude::*;

use super::language::Language;
use super::notice::Notice;

/// The environment variable that names another folder than the user's data folder.
#[cfg(not(target_arch = "wasm32"))]
const FOLDER_VARIABLE: &str = "AGON_DATA";

pub(super) fn plugin(app: &mut App) {
    if !app.world().contains_resource::<Store>() {
        app.insert_resource(Store::open());
    }
    app.add_message::<StoreFailed>()
        .add_systems(Startup, report_trouble)
        .add_systems(PostUpdate, tell_failures);
}

/// The store. Names of entries are ours, short and fit for a file name: `settings`, `game`.
#[derive(Resource)]
pub struct Store {
    place: Place,
    trouble: Option<StoreError>,
}

enum Place {
    #[cfg(not(target_arch = "wasm32"))]
    Folder(PathBuf),
    #[cfg(target_arch = "wasm32")]
    Browser,
    Memory(BTreeMap<String, String>),
}

impl Store {
    /// The user's own store, or one in memory (with its [trouble](Store::trouble)) where there is none.
    #[cfg(not(target_arch = "wasm32"))]
    pub fn open() -> Self {
        match folder() {
            Some(folder) => Self::at(folder),
            None => Self::without(StoreError::new(Attempt::Open, Cause::Nowhere)),
        }
    }

    /// The page's local storage, or a store in memory (with its [trouble](Store::trouble)) where the browser refuses.
    #[cfg(target_arch = "wasm32")]
    pub fn open() -> Self {
        match browser::storage() {
            Ok(_) => Self {
                place: Place::Browser,
                trouble: None,
            },
            Err(cause) => Self::without(StoreError::new(Attempt::Open, cause)),
        }
    }

    /// A store of files in `folder`, which is made if it is missing; in memory if it cannot be made.
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

    /// A store that forgets everything at the end of the program, for tests.
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

    /// Why nothing will be kept, if that is so.
    pub fn trouble(&self) -> Option<&StoreError> {
        self.trouble.as_ref()
    }

    /// The text kept under `name`, if there is one. An entry that is no text at all is
    /// [damaged](StoreError::is_damage): set it aside.
    pub fn get(&self, name: &str) -> Result<Option<String>, StoreError> {
        match &self.place {
            #[cfg(not(target_arch = "wasm32"))]
            Place::Folder(folder) => match fs::read_to_string(file(folder, name)) {
                Ok(text) => Ok(Some(text)),
                Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(None),
                Err(error) => Err(StoreError::new(Attempt::Read, error)),
            },
            #[cfg(target_arch = "wasm32")]
            Place::Browser => browser::get(name).map_err(|cause| StoreError::new(Attempt::Read, cause)),
            Place::Memory(entries) => Ok(entries.get(name).cloned()),
        }
    }

    /// Keeps `text` under `name`. The entry is the old text or the new one at any moment, never half of one.
    pub fn put(&mut self, name: &str, text: &str) -> Result<(), StoreError> {
        match &mut self.place {
            #[cfg(not(target_arch = "wasm32"))]
            Place::Folder(folder) => {
                replace_file(folder, name, text).map_err(|error| StoreError::new(Attempt::Write, error))
            }
            #[cfg(target_arch = "wasm32")]
            Place::Browser => browser::put(name, text).map_err(|cause| StoreError::new(Attempt::Write, cause)),
            Place::Memory(entries) => {
                entries.insert(name.to_owned(), text.to_owned());
                Ok(())
            }
        }
    }

    /// The names of the entries that begin with `prefix`, in alphabetical order; none where they cannot be listed. What
    /// was [set aside](Self::set_aside) is not among them.
    pub fn names(&self, prefix: &str) -> Vec<String> {
        let names: Vec<String> = match &self.place {
            #[cfg(not(target_arch = "wasm32"))]
            Place::Folder(folder) => fs::read_dir(folder)
                .into_iter()
                .flatten()
                .filter_map(|entry| Some(entry.ok()?.file_name().to_str()?.strip_suffix(".txt")?.to_owned()))
                .collect(),
            #[cfg(target_arch = "wasm32")]
            Place::Browser => browser::names(),
            Place::Memory(entries) => entries.keys().cloned().collect(),
        };
        let is_meant = |name: &String| name.starts_with(prefix) && !name.contains(SET_ASIDE);
        let mut names: Vec<_> = names.into_iter().filter(is_meant).collect();
        names.sort_unstable();
        names
    }

    /// Forgets the entry `name`; that there is none is no error.
    pub fn remove(&mut self, name: &str) -> Result<(), StoreError> {
        match &mut self.place {
            #[cfg(not(target_arch = "wasm32"))]
            Place::Folder(folder) => match fs::remove_file(file(folder, name)) {
                Err(error) if error.kind() != io::ErrorKind::NotFound => Err(StoreError::new(Attempt::Write, error)),
                _ => Ok(()),
            },
            #[cfg(target_arch = "wasm32")]
            Place::Browser => browser::remove(name).map_err(|cause| StoreError::new(Attempt::Write, cause)),
            Place::Memory(entries) => {
                entries.remove(name);
                Ok(())
            }
        }
    }

    /// Renames the entry `name`, which could not be understood, so that it is kept and out of the way. Returns where it
    /// is now: a path, or in the browser the name of the entry.
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
            Place::Browser => browser::set_aside(name).map_err(|cause| StoreError::new(Attempt::Write, cause)),
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

/// The folder of all that is kept; none if the system names none.
#[cfg(not(target_arch = "wasm32"))]
pub(super) fn folder() -> Option<PathBuf> {
    env::var_os(FOLDER_VARIABLE).map(PathBuf::from).or_else(|| {
        let folders = directories::ProjectDirs::from("", "", "Agon")?;
        Some(folders.data_dir().to_path_buf())
    })
}

/// In the names of entries that were set aside.
const SET_ASIDE: &str = ".damaged-";

fn spare_names(name: &str) -> impl Iterator<Item = String> {
    (1u32..).map(move |number| format!("{name}{SET_ASIDE}{number}"))
}

#[cfg(not(target_arch = "wasm32"))]
fn file(folder: &Path, name: &str) -> PathBuf {
    folder.join(format!("{name}.txt"))
}

/// Writes beside the file, then renames: a crash or a full disk leaves the old text as it was.
#[cfg(not(target_arch = "wasm32"))]
fn replace_file(folder: &Path, name: &str, text: &str) -> io::Result<()> {
    // The folder may have been cleared away since the start.
    fs::create_dir_all(folder)?;
    // Of two programs one waits for the other. Where the system has no locks it is done without.
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
    //! Local storage. A page may be refused it at any call, or find it full: never a panic.

    use web_sys::Storage;

    use super::{Cause, spare_names};

    pub fn storage() -> Result<Storage, Cause> {
        let window = web_sys::window().ok_or(Cause::Nowhere)?;
        window.local_storage().map_err(|_| Cause::Denied)?.ok_or(Cause::Nowhere)
    }

    /// Other games may be served from the same place.
    const OURS: &str = "agon/";

    fn full(name: &str) -> String {
        format!("{OURS}{name}")
    }

    pub fn names() -> Vec<String> {
        let Ok(storage) = storage() else {
            return Vec::new();
        };
        let keys = (0..storage.length().unwrap_or(0)).filter_map(|index| storage.key(index).ok().flatten());
        keys.filter_map(|key| Some(key.strip_prefix(OURS)?.to_owned()))
            .collect()
    }

    pub fn get(name: &str) -> Result<Option<String>, Cause> {
        storage()?.get_item(&full(name)).map_err(|_| Cause::Denied)
    }

    pub fn put(name: &str, text: &str) -> Result<(), Cause> {
        storage()?.set_item(&full(name), text).map_err(|_| Cause::Full)
    }

    pub fn remove(name: &str) -> Result<(), Cause> {
        storage()?.remove_item(&full(name)).map_err(|_| Cause::Denied)
    }

    pub fn set_aside(name: &str) -> Result<String, Cause> {
        let text = get(name)?.ok_or(Cause::Damaged)?;
        for spare in spare_names(name) {
            if get(&spare)?.is_none() {
                // Removed first: a full storage would have no room for both.
                remove(name)?;
                if let Err(cause) = put(&spare, &text) {
                    // The other name is longer; under its own there is room for it.
                    put(name, &text)?;
                    return Err(cause);
                }
                return Ok(full(&spare));
            }
        }
        Err(Cause::Full)
    }
}

/// Why an entry could not be read or written. [`StoreError::message`] says it to the player.
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

/// What stands in the way of reading or writing.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(super) enum Cause {
    Nowhere,
    Denied,
    Full,
    Damaged,
    /// Where its folder should be is something else.
    NoFolder,
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
    /// The end of a sentence.
    pub(super) fn text(&self, language: &Language) -> String {
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

    /// Whether the entry is there but is no text, so that it should be [set aside](Store::set_aside).
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

/// Says that something could not be kept or read. The player is told once for each reason, however often it happens.
#[derive(Message, Clone, Debug)]
pub struct StoreFailed(pub StoreError);

fn report_trouble(store: Res<Store>, mut failures: MessageWriter<StoreFailed>) {
    failures.write_batch(store.trouble().cloned().map(StoreFailed));
}

/// Runs in [`PostUpdate`], after whatever writes [`StoreFailed`] there.
pub(super) fn tell_failures(
    mut failures: MessageReader<StoreFailed>,
    mut told: Local<HashSet<StoreError>>,
    mut notices: MessageWriter<Notice>,
    language: Res<Language>,
) {
    for StoreFailed(error) in failures.read() {
        warn!("store: {error:?}");
        if told.insert(error.clone()) {
            notices.write(Notice::warning(error.message(&language)));
        }
    }
}

#[cfg(all(test, not(target_arch = "wasm32")))]
mod tests {
    use super::*;

    /// A folder of this test's own, gone at the end.
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
