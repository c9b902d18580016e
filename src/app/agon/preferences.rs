//! The player's settings, as far as they concern the board: view, direction and speed.

use bevy::prelude::*;

use super::components::{AcrossTable, AnimationSpeed, Facing, View};
use super::game::Match;
use super::sets::AgonSystems;
use crate::app::shell::settings::{self, Animation, Orientation, Settings};
use crate::rules::Side;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        (
            apply_settings.run_if(resource_exists_and_changed::<Settings>),
            face_players.run_if(resource_exists::<Match>),
        )
            .chain()
            .in_set(AgonSystems::Captures),
    );
}

fn apply_settings(settings: Res<Settings>, mut view: ResMut<View>, mut speed: ResMut<AnimationSpeed>) {
    view.set_if_neq(match settings.view {
        settings::View::ThreeD => View::ThreeD,
        settings::View::TwoD => View::TwoD,
    });
    speed.set_if_neq(AnimationSpeed(match settings.animation {
        Animation::Normal => 1.0,
        Animation::Fast => 2.5,
        Animation::Off => 0.0,
    }));
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
