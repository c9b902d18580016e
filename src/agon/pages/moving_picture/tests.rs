use agon_core::rules::RuleSet;

use super::*;
use crate::shell::system::language::{Language, Locale};
use crate::testing::matches::{match_of, random_game, two_people};
use crate::testing::screens::{WINDOWS, context, cut_off_texts, draw_frame, texts_in_sight};

fn game(moves: usize) -> Match {
    match_of(random_game(RuleSet::default(), moves, 5), two_people())
}

fn chosen() -> Choices {
    Choices {
        extent: Extent::Chosen,
        ..Choices::default()
    }
}

fn half_way() -> Progress {
    Progress {
        shown: 20,
        moves: 40,
        seen: None,
    }
}

#[test]
fn no_language_runs_out_of_any_window() {
    let current = game(90);
    for locale in Locale::all() {
        let language = Language::new(locale);
        for (progress, window) in WINDOWS
            .into_iter()
            .flat_map(|window| [(None, window), (Some(half_way()), window)])
        {
            let cut_off = cut_off_texts(window, |ctx| {
                page(ctx, &current, &mut chosen(), progress, &language);
            });
            assert!(cut_off.is_empty(), "{locale:?} in {window}: {cut_off:?}");
        }
    }
}

#[test]
fn enter_saves_what_is_chosen_and_then_cancels() {
    let (current, language) = (game(12), Language::new(Locale::EN));
    for (progress, action) in [(None, PageAction::Save), (Some(half_way()), PageAction::Cancel)] {
        let ctx = context();
        let draw = |key| draw_frame(&ctx, key, |ctx| page(ctx, &current, &mut chosen(), progress, &language));
        assert_eq!(draw(None), None);
        // The first Enter sets the focus.
        draw(Some(egui::Key::Enter));
        draw(None);
        assert_eq!(draw(Some(egui::Key::Enter)), Some(action));
    }
}

#[test]
fn without_moves_nothing_can_be_saved() {
    let (current, language) = (game(0), Language::new(Locale::EN));
    let texts = texts_in_sight(WINDOWS[4], |ctx| {
        page(ctx, &current, &mut Choices::default(), None, &language);
    });
    assert!(texts.contains(&language.tr("moving-nothing")), "{texts:?}");
    let ctx = context();
    for _ in 0..4 {
        let pressed = draw_frame(&ctx, Some(egui::Key::Enter), |ctx| {
            page(ctx, &current, &mut Choices::default(), None, &language)
        });
        assert_ne!(pressed, Some(PageAction::Save));
    }
}

#[test]
fn the_length_that_is_told_follows_what_is_chosen() {
    let (current, language) = (game(30), Language::new(Locale::EN));
    let texts = |choices: &Choices| {
        let mut choices = *choices;
        texts_in_sight(WINDOWS[4], |ctx| {
            page(ctx, &current, &mut choices, None, &language);
        })
    };
    let last = Choices::default();
    assert!(
        texts(&last).contains(&"10 moves, about 17 seconds".to_owned()),
        "{:?}",
        texts(&last)
    );
    let whole = Choices {
        extent: Extent::Whole,
        ..last
    };
    assert!(
        texts(&whole).contains(&"30 moves, about 46 seconds".to_owned()),
        "{:?}",
        texts(&whole)
    );
}
