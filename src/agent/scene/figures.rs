//! Agents and the case in the lit view: turned and painted. Nations differ in their hats and attributes, the two agents
//! of a nation in the colour of the hat and the number of bands around the coat.

use std::f32::consts::FRAC_PI_4;

use agon_core::agent::{Agent, Nation};
use bevy::mesh::VertexAttributeValues;
use bevy::prelude::*;

use super::board::AGENT_RADIUS;
use super::palette::{BRASS, BRICK, LEATHER, LINEN, PAPER, SKIN, hat, nation};
use crate::tabletop::render::solids_of_revolution::Profile;

/// Parts that are painted and put together.
struct Figure {
    mesh: Option<Mesh>,
    tolerance: f32,
}

impl Figure {
    const fn new(tolerance: f32) -> Self {
        Self { mesh: None, tolerance }
    }

    fn add(mut self, part: Mesh, colour: Color) -> Self {
        let part = painted(part, colour);
        match &mut self.mesh {
            Some(mesh) => mesh.merge(&part).expect("all parts have the same attributes"),
            None => self.mesh = Some(part),
        }
        self
    }

    fn turned(self, profile: &Profile, colour: Color) -> Self {
        let part = profile.turned(self.tolerance);
        self.add(part, colour)
    }

    /// A turned part elsewhere, or of another size.
    fn placed(self, profile: &Profile, place: Transform, colour: Color) -> Self {
        let part = profile.turned(self.tolerance).transformed_by(place);
        self.add(part, colour)
    }

    /// A box around a point, with bevelled edges.
    fn block(self, middle: Vec3, size: Vec3, colour: Color) -> Self {
        let place = Transform::from_translation(middle - Vec3::Y * size.y / 2.0).with_scale(size);
        self.add(block().transformed_by(place), colour)
    }

    fn mesh(self) -> Mesh {
        self.mesh.expect("it has parts")
    }
}

/// A cube with bevelled edges, one unit wide, on the ground.
fn block() -> Mesh {
    const CORNER: f32 = std::f32::consts::FRAC_1_SQRT_2;
    Profile::from(CORNER * 0.9, 0.0)
        .to(CORNER, 0.06)
        .to(CORNER, 0.94)
        .to(CORNER * 0.9, 1.0)
        .to(0.0, 1.0)
        .faceted(4, FRAC_PI_4, 0.0)
}

fn painted(mut mesh: Mesh, colour: Color) -> Mesh {
    let paint = colour.to_linear();
    if let Some(VertexAttributeValues::Float32x4(colours)) = mesh.attribute_mut(Mesh::ATTRIBUTE_COLOR) {
        for [red, green, blue, _] in colours {
            *red *= paint.red;
            *green *= paint.green;
            *blue *= paint.blue;
        }
    }
    mesh
}

/// The body of an agent, to within the tolerance in world units. The face looks to the south.
pub(crate) fn agent(agent: Agent, tolerance: f32) -> Mesh {
    let coat = nation(agent.nation());
    let base = Profile::from(AGENT_RADIUS - 0.015, 0.0)
        .to(AGENT_RADIUS, 0.015)
        .to(AGENT_RADIUS, 0.06)
        .curve((AGENT_RADIUS, 0.085), AGENT_RADIUS - 0.04, 0.085)
        .to(0.0, 0.085);
    let body = Profile::from(0.205, 0.08)
        .to(0.212, 0.1)
        .curve((0.185, 0.24), 0.135, 0.40)
        .curve((0.15, 0.52), 0.125, 0.565)
        .curve((0.10, 0.605), 0.06, 0.61)
        .to(0.06, 0.625);
    let head = Profile::from(0.05, 0.615).bead((0.0, 0.715), 0.0, 0.82);
    let figure = Figure::new(tolerance)
        .turned(&base, coat.mix(&Color::BLACK, 0.35))
        .turned(&body, coat)
        .turned(&head, SKIN);
    let figure = (0..agent.number()).fold(figure, |figure, number| {
        let low = 0.125 + 0.085 * f32::from(number);
        // The coat is narrower further up.
        let band = |height: f32| 0.224 - 0.17 * (height - 0.1);
        let profile = Profile::from(band(low) - 0.012, low)
            .to(band(low), low + 0.005)
            .to(band(low + 0.045), low + 0.045)
            .to(band(low + 0.045) - 0.012, low + 0.05);
        figure.turned(&profile, PAPER)
    });
    let felt = hat(agent);
    match agent.nation() {
        Nation::Americans => fedora(figure, felt),
        Nation::British => bowler(figure, felt),
        Nation::Russians => fur_hat(figure, felt, coat),
        Nation::Chinese => cap(figure, felt, coat),
    }
    .mesh()
}

