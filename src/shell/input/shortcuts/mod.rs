//! Actions, and the keys and gamepad buttons that trigger them: one list, to which every part of the program adds its
//! own actions, and one table of keys, which the player can change.
//!
//! ```
//! # use bevy::prelude::*;
//! use agon::shell::input::context::InputContext;
//! use agon::shell::input::shortcuts::{Action, ActionGroup, ActionId, ActionPressed, add_actions};
//!
//! const GAME: ActionGroup = ActionGroup { heading: "keys-game", rank: 0 };
//! const UNDO: ActionId = ActionId("undo");
//!
//! fn plugin(app: &mut App) {
//!     add_actions(app, &[Action::new(UNDO, "keys-undo", GAME, InputContext::Board).with_keys(&["Ctrl+Z"])]);
//!     app.add_systems(Update, undo);
//! }
//!
//! fn undo(mut pressed: MessageReader<ActionPressed>) {
//!     for pressed in pressed.read().filter(|pressed| pressed.action == UNDO) {
//!         info!("{pressed:?}");
//!     }
//! }
//! ```
//!
//! Nothing else reads keys, and readers need not check for overlays: an action is reported only in its own context.
//! Held keys repeat. Arrows, Enter, Space, Tab and Escape are not actions: they navigate every screen and cannot be
//! changed.

use std::collections::BTreeMap;

use bevy::input::InputSystems;
use bevy::input::keyboard::{KeyboardFocusLost, KeyboardInput};
use bevy::prelude::*;
use bevy_egui::{EguiContext, PrimaryEguiContext};
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};

use super::context::InputContext;
use super::layout::Layout;
use crate::shell::system::language::key;
use crate::shell::system::resources::AddResource;
use crate::shell::system::settings::section::{Section, add_section};
use chord::Held;
use chord::{Chord, Refusal};

pub mod chord;

/// Requires the settings.
pub(crate) fn plugin(app: &mut App) {
    add_section::<Bindings>(app);
    app.add_resource::<Actions>()
        .add_resource::<Learning>()
        .add_message::<ActionPressed>()
        .add_message::<Learned>()
        .add_message::<KeyboardInput>()
        .add_message::<KeyboardFocusLost>()
        .add_systems(PreUpdate, translate.in_set(Translate).after(InputSystems));
}

/// In `PreUpdate`: turns keys into [`ActionPressed`].
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Translate;

/// Name of an action, under which its keys are saved.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct ActionId(pub &'static str);

/// Actions listed together in the list of keys.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct ActionGroup {
    /// Text key of the heading.
    pub heading: &'static str,
    /// Groups are sorted by rank.
    pub rank: u8,
}

impl ActionGroup {
    /// Actions available on every screen.
    pub const EVERYWHERE: Self = Self {
        heading: key("keys-everywhere"),
        rank: u8::MAX,
    };
}

/// Something triggered by a key or a gamepad button.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Action {
    /// Its name.
    pub id: ActionId,
    /// Text key of its displayed name.
    pub name: &'static str,
    /// Its group in the list of keys.
    pub group: ActionGroup,
    /// When it applies.
    pub context: InputContext,
    /// Its default keys, in the notation of [`Chord`].
    pub keys: &'static [&'static str],
    /// Its gamepad button.
    pub button: Option<GamepadButton>,
    /// Whether its button repeats while held, as keys do.
    pub button_repeats: bool,
    /// The game it belongs to: it applies only while that one is on the table. `None` if it always does.
    pub game: Option<&'static str>,
}

impl Action {
    /// An action without keys.
    pub const fn new(id: ActionId, name: &'static str, group: ActionGroup, context: InputContext) -> Self {
        Self {
            id,
            name,
            group,
            context,
            keys: &[],
            button: None,
            button_repeats: false,
            game: None,
        }
    }

    /// Makes it an action of one game only.
    #[must_use]
    pub const fn of_game(self, game: &'static str) -> Self {
        Self {
            game: Some(game),
            ..self
        }
    }

    /// Sets the default keys.
    #[must_use]
    pub const fn with_keys(self, keys: &'static [&'static str]) -> Self {
        Self { keys, ..self }
    }

    /// Sets the gamepad button.
    #[must_use]
    pub const fn with_button(self, button: GamepadButton) -> Self {
        Self {
            button: Some(button),
            ..self
        }
    }

    /// Sets a gamepad button that repeats while held.
    #[must_use]
    pub const fn with_repeating_button(self, button: GamepadButton) -> Self {
        Self {
            button: Some(button),
            button_repeats: true,
            ..self
        }
    }

    fn usual_keys(&self) -> Vec<Chord> {
        self.keys.iter().filter_map(|key| key.parse().ok()).collect()
    }
}

