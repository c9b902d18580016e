//! The egui style and fonts, derived from the tokens.

use std::collections::BTreeMap;
use std::num::NonZeroUsize;
use std::sync::Arc;

use bevy_egui::egui;
use egui::style::{HandleShape, WidgetVisuals};
use egui::{Color32, CornerRadius, FontData, FontDefinitions, FontFamily, FontId, Stroke, TextStyle};

use super::tokens::{DARK, LIGHT, Palette, motion, radius, size, space};

/// Maximum passes per frame until every size is known.
const MOST_PASSES: NonZeroUsize = NonZeroUsize::new(4).expect("it is not 0");

/// Text style of the game's name.
pub fn title_style() -> TextStyle {
    TextStyle::Name("title".into())
}

/// Text style of headings within a screen.
pub fn subheading_style() -> TextStyle {
    TextStyle::Name("subheading".into())
}

/// Text style for emphasis: names of things, values.
pub fn strong_style() -> TextStyle {
    TextStyle::Name("strong".into())
}

/// Installs fonts and styles in a context. Must run before the first pass, as egui cannot draw without fonts.
pub(crate) fn apply_shared(ctx: &egui::Context) {
    ctx.set_fonts(fonts());
    ctx.set_style_of(
        egui::Theme::Dark,
        style(
            egui::Style {
                visuals: egui::Visuals::dark(),
                ..egui::Style::default()
            },
            &DARK,
        ),
    );
    ctx.set_style_of(
        egui::Theme::Light,
        style(
            egui::Style {
                visuals: egui::Visuals::light(),
                ..egui::Style::default()
            },
            &LIGHT,
        ),
    );
    // The game sets the zoom itself, from the window's size and the settings.
    ctx.options_mut(|options| {
        options.zoom_with_keyboard = false;
        // A page is measured, then given the height of its footer, then put in its place.
        options.max_passes = MOST_PASSES;
        // A click counts however slow the hand, or the machine that draws a frame between press and release.
        options.input_options.max_click_duration = f64::INFINITY;
    });
}

/// Font family for emphasised text.
pub fn strong_family() -> FontFamily {
    FontFamily::Name("strong".into())
}

/// Font family for titles, engraved rather than handwritten in character.
pub fn display_family() -> FontFamily {
    FontFamily::Name("display".into())
}

const TEXT: &str = "Inter Regular";
const STRONG: &str = "Inter SemiBold";
const DISPLAY: &str = "Vollkorn SemiBold";

/// A font of the game, which is part of the program.
macro_rules! font {
    ($file:literal) => {
        FontData::from_static(include_bytes!(concat!(
            env!("CARGO_MANIFEST_DIR"),
            "/assets/fonts/",
            $file
        )))
    };
}

/// All fonts that are part of the program.
pub fn fonts() -> FontDefinitions {
    let files = [
        (TEXT, font!("Inter-Regular.otf")),
        (STRONG, font!("Inter-SemiBold.otf")),
        (DISPLAY, font!("Vollkorn-SemiBold.ttf")),
    ];
    // Vollkorn lacks hooked arrows and a check mark, so Inter is used as a fallback.
    let families = [
        (FontFamily::Proportional, vec![TEXT]),
        (FontFamily::Monospace, vec![TEXT]),
        (strong_family(), vec![STRONG]),
        (display_family(), vec![DISPLAY, STRONG]),
    ];
    #[cfg_attr(
        target_arch = "wasm32",
        expect(unused_mut, reason = "the page fetches further fonts")
    )]
    let mut fonts = FontDefinitions {
        font_data: files.map(|(name, file)| (name.to_owned(), Arc::new(file))).into(),
        families: families
            .map(|(family, names)| (family, names.into_iter().map(str::to_owned).collect()))
            .into_iter()
            .collect(),
    };
    #[cfg(not(target_arch = "wasm32"))]
    add_cyrillic(
        &mut fonts,
        [
            font!("cyrillic/Inter-Regular.otf"),
            font!("cyrillic/Inter-SemiBold.otf"),
            font!("cyrillic/Vollkorn-SemiBold.ttf"),
        ],
    );
    fonts
}

