use std::time::Duration;

use agon_core::notation::{parse_position, read_move};
use agon_core::rules::{Game, RuleSet};
use agon_core::session::players::Players;
use bevy::state::app::StatesPlugin;
use bevy::time::TimeUpdateStrategy;

use super::*;
use crate::agon::scene::entities::ShowPosition;
use crate::agon::scene::{marks, materials, theme};
use crate::tabletop::render::grow_in;
use crate::tabletop::render::lit::Lit;
use crate::tabletop::render::unlit::Unlit;
use crate::testing::matches::match_of;
use crate::testing::programs::board_plugin;

/// White's guards and queen, one step before the last guard closes the ring; the queen may still be on her way.
pub(super) const NEARLY_WON: (&str, &str) = ("g5/6g/g7/1q7/4GG4/4GQG4/4G1G3/8g/2g5/7/5g w - 0 40", "g7g6");
const NEARLY_FORSAKEN: (&str, &str) = ("g5/6g/g7/1q7/4GG4/4G1G4/4G1G3/8g/2g5/7/5g w - 0 40", "g7g6");

/// The board without a window at 20 frames a second, with a game one move before its end.
pub(super) fn app((position, _): (&str, &str)) -> App {
    let rules = RuleSet::default();
    let position = parse_position(position, &rules).unwrap();
    let mut app = App::new();
    app.add_plugins((MinimalPlugins, StatesPlugin, AssetPlugin::default()))
        .init_asset::<Mesh>()
        .init_asset::<Image>()
        .init_asset::<Lit>()
        .init_asset::<Unlit>()
        .insert_resource(TimeUpdateStrategy::ManualDuration(Duration::from_millis(50)))
        .insert_resource(match_of(
            Game::from_position(rules, position),
            Players::two_people("", ""),
        ))
        .add_plugins((
            (board_plugin, theme::plugin, materials::plugin),
            (marks::plugin, grow_in::plugin, plugin),
        ));
    app.world_mut().write_message(ShowPosition(position));
    app.update();
    app
}

/// Plays a move. Returns the end of the game, if it is that.
pub(super) fn play(app: &mut App, text: &str) -> Option<Outcome> {
    let mut current = app.world_mut().resource_mut::<Match>();
    let mv = read_move(text, current.position(), current.rules()).unwrap();
    let ply = current.tree.play(mv).unwrap();
    let (position, outcome) = (ply.position, ply.outcome());
    app.world_mut().write_message(ShowPosition(position));
    outcome
}

/// Plays the move that ends the game.
fn end(app: &mut App, (_, text): (&str, &str)) {
    let outcome = play(app, text).unwrap();
    app.world_mut().write_message(GameEnded { outcome });
    app.update();
}

fn count<C: Component>(app: &mut App) -> usize {
    app.world_mut().query::<&C>().iter(app.world()).count()
}

fn is_animating(app: &App) -> bool {
    app.world().resource::<Animating>().0
}

fn is_near(app: &App) -> bool {
    app.world().resource::<CloseUp>().0.is_some()
}

/// Updates until no further frame is requested, and returns the seconds taken and whether the camera moved closer.
fn rest(app: &mut App) -> (f32, bool) {
    let mut near = false;
    for frame in 0..200 {
        if !is_animating(app) {
            return (frame as f32 * 0.05, near);
        }
        app.update();
        near |= is_near(app);
    }
    panic!("it never comes to rest");
}

