//! Counters to fold: each strip has their faces in two rows, the upper one upside down. It is folded along its middle,
//! glued, and the counters are cut out.

use super::drawing::{Figure, Group, Ink, Page, Shape};
use super::paper::{MARGIN, scale_bar};

/// The diameter of a counter, in millimetres.
pub const DIAMETER: f64 = 18.0;
/// From counter to counter, and from a fold to the middle of a counter.
const STEP: f64 = 22.0;
const FOLD: f64 = 11.0;
/// The height of a strip with the space below it.
const STRIP: f64 = 50.0;

/// What stands on a counter, drawn with a radius of 1.
pub type Face = Vec<Shape>;

/// A page of strips.
pub fn page(strips: Vec<Vec<Face>>, size: [f64; 2]) -> Page {
    let mut shapes: Vec<Shape> = Vec::new();
    for (faces, number) in strips.into_iter().zip(0..) {
        let height = MARGIN + 4.0 + 2.0 * FOLD + STRIP * f64::from(number);
        let width = STEP * faces.len() as f64;
        let left = (size[0] - width) / 2.0;
        shapes.push(Group::at([left, height], strip(faces, width)).into());
    }
    shapes.push(Group::at([MARGIN + 4.0, size[1] - MARGIN - 4.0], scale_bar()).into());
    Page { size, shapes }
}

/// A strip with the left end of its fold at zero.
fn strip(faces: Vec<Face>, width: f64) -> Vec<Shape> {
    let outline = Figure::area([[0.0, -2.0 * FOLD], [width, 2.0 * FOLD]]);
    let fold = Figure::line(&[[0.0, 0.0], [width, 0.0]]);
    let mut shapes: Vec<Shape> = vec![
        outline.stroked(Ink(0x99_9999), 0.15).into(),
        fold.dashed(Ink::BLACK, 0.2, 2.0).into(),
    ];
    for (face, number) in faces.into_iter().zip(0..) {
        let x = STEP * (0.5 + f64::from(number));
        let back = Group::at([x, -FOLD], face.clone()).scaled(DIAMETER / 2.0);
        shapes.push(back.upside_down().into());
        shapes.push(Group::at([x, FOLD], face).scaled(DIAMETER / 2.0).into());
    }
    shapes
}
