//! The menu of a game.

use agon_core::agent::Player;
use agon_core::agent::players::{Character, Level};
use bevy::prelude::*;
use bevy_egui::egui;

use crate::agent::gameplay::agent_screen::AGENT;
use crate::agent::gameplay::current_game::{CurrentGame, Waiting};
use crate::agent::gameplay::messages::{GameLeft, PersonLeft};
use crate::agent::saves::game_files::game_file;
use crate::agent::text::pages::{DOSSIERS, MENU, NOTEBOOK, OBJECTIONS, RULES};
use crate::agent::text::words::Company;
use crate::shell::pages::settings::SETTINGS;
use crate::shell::pages::shortcuts::KEYS;
use crate::shell::system::exchange::now;
use crate::shell::ui::prelude::*;
use crate::tabletop::pages::add_game_page;

pub(crate) fn plugin(app: &mut App) {
    add_game_page(app, AGENT, MENU, show);
}

/// Level of the computer player who takes a person's seat.
const SUBSTITUTE: Level = Level::Broker;

fn show(In(ctx): In<egui::Context>, language: Res<Language>, current: Option<Res<CurrentGame>>) -> Option<Do> {
    let current = current.as_deref();
    // A person who plays alone would leave nobody to play for.
    let several = current.filter(|current| current.only_person().is_none() && current.table().outcome().is_none());
    let offer = Offer {
        people: several.map_or_else(Vec::new, |current| people(current, &language)),
        // The choice is the person’s own, and so it needs the device.
        chooses_passes: several.is_some_and(|current| matches!(current.waiting(), Waiting::Secret(_))),
        is_over: current.is_some_and(CurrentGame::has_replay),
        has_cast: current.is_some_and(|current| current.seats().iter().any(|seat| seat.persona.is_some())),
    };
    let save = || {
        let time = now();
        Some(Do::send(game_file(current?.file(&time)?, &time)))
    };
    page(&ctx, &offer, &save, &language)
}

/// Choices beyond the permanent ones.
struct Offer {
    /// The people who may leave the table, by name.
    people: Vec<(Player, String)>,
    /// Whether somebody may choose which announcements pass by default.
    chooses_passes: bool,
    /// Whether the game can be saved as a file.
    is_over: bool,
    /// Whether somebody of the cast is at the table.
    has_cast: bool,
}

fn leaving(player: Player, name: &str, language: &Language) -> Do {
    let question = Question {
        title: language.tr_with("agent-seat-title", &[("name", name.into())]),
        body: language.tr("agent-seat-body"),
        yes: language.tr("agent-seat-yes"),
        no: language.tr("cancel"),
        is_grave: true,
    };
    let gone = PersonLeft {
        player,
        character: Character::even(SUBSTITUTE),
    };
    Do::ask(question, Do::Close.and(Do::send(gone)))
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

fn page(ctx: &egui::Context, offer: &Offer, save: &dyn Fn() -> Option<Do>, language: &Language) -> Option<Do> {
    let contents = |ui: &mut egui::Ui| {
        let resume = primary_button(ui, language.tr("agent-resume"));
        take_first_focus(ui, &resume);
        let mut pressed = resume.clicked().then_some(Do::Close);
        let cast = offer.has_cast.then_some(DOSSIERS);
        let passes = offer.chooses_passes.then_some(OBJECTIONS);
        let pages = std::iter::once(NOTEBOOK).chain(cast);
        for page in pages.chain([RULES, SETTINGS, KEYS]).chain(passes) {
            if secondary_button(ui, language.tr(page.title)).clicked() {
                pressed = Some(Do::Open(page));
            }
        }
        for (player, name) in &offer.people {
            let text = language.tr_with("agent-seat", &[("name", name.as_str().into())]);
            if secondary_button(ui, text).clicked() {
                pressed = Some(leaving(*player, name, language));
            }
        }
        if offer.is_over && secondary_button(ui, language.tr("agent-file-save")).clicked() {
            pressed = save();
        }
        if secondary_button(ui, language.tr("agent-leave")).clicked() {
            pressed = Some(Do::send(GameLeft));
        }
        pressed
    };
    page_sheet(ctx, MENU, language, |ui| {
        ui.spacing_mut().item_spacing.y = space::S;
        justified(ui, contents)
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::screens::assert_fits;

    #[test]
    fn it_fits() {
        let offer = Offer {
            people: vec![(Player::ALL[0], "W".repeat(12)), (Player::ALL[1], "Ben".to_owned())],
            chooses_passes: true,
            is_over: true,
            has_cast: true,
        };
        assert_fits(|ctx, language| drop(page(ctx, &offer, &|| None, language)));
    }
}
