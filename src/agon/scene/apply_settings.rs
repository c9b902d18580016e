//! Applies the player's settings for the board: materials, cell names and facing.

use std::f32::consts::PI;

use agon_core::rules::Side;
use bevy::prelude::*;

use super::entities::{AcrossTable, Facing};
use crate::agon::gameplay::current_game::Match;
use crate::agon::gameplay::schedule::AgonSystems;
use crate::agon::gameplay::settings::{AgonSettings, CellNames, Orientation, Theme};
use crate::tabletop::schedule::TableSystems;
use crate::tabletop::view::HomeBearing;

pub(crate) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        (
            apply_settings.run_if(resource_exists::<AgonSettings>),
            face_players.run_if(resource_exists::<Match>),
        )
            .chain()
            .in_set(TableSystems::Effects)
            .in_set(AgonSystems),
    );
}

fn apply_settings(settings: Res<AgonSettings>, mut theme: ResMut<Theme>, mut names: ResMut<CellNames>) {
    theme.set_if_neq(settings.board);
    names.set_if_neq(settings.cell_names);
}

/// Turns the board towards the side it should face.
fn face_players(
    current: Res<Match>,
    settings: Res<AgonSettings>,
    mut facing: ResMut<Facing>,
    mut bearing: ResMut<HomeBearing>,
    mut across: ResMut<AcrossTable>,
) {
    let side = match (settings.orientation, current.players().single_human()) {
        (_, Some(human)) => human,
        // An analysis moves for both sides, and need not be seen from both.
        (Orientation::Mover, None) if current.rights().moves_all => facing.0,
        (Orientation::Mover, None) => current.human_chooser().unwrap_or(facing.0),
        (Orientation::Fixed | Orientation::Table, None) => Side::White,
    };
    let two_people = current.players().single_human().is_none();
    across.set_if_neq(AcrossTable(two_people && settings.orientation == Orientation::Table));
    facing.set_if_neq(Facing(side));
    bearing.set_if_neq(HomeBearing(match side {
        Side::White => 0.0,
        Side::Black => PI,
    }));
}
