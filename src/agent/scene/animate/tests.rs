use std::time::Duration;

use agon_core::agent::{Announcement, Board};
use bevy::state::app::StatesPlugin;
use bevy::time::TimeUpdateStrategy;

use super::*;
use crate::agent::scene::entities::{Chosen, MapEntities};
use crate::agent::scene::testing::board_plugin;
use crate::tabletop::motion::{Animating, AnimationSpeed, PiecesMoving, SkipAnimations};

/// The map without a window at 20 frames a second, with everything at the beginning.
fn app() -> App {
    let mut app = App::new();
    app.add_plugins((MinimalPlugins, StatesPlugin, board_plugin))
        .insert_resource(TimeUpdateStrategy::ManualDuration(Duration::from_millis(50)));
    app.update();
    assert!(!is_animating(&app), "a new board is there at once");
    app
}

fn is_animating(app: &App) -> bool {
    app.world().resource::<Animating>().0
}

fn agent(name: &str) -> Agent {
    Agent::ALL.into_iter().find(|agent| agent.to_string() == name).unwrap()
}

fn city(code: &str) -> City {
    code.parse().unwrap()
}

/// Puts agents in cities before a test begins.
fn place(app: &mut App, places: &[(&str, &str)], holder: Option<&str>) {
    let mut board = app.world().resource::<Shown>().board;
    for (name, code) in places {
        board.places[agent(name).index()] = Some(city(code));
    }
    board.holder = holder.map(agent);
    if let Some(at) = board.holder.and_then(|holder| board.place(holder)) {
        board.case = at;
    }
    ask(app, board, false);
}

fn ask(app: &mut App, board: Board, is_animated: bool) {
    app.world_mut().write_message(ShowBoard {
        board,
        two_each: true,
        is_animated,
    });
    app.update();
}

fn carry_out(app: &mut App, deed: Announcement) {
    let mut board = app.world().resource::<Shown>().board;
    board.carry_out(deed);
    ask(app, board, true);
}

/// Updates until no further frame is requested, and returns the number of frames.
fn rest(app: &mut App) -> usize {
    for frame in 0..200 {
        if !is_animating(app) {
            return frame;
        }
        app.update();
    }
    panic!("it never comes to rest");
}

fn foot(app: &App, agent: Agent) -> Vec3 {
    let entity = app.world().resource::<MapEntities>().agent(agent);
    app.world().get::<Pose>(entity).unwrap().foot
}

fn case(app: &App) -> Vec3 {
    let entity = app.world().resource::<MapEntities>().case();
    app.world().get::<Pose>(entity).unwrap().foot
}

/// Asserts that everything is where the board has it.
fn assert_settled(app: &App) {
    let shown = *app.world().resource::<Shown>();
    for agent in Agent::ALL {
        if let Some(place) = agent_place(&shown, agent) {
            assert_eq!(foot(app, agent), place, "{agent}");
        }
    }
    assert!(case(app).distance(case_place(&shown, View::ThreeD, Bearing::default())) < 1e-5);
    assert!(!app.world().resource::<PiecesMoving>().0);
}

#[test]
fn an_agent_hops_along_a_link_and_rests() {
    let mut app = app();
    let mover = agent("A1");
    let before = foot(&app, mover);
    carry_out(
        &mut app,
        Announcement::Move {
            agent: mover,
            to: city("NYC"),
            with_case: false,
        },
    );
    assert!(app.world().resource::<PiecesMoving>().0);
    assert_eq!(foot(&app, mover), before, "the first frame may follow a long idle one");
    assert_eq!(
        app.world().resource::<LastStep>().0,
        Some(Step {
            agent: mover,
            from: city("WAS"),
            to: city("NYC")
        })
    );
    let mut highest = 0.0_f32;
    while is_animating(&app) {
        app.update();
        highest = highest.max(foot(&app, mover).y);
    }
    assert!(highest > 0.3, "{highest}");
    assert_settled(&app);
    assert_eq!(
        foot(&app, agent("A2")),
        on_board(city_spot(city("WAS"))),
        "the other one has the city alone"
    );
}

