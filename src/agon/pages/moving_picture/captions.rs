//! The lines above and below the board of a moving picture: who plays, and the latest move. Painted in the game's own
//! fonts, by the pixel.

use agon_core::rules::Side;
use bevy::color::ColorToPacked;
use bevy::prelude::*;
use bevy_egui::egui;
use egui::epaint::text::{Fonts, TextOptions, TextWrapping};
use egui::text::LayoutJob;
use egui::{Color32, FontDefinitions, FontFamily, FontId};
use image::{GenericImage, Rgb, RgbImage};

use crate::agon::scene::theme::Palette;
use crate::shell::ui::theme::style::strong_family;

/// The height of a line, as a share of the picture's width.
const HEIGHT: f32 = 0.085;
/// The size of its letters, the radius of its piece and the width of its margins, as shares of its height.
const LETTERS: f32 = 0.46;
const PIECE: f32 = 0.24;
const MARGIN: f32 = 0.4;

/// The text of a line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Caption {
    pub side: Side,
    /// The player's name, and the result once it is known.
    pub name: String,
    /// The latest move if the side has made it, otherwise empty.
    pub news: String,
}

/// The tones of the lines.
#[derive(Clone, Copy, Debug)]
struct Tones {
    ground: Rgb<u8>,
    ink: Rgb<u8>,
    sides: [Rgb<u8>; 2],
}

/// Paints lines for pictures of one width.
pub(super) struct Captions {
    fonts: Fonts,
    width: u32,
    tones: Tones,
}

impl Captions {
    /// For pictures of this width, in pixels, on this ground.
    pub fn new(width: u32, ground: Color, colours: &Palette, fonts: FontDefinitions) -> Self {
        let rgb = |colour: Color| Rgb(colour.to_srgba().to_u8_array_no_alpha());
        let sides = Side::ALL.map(|side| rgb(colours.side(side)));
        let [light, dark] = sides;
        let tones = Tones {
            ground: rgb(ground),
            ink: if ground.luminance() < 0.3 { light } else { dark },
            sides,
        };
        Self {
            fonts: Fonts::new(TextOptions::default(), fonts),
            width,
            tones,
        }
    }

    /// The height of a line, in pixels.
    pub fn height(&self) -> u32 {
        (self.width as f32 * HEIGHT).round() as u32
    }

    /// A line.
    pub fn paint(&mut self, caption: &Caption) -> RgbImage {
        let height = self.height() as f32;
        let mut line = RgbImage::from_pixel(self.width, self.height(), self.tones.ground);
        let margin = height * MARGIN;
        let middle = Vec2::new(margin + height * PIECE, height / 2.0);
        // The rim in the other side's colour keeps the piece apart from any ground.
        let [piece, rim] = [caption.side, caption.side.opponent()].map(|side| self.tones.sides[side.index()]);
        disc(&mut line, middle, height * PIECE, rim);
        disc(&mut line, middle, height * PIECE - (height * 0.045).max(1.0), piece);
        let letters = height * LETTERS;
        let free = self.width as f32 - margin;
        let news = self.text(&caption.news, FontId::new(letters, FontFamily::Proportional), free);
        let news_at = free - news.width;
        self.write(&mut line, &news, news_at);
        let name_at = middle.x + height * PIECE + margin * 0.8;
        let name = self.text(
            &caption.name,
            FontId::new(letters, strong_family()),
            news_at - margin - name_at,
        );
        self.write(&mut line, &name, name_at);
        line
    }

    /// A text of one line, shortened to a width in pixels.
    fn text(&mut self, text: &str, font: FontId, width: f32) -> Text {
        let mut job = LayoutJob::simple_singleline(text.to_owned(), font, Color32::WHITE);
        job.wrap = TextWrapping::truncate_at_width(width.max(0.0));
        let galley = self.fonts.with_pixels_per_point(1.0).layout_job(job);
        let glyphs = galley.rows.iter().flat_map(|row| {
            let placed = row.row.glyphs.iter().filter(|glyph| !glyph.uv_rect.is_nothing());
            placed.map(|glyph| {
                let at = row.pos + glyph.pos.to_vec2() + glyph.uv_rect.offset;
                let [left, top] = glyph.uv_rect.min.map(usize::from);
                let [right, bottom] = glyph.uv_rect.max.map(usize::from);
                Letter {
                    at: IVec2::new(at.x.round() as i32, at.y.round() as i32),
                    from: [left, top],
                    size: [right - left, bottom - top],
                }
            })
        });
        Text {
            letters: glyphs.collect(),
            width: galley.size().x,
            height: galley.size().y,
        }
    }

