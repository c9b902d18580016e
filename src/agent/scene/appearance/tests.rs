use agon_core::agent::{Announcement, City};
use bevy::state::app::StatesPlugin;

use super::*;
use crate::agent::scene::entities::{
    AttackTarget, Chosen, CityOf, Focused, Hovered, LastMoved, MapEntities, ShowBoard, Target, UnderAttack,
};
use crate::agent::scene::follow_table::{self, Announced};
use crate::agent::scene::testing::board_plugin;
use crate::agent::scene::{announced, city_names, marks, materials};
use crate::shell::system::language::{Language, Locale};
use crate::shell::system::resources::AddResource;
use crate::tabletop::render::costs::{Costs, costs};
use crate::tabletop::render::{contact_shadow, grow_in, level_of_detail, on_ground};

/// The beginning of a game with about as many marks as it ever shows at once; no window or renderer.
fn scene(view: View) -> App {
    let mut app = App::new();
    app.add_plugins((MinimalPlugins, StatesPlugin, AssetPlugin::default()))
        .init_asset::<Mesh>()
        .init_asset::<Image>()
        .init_asset::<Lit>()
        .init_asset::<Unlit>()
        .add_resource::<ClearColor>()
        .insert_resource(Language::new(Locale::EN))
        .insert_resource(view)
        .add_plugins((
            (board_plugin, follow_table::plugin, level_of_detail::plugin),
            (materials::plugin, plugin, city_names::plugin),
            (marks::plugin, grow_in::plugin, announced::plugin),
            (on_ground::plugin, contact_shadow::plugin),
        ));
    app.update();
    let Shown { mut board, two_each } = *app.world().resource::<Shown>();
    let [mover, victim] = [Agent::ALL[0], Agent::ALL[4]];
    let paris: City = "PAR".parse().unwrap();
    board.places[victim.index()] = Some(paris);
    app.world_mut().write_message(ShowBoard {
        board,
        two_each,
        is_animated: true,
    });
    app.update();
    app.world_mut().resource_mut::<Announced>().0 = Some(Announcement::Attack {
        attacker: mover,
        victim,
        with_case: false,
    });
    let entities = app.world().resource::<MapEntities>().clone();
    let world = app.world_mut();
    // Once an agent is chosen, no other is marked as one that may act.
    world.entity_mut(entities.agent(mover)).insert(Chosen);
    world
        .entity_mut(entities.agent(victim))
        .insert((LastMoved, UnderAttack, Focused));
    let cities: Vec<Entity> = world.query_filtered::<Entity, With<CityOf>>().iter(world).collect();
    for &city in &cities[..8] {
        world.entity_mut(city).insert((Target, AttackTarget));
    }
    world.entity_mut(cities[9]).insert(Hovered);
    app.update();
    app
}

#[test]
fn the_map_is_cheap_to_draw() {
    for view in [View::ThreeD, View::TwoD] {
        let Costs {
            draw_calls,
            triangles,
            materials,
        } = costs(&mut scene(view));
        println!("{view:?}: {draw_calls} draw calls, {triangles} triangles, {materials} materials");
        assert!(draw_calls <= 60, "{view:?}: {draw_calls} draw calls");
        assert!(triangles <= 150_000, "{view:?}: {triangles} triangles");
        assert!(materials <= 14, "{view:?}: {materials} materials");
        // Guard against an empty scene: map, agents and marks must be present.
        assert!(draw_calls > 20 && triangles > 8_000, "{draw_calls} {triangles}");
    }
}

#[test]
fn where_agents_are_seen_small_they_have_fewer_triangles() {
    let mut app = scene(View::ThreeD);
    let large = costs(&mut app).triangles;
    app.insert_resource(Detail::seen_at(60.0));
    app.update();
    let small = costs(&mut app);
    assert!(5 * small.triangles < 4 * large, "{} of {large}", small.triangles);
}

#[test]
fn the_other_view_shows_other_parts_of_the_same_entities() {
    let mut app = scene(View::ThreeD);
    let seen = |app: &mut App| {
        let world = app.world_mut();
        let mut parts = world.query::<(&OnlyIn, &Visibility)>();
        let parts: Vec<_> = parts.iter(world).map(|(only, seen)| (only.0, *seen)).collect();
        let (view, count) = (*world.resource::<View>(), parts.len());
        for (only, visibility) in parts {
            assert_eq!(only == view, visibility != Visibility::Hidden);
        }
        count
    };
    let before = seen(&mut app);
    app.insert_resource(View::TwoD);
    app.update();
    assert_eq!(seen(&mut app), before);
}
