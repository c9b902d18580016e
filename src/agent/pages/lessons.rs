//! The page of the lessons, with their names and whether each is done. It leads to the next one.

use agon_core::agent::lessons::Course;
use agon_core::learn::progress::Progress;
use bevy::prelude::*;
use bevy_egui::egui::{self, Painter, Rect, Stroke, vec2};

use crate::agent::gameplay::agent_screen::AGENT;
use crate::agent::text::lessons::lesson_name;
use crate::agent::text::pages::LESSONS;
use crate::shell::ui::prelude::*;
use crate::tabletop::lessons::learned::Learned;
use crate::tabletop::lessons::list::LessonList;
use crate::tabletop::pages::add_game_page;

/// Width of the mark at the right of a lesson.
const MARK: f32 = 24.0;

pub(crate) fn plugin(app: &mut App) {
    add_game_page(app, AGENT, LESSONS, show);
}

fn show(In(ctx): In<egui::Context>, language: Res<Language>, learned: Res<Learned>) -> Option<Do> {
    page(&ctx, &learned.progress, &language)
}

fn page(ctx: &egui::Context, learned: &Progress, language: &Language) -> Option<Do> {
    let course = Course::agent();
    page_sheet(ctx, LESSONS, language, |ui| {
        let texts = [key("agent-lessons-line"), key("agent-lessons-count")];
        let mut list = LessonList::begin(ui, (course.ids(), learned), false, texts, language);
        let mut pressed = None;
        for lesson in course.lessons() {
            let is_done = learned.is_done(lesson.id());
            let state = match is_done {
                true => language.tr("agent-lessons-done"),
                false => language.tr("agent-lessons-open"),
            };
            let name = lesson_name(lesson, language);
            let tick =
                |painter: &Painter, place: Rect, palette: &Palette| tick(painter, place.center(), is_done, palette);
            pressed = pressed.or(list.lesson(ui, (lesson.id(), name), (MARK, state), tick));
        }
        pressed
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
    use crate::tabletop::lessons::LessonWanted;
    use crate::testing::screens::{assert_fits, entered};

    fn learned(count: usize) -> Progress {
        let mut learned = Progress::default();
        Course::agent().ids().take(count).for_each(|id| learned.done(id, 3));
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
        let fourth = Course::agent().lessons()[3].id();
        assert_eq!(asked, Some(Do::send(LessonWanted::Begin(fourth))));
    }
}