/// The registered actions.
#[derive(Resource, Clone, Debug, Default)]
pub struct Actions {
    registered: Vec<Action>,
    /// The games' notes about gamepads, as text keys.
    notes: Vec<(&'static str, &'static str)>,
    /// The game on the table.
    game: Option<&'static str>,
}

impl Actions {
    /// The actions that apply now, group by group: those of the game on the table, and those that belong to none.
    pub fn all(&self) -> impl Iterator<Item = &Action> {
        let registered = self.registered.iter();
        registered.filter(|action| action.game.is_none() || action.game == self.game)
    }

    /// The action with this name.
    pub fn get(&self, id: ActionId) -> Option<&Action> {
        self.registered.iter().find(|action| action.id == id)
    }

    /// The action bound to a gamepad button.
    pub fn with_button(&self, button: GamepadButton) -> Option<&Action> {
        self.all().find(|action| action.button == Some(button))
    }

    /// Note on gamepads of the game on the table, as a text key.
    pub fn gamepad_note(&self) -> Option<&'static str> {
        let mut notes = self.notes.iter();
        notes.find(|(game, _)| Some(*game) == self.game).map(|(_, note)| *note)
    }

    /// Sets the game on the table, whose own actions apply from now on.
    pub fn set_game(&mut self, game: Option<&'static str>) {
        self.game = game;
    }
}

/// Registers actions. Within their groups they are listed in order of registration.
pub fn add_actions(app: &mut App, actions: &[Action]) {
    let world = app.world_mut().add_resource::<Actions>();
    let registered = &mut world.resource_mut::<Actions>().registered;
    registered.extend_from_slice(actions);
    // Stable, to preserve the order within each group.
    registered.sort_by_key(|action| action.group);
}

/// Adds a game's note about gamepads, given by text key, below the list of its actions.
pub fn add_gamepad_note(app: &mut App, game: &'static str, note: &'static str) {
    let world = app.world_mut().add_resource::<Actions>();
    world.resource_mut::<Actions>().notes.push((game, note));
}

/// The key or button of an action was pressed, or repeats while held.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub struct ActionPressed {
    /// The action triggered.
    pub action: ActionId,
    /// Whether this is a repeat of a held key.
    pub repeat: bool,
}

/// The keys bound to actions: the defaults, except for those the player has changed, stored by action name.
#[derive(Resource, Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(from = "BTreeMap<String, Vec<String>>", into = "BTreeMap<String, Vec<String>>")]
pub struct Bindings(BTreeMap<String, Vec<Chord>>);

impl Section for Bindings {
    const NAME: &'static str = "keys";

    fn in_version_1(fields: &Map<String, Value>) -> Value {
        fields.get("keys").cloned().unwrap_or_else(|| Map::new().into())
    }
}

impl Bindings {
    /// The keys of an action; empty if they were reassigned to others.
    pub fn keys(&self, action: &Action) -> Vec<Chord> {
        self.0.get(action.id.0).cloned().unwrap_or_else(|| action.usual_keys())
    }

    /// The action a key is bound to.
    pub fn owner<'a>(&self, actions: &'a Actions, chord: &Chord) -> Option<&'a Action> {
        // The player's own choices take precedence over defaults added by a later version.
        let chosen = |action: &&Action| self.0.contains_key(action.id.0);
        let (first, then): (Vec<&Action>, Vec<&Action>) = actions.all().partition(chosen);
        let mut all = first.into_iter().chain(then);
        all.find(|action| self.keys(action).contains(chord))
    }

    /// Binds a key to an action, replacing its previous keys. If the key was bound to another action, that one gets the
    /// replaced keys, so that none is left without.
    pub fn give(&mut self, actions: &Actions, action: &Action, chord: Chord) {
        let had = self.keys(action);
        if let Some(owner) = self.owner(actions, &chord).filter(|owner| owner.id != action.id) {
            let mut keys = self.keys(owner);
            keys.retain(|key| *key != chord);
            if keys.is_empty() {
                keys = had;
            }
            self.set(owner, keys);
        }
        self.set(action, vec![chord]);
    }

    fn set(&mut self, action: &Action, keys: Vec<Chord>) {
        if keys == action.usual_keys() {
            self.0.remove(action.id.0);
        } else {
            self.0.insert(action.id.0.to_owned(), keys);
        }
    }

    /// Whether all keys are the defaults.
    pub fn are_usual(&self) -> bool {
        self.0.is_empty()
    }
}

