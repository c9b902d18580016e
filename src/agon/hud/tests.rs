//! The panel without a window: it must fit, and offer only possible requests.

use std::sync::LazyLock;
use std::time::Duration;

use agon_core::board::Bitboard;
use agon_core::engine::{Level, Score};
use agon_core::notation::{MoveTimes, NodeId};
use agon_core::rules::{Game, Preset, RuleSet, Side, WinReason};
use agon_core::session::players::Players;
use bevy::prelude::*;
use bevy_egui::egui::{self, Pos2, Rect, Vec2};

use super::analysis::race_bar::value_told;
use super::analysis::words::{effort, progress};
use super::layout::{Extras, Layout, Shape, bottom_width};
use super::moves::follow_moves;
use super::moves::sheet::MoveSheet;
use super::note_card::{NoteCard, UNDERSTOOD};
use super::panel::panel;
use super::panel_actions::{Possible, resign, see_what_is_possible};
use super::panel_view::{Clocks, PanelView};
use super::review::card::card;
use super::try_again;
use crate::agon::drawings::icons::Icon;
use crate::agon::drawings::icons::Tones;
use crate::agon::gameplay::analysis::tests::found_after;
use crate::agon::gameplay::current_game::{Match, Purpose};
use crate::agon::gameplay::messages::ResultAction;
use crate::agon::gameplay::review::tests::reviewed;
use crate::agon::gameplay::settings::Theme;
use crate::agon::gameplay::try_again::{Reply, Tries};
use crate::agon::scene::theme::Palette as BoardPalette;
use crate::agon::text::words::rules_name;
use crate::shell::system::language::{Language, Locale, key};
use crate::shell::system::resources::AddResource;
use crate::shell::ui::question::{Answered, Question};
use crate::shell::ui::request::Do;
use crate::tabletop::view::View;
use crate::testing::matches::{at, match_of};
use crate::testing::screens::{WINDOWS, drawn};

static BOARD: LazyLock<BoardPalette> = LazyLock::new(BoardPalette::default);

fn played(rules: &str, players: Players, plies: usize) -> Match {
    let mut game = Game::new(rules.parse().unwrap());
    for index in 0..plies {
        let moves = game.position().legal_moves(game.rules());
        let mv = moves[(index * 11) % moves.len()];
        game.play(mv).unwrap();
    }
    match_of(game, players)
}

fn two_people() -> Players {
    Players::two_people("", "")
}

/// A game in progress with captures, including long moves and several captures in a turn.
fn busy(players: Players) -> Match {
    let mut current = played("fromager", players, 60);
    for _ in 0..3 {
        current.tree.undo();
    }
    assert!(
        current
            .game()
            .plies()
            .iter()
            .any(|ply| !ply.position.captured().is_empty())
    );
    current
}

pub(super) fn layout(window: Vec2, clocks: Option<Clocks>) -> Layout {
    let extras = Extras {
        race: true,
        clocks: clocks.is_some(),
        hint: 0.0,
    };
    Layout::new(Rect::from_min_size(Pos2::ZERO, window), 0.0, extras)
}

fn draw(
    ctx: &egui::Context,
    window: Vec2,
    (current, clocks): (&Match, Option<Clocks>),
    language: &Language,
    sheet: &MoveSheet,
) {
    panel(ctx, layout(window, clocks), &view(current, clocks, language), sheet);
}

pub(super) fn view<'a>(current: &'a Match, clocks: Option<Clocks>, language: &'a Language) -> PanelView<'a> {
    PanelView {
        current,
        language,
        possible: Possible::default(),
        thinking: true,
        clocks,
        near: Side::White,
        view: View::ThreeD,
        tones: Tones::of(&BOARD),
        board: &BOARD,
        theme: Theme::default(),
        has_portraits: true,
        race: true,
        is_first_game: false,
        analysis: None,
        reviewed: None,
        tries: None,
        lesson: None,
        puzzle: None,
        hint: None,
        answers: 0.0,
        end: None,
    }
}

