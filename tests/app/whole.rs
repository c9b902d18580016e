//! The whole game as it is started, but for window, renderer and sound: with keys, gamepads and screen readers of one's
//! own, and with what it tells screen readers.
#![allow(dead_code, reason = "not every test needs all of it")]

use agon::agon::gameplay::agon_screen::AGON;
use agon::agon::gameplay::current_game::Match;
use agon::agon::gameplay::exercise::Stays;
use agon::agon::gameplay::messages::MoveRequested;
use agon::agon::gameplay::opponent::Pace;
use agon::agon::gameplay::settings::AgonSettings;
use agon::agon::saves::start_game::GameWanted;
use agon::agon::text::pages::{
    EDITOR, LEARN, MENU, MISTAKES, MORE, MOVES, MOVING_PICTURE, MUSEUM, MY_GAMES, OPEN, OPENINGS, PROGRESS, PUZZLES,
    RULES, SHARE,
};
use agon::games::{GAMES, add_house};
use agon::shell;
use agon::shell::accessibility::speech::Spoken;
use agon::shell::pages::settings::SETTINGS;
use agon::shell::pages::shortcuts::KEYS;
use agon::shell::pages::text_page::CREDITS;
use agon::shell::system::language::{Language, Locale};
use agon::shell::system::resources::AddResource;
use agon::shell::system::settings::language_choice::LanguageChoice;
use agon::shell::system::settings::program::Settings;
use agon::shell::system::store::Store;
use agon::shell::system::store::error::SetAside;
use agon::shell::ui::navigation::{Overlay, Screen};
use agon::tabletop::game::Games;
use agon::tabletop::view_settings::{Animation, ViewSettings};
use agon_core::notation::GameTree;
use agon_core::rules::{Game, Move, RuleSet};
use agon_core::session::conditions::Terms;
use agon_core::session::players::Players;
use bevy::a11y::{AccessibilityRequested, ActionRequest};
use bevy::ecs::schedule::SingleThreadedExecutor;
use bevy::gilrs::GilrsPlugin;
use bevy::input::ButtonState;
use bevy::input::gamepad::{GamepadConnection, GamepadConnectionEvent, RawGamepadButtonChangedEvent, RawGamepadEvent};
use bevy::input::keyboard::{Key, KeyboardInput};
use bevy::log::LogPlugin;
use bevy::prelude::*;
use bevy::render::RenderPlugin;
use bevy::render::pipelined_rendering::PipelinedRenderingPlugin;
use bevy::render::settings::{RenderCreation, WgpuSettings};
use bevy::render::sync_world::SyncWorldPlugin;
use bevy::window::{PrimaryWindow, WindowResized, WindowScaleFactorChanged};
use bevy::winit::WinitPlugin;
use bevy_egui::egui::accesskit::{self, Action, Node, NodeId, TreeId, TreeUpdate};
use bevy_egui::{EguiContext, EguiOutput, EguiPostUpdateSet, PrimaryEguiContext};
use std::iter;
use std::time::{Duration, Instant};

/// The game, and what screen readers have been told.
pub struct Whole {
    pub app: App,
}

/// What there is to be seen before a game is over, by screen and what lies over it.
pub const SCREENS: [(Screen, Overlay); 21] = [
    (Screen::Title, Overlay::None),
    (Screen::Title, Overlay::Page(MORE)),
    (Screen::NewGame, Overlay::None),
    (Screen::Title, Overlay::Page(SETTINGS)),
    (Screen::Title, Overlay::Page(RULES)),
    (Screen::Title, Overlay::Page(MUSEUM)),
    (Screen::Title, Overlay::Page(CREDITS)),
    (Screen::Title, Overlay::Page(LEARN)),
    (Screen::Title, Overlay::Page(PUZZLES)),
    (Screen::Title, Overlay::Page(MISTAKES)),
    (Screen::Title, Overlay::Page(PROGRESS)),
    (Screen::Title, Overlay::Page(OPEN)),
    (Screen::Title, Overlay::Page(EDITOR)),
    (Screen::Title, Overlay::Page(KEYS)),
    (Screen::Title, Overlay::Page(MY_GAMES)),
    (Screen::Title, Overlay::Page(OPENINGS)),
    (Screen::Playing, Overlay::None),
    (Screen::Playing, Overlay::Page(MENU)),
    (Screen::Playing, Overlay::Page(SHARE)),
    (Screen::Playing, Overlay::Page(MOVING_PICTURE)),
    (Screen::Playing, Overlay::Page(MOVES)),
];

