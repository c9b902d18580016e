//! The page of what was learned, solved and played. It shows pictures; each is also told in sentences.

use agon_core::engine::Level;
use agon_core::learn::course::Course;
use agon_core::learn::progress::Progress as Lessons;
use agon_core::played::distinction::Distinction;
use agon_core::played::game::{End, PlayedGame};
use agon_core::played::history::History;
use agon_core::puzzles::collection::Collection;
use agon_core::puzzles::progress::Progress as Puzzles;
use agon_core::puzzles::strength::{Strength, strengths};
use agon_core::rules::Preset;
use agon_core::session::entry_names::number_of;
use bevy::prelude::*;
use bevy_egui::egui::{self, Response, Ui};

use crate::agon::gameplay::settings::AgonSettings;
use crate::agon::pages::content::add_page;
use crate::agon::saves::progress_file::AllProgress;
use crate::agon::saves::saved_games::{SavedGameWanted, SavedGames};
use crate::agon::text::pages::{LEARN, MUSEUM, MY_GAMES, PROGRESS, PUZZLES};
use crate::agon::text::played::{distinction_name, results};
use crate::agon::text::puzzles::theme_name;
use crate::agon::text::words::{enumeration, level_key, preset_key, rules_name};
use crate::shell::system::dates::date;
use crate::shell::ui::prelude::*;

mod copy;
mod pictures;

use pictures::cards::{picture, room, row};
use pictures::lines::{Legend, Lines};

/// The height of the rating's curve, in points.
const CURVE: f32 = 96.0;
/// Number of best games listed.
const BEST: usize = 3;

pub(crate) fn plugin(app: &mut App) {
    add_page(app, PROGRESS, show);
}

fn show(
    In(ctx): In<egui::Context>,
    (language, settings): (Res<Language>, Res<AgonSettings>),
    (progress, games): (AllProgress, Res<SavedGames>),
) -> Option<Do> {
    let saved = |number| {
        let mut games = games.games().iter();
        let game = games.find(|game| number_of(&game.name) == Some(number) && !game.is_unfinished);
        game.map(|game| game.name.clone())
    };
    let shown = ProgressView {
        lessons: progress.lessons(),
        puzzles: progress.puzzles(),
        shows_rating: settings.show_puzzle_rating,
        history: progress.games(),
        has_others: progress.has_others(),
        saved: &saved,
        file: &|| progress.file().write(),
    };
    page(&ctx, &shown, &language)
}

/// The data of the page.
#[derive(Clone, Copy)]
struct ProgressView<'a> {
    lessons: &'a Lessons,
    puzzles: &'a Puzzles,
    shows_rating: bool,
    history: &'a History,
    /// Whether anything of other games is kept, which is copied as well.
    has_others: bool,
    /// The entry of the game of a number, if it can still be opened.
    saved: &'a dyn Fn(u64) -> Option<String>,
    /// All of it as a file.
    file: &'a dyn Fn() -> String,
}

fn page(ctx: &egui::Context, shown: &ProgressView, language: &Language) -> Option<Do> {
    page_sheet(ctx, PROGRESS, language, |ui| {
        ui.spacing_mut().item_spacing.y = space::S;
        let mut pressed = lessons(ui, shown.lessons, language);
        pressed = pressed.or(puzzles(ui, shown, language));
        pressed = pressed.or(games(ui, shown.history, language));
        pressed = pressed.or(best_games(ui, shown, language));
        pressed = pressed.or(distinctions(ui, shown, language));
        let is_empty = shown.lessons.is_empty() && shown.puzzles.is_empty() && shown.history.is_empty();
        let is_empty = is_empty && !shown.has_others;
        pressed.or(copy::section(ui, shown.file, is_empty, language))
    })
}

