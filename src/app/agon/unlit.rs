//! What is drawn without light: the flat view, marks, names and shadows.
//!
//! A material of its own, and not Bevy's standard one with its light switched off, because that one compiles the whole of
//! the lighting for it, which some graphics drivers cannot (bevy#23627): the flat view has to work there.

use bevy::asset::embedded_asset;
use bevy::prelude::*;
use bevy::render::render_resource::AsBindGroup;
use bevy::shader::ShaderRef;

/// The colours that a mesh has at its corners, times a picture, if there is one.
#[derive(Asset, AsBindGroup, TypePath, Clone, Debug, Default)]
pub(super) struct Unlit {
    /// White where there is none.
    #[texture(0)]
    #[sampler(1)]
    pub picture: Option<Handle<Image>>,
    pub alpha_mode: AlphaMode,
    /// What is drawn earlier or later than its distance says; the least first.
    pub depth_bias: f32,
}

impl Material for Unlit {
    fn fragment_shader() -> ShaderRef {
        "embedded://agon/app/agon/unlit.wgsl".into()
    }

    fn alpha_mode(&self) -> AlphaMode {
        self.alpha_mode
    }

    fn depth_bias(&self) -> f32 {
        self.depth_bias
    }

    fn enable_prepass() -> bool {
        false
    }

    fn enable_shadows() -> bool {
        false
    }
}

pub(super) fn plugin(app: &mut App) {
    embedded_asset!(app, "unlit.wgsl");
    app.add_plugins(MaterialPlugin::<Unlit>::default());
}
