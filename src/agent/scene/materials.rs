//! The materials of both views. Figures are coloured by their vertices and so share two, for dark and for pale ones.

use agon_core::agent::Nation;
use bevy::prelude::*;
use bevy::render::renderer::RenderAdapterInfo;
use wgpu_types::DeviceType;

use super::map_picture::map_picture;
use super::palette::{BRASS, CLOTH, LINEN, ROOM, WOOD};
use crate::agent::gameplay::agent_screen::AGENT;
use crate::agent::gameplay::schedule::AgentSystems;
use crate::agent::gameplay::settings::AgentSettings;
use crate::tabletop::active_game::init_with_game;
use crate::tabletop::render::lit::{Finish, Lit};
use crate::tabletop::render::room::{self, Room};
use crate::tabletop::render::surface_textures::{Substance, Timber};
use crate::tabletop::render::unlit::Unlit;
use crate::tabletop::schedule::TableSystems;

/// Pixels along each side of the map's picture, with and without a graphics card.
const PICTURE: [usize; 2] = [1024, 512];

/// The materials.
#[derive(Resource, Debug)]
pub(crate) struct Materials {
    /// The printed ground in each view.
    pub map: Handle<Lit>,
    pub flat_map: Handle<Unlit>,
    /// Its pictures made so far: the printed and the plain one.
    pictures: [Option<Handle<Image>>; 2],
    /// Printed lines.
    pub print: Handle<Lit>,
    /// The binding of the board.
    pub linen: Handle<Lit>,
    pub cloth: Handle<Lit>,
    pub wood: Handle<Lit>,
    /// The room round the table.
    pub room: Handle<Unlit>,
    pub brass: Handle<Lit>,
    /// The paint of agents, and of the case, which are mostly darker than the map.
    pub lacquer: Handle<Lit>,
    /// The paint of the nation that is about as light as the map.
    pub pale_lacquer: Handle<Lit>,
    /// For flat and opaque surfaces.
    pub paint: Handle<Unlit>,
}

const fn finish(colour: LinearRgba, roughness: f32, reflectance: f32) -> Finish {
    Finish {
        colour,
        glow: LinearRgba::BLACK,
        backlight: LinearRgba::BLACK,
        roughness,
        metallic: 0.0,
        reflectance,
        rim: 0.0,
        falloff: 1.0,
        transparency: 0.0,
    }
}

/// White of this lightness: daylight brightens the print.
const fn grey(light: f32) -> LinearRgba {
    LinearRgba::new(light, light, light, 1.0)
}

/// Share of its lightness that a print keeps in the lit view.
const PRINTED: f32 = 0.66;

fn plain(finish: Finish) -> Lit {
    Lit { finish, ..default() }
}

impl Materials {
    /// The paint of a nation's figures.
    pub(crate) const fn of(&self, nation: Nation) -> &Handle<Lit> {
        match nation {
            Nation::Chinese => &self.pale_lacquer,
            _ => &self.lacquer,
        }
    }
}

impl FromWorld for Materials {
    fn from_world(world: &mut World) -> Self {
        // Textures that nobody sees are not made.
        let adapter = world.get_resource::<RenderAdapterInfo>();
        let is_drawn = adapter.is_some();
        let has_card = adapter.is_some_and(|adapter| adapter.device_type != DeviceType::Cpu);
        let timber = Substance::Timber(Timber {
            rings: 7,
            wander: 1.2,
            contrast: 0.38,
            pores: 0.28,
            log: 3,
        });
        let mut textured = |substance: Substance, colour: Color, roughness: f32, has_relief: bool| {
            let mut images = world.resource_mut::<Assets<Image>>();
            let surface = is_drawn.then(|| substance.surface(colour, 256)).flatten();
            let surface = surface.map(|surface| if has_card { surface } else { surface.filtered_simply() });
            Lit {
                finish: finish(LinearRgba::WHITE, roughness, 0.15),
                relief: surface
                    .as_ref()
                    .filter(|_| has_relief)
                    .map(|surface| images.add(surface.normal.clone())),
                picture: surface.map(|surface| images.add(surface.colour)),
                ..default()
            }
        };
        let cloth = textured(Substance::Baize, CLOTH, 0.95, true);
        let wood = textured(timber, WOOD, 0.7, false);
        let mut images = world.resource_mut::<Assets<Image>>();
        let parlour = is_drawn.then(|| images.add(Room::Parlour.picture(ROOM)));
        let mut unlit = world.resource_mut::<Assets<Unlit>>();
        let paint = unlit.add(Unlit::default());
        let room = unlit.add(room::surface(parlour));
        let flat_map = unlit.add(Unlit::default());
        let mut lit = world.resource_mut::<Assets<Lit>>();
        Self {
            map: lit.add(Lit {
                finish: finish(grey(PRINTED), 0.62, 0.3),
                ..default()
            }),
            flat_map,
            pictures: [None, None],
            print: lit.add(plain(finish(grey(PRINTED), 0.62, 0.3))),
            linen: lit.add(plain(finish(LINEN.to_linear(), 0.85, 0.3))),
            cloth: lit.add(cloth),
            wood: lit.add(wood),
            room,
            brass: lit.add(plain(Finish {
                metallic: 1.0,
                ..finish(BRASS.to_linear(), 0.26, 0.5)
            })),
            // Cool light from behind sets dark figures off; a dark rim does so for light ones.
            lacquer: lit.add(plain(Finish {
                backlight: LinearRgba::new(0.12, 0.135, 0.155, 1.0),
                falloff: 0.4,
                ..finish(LinearRgba::WHITE, 0.3, 0.45)
            })),
            pale_lacquer: lit.add(plain(Finish {
                rim: 0.55,
                falloff: 0.4,
                ..finish(grey(0.82), 0.34, 0.45)
            })),
            paint,
        }
    }
}

/// Lays the map of the settings on the board: printed, or plain. Each picture is made when it is first wanted, as it takes
/// a good part of a second, and none where nothing is drawn.
fn lay_map(
    mut materials: ResMut<Materials>,
    settings: Option<Res<AgentSettings>>,
    adapter: Option<Res<RenderAdapterInfo>>,
    (mut images, mut lit, mut unlit): (ResMut<Assets<Image>>, ResMut<Assets<Lit>>, ResMut<Assets<Unlit>>),
    mut laid: Local<Option<(AssetId<Lit>, bool)>>,
) {
    let Some(adapter) = adapter else { return };
    let is_plain = settings.is_some_and(|settings| settings.contrast);
    let wanted = Some((materials.map.id(), is_plain));
    if std::mem::replace(&mut *laid, wanted) == wanted {
        return;
    }
    let size = PICTURE[usize::from(adapter.device_type == DeviceType::Cpu)];
    let made = &mut materials.bypass_change_detection().pictures[usize::from(is_plain)];
    let picture = made
        .get_or_insert_with(|| images.add(map_picture(size, is_plain)))
        .clone();
    if let Some(mut map) = lit.get_mut(&materials.map) {
        map.picture = Some(picture.clone());
    }
    if let Some(mut map) = unlit.get_mut(&materials.flat_map) {
        map.picture = Some(picture);
    }
}

pub(crate) fn plugin(app: &mut App) {
    init_with_game::<Materials>(app, AGENT);
    app.add_systems(
        Update,
        lay_map
            .run_if(resource_exists::<Materials>)
            .run_if(resource_added::<Materials>.or_eager(resource_exists_and_changed::<AgentSettings>))
            .in_set(TableSystems::Present)
            .in_set(AgentSystems),
    );
}
