//! How everything looks: the one place for colours, type, distances and times, and egui's style made from them.
//!
//! Other files draw with these tokens and with [`widgets`](super::widgets), and name no colour or size of their own.

use std::collections::BTreeMap;
use std::sync::Arc;

use bevy::prelude::*;
use bevy_egui::{EguiContext, EguiContexts, EguiPrimaryContextPass, PrimaryEguiContext, egui};
use egui::style::{HandleShape, WidgetVisuals};
use egui::{Color32, CornerRadius, FontData, FontDefinitions, FontFamily, FontId, Stroke, TextStyle};

use super::Draw;
use super::settings::{Appearance, Settings};

/// Lengths in points: pixels of a small window, more on a large one (see [`scale_for`]).
pub mod size {
    /// The name of the game on its title screen.
    pub const TITLE: f32 = 56.0;
    /// The heading of a screen.
    pub const HEADING: f32 = 30.0;
    /// The heading of a part of a screen.
    pub const SUBHEADING: f32 = 21.0;
    /// A sign on a round button.
    pub const SIGN: f32 = 25.0;
    /// Running text and buttons.
    pub const BODY: f32 = 17.0;
    /// Explanations and labels; nothing is smaller.
    pub const SMALL: f32 = 14.5;
    /// The least height of anything one clicks or touches.
    pub const TOUCH: f32 = 44.0;
    /// The height of a screen's main button.
    pub const PRIMARY: f32 = 52.0;
    /// The width up to which lines of text are easy to read.
    pub const COLUMN: f32 = 600.0;
    /// The width of a question.
    pub const QUESTION_WIDTH: f32 = 420.0;
    /// The width of a notice.
    pub const NOTICE_WIDTH: f32 = 480.0;
    /// Windows narrower than this are laid out as for a telephone.
    pub const NARROW: f32 = 560.0;
}

/// Distances, in points.
pub mod space {
    /// Between a label and what it labels.
    pub const XS: f32 = 4.0;
    /// Between parts of one thing.
    pub const S: f32 = 8.0;
    /// Between things.
    pub const M: f32 = 16.0;
    /// Between groups of things, and inside cards.
    pub const L: f32 = 24.0;
    /// Round a screen.
    pub const XL: f32 = 40.0;
}

/// Corners, in points.
pub mod radius {
    /// Buttons and fields.
    pub const CONTROL: u8 = 8;
    /// Cards and sheets.
    pub const CARD: u8 = 14;
}

/// Times.
pub mod motion {
    use std::time::Duration;

    /// A control's answer to the pointer, in seconds.
    pub const ANSWER: f32 = 0.12;
    /// How long the shortest notice is shown.
    pub const NOTICE: Duration = Duration::from_millis(2500);
}

/// The colours of one appearance. Text on its ground has a contrast of at least 4.5 (WCAG AA).
#[derive(Debug)]
pub struct Palette {
    /// Behind everything: the room.
    pub ground: Color32,
    /// Panels and sheets.
    pub panel: Color32,
    /// Cards on a panel.
    pub card: Color32,
    /// Buttons that are not the main one, and rails.
    pub control: Color32,
    /// The same under the pointer.
    pub control_hovered: Color32,
    /// The same pressed.
    pub control_pressed: Color32,
    /// Lines round and between things.
    pub line: Color32,
    /// Text.
    pub ink: Color32,
    /// Text of less weight.
    pub muted: Color32,
    /// Brass: the main button, what is chosen, headings.
    pub accent: Color32,
    /// The main button under the pointer.
    pub accent_hovered: Color32,
    /// The main button pressed.
    pub accent_pressed: Color32,
    /// Text on brass.
    pub on_accent: Color32,
    /// Text of warnings.
    pub warning: Color32,
    /// The ring round what the keyboard is at.
    pub focus: Color32,
    /// Over what must wait, half transparent.
    pub scrim: Color32,
}

/// Ivory on walnut.
static DARK: Palette = Palette {
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
    focus: Color32::from_rgb(0xff, 0xe9, 0xb8),
    scrim: Color32::from_rgba_premultiplied(0x07, 0x05, 0x03, 0xb8),
};