/// The tree of the last frame, and all that was said so far.
#[derive(Resource, Default)]
struct Seen {
    tree: Option<TreeUpdate>,
    said: Vec<String>,
}

/// No renderer.
pub fn nothing_drawn() -> RenderPlugin {
    RenderPlugin {
        render_creation: RenderCreation::Automatic(Box::new(WgpuSettings {
            backends: None,
            ..default()
        })),
        ..default()
    }
}

/// A screen reader is there.
fn attend(new: On<Add, PrimaryEguiContext>, mut panels: Query<&mut EguiContext>) {
    panels.get_mut(new.entity).unwrap().get_mut().enable_accesskit();
}

fn see(panels: Query<&EguiOutput, With<PrimaryEguiContext>>, mut seen: ResMut<Seen>) {
    let tree = panels
        .iter()
        .find_map(|panel| panel.platform_output.accesskit_update.clone());
    seen.tree = tree;
}

/// Screen readers hear the same, at their pace and put together.
fn hear(mut spoken: MessageReader<Spoken>, mut seen: ResMut<Seen>) {
    seen.said.extend(spoken.read().map(|Spoken(text)| text.clone()));
}

/// Runs systems one after the other, as a browser does. Handing them to threads takes longer than most of them.
fn run_in_turn(app: &mut App) {
    let apps = app.sub_apps_mut();
    for app in iter::once(&mut apps.main).chain(apps.sub_apps.values_mut()) {
        for (_, schedule) in app.world_mut().resource_mut::<Schedules>().iter_mut() {
            schedule.set_executor(SingleThreadedExecutor::new());
        }
    }
}

impl Whole {
    /// The game at its title, in English unless another language was chosen, with what is kept from the last time.
    pub fn start(store: Store) -> Self {
        Self::start_with(store, nothing_drawn(), |_| ())
    }

    /// The same with a renderer of one's own, and with something done to the app before its first frame.
    pub fn start_with(store: Store, renderer: RenderPlugin, prepare: impl FnOnce(&mut App)) -> Self {
        Self::start_prepared(store, renderer, |_| (), prepare)
    }

    /// The same with something done before there are any plugins, too; with other games, if their list is then there.
    pub fn start_prepared(
        store: Store,
        renderer: RenderPlugin,
        before: impl FnOnce(&mut App),
        prepare: impl FnOnce(&mut App),
    ) -> Self {
        let mut app = App::new();
        before(&mut app);
        let plugins = DefaultPlugins
            .set(renderer)
            .disable::<PipelinedRenderingPlugin>()
            .disable::<LogPlugin>()
            // Gamepads are told of by the tests. It would leave two threads behind that wake twenty times a second.
            .disable::<GilrsPlugin>()
            .disable::<WinitPlugin>();
        app.add_plugins(plugins)
            .insert_resource(store)
            .insert_resource(Pace(Duration::ZERO))
            .insert_resource(agon::agent::gameplay::computers::Pace(0.0))
            .add_resource::<Seen>()
            .add_observer(attend)
            .add_plugins(shell::plugin);
        let games = app.world().get_resource::<Games>();
        let games = games.map_or(GAMES, |games| games.0);
        add_house(&mut app, games);
        app.insert_state(AGON)
            .add_systems(PostUpdate, see.after(EguiPostUpdateSet::PostProcessOutput))
            .add_systems(Last, hear);
        // Without a renderer Bevy leaves this out, and yet notes in it which lights are despawned.
        if !app.is_plugin_added::<SyncWorldPlugin>() {
            app.add_plugins(SyncWorldPlugin);
        }
        app.world().resource::<AccessibilityRequested>().set(true);
        app.world_mut().resource_mut::<ViewSettings>().animation = Animation::Off;
        app.world_mut().resource_mut::<AgonSettings>().first_run = false;
        let mut settings = app.world_mut().resource_mut::<Settings>();
        if settings.language == LanguageChoice::System {
            settings.language = LanguageChoice::Is(Locale::EN);
            app.world_mut().resource_mut::<Language>().switch(Locale::EN);
        }
        prepare(&mut app);
        app.finish();
        app.cleanup();
        run_in_turn(&mut app);
        let mut whole = Self { app };
        whole.settle();
        whole
    }

