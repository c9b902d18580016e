use std::time::Duration;

use agon_core::agent::{City, Outcome, Player};
use bevy::state::app::StatesPlugin;
use bevy::time::TimeUpdateStrategy;

use super::*;
use crate::agent::gameplay::messages;
use crate::agent::scene::board::{city_spot, on_board};
use crate::agent::scene::entities::{ShowBoard, Shown};
use crate::agent::scene::testing::board_plugin;
use crate::tabletop::motion::AnimationSpeed;

/// The map without a window at 20 frames a second, with everything at the beginning.
fn app(speed: f32) -> App {
    let mut app = App::new();
    app.add_plugins((MinimalPlugins, StatesPlugin))
        .add_plugins((board_plugin, messages::plugin, plugin))
        .insert_resource(AnimationSpeed(speed))
        .insert_resource(TimeUpdateStrategy::ManualDuration(Duration::from_millis(50)));
    app.update();
    app
}

/// Shows a board that differs from the present one.
fn change(app: &mut App, change: impl FnOnce(&mut Shown)) {
    let mut shown = *app.world().resource::<Shown>();
    change(&mut shown);
    let Shown { board, two_each } = shown;
    app.world_mut().write_message(ShowBoard {
        board,
        two_each,
        is_animated: true,
    });
}

/// The moments of the next seconds, each once.
fn moments(app: &mut App, seconds: f32) -> Vec<Moment> {
    let mut all = Vec::new();
    for _ in 0..(seconds / 0.05) as usize {
        app.update();
        let now = app.world().resource::<Moments>().now();
        all.extend(now.filter(|now| all.last() != Some(now)));
    }
    all
}

#[test]
fn an_exile_and_a_case_in_other_hands_are_moments_that_pass() {
    for speed in [1.0, 0.0] {
        let mut app = app(speed);
        let [exile, holder] = [Agent::ALL[2], Agent::ALL[5]];
        change(&mut app, |shown| shown.board.places[exile.index()] = None);
        assert_eq!(moments(&mut app, 1.0), [Moment::Exile(exile)], "{speed}");
        change(&mut app, |shown| {
            shown.board.places[holder.index()] = Some(City::TANGIER);
            shown.board.holder = Some(holder);
        });
        assert_eq!(
            moments(&mut app, 2.0).last(),
            Some(&Moment::CaseTaken(holder)),
            "{speed}"
        );
        moments(&mut app, 3.0);
        assert_eq!(app.world().resource::<Moments>().now(), None);
        assert!(!app.world().resource::<crate::tabletop::motion::Animating>().0);
    }
}

#[test]
fn an_agent_who_comes_home_arrives_and_then_jumps_with_the_case() {
    let mut app = app(1.0);
    let carrier = Agent::ALL[0];
    let entity = app.world().resource::<MapEntities>().agent(carrier);
    let near: City = "NYC".parse().unwrap();
    change(&mut app, |shown| {
        shown.board.places[carrier.index()] = Some(near);
        (shown.board.case, shown.board.holder) = (near, Some(carrier));
    });
    moments(&mut app, 6.0);
    change(&mut app, |shown| {
        shown.board.places[carrier.index()] = Some(carrier.home());
        shown.board.case = carrier.home();
    });
    let outcome = Outcome {
        winner: Some(Player::ALL[0]),
        reason: EndReason::Home,
        agent: Some(carrier),
    };
    let event = Event::Over(outcome);
    app.world_mut().write_message(Happened { number: 0, event });
    let lift = |app: &App| app.world().get::<Pose>(entity).unwrap().lift;
    let foot = |app: &App| app.world().get::<Pose>(entity).unwrap().foot;
    let (mut highest, mut came) = (0.0_f32, false);
    for _ in 0..80 {
        app.update();
        if app.world().resource::<Moments>().now() == Some(Moment::Home(carrier)) && !came {
            came = true;
            assert!(
                foot(&app).distance(on_board(city_spot(carrier.home()))) < 0.8,
                "the agent has arrived"
            );
        }
        highest = highest.max(lift(&app));
    }
    assert!(came && highest > 0.3, "{highest}");
    assert_eq!(lift(&app), 0.0, "the agent stands again");
}

#[test]
fn a_lesson_that_is_won_has_its_rings_once_everything_has_arrived() {
    let mut app = app(1.0);
    let agent = Agent::ALL[2];
    change(&mut app, |shown| {
        shown.board.places[agent.index()] = Some(City::TANGIER)
    });
    app.world_mut().write_message(LessonNews::Done("case", 3));
    let mut rings = Vec::new();
    for _ in 0..60 {
        app.update();
        let rippled = app.world().resource::<Messages<Rippled>>();
        let won = rippled.iter_current_update_messages();
        let won = won.filter(|rippled| rippled.kind == RippleKind::Lesson).count();
        rings.push((app.world().resource::<PiecesMoving>().0, won));
    }
    assert!(rings[0].0, "an agent is on the way");
    assert!(
        rings.iter().all(|&(is_moving, won)| won == 0 || !is_moving),
        "{rings:?}"
    );
    assert_eq!(rings.iter().map(|&(_, won)| won).sum::<usize>(), 1);
}
