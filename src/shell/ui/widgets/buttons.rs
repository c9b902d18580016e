//! Buttons, alone and in rows.

use std::sync::Arc;

use bevy_egui::egui;
use egui::text::LayoutJob;
use egui::{
    Align, Align2, Color32, CornerRadius, FontId, FontSelection, Galley, Layout, Rect, Response, Sense, TextStyle,
    TextWrapMode, Ui, Vec2, WidgetInfo, WidgetText, WidgetType, vec2,
};

use super::controls::{Look, centred_lines, focus_ring, font_within, take_focus_by_key, touchable};
use super::icons::Icon;
use crate::shell::system::language::Language;
use crate::shell::ui::theme::style;
use crate::shell::ui::theme::tokens::{Palette, radius, size, space};

/// The main button of a screen, in brass; use only one per screen.
pub fn primary_button(ui: &mut Ui, text: impl Into<String>) -> Response {
    let look = primary_look(ui);
    button(ui, &text.into(), look)
}

fn primary_look(ui: &Ui) -> Look {
    let palette = Palette::of(ui.ctx());
    if ui.is_enabled() {
        Look::primary(palette)
    } else {
        // When faded, brass and the text on it would blend into each other.
        Look {
            height: size::PRIMARY,
            ..Look::secondary(palette)
        }
    }
}

/// A button that stands where a [primary](primary_button) one will, and is as high, so that nothing moves.
pub fn placeholder_button(ui: &mut Ui, text: impl Into<String>) -> Response {
    let look = Look {
        height: size::PRIMARY,
        ..Look::secondary(Palette::of(ui.ctx()))
    };
    button(ui, &text.into(), look)
}

/// Any other button.
pub fn secondary_button(ui: &mut Ui, text: impl Into<String>) -> Response {
    let look = Look::secondary(Palette::of(ui.ctx()));
    button(ui, &text.into(), look)
}

fn button(ui: &mut Ui, text: &str, look: Look) -> Response {
    let padding = ui.spacing().button_padding;
    let widest = (ui.available_width() - 2.0 * padding.x).max(0.0);
    let galley = centred_lines(ui, text, widest);
    let width = if ui.layout().horizontal_justify() {
        widest
    } else {
        galley.size().x
    };
    let wanted = vec2(width, galley.size().y) + 2.0 * padding;
    labelled(ui, text, wanted.max(vec2(size::TOUCH, look.height)), galley, look)
}

/// The width of a button whose text fits on one line.
pub fn button_width(ui: &Ui, text: impl Into<String>) -> f32 {
    let text = WidgetText::from(text.into());
    let galley = text.into_galley(ui, Some(TextWrapMode::Extend), f32::INFINITY, TextStyle::Button);
    (galley.size().x + 2.0 * ui.spacing().button_padding.x).max(size::TOUCH)
}

/// The width of each of so many controls of one width, side by side on the line.
fn share_of_line(ui: &Ui, count: usize) -> f32 {
    let count = count.max(1) as f32;
    (ui.available_width() - (count - 1.0) * ui.spacing().item_spacing.x) / count
}

/// Room left on the line by controls with these widths side by side; negative where they do not fit.
fn spare_on_line(ui: &Ui, widths: &[f32]) -> f32 {
    let line = share_of_line(ui, widths.len()) * widths.len() as f32;
    (line - widths.iter().sum::<f32>()).floor()
}

/// Buttons side by side if their texts each fit on one line, all of one width if that is wide enough; otherwise one below
/// the other.
pub fn row<const N: usize>(ui: &mut Ui, texts: [String; N]) -> [Response; N] {
    row_enabled(ui, texts.map(|text| (text, true)))
}

/// Contents below one another, each as wide as the column.
pub fn justified<R>(ui: &mut Ui, contents: impl FnOnce(&mut Ui) -> R) -> R {
    ui.with_layout(Layout::top_down_justified(Align::Center), contents)
        .inner
}

