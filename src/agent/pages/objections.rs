//! The announcements that a person among several lets pass by default, chosen while they have the device
//! (`docs/agent.md` §7.5).

use agon_core::agent::PassesByDefault;
use bevy::prelude::*;
use bevy_egui::egui::{self, Ui};

use crate::agent::gameplay::agent_screen::AGENT;
use crate::agent::gameplay::current_game::{CurrentGame, Waiting};
use crate::agent::gameplay::messages::PassesChosen;
use crate::agent::gameplay::objections::TIME_TO_SPEAK_UP;
use crate::agent::text::pages::OBJECTIONS;
use crate::shell::pages::settings::choice;
use crate::shell::ui::prelude::*;
use crate::tabletop::pages::add_game_page;

pub(crate) fn plugin(app: &mut App) {
    add_game_page(app, AGENT, OBJECTIONS, show);
}

fn show(In(ctx): In<egui::Context>, current: If<Res<CurrentGame>>, language: Res<Language>) -> Option<Do> {
    let Waiting::Secret(player) = current.waiting() else {
        return Some(Do::Close);
    };
    page_sheet(&ctx, OBJECTIONS, &language, |ui| {
        let mut passes = current.seat(player).passes;
        choose(ui, &mut passes, &language);
        (passes != current.seat(player).passes).then(|| Do::send(PassesChosen { player, passes }))
    })
}

/// Draws the choice.
pub(super) fn choose(ui: &mut Ui, passes: &mut PassesByDefault, language: &Language) {
    ui.spacing_mut().item_spacing.y = space::S;
    let choices = [
        (PassesByDefault::Nothing, key("agent-passes-nothing")),
        (PassesByDefault::AllButAttacks, key("agent-passes-attacks")),
        (PassesByDefault::AllButAttacksAndCase, key("agent-passes-case")),
    ];
    choice(ui, language, key("agent-passes"), passes, &choices);
    let seconds = TIME_TO_SPEAK_UP.as_secs();
    hint(ui, language.tr_with("agent-passes-hint", &[("count", seconds.into())]));
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::screens::assert_fits;

    #[test]
    fn it_fits() {
        assert_fits(|ctx, language| {
            drop(page_sheet(ctx, OBJECTIONS, language, |ui| {
                choose(ui, &mut PassesByDefault::default(), language);
                None
            }));
        });
    }
}
