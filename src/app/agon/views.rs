//! The two views: which meshes and materials cells, pieces, frame and table wear in each. The entities stay the same.

use std::f32::consts::PI;

use bevy::camera::visibility::NoFrustumCulling;
use bevy::mesh::VertexAttributeValues;
use bevy::prelude::*;

use super::board::{CELL_CORNER, FRAME_APOTHEM};
use super::components::{Cell, PieceOf, View};
use super::lathe::Profile;
use super::sets::AgonSystems;
use super::theme::Palette;
use super::{flat, pieces, wood};
use crate::board::CellId;
use crate::rules::{Kind, Side};

/// From the throne to the corners of what the flat tiles lie on.
pub(super) const FLAT_CORNER: f32 = 6.0;
/// Pieces of wood that differ in their grain.
const CUTS: usize = 4;

/// What one thing wears in the two views.
#[derive(Clone, Debug)]
struct Look {
    lit: (Handle<Mesh>, Handle<StandardMaterial>),
    flat: (Handle<Mesh>, Handle<StandardMaterial>),
}

impl Look {
    fn of(&self, view: View) -> (Mesh3d, MeshMaterial3d<StandardMaterial>) {
        let (mesh, material) = match view {
            View::ThreeD => &self.lit,
            View::TwoD => &self.flat,
        };
        (Mesh3d(mesh.clone()), MeshMaterial3d(material.clone()))
    }
}

/// Everything that is worn, made once and shared, so that equal things are drawn together.
#[derive(Resource, Debug)]
struct Wardrobe {
    /// By ring, odd or even, and cut of the wood.
    tiles: [[Look; CUTS]; 2],
    throne: Look,
    /// By side and kind.
    pieces: [[Look; 2]; 2],
    frame: Look,
}

impl Wardrobe {
    fn cell(&self, cell: CellId) -> &Look {
        if cell == CellId::THRONE {
            return &self.throne;
        }
        // A scattering in which neighbours seldom share a cut.
        let cut = (cell.bit() * 7 + cell.bit() / 5) % CUTS;
        &self.tiles[cell.ring() % 2][cut]
    }

    fn piece(&self, of: PieceOf) -> &Look {
        &self.pieces[of.side.index()][of.kind as usize]
    }
}

/// The board's body; it alone is neither cell nor piece and seen in both views.
#[derive(Component)]
struct Frame;

/// Seen in the lit view only: table, throne's inlay, queens' regalia, what hangs over a piece.
#[derive(Component)]
#[require(Visibility)]
pub(super) struct LitOnly;

/// Lays the wood's grain over a mesh as seen from above, so many units a picture, turned and shifted.
fn grained(mut mesh: Mesh, size: f32, turn: f32, shift: Vec2) -> Mesh {
    let Some(VertexAttributeValues::Float32x3(positions)) = mesh.attribute(Mesh::ATTRIBUTE_POSITION) else {
        return mesh;
    };
    let uvs: Vec<[f32; 2]> = positions
        .iter()
        .map(|&[x, y, z]| (Vec2::from_angle(turn).rotate(Vec2::new(x, z)) / size + shift + y * 0.3).to_array())
        .collect();
    mesh.insert_attribute(Mesh::ATTRIBUTE_UV_0, uvs);
    mesh
}

/// A hexagonal tile with a bevelled rim, its face at the origin.
fn tile_mesh() -> Mesh {
    const GAP: f32 = 0.012;
    const BEVEL: f32 = 0.035;
    let corner = CELL_CORNER - GAP;
    Profile::from(corner, -0.14)
        .to(corner, -BEVEL)
        .to(corner - BEVEL * 0.35, -BEVEL * 0.35)
        .to(corner - BEVEL, 0.0)
        .to(0.0, 0.0)
        .faceted(6, 0.0)
}

/// The brass let into the throne: a rim along the tile's sides and a domed disc, round which a queen's foot fits.
fn inlay_mesh() -> Mesh {
    let mut mesh = Profile::from(0.50, 0.002)
        .to(0.49, 0.026)
        .to(0.43, 0.026)
        .to(0.42, 0.002)
        .faceted(6, 0.0);
    let disc = Profile::from(0.345, 0.002)
        .to(0.335, 0.02)
        .to(0.30, 0.024)
        .to(0.285, 0.012)
        .to(0.25, 0.012)
        .to(0.235, 0.022)
        .curve((0.1, 0.028), 0.0, 0.028)
        .turned(40);
    mesh.merge(&disc).expect("both are turned on the same lathe");
    mesh
}

