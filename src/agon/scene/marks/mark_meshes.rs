//! The appearance of each mark.

use std::f32::consts::FRAC_PI_4;

use bevy::prelude::*;

use super::{LOWEST, Mark};
use crate::agon::scene::board::CELL_CORNER;
use crate::agon::scene::entities::{
    AtFault, AwaitingConfirmation, AwaitingRelocation, Focused, Honoured, Hovered, InCustody, LastMove, LastMoveFrom,
    LegalTarget, Movable, PointedOut, Selected, Threatened,
};
use crate::agon::scene::theme::Palette;
use crate::tabletop::render::flat::{Sheet, circle, drawn_above, hexagon};
use crate::tabletop::render::marks::Coming;
use crate::tabletop::render::solids_of_revolution::Profile;

/// Opacity of a mark where a piece covers it.
const SEEN_THROUGH: f32 = 0.7;

impl Mark for LastMove {
    const HEIGHT: f32 = LOWEST;
    const IS_BELOW_NAME: bool = true;
    /// A glow along the sides of the tile.
    fn figure(palette: &Palette) -> Mesh {
        let glow = palette.last_move;
        Sheet::default()
            .band(
                &hexagon(0.30),
                &hexagon(CELL_CORNER * 0.95),
                (glow.with_alpha(0.25), glow.with_alpha(0.95)),
            )
            .mesh()
    }
}

impl Mark for Hovered {
    const HEIGHT: f32 = LOWEST + 0.003;
    const IS_BELOW_NAME: bool = true;
    /// The tile brightened.
    fn figure(palette: &Palette) -> Mesh {
        Sheet::default()
            .figure(&hexagon(CELL_CORNER * 0.95), palette.hover.with_alpha(0.22))
            .mesh()
    }
}

impl Mark for PointedOut {
    const HEIGHT: f32 = LOWEST + 0.0035;
    const IS_BELOW_NAME: bool = true;
    /// The tile brightened, with a bright edge that is seen round a piece.
    fn figure(palette: &Palette) -> Mesh {
        let light = palette.hover;
        Sheet::default()
            .figure(&hexagon(CELL_CORNER * 0.95), light.with_alpha(0.3))
            .band(
                &hexagon(0.46),
                &hexagon(CELL_CORNER * 0.95),
                (light.with_alpha(0.85), light.with_alpha(0.95)),
            )
            .mesh()
    }
}

impl Mark for LastMoveFrom {
    const HEIGHT: f32 = LOWEST + 0.002;
    /// An arrow behind the piece. It extends equally to both sides, as draw order depends on the centres.
    fn figure(palette: &Palette) -> Mesh {
        let shaft = |half: f32, tip: f32| [(-0.35, half), (-0.35, -half), (tip, -half), (tip, half)].map(Vec2::from);
        let head = |grown: f32| {
            let corners = [
                (-0.03 - grown, 0.22 + 1.7 * grown),
                (-0.03 - grown, -0.22 - 1.7 * grown),
            ];
            [corners[0], corners[1], (0.29 + 2.0 * grown, 0.0)].map(Vec2::from)
        };
        let (edge, face) = (palette.background.with_alpha(0.75), palette.last_move);
        Sheet::default()
            .figure(&head(0.03), edge)
            .figure(&shaft(0.09, -0.05), edge)
            .figure(&head(0.0), face)
            .figure(&shaft(0.06, 0.0), face)
            .mesh()
    }

    fn turn(&self) -> f32 {
        self.0
    }
}

impl Mark for InCustody {
    const HEIGHT: f32 = LOWEST + 0.006;
    /// A cross.
    fn figure(palette: &Palette) -> Mesh {
        cross(palette, 1.0)
    }

    fn seen_through(palette: &Palette) -> Option<Mesh> {
        Some(cross(palette, SEEN_THROUGH))
    }
}

