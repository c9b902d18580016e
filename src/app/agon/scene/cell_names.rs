//! The names of the cells, set into the tiles on the side nearest the player. Discreet, and can be switched off.

use bevy::asset::RenderAssetUsages;
use bevy::image::ImageSampler;
use bevy::light::NotShadowCaster;
use bevy::mesh::{Indices, PrimitiveTopology};
use bevy::prelude::*;
use bevy::render::render_resource::{Extent3d, TextureDimension, TextureFormat};
use bevy_egui::egui::{Color32, FontId, epaint};

use super::board::{TOP_OF_TILE, cell_centre};
use super::entities::{CellNames, Facing};
use super::theme::{Painting, Palette};
use crate::app::agon::gameplay::agon_screen::AGON;
use crate::app::agon::gameplay::schedule::SetUpSystems;
use crate::app::shell::ui::theme::style::{fonts, strong_family};
use crate::app::tabletop::active_game::remove_with_game;
use crate::app::tabletop::render::unlit::Unlit;
use crate::app::tabletop::view::View;
use crate::board::CellId;
use crate::rules::Side;

/// All characters used in names, in the order of the texture atlas.
const LETTERS: &str = "abcdefghikl0123456789";
/// Columns and rows of the atlas and the size of each square in pixels, with room to keep letters apart in smaller mip
/// levels.
const COLUMNS: usize = 8;
const ROWS: usize = 4;
const SQUARE: usize = 64;
/// Pixels between baselines, and from the top of a square to the baseline.
const FONT: f32 = 46.0;
const FOOT: usize = 44;
const LEFT: usize = 12;

/// Names are drawn before everything that lies on the tiles, except what brightens the tiles themselves.
pub(crate) const NAMES_DEPTH_BIAS: f32 = -200.0;

/// The centre of a name, measured from the cell's centre towards the player.
const PLACE: f32 = 0.355;

/// The atlas, white on transparent, and the advance of each character in squares.
#[derive(Resource, Debug)]
struct Letters {
    advance: Vec<f32>,
}

#[derive(Component)]
struct Names;

fn letters() -> (Vec<u8>, Vec<f32>) {
    let options = epaint::text::TextOptions {
        max_texture_side: 1024,
        ..default()
    };
    let mut fonts = epaint::text::Fonts::new(options, fonts());
    let font = FontId::new(FONT, strong_family());
    let glyphs: Vec<_> = LETTERS
        .chars()
        .map(|letter| {
            let galley =
                fonts
                    .with_pixels_per_point(1.0)
                    .layout_no_wrap(letter.to_string(), font.clone(), Color32::WHITE);
            galley.rows[0].glyphs[0]
        })
        .collect();
    let drawn = fonts.image();
    let width = COLUMNS * SQUARE;
    let mut alpha = vec![0; width * ROWS * SQUARE];
    for (number, glyph) in glyphs.iter().enumerate() {
        let uv = glyph.uv_rect;
        let (left, top) = (number % COLUMNS * SQUARE, number / COLUMNS * SQUARE);
        for y in uv.min[1]..uv.max[1] {
            for x in uv.min[0]..uv.max[0] {
                let column = i32::from(x - uv.min[0]) + uv.offset.x.round() as i32 + LEFT as i32;
                let row = i32::from(y - uv.min[1]) + uv.offset.y.round() as i32 + FOOT as i32;
                let inside = 0..SQUARE as i32;
                if inside.contains(&column) && inside.contains(&row) {
                    let at = (top + row as usize) * width + left + column as usize;
                    alpha[at] = drawn[(usize::from(x), usize::from(y))].a();
                }
            }
        }
    }
    let advance = glyphs.iter().map(|glyph| glyph.advance_width / SQUARE as f32);
    (alpha, advance.collect())
}

fn picture(mut alpha: Vec<u8>) -> Image {
    let (mut width, mut height) = (COLUMNS * SQUARE, ROWS * SQUARE);
    let levels = SQUARE.ilog2() - 1;
    let size = Extent3d {
        width: width as u32,
        height: height as u32,
        depth_or_array_layers: 1,
    };
    let mut bytes = Vec::new();
    for _ in 0..levels {
        bytes.extend(alpha.iter().flat_map(|&alpha| [u8::MAX, u8::MAX, u8::MAX, alpha]));
        (width, height) = (width / 2, height / 2);
        let wide = width * 2;
        alpha = (0..width * height)
            .map(|i| {
                let at = i / width * 2 * wide + i % width * 2;
                let sum: u32 = [at, at + 1, at + wide, at + wide + 1]
                    .map(|at| u32::from(alpha[at]))
                    .iter()
                    .sum();
                (sum / 4) as u8
            })
            .collect();
    }
    let mut image = Image::new_uninit(
        size,
        TextureDimension::D2,
        TextureFormat::Rgba8UnormSrgb,
        RenderAssetUsages::RENDER_WORLD,
    );
    image.texture_descriptor.mip_level_count = levels;
    image.data = Some(bytes);
    image.sampler = ImageSampler::linear();
    image
}

