//! Meshes of lathe-turned solids: a profile revolved round the vertical axis, with smooth or flat sides. Grooves are
//! darker, as if only the raised parts were polished by handling.

use std::f32::consts::{PI, TAU};
use std::ops::Range;

use bevy::asset::RenderAssetUsages;
use bevy::mesh::{Indices, PrimitiveTopology};
use bevy::prelude::*;

/// Profile edges sharper than this stay sharp; gentler ones are shaded smoothly.
const CREASE: f32 = 40.0 * PI / 180.0;

/// Fraction of its colour kept by a groove that receives no light.
const DEEPEST: f32 = 0.42;

/// The outline of a turned solid, from bottom to top: `x` is the distance from the axis, `y` the height.
#[derive(Clone, Debug)]
pub struct Profile {
    points: Vec<Vec2>,
    /// Indices of the points where a straight part or a curve ends.
    joints: Vec<usize>,
}

impl Profile {
    /// Starts at a radius and height.
    pub fn from(radius: f32, height: f32) -> Self {
        Self {
            points: vec![Vec2::new(radius, height)],
            joints: vec![0],
        }
    }

    /// Adds a straight line to a radius and height.
    #[must_use]
    pub fn to(mut self, radius: f32, height: f32) -> Self {
        self.points.push(Vec2::new(radius, height));
        self.joined()
    }

    /// Adds a curve to a radius and height, with one control point.
    #[must_use]
    pub fn curve(mut self, control: (f32, f32), radius: f32, height: f32) -> Self {
        const STEPS: u8 = 8;
        let (start, control, end) = (self.end(), Vec2::from(control), Vec2::new(radius, height));
        for step in 1..=STEPS {
            let t = f32::from(step) / f32::from(STEPS);
            self.points.push(start.lerp(control, t).lerp(control.lerp(end, t), t));
        }
        self.joined()
    }

    /// Adds the outside of a bead, a circular arc, to a point directly above or further in.
    #[must_use]
    pub fn bead(mut self, centre: (f32, f32), radius: f32, height: f32) -> Self {
        const STEPS: u8 = 10;
        let (centre, end) = (Vec2::from(centre), Vec2::new(radius, height));
        let (a, b) = ((self.end() - centre).to_angle(), (end - centre).to_angle());
        let (from, to) = ((self.end() - centre).length(), (end - centre).length());
        for step in 1..STEPS {
            let t = f32::from(step) / f32::from(STEPS);
            self.points
                .push(centre + Vec2::from_angle(a.lerp(b, t)) * from.lerp(to, t));
        }
        // Exactly, as a point on the axis must not be beside it by a rounding error.
        self.points.push(end);
        self.joined()
    }

    fn joined(mut self) -> Self {
        self.joints.push(self.points.len() - 1);
        self
    }

    fn end(&self) -> Vec2 {
        *self.points.last().expect("a profile begins with a point")
    }

    /// The solid with round sides, in as few triangles as stay within `tolerance` of it.
    pub fn turned(&self, tolerance: f32) -> Mesh {
        let mut shell = Shell::default();
        let segments = self.segments(tolerance);
        for Stretch { ends: pair, normals } in self.stretches(tolerance) {
            let base = shell.positions.len() as u32;
            let light = [0, 1].map(|end| self.openness(pair[end], normals[end]));
            for step in 0..=segments {
                let turn = f32::from(step) / f32::from(segments);
                for end in [0, 1] {
                    shell.push(
                        around(pair[end], turn * TAU),
                        around(normals[end], turn * TAU),
                        Vec2::new(turn, pair[end].y),
                        light[end],
                    );
                }
            }
            for step in 0..u32::from(segments) {
                let a = base + 2 * step;
                shell.quad([a, a + 2, a + 3, a + 1], [pair[0].x, pair[1].x]);
            }
        }
        shell.into_mesh()
    }

