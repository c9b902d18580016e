//! The colours of the map and its pieces: those of an offset print of the 1970s.

use agon_core::agent::{Agent, Nation};
use bevy::prelude::*;

use crate::agent::gameplay::colours::of_nation;

/// Printed ink, paper, and things on it.
pub(crate) const PAPER: Color = hex(0xf1_e4c3);
pub(crate) const LAND: Color = hex(0xe9_d8a9);
pub(crate) const OCHRE: Color = hex(0xd3_ad63);
pub(crate) const OCEAN: Color = hex(0x4d_8790);
pub(crate) const SHALLOWS: Color = hex(0x7f_aeae);
/// The map of high contrast.
pub(crate) const PLAIN_LAND: Color = hex(0xff_fcf2);
pub(crate) const PLAIN_SEA: Color = hex(0xbd_d6de);
pub(crate) const INK: Color = hex(0x2b_3a3c);
pub(crate) const BRICK: Color = hex(0xa8_432c);
pub(crate) const LINEN: Color = hex(0x2a_2c33);
pub(crate) const CLOTH: Color = hex(0x24_4a3c);
pub(crate) const WOOD: Color = hex(0x4b_2819);
pub(crate) const BRASS: Color = hex(0xe2_b45a);
pub(crate) const LEATHER: Color = hex(0x6b_3d22);
pub(crate) const SKIN: Color = hex(0xec_d3ac);
/// The room around the table, and the ground of the flat view.
pub(crate) const ROOM: Color = hex(0x0e_1312);
pub(crate) const GROUND: Color = hex(0x18_2b27);

/// Agents who may act, and the options of the chosen one.
pub(crate) const CHOICE: Color = hex(0x2f_e6b4);
/// Attacks.
pub(crate) const DANGER: Color = hex(0xff_3b1f);
/// The announcement, and the last move.
pub(crate) const NEWS: Color = hex(0xff_b72e);
/// The keyboard focus, and an agent who has come home.
pub(crate) const FOCUS: Color = hex(0xff_e27a);
pub(crate) const HOVER: Color = hex(0xff_fbe8);
/// The dark edge of marks.
pub(crate) const EDGE: Color = hex(0x10_1a1c);

/// A nation's colour.
pub(crate) fn nation(nation: Nation) -> Color {
    let [red, green, blue] = of_nation(nation);
    Color::srgb_u8(red, green, blue)
}

/// The cloth of a nation's coats: lighter than its print, as it stands in its own shade.
pub(crate) fn coat(of: Nation) -> Color {
    let share = match of {
        Nation::Chinese => 0.0,
        Nation::Russians => 0.16,
        Nation::Americans | Nation::British => 0.24,
    };
    nation(of).mix(&Color::WHITE, share)
}

/// The colour of an agent's hat, of the nation's hue: dark for the first of a nation, light for the second.
pub(crate) fn hat(agent: Agent) -> Color {
    let [dark, light] = match agent.nation() {
        Nation::Americans => [0x3a_6a45, 0xc9_cfa6],
        Nation::British => [0x30_4f80, 0xb0_bfd6],
        Nation::Russians => [0x7a_4a38, 0xd2_c4b6],
        Nation::Chinese => [0x8c_7430, 0xe6_d9a4],
    };
    hex(if agent.number() == 1 { dark } else { light })
}

const fn hex(code: u32) -> Color {
    let [_, red, green, blue] = code.to_be_bytes();
    Color::srgb(red as f32 / 255.0, green as f32 / 255.0, blue as f32 / 255.0)
}