/// The lessons and their stars.
fn lessons(ui: &mut Ui, learned: &Lessons, language: &Language) -> Option<Do> {
    let course = Course::agon();
    subheading(ui, language.tr("progress-lessons"));
    let groups: Vec<Vec<_>> = course
        .groups()
        .iter()
        .map(|group| {
            group
                .lessons()
                .iter()
                .map(|lesson| learned.stars(lesson.id()))
                .collect()
        })
        .collect();
    let stars: u32 = groups.iter().flatten().flatten().map(|&stars| u32::from(stars)).sum();
    let values = [
        ("done", learned.count(course.ids()).into()),
        ("count", course.lessons().count().into()),
    ];
    let done = language.tr_with("learn-count", &values);
    let told = format!(
        "{done}. {}",
        language.tr_with("progress-stars", &[("count", stars.into())])
    );
    let height = pictures::height_of_lessons(room(ui), &groups);
    let card = picture(ui, &told, &[done], height, |painter, rect, palette| {
        pictures::lessons(painter, rect, &groups, palette);
    });
    take_first_focus(ui, &card);
    card.clicked().then_some(Do::Open(LEARN))
}

/// The rating over time, and which themes are strengths.
fn puzzles(ui: &mut Ui, shown: &ProgressView, language: &Language) -> Option<Do> {
    ui.add_space(space::S);
    subheading(ui, language.tr("puzzles-title"));
    let collection = Collection::agon();
    if shown.puzzles.is_empty() {
        let card = picture(ui, "", &[language.tr("progress-no-puzzles")], 0.0, |_, _, _| {});
        return card.clicked().then_some(Do::Open(PUZZLES));
    }
    let (solved, first) = shown.puzzles.count(collection);
    let values = [("solved", solved.into()), ("first", first.into())];
    let mut lines = vec![language.tr_with("progress-solved", &values)];
    let ratings: Vec<_> = shown.puzzles.ratings().take_while(|_| shown.shows_rating).collect();
    if let Some(highest) = ratings.iter().map(|&(_, rating)| rating).max() {
        let rating = shown.puzzles.skill().value();
        let values = [("rating", rating.into()), ("highest", highest.max(rating).into())];
        lines.push(language.tr_with("progress-rating", &values));
    }
    let height = if ratings.is_empty() { 0.0 } else { CURVE };
    let card = picture(ui, "", &lines, height, |painter, rect, palette| {
        pictures::ratings(painter, rect, &ratings, palette);
    });
    let themes = themes(ui, &strengths(shown.puzzles, collection), language);
    let is_pressed = card.clicked() || themes.clicked();
    is_pressed.then_some(Do::Open(PUZZLES))
}

/// The themes as bars: strengths to the right, weaknesses to the left.
fn themes(ui: &mut Ui, strengths: &[Strength], language: &Language) -> Response {
    ui.add_space(space::S);
    subheading(ui, language.tr("progress-themes"));
    if strengths.is_empty() {
        return picture(ui, "", &[language.tr("progress-themes-few")], 0.0, |_, _, _| {});
    }
    let named = |is_meant: fn(f64) -> bool| {
        let meant = strengths.iter().filter(|strength| is_meant(strength.lead));
        let names: Vec<_> = meant
            .map(|strength| theme_name(language, Some(strength.theme)))
            .collect();
        (!names.is_empty()).then(|| [("themes", enumeration(language, &names).into())])
    };
    let better = named(|lead| lead >= 0.0).map(|names| language.tr_with("progress-stronger", &names));
    let worse = named(|lead| lead < 0.0).map(|names| language.tr_with("progress-weaker", &names));
    let told: Vec<_> = better.into_iter().chain(worse).collect();
    let names: Vec<_> = strengths
        .iter()
        .map(|strength| (theme_name(language, Some(strength.theme)), false))
        .collect();
    let lines = Lines::new(ui, &names);
    let caption = [language.tr("progress-themes-hint")];
    picture(
        ui,
        &told.join(" "),
        &caption,
        lines.height(),
        |painter, rect, palette| {
            for (line, strength) in lines.draw(painter, rect, palette).into_iter().zip(strengths) {
                pictures::lead(painter, line, strength.lead, palette);
            }
        },
    )
}

