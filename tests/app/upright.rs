//! In the flat view pieces stand upright in every frame.

use agon::agon::saves::start_game::GameWanted;
use agon::agon::scene::entities::{PieceOf, Whereabouts};
use agon::shell::system::store::Store;
use agon::tabletop::view_settings::{ViewChoice, ViewSettings};
use agon_core::engine::Level;
use agon_core::rules::{Game, RuleSet, Side};
use agon_core::session::conditions::Terms;
use agon_core::session::players::Players;
use bevy::prelude::*;
use bevy_panorbit_camera::PanOrbitCamera;

use crate::whole::Whole;

#[test]
fn pieces_are_upright_in_the_frame_in_which_the_board_is_turned() {
    let mut whole = Whole::start(Store::memory());
    whole.app.world_mut().resource_mut::<ViewSettings>().view = ViewChoice::TwoD;
    whole.settle();
    whole.app.world_mut().write_message(GameWanted {
        tree: Game::new(RuleSet::default()).into(),
        players: Players::against_computer(Side::Black, Level::Beginner),
        terms: Terms::default(),
        tags: Vec::new(),
        by_lot: false,
    });
    let mut is_turned = false;
    for frame in 0..10 {
        whole.app.update();
        let world = whole.app.world_mut();
        let camera = world.query::<&PanOrbitCamera>().single(world).unwrap();
        let yaw = camera.yaw.unwrap();
        is_turned |= yaw.abs() > 3.0;
        let up = Quat::from_rotation_y(yaw) * Vec3::NEG_Z;
        let mut pieces = world.query_filtered::<(&Transform, &Whereabouts), With<PieceOf>>();
        for (transform, at) in pieces.iter(world).filter(|(_, at)| at.cell().is_some()) {
            assert!(
                (transform.rotation * Vec3::NEG_Z).dot(up) > 0.9,
                "frame {frame}: {at:?}"
            );
        }
    }
    assert!(is_turned);
}
