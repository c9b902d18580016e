//! The two views: the meshes and materials of cells, pieces, frame and table in each. The entities stay the same.

use agon_core::board::CellId;
use agon_core::rules::{Kind, Side};
use bevy::light::NotShadowCaster;
use bevy::prelude::*;

use super::board::FLAT_CORNER;
use super::entities::{Cell, PieceOf};
use super::materials::{Materials, Part};
use super::theme::{Painting, Palette};
use super::{board_body, flat_board, flat_pieces, pieces};
use crate::agon::gameplay::agon_screen::AGON;
use crate::agon::gameplay::schedule::AgonSystems;
use crate::tabletop::active_game::{read_with_game, remove_with_game};
use crate::tabletop::render::contact_shadow::ContactShadows;
use crate::tabletop::render::level_of_detail::Detail;
use crate::tabletop::render::lit::Lit;
use crate::tabletop::render::room;
use crate::tabletop::render::unlit::{Unlit, overlay};
use crate::tabletop::schedule::{SetUpSystems, TableSystems};
use crate::tabletop::view::{OnlyIn, View};

/// The number of different cuts of wood for the tiles.
const CUTS: usize = 4;
/// The height of shadows around feet: above the tile's face and its name, below the marks.
const SHADOW_HEIGHT: f32 = 0.02;

/// The appearance of one thing in both views.
#[derive(Clone, Debug)]
pub(crate) struct Look {
    pub lit: (Handle<Mesh>, Handle<Lit>),
    pub flat: (Handle<Mesh>, Handle<Unlit>),
}

impl Look {
    fn apply_to(&self, mut entity: EntityCommands, view: View) {
        match view {
            View::ThreeD => {
                let (mesh, material) = self.lit.clone();
                entity.remove::<MeshMaterial3d<Unlit>>();
                entity.insert((Mesh3d(mesh), MeshMaterial3d(material)));
            }
            View::TwoD => {
                let (mesh, paint) = self.flat.clone();
                entity.remove::<MeshMaterial3d<Lit>>();
                entity.insert((Mesh3d(mesh), MeshMaterial3d(paint)));
            }
        }
    }
}

/// All meshes and materials, created once and shared so that equal things are drawn together.
#[derive(Resource, Debug)]
pub(crate) struct ViewAssets {
    /// By ring parity (odd or even) and cut of wood.
    tiles: [[Look; CUTS]; 2],
    throne: Look,
    /// By side and kind.
    pieces: [[Look; 2]; 2],
    /// The queens' brass parts in the lit view, by side.
    regalia: [Handle<Mesh>; 2],
    frame: Look,
}

impl ViewAssets {
    fn cell(&self, cell: CellId) -> &Look {
        if cell == CellId::THRONE {
            return &self.throne;
        }
        // Scattered so that neighbours seldom share a cut.
        let cut = (cell.bit() * 7 + cell.bit() / 5) % CUTS;
        &self.tiles[cell.ring() % 2][cut]
    }

    fn piece(&self, of: PieceOf) -> &Look {
        &self.pieces[of.side.index()][of.kind as usize]
    }

    /// All looks.
    pub fn looks(&self) -> impl Iterator<Item = &Look> {
        let (tiles, pieces) = (self.tiles.iter().flatten(), self.pieces.iter().flatten());
        tiles.chain(pieces).chain([&self.throne, &self.frame])
    }
}

/// The body of the board, shown in both views; the only such part that is neither cell nor piece.
#[derive(Component)]
struct Frame;

