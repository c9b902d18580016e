//! What the player has chosen once for all games: kept in the store as JSON, in effect and saved as soon as it changes.

use bevy::prelude::*;
use serde::{Deserialize, Serialize};

use super::language::{Language, Locale};
use super::notice::Notice;
use super::shortcuts::Bindings;
use super::store::{Store, StoreFailed};

/// The settings' name in the store.
const ENTRY: &str = "settings";

/// Counted up when old programs would misread new settings.
const VERSION: u32 = 1;

/// Needs the [`Store`]. A [`Language`] that is there already (`--lang`) stays until the player chooses another.
pub(super) fn plugin(app: &mut App) {
    app.add_message::<Notice>().add_message::<StoreFailed>();
    let mut store = app.world_mut().resource_mut::<Store>();
    let (settings, problem) = load(&mut store);
    if !app.world().contains_resource::<Language>() {
        app.insert_resource(Language::new(settings.language.locale()));
    }
    match problem {
        Some(Problem::Store(failed)) => {
            app.world_mut().write_message(failed);
        }
        Some(Problem::SetAside(place)) => {
            let args = [("place", place.into())];
            let notice = Notice::warning(app.world().resource::<Language>().tr_with("settings-set-aside", &args));
            app.world_mut().write_message(notice);
        }
        None => {}
    }
    app.insert_resource(settings)
        .add_systems(PreUpdate, apply_language.run_if(resource_changed::<Settings>))
        .add_systems(
            PostUpdate,
            save.run_if(resource_changed::<Settings>)
                .before(super::store::tell_failures),
        );
}

/// What the player has chosen. Change it through [`DetectChangesMut::set_if_neq`], as every change is saved.
#[derive(Resource, Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct Settings {
    /// The language of all texts.
    pub language: LanguageChoice,
    /// Dark or light panels.
    pub appearance: Appearance,
    /// How the board is drawn.
    pub view: View,
    /// What the board is made of.
    pub board: Board,
    /// Whether every cell of the board shows its name.
    pub cell_names: bool,
    /// Which way the board is turned.
    pub orientation: Orientation,
    /// How fast pieces move.
    pub animation: Animation,
    /// Volume of effects, in percent.
    pub sound_volume: Percent,
    /// Volume of music, in percent.
    pub music_volume: Percent,
    /// Volume of the room, in percent.
    pub ambience_volume: Percent,
    /// Silences all.
    pub muted: bool,
    /// Whether the cells a piece can go to are lit.
    pub show_targets: bool,
    /// Whether the race for the throne is shown.
    pub show_race: bool,
    /// Whether the cells are marked where the player's pieces could be captured next.
    pub show_threats: bool,
    /// Whether a move is made only once it has been confirmed.
    pub confirm_moves: bool,
    /// The size of the interface against the usual one.
    pub text_size: TextSize,
    /// Which keys the shortcuts have.
    pub keys: Bindings,
    /// Whether the game was never played here before.
    pub first_run: bool,
}

impl Default for Settings {
    fn default() -> Self {
        Self {
            language: LanguageChoice::System,
            appearance: Appearance::System,
            view: View::Auto,
            board: Board::Parlour,
            cell_names: true,
            orientation: Orientation::Fixed,
            animation: Animation::System,
            sound_volume: Percent(80),
            music_volume: Percent(60),
            ambience_volume: Percent(70),
            muted: false,
            show_targets: true,
            show_race: true,
            show_threats: false,
            confirm_moves: false,
            text_size: TextSize::Normal,
            keys: Bindings::default(),
            first_run: true,
        }
    }
}

impl Settings {
    /// Volume of effects from 0 (silent, or muted) to 1.
    pub fn sound(&self) -> f32 {
        if self.muted { 0.0 } else { self.sound_volume.fraction() }
    }

    /// Volume of music from 0 (silent, or muted) to 1.
    pub fn music(&self) -> f32 {
        if self.muted { 0.0 } else { self.music_volume.fraction() }
    }

    /// Volume of the room from 0 (silent, or muted) to 1.
    pub fn ambience(&self) -> f32 {
        if self.muted {
            0.0
        } else {
            self.ambience_volume.fraction()
        }
    }
}

/// A whole number from 0 to 100.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "u8")]
pub struct Percent(u8);

impl Percent {
    /// `number` percent, at most 100.
    pub fn new(number: u8) -> Self {
        Self(number.min(100))
    }

    /// The number before the percent sign.
    pub fn number(self) -> u8 {
        self.0
    }

