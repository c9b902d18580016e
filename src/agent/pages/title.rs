//! The title page of Agent.

use agon_core::agent::players::Level;
use bevy::prelude::*;
use bevy_egui::egui::{self, Align, Layout as Flow, RichText};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

use super::set_up::choices::Choices;
use crate::agent::gameplay::agent_screen::AgentScreen;
use crate::agent::gameplay::messages::{GameStarted, GameWanted};
use crate::agent::gameplay::settings::AgentSettings;
use crate::agent::saves::saved_games::SavedGames;
use crate::agent::text::pages::{LESSONS, MY_GAMES, RULES};
use crate::shell::accessibility::speech::Spoken;
use crate::shell::pages::settings::SETTINGS;
use crate::shell::pages::text_page::CREDITS;
use crate::shell::system::store::Store;
use crate::shell::ui::draw_order::Draw;
use crate::shell::ui::navigation::{CAN_QUIT, Page};
use crate::shell::ui::prelude::*;
use crate::shell::ui::theme;
use crate::shell::ui::theme::style::title_style;
use crate::shell::ui::widgets::buttons::choices;
use crate::shell::ui::widgets::controls::describe_scrolled;
use crate::tabletop::active_game::{ActiveGame, GameExchanged};
use crate::tabletop::lessons::learned::Learned;
use crate::tabletop::view::BoardViewport;

/// The players of the game that *Play* begins.
const PLAYERS: usize = 4;

pub(crate) fn plugin(app: &mut App) {
    app.add_systems(OnEnter(AgentScreen(Screen::Title)), tell).add_systems(
        EguiPrimaryContextPass,
        show.run_if(in_state(AgentScreen(Screen::Title))).in_set(Draw::Screen),
    );
}