/// A line of one or two buttons, each with its meaning and the key of its text. Returns the meaning of what was pressed.
pub fn choices<T>(ui: &mut Ui, line: Vec<(T, &'static str)>, language: &Language) -> Option<T> {
    button_line(ui, line.into_iter().map(|(meaning, key)| (meaning, language.tr(key))))
}

/// As [`choices`], with texts that are made already.
pub fn button_line<T>(ui: &mut Ui, line: impl IntoIterator<Item = (T, String)>) -> Option<T> {
    let (meanings, texts): (Vec<T>, Vec<String>) = line.into_iter().unzip();
    let buttons = match <[String; 2]>::try_from(texts) {
        Ok(texts) => row(ui, texts).into(),
        Err(texts) => texts
            .into_iter()
            .map(|text| secondary_button(ui, text))
            .collect::<Vec<_>>(),
    };
    pressed(meanings, buttons)
}

/// The meaning of the button that was pressed.
pub fn pressed<T>(meanings: impl IntoIterator<Item = T>, buttons: impl IntoIterator<Item = Response>) -> Option<T> {
    let mut buttons = meanings.into_iter().zip(buttons);
    buttons.find_map(|(meaning, button)| button.clicked().then_some(meaning))
}

/// A [`row`] of buttons that each may be disabled.
pub fn row_enabled<const N: usize>(ui: &mut Ui, buttons: [(String, bool); N]) -> [Response; N] {
    let widths = buttons.each_ref().map(|(text, _)| button_width(ui, text.as_str()));
    row_of_widths(ui, buttons, widths)
}

/// A [`row_enabled`] of buttons whose widths are known.
fn row_of_widths<const N: usize>(ui: &mut Ui, buttons: [(String, bool); N], widths: [f32; N]) -> [Response; N] {
    let button = |ui: &mut Ui, (text, enabled): (String, bool)| match enabled {
        true => secondary_button(ui, text),
        false => ui.add_enabled_ui(false, |ui| secondary_button(ui, text)).inner,
    };
    let share = share_of_line(ui, N);
    if widths.iter().any(|width| *width > share) {
        let spare = spare_on_line(ui, &widths) / N as f32;
        if spare < 0.0 {
            return buttons.map(|each| button(ui, each));
        }
        let mut widths = widths.into_iter();
        let justified = Layout::top_down_justified(Align::Center);
        return ui
            .horizontal(|ui| {
                buttons.map(|each| {
                    let width = widths.next().expect("a width for each button") + spare;
                    ui.allocate_ui_with_layout(Vec2::new(width, size::TOUCH), justified, |ui| button(ui, each))
                        .inner
                })
            })
            .inner;
    }
    ui.columns_const(|columns: &mut [Ui; N]| {
        let mut columns = columns.iter_mut();
        buttons.map(|each| {
            let column = columns.next().expect("a column for each button");
            justified(column, |ui| button(ui, each))
        })
    })
}

/// The main button with another beside it, or below it where there is no room. Each may be disabled.
pub(crate) fn main_row(ui: &mut Ui, [main, other]: [String; 2], [can_main, can_other]: [bool; 2]) -> [Response; 2] {
    let share = (ui.available_width() - ui.spacing().item_spacing.x) / 2.0;
    let widest = button_width(ui, main.as_str()).max(button_width(ui, other.as_str()));
    let first = |ui: &mut Ui| ui.add_enabled_ui(can_main, |ui| primary_button(ui, main)).inner;
    let second = |ui: &mut Ui| ui.add_enabled_ui(can_other, |ui| secondary_button(ui, other)).inner;
    if widest > share {
        return [first(ui), second(ui)];
    }
    ui.columns_const(|[left, right]| {
        right.add_space((size::PRIMARY - size::TOUCH) / 2.0);
        [justified(left, first), justified(right, second)]
    })
}

/// Buttons side by side in small text, on several lines where it is long: for where there is little room.
/// With `has_main`, the first is the main button of the screen.
pub fn compact_row(ui: &mut Ui, texts: &[String], has_main: bool) -> Vec<Response> {
    let labels = compact_labels(ui, texts);
    let height = compact_height(&labels);
    let row = ui.horizontal(|ui| {
        let all = texts.iter().zip(labels).enumerate();
        all.map(|(place, (text, (width, galley)))| {
            let look = match has_main && place == 0 {
                true => primary_look(ui),
                false => Look::secondary(Palette::of(ui.ctx())),
            };
            labelled(ui, text, vec2(width, height), galley, look)
        })
        .collect()
    });
    row.inner
}

/// A button with a text that is laid out.
fn labelled(ui: &mut Ui, text: &str, size: Vec2, galley: Arc<Galley>, look: Look) -> Response {
    let (rect, response) = touchable(ui, size, Sense::click());
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Button, ui.is_enabled(), text));
    if ui.is_rect_visible(rect) {
        let corner = CornerRadius::same(radius::CONTROL);
        look.ground(ui, &response, rect, corner);
        ui.painter()
            .galley(rect.center() - galley.rect.center().to_vec2(), galley, look.ink);
        focus_ring(ui, &response, rect, corner);
    }
    response
}

