//! The page of the puzzles: the next one, those of the days, and how many were solved.

use agon_core::puzzles::collection::Collection;
use agon_core::puzzles::progress::{Progress, Tried};
use agon_core::puzzles::theme::Theme;
use bevy::prelude::*;
use bevy_egui::egui::{
    self, CornerRadius, Response, Sense, Stroke, StrokeKind, TextStyle, TextWrapMode, Ui, WidgetInfo, WidgetText,
    WidgetType, vec2,
};

use crate::agon::gameplay::puzzles::messages::{PuzzleWanted, SeriesKind};
use crate::agon::gameplay::settings::AgonSettings;
use crate::agon::gameplay::solved::Solved;
use crate::agon::pages::content::add_page;
use crate::agon::text::pages::{MISTAKES, PUZZLES};
use crate::agon::text::puzzles::theme_name;
use crate::shell::system::dates::date;
use crate::shell::system::exchange::{date_of, day_number};
use crate::shell::ui::prelude::*;
use crate::shell::ui::theme::tokens::motion;
use crate::shell::ui::widgets::controls::keep_in_sight;

/// Number of earlier days shown at first, and added by each press.
const DAYS: u64 = 7;

pub(crate) fn plugin(app: &mut App) {
    app.add_message::<PuzzleWanted>();
    add_page(app, PUZZLES, show);
}

fn show(
    In(ctx): In<egui::Context>,
    language: Res<Language>,
    (mut solved, mut settings): (ResMut<Solved>, ResMut<AgonSettings>),
    mut days: Local<u64>,
) -> Option<Do> {
    let mut choices = Choices {
        theme: solved.theme,
        shows_rating: settings.show_puzzle_rating,
        days: (*days).max(DAYS),
    };
    let before = choices;
    let shown = PuzzlesView {
        progress: solved.progress(),
        today: day_number(),
        due: solved.due(),
    };
    let pressed = page(&ctx, &shown, &mut choices, &language);
    *days = choices.days;
    if choices.theme != before.theme {
        solved.theme = choices.theme;
    }
    if choices.shows_rating != before.shows_rating {
        settings.show_puzzle_rating = choices.shows_rating;
    }
    pressed
}

/// The data of the page.
#[derive(Clone, Copy)]
struct PuzzlesView<'a> {
    progress: &'a Progress,
    today: u64,
    /// Number of missed puzzles and mistakes that come back today.
    due: usize,
}

/// The choices on the page.
#[derive(Clone, Copy)]
struct Choices {
    theme: Option<Theme>,
    shows_rating: bool,
    /// Number of earlier days shown.
    days: u64,
}

fn page(ctx: &egui::Context, shown: &PuzzlesView, choices: &mut Choices, language: &Language) -> Option<Do> {
    page_sheet(ctx, PUZZLES, language, |ui| {
        ui.spacing_mut().item_spacing.y = space::S;
        hint(ui, language.tr("puzzles-hint"));
        for line in standing(shown, choices.shows_rating, language) {
            ui.label(line);
        }
        let justified = egui::Layout::top_down_justified(egui::Align::Center);
        let solve = ui.with_layout(justified, |ui| primary_button(ui, language.tr("puzzles-solve")));
        take_first_focus(ui, &solve.inner);
        let training = PuzzleWanted::BeginSeries(SeriesKind::Training);
        let mut pressed = solve.inner.clicked().then(|| Do::send(training));
        ui.add_space(space::S);
        subheading(ui, language.tr("puzzles-daily"));
        hint(ui, language.tr("puzzles-daily-hint"));
        pressed = pressed.or(day(ui, shown, shown.today, language));
        ui.add_space(space::S);
        subheading(ui, language.tr("puzzles-other"));
        pressed = pressed.or(mistakes(ui, shown, language));
        pressed = pressed.or(others(ui, shown, language));
        ui.add_space(space::S);
        let name = language.tr("puzzles-themes");
        subheading(ui, &name);
        let themes = [None].into_iter().chain(Theme::ALL.map(Some));
        let themes: Vec<_> = themes.map(|theme| (theme, theme_name(language, theme))).collect();
        segmented(ui, &name, &mut choices.theme, &themes);
        toggle(ui, &mut choices.shows_rating, &language.tr("puzzles-show-rating"));
        ui.add_space(space::S);
        subheading(ui, language.tr("puzzles-earlier"));
        for before in 1..=choices.days.min(shown.today) {
            pressed = pressed.or(day(ui, shown, shown.today - before, language));
        }
        let more = ui.with_layout(justified, |ui| secondary_button(ui, language.tr("puzzles-more-days")));
        if more.inner.clicked() {
            choices.days += DAYS;
        }
        pressed
    })
}

