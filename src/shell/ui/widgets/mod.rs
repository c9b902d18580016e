//! The controls and containers that pages are made of.

pub mod buttons;
pub mod cards;
pub mod controls;
pub mod entries;
pub mod icons;
pub(crate) mod kept;
pub mod key_line;
pub mod marked_row;
pub mod sheet;
pub mod side_panel;
pub mod wood;
pub mod word_card;
