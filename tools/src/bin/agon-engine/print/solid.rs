//! Solids of triangles, turned on a lathe, for printers of solids. Lengths are in millimetres; z is up.

use std::f64::consts::TAU;

/// The corners of each ring: as many for twelve as for sixteen slopes of a crown.
pub const CORNERS: usize = 96;

/// A point: to the right, to the back, up.
pub type Vertex = [f32; 3];

/// A ring of a solid that is turned on a lathe.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Ring {
    pub radius: f64,
    pub height: f64,
    /// How much higher than that the tips of a crown rise.
    pub tips: f64,
}

/// A closed solid; its triangles are seen counterclockwise from outside.
#[derive(Clone, Debug, Default)]
pub struct Solid {
    pub triangles: Vec<[Vertex; 3]>,
}

impl Solid {
    /// Rings joined from below upwards, with a flat foot at height 0 and a last point in the middle at `top`. `wave` says
    /// how high the crown is at each corner, from 0 to 1.
    pub fn turned(rings: &[Ring], top: f64, wave: impl Fn(usize) -> f64) -> Self {
        let corner = |ring: &Ring, corner: usize| {
            let angle = corner as f64 / CORNERS as f64 * TAU;
            let height = ring.height + ring.tips * wave(corner);
            // Not the standard library's sines, which differ from machine to machine.
            [ring.radius * libm::cos(angle), ring.radius * libm::sin(angle), height].map(|part| part as f32)
        };
        let [foot, apex] = [0.0, top as f32].map(|height| [0.0, 0.0, height]);
        let mut solid = Self::default();
        for this in 0..CORNERS {
            let next = (this + 1) % CORNERS;
            for pair in rings.windows(2) {
                let [a, b] = [this, next].map(|at| corner(&pair[0], at));
                let [c, d] = [this, next].map(|at| corner(&pair[1], at));
                solid.triangles.extend([[a, b, d], [a, d, c]]);
            }
            if let [first, .., last] = rings {
                solid.triangles.push([foot, corner(first, next), corner(first, this)]);
                solid.triangles.push([apex, corner(last, this), corner(last, next)]);
            }
        }
        solid
    }

    /// The solid as a binary STL.
    pub fn stl(&self) -> Vec<u8> {
        let mut bytes = vec![0; 80];
        bytes.extend((self.triangles.len() as u32).to_le_bytes());
        for triangle in &self.triangles {
            let parts = [normal(triangle)].into_iter().chain(*triangle).flatten();
            bytes.extend(parts.flat_map(f32::to_le_bytes));
            bytes.extend([0; 2]);
        }
        bytes
    }
}

/// The direction in which a triangle looks, of length 1.
pub fn normal([a, b, c]: &[Vertex; 3]) -> Vertex {
    let [u, v] = [b, c].map(|to| [0, 1, 2].map(|axis| f64::from(to[axis]) - f64::from(a[axis])));
    let across = [1, 2, 0].map(|axis| {
        let after = (axis + 1) % 3;
        u[axis] * v[after] - u[after] * v[axis]
    });
    let length = across.iter().map(|part| part * part).sum::<f64>().sqrt();
    across.map(|part| (part / length) as f32)
}
