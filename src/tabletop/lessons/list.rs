//! The list of a game's lessons, with their names and marks. It leads to the one to go on with.

use agon_core::learn::progress::Progress;
use bevy_egui::egui::style::ScrollAnimation;
use bevy_egui::egui::{Align, Painter, Rect, Ui};

use super::LessonWanted;
use crate::shell::ui::prelude::*;
use crate::shell::ui::widgets::marked_row::MarkedRow;

/// A list whose lessons are drawn one after the other.
pub(crate) struct LessonList {
    next: Option<&'static str>,
    brings_next_in_sight: bool,
    number: usize,
}

impl LessonList {
    /// Begins the list of a course with the number of its lessons that are done, or an introduction while none is. The
    /// keys are those of the introduction and of the number.
    pub(crate) fn begin(
        ui: &mut Ui,
        (course, learned): (impl Iterator<Item = &'static str> + Clone, &Progress),
        brings_next_in_sight: bool,
        [none_done, done]: [&'static str; 2],
        language: &Language,
    ) -> Self {
        ui.spacing_mut().item_spacing.y = space::S;
        let count = learned.count(course.clone());
        let values = [("done", count.into()), ("count", course.clone().count().into())];
        let text = match count {
            0 => language.tr(none_done),
            _ => language.tr_with(done, &values),
        };
        hint(ui, text);
        Self {
            next: learned.next(course),
            brings_next_in_sight,
            number: 0,
        }
    }

    /// Draws the next lesson, whose mark has this width and meaning. Returns the effect of a press on it.
    pub(crate) fn lesson(
        &mut self,
        ui: &mut Ui,
        (id, name): (&'static str, String),
        (mark, state): (f32, String),
        paint: impl FnOnce(&Painter, Rect, &Palette),
    ) -> Option<Do> {
        self.number += 1;
        let is_next = self.next == Some(id);
        let row = MarkedRow {
            name: &format!("{}. {name}", self.number),
            state,
            stands_out: is_next,
            mark,
        };
        let row = row.show(ui, paint);
        if is_next {
            take_first_focus(ui, &row);
            if self.brings_next_in_sight {
                row.scroll_to_me_animation(Some(Align::Center), ScrollAnimation::none());
            }
        }
        row.clicked().then(|| Do::send(LessonWanted::Begin(id)))
    }
}
