//! Writing on the table: letters in one texture, and meshes of words made of them.

use bevy::asset::RenderAssetUsages;
use bevy::image::ImageSampler;
use bevy::mesh::{Indices, PrimitiveTopology};
use bevy::prelude::*;
use bevy::render::render_resource::{Extent3d, TextureDimension, TextureFormat};
use bevy_egui::egui::{Color32, FontDefinitions, FontId, epaint};

use super::unlit::{Unlit, blended, overlay};
use crate::shell::system::language::Language;
use crate::shell::system::resources::AddResource;
use crate::shell::ui::fallback_fonts::FallbackFonts;
use crate::shell::ui::theme::style::strong_family;
use crate::tabletop::active_game::{ActiveGame, remove_with_game};
use crate::tabletop::schedule::SetUpSystems;

/// Columns of the texture and the size of each square in pixels, with room to keep letters apart in smaller mip levels.
const COLUMNS: usize = 8;
const SQUARE: usize = 64;
/// Pixels between baselines, and from the top of a square to the baseline.
const FONT: f32 = 46.0;
const FOOT: usize = 44;
const LEFT: usize = 12;
/// Figures are centred so far above the baseline, in squares.
const MIDDLE: f32 = 0.26;

/// The size of the font, in squares.
pub(crate) const FONT_SIZE: f32 = FONT / SQUARE as f32;

/// The entity that draws all names on a board, in one mesh that the game writes.
#[derive(Component)]
pub(crate) struct DrawnNames;

/// Gives the board of a game a [`Lettering`] of the characters that its names have in a language, and names drawn with
/// this depth bias.
pub(crate) fn add_names(app: &mut App, game: ActiveGame, characters: fn(&Language) -> String, depth_bias: f32) {
    let spawn = move |mut commands: Commands,
                      (language, fonts): (Res<Language>, Res<FallbackFonts>),
                      meshes: Res<Assets<Mesh>>,
                      mut materials: ResMut<Assets<Unlit>>,
                      mut images: ResMut<Assets<Image>>| {
        let (lettering, picture) = Lettering::new(&characters(&language), fonts.definitions());
        let material = materials.add(Unlit {
            picture: Some(images.add(picture)),
            ..blended(depth_bias)
        });
        commands.insert_resource(lettering);
        commands.spawn((
            Name::new("Names"),
            DrawnNames,
            overlay(meshes.reserve_handle(), &material, Transform::default()),
            DespawnOnExit(game),
        ));
    };
    // Another language has other letters, and on the page their fonts may come later.
    let follow = move |(language, fonts): (Res<Language>, Res<FallbackFonts>),
                       mut lettering: ResMut<Lettering>,
                       names: Single<&MeshMaterial3d<Unlit>, With<DrawnNames>>,
                       mut materials: ResMut<Assets<Unlit>>,
                       mut images: ResMut<Assets<Image>>| {
        let has_all_fonts = lettering.fonts == fonts.count();
        if has_all_fonts && !language.is_changed() {
            return;
        }
        let wanted = characters(&language);
        if has_all_fonts && lettering.characters.iter().copied().eq(wanted.chars()) {
            return;
        }
        let (new, picture) = Lettering::new(&wanted, fonts.definitions());
        *lettering = new;
        if let Some(mut material) = materials.get_mut(&names.0) {
            material.picture = Some(images.add(picture));
        }
    };
    remove_with_game::<Lettering>(app, game);
    app.add_resource::<FallbackFonts>();
    app.add_systems(OnEnter(game), spawn.in_set(SetUpSystems::Spawn));
    app.add_systems(
        PreUpdate,
        follow.run_if(resource_exists::<Lettering>.and_then(in_state(game))),
    );
}

/// The characters that can be written, and where they are in the texture.
#[derive(Resource, Clone, Debug)]
pub(crate) struct Lettering {
    characters: Vec<char>,
    /// The number of fonts from which they were drawn.
    fonts: usize,
    /// The advance of each, in squares.
    advance: Vec<f32>,
}

impl Lettering {
    /// The lettering for these characters, and its texture: white on transparent.
    pub(crate) fn new(characters: &str, definitions: FontDefinitions) -> (Self, Image) {
        let characters: Vec<char> = characters.chars().collect();
        let fonts = definitions.font_data.len();
        let (alpha, advance) = draw(&characters, definitions);
        let picture = picture(alpha, rows(characters.len()));
        let lettering = Self {
            characters,
            fonts,
            advance,
        };
        (lettering, picture)
    }

