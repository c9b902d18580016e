//! The colours of the board, one set for both views of each theme.

use bevy::prelude::*;

use super::components::Theme;
use super::sets::AgonSystems;
use crate::rules::Side;

/// Every colour of board, pieces and marks. The lit view shades them, the flat view shows them as they are.
#[derive(Resource, Clone, Debug)]
pub struct Palette {
    /// Tiles of the odd rings, the edge among them.
    pub tile_light: Color,
    /// Tiles of the even rings but the throne.
    pub tile_dark: Color,
    /// The lines let in between the tiles.
    pub stringing: Color,
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

impl Palette {
    /// The colours of a theme. Pieces stand out from every tile by lightness, so that no eye needs the hue.
    pub fn of(theme: Theme) -> Self {
        match theme {
            Theme::Parlour => Self {
                tile_light: hex(0xad_8046),
                tile_dark: hex(0x7a_4528),
                stringing: hex(0x1d_120d),
                brass: hex(0xe2_b45a),
                frame: hex(0x4b_2819),
                table: hex(0x24_4a3c),
                background: hex(0x0e_1312),
                ivory: hex(0xf6_ecd6),
                ebony: hex(0x17_151b),
                target: hex(0x35_d0a5),
                focus: hex(0xff_d966),
                hover: hex(0xff_efc8),
                last_move: hex(0xff_b03a),
                captive: hex(0xff_4f24),
            },
            Theme::Marble => Self {
                tile_light: hex(0x77_7c7a),
                tile_dark: hex(0x37_6656),
                stringing: hex(0xc9_a257),
                brass: hex(0xe6_bf6e),
                frame: hex(0x22_2326),
                table: hex(0x39_3540),
                background: hex(0x10_1013),
                ivory: hex(0xf5_f2ea),
                ebony: hex(0x13_1418),
                target: hex(0x4f_e3ff),
                focus: hex(0xff_d966),
                hover: hex(0xff_ffff),
                last_move: hex(0xff_b52e),
                captive: hex(0xff_5a2e),
            },
            Theme::Contrast => Self {
                tile_light: hex(0x9a_916a),
                tile_dark: hex(0x3d_6d94),
                stringing: hex(0x00_0000),
                brass: hex(0xec_bc00),
                frame: hex(0x20_2020),
                table: hex(0x48_4848),
                background: hex(0x10_1010),
                ivory: hex(0xff_ffff),
                ebony: hex(0x00_0000),
                target: hex(0x00_e5ff),
                focus: hex(0xff_ff00),
                hover: hex(0xff_ffff),
                last_move: hex(0xff_c400),
                captive: hex(0xff_3b1f),
            },
        }
    }

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

impl Default for Palette {
    fn default() -> Self {
        Self::of(Theme::default())
    }
}

fn hex(code: u32) -> Color {
    let [_, red, green, blue] = code.to_be_bytes();
    Color::srgb_u8(red, green, blue)
}

/// Systems that paint, once the colours are chosen.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) struct Painting;

fn choose(theme: Res<Theme>, mut palette: ResMut<Palette>) {
    *palette = Palette::of(*theme);
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Palette>()
        .configure_sets(Update, Painting.in_set(AgonSystems::Present))
        .add_systems(
            Update,
            choose
                .run_if(resource_changed::<Theme>)
                .in_set(AgonSystems::Present)
                .before(Painting),
        );
}