/// Walnut on ivory.
static LIGHT: Palette = Palette {
    ground: Color32::from_rgb(0xdd, 0xcd, 0xae),
    panel: Color32::from_rgb(0xf2, 0xe8, 0xd2),
    card: Color32::from_rgb(0xfb, 0xf5, 0xe7),
    control: Color32::from_rgb(0xe6, 0xd8, 0xbb),
    control_hovered: Color32::from_rgb(0xdc, 0xca, 0xa6),
    control_pressed: Color32::from_rgb(0xcf, 0xba, 0x92),
    line: Color32::from_rgb(0xb4, 0x9b, 0x70),
    ink: Color32::from_rgb(0x2a, 0x1c, 0x11),
    muted: Color32::from_rgb(0x5c, 0x48, 0x32),
    accent: Color32::from_rgb(0x84, 0x56, 0x0f),
    accent_hovered: Color32::from_rgb(0x73, 0x4a, 0x0c),
    accent_pressed: Color32::from_rgb(0x61, 0x3e, 0x08),
    on_accent: Color32::from_rgb(0xff, 0xf8, 0xe6),
    warning: Color32::from_rgb(0x96, 0x29, 0x13),
    focus: Color32::from_rgb(0x42, 0x27, 0x05),
    scrim: Color32::from_rgba_premultiplied(0x16, 0x0f, 0x08, 0x8c),
};

impl Palette {
    /// The colours in use in this context: `Palette::of(ui.ctx())`.
    pub fn of(ctx: &egui::Context) -> &'static Self {
        match ctx.theme() {
            egui::Theme::Dark => &DARK,
            egui::Theme::Light => &LIGHT,
        }
    }
}

impl Appearance {
    /// The colours of this appearance, also for what is not drawn by egui.
    pub fn palette(self) -> &'static Palette {
        match self {
            Self::Dark => &DARK,
            Self::Light => &LIGHT,
        }
    }
}

/// The same colour for Bevy's side.
pub fn bevy_color(color: Color32) -> Color {
    let [red, green, blue, alpha] = color.to_srgba_unmultiplied();
    Color::srgba_u8(red, green, blue, alpha)
}

/// The style of the game's name.
pub fn title_style() -> TextStyle {
    TextStyle::Name("title".into())
}

/// The style of headings inside a screen.
pub fn subheading_style() -> TextStyle {
    TextStyle::Name("subheading".into())
}

/// The style of text with weight: names of things, values.
pub fn strong_style() -> TextStyle {
    TextStyle::Name("strong".into())
}

/// A raised surface for things that belong together.
pub fn card_frame(palette: &Palette) -> egui::Frame {
    egui::Frame::new()
        .fill(palette.card)
        .stroke(Stroke::new(1.0, palette.line))
        .corner_radius(CornerRadius::same(radius::CARD))
        .inner_margin(space::M)
}

/// A surface that lies over others: sheets and questions.
pub fn sheet_frame(palette: &Palette) -> egui::Frame {
    egui::Frame::new()
        .fill(palette.panel)
        .stroke(Stroke::new(1.0, palette.line))
        .corner_radius(CornerRadius::same(radius::CARD))
        .shadow(shadow())
}

/// How much larger everything is drawn in a window of `size` logical pixels than in a small one: on a large screen
/// one sits further away, and a board of 2000 pixels wants more than a hand's breadth of text.
pub fn scale_for(size: egui::Vec2) -> f32 {
    let scale = (size.x / 1600.0).min(size.y / 1000.0).clamp(1.0, 2.5);
    // In steps, so that letters are not rasterised anew with every pixel of a window being resized.
    (scale * 10.0).round() / 10.0
}

pub(super) fn plugin(app: &mut App) {
    app.add_observer(dress_new).add_systems(
        EguiPrimaryContextPass,
        (apply_appearance, apply_scale).chain().in_set(Draw::Theme),
    );
}

fn dress_new(
    new: On<Add, PrimaryEguiContext>,
    mut contexts: Query<&mut EguiContext>,
    settings: Res<Settings>,
) -> Result {
    dress(contexts.get_mut(new.entity)?.get_mut(), settings.appearance);
    Ok(())
}

/// Gives a context fonts and styles. It comes before the first pass: without fonts egui cannot draw.
pub(super) fn dress(ctx: &egui::Context, appearance: Appearance) {
    ctx.set_fonts(fonts());
    ctx.set_style_of(
        egui::Theme::Dark,
        style(
            egui::Style {
                visuals: egui::Visuals::dark(),
                ..default()
            },
            &DARK,
        ),
    );
    ctx.set_style_of(
        egui::Theme::Light,
        style(
            egui::Style {
                visuals: egui::Visuals::light(),
                ..default()
            },
            &LIGHT,
        ),
    );
    ctx.set_theme(theme(appearance));
    // Ours to set, from the window's size and the settings.
    ctx.options_mut(|options| options.zoom_with_keyboard = false);
}

fn theme(appearance: Appearance) -> egui::Theme {
    match appearance {
        Appearance::Dark => egui::Theme::Dark,
        Appearance::Light => egui::Theme::Light,
    }
}