/// Creates the meshes of both views; those of the flat view are painted later, and the pieces turned later.
fn make_view_assets(
    mut commands: Commands,
    mut meshes: ResMut<Assets<Mesh>>,
    mut paints: ResMut<Assets<Unlit>>,
    materials: Res<Materials>,
) {
    // Everything flat is coloured by its vertices and so shares one material.
    let paint = paints.add(Unlit::default());
    let flat = || (meshes.reserve_handle(), paint.clone());
    let [dark, light, throne, frame] = std::array::from_fn(|_| flat());
    let counters = Side::ALL.map(|_| [Kind::Queen, Kind::Guard].map(|_| flat()));

    let cuts: [Handle<Mesh>; CUTS] = std::array::from_fn(|cut| meshes.add(board_body::tile(cut)));
    let tiles = [(Part::DarkTile, dark), (Part::LightTile, light)].map(|(part, flat)| {
        cuts.clone().map(|cut| Look {
            lit: (cut, materials.get(part)),
            flat: flat.clone(),
        })
    });
    commands.insert_resource(ViewAssets {
        regalia: Side::ALL.map(|_| meshes.reserve_handle()),
        tiles,
        throne: Look {
            lit: (cuts[0].clone(), materials.get(Part::DarkTile)),
            flat: throne,
        },
        pieces: Side::ALL.map(|side| {
            [Kind::Queen, Kind::Guard].map(|kind| Look {
                lit: (meshes.reserve_handle(), materials.get(Part::of(side))),
                flat: counters[side.index()][kind as usize].clone(),
            })
        }),
        frame: Look {
            lit: (meshes.add(board_body::frame()), materials.get(Part::Frame)),
            flat: frame,
        },
    });
}

/// Generates the lit view's pieces at the level of detail in use.
fn turn(view_assets: Res<ViewAssets>, detail: Res<Detail>, mut meshes: ResMut<Assets<Mesh>>) -> Result {
    let tolerance = detail.tolerance();
    for side in Side::ALL {
        for kind in [Kind::Queen, Kind::Guard] {
            let look = &view_assets.pieces[side.index()][kind as usize];
            meshes.insert(&look.lit.0, pieces::body_mesh(side, kind, tolerance))?;
        }
        meshes.insert(
            &view_assets.regalia[side.index()],
            pieces::regalia_mesh(side, tolerance),
        )?;
    }
    Ok(())
}

/// Paints the flat meshes in the theme's colours.
fn paint(view_assets: Res<ViewAssets>, palette: Res<Palette>, mut meshes: ResMut<Assets<Mesh>>) -> Result {
    let mut paint = |look: &Look, mesh: Mesh| meshes.insert(&look.flat.0, mesh);
    for (ring, [look, ..]) in view_assets.tiles.iter().enumerate() {
        paint(look, flat_board::tile(palette.ring(ring), palette.stringing))?;
    }
    paint(&view_assets.throne, flat_board::throne(&palette))?;
    paint(&view_assets.frame, flat_board::ground(FLAT_CORNER, &palette))?;
    for side in Side::ALL {
        for kind in [Kind::Queen, Kind::Guard] {
            paint(
                &view_assets.pieces[side.index()][kind as usize],
                flat_pieces::counter(side, kind, &palette),
            )?;
        }
    }
    Ok(())
}

/// Adds the brass of throne and queens, and the frame and table below the tiles.
fn spawn_board(
    mut commands: Commands,
    mut meshes: ResMut<Assets<Mesh>>,
    (view_assets, materials): (Res<ViewAssets>, Res<Materials>),
    cells: Query<(Entity, &Cell)>,
    pieces: Query<(Entity, &PieceOf)>,
) {
    let fitting = |mesh: Handle<Mesh>, part: Part| {
        (
            OnlyIn(View::ThreeD),
            Mesh3d(mesh),
            MeshMaterial3d(materials.get(part)),
            Pickable::IGNORE,
        )
    };
    // Flat parts cast no visible shadow.
    let regalia = view_assets.regalia.clone().map(|mesh| fitting(mesh, Part::Brass));
    for (entity, cell) in &cells {
        if cell.0 == CellId::THRONE {
            commands
                .entity(entity)
                .with_child((fitting(meshes.add(board_body::inlay()), Part::Brass), NotShadowCaster));
        }
    }
    for (entity, of) in &pieces {
        if of.kind == Kind::Queen {
            commands.entity(entity).with_child(regalia[of.side.index()].clone());
        }
    }
    commands.spawn((
        Name::new("Frame"),
        Frame,
        Transform::default(),
        Pickable::IGNORE,
        children![
            (fitting(meshes.add(board_body::strips()), Part::Brass), NotShadowCaster),
            (fitting(meshes.add(board_body::bed()), Part::Stringing), NotShadowCaster),
        ],
        DespawnOnExit(AGON),
    ));
    commands.spawn((
        Name::new("Room"),
        OnlyIn(View::ThreeD),
        overlay(meshes.add(room::mesh()), &materials.room, Transform::default()),
        DespawnOnExit(AGON),
    ));
    commands.spawn((
        Name::new("Cloth"),
        fitting(meshes.add(board_body::cloth()), Part::Cloth),
        NotShadowCaster,
        DespawnOnExit(AGON),
    ));
    commands.spawn((
        Name::new("Table"),
        fitting(meshes.add(board_body::table_rim()), Part::Rim),
        NotShadowCaster,
        DespawnOnExit(AGON),
    ));
}

