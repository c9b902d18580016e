//! Agents and the case in the lit view: turned and painted. Nations differ in cut, hats and attributes, the two agents of
//! a nation in the number on their plaque and the colour of the hat.

use std::f32::consts::FRAC_PI_4;

use agon_core::agent::{Agent, Nation};
use bevy::mesh::VertexAttributeValues;
use bevy::prelude::*;

use super::board::AGENT_RADIUS;
use super::palette::{BRASS, BRICK, LEATHER, LINEN, PAPER, SKIN, coat, hat, nation};
use super::plaque::plaque;
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

/// How far behind the middle of its base a figure stands, to leave room for its plaque.
const BEHIND: f32 = 0.13;
/// The middle of the head, and how far the hat is tipped back, in radians: the face is seen below it.
const HEAD: f32 = 0.955;
const TIPPED: f32 = 0.3;

/// A place on the figure: everything of it stands behind the middle of the base.
const fn at(x: f32, y: f32, z: f32) -> Transform {
    Transform::from_xyz(x, y, z - BEHIND)
}

/// A place on the hat, from the middle of the head.
fn on_head(x: f32, y: f32, z: f32) -> Transform {
    at(0.0, HEAD, 0.0).with_rotation(Quat::from_rotation_x(-TIPPED)) * Transform::from_xyz(x, y, z)
}

/// The body of an agent, to within the tolerance in world units. The face looks to the south.
pub(crate) fn agent(agent: Agent, tolerance: f32) -> Mesh {
    let coat = coat(agent.nation());
    let base = Profile::from(AGENT_RADIUS - 0.015, 0.0)
        .to(AGENT_RADIUS, 0.015)
        .to(AGENT_RADIUS, 0.06)
        .curve((AGENT_RADIUS, 0.085), AGENT_RADIUS - 0.04, 0.085)
        .to(0.0, 0.085);
    let head = Profile::from(0.06, HEAD - 0.13).bead((0.0, HEAD), 0.0, HEAD + 0.125);
    let figure = Figure::new(tolerance)
        .turned(&base, nation(agent.nation()).mix(&Color::BLACK, 0.35))
        .placed(&head, at(0.0, 0.0, 0.0), SKIN)
        .add(plaque(agent), Color::WHITE);
    let felt = hat(agent);
    match agent.nation() {
        Nation::Americans => fedora(trench_coat(figure, coat), felt),
        Nation::British => bowler(city_coat(figure, coat), felt),
        Nation::Russians => fur_hat(greatcoat(figure, coat, felt), felt, coat),
        Nation::Chinese => cap(tunic(figure, coat), felt, coat),
    }
    .mesh()
}

/// A coat, flatter from front to back than from side to side, and its sleeves beside it, this far from the middle and
/// with shoulders of this height.
fn clothed(figure: Figure, coat: &Profile, depth: f32, (aside, shoulder): (f32, f32), colour: Color) -> Figure {
    let sleeve = Profile::from(0.0, -0.4)
        .curve((0.05, -0.4), 0.052, -0.35)
        .to(0.056, -0.09)
        .curve((0.056, 0.0), 0.0, 0.005);
    let arm = |side: f32| at(side * aside, shoulder, 0.015).with_rotation(Quat::from_rotation_z(side * 0.12));
    let flat = at(0.0, 0.0, 0.0).with_scale(Vec3::new(1.0, 1.0, depth));
    let sleeves = colour.mix(&Color::BLACK, 0.12);
    figure
        .placed(coat, flat, colour)
        .placed(&sleeve, arm(-1.0), sleeves)
        .placed(&sleeve, arm(1.0), sleeves)
}

/// Broad shoulders, a belt, and a wide skirt.
fn trench_coat(figure: Figure, coat: Color) -> Figure {
    let cut = Profile::from(0.185, 0.08)
        .to(0.19, 0.107)
        .curve((0.14, 0.332), 0.12, 0.485)
        .curve((0.14, 0.625), 0.175, 0.71)
        .curve((0.18, 0.791), 0.1, 0.827)
        // The collar is turned up.
        .to(0.145, 0.908)
        .to(0.08, 0.881);
    let belt = Profile::from(0.117, 0.463)
        .to(0.138, 0.473)
        .to(0.138, 0.534)
        .to(0.117, 0.539);
    let flat = at(0.0, 0.0, 0.0).with_scale(Vec3::new(1.0, 1.0, 0.8));
    clothed(figure, &cut, 0.8, (0.185, 0.768), coat).placed(&belt, flat, LEATHER)
}

