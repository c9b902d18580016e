//! The names of the cells, set into the tiles on the side nearest the player. Discreet, and can be switched off.

use agon_core::board::CellId;
use agon_core::rules::Side;
use bevy::prelude::*;

use super::board::{TOP_OF_TILE, cell_centre};
use super::entities::{CellNames, Facing};
use super::theme::{Painting, Palette};
use crate::agon::gameplay::agon_screen::AGON;
use crate::tabletop::render::lettering::{DrawnNames, Lettering, Writing, add_names};
use crate::tabletop::view::View;

/// All characters used in names.
const LETTERS: &str = "abcdefghikl0123456789";

/// Names are drawn before everything that lies on the tiles, except what brightens the tiles themselves.
pub(crate) const NAMES_DEPTH_BIAS: f32 = -200.0;

/// The centre of a name, measured from the cell's centre towards the player.
const PLACE: f32 = 0.355;

/// All names in one mesh: in separate tones for light and dark tiles, with a fine light edge in the lit view, where
/// they are engraved.
fn mesh(lettering: &Lettering, view: View, facing: Side, palette: &Palette) -> Mesh {
    /// World units per square of the texture.
    const SCALE: f32 = 0.30;
    const ABOVE: f32 = 0.012;
    let mut writing = Writing::default();
    let turn = match facing {
        Side::White => Quat::IDENTITY,
        Side::Black => Quat::from_rotation_y(std::f32::consts::PI),
    };
    let mut write = |cell: CellId, shift: Vec2, colour: Color| {
        let centre = cell_centre(cell).with_y(TOP_OF_TILE + ABOVE);
        lettering.write(&mut writing, &cell.to_string(), colour, |at| {
            let at = at * SCALE + Vec2::Y * PLACE + shift;
            centre + turn * Vec3::new(at.x, 0.0, at.y)
        });
    };
    for cell in CellId::ALL.into_iter().filter(|&cell| cell != CellId::THRONE) {
        let light = cell.ring() % 2 == 1;
        let ink = if light { palette.ebony } else { palette.ivory };
        if view == View::ThreeD && light {
            write(cell, Vec2::splat(0.006), palette.ivory.with_alpha(0.16));
        }
        write(cell, Vec2::ZERO, ink);
        if light {
            // Dark edges fade on a light ground, which makes the letters look thin: a second coat.
            write(cell, Vec2::ZERO, ink);
        }
    }
    writing.mesh()
}

fn write_names(
    lettering: Res<Lettering>,
    (view, facing, palette): (Res<View>, Res<Facing>, Res<Palette>),
    names: Single<&Mesh3d, With<DrawnNames>>,
    mut meshes: ResMut<Assets<Mesh>>,
) -> Result {
    meshes.insert(&names.0, mesh(&lettering, *view, facing.0, &palette))?;
    Ok(())
}

fn switch(wanted: Res<CellNames>, mut names: Single<&mut Visibility, With<DrawnNames>>) {
    **names = if wanted.0 {
        Visibility::Inherited
    } else {
        Visibility::Hidden
    };
}

pub(crate) fn plugin(app: &mut App) {
    add_names(app, AGON, LETTERS, NAMES_DEPTH_BIAS);
    app.add_systems(
        Update,
        (
            write_names.run_if(
                resource_exists_and_changed::<Palette>
                    .or_else(resource_exists_and_changed::<Facing>)
                    .or_else(resource_changed::<View>),
            ),
            switch.run_if(resource_exists_and_changed::<CellNames>),
        )
            .in_set(Painting),
    );
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_name_can_be_written() {
        for cell in CellId::ALL {
            for letter in cell.to_string().chars() {
                assert!(LETTERS.contains(letter), "{letter}");
            }
        }
    }
}