#[test]
fn no_language_runs_out_of_any_window() {
    let against_computer = Players::against_computer(Side::Black, Level::Beginner);
    let matches = [
        busy(two_people()),
        busy(Players::two_people("Ada", "Grace")),
        played("parlett", two_people(), 1),
        played("ring-entry", against_computer, 0),
    ];
    for locale in Locale::all() {
        let language = Language::new(locale);
        let clocks = [None, Some(Side::White)].map(|running| {
            running.map(|side| Clocks {
                left: [Duration::from_secs(5430), Duration::from_millis(8_800)],
                running: Some(side),
            })
        });
        for (window, (current, clocks)) in WINDOWS.into_iter().flat_map(|window| {
            let shown = matches.iter().flat_map(|one| clocks.map(|clocks| (one, clocks)));
            shown.map(move |one| (window, one))
        }) {
            let mut sheet = MoveSheet::default();
            sheet.follow(current.tree());
            let cut_off = drawn(window, |ctx| draw(ctx, window, (current, clocks), &language, &sheet)).cut_off();
            // A line of moves scrolls sideways; a table does not.
            let in_line = layout(window, clocks).shape == Shape::Bottom;
            let rules = rules_name(&language, current.rules());
            let title = language.tr_with("panel-rules", &[("name", rules.into())]);
            let scrolled = |text: &String| in_line && (sheet.says(text) || *text == title);
            let cut_off: Vec<_> = cut_off.into_iter().filter(|text| !scrolled(text)).collect();
            assert!(cut_off.is_empty(), "{locale:?} in {window}: {cut_off:?}");
        }
    }
}

#[test]
fn both_clocks_are_seen_whole_in_every_window() {
    let language = Language::new(Locale::EN);
    let clocks = Some(Clocks {
        left: [Duration::from_secs(5430), Duration::from_millis(8_800)],
        running: Some(Side::White),
    });
    let current = busy(two_people());
    let mut sheet = MoveSheet::default();
    sheet.follow(current.tree());
    for window in WINDOWS {
        let seen = drawn(window, |ctx| draw(ctx, window, (&current, clocks), &language, &sheet)).in_sight();
        for part in ["1:30:", "0:08."] {
            assert!(seen.contains(&part.to_owned()), "{part} in {window}: {seen:?}");
        }
    }
}

#[test]
fn the_list_says_how_long_moves_took_where_there_is_room() {
    let mut current = played("globe", two_people(), 12);
    let last = current.tree.here();
    let times = MoveTimes {
        left: None,
        taken: Some(Duration::from_millis(6_400)),
    };
    current.tree.set_times(last, times);
    let mut sheet = MoveSheet::default();
    sheet.follow(current.tree());
    let language = Language::new(Locale::EN);
    let seen = |window| drawn(window, |ctx| draw(ctx, window, (&current, None), &language, &sheet)).in_sight();
    let times = seen(Vec2::new(1280.0, 800.0))
        .into_iter()
        .filter(|text| text.starts_with("0:"));
    assert_eq!(times.collect::<Vec<_>>(), ["0:07"]);
}

#[test]
fn a_hint_covers_nothing_in_any_window() {
    let current = played("globe", Players::against_computer(Side::White, Level::Beginner), 20);
    for locale in Locale::all() {
        let language = Language::new(locale);
        let text = ["hints-relocate-guard", "hints-crosses-trap"]
            .map(|key| language.tr_with(key, &[("zone", "next".into())]))
            .join(" ");
        let hints = [None, Some((Icon::Bulb, "advice-next-piece"))].map(|more| NoteCard {
            text: text.clone(),
            cells: Bitboard::EMPTY,
            more,
            done: UNDERSTOOD,
        });
        for (window, hint) in WINDOWS
            .into_iter()
            .flat_map(|window| hints.iter().map(move |hint| (window, hint)))
        {
            let mut sheet = MoveSheet::default();
            sheet.follow(current.tree());
            let draw = |ctx: &egui::Context| {
                let room = Rect::from_min_size(Pos2::ZERO, window);
                let extras = Extras {
                    race: true,
                    clocks: false,
                    hint: hint.height(ctx, bottom_width(room)),
                };
                let scene = PanelView {
                    hint: Some(hint),
                    is_first_game: true,
                    ..view(&current, None, &language)
                };
                panel(ctx, Layout::new(room, 0.0, extras), &scene, &sheet);
            };
            let drawn = drawn(window, draw);
            let at = format!("{locale:?} in {window}");
            drawn.assert_uncut(&at);
            drawn.assert_apart(&at);
            let seen = drawn.in_sight();
            assert!(seen.contains(&"✓".to_owned()), "{locale:?} in {window}: {seen:?}");
        }
    }
}

