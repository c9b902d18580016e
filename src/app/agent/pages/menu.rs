//! The menu of a game.

use bevy::prelude::*;
use bevy_egui::egui::{self, Align, Layout as Flow};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

use crate::app::agent::gameplay::messages::GameLeft;
use crate::app::agent::gameplay::schedule::AgentSystems;
use crate::app::agent::text::pages::{MENU, NOTEBOOK, RULES};
use crate::app::shell::pages::settings::SETTINGS;
use crate::app::shell::pages::shortcuts::KEYS;
use crate::app::shell::system::language::{Language, key};
use crate::app::shell::ui::draw_order::Draw;
use crate::app::shell::ui::navigation::{Overlay, Page, on_page};
use crate::app::shell::ui::theme::tokens::space;
use crate::app::shell::ui::widgets::buttons::{primary_button, secondary_button};
use crate::app::shell::ui::widgets::controls::take_first_focus;
use crate::app::shell::ui::widgets::sheet::sheet;

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
    Leave,
}

fn show(
    mut contexts: EguiContexts,
    language: Res<Language>,
    mut overlay: ResMut<NextState<Overlay>>,
    mut left: MessageWriter<GameLeft>,
) -> Result {
    match page(contexts.ctx_mut()?, &language) {
        None => {}
        Some(MenuPress::Resume) => overlay.set(Overlay::None),
        Some(MenuPress::Page(page)) => overlay.set(Overlay::Page(page)),
        Some(MenuPress::Leave) => drop(left.write(GameLeft)),
    }
    Ok(())
}

fn page(ctx: &egui::Context, language: &Language) -> Option<MenuPress> {
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
    use crate::app::agent::text::language::language;
    use crate::app::shell::system::language::Locale;
    use crate::app::testing::screens::{WINDOWS, cut_off_texts};

    #[test]
    fn no_language_runs_out_of_any_window() {
        for locale in [Locale::En, Locale::Fr, Locale::Pseudo] {
            let language = language(locale);
            for window in WINDOWS {
                let cut_off = cut_off_texts(window, |ctx| drop(page(ctx, &language)));
                assert!(cut_off.is_empty(), "{locale:?} in {window}: {cut_off:?}");
            }
        }
    }
}
