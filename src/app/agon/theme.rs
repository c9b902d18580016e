//! The colours of the board, one set for both views.

use bevy::prelude::*;

use crate::rules::Side;

/// Every colour of board, pieces and marks. The lit view shades them, the flat view shows them as they are.
#[derive(Resource, Clone, Debug)]
pub struct Palette {
    /// Tiles of the odd rings, the edge among them.
    pub tile_light: Color,
    /// Tiles of the even rings but the throne.
    pub tile_dark: Color,
    /// The throne's inlay, and the queens' collars and points.
    pub brass: Color,
    /// The frame round the tiles.
    pub frame: Color,
    /// What the board stands on.
    pub table: Color,
    /// What lies behind everything.
    pub background: Color,
    /// White's pieces.
    pub ivory: Color,
    /// Black's pieces.
    pub ebony: Color,
    /// What may be picked, and where the picked piece may go.
    pub target: Color,
    /// The keyboard's focus.
    pub focus: Color,
    /// The pointer's cell.
    pub hover: Color,
    /// The last move.
    pub last_move: Color,
    /// Custody and captives.
    pub captive: Color,
}

impl Default for Palette {
    fn default() -> Self {
        Self {
            tile_light: Color::srgb_u8(0xbf, 0x95, 0x64),
            tile_dark: Color::srgb_u8(0x7a, 0x4a, 0x32),
            brass: Color::srgb_u8(0xec, 0xbc, 0x55),
            frame: Color::srgb_u8(0x3f, 0x25, 0x1a),
            table: Color::srgb_u8(0x2c, 0x46, 0x48),
            background: Color::srgb_u8(0x12, 0x1b, 0x1e),
            ivory: Color::srgb_u8(0xf2, 0xe6, 0xcc),
            ebony: Color::srgb_u8(0x1d, 0x1b, 0x22),
            target: Color::srgb_u8(0x35, 0xd0, 0xa5),
            focus: Color::srgb_u8(0xff, 0xd9, 0x66),
            hover: Color::srgb_u8(0xff, 0xef, 0xc8),
            last_move: Color::srgb_u8(0xff, 0xb0, 0x3a),
            captive: Color::srgb_u8(0xff, 0x4f, 0x24),
        }
    }
}

impl Palette {
    /// The tone of a side's pieces.
    pub const fn side(&self, side: Side) -> Color {
        match side {
            Side::White => self.ivory,
            Side::Black => self.ebony,
        }
    }

    /// The tone of a ring's tiles; the throne, ring 0, is a dark tile with its inlay on it.
    pub const fn ring(&self, ring: usize) -> Color {
        if ring % 2 == 1 { self.tile_light } else { self.tile_dark }
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Palette>();
}