/// A broad brim and a creased crown.
fn fedora(figure: Figure, felt: Color) -> Figure {
    let brim = Profile::from(0.09, 0.755)
        .to(0.20, 0.745)
        .curve((0.232, 0.752), 0.228, 0.768)
        .curve((0.17, 0.772), 0.132, 0.785)
        .to(0.132, 0.79);
    let crown = Profile::from(0.132, 0.785)
        .curve((0.128, 0.90), 0.112, 0.945)
        .curve((0.10, 0.965), 0.07, 0.955)
        .curve((0.03, 0.93), 0.0, 0.925);
    let ribbon = Profile::from(0.132, 0.787)
        .to(0.137, 0.79)
        .to(0.135, 0.825)
        .to(0.128, 0.828);
    // Longer from front to back than from side to side.
    let long = Transform::from_scale(Vec3::new(0.96, 1.0, 1.1));
    figure
        .placed(&brim, long, felt)
        .placed(&crown, long, felt)
        .placed(&ribbon, long, LINEN.mix(&PAPER, 0.12))
}

/// A round crown with a narrow, curled brim, and a rolled umbrella.
fn bowler(figure: Figure, felt: Color) -> Figure {
    let bowler = Profile::from(0.09, 0.755)
        .to(0.15, 0.752)
        .curve((0.178, 0.76), 0.17, 0.785)
        .curve((0.15, 0.775), 0.128, 0.78)
        .curve((0.135, 0.90), 0.09, 0.955)
        .curve((0.05, 0.985), 0.0, 0.985);
    let umbrella = Profile::from(0.0, 0.0)
        .to(0.014, 0.06)
        .curve((0.05, 0.22), 0.042, 0.34)
        .to(0.022, 0.38)
        .to(0.014, 0.385)
        .to(0.014, 0.47)
        .to(0.0, 0.475);
    let handle = Profile::from(0.0, 0.455).bead((0.0, 0.485), 0.0, 0.515);
    let side = Transform::from_xyz(-0.235, 0.085, 0.07);
    figure
        .turned(&bowler, felt)
        .placed(&umbrella, side, LINEN)
        .placed(&handle, side, BRASS)
}

/// A thick roll of fur around a low crown of cloth, with flaps that stand off over the ears.
fn fur_hat(figure: Figure, fur: Color, cloth: Color) -> Figure {
    let roll = Profile::from(0.10, 0.745).bead((0.125, 0.81), 0.115, 0.875);
    let crown = Profile::from(0.125, 0.86)
        .to(0.13, 0.905)
        .curve((0.125, 0.945), 0.08, 0.95)
        .to(0.0, 0.955);
    let flap = Profile::from(0.0, -0.1).bead((0.0, 0.0), 0.0, 0.1);
    let ear = |side: f32| {
        Transform::from_xyz(side * 0.175, 0.735, 0.0)
            .with_rotation(Quat::from_rotation_z(side * 0.5))
            .with_scale(Vec3::new(0.62, 0.95, 0.85))
    };
    figure
        .turned(&roll, fur)
        .turned(&crown, cloth.mix(&Color::BLACK, 0.2))
        .placed(&flap, ear(-1.0), fur)
        .placed(&flap, ear(1.0), fur)
}

/// A flat cap with a peak, and a buttoned tunic.
fn cap(figure: Figure, cloth: Color, coat: Color) -> Figure {
    let cap = Profile::from(0.105, 0.76)
        .to(0.115, 0.79)
        .to(0.118, 0.82)
        .curve((0.17, 0.845), 0.168, 0.875)
        .curve((0.15, 0.90), 0.09, 0.905)
        .to(0.0, 0.91);
    let peak = Profile::from(0.0, 0.0)
        .to(0.115, 0.0)
        .curve((0.125, 0.012), 0.11, 0.02)
        .to(0.0, 0.024);
    let front = Transform::from_xyz(0.0, 0.785, 0.115)
        .with_rotation(Quat::from_rotation_x(0.2))
        .with_scale(Vec3::new(1.1, 1.0, 1.4));
    let badge = Transform::from_xyz(0.0, 0.872, 0.155).with_scale(Vec3::new(1.9, 1.6, 1.2));
    let button = Profile::from(0.0, -0.02).bead((0.0, 0.0), 0.0, 0.02);
    let dark = coat.mix(&Color::BLACK, 0.6);
    let figure = figure
        .turned(&cap, cloth)
        .placed(&peak, front, dark)
        .placed(&button, badge, BRICK);
    (0..3_u8).fold(figure, |figure, number| {
        let height = 0.33 + 0.085 * f32::from(number);
        let out = 0.155 - 0.02 * f32::from(number);
        figure.placed(&button, Transform::from_xyz(0.0, height, out), dark)
    })
}

