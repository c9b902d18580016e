//! The title page of Agent.

use agon_core::agent::players::Level;
use bevy::prelude::*;
use bevy_egui::egui::{self, RichText};

use super::set_up::choices::Choices;
use crate::agent::gameplay::agent_screen::AgentScreen;
use crate::agent::gameplay::messages::{GameStarted, GameWanted};
use crate::agent::gameplay::schedule::MenuSystems;
use crate::agent::gameplay::settings::AgentSettings;
use crate::agent::saves::saved_games::{SavedGames, game_in};
use crate::agent::text::pages::{LESSONS, MY_GAMES, RULES};
use crate::shell::accessibility::speech::Spoken;
use crate::shell::pages::settings::SETTINGS;
use crate::shell::pages::text_page::CREDITS;
use crate::shell::system::store::Store;
use crate::shell::ui::prelude::*;
use crate::shell::ui::theme;
use crate::shell::ui::theme::style::title_style;
use crate::shell::ui::widgets::buttons::choices;
use crate::tabletop::lessons::learned::Learned;
use crate::tabletop::title::{Choice, last_lines, menu_area, to_page};
use crate::tabletop::view::BoardViewport;

/// The players of the game that *Play* begins.
const PLAYERS: usize = 4;

pub(crate) fn plugin(app: &mut App) {
    add_screen(app, in_state(AgentScreen(Screen::Title)), show);
    app.add_message::<TitleAction>()
        .add_systems(OnEnter(AgentScreen(Screen::Title)), tell)
        .add_systems(Update, act.run_if(on_message::<TitleAction>).in_set(MenuSystems::Learn));
}

fn tell(language: Res<Language>, mut spoken: MessageWriter<Spoken>) {
    let [name, line] = [language.tr("agent-name"), language.tr("agent-line")];
    spoken.write(Spoken(format!("{name}. {line}")));
}

/// Actions of the title's own buttons.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
enum TitleAction {
    Continue,
    FirstGame,
}

fn show(
    In(ctx): In<egui::Context>,
    (language, games, learned): (Res<Language>, Res<SavedGames>, Res<Learned>),
    mut viewport: ResMut<BoardViewport>,
) -> Option<Do> {
    let known = Known {
        is_new: games.games().is_empty() && learned.progress.is_empty(),
        is_unfinished: games.unfinished().next().is_some(),
    };
    let (asked, map) = page(&ctx, known, &language);
    viewport.set_if_neq(BoardViewport::of(&ctx, map));
    asked
}

fn act(
    mut actions: MessageReader<TitleAction>,
    (language, games, store): (Res<Language>, Res<SavedGames>, Res<Store>),
    mut settings: ResMut<AgentSettings>,
    (mut wanted, mut started): (MessageWriter<GameWanted>, MessageWriter<GameStarted>),
    mut notices: MessageWriter<Notice>,
) {
    for action in actions.read() {
        match action {
            TitleAction::Continue => {
                let unfinished = games.unfinished().next();
                match unfinished.and_then(|game| game_in(&store, &game.name)) {
                    Some(referee) => drop(started.write(GameStarted(referee))),
                    None => drop(notices.write(Notice::warning(language.tr("agent-game-damaged")))),
                }
            }
            TitleAction::FirstGame => {
                settings.hints = true;
                settings.hints_shown.clear();
                wanted.write(Choices::first_game());
            }
        }
    }
}

/// Facts on which the menu depends.
#[derive(Clone, Copy, Debug)]
struct Known {
    /// Whether nothing was ever played or learned.
    is_new: bool,
    /// Whether there is an unfinished game.
    is_unfinished: bool,
}

/// Draws the menu beside or below the map. Returns the choice made, and the area of the map.
fn page(ctx: &egui::Context, known: Known, language: &Language) -> (Option<Do>, egui::Rect) {
    let window = ctx.content_rect();
    let is_beside = window.width() > window.height() * 1.2;
    let width = (window.width() - 2.0 * space::M).min(if is_beside { 360.0 } else { size::QUESTION_WIDTH });
    let (anchor, offset) = match is_beside {
        true => (egui::Align2::LEFT_CENTER, egui::vec2(space::L, 0.0)),
        false => (egui::Align2::CENTER_BOTTOM, egui::vec2(0.0, -space::M)),
    };
    let area = egui::Area::new(egui::Id::new("agent title")).anchor(anchor, offset);
    let frame = theme::sheet_frame(Palette::of(ctx)).inner_margin(space::M);
    let room = egui::vec2(width, window.height() - 2.0 * space::M) - frame.inner_margin.sum();
    let shown = menu_area(ctx, area, frame, room, |ui| {
        ui.spacing_mut().item_spacing.y = space::S;
        justified(ui, |ui| menu(ui, known, language))
    });
    let menu = shown.response.rect;
    let map = match is_beside {
        true => window.with_min_x(menu.right()),
        false => window.with_max_y(menu.top().max(window.top() + 1.0)),
    };
    (shown.inner, map)
}

impl Known {
    /// The choices below the main button and its comment, in lines of one or two.
    fn others(self) -> Vec<Vec<Choice>> {
        let first_game = (Do::send(TitleAction::FirstGame), key("agent-first-game"));
        let mut lines = vec![vec![(Do::GoTo(Screen::NewGame), key("agent-setup"))]];
        // A new player is shown where to begin; later it is one choice of many.
        lines.insert(usize::from(!self.is_new), vec![to_page(LESSONS), first_game]);
        lines.extend(last_lines(&[MY_GAMES, RULES, SETTINGS, CREDITS]));
        lines
    }
}

fn menu(ui: &mut egui::Ui, known: Known, language: &Language) -> Option<Do> {
    let palette = Palette::of(ui.ctx());
    let name = RichText::new(language.tr("agent-name"));
    ui.label(name.text_style(title_style()).color(palette.accent));
    hint(ui, language.tr("agent-line"));
    let play = || {
        let game = Choices::against_computers(Level::Novice, PLAYERS);
        (Do::send(game), key("agent-play"))
    };
    let (main, text) = match known.is_unfinished {
        true => (Do::send(TitleAction::Continue), key("agent-continue")),
        false => play(),
    };
    let button = primary_button(ui, language.tr(text));
    take_first_focus(ui, &button);
    let mut press = button.clicked().then_some(main);
    if known.is_unfinished {
        press = choices(ui, vec![play()], language).or(press);
    }
    hint(ui, language.tr("agent-play-line"));
    if known.is_new {
        hint(ui, language.tr("agent-new-line"));
    }
    for line in known.others() {
        press = choices(ui, line, language).or(press);
    }
    press
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::screens::assert_fits;

    #[test]
    fn it_fits() {
        for is_new in [false, true] {
            let known = Known {
                is_new,
                is_unfinished: !is_new,
            };
            assert_fits(|ctx, language| drop(page(ctx, known, language)));
        }
    }
}