    /// The width of a text, in squares. Characters that cannot be written are left out.
    pub(crate) fn width(&self, text: &str) -> f32 {
        self.numbers(text).map(|number| self.advance[number]).sum()
    }

    fn numbers(&self, text: &str) -> impl Iterator<Item = usize> {
        text.chars()
            .filter_map(|character| self.characters.iter().position(|&other| other == character))
    }

    /// Writes a text. `place` says where a point of it lies, given in squares from its middle: x to the right, y down.
    pub(crate) fn write(&self, on: &mut Writing, text: &str, colour: Color, place: impl Fn(Vec2) -> Vec3) {
        let mut left = -self.width(text) / 2.0 - LEFT as f32 / SQUARE as f32;
        let rows = rows(self.characters.len());
        for number in self.numbers(text) {
            for (x, y) in [(0.0, 0.0), (1.0, 0.0), (1.0, 1.0), (0.0, 1.0)] {
                let foot = FOOT as f32 / SQUARE as f32 - MIDDLE;
                on.positions.push(place(Vec2::new(left + x, y - foot)));
                let (column, row) = (number % COLUMNS, number / COLUMNS);
                on.uvs
                    .push([(column as f32 + x) / COLUMNS as f32, (row as f32 + y) / rows as f32]);
                on.colours.push(colour.to_linear().to_f32_array());
            }
            left += self.advance[number];
        }
    }
}

/// Words that are drawn together.
#[derive(Default)]
pub(crate) struct Writing {
    positions: Vec<Vec3>,
    uvs: Vec<[f32; 2]>,
    colours: Vec<[f32; 4]>,
}

impl Writing {
    pub(crate) fn mesh(self) -> Mesh {
        let quads = self.positions.len() as u32 / 4;
        let normals = vec![[0.0, 1.0, 0.0]; self.positions.len()];
        Mesh::new(PrimitiveTopology::TriangleList, RenderAssetUsages::default())
            .with_inserted_attribute(Mesh::ATTRIBUTE_POSITION, self.positions)
            .with_inserted_attribute(Mesh::ATTRIBUTE_NORMAL, normals)
            .with_inserted_attribute(Mesh::ATTRIBUTE_UV_0, self.uvs)
            .with_inserted_attribute(Mesh::ATTRIBUTE_COLOR, self.colours)
            .with_inserted_indices(Indices::U32(
                (0..quads)
                    .flat_map(|quad| [0, 3, 2, 0, 2, 1].map(|corner| quad * 4 + corner))
                    .collect(),
            ))
    }
}

/// A power of two, so that every mip level is half as high as the one before.
const fn rows(characters: usize) -> usize {
    characters.div_ceil(COLUMNS).next_power_of_two()
}

fn draw(characters: &[char], definitions: FontDefinitions) -> (Vec<u8>, Vec<f32>) {
    let options = epaint::text::TextOptions {
        max_texture_side: 1024,
        ..default()
    };
    let mut fonts = epaint::text::Fonts::new(options, definitions);
    let font = FontId::new(FONT, strong_family());
    let glyphs: Vec<_> = characters
        .iter()
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
    let mut alpha = vec![0; width * rows(characters.len()) * SQUARE];
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

fn picture(mut alpha: Vec<u8>, rows: usize) -> Image {
    let (mut width, mut height) = (COLUMNS * SQUARE, rows * SQUARE);
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::shell::ui::theme::style::fonts;

    #[test]
    fn every_letter_is_drawn_inside_its_square() {
        let characters: Vec<char> = "agjkyABGQW0459éèçô".chars().collect();
        let (alpha, advance) = draw(&characters, fonts());
        let width = COLUMNS * SQUARE;
        assert_eq!(advance.len(), characters.len());
        for (number, advance) in advance.into_iter().enumerate() {
            let (left, top) = (number % COLUMNS * SQUARE, number / COLUMNS * SQUARE);
            let at = |x: usize, y: usize| u32::from(alpha[(top + y) * width + left + x]);
            let ink: u32 = (0..SQUARE * SQUARE).map(|i| at(i % SQUARE, i / SQUARE)).sum();
            assert!(ink > 20_000, "{}: {ink}", characters[number]);
            let edge: u32 = (0..SQUARE)
                .map(|i| at(i, 0) + at(i, SQUARE - 1) + at(0, i) + at(SQUARE - 1, i))
                .sum();
            assert_eq!(edge, 0, "{} is cut off", characters[number]);
            assert!((0.1..1.0).contains(&advance));
        }
    }
}