    /// The solid with flat sides, one corner of which is at the angle `first` (radians, from +x towards −z), in as few
    /// triangles as stay within `tolerance` of it.
    pub fn faceted(&self, sides: u16, first: f32, tolerance: f32) -> Mesh {
        let mut shell = Shell::default();
        for Stretch { ends: pair, normals } in self.stretches(tolerance) {
            // The middle of a flat side is closer to the axis than its corners.
            let normals =
                normals.map(|normal| Vec2::new(normal.x, normal.y * (PI / f32::from(sides)).cos()).normalize());
            for side in 0..sides {
                let (a, b) = (
                    first + f32::from(side) / f32::from(sides) * TAU,
                    first + f32::from(side + 1) / f32::from(sides) * TAU,
                );
                let base = shell.positions.len() as u32;
                for (end, angle) in [(0, a), (0, b), (1, b), (1, a)] {
                    let position = around(pair[end], angle);
                    let normal = around(normals[end], f32::midpoint(a, b));
                    shell.push(position, normal, Vec2::new(position.x, position.z), 1.0);
                }
                shell.quad([base, base + 1, base + 2, base + 3], [pair[0].x, pair[1].x]);
            }
        }
        shell.into_mesh()
    }

    /// Number of segments needed for the widest circle.
    fn segments(&self, tolerance: f32) -> u16 {
        const FEWEST: f32 = 8.0;
        const MOST: f32 = 128.0;
        let radius = self.points.iter().map(|point| point.x).fold(0.0, f32::max);
        let sides = PI / (1.0 - tolerance / radius).clamp(0.0, 1.0).acos();
        sides.ceil().clamp(FEWEST, MOST) as u16
    }

    /// Straight segments between points of the outline that approximate it to within `tolerance`, with the outline's
    /// own normals, so that a coarser mesh is shaded alike. A curve is never merged with what follows it, which would
    /// give flat parts the shading of their edges.
    fn stretches(&self, tolerance: f32) -> Vec<Stretch> {
        let normals = self.normals();
        let strokes = self.joints.windows(2);
        let mut kept: Vec<usize> = strokes
            .flat_map(|joints| self.kept(joints[0]..joints[1], tolerance))
            .collect();
        kept.extend(self.joints.last());
        kept.windows(2)
            .map(|ends| (ends[0], ends[1]))
            .map(|(first, last)| Stretch {
                ends: [self.points[first], self.points[last]],
                normals: [normals[first][0], normals[last - 1][1]],
            })
            .collect()
    }

    /// Start points of the straight segments that approximate this part of the outline to within `tolerance`, by the
    /// Ramer–Douglas–Peucker algorithm.
    fn kept(&self, part: Range<usize>, tolerance: f32) -> Vec<usize> {
        let (first, last) = (self.points[part.start], self.points[part.end]);
        let farthest = (part.start + 1..part.end)
            .map(|i| (i, distance(self.points[i], first, last)))
            .max_by(|a, b| a.1.total_cmp(&b.1));
        match farthest {
            Some((i, off)) if off > tolerance => {
                let mut kept = self.kept(part.start..i, tolerance);
                kept.extend(self.kept(i..part.end, tolerance));
                kept
            }
            _ => vec![part.start],
        }
    }

    /// Ambient occlusion: the fraction of the surroundings visible from a point of the outline past the rest of it and
    /// the ground, 0 … 1.
    fn openness(&self, point: Vec2, normal: Vec2) -> f32 {
        const RAYS: u8 = 17;
        /// Anything further away blocks no light.
        const REACH: f32 = 0.45;
        let (mut seen, mut all) = (0.0, 0.0);
        for ray in 0..RAYS {
            let angle = (f32::from(ray) / f32::from(RAYS - 1) - 0.5) * 0.9 * PI;
            let way = Vec2::from_angle(angle).rotate(normal) * REACH;
            let from = point + normal * 2e-3;
            let hit = self
                .points
                .windows(2)
                .filter_map(|pair| meeting(from, way, pair[0], pair[1]))
                .fold(1.0, f32::min);
            // The ground reflects some light.
            let ground = if way.y < 0.0 {
                0.3 + 0.7 * (from.y / -way.y).clamp(0.0, 1.0)
            } else {
                1.0
            };
            seen += angle.cos() * hit.min(ground);
            all += angle.cos();
        }
        seen / all
    }

