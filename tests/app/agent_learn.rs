//! Agent's lessons as somebody plays them: done, gone wrong and tried again, skipped, left and resumed. And the hints of a
//! first game.

use agon::agent::gameplay::agent_screen::AGENT;
use agon::agent::gameplay::computers::Pace;
use agon::agent::gameplay::current_game::{CurrentGame, Waiting};
use agon::agent::gameplay::hints::{HintAction, Hints};
use agon::agent::gameplay::lessons::{LessonStatus, Lessons};
use agon::agent::gameplay::messages::{ActionRequested, GameStarted, MapPressed, ObjectionAnswered};
use agon::agent::gameplay::objections::ObjectionWindow;
use agon::agent::gameplay::settings::{AgentSettings, Hint, LetsPass};
use agon::agent::saves::saved_games::SavedGames;
use agon::agent::scene::entities::Shown;
use agon::agent::scene::follow_table::Announced;
use agon::agent::text::pages::{LESSONS, NOTEBOOK};
use agon::shell::system::store::Store;
use agon::shell::ui::navigation::{Overlay, Screen};
use agon::tabletop::lessons::LessonWanted;
use agon::tabletop::lessons::learned::Learned;
use agon_core::agent::lessons::Course;
use agon_core::agent::players::{Character, Level};
use agon_core::agent::{Action, Call, Money, Phase, Player, Referee, Seat, read_action};
use bevy::a11y::ActionRequest;
use bevy::prelude::*;
use bevy_egui::egui::accesskit;

use crate::agent_low::assert_in_sight;
use crate::whole::{Whole, nothing_drawn};

const ME: Player = Player::ALL[0];
/// So slow that nothing comes by itself.
const NEVER: f32 = 1e5;

fn start(store: Store) -> Whole {
    Whole::start_with(store, nothing_drawn(), |app| {
        app.insert_state(AGENT);
    })
}

fn begin(id: &'static str) -> Whole {
    let mut whole = start(Store::memory());
    whole.send(LessonWanted::Begin(id));
    assert_eq!(whole.screen(), (Screen::Playing, Overlay::None));
    whole
}

fn pace(whole: &mut Whole, pace: f32) {
    whole.app.insert_resource(Pace(pace));
}

fn current(whole: &Whole) -> &CurrentGame {
    whole.app.world().resource::<CurrentGame>()
}

fn place(whole: &Whole) -> (&'static str, usize) {
    let place = current(whole).lesson().expect("a lesson is on the table");
    (place.lesson.id(), place.scene)
}

fn status(whole: &Whole) -> LessonStatus {
    whole.app.world().resource::<Lessons>().status()
}

fn hint(whole: &Whole) -> Option<Hint> {
    whole.app.world().resource::<Hints>().shown()
}

/// Lets the others answer until the learner is told something that stays, or another scene has come.
fn wait_until_told(whole: &mut Whole, is_it: impl Fn(LessonStatus) -> bool) {
    whole.wait_until(|whole| is_it(status(whole)));
    whole.settle();
}

fn decide(whole: &mut Whole, action: Action) {
    let request = ActionRequested::by_person(ME, action, current(whole));
    whole.send(request);
}

fn object(whole: &mut Whole, objects: bool) {
    let announcement = whole.app.world().resource::<ObjectionWindow>().announcement();
    whole.send(ObjectionAnswered {
        player: ME,
        objects,
        announcement: announcement.unwrap(),
    });
}

/// Does the scene on the table as it is meant, up to its last step.
fn solve(whole: &mut Whole) {
    let scene = current(whole).lesson().unwrap().scene();
    let mut decisions = Vec::new();
    let mut step = 0;
    while step < scene.steps().len() {
        // The same decisions that are made on the table.
        match scene.standing(&decisions) {
            agon_core::agent::lessons::Standing::Theirs(player, action) => decisions.push((player, action)),
            _ => {
                wait_until_told(whole, |status| status == LessonStatus::Task(step));
                whole.wait_until(|whole| {
                    let waiting = current(whole).waiting();
                    matches!(waiting, Waiting::Secret(ME) | Waiting::PublicAnswer(ME))
                });
                let action = scene.solution(step, &decisions).unwrap();
                match action {
                    Action::Call(Call::Object) => object(whole, true),
                    _ => decide(whole, action),
                }
                decisions.push((ME, action));
                step += 1;
            }
        }
    }
}