/// A game between `players` that is over and analysed.
fn analysed(players: Players) -> Match {
    let mut current = played("fromager", players, 31);
    current.tree.lose(Side::White, WinReason::Resignation);
    current.tree.back();
    current.purpose = Purpose::Analysis;
    current
}

/// Scores for the maximum number of lines, with long texts.
const SCORES: [Score; 5] = [
    Score::WinIn(21),
    Score::Race(1_240),
    Score::Race(-12_000),
    Score::Race(3),
    Score::LossIn(2),
];

#[test]
fn an_analysis_fits_every_window_and_leaves_room_for_the_moves() {
    let current = analysed(Players::two_people("Ada", "Grace"));
    for count in [1, 3, 5] {
        let analysis = found_after(&current, &SCORES[..count]);
        for locale in Locale::all() {
            let language = Language::new(locale);
            for window in WINDOWS {
                let mut sheet = MoveSheet::default();
                sheet.follow(current.tree());
                let draw = |ctx: &egui::Context| {
                    let scene = PanelView {
                        analysis: Some(&analysis),
                        possible: Possible::of(&current),
                        ..view(&current, None, &language)
                    };
                    panel(ctx, layout(window, None), &scene, &sheet);
                };
                let in_line = layout(window, None).shape == Shape::Bottom;
                let rules = rules_name(&language, current.rules());
                let title = language.tr_with("panel-rules", &[("name", rules.into())]);
                // A value that does not fit is shortened; it is in full above, on the page and for screen readers.
                let shortened = |text: &String| {
                    let mut values = SCORES.iter().map(|&score| value_told(&language, Side::White, score));
                    values.any(|value| value == *text)
                };
                let drawn = drawn(window, draw);
                let cut_off: Vec<_> = drawn
                    .cut_off()
                    .into_iter()
                    .filter(|text| !(in_line && (sheet.says(text) || *text == title)) && !shortened(text))
                    .collect();
                assert!(cut_off.is_empty(), "{locale:?} in {window}: {cut_off:?}");
                let seen = drawn.in_sight();
                assert!(seen.contains(&"1".to_owned()), "{locale:?} in {window}: {seen:?}");
                if layout(window, None).shape == Shape::Side {
                    assert!(seen.contains(&count.to_string()), "{locale:?} in {window}: {seen:?}");
                    assert!(
                        seen.iter().any(|text| sheet.says(text)),
                        "{locale:?} in {window}: {seen:?}"
                    );
                }
            }
        }
    }
}

/// A small desktop window.
const SMALL: Vec2 = Vec2::new(900.0, 600.0);

#[test]
fn an_analysis_takes_the_room_that_the_moves_leave() {
    for locale in Locale::offered() {
        let language = Language::new(locale);
        for (plies, lines) in [(0, 5), (30, 3)] {
            let mut current = played("globe", two_people(), plies);
            current.purpose = Purpose::Analysis;
            let analysis = found_after(&current, &SCORES[..lines]);
            let mut sheet = MoveSheet::default();
            sheet.follow(current.tree());
            let seen = drawn(SMALL, |ctx| {
                let scene = PanelView {
                    analysis: Some(&analysis),
                    ..view(&current, None, &language)
                };
                panel(ctx, layout(SMALL, None), &scene, &sheet);
            })
            .in_sight();
            // The last line of the section, or the last but one if there are as many lines as possible.
            let last = match lines {
                5 => progress(&language, &analysis),
                _ => effort(&language, analysis.found().unwrap()),
            };
            assert!(seen.contains(&last), "{locale:?}, {lines} lines: {seen:?}");
            let has_moves = seen.iter().any(|text| sheet.says(text));
            assert_eq!(has_moves, plies > 0, "{locale:?}, {lines} lines: {seen:?}");
        }
    }
}

