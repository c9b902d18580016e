//! The page of the lessons: what each is called, and how well it was done. It leads to the one to go on with.

use agon_core::learn::attempt::STARS;
use agon_core::learn::course::Course;
use agon_core::learn::lesson::Lesson;
use agon_core::learn::progress::Progress;
use bevy::prelude::*;
use bevy_egui::egui::{self, Response, Ui};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

use crate::agon::gameplay::agon_screen::AGON;
use crate::agon::gameplay::lessons::LessonWanted;
use crate::agon::gameplay::schedule::AgonSystems;
use crate::agon::hud::stars;
use crate::agon::pages::content::on_page_with_content;
use crate::agon::saves::lessons::Learned;
use crate::agon::text::lessons::{group_name, lesson_name, stars as stars_told};
use crate::agon::text::pages::LEARN;
use crate::shell::system::language::Language;
use crate::shell::ui::draw_order::Draw;
use crate::shell::ui::navigation::Overlay;
use crate::shell::ui::theme::tokens::space;
use crate::shell::ui::widgets::controls::{hint, subheading, take_first_focus};
use crate::shell::ui::widgets::marked_row::MarkedRow;
use crate::shell::ui::widgets::sheet::sheet;
use crate::tabletop::addresses::add_game_address;

pub(crate) fn plugin(app: &mut App) {
    add_game_address(app, AGON, LEARN);
    app.add_message::<LessonWanted>().add_systems(
        EguiPrimaryContextPass,
        show.run_if(on_page_with_content(LEARN))
            .in_set(Draw::Overlay)
            .in_set(AgonSystems),
    );
}

fn show(
    mut contexts: EguiContexts,
    (language, learned): (Res<Language>, Res<Learned>),
    mut is_open: Local<bool>,
    page_changed: Res<State<Overlay>>,
    mut overlay: ResMut<NextState<Overlay>>,
    mut wanted: MessageWriter<LessonWanted>,
) -> Result {
    let has_just_opened = page_changed.is_changed() || !std::mem::replace(&mut *is_open, true);
    match page(contexts.ctx_mut()?, &learned.0, has_just_opened, &language) {
        None => {}
        Some(LearnAction::Close) => overlay.set(Overlay::None),
        Some(LearnAction::Begin(lesson)) => drop(wanted.write(LessonWanted::Begin(lesson))),
    }
    Ok(())
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum LearnAction {
    Close,
    Begin(&'static Lesson),
}

/// Draws the lessons in their groups; the next one is brought in sight as the page opens.
fn page(ctx: &egui::Context, learned: &Progress, opens: bool, language: &Language) -> Option<LearnAction> {
    let course = Course::agon();
    let next = learned.next(course).map(Lesson::id);
    let mut pressed = None;
    let contents = |ui: &mut Ui| {
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
                    pressed = Some(LearnAction::Begin(lesson));
                }
            }
        }
    };
    let (title, close) = (language.tr("learn-title"), language.tr("close"));
    let is_closed = sheet(ctx, LEARN.id, &title, &close, contents);
    is_closed.then_some(LearnAction::Close).or(pressed)
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
    use crate::testing::screens::{WINDOWS, context, cut_off_texts, draw_frame, texts_in_sight};

    /// The first lessons are done.
    fn learned(count: usize) -> Progress {
        let mut learned = Progress::default();
        for (number, lesson) in Course::agon().lessons().take(count).enumerate() {
            learned.done(lesson.id(), number as u8 % STARS + 1);
        }
        learned
    }

    #[test]
    fn no_language_runs_out_of_any_window() {
        for locale in Locale::all() {
            let language = Language::new(locale);
            for window in WINDOWS {
                for count in [0, 5, 99] {
                    let learned = learned(count);
                    let cut_off = cut_off_texts(window, |ctx| {
                        page(ctx, &learned, false, &language);
                    });
                    assert!(cut_off.is_empty(), "{locale:?} in {window}: {cut_off:?}");
                }
            }
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
        let ctx = context();
        let mut pass = |key| draw_frame(&ctx, key, |ctx| page(ctx, &learned, false, &language));
        assert_eq!([None; 3].map(&mut pass), [None; 3]);
        let show = Some(egui::Key::Enter);
        assert_eq!(pass(show), None, "the first press shows where the keyboard is");
        pass(None);
        assert_eq!(pass(show), Some(LearnAction::Begin(next)));
    }
}