/// Adds the Cyrillic letters of Inter Regular, Inter SemiBold and Vollkorn SemiBold, each to the families that have the
/// Latin ones from it.
pub fn add_cyrillic(fonts: &mut FontDefinitions, files: [FontData; 3]) {
    for (latin, file) in [TEXT, STRONG, DISPLAY].into_iter().zip(files) {
        let name = format!("{latin} Cyrillic");
        for names in fonts.families.values_mut().filter(|names| names[0] == latin) {
            names.insert(1, name.clone());
        }
        fonts.font_data.insert(name, Arc::new(file));
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

pub(crate) fn shadow() -> egui::Shadow {
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
        // In the text colour, which stands out from any background.
        foreground_color: true,
        dormant_handle_opacity: 0.5,
        active_handle_opacity: 0.6,
        interact_handle_opacity: 0.8,
        // The fade darkens light backgrounds; the scroll bar is enough to show that there is more.
        fade: egui::style::ScrollFadeStyle {
            strength: 0.0,
            ..egui::style::ScrollFadeStyle::default()
        },
        ..egui::style::ScrollStyle::thin()
    };
    // Text is for reading, not copying; dragging a label scrolls its page.
    style.interaction.selectable_labels = false;

    let visuals = &mut style.visuals;
    visuals.override_text_color = None;
    // Same text weight on light backgrounds as on dark ones; egui's default is thin there.
    visuals.text_options.color_transfer_function = egui::epaint::FontColorTransferFunction::DARK_MODE_DEFAULT;
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
    use std::fs;

    use super::*;
    use crate::shell::system::language::Locale;

    #[test]
    fn nothing_is_too_small_to_read_or_to_touch() {
        for (style, font) in text_styles() {
            assert!(font.size >= 14.0, "{style:?}");
        }
        const { assert!(size::TOUCH >= 44.0 && size::PRIMARY >= size::TOUCH) };
    }

    #[test]
    fn figures_are_as_high_as_capitals() {
        let ctx = egui::Context::default();
        ctx.set_fonts(fonts());
        let mut output = ctx.run_ui(egui::RawInput::default(), |ui| {
            for family in [FontFamily::Proportional, strong_family(), display_family()] {
                let bounds = |sign: char| {
                    let font = FontId::new(100.0, family.clone());
                    let galley = ui.fonts_mut(|fonts| fonts.layout_no_wrap(sign.into(), font, Color32::WHITE));
                    galley.mesh_bounds
                };
                let capital = bounds('H');
                for figure in '0'..='9' {
                    let figure_bounds = bounds(figure);
                    let edges = [
                        figure_bounds.top() - capital.top(),
                        figure_bounds.bottom() - capital.bottom(),
                    ];
                    assert!(
                        edges.iter().all(|edge| edge.abs() < 10.0),
                        "{figure} in {family:?}: {edges:?}"
                    );
                }
            }
        });
        output.textures_delta.clear();
    }

    #[test]
    fn every_letter_of_every_language_is_in_the_fonts() {
        let ctx = egui::Context::default();
        ctx.set_fonts(fonts());
        let assets = concat!(env!("CARGO_MANIFEST_DIR"), "/assets");
        let folders = Locale::offered().map(|locale| format!("{assets}/lang/{}", locale.tag()));
        let files = folders.flat_map(|folder| fs::read_dir(folder).unwrap());
        let texts = files.map(|file| fs::read_to_string(file.unwrap().path()).unwrap());
        let names = Locale::offered().map(|locale| locale.name().to_owned());
        let texts = texts.chain(names).collect::<String>() + "←↑→↓↩↪✓×…";
        let letters: BTreeSet<char> = texts.chars().filter(|letter| !letter.is_control()).collect();
        let mut output = ctx.run_ui(egui::RawInput::default(), |ui| {
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