impl Mark for Threatened {
    const HEIGHT: f32 = LOWEST + 0.0085;
    /// Six points, from the corners of the cell towards the piece on it.
    fn figure(palette: &Palette) -> Mesh {
        let point = |corner: &Vec2, grown: f32| {
            let out = corner.normalize();
            let side = out.perp() * (0.085 + grown);
            let foot = out * (0.545 + grown * 0.3);
            [foot + side, out * (0.385 - 2.0 * grown), foot - side]
        };
        let corners = hexagon(CELL_CORNER);
        let edges = corners.iter().map(|corner| (point(corner, 0.025), palette.background));
        let faces = corners.iter().map(|corner| (point(corner, 0.0), palette.captive));
        let points = edges.chain(faces);
        let sheet = points.fold(Sheet::default(), |sheet, (point, colour)| sheet.figure(&point, colour));
        sheet.mesh()
    }
}

impl Mark for AwaitingConfirmation {
    const HEIGHT: f32 = LOWEST + 0.018;
    /// The target's dot enlarged to a ring as wide as a piece's foot.
    fn figure(palette: &Palette) -> Mesh {
        ring(0.30, 0.42, palette.target, 1.0)
    }

    fn seen_through(palette: &Palette) -> Option<Mesh> {
        Some(ring(0.30, 0.42, palette.target, SEEN_THROUGH))
    }
}

impl Mark for LegalTarget {
    const HEIGHT: f32 = LOWEST + 0.010;
    /// A dot in a halo, with a dark edge to stand out on light wood.
    fn figure(palette: &Palette) -> Mesh {
        dot(palette, 1.0)
    }

    fn seen_through(palette: &Palette) -> Option<Mesh> {
        Some(dot(palette, SEEN_THROUGH))
    }
}

impl Mark for Focused {
    const HEIGHT: f32 = LOWEST + 0.022;
    /// A brass outline between two dark ones, visible on every tile.
    fn figure(palette: &Palette) -> Mesh {
        let (dark, bright) = (palette.background, palette.focus);
        Sheet::default()
            .band(&hexagon(0.425), &hexagon(CELL_CORNER), (dark, dark))
            .band(&hexagon(0.45), &hexagon(0.55), (bright, bright))
            .mesh()
    }
}

impl Mark for Movable {
    const HEIGHT: f32 = LOWEST + 0.004;
    /// A thin ring in the colour of the targets.
    fn figure(palette: &Palette) -> Mesh {
        ring(0.435, 0.465, palette.target, 0.95)
    }
}

impl Mark for Selected {
    const HEIGHT: f32 = LOWEST + 0.005;
    /// A ring in the colour of the targets.
    fn figure(palette: &Palette) -> Mesh {
        ring(0.41, 0.475, palette.target, 1.0)
    }
}

impl Mark for Honoured {
    const HEIGHT: f32 = LOWEST + 0.008;
    /// A ring of light.
    fn figure(palette: &Palette) -> Mesh {
        ring(0.44, 0.485, palette.focus, 1.0)
    }

    fn comes(&self) -> Option<Coming> {
        Some(Coming {
            after: self.0,
            figure: 0.0,
            all_grow: true,
        })
    }
}

impl Mark for AtFault {
    const HEIGHT: f32 = LOWEST + 0.008;
    /// A ring in the colour of captives.
    fn figure(palette: &Palette) -> Mesh {
        ring(0.44, 0.485, palette.captive, 1.0)
    }

    fn comes(&self) -> Option<Coming> {
        Some(Coming {
            after: self.0,
            figure: 0.0,
            all_grow: true,
        })
    }
}

impl Mark for AwaitingRelocation {
    const HEIGHT: f32 = LOWEST + 0.007;
    /// A ring in the colour of captives, wide enough to be visible around that of a selected piece.
    fn figure(palette: &Palette) -> Mesh {
        ring(0.475, 0.525, palette.captive, 0.95)
    }

    /// It closes around the piece once the capture line has reached it.
    fn comes(&self) -> Option<Coming> {
        Some(Coming {
            after: 0.12,
            figure: 1.9,
            all_grow: true,
        })
    }

    /// The gem of the lit view, laid flat.
    fn badge(palette: &Palette) -> Option<Mesh> {
        let middle = Vec2::new(0.27, 0.27);
        let gem = |size: f32| {
            [(size, 0.0), (0.0, size * 1.25), (-size, 0.0), (0.0, -size * 1.25)]
                .map(|corner| Vec2::from(corner) + middle)
        };
        let sheet = Sheet::above(0.16)
            .figure(&gem(0.21), palette.background)
            .figure(&gem(0.175), palette.ivory)
            .figure(&gem(0.135), palette.captive);
        Some(sheet.mesh())
    }

