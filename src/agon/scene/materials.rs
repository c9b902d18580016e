//! The materials of the lit view: nine shared by everything and refilled for each theme. Textures are generated the
//! first time a theme is shown in that view, and kept: it takes a good part of a second, which flat boards need not wait,
//! and is skipped where nothing is drawn, as in tests.

use agon_core::rules::Side;
use bevy::platform::collections::HashMap;
use bevy::prelude::*;
use bevy::render::renderer::RenderAdapterInfo;
use wgpu_types::DeviceType;

use super::theme::{Painting, Palette};
use crate::agon::gameplay::agon_screen::AGON;
use crate::agon::gameplay::settings::Theme;
use crate::tabletop::active_game::init_with_game;
use crate::tabletop::render::lit;
use crate::tabletop::render::lit::Lit;
use crate::tabletop::render::room::{self, Room};
use crate::tabletop::render::surface_textures::{Substance, Timber};
use crate::tabletop::render::unlit::Unlit;
use crate::tabletop::view::View;

/// The parts that differ in material.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Part {
    /// Tiles of the odd rings.
    LightTile,
    /// Tiles of the even rings.
    DarkTile,
    /// The inlaid lines between the tiles.
    Stringing,
    /// The frame.
    Frame,
    /// The rim of the table.
    Rim,
    /// The throne's inlay, the strips and the queens' regalia.
    Brass,
    /// The cloth on the table.
    Cloth,
    /// White's pieces.
    Ivory,
    /// Black's pieces.
    Ebony,
}

impl Part {
    const ALL: [Self; 9] = [
        Self::LightTile,
        Self::DarkTile,
        Self::Stringing,
        Self::Frame,
        Self::Rim,
        Self::Brass,
        Self::Cloth,
        Self::Ivory,
        Self::Ebony,
    ];

    /// The parts of pieces.
    pub const OF_PIECES: [Self; 3] = [Self::Ivory, Self::Ebony, Self::Brass];

    /// The part for a side's pieces.
    pub const fn of(side: Side) -> Self {
        match side {
            Side::White => Self::Ivory,
            Side::Black => Self::Ebony,
        }
    }

    const fn colour(self, palette: &Palette) -> Color {
        match self {
            Self::LightTile => palette.tile_light,
            Self::DarkTile => palette.tile_dark,
            Self::Stringing => palette.stringing,
            Self::Frame | Self::Rim => palette.frame,
            Self::Brass => palette.brass,
            Self::Cloth => palette.table,
            Self::Ivory => palette.ivory,
            Self::Ebony => palette.ebony,
        }
    }

    /// The reflectance at normal incidence, 0.5 for most things: lower where glare would hide the tone of a tile or a
    /// dark piece, and on what lies between the window and the eye.
    const fn reflectance(self) -> f32 {
        match self {
            Self::Cloth | Self::Rim => 0.15,
            Self::Frame => 0.3,
            Self::LightTile | Self::DarkTile | Self::Ebony => 0.36,
            _ => 0.5,
        }
    }

    /// The brightness in the lit view, in shares of the palette's tone: polish and daylight brighten the tiles, and pieces must
    /// stand out from them.
    const fn share(self, theme: Theme) -> f32 {
        match (theme, self) {
            // As light as the flat board's, it would be too near to the white pieces.
            (Theme::Marble, Self::LightTile) => 0.54,
            (_, Self::LightTile) => 0.68,
            (_, Self::DarkTile) => 0.9,
            // In the tone of the flat board its forms would drown in the dark.
            (Theme::Parlour, Self::Ebony) => 3.2,
            (Theme::Marble, Self::Ebony) => 4.2,
            (Theme::Parlour, Self::Ivory) => 0.82,
            _ => 1.0,
        }
    }

    /// The share of incoming light re-emitted: ivory and alabaster glow where they are turned away from the lamp. Alabaster
    /// does so all over, so that it is lighter than light marble is in the sun.
    const fn glow(self, theme: Theme) -> f32 {
        match (theme, self) {
            (Theme::Marble, Self::Ivory) => 0.5,
            (_, Self::Ivory) => 0.07,
            _ => 0.0,
        }
    }

    /// Darkening where it is seen edge-on: white pieces are about as light as the light tiles behind them. Glowing
    /// parts have no other shade.
    const fn rim(self, theme: Theme) -> f32 {
        match (theme, self) {
            (Theme::Marble, Self::Ivory) => 1.0,
            (_, Self::Ivory) => 0.55,
            _ => 0.0,
        }
    }