fn tell(language: Res<Language>, mut spoken: MessageWriter<Spoken>) {
    let [name, line] = [language.tr("agent-name"), language.tr("agent-line")];
    spoken.write(Spoken(format!("{name}. {line}")));
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum TitlePress {
    Continue,
    Play,
    FirstGame,
    SetUp,
    Page(Page),
    OtherGames,
    Quit,
}

fn show(
    mut contexts: EguiContexts,
    (language, games, store, learned): (Res<Language>, Res<SavedGames>, Res<Store>, Res<Learned>),
    mut settings: ResMut<AgentSettings>,
    (mut screen, mut overlay): (ResMut<NextState<Screen>>, ResMut<NextState<Overlay>>),
    (mut wanted, mut started): (MessageWriter<GameWanted>, MessageWriter<GameStarted>),
    (mut exchanged, mut exit): (MessageWriter<GameExchanged>, MessageWriter<AppExit>),
    (mut notices, mut viewport): (MessageWriter<Notice>, ResMut<BoardViewport>),
) -> Result {
    let unfinished = games.last_unfinished();
    let ctx = contexts.ctx_mut()?;
    let known = Known {
        is_new: games.all().is_empty() && learned.progress.is_empty(),
        is_unfinished: unfinished.is_some(),
    };
    let (press, map) = page(ctx, known, &language);
    let zoom = ctx.zoom_factor();
    let logical = |at: egui::Pos2| Vec2::new(at.x, at.y) * zoom;
    viewport.set_if_neq(BoardViewport(Some(bevy::math::Rect::from_corners(
        logical(map.min),
        logical(map.max),
    ))));
    match press {
        None => {}
        Some(TitlePress::Continue) => match unfinished.map(|game| SavedGames::open(&store, &game.entry)) {
            Some(Ok(referee)) => drop(started.write(GameStarted(referee))),
            _ => drop(notices.write(Notice::warning(language.tr("agent-game-damaged")))),
        },
        Some(TitlePress::Play) => drop(wanted.write(Choices::against_computers(Level::Novice, PLAYERS))),
        Some(TitlePress::FirstGame) => {
            settings.hints = true;
            settings.hints_shown.clear();
            wanted.write(Choices::first_game());
        }
        Some(TitlePress::SetUp) => screen.set(Screen::NewGame),
        Some(TitlePress::Page(page)) => overlay.set(Overlay::Page(page)),
        Some(TitlePress::OtherGames) => drop(exchanged.write(GameExchanged(ActiveGame::None))),
        Some(TitlePress::Quit) => drop(exit.write(AppExit::Success)),
    }
    Ok(())
}

/// What the menu depends on.
#[derive(Clone, Copy, Debug)]
struct Known {
    /// Whether nothing was ever played or learned.
    is_new: bool,
    /// Whether there is an unfinished game.
    is_unfinished: bool,
}

/// Draws the menu beside or below the map. Returns the button pressed, and the area of the map.
fn page(ctx: &egui::Context, known: Known, language: &Language) -> (Option<TitlePress>, egui::Rect) {
    let palette = Palette::of(ctx);
    let window = ctx.content_rect();
    let is_beside = window.width() > window.height() * 1.2;
    let width = (window.width() - 2.0 * space::M).min(if is_beside { 360.0 } else { size::QUESTION_WIDTH });
    let (anchor, offset) = match is_beside {
        true => (egui::Align2::LEFT_CENTER, egui::vec2(space::L, 0.0)),
        false => (egui::Align2::CENTER_BOTTOM, egui::vec2(0.0, -space::M)),
    };
    let most = window.height() - 2.0 * space::M;
    let shown = egui::Area::new(egui::Id::new("agent title"))
        .anchor(anchor, offset)
        .fade_in(false)
        .show(ctx, |ui| {
            theme::sheet_frame(palette)
                .inner_margin(space::M)
                .show(ui, |ui| {
                    ui.set_width(width - 2.0 * space::M);
                    ui.set_max_height(most);
                    let scroll = egui::ScrollArea::vertical().max_height(most - 2.0 * space::M);
                    scroll
                        .show(ui, |ui| {
                            describe_scrolled(ui);
                            ui.spacing_mut().item_spacing.y = space::S;
                            ui.with_layout(Flow::top_down_justified(Align::Center), |ui| menu(ui, known, language))
                                .inner
                        })
                        .inner
                })
                .inner
        });
    let menu = shown.response.rect;
    let map = match is_beside {
        true => window.with_min_x(menu.right()),
        false => window.with_max_y(menu.top().max(window.top() + 1.0)),
    };
    (shown.inner, map)
}

/// A choice of the menu, and the key of its text.
type Choice = (TitlePress, &'static str);

impl Known {
    /// The choices below the main button and what is said of it, in lines of one or two.
    fn others(self) -> Vec<Vec<Choice>> {
        let learning = vec![
            (TitlePress::Page(LESSONS), key("agent-lessons")),
            (TitlePress::FirstGame, key("agent-first-game")),
        ];
        let mut lines = vec![vec![(TitlePress::SetUp, key("agent-setup"))]];
        // Whoever has never played is shown where to begin; later it is one choice of many.
        lines.insert(usize::from(!self.is_new), learning);
        let mut last = vec![
            (TitlePress::Page(MY_GAMES), key("agent-my-games")),
            (TitlePress::Page(RULES), key("agent-rules")),
            (TitlePress::Page(SETTINGS), key("settings-title")),
            (TitlePress::Page(CREDITS), key("credits-title")),
            (TitlePress::OtherGames, key("other-games")),
        ];
        if CAN_QUIT {
            last.push((TitlePress::Quit, key("quit")));
        }
        lines.extend(last.chunks(2).map(<[_]>::to_vec));
        lines
    }
}

fn menu(ui: &mut egui::Ui, known: Known, language: &Language) -> Option<TitlePress> {
    let palette = Palette::of(ui.ctx());
    let name = RichText::new(language.tr("agent-name"));
    ui.label(name.text_style(title_style()).color(palette.accent));
    hint(ui, language.tr("agent-line"));
    let play: Choice = (TitlePress::Play, key("agent-play"));
    let (main, text) = match known.is_unfinished {
        true => (TitlePress::Continue, key("agent-continue")),
        false => play,
    };
    let button = primary_button(ui, language.tr(text));
    take_first_focus(ui, &button);
    let mut press = button.clicked().then_some(main);
    if known.is_unfinished {
        press = choices(ui, &[play], language).or(press);
    }
    hint(ui, language.tr("agent-play-line"));
    if known.is_new {
        hint(ui, language.tr("agent-new-line"));
    }
    for line in known.others() {
        press = choices(ui, &line, language).or(press);
    }
    press
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::shell::system::language::Locale;
    use crate::testing::screens::{WINDOWS, cut_off_texts};

    #[test]
    fn no_language_runs_out_of_any_window() {
        for locale in Locale::all() {
            let language = Language::new(locale);
            for window in WINDOWS {
                for is_new in [false, true] {
                    let known = Known {
                        is_new,
                        is_unfinished: !is_new,
                    };
                    let cut_off = cut_off_texts(window, |ctx| {
                        page(ctx, known, &language);
                    });
                    assert!(cut_off.is_empty(), "{locale:?} in {window}: {cut_off:?}");
                }
            }
        }
    }
}
