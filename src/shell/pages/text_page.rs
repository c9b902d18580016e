//! The credits: a page of text, which comes from the current game, and a list of all libraries.

use std::time::Duration;

use bevy::asset::AssetServer;
use bevy::prelude::*;
use bevy_egui::egui;

use crate::shell::system::asset_texts::Reading;
use crate::shell::system::redraw::Wake;
use crate::shell::system::resources::AddResource;
use crate::shell::ui::page::add_page;
use crate::shell::ui::prelude::*;
use crate::shell::ui::widgets::controls::scroll_by_keys;

/// The credits page.
pub const CREDITS: Page = Page::with_address("credits", key("credits-title"));

pub(crate) fn plugin(app: &mut App) {
    app.add_resource::<CreditsText>().add_resource::<Libraries>();
    add_page(app, CREDITS, show_credits);
}

/// Contents of [`CREDITS`], in order.
#[derive(Resource, Clone, Debug, Default)]
pub struct CreditsText(pub Vec<Section>);

/// A section: text keys of its heading and of its body, in which an empty line separates paragraphs, `$version` is the
/// program's, and `$folder` is where the texts of its language are.
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

/// The names of all libraries in the program with their licences, a line each (`release/third-party.mjs --names`).
#[derive(Resource, Debug)]
enum Libraries {
    #[cfg_attr(
        not(target_arch = "wasm32"),
        expect(dead_code, reason = "the desktop has them from the start")
    )]
    Unread,
    Read(Reading),
    There(String),
    Missing,
}

impl Default for Libraries {
    #[cfg(not(target_arch = "wasm32"))]
    fn default() -> Self {
        Self::There(include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/assets/libraries.txt")).to_owned())
    }

    #[cfg(target_arch = "wasm32")]
    fn default() -> Self {
        Self::Unread
    }
}

impl Libraries {
    /// The list, which the page of the browser fetches when it is first asked for; `None` until it is there.
    fn list(&mut self, server: Option<&AssetServer>, now: Duration, wake: &mut Wake) -> Option<&str> {
        if let (Self::Unread, Some(server)) = (&self, server) {
            *self = Self::Read(Reading::begin(server, ["libraries.txt"], now));
        }
        if let Self::Read(reading) = self
            && let Some(read) = reading.look(now, wake)
        {
            *self = read.map_or_else(
                |error| {
                    warn!("the list of libraries: {error}");
                    Self::Missing
                },
                |texts| Self::There(texts.concat()),
            );
        }
        match self {
            Self::There(list) => Some(list),
            _ => None,
        }
    }
}

fn show_credits(
    In(ctx): In<egui::Context>,
    (credits, language): (Res<CreditsText>, Res<Language>),
    mut libraries: ResMut<Libraries>,
    (server, time): (Option<Res<AssetServer>>, Res<Time<Real>>),
    mut wake: ResMut<Wake>,
) -> Option<Do> {
    let list = libraries
        .bypass_change_detection()
        .list(server.as_deref(), time.elapsed(), &mut wake);
    credits_page(&ctx, &credits.0, list, &language)
}

fn credits_page(ctx: &egui::Context, sections: &[Section], libraries: Option<&str>, language: &Language) -> Option<Do> {
    page_sheet(ctx, CREDITS, language, |ui| {
        show_sections(ui, sections, language);
        if let Some(libraries) = libraries {
            card(ui, |ui| {
                ui.spacing_mut().item_spacing.y = space::S;
                subheading(ui, language.tr("credits-libraries-all"));
                hint(ui, libraries.trim_end().replace('\n', " · "));
            });
        }
        None
    })
}

/// Draws a page of sections.
pub fn text_page(ctx: &egui::Context, page: Page, sections: &[Section], language: &Language) -> Option<Do> {
    page_sheet(ctx, page, language, |ui| {
        show_sections(ui, sections, language);
        None
    })
}

fn show_sections(ui: &mut egui::Ui, sections: &[Section], language: &Language) {
    scroll_by_keys(ui);
    ui.spacing_mut().item_spacing.y = space::M;
    for section in sections {
        card(ui, |ui| {
            ui.spacing_mut().item_spacing.y = space::S;
            subheading(ui, language.tr(section.heading));
            let folder = format!("assets/lang/{}", language.locale().tag());
            let values = [("version", agon_core::VERSION.into()), ("folder", folder.into())];
            let text = language.tr_with(section.text, &values);
            for paragraph in text.split("\n\n") {
                let text = egui::RichText::new(paragraph).line_height(Some(size::BODY * 1.5));
                ui.label(text);
            }
        });
    }
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
        let list = "bevy (Apache-2.0, MIT)\n".repeat(200);
        assert_fits(|ctx, language| drop(credits_page(ctx, &sections, Some(&list), language)));
    }
}
