//! The player's settings, as far as they concern the board: view, material, direction and speed.

use bevy::prelude::*;
use bevy::window::PrimaryWindow;

use super::components::{AcrossTable, AnimationSpeed, CellNames, Facing, Theme, View};
use super::game::Match;
use super::sets::AgonSystems;
use crate::app::shell::settings::{self, Orientation, Settings};
use crate::app::shell::theme::size;
use crate::rules::Side;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        (
            choose_view,
            apply_settings.run_if(resource_exists_and_changed::<Settings>),
            face_players.run_if(resource_exists::<Match>),
        )
            .chain()
            .in_set(AgonSystems::Captures),
    );
}

/// Shows the board as the player wants it, or else as suits the window: on a telephone from above, where it is as wide
/// as it can be and no piece hides another from the finger.
fn choose_view(settings: Res<Settings>, window: Option<Single<&Window, With<PrimaryWindow>>>, mut view: ResMut<View>) {
    let is_small = window.is_some_and(|window| window.size().min_element() < size::NARROW);
    view.set_if_neq(match settings.view {
        settings::View::TwoD => View::TwoD,
        settings::View::Auto if is_small => View::TwoD,
        settings::View::Auto | settings::View::ThreeD => View::ThreeD,
    });
}

fn apply_settings(
    settings: Res<Settings>,
    mut theme: ResMut<Theme>,
    mut names: ResMut<CellNames>,
    mut speed: ResMut<AnimationSpeed>,
) {
    theme.set_if_neq(match settings.board {
        settings::Board::Parlour => Theme::Parlour,
        settings::Board::Marble => Theme::Marble,
        settings::Board::Contrast => Theme::Contrast,
    });
    names.set_if_neq(CellNames(settings.cell_names));
    speed.set_if_neq(AnimationSpeed(settings.animation.speed()));
}

/// Turns the board to whoever it should face.
fn face_players(
    current: Res<Match>,
    settings: Res<Settings>,
    mut facing: ResMut<Facing>,
    mut across: ResMut<AcrossTable>,
) {
    let side = match (settings.orientation, current.players().single_human()) {
        (_, Some(human)) => human,
        (Orientation::Mover, None) => current.human_chooser().unwrap_or(facing.0),
        (Orientation::Fixed | Orientation::Table, None) => Side::White,
    };
    let two_people = current.players().single_human().is_none();
    across.set_if_neq(AcrossTable(two_people && settings.orientation == Orientation::Table));
    facing.set_if_neq(Facing(side));
}
