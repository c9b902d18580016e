use std::time::Duration;

use agon_core::board::{Bitboard, CellId};
use agon_core::engine::Level;
use agon_core::notation::{parse_position, read_move};
use agon_core::rules::{Game, Position, RuleSet, Side};
use agon_core::session::players::Players;

use super::hint::{Hint, Situation, why_barred};
use super::state::HintState;
use crate::agon::gameplay::current_game::Match;
use crate::agon::gameplay::selection::Selection;
use crate::shell::system::language::{Language, Locale};
use crate::testing::matches::match_of;

fn beginner_at(position: &str, rules: &str) -> Match {
    let rules: RuleSet = rules.parse().unwrap();
    match_of(
        Game::from_position(rules, parse_position(position, &rules).unwrap()),
        Players::against_computer(Side::White, Level::Beginner),
    )
}

fn opening() -> Match {
    beginner_at(&Position::start(&RuleSet::default()).to_string(), "globe")
}

fn play(current: &mut Match, text: &str) {
    let mv = read_move(text, current.position(), current.rules()).unwrap();
    current.tree.play(mv).unwrap();
}

fn situation(current: &Match, selection: Selection) -> Situation<'_> {
    Situation {
        current,
        me: Side::White,
        selection,
        is_first_game: true,
        has_race: true,
    }
}

/// The hint on the screen at this time, in seconds.
fn told(hints: &mut HintState, current: &Match, selection: Selection, seconds: u64) -> Option<Hint> {
    hints.follow(&situation(current, selection), Duration::from_secs(seconds));
    hints.current.map(|current| current.hint)
}

/// White can capture the guard on h9 by k7 to i8.
const CAPTURE: &str = "q5/7/8/9/10/11/9Q/8g/8/6G/6 w - 0 1";

#[test]
fn the_first_turns_explain_what_for_and_how_to_move_and_what_the_bars_count() {
    let (mut hints, mut current) = (HintState::default(), opening());
    let picked = Selection::Piece("b1".parse().unwrap());
    assert_eq!(told(&mut hints, &current, Selection::Nothing, 0), Some(Hint::Aim));
    assert_eq!(told(&mut hints, &current, picked, 10), Some(Hint::Targets));
    assert_eq!(
        told(&mut hints, &current, Selection::Nothing, 11),
        Some(Hint::Targets),
        "until the move"
    );
    play(&mut current, "b1c2");
    assert_eq!(
        told(&mut hints, &current, Selection::Nothing, 20),
        None,
        "the computer's turn"
    );
    play(&mut current, "f11f10");
    assert_eq!(told(&mut hints, &current, Selection::Nothing, 21), Some(Hint::Race));
    play(&mut current, "c2d3");
    play(&mut current, "f10f9");
    assert_eq!(
        told(&mut hints, &current, Selection::Nothing, 30),
        None,
        "each is shown once"
    );
}

#[test]
fn a_hint_that_nobody_had_time_to_read_comes_back_until_it_was_read() {
    let (mut hints, current) = (HintState::default(), opening());
    let picked = Selection::Piece("b1".parse().unwrap());
    assert_eq!(told(&mut hints, &current, Selection::Nothing, 0), Some(Hint::Aim));
    assert_eq!(told(&mut hints, &current, picked, 4), Some(Hint::Targets));
    assert!(hints.shown.is_empty());
    hints.end(Duration::from_secs(9));
    assert!(hints.shown.is_empty());
    assert_eq!(told(&mut hints, &current, Selection::Nothing, 10), Some(Hint::Aim));
    hints.end(Duration::from_secs(12));
    assert_eq!(hints.shown, [Hint::Aim], "4 and 2 seconds are enough");
    assert!(hints.is_unsaved);
}

#[test]
fn what_was_understood_does_not_come_back() {
    let (mut hints, current) = (HintState::default(), opening());
    assert_eq!(told(&mut hints, &current, Selection::Nothing, 0), Some(Hint::Aim));
    hints.dismiss(&current);
    assert_eq!(told(&mut hints, &current, Selection::Nothing, 1), None);
}

