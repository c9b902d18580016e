//! Encodes pictures as an animated GIF. Of each picture only what differs from the one before is kept.

use std::io;

use gif::{DisposalMethod, EncodingError, Frame, Repeat};
use image::{Rgb as Pixel, RgbImage};

use crate::tabletop::moving_picture::palette::{Palette, Rgb, difference};

/// The colours of a palette at most: one index stands for what has not changed.
const COLOURS: usize = 255;

/// Up to this difference a colour of the palette passes for another one.
const ALIKE: u32 = 2000;

/// So many pixels of a picture, in a thousand of those that changed, may lack a colour that passes for theirs.
const LACKING: usize = 5;

/// An animated GIF in the making.
pub(crate) struct Encoder {
    gif: gif::Encoder<Vec<u8>>,
    palette: Palette,
    /// The latest picture, as given and as it will be seen.
    given: RgbImage,
    seen: RgbImage,
    /// The changes in the latest picture, written when the next one that differs determines its duration.
    waiting: Frame<'static>,
}

impl Encoder {
    /// Begins with a picture that stays for this many hundredths of a second. Each side has at most 65,535 pixels. Another
    /// picture, best one with everything in it that comes later, has a share in the palette.
    ///
    /// # Errors
    /// Says what cannot be encoded, such as a picture that is larger.
    pub fn new(first: RgbImage, stay: u16, later: &RgbImage) -> Result<Self, EncodingError> {
        let pixels = first.pixels().chain(later.pixels());
        let mut palette = Palette::of(pixels.map(|pixel| pixel.0), COLOURS);
        let too_large = |_| EncodingError::from(io::Error::from(io::ErrorKind::InvalidInput));
        let width = u16::try_from(first.width()).map_err(too_large)?;
        let height = u16::try_from(first.height()).map_err(too_large)?;
        let mut gif = gif::Encoder::new(Vec::new(), width, height, &table(&palette))?;
        gif.set_repeat(Repeat::Infinite)?;
        let indices: Vec<u8> = first.pixels().map(|pixel| palette.nearest(pixel.0)).collect();
        let mut seen = first.clone();
        for (pixel, &index) in seen.pixels_mut().zip(&indices) {
            *pixel = Pixel(palette.colours()[usize::from(index)]);
        }
        Ok(Self {
            gif,
            palette,
            given: first,
            seen,
            waiting: Frame {
                width,
                height,
                buffer: indices.into(),
                delay: stay,
                dispose: DisposalMethod::Keep,
                ..Frame::default()
            },
        })
    }

    /// Adds a picture of the same size, which stays for this many hundredths of a second. One that looks like the one
    /// before lets that stay longer.
    ///
    /// # Errors
    /// Says what cannot be encoded.
    ///
    /// # Panics
    /// If the size differs.
    pub fn add(&mut self, next: RgbImage, stay: u16) -> Result<(), EncodingError> {
        assert_eq!(next.dimensions(), self.given.dimensions(), "all pictures have one size");
        let changes = self.changes(&next);
        self.given = next;
        let Some(changes) = changes else {
            self.waiting.delay = self.waiting.delay.saturating_add(stay);
            return Ok(());
        };
        let next = Frame { delay: stay, ..changes };
        let before = std::mem::replace(&mut self.waiting, next);
        self.gif.write_frame(&before)
    }

    /// The file.
    ///
    /// # Errors
    /// Says what cannot be encoded.
    pub fn finish(mut self) -> Result<Vec<u8>, EncodingError> {
        self.gif.write_frame(&self.waiting)?;
        self.gif.into_inner()
    }

    /// The part of the picture that will look different, without delay, and lets it be seen. `None` if nothing will.
    fn changes(&mut self, next: &RgbImage) -> Option<Frame<'static>> {
        let changed: Vec<(u32, u32, Rgb)> = next
            .enumerate_pixels()
            .zip(self.given.pixels())
            .filter(|((.., now), before)| now != before)
            .map(|((x, y, now), _)| (x, y, now.0))
            .collect();
        let mut own = self.own_palette(&changed);
        let palette = own.as_mut().unwrap_or(&mut self.palette);
        let mut drawn: Vec<(u32, u32, u8)> = Vec::with_capacity(changed.len());
        for (x, y, colour) in changed {
            let index = palette.nearest(colour);
            let colour = Pixel(palette.colours()[usize::from(index)]);
            if *self.seen.get_pixel(x, y) != colour {
                self.seen.put_pixel(x, y, colour);
                drawn.push((x, y, index));
            }
        }
        let &(_, top, _) = drawn.first()?;
        let &(_, bottom, _) = drawn.last()?;
        let left = drawn.iter().map(|&(x, ..)| x).min()?;
        let right = drawn.iter().map(|&(x, ..)| x).max()?;
        let (width, height) = (right - left + 1, bottom - top + 1);
        let unchanged = palette.colours().len() as u8;
        let mut buffer = vec![unchanged; (width * height) as usize];
        for (x, y, index) in drawn {
            buffer[((y - top) * width + (x - left)) as usize] = index;
        }
        Some(Frame {
            left: left as u16,
            top: top as u16,
            width: width as u16,
            height: height as u16,
            buffer: buffer.into(),
            transparent: Some(unchanged),
            dispose: DisposalMethod::Keep,
            palette: own.as_ref().map(table),
            ..Frame::default()
        })
    }

    /// A palette for these pixels alone, if the common one lacks colours for them.
    fn own_palette(&mut self, changed: &[(u32, u32, Rgb)]) -> Option<Palette> {
        let lacks = |&&(.., colour): &&(u32, u32, Rgb)| {
            let nearest = usize::from(self.palette.nearest(colour));
            difference(self.palette.colours()[nearest], colour) > ALIKE
        };
        let lacking = changed.iter().filter(lacks).count();
        (lacking * 1000 > changed.len() * LACKING)
            .then(|| Palette::of(changed.iter().map(|&(.., colour)| colour), COLOURS))
    }
}

/// The palette as a GIF has it, with one place more for what has not changed.
fn table(palette: &Palette) -> Vec<u8> {
    let mut colours = palette.colours().concat();
    colours.extend([0; 3]);
    colours
}

#[cfg(test)]
mod tests;