#[test]
fn a_victim_is_flown_off_once_the_attacker_has_come() {
    let mut app = app();
    place(&mut app, &[("R1", "PAR"), ("B1", "BRU")], None);
    let (attacker, victim) = (agent("B1"), agent("R1"));
    let stood = foot(&app, victim);
    carry_out(
        &mut app,
        Announcement::Attack {
            attacker,
            victim,
            with_case: false,
        },
    );
    let mut came = None;
    let mut left = None;
    for frame in 0..100 {
        app.update();
        let at = foot(&app, attacker).distance(on_board(city_spot(city("PAR"))));
        came = came.or((at < 0.05).then_some(frame));
        left = left.or((foot(&app, victim).distance(stood) > 0.05).then_some(frame));
    }
    assert!(
        came.is_some() && left > came.map(|frame| frame - 2),
        "{came:?} {left:?}"
    );
    assert_eq!(foot(&app, victim), on_board(exile_spot(victim)));
    assert_settled(&app);
}

#[test]
fn the_case_is_taken_carried_and_laid_down() {
    let mut app = app();
    place(&mut app, &[("C1", "CAS"), ("C2", "TAN")], None);
    let (carrier, tangier, casablanca) = (agent("C1"), city("TAN"), city("CAS"));
    let go = |to: City, with_case: bool| Announcement::Move {
        agent: carrier,
        to,
        with_case,
    };
    carry_out(&mut app, go(tangier, true));
    let lies = case(&app);
    app.update();
    assert_eq!(case(&app), lies, "it waits for the one who takes it");
    rest(&mut app);
    assert_settled(&app);
    let beside = case(&app) - foot(&app, carrier);
    assert!(beside.length() < 0.5);
    carry_out(&mut app, go(casablanca, true));
    for _ in 0..5 {
        app.update();
        assert!(
            (case(&app) - foot(&app, carrier) - beside).length() < 1e-4,
            "it goes along"
        );
    }
    rest(&mut app);
    assert_settled(&app);
    carry_out(&mut app, Announcement::LayDown(carrier));
    rest(&mut app);
    assert_settled(&app);
    assert_eq!(foot(&app, carrier).z, case(&app).z, "side by side");
    assert!(foot(&app, carrier).distance(case(&app)) > 0.6);
}

#[test]
fn a_press_or_a_speed_of_zero_puts_everything_in_place() {
    for by_press in [true, false] {
        let mut app = app();
        if !by_press {
            app.insert_resource(AnimationSpeed(0.0));
        }
        carry_out(
            &mut app,
            Announcement::Move {
                agent: agent("B2"),
                to: city("HAM"),
                with_case: false,
            },
        );
        assert_eq!(is_animating(&app), by_press);
        if by_press {
            app.world_mut().write_message(SkipAnimations);
            app.update();
        }
        assert_settled(&app);
    }
}

#[test]
fn the_chosen_agent_is_held_up_and_set_down_again() {
    let mut app = app();
    let chosen = agent("R2");
    let entity = app.world().resource::<MapEntities>().agent(chosen);
    let height = |app: &App| app.world().get::<Transform>(entity).unwrap().translation.y;
    let stands = height(&app);
    app.world_mut().entity_mut(entity).insert(Chosen);
    app.update();
    rest(&mut app);
    assert!((height(&app) - stands - pose::PICKED).abs() < 1e-4);
    app.world_mut().entity_mut(entity).remove::<Chosen>();
    app.update();
    rest(&mut app);
    assert_eq!(height(&app), stands);
}

#[test]
fn agents_who_are_not_in_the_game_are_hidden() {
    let mut app = app();
    let mut board = app.world().resource::<Shown>().board;
    for agent in Agent::ALL.into_iter().filter(|agent| agent.number() == 2) {
        board.places[agent.index()] = None;
    }
    app.world_mut().write_message(ShowBoard {
        board,
        two_each: false,
        is_animated: false,
    });
    app.update();
    let world = app.world_mut();
    let mut agents = world.query::<(&AgentOf, &Visibility)>();
    for (of, visibility) in agents.iter(world) {
        assert_eq!(*visibility == Visibility::Hidden, of.0.number() == 2, "{}", of.0);
    }
}