impl From<BTreeMap<String, Vec<String>>> for Bindings {
    /// Ignores saved keys that this version does not know.
    fn from(saved: BTreeMap<String, Vec<String>>) -> Self {
        let known = saved.into_iter().filter_map(|(name, keys)| {
            let keys: Vec<Chord> = keys.iter().filter_map(|key| key.parse().ok()).collect();
            (!keys.is_empty()).then_some((name, keys))
        });
        Self(known.collect())
    }
}

impl From<Bindings> for BTreeMap<String, Vec<String>> {
    fn from(bindings: Bindings) -> Self {
        let texts = |keys: Vec<Chord>| keys.iter().map(Chord::to_string).collect();
        let saved = bindings.0.into_iter();
        saved.map(|(name, keys)| (name, texts(keys))).collect()
    }
}

/// The action waiting for the player to press a new key.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Learning(pub Option<ActionId>);

/// A key was pressed to be bound to an action.
#[derive(Message, Clone, Debug, PartialEq, Eq)]
pub struct Learned {
    /// The action.
    pub action: ActionId,
    /// The key, or why it cannot be used.
    pub chord: Result<Chord, Refusal>,
}

/// Handles keys one by one, as several may fall into one frame on a slow machine.
fn translate(
    mut keys: MessageReader<KeyboardInput>,
    mut lost: MessageReader<KeyboardFocusLost>,
    (context, actions, bindings): (Res<InputContext>, Res<Actions>, Res<Bindings>),
    (mut held, mut layout): (Local<Held>, Local<Layout>),
    mut learning: ResMut<Learning>,
    mut panels: Query<&mut EguiContext, With<PrimaryEguiContext>>,
    (mut pressed, mut learned): (MessageWriter<ActionPressed>, MessageWriter<Learned>),
) {
    if lost.read().count() > 0 {
        *held = Held::default();
    }
    for key in keys.read() {
        held.follow(key);
        layout.follow(key);
        if !key.state.is_pressed() || held.is_modifier(key.key_code) {
            continue;
        }
        if let Some(action) = learning.0 {
            if !key.repeat {
                learning.0 = None;
                let chord = Chord::to_be_had(key, *held, *layout);
                learned.write(Learned { action, chord });
            }
            continue;
        }
        // While a text field has focus, it receives every key.
        let typing = panels.iter_mut().any(|mut panel| panel.get_mut().text_edit_focused());
        let mut chords = [Chord::of(key, *held), Chord::in_latin(key, *held, *layout)]
            .into_iter()
            .flatten();
        let action = chords.find_map(|chord| bindings.owner(&actions, &chord));
        if let Some(action) = action.filter(|action| !typing && *context >= action.context) {
            pressed.write(ActionPressed {
                action: action.id,
                repeat: key.repeat,
            });
        }
    }
}

#[cfg(test)]
mod tests {
    use bevy::input::ButtonState;
    use bevy::input::keyboard::Key;

    use super::*;
    use crate::shell::input::layout::tests::press;

    const GROUP: ActionGroup = ActionGroup { heading: "", rank: 0 };
    const UNDO: Action = action("undo", &["Ctrl+Z"]);
    const PREVIOUS: Action = action("previous", &[",", "PageUp"]);
    const VIEW: Action = action("view", &["V"]);
    const MUTE: Action = action("mute", &["M"]);

