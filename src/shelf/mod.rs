//! The shelf: the games of the house, of which one is chosen. It is seen while the table is bare: at the first start,
//! and when the players come back from a game.

mod addresses;
mod board;
mod boxes;
mod covers;
mod files;
pub mod remembered;

use bevy::prelude::*;
use bevy::window::PrimaryWindow;
use bevy_egui::egui::{self, RichText};

use super::shell::accessibility::speech::Spoken;
use super::shell::pages::settings::SETTINGS;
use super::shell::ui::theme::style::title_style;
use super::shell::ui::widgets::controls::font_within;
use super::shell::ui::widgets::icons::Icon;
use super::tabletop::active_game::{ActiveGame, GameExchanged};
use super::tabletop::game::{BoardGame, Games};
use super::tabletop::motion::AnimationSpeed;
use super::tabletop::title::menu::{MenuEntry, corner_buttons};
use crate::shell::system::redraw::Wake;
use crate::shell::system::resources::AddResource;
use crate::shell::ui::navigation::{BackPressed, CAN_QUIT};
use crate::shell::ui::prelude::*;
use crate::shell::ui::widgets::wood::wood;
use board::{BELOW, board};
use boxes::GameBox;
use covers::Covers;

/// Windows lower than this, in points, have no room for the question.
const LOW: f32 = 480.0;
/// The greatest width of a box, in points.
const WIDEST: f32 = 400.0;
/// Between two boxes, in points.
const GAP: f32 = space::XL;
/// Room for the question above boards with one box each, in points.
const ABOVE: f32 = 68.0;
/// Width of the buttons in the corner, in points.
const CORNER: f32 = 2.0 * (size::TOUCH + space::S);

/// Requires the settings and the games.
pub fn plugin(app: &mut App) {
    app.add_plugins((remembered::plugin, files::plugin, addresses::plugin))
        .add_systems(OnEnter(ActiveGame::None), tell)
        .add_systems(Update, (quit_on_back, name_window.run_if(state_changed::<ActiveGame>)));
}

/// The part of it that is drawn in a window.
pub fn window_plugin(app: &mut App) {
    let at_shelf = in_state(ActiveGame::None).and_then(in_state(Screen::Title));
    app.add_resource::<Covers>();
    add_screen(app, at_shelf, show);
}

fn tell(language: Res<Language>, mut spoken: MessageWriter<Spoken>) {
    spoken.write(Spoken(language.tr("shelf-title")));
}

/// The window has the name of the game on the table, which is also what screen readers call it; without one, that of the
/// first, after which the house is called.
fn name_window(
    (game, games, language): (Res<State<ActiveGame>>, Res<Games>, Res<Language>),
    mut windows: Query<&mut Window, With<PrimaryWindow>>,
) {
    let on_table = games.0.iter().find(|offered| offered.id == *game.get());
    let Some(named) = on_table.or(games.0.first()) else {
        return;
    };
    for mut window in &mut windows {
        window.title = language.tr(named.name);
    }
}

/// The shelf is told of a press.
#[derive(Debug)]
#[cfg_attr(test, derive(PartialEq))]
enum Press {
    /// On the box of a game.
    Open(ActiveGame),
    /// On anything else.
    Other(Do),
}

/// The box that is being opened, and since when, in egui's seconds.
#[derive(Clone, Copy, Debug)]
struct Opening {
    game: ActiveGame,
    since: f64,
}

/// Seconds that a box takes to open.
const OPENS_IN: f64 = 0.16;

