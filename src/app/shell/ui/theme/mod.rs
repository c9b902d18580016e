//! The visual theme. Other files draw with the tokens defined here and with
//! [`widgets`](crate::app::shell::ui::widgets), and never name colours or sizes of their own.

use bevy::prelude::*;
use bevy::window::{PrimaryWindow, WindowTheme, WindowThemeChanged};
use bevy_egui::{EguiContext, EguiContexts, EguiPrimaryContextPass, PrimaryEguiContext, egui};
use egui::{CornerRadius, Stroke};

use super::draw_order::Draw;
use crate::app::shell::system::settings::program::{Appearance, Settings};

pub mod style;
pub mod tokens;

use style::shadow;
use tokens::{DARK, LIGHT};
use tokens::{Palette, radius, space};

impl Palette {
    /// The palette in use in this context: `Palette::of(ui.ctx())`.
    pub fn of(ctx: &egui::Context) -> &'static Self {
        match ctx.theme() {
            egui::Theme::Dark => &DARK,
            egui::Theme::Light => &LIGHT,
        }
    }
}

/// A raised surface that groups related things.
pub fn card_frame(palette: &Palette) -> egui::Frame {
    egui::Frame::new()
        .fill(palette.card)
        .stroke(Stroke::new(1.0, palette.line))
        .corner_radius(CornerRadius::same(radius::CARD))
        .inner_margin(space::M)
}

/// A surface that lies over others, for sheets and questions.
pub fn sheet_frame(palette: &Palette) -> egui::Frame {
    egui::Frame::new()
        .fill(palette.panel)
        .stroke(Stroke::new(1.0, palette.line))
        .corner_radius(CornerRadius::same(radius::CARD))
        .shadow(shadow())
}

/// Scale factor of the interface for a window of `size` logical pixels, relative to a small one: players sit further
/// away from a large screen, and text should not look tiny beside a board 2000 pixels wide.
pub fn scale_for(size: egui::Vec2) -> f32 {
    let scale = (size.x / 1600.0).min(size.y / 1000.0).clamp(1.0, 2.5);
    // In steps, so that glyphs are not rasterised anew for every pixel while a window is being resized.
    (scale * 10.0).round() / 10.0
}

pub(crate) fn plugin(app: &mut App) {
    app.add_message::<WindowThemeChanged>()
        .add_observer(style_new_context)
        .add_systems(
            EguiPrimaryContextPass,
            (apply_appearance, apply_scale).chain().in_set(Draw::Theme),
        );
}

fn style_new_context(
    new: On<Add, PrimaryEguiContext>,
    mut contexts: Query<&mut EguiContext>,
    settings: Res<Settings>,
) -> Result {
    apply_style(contexts.get_mut(new.entity)?.get_mut(), settings.appearance);
    Ok(())
}

/// Installs fonts and styles in a context. Must run before the first pass, as egui cannot draw without fonts.
pub(crate) fn apply_style(ctx: &egui::Context, appearance: Appearance) {
    style::apply_shared(ctx);
    ctx.set_theme(theme(appearance, None));
}

/// The theme to use, given the system's theme if it is known.
const fn theme(appearance: Appearance, system: Option<WindowTheme>) -> egui::Theme {
    match (appearance, system) {
        (Appearance::Light, _) | (Appearance::System, Some(WindowTheme::Light)) => egui::Theme::Light,
        (Appearance::Dark, _) | (Appearance::System, _) => egui::Theme::Dark,
    }
}

fn apply_appearance(
    mut contexts: EguiContexts,
    settings: Res<Settings>,
    window: Option<Single<&Window, With<PrimaryWindow>>>,
    mut changes: MessageReader<WindowThemeChanged>,
    mut changed: Local<Option<WindowTheme>>,
) -> Result {
    *changed = changes.read().last().map(|change| change.theme).or(*changed);
    let first = window.and_then(|window| window.window_theme);
    let wanted = theme(settings.appearance, changed.or(first));
    let ctx = contexts.ctx_mut()?;
    if ctx.theme() != wanted {
        ctx.set_theme(wanted);
    }
    Ok(())
}

fn apply_scale(mut contexts: EguiContexts, settings: Res<Settings>) -> Result {
    let ctx = contexts.ctx_mut()?;
    let logical = ctx.viewport_rect().size() * ctx.zoom_factor();
    ctx.set_zoom_factor(scale_for(logical) * settings.text_size.factor());
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_systems_colours_are_taken_unless_others_are_chosen() {
        use egui::Theme::{Dark, Light};
        for (appearance, system, wanted) in [
            (Appearance::System, None, Dark),
            (Appearance::System, Some(WindowTheme::Dark), Dark),
            (Appearance::System, Some(WindowTheme::Light), Light),
            (Appearance::Dark, Some(WindowTheme::Light), Dark),
            (Appearance::Light, Some(WindowTheme::Dark), Light),
        ] {
            assert_eq!(theme(appearance, system), wanted, "{appearance:?} {system:?}");
        }
    }

    #[test]
    fn a_telephone_is_drawn_as_it_is_and_a_great_screen_larger() {
        assert_eq!(scale_for(egui::vec2(360.0, 640.0)), 1.0);
        assert_eq!(scale_for(egui::vec2(1280.0, 800.0)), 1.0);
        assert_eq!(scale_for(egui::vec2(3840.0, 2160.0)), 2.2);
        assert_eq!(scale_for(egui::vec2(3840.0, 600.0)), 1.0, "a low window has no room");
    }
}
