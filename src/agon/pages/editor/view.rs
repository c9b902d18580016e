//! The data of the editor besides the draft.

use crate::agon::scene::theme::Palette;
use crate::shell::system::language::Language;

/// The surroundings of the page.
pub(super) struct EditorView<'a> {
    pub(super) language: &'a Language,
    pub(super) colours: &'a Palette,
    /// The program's address in the browser.
    pub(super) address: Option<&'a str>,
}
