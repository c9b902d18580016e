//! The page of what was learned, solved and played. It shows pictures; each is also told in sentences.

use bevy::prelude::*;
use bevy_egui::egui::{
    self, CornerRadius, Painter, Rect, Response, Sense, Stroke, StrokeKind, TextStyle, TextWrapMode, Ui, WidgetInfo,
    WidgetText, WidgetType, pos2, vec2,
};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

use crate::app::agon::gameplay::messages::GameStarted;
use crate::app::agon::gameplay::schedule::AgonSystems;
use crate::app::agon::gameplay::settings::AgonSettings;
use crate::app::agon::pages::content::on_page_with_content;
use crate::app::agon::saves::progress_file::AllProgress;
use crate::app::agon::saves::saved_games::{SavedGames, game_in};
use crate::app::agon::text::pages::{LEARN, MUSEUM, MY_GAMES, PROGRESS, PUZZLES};
use crate::app::agon::text::played::{distinction_name, results};
use crate::app::agon::text::puzzles::theme_name;
use crate::app::agon::text::words::{enumeration, level_key, preset_key, rules_name};
use crate::app::shell::system::dates::date;
use crate::app::shell::system::exchange::events::Exchange;
use crate::app::shell::system::exchange::today;
use crate::app::shell::system::language::{Language, key};
use crate::app::shell::ui::browser_history::add_address;
use crate::app::shell::ui::draw_order::Draw;
use crate::app::shell::ui::navigation::{Overlay, Page};
use crate::app::shell::ui::notice::Notice;
use crate::app::shell::ui::theme::style::strong_style;
use crate::app::shell::ui::theme::tokens::{Palette, motion, radius, size, space};
use crate::app::shell::ui::widgets::controls::{focus_ring, hint, keep_in_sight, subheading, take_first_focus};
use crate::app::shell::ui::widgets::sheet::sheet;
use crate::engine::Level;
use crate::learn::course::Course;
use crate::learn::progress::Progress as Lessons;
use crate::played::distinction::Distinction;
use crate::played::game::{End, PlayedGame};
use crate::played::history::History;
use crate::puzzles::collection::Collection;
use crate::puzzles::progress::Progress as Puzzles;
use crate::puzzles::strength::{Strength, strengths};
use crate::rules::Preset;
use crate::session::game_list::number_of;

mod copy;
mod pictures;

use copy::CopyAction;

/// The height of the rating's curve, in points.
const CURVE: f32 = 96.0;
/// How many of the best games are listed.
const BEST: usize = 3;

pub(crate) fn plugin(app: &mut App) {
    add_address(app, PROGRESS);
    app.add_message::<GameStarted>().add_message::<Notice>().add_systems(
        EguiPrimaryContextPass,
        show.run_if(on_page_with_content(PROGRESS))
            .in_set(Draw::Overlay)
            .in_set(AgonSystems),
    );
}

fn show(
    mut contexts: EguiContexts,
    (language, settings): (Res<Language>, Res<AgonSettings>),
    (progress, games): (AllProgress, Res<SavedGames>),
    exchange: Res<Exchange>,
    mut overlay: ResMut<NextState<Overlay>>,
    mut started: MessageWriter<GameStarted>,
    mut notices: MessageWriter<Notice>,
) -> Result {
    let saved = |number| {
        let mut games = games.games().iter();
        games.find(|game| number_of(&game.name) == Some(number) && !game.is_unfinished())
    };
    let shown = Shown {
        lessons: progress.lessons(),
        puzzles: progress.puzzles(),
        shows_rating: settings.show_puzzle_rating,
        history: progress.games(),
        is_saved: &|number| saved(number).is_some(),
    };
    match page(contexts.ctx_mut()?, &shown, &language) {
        None => {}
        Some(ProgressAction::Close) => overlay.set(Overlay::None),
        Some(ProgressAction::Show(page)) => overlay.set(Overlay::Page(page)),
        Some(ProgressAction::Copy(CopyAction::Save)) => {
            let name = format!("agon-progress-{}.json", today().replace('.', "-"));
            exchange.save(&name, progress.file().write());
        }
        Some(ProgressAction::Copy(CopyAction::Add)) => exchange.open(),
        Some(ProgressAction::Open(number)) => {
            match saved(number).and_then(|known| game_in(progress.store(), &known.name)) {
                Some(game) => drop(started.write(GameStarted::of(game))),
                None => drop(notices.write(Notice::warning(language.tr("my-games-unreadable")))),
            }
        }
    }
    Ok(())
}

