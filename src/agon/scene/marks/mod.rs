//! The marks on cells and pieces: targets, focus, the last move, custody, captives. The game flow sets them; their
//! appearance is chosen here.

use bevy::camera::visibility::VisibilitySystems;
use bevy::prelude::*;

use super::cell_names::NAMES_DEPTH_BIAS;
use super::entities::{
    AtFault, AwaitingConfirmation, AwaitingRelocation, Focused, Honoured, Hovered, InCustody, LastMove, LastMoveFrom,
    LegalTarget, Movable, PointedOut, Selected, Threatened,
};
use super::theme::{Painting, Palette};
use crate::agon::gameplay::agon_screen::AGON;
use crate::shell::system::resources::AddResource;
use crate::tabletop::active_game::init_with_game;
use crate::tabletop::render::marks::{self, Coming, MarkLook, MarkOf, MarkPaint};
use crate::tabletop::render::unlit::{Unlit, blended};
use crate::tabletop::schedule::SetUpSystems;

mod mark_meshes;

/// The appearance of a mark. Marks that may share a cell lie at different heights, in the order they cover each other.
trait Mark: Component + Sized {
    /// Height above the face of the cell, or above the foot of the piece.
    const HEIGHT: f32;
    /// Whether it is drawn before the name of the cell, which stays legible on it.
    const IS_BELOW_NAME: bool = false;
    fn figure(palette: &Palette) -> Mesh;
    /// The rotation of the figure, in radians anticlockwise.
    fn turn(&self) -> f32 {
        0.0
    }
    /// Its appearance on screen, if it is animated.
    fn comes(&self) -> Option<Coming> {
        None
    }
    /// The part of the figure that is seen through pieces standing before the cell in the lit view, if it has to be seen
    /// whole. For marks of empty cells only: on a piece's cell it would be seen through that piece.
    fn seen_through(_: &Palette) -> Option<Mesh> {
        None
    }
    /// An additional figure on the piece in the flat view.
    fn badge(_: &Palette) -> Option<Mesh> {
        None
    }
    /// An additional figure above the piece in the lit view, unless it would only be in the way.
    fn pendant(_: &Palette) -> Option<Mesh> {
        None
    }
}

/// Marks lie above the throne's inlay and below the counters of the flat view.
pub(crate) const LOWEST: f32 = 0.032;

/// The material of marks that lie below the names of the cells.
#[derive(Resource, Debug)]
struct PaintBelowNames(Handle<Unlit>);

impl FromWorld for PaintBelowNames {
    fn from_world(world: &mut World) -> Self {
        let mut materials = world.resource_mut::<Assets<Unlit>>();
        Self(materials.add(blended(NAMES_DEPTH_BIAS - 100.0)))
    }
}

fn look<M: Mark>(world: &mut World) -> MarkLook<M> {
    let palette = world.add_resource::<Palette>().resource::<Palette>().clone();
    let paint = if M::IS_BELOW_NAME {
        world
            .add_resource::<PaintBelowNames>()
            .resource::<PaintBelowNames>()
            .0
            .clone()
    } else {
        world.add_resource::<MarkPaint>().resource::<MarkPaint>().paint.clone()
    };
    let mut meshes = world.resource_mut::<Assets<Mesh>>();
    MarkLook {
        figure: meshes.add(M::figure(&palette)),
        paint,
        height: M::HEIGHT,
        turn: M::turn,
        comes: M::comes,
        seen_through: M::seen_through(&palette).map(|mesh| meshes.add(mesh)),
        badge: M::badge(&palette).map(|mesh| (meshes.add(mesh), 0.0)),
        pendant: M::pendant(&palette).map(|mesh| meshes.add(mesh)),
    }
}

/// While one piece is selected, the rings of the others are hidden, so that only the selection and its targets stand
/// out.
fn leave_picked_alone(picked: Query<(), With<Selected>>, mut rings: Query<&mut Visibility, With<MarkOf<Movable>>>) {
    let wanted = if picked.is_empty() {
        Visibility::Inherited
    } else {
        Visibility::Hidden
    };
    for mut visibility in &mut rings {
        visibility.set_if_neq(wanted);
    }
}

fn recolour<M: Mark>(look: Res<MarkLook<M>>, mut meshes: ResMut<Assets<Mesh>>, palette: Res<Palette>) -> Result {
    meshes.insert(&look.figure, M::figure(&palette))?;
    if let (Some(mesh), Some(seen_through)) = (&look.seen_through, M::seen_through(&palette)) {
        meshes.insert(mesh, seen_through)?;
    }
    if let (Some(mesh), Some(pendant)) = (&look.pendant, M::pendant(&palette)) {
        meshes.insert(mesh, pendant)?;
    }
    if let (Some((mesh, _)), Some(badge)) = (&look.badge, M::badge(&palette)) {
        meshes.insert(mesh, badge)?;
    }
    Ok(())
}

fn mark<M: Mark>(app: &mut App) {
    marks::add_marks(app, AGON, look::<M>);
    app.add_systems(
        Update,
        recolour::<M>
            .run_if(resource_exists_and_changed::<Palette>)
            .in_set(Painting),
    );
}

pub(crate) fn plugin(app: &mut App) {
    init_with_game::<MarkPaint>(app, AGON);
    init_with_game::<PaintBelowNames>(app, AGON);
    app.add_systems(
        PostUpdate,
        leave_picked_alone.before(VisibilitySystems::VisibilityPropagate),
    )
    .add_systems(OnEnter(AGON), marks::warm::<Hovered>.in_set(SetUpSystems::Spawn));
    mark::<LastMove>(app);
    mark::<LastMoveFrom>(app);
    mark::<AwaitingConfirmation>(app);
    mark::<Hovered>(app);
    mark::<PointedOut>(app);
    mark::<InCustody>(app);
    mark::<Threatened>(app);
    mark::<LegalTarget>(app);
    mark::<Focused>(app);
    mark::<Movable>(app);
    mark::<Selected>(app);
    mark::<AwaitingRelocation>(app);
    mark::<Honoured>(app);
    mark::<AtFault>(app);
}
