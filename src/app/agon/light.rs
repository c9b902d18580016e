//! The lamp over the board, and the room that shines back from wood, ivory and brass.

use bevy::asset::RenderAssetUsages;
use bevy::light::{CascadeShadowConfig, DirectionalLightShadowMap};
use bevy::prelude::*;
use bevy::render::render_resource::{
    Extent3d, TextureDimension, TextureFormat, TextureViewDescriptor, TextureViewDimension,
};

use super::camera::BoardCamera;
use super::components::View;
use super::sets::AgonSystems;

/// Pixels a side of the room's sharpest picture.
const ROOM: u32 = 32;
/// How bright the room is, in candela per square metre of its white.
const ROOM_BRIGHTNESS: f32 = 1250.0;

/// Light of the room from a direction, blurred over a cone (0 a mirror, 1 matt): dark walls, a warm floor, a bright
/// ceiling, a window to the left and a lamp to the upper right.
fn room(direction: Vec3, blur: f32) -> Vec3 {
    let up = direction.y;
    let step = |low: f32, high: f32, x: f32| {
        let t = ((x - low) / (high - low)).clamp(0.0, 1.0);
        t * t * (3.0 - 2.0 * t)
    };
    let soft = 0.15 + blur * 0.85;
    let sky = step(-soft, soft + 0.2, up);
    let base = Vec3::new(0.17, 0.12, 0.09).lerp(Vec3::new(0.36, 0.38, 0.42), sky);
    let window = direction.dot(Vec3::new(-0.75, 0.55, 0.35).normalize());
    let lamp = direction.dot(Vec3::new(0.5, 0.8, -0.35).normalize());
    let panel = |cosine: f32, edge: f32| step(edge - 0.03 - blur * 0.6, edge + 0.03 + blur * 0.5, cosine);
    let weaker = 1.0 - blur * 0.75;
    base + Vec3::new(0.75, 0.85, 1.0) * panel(window, 0.86) * weaker
        + Vec3::new(1.0, 0.88, 0.7) * panel(lamp, 0.9) * weaker
}

/// The room as a cube of pictures, level by level blurrier; worked out here because WebGL2 has no compute shaders.
fn room_cube(levels: u32, blur: impl Fn(u32) -> f32) -> Image {
    let mut bytes = Vec::new();
    for face in 0..6 {
        for level in 0..levels {
            let size = ROOM >> level;
            for y in 0..size {
                for x in 0..size {
                    let s = (x as f32 + 0.5) / size as f32 * 2.0 - 1.0;
                    let t = (y as f32 + 0.5) / size as f32 * 2.0 - 1.0;
                    let direction = match face {
                        0 => Vec3::new(1.0, -t, -s),
                        1 => Vec3::new(-1.0, -t, s),
                        2 => Vec3::new(s, 1.0, t),
                        3 => Vec3::new(s, -1.0, -t),
                        4 => Vec3::new(s, -t, 1.0),
                        _ => Vec3::new(-s, -t, -1.0),
                    };
                    let light = room(direction.normalize(), blur(level));
                    let colour = LinearRgba::rgb(light.x, light.y, light.z);
                    bytes.extend(Srgba::from(colour).to_u8_array());
                }
            }
        }
    }
    let mut image = Image::new_uninit(
        Extent3d {
            width: ROOM,
            height: ROOM,
            depth_or_array_layers: 6,
        },
        TextureDimension::D2,
        TextureFormat::Rgba8UnormSrgb,
        RenderAssetUsages::RENDER_WORLD,
    );
    image.texture_descriptor.mip_level_count = levels;
    image.texture_view_descriptor = Some(TextureViewDescriptor {
        dimension: Some(TextureViewDimension::Cube),
        ..default()
    });
    image.data = Some(bytes);
    image
}

/// The room's light, to be put on the camera.
pub(super) fn room_light(images: &mut Assets<Image>) -> EnvironmentMapLight {
    let levels = ROOM.ilog2() + 1;
    EnvironmentMapLight {
        diffuse_map: images.add(room_cube(1, |_| 1.0)),
        specular_map: images.add(room_cube(levels, |level| level as f32 / (levels - 1) as f32)),
        intensity: ROOM_BRIGHTNESS,
        ..default()
    }
}

fn spawn_lamp(mut commands: Commands) {
    commands.spawn((
        Name::new("Lamp"),
        DirectionalLight {
            color: Color::srgb(1.0, 0.95, 0.87),
            illuminance: 4_000.0,
            shadow_maps_enabled: true,
            ..default()
        },
        shadow_range(0.0),
        Transform::from_xyz(-6.0, 8.5, 0.5).looking_at(Vec3::ZERO, Vec3::Y),
    ));
}

/// Shadows are drawn only as near and far as the board is, in the one cascade that WebGL2 has.
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
    lamp: Single<(&mut CascadeShadowConfig, &mut DirectionalLight)>,
) {
    let (mut range, mut lamp) = lamp.into_inner();
    let lit = *view == View::ThreeD;
    if lamp.shadow_maps_enabled != lit {
        lamp.shadow_maps_enabled = lit;
    }
    *range = shadow_range(camera.translation.length());
}

pub(super) fn plugin(app: &mut App) {
    app.insert_resource(DirectionalLightShadowMap { size: 2048 })
        .add_systems(Startup, spawn_lamp)
        .add_systems(Update, keep_shadows_on_the_board.in_set(AgonSystems::Present));
}
