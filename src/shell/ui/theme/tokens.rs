//! The design tokens: every length, corner radius, time and colour of the interface, each under one name.
//!
//! These are plain numbers; [`style`](crate::shell::ui::theme::style) turns them into egui's style.

use bevy_egui::egui::Color32;

/// Lengths in points: pixels in a small window, more in a large one (see
/// [`scale_for`](crate::shell::ui::theme::scale_for)).
pub mod size {
    /// The name of the game on its title screen.
    pub const TITLE: f32 = 56.0;
    /// The heading of a screen.
    pub const HEADING: f32 = 30.0;
    /// The heading of a part of a screen.
    pub const SUBHEADING: f32 = 21.0;
    /// A symbol on a round button.
    pub const SIGN: f32 = 25.0;
    /// Body text and buttons.
    pub const BODY: f32 = 17.0;
    /// Explanations and labels; the smallest size in use.
    pub const SMALL: f32 = 14.5;
    /// Minimum height of anything clickable or touchable.
    pub const TOUCH: f32 = 44.0;
    /// The height of a screen's main button.
    pub const PRIMARY: f32 = 52.0;
    /// Maximum width at which lines of text are comfortable to read.
    pub const COLUMN: f32 = 600.0;
    /// The width of a question.
    pub const QUESTION_WIDTH: f32 = 420.0;
    /// The width of a notice.
    pub const NOTICE_WIDTH: f32 = 480.0;
    /// The least width and height of a window, which any layout can rely on.
    pub const LEAST_WINDOW: f32 = 240.0;
    /// Windows narrower than this use the phone layout.
    pub const NARROW: f32 = 560.0;
}

/// Spacing, in points.
pub mod space {
    /// Between a label and what it labels.
    pub const XS: f32 = 4.0;
    /// Between parts of one thing.
    pub const S: f32 = 8.0;
    /// Between things.
    pub const M: f32 = 16.0;
    /// Between groups of things, and inside cards.
    pub const L: f32 = 24.0;
    /// Margin round a screen.
    pub const XL: f32 = 40.0;
}

/// Corner radii, in points.
pub mod radius {
    /// Buttons and fields.
    pub const CONTROL: u8 = 8;
    /// Cards and sheets.
    pub const CARD: u8 = 14;
}

/// Durations.
pub mod motion {
    use std::time::Duration;

    /// Response of a control to the pointer, in seconds.
    pub const ANSWER: f32 = 0.12;
    /// Time in which pages and cards slide in, in seconds.
    pub const SLIDE: f32 = 0.16;
    /// The way over which they do, in points.
    pub const SLIDE_WAY: f32 = 12.0;
    /// Minimum time for which a notice is shown.
    pub const NOTICE: Duration = Duration::from_millis(2500);
}

/// The colours of one appearance. Text has a contrast of at least 4.5 to its background (WCAG AA).
#[derive(Debug)]
pub struct Palette {
    /// Background behind everything: the room.
    pub ground: Color32,
    /// Panels and sheets.
    pub panel: Color32,
    /// Cards on a panel.
    pub card: Color32,
    /// Secondary buttons and slider rails.
    pub control: Color32,
    /// `control` under the pointer.
    pub control_hovered: Color32,
    /// `control` when pressed.
    pub control_pressed: Color32,
    /// Outlines and separators.
    pub line: Color32,
    /// Text.
    pub ink: Color32,
    /// De-emphasised text.
    pub muted: Color32,
    /// Brass: the main button, the current choice, headings.
    pub accent: Color32,
    /// The main button under the pointer.
    pub accent_hovered: Color32,
    /// The main button pressed.
    pub accent_pressed: Color32,
    /// Text on brass, and on the warning colour.
    pub on_accent: Color32,
    /// Text of warnings, and the mark of a loss.
    pub warning: Color32,
    /// The mark of a success.
    pub success: Color32,
    /// The keyboard focus ring.
    pub focus: Color32,
    /// Half-transparent layer over what is blocked.
    pub scrim: Color32,
    /// The wood of the shelf.
    pub wood: Color32,
    /// Wood of a wall, on which there is text, in the shade and in the light.
    pub wood_wall: [Color32; 2],
    /// Lines in the wood of a wall.
    pub wood_grain: Color32,
    /// Wood in the light.
    pub wood_lit: Color32,
    /// Wood in the shadow.
    pub wood_dark: Color32,
}

/// Ivory on walnut.
pub(crate) static DARK: Palette = Palette {
    ground: Color32::from_rgb(0x18, 0x10, 0x0b),
    panel: Color32::from_rgb(0x29, 0x1c, 0x14),
    card: Color32::from_rgb(0x35, 0x26, 0x1b),
    control: Color32::from_rgb(0x48, 0x34, 0x25),
    control_hovered: Color32::from_rgb(0x57, 0x40, 0x2e),
    control_pressed: Color32::from_rgb(0x2f, 0x21, 0x17),
    line: Color32::from_rgb(0x6e, 0x54, 0x3a),
    ink: Color32::from_rgb(0xf5, 0xec, 0xd9),
    muted: Color32::from_rgb(0xcf, 0xbe, 0xa0),
    accent: Color32::from_rgb(0xd8, 0xaa, 0x52),
    accent_hovered: Color32::from_rgb(0xe6, 0xbf, 0x70),
    accent_pressed: Color32::from_rgb(0xbe, 0x91, 0x3c),
    on_accent: Color32::from_rgb(0x22, 0x16, 0x0b),
    warning: Color32::from_rgb(0xf4, 0xa8, 0x8e),
    success: Color32::from_rgb(0x9c, 0xc9, 0x7f),
    focus: Color32::from_rgb(0xff, 0xe9, 0xb8),
    scrim: Color32::from_rgba_premultiplied(0x07, 0x05, 0x03, 0xb8),
    wood: Color32::from_rgb(0x5e, 0x3c, 0x24),
    wood_wall: [Color32::from_rgb(0x18, 0x10, 0x0b), Color32::from_rgb(0x55, 0x36, 0x21)],
    wood_grain: Color32::from_rgb(0x33, 0x1f, 0x12),
    wood_lit: Color32::from_rgb(0x86, 0x5a, 0x37),
    wood_dark: Color32::from_rgb(0x33, 0x1f, 0x12),
};

