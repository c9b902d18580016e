//! The page of the lessons: what each is called, and how well it was done. It leads to the one to go on with.

use agon_core::learn::attempt::STARS;
use agon_core::learn::course::Course;
use agon_core::learn::progress::Progress;
use bevy::prelude::*;
use bevy_egui::egui::{self, Painter, Rect};

use crate::agon::drawings::stars;
use crate::agon::pages::content::add_page;
use crate::agon::text::lessons::{group_name, lesson_name, stars as stars_told};
use crate::agon::text::pages::LEARN;
use crate::shell::ui::prelude::*;
use crate::tabletop::lessons::learned::Learned;
use crate::tabletop::lessons::list::LessonList;

pub(crate) fn plugin(app: &mut App) {
    add_page(app, LEARN, show);
}

fn show(
    In(ctx): In<egui::Context>,
    (language, learned): (Res<Language>, Res<Learned>),
    mut is_open: Local<bool>,
    overlay: Res<State<Overlay>>,
) -> Option<Do> {
    let has_just_opened = overlay.is_changed() || !std::mem::replace(&mut *is_open, true);
    page(&ctx, &learned.progress, has_just_opened, &language)
}

/// Draws the lessons in their groups; the next one is brought in sight as the page opens.
fn page(ctx: &egui::Context, learned: &Progress, opens: bool, language: &Language) -> Option<Do> {
    let course = Course::agon();
    page_sheet(ctx, LEARN, language, |ui| {
        let texts = [key("learn-hint"), key("learn-count")];
        let mut list = LessonList::begin(ui, (course.ids(), learned), opens, texts, language);
        hint(ui, language.tr("learn-stars-hint"));
        let mut pressed = None;
        for group in course.groups() {
            ui.add_space(space::S);
            subheading(ui, group_name(language, group));
            for lesson in group.lessons() {
                let earned = learned.stars(lesson.id());
                let named = (lesson.id(), lesson_name(language, lesson));
                let mark = (stars::width(STARS), stars_told(language, earned));
                let paint = |painter: &Painter, place: Rect, palette: &Palette| {
                    stars::paint(painter, place, earned, STARS, palette);
                };
                pressed = pressed.or(list.lesson(ui, named, mark, paint));
            }
        }
        pressed
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::shell::system::language::Locale;
    use crate::tabletop::lessons::LessonWanted;
    use crate::testing::screens::{assert_fits, drawn, entered};

    /// The first lessons are done.
    fn learned(count: usize) -> Progress {
        let mut learned = Progress::default();
        for (number, id) in Course::agon().ids().take(count).enumerate() {
            learned.done(id, number as u8 % STARS + 1);
        }
        learned
    }

    #[test]
    fn it_fits() {
        for count in [0, 5, 99] {
            let learned = learned(count);
            assert_fits(|ctx, language| drop(page(ctx, &learned, false, language)));
        }
    }

    #[test]
    fn the_next_lesson_is_in_sight_and_begins_with_the_keyboard_alone() {
        let language = Language::new(Locale::EN);
        let learned = learned(12);
        let next = learned.next(Course::agon().ids()).unwrap();
        let name = format!("13. {}", lesson_name(&language, Course::agon().lesson(next).unwrap()));
        let mut opens = true;
        let seen = drawn(egui::vec2(360.0, 640.0), |ctx| {
            page(ctx, &learned, std::mem::take(&mut opens), &language);
        })
        .in_sight();
        assert!(seen.contains(&name), "{seen:?}");
        let asked = entered(0, |ctx| page(ctx, &learned, false, &language));
        assert_eq!(asked, Some(Do::send(LessonWanted::Begin(next))));
    }
}
