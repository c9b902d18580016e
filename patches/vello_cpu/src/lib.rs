//! As much of `vello_cpu` as egui calls, on `ab_glyph_rasterizer`.

use ab_glyph_rasterizer::{Rasterizer, point};
use kurbo::{Affine, BezPath, PathEl, Point};

pub use {color, kurbo};

/// Draws white paths.
#[derive(Debug)]
pub struct RenderContext {
    rasterizer: Rasterizer,
    transform: Affine,
}

impl RenderContext {
    /// A drawing of this size, in pixels.
    pub fn new(width: u16, height: u16) -> Self {
        Self {
            rasterizer: Rasterizer::new(width.into(), height.into()),
            transform: Affine::IDENTITY,
        }
    }

    /// What paths are transformed by from now on.
    pub fn set_transform(&mut self, transform: Affine) {
        self.transform = transform;
    }

    /// There is no other colour than white.
    pub fn set_paint(&mut self, _: color::OpaqueColor<color::Srgb>) {}

    /// Fills a path that lies within the drawing. It is closed where it is not.
    pub fn fill_path(&mut self, path: &BezPath) {
        let transform = self.transform;
        let place = |end: Point| {
            let Point { x, y } = transform * end;
            point(x as f32, y as f32)
        };
        let mut start = Point::ZERO;
        let mut last = Point::ZERO;
        for &element in path.elements() {
            let from = place(last);
            match element {
                PathEl::MoveTo(to) => {
                    self.rasterizer.draw_line(from, place(start));
                    start = to;
                }
                PathEl::LineTo(to) => self.rasterizer.draw_line(from, place(to)),
                PathEl::QuadTo(by, to) => self.rasterizer.draw_quad(from, place(by), place(to)),
                PathEl::CurveTo(by, and, to) => self.rasterizer.draw_cubic(from, place(by), place(and), place(to)),
                PathEl::ClosePath => self.rasterizer.draw_line(from, place(start)),
            }
            last = element.end_point().unwrap_or(start);
        }
        self.rasterizer.draw_line(place(last), place(start));
    }

    /// Puts the drawing into a picture of its size.
    pub fn render(&mut self, picture: &mut Pixmap, _: &mut Resources) {
        self.rasterizer.for_each_pixel(|pixel, covered| {
            let level = (covered.clamp(0.0, 1.0) * 255.0).round() as u8;
            picture.0[4 * pixel..][..4].fill(level);
        });
    }
}

/// A picture.
#[derive(Debug)]
pub struct Pixmap(Vec<u8>);

impl Pixmap {
    /// A transparent one of this size, in pixels.
    pub fn new(width: u16, height: u16) -> Self {
        Self(vec![0; 4 * usize::from(width) * usize::from(height)])
    }

    /// Its pixels row by row, each in red, green, blue and alpha, premultiplied.
    pub fn data_as_u8_slice(&self) -> &[u8] {
        &self.0
    }
}

/// What is kept from drawing to drawing: nothing.
#[derive(Debug, Default)]
pub struct Resources;

impl Resources {
    /// Nothing.
    pub fn new() -> Self {
        Self
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// How much of each pixel of a row of three is covered, in 255ths.
    fn drawn(path: &str) -> Vec<u8> {
        let mut context = RenderContext::new(3, 1);
        context.set_transform(Affine::translate((1.0, 0.0)));
        context.fill_path(&BezPath::from_svg(path).unwrap());
        let mut picture = Pixmap::new(3, 1);
        context.render(&mut picture, &mut Resources::new());
        picture.data_as_u8_slice().chunks(4).map(|pixel| pixel[3]).collect()
    }

    #[test]
    fn pixels_are_covered_by_area() {
        assert_eq!(drawn("M0,0 H1.5 V1 H0 Z"), [0, 255, 128]);
        // Not closed.
        assert_eq!(drawn("M-0.5,0 H1 V1 H-0.5"), [128, 255, 0]);
    }

    #[test]
    fn a_contour_the_other_way_round_is_a_hole_and_one_over_another_is_none() {
        let square = "M-1,0 H2 V1 H-1 Z";
        assert_eq!(drawn(&format!("{square} M0,0 V1 H1 V0 Z")), [255, 0, 255]);
        assert_eq!(drawn(&format!("{square} M0,0 H1 V1 H0 Z")), [255, 255, 255]);
    }
}
