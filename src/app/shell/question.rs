//! Questions that must be answered before anything else goes on: `questions.write(Question { id: "leave", … })`, and
//! the answer comes back as a message with the same id.

use std::collections::VecDeque;

use bevy::prelude::*;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass, egui};

use super::Draw;
use super::theme::{self, Palette, size, space};
use super::widgets::{primary_button, secondary_button};

pub(super) fn plugin(app: &mut App) {
    app.add_message::<Question>()
        .add_message::<Answer>()
        .init_resource::<Questions>()
        .add_systems(PreUpdate, deliver)
        .add_systems(Last, collect)
        .add_systems(EguiPrimaryContextPass, show.in_set(Draw::Question));
}

/// Asks the player something, in the player's language.
#[derive(Message, Clone, Debug, Default, PartialEq, Eq)]
pub struct Question {
    /// Comes back with the answer.
    pub id: &'static str,
    /// The question in a few words.
    pub title: String,
    /// What follows from the answer.
    pub body: String,
    /// The button that does it, named by what it does.
    pub yes: String,
    /// The button that leaves all as it is; Escape means the same.
    pub no: String,
}

/// What the player answered.
#[derive(Message, Clone, Debug, PartialEq, Eq)]
pub struct Answer {
    /// That of the question.
    pub id: &'static str,
    /// Whether to do it.
    pub yes: bool,
}

/// The question on the screen, those behind it, and answers on their way.
#[derive(Resource, Default)]
pub struct Questions {
    open: VecDeque<Question>,
    answered: Vec<Answer>,
}

impl Questions {
    /// Whether the game waits for an answer.
    pub fn is_open(&self) -> bool {
        !self.open.is_empty()
    }

    /// Answers the question on the screen in the player's place; none is no error.
    pub fn answer(&mut self, yes: bool) {
        if let Some(question) = self.open.pop_front() {
            self.answered.push(Answer { id: question.id, yes });
        }
    }
}

fn deliver(mut questions: ResMut<Questions>, mut answers: MessageWriter<Answer>) {
    if !questions.answered.is_empty() {
        answers.write_batch(questions.answered.drain(..));
    }
}

fn collect(mut asked: MessageReader<Question>, mut questions: ResMut<Questions>) {
    for question in asked.read() {
        if !questions.open.iter().any(|open| open.id == question.id) {
            questions.open.push_back(question.clone());
        }
    }
}

fn show(mut contexts: EguiContexts, mut questions: ResMut<Questions>) -> Result {
    let Some(question) = questions.open.front() else {
        return Ok(());
    };
    if let Some(yes) = page(contexts.ctx_mut()?, question) {
        questions.answer(yes);
    }
    Ok(())
}

/// Returns the answer once there is one.
fn page(ctx: &egui::Context, question: &Question) -> Option<bool> {
    let palette = Palette::of(ctx);
    let frame = theme::sheet_frame(palette).inner_margin(space::L);
    let width = (ctx.content_rect().width() - 2.0 * (space::M + space::L)).min(size::QUESTION_WIDTH);
    let modal = egui::Modal::new(egui::Id::new("question"))
        .backdrop_color(palette.scrim)
        .frame(frame);
    let answer = modal.show(ctx, |ui| {
        ui.set_width(width);
        ui.heading(&question.title);
        ui.add_space(space::XS);
        ui.label(&question.body);
        ui.add_space(space::M);
        ui.with_layout(egui::Layout::top_down_justified(egui::Align::Center), |ui| {
            let yes = primary_button(ui, &question.yes);
            let no = secondary_button(ui, &question.no);
            // For the keyboard to go on from, at the answer that does no harm.
            if ui.memory(|memory| memory.focused().is_none()) {
                no.request_focus();
            }
            if yes.clicked() {
                Some(true)
            } else if no.clicked() {
                Some(false)
            } else {
                None
            }
        })
        .inner
    });
    answer.inner
}

#[cfg(test)]
mod tests {
    use super::super::language::{Language, Locale};
    use super::super::settings::Appearance;
    use super::super::widgets::testing::{WINDOWS, cut_off_texts};
    use super::*;

    fn question(language: &Language) -> Question {
        Question {
            id: "reset",
            title: language.tr("settings-defaults-title"),
            body: language.tr("settings-defaults-body"),
            yes: language.tr("settings-defaults-yes"),
            no: language.tr("cancel"),
        }
    }

    #[test]
    fn no_language_runs_out_of_any_window() {
        for locale in [Locale::En, Locale::Fr, Locale::Pseudo] {
            let question = question(&Language::new(locale));
            for window in WINDOWS {
                let cut_off = cut_off_texts(window, |ctx| {
                    page(ctx, &question);
                });
                assert!(cut_off.is_empty(), "{locale:?} in {window}: {cut_off:?}");
            }
        }
    }

    #[test]
    fn the_keyboard_alone_answers() {
        let question = question(&Language::new(Locale::En));
        let answer = |keys: &[egui::Key]| {
            let ctx = egui::Context::default();
            theme::dress(&ctx, Appearance::Dark);
            let mut answer = None;
            let mut pass = |key: Option<egui::Key>| {
                let press = |key| egui::Event::Key {
                    key,
                    physical_key: None,
                    pressed: true,
                    repeat: false,
                    modifiers: egui::Modifiers::NONE,
                };
                let input = egui::RawInput {
                    events: key.map(press).into_iter().collect(),
                    ..default()
                };
                let mut output = ctx.run_ui(input, |ui| answer = answer.or(page(ui.ctx(), &question)));
                output.textures_delta.clear();
            };
            (0..3).for_each(|_| pass(None));
            keys.iter().for_each(|&key| pass(Some(key)));
            pass(None);
            answer
        };
        assert_eq!(answer(&[]), None);
        assert_eq!(answer(&[egui::Key::Enter]), Some(false), "what does no harm is at hand");
        assert_eq!(answer(&[egui::Key::ArrowUp, egui::Key::Enter]), Some(true));
    }

    #[test]
    fn questions_wait_for_each_other_and_are_not_asked_twice() {
        let mut app = App::new();
        app.add_plugins(plugin);
        for id in ["leave", "resign", "leave"] {
            app.world_mut().write_message(Question { id, ..default() });
        }
        app.update();
        let mut questions = app.world_mut().resource_mut::<Questions>();
        for yes in [true, false] {
            assert!(questions.is_open());
            questions.answer(yes);
        }
        assert!(!questions.is_open());
        app.update();
        let messages = app.world().resource::<Messages<Answer>>();
        let answers: Vec<_> = messages
            .iter_current_update_messages()
            .map(|answer| (answer.id, answer.yes))
            .collect();
        assert_eq!(answers, [("leave", true), ("resign", false)]);
    }
}
