//! The colours of the board, one set for both views of each theme.

use agon_core::rules::Side;
use bevy::prelude::*;

use crate::agon::gameplay::agon_screen::AGON;
use crate::agon::gameplay::schedule::AgonSystems;
use crate::agon::gameplay::settings::Theme;
use crate::tabletop::active_game::init_with_game;
use crate::tabletop::schedule::TableSystems;

/// Every colour of board, pieces and marks. The lit view shades them; the flat view shows them unchanged.
#[derive(Resource, Clone, Debug)]
pub struct Palette {
    /// Tiles of the odd rings, including the edge.
    pub tile_light: Color,
    /// Tiles of the even rings except the throne.
    pub tile_dark: Color,
    /// The inlaid lines between the tiles.
    pub stringing: Color,
    /// The throne's inlay, and the queens' collars and points.
    pub brass: Color,
    /// The frame around the tiles.
    pub frame: Color,
    /// The table below the board.
    pub table: Color,
    /// The background.
    pub background: Color,
    /// White's pieces.
    pub ivory: Color,
    /// Black's pieces.
    pub ebony: Color,
    /// Movable pieces and the targets of the selected one.
    pub target: Color,
    /// The keyboard focus.
    pub focus: Color,
    /// The cell under the pointer.
    pub hover: Color,
    /// The last move.
    pub last_move: Color,
    /// Custody and captives.
    pub captive: Color,
    /// The moves that an analysis recommends.
    pub analysis: Color,
}

impl Palette {
    /// The colours of a theme. Pieces differ from every tile in lightness, so that hue is not needed to tell them
    /// apart.
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
                ebony: hex(0x1a_1715),
                target: hex(0x35_d0a5),
                focus: hex(0xff_d966),
                hover: hex(0xff_efc8),
                last_move: hex(0xff_b03a),
                captive: hex(0xff_4f24),
                analysis: hex(0xa9_ccff),
            },
            Theme::Marble => Self {
                tile_light: hex(0xca_bb99),
                tile_dark: hex(0x37_6656),
                stringing: hex(0xc9_a257),
                brass: hex(0xe6_bf6e),
                frame: hex(0x22_2326),
                table: hex(0x39_3540),
                background: hex(0x10_1013),
                ivory: hex(0xff_fefa),
                ebony: hex(0x13_1418),
                target: hex(0x22_bbf0),
                focus: hex(0xff_d966),
                hover: hex(0xff_ffff),
                last_move: hex(0xff_b52e),
                captive: hex(0xff_5a2e),
                analysis: hex(0xcf_e6ff),
            },
            Theme::Contrast => Self {
                tile_light: hex(0x9a_916a),
                tile_dark: hex(0x3b_6a91),
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
                analysis: hex(0xff_a6f7),
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

    /// The colour of a ring's tiles; the throne, ring 0, is a dark tile with an inlay.
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

/// Systems that apply the colours once they are chosen.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Painting;

fn choose(theme: Res<Theme>, mut palette: ResMut<Palette>) {
    *palette = Palette::of(*theme);
}

pub(crate) fn plugin(app: &mut App) {
    init_with_game::<Palette>(app, AGON);
    app.configure_sets(Update, Painting.in_set(TableSystems::Present).in_set(AgonSystems))
        .add_systems(
            Update,
            choose
                .run_if(resource_exists_and_changed::<Theme>)
                .in_set(TableSystems::Present)
                .in_set(AgonSystems)
                .before(Painting),
        );
}
