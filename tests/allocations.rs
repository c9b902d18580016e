//! While nothing changes, our systems allocate no memory, however many frames are drawn.
//!
//! Except those that draw with egui, which lays out every widget in every frame and allocates for it. They have a budget,
//! so small that formatting one more text in every frame exceeds it.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex};

use agon::agent::gameplay::agent_screen::AGENT;
use agon::agent::gameplay::messages::{DeviceAction, GameStarted, MapPressed};
use agon::agent::text::pages as agent_pages;
use agon::agon::gameplay::puzzles::messages::PuzzleWanted;
use agon::agon::text::pages::{MENU, RULES};
use agon::shell::pages::settings::SETTINGS;
use agon::shell::system::store::Store;
use agon::shell::ui::navigation::{Overlay, Screen};
use agon::tabletop::view_settings::{ViewChoice, ViewSettings};
use agon_core::agent::{Agent, Options, Persona, Player, Referee, Seat, read_action};
use agon_core::puzzles::collection::Collection;
use agon_core::puzzles::progress::Progress;
use agon_core::rules::{Game, RuleSet};
use bevy::a11y::AccessibilityRequested;
use bevy::ecs::schedule::{ScheduleLabel, SystemWithAccess};
use bevy::ecs::system::{Adapt, AdapterSystem, RunSystemError};
use bevy::prelude::*;
use bevy_egui::{EguiContext, EguiPrimaryContextPass};
use whole::Whole;

#[path = "app/whole.rs"]
mod whole;

/// Parts of the names of our systems, and of one that this test adds.
const OURS: [&str; 2] = ["agon::", "wordy"];

/// The number of frames that are measured.
const FRAMES: u64 = 10;

/// The allocations per frame allowed to systems that draw with egui, in a game that has just begun.
const BUDGETS: [(&str, u64); 2] = [
    ("agon::agon::hud::banner::show", 47),
    ("agon::agon::hud::panel::show", 240),
];

/// The same with a puzzle on the board.
const IN_PUZZLES: [(&str, u64); 3] = [
    ("agon::agon::hud::banner::show", 42),
    ("agon::agon::hud::hints::card::put_on_card", 10),
    ("agon::agon::hud::panel::show", 109),
];

/// The same in Agent, where a person's turn has come: an agent chosen, and none.
const IN_AGENT: [(&str, u64); 1] = [("agon::agent::hud::panel::show", 278)];

/// The same against two of the cast, whose portraits are painted once and kept.
const WITH_CAST: [(&str, u64); 1] = [("agon::agent::hud::panel::show", 479)];

#[track_caller]
fn within_budgets(drawing: &BTreeMap<String, u64>, budgets: &[(&str, u64)]) {
    for (name, asked) in drawing {
        let budget = budgets.iter().find(|(known, _)| name == known);
        let budget = budget.map_or(0, |(_, budget)| *budget);
        assert!(
            *asked <= budget * FRAMES,
            "{name} asks {asked} times in {FRAMES} frames"
        );
    }
}

/// Allocations by name of the system since the last measurement: those that draw with egui, and the others.
#[derive(Resource, Clone, Default)]
struct Asked(Arc<Mutex<[BTreeMap<String, u64>; 2]>>);

impl Asked {
    /// The allocations in frames in which nothing changes.
    fn in_frames_of(&self, whole: &mut Whole) -> [BTreeMap<String, u64>; 2] {
        // Lets the last change, and all that follows from it, pass.
        for _ in 0..10 {
            whole.settle();
        }
        *self.0.lock().unwrap() = default();
        for _ in 0..FRAMES {
            whole.app.update();
        }
        std::mem::take(&mut *self.0.lock().unwrap())
    }
}

/// Runs a system and counts its allocations.
struct Counting {
    name: String,
    draws: bool,
    asked: Asked,
}

impl Adapt<SystemWithAccess> for Counting {
    type In = ();
    type Out = ();

    fn adapt(&mut self, (): (), run: impl FnOnce(()) -> Result<(), RunSystemError>) -> Result<(), RunSystemError> {
        let mut result = Ok(());
        let asked = allocation_counter::measure(|| result = run(())).count_total;
        if asked > 0 {
            let mut all = self.asked.0.lock().unwrap();
            *all[usize::from(!self.draws)].entry(self.name.clone()).or_default() += asked;
        }
        result
    }
}

/// What somebody has kept who has missed twenty puzzles: whoever looks for those that come back finds some.
fn after_missing() -> Store {
    let mut progress = Progress::default();
    for puzzle in Collection::agon().puzzles().iter().take(20) {
        progress.first_try(puzzle, false);
        progress.missed(puzzle, 1);
    }
    let mut store = Store::memory();
    store.put("puzzles", &progress.write()).unwrap();
    store
}

/// Wraps every system of ours in a counter.
fn count(app: &mut App) {
    let asked = Asked::default();
    let drawing = EguiPrimaryContextPass.intern();
    for (_, schedule) in app.world_mut().resource_mut::<Schedules>().iter_mut() {
        let draws = schedule.label() == drawing;
        let systems = &mut schedule.graph_mut().systems;
        let all = systems.iter().map(|(key, system, _)| (key, system.name()));
        let ours: Vec<_> = all
            .filter(|(_, name)| OURS.iter().any(|ours| name.as_string().contains(ours)))
            .collect();
        for (key, name) in ours {
            let counting = Counting {
                name: name.as_string(),
                draws,
                asked: asked.clone(),
            };
            let slot = systems.get_mut(key).unwrap();
            let system = std::mem::replace(slot, SystemWithAccess::new(Box::new(ApplyDeferred)));
            *slot = SystemWithAccess::new(Box::new(AdapterSystem::new(counting, system, name)));
        }
    }
    app.insert_resource(asked);
}