/// Walnut on ivory.
pub(crate) static LIGHT: Palette = Palette {
    ground: Color32::from_rgb(0xdd, 0xcd, 0xae),
    panel: Color32::from_rgb(0xf2, 0xe8, 0xd2),
    card: Color32::from_rgb(0xfb, 0xf5, 0xe7),
    control: Color32::from_rgb(0xe6, 0xd8, 0xbb),
    control_hovered: Color32::from_rgb(0xdc, 0xca, 0xa6),
    control_pressed: Color32::from_rgb(0xcf, 0xba, 0x92),
    line: Color32::from_rgb(0xb4, 0x9b, 0x70),
    ink: Color32::from_rgb(0x2a, 0x1c, 0x11),
    muted: Color32::from_rgb(0x5c, 0x48, 0x32),
    accent: Color32::from_rgb(0x74, 0x4a, 0x0b),
    accent_hovered: Color32::from_rgb(0x66, 0x40, 0x09),
    accent_pressed: Color32::from_rgb(0x57, 0x36, 0x07),
    on_accent: Color32::from_rgb(0xff, 0xf8, 0xe6),
    warning: Color32::from_rgb(0x96, 0x29, 0x13),
    success: Color32::from_rgb(0x2f, 0x66, 0x2a),
    focus: Color32::from_rgb(0x42, 0x27, 0x05),
    scrim: Color32::from_rgba_premultiplied(0x16, 0x0f, 0x08, 0x8c),
    wood: Color32::from_rgb(0x9c, 0x6b, 0x3f),
    wood_wall: [Color32::from_rgb(0xe7, 0xd9, 0xba), Color32::from_rgb(0xf0, 0xe4, 0xca)],
    wood_grain: Color32::from_rgb(0xa8, 0x8a, 0x60),
    wood_lit: Color32::from_rgb(0xc0, 0x8f, 0x5d),
    wood_dark: Color32::from_rgb(0x6a, 0x45, 0x27),
};

/// Relative luminance, 0 … 1, as WCAG 2 defines it.
fn luminance(color: Color32) -> f32 {
    let linear = |channel: u8| {
        let part = f32::from(channel) / 255.0;
        if part <= 0.04045 {
            part / 12.92
        } else {
            ((part + 0.055) / 1.055).powf(2.4)
        }
    };
    0.2126 * linear(color.r()) + 0.7152 * linear(color.g()) + 0.0722 * linear(color.b())
}

/// The contrast of two colours, 1 … 21, as WCAG 2 defines it.
pub fn contrast(one: Color32, other: Color32) -> f32 {
    let (one, other) = (luminance(one), luminance(other));
    (one.max(other) + 0.05) / (one.min(other) + 0.05)
}

#[cfg(test)]
impl Palette {
    /// The colours of texts on a panel.
    pub(crate) fn texts(&self) -> [Color32; 5] {
        [self.ink, self.muted, self.accent, self.warning, self.success]
    }
}

/// Asserts that texts of these colours can be read on a ground.
#[cfg(test)]
pub(crate) fn assert_legible(texts: &[Color32], ground: Color32, what: &str) {
    for &text in texts {
        let contrast = contrast(text, ground);
        assert!(contrast >= 4.5, "{what}: {text:?} on {ground:?}: {contrast:.2}");
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn contrast_is_measured_as_the_standard_does() {
        assert!((contrast(Color32::BLACK, Color32::WHITE) - 21.0).abs() < 0.01);
        assert!((contrast(Color32::from_rgb(0x77, 0x77, 0x77), Color32::WHITE) - 4.48).abs() < 0.01);
    }

    #[test]
    fn every_text_can_be_read_on_its_ground() {
        for palette in [&DARK, &LIGHT] {
            let [shade, lit] = palette.wood_wall;
            let grounds = [palette.ground, palette.panel, palette.card, shade, lit];
            let controls = [palette.control, palette.control_hovered, palette.control_pressed];
            let brass = [palette.accent, palette.accent_hovered, palette.accent_pressed];
            let pairs = grounds
                .iter()
                .chain(&controls)
                .map(|&ground| ("ink", palette.ink, ground))
                .chain(grounds.iter().map(|&ground| ("muted", palette.muted, ground)))
                .chain(grounds.map(|ground| ("accent", palette.accent, ground)))
                .chain([palette.panel, palette.card].map(|ground| ("warning", palette.warning, ground)))
                .chain([palette.panel, palette.card].map(|ground| ("success", palette.success, ground)))
                .chain(brass.iter().map(|&ground| ("on brass", palette.on_accent, ground)))
                .chain([("on a warning", palette.on_accent, palette.warning)]);
            for (what, text, ground) in pairs {
                assert_legible(&[text], ground, what);
            }
        }
    }

    #[test]
    fn where_the_keyboard_is_can_be_seen_everywhere() {
        for palette in [&DARK, &LIGHT] {
            for ground in [palette.panel, palette.card, palette.control] {
                let contrast = contrast(palette.focus, ground);
                assert!(contrast >= 3.0, "focus on {ground:?}: {contrast:.2}");
            }
        }
    }
}
