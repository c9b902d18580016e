//! Lights the cells pointed out by something beside the board.

use bevy::prelude::*;

use super::entities::{Cell, CellsPointedOut, PointedOut};
use crate::agon::gameplay::agon_screen::AgonScreen;
use crate::agon::gameplay::schedule::AgonSystems;
use crate::shell::ui::navigation::Screen;
use crate::tabletop::render::marks::mark;
use crate::tabletop::schedule::TableSystems;

pub(crate) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        light
            .in_set(TableSystems::Present)
            .in_set(AgonSystems)
            .run_if(resource_exists_and_changed::<CellsPointedOut>),
    )
    .add_systems(OnExit(AgonScreen(Screen::Playing)), forget);
}

fn light(mut commands: Commands, pointed_out: Res<CellsPointedOut>, cells: Query<(Entity, &Cell)>) {
    for (entity, cell) in &cells {
        mark::<PointedOut>(&mut commands, entity, pointed_out.0.contains(cell.0));
    }
}

fn forget(mut pointed_out: ResMut<CellsPointedOut>) {
    pointed_out.set_if_neq(CellsPointedOut::default());
}
