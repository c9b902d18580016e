//! The appearance of the lot: a disc with its number for each seat, and a compass needle over a shaded ground.

use bevy::prelude::*;

use crate::agent::gameplay::agent_screen::AGENT;
use crate::agent::gameplay::colours::of_player;
use crate::agent::scene::palette::{BRICK, EDGE, PAPER};
use crate::shell::system::resources::AddResource;
use crate::tabletop::active_game::init_with_game;
use crate::tabletop::render::flat::{Sheet, circle, drawn_above};
use crate::tabletop::render::marks::MarkPaint;
use crate::tabletop::render::numerals::{numeral, stroke};
use crate::tabletop::render::unlit::Unlit;

/// From the case to the players' discs, in world units.
pub(super) const AROUND: f32 = 2.1;
/// The radius of a disc. On a phone 360 pixels wide it spans 27.
const DISC: f32 = 0.43;

/// Something flat on the board.
#[derive(Bundle, Clone, Debug)]
pub(super) struct Figure {
    mesh: Mesh3d,
    material: MeshMaterial3d<Unlit>,
}

/// All that is drawn.
#[derive(Resource, Debug)]
pub(super) struct LotFigures {
    /// The shade in which the needle turns.
    pub(super) ground: Figure,
    /// The needle. It points to the east.
    pub(super) needle: Figure,
    paint: Handle<Unlit>,
}

impl LotFigures {
    /// The disc of a seat in a player's colour, by its number.
    pub(super) fn disc(&self, meshes: &mut Assets<Mesh>, seat: usize, colour: u8) -> Figure {
        Figure {
            mesh: Mesh3d(meshes.add(drawn_above(disc(seat, colour).mesh()))),
            material: MeshMaterial3d(self.paint.clone()),
        }
    }
}

impl FromWorld for LotFigures {
    fn from_world(world: &mut World) -> Self {
        let paint = world.add_resource::<MarkPaint>().resource::<MarkPaint>().paint.clone();
        let mut meshes = world.resource_mut::<Assets<Mesh>>();
        let mut figure = |mesh: Mesh| Figure {
            mesh: Mesh3d(meshes.add(mesh)),
            material: MeshMaterial3d(paint.clone()),
        };
        Self {
            ground: figure(ground().drawn_last().mesh()),
            needle: figure(drawn_above(needle().mesh())),
            paint,
        }
    }
}

/// A shade under everything, so that names and lines of the map step back.
fn ground() -> Sheet {
    let shade = |alpha: f32| EDGE.with_alpha(alpha);
    let (inner, outer) = (AROUND + 0.75, AROUND + 1.15);
    Sheet::default()
        .figure(&circle(inner), shade(0.62))
        .band(&circle(inner), &circle(outer), (shade(0.62), shade(0.0)))
        .level()
}

/// A compass needle: red where it points, pale behind, each half in the light on one side.
fn needle() -> Sheet {
    const TIP: f32 = 1.5;
    const TAIL: f32 = 0.95;
    const HALF: f32 = 0.2;
    let half = |tip: f32, side: f32, grown: f32| {
        let aside = Vec2::new(0.0, side * (HALF + grown));
        let tip = Vec2::new(tip + 3.0 * grown * tip.signum(), 0.0);
        // Anticlockwise.
        if (side > 0.0) == (tip.x > 0.0) {
            [Vec2::ZERO, tip, aside]
        } else {
            [Vec2::ZERO, aside, tip]
        }
    };
    let red = BRICK.mix(&Color::srgb_u8(0xff, 0x50, 0x30), 0.45);
    let parts = [
        (TIP, 1.0, red),
        (TIP, -1.0, red.mix(&Color::BLACK, 0.35)),
        (-TAIL, 1.0, PAPER),
        (-TAIL, -1.0, PAPER.mix(&Color::BLACK, 0.3)),
    ];
    let sheet = parts.iter().fold(Sheet::default(), |sheet, &(tip, side, _)| {
        sheet.figure(&half(tip, side, 0.03), EDGE)
    });
    parts.iter().fold(sheet, |sheet, &(tip, side, colour)| {
        sheet.figure(&half(tip, side, 0.0), colour)
    })
}

/// A player's disc, as it stands in the panel.
fn disc(seat: usize, colour: u8) -> Sheet {
    let [red, green, blue] = of_player(colour);
    let colour = Color::srgb_u8(red, green, blue);
    let is_dark = colour.luminance() < 0.1;
    let ink = if is_dark { PAPER } else { EDGE };
    let shadow: Vec<Vec2> = circle(DISC * 1.05)
        .into_iter()
        .map(|at| at + Vec2::new(0.025, -0.04))
        .collect();
    let sheet = Sheet::default()
        .figure(&shadow, EDGE.with_alpha(0.7))
        .figure(&circle(DISC), EDGE)
        .figure(&circle(DISC * 0.94), PAPER)
        .figure(&circle(DISC * 0.85), colour);
    numeral(seat + 1).iter().fold(sheet, |sheet, line| {
        let [left, right] = stroke(line, 0.1).map(|side| side.into_iter().map(|at| at * 0.46).collect::<Vec<_>>());
        sheet.ribbon(&left, &right, |_| (ink, ink))
    })
}

pub(super) fn plugin(app: &mut App) {
    init_with_game::<LotFigures>(app, AGENT);
}

#[cfg(test)]
mod tests {
    use agon_core::agent::Player;

    use super::*;

    #[test]
    fn every_seat_has_a_numeral_and_everything_faces_upwards() {
        let plain = |seat| disc(seat, seat as u8).mesh().count_vertices();
        let bare = Sheet::default().figure(&circle(1.0), PAPER).mesh().count_vertices();
        for seat in 0..Player::MOST {
            assert!(plain(seat) > 4 * bare, "{seat}");
        }
        let discs = (0..Player::MOST).map(|seat| disc(seat, seat as u8));
        for mesh in discs.chain([needle(), ground()]).map(Sheet::mesh) {
            let positions = mesh.attribute(Mesh::ATTRIBUTE_POSITION).unwrap().as_float3().unwrap();
            let indices: Vec<usize> = mesh.indices().unwrap().iter().collect();
            for triangle in indices.chunks(3) {
                let [a, b, c] = [0, 1, 2].map(|corner| Vec3::from(positions[triangle[corner]]));
                assert!((b - a).cross(c - a).y > -1e-6, "{a} {b} {c}");
            }
        }
    }
}