/// Slender and straight.
fn city_coat(figure: Figure, coat: Color) -> Figure {
    let cut = Profile::from(0.14, 0.08)
        .to(0.145, 0.107)
        .curve((0.115, 0.386), 0.11, 0.552)
        .curve((0.13, 0.665), 0.14, 0.724)
        .curve((0.14, 0.804), 0.08, 0.827)
        .to(0.06, 0.841);
    clothed(figure, &cut, 0.85, (0.145, 0.768), coat)
}

/// A heavy bell with a collar of fur.
fn greatcoat(figure: Figure, coat: Color, fur: Color) -> Figure {
    let cut = Profile::from(0.21, 0.08)
        .to(0.22, 0.116)
        .curve((0.2, 0.413), 0.18, 0.611)
        .curve((0.18, 0.786), 0.1, 0.818)
        .to(0.06, 0.833);
    let collar = Profile::from(0.08, 0.746).bead((0.13, 0.809), 0.09, 0.872);
    clothed(figure, &cut, 0.9, (0.2, 0.741), coat).placed(&collar, at(0.0, 0.0, 0.0), fur)
}

/// A buttoned tunic above trousers.
fn tunic(figure: Figure, coat: Color) -> Figure {
    let cut = Profile::from(0.0, 0.346)
        .to(0.16, 0.337)
        .to(0.165, 0.368)
        .curve((0.135, 0.525), 0.145, 0.665)
        .curve((0.15, 0.804), 0.085, 0.827)
        .to(0.085, 0.881)
        .to(0.05, 0.881);
    let leg = Profile::from(0.058, 0.08)
        .to(0.062, 0.093)
        .curve((0.058, 0.246), 0.07, 0.386);
    let trousers = coat.mix(&Color::BLACK, 0.3);
    let button = Profile::from(0.0, -0.02).bead((0.0, 0.0), 0.0, 0.02);
    let figure = clothed(figure, &cut, 0.85, (0.155, 0.764), coat)
        .placed(&leg, at(-0.075, 0.0, 0.0), trousers)
        .placed(&leg, at(0.075, 0.0, 0.0), trousers);
    (0..3_u8).fold(figure, |figure, number| {
        let height = 0.46 + 0.115 * f32::from(number);
        figure.placed(&button, at(0.0, height, 0.125), coat.mix(&Color::BLACK, 0.6))
    })
}

/// A broad brim and a creased crown.
fn fedora(figure: Figure, felt: Color) -> Figure {
    let brim = Profile::from(0.11, 0.05)
        .to(0.185, 0.035)
        .curve((0.22, 0.045), 0.215, 0.065)
        .curve((0.185, 0.07), 0.155, 0.085)
        .to(0.155, 0.09);
    let crown = Profile::from(0.155, 0.085)
        .curve((0.15, 0.21), 0.13, 0.26)
        .curve((0.118, 0.285), 0.085, 0.275)
        .curve((0.035, 0.225), 0.0, 0.22);
    let ribbon = Profile::from(0.155, 0.086)
        .to(0.162, 0.09)
        .to(0.16, 0.145)
        .to(0.15, 0.148);
    // Longer from front to back than from side to side.
    let brim_size = on_head(0.0, 0.0, 0.0).with_scale(Vec3::new(1.1, 1.0, 0.98));
    let long = on_head(0.0, 0.0, 0.0).with_scale(Vec3::new(0.9, 1.0, 1.08));
    figure
        .placed(&brim, brim_size, felt)
        .placed(&crown, long, felt.mix(&Color::WHITE, 0.06))
        .placed(&ribbon, long, LINEN.mix(&PAPER, 0.12))
}

/// A round crown with a narrow, curled brim, and a rolled umbrella.
fn bowler(figure: Figure, felt: Color) -> Figure {
    let bowler = Profile::from(0.11, 0.05)
        .to(0.155, 0.045)
        .curve((0.19, 0.055), 0.18, 0.085)
        .curve((0.17, 0.075), 0.15, 0.085)
        .curve((0.16, 0.235), 0.108, 0.275)
        .curve((0.06, 0.3), 0.0, 0.3);
    let umbrella = Profile::from(0.0, 0.0)
        .to(0.014, 0.08)
        .curve((0.055, 0.29), 0.046, 0.45)
        .to(0.022, 0.505)
        .to(0.016, 0.51)
        .to(0.016, 0.63)
        .to(0.0, 0.635);
    let handle = Profile::from(0.0, 0.605).bead((0.0, 0.645), 0.0, 0.685);
    let side = at(-0.25, 0.085, 0.03).with_rotation(Quat::from_rotation_z(-0.08));
    figure
        .placed(&bowler, on_head(0.0, 0.0, 0.0), felt)
        .placed(&umbrella, side, LINEN)
        .placed(&handle, side, BRASS)
}

