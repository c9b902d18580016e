//! Rendering of things on a table: meshes, materials and lighting.

pub(crate) mod contact_shadow;
#[cfg(test)]
pub(crate) mod costs;
pub mod daylight;
pub mod environment;
pub mod flat;
pub mod grow_in;
pub(crate) mod lettering;
pub mod level_of_detail;
pub mod lit;
pub(crate) mod marks;
pub(crate) mod numerals;
pub(crate) mod on_ground;
pub mod pipeline_warmup;
pub(crate) mod room;
pub mod solids_of_revolution;
pub mod surface_textures;
pub(crate) mod table_top;
pub mod texture;
pub mod unlit;

use bevy::prelude::*;

pub(crate) fn plugin(app: &mut App) {
    app.add_plugins((
        lit::plugin,
        unlit::plugin,
        level_of_detail::plugin,
        grow_in::plugin,
        on_ground::plugin,
        contact_shadow::plugin,
        daylight::plugin,
        pipeline_warmup::plugin,
    ));
}