    /// The outward normals at both ends of each segment of the profile, averaged over gentle bends.
    fn normals(&self) -> Vec<[Vec2; 2]> {
        let flat: Vec<Vec2> = self
            .points
            .windows(2)
            .map(|pair| ((pair[1] - pair[0]).perp() * -1.0).normalize())
            .collect();
        let blend = |here: Vec2, other: Option<&Vec2>| match other {
            Some(&other) if here.angle_to(other).abs() < CREASE => (here + other).normalize(),
            _ => here,
        };
        (0..flat.len())
            .map(|i| {
                let before = i.checked_sub(1).and_then(|i| flat.get(i));
                [blend(flat[i], before), blend(flat[i], flat.get(i + 1))]
            })
            .collect()
    }
}

/// A straight segment of an outline, with the outward normals at its ends.
struct Stretch {
    ends: [Vec2; 2],
    normals: [Vec2; 2],
}

/// Distance from a point to the line through two others.
fn distance(point: Vec2, a: Vec2, b: Vec2) -> f32 {
    let (along, to) = (b - a, point - a);
    let share = (to.dot(along) / along.length_squared()).clamp(0.0, 1.0);
    (to - along * share).length()
}

/// Where a ray meets a segment of the outline, as a fraction of `way`.
fn meeting(from: Vec2, way: Vec2, a: Vec2, b: Vec2) -> Option<f32> {
    let (along, to) = (b - a, a - from);
    let across = way.perp_dot(along);
    let t = to.perp_dot(along) / across;
    // Most are missed, which this tells already.
    ((0.0..=1.0).contains(&t) && (0.0..=1.0).contains(&(to.perp_dot(way) / across))).then_some(t)
}

fn around(point: Vec2, angle: f32) -> Vec3 {
    Vec3::new(point.x * angle.cos(), point.y, -point.x * angle.sin())
}

/// A mesh under construction.
#[derive(Default)]
struct Shell {
    positions: Vec<Vec3>,
    normals: Vec<Vec3>,
    uvs: Vec<Vec2>,
    colours: Vec<[f32; 4]>,
    indices: Vec<u32>,
}

impl Shell {
    /// Adds a vertex; `light` is its openness to light, 0 … 1.
    fn push(&mut self, position: Vec3, normal: Vec3, uv: Vec2, light: f32) {
        self.positions.push(position);
        self.normals.push(normal);
        self.uvs.push(uv);
        let shade = DEEPEST.lerp(1.0, light);
        self.colours.push([shade, shade, shade, 1.0]);
    }

    /// Two triangles, or one if the lower or upper edge has shrunk to a point on the axis.
    fn quad(&mut self, [a, b, c, d]: [u32; 4], [lower, upper]: [f32; 2]) {
        if lower > 0.0 {
            self.indices.extend([a, b, c]);
        }
        if upper > 0.0 {
            self.indices.extend([a, c, d]);
        }
    }

    fn into_mesh(self) -> Mesh {
        Mesh::new(PrimitiveTopology::TriangleList, RenderAssetUsages::default())
            .with_inserted_attribute(Mesh::ATTRIBUTE_POSITION, self.positions)
            .with_inserted_attribute(Mesh::ATTRIBUTE_NORMAL, self.normals)
            .with_inserted_attribute(Mesh::ATTRIBUTE_UV_0, self.uvs)
            .with_inserted_attribute(Mesh::ATTRIBUTE_COLOR, self.colours)
            .with_inserted_indices(Indices::U32(self.indices))
    }
}

