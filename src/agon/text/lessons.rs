//! Words about lessons. The lessons' own texts stand beside them in `core/assets/lessons`.

use agon_core::board::CellId;
use agon_core::learn::course::Group;
use agon_core::learn::goal::Goal;
use agon_core::learn::lesson::{Failure, Lesson};

use crate::shell::system::language::{Language, key};

/// The name of a group of lessons.
pub(crate) fn group_name(language: &Language, group: &Group) -> String {
    language.tr(&format!("lessons-{}", group.id()))
}

/// The name of a lesson.
pub(crate) fn lesson_name(language: &Language, lesson: &Lesson) -> String {
    language.tr(&format!("lesson-{}-name", lesson.id()))
}

/// The task.
pub(crate) fn task(language: &Language, lesson: &Lesson) -> String {
    let cell = cells_to_reach(lesson).next().map(|cell| cell.to_string());
    let values = [("cell", cell.unwrap_or_default().into())];
    language.tr_with(&format!("lesson-{}", lesson.id()), &values)
}

/// The cells that the player's pieces have to reach.
pub(crate) fn cells_to_reach(lesson: &Lesson) -> impl Iterator<Item = CellId> + '_ {
    let cells = lesson.goals().iter().filter_map(|goal| match goal {
        Goal::Reach(cells) => Some(cells),
        Goal::Capture(_) | Goal::CaptureQueen(_) | Goal::Hold(_) | Goal::Win => None,
    });
    cells.flatten().copied()
}

/// Why a try went wrong.
pub(crate) fn failure(language: &Language, lesson: &Lesson, failure: Failure) -> String {
    match failure {
        Failure::Wrong(wrong) => language.tr(&format!("lesson-{}-{}", lesson.id(), wrong.name)),
        Failure::Captured => language.tr("learn-captured"),
        Failure::Lost => language.tr("learn-lost"),
        Failure::Repeated => language.tr("learn-repeated"),
        Failure::Drawn => language.tr("learn-drawn"),
        // There was one move to capture with.
        Failure::Late if lesson.limit() == 1 => language.tr("learn-missed"),
        Failure::Late => language.tr("learn-late"),
    }
}

/// Stars in words; `None` for a lesson that was not done.
pub(crate) fn stars(language: &Language, stars: Option<u8>) -> String {
    match stars {
        Some(count) => language.tr_with(key("learn-stars"), &[("count", count.into())]),
        None => language.tr("learn-open"),
    }
}

#[cfg(test)]
mod tests {
    use agon_core::learn::course::Course;

    use super::*;
    use crate::shell::system::language::Locale;

    #[test]
    fn every_lesson_is_told_in_both_languages_with_the_cells_it_names() {
        for locale in Locale::offered() {
            let language = Language::new(locale);
            for group in Course::agon().groups() {
                assert!(!group_name(&language, group).starts_with("lessons-"));
                for lesson in group.lessons() {
                    let wrong = lesson.wrong().iter().map(Failure::Wrong);
                    let others = [
                        Failure::Captured,
                        Failure::Lost,
                        Failure::Repeated,
                        Failure::Drawn,
                        Failure::Late,
                    ];
                    let failures = wrong.chain(others).map(|why| failure(&language, lesson, why));
                    for text in failures.chain([lesson_name(&language, lesson), task(&language, lesson)]) {
                        assert!(!text.starts_with("lesson") && !text.contains('{'), "{locale:?}: {text}");
                    }
                }
            }
            let reached = Course::agon().lesson("no-way-back").unwrap();
            assert!(task(&language, reached).contains("k3"));
        }
    }
}
