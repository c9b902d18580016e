//! The soft shadow around a foot, where it blocks the ambient light. It stays on the ground when the piece is lifted, and
//! fades. In the flat view it is the shadow that a lifted counter casts to one side, as if lit from the upper left of the
//! window.

use bevy::prelude::*;

use super::flat::{Sheet, circle};
use super::on_ground::Ground;
use super::unlit::{Unlit, blended, overlay};
use crate::tabletop::pose::Pose;
use crate::tabletop::view::{Bearing, View};

/// The height at which the shadow around a foot has faded out, in world units.
const FADES: f32 = 0.9;

/// The foot of a piece, or a counter, that has a shadow: half its width and depth in each view, in world units.
#[derive(Component, Clone, Copy, Debug)]
pub(crate) struct Foot {
    pub lit: Vec2,
    pub flat: Vec2,
}

/// The shadows of a game.
#[derive(Resource, Debug)]
pub(crate) struct ContactShadows {
    mesh: Handle<Mesh>,
    material: Handle<Unlit>,
    /// The height above the ground.
    above: f32,
}

impl ContactShadows {
    /// Shadows with this opacity where they are darkest, at this height above the ground.
    pub(crate) fn new(world: &mut World, darkest: f32, above: f32) -> Self {
        Self {
            mesh: world.resource_mut::<Assets<Mesh>>().add(mesh(darkest)),
            // Drawn before the marks that lie over it, and so in one batch.
            material: world.resource_mut::<Assets<Unlit>>().add(blended(-100.0)),
            above,
        }
    }
}

/// The shadow below its parent.
#[derive(Component)]
struct Contact;

/// The shadow around a foot of radius 1, with this opacity where it is darkest.
fn mesh(darkest: f32) -> Mesh {
    let dark = |alpha: f32| Color::BLACK.with_alpha(alpha);
    Sheet::default()
        .figure(&circle(0.98), dark(darkest))
        .band(&circle(0.98), &circle(1.12), (dark(darkest), dark(0.2)))
        .band(&circle(1.12), &circle(1.42), (dark(0.2), dark(0.0)))
        .level()
        .mesh()
}

/// The part of its size that the shadow around a foot has at this height above the ground.
fn around(height: f32) -> f32 {
    (1.0 - height / FADES).max(0.0)
}

/// In the flat view: the part of its size that the shadow has at this height, and how far it lies from the counter.
fn beside(height: f32) -> (f32, Vec3) {
    let far = height / (1.0 + height);
    ((height / 0.1).min(1.0), Vec3::new(0.45, 0.0, 0.62) * far)
}

fn lay(added: On<Add, Foot>, shadows: Option<Res<ContactShadows>>, mut commands: Commands) {
    // Without a window there are none.
    let Some(shadows) = shadows else { return };
    commands.entity(added.entity).with_child((
        Contact,
        overlay(shadows.mesh.clone(), &shadows.material, Transform::default()),
    ));
}

fn keep_on_ground(
    pieces: Query<(&Foot, &Pose, &Transform), Without<Contact>>,
    mut contacts: Query<(&ChildOf, &mut Transform), With<Contact>>,
    (view, bearing): (Res<View>, Res<Bearing>),
    (ground, shadows): (Res<Ground>, Res<ContactShadows>),
) {
    for (child, mut transform) in &mut contacts {
        let Ok((foot, pose, piece)) = pieces.get(child.parent()) else {
            continue;
        };
        let height = (pose.foot.y + pose.lift - (ground.0)(pose.foot.xz())).max(0.0);
        let (size, aside) = match *view {
            View::ThreeD => (foot.lit * around(height), Vec3::ZERO),
            View::TwoD => {
                let (share, aside) = beside(height);
                (foot.flat * share, Quat::from_rotation_y(bearing.0) * aside)
            }
        };
        let mut place = ground.below(piece, aside.with_y(shadows.above));
        place.scale *= Vec3::new(size.x, 1.0, size.y);
        transform.set_if_neq(place);
    }
}

pub(crate) fn plugin(app: &mut App) {
    app.add_observer(lay).add_systems(
        PostUpdate,
        keep_on_ground
            .run_if(resource_exists::<ContactShadows>)
            .before(TransformSystems::Propagate),
    );
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_dark_follows_the_view_also_under_pieces_that_stay() {
        let mut app = App::new();
        app.add_plugins((MinimalPlugins, AssetPlugin::default()))
            .init_asset::<Mesh>()
            .init_asset::<Unlit>()
            .insert_resource(Bearing(0.0))
            .insert_resource(View::ThreeD)
            .insert_resource(Ground(|_| 0.26))
            .add_plugins(plugin);
        let shadows = ContactShadows::new(app.world_mut(), 0.5, 0.02);
        app.insert_resource(shadows);
        let pose = Pose::at(Vec3::Y * 0.26);
        let foot = Foot {
            lit: Vec2::splat(0.36),
            flat: Vec2::splat(0.4),
        };
        app.world_mut()
            .spawn((foot, pose, pose.standing(0.0), Visibility::default()));
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