fn show(
    In(ctx): In<egui::Context>,
    (games, language): (Res<Games>, Res<Language>),
    covered: Res<State<Overlay>>,
    (mut covers, server): (ResMut<Covers>, Option<Res<AssetServer>>),
    (speed, mut wake): (Res<AnimationSpeed>, ResMut<Wake>),
    mut opening: Local<Option<Opening>>,
) -> Option<Do> {
    covers.follow(&ctx, games.0, server.as_deref(), &mut wake);
    let now = ctx.input(|input| input.time);
    let way = |opening: Opening| ((now - opening.since) / OPENS_IN * f64::from(speed.0)) as f32;
    let shelf = Shelf {
        games: games.0,
        covers: &covers,
        opening: opening.map(|opening| (opening.game, way(opening).min(1.0))),
    };
    let press = page(&ctx, &shelf, *covered.get() != Overlay::None, &language);
    match (press, *opening) {
        (_, Some(opened)) if way(opened) >= 1.0 => {
            *opening = None;
            Some(Do::send(GameExchanged(opened.game)))
        }
        (_, Some(_)) => {
            ctx.request_repaint();
            None
        }
        (Some(Press::Open(game)), None) if speed.0 > 0.0 => {
            *opening = Some(Opening { game, since: now });
            ctx.request_repaint();
            None
        }
        (Some(Press::Open(game)), None) => Some(Do::send(GameExchanged(game))),
        (Some(Press::Other(asked)), None) => Some(asked),
        (None, None) => None,
    }
}

/// What stands on the shelf.
struct Shelf<'a> {
    games: &'a [BoardGame],
    covers: &'a Covers,
    /// The game whose box is being opened, and how far it is, from 0 to 1.
    opening: Option<(ActiveGame, f32)>,
}

impl Shelf<'_> {
    fn boxes(&self) -> impl Iterator<Item = GameBox<'_>> {
        self.games.iter().map(|game| GameBox {
            game,
            picture: self.covers.of(game.id),
            open: self
                .opening
                .filter(|(opened, _)| *opened == game.id)
                .map_or(0.0, |(_, way)| way),
            line: 0.0,
        })
    }
}

/// Draws the page. Nothing on it can be pressed while something lies over it.
fn page(ctx: &egui::Context, shelf: &Shelf, is_covered: bool, language: &Language) -> Option<Press> {
    let palette = Palette::of(ctx);
    let window = ctx.content_rect();
    wall(ctx, window, palette);
    let most = window.height() - 2.0 * space::S;
    let shown = egui::Area::new(egui::Id::new("shelf"))
        .anchor(egui::Align2::CENTER_CENTER, egui::Vec2::ZERO)
        .fade_in(false)
        .show(ctx, |ui| {
            ui.set_width(window.width());
            ui.set_max_height(most);
            ui.add_enabled_ui(!is_covered, |ui| {
                let scroll = egui::ScrollArea::vertical()
                    .max_height(most)
                    .min_scrolled_height(most.min(200.0));
                let scrolled = scroll.show(ui, |ui| {
                    describe_scrolled(ui);
                    contents(ui, shelf, window, language)
                });
                scrolled.inner
            })
            .inner
        });
    let quit = CAN_QUIT.then(|| MenuEntry::new(Do::send(AppExit::Success), Icon::Quit, key("quit")));
    let corner = quit
        .into_iter()
        .chain([MenuEntry::page(Icon::Settings, SETTINGS)])
        .collect();
    let in_corner = corner_buttons(ctx, "shelf", corner, language);
    shown.inner.map(Press::Open).or(in_corner.map(Press::Other))
}

/// The wall behind the shelf, with a light on it.
fn wall(ctx: &egui::Context, window: egui::Rect, palette: &Palette) {
    let light = |at: egui::Pos2| {
        let away = (at - window.center_top() - egui::vec2(0.0, window.height() * 0.36)) / window.size();
        1.25 - 1.55 * away.length()
    };
    let painter = ctx.layer_painter(egui::LayerId::background());
    painter.add(egui::Shape::mesh(wood(window, palette, light)));
}

