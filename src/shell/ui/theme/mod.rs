//! The visual theme. Other files draw with the tokens defined here and with
//! [`widgets`](crate::shell::ui::widgets), and never name colours or sizes of their own.

use bevy::prelude::*;
use bevy::window::{PrimaryWindow, WindowTheme, WindowThemeChanged};
use bevy_egui::{
    EguiContext, EguiContexts, EguiInput, EguiPreUpdateSet, EguiPrimaryContextPass, PrimaryEguiContext, egui,
};
use egui::{CornerRadius, Stroke};

use super::draw_order::Draw;
use crate::shell::system::settings::program::{Appearance, Settings, TextSize};

pub mod style;
pub mod tokens;

use style::shadow;
use tokens::{DARK, LIGHT};
use tokens::{Palette, radius, size, space};

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
        .add_systems(EguiPrimaryContextPass, apply_appearance.in_set(Draw::Theme))
        .add_systems(
            PreUpdate,
            apply_zoom
                .after(EguiPreUpdateSet::InitContexts)
                .before(EguiPreUpdateSet::ProcessInput),
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

/// Points are this many logical pixels in a window of `size` logical pixels. In windows too small for any layout,
/// everything is smaller: the layouts can rely on [`size::LEAST_WINDOW`] points.
fn zoom_for(size: egui::Vec2, text_size: TextSize) -> f32 {
    let wanted = scale_for(size) * text_size.factor();
    wanted.min(size.min_elem() / size::LEAST_WINDOW)
}

/// Before the frame is drawn: egui's own [`egui::Context::set_zoom_factor`] takes effect a frame later.
fn apply_zoom(
    mut contexts: Query<(&mut EguiContext, &mut EguiInput), With<PrimaryEguiContext>>,
    settings: Res<Settings>,
) {
    for (mut context, mut input) in &mut contexts {
        let ctx = context.get_mut();
        let before = ctx.zoom_factor();
        let Some(window) = input.screen_rect else {
            continue;
        };
        let zoom = zoom_for(window.size() * before, settings.text_size);
        if zoom != before {
            ctx.options_mut(|options| options.zoom_factor = zoom);
            input.screen_rect = Some(window * (before / zoom));
        }
    }
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

    #[test]
    fn text_is_as_large_as_chosen_where_there_is_room_for_it() {
        for (size, text_size, zoom) in [
            ([360.0, 640.0], TextSize::Huge, 1.5),
            ([640.0, 360.0], TextSize::Huge, 1.5),
            ([320.0, 240.0], TextSize::Normal, 1.0),
            ([320.0, 240.0], TextSize::Huge, 1.0),
            ([60.0, 700.0], TextSize::Normal, 0.25),
            ([700.0, 60.0], TextSize::Normal, 0.25),
        ] {
            assert_eq!(zoom_for(size.into(), text_size), zoom, "{size:?} {text_size:?}");
        }
    }
}
