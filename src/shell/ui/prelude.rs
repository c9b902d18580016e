//! Imports of nearly every screen: `use crate::shell::ui::prelude::*`.

pub use super::navigation::{Overlay, Page, Screen};
pub use super::notice::Notice;
pub use super::page::{add_screen, page_sheet, page_sheet_with_footer};
pub use super::question::Question;
pub use super::request::Do;
pub use super::text_input::Field;
pub use super::theme::style::strong_style;
pub use super::theme::tokens::{Palette, radius, size, space};
pub use super::widgets::buttons::{justified, primary_button, secondary_button};
pub use super::widgets::cards::card;
pub use super::widgets::controls::{
    describe_scrolled, focus_ring, hint, segmented, subheading, take_first_focus, text_field, toggle,
};
pub use crate::shell::system::language::{Language, key};
