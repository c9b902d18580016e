//! What a page shows whose content is not there: that it is being read, or could not be, and a button to try again.

use bevy::prelude::*;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass, egui};
use egui::{Align, Layout, RichText, Ui};

use crate::agon::gameplay::content::{Content, ContentWanted, Part};
use crate::agon::gameplay::schedule::AgonSystems;
use crate::agon::text::pages::{LEARN, MISTAKES, MUSEUM, PROGRESS, PUZZLES, RULES};
use crate::shell::accessibility::speech::Spoken;
use crate::shell::system::language::Language;
use crate::shell::ui::draw_order::Draw;
use crate::shell::ui::navigation::{Overlay, Page};
use crate::shell::ui::theme::tokens::{Palette, space};
use crate::shell::ui::widgets::buttons::primary_button;
use crate::shell::ui::widgets::controls::{hint, take_first_focus};
use crate::shell::ui::widgets::sheet::sheet;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        EguiPrimaryContextPass,
        show.run_if(is_waiting).in_set(Draw::Overlay).in_set(AgonSystems),
    );
}

/// What must be there for a page to be shown.
fn needed(page: Page) -> &'static [Part] {
    match page {
        LEARN => &[Part::Lessons],
        PUZZLES | MISTAKES => &[Part::Puzzles],
        PROGRESS => &[Part::Lessons, Part::Puzzles],
        RULES | MUSEUM => &[Part::RuleBook],
        _ => &[],
    }
}

/// Run condition: the page is on screen, and what it shows is there.
pub(super) fn on_page_with_content(
    page: Page,
) -> impl Fn(Option<Res<State<Overlay>>>, Option<Res<Content>>) -> bool + Clone {
    move |overlay, content| {
        overlay.is_some_and(|overlay| *overlay.get() == Overlay::Page(page))
            && content.is_some_and(|content| needed(page).iter().all(|&part| content.is_there(part)))
    }
}

fn is_waiting(overlay: Option<Res<State<Overlay>>>, content: Option<Res<Content>>) -> bool {
    let page = overlay.and_then(|overlay| overlay.page());
    page.zip(content)
        .is_some_and(|(page, content)| needed(page).iter().any(|&part| !content.is_there(part)))
}

fn show(
    mut contexts: EguiContexts,
    (language, content): (Res<Language>, Res<Content>),
    mut has_told: Local<bool>,
    mut spoken: MessageWriter<Spoken>,
    (overlay, mut next_overlay): (Res<State<Overlay>>, ResMut<NextState<Overlay>>),
    mut wanted: MessageWriter<ContentWanted>,
) -> Result {
    let Some(page) = overlay.page() else {
        return Ok(());
    };
    let parts = needed(page).iter().copied();
    wanted.write_batch(parts.clone().filter(|&part| content.is_unread(part)).map(ContentWanted));
    let has_failed = parts.clone().any(|part| content.has_failed(part));
    if has_failed && !*has_told {
        spoken.write(Spoken(language.tr("content-failed")));
    }
    *has_told = has_failed;
    match waiting(contexts.ctx_mut()?, page, has_failed, &language) {
        None => {}
        Some(WaitingAction::Close) => next_overlay.set(Overlay::None),
        Some(WaitingAction::TryAgain) => {
            let failed = parts.filter(|&part| content.has_failed(part));
            wanted.write_batch(failed.map(ContentWanted));
        }
    }
    Ok(())
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum WaitingAction {
    Close,
    TryAgain,
}

fn waiting(ctx: &egui::Context, page: Page, has_failed: bool, language: &Language) -> Option<WaitingAction> {
    let mut pressed = None;
    let contents = |ui: &mut Ui| {
        ui.spacing_mut().item_spacing.y = space::M;
        if !has_failed {
            hint(ui, language.tr("content-reading"));
            return;
        }
        let warning = Palette::of(ui.ctx()).warning;
        ui.label(RichText::new(language.tr("content-failed")).color(warning));
        let again = ui.with_layout(Layout::top_down_justified(Align::Center), |ui| {
            primary_button(ui, language.tr("content-again"))
        });
        take_first_focus(ui, &again.inner);
        if again.inner.clicked() {
            pressed = Some(WaitingAction::TryAgain);
        }
    };
    let (title, close) = (language.tr(page.title), language.tr("close"));
    let is_closed = sheet(ctx, page.id, &title, &close, contents);
    is_closed.then_some(WaitingAction::Close).or(pressed)
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
            for (window, page) in WINDOWS
                .into_iter()
                .flat_map(|window| [LEARN, MUSEUM].map(|page| (window, page)))
            {
                for has_failed in [false, true] {
                    let cut_off = cut_off_texts(window, |ctx| {
                        waiting(ctx, page, has_failed, &language);
                    });
                    assert!(cut_off.is_empty(), "{locale:?} in {window}: {cut_off:?}");
                }
            }
        }
    }
}