#[test]
fn the_turn_and_the_rules_stand_side_by_side_or_one_below_the_other() {
    for locale in Locale::all() {
        let language = Language::new(locale);
        for preset in Preset::ALL {
            let current = played(preset.name(), two_people(), 2);
            let sheet = MoveSheet::default();
            let drawn = drawn(SMALL, |ctx| draw(ctx, SMALL, (&current, None), &language, &sheet));
            drawn.assert_apart(&format!("{locale:?}"));
            drawn.assert_uncut(&format!("{locale:?}"));
        }
    }
}

#[test]
fn a_review_and_what_it_says_of_a_mistake_run_out_of_no_window() {
    let mut current = played("modern", Players::two_people("Ada", "Marguerite"), 20);
    current.tree.lose(Side::White, WinReason::Resignation);
    let begun = reviewed(&current, &[]);
    let done = reviewed(&current, &[3, 4, 9]);
    current.tree.jump(done.moves()[3].node);
    for locale in Locale::all() {
        let language = Language::new(locale);
        let hint = card(&done, &current, &language);
        assert!(hint.is_some(), "the move that is looked at is a bad one");
        for (window, (review, hint)) in WINDOWS
            .into_iter()
            .flat_map(|window| [(&begun, None), (&done, hint.as_ref())].map(|shown| (window, shown)))
        {
            let mut sheet = MoveSheet::default();
            sheet.follow(current.tree());
            let draw = |ctx: &egui::Context| {
                let room = Rect::from_min_size(Pos2::ZERO, window);
                let extras = Extras {
                    race: true,
                    clocks: false,
                    hint: hint.map_or(0.0, |hint| hint.height(ctx, bottom_width(room))),
                };
                let scene = PanelView {
                    reviewed: Some(review),
                    hint,
                    ..view(&current, None, &language)
                };
                panel(ctx, Layout::new(room, 0.0, extras), &scene, &sheet);
            };
            let drawn = drawn(window, draw);
            let in_line = layout(window, None).shape == Shape::Bottom;
            let scrolled = |text: &String| in_line && (sheet.says(text) || text.starts_with(['?', '!']));
            let rules = rules_name(&language, current.rules());
            let title = language.tr_with("panel-rules", &[("name", rules.into())]);
            let cut_off: Vec<_> = drawn
                .cut_off()
                .into_iter()
                .filter(|text| !scrolled(text) && *text != title)
                .collect();
            assert!(cut_off.is_empty(), "{locale:?} in {window}: {cut_off:?}");
            let seen = drawn.in_sight();
            // In the smallest windows there is room for only one of the two.
            let is_there = hint.is_none() || layout(window, None).shape != Shape::LowBottom;
            assert!(
                !is_there || seen.contains(&"›".to_owned()),
                "{locale:?} in {window}: {seen:?}"
            );
        }
    }
}

#[test]
fn a_mistake_that_is_tried_again_fits_every_window_and_tells_nothing_else() {
    let mut current = played("modern", Players::two_people("Ada", "Marguerite"), 20);
    current.tree.lose(Side::White, WinReason::Resignation);
    let review = reviewed(&current, &[3, 4]);
    let tries = || Tries::new(&review, &current, None, NodeId::START).unwrap();
    let first = tries();
    let (mistake, ..) = first.mistake();
    let (before, judgement) = (mistake.before, mistake.judgement.clone());
    let replies = [
        Reply::Nothing,
        Reply::Wrong(judgement.into()),
        Reply::Shown,
        Reply::Failed,
    ];
    let mut current = current.clone();
    current.tree.jump(before);
    current.purpose = Purpose::Retry;
    for (locale, reply) in Locale::all().flat_map(|locale| replies.iter().map(move |reply| (locale, reply))) {
        let language = Language::new(locale);
        let tries = tries().after(reply.clone());
        let told = try_again::card(&tries, &current, &language);
        for window in WINDOWS {
            let sheet = MoveSheet::default();
            let draw = |ctx: &egui::Context| {
                let scene = PanelView {
                    tries: Some(&tries),
                    hint: Some(&told),
                    reviewed: Some(&review),
                    possible: Possible::of(&current),
                    ..view(&current, None, &language)
                };
                panel(ctx, layout(window, None), &scene, &sheet);
            };
            let drawn = drawn(window, draw);
            let at = format!("{locale:?} in {window}");
            drawn.assert_uncut(&at);
            drawn.assert_apart(&at);
            let seen = drawn.in_sight();
            // In the smallest windows it scrolls.
            let is_whole = seen.contains(&told.text) || layout(window, None).shape == Shape::LowBottom;
            assert!(is_whole, "{locale:?} in {window}: {seen:?}");
            // The way back is an icon in the row of this button.
            let view = language.tr("settings-view-2d");
            assert!(seen.contains(&view), "{locale:?} in {window}: {seen:?}");
        }
    }
}

