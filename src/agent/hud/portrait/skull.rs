//! The shape of a head.

use super::looks::Looks;
use super::pen::{At, arc};

/// The height of the eyes, and from there to the top of the skull.
pub(super) const EYES: f32 = -0.08;
pub(super) const SKULL: f32 = 0.74;

/// The outline of the face from one share of a turn to another.
pub(super) fn outline(looks: &Looks, (from, to): (f32, f32), larger: f32) -> impl Iterator<Item = At> {
    let (wide, long, jaw) = (looks.wide * larger, looks.long * larger, looks.jaw);
    arc((0.0, 0.0), (1.0, 1.0), (from, to)).map(move |(x, y)| {
        if y < 0.0 {
            return (wide * x, EYES + SKULL * larger * y);
        }
        // A square jaw comes in later than an oval one.
        let square = |part: f32| part.signum() * part.abs().powf(2.0 / jaw);
        let taper = 1.0 - 0.16 * y * y;
        (wide * square(x) * taper, EYES + long * square(y))
    })
}
