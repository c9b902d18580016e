//! Pages over a screen: each is added once, with what draws it.

use bevy::ecs::system::{RegisteredSystemError, SystemId};
use bevy::prelude::*;
use bevy_egui::{EguiContext, EguiPrimaryContextPass, PrimaryEguiContext, egui};

use super::draw_order::Draw;
use super::navigation::{Overlay, Page, Screen, Trail};
use super::request::Do;
use super::slide::{Coming, Whence};
use super::widgets::sheet::{Standing, Ways, sheet, sheet_with_footer};
use crate::shell::system::language::Language;
use crate::shell::system::resources::AddResource;

pub(crate) fn plugin(app: &mut App) {
    app.add_resource::<Pages>().add_resource::<Arrival>().add_systems(
        EguiPrimaryContextPass,
        (
            note_standing.in_set(Draw::Theme),
            show_page.in_set(Draw::Overlay),
            draw_again_if_elsewhere.in_set(Draw::Last),
        ),
    );
}

/// The player's latest arrival at a place, and how its sheet comes.
#[derive(Resource, Debug, Default)]
struct Arrival {
    place: (Screen, Overlay, usize),
    coming: Option<Coming>,
}

/// The pages of the program.
#[derive(Resource, Debug, Default)]
pub struct Pages(Vec<AddedPage>);

#[derive(Clone, Copy, Debug)]
struct AddedPage {
    page: Page,
    condition: SystemId<(), bool>,
    show: SystemId<In<egui::Context>, Option<Do>>,
}

impl Pages {
    /// All of them.
    pub fn all(&self) -> impl Iterator<Item = Page> {
        self.0.iter().map(|added| added.page)
    }

    /// The page with this address.
    pub fn addressed(&self, name: &str) -> Option<Page> {
        self.all().find(|page| page.has_address && page.id == name)
    }
}

/// The sheet of a screen learns what lies below it, and how it comes.
fn note_standing(
    trail: Res<Trail>,
    mut arrival: ResMut<Arrival>,
    mut context: Single<&mut EguiContext, With<PrimaryEguiContext>>,
) {
    let ctx = context.get_mut();
    let (before, now) = (arrival.place.2, trail.place().2);
    if arrival.place != trail.place() {
        let whence = match before {
            0 => Whence::Below,
            _ if now < before => Whence::Left,
            _ => Whence::Right,
        };
        arrival.place = trail.place();
        arrival.coming = (now > 0).then(|| Coming::now(ctx, whence));
    }
    // One that lies below a page stays where it is.
    let coming = arrival.coming.filter(|_| arrival.place.1 == Overlay::None);
    standing(&trail, coming).note(ctx);
}

fn standing(trail: &Trail, coming: Option<Coming>) -> Standing {
    Standing {
        is_nested: trail.is_nested(),
        visit: trail.visit(),
        coming,
    }
}

/// A page may have come to another level as it was drawn.
fn draw_again_if_elsewhere(
    (trail, arrival): (Res<Trail>, Res<Arrival>),
    mut context: Single<&mut EguiContext, With<PrimaryEguiContext>>,
) {
    if arrival.place != trail.place() {
        context.get_mut().request_discard("the page shows another level");
    }
}

/// Draws the page that is open, and carries out the effect of a press on it.
fn show_page(world: &mut World, contexts: &mut QueryState<&mut EguiContext, With<PrimaryEguiContext>>) -> Result {
    let Some(open) = world
        .get_resource::<State<Overlay>>()
        .and_then(|overlay| overlay.page())
    else {
        return Ok(());
    };
    let pages = &world.resource::<Pages>().0;
    let Some(&AddedPage { condition, show, .. }) = pages.iter().find(|added| added.page == open) else {
        return Ok(());
    };
    if !world.run_system(condition)? {
        return Ok(());
    }
    let ctx = contexts.single_mut(world)?.get_mut().clone();
    if let Some(trail) = world.get_resource::<Trail>() {
        standing(trail, world.resource::<Arrival>().coming).note(&ctx);
    }
    match world.run_system_with(show, ctx) {
        Ok(Some(asked)) => asked.carry_out(world),
        // Nothing is pressed, or what the page is about is not there.
        Ok(None) | Err(RegisteredSystemError::Skipped(_)) => {}
        Err(error) => return Err(error.into()),
    }
    Ok(())
}

/// Adds a page. While it is open, `show` draws it and returns the effect of a press on it:
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
    condition: impl IntoSystem<(), bool, C> + 'static,
    show: impl IntoSystem<In<egui::Context>, Option<Do>, M> + 'static,
) {
    let world = app.world_mut().add_resource::<Pages>();
    let added = AddedPage {
        page,
        condition: world.register_system(condition),
        show: world.register_system(show),
    };
    world.resource_mut::<Pages>().0.push(added);
}

/// Adds a screen, or a panel beside a board. While the condition holds, `show` draws it below any page and returns the
/// effect of a press on it.
pub fn add_screen<C, M>(
    app: &mut App,
    condition: impl SystemCondition<C>,
    show: impl IntoSystem<In<egui::Context>, Option<Do>, M>,
) {
    let show = context.pipe(show).pipe(carry_out);
    app.add_systems(EguiPrimaryContextPass, show.run_if(condition).in_set(Draw::Screen));
}

fn context(mut context: Single<&mut EguiContext, With<PrimaryEguiContext>>) -> egui::Context {
    context.get_mut().clone()
}

fn carry_out(In(asked): In<Option<Do>>, mut commands: Commands) {
    if let Some(asked) = asked {
        asked.queue(&mut commands);
    }
}

/// Draws a page as a [`sheet`], whose buttons lead out of it.
pub fn page_sheet(
    ctx: &egui::Context,
    page: Page,
    language: &Language,
    contents: impl FnOnce(&mut egui::Ui) -> Option<Do>,
) -> Option<Do> {
    let mut pressed = None;
    let title = language.tr(page.title);
    let left = sheet(ctx, page.id, &title, &Ways::new(language), |ui| pressed = contents(ui));
    left.or(pressed)
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
    let title = language.tr(page.title);
    let contents = |ui: &mut egui::Ui| pressed = contents(ui);
    let (left, at_foot) = sheet_with_footer(ctx, page.id, &title, &Ways::new(language), contents, footer);
    left.or(pressed).or(at_foot)
}
