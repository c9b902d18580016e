//! What is found for characters that the game's own fonts lack.

use bevy_egui::egui::FontData;

/// What was found for characters.
pub(super) enum Found {
    /// A font of somebody else's, for all families.
    Other(FontData),
    /// The Cyrillic letters of the game's fonts, in the order of `add_cyrillic`.
    #[cfg_attr(
        not(target_arch = "wasm32"),
        expect(dead_code, reason = "the desktop has them from the start")
    )]
    Cyrillic([FontData; 3]),
}
