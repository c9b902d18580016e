//! The page of the puzzles: the next one, those of the days, and how many were solved.

use agon_core::puzzles::collection::Collection;
use agon_core::puzzles::progress::{Progress, Tried};
use agon_core::puzzles::puzzle::Puzzle;
use agon_core::puzzles::theme::Theme;
use bevy::prelude::*;
use bevy_egui::egui::{
    self, CornerRadius, Response, Sense, Stroke, StrokeKind, TextStyle, TextWrapMode, Ui, WidgetInfo, WidgetText,
    WidgetType, vec2,
};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

use crate::agon::gameplay::agon_screen::AGON;
use crate::agon::gameplay::puzzles::{PuzzleWanted, SeriesKind};
use crate::agon::gameplay::schedule::AgonSystems;
use crate::agon::gameplay::settings::AgonSettings;
use crate::agon::pages::content::on_page_with_content;
use crate::agon::saves::puzzles::Solved;
use crate::agon::text::pages::{MISTAKES, PUZZLES};
use crate::agon::text::puzzles::theme_name;
use crate::shell::system::dates::date;
use crate::shell::system::exchange::{date_of, day_number};
use crate::shell::system::language::{Language, key};
use crate::shell::ui::draw_order::Draw;
use crate::shell::ui::navigation::Overlay;
use crate::shell::ui::theme::style::strong_style;
use crate::shell::ui::theme::tokens::{Palette, motion, radius, size, space};
use crate::shell::ui::widgets::buttons::{primary_button, secondary_button};
use crate::shell::ui::widgets::controls::{
    focus_ring, hint, keep_in_sight, segmented, subheading, take_first_focus, toggle,
};
use crate::shell::ui::widgets::sheet::sheet;
use crate::tabletop::addresses::add_game_address;

/// How many earlier days are shown at first, and come with each press.
const DAYS: u64 = 7;

pub(crate) fn plugin(app: &mut App) {
    add_game_address(app, AGON, PUZZLES);
    app.add_message::<PuzzleWanted>().add_systems(
        EguiPrimaryContextPass,
        show.run_if(on_page_with_content(PUZZLES))
            .in_set(Draw::Overlay)
            .in_set(AgonSystems),
    );
}

fn show(
    mut contexts: EguiContexts,
    language: Res<Language>,
    (mut solved, mut settings): (ResMut<Solved>, ResMut<AgonSettings>),
    mut days: Local<u64>,
    mut overlay: ResMut<NextState<Overlay>>,
    mut wanted: MessageWriter<PuzzleWanted>,
) -> Result {
    *days = (*days).max(DAYS);
    let shown = Shown {
        progress: solved.progress(),
        theme: solved.theme,
        shows_rating: settings.show_puzzle_rating,
        today: day_number(),
        days: *days,
        due: solved.due(),
    };
    match page(contexts.ctx_mut()?, &shown, &language) {
        None => {}
        Some(PuzzlesAction::Close) => overlay.set(Overlay::None),
        Some(PuzzlesAction::Mistakes) => overlay.set(Overlay::Page(MISTAKES)),
        Some(PuzzlesAction::Series(kind)) => drop(wanted.write(PuzzleWanted::BeginSeries(kind))),
        Some(PuzzlesAction::Begin(puzzle)) => drop(wanted.write(PuzzleWanted::Begin(puzzle))),
        Some(PuzzlesAction::Choose(theme)) => solved.theme = theme,
        Some(PuzzlesAction::ShowRating(is_shown)) => settings.show_puzzle_rating = is_shown,
        Some(PuzzlesAction::MoreDays) => *days += DAYS,
    }
    Ok(())
}

