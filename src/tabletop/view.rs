//! The view of the table: its kind, what it shows, the camera's direction, and the part of the window it uses.

use bevy::prelude::*;
use bevy::state::state::StateTransitionSystems;
use bevy_egui::egui;
use serde::{Deserialize, Serialize};

use super::active_game::ActiveGame;
use super::schedule::TableSystems;
use crate::shell::system::resources::AddResource;

/// Requests the camera to return to its home position.
#[derive(Message, Clone, Copy, Debug)]
pub struct CameraHome;

/// A close-up of the middle of the table; `None` while the camera stays away.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq)]
pub struct CloseUp(pub Option<Closeness>);

/// The camera's distance in a close-up, as a share of its home distance in each view.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Closeness {
    /// In the lit view, in which the camera also sinks and turns a little.
    pub lit: f32,
    /// In the flat view.
    pub flat: f32,
}

/// View of the board.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum View {
    /// Lit, in perspective, with an orbiting camera.
    #[default]
    ThreeD,
    /// From straight above, flat and unlit.
    TwoD,
}

impl View {
    /// The other view.
    #[must_use]
    pub const fn other(self) -> Self {
        match self {
            Self::ThreeD => Self::TwoD,
            Self::TwoD => Self::ThreeD,
        }
    }
}

/// The view that shows an entity; entities without it are seen in both.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
#[require(Visibility)]
pub struct OnlyIn(pub View);

impl OnlyIn {
    fn visibility(self, view: View) -> Visibility {
        if self.0 == view {
            Visibility::Inherited
        } else {
            Visibility::Hidden
        }
    }
}

/// The view that a moving picture is being made of, in place of the player's; `None` while none is made. The board's
/// camera stays as it is meanwhile.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct PictureView(pub Option<View>);

/// The camera's rotation round the vertical axis, in radians; 0 looks along −z.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq)]
pub struct Bearing(pub f32);

/// The camera's rotation at its home position, in radians, which depends on the player's side. Set by the game.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq)]
pub struct HomeBearing(pub f32);

/// The points enclosing everything that must be visible from the home position, in world units. Set by the game.
#[derive(Resource, Clone, Debug, Default, PartialEq)]
pub struct BoardOutline {
    /// For the perspective view.
    pub in_space: Vec<Vec3>,
    /// For the flat view.
    pub flat: Vec<Vec3>,
}

impl BoardOutline {
    /// The points for a view.
    pub fn seen_in(&self, view: View) -> &[Vec3] {
        match view {
            View::ThreeD => &self.in_space,
            View::TwoD => &self.flat,
        }
    }
}

/// Whether the player is choosing a cell, for a piece in hand: in the lit view the camera then looks down more steeply. Set
/// by the game.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Choosing(pub bool);

/// The camera's angle at its home position in the lit view.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Slope {
    /// As from a chair at the table.
    #[default]
    Low,
    /// As if standing.
    Steep,
}

/// Whether a piece is being dragged, which must not turn the camera.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct OrbitLock(pub bool);

/// The part of the window, in logical pixels, that panels leave free for the board; `None` means the whole window.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq)]
pub struct BoardViewport(pub Option<Rect>);

impl BoardViewport {
    /// A part of the window, given in points.
    pub fn of(ctx: &egui::Context, part: egui::Rect) -> Self {
        let logical = |at: egui::Pos2| Vec2::new(at.x, at.y) * ctx.zoom_factor();
        Self(Some(Rect::from_corners(logical(part.min), logical(part.max))))
    }
}

pub(crate) fn plugin(app: &mut App) {
    app.add_resource::<View>()
        .add_resource::<PictureView>()
        .add_resource::<Bearing>()
        .add_resource::<HomeBearing>()
        .add_resource::<BoardOutline>()
        .add_resource::<OrbitLock>()
        .add_resource::<Choosing>()
        .add_resource::<Slope>()
        .add_resource::<CloseUp>()
        .add_resource::<BoardViewport>()
        .add_message::<CameraHome>()
        .add_observer(hide_if_other_view)
        .add_systems(
            Update,
            show_parts
                .run_if(resource_changed::<View>)
                .in_set(TableSystems::Present),
        )
        .add_systems(
            StateTransition,
            forget_game
                .run_if(is_exchanged)
                .in_set(StateTransitionSystems::ExitSchedules),
        );
}

fn hide_if_other_view(added: On<Add, OnlyIn>, view: Res<View>, mut parts: Query<(&OnlyIn, &mut Visibility)>) {
    if let Ok((only, mut visibility)) = parts.get_mut(added.entity) {
        *visibility = only.visibility(*view);
    }
}

fn show_parts(view: Res<View>, mut parts: Query<(&OnlyIn, &mut Visibility)>) {
    for (only, mut visibility) in &mut parts {
        visibility.set_if_neq(only.visibility(*view));
    }
}

/// Whether the game on the table is another one. That the same game was asked for is a transition, too.
fn is_exchanged(mut transitions: MessageReader<StateTransitionEvent<ActiveGame>>) -> bool {
    let exchanged = transitions
        .read()
        .filter(|transition| transition.exited != transition.entered);
    exchanged.count() > 0
}

/// Resets the values that the game before has set for its own board.
fn forget_game(
    (mut bearing, mut outline): (ResMut<HomeBearing>, ResMut<BoardOutline>),
    (mut lock, mut close_up, mut choosing): (ResMut<OrbitLock>, ResMut<CloseUp>, ResMut<Choosing>),
    mut viewport: ResMut<BoardViewport>,
) {
    bearing.set_if_neq(HomeBearing::default());
    outline.set_if_neq(BoardOutline::default());
    lock.set_if_neq(OrbitLock::default());
    close_up.set_if_neq(CloseUp::default());
    choosing.set_if_neq(Choosing::default());
    viewport.set_if_neq(BoardViewport::default());
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::screens::{context, draw_frame};

    #[test]
    fn points_become_pixels_by_the_zoom() {
        let ctx = context();
        ctx.set_zoom_factor(1.5);
        draw_frame(&ctx, None, |_| Some(()));
        let part = egui::Rect::from_min_max(egui::pos2(10.0, 20.0), egui::pos2(100.0, 200.0));
        let pixels = Rect::new(15.0, 30.0, 150.0, 300.0);
        assert_eq!(BoardViewport::of(&ctx, part), BoardViewport(Some(pixels)));
    }
}