/// The number of puzzles solved, and the rating if it is shown and there is one.
fn standing(shown: &PuzzlesView, shows_rating: bool, language: &Language) -> Vec<String> {
    let collection = Collection::agon();
    let (solved, first) = shown.progress.count(collection);
    let values = [
        ("solved", solved.into()),
        ("count", collection.puzzles().len().into()),
        ("first", first.into()),
    ];
    let mut lines = vec![language.tr_with("puzzles-count", &values)];
    let skill = shown.progress.skill();
    if shows_rating && !shown.progress.is_empty() {
        let values = [("rating", skill.value().into()), ("error", skill.deviation().into())];
        lines.push(match skill.is_guess() {
            _ if skill.is_unknown() => language.tr("puzzle-rating-unknown"),
            true => language.tr_with("puzzles-guess", &values[..1]),
            false => language.tr_with("puzzles-rating", &values),
        });
    }
    lines
}

/// The way to what comes back.
fn mistakes(ui: &mut Ui, shown: &PuzzlesView, language: &Language) -> Option<Do> {
    let state = match shown.due {
        0 => language.tr("puzzles-mistakes-none"),
        _ => language.tr_with("puzzles-mistakes-due", &[("count", shown.due.into())]),
    };
    let faced = Faced {
        name: &language.tr("mistakes-title"),
        state: &state,
        is_strong: shown.due > 0,
        is_done: false,
    };
    row(ui, faced).clicked().then_some(Do::Open(MISTAKES))
}

/// Other ways to play.
fn others(ui: &mut Ui, shown: &PuzzlesView, language: &Language) -> Option<Do> {
    let run = match shown.progress.best_run() {
        0 => language.tr("puzzles-run-line"),
        best => language.tr_with("puzzles-run-best", &[("count", best.into())]),
    };
    let series = [
        (
            SeriesKind::Spotting,
            key("puzzles-spotting"),
            language.tr("puzzles-spotting-line"),
        ),
        (SeriesKind::Run, key("puzzles-run"), run),
        (SeriesKind::Duel, key("puzzles-duel"), language.tr("puzzles-duel-line")),
    ];
    let mut pressed = None;
    for (kind, name, state) in series {
        let faced = Faced {
            name: &language.tr(name),
            state: &state,
            is_strong: false,
            is_done: false,
        };
        if row(ui, faced).clicked() {
            pressed = Some(Do::send(PuzzleWanted::BeginSeries(kind)));
        }
    }
    pressed
}

/// The puzzle of a day.
fn day(ui: &mut Ui, shown: &PuzzlesView, number: u64, language: &Language) -> Option<Do> {
    let puzzle = Collection::agon().of_day(number)?;
    let is_today = number == shown.today;
    let name = match is_today {
        true => language.tr("puzzles-today"),
        false => date(language, &date_of(number)),
    };
    let tried = shown.progress.tried(puzzle.id());
    let faced = Faced {
        name: &name,
        state: &language.tr(told(tried)),
        is_strong: is_today,
        is_done: tried.is_some_and(|tried| tried.solved),
    };
    row(ui, faced)
        .clicked()
        .then(|| Do::send(PuzzleWanted::BeginDay(number)))
}

/// The outcome of a puzzle, in words.
const fn told(tried: Option<Tried>) -> &'static str {
    match tried {
        None => key("puzzles-day-open"),
        Some(Tried { solved: false, .. }) => key("puzzles-day-tried"),
        Some(Tried { at_once: true, .. }) => key("puzzles-day-at-once"),
        Some(Tried { .. }) => key("puzzles-day-solved"),
    }
}

/// The text of a [`row`].
#[derive(Clone, Copy)]
struct Faced<'a> {
    name: &'a str,
    state: &'a str,
    /// Whether it stands out.
    is_strong: bool,
    /// Whether it was done.
    is_done: bool,
}