/// Updates the appearance of everything when the view changes.
fn apply_view(
    mut commands: Commands,
    view: Res<View>,
    view_assets: Res<ViewAssets>,
    cells: Query<(Entity, &Cell)>,
    pieces: Query<(Entity, &PieceOf)>,
    frame: Single<Entity, With<Frame>>,
) {
    for (entity, &Cell(cell)) in &cells {
        view_assets
            .cell(cell)
            .apply_to(commands.entity(entity).insert(NotShadowCaster).reborrow(), *view);
    }
    for (entity, &of) in &pieces {
        view_assets.piece(of).apply_to(commands.entity(entity), *view);
    }
    view_assets.frame.apply_to(commands.entity(*frame), *view);
}

/// Sets the background: the dark room, or a plain ground in the flat view.
fn set_background(view: Res<View>, palette: Res<Palette>, mut background: ResMut<ClearColor>) {
    background.0 = match *view {
        View::ThreeD => palette.background,
        View::TwoD => palette.background.mix(&palette.table, 0.45),
    };
}

pub(crate) fn plugin(app: &mut App) {
    remove_with_game::<ViewAssets>(app, AGON);
    // A new board needs its meshes even if neither the view nor the level of detail has changed.
    let is_new = resource_added::<ViewAssets>;
    read_with_game(app, AGON, |world| ContactShadows::new(world, 0.5, SHADOW_HEIGHT));
    app.add_systems(
        OnEnter(AGON),
        (
            make_view_assets.in_set(SetUpSystems::Spawn),
            spawn_board.in_set(SetUpSystems::AddParts),
        ),
    )
    .add_systems(
        Update,
        (
            (
                apply_view.run_if(resource_changed::<View>.or_eager(is_new)),
                turn.run_if(resource_changed::<Detail>.or_eager(is_new)),
            )
                .in_set(TableSystems::Present)
                .in_set(AgonSystems),
            paint.run_if(resource_exists_and_changed::<Palette>).in_set(Painting),
            set_background
                .run_if(resource_exists_and_changed::<Palette>.or_else(resource_changed::<View>))
                .in_set(Painting),
        ),
    );
}

#[cfg(test)]
mod tests {
    use agon_core::rules::{Position, RuleSet};
    use bevy::state::app::StatesPlugin;

    use super::*;
    use crate::agon::gameplay::analysis::arrows::{self, AnalysisArrows, Arrow, Label};
    use crate::agon::gameplay::settings::Theme;
    use crate::agon::scene::entities::{
        AwaitingRelocation, Focused, Hovered, InCustody, LastMove, LegalTarget, Movable, Selected, ShowPosition,
        Whereabouts,
    };
    use crate::agon::scene::materials::LitWanted;
    use crate::agon::scene::{
        analysis_arrows, capture_lines, cell_names, hiding_pieces, marks, marks_hidden, materials, theme,
    };
    use crate::shell::system::language::{Language, Locale};
    use crate::shell::system::resources::AddResource;
    use crate::tabletop::render::costs::{Costs, costs};
    use crate::tabletop::render::{contact_shadow, grow_in, level_of_detail, on_ground};
    use crate::testing::programs::board_plugin;

