//! Daylight from a window on the left, whose shadows anchor the pieces on the board.

use bevy::light::{CascadeShadowConfig, DirectionalLightShadowMap};
use bevy::prelude::*;

use crate::tabletop::camera::marker::BoardCamera;
use crate::tabletop::schedule::TableSystems;
use crate::tabletop::view::View;

/// Illuminance of the daylight, in lux.
pub(crate) const DAYLIGHT: f32 = 2_600.0;

fn spawn_daylight(mut commands: Commands) {
    commands.spawn((
        Name::new("Daylight"),
        DirectionalLight {
            color: Color::srgb(1.0, 0.955, 0.89),
            illuminance: DAYLIGHT,
            shadow_maps_enabled: true,
            // The beads of a turned foot are hardly wider than a texel: less would shade them by themselves, in dots.
            shadow_depth_bias: 0.06,
            shadow_normal_bias: 2.6,
            ..default()
        },
        shadow_range(0.0),
        Transform::from_xyz(-6.2, 8.4, 1.6).looking_at(Vec3::ZERO, Vec3::Y),
    ));
}

/// Limits shadows to the board's depth range, as WebGL2 supports only one cascade.
fn shadow_range(distance: f32) -> CascadeShadowConfig {
    const BOARD: f32 = 9.0;
    CascadeShadowConfig {
        bounds: vec![distance + BOARD],
        overlap_proportion: 0.0,
        minimum_distance: (distance - BOARD).max(0.1),
    }
}

fn keep_shadows_on_the_board(
    camera: Single<&Transform, (With<BoardCamera>, Changed<Transform>)>,
    view: Res<View>,
    daylight: Single<(&mut CascadeShadowConfig, &mut DirectionalLight)>,
) {
    let (mut range, mut daylight) = daylight.into_inner();
    let lit = *view == View::ThreeD;
    if daylight.shadow_maps_enabled != lit {
        daylight.shadow_maps_enabled = lit;
    }
    *range = shadow_range(camera.translation.length());
}

pub(crate) fn plugin(app: &mut App) {
    // Texels the size of a soft indoor shadow edge.
    app.insert_resource(DirectionalLightShadowMap { size: 1024 })
        .add_systems(Startup, spawn_daylight)
        .add_systems(Update, keep_shadows_on_the_board.in_set(TableSystems::Present));
}