#[test]
fn a_capture_is_announced_before_and_explained_until_the_players_next_move() {
    let (mut hints, mut current) = (HintState::default(), beginner_at(CAPTURE, "globe"));
    assert_eq!(
        told(&mut hints, &current, Selection::Nothing, 0),
        Some(Hint::CanCapture)
    );
    let language = Language::new(Locale::EN);
    let text = Hint::CanCapture.text(&situation(&current, Selection::Nothing), &language);
    assert!(text.contains("h9"), "{text}");
    play(&mut current, "k7i8");
    assert_eq!(told(&mut hints, &current, Selection::Nothing, 10), Some(Hint::Captured));
    // The computer puts the guard back half a second later.
    play(&mut current, "h9b1");
    assert_eq!(told(&mut hints, &current, Selection::Nothing, 11), Some(Hint::Captured));
    let mv = current.position().legal_moves(current.rules())[0];
    current.tree.play(mv).unwrap();
    assert_ne!(told(&mut hints, &current, Selection::Nothing, 20), Some(Hint::Captured));
    assert!(hints.shown.contains(&Hint::Captured));
}

#[test]
fn what_the_opponent_must_do_is_told_as_done_once_it_is_done() {
    let text =
        |current: &Match, hint: Hint| hint.text(&situation(current, Selection::Nothing), &Language::new(Locale::EN));
    let mut current = beginner_at(CAPTURE, "modern");
    play(&mut current, "k7i8");
    assert!(text(&current, Hint::Captured).contains("must now put it back on the edge"));
    play(&mut current, "h9b1");
    assert!(text(&current, Hint::Captured).contains("had to put it back on the edge"));
    let mut current = beginner_at("1g2G1/G5g/8/g7G/10/Q9q/10/g7G/8/G5g/1g2G1 w f1 0 9", "modern");
    assert!(text(&current, Hint::QueenSent).contains("chooses the cell"));
    let mv = current.position().legal_moves(current.rules())[0];
    current.tree.play(mv).unwrap();
    assert!(text(&current, Hint::QueenSent).contains("chose the cell"));
}

#[test]
fn the_computer_waits_with_a_captured_queen_until_that_was_read_or_understood() {
    let queen_captured = || beginner_at("1g2G1/G5g/8/g7G/10/Q9q/10/g7G/8/G5g/1g2G1 w f1 0 9", "modern");
    let waits = |hints: &mut HintState, current: &Match, seconds: u64| {
        let (seen, now) = (situation(current, Selection::Nothing), Duration::from_secs(seconds));
        hints.follow(&seen, now);
        hints.reading_time(&seen, now).is_some()
    };
    let (mut hints, current) = (HintState::default(), queen_captured());
    assert!(waits(&mut hints, &current, 0));
    assert!(waits(&mut hints, &current, 5));
    assert!(!waits(&mut hints, &current, 6), "nobody has to press anything");
    let mut hints = HintState::default();
    assert!(waits(&mut hints, &current, 0));
    hints.dismiss(&current);
    assert!(!waits(&mut hints, &current, 1));
    let mut hints = HintState::default();
    assert!(!waits(&mut hints, &opening(), 0));
    // The beginner's own moves need no delay.
    let captured = beginner_at("1g2G1/G5g/8/g7G/10/Q9q/10/g7G/8/G5g/1g2G1 b f11 0 9", "modern");
    assert!(!waits(&mut hints, &captured, 0));
}