#[test]
fn who_analyses_steps_back_and_forth_and_neither_resigns_nor_offers_a_draw() {
    let current = analysed(Players::against_computer(Side::White, Level::Beginner));
    let possible = Possible::of(&current);
    assert!(possible.undo && possible.redo && !possible.draw && !possible.resign);
}

#[test]
fn the_race_says_what_it_counts() {
    let current = played("globe", Players::against_computer(Side::White, Level::Beginner), 0);
    for locale in Locale::offered() {
        for (width, height) in [(1280.0, 800.0), (390.0, 844.0), (360.0, 640.0)] {
            let (language, window) = (Language::new(locale), Vec2::new(width, height));
            let sheet = MoveSheet::default();
            let seen = drawn(window, |ctx| draw(ctx, window, (&current, None), &language, &sheet)).in_sight();
            let counted = [key("race-count"), key("race-count-short")];
            let counted = counted.map(|text| language.tr_with(text, &[("count", 29.into())]));
            let is_dial = seen.contains(&language.tr("race-to-go"));
            let is_counted = |text: &&String| counted.contains(text) || is_dial && *text == "29";
            assert_eq!(
                seen.iter().filter(is_counted).count(),
                2,
                "{locale:?}, {window}: {seen:?}"
            );
            assert_eq!(is_dial, width > 1000.0, "{locale:?}, {window}: {seen:?}");
        }
    }
}

#[test]
fn pieces_that_left_the_board_are_shown_where_they_can() {
    let language = Language::new(Locale::EN);
    let window = Vec2::new(1280.0, 800.0);
    let four_guards = "1g2G1/G5g/8/9/3q6/Q5g4/4GG4/g8/8/6g/6 w - 3 14";
    for (rules, is_told) in [("japan", true), ("globe", false)] {
        let players = Players::against_computer(Side::Black, Level::Beginner);
        let current = at(rules, Some(four_guards), players);
        let mut sheet = MoveSheet::default();
        sheet.follow(current.tree());
        let seen = drawn(window, |ctx| draw(ctx, window, (&current, None), &language, &sheet)).in_sight();
        assert_eq!(seen.contains(&"Off the board".to_owned()), is_told, "{rules}: {seen:?}");
    }
}

#[test]
fn a_captors_choice_is_told_as_the_captors() {
    let language = Language::new(Locale::EN);
    let window = Vec2::new(1280.0, 800.0);
    for (rules, told, not_told) in [
        ("captor", "You send her", "To put back"),
        ("globe", "To put back", "You send her"),
    ] {
        let queen = "1g2G1/G5g/2G4g/9/3q6/Q5g4/4GG4/g8/8/6g/6 w f1 3 14";
        let current = at(
            rules,
            Some(queen),
            Players::against_computer(Side::Black, Level::Beginner),
        );
        let mut sheet = MoveSheet::default();
        sheet.follow(current.tree());
        let seen = drawn(window, |ctx| draw(ctx, window, (&current, None), &language, &sheet)).in_sight();
        assert!(seen.contains(&told.to_owned()), "{rules}: {seen:?}");
        assert!(!seen.contains(&not_told.to_owned()), "{rules}: {seen:?}");
    }
}