fn apply_appearance(mut contexts: EguiContexts, settings: Res<Settings>) -> Result {
    if settings.is_changed() {
        contexts.ctx_mut()?.set_theme(theme(settings.appearance));
    }
    Ok(())
}

fn apply_scale(mut contexts: EguiContexts, settings: Res<Settings>) -> Result {
    let ctx = contexts.ctx_mut()?;
    let logical = ctx.viewport_rect().size() * ctx.zoom_factor();
    ctx.set_zoom_factor(scale_for(logical) * settings.text_size.factor());
    Ok(())
}

fn strong_family() -> FontFamily {
    FontFamily::Name("strong".into())
}

fn display_family() -> FontFamily {
    FontFamily::Name("display".into())
}

fn fonts() -> FontDefinitions {
    const TEXT: &str = "Inter Regular";
    const STRONG: &str = "Inter SemiBold";
    const DISPLAY: &str = "Vollkorn SemiBold";
    let files: [(&str, &'static [u8]); 3] = [
        (TEXT, include_bytes!("../../../assets/fonts/Inter-Regular.otf")),
        (STRONG, include_bytes!("../../../assets/fonts/Inter-SemiBold.otf")),
        (DISPLAY, include_bytes!("../../../assets/fonts/Vollkorn-SemiBold.ttf")),
    ];
    // Vollkorn has no arrows with hooks and no check mark: Inter lends them.
    let families = [
        (FontFamily::Proportional, vec![TEXT]),
        (FontFamily::Monospace, vec![TEXT]),
        (strong_family(), vec![STRONG]),
        (display_family(), vec![DISPLAY, STRONG]),
    ];
    FontDefinitions {
        font_data: files
            .map(|(name, file)| (name.to_owned(), Arc::new(FontData::from_static(file))))
            .into(),
        families: families
            .map(|(family, names)| (family, names.into_iter().map(str::to_owned).collect()))
            .into_iter()
            .collect(),
    }
}

fn text_styles() -> BTreeMap<TextStyle, FontId> {
    BTreeMap::from([
        (title_style(), FontId::new(size::TITLE, display_family())),
        (TextStyle::Heading, FontId::new(size::HEADING, display_family())),
        (subheading_style(), FontId::new(size::SUBHEADING, display_family())),
        (strong_style(), FontId::new(size::BODY, strong_family())),
        (TextStyle::Button, FontId::new(size::BODY, strong_family())),
        (TextStyle::Body, FontId::new(size::BODY, FontFamily::Proportional)),
        (TextStyle::Monospace, FontId::new(size::BODY, FontFamily::Monospace)),
        (TextStyle::Small, FontId::new(size::SMALL, FontFamily::Proportional)),
    ])
}

fn shadow() -> egui::Shadow {
    egui::Shadow {
        offset: [0, 8],
        blur: 32,
        spread: 0,
        color: Color32::from_black_alpha(0x70),
    }
}

fn style(mut style: egui::Style, palette: &Palette) -> egui::Style {
    style.text_styles = text_styles();
    style.animation_time = motion::ANSWER;

    style.spacing.item_spacing = egui::vec2(space::S, space::S);
    style.spacing.button_padding = egui::vec2(space::M, space::S);
    style.spacing.interact_size = egui::vec2(size::TOUCH, size::TOUCH);
    style.spacing.scroll = egui::style::ScrollStyle {
        bar_width: 8.0,
        floating_allocated_width: 12.0,
        floating_width: 4.0,
        // It darkens on light grounds; the bar says that there is more.
        fade: egui::style::ScrollFadeStyle {
            strength: 0.0,
            ..default()
        },
        ..egui::style::ScrollStyle::thin()
    };
    // Text is read here, not copied; a drag on a label scrolls the page it stands on.
    style.interaction.selectable_labels = false;

    let visuals = &mut style.visuals;
    visuals.override_text_color = None;
    visuals.weak_text_color = Some(palette.muted);
    visuals.panel_fill = palette.panel;
    visuals.window_fill = palette.panel;
    visuals.window_stroke = Stroke::new(1.0, palette.line);
    visuals.window_corner_radius = CornerRadius::same(radius::CARD);
    visuals.menu_corner_radius = CornerRadius::same(radius::CONTROL);
    visuals.window_shadow = shadow();
    visuals.popup_shadow = shadow();
    visuals.faint_bg_color = palette.card;
    visuals.extreme_bg_color = palette.ground;
    visuals.text_edit_bg_color = Some(palette.card);
    visuals.code_bg_color = palette.control;
    visuals.hyperlink_color = palette.accent;
    visuals.warn_fg_color = palette.warning;
    visuals.error_fg_color = palette.warning;
    visuals.selection.bg_fill = palette.accent;
    visuals.selection.stroke = Stroke::new(1.0, palette.on_accent);
    visuals.slider_trailing_fill = true;
    visuals.handle_shape = HandleShape::Circle;
    visuals.interact_cursor = Some(egui::CursorIcon::PointingHand);
    visuals.widgets.noninteractive = widget(palette.card, palette.line, palette.ink);
    visuals.widgets.inactive = widget(palette.control, palette.line, palette.ink);
    visuals.widgets.hovered = widget(palette.control_hovered, palette.accent, palette.ink);
    visuals.widgets.active = widget(palette.control_pressed, palette.focus, palette.ink);
    visuals.widgets.open = visuals.widgets.hovered;
    style
}

fn widget(fill: Color32, line: Color32, ink: Color32) -> WidgetVisuals {
    WidgetVisuals {
        bg_fill: fill,
        weak_bg_fill: fill,
        bg_stroke: Stroke::new(1.0, line),
        corner_radius: CornerRadius::same(radius::CONTROL),
        fg_stroke: Stroke::new(1.5, ink),
        expansion: 0.0,
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    /// Relative luminance as WCAG 2 defines it.
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

    fn contrast(one: Color32, other: Color32) -> f32 {
        let (one, other) = (luminance(one), luminance(other));
        (one.max(other) + 0.05) / (one.min(other) + 0.05)
    }

    #[test]
    fn contrast_is_measured_as_the_standard_does() {
        assert!((contrast(Color32::BLACK, Color32::WHITE) - 21.0).abs() < 0.01);
        assert!((contrast(Color32::from_rgb(0x77, 0x77, 0x77), Color32::WHITE) - 4.48).abs() < 0.01);
    }

    #[test]
    fn every_text_can_be_read_on_its_ground() {
        for palette in [&DARK, &LIGHT] {
            let grounds = [palette.ground, palette.panel, palette.card];
            let controls = [palette.control, palette.control_hovered, palette.control_pressed];
            let brass = [palette.accent, palette.accent_hovered, palette.accent_pressed];
            let pairs = grounds
                .iter()
                .chain(&controls)
                .map(|&ground| ("ink", palette.ink, ground))
                .chain(grounds.iter().map(|&ground| ("muted", palette.muted, ground)))
                .chain([palette.panel, palette.card].map(|ground| ("accent", palette.accent, ground)))
                .chain([palette.panel, palette.card].map(|ground| ("warning", palette.warning, ground)))
                .chain(brass.iter().map(|&ground| ("on brass", palette.on_accent, ground)));
            for (what, text, ground) in pairs {
                let contrast = contrast(text, ground);
                assert!(contrast >= 4.5, "{what} {text:?} on {ground:?}: {contrast:.2}");
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

    #[test]
    fn nothing_is_too_small_to_read_or_to_touch() {
        for (style, font) in text_styles() {
            assert!(font.size >= 14.0, "{style:?}");
        }
        const { assert!(size::TOUCH >= 44.0 && size::PRIMARY >= size::TOUCH) };
    }

    #[test]
    fn a_telephone_is_drawn_as_it_is_and_a_great_screen_larger() {
        assert_eq!(scale_for(egui::vec2(360.0, 640.0)), 1.0);
        assert_eq!(scale_for(egui::vec2(1280.0, 800.0)), 1.0);
        assert_eq!(scale_for(egui::vec2(3840.0, 2160.0)), 2.2);
        assert_eq!(scale_for(egui::vec2(3840.0, 600.0)), 1.0, "a low window has no room");
    }

    #[test]
    fn every_letter_of_every_language_is_in_the_fonts() {
        let ctx = egui::Context::default();
        ctx.set_fonts(fonts());
        let texts = concat!(
            include_str!("../../../assets/lang/en.ftl"),
            include_str!("../../../assets/lang/fr.ftl"),
            "←↑→↓↩↪✓×…"
        );
        let letters: BTreeSet<char> = texts.chars().filter(|letter| !letter.is_control()).collect();
        let mut output = ctx.run_ui(default(), |ui| {
            for family in [FontFamily::Proportional, strong_family(), display_family()] {
                let known: BTreeSet<char> = ui
                    .ctx()
                    .fonts_mut(|fonts| fonts.fonts.font(&family).characters().keys().copied().collect());
                let missing: BTreeSet<char> = letters.difference(&known).copied().collect();
                assert!(missing.is_empty(), "{missing:?} in {family:?}");
            }
        });
        output.textures_delta.clear();
    }
}