/// A button of the full width: what it begins, and how that stands.
fn row(ui: &mut Ui, faced: Faced) -> Response {
    let Faced {
        name,
        state,
        is_strong,
        is_done,
    } = faced;
    let palette = Palette::of(ui.ctx());
    let width = ui.available_width();
    let mark = WidgetText::from(state).into_galley(
        ui,
        Some(TextWrapMode::Wrap),
        (width - 3.0 * space::M) * 0.5,
        TextStyle::Small,
    );
    let style = if is_strong { strong_style() } else { TextStyle::Body };
    let inner = (width - mark.size().x - 3.0 * space::M).max(0.0);
    let galley = WidgetText::from(name).into_galley(ui, Some(TextWrapMode::Wrap), inner, style);
    let height = (galley.size().y.max(mark.size().y) + 2.0 * space::S).max(size::TOUCH);
    let (rect, response) = ui.allocate_exact_size(vec2(width, height), Sense::click());
    keep_in_sight(&response);
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Button, ui.is_enabled(), format!("{name}: {state}")));
    if ui.is_rect_visible(rect) {
        let corner = CornerRadius::same(radius::CONTROL);
        let near = ui
            .ctx()
            .animate_bool_with_time(response.id, response.hovered(), motion::ANSWER);
        let fill = palette
            .panel
            .lerp_to_gamma(palette.card, if is_strong { 1.0 } else { near });
        let line = if is_strong { palette.accent } else { palette.line };
        let stroke = Stroke::new(if is_strong { 1.5 } else { 1.0 }, line);
        ui.painter().rect(rect, corner, fill, stroke, StrokeKind::Inside);
        let at = egui::pos2(rect.left() + space::M, rect.center().y - galley.size().y / 2.0);
        ui.painter().galley(at, galley, palette.ink);
        let ink = if is_done { palette.accent } else { palette.muted };
        let at = egui::pos2(
            rect.right() - space::M - mark.size().x,
            rect.center().y - mark.size().y / 2.0,
        );
        ui.painter().galley(at, mark, ink);
        focus_ring(ui, &response, rect, corner);
    }
    response
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::shell::system::language::Locale;
    use crate::testing::screens::{assert_fits_apart, entered};

    /// 24 November 2026.
    const TODAY: u64 = 20_781;

    fn progress(count: usize) -> Progress {
        let mut progress = Progress::default();
        for number in 0..count as u64 {
            let puzzle = Collection::agon().of_day(TODAY - number).unwrap();
            progress.first_try(puzzle, number % 3 == 0);
            if number % 3 == 1 {
                progress.solved(puzzle);
            }
        }
        progress
    }

    fn shown(progress: &Progress) -> PuzzlesView<'_> {
        PuzzlesView {
            progress,
            today: TODAY,
            due: 3,
        }
    }

    const CHOICES: Choices = Choices {
        theme: None,
        shows_rating: true,
        days: DAYS,
    };

    #[test]
    fn it_fits() {
        for count in [0, 2, 40] {
            let progress = progress(count);
            assert_fits_apart(|ctx, language| drop(page(ctx, &shown(&progress), &mut CHOICES.clone(), language)));
        }
    }

    #[test]
    fn the_next_puzzle_begins_with_the_keyboard_alone() {
        let (language, progress) = (Language::new(Locale::EN), Progress::default());
        let asked = entered(0, |ctx| page(ctx, &shown(&progress), &mut CHOICES.clone(), &language));
        assert_eq!(asked, Some(Do::send(PuzzleWanted::BeginSeries(SeriesKind::Training))));
    }

    #[test]
    fn the_rating_is_told_once_there_is_one_and_only_if_it_is_wanted() {
        let language = Language::new(Locale::EN);
        let lines = |count, shows_rating| {
            let progress = progress(count);
            standing(&shown(&progress), shows_rating, &language)
        };
        let count = Collection::agon().puzzles().len();
        assert_eq!(lines(0, true), [format!("Solved: 0 of {count} (0 at the first try)")]);
        assert_eq!(lines(3, false), [format!("Solved: 2 of {count} (1 at the first try)")]);
        assert_eq!(lines(3, true)[1], "Your rating appears after a few more puzzles");
        let guessed = (4..60).map(|count| lines(count, true).remove(1));
        let guessed = guessed.filter(|line| line.starts_with("Your rating: about ")).count();
        assert!(guessed > 0);
        assert!(lines(60, true)[1].contains(" ± "), "{:?}", lines(60, true));
    }
}