#[test]
fn a_first_game_shows_neither_the_rules_nor_an_offer_of_a_draw() {
    let against_computer = Players::against_computer(Side::White, Level::Beginner);
    let language = Language::new(Locale::EN);
    for window in WINDOWS {
        for (players, is_first_game) in [(two_people(), false), (against_computer.clone(), true)] {
            let current = played("globe", players, 4);
            let mut sheet = MoveSheet::default();
            sheet.follow(current.tree());
            let seen = drawn(window, |ctx| {
                let scene = PanelView {
                    is_first_game,
                    ..view(&current, None, &language)
                };
                panel(ctx, layout(window, None), &scene, &sheet);
            })
            .in_sight();
            assert_eq!(seen.contains(&"½".to_owned()), !is_first_game, "{window}: {seen:?}");
            let has_rules = seen.iter().any(|text| text.starts_with("Rules"));
            assert!(!(has_rules && is_first_game), "{window}: {seen:?}");
            assert!(seen.contains(&"2D".to_owned()), "{window}: {seen:?}");
        }
    }
}

#[test]
fn at_the_beginning_there_is_nothing_to_take_back() {
    let possible = Possible::of(&played("globe", two_people(), 0));
    assert_eq!((possible.undo, possible.redo), (false, false));
    assert!(possible.draw && possible.resign);
}

#[test]
fn what_was_taken_back_can_be_played_again() {
    let mut current = played("globe", two_people(), 2);
    current.tree.undo();
    let possible = Possible::of(&current);
    assert!(possible.undo && possible.redo);
}

#[test]
fn the_computers_first_move_is_not_taken_back() {
    let current = played("globe", Players::against_computer(Side::Black, Level::Beginner), 1);
    assert!(!Possible::of(&current).undo);
    let current = played("globe", Players::against_computer(Side::Black, Level::Beginner), 2);
    assert!(Possible::of(&current).undo);
}

#[test]
fn a_game_that_is_over_leaves_only_taking_back() {
    let mut current = played("globe", two_people(), 0);
    current.tree.lose(Side::White, WinReason::Resignation);
    let possible = Possible::of(&current);
    assert!(possible.undo, "a resignation is taken back even before the first move");
    assert!(!possible.redo && !possible.draw && !possible.resign);
}

#[test]
fn time_that_ran_out_is_not_taken_back() {
    let mut current = played("globe", two_people(), 3);
    current.tree.lose(Side::Black, WinReason::Time);
    assert!(!Possible::of(&current).undo);
}

#[test]
fn a_draw_is_offered_once() {
    let mut current = played("globe", two_people(), 1);
    current.draw_offered_by = Some(Side::Black);
    assert!(!Possible::of(&current).draw);
}

#[test]
fn resigning_is_asked_first_and_done_on_yes_alone() {
    let current = played("globe", two_people(), 1);
    let language = Language::new(Locale::EN);
    let Do::Ask(question, _) = resign(&current, &language) else {
        panic!("it is asked first");
    };
    assert!(
        question.body.contains("White"),
        "Black is to move, so White wins: {}",
        question.body
    );
    for (yes, resignations) in [(false, 0), (true, 1)] {
        let mut app = App::new();
        app.add_message::<ResultAction>();
        let world = app.world_mut();
        resign(&current, &language).carry_out(world);
        let entity = world.query_filtered::<Entity, With<Question>>().single(world).unwrap();
        world.trigger(Answered { entity, yes });
        world.flush();
        let actions = app.world().resource::<Messages<ResultAction>>();
        assert_eq!(actions.iter_current_update_messages().count(), resignations);
    }
}

#[test]
fn the_panel_sees_every_change_of_the_match() {
    let mut app = App::new();
    app.add_resource::<MoveSheet>()
        .add_resource::<Possible>()
        .insert_resource(played("globe", two_people(), 0))
        .add_systems(Update, (follow_moves, see_what_is_possible));
    app.update();
    assert!(!app.world().resource::<Possible>().undo);
    let mut current = app.world_mut().resource_mut::<Match>();
    let mv = current.position().legal_moves(&RuleSet::default())[0];
    current.tree.play(mv).unwrap();
    app.update();
    assert!(app.world().resource::<Possible>().undo);
    let text = crate::agon::text::words::move_written(&app.world().resource::<Match>().game().plies()[0].effects);
    assert!(app.world().resource::<MoveSheet>().says(&text[1..]));
}