/// A button of a [`grid`].
#[derive(Debug)]
pub struct Cell<T> {
    /// What it asks for; nothing if that is not possible now.
    pub asked: Option<T>,
    /// Its text.
    pub text: String,
    /// Texts that it has at other times, for which it has room too.
    pub at_other_times: Vec<String>,
    /// Whether it is the main one.
    pub is_primary: bool,
}

/// Buttons of one size in rows of so many, in small text. Returns what was asked for.
pub fn grid<T>(ui: &mut Ui, columns: usize, cells: Vec<Cell<T>>) -> Option<T> {
    ui.spacing_mut().item_spacing = Vec2::splat(space::S);
    let width = share_of_line(ui, columns);
    let room = (width - 2.0 * space::XS).max(0.0);
    let all = || {
        cells
            .iter()
            .flat_map(|cell| cell.at_other_times.iter().chain([&cell.text]))
    };
    let words = all().flat_map(|text| text.split(' '));
    let font = font_within(ui, words, TextStyle::Small, room);
    let lay_out = |text: &str| {
        let mut job = LayoutJob::simple(text.to_owned(), font.clone(), Color32::PLACEHOLDER, room);
        job.halign = Align::Center;
        ui.ctx().fonts_mut(|fonts| fonts.layout_job(job))
    };
    let tallest = all().map(|text| lay_out(text).size().y).fold(0.0, f32::max);
    let galleys: Vec<_> = cells.iter().map(|cell| lay_out(&cell.text)).collect();
    let size = vec2(width, (tallest + 2.0 * space::XS).max(size::TOUCH));
    let mut asked = None;
    let mut left = cells.into_iter().zip(galleys).peekable();
    while left.peek().is_some() {
        ui.horizontal(|ui| {
            for (cell, galley) in left.by_ref().take(columns) {
                let button = ui.add_enabled_ui(cell.asked.is_some(), |ui| {
                    let look = match cell.is_primary {
                        true => primary_look(ui),
                        false => Look::secondary(Palette::of(ui.ctx())),
                    };
                    labelled(ui, &cell.text, size, galley, look)
                });
                if cell.is_primary {
                    take_focus_by_key(ui, &button.inner);
                }
                if button.inner.clicked() {
                    asked = cell.asked;
                }
            }
        });
    }
    asked
}

/// The widths of the buttons of a [`compact_row`], and their texts laid out.
fn compact_labels(ui: &Ui, texts: &[String]) -> Vec<(f32, Arc<Galley>)> {
    let layout = |text: &str, width: f32, font: FontId| {
        let mut job = LayoutJob::simple(text.to_owned(), font, Color32::PLACEHOLDER, width);
        job.halign = Align::Center;
        ui.ctx().fonts_mut(|fonts| fonts.layout_job(job))
    };
    let longest_word = |text: &String| {
        let font = || TextStyle::Small.resolve(ui.style());
        let words = text.split(' ').map(|word| layout(word, f32::INFINITY, font()).size().x);
        (words.fold(0.0, f32::max).ceil() + 2.0 * space::XS).max(size::TOUCH)
    };
    let share = share_of_line(ui, texts.len()).max(0.0);
    let least: Vec<f32> = texts.iter().map(longest_word).collect();
    let spare = spare_on_line(ui, &least);
    // A long word takes from the other buttons what it needs, rather than being broken.
    let has_long_word = least.iter().any(|width| *width > share);
    let width = |least: f32| match has_long_word && spare >= 0.0 {
        true => least + spare / texts.len() as f32,
        false => share,
    };
    let label = |(text, least): (&String, f32)| {
        let width = width(least);
        let room = (width - 2.0 * space::XS).max(0.0);
        // Where there is no room for the longest words, they are set smaller.
        let font = font_within(ui, text.split(' '), TextStyle::Small, room);
        (width, layout(text, room, font))
    };
    texts.iter().zip(least).map(label).collect()
}

/// The height of a [`compact_row`] with these labels.
fn compact_height(labels: &[(f32, Arc<Galley>)]) -> f32 {
    let tallest = labels.iter().map(|(_, galley)| galley.size().y).fold(0.0, f32::max);
    (tallest + 2.0 * space::XS).max(size::TOUCH)
}

