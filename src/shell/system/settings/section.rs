//! The player's settings in sections: one for the shell and one for each game. They are stored together as JSON in one
//! entry of the store; changes take effect and are saved immediately.
//!
//! ```json
//! { "version": 2, "sections": { "shell": { "muted": true }, "chess": { "show_targets": false } } }
//! ```
//!
//! Sections that have not been registered are preserved. In version 1 the fields of all sections lay side by side.

use bevy::ecs::component::Mutable;
use bevy::prelude::*;
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::{Map, Value, json};

use crate::shell::system::language::key;
use crate::shell::system::store::Store;
use crate::shell::system::store::error::{SetAside, StoreFailed, Unread};

/// Name of the settings entry in the store.
const ENTRY: &str = "settings";

/// Incremented when older programs would misread newer settings.
const VERSION: u64 = 2;

/// Requires the [`Store`].
pub(crate) fn plugin(app: &mut App) {
    app.add_message::<SettingsReset>()
        .add_message::<StoreFailed>()
        .add_message::<SetAside>()
        .configure_sets(PostUpdate, CollectSections.in_set(SaveSettings))
        .add_systems(PostUpdate, save.in_set(SaveSettings).after(CollectSections));
    let read = app.world_mut().resource_mut::<Store>().read(ENTRY, Document::read);
    let document = match read {
        Ok(document) => document.map_or_else(Document::default, |(document, _)| document),
        Err(unread) => {
            unread.report(app.world_mut(), |_| key("settings-set-aside"));
            Document::default()
        }
    };
    app.insert_resource(document);
}

/// In `PostUpdate`: saves what has changed.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct SaveSettings;

/// In [`SaveSettings`]: writes changed sections into the document.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
struct CollectSections;

/// Resets all sections to their default values.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub struct SettingsReset;

/// Related settings. Each field is read on its own: one that is missing or not understood takes its default value, and
/// unknown ones are ignored. So they must be read with `#[serde(default)]`.
pub trait Section: Resource<Mutability = Mutable> + Serialize + DeserializeOwned + Default + Clone + PartialEq {
    /// Name under which the section is saved.
    const NAME: &'static str;

    /// The section in settings of version 1, where the fields of all sections lay side by side.
    fn in_version_1(fields: &Map<String, Value>) -> Value {
        Value::Object(fields.clone())
    }

    /// The value after a reset to the defaults.
    fn usual(&self) -> Self {
        Self::default()
    }
}

/// Adds a section: a resource loaded from the store and saved whenever it changes.
pub fn add_section<S: Section>(app: &mut App) {
    let (section, refused) = app.world_mut().resource_mut::<Document>().section::<S>();
    if !refused.is_empty() {
        warn!("settings of {:?} that are not understood: {refused:?}", S::NAME);
        set_aside(app.world_mut());
    }
    app.insert_resource(section).add_systems(
        PostUpdate,
        (
            reset::<S>.run_if(on_message::<SettingsReset>),
            collect::<S>.run_if(resource_changed::<S>),
        )
            .chain()
            .in_set(CollectSections),
    );
}

/// All sections as stored.
#[derive(Resource, Debug, Default)]
struct Document {
    sections: Map<String, Value>,
    /// The fields of all sections, if the entry has version 1.
    version_1: Option<Map<String, Value>>,
    /// Whether it differs from the store.
    is_changed: bool,
}

impl Document {
    fn read(text: &str) -> Result<Self, String> {
        let mut fields: Map<String, Value> = serde_json::from_str(text).map_err(|error| error.to_string())?;
        match (fields.get("version").and_then(Value::as_u64), fields.remove("sections")) {
            (Some(1), _) => Ok(Self {
                version_1: Some(fields),
                ..default()
            }),
            (Some(VERSION), Some(Value::Object(sections))) => Ok(Self { sections, ..default() }),
            (version, _) => Err(format!("there are no settings of version {version:?} to be read")),
        }
    }

