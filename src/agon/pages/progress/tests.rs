//! The page in every window and language, and what it leads to.

use bevy_egui::egui::vec2;

use super::*;
use crate::shell::system::language::{Language, Locale};
use crate::testing::screens::{assert_fits_apart, drawn, entered};

/// A day in November 2026.
const DAY: u64 = 20_781;

/// The progress of somebody who has learned, solved and played much.
fn much() -> (Lessons, Puzzles, History) {
    let (mut lessons, mut puzzles, mut history) = (Lessons::default(), Puzzles::default(), History::default());
    for (number, lesson) in (0..).zip(Course::agon().lessons().take(9)) {
        lessons.done(lesson.id(), number % 3 + 1);
    }
    for (number, puzzle) in (0..).zip(Collection::agon().puzzles().iter().step_by(7)) {
        puzzles.first_try(puzzle, number % 3 > 0);
        puzzles.rated_on(DAY + number / 2);
    }
    let ends = [End::Won, End::Drawn, End::Lost];
    for number in 0..200 {
        let place = number as usize;
        let game = PlayedGame {
            ended: format!("2026.11.{:02}-120000", 1 + number % 28),
            level: Level::ALL[place % 5],
            rules: Preset::ALL[place % 7].rules(),
            end: ends[place % 3],
            turns: 40 + number as u32,
            helped: number % 6 == 0,
            distinctions: vec![Distinction::ALL[place % 9]],
        };
        history.put(number, game);
    }
    (lessons, puzzles, history)
}

/// The records of a beginner, and of somebody who has done much.
fn records() -> [(Lessons, Puzzles, History); 2] {
    [(Lessons::default(), Puzzles::default(), History::default()), much()]
}

fn shown<'a>((lessons, puzzles, history): &'a (Lessons, Puzzles, History)) -> ProgressView<'a> {
    ProgressView {
        lessons,
        puzzles,
        shows_rating: true,
        has_others: false,
        history,
        saved: &|number| (number % 4 != 3).then(|| format!("past-{number}")),
        file: &String::new,
    }
}

#[test]
fn it_fits() {
    for record in records() {
        assert_fits_apart(|ctx, language| drop(page(ctx, &shown(&record), language)));
    }
}

#[test]
fn the_keyboard_alone_leads_to_the_lessons() {
    let (language, [none, _]) = (Language::new(Locale::EN), records());
    let asked = entered(0, |ctx| page(ctx, &shown(&none), &language));
    assert_eq!(asked, Some(Do::Open(LEARN)));
}

#[test]
fn the_rating_is_shown_only_if_it_is_wanted() {
    let (language, [_, much]) = (Language::new(Locale::EN), records());
    let is_told = |shows_rating| {
        let shown = ProgressView {
            shows_rating,
            ..shown(&much)
        };
        let seen = drawn(vec2(1280.0, 3000.0), |ctx| {
            page(ctx, &shown, &language);
        })
        .in_sight();
        seen.iter().any(|text| text.starts_with("Rating "))
    };
    assert!(is_told(true) && !is_told(false));
}