    /// A gem that points at the piece.
    fn pendant(palette: &Palette) -> Option<Mesh> {
        let gem = Profile::from(0.0, 0.0)
            .to(0.17, 0.26)
            .to(0.0, 0.39)
            .faceted(4, FRAC_PI_4, 0.0);
        let facets = gem.count_vertices();
        let colours: Vec<[f32; 4]> = (0..facets)
            .map(|corner| {
                // Alternate facets are darker, as the gem is unlit.
                let shade = if corner / 4 % 2 == 0 { 0.0 } else { 0.25 };
                palette
                    .captive
                    .mix(&palette.background, shade)
                    .to_linear()
                    .to_f32_array()
            })
            .collect();
        // Over the arrows of an analysis, which lie behind it.
        Some(drawn_above(gem.with_inserted_attribute(Mesh::ATTRIBUTE_COLOR, colours)))
    }
}

fn ring(inner: f32, outer: f32, colour: Color, alpha: f32) -> Mesh {
    let (full, none) = (colour.with_alpha(alpha), colour.with_alpha(0.0));
    Sheet::default()
        .band(&circle(inner - 0.03), &circle(inner), (none, full))
        .band(&circle(inner), &circle(outer), (full, full))
        .band(
            &circle(outer),
            &circle(outer + 0.06),
            (full.with_alpha(alpha * 0.6), none),
        )
        .mesh()
}

fn dot(palette: &Palette, alpha: f32) -> Mesh {
    let (dot, edge) = (palette.target, palette.background);
    Sheet::default()
        .band(
            &circle(0.175),
            &circle(0.36),
            (dot.with_alpha(0.6 * alpha), dot.with_alpha(0.0)),
        )
        .figure(&circle(0.175), edge.with_alpha(0.75 * alpha))
        .figure(&circle(0.145), dot.with_alpha(alpha))
        .mesh()
}

fn cross(palette: &Palette, alpha: f32) -> Mesh {
    let bar = |turn: f32, half: f32, length: f32| {
        [(-length, half), (-length, -half), (length, -half), (length, half)]
            .map(|corner| Vec2::from_angle(turn).rotate(Vec2::from(corner)))
    };
    let [edge, face] = [palette.background, palette.captive].map(|colour| colour.with_alpha(alpha));
    Sheet::default()
        .figure(&bar(FRAC_PI_4, 0.075, 0.25), edge)
        .figure(&bar(-FRAC_PI_4, 0.075, 0.25), edge)
        .figure(&bar(FRAC_PI_4, 0.045, 0.22), face)
        .figure(&bar(-FRAC_PI_4, 0.045, 0.22), face)
        .mesh()
}

#[cfg(test)]
mod tests {
    use std::f32::consts::FRAC_PI_3;

    use bevy::camera::primitives::MeshAabb;

    use super::*;

    /// The middle of a mesh, by whose distance it is sorted.
    fn middle(mesh: &Mesh) -> Vec3 {
        mesh.compute_aabb().expect("it has corners").center.into()
    }

    #[test]
    fn the_gem_of_a_captured_piece_is_drawn_over_arrows_from_every_side() {
        let palette = Palette::default();
        let arrows = Sheet::default().figure(&circle(5.0), palette.analysis).drawn_last();
        let arrows = middle(&arrows.mesh());
        let gem = middle(&AwaitingRelocation::pendant(&palette).unwrap());
        for sixth in 0..6_u8 {
            let on_edge = Vec2::from_angle(f32::from(sixth) * FRAC_PI_3) * 6.0;
            for degrees in [10.0_f32, 30.0, 60.0, 90.0] {
                let (down, ahead) = degrees.to_radians().sin_cos();
                let gaze = Vec3::new(0.0, -down, -ahead);
                let gem = gem + Vec3::new(on_edge.x, 0.0, on_edge.y);
                assert!(gem.dot(gaze) < arrows.dot(gaze), "{degrees}°, {on_edge}");
            }
        }
    }
}
