//! General texts of lessons. Their own stand beside them in `core/assets/lessons`.

use agon_core::agent::lessons::{Course, Lesson, Wrong};

use crate::shell::system::language::Language;

/// The name of a lesson.
pub fn lesson_name(lesson: &Lesson, language: &Language) -> String {
    language.tr(&format!("agent-lesson-{}-name", lesson.id()))
}

/// Which lesson it is, with its name.
pub fn number(lesson: &Lesson, language: &Language) -> String {
    let lessons = Course::agent().lessons();
    let before = lessons.iter().take_while(|other| other.id() != lesson.id()).count();
    let values = [
        ("number", (before + 1).into()),
        ("count", lessons.len().into()),
        ("name", lesson_name(lesson, language).into()),
    ];
    language.tr_with("agent-lesson-number", &values)
}

/// The task of a step of a scene, both counted from 0.
pub fn task(lesson: &Lesson, scene: usize, step: usize, language: &Language) -> String {
    language.tr(&format!(
        "agent-lesson-{}-{}",
        lesson.id(),
        lesson.number_of(scene, step)
    ))
}

/// Why a decision is not right.
pub fn failure(lesson: &Lesson, wrong: Option<&Wrong>, language: &Language) -> String {
    match wrong {
        Some(wrong) => {
            let why = language.tr(&format!("agent-lesson-{}-{}", lesson.id(), wrong.text()));
            language.tr_with("agent-lesson-wrong", &[("why", why.into())])
        }
        None => language.tr("agent-lesson-else"),
    }
}

/// The closing words of a lesson.
pub fn closing(lesson: &Lesson, language: &Language) -> String {
    let why = language.tr(&format!("agent-lesson-{}-done", lesson.id()));
    language.tr_with("agent-lesson-right", &[("why", why.into())])
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::shell::system::language::Locale;

    #[test]
    fn every_lesson_has_texts_in_both_languages() {
        for locale in Locale::offered() {
            let language = Language::new(locale);
            for lesson in Course::agent().lessons() {
                let mut texts = vec![number(lesson, &language), closing(lesson, &language)];
                for (scene, played) in lesson.scenes().iter().enumerate() {
                    for (step, asked) in played.steps().iter().enumerate() {
                        texts.push(task(lesson, scene, step, &language));
                        let wrong = asked.wrong().iter().map(Some).chain([None]);
                        texts.extend(wrong.map(|wrong| failure(lesson, wrong, &language)));
                    }
                }
                for text in texts {
                    assert!(
                        !text.contains("agent-lesson") && !text.contains('{'),
                        "{locale:?}: {text}"
                    );
                }
            }
        }
    }
}
