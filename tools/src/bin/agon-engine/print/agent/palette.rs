//! The inks of Agent: in colour those of the game's map, or few of them.

use agon_core::agent::Nation;

use crate::print::drawing::Ink;
use crate::print::paper::Amount;

/// The inks of map, sheets and counters.
pub struct Palette {
    amount: Amount,
    pub paper: Ink,
    pub land: Ink,
    pub ink: Ink,
    /// The case, and where it lies at the start.
    pub brick: Ink,
}

impl Palette {
    /// Colours of the map, or lines on white.
    pub const fn of(amount: Amount) -> Self {
        let [paper, land] = match amount {
            Amount::Colour => [Ink(0xf1_e4c3), Ink(0xe9_d8a9)],
            Amount::Low => [Ink::WHITE; 2],
        };
        Self {
            amount,
            paper,
            land,
            ink: Ink(0x2b_3a3c),
            brick: Ink(0xa8_432c),
        }
    }

    /// A nation's colour.
    pub const fn nation(&self, nation: Nation) -> Ink {
        Ink(match nation {
            Nation::Americans => 0x36_7d48,
            Nation::British => 0x3b_6fb5,
            Nation::Russians => 0xc4_4336,
            Nation::Chinese => 0xe0_b22e,
        })
    }

    /// A nation's colour as a ground, and the ink of letters on it.
    pub const fn ground(&self, nation: Nation) -> [Ink; 2] {
        match (self.amount, nation) {
            (Amount::Low, _) => [Ink::WHITE, self.ink],
            (Amount::Colour, Nation::Chinese) => [self.nation(nation), self.ink],
            (Amount::Colour, _) => [self.nation(nation), Ink::WHITE],
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_colours_are_those_of_the_game() {
        let nations = include_str!("../../../../../../src/agent/gameplay/colours.rs");
        let map = include_str!("../../../../../../src/agent/scene/palette.rs");
        let palette = Palette::of(Amount::Colour);
        for nation in Nation::ALL {
            let [_, red, green, blue] = palette.nation(nation).0.to_be_bytes();
            let line = format!("Nation::{nation:?} => [0x{red:02x}, 0x{green:02x}, 0x{blue:02x}]");
            assert!(nations.contains(&line), "{line}");
        }
        let named = [
            ("PAPER", palette.paper),
            ("LAND", palette.land),
            ("INK", palette.ink),
            ("BRICK", palette.brick),
        ];
        for (name, Ink(colour)) in named {
            let line = format!("{name}: Color = hex(0x{:02x}_{:04x})", colour >> 16, colour & 0xffff);
            assert!(map.contains(&line), "{line}");
        }
    }
}