/// The size of the case.
const CASE: Vec3 = Vec3::new(0.42, 0.28, 0.13);

/// The leather of the case, and its handle.
pub(crate) fn case() -> Mesh {
    let Vec3 { x, y, z } = CASE;
    let dark = LEATHER.mix(&Color::BLACK, 0.45);
    Figure::new(0.0)
        .block(Vec3::new(0.0, y / 2.0, 0.0), CASE, LEATHER)
        // The seam between its halves.
        .block(
            Vec3::new(0.0, y * 0.70, 0.0),
            Vec3::new(x * 1.01, 0.012, z * 1.02),
            dark,
        )
        .block(Vec3::new(-0.07, y + 0.025, 0.0), Vec3::new(0.025, 0.06, 0.03), dark)
        .block(Vec3::new(0.07, y + 0.025, 0.0), Vec3::new(0.025, 0.06, 0.03), dark)
        .block(Vec3::new(0.0, y + 0.055, 0.0), Vec3::new(0.17, 0.03, 0.04), dark)
        .mesh()
}

/// The brass of the case: corners and locks.
pub(crate) fn case_brass() -> Mesh {
    let Vec3 { x, y, z } = CASE;
    let corners = [(-1.0, 0.0), (1.0, 0.0), (-1.0, 1.0), (1.0, 1.0)].map(|(side, top)| {
        let size = Vec3::new(0.06, 0.06, z + 0.012);
        let middle = Vec3::new(side * (x / 2.0 - 0.024), 0.026 + top * (y - 0.052), 0.0);
        (middle, size)
    });
    let locks = [-0.12, 0.12].map(|at| (Vec3::new(at, y * 0.70, z / 2.0), Vec3::new(0.045, 0.055, 0.025)));
    let parts = corners.into_iter().chain(locks);
    let figure = parts.fold(Figure::new(0.0), |figure, (middle, size)| {
        figure.block(middle, size, Color::WHITE)
    });
    figure.mesh()
}

#[cfg(test)]
mod tests {
    use bevy::camera::primitives::MeshAabb;

    use super::*;
    use crate::agent::scene::board::AGENT_HEIGHT;
    use crate::tabletop::render::solids_of_revolution::assert_sound;

    #[test]
    fn everything_faces_outward_however_it_is_cut() {
        for who in Agent::ALL {
            for tolerance in [0.001, 0.004, 0.009] {
                assert_sound(&agent(who, tolerance));
            }
        }
        assert_sound(&case());
        assert_sound(&case_brass());
    }

    #[test]
    fn agents_stand_on_their_base_and_keep_within_their_height() {
        for who in Agent::ALL {
            let bounds = agent(who, 0.002).compute_aabb().unwrap();
            let (low, high) = (bounds.min(), bounds.max());
            assert!(low.y.abs() < 1e-3 && high.y <= AGENT_HEIGHT, "{who}: {low} {high}");
            assert!(high.x.max(-low.x) < AGENT_RADIUS + 0.01, "{who}: {low} {high}");
        }
    }

    /// The largest distance from the axis within a range of heights.
    fn girth(mesh: &Mesh, heights: std::ops::Range<f32>) -> f32 {
        let positions = mesh.attribute(Mesh::ATTRIBUTE_POSITION).unwrap().as_float3().unwrap();
        let reach = positions.iter().filter(|at| heights.contains(&at[1]));
        reach.map(|at| at[0].hypot(at[2])).fold(0.0, f32::max)
    }

    #[test]
    fn nations_differ_in_form_and_the_two_of_a_nation_in_their_bands() {
        let hats = Nation::ALL.map(|nation| {
            let mesh = agent(Agent::new(nation, 1).unwrap(), 0.001);
            [0.74..0.78, 0.84..0.88, 0.92..0.99].map(|heights| girth(&mesh, heights))
        });
        for (number, one) in hats.iter().enumerate() {
            for other in &hats[..number] {
                let apart = one.iter().zip(other).map(|(a, b)| (a - b).abs()).fold(0.0, f32::max);
                assert!(apart > 0.03, "{one:?} {other:?}");
            }
            let nation = Nation::ALL[number];
            let [first, second] = [1, 2].map(|number| agent(Agent::new(nation, number).unwrap(), 0.001));
            assert!(second.count_vertices() > first.count_vertices(), "{nation:?}");
        }
    }
}
