//! One thing of each kind shown by the view not in use, for the shaders to be compiled ahead.

use bevy::light::NotShadowCaster;
use bevy::platform::collections::HashSet;
use bevy::prelude::*;

use super::appearance::OnlyIn;
use crate::agent::gameplay::agent_screen::AGENT;
use crate::tabletop::render::lit::Lit;
use crate::tabletop::render::pipeline_warmup::{sample, warm_up};
use crate::tabletop::render::unlit::Unlit;
use crate::tabletop::view::View;

type Parts<'w, 's, M> = Query<
    'w,
    's,
    (
        &'static Mesh3d,
        &'static MeshMaterial3d<M>,
        Option<&'static OnlyIn>,
        Has<NotShadowCaster>,
    ),
>;

fn spawn_samples(mut commands: Commands, view: Res<View>, lit: Parts<Lit>, unlit: Parts<Unlit>) {
    let other = view.other();
    let is_shown = |only: Option<&OnlyIn>| only.is_none_or(|only| only.0 == other);
    let mut seen = HashSet::new();
    for (mesh, material, only, is_shadowless) in &lit {
        if is_shown(only) && seen.insert((material.id().untyped(), is_shadowless)) {
            let mut part = commands.spawn(sample(mesh.0.clone(), material.0.clone()));
            if is_shadowless {
                part.insert(NotShadowCaster);
            }
        }
    }
    // Things shown in both views use different shaders in each.
    for (mesh, material, only, _) in &unlit {
        if is_shown(only) && seen.insert((material.id().untyped(), true)) {
            commands.spawn((sample(mesh.0.clone(), material.0.clone()), NotShadowCaster));
        }
    }
}

pub(crate) fn plugin(app: &mut App) {
    warm_up(app, AGENT, spawn_samples);
}
