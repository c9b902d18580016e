//! The names of the cells: the letters of the files and the numbers of the ranks in gilt on the frame, and whole names in
//! cells that are pointed at or spoken of, or in all.

use std::f32::consts::{FRAC_PI_3, FRAC_PI_6, PI};

use agon_core::board::{Bitboard, CellId};
use agon_core::rules::Side;
use bevy::prelude::*;

use super::board::{TOP_OF_FRAME, TOP_OF_TILE, cell_centre};
use super::entities::{Cell, Facing, Focused, Hovered, PointedOut};
use super::theme::{Painting, Palette};
use crate::agon::gameplay::agon_screen::AGON;
use crate::agon::gameplay::settings::CellNames;
use crate::shell::system::language::Language;
use crate::tabletop::render::lettering::{DrawnNames, Lettering, Writing, add_names};
use crate::tabletop::view::View;

/// All characters used in names.
const LETTERS: &str = "abcdefghikl0123456789";

/// They are the same in every language.
fn letters(_: &Language) -> String {
    LETTERS.to_owned()
}

/// Names are drawn before everything that lies on the tiles, except what brightens the tiles themselves.
pub(crate) const NAMES_DEPTH_BIAS: f32 = -200.0;

/// Height above the ground.
const ABOVE: f32 = 0.012;
/// From the throne to the edge cells of a side, measured at right angles to it.
const EDGE: f32 = 4.330_127;

/// A letter or a number on the frame.
struct Label {
    text: String,
    at: Vec3,
}

/// The labels on the frame, this far from the throne: files below the first rank, ranks at both ends.
fn labels(away: f32) -> impl Iterator<Item = Label> {
    CellId::ALL
        .into_iter()
        .filter(|cell| cell.ring() == 5)
        .flat_map(move |cell| {
            let name = cell.to_string();
            let (file, rank) = name.split_at(1);
            let centre = cell_centre(cell);
            // The sides at which the cell lies, by the angle outwards; a corner lies at two.
            let sides = (0..6_u8).map(|side| f32::from(side) * FRAC_PI_3).filter(move |angle| {
                let outwards = Vec2::from_angle(*angle);
                (centre.xz().dot(outwards) - EDGE).abs() < 0.1
            });
            let labels: Vec<Label> = sides
                .map(|angle| {
                    let outwards = Vec2::from_angle(angle);
                    let place = centre.xz() + outwards * (away - EDGE);
                    // Sides towards White, whose outward direction is +z.
                    let text = if outwards.y > 0.1 { file } else { rank };
                    Label {
                        text: text.to_owned(),
                        at: Vec3::new(place.x, 0.0, place.y),
                    }
                })
                .collect();
            // Labels of a corner between two sides of one kind become one.
            match labels.as_slice() {
                [one, other] if one.text == other.text => {
                    let corner = centre * (away / FRAC_PI_6.cos() / centre.xz().length());
                    vec![Label {
                        text: one.text.clone(),
                        at: corner.with_y(0.0),
                    }]
                }
                _ => labels,
            }
        })
}

/// All writing in one mesh.
struct Names<'a> {
    lettering: &'a Lettering,
    view: View,
    facing: Side,
    palette: &'a Palette,
    writing: Writing,
}