    /// Light at the edges of dark pieces, cool as from a window behind them.
    const fn backlight(self, theme: Theme) -> LinearRgba {
        match (theme, self) {
            (Theme::Contrast, _) => LinearRgba::BLACK,
            (_, Self::Ebony) => LinearRgba::new(0.12, 0.135, 0.155, 1.0),
            _ => LinearRgba::BLACK,
        }
    }

    /// How much of the lamp's falloff is seen: less on pieces, which must stand out also at the edge.
    const fn falloff(self, theme: Theme) -> f32 {
        match (theme, self) {
            (Theme::Contrast, _) => 0.0,
            (_, Self::Ivory | Self::Ebony) => 0.4,
            _ => 1.0,
        }
    }

    /// Whether its meshes have tangents, which relief needs.
    const fn has_relief(self) -> bool {
        matches!(self, Self::LightTile | Self::DarkTile | Self::Frame | Self::Cloth)
    }

    /// The width and height of its textures, in pixels.
    const fn detail(self) -> usize {
        match self {
            Self::LightTile | Self::DarkTile | Self::Frame => 512,
            _ => 256,
        }
    }
}

/// The finish of a part in a theme.
struct Finish {
    substance: Substance,
    /// From 0 (mirror) to 1 (matt).
    roughness: f32,
    metallic: f32,
}

const fn plain(roughness: f32) -> Finish {
    Finish {
        substance: Substance::Plain,
        roughness,
        metallic: 0.0,
    }
}

const fn polished(substance: Substance, roughness: f32) -> Finish {
    Finish {
        substance,
        roughness,
        metallic: 0.0,
    }
}

const fn timber(rings: u32, wander: f32, contrast: f32, pores: f32, log: u32) -> Substance {
    Substance::Timber(Timber {
        rings,
        wander,
        contrast,
        pores,
        log,
    })
}

const fn marble(vein: Color, strength: f32, block: u32) -> Substance {
    Substance::Marble { vein, strength, block }
}

const BRASS: Finish = Finish {
    substance: Substance::Plain,
    roughness: 0.24,
    metallic: 1.0,
};

fn finish(theme: Theme, part: Part) -> Finish {
    match (theme, part) {
        (Theme::Parlour, Part::LightTile) => polished(timber(8, 1.6, 0.24, 0.10, 1), 0.44),
        (Theme::Parlour, Part::DarkTile) => polished(timber(11, 2.2, 0.42, 0.30, 2), 0.44),
        (Theme::Parlour, Part::Frame) => polished(timber(7, 1.2, 0.38, 0.28, 3), 0.46),
        (Theme::Parlour, Part::Rim) => polished(timber(7, 1.2, 0.38, 0.28, 3), 0.7),
        (Theme::Parlour, Part::Stringing) => plain(0.5),
        (Theme::Parlour, Part::Ivory) => polished(timber(6, 0.8, 0.09, 0.02, 5), 0.34),
        (Theme::Parlour, Part::Ebony) => polished(timber(10, 0.8, 0.45, 0.25, 6), 0.30),
        (Theme::Marble, Part::LightTile) => polished(marble(Color::srgb(0.56, 0.46, 0.28), 0.35, 1), 0.38),
        (Theme::Marble, Part::DarkTile) => polished(marble(Color::srgb(0.56, 0.70, 0.61), 0.5, 2), 0.38),
        (Theme::Marble, Part::Frame) => polished(marble(Color::srgb(0.66, 0.55, 0.34), 0.8, 3), 0.36),
        (Theme::Marble, Part::Rim) => polished(marble(Color::srgb(0.66, 0.55, 0.34), 0.8, 3), 0.7),
        (Theme::Marble, Part::Ivory) => polished(marble(Color::srgb(0.80, 0.79, 0.76), 0.3, 4), 0.24),
        (Theme::Marble, Part::Ebony) => polished(marble(Color::srgb(0.42, 0.42, 0.43), 0.35, 5), 0.20),
        (Theme::Parlour | Theme::Marble, Part::Cloth) => polished(Substance::Baize, 0.95),
        (Theme::Contrast, Part::Brass) => Finish {
            metallic: 0.0,
            ..plain(0.6)
        },
        (Theme::Marble, Part::Stringing) | (_, Part::Brass) => BRASS,
        (Theme::Contrast, _) => plain(0.8),
    }
}

/// The room in a theme.
const fn room_of(theme: Theme) -> Room {
    match theme {
        Theme::Parlour => Room::Parlour,
        Theme::Marble => Room::Hall,
        Theme::Contrast => Room::Plain,
    }
}

