//! The meshes of the finale: rays, sparks, the ring around an empty throne, the crown.

use std::f32::consts::TAU;

use bevy::prelude::*;

use crate::agon::gameplay::agon_screen::AGON;
use crate::agon::scene::theme::{Painting, Palette};
use crate::shell::system::resources::AddResource;
use crate::tabletop::active_game::init_with_game;
use crate::tabletop::render::flat::{Sheet, circle, hexagon};
use crate::tabletop::render::lit;
use crate::tabletop::render::lit::Lit;
use crate::tabletop::render::solids_of_revolution::Profile;

/// The meshes of the finale.
#[derive(Resource, Debug)]
pub(crate) struct ThroneMeshes {
    pub glory: Handle<Mesh>,
    pub spark: Handle<Mesh>,
    pub void: Handle<Mesh>,
    pub crown: Handle<Mesh>,
    pub gold: Handle<Lit>,
}

/// Twelve rays from the throne across the guards' cells.
fn glory(palette: &Palette) -> Mesh {
    let gold = palette.focus;
    let rays = |reach: f32, between: f32| -> Vec<Vec2> {
        (0..48_u8)
            .map(|i| {
                let radius = if i % 4 == 0 { reach } else { between };
                Vec2::from_angle(f32::from(i) / 48.0 * TAU) * radius
            })
            .collect()
    };
    let (full, half, none) = (gold.with_alpha(0.75), gold.with_alpha(0.42), gold.with_alpha(0.0));
    Sheet::default()
        .band(&circle(0.42), &circle(1.62), (half, none))
        .band(&rays(0.46, 0.46), &rays(1.9, 0.8), (full, none))
        .band(&circle(0.47), &circle(0.52), (gold, gold))
        .level()
        .mesh()
}

/// A star with four points, in a glow.
fn spark(palette: &Palette) -> Mesh {
    let gold = palette.focus;
    let points = |long: f32, short: f32| -> Vec<Vec2> {
        (0..8_u8)
            .map(|i| {
                let radius = if i % 2 == 0 { long } else { short };
                Vec2::from_angle(f32::from(i) / 8.0 * TAU) * radius
            })
            .collect()
    };
    Sheet::default()
        .band(
            &points(0.04, 0.04),
            &points(0.22, 0.15),
            (gold.with_alpha(0.5), gold.with_alpha(0.0)),
        )
        .figure(&points(0.16, 0.045), gold)
        .drawn_last()
        .mesh()
}

/// A broken ring around the empty throne, in the colour of captives.
fn void(palette: &Palette) -> Mesh {
    let (colour, dark) = (palette.captive, palette.background);
    let (full, none) = (colour.with_alpha(0.95), colour.with_alpha(0.0));
    Sheet::default()
        .band(&circle(0.2), &circle(0.5), (none, colour.with_alpha(0.55)))
        .band(&hexagon(0.50), &hexagon(0.53), (dark, dark))
        .band(&hexagon(0.53), &hexagon(0.62), (full, full))
        .band(&hexagon(0.62), &hexagon(0.82), (colour.with_alpha(0.5), none))
        .level()
        .mesh()
}

/// A circlet with eight points, each with a bead.
fn crown() -> Mesh {
    const RADIUS: f32 = 0.29;
    /// Finer than elsewhere, as it is seen close up.
    const TOLERANCE: f32 = 0.001;
    let mut crown = Profile::from(RADIUS - 0.03, 0.0)
        .to(RADIUS, 0.0)
        .bead((RADIUS, 0.03), RADIUS, 0.06)
        .to(RADIUS - 0.005, 0.13)
        .to(RADIUS - 0.03, 0.13)
        .to(RADIUS - 0.03, 0.0)
        .turned(TOLERANCE);
    let point = Profile::from(0.075, 0.0)
        .curve((0.03, 0.06), 0.016, 0.19)
        .bead((0.0, 0.225), 0.0, 0.265)
        .turned(TOLERANCE);
    for i in 0..8_u8 {
        let turn = Quat::from_rotation_y(f32::from(i) / 8.0 * TAU);
        let place = Transform {
            translation: turn * Vec3::new(RADIUS - 0.018, 0.11, 0.0),
            rotation: turn * Quat::from_rotation_z(-0.16),
            scale: Vec3::new(0.45, 1.0, 1.0),
        };
        crown
            .merge(&point.clone().transformed_by(place))
            .expect("both are turned on the same lathe");
    }
    crown
}

/// The crown's gold. It is emissive too, as the room is dark when it appears.
fn gold(palette: &Palette) -> Lit {
    Lit {
        finish: lit::Finish {
            colour: palette.brass.to_linear(),
            glow: palette.brass.to_linear() * 0.4,
            roughness: 0.22,
            metallic: 1.0,
            reflectance: 0.5,
            ..default()
        },
        ..default()
    }
}

impl FromWorld for ThroneMeshes {
    fn from_world(world: &mut World) -> Self {
        let palette = world.add_resource::<Palette>().resource::<Palette>().clone();
        let gold = world.resource_mut::<Assets<Lit>>().add(gold(&palette));
        let mut meshes = world.resource_mut::<Assets<Mesh>>();
        Self {
            glory: meshes.add(glory(&palette)),
            spark: meshes.add(spark(&palette)),
            void: meshes.add(void(&palette)),
            crown: meshes.add(crown()),
            gold,
        }
    }
}

fn recolour(
    ours: Res<ThroneMeshes>,
    mut meshes: ResMut<Assets<Mesh>>,
    mut materials: ResMut<Assets<Lit>>,
    palette: Res<Palette>,
) -> Result {
    materials.insert(&ours.gold, gold(&palette))?;
    meshes.insert(&ours.glory, glory(&palette))?;
    meshes.insert(&ours.spark, spark(&palette))?;
    meshes.insert(&ours.void, void(&palette))?;
    Ok(())
}

pub(crate) fn plugin(app: &mut App) {
    init_with_game::<ThroneMeshes>(app, AGON);
    app.add_systems(
        Update,
        recolour.run_if(resource_exists_and_changed::<Palette>).in_set(Painting),
    );
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tabletop::render::solids_of_revolution::assert_sound;

    #[test]
    fn the_crown_faces_outward() {
        assert_sound(&crown());
    }
}
