//! One thing of each kind shown by the view not in use, for the shaders to be compiled ahead.

use bevy::platform::collections::HashSet;
use bevy::prelude::*;

use super::appearance::{LitOnly, ViewAssets};
use super::materials::LitWanted;
use crate::agon::gameplay::agon_screen::AGON;
use crate::tabletop::render::lit::Lit;
use crate::tabletop::render::pipeline_warmup::{sample, warm_up};
use crate::tabletop::render::unlit::Unlit;
use crate::tabletop::view::View;

fn spawn_samples(
    mut commands: Commands,
    (view, view_assets): (Res<View>, Res<ViewAssets>),
    mut lit_wanted: ResMut<LitWanted>,
    lit_only: Query<(&Mesh3d, &MeshMaterial3d<Lit>), With<LitOnly>>,
    unlit: Query<(&Mesh3d, &MeshMaterial3d<Unlit>)>,
) {
    match view.other() {
        View::ThreeD => {
            lit_wanted.set_if_neq(LitWanted(true));
            for look in view_assets.looks() {
                let (mesh, material) = look.lit.clone();
                commands.spawn(sample(mesh, material));
            }
            for (mesh, material) in &lit_only {
                commands.spawn(sample(mesh.0.clone(), material.0.clone()));
            }
        }
        View::TwoD => {
            for look in view_assets.looks() {
                let (mesh, material) = look.flat.clone();
                commands.spawn(sample(mesh, material));
            }
        }
    }
    // Things shown in both views use different shaders in each.
    let mut seen: HashSet<_> = view_assets.looks().map(|look| look.flat.1.id()).collect();
    for (mesh, material) in &unlit {
        if seen.insert(material.id()) {
            commands.spawn(sample(mesh.0.clone(), material.0.clone()));
        }
    }
}

pub(crate) fn plugin(app: &mut App) {
    warm_up(app, AGON, spawn_samples);
}