    const fn action(id: &'static str, keys: &'static [&'static str]) -> Action {
        Action::new(ActionId(id), "", GROUP, InputContext::Screens).with_keys(keys)
    }

    fn actions() -> Actions {
        Actions {
            registered: vec![UNDO, PREVIOUS, VIEW, MUTE],
            ..Actions::default()
        }
    }

    fn chord(text: &str) -> Chord {
        text.parse().unwrap()
    }

    #[test]
    fn a_key_that_is_taken_is_swapped() {
        let mut bindings = Bindings::default();
        bindings.give(&actions(), &VIEW, chord("M"));
        assert_eq!(bindings.keys(&VIEW), [chord("M")]);
        assert_eq!(bindings.keys(&MUTE), [chord("V")]);
        bindings.give(&actions(), &VIEW, chord("V"));
        assert!(bindings.are_usual(), "{bindings:?}");
    }

    #[test]
    fn of_several_keys_one_may_be_given_away() {
        let mut bindings = Bindings::default();
        bindings.give(&actions(), &MUTE, chord("PageUp"));
        assert_eq!(bindings.keys(&PREVIOUS), [chord(",")]);
        bindings.give(&actions(), &VIEW, chord(","));
        assert_eq!(bindings.keys(&PREVIOUS), [chord("V")]);
    }

    #[test]
    fn changed_keys_are_kept_also_of_actions_that_are_not_known() {
        let mut bindings = Bindings::default();
        bindings.give(&actions(), &UNDO, chord("U"));
        let text = serde_json::to_string(&bindings).unwrap();
        assert_eq!(text, r#"{"undo":["U"]}"#);
        assert_eq!(serde_json::from_str::<Bindings>(&text).unwrap(), bindings);
        let text = r#"{"undo":["U","Hyper+ü+"],"make_tea":["T"],"redo":[]}"#;
        let read: Bindings = serde_json::from_str(text).unwrap();
        assert_eq!(read.keys(&UNDO), [chord("U")]);
        assert_eq!(
            serde_json::to_string(&read).unwrap(),
            r#"{"make_tea":["T"],"undo":["U"]}"#
        );
    }

    /// The actions that some keys trigger, typed within one frame.
    fn pressed(keys: &[KeyboardInput]) -> Vec<ActionId> {
        let mut app = App::new();
        app.add_message::<KeyboardInput>()
            .add_message::<KeyboardFocusLost>()
            .add_message::<ActionPressed>()
            .add_message::<Learned>()
            .insert_resource(actions())
            .add_resource::<InputContext>()
            .add_resource::<Bindings>()
            .add_resource::<Learning>()
            .add_systems(Update, translate);
        app.world_mut().write_message_batch(keys.iter().cloned());
        app.update();
        let mut pressed = app.world_mut().resource_mut::<Messages<ActionPressed>>();
        pressed.drain().map(|pressed| pressed.action).collect()
    }

    #[test]
    fn letters_of_other_scripts_act_by_their_latin_place() {
        let control = KeyboardInput {
            logical_key: Key::Control,
            ..press(KeyCode::ControlLeft, "")
        };
        let released = KeyboardInput {
            state: ButtonState::Released,
            ..control.clone()
        };
        let keys = [
            press(KeyCode::KeyV, "м"),
            control,
            press(KeyCode::KeyZ, "я"),
            released,
            press(KeyCode::Comma, "ת"),
            press(KeyCode::KeyM, "μ"),
        ];
        assert_eq!(pressed(&keys), [VIEW.id, UNDO.id, PREVIOUS.id, MUTE.id]);
        // A French keyboard has its own places: M beside L, and the comma where others have M.
        let french = [press(KeyCode::Semicolon, "m"), press(KeyCode::KeyM, ",")];
        assert_eq!(pressed(&french), [MUTE.id, PREVIOUS.id]);
    }

    #[test]
    fn groups_stand_by_rank_and_actions_as_they_were_added() {
        let mut app = App::new();
        let last = ActionGroup { rank: 1, ..GROUP };
        add_actions(&mut app, &[Action { group: last, ..MUTE }]);
        add_actions(&mut app, &[VIEW, UNDO]);
        let ids = app.world().resource::<Actions>().all().map(|action| action.id);
        assert_eq!(ids.collect::<Vec<_>>(), [VIEW.id, UNDO.id, MUTE.id]);
    }

    #[test]
    fn a_key_has_its_meaning_in_the_game_on_the_table() {
        const CHESS: Action = action("resign", &["R"]).of_game("chess");
        const DICE: Action = action("roll", &["R"]).of_game("dice");
        let mut actions = Actions {
            registered: vec![CHESS, DICE, MUTE],
            ..Actions::default()
        };
        let owner = |actions: &Actions| Bindings::default().owner(actions, &chord("R")).map(|owner| owner.id);
        assert_eq!(owner(&actions), None);
        for (game, own) in [("chess", CHESS), ("dice", DICE)] {
            actions.set_game(Some(game));
            assert_eq!(owner(&actions), Some(own.id));
            assert!(actions.all().any(|action| action.id == MUTE.id));
        }
    }
}
