//! The texts of Agon, in addition to those of the shell.

use bevy::prelude::*;

use super::{lessons, rule_book};
use crate::app::shell::system::language::{Language, Locale, Texts};

const TEXTS: Texts = Texts {
    en: include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/assets/lang/en/agon.ftl")),
    fr: include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/assets/lang/fr/agon.ftl")),
};

/// All texts that Agon needs, before there is a program.
pub fn language(locale: Locale) -> Language {
    Language::new(locale)
        .with(TEXTS)
        .with(lessons::TEXTS)
        .with(rule_book::TEXTS)
}

/// Requires the [`Language`].
pub(crate) fn plugin(app: &mut App) {
    let mut language = app.world_mut().resource_mut::<Language>();
    language.add(TEXTS);
    language.add(lessons::TEXTS);
    language.add(rule_book::TEXTS);
}
