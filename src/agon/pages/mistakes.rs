//! The page of what comes back: missed puzzles, and the mistakes of one's own games.

use agon_core::puzzles::collection::Collection;
use agon_core::puzzles::progress::{Progress, Returning};
use bevy::prelude::*;
use bevy_egui::egui::{
    self, Align2, CornerRadius, FontId, Rect, Sense, Stroke, StrokeKind, Ui, WidgetInfo, WidgetType, pos2, vec2,
};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

use super::content::on_page_with_content;
use crate::agon::gameplay::agon_screen::AGON;
use crate::agon::gameplay::puzzles::{PuzzleWanted, SeriesKind};
use crate::agon::gameplay::schedule::AgonSystems;
use crate::agon::saves::puzzles::Solved;
use crate::agon::text::pages::MISTAKES;
use crate::shell::system::dates::date;
use crate::shell::system::exchange::{date_of, day_number};
use crate::shell::system::language::Language;
use crate::shell::ui::draw_order::Draw;
use crate::shell::ui::navigation::Overlay;
use crate::shell::ui::theme::tokens::{Palette, radius, size, space};
use crate::shell::ui::widgets::buttons::primary_button;
use crate::shell::ui::widgets::controls::{focus_ring, hint, keep_in_sight, subheading, take_first_focus};
use crate::shell::ui::widgets::sheet::sheet;
use crate::tabletop::addresses::add_game_address;

/// The days of the picture of what is to come.
const DAYS: usize = 14;
/// The height of its bars, in points.
const HEIGHT: f32 = 72.0;

pub(crate) fn plugin(app: &mut App) {
    add_game_address(app, AGON, MISTAKES);
    app.add_message::<PuzzleWanted>().add_systems(
        EguiPrimaryContextPass,
        show.run_if(on_page_with_content(MISTAKES))
            .in_set(Draw::Overlay)
            .in_set(AgonSystems),
    );
}

fn show(
    mut contexts: EguiContexts,
    (language, solved): (Res<Language>, Res<Solved>),
    mut overlay: ResMut<NextState<Overlay>>,
    mut wanted: MessageWriter<PuzzleWanted>,
) -> Result {
    match page(contexts.ctx_mut()?, solved.progress(), day_number(), &language) {
        None => {}
        Some(MistakesAction::Close) => overlay.set(Overlay::None),
        Some(MistakesAction::Begin) => drop(wanted.write(PuzzleWanted::BeginSeries(SeriesKind::Missed))),
    }
    Ok(())
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum MistakesAction {
    Close,
    Begin,
}

/// What comes back, counted.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Forecast {
    /// Missed puzzles, and mistakes of games.
    of_kinds: [usize; 2],
    /// How many come back on each day, from today on. What was due before is due today.
    days: [usize; DAYS],
    /// The next day on which something comes back, if that is not today.
    next: Option<u64>,
}

impl Forecast {
    fn of(progress: &Progress, today: u64) -> Self {
        let (mut of_kinds, mut days) = ([0, 0], [0; DAYS]);
        let mut next = None::<u64>;
        for (due, returning) in progress.returning(Collection::agon()) {
            let kind = usize::from(matches!(returning, Returning::Mistake(..)));
            of_kinds[kind] += 1;
            let due = due.max(today);
            if let Some(day) = days.get_mut((due - today) as usize) {
                *day += 1;
            }
            if due > today {
                next = Some(next.map_or(due, |next| next.min(due)));
            }
        }
        Self { of_kinds, days, next }
    }

    fn is_empty(&self) -> bool {
        self.of_kinds == [0, 0]
    }
}

fn page(ctx: &egui::Context, progress: &Progress, today: u64, language: &Language) -> Option<MistakesAction> {
    let mut pressed = None;
    let contents = |ui: &mut Ui| {
        ui.spacing_mut().item_spacing.y = space::S;
        hint(ui, language.tr("mistakes-hint"));
        let forecast = Forecast::of(progress, today);
        if forecast.is_empty() {
            ui.label(language.tr("mistakes-none"));
            return;
        }
        let due = progress.due(Collection::agon(), today).len();
        if due > 0 {
            let justified = egui::Layout::top_down_justified(egui::Align::Center);
            let text = language.tr_with("mistakes-begin", &[("count", due.into())]);
            let begin = ui.with_layout(justified, |ui| primary_button(ui, text)).inner;
            take_first_focus(ui, &begin);
            if begin.clicked() {
                pressed = Some(MistakesAction::Begin);
            }
        } else {
            ui.label(nothing_today(&forecast, today, language));
        }
        ui.add_space(space::S);
        let [missed, own] = forecast.of_kinds;
        ui.label(language.tr_with("mistakes-missed", &[("count", missed.into())]));
        ui.label(language.tr_with("mistakes-own", &[("count", own.into())]));
        ui.add_space(space::S);
        subheading(ui, language.tr("mistakes-to-come"));
        picture(ui, &forecast, today, language);
    };
    let (title, close) = (language.tr("mistakes-title"), language.tr("close"));
    let is_closed = sheet(ctx, MISTAKES.id, &title, &close, contents);
    is_closed.then_some(MistakesAction::Close).or(pressed)
}

