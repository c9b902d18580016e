//! The panel during a lesson: the task, the number of moves, and the result of the last try.

use agon_core::board::Bitboard;
use agon_core::learn::attempt::STARS;
use agon_core::learn::course::Course;
use agon_core::learn::lesson::{Lesson, Standing};
use bevy_egui::egui::{RichText, TextStyle, Ui, WidgetText};

use super::figure::Figure;
use super::note_card::{NoteCard, UNDERSTOOD};
use super::panel_view::{PanelView, WordCard};
use crate::agon::drawings::stars;
use crate::agon::gameplay::current_game::Match;
use crate::agon::gameplay::lessons::{LessonStatus, Running};
use crate::agon::text::lessons::{cells_to_reach, failure, lesson_name, task};
use crate::shell::ui::prelude::*;
use crate::shell::ui::widgets::word_card::Onward;
use crate::tabletop::lessons::LessonWanted;

/// The note card, which is read out; the cells to reach are highlighted on the board.
pub(crate) fn card(running: &Running, current: &Match, language: &Language) -> NoteCard {
    let lesson = running.lesson();
    let is_asked = current.standing() == Some(Standing::Yours);
    let text = match outcome(running, language) {
        Some(outcome) => outcome,
        None => {
            let [number, name] = [number(lesson, language), lesson_name(language, lesson)];
            format!("{number}. {name}. {}", task(language, lesson))
        }
    };
    NoteCard {
        text,
        cells: match is_asked {
            true => cells_to_reach(lesson).collect(),
            false => Bitboard::EMPTY,
        },
        more: None,
        done: UNDERSTOOD,
    }
}

fn number(lesson: &Lesson, language: &Language) -> String {
    let course = Course::agon();
    let before = course.ids().take_while(|&other| other != lesson.id()).count();
    let values = [("number", (before + 1).into()), ("count", course.ids().count().into())];
    language.tr_with("learn-number", &values)
}

/// The result of the last try, if it has ended.
fn outcome(running: &Running, language: &Language) -> Option<String> {
    match running.status() {
        LessonStatus::Task => None,
        LessonStatus::Failed(why) => {
            let why = failure(language, running.lesson(), why);
            Some(language.tr_with("learn-failed", &[("why", why.into())]))
        }
        LessonStatus::Done(stars) => Some(language.tr_with("learn-done", &[("stars", stars.into())])),
    }
}

/// The button onward and its meaning; an unfinished lesson is skipped.
pub(crate) fn onward(running: &Running) -> (&'static str, LessonWanted) {
    let wanted = running.onward();
    let text = match (wanted, running.status()) {
        (LessonWanted::Leave, _) => key("learn-leave"),
        (_, LessonStatus::Done(_)) => key("learn-next"),
        _ => key("learn-skip"),
    };
    (text, wanted)
}

/// Draws the lesson on a card. Returns the action chosen.
pub(crate) fn section(ui: &mut Ui, scene: &PanelView, running: &Running, card: WordCard) -> Option<Do> {
    let (language, lesson) = (scene.language, running.lesson());
    let palette = Palette::of(ui.ctx());
    let (text, wanted) = match running.status() {
        LessonStatus::Done(_) => onward(running),
        LessonStatus::Task | LessonStatus::Failed(_) => (key("learn-again"), LessonWanted::Again),
    };
    // A failed try is taken back automatically; then nothing is left to begin again.
    let is_over = running.status() != LessonStatus::Task && !scene.current.game().plies().is_empty();
    let onward = is_over.then(|| Onward {
        main: (language.tr(text), Do::send(wanted)),
        is_primary: matches!(running.status(), LessonStatus::Done(_)),
        other: None,
    });
    let moves = [
        ("moves", lesson.moves(scene.current.game()).into()),
        ("par", lesson.par().into()),
    ];
    let quiet = |text: String| RichText::new(text).text_style(TextStyle::Small).color(palette.muted);
    card.show(ui, onward, |ui, room| {
        let top = ui.cursor().top();
        let outcome = outcome(running, language);
        let style = room.style;
        let is_small = style == TextStyle::Small;
        if is_small {
            ui.spacing_mut().item_spacing.y = space::XS;
        }
        if !is_small {
            ui.label(quiet(number(lesson, language)));
            subheading(ui, lesson_name(language, lesson));
        }
        let is_told = outcome.is_some();
        if let Some(outcome) = outcome {
            let ink = match running.status() {
                LessonStatus::Failed(_) => palette.warning,
                LessonStatus::Task | LessonStatus::Done(_) => palette.accent,
            };
            ui.label(RichText::new(outcome).text_style(style.clone()).color(ink));
        }
        let moves = language.tr_with("learn-moves", &moves);
        let most = running.most_stars(lesson.moves(scene.current.game()));
        let moves = quiet(match running.status() {
            LessonStatus::Task | LessonStatus::Failed(_) if most < STARS => {
                moves + " · " + &language.tr_with("learn-at-most", &[("stars", most.into())])
            }
            _ => moves,
        });
        let is_done = matches!(running.status(), LessonStatus::Done(_));
        if let LessonStatus::Done(count) = running.status() {
            // Above the task, which may need to scroll.
            ui.spacing_mut().interact_size.y = 0.0;
            ui.horizontal(|ui| {
                stars::fly_in(ui, count, STARS);
                ui.label(moves.clone());
            });
        }
        let ink = if is_told { palette.muted } else { palette.ink };
        let text = RichText::new(task(language, lesson)).text_style(style.clone());
        let text = WidgetText::from(text.color(ink)).into_galley(ui, None, ui.available_width(), style);
        let fits = text.size().y <= room.height - (ui.cursor().top() - top);
        // In small cards the result replaces the task, and in low ones what is done does.
        if !is_told || !is_small && (fits || !is_done) {
            ui.label(text);
        }
        if !is_done {
            ui.label(moves);
        }
        let left = room.height - (ui.cursor().top() - top);
        Figure::of_lesson(lesson, language).show(ui, scene, left);
        None
    })
}