/// The body of the board: a hexagonal plate that the tiles are set into, with a moulded rim.
fn frame_mesh() -> Mesh {
    let corner = |apothem: f32| apothem / (PI / 6.0).cos();
    let outer = FRAME_APOTHEM;
    let profile = Profile::from(corner(outer - 0.06), 0.0)
        .to(corner(outer), 0.05)
        .to(corner(outer), 0.20)
        .to(corner(outer - 0.03), 0.255)
        .to(corner(outer - 0.09), 0.29)
        .to(corner(outer - 0.30), 0.31)
        .to(corner(outer - 0.36), 0.295)
        .to(corner(outer - 0.40), 0.25)
        .to(corner(outer - 0.42), 0.19)
        .to(0.0, 0.19);
    grained(profile.faceted(6, PI / 2.0), 3.2, 0.4, Vec2::ZERO)
}

/// A brass strip let into the rim of the frame.
fn strip_mesh() -> Mesh {
    let corner = |apothem: f32| apothem / (PI / 6.0).cos();
    Profile::from(corner(FRAME_APOTHEM - 0.16), 0.29)
        .to(corner(FRAME_APOTHEM - 0.165), 0.316)
        .to(corner(FRAME_APOTHEM - 0.205), 0.32)
        .to(corner(FRAME_APOTHEM - 0.21), 0.29)
        .faceted(6, PI / 2.0)
}

/// A round table top that grows dark towards its edge, where it meets the background.
fn table_mesh(palette: &Palette) -> Mesh {
    let colours = |share: f32| palette.table.mix(&palette.background, share);
    let ring = |radius| flat::circle(radius);
    flat::Sheet::default()
        .figure(&ring(5.0), colours(0.0))
        .band(&ring(5.0), &ring(14.0), (colours(0.0), colours(0.8)))
        .band(&ring(14.0), &ring(90.0), (colours(0.8), colours(1.0)))
        .mesh()
}

fn make_wardrobe(
    mut commands: Commands,
    mut meshes: ResMut<Assets<Mesh>>,
    mut materials: ResMut<Assets<StandardMaterial>>,
    mut images: ResMut<Assets<Image>>,
    palette: Res<Palette>,
) {
    let grain = images.add(wood::grain());
    let mut wood = |colour: Color, roughness: f32| {
        materials.add(StandardMaterial {
            base_color: colour,
            base_color_texture: Some(grain.clone()),
            perceptual_roughness: roughness,
            ..default()
        })
    };
    let light = wood(palette.ring(1), 0.42);
    let dark = wood(palette.ring(2), 0.42);
    let frame = wood(palette.frame, 0.38);
    let brass = materials.add(StandardMaterial {
        base_color: palette.brass,
        // Less than a metal's, so that the small room's light is enough to make it shine.
        metallic: 0.65,
        perceptual_roughness: 0.3,
        ..default()
    });
    let table = materials.add(StandardMaterial {
        perceptual_roughness: 0.95,
        reflectance: 0.1,
        ..default()
    });
    let sides = Side::ALL.map(|side| {
        materials.add(StandardMaterial {
            base_color: palette.side(side),
            perceptual_roughness: 0.32,
            ..default()
        })
    });
    // All that is flat is coloured by its corners, and so shares one material.
    let paint = materials.add(StandardMaterial {
        unlit: true,
        ..default()
    });

    let cuts: [Handle<Mesh>; CUTS] = std::array::from_fn(|cut| {
        let cut = cut as f32;
        let shift = Vec2::new(cut * 0.37, cut * 0.23);
        meshes.add(grained(tile_mesh(), 2.4, (cut - 1.5) * 0.12, shift))
    });
    let tiles = [(2, dark.clone()), (1, light)].map(|(ring, wood)| {
        let painted = meshes.add(flat::tile(palette.ring(ring), palette.frame));
        cuts.clone().map(|cut| Look {
            lit: (cut, wood.clone()),
            flat: (painted.clone(), paint.clone()),
        })
    });
    let throne = Look {
        lit: (cuts[0].clone(), dark),
        flat: (meshes.add(flat::throne(&palette)), paint.clone()),
    };
    let bodies = [pieces::queen_mesh(), pieces::guard_mesh()].map(|mesh| meshes.add(mesh));
    let pieces = Side::ALL.map(|side| {
        [Kind::Queen, Kind::Guard].map(|kind| Look {
            lit: (bodies[kind as usize].clone(), sides[side.index()].clone()),
            flat: (meshes.add(flat::counter(side, kind, &palette)), paint.clone()),
        })
    });
    let frame = Look {
        lit: (meshes.add(frame_mesh()), frame),
        flat: (meshes.add(flat::ground(FLAT_CORNER, &palette)), paint),
    };
    commands.insert_resource(Wardrobe {
        tiles,
        throne,
        pieces,
        frame,
    });
    commands.insert_resource(Brass {
        inlay: meshes.add(inlay_mesh()),
        regalia: meshes.add(pieces::regalia_mesh()),
        strip: meshes.add(strip_mesh()),
        material: brass,
    });
    commands.spawn((
        Name::new("Table"),
        LitOnly,
        Mesh3d(meshes.add(table_mesh(&palette))),
        MeshMaterial3d(table),
        Pickable::IGNORE,
        NoFrustumCulling,
    ));
}