#[test]
fn a_danger_is_told_each_time_in_a_first_game_but_not_twice_in_a_position() {
    // Black can capture the guard on h9 by k7 to i8.
    let danger = || beginner_at("Q5/7/8/9/10/11/9q/8G/8/6g/6 w - 0 1", "modern");
    let mut hints = HintState::having_shown(&[Hint::Threatened, Hint::Aim, Hint::Race]);
    let mut current = danger();
    assert_eq!(
        told(&mut hints, &current, Selection::Nothing, 0),
        Some(Hint::Threatened)
    );
    let picked = Selection::Piece("h9".parse().unwrap());
    assert_eq!(
        told(&mut hints, &current, picked, 1),
        Some(Hint::Targets),
        "what is new comes first"
    );
    hints.dismiss(&current);
    assert_eq!(
        told(&mut hints, &current, Selection::Nothing, 2),
        None,
        "it was understood here"
    );
    hints.understood = None;
    play(&mut current, "a1a2");
    let in_danger = danger();
    let later = Situation {
        is_first_game: false,
        ..situation(&in_danger, Selection::Nothing)
    };
    assert_eq!(later.warns_again(), None);
    assert_eq!(
        situation(&current, Selection::Nothing).warns_again(),
        None,
        "Black is to move"
    );
}

#[test]
fn a_danger_where_a_piece_may_go_is_told_only_while_that_piece_is_selected() {
    let (mut current, mut choice) = (opening(), 1);
    // Until a piece can step into danger, and none stands in it.
    let picked = loop {
        let seen = |selection| Hint::Threatened.matters(&situation(&current, selection));
        let mut picked = CellId::ALL
            .into_iter()
            .map(Selection::Piece)
            .filter(|&picked| seen(picked));
        if let Some(picked) = picked.next()
            && current.chooser() == Some(Side::White)
            && !seen(Selection::Nothing)
        {
            break picked;
        }
        choice = (choice * 31 + 7) % 1009;
        let moves = current.position().legal_moves(current.rules());
        current.tree.play(moves[choice % moves.len()]).unwrap();
    };
    let others: Vec<_> = Hint::ALL.into_iter().filter(|&hint| hint != Hint::Threatened).collect();
    let mut hints = HintState::having_shown(&others);
    assert_eq!(told(&mut hints, &current, picked, 0), Some(Hint::Threatened));
    assert_eq!(told(&mut hints, &current, Selection::Nothing, 1), None);
}

#[test]
fn an_obligation_comes_before_everything_else() {
    let captured = "1g2G1/G5g/8/g7G/10/Q9q/10/g7G/8/G5g/1g2G1 w b1 0 9";
    let captured = beginner_at(captured, "globe");
    assert_eq!(captured.position().due().len(), 1);
    assert_eq!(
        told(&mut HintState::default(), &captured, Selection::Nothing, 0),
        Some(Hint::Relocate)
    );
}

#[test]
fn who_chooses_the_cell_of_a_captured_queen_is_explained_to_both() {
    for (position, hint) in [
        // Each side's queen is captured; her captor chooses.
        ("1g2G1/G5g/8/g7G/10/Q9q/10/g7G/8/G5g/1g2G1 w f1 0 9", Hint::QueenSent),
        ("1g2G1/G5g/8/g7G/10/Q9q/10/g7G/8/G5g/1g2G1 b f11 0 9", Hint::SendQueen),
    ] {
        let current = beginner_at(position, "modern");
        let told = told(&mut HintState::default(), &current, Selection::Nothing, 0);
        assert_eq!(told, Some(hint));
    }
}

#[test]
fn crosses_are_explained_where_there_are_some() {
    let language = Language::new(Locale::EN);
    // Black's guards on g8 and i6 have h7 between them.
    let current = beginner_at("5Q/7/8/9/10/q10/7g2/9/5gG1/7/6 w - 0 1", "globe");
    let with = |cell: &str| {
        let picked = Selection::Piece(cell.parse().unwrap());
        Hint::Targets
            .text(&situation(&current, picked), &language)
            .contains("cross")
    };
    assert!(with("i7"));
    assert!(!with("a6"));
}

