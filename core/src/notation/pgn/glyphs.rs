//! Signs that annotate a move, and PGN's numeric annotation glyphs that mean the same.

/// Signs with their glyphs, as the standard and common programs have them; no number where there is none, as for
/// signs of chess that say nothing of Agon.
const GLYPHS: [(&str, Option<u16>); 49] = [
    ("!", Some(1)),
    ("?", Some(2)),
    ("!!", Some(3)),
    ("‼", Some(3)),
    ("??", Some(4)),
    ("⁇", Some(4)),
    ("!?", Some(5)),
    ("⁉", Some(5)),
    ("?!", Some(6)),
    ("⁈", Some(6)),
    ("□", Some(7)),
    ("=", Some(10)),
    ("==", Some(11)),
    ("∞", Some(13)),
    ("⩲", Some(14)),
    ("+=", Some(14)),
    ("+/=", Some(14)),
    ("⩱", Some(15)),
    ("=+", Some(15)),
    ("=/+", Some(15)),
    ("±", Some(16)),
    ("+/-", Some(16)),
    ("∓", Some(17)),
    ("-/+", Some(17)),
    ("+-", Some(18)),
    ("-+", Some(19)),
    ("+--", Some(20)),
    ("--+", Some(21)),
    ("⨀", Some(22)),
    ("⟳", Some(32)),
    ("↑", Some(36)),
    ("→", Some(40)),
    ("=∞", Some(44)),
    ("⯹", Some(44)),
    ("⇆", Some(132)),
    ("⊕", Some(138)),
    ("∆", Some(140)),
    ("Δ", Some(140)),
    ("∇", Some(141)),
    ("⌓", Some(142)),
    ("RR", Some(145)),
    ("N", Some(146)),
    ("TN", Some(146)),
    ("D", Some(220)),
    ("+", None),
    ("++", None),
    ("†", None),
    ("‡", None),
    ("ep", None),
];

/// The glyphs that judge a move, of which it has one at most.
pub const JUDGING: std::ops::RangeInclusive<u16> = 1..=6;

/// The sign of a glyph that judges a move; `None` for any other.
pub fn judging_sign(glyph: u16) -> Option<&'static str> {
    let (sign, _) = GLYPHS.iter().find(|(_, number)| *number == Some(glyph))?;
    JUDGING.contains(&glyph).then_some(sign)
}

/// Splits a word into a move, or nothing, and the glyphs that its signs mean, in their order.
pub(super) fn split(word: &str) -> (&str, Vec<u16>) {
    let (mut rest, mut glyphs) = (word, Vec::new());
    while let Some((before, glyph)) = last(rest) {
        rest = before;
        glyphs.extend(glyph);
    }
    glyphs.reverse();
    (rest, glyphs)
}

/// The longest sign at the end of a word, and what stands before it.
fn last(word: &str) -> Option<(&str, Option<u16>)> {
    let signs = GLYPHS.iter().filter_map(|&(sign, glyph)| {
        let before = word.strip_suffix(sign)?;
        // Letters stand alone or after a whole move, which ends in the number of a cell.
        let is_word = before.is_empty() || before.ends_with(|c: char| c.is_ascii_digit());
        (is_word || !sign.is_ascii() || !sign.ends_with(char::is_alphabetic)).then_some((before, glyph))
    });
    signs.min_by_key(|(before, _)| before.len())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn signs_after_a_move_or_alone_are_glyphs() {
        for (word, before, glyphs) in [
            ("Gb1-c2", "Gb1-c2", &[][..]),
            ("Gb1-c2!?", "Gb1-c2", &[5]),
            ("Gb1-c2!!+-", "Gb1-c2", &[3, 18]),
            ("⩲", "", &[14]),
            ("+/-", "", &[16]),
            ("Gb1-c2N", "Gb1-c2", &[146]),
            ("N", "", &[146]),
            ("Gb1-c2++", "Gb1-c2", &[]),
            ("Gf8-f7##?", "Gf8-f7##", &[2]),
            ("LONDON", "LONDON", &[]),
            ("", "", &[]),
        ] {
            assert_eq!(split(word), (before, glyphs.to_vec()), "{word}");
        }
    }
}