fn nothing_today(forecast: &Forecast, today: u64, language: &Language) -> String {
    match forecast.next {
        Some(next) => {
            let date = date(language, &date_of(next));
            language.tr_with("mistakes-next", &[("date", date.into())])
        }
        // More than may come back on a day.
        None => {
            let date = date(language, &date_of(today + 1));
            language.tr_with("mistakes-next", &[("date", date.into())])
        }
    }
}

/// Bars for the days to come, which are told in words too.
fn picture(ui: &mut Ui, forecast: &Forecast, today: u64, language: &Language) {
    let palette = Palette::of(ui.ctx());
    let font = FontId::new(size::SMALL, egui::FontFamily::Proportional);
    let label = size::SMALL + space::XS;
    let size = vec2(ui.available_width(), HEIGHT + 2.0 * label + 2.0 * space::S);
    let (rect, response) = ui.allocate_exact_size(size, Sense::focusable_noninteractive());
    keep_in_sight(&response);
    let days = (today..).zip(forecast.days).filter(|(_, count)| *count > 0);
    let told = days.map(|(day, count)| {
        let values = [("date", date(language, &date_of(day)).into()), ("count", count.into())];
        language.tr_with("mistakes-day", &values)
    });
    let told = told.collect::<Vec<_>>().join(". ");
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Label, true, &told));
    ui.ctx()
        .accesskit_node_builder(response.id, |node| node.set_label(told));
    if !ui.is_rect_visible(rect) {
        return;
    }
    let corner = CornerRadius::same(radius::CONTROL);
    let painter = ui.painter();
    painter.rect(
        rect,
        corner,
        palette.panel,
        Stroke::new(1.0, palette.line),
        StrokeKind::Inside,
    );
    let inner = rect.shrink2(vec2(space::S, space::S));
    let base = inner.bottom() - label;
    let step = inner.width() / DAYS as f32;
    let most = forecast.days.into_iter().max().unwrap_or_default().max(1);
    for (place, count) in forecast.days.into_iter().enumerate() {
        let left = inner.left() + step * place as f32;
        let height = HEIGHT * count as f32 / most as f32;
        let bar = Rect::from_min_max(pos2(left + 2.0, base - height), pos2(left + step - 2.0, base));
        let ink = if place == 0 { palette.accent } else { palette.muted };
        painter.rect_filled(bar, 2.0, ink);
        if count > 0 {
            let at = pos2(bar.center().x, bar.top() - 1.0);
            painter.text(at, Align2::CENTER_BOTTOM, count, font.clone(), palette.ink);
        }
    }
    painter.hline(inner.x_range(), base, Stroke::new(1.0, palette.line));
    let ends = [
        (inner.left_bottom(), Align2::LEFT_BOTTOM, language.tr("puzzles-today")),
        (
            inner.right_bottom(),
            Align2::RIGHT_BOTTOM,
            date(language, &date_of(today + DAYS as u64 - 1)),
        ),
    ];
    for (at, align, text) in ends {
        painter.text(at, align, text, font.clone(), palette.muted);
    }
    focus_ring(ui, &response, rect, corner);
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::shell::system::language::Locale;
    use crate::testing::screens::{WINDOWS, context, cut_off_texts, draw_frame, overlapping_texts};

    /// 25 November 2026.
    const TODAY: u64 = 20_782;

    /// Somebody who has missed a puzzle on each of so many days before.
    fn progress(days: u64) -> Progress {
        let mut progress = Progress::default();
        for (before, puzzle) in (0..days).zip(Collection::agon().puzzles()) {
            progress.first_try(puzzle, false);
            progress.missed(puzzle, TODAY - before);
        }
        progress
    }

    #[test]
    fn no_language_runs_out_of_any_window() {
        for locale in Locale::all() {
            let language = Language::new(locale);
            for window in WINDOWS {
                for days in [0, 1, 30] {
                    let progress = progress(days);
                    let mut draw = |ctx: &egui::Context| {
                        page(ctx, &progress, TODAY, &language);
                    };
                    let cut_off = cut_off_texts(window, &mut draw);
                    assert!(cut_off.is_empty(), "{locale:?} in {window}: {cut_off:?}");
                    let overlapping = overlapping_texts(window, &mut draw);
                    assert!(overlapping.is_empty(), "{locale:?} in {window}: {overlapping:?}");
                }
            }
        }
    }

    #[test]
    fn what_was_due_before_is_due_today_and_the_next_day_is_told() {
        let forecast = Forecast::of(&progress(5), TODAY);
        assert_eq!((forecast.of_kinds, forecast.days[0], forecast.days[1]), ([5, 0], 4, 1));
        assert_eq!(forecast.next, Some(TODAY + 1));
        let language = Language::new(Locale::EN);
        let told = nothing_today(&Forecast::of(&progress(1), TODAY), TODAY, &language);
        assert!(told.contains("26 Nov 2026"), "{told}");
        assert!(Forecast::of(&Progress::default(), TODAY).is_empty());
    }

    #[test]
    fn what_comes_back_begins_with_the_keyboard_alone() {
        let (language, progress) = (Language::new(Locale::EN), progress(5));
        let ctx = context();
        let mut pass = |key| draw_frame(&ctx, key, |ctx| page(ctx, &progress, TODAY, &language));
        assert_eq!([None; 3].map(&mut pass), [None; 3]);
        let press = Some(egui::Key::Enter);
        assert_eq!(pass(press), None, "the first press shows where the keyboard is");
        pass(None);
        assert_eq!(pass(press), Some(MistakesAction::Begin));
    }
}