/// All names in one mesh: in separate tones for light and dark tiles, with a fine light edge in the lit view, where
/// they are engraved.
fn mesh(advance: &[f32], view: View, facing: Side, palette: &Palette) -> Mesh {
    /// World units per square of the atlas.
    const SCALE: f32 = 0.30;
    const ABOVE: f32 = 0.012;
    let (mut positions, mut uvs, mut colours) = (Vec::new(), Vec::new(), Vec::new());
    let turn = match facing {
        Side::White => Quat::IDENTITY,
        Side::Black => Quat::from_rotation_y(std::f32::consts::PI),
    };
    let mut write = |cell: CellId, shift: Vec2, colour: Color| {
        let name = cell.to_string();
        let letters: Vec<usize> = name.chars().filter_map(|letter| LETTERS.find(letter)).collect();
        let width: f32 = letters.iter().map(|&letter| advance[letter]).sum();
        let mut left = -width / 2.0 - LEFT as f32 / SQUARE as f32;
        for letter in letters {
            for (x, y) in [(0.0, 0.0), (1.0, 0.0), (1.0, 1.0), (0.0, 1.0)] {
                // Figures are centred a quarter of a square above the baseline.
                let foot = FOOT as f32 / SQUARE as f32 - 0.26;
                let at = Vec2::new(left + x, y - foot) * SCALE + Vec2::Y * PLACE + shift;
                let centre = cell_centre(cell).with_y(TOP_OF_TILE + ABOVE);
                positions.push(centre + turn * Vec3::new(at.x, 0.0, at.y));
                let (column, row) = (letter % COLUMNS, letter / COLUMNS);
                uvs.push([(column as f32 + x) / COLUMNS as f32, (row as f32 + y) / ROWS as f32]);
                colours.push(colour.to_linear().to_f32_array());
            }
            left += advance[letter];
        }
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
    let quads = positions.len() as u32 / 4;
    let normals = vec![[0.0, 1.0, 0.0]; positions.len()];
    Mesh::new(PrimitiveTopology::TriangleList, RenderAssetUsages::default())
        .with_inserted_attribute(Mesh::ATTRIBUTE_POSITION, positions)
        .with_inserted_attribute(Mesh::ATTRIBUTE_NORMAL, normals)
        .with_inserted_attribute(Mesh::ATTRIBUTE_UV_0, uvs)
        .with_inserted_attribute(Mesh::ATTRIBUTE_COLOR, colours)
        .with_inserted_indices(Indices::U32(
            (0..quads)
                .flat_map(|quad| [0, 3, 2, 0, 2, 1].map(|corner| quad * 4 + corner))
                .collect(),
        ))
}

fn spawn_names(
    mut commands: Commands,
    meshes: ResMut<Assets<Mesh>>,
    mut materials: ResMut<Assets<Unlit>>,
    mut images: ResMut<Assets<Image>>,
) {
    let (alpha, advance) = letters();
    commands.insert_resource(Letters { advance });
    commands.spawn((
        Name::new("Names"),
        Names,
        Mesh3d(meshes.reserve_handle()),
        MeshMaterial3d(materials.add(Unlit {
            picture: Some(images.add(picture(alpha))),
            alpha_mode: AlphaMode::Blend,
            depth_bias: NAMES_DEPTH_BIAS,
            ..default()
        })),
        Pickable::IGNORE,
        NotShadowCaster,
        DespawnOnExit(AGON),
    ));
}

fn write_names(
    letters: Res<Letters>,
    (view, facing, palette): (Res<View>, Res<Facing>, Res<Palette>),
    names: Single<&Mesh3d, With<Names>>,
    mut meshes: ResMut<Assets<Mesh>>,
) -> Result {
    meshes.insert(&names.0, mesh(&letters.advance, *view, facing.0, &palette))?;
    Ok(())
}

fn switch(wanted: Res<CellNames>, mut names: Single<&mut Visibility, With<Names>>) {
    **names = if wanted.0 {
        Visibility::Inherited
    } else {
        Visibility::Hidden
    };
}

pub(crate) fn plugin(app: &mut App) {
    remove_with_game::<Letters>(app, AGON);
    app.add_systems(OnEnter(AGON), spawn_names.in_set(SetUpSystems::Spawn))
        .add_systems(
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

    #[test]
    fn every_letter_is_drawn_inside_its_square() {
        let (alpha, advance) = letters();
        let width = COLUMNS * SQUARE;
        assert_eq!(advance.len(), LETTERS.len());
        for (number, advance) in advance.into_iter().enumerate() {
            let (left, top) = (number % COLUMNS * SQUARE, number / COLUMNS * SQUARE);
            let at = |x: usize, y: usize| u32::from(alpha[(top + y) * width + left + x]);
            let ink: u32 = (0..SQUARE * SQUARE).map(|i| at(i % SQUARE, i / SQUARE)).sum();
            assert!(ink > 20_000, "letter {number}: {ink}");
            let edge: u32 = (0..SQUARE)
                .map(|i| at(i, 0) + at(i, SQUARE - 1) + at(0, i) + at(SQUARE - 1, i))
                .sum();
            assert_eq!(edge, 0, "letter {number} is cut off");
            assert!((0.1..1.0).contains(&advance));
        }
    }
}
