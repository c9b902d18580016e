//! The page of the lessons: what each is called, and whether it is done. It leads to the one to go on with.

use agon_core::agent::lessons::{Course, Lesson};
use bevy::prelude::*;
use bevy_egui::egui::{self, Painter, Response, Stroke, Ui, vec2};

use crate::agent::gameplay::agent_screen::AGENT;
use crate::agent::gameplay::lessons::LessonWanted;
use crate::agent::saves::learned::Learned;
use crate::agent::text::lessons::lesson_name;
use crate::agent::text::pages::LESSONS;
use crate::shell::ui::prelude::*;
use crate::shell::ui::widgets::marked_row::MarkedRow;
use crate::tabletop::pages::add_game_page;

/// The width of what stands at the right of a lesson.
const MARK: f32 = 24.0;

pub(crate) fn plugin(app: &mut App) {
    add_game_page(app, AGENT, LESSONS, show);
}

fn show(In(ctx): In<egui::Context>, language: Res<Language>, learned: Res<Learned>) -> Option<Do> {
    page(&ctx, &learned, &language)
}

fn page(ctx: &egui::Context, learned: &Learned, language: &Language) -> Option<Do> {
    let lessons = Course::agent().lessons();
    let ids: Vec<&str> = lessons.iter().map(Lesson::id).collect();
    let next = learned.0.next_of(&ids);
    page_sheet(ctx, LESSONS, language, |ui| {
        let mut pressed = None;
        ui.spacing_mut().item_spacing.y = space::S;
        let done = ids.iter().filter(|id| learned.is_done(id)).count();
        let values = [("done", done.into()), ("count", ids.len().into())];
        hint(
            ui,
            match done {
                0 => language.tr("agent-lessons-line"),
                _ => language.tr_with("agent-lessons-count", &values),
            },
        );
        for (lesson, number) in lessons.iter().zip(1..) {
            let is_next = next == Some(lesson.id());
            let name = format!("{number}. {}", lesson_name(lesson, language));
            let row = row(ui, &name, learned.is_done(lesson.id()), is_next, language);
            if is_next {
                take_first_focus(ui, &row);
            }
            if row.clicked() {
                pressed = Some(Do::send(LessonWanted::Begin(lesson)));
            }
        }
        pressed
    })
}

/// A lesson of the full width: its name, and a tick if it is done.
fn row(ui: &mut Ui, name: &str, is_done: bool, is_next: bool, language: &Language) -> Response {
    let state = match is_done {
        true => language.tr("agent-lessons-done"),
        false => language.tr("agent-lessons-open"),
    };
    let row = MarkedRow {
        name,
        state,
        stands_out: is_next,
        mark: MARK,
    };
    row.show(ui, |painter, place, palette| {
        tick(painter, place.center(), is_done, palette)
    })
}

/// A ring, with a tick in it if the lesson is done.
fn tick(painter: &Painter, centre: egui::Pos2, is_done: bool, palette: &Palette) {
    let radius = MARK * 0.42;
    if !is_done {
        painter.circle_stroke(centre, radius, Stroke::new(1.5, palette.line));
        return;
    }
    painter.circle_filled(centre, radius, palette.accent);
    let at = |x: f32, y: f32| centre + vec2(x, y) * radius;
    let stroke = Stroke::new(2.0, palette.on_accent);
    painter.line(vec![at(-0.45, 0.05), at(-0.12, 0.38), at(0.48, -0.35)], stroke);
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::shell::system::language::Locale;
    use crate::testing::screens::{assert_fits, entered};

    fn learned(count: usize) -> Learned {
        let mut learned = Learned::default();
        for lesson in Course::agent().lessons().iter().take(count) {
            learned.0.done(lesson.id(), 3);
        }
        learned
    }

    #[test]
    fn it_fits() {
        for count in [0, 3, 8] {
            let learned = learned(count);
            assert_fits(|ctx, language| drop(page(ctx, &learned, language)));
        }
    }

    #[test]
    fn the_next_lesson_begins_with_the_keyboard_alone() {
        let language = Language::new(Locale::EN);
        let learned = learned(3);
        let asked = entered(0, |ctx| page(ctx, &learned, &language));
        assert_eq!(
            asked,
            Some(Do::send(LessonWanted::Begin(&Course::agent().lessons()[3])))
        );
    }
}
