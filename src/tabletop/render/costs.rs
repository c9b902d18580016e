//! Drawing costs of a scene, for the tests of the scenes.

use std::collections::HashSet;

use bevy::light::NotShadowCaster;
use bevy::prelude::*;

use super::lit::Lit;
use super::unlit::Unlit;

/// Drawing costs of a frame.
pub(crate) struct Costs {
    pub draw_calls: usize,
    pub triangles: usize,
    /// Number of materials in sight.
    pub materials: usize,
}

/// The cost of a frame: instances of one mesh and material count as one draw, and shadows of opaque things count again.
/// Transparent things are drawn one by one, unless their material's depth bias keeps them together.
pub(crate) fn costs(app: &mut App) -> Costs {
    let world = app.world_mut();
    let mut drawn = world.query::<(
        Entity,
        &Mesh3d,
        AnyOf<(&MeshMaterial3d<Lit>, &MeshMaterial3d<Unlit>)>,
        Has<NotShadowCaster>,
    )>();
    let meshes = world.resource::<Assets<Mesh>>();
    let unlit = world.resource::<Assets<Unlit>>();
    let hidden = |entity: Entity| {
        std::iter::successors(Some(entity), |&at| world.get::<ChildOf>(at).map(ChildOf::parent))
            .any(|at| world.get::<Visibility>(at) == Some(&Visibility::Hidden))
    };
    let (mut batches, mut shadows, mut used) = (HashSet::new(), HashSet::new(), HashSet::new());
    let (mut single, mut triangles) = (0, 0);
    for (entity, mesh, material, shadowless) in drawn.iter(world) {
        if hidden(entity) {
            continue;
        }
        let (material, apart, throws_shadow) = match material {
            (Some(MeshMaterial3d(material)), None) => (material.id().untyped(), false, !shadowless),
            (None, Some(MeshMaterial3d(material))) => {
                let found = unlit.get(material).unwrap();
                let together = found.alpha_mode == AlphaMode::Opaque || found.depth_bias != 0.0;
                (material.id().untyped(), !together, false)
            }
            _ => panic!("{entity} wears the materials of both views"),
        };
        let look = (mesh.0.id(), material);
        used.insert(material);
        triangles += meshes.get(&mesh.0).unwrap().indices().unwrap().len() / 3;
        if apart {
            single += 1;
        } else {
            batches.insert(look);
        }
        if throws_shadow {
            shadows.insert(look);
        }
    }
    Costs {
        draw_calls: batches.len() + shadows.len() + single,
        triangles,
        materials: used.len(),
    }
}