/// Counts in a program without a screen reader: the tree for it is built in every frame.
fn counting(whole: &mut Whole) -> Asked {
    let world = whole.app.world_mut();
    let asked = world.resource::<Asked>().clone();
    world.resource::<AccessibilityRequested>().set(false);
    for mut panel in world.query::<&mut EguiContext>().iter_mut(world) {
        panel.get_mut().disable_accesskit();
    }
    asked
}

#[test]
fn our_systems_ask_for_no_memory_while_nothing_changes() {
    let mut whole = Whole::start_with(after_missing(), whole::nothing_drawn(), count);
    let asked = counting(&mut whole);
    for screen in [Screen::Title, Screen::NewGame] {
        whole.go(screen, Overlay::None);
        let [_, others] = asked.in_frames_of(&mut whole);
        assert!(others.is_empty(), "{screen:?}: {others:?}");
    }
    whole.play(Game::new(RuleSet::default()));
    for view in [ViewChoice::TwoD, ViewChoice::ThreeD] {
        whole.app.world_mut().resource_mut::<ViewSettings>().view = view;
        let [drawing, others] = asked.in_frames_of(&mut whole);
        assert!(others.is_empty(), "{view:?}: {others:?}");
        println!("{view:?}: {drawing:?}");
        within_budgets(&drawing, &BUDGETS);
    }
    let puzzle = Collection::agon().puzzles().first().expect("there are puzzles");
    whole.send(PuzzleWanted::Begin(puzzle));
    assert_eq!(whole.current().puzzle(), Some(puzzle));
    let [drawing, others] = asked.in_frames_of(&mut whole);
    assert!(others.is_empty(), "a puzzle: {others:?}");
    println!("a puzzle: {drawing:?}");
    within_budgets(&drawing, &IN_PUZZLES);
    whole.send(PuzzleWanted::Leave);
    for overlay in [MENU, SETTINGS, RULES].map(Overlay::Page) {
        whole.go(Screen::Playing, overlay);
        let [_, others] = asked.in_frames_of(&mut whole);
        assert!(others.is_empty(), "{overlay:?}: {others:?}");
    }
}

#[test]
fn the_systems_of_agent_ask_for_no_memory_while_nothing_changes() {
    let mut whole = Whole::start_with(Store::memory(), whole::nothing_drawn(), |app| {
        app.insert_state(AGENT);
        count(app);
    });
    let asked = counting(&mut whole);
    for screen in [Screen::Title, Screen::NewGame] {
        whole.go(screen, Overlay::None);
        let [_, others] = asked.in_frames_of(&mut whole);
        assert!(others.is_empty(), "{screen:?}: {others:?}");
    }
    let [ann, ben] = [0, 1].map(|player| Player::ALL[player]);
    let seats = ["Ann", "Ben"].map(Seat::person);
    let mut game = Referee::new("2".parse().unwrap(), ann, &seats, 5);
    for player in [ann, ben] {
        game.play(player, &read_action("$A1=500").unwrap()).unwrap();
    }
    whole.send(GameStarted(game));
    whole.send(DeviceAction::Take(ann));
    let chosen = Agent::ALL.into_iter().next().map(MapPressed::Agent);
    for (view, pressed) in [(ViewChoice::TwoD, None), (ViewChoice::ThreeD, chosen)] {
        whole.app.world_mut().resource_mut::<ViewSettings>().view = view;
        whole.app.world_mut().write_message_batch(pressed);
        let [drawing, others] = asked.in_frames_of(&mut whole);
        assert!(others.is_empty(), "{view:?}: {others:?}");
        println!("{view:?}: {drawing:?}");
        within_budgets(&drawing, &IN_AGENT);
    }
    let mut seats = [Seat::person("Ann"), Seat::person(""), Seat::person("")];
    seats[1].take_persona(Persona::Otto);
    seats[2].take_persona(Persona::Esther);
    let options: Options = "3".parse().unwrap();
    let mut game = Referee::new(options, ann, &seats, 5);
    for player in options.seats() {
        game.play(player, &read_action("$A1=500").unwrap()).unwrap();
    }
    whole.send(GameStarted(game));
    let [drawing, others] = asked.in_frames_of(&mut whole);
    assert!(others.is_empty(), "with the cast: {others:?}");
    println!("with the cast: {drawing:?}");
    within_budgets(&drawing, &WITH_CAST);
    for overlay in [
        agent_pages::MENU,
        agent_pages::NOTEBOOK,
        agent_pages::DOSSIERS,
        SETTINGS,
    ]
    .map(Overlay::Page)
    {
        whole.go(Screen::Playing, overlay);
        let [_, others] = asked.in_frames_of(&mut whole);
        assert!(others.is_empty(), "{overlay:?}: {others:?}");
    }
}

#[test]
fn one_text_put_together_in_every_frame_is_noticed() {
    fn wordy(mut frames: Local<u32>) {
        *frames += 1;
        std::hint::black_box(frames.to_string());
    }
    let mut whole = Whole::start_with(Store::memory(), whole::nothing_drawn(), |app| {
        app.add_systems(Update, wordy);
        count(app);
    });
    let asked = whole.app.world().resource::<Asked>().clone();
    let [_, others] = asked.in_frames_of(&mut whole);
    assert!(
        others
            .iter()
            .any(|(name, asked)| name.ends_with("wordy") && *asked == FRAMES),
        "{others:?}"
    );
}
