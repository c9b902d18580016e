//! Questions that must be answered before anything else. A question is an entity, and the code that asks it observes
//! the answer:
//!
//! ```
//! # use agon::shell::ui::question::{Answered, Question};
//! # use bevy::prelude::*;
//! # #[derive(Resource, Default)] struct Lives(u8);
//! # fn ask(mut commands: Commands) {
//! let lives = 9;
//! commands
//!     .spawn(Question { title: "Start again?".into(), ..default() })
//!     .observe(move |answer: On<Answered>, mut left: ResMut<Lives>| {
//!         if answer.yes {
//!             left.0 = lives;
//!         }
//!     });
//! # }
//! ```

use std::collections::VecDeque;

use bevy::prelude::*;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass, egui};

use super::draw_order::Draw;
use super::{slide, theme};
use crate::shell::system::resources::AddResource;
use crate::shell::ui::theme::tokens::{Palette, size, space};
use crate::shell::ui::widgets::buttons::{primary_button, secondary_button};
use crate::shell::ui::widgets::controls::heading;

pub(crate) fn plugin(app: &mut App) {
    app.add_resource::<Questions>()
        .add_observer(open)
        .add_systems(PreUpdate, DeliverAnswers::deliver.in_set(DeliverAnswers))
        .add_systems(EguiPrimaryContextPass, show.in_set(Draw::Question));
}

/// In `PreUpdate`: delivers answers to those who asked.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct DeliverAnswers;

/// A question to the player, in the player's language. Asked again in the same words, it replaces the first one.
#[derive(Component, Clone, Debug, Default, PartialEq, Eq)]
pub struct Question {
    /// The question in a few words.
    pub title: String,
    /// The consequences of the answer.
    pub body: String,
    /// Label of the button that confirms, naming the action.
    pub yes: String,
    /// Label of the button that changes nothing; Escape means the same.
    pub no: String,
    /// Whether something ends or is lost by confirming. The prominent button is then the one that changes nothing.
    pub is_grave: bool,
}

/// The player's answer. The question is despawned afterwards.
#[derive(EntityEvent, Clone, Copy, Debug, PartialEq, Eq)]
pub struct Answered {
    /// The question.
    pub entity: Entity,
    /// Whether the player confirmed.
    pub yes: bool,
}

/// The question on screen, those queued behind it, and answers not yet delivered.
#[derive(Resource, Default)]
pub struct Questions {
    open: VecDeque<(Entity, Question)>,
    answered: Vec<Answered>,
}

impl Questions {
    /// Whether the game is waiting for an answer.
    pub fn is_open(&self) -> bool {
        !self.open.is_empty()
    }

    /// The question on screen.
    pub fn shown(&self) -> Option<&Question> {
        self.open.front().map(|(_, question)| question)
    }

    /// Answers the question on screen on the player's behalf; does nothing if there is none.
    pub fn answer(&mut self, yes: bool) {
        if let Some((entity, _)) = self.open.pop_front() {
            self.answered.push(Answered { entity, yes });
        }
    }
}

fn open(
    asked: On<Add, Question>,
    asking: Query<&Question>,
    mut questions: ResMut<Questions>,
    mut commands: Commands,
) -> Result {
    let new = (asked.entity, asking.get(asked.entity)?.clone());
    match questions.open.iter_mut().find(|(_, open)| *open == new.1) {
        Some(same) => {
            let (replaced, _) = std::mem::replace(same, new);
            commands.entity(replaced).despawn();
        }
        None => questions.open.push_back(new),
    }
    Ok(())
}

impl DeliverAnswers {
    fn deliver(mut questions: ResMut<Questions>, mut commands: Commands) {
        if questions.answered.is_empty() {
            return;
        }
        for answered in questions.answered.drain(..) {
            commands.trigger(answered);
            commands.entity(answered.entity).despawn();
        }
    }
}

fn show(mut contexts: EguiContexts, mut questions: ResMut<Questions>) -> Result {
    let Some(question) = questions.shown() else {
        return Ok(());
    };
    if let Some(yes) = page(contexts.ctx_mut()?, question) {
        questions.answer(yes);
    }
    Ok(())
}

/// Draws a question and returns the answer once there is one.
fn page(ctx: &egui::Context, question: &Question) -> Option<bool> {
    let palette = Palette::of(ctx);
    let width = (ctx.content_rect().width() - 2.0 * (space::M + space::L)).min(size::QUESTION_WIDTH);
    let shift = slide::shift(ctx, egui::Id::new("question slides"), &question.title);
    let frame = (theme::sheet_frame(palette), space::L);
    slide::sheet_over(ctx, "question", frame, 0.0, shift, |ui| {
        ui.set_width(width);
        heading(ui, &question.title);
        ui.add_space(space::XS);
        ui.label(&question.body);
        ui.add_space(space::M);
        ui.with_layout(egui::Layout::top_down_justified(egui::Align::Center), |ui| {
            let (yes, no) = if question.is_grave {
                let no = primary_button(ui, &question.no);
                (secondary_button(ui, &question.yes), no)
            } else {
                let yes = primary_button(ui, &question.yes);
                (yes, secondary_button(ui, &question.no))
            };
            // Give the keyboard a starting point, on the harmless answer.
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
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::shell::system::language::{Language, Locale};
    use crate::testing::screens::{assert_fits, context, draw_frame};

    fn question(language: &Language) -> Question {
        Question {
            title: language.tr("settings-defaults-title"),
            body: language.tr("settings-defaults-body"),
            yes: language.tr("settings-defaults-yes"),
            no: language.tr("cancel"),
            is_grave: false,
        }
    }

    #[test]
    fn it_fits() {
        assert_fits(|ctx, language| {
            page(ctx, &question(language));
        });
    }

    #[test]
    fn the_keyboard_alone_answers() {
        for (is_grave, to_yes) in [(false, egui::Key::ArrowUp), (true, egui::Key::ArrowDown)] {
            let question = Question {
                is_grave,
                ..question(&Language::new(Locale::EN))
            };
            let answer = |keys: &[egui::Key]| {
                let ctx = context();
                let frames = [None; 3]
                    .into_iter()
                    .chain(keys.iter().copied().map(Some))
                    .chain([None]);
                let answers = frames.map(|key| draw_frame(&ctx, key, |ctx| page(ctx, &question)));
                answers.fold(None, Option::or)
            };
            assert_eq!(answer(&[]), None);
            assert_eq!(answer(&[egui::Key::Enter]), Some(false), "what does no harm is at hand");
            assert_eq!(answer(&[to_yes, egui::Key::Enter]), Some(true));
        }
    }

    #[test]
    fn questions_wait_for_each_other_and_are_not_asked_twice() {
        #[derive(Resource, Default)]
        struct Heard(Vec<(&'static str, bool)>);
        let mut app = App::new();
        app.add_plugins(plugin).add_resource::<Heard>();
        for (title, payload) in [("leave", "first"), ("resign", "second"), ("leave", "third")] {
            let title = title.to_owned();
            app.world_mut()
                .spawn(Question { title, ..default() })
                .observe(move |answer: On<Answered>, mut heard: ResMut<Heard>| heard.0.push((payload, answer.yes)));
        }
        app.update();
        let mut questions = app.world_mut().resource_mut::<Questions>();
        for yes in [true, false] {
            assert!(questions.is_open());
            questions.answer(yes);
        }
        assert!(!questions.is_open());
        app.update();
        assert_eq!(app.world().resource::<Heard>().0, [("third", true), ("second", false)]);
        let left = app.world_mut().query::<&Question>().iter(app.world()).count();
        assert_eq!(left, 0);
    }
}
