//! Pages over a screen: each is added once, with what draws it.

use bevy::prelude::*;
use bevy_egui::{EguiContext, EguiPrimaryContextPass, PrimaryEguiContext, egui};

use super::draw_order::Draw;
use super::navigation::{Page, on_page};
use super::request::{Do, deliver};
use super::widgets::sheet::{sheet, sheet_with_footer};
use crate::shell::system::language::Language;
use crate::shell::system::resources::AddResource;

/// The pages of the program.
#[derive(Resource, Debug, Default)]
pub struct Pages(pub Vec<Page>);

impl Pages {
    /// The page with this address.
    pub fn addressed(&self, name: &str) -> Option<&Page> {
        self.0.iter().find(|page| page.has_address && page.id == name)
    }
}

/// Adds a page. While it is open, `show` draws it and returns what a press on it asks for:
///
/// ```
/// # use agon::shell::system::language::{Language, key};
/// # use agon::shell::ui::navigation::Page;
/// # use agon::shell::ui::page::{add_page, page_sheet};
/// # use agon::shell::ui::request::Do;
/// # use bevy::prelude::*;
/// # use bevy_egui::egui;
/// const HELP: Page = Page::new("help", key("keys-title"));
///
/// fn help(In(ctx): In<egui::Context>, language: Res<Language>) -> Option<Do> {
///     page_sheet(&ctx, HELP, &language, |ui| {
///         ui.button("…").clicked().then_some(Do::Close)
///     })
/// }
///
/// fn plugin(app: &mut App) {
///     add_page(app, HELP, help);
/// }
/// ```
pub fn add_page<M>(app: &mut App, page: Page, show: impl IntoSystem<In<egui::Context>, Option<Do>, M> + 'static) {
    add_page_if(app, page, || true, show);
}

/// Adds a page that is drawn only while a condition holds.
pub fn add_page_if<C, M>(
    app: &mut App,
    page: Page,
    condition: impl SystemCondition<C>,
    show: impl IntoSystem<In<egui::Context>, Option<Do>, M> + 'static,
) {
    let world = app.world_mut().add_resource::<Pages>();
    world.resource_mut::<Pages>().0.push(page);
    app.add_systems(
        EguiPrimaryContextPass,
        context
            .pipe(show)
            .pipe(deliver)
            .run_if(on_page(page).and_then(condition))
            .in_set(Draw::Overlay),
    );
}

fn context(mut context: Single<&mut EguiContext, With<PrimaryEguiContext>>) -> egui::Context {
    context.get_mut().clone()
}

/// Draws a page as a [`sheet`]; its close button closes it.
pub fn page_sheet(
    ctx: &egui::Context,
    page: Page,
    language: &Language,
    contents: impl FnOnce(&mut egui::Ui) -> Option<Do>,
) -> Option<Do> {
    let mut pressed = None;
    let (title, close) = (language.tr(page.title), language.tr("close"));
    let is_closed = sheet(ctx, page.id, &title, &close, |ui| pressed = contents(ui));
    is_closed.then_some(Do::Close).or(pressed)
}

/// A [`page_sheet`] with a footer that is always visible, such as for its main button.
pub fn page_sheet_with_footer(
    ctx: &egui::Context,
    page: Page,
    language: &Language,
    contents: impl FnOnce(&mut egui::Ui) -> Option<Do>,
    footer: impl FnOnce(&mut egui::Ui) -> Option<Do>,
) -> Option<Do> {
    let mut pressed = None;
    let (title, close) = (language.tr(page.title), language.tr("close"));
    let contents = |ui: &mut egui::Ui| pressed = contents(ui);
    let (is_closed, at_foot) = sheet_with_footer(ctx, page.id, &title, &close, contents, footer);
    is_closed.then_some(Do::Close).or(pressed).or(at_foot)
}
