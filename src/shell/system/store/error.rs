//! Causes of failed reading and saving, and their messages to the player.

use std::fmt::Debug;
use std::io;

use bevy::prelude::*;

use crate::shell::system::language::Language;

/// Why an entry could not be read or written. [`StoreError::message`] explains it to the player.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct StoreError {
    attempt: Attempt,
    cause: Cause,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) enum Attempt {
    Open,
    Read,
    Write,
}

/// Cause of a failure to read or write.
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
    /// The file or folder is not there, or no longer.
    Missing,
    /// Any other cause, in the system's words. They are for the log: players may not read the system's language.
    Other(String),
}

impl From<io::Error> for Cause {
    fn from(error: io::Error) -> Self {
        match error.kind() {
            io::ErrorKind::PermissionDenied | io::ErrorKind::ReadOnlyFilesystem => Self::Denied,
            io::ErrorKind::StorageFull | io::ErrorKind::QuotaExceeded => Self::Full,
            io::ErrorKind::InvalidData => Self::Damaged,
            io::ErrorKind::AlreadyExists | io::ErrorKind::NotADirectory => Self::NoFolder,
            io::ErrorKind::NotFound => Self::Missing,
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
            Self::Missing => language.tr("store-cause-missing"),
            Self::Other(_) => language.tr("store-cause-other"),
        }
    }
}

impl StoreError {
    pub(super) fn new(attempt: Attempt, cause: impl Into<Cause>) -> Self {
        Self {
            attempt,
            cause: cause.into(),
        }
    }

    /// Whether the entry exists but is not valid text, so that it should be [set aside](super::Store::set_aside).
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
        /// The error in the text; `None` if it is not text at all.
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::shell::system::language::Locale;

    #[test]
    fn every_cause_has_a_message_in_the_players_language() {
        let kinds = [
            io::ErrorKind::NotFound,
            io::ErrorKind::PermissionDenied,
            io::ErrorKind::StorageFull,
            io::ErrorKind::InvalidData,
            io::ErrorKind::NotADirectory,
            io::ErrorKind::BrokenPipe,
        ];
        let [english, french] = [Locale::EN, Locale::FR].map(Language::new);
        for kind in kinds {
            let cause = Cause::from(io::Error::new(kind, "os error 32"));
            let told = [cause.text(&english), cause.text(&french)];
            assert_ne!(told[0], told[1]);
            assert!(told.iter().all(|text| !text.contains("os error")), "{told:?}");
        }
        let Cause::Other(detail) = Cause::from(io::Error::new(io::ErrorKind::BrokenPipe, "os error 32")) else {
            panic!("a broken pipe has no words of its own");
        };
        assert!(
            detail.contains("os error 32"),
            "the log has the system's words: {detail}"
        );
    }
}
