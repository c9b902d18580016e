//! Whether there is a sound device, found on first use and shown in the settings.

use bevy::prelude::*;

/// The sound device.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum SoundDevice {
    /// Not known, as nothing has been played yet.
    #[default]
    Unknown,
    /// Sounds can be played.
    Present,
    /// There is no device.
    Absent,
}