/// Asserts that the normals are finite unit vectors, and that every triangle faces the way they point.
#[cfg(test)]
pub(crate) fn assert_sound(mesh: &Mesh) {
    let read = |attribute| mesh.attribute(attribute).unwrap().as_float3().unwrap();
    let (positions, normals) = (read(Mesh::ATTRIBUTE_POSITION), read(Mesh::ATTRIBUTE_NORMAL));
    for normal in normals {
        assert!((Vec3::from(*normal).length() - 1.0).abs() < 1e-4, "{normal:?}");
    }
    let indices: Vec<usize> = mesh.indices().unwrap().iter().collect();
    for triangle in indices.chunks(3) {
        let [a, b, c] = [0, 1, 2].map(|i| Vec3::from(positions[triangle[i]]));
        let facing = (b - a).cross(c - a);
        assert!(facing.length() > 1e-9, "a triangle without area");
        for &corner in triangle {
            assert!(facing.dot(Vec3::from(normals[corner])) > 0.0, "{a} {b} {c}");
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A profile with every kind of segment.
    fn bobbin() -> Profile {
        Profile::from(0.3, 0.0)
            .to(0.3, 0.1)
            .curve((0.1, 0.2), 0.1, 0.5)
            .bead((0.0, 0.6), 0.0, 0.75)
    }

    #[test]
    fn turned_solids_face_outward() {
        let body = bobbin();
        assert_sound(&body.turned(0.002));
        assert_sound(&body.faceted(6, 0.2, 0.002));
    }

    /// Maximum distance of an outline's points from another outline.
    fn farthest(points: &[Vec2], outline: &[Vec2]) -> f32 {
        let nearest = |point: &Vec2| {
            let lines = outline.windows(2);
            lines
                .map(|line| distance(*point, line[0], line[1]))
                .fold(f32::INFINITY, f32::min)
        };
        points.iter().map(nearest).fold(0.0, f32::max)
    }

    #[test]
    fn coarse_solids_stay_near_their_shape_with_fewer_triangles() {
        let body = bobbin();
        let triangles = |tolerance: f32| body.turned(tolerance).indices().unwrap().len() / 3;
        assert!(triangles(0.008) * 3 < triangles(0.001));
        for tolerance in [0.001, 0.008] {
            let stretches = body.stretches(tolerance);
            let starts = stretches.iter().map(|stretch| stretch.ends[0]);
            let cut: Vec<Vec2> = starts.chain([body.end()]).collect();
            assert_eq!(
                farthest(&cut, &body.points),
                0.0,
                "it goes through points of the outline"
            );
            assert!(farthest(&body.points, &cut) <= tolerance);
            let sides = f32::from(body.segments(tolerance));
            assert!(0.3 * (1.0 - (PI / sides).cos()) <= tolerance);
            for Stretch { normals, .. } in stretches {
                assert!(normals.into_iter().all(|normal| normal.is_normalized()));
            }
        }
    }

    #[test]
    fn a_flat_is_shaded_flat_however_its_edge_is_cut() {
        let body = Profile::from(0.5, -0.1)
            .to(0.5, -0.03)
            .curve((0.5, 0.0), 0.47, 0.0)
            .to(0.0, 0.0);
        for tolerance in [0.0001, 0.0015, 0.01] {
            let face = body.stretches(tolerance).pop().unwrap();
            assert_eq!(face.ends, [Vec2::new(0.47, 0.0), Vec2::ZERO]);
            let tilt = face.normals.map(|normal| normal.angle_to(Vec2::Y).abs());
            assert!(tilt.into_iter().all(|tilt| tilt < 0.06), "{tilt:?}");
        }
    }

    #[test]
    fn a_cylinder_has_level_normals_and_a_flat_lid() {
        let mesh = Profile::from(1.0, 0.0).to(1.0, 1.0).to(0.0, 1.0).turned(0.03);
        for normal in mesh.attribute(Mesh::ATTRIBUTE_NORMAL).unwrap().as_float3().unwrap() {
            assert!(normal[1].abs() < 1e-6 || (normal[1] - 1.0).abs() < 1e-6, "{normal:?}");
        }
        assert_sound(&mesh);
    }
}
