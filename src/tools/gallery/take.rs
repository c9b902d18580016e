//! How far the picture that is being taken has come.

use std::time::Instant;

/// A picture that is being set up.
#[derive(Clone, Copy, Debug)]
pub(super) struct Take {
    /// When that began, or began again.
    pub(super) since: Instant,
    /// The frames drawn since.
    pub(super) frames: u32,
}
