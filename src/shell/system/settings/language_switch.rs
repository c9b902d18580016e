//! Switches to the language that the player chooses. In the browser, the texts of another one than the page has brought
//! are fetched first, which takes a while and can fail.

use bevy::prelude::*;
use bevy::time::TimeSystems;

use super::language_choice::LanguageChoice;
use super::program::Settings;
use crate::shell::system::asset_texts::{ReadError, Reading};
use crate::shell::system::language::{Language, Locale};
use crate::shell::system::redraw::Wake;
use crate::shell::system::resources::AddResource;

/// The last line of fetched texts. Without it not all have arrived: a file of texts that breaks off can still be read.
pub const END: &str = "# end\n";

/// A [`Language`] that already exists (`--lang`) stays until the player chooses another.
pub(super) fn plugin(app: &mut App) {
    if !app.world().contains_resource::<Language>() {
        let chosen = app.world().resource::<Settings>().language.locale();
        app.insert_resource(first_language(chosen));
    }
    app.add_resource::<Fetching>()
        .add_message::<LanguageNotFetched>()
        .add_systems(First, arrive.run_if(is_fetching).after(TimeSystems))
        .add_systems(PreUpdate, follow.run_if(resource_changed::<Settings>));
}

#[cfg(not(target_arch = "wasm32"))]
fn first_language(chosen: Locale) -> Language {
    Language::new(chosen)
}

/// The page has read the settings too, and has brought the texts of the language that they choose.
#[cfg(target_arch = "wasm32")]
fn first_language(chosen: Locale) -> Language {
    let document = web_sys::window().and_then(|window| window.document());
    let texts = document.and_then(|document| document.get_element_by_id("texts"));
    let tag = texts.as_ref().and_then(|texts| texts.get_attribute("lang"));
    let locale = tag.and_then(|tag| Locale::from_tag(&tag)).unwrap_or(chosen);
    Language::fetched(locale, texts.and_then(|texts| texts.text_content()).unwrap_or_default())
}

/// The texts of this language could not be fetched; the language before stays.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub struct LanguageNotFetched(pub Locale);

/// Texts that are being fetched, and what was chosen before.
#[derive(Resource, Default)]
struct Fetching(Option<(Locale, Reading, LanguageChoice)>);

fn is_fetching(fetching: Res<Fetching>) -> bool {
    fetching.0.is_some()
}

/// Switches only on a new choice: `--lang` holds until then, and changing other settings does not override it.
fn follow(
    settings: Res<Settings>,
    mut last: Local<Option<LanguageChoice>>,
    mut language: ResMut<Language>,
    mut fetching: ResMut<Fetching>,
    (server, time): (Option<Res<AssetServer>>, Res<Time<Real>>),
    mut failed: MessageWriter<LanguageNotFetched>,
) {
    let Some(before) = last
        .replace(settings.language)
        .filter(|&last| last != settings.language)
    else {
        return;
    };
    let before = fetching.0.take().map_or(before, |(_, _, before)| before);
    let locale = settings.language.locale();
    if language.has(locale) {
        language.switch(locale);
    } else if let Some(server) = server {
        let path = format!("lang/{}.ftl", locale.tag());
        fetching.0 = Some((locale, Reading::begin(&server, [path], time.elapsed()), before));
    } else {
        failed.write(LanguageNotFetched(locale));
    }
}

fn arrive(
    mut fetching: ResMut<Fetching>,
    mut language: ResMut<Language>,
    mut settings: ResMut<Settings>,
    (time, mut wake): (Res<Time<Real>>, ResMut<Wake>),
    mut failed: MessageWriter<LanguageNotFetched>,
) {
    let Some((locale, reading, before)) = &mut fetching.0 else {
        return;
    };
    let Some(read) = reading.look(time.elapsed(), &mut wake) else {
        return;
    };
    match read.and_then(whole) {
        Ok(texts) => {
            language.add(*locale, texts);
            language.switch(*locale);
        }
        Err(error) => {
            warn!("{locale:?}: {error}");
            failed.write(LanguageNotFetched(*locale));
            settings.language = *before;
        }
    }
    fetching.0 = None;
}

fn whole(contents: Vec<String>) -> Result<String, ReadError> {
    let texts = contents.concat();
    match texts.ends_with(END) {
        true => Ok(texts),
        false => Err("not all texts have arrived".into()),
    }
}