/// What the page is drawn from.
#[derive(Clone, Copy)]
struct Shown<'a> {
    lessons: &'a Lessons,
    puzzles: &'a Puzzles,
    shows_rating: bool,
    history: &'a History,
    /// Whether the game of a number can still be opened.
    is_saved: &'a dyn Fn(u64) -> bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum ProgressAction {
    Close,
    /// A card leads to the page where there is more of the same.
    Show(Page),
    /// A saved game is opened.
    Open(u64),
    /// Progress goes into a file, or comes from one.
    Copy(CopyAction),
}

fn page(ctx: &egui::Context, shown: &Shown, language: &Language) -> Option<ProgressAction> {
    let mut pressed = None;
    let contents = |ui: &mut Ui| {
        ui.spacing_mut().item_spacing.y = space::S;
        pressed = lessons(ui, shown.lessons, language);
        pressed = pressed.or(puzzles(ui, shown, language));
        pressed = pressed.or(games(ui, shown.history, language));
        pressed = pressed.or(best_games(ui, shown, language));
        pressed = pressed.or(distinctions(ui, shown, language));
        let is_empty = shown.lessons.is_empty() && shown.puzzles.is_empty() && shown.history.is_empty();
        pressed = pressed.or(copy::section(ui, is_empty, language).map(ProgressAction::Copy));
    };
    let (title, close) = (language.tr("progress-title"), language.tr("close"));
    let is_closed = sheet(ctx, PROGRESS.id, &title, &close, contents);
    is_closed.then_some(ProgressAction::Close).or(pressed)
}

/// The lessons and their stars.
fn lessons(ui: &mut Ui, learned: &Lessons, language: &Language) -> Option<ProgressAction> {
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
        ("done", learned.count(course).into()),
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
    card.clicked().then_some(ProgressAction::Show(LEARN))
}