/// Buttons that stay side by side however little room there is: a [`row`], or else a [`compact_row`]. They are measured
/// before they are drawn.
pub struct UnbrokenRow<const N: usize> {
    texts: [String; N],
    /// The widths of the buttons in a row.
    widths: [f32; N],
    /// Whether a row has all of them on one line.
    fits: bool,
}

impl<const N: usize> UnbrokenRow<N> {
    /// Measures buttons with these texts.
    pub fn new(ui: &Ui, texts: [String; N]) -> Self {
        let widths = texts.each_ref().map(|text| button_width(ui, text.as_str()));
        let fits = spare_on_line(ui, &widths) >= 0.0;
        Self { texts, widths, fits }
    }

    /// Their height.
    pub fn height(&self, ui: &Ui) -> f32 {
        match self.fits {
            true => size::TOUCH,
            false => compact_height(&compact_labels(ui, &self.texts)),
        }
    }

    /// Draws them, where the line is as long as where they were measured.
    pub fn show(self, ui: &mut Ui) -> [Response; N] {
        if self.fits {
            return row_of_widths(ui, self.texts.map(|text| (text, true)), self.widths);
        }
        let buttons = compact_row(ui, &self.texts, false);
        buttons.try_into().expect("a button for each text")
    }
}

/// An [`UnbrokenRow`] drawn at once.
pub fn unbroken_row<const N: usize>(ui: &mut Ui, texts: [String; N]) -> [Response; N] {
    UnbrokenRow::new(ui, texts).show(ui)
}

/// A round button with a single symbol; `meaning` is the text for screen readers.
pub fn icon_button(ui: &mut Ui, sign: &str, meaning: impl Into<String>) -> Response {
    let family = FontSelection::Style(style::strong_style()).resolve(ui.style()).family;
    let font = egui::FontId::new(size::SIGN, family);
    round(ui, meaning.into(), |painter, rect, ink| {
        painter.text(rect.center(), Align2::CENTER_CENTER, sign, font, ink);
    })
}

/// An [`icon_button`] with an icon that is drawn.
pub fn round_button(ui: &mut Ui, icon: Icon, meaning: impl Into<String>) -> Response {
    let inner = Vec2::splat(size::TOUCH * 0.5);
    round(ui, meaning.into(), |painter, rect, ink| {
        icon.paint(painter, Rect::from_center_size(rect.center(), inner), ink);
    })
}

fn round(ui: &mut Ui, meaning: String, paint: impl FnOnce(&egui::Painter, Rect, Color32)) -> Response {
    let (rect, response) = touchable(ui, Vec2::splat(size::TOUCH), Sense::click());
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Button, ui.is_enabled(), &meaning));
    if ui.is_rect_visible(rect) {
        let palette = Palette::of(ui.ctx());
        let look = Look::secondary(palette);
        let corner = CornerRadius::same((size::TOUCH / 2.0) as u8);
        look.ground(ui, &response, rect, corner);
        paint(ui.painter(), rect, palette.ink);
        focus_ring(ui, &response, rect, corner);
    }
    response.on_hover_text(meaning)
}

/// A button of a given width, drawn by `paint` within the button's rectangle and in its ink colour; `meaning` is the
/// text for screen readers.
pub fn drawn_button(
    ui: &mut Ui,
    width: f32,
    meaning: impl Into<String>,
    paint: impl FnOnce(&egui::Painter, Rect, Color32),
) -> Response {
    let meaning = meaning.into();
    let (rect, response) = touchable(ui, vec2(width, size::TOUCH), Sense::click());
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Button, ui.is_enabled(), &meaning));
    if ui.is_rect_visible(rect) {
        let look = Look::secondary(Palette::of(ui.ctx()));
        let corner = CornerRadius::same(radius::CONTROL);
        look.ground(ui, &response, rect, corner);
        paint(ui.painter(), rect, look.ink);
        focus_ring(ui, &response, rect, corner);
    }
    response.on_hover_text(meaning)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::screens::lines_within;

    #[test]
    fn small_buttons_side_by_side_break_no_word() {
        let texts = ["Moments clés", "Plateau d’analyse", "Partager"].map(str::to_owned);
        let lines = lines_within(190.0, |ui| drop(compact_row(ui, &texts, false)));
        assert_eq!(lines, ["Moments", "clés", "Plateau", "d’analyse", "Partager"]);
    }
}