#[cfg(test)]
mod tests {
    use agon_core::engine::Level;
    use agon_core::learn::lesson::Failure;
    use agon_core::session::players::Players;

    use super::*;
    use crate::agon::gameplay::current_game::Purpose;
    use crate::agon::hud::layout::Shape;
    use crate::agon::hud::moves::sheet::MoveSheet;
    use crate::agon::hud::panel::panel;
    use crate::agon::hud::tests::{layout, view};
    use crate::shell::system::language::Locale;
    use crate::testing::matches::match_of;
    use crate::testing::screens::{WINDOWS, drawn};

    /// A lesson on the board with this status.
    fn at(lesson: &'static Lesson, status: LessonStatus) -> (Match, Running) {
        let players = Players::against_computer(lesson.player(), Level::Beginner);
        let mut current = match_of(lesson.game(), players);
        current.purpose = Purpose::Lesson(lesson);
        let running = Running::new(lesson, current.seed()).with_status(status);
        (current, running)
    }

    #[test]
    fn what_is_told_of_every_lesson_has_room_in_every_window() {
        for locale in Locale::all() {
            let language = Language::new(locale);
            for lesson in Course::agon().lessons() {
                let wrong = lesson.wrong().first().map(Failure::Wrong);
                let failed = LessonStatus::Failed(wrong.unwrap_or(Failure::Captured));
                for status in [LessonStatus::Task, failed, LessonStatus::Done(3)] {
                    let (current, running) = at(lesson, status);
                    let card = card(&running, &current, &language);
                    let said = outcome(&running, &language).unwrap_or_else(|| task(&language, lesson));
                    assert!(card.text.contains(&said));
                    for window in WINDOWS {
                        let sheet = MoveSheet::default();
                        let draw = |ctx: &bevy_egui::egui::Context| {
                            let scene = PanelView {
                                lesson: Some(&running),
                                hint: Some(&card),
                                ..view(&current, None, &language)
                            };
                            panel(ctx, layout(window, None), &scene, &sheet);
                        };
                        let drawn = drawn(window, draw);
                        drawn.assert_uncut(&format!("{locale:?} in {window}"));
                        // In the smallest windows it scrolls.
                        if layout(window, None).shape == Shape::LowBottom || locale == Locale::PSEUDO {
                            continue;
                        }
                        let seen = drawn.in_sight();
                        assert!(seen.contains(&said), "{locale:?} in {window}: {said:?} of {seen:?}");
                    }
                }
            }
            let (current, running) = at(Course::agon().lessons().next().unwrap(), LessonStatus::Done(1));
            let scene = PanelView {
                lesson: Some(&running),
                ..view(&current, None, &language)
            };
            for window in WINDOWS {
                let drawn = drawn(window, |ctx| {
                    panel(ctx, layout(window, None), &scene, &MoveSheet::default());
                });
                drawn.assert_apart(&format!("{locale:?} in {window}"));
            }
        }
    }

    #[test]
    fn the_cells_to_reach_are_lit_while_the_player_is_to_move() {
        let lesson = Course::agon().lesson("no-way-back").unwrap();
        let (mut current, running) = at(lesson, LessonStatus::Task);
        let language = Language::new(Locale::EN);
        let lit = |current: &Match| card(&running, current, &language).cells;
        assert_eq!(
            lit(&current),
            Bitboard::from("k3".parse::<agon_core::board::CellId>().unwrap())
        );
        let mv = lesson.wrong()[0].moves[0];
        current.tree.play(mv).unwrap();
        assert_eq!(lit(&current), Bitboard::EMPTY);
    }
}
