//! What is lit: wood, stone, metal and cloth of the lit view, in the day from the window and in the room.
//!
//! A material of its own, and not Bevy's standard one: that one runs for every pixel what lights of every kind might need,
//! and without a graphics card takes four times as long for the same picture.

use bevy::asset::embedded_asset;
use bevy::mesh::MeshVertexBufferLayoutRef;
use bevy::pbr::{MaterialPipeline, MaterialPipelineKey};
use bevy::prelude::*;
use bevy::render::render_resource::{AsBindGroup, RenderPipelineDescriptor, ShaderType, SpecializedMeshPipelineError};
use bevy::shader::ShaderRef;

/// A substance as it is worked, with its pictures.
#[derive(Asset, AsBindGroup, TypePath, Clone, Debug, Default)]
#[bind_group_data(Pictures)]
pub(super) struct Lit {
    #[uniform(0)]
    pub finish: Finish,
    /// Colour, and in the fourth channel roughness: factors on those of the finish.
    #[texture(1)]
    #[sampler(2)]
    pub picture: Option<Handle<Image>>,
    /// The way the surface faces, in tangent space, filtered as the picture is. Left out where the mesh has no tangents.
    #[texture(3)]
    pub relief: Option<Handle<Image>>,
}

/// How a substance is worked, the same all over.
#[derive(ShaderType, Clone, Debug, Default)]
pub(super) struct Finish {
    pub colour: LinearRgba,
    /// Light of its own, as bright as it is seen.
    pub glow: LinearRgba,
    /// 0 a mirror, 1 matt.
    pub roughness: f32,
    /// 1 for metals, which mirror in their colour and are dark otherwise; 0 for the rest.
    pub metallic: f32,
    /// How much of the light straight on is mirrored where it is no metal, 0.5 for most things, at most 1.
    pub reflectance: f32,
}

/// Which pictures there are: each case is a program of the graphics card.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) struct Pictures {
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

impl Material for Lit {
    fn fragment_shader() -> ShaderRef {
        "embedded://agon/app/agon/lit.wgsl".into()
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

pub(super) fn plugin(app: &mut App) {
    embedded_asset!(app, "lit.wgsl");
    app.add_plugins(MaterialPlugin::<Lit>::default());
}
