//! The texts beside the lessons: one for each key that the courses make, and none too long to be read beside a board.

use std::collections::BTreeSet;

use agon_core::{agent, learn};

use crate::FIRST;
use crate::files::{Text, languages, texts};

const AGON: &str = "lessons.ftl";
const AGENT: &str = "agent_lessons.ftl";

fn texts_in(language: &str, file: &str) -> Vec<Text> {
    texts(language).remove(file).unwrap()
}

/// The keys of all languages are those of the first.
fn keys_in(file: &str) -> BTreeSet<String> {
    texts_in(FIRST, file).into_iter().map(|text| text.key).collect()
}

#[test]
fn every_text_of_a_lesson_of_agon_is_there_and_none_is_left_over() {
    let mut wanted = BTreeSet::new();
    for group in learn::course::Course::agon().groups() {
        wanted.insert(format!("lessons-{}", group.id()));
        for lesson in group.lessons() {
            let id = lesson.id();
            wanted.extend([format!("lesson-{id}"), format!("lesson-{id}-name")]);
            wanted.extend(lesson.wrong().iter().map(|wrong| format!("lesson-{id}-{}", wrong.name)));
        }
    }
    assert_eq!(keys_in(AGON), wanted);
}

#[test]
fn every_text_of_a_lesson_of_agent_is_there_and_none_is_left_over() {
    let mut wanted = BTreeSet::new();
    for lesson in agent::lessons::Course::agent().lessons() {
        let id = lesson.id();
        wanted.extend(["name", "done"].map(|text| format!("agent-lesson-{id}-{text}")));
        for (number, scene) in lesson.scenes().iter().enumerate() {
            for (step, wrong) in scene.steps().iter().enumerate() {
                wanted.insert(format!("agent-lesson-{id}-{}", lesson.number_of(number, step)));
                let wrong = wrong.wrong().iter();
                wanted.extend(wrong.map(|wrong| format!("agent-lesson-{id}-{}", wrong.text())));
            }
        }
    }
    assert_eq!(keys_in(AGENT), wanted);
}

/// Read beside a board, a text of more than two sentences is not read at all.
#[test]
fn no_text_is_long() {
    for language in languages() {
        for text in texts_in(&language, AGON) {
            let line = text.line();
            let sentences = line.matches(['.', '!', '?']).count();
            assert!(
                sentences <= 2 && line.chars().count() <= 160,
                "{language} {}: {line}",
                text.key
            );
        }
        for text in texts_in(&language, AGENT) {
            assert!(text.line().chars().count() <= 180, "{language} {}", text.key);
        }
    }
}

#[test]
fn texts_are_set_as_a_printer_would() {
    for language in languages() {
        for text in [AGON, AGENT].into_iter().flat_map(|file| texts_in(&language, file)) {
            let (key, line) = (&text.key, text.line());
            for mark in ["'", "\"", "...", "  "] {
                assert!(!line.contains(mark), "{language} {key}: {line}");
            }
            let letters: Vec<char> = line.chars().collect();
            let is_french = language == "fr";
            for pair in letters.windows(2).filter(|pair| is_french && ":;?!»".contains(pair[1])) {
                assert_eq!(pair[0], '\u{a0}', "before {:?} in {key}", pair[1]);
            }
        }
    }
}