impl Names<'_> {
    fn write(&mut self, text: &str, colour: Color, centre: Vec3, shift: Vec2, scale: f32) {
        let turn = match self.facing {
            Side::White => Quat::IDENTITY,
            Side::Black => Quat::from_rotation_y(PI),
        };
        self.lettering.write(&mut self.writing, text, colour, |at| {
            let at = at * scale + shift;
            centre + turn * Vec3::new(at.x, 0.0, at.y)
        });
    }

    /// The file and the rank of these cells stand out.
    fn on_frame(&mut self, cells: Bitboard) {
        // The flat frame is narrower.
        let (height, away, scale) = match self.view {
            View::ThreeD => (TOP_OF_FRAME, 5.23, 0.34),
            View::TwoD => (TOP_OF_TILE, 5.12, 0.4),
        };
        let named: Vec<_> = cells.into_iter().map(|cell| cell.to_string()).collect();
        for Label { text, at } in labels(away) {
            let is_of = |name: &String| <[&str; 2]>::from(name.split_at(1)).contains(&text.as_str());
            let (colour, scale) = match named.iter().any(is_of) {
                true => (self.palette.brass.mix(&self.palette.ivory, 0.5), 1.4 * scale),
                false => (self.palette.brass, scale),
            };
            // A second coat, as thin strokes fade at their edges.
            for _ in 0..2 {
                self.write(&text, colour, at.with_y(height + ABOVE), Vec2::ZERO, scale);
            }
        }
    }

    /// On the side nearest the player, in separate tones for light and dark tiles, with a fine light edge in the lit view,
    /// where they are engraved.
    fn in_cell(&mut self, cell: CellId) {
        /// World units per square of the texture.
        const SCALE: f32 = 0.33;
        /// The middle of a name, measured from the cell's centre towards the player.
        const PLACE: Vec2 = Vec2::new(0.0, 0.355);
        let centre = cell_centre(cell).with_y(TOP_OF_TILE + ABOVE);
        let light = cell.ring() % 2 == 1;
        let ink = if light { self.palette.ebony } else { self.palette.ivory };
        let name = cell.to_string();
        if self.view == View::ThreeD && light {
            let edge = self.palette.ivory.with_alpha(0.16);
            self.write(&name, edge, centre, PLACE + 0.006, SCALE);
        }
        self.write(&name, ink, centre, PLACE, SCALE);
        if light {
            // Dark edges fade on a light ground, which makes the letters look thin: a second coat.
            self.write(&name, ink, centre, PLACE, SCALE);
        }
    }
}

/// A cell that is pointed at or spoken of.
type Named = Or<(With<Hovered>, With<Focused>, With<PointedOut>)>;

fn write_names(
    lettering: Res<Lettering>,
    (view, facing, palette, place): (Res<View>, Res<Facing>, Res<Palette>, Res<CellNames>),
    named: Query<&Cell, Named>,
    names: Single<&Mesh3d, With<DrawnNames>>,
    mut meshes: ResMut<Assets<Mesh>>,
    mut written: Local<Bitboard>,
) -> Result {
    let cells = match *place {
        CellNames::Frame => named.iter().map(|cell| cell.0).collect(),
        CellNames::Cells => CellId::ALL.into_iter().collect(),
        CellNames::Off => Bitboard::EMPTY,
    };
    let is_new = view.is_changed() || facing.is_changed() || palette.is_changed() || place.is_changed();
    if !is_new && *written == cells {
        return Ok(());
    }
    *written = cells;
    let mut writer = Names {
        lettering: &lettering,
        view: *view,
        facing: facing.0,
        palette: &palette,
        writing: Writing::default(),
    };
    if *place == CellNames::Frame {
        writer.on_frame(cells);
    }
    for cell in cells.into_iter().filter(|&cell| cell != CellId::THRONE) {
        writer.in_cell(cell);
    }
    meshes.insert(&names.0, writer.writing.mesh())?;
    Ok(())
}

pub(crate) fn plugin(app: &mut App) {
    add_names(app, AGON, letters, NAMES_DEPTH_BIAS);
    app.add_systems(Update, write_names.run_if(resource_exists::<Palette>).in_set(Painting));
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

    #[test]
    fn every_file_is_on_the_frame_once_and_every_rank_at_both_ends() {
        let labels: Vec<Label> = labels(5.2).collect();
        let count = |text: &str| labels.iter().filter(|label| label.text == text).count();
        for file in "abcdefghikl".chars() {
            assert_eq!(count(&file.to_string()), 1, "{file}");
        }
        for rank in 1..=10 {
            assert_eq!(count(&rank.to_string()), 2, "{rank}");
        }
        assert_eq!(count("11"), 1);
        assert_eq!(labels.len(), 11 + 20 + 1);
        // Below its file, and beside its rank.
        let at = |text: &str| labels.iter().find(|label| label.text == text).unwrap().at;
        assert!(at("f").x.abs() < 1e-4 && at("f").z > 5.5);
        assert!(at("11").x.abs() < 1e-4 && at("11").z < -5.5);
        assert!((at("b").x - cell_centre("b1".parse().unwrap()).x).abs() < 0.5);
    }
}
