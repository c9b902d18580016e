//! The positions of the cells: the 91 cell entities, and the dimensions of the board in world units (one unit is the
//! distance between neighbouring cells).

use std::f32::consts::{FRAC_PI_3, PI};

use agon_core::board::CellId;
use agon_core::rules::Side;
use bevy::prelude::*;

use super::entities::{Cell, CellEntities, Shown};
use crate::agon::gameplay::agon_screen::AGON;
use crate::agon::gameplay::schedule::EffectSystems;
use crate::tabletop::active_game::read_with_game;
use crate::tabletop::render::on_ground::Ground;
use crate::tabletop::schedule::SetUpSystems;
use crate::tabletop::view::BoardOutline;

/// The height of a tile's face above the table.
pub const TOP_OF_TILE: f32 = 0.26;
/// The height of the frame above the table.
pub(crate) const TOP_OF_FRAME: f32 = 0.32;
/// From a cell's centre to its corners.
pub const CELL_CORNER: f32 = 0.577_350_26;
/// From the throne to the sides of the frame.
pub const FRAME_APOTHEM: f32 = 5.56;
/// From the throne to the corners of the base below the flat tiles.
pub const FLAT_CORNER: f32 = 6.4;
/// Places in a tray: one for the queen, then six for guards.
pub const TRAY_PLACES: u8 = 7;

/// The centre of a cell's face: f1 towards +z, White's side; file a on the left, −x.
pub fn cell_centre(cell: CellId) -> Vec3 {
    let (q, r) = (cell.q() as f32, cell.r() as f32);
    Vec3::new(q * 0.75_f32.sqrt(), TOP_OF_TILE, r + q / 2.0)
}

/// The height of a queen.
const QUEEN: f32 = 1.36;

/// The place of a piece in hand: in a row along the frame, White's to the lower right, Black's opposite.
pub fn tray_place(side: Side, place: u8) -> Vec3 {
    const BESIDE: f32 = FRAME_APOTHEM + 0.5;
    const PITCH: f32 = 0.9;
    let along = f32::from(place) - f32::from(TRAY_PLACES - 1) / 2.0;
    let white = Quat::from_rotation_y(PI / 6.0) * Vec3::new(along * PITCH, 0.0, BESIDE);
    match side {
        Side::White => white,
        Side::Black => Vec3::new(-white.x, white.y, -white.z),
    }
}

/// The cell nearest to a point in the board's plane, or `None` if the point lies off the board.
pub fn cell_at(point: Vec3) -> Option<CellId> {
    CellId::ALL
        .into_iter()
        .map(|cell| (cell, cell_centre(cell).xz().distance(point.xz())))
        .filter(|&(_, distance)| distance < CELL_CORNER)
        .min_by(|a, b| a.1.total_cmp(&b.1))
        .map(|(cell, _)| cell)
}

/// The height of the ground at a point: the face of the tiles, or the table beside the frame.
fn ground(at: Vec2) -> f32 {
    if at.length() < FRAME_APOTHEM { TOP_OF_TILE } else { 0.0 }
}

/// The rotation of a cell's tile about its centre: the grain runs across the direction of the throne, alike in each
/// sixth of the board, like matched veneers.
fn tile_turn(cell: CellId) -> Quat {
    let centre = cell_centre(cell);
    let sixth = (centre.x.atan2(centre.z) / FRAC_PI_3).round();
    Quat::from_rotation_y(sixth * FRAC_PI_3)
}

/// The parts that must be visible in both views: the frame, pieces at the edge, and the trays if they are in use.
pub(crate) fn outline(trays: bool) -> BoardOutline {
    let board_and_trays = |corner: f32| {
        let mut points = Vec::new();
        for turn in 0..6_u8 {
            let outward = Quat::from_rotation_y(f32::from(turn) * FRAC_PI_3) * Vec3::Z;
            // Queens at the edge stand higher than the frame.
            points.extend([outward * corner, outward * 5.2 + Vec3::Y * (TOP_OF_TILE + QUEEN)]);
        }
        let places = if trays { 0..TRAY_PLACES } else { 0..0 };
        for place in places {
            for side in Side::ALL {
                // Seen from high above, a head leans further out than the foot.
                let outermost = tray_place(side, place) * 1.07;
                points.extend([outermost, outermost + Vec3::Y * QUEEN]);
            }
        }
        points
    };
    BoardOutline {
        in_space: board_and_trays(FRAME_APOTHEM / (PI / 6.0).cos()),
        flat: board_and_trays(FLAT_CORNER),
    }
}

fn follow_trays(shown: Res<Shown>, mut outline: ResMut<BoardOutline>) {
    let trays = shown.0.is_some_and(|position| position.is_placing());
    outline.set_if_neq(self::outline(trays));
}

fn spawn_cells(mut commands: Commands, mut outline: ResMut<BoardOutline>) {
    *outline = self::outline(false);
    let cells = CellId::ALL.map(|cell| {
        commands
            .spawn((
                Name::new(cell.to_string()),
                Cell(cell),
                Transform::from_translation(cell_centre(cell)).with_rotation(tile_turn(cell)),
                Visibility::default(),
                DespawnOnExit(AGON),
            ))
            .id()
    });
    commands.insert_resource(CellEntities(cells));
}

pub(crate) fn plugin(app: &mut App) {
    read_with_game(app, AGON, |_| Ground(ground));
    app.add_systems(OnEnter(AGON), spawn_cells.in_set(SetUpSystems::Spawn))
        .add_systems(
            Update,
            follow_trays
                .run_if(resource_exists_and_changed::<Shown>)
                .in_set(EffectSystems::Mark),
        );
}

#[cfg(test)]
mod tests {
    use agon_core::board::Direction;

    use super::*;

    #[test]
    fn neighbours_are_one_unit_apart() {
        for cell in CellId::ALL {
            for neighbour in Direction::ALL.into_iter().filter_map(|way| cell.neighbour(way)) {
                assert!((cell_centre(cell).distance(cell_centre(neighbour)) - 1.0).abs() < 1e-5);
            }
        }
    }

    #[test]
    fn a_point_belongs_to_the_cell_it_lies_on() {
        for cell in CellId::ALL {
            assert_eq!(cell_at(cell_centre(cell) + Vec3::new(0.3, 1.0, -0.3)), Some(cell));
        }
        assert_eq!(cell_at(tray_place(Side::Black, 0)), None);
    }

    #[test]
    fn white_sits_at_f1_with_file_a_on_the_left() {
        let centre = |name: &str| cell_centre(name.parse().unwrap());
        assert!((centre("f1") - Vec3::new(0.0, TOP_OF_TILE, 5.0)).length() < 1e-5);
        assert!(centre("a3").x < -4.0);
        assert_eq!(centre("f6"), Vec3::Y * TOP_OF_TILE);
    }

    #[test]
    fn trays_lie_beside_the_board() {
        for place in 0..TRAY_PLACES {
            let at = tray_place(Side::White, place);
            assert!(at.x > 0.0 && at.z > 0.0);
            for cell in CellId::ALL {
                assert!(cell_centre(cell).xz().distance(at.xz()) > 1.0);
            }
        }
    }
}
