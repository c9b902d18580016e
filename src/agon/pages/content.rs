//! Pages of Agon, which may need content. Until it is there, a page shows that it is being read, or could not be, and a
//! button to try again.

use bevy::prelude::*;
use bevy_egui::egui;
use egui::RichText;

use crate::agon::gameplay::agon_screen::AGON;
use crate::agon::gameplay::content::{Content, ContentWanted, Part};
use crate::agon::text::pages::{LEARN, MISTAKES, MUSEUM, OPENINGS, PROGRESS, PUZZLES, RULES};
use crate::shell::accessibility::speech::Spoken;
use crate::shell::ui::prelude::*;
use crate::tabletop::pages::add_game_page;

/// The content that a page needs to be shown.
fn needed(page: Page) -> &'static [Part] {
    match page {
        LEARN => &[Part::Lessons, Part::RuleBook],
        PUZZLES | MISTAKES => &[Part::Puzzles],
        PROGRESS => &[Part::Lessons, Part::Puzzles],
        RULES | MUSEUM => &[Part::RuleBook],
        OPENINGS => &[Part::Openings],
        _ => &[],
    }
}

/// Adds a page of Agon. Until what it shows is there, it says that it is being read.
pub(super) fn add_page<M>(
    app: &mut App,
    page: Page,
    show: impl IntoSystem<In<egui::Context>, Option<Do>, M> + 'static,
) {
    if needed(page).is_empty() {
        add_game_page(app, AGON, page, show);
        return;
    }
    let show = app.register_system(show);
    let show_or_wait = move |In(ctx): In<egui::Context>, world: &mut World| {
        let content = world.get_resource::<Content>()?;
        match needed(page).iter().all(|&part| content.is_there(part)) {
            true => world.run_system_with(show, ctx).ok()?,
            false => world.run_system_cached_with(wait, (ctx, page)).ok()?,
        }
    };
    add_game_page(app, AGON, page, show_or_wait);
}

fn wait(
    In((ctx, page)): In<(egui::Context, Page)>,
    (language, content): (Res<Language>, Res<Content>),
    mut has_told: Local<bool>,
    mut spoken: MessageWriter<Spoken>,
    mut wanted: MessageWriter<ContentWanted>,
) -> Option<Do> {
    let parts = needed(page).iter().copied();
    wanted.write_batch(parts.clone().filter(|&part| content.is_unread(part)).map(ContentWanted));
    let failed: Vec<_> = parts.filter(|&part| content.has_failed(part)).collect();
    if !failed.is_empty() && !*has_told {
        spoken.write(Spoken(language.tr("content-failed")));
    }
    *has_told = !failed.is_empty();
    waiting(&ctx, page, &failed, &language)
}

fn waiting(ctx: &egui::Context, page: Page, failed: &[Part], language: &Language) -> Option<Do> {
    page_sheet(ctx, page, language, |ui| {
        ui.spacing_mut().item_spacing.y = space::M;
        if failed.is_empty() {
            hint(ui, language.tr("content-reading"));
            return None;
        }
        let warning = Palette::of(ui.ctx()).warning;
        ui.label(RichText::new(language.tr("content-failed")).color(warning));
        let again = justified(ui, |ui| primary_button(ui, language.tr("content-again")));
        take_first_focus(ui, &again);
        let wanted = failed.iter().map(|&part| Do::send(ContentWanted(part)));
        again.clicked().then(|| wanted.reduce(Do::and)).flatten()
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::screens::assert_fits;

    #[test]
    fn it_fits() {
        for page in [LEARN, MUSEUM] {
            for failed in [&[][..], &[Part::Lessons]] {
                assert_fits(|ctx, language| drop(waiting(ctx, page, failed, language)));
            }
        }
    }
}
