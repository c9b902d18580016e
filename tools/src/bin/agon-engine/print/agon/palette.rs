//! The inks of Agon's board and pieces: in colour those of the game's first theme, or few of them.

use agon_core::rules::Side;

use crate::print::drawing::Ink;
use crate::print::paper::Amount;

/// The inks of a board.
pub struct Palette {
    /// Cells of the odd rings, then those of the even ones.
    pub rings: [Ink; 2],
    /// The names of the cells on either.
    pub names: [Ink; 2],
    /// Between the cells, and around the board.
    pub lines: Ink,
    pub frame: Ink,
    /// The throne's inlay, the line around the board, and the queens' rings.
    pub brass: Ink,
    /// The letters around the board.
    pub labels: Ink,
    /// Around pieces and marks.
    pub outline: Ink,
    /// Beside the board.
    pub text: Ink,
    /// White's pieces, then Black's.
    pub sides: [Ink; 2],
    /// Around captured pieces, and barred cells.
    pub captive: Ink,
    /// Moves and their targets.
    pub target: Ink,
}

impl Palette {
    /// Colours of the theme `Parlour`, or greys that take little ink.
    pub const fn of(amount: Amount) -> Self {
        match amount {
            Amount::Colour => Self {
                rings: [Ink(0xad_8046), Ink(0x7a_4528)],
                names: [Ink(0x1d_120d), Ink(0xf6_ecd6)],
                lines: Ink(0x1d_120d),
                frame: Ink(0x4b_2819),
                brass: Ink(0xe2_b45a),
                labels: Ink(0xf6_ecd6),
                outline: Ink(0x1d_120d),
                text: Ink(0x1d_120d),
                sides: [Ink(0xf6_ecd6), Ink(0x1a_1715)],
                captive: Ink(0xff_4f24),
                target: Ink(0x35_d0a5),
            },
            Amount::Low => Self {
                rings: [Ink::WHITE, Ink(0xe2_e2e2)],
                names: [Ink(0x66_6666), Ink(0x55_5555)],
                lines: Ink(0x77_7777),
                frame: Ink::WHITE,
                brass: Ink(0x99_9999),
                labels: Ink(0x44_4444),
                outline: Ink(0x22_2222),
                text: Ink(0x22_2222),
                sides: [Ink::WHITE, Ink(0x22_2222)],
                captive: Ink(0x22_2222),
                target: Ink(0x22_2222),
            },
        }
    }

    /// The ink of a side's pieces.
    pub const fn side(&self, side: Side) -> Ink {
        self.sides[side.index()]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_colours_are_those_of_the_game() {
        let theme = include_str!("../../../../../../src/agon/scene/theme.rs");
        let parlour = theme.split("Theme::Parlour => ").nth(1).expect("the theme is there");
        let parlour = parlour.split("},").next().expect("it ends");
        let palette = Palette::of(Amount::Colour);
        let named = [
            ("tile_light", palette.rings[0]),
            ("tile_dark", palette.rings[1]),
            ("stringing", palette.lines),
            ("frame", palette.frame),
            ("brass", palette.brass),
            ("ivory", palette.sides[0]),
            ("ebony", palette.sides[1]),
            ("captive", palette.captive),
            ("target", palette.target),
        ];
        for (name, Ink(colour)) in named {
            let line = format!("{name}: hex(0x{:02x}_{:04x})", colour >> 16, colour & 0xffff);
            assert!(parlour.contains(&line), "{line}");
        }
    }
}
