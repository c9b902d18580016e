//! The credits: a page of text, which comes from the current game.

use bevy::prelude::*;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass, egui};

use crate::shell::system::language::{Language, key};
use crate::shell::system::resources::AddResource;
use crate::shell::ui::browser_history::add_address;
use crate::shell::ui::draw_order::Draw;
use crate::shell::ui::navigation::{Overlay, Page, on_page};
use crate::shell::ui::theme::tokens::{size, space};
use crate::shell::ui::widgets::cards::card;
use crate::shell::ui::widgets::controls::{scroll_by_keys, subheading};
use crate::shell::ui::widgets::sheet::sheet;

/// The credits page.
pub const CREDITS: Page = Page::new("credits", key("credits-title"));

pub(crate) fn plugin(app: &mut App) {
    add_address(app, CREDITS);
    app.add_resource::<CreditsText>().add_systems(
        EguiPrimaryContextPass,
        show_credits.run_if(on_page(CREDITS)).in_set(Draw::Overlay),
    );
}

/// Contents of [`CREDITS`], in order.
#[derive(Resource, Clone, Debug, Default)]
pub struct CreditsText(pub Vec<Section>);

/// A section: text keys of its heading and of its body, in which an empty line separates paragraphs.
#[derive(Clone, Copy, Debug)]
pub struct Section {
    /// Text key of the heading.
    pub heading: &'static str,
    /// Text key of the body.
    pub text: &'static str,
}

fn show_credits(
    mut contexts: EguiContexts,
    credits: Res<CreditsText>,
    language: Res<Language>,
    mut overlay: ResMut<NextState<Overlay>>,
) -> Result {
    if page(contexts.ctx_mut()?, CREDITS, &credits.0, &language) {
        overlay.set(Overlay::None);
    }
    Ok(())
}

/// Draws a page of sections. Returns whether the player closed it.
fn page(ctx: &egui::Context, page: Page, sections: &[Section], language: &Language) -> bool {
    sheet(ctx, page.id, &language.tr(page.title), &language.tr("close"), |ui| {
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
    use super::*;
    use crate::shell::system::language::Locale;
    use crate::testing::screens::{WINDOWS, cut_off_texts};

    #[test]
    fn no_language_runs_out_of_any_window() {
        let sections = [
            ("settings-defaults-title", "settings-defaults-body"),
            ("keys-swap-title", "keys-hint"),
        ]
        .map(|(heading, text)| Section { heading, text });
        for locale in Locale::all() {
            let language = Language::new(locale);
            for window in WINDOWS {
                let cut_off = cut_off_texts(window, |ctx| {
                    page(ctx, CREDITS, &sections, &language);
                });
                assert!(cut_off.is_empty(), "{locale:?} in {window}: {cut_off:?}");
            }
        }
    }
}
