//! The credits: a page of text, which comes from the current game.

use bevy::prelude::*;
use bevy_egui::egui;

use crate::shell::system::resources::AddResource;
use crate::shell::ui::page::add_page;
use crate::shell::ui::prelude::*;
use crate::shell::ui::widgets::controls::scroll_by_keys;

/// The credits page.
pub const CREDITS: Page = Page::with_address("credits", key("credits-title"));

pub(crate) fn plugin(app: &mut App) {
    app.add_resource::<CreditsText>();
    add_page(app, CREDITS, show_credits);
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

impl Section {
    /// A section with these text keys.
    pub const fn new(heading: &'static str, text: &'static str) -> Self {
        Self { heading, text }
    }
}

fn show_credits(In(ctx): In<egui::Context>, credits: Res<CreditsText>, language: Res<Language>) -> Option<Do> {
    text_page(&ctx, CREDITS, &credits.0, &language)
}

/// Draws a page of sections.
pub fn text_page(ctx: &egui::Context, page: Page, sections: &[Section], language: &Language) -> Option<Do> {
    page_sheet(ctx, page, language, |ui| {
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
        None
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::screens::assert_fits;

    #[test]
    fn it_fits() {
        let sections = [
            ("settings-defaults-title", "settings-defaults-body"),
            ("keys-swap-title", "keys-hint"),
        ]
        .map(|(heading, text)| Section { heading, text });
        assert_fits(|ctx, language| drop(text_page(ctx, CREDITS, &sections, language)));
    }
}
