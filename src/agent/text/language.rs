//! The texts of Agent, in addition to those of the shell.

use bevy::prelude::*;

use crate::shell::system::language::{Language, Locale, Texts};

/// The texts in both languages.
pub const TEXTS: Texts = Texts {
    en: include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/assets/lang/en/agent.ftl")),
    fr: include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/assets/lang/fr/agent.ftl")),
};

/// The texts of its lessons in both languages.
pub const LESSONS: Texts = Texts {
    en: include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/assets/lessons/agent_en.ftl")),
    fr: include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/assets/lessons/agent_fr.ftl")),
};

/// All texts that Agent needs, before there is a program.
pub fn language(locale: Locale) -> Language {
    Language::new(locale).with(TEXTS).with(LESSONS)
}

/// Requires the [`Language`].
pub(crate) fn plugin(app: &mut App) {
    let mut language = app.world_mut().resource_mut::<Language>();
    language.add(TEXTS);
    language.add(LESSONS);
}
