//! The shelf: the games of the house, of which one is chosen. It is seen while the table is bare: at the first start,
//! and when the players come back from a game.

mod addresses;
mod boxes;
mod files;
pub mod remembered;

use bevy::prelude::*;
use bevy::window::PrimaryWindow;
use bevy_egui::egui::{self, Align, Layout as Flow, RichText};

use super::shell::accessibility::speech::Spoken;
use super::shell::pages::settings::SETTINGS;
use super::shell::ui::theme::style::title_style;
use super::shell::ui::widgets::buttons::choices;
use super::tabletop::active_game::{ActiveGame, GameExchanged};
use super::tabletop::game::{BoardGame, Games};
use super::tabletop::title::to_page;
use crate::shell::ui::navigation::{BackPressed, CAN_QUIT};
use crate::shell::ui::prelude::*;
use boxes::game_box;

/// Requires the settings and the games.
pub fn plugin(app: &mut App) {
    app.add_plugins((remembered::plugin, files::plugin, addresses::plugin))
        .add_systems(OnEnter(ActiveGame::None), tell)
        .add_systems(Update, (quit_on_back, name_window.run_if(state_changed::<ActiveGame>)));
}

/// The part of it that is drawn in a window.
pub fn window_plugin(app: &mut App) {
    let at_shelf = in_state(ActiveGame::None).and_then(in_state(Screen::Title));
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

fn show(
    In(ctx): In<egui::Context>,
    (games, language): (Res<Games>, Res<Language>),
    covered: Res<State<Overlay>>,
) -> Option<Do> {
    page(&ctx, games.0, *covered.get() != Overlay::None, &language)
}

/// Draws the page. Nothing on it can be pressed while something lies over it.
fn page(ctx: &egui::Context, games: &[BoardGame], is_covered: bool, language: &Language) -> Option<Do> {
    let palette = Palette::of(ctx);
    let window = ctx.content_rect();
    ctx.layer_painter(egui::LayerId::background())
        .rect_filled(window, 0.0, palette.ground);
    let is_wide = window.width() > window.height();
    let margin = if window.width() < size::NARROW {
        space::M
    } else {
        space::XL
    };
    let width = (window.width() - 2.0 * margin).min(if is_wide { 820.0 } else { size::QUESTION_WIDTH });
    let most = window.height() - 2.0 * space::S;
    egui::Area::new(egui::Id::new("shelf"))
        .anchor(egui::Align2::CENTER_CENTER, egui::Vec2::ZERO)
        .fade_in(false)
        .show(ctx, |ui| {
            ui.set_width(width);
            ui.set_max_height(most);
            ui.add_enabled_ui(!is_covered, |ui| {
                let scroll = egui::ScrollArea::vertical()
                    .max_height(most)
                    .min_scrolled_height(most.min(200.0));
                scroll
                    .show(ui, |ui| {
                        describe_scrolled(ui);
                        ui.with_layout(Flow::top_down_justified(Align::Center), |ui| {
                            contents(ui, games, is_wide, window.height(), language)
                        })
                        .inner
                    })
                    .inner
            })
            .inner
        })
        .inner
}

fn contents(ui: &mut egui::Ui, games: &[BoardGame], is_wide: bool, height: f32, language: &Language) -> Option<Do> {
    let palette = Palette::of(ui.ctx());
    ui.spacing_mut().item_spacing.y = space::S;
    let is_low = height < 480.0;
    if !is_low {
        let title = RichText::new(language.tr("shelf-title"));
        let style = if is_wide {
            title_style()
        } else {
            egui::TextStyle::Heading
        };
        ui.label(title.text_style(style).color(palette.accent));
        ui.add_space(space::S);
    }
    let mut press = None;
    let columns = if is_wide { games.len() } else { 1 };
    ui.columns(columns, |cells| {
        for (number, game) in games.iter().enumerate() {
            let ui = &mut cells[number % columns];
            let room = if is_wide { height * 0.5 } else { height * 0.24 };
            let button = game_box(ui, game, room, language);
            if number == 0 {
                take_first_focus(ui, &button);
            }
            if button.clicked() {
                press = Some(Do::send(GameExchanged(game.id)));
            }
        }
    });
    ui.add_space(space::S);
    let quit = CAN_QUIT.then(|| (Do::send(AppExit::Success), key("quit")));
    let last = [to_page(SETTINGS)].into_iter().chain(quit);
    choices(ui, last.collect(), language).or(press)
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
        is_grave: false,
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
        assert_fits(|ctx, language| {
            page(ctx, GAMES, false, language);
        });
    }
}