#[test]
fn all_lessons_are_done_one_after_the_other_and_remembered() {
    let mut whole = start(Store::memory());
    whole.act("Lessons", accesskit::Action::Click);
    assert_eq!(whole.screen().1, Overlay::Page(LESSONS));
    whole.act("1. The case. Not done yet", accesskit::Action::Click);
    pace(&mut whole, 0.0);
    for lesson in Course::agent().lessons() {
        for scene in 0..lesson.scenes().len() {
            whole.wait_until(|whole| place(whole) == (lesson.id(), scene));
            solve(&mut whole);
        }
        wait_until_told(&mut whole, |status| status == LessonStatus::Done);
        assert!(
            whole.app.world().resource::<Learned>().progress.is_done(lesson.id()),
            "{}",
            lesson.id()
        );
        assert_eq!(place(&whole).0, lesson.id(), "the player reads how it ended");
        let is_last = lesson.id() == "bluff";
        let onward = if is_last { "Main menu" } else { "Next lesson" };
        whole.act(onward, accesskit::Action::Click);
    }
    assert_eq!(whole.screen().0, Screen::Title);
    assert!(
        whole.app.world().resource::<SavedGames>().games().is_empty(),
        "a lesson is no game to go on with"
    );
    let mut again = start(whole.end());
    again.go(Screen::Title, Overlay::Page(LESSONS));
    assert!(again.texts().contains("8 of 8 done"), "{}", again.texts());
}

#[test]
fn a_mistake_is_taken_back_by_itself() {
    let mut whole = begin("case");
    let task = "Everybody is after the case in Tangier.";
    assert!(whole.texts().contains(task), "{}", whole.texts());
    assert!(
        whole.said().iter().any(|said| said.starts_with(task)),
        "{:?}",
        whole.said()
    );
    let before = current(&whole).table().board();
    let game = current(&whole).seed();
    decide(&mut whole, read_action("A1-TAN").unwrap());
    whole.wait_until(|whole| current(whole).seed() != game);
    whole.settle();
    assert_eq!(status(&whole), LessonStatus::Task(0));
    assert_eq!(current(&whole).table().board(), before);
    let shown = "Not quite. American\u{a0}1 is in Tangier, but did not pick up the case.";
    assert!(whole.said().iter().any(|said| said == shown), "{:?}", whole.said());
}

#[test]
fn what_went_wrong_stays_until_it_was_read_or_tried_again() {
    let mut whole = start(Store::memory());
    pace(&mut whole, NEVER);
    whole.send(LessonWanted::Begin("bribe"));
    decide(&mut whole, read_action("R1-MOS+").unwrap());
    // Nobody has to show why that is wrong.
    let failed = status(&whole);
    assert!(
        matches!(failed, LessonStatus::Failed(0, Some(wrong)) if wrong.text() == "too-early"),
        "{failed:?}"
    );
    let why = "Ben has more on Russian\u{a0}1, and wins.";
    assert!(whole.texts().contains(why), "{}", whole.texts());
    let task = "Bribe: stake at least 1,600 more.";
    assert!(whole.texts().contains(task), "the task stays: {}", whole.texts());
    let is_asked = whole.nodes().iter().any(|(_, node)| node.label() == Some("Bribe"));
    assert!(!is_asked, "nothing else is asked meanwhile");
    whole.act("Try again", accesskit::Action::Click);
    assert_eq!(status(&whole), LessonStatus::Task(0));
    decide(&mut whole, read_action("$R1=1000+500+100").unwrap());
    assert_eq!(status(&whole), LessonStatus::Task(0), "Ben has not answered");
    assert_eq!(current(&whole).waiting(), Waiting::Computer(Player::ALL[1]));
}

#[test]
fn a_second_try_begins_with_the_least_claim_again() {
    let mut whole = begin("claim");
    wait_until_told(&mut whole, |status| status == LessonStatus::Task(0));
    whole.settle();
    let nodes = whole.nodes();
    let slider = nodes.iter().find(|(_, node)| node.role() == accesskit::Role::Slider);
    let request = accesskit::ActionRequest {
        action: accesskit::Action::Increment,
        target_tree: accesskit::TreeId::ROOT,
        target_node: slider.unwrap().0,
        data: None,
    };
    whole.send(ActionRequest(request));
    let game = current(&whole).seed();
    pace(&mut whole, 0.0);
    whole.act("Claim $600", accesskit::Action::Click);
    whole.wait_until(|whole| current(whole).seed() != game);
    wait_until_told(&mut whole, |status| status == LessonStatus::Task(0));
    whole.node("Claim $500");
}

