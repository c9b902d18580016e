//! The soft dark round a piece's foot, where it keeps the room's light from its tile. It stays on the ground when the
//! piece is lifted, and fades.

use bevy::light::NotShadowCaster;
use bevy::prelude::*;

use super::board::{FRAME_APOTHEM, TOP_OF_TILE};
use super::components::PieceOf;
use super::flat::{Sheet, circle};
use super::views::LitOnly;
use crate::rules::Kind;

/// Lifted so far, a piece leaves no dark behind.
const FADES: f32 = 0.9;

/// The dark under its parent.
#[derive(Component)]
struct Contact;

/// Round a foot of radius 1.
fn mesh() -> Mesh {
    let dark = |alpha: f32| Color::BLACK.with_alpha(alpha);
    Sheet::default()
        .band(&circle(0.6), &circle(0.98), (dark(0.5), dark(0.5)))
        .band(&circle(0.98), &circle(1.12), (dark(0.5), dark(0.2)))
        .band(&circle(1.12), &circle(1.42), (dark(0.2), dark(0.0)))
        .level()
        .mesh()
}

fn lay(
    mut commands: Commands,
    mut meshes: ResMut<Assets<Mesh>>,
    mut materials: ResMut<Assets<StandardMaterial>>,
    pieces: Query<Entity, With<PieceOf>>,
) {
    let mesh = meshes.add(mesh());
    let shade = materials.add(StandardMaterial {
        unlit: true,
        alpha_mode: AlphaMode::Blend,
        // Drawn before the marks that lie over it, and so all at once.
        depth_bias: -100.0,
        ..default()
    });
    for piece in &pieces {
        commands.entity(piece).with_child((
            Contact,
            LitOnly,
            Mesh3d(mesh.clone()),
            MeshMaterial3d(shade.clone()),
            Pickable::IGNORE,
            NotShadowCaster,
        ));
    }
}

/// Keeps the dark on the ground, level and upright, however the piece stands.
fn keep_on_ground(
    pieces: Query<(&PieceOf, &Transform), (Changed<Transform>, Without<Contact>)>,
    mut contacts: Query<(&ChildOf, &mut Transform), With<Contact>>,
) {
    /// Above the face of the tile and its name, below the marks.
    const ABOVE: f32 = 0.02;
    for (parent, mut transform) in &mut contacts {
        let Ok((of, piece)) = pieces.get(parent.parent()) else {
            continue;
        };
        let on_board = piece.translation.xz().length() < FRAME_APOTHEM;
        let ground = if on_board { TOP_OF_TILE } else { 0.0 };
        let height = (piece.translation.y - ground).max(0.0);
        let foot = match of.kind {
            Kind::Queen => 0.42,
            Kind::Guard => 0.36,
        };
        let size = foot * (1.0 - height / FADES).max(0.0);
        let upright = piece.rotation.inverse();
        *transform = Transform {
            translation: upright * Vec3::Y * (ABOVE - height),
            rotation: upright,
            scale: Vec3::new(size, 1.0, size),
        };
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Startup, lay)
        .add_systems(PostUpdate, keep_on_ground.before(TransformSystems::Propagate));
}
