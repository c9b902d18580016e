//! How to play, on the screen. The game on hand brings the text.

use bevy::prelude::*;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass, egui};

use super::Draw;
use super::language::Language;
use super::screens::Overlay;
use super::theme::{size, space};
use super::widgets::{card, sheet, subheading};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<RulesText>().add_systems(
        EguiPrimaryContextPass,
        show.run_if(in_state(Overlay::Rules)).in_set(Draw::Overlay),
    );
}

/// What [`Overlay::Rules`] shows: the sections of the game on hand, in order.
#[derive(Resource, Clone, Debug, Default)]
pub struct RulesText(pub Vec<RulesSection>);

/// One section: keys of its heading, and of its text with paragraphs apart by an empty line.
#[derive(Clone, Copy, Debug)]
pub struct RulesSection {
    /// Key of the heading.
    pub heading: &'static str,
    /// Key of the text.
    pub text: &'static str,
}

fn show(
    mut contexts: EguiContexts,
    rules: Res<RulesText>,
    language: Res<Language>,
    mut overlay: ResMut<NextState<Overlay>>,
) -> Result {
    if page(contexts.ctx_mut()?, &rules, &language) {
        overlay.set(Overlay::None);
    }
    Ok(())
}

/// Returns whether the player closed it.
fn page(ctx: &egui::Context, rules: &RulesText, language: &Language) -> bool {
    sheet(ctx, "rules", &language.tr("rules-title"), &language.tr("close"), |ui| {
        ui.spacing_mut().item_spacing.y = space::M;
        for section in &rules.0 {
            card(ui, |ui| {
                ui.spacing_mut().item_spacing.y = space::S;
                subheading(ui, language.tr(section.heading));
                for paragraph in language.tr(section.text).split("\n\n") {
                    let text = egui::RichText::new(paragraph).line_height(Some(size::BODY * 1.5));
                    ui.label(text);
                }
            });
        }
    })
}

#[cfg(test)]
mod tests {
    use super::super::language::{Locale, key};
    use super::super::widgets::testing::{WINDOWS, cut_off_texts};
    use super::*;

    #[test]
    fn no_language_runs_out_of_any_window() {
        let rules = RulesText(vec![RulesSection {
            heading: key("rules-ending"),
            text: key("rules-ending-text"),
        }]);
        for locale in [Locale::En, Locale::Fr, Locale::Pseudo] {
            let language = Language::new(locale);
            for window in WINDOWS {
                let cut_off = cut_off_texts(window, |ctx| {
                    page(ctx, &rules, &language);
                });
                assert!(cut_off.is_empty(), "{locale:?} in {window}: {cut_off:?}");
            }
        }
    }
}