/// What is brass in the lit view.
#[derive(Resource, Debug)]
struct Brass {
    inlay: Handle<Mesh>,
    regalia: Handle<Mesh>,
    strip: Handle<Mesh>,
    material: Handle<StandardMaterial>,
}

/// Sets the brass on throne and queens, and the frame under the tiles.
fn furnish(
    mut commands: Commands,
    brass: Res<Brass>,
    cells: Query<(Entity, &Cell)>,
    pieces: Query<(Entity, &PieceOf)>,
) {
    let fitting = |mesh: &Handle<Mesh>| {
        (
            LitOnly,
            Mesh3d(mesh.clone()),
            MeshMaterial3d(brass.material.clone()),
            Pickable::IGNORE,
        )
    };
    for (entity, cell) in &cells {
        if cell.0 == CellId::THRONE {
            commands.entity(entity).with_child(fitting(&brass.inlay));
        }
    }
    for (entity, of) in &pieces {
        if of.kind == Kind::Queen {
            commands.entity(entity).with_child(fitting(&brass.regalia));
        }
    }
    commands
        .spawn((Name::new("Frame"), Frame, Transform::default(), Pickable::IGNORE))
        .with_child(fitting(&brass.strip));
}

/// Dresses everything for the view, when it changes.
fn dress(
    mut commands: Commands,
    view: Res<View>,
    wardrobe: Res<Wardrobe>,
    cells: Query<(Entity, &Cell)>,
    pieces: Query<(Entity, &PieceOf)>,
    frame: Single<Entity, With<Frame>>,
    mut lit_only: Query<&mut Visibility, With<LitOnly>>,
) {
    for (entity, &Cell(cell)) in &cells {
        commands.entity(entity).insert(wardrobe.cell(cell).of(*view));
    }
    for (entity, &of) in &pieces {
        commands.entity(entity).insert(wardrobe.piece(of).of(*view));
    }
    commands.entity(*frame).insert(wardrobe.frame.of(*view));
    for mut visibility in &mut lit_only {
        *visibility = if_lit(*view);
    }
}

fn hide_if_flat(added: On<Add, LitOnly>, view: Res<View>, mut lit_only: Query<&mut Visibility>) {
    if let Ok(mut visibility) = lit_only.get_mut(added.entity) {
        *visibility = if_lit(*view);
    }
}

const fn if_lit(view: View) -> Visibility {
    match view {
        View::ThreeD => Visibility::Inherited,
        View::TwoD => Visibility::Hidden,
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_plugins(MeshPickingPlugin)
        .add_observer(hide_if_flat)
        .add_systems(Startup, (make_wardrobe, furnish).chain())
        .add_systems(
            Update,
            dress.run_if(resource_changed::<View>).in_set(AgonSystems::Present),
        );
}
