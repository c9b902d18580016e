//! The typefaces of the game as print needs them: glyphs, their widths, and what a PDF embeds.

use std::sync::LazyLock;

use ttf_parser::{Face, GlyphId, Tag};

use super::drawing::Weight;

macro_rules! font {
    ($name:literal) => {
        include_bytes!(concat!(env!("CARGO_MANIFEST_DIR"), "/../assets/fonts/", $name))
    };
}

/// A name and a file each: for either weight the Latin letters, then the Cyrillic ones.
const FILES: [(&str, &[u8]); 4] = [
    ("Inter-Regular", font!("Inter-Regular.otf")),
    ("Inter-Regular-Cyrillic", font!("cyrillic/Inter-Regular.otf")),
    ("Inter-SemiBold", font!("Inter-SemiBold.otf")),
    ("Inter-SemiBold-Cyrillic", font!("cyrillic/Inter-SemiBold.otf")),
];

/// The fonts, in the order of their numbers.
pub static FONTS: LazyLock<[Font; 4]> = LazyLock::new(|| {
    FILES.map(|(name, bytes)| Font {
        name,
        face: Face::parse(bytes, 0).expect("the font came with the program"),
    })
});

/// A font of the game.
pub struct Font {
    /// Its name in a PDF.
    pub name: &'static str,
    /// What it says of its letters.
    pub face: Face<'static>,
}

impl Font {
    /// A number of the font's own units, in shares of the size of its letters.
    pub fn share(&self, units: impl Into<f64>) -> f64 {
        units.into() / f64::from(self.face.units_per_em())
    }

    /// The width of a glyph, in shares of the size.
    pub fn width(&self, glyph: GlyphId) -> f64 {
        self.share(self.face.glyph_hor_advance(glyph).unwrap_or_default())
    }

    /// The outlines of its glyphs, as a PDF embeds them.
    pub fn outlines(&self) -> &'static [u8] {
        let table = self.face.raw_face().table(Tag::from_bytes(b"CFF "));
        table.expect("Inter has outlines of this kind")
    }
}

/// A letter: the number of its font, its glyph there, and itself.
pub type Letter = (usize, GlyphId, char);

/// The letters of a text; one that no font has is an empty box.
pub fn letters(words: &str, weight: Weight) -> impl Iterator<Item = Letter> {
    let first = match weight {
        Weight::Regular => 0,
        Weight::SemiBold => 2,
    };
    words.chars().map(move |letter| {
        let found = |font: usize| Some((font, FONTS[font].face.glyph_index(letter)?, letter));
        let found = found(first).or_else(|| found(first + 1));
        found.unwrap_or((first, GlyphId(0), letter))
    })
}

/// The width of a text, in shares of its size.
pub fn width(words: &str, weight: Weight) -> f64 {
    letters(words, weight)
        .map(|(font, glyph, _)| FONTS[font].width(glyph))
        .sum()
}
