use std::time::Duration;

use agon_core::rules::{Move, Position, RuleSet};
use bevy::input::ButtonState;
use bevy::input::keyboard::{Key, KeyboardInput};
use bevy::state::app::StatesPlugin;
use bevy::time::TimeUpdateStrategy;

use super::*;
use crate::agon::scene::entities::AwaitingRelocation;
use crate::tabletop::motion::{Animating, AnimationSpeed};
use crate::testing::programs::board_plugin;

/// The board without a window at 20 frames a second, showing the starting position.
fn app() -> (App, Position) {
    let mut app = App::new();
    app.add_plugins((MinimalPlugins, StatesPlugin, board_plugin))
        .insert_resource(TimeUpdateStrategy::ManualDuration(Duration::from_millis(50)));
    let start = Position::start(&RuleSet::default());
    app.world_mut().write_message(ShowPosition(start));
    app.update();
    (app, start)
}

fn show_and_update(app: &mut App, position: Position) {
    app.world_mut().write_message(ShowPosition(position));
    app.update();
}

fn moving(app: &mut App) -> usize {
    app.world_mut()
        .query_filtered::<(), With<Flying>>()
        .iter(app.world())
        .count()
}

fn is_animating(app: &App) -> bool {
    app.world().resource::<Animating>().0
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

fn press_a_key(app: &mut App) {
    app.world_mut().write_message(KeyboardInput {
        key_code: KeyCode::KeyX,
        logical_key: Key::Character("x".into()),
        state: ButtonState::Pressed,
        text: None,
        repeat: false,
        window: Entity::PLACEHOLDER,
    });
}

fn on_cell(app: &mut App, name: &str) -> Entity {
    let wanted = Whereabouts::Cell(name.parse().unwrap());
    let mut pieces = app.world_mut().query::<(Entity, &Whereabouts)>();
    let found: Vec<Entity> = pieces
        .iter(app.world())
        .filter(|(_, whereabouts)| **whereabouts == wanted)
        .map(|(piece, _)| piece)
        .collect();
    assert_eq!(found.len(), 1);
    found[0]
}

/// Asserts that all 14 pieces are where the position has them.
fn assert_settled(app: &mut App, position: &Position) {
    let mut pieces = app.world_mut().query::<(&PieceOf, &Whereabouts, &Transform)>();
    let mut count = 0;
    for (of, whereabouts, transform) in pieces.iter(app.world()) {
        let cell = whereabouts.cell().expect("it is on the board");
        assert_eq!(position.piece_at(cell), Some(of.piece()));
        assert_eq!(transform.translation, cell_centre(cell));
        count += 1;
    }
    assert_eq!(count, 14);
}

fn after(position: &Position, from: &str, to: &str) -> Position {
    let mv = Move::Board {
        from: from.parse().unwrap(),
        to: to.parse().unwrap(),
    };
    position.make(&RuleSet::default(), mv).position
}

#[test]
fn the_first_position_stands_at_once() {
    let (mut app, start) = app();
    assert_eq!(moving(&mut app), 0);
    assert_settled(&mut app, &start);
}

#[test]
fn a_step_is_true_at_once_and_seen_in_time() {
    let (mut app, start) = app();
    let next = after(&start, "f1", "f2");
    let queen = on_cell(&mut app, "f1");
    show_and_update(&mut app, next);
    assert_eq!(on_cell(&mut app, "f2"), queen);
    app.update();
    assert_eq!(moving(&mut app), 1);
    assert!(is_animating(&app));
    for _ in 0..6 {
        app.update();
    }
    assert_eq!(moving(&mut app), 0, "on its cell after 0.35 seconds");
    assert!(is_animating(&app), "it still settles");
    for _ in 0..4 {
        app.update();
    }
    assert!(!is_animating(&app));
    assert_settled(&mut app, &next);
}

#[test]
fn pieces_set_up_at_once_stand_at_once() {
    let (mut app, start) = app();
    let next = after(&start, "f1", "f2");
    app.world_mut().write_message(SetUpAtOnce);
    show_and_update(&mut app, next);
    assert_eq!(moving(&mut app), 0);
    assert!(!is_animating(&app));
    assert_settled(&mut app, &next);
    show_and_update(&mut app, start);
    assert_eq!(moving(&mut app), 1, "later moves are seen");
}

#[test]
fn undone_in_flight_it_turns_back() {
    let (mut app, start) = app();
    show_and_update(&mut app, after(&start, "f1", "f2"));
    app.update();
    show_and_update(&mut app, start);
    for _ in 0..12 {
        app.update();
    }
    assert_settled(&mut app, &start);
}

#[test]
fn a_piece_captured_for_good_flies_off_and_comes_back_when_that_is_undone() {
    let (mut app, _) = app();
    let rules: RuleSet = "japan".parse().unwrap();
    let before = "q5/7/6g1/9/10/6Gg1G1/10/9/8/7/5Q w - 0 1";
    let before = agon_core::notation::parse_position(before, &rules).unwrap();
    show_and_update(&mut app, before);
    rest(&mut app);
    let captive = on_cell(&mut app, "f8");
    let sight = |app: &App| *app.world().get::<Visibility>(captive).unwrap();
    let step = Move::Board {
        from: "f10".parse().unwrap(),
        to: "f9".parse().unwrap(),
    };
    let after = before.make(&rules, step).position;
    assert_eq!(after.occupied().len() + 1, before.occupied().len());
    show_and_update(&mut app, after);
    assert_eq!((moving(&mut app), sight(&app)), (2, Visibility::Inherited));
    rest(&mut app);
    assert_eq!(sight(&app), Visibility::Hidden);
    show_and_update(&mut app, before);
    assert_eq!((moving(&mut app), sight(&app)), (2, Visibility::Inherited));
    rest(&mut app);
    let at = app.world().get::<Transform>(captive).unwrap().translation;
    assert_eq!(
        (at, sight(&app)),
        (cell_centre("f8".parse().unwrap()), Visibility::Inherited)
    );
}

#[test]
fn without_animation_everything_is_at_once() {
    let (mut app, start) = app();
    app.insert_resource(AnimationSpeed(0.0));
    let next = after(&start, "f1", "f2");
    show_and_update(&mut app, next);
    assert_settled(&mut app, &next);
    app.update();
    assert_eq!(moving(&mut app), 0);
}

#[test]
fn a_dragged_piece_follows_and_glides_back_when_let_go() {
    let (mut app, start) = app();
    let queen = on_cell(&mut app, "f1");
    let point = Vec3::new(1.0, 0.3, 2.0);
    app.world_mut().entity_mut(queen).insert(Dragged(point));
    app.update();
    let held = app.world().get::<Transform>(queen).unwrap().translation;
    assert_eq!(held.xz(), point.xz());
    let lean = app.world().get::<Pose>(queen).unwrap().lean;
    let way = (point - cell_centre("f1".parse().unwrap())).xz();
    assert!(lean.dot(way) < -0.05, "{lean} lags behind {way}");
    rest(&mut app);
    assert_eq!(app.world().get::<Pose>(queen).unwrap().lean, Vec2::ZERO);
    app.world_mut().entity_mut(queen).remove::<Dragged>();
    assert!(app.world().get::<Flying>(queen).is_some());
    for _ in 0..20 {
        app.update();
    }
    assert_settled(&mut app, &start);
}

#[test]
fn dropped_on_its_target_it_goes_on_from_there() {
    let (mut app, start) = app();
    let queen = on_cell(&mut app, "f1");
    let target = cell_centre("f2".parse().unwrap());
    app.world_mut().entity_mut(queen).insert(Dragged(target));
    app.update();
    app.world_mut().entity_mut(queen).remove::<Dragged>();
    let next = after(&start, "f1", "f2");
    show_and_update(&mut app, next);
    let foot = app.world().get::<Pose>(queen).unwrap().foot;
    assert!(foot.xz().distance(target.xz()) < 1e-4, "{foot}");
    for _ in 0..20 {
        app.update();
    }
    assert_settled(&mut app, &next);
}

#[test]
fn any_press_ends_the_motions() {
    let (mut app, start) = app();
    let next = after(&start, "f1", "f2");
    show_and_update(&mut app, next);
    press_a_key(&mut app);
    app.update();
    assert_eq!(moving(&mut app), 0);
    assert_settled(&mut app, &next);
    // The key press may itself request a move, which is then animated from the start.
    let later = after(&next, "f11", "f10");
    show_and_update(&mut app, later);
    press_a_key(&mut app);
    show_and_update(&mut app, next);
    assert_eq!(moving(&mut app), 1);
    let queen = on_cell(&mut app, "f11");
    let foot = app.world().get::<Pose>(queen).unwrap().foot;
    assert_eq!(foot, cell_centre("f10".parse().unwrap()));
}

#[test]
fn a_motion_after_a_long_idle_frame_is_seen_from_its_beginning() {
    let (mut app, start) = app();
    app.insert_resource(TimeUpdateStrategy::ManualDuration(Duration::from_secs(60)));
    let queen = on_cell(&mut app, "f1");
    show_and_update(&mut app, after(&start, "f1", "f2"));
    let foot = app.world().get::<Pose>(queen).unwrap().foot;
    assert_eq!(foot, cell_centre("f1".parse().unwrap()));
    assert_eq!(moving(&mut app), 1);
}

#[test]
fn it_leans_on_its_way_and_stands_upright_at_its_end() {
    let (mut app, start) = app();
    let next = after(&start, "b1", "c2");
    let guard = on_cell(&mut app, "b1");
    show_and_update(&mut app, next);
    let mut leans = Vec::new();
    let (from, to) = ["b1", "c2"].map(|name| cell_centre(name.parse().unwrap())).into();
    let heading = (to - from).xz();
    while is_animating(&app) {
        app.update();
        leans.push(app.world().get::<Pose>(guard).unwrap().lean.dot(heading));
    }
    assert!(leans.iter().any(|lean| *lean < -0.03), "back as it starts: {leans:?}");
    assert!(leans.iter().any(|lean| *lean > 0.03), "forward as it stops: {leans:?}");
    assert_eq!(leans.last(), Some(&0.0));
    assert_settled(&mut app, &next);
}

#[test]
fn a_captive_trembles_for_a_while_and_then_only_leans() {
    let (mut app, _) = app();
    let queen = on_cell(&mut app, "f1");
    app.world_mut().entity_mut(queen).insert(AwaitingRelocation);
    app.update();
    let frames = rest(&mut app);
    assert!((40..80).contains(&frames), "{frames} frames of 50 ms");
    let leaning = app.world().get::<Transform>(queen).unwrap().rotation;
    assert!(leaning.angle_between(Quat::IDENTITY) > 0.1);
    for _ in 0..20 {
        app.update();
        assert_eq!(app.world().get::<Transform>(queen).unwrap().rotation, leaning);
    }
    app.world_mut().entity_mut(queen).remove::<AwaitingRelocation>();
    app.update();
    rest(&mut app);
    let upright = app.world().get::<Transform>(queen).unwrap().rotation;
    assert_eq!(upright, Quat::IDENTITY);
}

#[test]
fn pieces_that_go_together_start_one_after_the_other_and_all_arrive() {
    let (mut app, start) = app();
    let mut position = start;
    for (from, to) in [("f1", "f2"), ("f11", "f10"), ("b1", "c2"), ("k7", "i7"), ("f2", "f3")] {
        position = after(&position, from, to);
    }
    show_and_update(&mut app, position);
    let queen = on_cell(&mut app, "f3");
    assert!(
        app.world().get::<Relocating>(queen).is_some(),
        "it has further to go than a step"
    );
    app.update();
    assert_eq!(moving(&mut app), 4);
    let waits = |app: &App, name: &str, at: Entity| {
        let foot = app.world().get::<Pose>(at).unwrap().foot;
        foot == cell_centre(name.parse().unwrap())
    };
    let guard = on_cell(&mut app, "i7");
    assert!(waits(&app, "k7", guard), "the last still stands");
    rest(&mut app);
    assert_settled(&mut app, &position);
}
