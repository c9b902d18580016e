//! What is there to be read: how to play, and who made what. The game on hand brings the texts.

use bevy::prelude::*;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass, egui};

use super::Draw;
use super::language::{Language, key};
use super::screens::Overlay;
use super::theme::{size, space};
use super::widgets::{card, scroll_by_keys, sheet, subheading};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<RulesText>()
        .init_resource::<CreditsText>()
        .add_systems(
            EguiPrimaryContextPass,
            (
                show_rules.run_if(in_state(Overlay::Rules)),
                show_credits.run_if(in_state(Overlay::Credits)),
            )
                .in_set(Draw::Overlay),
        );
}

/// What [`Overlay::Rules`] shows: the sections of the game on hand, in order.
#[derive(Resource, Clone, Debug, Default)]
pub struct RulesText(pub Vec<Section>);

/// What [`Overlay::Credits`] shows, in order.
#[derive(Resource, Clone, Debug, Default)]
pub struct CreditsText(pub Vec<Section>);

/// One section: keys of its heading, and of its text with paragraphs apart by an empty line.
#[derive(Clone, Copy, Debug)]
pub struct Section {
    /// Key of the heading.
    pub heading: &'static str,
    /// Key of the text.
    pub text: &'static str,
}

fn show_rules(
    mut contexts: EguiContexts,
    rules: Res<RulesText>,
    language: Res<Language>,
    mut overlay: ResMut<NextState<Overlay>>,
) -> Result {
    if page(contexts.ctx_mut()?, key("rules-title"), &rules.0, &language) {
        overlay.set(Overlay::None);
    }
    Ok(())
}

fn show_credits(
    mut contexts: EguiContexts,
    credits: Res<CreditsText>,
    language: Res<Language>,
    mut overlay: ResMut<NextState<Overlay>>,
) -> Result {
    if page(contexts.ctx_mut()?, key("credits-title"), &credits.0, &language) {
        overlay.set(Overlay::None);
    }
    Ok(())
}

/// Draws sections under the title that a key names. Returns whether the player closed the page.
fn page(ctx: &egui::Context, title: &'static str, sections: &[Section], language: &Language) -> bool {
    sheet(ctx, title, &language.tr(title), &language.tr("close"), |ui| {
        scroll_by_keys(ui);
        ui.spacing_mut().item_spacing.y = space::M;
        for section in sections {
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
    use super::super::language::Locale;
    use super::super::widgets::testing::{WINDOWS, cut_off_texts};
    use super::*;

    #[test]
    fn no_language_runs_out_of_any_window() {
        let sections = [
            ("rules-ending", "rules-ending-text"),
            ("credits-fonts", "credits-fonts-text"),
        ]
        .map(|(heading, text)| Section { heading, text });
        for locale in [Locale::En, Locale::Fr, Locale::Pseudo] {
            let language = Language::new(locale);
            for window in WINDOWS {
                let cut_off = cut_off_texts(window, |ctx| {
                    page(ctx, "rules-title", &sections, &language);
                });
                assert!(cut_off.is_empty(), "{locale:?} in {window}: {cut_off:?}");
            }
        }
    }
}
