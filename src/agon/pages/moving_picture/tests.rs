use agon_core::rules::RuleSet;

use super::*;
use crate::shell::system::language::{Language, Locale};
use crate::testing::matches::{match_of, random_game, two_people};
use crate::testing::screens::{WINDOWS, assert_fits, context, draw_frame, drawn, entered};

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
fn it_fits() {
    let current = game(90);
    for progress in [None, Some(half_way())] {
        assert_fits(|ctx, language| drop(page(ctx, &current, &mut chosen(), progress, language)));
    }
}

#[test]
fn enter_saves_what_is_chosen_and_then_cancels() {
    let (current, language) = (game(12), Language::new(Locale::EN));
    for (progress, asked) in [
        (None, RecordingWanted::Begin(Choices { to: 12, ..chosen() })),
        (Some(half_way()), RecordingWanted::Cancel),
    ] {
        let pressed = entered(0, |ctx| page(ctx, &current, &mut chosen(), progress, &language));
        assert_eq!(pressed, Some(Do::send(asked)));
    }
}

#[test]
fn without_moves_nothing_can_be_saved() {
    let (current, language) = (game(0), Language::new(Locale::EN));
    let texts = drawn(WINDOWS[4], |ctx| {
        page(ctx, &current, &mut Choices::default(), None, &language);
    })
    .in_sight();
    assert!(texts.contains(&language.tr("moving-nothing")), "{texts:?}");
    let ctx = context();
    for _ in 0..4 {
        let pressed = draw_frame(&ctx, Some(egui::Key::Enter), |ctx| {
            page(ctx, &current, &mut Choices::default(), None, &language)
        });
        assert!(!matches!(pressed, Some(Do::Send(_))), "{pressed:?}");
    }
}

#[test]
fn the_length_that_is_told_follows_what_is_chosen() {
    let (current, language) = (game(30), Language::new(Locale::EN));
    let texts = |choices: &Choices| {
        let mut choices = *choices;
        drawn(WINDOWS[4], |ctx| {
            page(ctx, &current, &mut choices, None, &language);
        })
        .in_sight()
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