#[test]
fn a_win_is_shown_and_its_light_stays() {
    let mut app = app(NEARLY_WON);
    end(&mut app, NEARLY_WON);
    assert!(app.world().resource::<Finale>().is_on());
    assert!(!is_near(&app), "first the last guard arrives");
    let (seconds, near) = rest(&mut app);
    assert!((2.0..4.0).contains(&seconds) && near, "{seconds}");
    assert!(!app.world().resource::<Finale>().is_on() && !is_near(&app));
    assert_eq!((count::<Honoured>(&mut app), count::<AtFault>(&mut app)), (6, 0));
    assert_eq!((count::<ThroneLight>(&mut app), count::<Crown>(&mut app)), (1, 1));
    let mut crowns = app.world_mut().query_filtered::<&Transform, With<Crown>>();
    assert_eq!(
        crowns.single(app.world()).unwrap(),
        &Transform::from_translation(crown_place(1.0))
    );
    app.world_mut().resource_mut::<Match>().tree.undo();
    app.update();
    assert_eq!(
        (
            count::<Honoured>(&mut app),
            count::<ThroneLight>(&mut app),
            count::<Crown>(&mut app)
        ),
        (0, 0, 0)
    );
}

#[test]
fn a_guard_that_is_not_in_the_next_position_takes_no_light_away() {
    let mut app = app(NEARLY_WON);
    end(&mut app, NEARLY_WON);
    rest(&mut app);
    let world = app.world_mut();
    let guard = world
        .query_filtered::<Entity, With<Honoured>>()
        .iter(world)
        .next()
        .unwrap();
    world.entity_mut(guard).insert(Whereabouts::Away(0));
    world.resource_mut::<Match>().tree.undo();
    app.update();
    assert_eq!(count::<Honoured>(&mut app), 0);
}

#[test]
fn an_empty_throne_is_shown_with_those_who_left_it_empty() {
    let mut app = app(NEARLY_FORSAKEN);
    end(&mut app, NEARLY_FORSAKEN);
    let (seconds, near) = rest(&mut app);
    assert!((2.0..4.0).contains(&seconds) && near, "{seconds}");
    assert_eq!((count::<Honoured>(&mut app), count::<AtFault>(&mut app)), (0, 6));
    assert_eq!((count::<ThroneLight>(&mut app), count::<Crown>(&mut app)), (1, 0));
    let mut throne_lights = app.world_mut().query_filtered::<&Transform, With<ThroneLight>>();
    assert_eq!(
        throne_lights.single(app.world()).unwrap().scale,
        Vec3::ONE,
        "it pulses no more"
    );
}

#[test]
fn a_press_ends_the_moment_but_not_the_press_that_won() {
    let mut app = app(NEARLY_WON);
    app.world_mut().write_message(SkipAnimations);
    end(&mut app, NEARLY_WON);
    for _ in 0..15 {
        app.update();
    }
    assert!(app.world().resource::<Finale>().is_on() && is_near(&app));
    app.world_mut().write_message(SkipAnimations);
    app.update();
    assert!(!app.world().resource::<Finale>().is_on() && !is_near(&app));
}

#[test]
fn without_animation_or_when_a_finished_game_is_opened_the_light_is_there_at_once() {
    let mut still = app(NEARLY_WON);
    still.insert_resource(AnimationSpeed(0.0));
    end(&mut still, NEARLY_WON);
    still.update();
    assert!(!is_animating(&still) && !is_near(&still));
    assert_eq!((count::<Honoured>(&mut still), count::<Crown>(&mut still)), (6, 1));

    let mut opened = app(NEARLY_WON);
    let mut current = opened.world_mut().resource_mut::<Match>();
    let mv = read_move(NEARLY_WON.1, current.position(), current.rules()).unwrap();
    current.tree.play(mv).unwrap();
    opened.update();
    assert!(!opened.world().resource::<Finale>().is_on() && !is_near(&opened));
    assert_eq!((count::<Honoured>(&mut opened), count::<Crown>(&mut opened)), (6, 1));
}

#[test]
fn other_ends_are_calm() {
    let mut app = app(NEARLY_WON);
    app.world_mut().resource_mut::<Match>().tree.agree_draw();
    let outcome = app.world().resource::<Match>().outcome().unwrap();
    app.world_mut().write_message(GameEnded { outcome });
    app.update();
    app.update();
    assert!(!is_animating(&app) && !is_near(&app));
    assert_eq!(count::<ThroneLight>(&mut app), 0);
}