/// Behind the title stands the beginning, not a scene with an announcement that nobody can answer.
#[test]
fn nothing_of_a_lesson_stays_on_the_map_behind_the_title() {
    let mut whole = begin("objection");
    wait_until_told(&mut whole, |status| status == LessonStatus::Task(0));
    assert!(whole.app.world().resource::<Announced>().0.is_some());
    whole.send(LessonWanted::Leave);
    assert_eq!(whole.screen().0, Screen::Title);
    assert_eq!(*whole.app.world().resource::<Announced>(), Announced::default());
    assert_eq!(*whole.app.world().resource::<Shown>(), Shown::default());
}

#[test]
fn lessons_are_skipped_left_and_resumed() {
    let mut whole = begin("case");
    pace(&mut whole, NEVER);
    whole.act("Skip", accesskit::Action::Click);
    assert_eq!(place(&whole), ("home", 0));
    whole.act("Skip", accesskit::Action::Click);
    assert_eq!(place(&whole).0, "objection");
    whole.send(LessonWanted::Leave);
    assert_eq!(whole.screen(), (Screen::Title, Overlay::None));
    assert!(!whole.app.world().resource::<Learned>().progress.is_done("case"));
    whole.send(LessonWanted::Again);
    assert_eq!(whole.screen().0, Screen::Title, "what was left does not go on");
    let mut again = start(whole.end());
    let learned = &again.app.world().resource::<Learned>().progress;
    assert_eq!(learned.next(Course::agent().ids()), Some("objection"));
    again.send(LessonWanted::Begin("bluff"));
    again.act("Main menu", accesskit::Action::Click);
    assert_eq!(again.screen().0, Screen::Title);
}

#[test]
fn what_was_learned_and_cannot_be_read_is_set_aside() {
    let mut store = Store::memory();
    store.put("lessons-agent", "{").unwrap();
    let whole = start(store);
    assert!(whole.app.world().resource::<Learned>().progress.is_empty());
    let said = whole.said();
    assert!(
        said.iter()
            .any(|said| said.starts_with("What you had learned in Agent")),
        "{said:?}"
    );
    let store = whole.end();
    assert_eq!(store.get("lessons-agent.damaged-1").unwrap().as_deref(), Some("{"));
}

/// Whoever lets everything pass is still asked in a lesson about objections.
#[test]
fn a_lesson_asks_although_the_settings_let_pass() {
    let mut whole = start(Store::memory());
    whole.app.world_mut().resource_mut::<AgentSettings>().lets_pass = LetsPass::WithoutStake;
    whole.send(LessonWanted::Begin("objection"));
    wait_until_told(&mut whole, |status| status == LessonStatus::Task(0));
    assert_eq!(current(&whole).waiting(), Waiting::PublicAnswer(ME));
    object(&mut whole, true);
    whole.wait_until(|whole| place(whole) == ("objection", 1));
}

/// A page that lies over a lesson keeps it waiting, and the notebook has the numbers it is about.
#[test]
fn the_notebook_is_read_within_a_lesson() {
    let mut whole = begin("notebook");
    pace(&mut whole, NEVER);
    whole.act("Notebook", accesskit::Action::Click);
    assert_eq!(whole.screen().1, Overlay::Page(NOTEBOOK));
    assert!(whole.texts().contains("3,500"), "{}", whole.texts());
    whole.go(Screen::Playing, Overlay::None);
    assert_eq!(place(&whole), ("notebook", 0));
}

#[test]
fn a_lesson_is_played_on_the_map_and_with_the_pads() {
    let mut whole = begin("case");
    let (a1, tangier) = {
        let table = current(&whole).table();
        let (agent, _) = table.living().next().unwrap();
        (agent, table.case())
    };
    whole.send(MapPressed::Agent(a1));
    whole.send(MapPressed::City(tangier));
    whole.act("Go to Tangier and pick up the case", accesskit::Action::Click);
    whole.wait_until(|whole| place(whole) == ("case", 1));
    let mut whole = begin("bribe");
    whole.act("Bribe", accesskit::Action::Click);
    assert!(whole.texts().contains("Your notes"), "{}", whole.texts());
}

#[test]
fn a_lesson_on_bribes_shows_the_button_on_a_telephone() {
    let mut whole = begin("bribe");
    let window = (360.0, 640.0);
    whole.resize(window.0, window.1);
    assert_in_sight(&whole, window, &["Bribe"]);
}

