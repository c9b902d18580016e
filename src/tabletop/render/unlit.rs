//! Unlit rendering: the flat view, marks, labels and shadows.
//!
//! A custom material rather than Bevy's standard one with lighting switched off, because that one still compiles all of
//! its lighting code, which some graphics drivers cannot do (bevy#23627), and the flat view has to work there.

use bevy::asset::embedded_asset;
use bevy::light::NotShadowCaster;
use bevy::mesh::MeshVertexBufferLayoutRef;
use bevy::pbr::{MaterialPipeline, MaterialPipelineKey};
use bevy::prelude::*;
use bevy::render::render_resource::{
    AsBindGroup, CompareFunction, RenderPipelineDescriptor, SpecializedMeshPipelineError,
};
use bevy::shader::ShaderRef;

/// The mesh's vertex colours, multiplied by an optional texture.
#[derive(Asset, AsBindGroup, TypePath, Clone, Debug, Default)]
#[bind_group_data(Kind)]
pub(crate) struct Unlit {
    /// White if there is none.
    #[texture(0)]
    #[sampler(1)]
    pub picture: Option<Handle<Image>>,
    pub alpha_mode: AlphaMode,
    /// Shifts the drawing order away from the order by distance; lower values are drawn first.
    pub depth_bias: f32,
    /// Drawn only where something stands before it, as if that were glass.
    pub behind: bool,
    /// Darkens towards the corners of the picture, as what is [lit](super::lit) does.
    pub falls_off: bool,
}

/// A material that what lies below is seen through, with this depth bias.
pub(crate) fn blended(depth_bias: f32) -> Unlit {
    Unlit {
        alpha_mode: AlphaMode::Blend,
        depth_bias,
        ..default()
    }
}

/// Something unlit that lies on the table or over it: it casts no shadow, and is not in the pointer's way.
pub(crate) fn overlay(mesh: Handle<Mesh>, material: &Handle<Unlit>, place: Transform) -> impl Bundle + use<> {
    (
        Mesh3d(mesh),
        MeshMaterial3d(material.clone()),
        place,
        Pickable::IGNORE,
        NotShadowCaster,
    )
}

/// What a surface is drawn like; each case is a separate pipeline.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Kind {
    behind: bool,
    falls_off: bool,
}

impl From<&Unlit> for Kind {
    fn from(unlit: &Unlit) -> Self {
        Self {
            behind: unlit.behind,
            falls_off: unlit.falls_off,
        }
    }
}

impl Material for Unlit {
    fn fragment_shader() -> ShaderRef {
        "embedded://agon/tabletop/render/unlit.wgsl".into()
    }

    fn alpha_mode(&self) -> AlphaMode {
        self.alpha_mode
    }

    fn depth_bias(&self) -> f32 {
        self.depth_bias
    }

    fn specialize(
        _: &MaterialPipeline,
        descriptor: &mut RenderPipelineDescriptor,
        _: &MeshVertexBufferLayoutRef,
        key: MaterialPipelineKey<Self>,
    ) -> Result<(), SpecializedMeshPipelineError> {
        let Kind { behind, falls_off } = key.bind_group_data;
        if let Some(fragment) = descriptor.fragment.as_mut().filter(|_| falls_off) {
            fragment.shader_defs.push("FALLS_OFF".into());
        }
        if let Some(depth) = descriptor.depth_stencil.as_mut().filter(|_| behind) {
            // Nearer things have greater depths.
            depth.depth_compare = Some(CompareFunction::Less);
        }
        Ok(())
    }

    fn enable_prepass() -> bool {
        false
    }

    fn enable_shadows() -> bool {
        false
    }
}

pub(crate) fn plugin(app: &mut App) {
    embedded_asset!(app, "unlit.wgsl");
    app.add_plugins(MaterialPlugin::<Unlit>::default());
}
