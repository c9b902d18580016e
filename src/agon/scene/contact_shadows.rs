//! The [shadow](contact_shadow) around a piece's foot. It stays on the ground when the piece is lifted, and fades.

use agon_core::rules::Kind;
use bevy::light::NotShadowCaster;
use bevy::prelude::*;

use super::entities::PieceOf;
use super::marks::height_over_ground;
use crate::agon::gameplay::agon_screen::AGON;
use crate::tabletop::render::contact_shadow;
use crate::tabletop::render::unlit::Unlit;
use crate::tabletop::schedule::SetUpSystems;
use crate::tabletop::view::{Bearing, View};

/// The shadow below its parent.
#[derive(Component)]
struct Contact;

fn lay(
    mut commands: Commands,
    mut meshes: ResMut<Assets<Mesh>>,
    mut materials: ResMut<Assets<Unlit>>,
    pieces: Query<Entity, With<PieceOf>>,
) {
    let mesh = meshes.add(contact_shadow::mesh(0.5));
    let shade = materials.add(contact_shadow::material());
    for piece in &pieces {
        commands.entity(piece).with_child((
            Contact,
            Mesh3d(mesh.clone()),
            MeshMaterial3d(shade.clone()),
            Pickable::IGNORE,
            NotShadowCaster,
        ));
    }
}

/// Keeps the shadow on the ground, level and upright, however the piece is posed and in either view.
fn keep_on_ground(
    pieces: Query<(&PieceOf, &Transform), Without<Contact>>,
    mut contacts: Query<(&ChildOf, &mut Transform), With<Contact>>,
    (view, bearing): (Res<View>, Res<Bearing>),
) {
    /// Above the tile's face and its name, below the marks.
    const ABOVE: f32 = 0.02;
    for (parent, mut transform) in &mut contacts {
        let Ok((of, piece)) = pieces.get(parent.parent()) else {
            continue;
        };
        let height = height_over_ground(piece);
        let foot = match of.kind {
            Kind::Queen => 0.42,
            Kind::Guard => 0.36,
        };
        let (size, beside) = match *view {
            View::ThreeD => (foot * contact_shadow::around(height), Vec3::ZERO),
            View::TwoD => shadow(height, bearing.0),
        };
        // In the piece's frame, which may be rotated and scaled.
        let upright = piece.rotation.inverse();
        let scale = piece.scale.recip();
        transform.set_if_neq(Transform {
            translation: upright * (beside + Vec3::Y * (ABOVE - height)) * scale,
            rotation: upright,
            scale: Vec3::new(size, 1.0, size) * scale,
        });
    }
}

/// The size and offset of the shadow in the flat view.
fn shadow(height: f32, bearing: f32) -> (f32, Vec3) {
    const SIZE: f32 = 0.40;
    let (share, beside) = contact_shadow::beside(height);
    (SIZE * share, Quat::from_rotation_y(bearing) * beside)
}

pub(crate) fn plugin(app: &mut App) {
    app.add_systems(OnEnter(AGON), lay.in_set(SetUpSystems::AddParts))
        .add_systems(PostUpdate, keep_on_ground.before(TransformSystems::Propagate));
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::shell::system::resources::AddResource;
    use bevy::state::app::StatesPlugin;

    use agon_core::rules::Side;

    use crate::agon::scene::board::TOP_OF_TILE;

    #[test]
    fn the_dark_follows_the_view_also_under_pieces_that_stay() {
        let mut app = App::new();
        app.add_plugins((MinimalPlugins, StatesPlugin, AssetPlugin::default()))
            .init_asset::<Mesh>()
            .init_asset::<Unlit>()
            .add_resource::<Bearing>()
            .insert_resource(View::ThreeD)
            .insert_state(AGON)
            .add_plugins(plugin);
        let of = PieceOf {
            side: Side::White,
            kind: Kind::Guard,
        };
        app.world_mut()
            .spawn((of, Transform::from_xyz(0.0, TOP_OF_TILE, 0.0), Visibility::default()));
        let size = |app: &mut App| {
            app.update();
            let mut dark = app.world_mut().query_filtered::<&Transform, With<Contact>>();
            dark.single(app.world()).unwrap().scale.x
        };
        let lit = size(&mut app);
        assert!(lit > 0.3, "{lit}");
        app.insert_resource(View::TwoD);
        assert!(size(&mut app) < 0.01, "a counter that lies throws no shadow");
        app.insert_resource(View::ThreeD);
        assert!((size(&mut app) - lit).abs() < 1e-6);
    }
}