    /// Writes a text from this pixel on, in the middle of the line's height.
    fn write(&self, line: &mut RgbImage, text: &Text, left: f32) {
        let atlas = self.fonts.texture_atlas().image();
        let corner = IVec2::new(
            left.round() as i32,
            ((line.height() as f32 - text.height) / 2.0).round() as i32,
        );
        for letter in &text.letters {
            let [width, height] = letter.size;
            for (x, y) in (0..height).flat_map(|y| (0..width).map(move |x| (x, y))) {
                let ink = atlas[(letter.from[0] + x, letter.from[1] + y)].a();
                let at = corner + letter.at + IVec2::new(x as i32, y as i32);
                blend(line, at, self.tones.ink, f32::from(ink) / 255.0);
            }
        }
    }
}

/// A text, laid out.
struct Text {
    letters: Vec<Letter>,
    width: f32,
    height: f32,
}

/// A letter: its place in the text, and in the picture of all letters.
struct Letter {
    at: IVec2,
    from: [usize; 2],
    size: [usize; 2],
}

/// Covers a share of a pixel, if there is one.
fn blend(picture: &mut RgbImage, at: IVec2, colour: Rgb<u8>, share: f32) {
    let Ok(at) = UVec2::try_from(at) else {
        return;
    };
    if let Some(pixel) = picture.get_pixel_mut_checked(at.x, at.y) {
        for (below, above) in pixel.0.iter_mut().zip(colour.0) {
            *below = f32::from(*below).lerp(f32::from(above), share).round() as u8;
        }
    }
}

fn disc(picture: &mut RgbImage, middle: Vec2, radius: f32, colour: Rgb<u8>) {
    let reach = Vec2::splat(radius + 1.0);
    let (from, to) = ((middle - reach).as_ivec2(), (middle + reach).as_ivec2());
    for (x, y) in (from.y..=to.y).flat_map(|y| (from.x..=to.x).map(move |x| (x, y))) {
        let away = Vec2::new(x as f32 + 0.5, y as f32 + 0.5).distance(middle);
        blend(picture, IVec2::new(x, y), colour, (radius - away + 0.5).clamp(0.0, 1.0));
    }
}

/// A picture with a line above it and one below.
pub(super) fn framed(picture: &RgbImage, [above, below]: &[RgbImage; 2]) -> RgbImage {
    let height = above.height() + picture.height() + below.height();
    let mut framed = RgbImage::new(picture.width(), height);
    let parts = [
        (above, 0),
        (picture, above.height()),
        (below, above.height() + picture.height()),
    ];
    for (part, top) in parts {
        framed
            .copy_from(part, 0, top)
            .expect("lines are as wide as the picture, and its height is that of all parts");
    }
    framed
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::agon::gameplay::settings::Theme;
    use crate::shell::ui::theme::style::fonts;

    fn captions(width: u32) -> Captions {
        let colours = Palette::of(Theme::default());
        Captions::new(width, colours.background, &colours, fonts())
    }

    fn caption(name: &str, news: &str) -> Caption {
        Caption {
            side: Side::White,
            name: name.to_owned(),
            news: news.to_owned(),
        }
    }

    /// The columns in which something is written, from `left` on.
    fn inked(line: &RgbImage, left: u32) -> Vec<u32> {
        let ground = *line.get_pixel(0, 0);
        let has_ink = |&x: &u32| (0..line.height()).any(|y| *line.get_pixel(x, y) != ground);
        (left..line.width()).filter(has_ink).collect()
    }

    #[test]
    fn the_name_is_on_the_left_and_the_move_on_the_right() {
        let line = captions(480).paint(&caption("Ann", ""));
        assert_eq!(line.dimensions(), (480, 41));
        let name = inked(&line, 40);
        assert!(name.first().is_some_and(|&first| first < 60) && name.iter().all(|&x| x < 120));
        let with_move = inked(&captions(480).paint(&caption("Ann", "12. b1-c2")), 120);
        assert!(with_move.first().is_some_and(|&first| first > 300));
        assert!(with_move.last().is_some_and(|&last| (455..470).contains(&last)));
    }

    #[test]
    fn a_long_name_leaves_room_for_the_move() {
        let long = "Wilhelmina Featherstonehaugh-Cholmondeley";
        for width in [320, 480, 720] {
            let alone = captions(width).paint(&caption("", "12. b1-c2xd3"));
            let move_begins = inked(&alone, width / 4)[0];
            let both = captions(width).paint(&caption(long, "12. b1-c2xd3"));
            assert!(inked(&both, width / 4).contains(&(width / 4 + 4)), "the name is there");
            assert!((move_begins - 4..move_begins).all(|x| !inked(&both, 0).contains(&x)));
        }
    }

    #[test]
    fn a_framed_picture_has_all_its_parts() {
        let part = |height, tone| RgbImage::from_pixel(8, height, Rgb([tone; 3]));
        let framed = framed(&part(8, 2), &[part(2, 1), part(3, 3)]);
        let tones: Vec<u8> = (0..13).map(|y| framed.get_pixel(5, y).0[0]).collect();
        assert_eq!(tones, [1, 1, 2, 2, 2, 2, 2, 2, 2, 2, 3, 3, 3]);
    }
}