/// What the page is drawn from.
#[derive(Clone, Copy)]
struct Shown<'a> {
    progress: &'a Progress,
    theme: Option<Theme>,
    shows_rating: bool,
    /// The day, and how many earlier ones are shown.
    today: u64,
    days: u64,
    /// How many missed puzzles and mistakes come back today.
    due: usize,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum PuzzlesAction {
    Close,
    Mistakes,
    Begin(&'static Puzzle),
    Series(SeriesKind),
    Choose(Option<Theme>),
    ShowRating(bool),
    MoreDays,
}

fn page(ctx: &egui::Context, shown: &Shown, language: &Language) -> Option<PuzzlesAction> {
    let mut pressed = None;
    let contents = |ui: &mut Ui| {
        ui.spacing_mut().item_spacing.y = space::S;
        hint(ui, language.tr("puzzles-hint"));
        for line in standing(shown, language) {
            ui.label(line);
        }
        let justified = egui::Layout::top_down_justified(egui::Align::Center);
        let solve = ui.with_layout(justified, |ui| primary_button(ui, language.tr("puzzles-solve")));
        take_first_focus(ui, &solve.inner);
        if solve.inner.clicked() {
            pressed = Some(PuzzlesAction::Series(SeriesKind::Training));
        }
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
        let mut theme = shown.theme;
        let themes = [None].into_iter().chain(Theme::ALL.map(Some));
        let themes: Vec<_> = themes.map(|theme| (theme, theme_name(language, theme))).collect();
        if segmented(ui, &name, &mut theme, &themes) {
            pressed = Some(PuzzlesAction::Choose(theme));
        }
        let mut shows_rating = shown.shows_rating;
        if toggle(ui, &mut shows_rating, &language.tr("puzzles-show-rating")) {
            pressed = Some(PuzzlesAction::ShowRating(shows_rating));
        }
        ui.add_space(space::S);
        subheading(ui, language.tr("puzzles-earlier"));
        for before in 1..=shown.days.min(shown.today) {
            pressed = pressed.or(day(ui, shown, shown.today - before, language));
        }
        let more = ui.with_layout(justified, |ui| secondary_button(ui, language.tr("puzzles-more-days")));
        if more.inner.clicked() {
            pressed = Some(PuzzlesAction::MoreDays);
        }
    };
    let (title, close) = (language.tr("puzzles-title"), language.tr("close"));
    let is_closed = sheet(ctx, PUZZLES.id, &title, &close, contents);
    is_closed.then_some(PuzzlesAction::Close).or(pressed)
}

/// How many puzzles were solved, and the rating if it is shown and there is one.
fn standing(shown: &Shown, language: &Language) -> Vec<String> {
    let collection = Collection::agon();
    let (solved, first) = shown.progress.count(collection);
    let values = [
        ("solved", solved.into()),
        ("count", collection.puzzles().len().into()),
        ("first", first.into()),
    ];
    let mut lines = vec![language.tr_with("puzzles-count", &values)];
    let skill = shown.progress.skill();
    if shown.shows_rating && !shown.progress.is_empty() {
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
fn mistakes(ui: &mut Ui, shown: &Shown, language: &Language) -> Option<PuzzlesAction> {
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
    row(ui, faced).clicked().then_some(PuzzlesAction::Mistakes)
}

/// Other ways to play.
fn others(ui: &mut Ui, shown: &Shown, language: &Language) -> Option<PuzzlesAction> {
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
            pressed = Some(PuzzlesAction::Series(kind));
        }
    }
    pressed
}

/// The puzzle of a day.
fn day(ui: &mut Ui, shown: &Shown, number: u64, language: &Language) -> Option<PuzzlesAction> {
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
    row(ui, faced).clicked().then_some(PuzzlesAction::Begin(puzzle))
}

/// What came of a puzzle, in words.
const fn told(tried: Option<Tried>) -> &'static str {
    match tried {
        None => key("puzzles-day-open"),
        Some(Tried { solved: false, .. }) => key("puzzles-day-tried"),
        Some(Tried { at_once: true, .. }) => key("puzzles-day-at-once"),
        Some(Tried { .. }) => key("puzzles-day-solved"),
    }
}

/// What is written on a [`row`].
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
    use crate::testing::screens::{WINDOWS, context, cut_off_texts, draw_frame, overlapping_texts};

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

    fn shown(progress: &Progress) -> Shown<'_> {
        Shown {
            progress,
            theme: None,
            shows_rating: true,
            today: TODAY,
            days: DAYS,
            due: 3,
        }
    }

    #[test]
    fn no_language_runs_out_of_any_window() {
        for locale in Locale::all() {
            let language = Language::new(locale);
            for window in WINDOWS {
                for count in [0, 2, 40] {
                    let progress = progress(count);
                    let mut draw = |ctx: &egui::Context| {
                        page(ctx, &shown(&progress), &language);
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
    fn the_next_puzzle_begins_with_the_keyboard_alone() {
        let (language, progress) = (Language::new(Locale::EN), Progress::default());
        let ctx = context();
        let mut pass = |key| draw_frame(&ctx, key, |ctx| page(ctx, &shown(&progress), &language));
        assert_eq!([None; 3].map(&mut pass), [None; 3]);
        let press = Some(egui::Key::Enter);
        assert_eq!(pass(press), None, "the first press shows where the keyboard is");
        pass(None);
        assert_eq!(pass(press), Some(PuzzlesAction::Series(SeriesKind::Training)));
    }

    #[test]
    fn the_rating_is_told_once_there_is_one_and_only_if_it_is_wanted() {
        let language = Language::new(Locale::EN);
        let lines = |count, shows_rating| {
            let progress = progress(count);
            let shown = Shown {
                shows_rating,
                ..shown(&progress)
            };
            standing(&shown, &language)
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