    /// From 0 to 1.
    pub fn fraction(self) -> f32 {
        f32::from(self.0) / 100.0
    }
}

impl TryFrom<u8> for Percent {
    type Error = &'static str;

    fn try_from(number: u8) -> Result<Self, Self::Error> {
        if number <= 100 {
            Ok(Self(number))
        } else {
            Err("more than 100 percent")
        }
    }
}

/// Which language the player wants.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum LanguageChoice {
    /// That of the system.
    #[default]
    System,
    /// English.
    En,
    /// French.
    Fr,
}

impl LanguageChoice {
    /// The language this comes to on this system.
    pub fn locale(self) -> Locale {
        match self {
            Self::System => Locale::system(),
            Self::En => Locale::En,
            Self::Fr => Locale::Fr,
        }
    }
}

/// Dark or light panels.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Appearance {
    /// As the system has its windows; dark where it does not say.
    #[default]
    System,
    /// Ivory on walnut.
    Dark,
    /// Walnut on ivory.
    Light,
}

/// How the board is drawn.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum View {
    /// As suits the window: flat on a telephone, else in space.
    #[default]
    Auto,
    /// In space, with light and shadow.
    ThreeD,
    /// Flat, from above.
    TwoD,
}

/// What the board is made of.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Board {
    /// Woods, as in a parlour.
    #[default]
    Parlour,
    /// Stone and metal.
    Marble,
    /// Plain tones, as far apart as can be.
    Contrast,
}

/// Which way the board is turned.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Orientation {
    /// Always the same side in front.
    #[default]
    Fixed,
    /// Towards whoever is to move.
    Mover,
    /// The screen lies between two people: what is Black's faces Black.
    Table,
}

/// How fast pieces move.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Animation {
    /// As the system wants motion: at once where it is to be reduced, else to be followed with ease.
    #[default]
    System,
    /// To be followed with ease.
    Normal,
    /// For those who know the game.
    Fast,
    /// At once.
    Off,
}

impl Animation {
    /// How fast things move: 1 as designed, 2 twice as fast, 0 at once.
    pub fn speed(self) -> f32 {
        match self {
            Self::System if system_reduces_motion() => 0.0,
            Self::System | Self::Normal => 1.0,
            Self::Fast => 2.5,
            Self::Off => 0.0,
        }
    }
}

/// No desktop tells this in a way that others share.
#[cfg(not(target_arch = "wasm32"))]
const fn system_reduces_motion() -> bool {
    false
}

#[cfg(target_arch = "wasm32")]
fn system_reduces_motion() -> bool {
    let query = web_sys::window().and_then(|window| window.match_media("(prefers-reduced-motion: reduce)").ok());
    query.flatten().is_some_and(|query| query.matches())
}

/// The size of the interface against the usual one.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum TextSize {
    /// The usual one.
    #[default]
    Normal,
    /// A fifth larger.
    Large,
    /// Half as large again.
    Huge,
}

impl TextSize {
    /// The factor on every length of the interface.
    pub fn factor(self) -> f32 {
        match self {
            Self::Normal => 1.0,
            Self::Large => 1.2,
            Self::Huge => 1.5,
        }
    }
}

/// The settings as they are kept.
#[derive(Serialize, Deserialize)]
struct Kept {
    version: u32,
    #[serde(flatten)]
    settings: Settings,
}

enum Problem {
    Store(StoreFailed),
    SetAside(String),
}

/// The settings of the last time; the default ones where there are none that can be understood.
fn load(store: &mut Store) -> (Settings, Option<Problem>) {
    let understood = match store.get(ENTRY) {
        Ok(None) => return (Settings::default(), None),
        Ok(Some(text)) => {
            let kept = serde_json::from_str::<Kept>(&text).ok();
            kept.filter(|kept| kept.version == VERSION).map(|kept| kept.settings)
        }
        Err(error) if error.is_damage() => None,
        Err(error) => return (Settings::default(), Some(Problem::Store(StoreFailed(error)))),
    };
    match understood {
        Some(settings) => (settings, None),
        None => {
            let problem = match store.set_aside(ENTRY) {
                Ok(place) => Problem::SetAside(place),
                Err(error) => Problem::Store(StoreFailed(error)),
            };
            (Settings::default(), Some(problem))
        }
    }
}

fn save(settings: Res<Settings>, mut store: ResMut<Store>, mut failures: MessageWriter<StoreFailed>) {
    // What is loaded at the start is no change.
    if settings.is_added() {
        return;
    }
    let kept = Kept {
        version: VERSION,
        settings: settings.clone(),
    };
    let text = serde_json::to_string_pretty(&kept).expect("settings are plain fields");
    if let Err(error) = store.put(ENTRY, &text) {
        failures.write(StoreFailed(error));
    }
}