#[test]
fn why_a_cross_is_barred_is_told_if_there_is_one_reason() {
    for (position, cell, why) in [
        ("5Q/7/8/9/10/q10/7g2/9/5gG1/7/6 w - 0 1", "i7", "hints-crosses"),
        (
            "1g2G1/G5g/8/g7G/10/Q9q/10/g7G/8/G5g/1g2G1 w f1 0 9",
            "f1",
            "hints-cross-throne",
        ),
        // On i1, White's guard would leave Black's on h2 between it and the queen on g3.
        (
            "1g2G1/g4g1/G2q4/g8/10/7G3/2Q7/1g7/6G1/1g5/G3G1 w c1 0 12",
            "c1",
            "hints-crosses-trap",
        ),
    ] {
        let current = beginner_at(position, "modern");
        let picked = Selection::Piece(cell.parse().unwrap());
        assert_eq!(why_barred(&situation(&current, picked)), Some(why), "{position}");
    }
    let current = opening();
    let picked = Selection::Piece("b1".parse().unwrap());
    assert_eq!(why_barred(&situation(&current, picked)), None);
}

#[test]
fn where_a_captured_guard_goes_and_who_chooses_is_told_as_the_rules_have_it() {
    let captured = "1g2G1/G5g/8/g7G/10/Q9q/10/g7G/8/G5g/1g2G1 w b1 0 9";
    for (rules, english, french) in [
        ("modern", "wherever you like on the edge", "où vous voulez sur le bord"),
        (
            "neto",
            "wherever you like on the next ring outwards",
            "où vous voulez sur l’anneau suivant",
        ),
    ] {
        let current = beginner_at(captured, rules);
        for (locale, said) in [(Locale::EN, english), (Locale::FR, french)] {
            let text = Hint::Relocate.text(&situation(&current, Selection::Nothing), &Language::new(locale));
            assert!(text.contains(said), "{text}");
        }
    }
}

#[test]
fn where_the_opponents_captured_piece_goes_is_told_if_it_can_only_be_a_guard() {
    for (rules, is_told) in [("modern", true), ("globe", false)] {
        let mut current = beginner_at(CAPTURE, rules);
        play(&mut current, "k7i8");
        let text = Hint::Captured.text(&situation(&current, Selection::Nothing), &Language::new(Locale::EN));
        assert_eq!(text.contains("put it back on the edge, which"), is_told, "{text}");
        assert_eq!(text.contains("put it back, which"), !is_told, "{text}");
    }
}

#[test]
fn whoever_loses_a_first_piece_was_warned_before() {
    let rules: RuleSet = "modern".parse().unwrap();
    let (mut warned, mut captured) = (0, 0);
    for seed in 0..150 {
        let mut current = match_of(
            Game::new(rules),
            Players::against_computer(Side::White, Level::Beginner),
        );
        let mut choice = seed;
        let mut was_told = false;
        while current.result().is_none() && current.game().plies().len() < 200 {
            choice = (choice * 31 + 7) % 1009;
            let moves = current.position().legal_moves(current.rules());
            let mv = moves[choice % moves.len()];
            if current.chooser() == Some(Side::White) {
                let picked = mv.from().map_or(Selection::Nothing, Selection::Piece);
                was_told |= [Selection::Nothing, picked]
                    .into_iter()
                    .any(|selection| Hint::Threatened.matters(&situation(&current, selection)));
            }
            current.tree.play(mv).unwrap();
            let own = current.position().captured() & current.position().pieces(Side::White);
            if !own.is_empty() {
                captured += 1;
                warned += usize::from(was_told);
                break;
            }
        }
    }
    assert!(captured > 100, "{captured}");
    assert!(warned * 20 > captured * 19, "{warned} of {captured}");
}

#[test]
fn a_piece_in_danger_is_named_where_it_stands_and_where_it_goes() {
    // Black can capture the guard on h9 by k7 to i8.
    let current = beginner_at("Q5/7/8/9/10/11/9q/8G/8/6g/6 w - 0 1", "modern");
    let mut hints = HintState::default();
    assert_eq!(
        told(&mut hints, &current, Selection::Nothing, 0),
        Some(Hint::Threatened)
    );
    let text = |locale| Hint::Threatened.text(&situation(&current, Selection::Nothing), &Language::new(locale));
    assert!(text(Locale::EN).contains("your piece on h9"), "{}", text(Locale::EN));
    assert!(text(Locale::FR).contains("votre pièce en h9"), "{}", text(Locale::FR));
}

