//! The game without window, renderer or sound, and games that are played on it by messages.

use std::sync::{Arc, Mutex};

use agon::agon::gameplay::agon_screen::AGON;
use agon::agon::gameplay::current_game::Match;
use agon::agon::gameplay::messages::{GameStarted, MoveRequested};
use agon::agon::gameplay::opponent::thinker::{Answer, Request};
use agon::agon::play_plugin;
use agon::shell;
use agon::shell::system::redraw::Alarm;
use agon::shell::system::store::Store;
use agon::tabletop;
use agon::tabletop::mind::{Polled, Thinker};
use agon_core::board::CellId;
use agon_core::notation::{parse_position, read_move};
use agon_core::rules::{Game, RuleSet};
use agon_core::session::conditions::Terms;
use agon_core::session::players::Players;
use agon_core::session::saved_game::SavedGame;
use bevy::ecs::schedule::{LogLevel, ScheduleBuildSettings};
use bevy::input::InputPlugin;
use bevy::prelude::*;
use bevy::state::app::StatesPlugin;

/// Here k7i8 captures the guard on h9.
pub const BEFORE_CAPTURE: &str = "q5/7/8/9/10/11/9Q/8g/8/6G/6 w - 0 1";

/// The game before its first frame, with what is kept from the last time.
pub fn app_with(store: Store) -> App {
    let mut app = App::new();
    app.add_plugins((MinimalPlugins, StatesPlugin, InputPlugin, AssetPlugin::default()))
        .insert_resource(store)
        .add_plugins((shell::plugin, tabletop::plugin, play_plugin))
        .insert_state(AGON);
    app
}

/// The same without files, and with every pair of systems refused that touch the same data in no given order.
pub fn app_without_races() -> App {
    let mut app = app_with(Store::memory());
    app.edit_schedule(Update, |schedule| {
        schedule.set_build_settings(ScheduleBuildSettings {
            ambiguity_detection: LogLevel::Error,
            ..default()
        });
    });
    app
}

/// A game from the beginning or from a position.
pub fn game(rules: &str, position: Option<&str>) -> Game {
    let rules: RuleSet = rules.parse().unwrap();
    match position {
        Some(text) => Game::from_position(rules, parse_position(text, &rules).unwrap()),
        None => Game::new(rules),
    }
}

/// Brings a game on the board.
pub fn started(game: Game, players: Players) -> GameStarted {
    GameStarted::of(SavedGame {
        tree: game.into(),
        players,
        terms: Terms::default(),
        times: None,
        tags: Vec::new(),
        seed: 1,
    })
}

/// A move in the position on the board.
pub fn requested(app: &App, text: &str) -> MoveRequested {
    let current = current(app);
    let mv = read_move(text, current.position(), current.rules()).unwrap();
    MoveRequested::new(mv, current)
}

pub fn current(app: &App) -> &Match {
    app.world().resource::<Match>()
}

pub fn cell(name: &str) -> CellId {
    name.parse().unwrap()
}

/// An opponent whose answers the test gives; until then it is silent.
#[derive(Clone, Default)]
pub struct Puppet(Arc<Mutex<Strings>>);

#[derive(Default)]
struct Strings {
    asked: Vec<(u64, Request)>,
    says: Vec<Polled<Answer>>,
    cancelled: usize,
}

impl Thinker<Request> for Puppet {
    fn start(&mut self, id: u64, request: Request, _: &Alarm) {
        self.0.lock().unwrap().asked.push((id, request));
    }

    fn poll(&mut self) -> Polled<Answer> {
        self.0.lock().unwrap().says.pop().unwrap_or(Polled::Nothing)
    }

    fn cancel(&mut self) {
        self.0.lock().unwrap().cancelled += 1;
    }
}

impl Puppet {
    /// The last question, with its ID.
    pub fn last_asked(&self) -> (u64, Request) {
        self.0.lock().unwrap().asked.last().cloned().expect("it was asked")
    }

    pub fn times_cancelled(&self) -> usize {
        self.0.lock().unwrap().cancelled
    }

    /// Says something, and lets it have its effect.
    pub fn say(&self, app: &mut App, polled: Polled<Answer>) {
        self.0.lock().unwrap().says.push(polled);
        app.update();
        app.update();
    }
}