fn apply_language(settings: Res<Settings>, mut last: Local<Option<LanguageChoice>>, mut language: ResMut<Language>) {
    // Only a choice switches: `--lang` holds until then, and other settings do not undo it.
    if last
        .replace(settings.language)
        .is_some_and(|last| last != settings.language)
    {
        language.switch(settings.language.locale());
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::shell::wake::Wake;

    fn app(store: Store) -> App {
        let mut app = App::new();
        app.init_resource::<Time<Real>>()
            .init_resource::<Wake>()
            .insert_resource(store);
        app.add_plugins((super::super::notice::plugin, super::super::store::plugin, plugin));
        app.update();
        app
    }

    fn stored(app: &App) -> Option<String> {
        app.world().resource::<Store>().get(ENTRY).unwrap()
    }

    fn with_entry(text: &str) -> Store {
        let mut store = Store::memory();
        store.put(ENTRY, text).unwrap();
        store
    }

    fn notices(app: &App) -> usize {
        app.world().resource::<super::super::notice::Notices>().shown().count()
    }

    #[test]
    fn a_change_is_there_at_the_next_start() {
        let mut first = app(Store::memory());
        assert_eq!(stored(&first), None, "nothing is written before something is chosen");
        let chosen = Settings {
            view: View::TwoD,
            sound_volume: Percent(5),
            first_run: false,
            ..default()
        };
        *first.world_mut().resource_mut::<Settings>() = chosen.clone();
        first.update();
        let second = app(with_entry(&stored(&first).unwrap()));
        assert_eq!(*second.world().resource::<Settings>(), chosen);
        assert_eq!(notices(&second), 0);
    }

    #[test]
    fn unknown_and_missing_fields_are_tolerated() {
        let app = app(with_entry(r#"{"version":1,"view":"two_d","tea":"Assam"}"#));
        assert_eq!(
            *app.world().resource::<Settings>(),
            Settings {
                view: View::TwoD,
                ..default()
            }
        );
        assert_eq!(notices(&app), 0);
    }

    #[test]
    fn what_cannot_be_understood_is_set_aside_and_the_player_told() {
        let good = serde_json::to_string(&Kept {
            version: VERSION,
            settings: default(),
        })
        .unwrap();
        let mut damaged: Vec<String> = (0..good.len()).map(|length| good[..length].to_owned()).collect();
        damaged.push(r#"{"version":99}"#.to_owned());
        damaged.push(r#"{"version":1,"sound_volume":101}"#.to_owned());
        damaged.push(r#"{"version":1,"view":"four_d"}"#.to_owned());
        for text in damaged {
            let app = app(with_entry(&text));
            assert_eq!(*app.world().resource::<Settings>(), Settings::default());
            assert_eq!(
                app.world().resource::<Store>().get("settings.damaged-1"),
                Ok(Some(text))
            );
            assert_eq!(notices(&app), 1);
        }
    }

    #[test]
    fn a_chosen_language_is_shown_at_once_and_no_other_setting_changes_it() {
        let mut app = app(Store::memory());
        app.world_mut().resource_mut::<Language>().switch(Locale::Pseudo);
        app.world_mut().resource_mut::<Settings>().muted = true;
        app.update();
        assert_eq!(app.world().resource::<Language>().locale(), Locale::Pseudo);
        app.world_mut().resource_mut::<Settings>().language = LanguageChoice::Fr;
        app.update();
        assert_eq!(app.world().resource::<Language>().locale(), Locale::Fr);
    }

    #[test]
    fn motion_is_the_systems_until_the_player_chooses() {
        assert_eq!(Settings::default().animation, Animation::System);
        assert_eq!(Animation::System.speed(), Animation::Normal.speed());
        assert!(Animation::Fast.speed() > Animation::Normal.speed());
        assert_eq!(Animation::Off.speed(), 0.0);
        let app = app(with_entry(r#"{"version":1,"animation":"normal"}"#));
        assert_eq!(app.world().resource::<Settings>().animation, Animation::Normal);
    }

    #[test]
    fn muted_is_silent_and_volumes_stay() {
        let settings = Settings {
            muted: true,
            ..default()
        };
        assert_eq!([settings.sound(), settings.music(), settings.ambience()], [0.0; 3]);
        assert!(
            Settings {
                muted: false,
                ..settings
            }
            .sound()
                > 0.0
        );
    }
}
