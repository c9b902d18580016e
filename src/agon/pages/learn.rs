//! The page of the lessons: what each is called, and how well it was done. It leads to the one to go on with.

use agon_core::learn::attempt::STARS;
use agon_core::learn::course::Course;
use agon_core::learn::lesson::Lesson;
use agon_core::learn::progress::Progress;
use bevy::prelude::*;
use bevy_egui::egui::{self, Response, Ui};

use crate::agon::gameplay::lessons::LessonWanted;
use crate::agon::hud::stars;
use crate::agon::pages::content::add_page;
use crate::agon::saves::lessons::Learned;
use crate::agon::text::lessons::{group_name, lesson_name, stars as stars_told};
use crate::agon::text::pages::LEARN;
use crate::shell::ui::prelude::*;
use crate::shell::ui::widgets::marked_row::MarkedRow;

pub(crate) fn plugin(app: &mut App) {
    app.add_message::<LessonWanted>();
    add_page(app, LEARN, show);
}

fn show(
    In(ctx): In<egui::Context>,
    (language, learned): (Res<Language>, Res<Learned>),
    mut is_open: Local<bool>,
    overlay: Res<State<Overlay>>,
) -> Option<Do> {
    let has_just_opened = overlay.is_changed() || !std::mem::replace(&mut *is_open, true);
    page(&ctx, &learned.0, has_just_opened, &language)
}

/// Draws the lessons in their groups; the next one is brought in sight as the page opens.
fn page(ctx: &egui::Context, learned: &Progress, opens: bool, language: &Language) -> Option<Do> {
    let course = Course::agon();
    let next = learned.next(course).map(Lesson::id);
    page_sheet(ctx, LEARN, language, |ui| {
        let mut pressed = None;
        ui.spacing_mut().item_spacing.y = space::S;
        let done = learned.count(course);
        let values = [("done", done.into()), ("count", course.lessons().count().into())];
        let told = match done {
            0 => language.tr("learn-hint"),
            _ => language.tr_with("learn-count", &values),
        };
        hint(ui, told);
        hint(ui, language.tr("learn-stars-hint"));
        let mut number = 0;
        for group in course.groups() {
            ui.add_space(space::S);
            subheading(ui, group_name(language, group));
            for lesson in group.lessons() {
                number += 1;
                let is_next = next == Some(lesson.id());
                let name = format!("{number}. {}", lesson_name(language, lesson));
                let row = row(ui, &name, learned.stars(lesson.id()), is_next, language);
                if is_next {
                    take_first_focus(ui, &row);
                    if opens {
                        row.scroll_to_me_animation(Some(egui::Align::Center), egui::style::ScrollAnimation::none());
                    }
                }
                if row.clicked() {
                    pressed = Some(Do::send(LessonWanted::Begin(lesson)));
                }
            }
        }
        pressed
    })
}

/// A lesson of the full width: its name, and its stars at the right.
fn row(ui: &mut Ui, name: &str, earned: Option<u8>, is_next: bool, language: &Language) -> Response {
    let row = MarkedRow {
        name,
        state: stars_told(language, earned),
        stands_out: is_next,
        mark: stars::width(STARS),
    };
    row.show(ui, |painter, place, palette| {
        stars::paint(painter, place, earned, STARS, palette)
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::shell::system::language::Locale;
    use crate::testing::screens::{assert_fits, entered, texts_in_sight};

    /// The first lessons are done.
    fn learned(count: usize) -> Progress {
        let mut learned = Progress::default();
        for (number, lesson) in Course::agon().lessons().take(count).enumerate() {
            learned.done(lesson.id(), number as u8 % STARS + 1);
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
        let next = learned.next(Course::agon()).unwrap();
        let name = format!("13. {}", lesson_name(&language, next));
        let mut opens = true;
        let seen = texts_in_sight(egui::vec2(360.0, 640.0), |ctx| {
            page(ctx, &learned, std::mem::take(&mut opens), &language);
        });
        assert!(seen.contains(&name), "{seen:?}");
        let asked = entered(0, |ctx| page(ctx, &learned, false, &language));
        assert_eq!(asked, Some(Do::send(LessonWanted::Begin(next))));
    }
}