/// A thick roll of fur around a low crown of cloth, with flaps that stand off over the ears.
fn fur_hat(figure: Figure, fur: Color, cloth: Color) -> Figure {
    let roll = Profile::from(0.12, 0.03).bead((0.14, 0.115), 0.13, 0.2);
    let crown = Profile::from(0.145, 0.18)
        .to(0.15, 0.22)
        .curve((0.145, 0.265), 0.09, 0.27)
        .to(0.0, 0.275);
    let flap = Profile::from(0.0, -0.115).bead((0.0, 0.0), 0.0, 0.115);
    let badge = Profile::from(0.0, -0.04).bead((0.0, 0.0), 0.0, 0.04);
    let ear = |side: f32| {
        on_head(side * 0.22, 0.09, 0.0)
            * Transform::from_rotation(Quat::from_rotation_z(side * 0.9)).with_scale(Vec3::new(0.5, 0.95, 0.8))
    };
    figure
        .placed(&roll, on_head(0.0, 0.0, 0.0), fur)
        .placed(&crown, on_head(0.0, 0.0, 0.0), cloth)
        .placed(&badge, on_head(0.0, 0.14, 0.215), BRASS)
        .placed(&flap, ear(-1.0), fur)
        .placed(&flap, ear(1.0), fur)
}

/// A broad flat cap with a peak.
fn cap(figure: Figure, cloth: Color, coat: Color) -> Figure {
    let cap = Profile::from(0.125, 0.055)
        .to(0.14, 0.09)
        .to(0.145, 0.125)
        .curve((0.215, 0.145), 0.21, 0.18)
        .curve((0.2, 0.21), 0.11, 0.215)
        .to(0.0, 0.22);
    let peak = Profile::from(0.0, 0.0)
        .to(0.13, 0.0)
        .curve((0.142, 0.014), 0.125, 0.024)
        .to(0.0, 0.028);
    let front = on_head(0.0, 0.09, 0.13)
        * Transform::from_rotation(Quat::from_rotation_x(0.25)).with_scale(Vec3::new(1.15, 1.0, 1.2));
    let badge = Profile::from(0.0, -0.04).bead((0.0, 0.0), 0.0, 0.04);
    let broad = on_head(0.0, 0.0, 0.0).with_scale(Vec3::new(1.12, 1.0, 0.92));
    figure
        .placed(&cap, broad, cloth)
        .placed(&peak, front, coat.mix(&Color::BLACK, 0.6))
        .placed(&badge, on_head(0.0, 0.17, 0.175), BRICK)
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
            assert!(high.x.max(-low.x) < AGENT_RADIUS + 0.02, "{who}: {low} {high}");
        }
    }

    /// The least and the largest x and z within a range of heights.
    fn extent(mesh: &Mesh, heights: std::ops::Range<f32>) -> [f32; 4] {
        let positions = mesh.attribute(Mesh::ATTRIBUTE_POSITION).unwrap().as_float3().unwrap();
        let there = positions.iter().filter(|at| heights.contains(&at[1]));
        there.fold([0.0; 4], |[left, right, back, front], &[x, _, z]| {
            [left.min(x), right.max(x), back.min(z), front.max(z)]
        })
    }

    #[test]
    fn nations_differ_in_form_from_head_to_foot() {
        for heights in [0.45..0.75, 1.0..1.2] {
            let forms =
                Nation::ALL.map(|nation| extent(&agent(Agent::new(nation, 1).unwrap(), 0.001), heights.clone()));
            for (number, one) in forms.iter().enumerate() {
                for other in &forms[..number] {
                    let apart = one.iter().zip(other).map(|(a, b)| (a - b).abs()).fold(0.0, f32::max);
                    assert!(apart > 0.02, "{heights:?}: {one:?} {other:?}");
                }
            }
        }
    }

    #[test]
    fn nothing_of_a_figure_hides_its_plaque_from_the_player() {
        for who in Agent::ALL {
            let plate = plaque(who).compute_aabb().unwrap();
            // From the least slope of the camera, whatever stands higher is seen farther back.
            let slope = 48.0_f32.to_radians();
            let seen = |at: &[f32; 3]| at[2] * slope.sin() - at[1] * slope.cos();
            let mesh = agent(who, 0.002);
            let positions = mesh.attribute(Mesh::ATTRIBUTE_POSITION).unwrap().as_float3().unwrap();
            let top = plate.max().y;
            let above = positions.iter().filter(|at| at[1] > top + 0.02);
            let lowest = above.map(seen).fold(f32::NEG_INFINITY, f32::max);
            let middle = plate.center;
            assert!(lowest < seen(&middle.to_array()) - 0.1, "{who}: {lowest}");
        }
    }
}
