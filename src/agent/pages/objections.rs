//! What a person among several lets pass by default, chosen while that person has the device (`docs/agent.md` §7.5).

use agon_core::agent::PassesByDefault;
use bevy::prelude::*;
use bevy_egui::egui::Ui;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

use crate::agent::gameplay::current_game::{CurrentGame, Waiting};
use crate::agent::gameplay::messages::PassesChosen;
use crate::agent::gameplay::objections::TIME_TO_SPEAK_UP;
use crate::agent::gameplay::schedule::AgentSystems;
use crate::agent::text::pages::OBJECTIONS;
use crate::shell::pages::settings::choice;
use crate::shell::system::language::{Language, key};
use crate::shell::ui::draw_order::Draw;
use crate::shell::ui::navigation::{Overlay, on_page};
use crate::shell::ui::theme::tokens::space;
use crate::shell::ui::widgets::controls::hint;
use crate::shell::ui::widgets::sheet::sheet;

pub(crate) fn plugin(app: &mut App) {
    app.add_systems(
        EguiPrimaryContextPass,
        show.run_if(on_page(OBJECTIONS).and_then(resource_exists::<CurrentGame>))
            .in_set(Draw::Overlay)
            .in_set(AgentSystems),
    );
}

fn show(
    mut contexts: EguiContexts,
    (current, language): (Res<CurrentGame>, Res<Language>),
    mut overlay: ResMut<NextState<Overlay>>,
    mut chosen: MessageWriter<PassesChosen>,
) -> Result {
    let Waiting::Secret(player) = current.waiting() else {
        overlay.set(Overlay::None);
        return Ok(());
    };
    let mut passes = current.seat(player).passes;
    let (title, close) = (language.tr("agent-objections"), language.tr("close"));
    let is_closed = sheet(contexts.ctx_mut()?, OBJECTIONS.id, &title, &close, |ui| {
        choose(ui, &mut passes, &language);
    });
    if passes != current.seat(player).passes {
        chosen.write(PassesChosen { player, passes });
    }
    if is_closed {
        overlay.set(Overlay::None);
    }
    Ok(())
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
    hint(
        ui,
        language.tr_with("agent-passes-hint", &[("count", seconds.to_string().into())]),
    );
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
                let cut_off = cut_off_texts(window, |ctx| {
                    sheet(ctx, "objections", &language.tr("agent-objections"), "×", |ui| {
                        choose(ui, &mut PassesByDefault::default(), &language);
                    });
                });
                assert!(cut_off.is_empty(), "{locale:?} in {window}: {cut_off:?}");
            }
        }
    }
}