/// The games against the computer, by its level and by the rules.
fn games(ui: &mut Ui, history: &History, language: &Language) -> Option<Do> {
    ui.add_space(space::S);
    subheading(ui, language.tr("progress-levels"));
    if history.is_empty() {
        let card = picture(ui, "", &[language.tr("progress-no-games")], 0.0, |_, _, _| {});
        return card.clicked().then_some(Do::Open(MY_GAMES));
    }
    let levels = Level::ALL.map(|level| Kind {
        name: language.tr(level_key(level)),
        games: history.against(level),
        is_mastered: history.is_beaten(level),
    });
    let by_level = kinds(ui, &levels, language);
    ui.add_space(space::S);
    subheading(ui, language.tr("progress-rules"));
    let presets = Preset::ALL.into_iter().map(|preset| Kind {
        name: language.tr(preset_key(preset)),
        games: history.under(Some(preset)),
        is_mastered: history.is_won_under(&preset.rules()),
    });
    let own = Kind {
        name: language.tr("preset-custom"),
        games: history.under(None),
        is_mastered: false,
    };
    let rules: Vec<_> = presets
        .chain([own].into_iter().filter(|own| !own.games.is_empty()))
        .collect();
    let by_rules = kinds(ui, &rules, language);
    let level = by_level.clicked().then_some(Do::Open(MY_GAMES));
    level.or(by_rules.clicked().then_some(Do::Open(MUSEUM)))
}

/// Games of a kind.
struct Kind<'a> {
    name: String,
    games: Vec<&'a PlayedGame>,
    /// Whether one was won without hints.
    is_mastered: bool,
}

/// A line of games for each kind.
fn kinds(ui: &mut Ui, kinds: &[Kind], language: &Language) -> Response {
    let told: Vec<_> = kinds
        .iter()
        .map(|kind| results(language, &kind.name, &kind.games, kind.is_mastered))
        .collect();
    let names: Vec<_> = kinds.iter().map(|kind| (kind.name.clone(), kind.is_mastered)).collect();
    let lines = Lines::new(ui, &names);
    let legend = [End::Won, End::Drawn, End::Lost].map(|end| (end, language.tr(end_key(end))));
    let key = Legend::new(ui, &legend);
    let height = lines.height() + key.height;
    let caption = [language.tr("progress-legend")];
    picture(ui, &told.join(" "), &caption, height, |painter, rect, palette| {
        let (above, below) = rect.split_top_bottom_at_y(rect.bottom() - key.height);
        for (line, kind) in lines.draw(painter, above, palette).into_iter().zip(kinds) {
            let ends: Vec<_> = kind.games.iter().map(|game| game.end).collect();
            pictures::games(painter, line, &ends, palette);
        }
        key.draw(painter, below, palette);
    })
}

const fn end_key(end: End) -> &'static str {
    match end {
        End::Won => key("my-games-won"),
        End::Drawn => key("my-games-drawn"),
        End::Lost => key("my-games-lost"),
    }
}

/// The best games, which can be opened.
fn best_games(ui: &mut Ui, shown: &ProgressView, language: &Language) -> Option<Do> {
    ui.add_space(space::S);
    subheading(ui, language.tr("progress-best"));
    let best = shown.history.best().into_iter();
    let best: Vec<_> = best
        .filter_map(|(number, game)| Some(((shown.saved)(number)?, game)))
        .take(BEST)
        .collect();
    if best.is_empty() {
        hint(ui, language.tr("progress-no-best"));
        return None;
    }
    hint(ui, language.tr("progress-best-hint"));
    let mut pressed = None;
    for (name, game) in best {
        let level = language.tr(level_key(game.level));
        let values = [
            ("date", date(language, game.day()).into()),
            ("rules", rules_name(language, &game.rules).into()),
            ("turns", game.turns.into()),
        ];
        let line = language.tr_with("my-games-line", &values);
        if row(ui, &level, &line, None, true).clicked() {
            pressed = Some(Do::send(SavedGameWanted::Open(name)));
        }
    }
    pressed
}

/// The distinctions, with the games in which they were earned.
fn distinctions(ui: &mut Ui, shown: &ProgressView, language: &Language) -> Option<Do> {
    ui.add_space(space::S);
    subheading(ui, language.tr("progress-distinctions"));
    hint(ui, language.tr("progress-distinctions-hint"));
    let mut pressed = None;
    for distinction in Distinction::ALL {
        let name = distinction_name(language, distinction);
        let first = shown.history.first(distinction);
        let line = match first {
            Some((_, game)) => date(language, game.day()),
            None => language.tr("progress-not-yet"),
        };
        let game = first.and_then(|(number, _)| (shown.saved)(number));
        let row = row(ui, &name, &line, Some(first.is_some()), game.is_some());
        if row.clicked() {
            pressed = game.map(|name| Do::send(SavedGameWanted::Open(name)));
        }
    }
    pressed
}

#[cfg(test)]
mod tests;