    /// A section, and what is wrong with the fields that are not understood.
    fn section<S: Section>(&mut self) -> (S, Vec<String>) {
        let stored = match (self.sections.get(S::NAME), &self.version_1) {
            (Some(section), _) => section.clone(),
            (None, Some(fields)) => S::in_version_1(fields),
            (None, None) => return (S::default(), Vec::new()),
        };
        let (section, refused) = read_fields::<S>(stored);
        // A section is written only when it changes, so what was understood is noted here.
        if self.version_1.is_some() || !refused.is_empty() {
            let value = serde_json::to_value(&section).expect("settings are plain fields");
            self.sections.insert(S::NAME.to_owned(), value);
        }
        (section, refused)
    }
}

/// Reads each field of a section on its own. Also returns what is wrong with those that are not understood.
fn read_fields<S: Section>(stored: Value) -> (S, Vec<String>) {
    let Value::Object(fields) = stored else {
        return (S::default(), vec![format!("no fields: {stored}")]);
    };
    let mut refused = Vec::new();
    let understood = fields.into_iter().filter(|(name, value)| {
        let alone = Map::from_iter([(name.clone(), value.clone())]);
        let read = S::deserialize(Value::Object(alone));
        refused.extend(read.as_ref().err().map(|error| format!("{name}: {error}")));
        read.is_ok()
    });
    let understood = Value::Object(understood.collect());
    match S::deserialize(understood) {
        Ok(section) => (section, refused),
        Err(error) => (S::default(), vec![error.to_string()]),
    }
}

/// Sets aside an entry that cannot be fully understood. Its valid parts are saved again.
fn set_aside(world: &mut World) {
    let mut store = world.resource_mut::<Store>();
    let unread: Unread<String> = match store.set_aside(ENTRY) {
        Ok(place) => Unread::SetAside { place, reason: None },
        // An earlier section was not understood either, and the entry has already been set aside.
        Err(_) if matches!(store.get(ENTRY), Ok(None)) => return,
        Err(error) => Unread::Failed(error),
    };
    world.resource_mut::<Document>().is_changed = true;
    unread.report(world, |_| key("settings-partly-set-aside"));
}

fn reset<S: Section>(mut section: ResMut<S>) {
    let usual = section.usual();
    section.set_if_neq(usual);
}

fn collect<S: Section>(section: Res<S>, mut document: ResMut<Document>) {
    // Loading at startup is not a change.
    if !section.is_added() {
        let value = serde_json::to_value(&*section).expect("settings are plain fields");
        document.sections.insert(S::NAME.to_owned(), value);
        document.is_changed = true;
    }
}

fn save(mut document: ResMut<Document>, mut store: ResMut<Store>, mut failures: MessageWriter<StoreFailed>) {
    if !document.is_changed {
        return;
    }
    document.is_changed = false;
    let saved = json!({ "version": VERSION, "sections": document.sections });
    let text = serde_json::to_string_pretty(&saved).expect("settings are plain fields");
    failures.write_batch(store.put(ENTRY, &text).err().map(StoreFailed));
}

#[cfg(test)]
mod tests {
    use serde::Deserialize;

    use bevy::time::TimePlugin;

    use super::*;

    use crate::shell::system::language::{Language, Locale};
    use crate::shell::system::settings::language_choice::LanguageChoice;
    use crate::shell::system::settings::program::{Settings, TextSize};
    use crate::shell::system::settings::{language_switch, program};

    /// The settings of a game.
    #[derive(Resource, Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
    #[serde(default)]
    struct Chess {
        flipped: bool,
        /// Whether it has never been played here before.
        fresh: Option<bool>,
    }

    impl Section for Chess {
        const NAME: &'static str = "chess";

        fn usual(&self) -> Self {
            Self {
                fresh: self.fresh,
                ..default()
            }
        }
    }

    fn app(store: Store) -> App {
        let mut app = App::new();
        app.insert_resource(store).add_plugins((
            TimePlugin,
            crate::shell::system::store::plugin,
            plugin,
            program::plugin,
            language_switch::plugin,
        ));
        add_section::<Chess>(&mut app);
        app.update();
        app
    }

    fn with_entry(text: &str) -> App {
        let mut store = Store::memory();
        store.put(ENTRY, text).unwrap();
        app(store)
    }

    fn stored(app: &App) -> Option<String> {
        app.world().resource::<Store>().get(ENTRY).unwrap()
    }

    fn told(app: &App) -> usize {
        app.world().resource::<Messages<SetAside>>().len()
    }