#[test]
fn who_goes_round_in_circles_is_warned_well_before_the_third_time() {
    for (rules, end) in [("modern", "loses"), ("globe", "a draw")] {
        let mut current = beginner_at(&Position::start(&RuleSet::default()).to_string(), rules);
        let mut hints = HintState::default();
        for text in "f1g1 f11g10 g1f1 g10f11".split(' ') {
            assert_ne!(
                told(&mut hints, &current, Selection::Nothing, 0),
                Some(Hint::Repetition)
            );
            play(&mut current, text);
        }
        assert!(hints.tells_of_repetition(&current));
        assert_eq!(
            told(&mut hints, &current, Selection::Nothing, 1),
            Some(Hint::Repetition)
        );
        let text = Hint::Repetition.text(&situation(&current, Selection::Nothing), &Language::new(Locale::EN));
        assert!(text.contains(end), "{text}");
        hints.dismiss(&current);
        assert!(!hints.tells_of_repetition(&current), "a notice tells of it from now on");
    }
}

#[test]
fn later_games_tell_only_of_what_loses() {
    let current = opening();
    let later = |current, shown: &[Hint]| {
        let seen = Situation {
            is_first_game: false,
            ..situation(current, Selection::Nothing)
        };
        seen.most_urgent(shown)
    };
    assert_eq!(later(&current, &[]), None);
    let mut current = opening();
    for text in "f1g1 f11g10 g1f1 g10f11".split(' ') {
        play(&mut current, text);
    }
    assert_eq!(later(&current, &[]), Some(Hint::Repetition));
    assert_eq!(later(&current, &[Hint::Repetition]), None);
}

#[test]
fn guards_about_to_close_round_an_empty_throne_are_warned_of() {
    let mut parts = Position::start(&RuleSet::default()).parts();
    parts.pieces.retain(|(_, piece)| piece.side == Side::Black);
    let white = |kind| agon_core::rules::Piece {
        side: Side::White,
        kind,
    };
    let before_throne = Bitboard::ring(1).into_iter().take(3);
    parts
        .pieces
        .extend(before_throne.map(|cell| (cell, white(agon_core::rules::Kind::Guard))));
    parts.turn = 20;
    parts
        .pieces
        .push(("f1".parse().unwrap(), white(agon_core::rules::Kind::Queen)));
    let position = Position::new(&parts, &RuleSet::default()).unwrap();
    let mut hints = HintState::default();
    let current = beginner_at(&position.to_string(), "globe");
    assert_eq!(
        told(&mut hints, &current, Selection::Nothing, 0),
        Some(Hint::EmptyThrone)
    );
}

#[test]
fn how_to_make_room_is_told_once_a_guard_arrives_where_there_is_no_gap() {
    // The gap is on e5; the last guard is on d5, beside it, or on g7, behind f7 and g6.
    for (position, named) in [
        ("q5/7/8/4G4/5G4/4GQG4/4GG4/9/8/7/6 w - 0 30", None),
        ("q5/7/8/9/5G4/4GQG4/4GGG3/9/8/7/6 w - 0 30", Some("g7")),
    ] {
        let current = beginner_at(position, "modern");
        let mut hints = HintState::having_shown(&[Hint::Aim, Hint::Race]);
        let told = told(&mut hints, &current, Selection::Nothing, 0);
        assert_eq!(told == Some(Hint::MakeRoom), named.is_some(), "{position}");
        if let Some(cell) = named {
            for locale in Locale::offered() {
                let text = Hint::MakeRoom.text(&situation(&current, Selection::Nothing), &Language::new(locale));
                assert!(text.contains(cell), "{text}");
            }
        }
    }
}