    /// Lets what has been asked for come about, down to layouts that follow from the frame before.
    pub fn settle(&mut self) {
        for _ in 0..6 {
            self.app.update();
        }
    }

    /// Lets a key take effect, down to a screen that it leads to.
    pub fn answer(&mut self) {
        for _ in 0..3 {
            self.app.update();
        }
    }

    /// Goes to a screen and what lies over it.
    pub fn go(&mut self, screen: Screen, overlay: Overlay) {
        let world = self.app.world_mut();
        // Where one is already, one does not arrive.
        NextState::set_if_neq(&mut world.resource_mut::<NextState<Screen>>(), screen);
        NextState::set_if_neq(&mut world.resource_mut::<NextState<Overlay>>(), overlay);
        self.settle();
    }

    /// Goes to a screen and what lies over it, with a game on the board where one is needed.
    pub fn show(&mut self, screen: Screen, overlay: Overlay) {
        if screen == Screen::Playing && !self.app.world().contains_resource::<Match>() {
            self.play(Game::new(RuleSet::default()));
        }
        self.go(screen, overlay);
        assert_eq!(self.screen(), (screen, overlay));
    }

    /// Gives the window another size, in logical pixels.
    pub fn resize(&mut self, width: f32, height: f32) {
        let world = self.app.world_mut();
        let mut windows = world.query_filtered::<(Entity, &mut Window), With<PrimaryWindow>>();
        let (entity, mut window) = windows.single_mut(world).unwrap();
        window.resolution.set(width, height);
        let resized = WindowResized {
            window: entity,
            width,
            height,
        };
        world.write_message(resized);
        self.settle();
    }

    /// Brings the window to a screen with another scale, where it stays as large in logical pixels.
    pub fn rescale(&mut self, scale: f32) {
        let world = self.app.world_mut();
        let mut windows = world.query_filtered::<(Entity, &mut Window), With<PrimaryWindow>>();
        let (window, mut shown) = windows.single_mut(world).unwrap();
        let size = shown.size();
        shown.resolution.set_scale_factor_and_apply_to_physical_size(scale);
        shown.resolution.set(size.x, size.y);
        let scale_factor = f64::from(scale);
        world.write_message(WindowScaleFactorChanged { window, scale_factor });
        self.settle();
    }

    /// Begins a game of two people.
    pub fn play(&mut self, game: impl Into<GameTree>) {
        let players = Players::two_people("", "");
        self.app.world_mut().write_message(GameWanted {
            tree: game.into(),
            players,
            terms: Terms::default(),
            tags: Vec::new(),
            by_lot: false,
        });
        self.settle();
    }

    pub fn screen(&self) -> (Screen, Overlay) {
        let world = self.app.world();
        (
            *world.resource::<State<Screen>>().get(),
            *world.resource::<State<Overlay>>().get(),
        )
    }

    /// What screen readers are told is on the screen.
    pub fn nodes(&self) -> Vec<(NodeId, Node)> {
        let tree = self.app.world().resource::<Seen>().tree.as_ref();
        tree.expect("egui tells what is on the screen").nodes.clone()
    }

    /// All texts on the screen, as a screen reader is told of them, one control a line.
    pub fn texts(&self) -> String {
        let told = |(_, node): (NodeId, Node)| {
            let texts = [node.label(), node.value()].map(|text| text.unwrap_or_default().to_owned());
            texts.join(" ")
        };
        self.nodes().into_iter().map(told).collect::<Vec<_>>().join("\n")
    }

    /// The first with this name.
    pub fn node(&self, name: &str) -> (NodeId, Node) {
        let nodes = self.nodes();
        let found = nodes.iter().find(|(_, node)| node.label() == Some(name)).cloned();
        found.unwrap_or_else(|| {
            let names: Vec<_> = nodes.iter().filter_map(|(_, node)| node.label()).collect();
            panic!("nothing is called {name:?}: {names:?}")
        })
    }

    /// What has the focus.
    pub fn focus(&self) -> Node {
        let seen = self.app.world().resource::<Seen>();
        let focus = seen.tree.as_ref().unwrap().focus;
        self.nodes().into_iter().find(|(id, _)| *id == focus).unwrap().1
    }