    #[test]
    fn a_change_is_there_at_the_next_start() {
        let mut first = app(Store::memory());
        assert_eq!(stored(&first), None, "nothing is written before something is chosen");
        first.world_mut().resource_mut::<Settings>().muted = true;
        first.world_mut().resource_mut::<Chess>().flipped = true;
        first.update();
        let second = with_entry(&stored(&first).unwrap());
        assert!(second.world().resource::<Settings>().muted);
        assert!(second.world().resource::<Chess>().flipped);
        assert_eq!(told(&second), 0);
    }

    #[test]
    fn unknown_and_missing_fields_are_tolerated_and_unknown_sections_kept() {
        let mut app = with_entry(r#"{"version":2,"sections":{"chess":{"tea":"Assam"},"go":{"komi":7}}}"#);
        assert_eq!(*app.world().resource::<Chess>(), Chess::default());
        app.world_mut().resource_mut::<Chess>().flipped = true;
        app.update();
        let text: Value = serde_json::from_str(&stored(&app).unwrap()).unwrap();
        assert_eq!(text["sections"]["go"], json!({ "komi": 7 }));
        assert_eq!(told(&app), 0);
    }

    #[test]
    fn settings_of_version_1_are_parted_into_sections() {
        let mut app = with_entry(r#"{"version":1,"muted":true,"text_size":"large","flipped":true}"#);
        let settings = app.world().resource::<Settings>();
        assert!(settings.muted);
        assert_eq!(settings.text_size, TextSize::Large);
        assert!(app.world().resource::<Chess>().flipped);
        app.world_mut().resource_mut::<Settings>().muted = false;
        app.update();
        let again = with_entry(&stored(&app).unwrap());
        assert!(
            again.world().resource::<Chess>().flipped,
            "what was not touched is kept too"
        );
        assert_eq!(told(&again), 0);
    }

    #[test]
    fn unreadable_settings_are_set_aside_and_the_player_told() {
        let good = r#"{"version":2,"sections":{"chess":{"flipped":true}}}"#;
        let mut damaged: Vec<String> = (0..good.len()).map(|length| good[..length].to_owned()).collect();
        damaged.push(r#"{"version":99,"sections":{}}"#.to_owned());
        damaged.push(r#"{"version":1,"sound_volume":101}"#.to_owned());
        damaged.push(r#"{"version":2,"sections":{"shell":{"sound_volume":101}}}"#.to_owned());
        for text in damaged {
            let app = with_entry(&text);
            assert_eq!(*app.world().resource::<Settings>(), Settings::default());
            let aside = app.world().resource::<Store>().get("settings.damaged-1");
            assert_eq!(aside, Ok(Some(text)));
            assert_eq!(told(&app), 1);
        }
    }

    #[test]
    fn a_damaged_section_leaves_the_others_as_they_are() {
        let app = with_entry(r#"{"version":2,"sections":{"shell":{"muted":7},"chess":{"flipped":true}}}"#);
        assert!(app.world().resource::<Chess>().flipped);
        let again = with_entry(&stored(&app).unwrap());
        assert!(again.world().resource::<Chess>().flipped);
        assert_eq!(told(&again), 0);
    }

    #[test]
    fn a_reset_changes_choices_only() {
        let mut app = app(Store::memory());
        *app.world_mut().resource_mut::<Chess>() = Chess {
            flipped: true,
            fresh: Some(false),
        };
        app.world_mut().resource_mut::<Settings>().muted = true;
        app.world_mut().write_message(SettingsReset);
        app.update();
        assert!(!app.world().resource::<Settings>().muted);
        let chess = app.world().resource::<Chess>();
        assert_eq!((chess.flipped, chess.fresh), (false, Some(false)));
    }

    #[test]
    fn a_chosen_language_is_shown_at_once_and_no_other_setting_changes_it() {
        let mut app = app(Store::memory());
        app.world_mut().resource_mut::<Language>().switch(Locale::PSEUDO);
        app.world_mut().resource_mut::<Settings>().muted = true;
        app.update();
        assert_eq!(app.world().resource::<Language>().locale(), Locale::PSEUDO);
        app.world_mut().resource_mut::<Settings>().language = LanguageChoice::Is(Locale::FR);
        app.update();
        assert_eq!(app.world().resource::<Language>().locale(), Locale::FR);
    }
}
