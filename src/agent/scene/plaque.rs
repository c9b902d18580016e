//! The enamel plaque at the foot of a figure: an agent's number on the shape of the nation's counter, tilted to the
//! player.

use agon_core::agent::Agent;
use bevy::asset::RenderAssetUsages;
use bevy::mesh::{Indices, PrimitiveTopology};
use bevy::prelude::*;

use super::counters::{digit, has_dark_ink, outline};
use super::palette::{EDGE, PAPER, nation};
use crate::tabletop::render::flat::Sheet;

/// Its size compared to the counter, that of the number in world units, and its thickness.
const SIZE: f32 = 0.66;
const NUMBER: f32 = 0.305;
const THICK: f32 = 0.035;
/// Where its middle is, and how far it is tilted from level, in radians: before the feet, and above the base.
const MIDDLE: Vec3 = Vec3::new(0.0, 0.145, 0.2);
const TILT: f32 = 0.5;

/// The colours of its ground and its number.
fn colours(agent: Agent) -> [Color; 2] {
    let of = agent.nation();
    match has_dark_ink(of) {
        true => [nation(of), EDGE],
        false => [nation(of).mix(&Color::BLACK, 0.3), PAPER],
    }
}

/// An agent's plaque, in its place on the figure.
pub(super) fn plaque(agent: Agent) -> Mesh {
    let of = agent.nation();
    let rim = outline(of, SIZE);
    let [ground, ink] = colours(agent);
    let face = Sheet::above(THICK)
        .figure(&rim, PAPER)
        .figure(&outline(of, 0.87 * SIZE), ground);
    let mut mesh = digit(face, agent, Vec2::ZERO, (NUMBER, SIZE), ink).mesh();
    mesh.merge(&edge(&rim, PAPER.mix(&EDGE, 0.3)))
        .expect("both have the same attributes");
    let tilted = Quat::from_rotation_x(TILT);
    mesh.transformed_by(Transform::from_translation(MIDDLE).with_rotation(tilted))
}

/// The edge all round.
fn edge(rim: &[Vec2], colour: Color) -> Mesh {
    let next = rim.iter().cycle().skip(1);
    let (mut positions, mut normals, mut indices) = (Vec::new(), Vec::new(), Vec::new());
    for (&a, &b) in rim.iter().zip(next).filter(|(a, b)| a.distance(**b) > 1e-4) {
        let base = positions.len() as u32;
        let outwards = -(b - a).normalize().perp();
        for (at, height) in [(a, 0.0), (b, 0.0), (b, THICK), (a, THICK)] {
            positions.push([at.x, height, -at.y]);
            normals.push([outwards.x, 0.0, -outwards.y]);
        }
        indices.extend([0, 1, 2, 0, 2, 3].map(|corner| base + corner));
    }
    let colours = vec![colour.to_linear().to_f32_array(); positions.len()];
    Mesh::new(PrimitiveTopology::TriangleList, RenderAssetUsages::default())
        .with_inserted_attribute(Mesh::ATTRIBUTE_UV_0, vec![[0.0_f32; 2]; positions.len()])
        .with_inserted_attribute(Mesh::ATTRIBUTE_POSITION, positions)
        .with_inserted_attribute(Mesh::ATTRIBUTE_NORMAL, normals)
        .with_inserted_attribute(Mesh::ATTRIBUTE_COLOR, colours)
        .with_inserted_indices(Indices::U32(indices))
}

#[cfg(test)]
mod tests {
    use bevy::camera::primitives::MeshAabb;

    use super::*;
    use crate::agent::scene::board::AGENT_RADIUS;
    use crate::tabletop::render::solids_of_revolution::assert_sound;

    #[test]
    fn its_number_stands_out_by_contrast_and_size() {
        for agent in Agent::ALL {
            let [ground, ink] = colours(agent).map(|colour| colour.luminance() + 0.05);
            assert!(ground.max(ink) / ground.min(ink) >= 6.0, "{agent}");
        }
        // On a phone 360 pixels wide it is at least 9 high.
        const { assert!(NUMBER * 30.0 > 9.0) }
    }

    #[test]
    fn it_faces_the_player_and_keeps_to_the_room_of_its_figure() {
        for agent in Agent::ALL {
            let mesh = plaque(agent);
            assert_sound(&mesh);
            let bounds = mesh.compute_aabb().unwrap();
            let (low, high) = (bounds.min(), bounds.max());
            assert!(
                high.x < AGENT_RADIUS + 0.02 && low.x > -AGENT_RADIUS - 0.02,
                "{agent}: {low} {high}"
            );
            assert!(low.y > 0.0, "{agent}: {low}");
        }
    }
}