#[test]
fn what_a_chosen_agent_may_do_is_in_sight_on_a_telephone() {
    let mut whole = begin("attack");
    let window = (360.0, 640.0);
    whole.resize(window.0, window.1);
    let a1 = current(&whole).table().living().next().unwrap().0;
    whole.send(MapPressed::Agent(a1));
    assert_in_sight(&whole, window, &["Brussels"]);
    whole.send(MapPressed::City("BRU".parse().unwrap()));
    let attack = "Attack Briton\u{a0}1 and take the case: costs $500, leaves $500";
    assert_in_sight(
        &whole,
        window,
        &["Attack Briton\u{a0}1 without the case: costs $500, leaves $500", attack],
    );
}

#[test]
fn a_first_game_is_offered_first_and_gives_each_hint_once() {
    let mut whole = start(Store::memory());
    assert!(
        whole.texts().contains("A first game, explained as you play"),
        "{}",
        whole.texts()
    );
    whole.act("Play", accesskit::Action::Click);
    let options = *current(&whole).table().options();
    assert_eq!(options.to_string(), "3", "by the printed rules");
    assert_eq!(current(&whole).only_person(), Some(ME));
    // Lots decide whether the learner is ever asked about an action. In this game they fall the same each time.
    let computer = Seat::computer("", Character::even(Level::Runner));
    let seats = [Seat::person(""), computer.clone(), computer];
    whole.send(GameStarted(Referee::new(options, ME, &seats, 5)));
    whole.wait_until(|whole| matches!(current(whole).waiting(), Waiting::Secret(_)));
    whole.settle();
    assert_eq!(hint(&whole), Some(Hint::Stakes));
    assert!(
        whole.texts().contains("Stake some money on two or three agents"),
        "{}",
        whole.texts()
    );
    whole.act("Got it", accesskit::Action::Click);
    assert_eq!(hint(&whole), None);
    decide(&mut whole, read_action("$A1=1000+500,B1=400").unwrap());

    let mut seen = Vec::new();
    for decision in 0.. {
        whole.wait_until(|whole| !matches!(current(whole).waiting(), Waiting::Computer(_)));
        whole.settle();
        if let Some(shown) = hint(&whole) {
            if seen.last() != Some(&shown) {
                assert!(!seen.contains(&shown), "{shown:?} comes twice: {seen:?}");
                seen.push(shown);
            }
            whole.send(HintAction::Dismiss);
            continue;
        }
        if current(&whole).table().outcome().is_some() || decision > 400 {
            break;
        }
        match *current(&whole).table().phase() {
            Phase::Act => {
                let deeds = current(&whole).legal().announcements().to_vec();
                decide(&mut whole, deeds[(decision * 7) % deeds.len()].into());
            }
            Phase::Object { .. } => object(&mut whole, decision % 3 == 0),
            _ => {
                let action = current(&whole).legal().get(0).unwrap();
                decide(&mut whole, action);
            }
        }
    }
    assert!(seen.contains(&Hint::Turn) && seen.contains(&Hint::Object), "{seen:?}");
    assert!(!seen.contains(&Hint::Stakes));
    let store = whole.end();
    let again = start(store);
    assert!(
        !again.texts().contains("A first game"),
        "later it is one choice of many"
    );
    assert!(
        again
            .app
            .world()
            .resource::<AgentSettings>()
            .hints_shown
            .contains(&Hint::Turn)
    );
}

#[test]
fn hints_are_turned_off_and_ordinary_games_have_none() {
    let mut whole = start(Store::memory());
    whole.act_in_more("Against three easy opponents");
    whole.wait_until(|whole| matches!(current(whole).waiting(), Waiting::Secret(_)));
    assert_eq!(hint(&whole), None);
    whole.go(Screen::Title, Overlay::None);
    whole.act_in_more("A first game");
    whole.wait_until(|whole| matches!(current(whole).waiting(), Waiting::Secret(_)));
    whole.settle();
    assert_eq!(hint(&whole), Some(Hint::Stakes));
    whole.act("No more hints", accesskit::Action::Click);
    assert_eq!(hint(&whole), None);
    assert!(!whole.app.world().resource::<AgentSettings>().hints);
    decide(&mut whole, Action::Stake(Money::NONE));
    whole.wait_until(|whole| !matches!(current(whole).waiting(), Waiting::Computer(_)));
    whole.settle();
    assert_eq!(hint(&whole), None);
}
