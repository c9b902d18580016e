//! The texts of Agon, in addition to those of the shell.

use bevy::prelude::*;

use super::later;
use crate::shell::system::language::{Language, Locale, Texts};

const TEXTS: Texts = Texts {
    en: include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/assets/lang/en/agon.ftl")),
    fr: include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/assets/lang/fr/agon.ftl")),
};

/// All texts that Agon needs, before there is a program.
pub fn language(locale: Locale) -> Language {
    let later = later::ALL.into_iter().filter_map(|texts| texts.here);
    later.fold(Language::new(locale).with(TEXTS), Language::with)
}

/// Requires the [`Language`].
pub(crate) fn plugin(app: &mut App) {
    app.world_mut().resource_mut::<Language>().add(TEXTS);
}
