//! The menu of a game.

use agon_core::agent::Player;
use agon_core::agent::players::{Character, Level};
use bevy::prelude::*;
use bevy_egui::egui::{self, Align, Layout as Flow};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

use crate::agent::gameplay::current_game::{CurrentGame, Waiting};
use crate::agent::gameplay::messages::{GameLeft, PersonLeft};
use crate::agent::gameplay::schedule::AgentSystems;
use crate::agent::saves::game_files::save_as_file;
use crate::agent::text::pages::{MENU, NOTEBOOK, OBJECTIONS, RULES};
use crate::agent::text::words::Company;
use crate::shell::pages::settings::SETTINGS;
use crate::shell::pages::shortcuts::KEYS;
use crate::shell::system::exchange::events::Exchange;
use crate::shell::system::exchange::now;
use crate::shell::system::language::{Language, key};
use crate::shell::ui::draw_order::Draw;
use crate::shell::ui::navigation::{Overlay, Page, on_page};
use crate::shell::ui::question::{Answered, Question};
use crate::shell::ui::theme::tokens::space;
use crate::shell::ui::widgets::buttons::{primary_button, secondary_button};
use crate::shell::ui::widgets::controls::take_first_focus;
use crate::shell::ui::widgets::sheet::sheet;

pub(crate) fn plugin(app: &mut App) {
    app.add_systems(
        EguiPrimaryContextPass,
        show.run_if(on_page(MENU)).in_set(Draw::Overlay).in_set(AgentSystems),
    );
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum MenuPress {
    Resume,
    Page(Page),
    /// A person leaves the table.
    GiveUpSeat(Player),
    /// The finished game is saved as a file.
    Save,
    Leave,
}

/// How the computer player plays who takes the seat of a person.
const SUBSTITUTE: Level = Level::Broker;

fn show(
    mut contexts: EguiContexts,
    (language, current, exchange): (Res<Language>, Option<Res<CurrentGame>>, Res<Exchange>),
    mut overlay: ResMut<NextState<Overlay>>,
    mut left: MessageWriter<GameLeft>,
    mut commands: Commands,
) -> Result {
    let is_over = current.as_ref().is_some_and(|current| current.has_replay());
    // Whoever plays alone would have nobody left to play for.
    let several = current
        .as_ref()
        .filter(|current| current.only_person().is_none() && current.table().outcome().is_none());
    let people: Vec<(Player, String)> = several.iter().flat_map(|current| people(current, &language)).collect();
    // The choice is the person’s own, and so it needs the device.
    let may_choose = several.is_some_and(|current| matches!(current.waiting(), Waiting::Secret(_)));
    match page(contexts.ctx_mut()?, &people, (may_choose, is_over), &language) {
        None => {}
        Some(MenuPress::Resume) => overlay.set(Overlay::None),
        Some(MenuPress::Page(page)) => overlay.set(Overlay::Page(page)),
        Some(MenuPress::GiveUpSeat(player)) => {
            let name = people
                .into_iter()
                .find(|(person, _)| *person == player)
                .map(|(_, name)| name);
            let question = Question {
                title: language.tr_with("agent-seat-title", &[("name", name.unwrap_or_default().into())]),
                body: language.tr("agent-seat-body"),
                yes: language.tr("agent-seat-yes"),
                no: language.tr("cancel"),
                is_grave: true,
            };
            commands.spawn(question).observe(
                move |answer: On<Answered>,
                      mut gone: MessageWriter<PersonLeft>,
                      mut overlay: ResMut<NextState<Overlay>>| {
                    if answer.yes {
                        gone.write(PersonLeft {
                            player,
                            character: Character::even(SUBSTITUTE),
                        });
                        overlay.set(Overlay::None);
                    }
                },
            );
        }
        Some(MenuPress::Save) => {
            let time = now();
            if let Some(file) = current.and_then(|current| current.file(&time)) {
                save_as_file(&exchange, file, &time);
            }
        }
        Some(MenuPress::Leave) => drop(left.write(GameLeft)),
    }
    Ok(())
}

/// The people at the table, by name.
fn people(current: &CurrentGame, language: &Language) -> Vec<(Player, String)> {
    let company = Company {
        you: None,
        ..current.company()
    };
    current
        .people()
        .map(|player| (player, company.name(player, language)))
        .collect()
}

fn page(
    ctx: &egui::Context,
    people: &[(Player, String)],
    (may_choose, is_over): (bool, bool),
    language: &Language,
) -> Option<MenuPress> {
    let mut press = None;
    let is_closed = sheet(ctx, MENU.id, &language.tr("agent-menu"), &language.tr("close"), |ui| {
        ui.spacing_mut().item_spacing.y = space::S;
        ui.with_layout(Flow::top_down_justified(Align::Center), |ui| {
            let resume = primary_button(ui, language.tr("agent-resume"));
            take_first_focus(ui, &resume);
            if resume.clicked() {
                press = Some(MenuPress::Resume);
            }
            let pages = [
                (NOTEBOOK, key("agent-notebook")),
                (RULES, key("agent-rules")),
                (SETTINGS, key("settings-title")),
                (KEYS, key("keys-title")),
            ];
            for (page, name) in pages {
                if secondary_button(ui, language.tr(name)).clicked() {
                    press = Some(MenuPress::Page(page));
                }
            }
            if may_choose && secondary_button(ui, language.tr("agent-objections")).clicked() {
                press = Some(MenuPress::Page(OBJECTIONS));
            }
            for (player, name) in people {
                let text = language.tr_with("agent-seat", &[("name", name.as_str().into())]);
                if secondary_button(ui, text).clicked() {
                    press = Some(MenuPress::GiveUpSeat(*player));
                }
            }
            if is_over && secondary_button(ui, language.tr("agent-file-save")).clicked() {
                press = Some(MenuPress::Save);
            }
            if secondary_button(ui, language.tr("agent-leave")).clicked() {
                press = Some(MenuPress::Leave);
            }
        });
    });
    press.or(is_closed.then_some(MenuPress::Resume))
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
            let people = [(Player::ALL[0], "W".repeat(12)), (Player::ALL[1], "Ben".to_owned())];
            for window in WINDOWS {
                let cut_off = cut_off_texts(window, |ctx| {
                    page(ctx, &people, (true, true), &language);
                });
                assert!(cut_off.is_empty(), "{locale:?} in {window}: {cut_off:?}");
            }
        }
    }
}