    /// The starting position with about as many marks as a game ever shows at once; no window or renderer.
    fn scene(theme: Theme, view: View) -> App {
        let mut app = App::new();
        app.add_plugins((MinimalPlugins, StatesPlugin, AssetPlugin::default()))
            .init_asset::<Mesh>()
            .init_asset::<Image>()
            .init_asset::<Lit>()
            .init_asset::<Unlit>()
            .add_resource::<ClearColor>()
            .insert_resource(theme)
            .insert_resource(view)
            .insert_resource(Language::new(Locale::EN))
            .add_plugins((
                board_plugin,
                theme::plugin,
                materials::plugin,
                (level_of_detail::plugin, plugin, hiding_pieces::plugin),
                cell_names::plugin,
                (marks::plugin, grow_in::plugin, capture_lines::plugin),
                (on_ground::plugin, contact_shadow::plugin, marks_hidden::plugin),
                (arrows::plugin, analysis_arrows::plugin),
            ));
        app.world_mut()
            .write_message(ShowPosition(Position::start(&RuleSet::default())));
        app.update();
        let world = app.world_mut();
        let pieces: Vec<Entity> = world
            .query_filtered::<Entity, With<Whereabouts>>()
            .iter(world)
            .collect();
        for &piece in &pieces[..7] {
            world.entity_mut(piece).insert(Movable);
        }
        world.entity_mut(pieces[0]).insert(Selected);
        world.entity_mut(pieces[7]).insert(AwaitingRelocation);
        let cells: Vec<Entity> = world.query_filtered::<Entity, With<Cell>>().iter(world).collect();
        for &cell in &cells[..8] {
            world.entity_mut(cell).insert(LegalTarget);
        }
        world.entity_mut(cells[8]).insert((LastMove, Hovered));
        world.entity_mut(cells[9]).insert((LastMove, Focused, InCustody));
        let steps = [("f1", "f2"), ("a1", "b2"), ("k1", "i2"), ("a6", "b6"), ("l6", "k6")];
        world.resource_mut::<AnalysisArrows>().0 = (0..)
            .zip(steps)
            .map(|(rank, (from, to))| Arrow {
                from: Some(from.parse().unwrap()),
                to: to.parse().unwrap(),
                label: Label::Rank(rank),
            })
            .collect();
        app.update();
        app
    }

    #[test]
    fn the_scene_is_cheap_to_draw() {
        for theme in Theme::ALL {
            for view in [View::ThreeD, View::TwoD] {
                let Costs {
                    draw_calls,
                    triangles,
                    materials,
                } = costs(&mut scene(theme, view));
                println!("{theme:?} {view:?}: {draw_calls} draw calls, {triangles} triangles, {materials} materials");
                assert!(draw_calls <= 64, "{theme:?} {view:?}: {draw_calls} draw calls");
                assert!(triangles <= 150_000, "{theme:?} {view:?}: {triangles} triangles");
                assert!(materials <= 18, "{theme:?} {view:?}: {materials} materials");
                // Guard against an empty scene: cells, pieces and marks must be present.
                assert!(draw_calls > 20 && triangles > 3_000);
            }
        }
    }

    #[test]
    fn where_pieces_are_seen_small_they_have_fewer_triangles() {
        let mut app = scene(Theme::Parlour, View::ThreeD);
        let large = costs(&mut app).triangles;
        app.insert_resource(Detail::seen_at(60.0));
        app.update();
        let small = costs(&mut app);
        assert!(2 * small.triangles < large, "{} of {large}", small.triangles);
    }

    #[test]
    fn another_theme_repaints_the_scene_and_adds_nothing() {
        let mut app = scene(Theme::Parlour, View::ThreeD);
        // As if there were a renderer.
        app.insert_resource(LitWanted(true));
        app.update();
        let wood = app.world().resource::<Materials>().get(Part::LightTile);
        let seen = |app: &App| {
            let materials = app.world().resource::<Assets<Lit>>();
            (materials.len(), materials.get(&wood).unwrap().picture.clone())
        };
        let (before, grain) = seen(&app);
        *app.world_mut().resource_mut::<Theme>() = Theme::Marble;
        app.update();
        let (after, veins) = seen(&app);
        assert_eq!(before, after);
        assert_ne!(grain, veins);
        *app.world_mut().resource_mut::<Theme>() = Theme::Parlour;
        app.update();
        assert_eq!(seen(&app), (before, grain), "pictures are drawn once");
    }
}
