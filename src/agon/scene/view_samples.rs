//! One thing of each kind shown by the view not in use, for the shaders to be compiled ahead.

use bevy::prelude::*;

use super::appearance::ViewAssets;
use super::materials::LitWanted;
use crate::agon::gameplay::agon_screen::AGON;
use crate::tabletop::render::pipeline_warmup::{sample, sample_parts, warm_up};
use crate::tabletop::view::View;

/// Tiles, pieces and frame are the same entities in both views, and change their looks.
fn sample_looks(
    mut commands: Commands,
    (view, view_assets): (Res<View>, Res<ViewAssets>),
    mut lit_wanted: ResMut<LitWanted>,
) {
    match view.other() {
        View::ThreeD => {
            lit_wanted.set_if_neq(LitWanted(true));
            for look in view_assets.looks() {
                let (mesh, material) = look.lit.clone();
                commands.spawn(sample(mesh, material));
            }
        }
        View::TwoD => {
            for look in view_assets.looks() {
                let (mesh, material) = look.flat.clone();
                commands.spawn(sample(mesh, material));
            }
        }
    }
}

pub(crate) fn plugin(app: &mut App) {
    warm_up(app, AGON, (sample_looks, sample_parts));
}
