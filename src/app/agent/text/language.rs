//! The texts of Agent, in addition to those of the shell.

use bevy::prelude::*;

use crate::app::shell::system::language::{Language, Locale, Texts};

/// The texts in both languages.
pub const TEXTS: Texts = Texts {
    en: include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/assets/lang/en/agent.ftl")),
    fr: include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/assets/lang/fr/agent.ftl")),
};

/// All texts that Agent needs, before there is a program.
pub fn language(locale: Locale) -> Language {
    Language::new(locale).with(TEXTS)
}

/// Requires the [`Language`].
pub(crate) fn plugin(app: &mut App) {
    app.world_mut().resource_mut::<Language>().add(TEXTS);
}
