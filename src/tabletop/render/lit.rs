//! The lit material: wood, stone, metal and cloth of the lit view, lit by daylight and the room.
//!
//! A custom material rather than Bevy's standard one, which evaluates every kind of light for each pixel, and without a
//! graphics card takes four times as long for the same picture.

use bevy::asset::embedded_asset;
use bevy::mesh::MeshVertexBufferLayoutRef;
use bevy::pbr::{MaterialPipeline, MaterialPipelineKey};
use bevy::prelude::*;
use bevy::render::render_resource::{AsBindGroup, RenderPipelineDescriptor, ShaderType, SpecializedMeshPipelineError};
use bevy::shader::{ShaderRef, load_shader_library};

/// The lit material of a surface, with its textures.
#[derive(Asset, AsBindGroup, TypePath, Clone, Debug, Default)]
#[bind_group_data(Pictures)]
pub(crate) struct Lit {
    #[uniform(0)]
    pub finish: Finish,
    /// Colour, with roughness in the alpha channel: both multiply those of the finish.
    #[texture(1)]
    #[sampler(2)]
    pub picture: Option<Handle<Image>>,
    /// Normal map in tangent space, filtered like the picture. Ignored if the mesh has no tangents.
    #[texture(3)]
    pub relief: Option<Handle<Image>>,
    pub alpha_mode: AlphaMode,
}

/// Uniform surface properties.
#[derive(ShaderType, Clone, Debug, Default)]
pub(crate) struct Finish {
    pub colour: LinearRgba,
    /// Emitted light, at the brightness seen on screen.
    pub glow: LinearRgba,
    /// Light from behind, seen at the edge of a body: it sets dark pieces off from a dark ground.
    pub backlight: LinearRgba,
    /// From 0 (mirror) to 1 (matt).
    pub roughness: f32,
    /// 1 for metals, which reflect in their own colour and have no diffuse colour; 0 for everything else.
    pub metallic: f32,
    /// Reflectance of non-metals at normal incidence: 0.5 for most materials, at most 1.
    pub reflectance: f32,
    /// Darkening where it is seen edge-on, from 0 to 1: an outline against a ground of the same tone.
    pub rim: f32,
    /// How much the light falls off from the middle of the table and of the picture, from 0 (not at all) to 1 (as under a
    /// lamp).
    pub falloff: f32,
    /// How far one sees through it, from 0 (not at all) to 1, if its alpha mode is to blend.
    pub transparency: f32,
}

/// Which textures are present; each combination is a separate shader variant.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Pictures {
    picture: bool,
    relief: bool,
}

impl From<&Lit> for Pictures {
    fn from(lit: &Lit) -> Self {
        Self {
            picture: lit.picture.is_some(),
            relief: lit.relief.is_some(),
        }
    }
}

impl Lit {
    /// This material as if of smoked glass, for what stands before something to be seen.
    pub(crate) fn seen_through(mut self) -> Self {
        self.finish.transparency = 0.72;
        self.alpha_mode = AlphaMode::Blend;
        self
    }
}

impl Material for Lit {
    fn fragment_shader() -> ShaderRef {
        "embedded://agon/tabletop/render/lit.wgsl".into()
    }

    fn alpha_mode(&self) -> AlphaMode {
        self.alpha_mode
    }

    fn specialize(
        _: &MaterialPipeline,
        descriptor: &mut RenderPipelineDescriptor,
        mesh: &MeshVertexBufferLayoutRef,
        key: MaterialPipelineKey<Self>,
    ) -> Result<(), SpecializedMeshPipelineError> {
        let Pictures { picture, relief } = key.bind_group_data;
        if let Some(fragment) = &mut descriptor.fragment {
            if picture {
                fragment.shader_defs.push("PICTURE".into());
            }
            if relief && mesh.0.contains(Mesh::ATTRIBUTE_TANGENT) {
                fragment.shader_defs.push("RELIEF".into());
            }
        }
        Ok(())
    }
}

pub(crate) fn plugin(app: &mut App) {
    load_shader_library!(app, "vignette.wgsl");
    embedded_asset!(app, "lit.wgsl");
    app.add_plugins(MaterialPlugin::<Lit>::default());
}