/// The material handles, the same for all themes.
#[derive(Resource, Debug)]
pub(crate) struct Materials {
    handles: HashMap<Part, Handle<Lit>>,
    /// Those of pieces that one sees through.
    seen_through: HashMap<Part, Handle<Lit>>,
    /// The room round the table.
    pub room: Handle<Unlit>,
    /// The materials of the themes shown so far.
    made: HashMap<(Theme, Part), Lit>,
    rooms: HashMap<Theme, Handle<Image>>,
}

/// Whether the lit view has been wanted: until then the materials are left empty.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct LitWanted(pub bool);

impl Materials {
    /// The material of a part.
    pub fn get(&self, part: Part) -> Handle<Lit> {
        self.handles[&part].clone()
    }

    /// The material of a piece's part that one sees through.
    pub fn seen_through(&self, part: Part) -> Handle<Lit> {
        self.seen_through[&part].clone()
    }
}

impl FromWorld for Materials {
    fn from_world(world: &mut World) -> Self {
        let mut materials = world.resource_mut::<Assets<Lit>>();
        let handles = Part::ALL.map(|part| (part, materials.add(Lit::default())));
        let seen_through = Part::OF_PIECES.map(|part| (part, materials.add(Lit::default().seen_through())));
        Self {
            handles: handles.into(),
            seen_through: seen_through.into(),
            room: world.resource_mut::<Assets<Unlit>>().add(room::surface(None)),
            made: HashMap::default(),
            rooms: HashMap::default(),
        }
    }
}

/// The material of a part in a theme.
fn material(theme: Theme, part: Part, images: &mut Assets<Image>, has_card: bool) -> Lit {
    let Finish {
        substance,
        roughness,
        metallic,
    } = finish(theme, part);
    let colour = part.colour(&Palette::of(theme));
    let plain = Lit {
        finish: lit::Finish {
            colour: (colour.to_linear() * part.share(theme)).with_alpha(1.0),
            glow: (colour.to_linear() * part.glow(theme)).with_alpha(1.0),
            roughness,
            metallic,
            reflectance: part.reflectance(),
            rim: part.rim(theme),
            backlight: part.backlight(theme),
            falloff: part.falloff(theme),
            transparency: 0.0,
        },
        ..default()
    };
    let Some(mut surface) = substance.surface(colour, part.detail()) else {
        return plain;
    };
    // Without a graphics card the finer filter takes much of the frame time and gains little at this camera distance.
    if !has_card {
        surface = surface.filtered_simply();
    }
    Lit {
        finish: lit::Finish {
            // The texture has the colour.
            colour: (LinearRgba::WHITE * part.share(theme)).with_alpha(1.0),
            ..plain.finish
        },
        picture: Some(images.add(surface.colour)),
        relief: part.has_relief().then(|| images.add(surface.normal)),
        ..default()
    }
}

/// Textures that nobody sees are not made.
fn want(view: Res<View>, renderer: Option<Res<RenderAdapterInfo>>, mut wanted: ResMut<LitWanted>) {
    if *view == View::ThreeD && renderer.is_some() {
        wanted.set_if_neq(LitWanted(true));
    }
}

fn fill(
    theme: Res<Theme>,
    mut materials: ResMut<Materials>,
    (mut assets, mut unlit): (ResMut<Assets<Lit>>, ResMut<Assets<Unlit>>),
    mut images: ResMut<Assets<Image>>,
    adapter: Option<Res<RenderAdapterInfo>>,
) {
    let has_card = adapter.is_none_or(|adapter| adapter.device_type != DeviceType::Cpu);
    for part in Part::ALL {
        let made = materials
            .made
            .entry((*theme, part))
            .or_insert_with(|| material(*theme, part, &mut images, has_card))
            .clone();
        if let Some(seen_through) = materials.seen_through.get(&part)
            && let Some(mut material) = assets.get_mut(seen_through)
        {
            *material = made.clone().seen_through();
        }
        if let Some(mut material) = assets.get_mut(&materials.get(part)) {
            *material = made;
        }
    }
    let picture = materials
        .rooms
        .entry(*theme)
        .or_insert_with(|| images.add(room_of(*theme).picture(Palette::of(*theme).background)))
        .clone();
    if let Some(mut room) = unlit.get_mut(&materials.room) {
        room.picture = Some(picture);
    }
}

pub(crate) fn plugin(app: &mut App) {
    init_with_game::<Materials>(app, AGON);
    init_with_game::<LitWanted>(app, AGON);
    let has_changed = resource_exists_and_changed::<Theme>.or_else(resource_exists_and_changed::<LitWanted>);
    let is_seen = resource_exists_and_equals(LitWanted(true));
    app.add_systems(
        Update,
        (want, fill.run_if(has_changed.and_then(is_seen)))
            .chain()
            .in_set(Painting),
    );
}
