//! The card above the prompt: the task of a lesson and its result, or a hint in a first game.

use bevy_egui::egui::{Align, AsId, Color32, Layout as Flow, RichText, TextStyle, Ui};

use super::view::TableView;
use crate::agent::gameplay::current_game::{CurrentGame, LessonPlace};
use crate::agent::gameplay::hints::HintAction;
use crate::agent::gameplay::lessons::{self, LessonStatus};
use crate::agent::gameplay::settings::Hint;
use crate::agent::text::lessons::{closing, failure, number, task};
use crate::shell::ui::prelude::*;
use crate::shell::ui::slide::slide_in;
use crate::shell::ui::theme;
use crate::shell::ui::widgets::buttons::choices;
use crate::tabletop::lessons::LessonWanted;

/// The task of a lesson, or its result.
pub(super) fn lesson_text(place: LessonPlace, status: LessonStatus, language: &Language) -> Option<String> {
    match status {
        LessonStatus::Waiting => None,
        LessonStatus::Task(step) => Some(task(place.lesson, place.scene, step, language)),
        LessonStatus::Failed(_, wrong) => Some(failure(place.lesson, wrong, language)),
        LessonStatus::Right => Some(language.tr("agent-lesson-well-done")),
        LessonStatus::Done => Some(closing(place.lesson, language)),
    }
}

/// The text of a hint.
pub(super) fn hint_text(shown: Hint, current: &CurrentGame, language: &Language) -> String {
    let holder = || {
        let holder = current.table().holder();
        let holder = holder.map(|agent| current.company().agent(agent, language));
        [("agent", holder.unwrap_or_default().into())]
    };
    match shown {
        Hint::Stakes => language.tr("agent-hint-stakes"),
        Hint::Turn => language.tr("agent-hint-turn"),
        Hint::Object => language.tr("agent-hint-object"),
        Hint::Answer => language.tr("agent-hint-answer"),
        Hint::Claim => language.tr("agent-hint-claim"),
        Hint::Decide => language.tr("agent-hint-decide"),
        Hint::NearHome => language.tr_with("agent-hint-near-home", &holder()),
        Hint::Case => language.tr_with("agent-hint-case", &holder()),
        Hint::Exile => language.tr("agent-hint-exile"),
        Hint::Bribe => language.tr("agent-hint-bribe"),
        Hint::TakenBack => language.tr("agent-hint-taken-back"),
    }
}

/// The button that leads on, and its meaning: a lesson that is not done is skipped.
pub(super) fn onward(place: LessonPlace, status: LessonStatus) -> (&'static str, LessonWanted) {
    let wanted = lessons::onward(place);
    let text = match (wanted, status) {
        (LessonWanted::Leave, _) => key("agent-lesson-leave"),
        (_, LessonStatus::Done) => key("agent-lesson-next"),
        _ => key("agent-lesson-skip"),
    };
    (text, wanted)
}

/// Draws the card, if there is anything to tell.
pub(super) fn learning(ui: &mut Ui, scene: &TableView) -> Option<Do> {
    let language = scene.language;
    if let Some(place) = scene.current.lesson() {
        let is_of = (place.lesson.id(), place.scene);
        return card(ui, is_of, |ui, palette| lesson(ui, place, scene, palette)).map(Do::send);
    }
    let shown = scene.hint?;
    let text = hint_text(shown, scene.current, language);
    let pressed = card(ui, text.clone(), |ui, palette| {
        say(ui, text, palette.ink);
        let line = vec![
            (HintAction::Dismiss, key("agent-hint-dismiss")),
            (HintAction::TurnOff, key("agent-hint-off")),
        ];
        choices(ui, line, language)
    });
    pressed.map(Do::send)
}

fn lesson(ui: &mut Ui, place: LessonPlace, scene: &TableView, palette: &Palette) -> Option<LessonWanted> {
    let language = scene.language;
    hint(ui, number(place.lesson, language));
    let status = scene.lesson_status;
    if let Some(text) = lesson_text(place, status, language) {
        let ink = match status {
            LessonStatus::Failed(..) => palette.warning,
            LessonStatus::Done | LessonStatus::Right => palette.accent,
            LessonStatus::Task(_) | LessonStatus::Waiting => palette.ink,
        };
        say(ui, text, ink);
    }
    if let LessonStatus::Failed(step, _) = status {
        hint(ui, task(place.lesson, place.scene, step, language));
    }
    let (text, wanted) = match status {
        LessonStatus::Failed(..) => (key("agent-lesson-again"), LessonWanted::Again),
        LessonStatus::Done => onward(place, status),
        LessonStatus::Task(_) | LessonStatus::Right | LessonStatus::Waiting => return None,
    };
    let button = ui.with_layout(Flow::top_down_justified(Align::Center), |ui| match status {
        LessonStatus::Done => primary_button(ui, language.tr(text)),
        _ => secondary_button(ui, language.tr(text)),
    });
    take_first_focus(ui, &button.inner);
    button.inner.clicked().then_some(wanted)
}

fn say(ui: &mut Ui, text: String, ink: Color32) {
    ui.label(RichText::new(text).text_style(TextStyle::Body).color(ink));
}

/// A card that slides in when it is about something else.
fn card<R>(ui: &mut Ui, subject: impl AsId, contents: impl FnOnce(&mut Ui, &Palette) -> R) -> R {
    let palette = Palette::of(ui.ctx());
    let frame = theme::card_frame(palette).inner_margin(space::S);
    let result = slide_in(ui, "learning", subject, |ui| {
        let shown = frame.show(ui, |ui| {
            ui.set_width(ui.available_width());
            ui.spacing_mut().item_spacing.y = space::XS;
            contents(ui, palette)
        });
        shown.inner
    });
    ui.add_space(space::S);
    result
}
