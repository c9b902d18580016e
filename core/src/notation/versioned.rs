//! Entries and files that say which version of their format they are in.

use std::ops::RangeInclusive;

use serde::Deserialize;
use serde::de::DeserializeOwned;

/// Why a text with a version cannot be read.
#[derive(Debug, thiserror::Error)]
pub enum VersionedError {
    /// It is not in the format.
    #[error("it cannot be read: {0}")]
    Unreadable(#[from] serde_json::Error),
    /// It was written by a later program.
    #[error("it is of version {0}, which is not known")]
    Version(u32),
}

/// The version alone: the rest of a later text need not be understood.
#[derive(Deserialize)]
struct Versioned {
    version: u32,
}

/// Reads a text of JSON whose field `version` is one of those known.
///
/// ```
/// use agon_core::notation::{VersionedError, read_versioned};
///
/// #[derive(serde::Deserialize)]
/// struct Score {
///     points: u8,
/// }
///
/// let score: Score = read_versioned(r#"{"version":1,"points":7}"#, 1..=1)?;
/// assert_eq!(score.points, 7);
/// let later = read_versioned::<Score>(r#"{"version":2,"points":"many"}"#, 1..=1);
/// assert!(matches!(later, Err(VersionedError::Version(2))));
/// # Ok::<(), VersionedError>(())
/// ```
///
/// # Errors
/// If the text is damaged, or of another version.
pub fn read_versioned<T: DeserializeOwned>(text: &str, known: RangeInclusive<u32>) -> Result<T, VersionedError> {
    let Versioned { version } = serde_json::from_str(text)?;
    if !known.contains(&version) {
        return Err(VersionedError::Version(version));
    }
    Ok(serde_json::from_str(text)?)
}