/// The rating over time, and which themes are strengths.
fn puzzles(ui: &mut Ui, shown: &Shown, language: &Language) -> Option<ProgressAction> {
    ui.add_space(space::S);
    subheading(ui, language.tr("puzzles-title"));
    let collection = Collection::agon();
    if shown.puzzles.is_empty() {
        let card = picture(ui, "", &[language.tr("progress-no-puzzles")], 0.0, |_, _, _| {});
        return card.clicked().then_some(ProgressAction::Show(PUZZLES));
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
    is_pressed.then_some(ProgressAction::Show(PUZZLES))
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
fn games(ui: &mut Ui, history: &History, language: &Language) -> Option<ProgressAction> {
    ui.add_space(space::S);
    subheading(ui, language.tr("progress-levels"));
    if history.is_empty() {
        let card = picture(ui, "", &[language.tr("progress-no-games")], 0.0, |_, _, _| {});
        return card.clicked().then_some(ProgressAction::Show(MY_GAMES));
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
    let level = by_level.clicked().then_some(ProgressAction::Show(MY_GAMES));
    level.or(by_rules.clicked().then_some(ProgressAction::Show(MUSEUM)))
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
fn best_games(ui: &mut Ui, shown: &Shown, language: &Language) -> Option<ProgressAction> {
    ui.add_space(space::S);
    subheading(ui, language.tr("progress-best"));
    let best = shown.history.best().into_iter();
    let best: Vec<_> = best
        .filter(|(number, _)| (shown.is_saved)(*number))
        .take(BEST)
        .collect();
    if best.is_empty() {
        hint(ui, language.tr("progress-no-best"));
        return None;
    }
    hint(ui, language.tr("progress-best-hint"));
    let mut pressed = None;
    for (number, game) in best {
        let level = language.tr(level_key(game.level));
        let values = [
            ("date", date(language, game.day()).into()),
            ("rules", rules_name(language, &game.rules).into()),
            ("turns", game.turns.into()),
        ];
        let line = language.tr_with("my-games-line", &values);
        if row(ui, &level, &line, None, true).clicked() {
            pressed = Some(ProgressAction::Open(number));
        }
    }
    pressed
}

/// The distinctions, with the games in which they were earned.
fn distinctions(ui: &mut Ui, shown: &Shown, language: &Language) -> Option<ProgressAction> {
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
        let game = first
            .map(|(number, _)| number)
            .filter(|&number| (shown.is_saved)(number));
        let row = row(ui, &name, &line, Some(first.is_some()), game.is_some());
        if row.clicked() {
            pressed = game.map(ProgressAction::Open);
        }
    }
    pressed
}

/// The width inside a card.
fn room(ui: &Ui) -> f32 {
    (ui.available_width() - 2.0 * space::M).max(0.0)
}

/// A card with a picture of this height and lines below it, which leads to another page. `told` stands for the picture
/// where it cannot be seen.
fn picture(
    ui: &mut Ui,
    told: &str,
    lines: &[String],
    height: f32,
    paint: impl FnOnce(&Painter, Rect, &Palette),
) -> Response {
    let width = room(ui);
    let galleys: Vec<_> = lines
        .iter()
        .map(|line| {
            let text = WidgetText::from(line.as_str());
            text.into_galley(ui, Some(TextWrapMode::Wrap), width, TextStyle::Small)
        })
        .collect();
    let below: f32 = galleys.iter().map(|galley| galley.size().y).sum();
    let gap = if height > 0.0 { space::S } else { 0.0 };
    let whole = (height + gap + below + 2.0 * space::M).max(size::TOUCH);
    let (rect, response) = ui.allocate_exact_size(vec2(ui.available_width(), whole), Sense::click());
    keep_in_sight(&response);
    let told = match told {
        "" => lines.join(". "),
        told => told.to_owned(),
    };
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Button, ui.is_enabled(), &told));
    if ui.is_rect_visible(rect) {
        let palette = Palette::of(ui.ctx());
        ground(ui, &response, rect);
        let inner = rect.shrink(space::M);
        paint(ui.painter(), inner.with_max_y(inner.top() + height), palette);
        let mut at = pos2(inner.left(), inner.top() + height + gap);
        for galley in galleys {
            let next = galley.size().y;
            ui.painter().galley(at, galley, palette.muted);
            at.y += next;
        }
        focus_ring(ui, &response, rect, CornerRadius::same(radius::CONTROL));
    }
    response
}

/// The ground of what can be pressed.
fn ground(ui: &Ui, response: &Response, rect: Rect) {
    let palette = Palette::of(ui.ctx());
    let near = ui
        .ctx()
        .animate_bool_with_time(response.id, response.hovered(), motion::ANSWER);
    let fill = palette.panel.lerp_to_gamma(palette.card, near);
    let stroke = Stroke::new(1.0, palette.line);
    let corner = CornerRadius::same(radius::CONTROL);
    ui.painter().rect(rect, corner, fill, stroke, StrokeKind::Inside);
}

/// Lines of a picture that each begin with a name.
struct Lines {
    names: Vec<(std::sync::Arc<egui::Galley>, bool)>,
    /// The width of the names.
    column: f32,
}

impl Lines {
    /// Of these names, those that stand out are told by `true`.
    fn new(ui: &Ui, names: &[(String, bool)]) -> Self {
        let most = room(ui) * 0.45;
        let names: Vec<_> = names
            .iter()
            .map(|(name, stands_out)| {
                let style = if *stands_out { strong_style() } else { TextStyle::Body };
                let font = style.resolve(ui.style()).family;
                let font = egui::FontId::new(size::SMALL, font);
                let text = WidgetText::from(name.as_str());
                let galley = text.into_galley(ui, Some(TextWrapMode::Wrap), most, egui::FontSelection::FontId(font));
                (galley, *stands_out)
            })
            .collect();
        let column = names.iter().map(|(galley, _)| galley.size().x).fold(0.0, f32::max);
        Self { names, column }
    }

    fn heights(&self) -> impl Iterator<Item = f32> {
        self.names
            .iter()
            .map(|(galley, _)| (galley.size().y + space::XS).max(pictures::LINE))
    }

    fn height(&self) -> f32 {
        self.heights().sum()
    }

    /// Draws the names. Returns the rest of each line.
    fn draw(&self, painter: &Painter, rect: Rect, palette: &Palette) -> Vec<Rect> {
        let mut top = rect.top();
        let lines = self.names.iter().zip(self.heights());
        let rests = lines.map(|((galley, stands_out), height)| {
            let line = Rect::from_x_y_ranges(rect.x_range(), top..=top + height);
            top += height;
            let ink = if *stands_out { palette.accent } else { palette.ink };
            let at = pos2(line.left(), line.center().y - galley.size().y / 2.0);
            painter.galley(at, galley.clone(), ink);
            line.with_min_x(line.left() + self.column + space::M)
        });
        rests.collect()
    }
}

/// What the signs of games mean: signs and words in a line, or in several.
struct Legend {
    parts: Vec<(End, std::sync::Arc<egui::Galley>, egui::Vec2)>,
    height: f32,
}

impl Legend {
    fn new(ui: &Ui, parts: &[(End, String)]) -> Self {
        let width = room(ui);
        let mut at = vec2(0.0, space::S);
        let parts = parts.iter().map(|(end, word)| {
            let text = WidgetText::from(word.as_str());
            let galley = text.into_galley(ui, Some(TextWrapMode::Extend), f32::INFINITY, TextStyle::Small);
            let needs = pictures::STEP + space::XS + galley.size().x;
            if at.x > 0.0 && at.x + needs > width {
                at = vec2(0.0, at.y + pictures::LINE);
            }
            let place = at;
            at.x += needs + space::M;
            (*end, galley, place)
        });
        let parts = parts.collect();
        Self {
            parts,
            height: at.y + pictures::LINE,
        }
    }

    fn draw(&self, painter: &Painter, rect: Rect, palette: &Palette) {
        for (end, galley, place) in &self.parts {
            let middle = rect.min + *place + vec2(pictures::STEP / 2.0, pictures::LINE / 2.0);
            pictures::game(painter, middle, *end, palette);
            let at = pos2(
                rect.left() + place.x + pictures::STEP + space::XS,
                middle.y - galley.size().y / 2.0,
            );
            painter.galley(at, galley.clone(), palette.muted);
        }
    }
}

/// A line of the full width: a name, something smaller below it, and before it a medal that was earned or not. If it leads
/// to a game it is a button; if not, it can be reached by keys nevertheless, so that it can be scrolled to and read.
fn row(ui: &mut Ui, name: &str, line: &str, medal: Option<bool>, is_link: bool) -> Response {
    let width = ui.available_width();
    let indent = if medal.is_some() {
        space::M + pictures::STEP + space::S
    } else {
        space::M
    };
    let inner = (width - indent - space::M).max(0.0);
    let is_missing = medal == Some(false);
    let galley = |text: &str, style| WidgetText::from(text).into_galley(ui, Some(TextWrapMode::Wrap), inner, style);
    let name_galley = galley(name, if is_missing { TextStyle::Body } else { strong_style() });
    let line_galley = galley(line, TextStyle::Small);
    let height = name_galley.size().y + line_galley.size().y + 2.0 * space::S + 2.0;
    let sense = match is_link {
        true => Sense::click(),
        false => Sense::focusable_noninteractive(),
    };
    let (rect, response) = ui.allocate_exact_size(vec2(width, height.max(size::TOUCH)), sense);
    keep_in_sight(&response);
    let kind = if is_link { WidgetType::Button } else { WidgetType::Label };
    let told = format!("{name}. {line}");
    response.widget_info(|| WidgetInfo::labeled(kind, ui.is_enabled(), &told));
    // What has the focus needs a name, also where it is no button.
    ui.ctx()
        .accesskit_node_builder(response.id, |node| node.set_label(told));
    if ui.is_rect_visible(rect) {
        let palette = Palette::of(ui.ctx());
        if is_link {
            ground(ui, &response, rect);
        }
        if let Some(is_earned) = medal {
            let middle = pos2(rect.left() + space::M + pictures::STEP / 2.0, rect.center().y);
            pictures::medal(ui.painter(), middle, is_earned, palette);
        }
        let ink = if is_missing { palette.muted } else { palette.ink };
        let at = rect.min + vec2(indent, space::S);
        let below = name_galley.size().y + 2.0;
        ui.painter().galley(at, name_galley, ink);
        ui.painter().galley(at + vec2(0.0, below), line_galley, palette.muted);
        focus_ring(ui, &response, rect, CornerRadius::same(radius::CONTROL));
    }
    response
}

#[cfg(test)]
mod tests;
