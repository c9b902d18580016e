//! The page of what comes back: missed puzzles, the mistakes of one's own games, and lines of openings that are learned.

use agon_core::puzzles::collection::Collection;
use agon_core::puzzles::progress::{Progress, Returning};
use bevy::prelude::*;
use bevy_egui::egui::{
    self, Align2, CornerRadius, FontId, Rect, Sense, Stroke, StrokeKind, Ui, WidgetInfo, WidgetType, pos2, vec2,
};

use super::content::add_page;
use crate::agon::gameplay::puzzles::messages::{PuzzleWanted, SeriesKind};
use crate::agon::gameplay::solved::Solved;
use crate::agon::text::pages::MISTAKES;
use crate::shell::system::dates::date;
use crate::shell::system::exchange::{date_of, day_number};
use crate::shell::ui::prelude::*;
use crate::shell::ui::widgets::controls::keep_in_sight;

/// The days of the picture of what is to come.
const DAYS: usize = 14;
/// The height of its bars, in points.
const HEIGHT: f32 = 72.0;

pub(crate) fn plugin(app: &mut App) {
    app.add_message::<PuzzleWanted>();
    add_page(app, MISTAKES, show);
}

fn show(In(ctx): In<egui::Context>, language: Res<Language>, solved: Res<Solved>) -> Option<Do> {
    page(&ctx, solved.progress(), day_number(), &language)
}

/// The returning mistakes, counted.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Forecast {
    /// Missed puzzles, mistakes of games, and lines of openings.
    of_kinds: [usize; 3],
    /// Numbers that come back on each day, from today on. Overdue ones are due today.
    days: [usize; DAYS],
    /// The next day on which something comes back, if that is not today.
    next: Option<u64>,
}

impl Forecast {
    fn of(progress: &Progress, today: u64) -> Self {
        let (mut of_kinds, mut days) = ([0; 3], [0; DAYS]);
        let mut next = None::<u64>;
        for (due, returning) in progress.returning(Collection::agon()) {
            let kind = match returning {
                Returning::Puzzle(_) => 0,
                Returning::Mistake(..) => 1,
                Returning::Line(..) => 2,
            };
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
        self.of_kinds == [0; 3]
    }
}

fn page(ctx: &egui::Context, progress: &Progress, today: u64, language: &Language) -> Option<Do> {
    page_sheet(ctx, MISTAKES, language, |ui| {
        let mut pressed = None;
        ui.spacing_mut().item_spacing.y = space::S;
        hint(ui, language.tr("mistakes-hint"));
        let forecast = Forecast::of(progress, today);
        if forecast.is_empty() {
            ui.label(language.tr("mistakes-none"));
            return None;
        }
        let due = progress.due(Collection::agon(), today).len();
        if due > 0 {
            let text = language.tr_with("mistakes-begin", &[("count", due.into())]);
            let begin = justified(ui, |ui| primary_button(ui, text));
            take_first_focus(ui, &begin);
            if begin.clicked() {
                pressed = Some(Do::send(PuzzleWanted::BeginSeries(SeriesKind::Missed)));
            }
        } else {
            ui.label(nothing_today(&forecast, today, language));
        }
        ui.add_space(space::S);
        let [missed, own, lines] = forecast.of_kinds;
        ui.label(language.tr_with("mistakes-missed", &[("count", missed.into())]));
        ui.label(language.tr_with("mistakes-own", &[("count", own.into())]));
        ui.label(language.tr_with("mistakes-lines", &[("count", lines.into())]));
        ui.add_space(space::S);
        subheading(ui, language.tr("mistakes-to-come"));
        picture(ui, &forecast, today, language);
        pressed
    })
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
    use crate::testing::screens::{assert_fits_apart, entered};

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
    fn it_fits() {
        for days in [0, 1, 30] {
            let progress = progress(days);
            assert_fits_apart(|ctx, language| drop(page(ctx, &progress, TODAY, language)));
        }
    }

    #[test]
    fn what_was_due_before_is_due_today_and_the_next_day_is_told() {
        let forecast = Forecast::of(&progress(5), TODAY);
        assert_eq!(
            (forecast.of_kinds, forecast.days[0], forecast.days[1]),
            ([5, 0, 0], 4, 1)
        );
        assert_eq!(forecast.next, Some(TODAY + 1));
        let language = Language::new(Locale::EN);
        let told = nothing_today(&Forecast::of(&progress(1), TODAY), TODAY, &language);
        assert!(told.contains("26 Nov 2026"), "{told}");
        assert!(Forecast::of(&Progress::default(), TODAY).is_empty());
    }

    #[test]
    fn what_comes_back_begins_with_the_keyboard_alone() {
        let (language, progress) = (Language::new(Locale::EN), progress(5));
        let asked = entered(0, |ctx| page(ctx, &progress, TODAY, &language));
        assert_eq!(asked, Some(Do::send(PuzzleWanted::BeginSeries(SeriesKind::Missed))));
    }
}