fn contents(ui: &mut egui::Ui, shelf: &Shelf, window: egui::Rect, language: &Language) -> Option<ActiveGame> {
    let palette = Palette::of(ui.ctx());
    ui.spacing_mut().item_spacing = egui::Vec2::ZERO;
    let is_wide = window.width() > window.height();
    let is_low = window.height() < LOW;
    let margin = if window.width() < size::NARROW {
        space::M
    } else {
        space::XL
    };
    let count = shelf.games.len() as f32;
    if !is_low {
        title(ui, margin, is_wide, language);
    }
    // Where there is no question, the boxes leave room for the corner.
    let across = window.width() - if is_low { CORNER } else { 0.0 };
    let room = across - 2.0 * margin;
    // The shape of a box, and how many share a board.
    let (width, height, on_board) = if is_wide {
        let width = ((room - (count - 1.0) * GAP) / count).min(WIDEST);
        let height = (window.height() * if is_low { 0.78 } else { 0.66 }).min(width * 1.32);
        (width, height, shelf.games.len())
    } else {
        let width = room.min(WIDEST);
        let height = (window.height() - ABOVE) / count - BELOW - space::M;
        (width, height.min(width), 1)
    };
    let mut boxes: Vec<_> = shelf.boxes().collect();
    let lines = boxes.iter().map(|one| one.line_height(ui, width, language));
    let line = lines.fold(0.0, f32::max);
    boxes.iter_mut().for_each(|one| one.line = line);
    let height = boxes
        .iter()
        .map(|one| one.height(ui, width, height, language))
        .fold(0.0, f32::max);
    let mut opened = None;
    for (number, row) in boxes.chunks(on_board).enumerate() {
        let behind = ui.painter().add(egui::Shape::Noop);
        let total = row.len() as f32 * (width + GAP) - GAP;
        let foot = ui.cursor().top() + height;
        ui.horizontal_top(|ui| {
            ui.add_space((across - total) / 2.0);
            for (place, one) in row.iter().enumerate() {
                if place > 0 {
                    ui.add_space(GAP);
                }
                let button = ui
                    .allocate_ui(egui::vec2(width, height), |ui| one.show(ui, height, language))
                    .inner;
                if number + place == 0 {
                    take_first_focus(ui, &button);
                }
                if button.clicked() {
                    opened = Some(one.game.id);
                }
            }
        });
        let first = window.left() + (across - total) / 2.0;
        let feet = (0..row.len()).map(|place| {
            let left = first + place as f32 * (width + GAP);
            egui::Rangef::new(left, left + width)
        });
        ui.painter()
            .set(behind, egui::Shape::Vec(board(window, foot, feet, palette)));
        ui.add_space(BELOW + space::M);
    }
    opened
}

/// The question, clear of the buttons in the corner.
fn title(ui: &mut egui::Ui, margin: f32, is_wide: bool, language: &Language) {
    let palette = Palette::of(ui.ctx());
    let question = language.tr("shelf-title");
    if is_wide {
        let text = RichText::new(question).text_style(title_style());
        ui.vertical_centered(|ui| ui.label(text.color(palette.accent)));
        ui.add_space(space::L);
    } else {
        ui.horizontal_top(|ui| {
            ui.add_space(margin);
            ui.vertical(|ui| {
                ui.set_max_width(ui.available_width() - CORNER);
                let whole = std::iter::once(&*question);
                let font = font_within(ui, whole, egui::TextStyle::Heading, ui.available_width());
                ui.label(RichText::new(question.as_str()).font(font).color(palette.accent));
            });
        });
        ui.add_space(space::S);
    }
}

/// "Back" at the shelf leads out of the program, after a question.
fn quit_on_back(
    mut requests: MessageReader<BackPressed>,
    game: Res<State<ActiveGame>>,
    language: Res<Language>,
    mut commands: Commands,
) {
    // Read at every game: the request that leads from there to the shelf is not one to leave the shelf too.
    let is_pressed = requests.read().count() > 0;
    if !is_pressed || *game.get() != ActiveGame::None || !CAN_QUIT {
        return;
    }
    let question = Question {
        title: language.tr("shelf-quit-title"),
        body: language.tr("shelf-quit-body"),
        yes: language.tr("quit"),
        no: language.tr("cancel"),
        is_grave: true,
    };
    Do::ask(question, Do::send(AppExit::Success)).queue(&mut commands);
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::GAMES;
    use crate::testing::screens::assert_fits;

    #[test]
    fn it_fits() {
        let covers = Covers::default();
        for opening in [None, Some((GAMES[1].id, 0.5))] {
            let shelf = Shelf {
                games: GAMES,
                covers: &covers,
                opening,
            };
            assert_fits(|ctx, language| drop(page(ctx, &shelf, false, language)));
        }
    }
}
