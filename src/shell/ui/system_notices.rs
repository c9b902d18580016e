//! Notices of the system's reports: data that could not be saved or understood, a language that could not be
//! fetched, and the outcome of copying, pasting, saving and opening.

use std::collections::HashSet;

use bevy::prelude::*;

use super::notice::Notice;
use crate::shell::system::exchange::events::ExchangeOutcome;
use crate::shell::system::language::Language;
use crate::shell::system::settings::language_switch::LanguageNotFetched;
use crate::shell::system::settings::section::SaveSettings;
use crate::shell::system::store::error::{SetAside, StoreError, StoreFailed};
#[cfg(not(target_arch = "wasm32"))]
use crate::shell::system::{exchange::takes_drops, language::key};

pub(crate) fn plugin(app: &mut App) {
    app.add_systems(
        PostUpdate,
        (
            (tell_failures, tell_set_aside).after(SaveSettings),
            tell_exchange,
            tell_language,
        )
            .chain(),
    );
}

/// Reports each failure once, however often it happens.
fn tell_failures(
    mut failures: MessageReader<StoreFailed>,
    mut told: Local<HashSet<StoreError>>,
    mut notices: MessageWriter<Notice>,
    language: Res<Language>,
) {
    for StoreFailed(error) in failures.read() {
        warn!("store: {error:?}");
        if told.insert(error.clone()) {
            notices.write(Notice::warning(error.message(&language)));
        }
    }
}

fn tell_set_aside(mut entries: MessageReader<SetAside>, mut notices: MessageWriter<Notice>, language: Res<Language>) {
    for SetAside { sentence, place } in entries.read() {
        let text = language.tr_with(sentence, &[("place", place.as_str().into())]);
        notices.write(Notice::warning(text).until_closed());
    }
}

fn tell_language(
    mut failed: MessageReader<LanguageNotFetched>,
    mut notices: MessageWriter<Notice>,
    language: Res<Language>,
) {
    for LanguageNotFetched(locale) in failed.read() {
        let text = language.tr_with("language-not-fetched", &[("language", locale.name().into())]);
        notices.write(Notice::warning(text));
    }
}

fn tell_exchange(
    mut news: MessageReader<ExchangeOutcome>,
    mut notices: MessageWriter<Notice>,
    language: Res<Language>,
) {
    for news in news.read() {
        if let ExchangeOutcome::NotSaved(cause) | ExchangeOutcome::NotRead(_, cause) = news {
            warn!("exchange: {cause:?}");
        }
        notices.write(match news {
            ExchangeOutcome::Copied => Notice::info(language.tr("exchange-copied")),
            #[cfg(target_arch = "wasm32")]
            ExchangeOutcome::NotCopied => Notice::warning(language.tr("exchange-not-copied")),
            ExchangeOutcome::NothingToPaste => Notice::warning(language.tr("exchange-nothing-to-paste")),
            ExchangeOutcome::Saved(None) => Notice::info(language.tr("exchange-saved")),
            ExchangeOutcome::Saved(Some(place)) => {
                Notice::info(language.tr_with("exchange-saved-at", &[("place", place.as_str().into())])).until_closed()
            }
            ExchangeOutcome::NotSaved(cause) => {
                Notice::warning(language.tr_with("exchange-not-saved", &[("cause", cause.text(&language).into())]))
            }
            ExchangeOutcome::TooLarge(name) => {
                Notice::warning(language.tr_with("exchange-too-large", &[("name", name.as_str().into())]))
            }
            ExchangeOutcome::OneAtATime(name) => {
                Notice::info(language.tr_with("exchange-one-at-a-time", &[("name", name.as_str().into())]))
            }
            ExchangeOutcome::Folder => Notice::warning(language.tr("exchange-folder")),
            ExchangeOutcome::NotRead(name, cause) => {
                let args = [("name", name.as_str().into()), ("cause", cause.text(&language).into())];
                Notice::warning(language.tr_with("exchange-not-read", &args))
            }
            #[cfg(not(target_arch = "wasm32"))]
            ExchangeOutcome::NoDialog => Notice::warning(language.tr(match takes_drops() {
                true => key("exchange-no-dialog"),
                false => key("exchange-no-dialog-paste"),
            })),
        });
    }
}