    /// The game on the board.
    pub fn current(&self) -> &Match {
        self.app.world().resource::<Match>()
    }

    /// Asks for a move in the position on the board, and waits for what comes of it.
    pub fn request(&mut self, mv: Move) {
        let request = MoveRequested::new(mv, self.current());
        self.send(request);
    }

    /// Lets the program run until something has come about.
    pub fn wait_until(&mut self, is_so: impl Fn(&Self) -> bool) {
        let began = Instant::now();
        while !is_so(self) {
            assert!(
                began.elapsed() < Duration::from_secs(120),
                "nothing has come of it: {:?}",
                self.said().last()
            );
            self.app.update();
            std::thread::sleep(Duration::from_millis(2));
        }
        self.settle();
    }

    /// Whether something was read out in which this text occurs.
    pub fn has_said(&self, text: &str) -> bool {
        self.said().iter().any(|said| said.contains(text))
    }

    /// Whether an entry that cannot be read was set aside, and the player is told or was told with this sentence.
    pub fn has_set_aside(&mut self, sentence: &str) -> bool {
        let mut told = self.app.world_mut().resource_mut::<Messages<SetAside>>();
        told.drain().count() > 0 || self.has_said(sentence)
    }

    /// Lets failures in exercises stay on the board for this long.
    pub fn stay(&mut self, time: Duration) {
        self.app.insert_resource(Stays(time));
    }

    /// Sends a message, and waits for what comes of it.
    pub fn send(&mut self, message: impl Message) {
        self.app.world_mut().write_message(message);
        self.settle();
    }

    /// What has been read out so far.
    pub fn said(&self) -> Vec<String> {
        let seen = self.app.world().resource::<Seen>();
        seen.said.clone()
    }

    /// Has a screen reader do something with what has a name.
    pub fn act(&mut self, name: &str, action: Action) {
        let (target_node, _) = self.node(name);
        self.app
            .world_mut()
            .write_message(ActionRequest(accesskit::ActionRequest {
                action,
                target_tree: TreeId::ROOT,
                target_node,
                data: None,
            }));
        self.settle();
    }

    /// Presses what stands behind *More* in the main menu.
    pub fn act_in_more(&mut self, name: &str) {
        self.act("More", Action::Click);
        self.act(name, Action::Click);
    }

    /// Presses a key and lets it go, with what it would write.
    pub fn press(&mut self, key_code: KeyCode, logical_key: Key) {
        for state in [ButtonState::Pressed, ButtonState::Released] {
            self.key(key_code, logical_key.clone(), state);
            self.app.update();
        }
        self.answer();
    }

    /// Presses a key that writes a letter or a sign.
    pub fn type_sign(&mut self, sign: &str) {
        self.press(KeyCode::KeyA, Key::Character(sign.into()));
    }

    /// Holds a key, or lets it go.
    pub fn key(&mut self, key_code: KeyCode, logical_key: Key, state: ButtonState) {
        let mut windows = self.app.world_mut().query_filtered::<Entity, With<PrimaryWindow>>();
        let window = windows.single(self.app.world()).unwrap();
        self.app.world_mut().write_message(KeyboardInput {
            key_code,
            logical_key,
            state,
            text: None,
            repeat: false,
            window,
        });
    }

    /// Connects a gamepad.
    pub fn connect(&mut self) -> Entity {
        let gamepad = self.app.world_mut().spawn_empty().id();
        let connection = GamepadConnection::Connected {
            name: "pad".into(),
            vendor_id: None,
            product_id: None,
        };
        let event = GamepadConnectionEvent::new(gamepad, connection);
        self.app.world_mut().write_message(event);
        self.settle();
        gamepad
    }

    /// Presses a button of a gamepad and lets it go.
    pub fn push(&mut self, gamepad: Entity, button: GamepadButton) {
        for value in [1.0, 0.0] {
            let event = RawGamepadButtonChangedEvent::new(gamepad, button, value);
            self.app.world_mut().write_message(RawGamepadEvent::from(event));
            self.app.update();
        }
        self.answer();
    }

    /// Ends the game, and returns what it has kept.
    pub fn end(mut self) -> Store {
        self.app.world_mut().remove_resource::<Store>().unwrap()
    }
}
