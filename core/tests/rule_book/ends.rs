//! Ends of games (`docs/rules.md` §4).

use agon_core::notation::parse_move;
use agon_core::rules::Side::{Black, White};
use agon_core::rules::{DrawReason, Game, IllegalMove, Outcome, RuleSet, WinReason};

use crate::{game, play, won};

const FIVE_ROUND_THE_THRONE: &str = "Gf8 Ge5 Ge6 Gf5 Gg5 Gg6";

#[test]
fn a_queen_on_the_throne_with_her_six_guards_round_her_wins() {
    let mut game = game("globe", &format!("Qf6 qa1 {FIVE_ROUND_THE_THRONE}"), White);
    assert_eq!(play(&mut game, "f8f7"), "Gf8-f7#");
    assert_eq!(game.outcome(), won(White, WinReason::Enthroned));
}

#[test]
fn six_guards_round_an_empty_throne_lose() {
    let mut game = game("globe", &format!("Qf1 qa1 {FIVE_ROUND_THE_THRONE}"), White);
    assert_eq!(play(&mut game, "f8f7"), "Gf8-f7##");
    assert_eq!(game.outcome(), won(Black, WinReason::EmptyThrone));
}

#[test]
fn to_capture_the_enemy_queen_inside_ones_own_six_guards_loses() {
    let pieces = format!("Qf1 qf6 {FIVE_ROUND_THE_THRONE}");
    let mut patient = game("globe", &pieces, White);
    assert_eq!(play(&mut patient, "f8f7"), "Gf8-f7xQf6");
    assert_eq!(play(&mut patient, "f6a1"), "Qf6>a1#");
    assert_eq!(patient.outcome(), won(Black, WinReason::EmptyThrone));
    let mut strict = game("ludii", &pieces, White);
    assert_eq!(play(&mut strict, "f8f7"), "Gf8-f7xQf6##", "one's own queen is absent");
}

#[test]
fn where_captured_pieces_leave_the_board_the_guards_that_are_left_are_enough() {
    let pieces = "Qf6 Gf8 qa1 ga3";
    let mut two_left = game("japan", &format!("{pieces} Gg5"), White);
    assert_eq!(play(&mut two_left, "f8f7"), "Gf8-f7#");
    assert_eq!(two_left.outcome(), won(White, WinReason::Enthroned));
    let mut one_abroad = game("japan", &format!("{pieces} Gg3"), White);
    assert_eq!(play(&mut one_abroad, "f8f7"), "Gf8-f7");
    let mut put_back = game("classic", &format!("{pieces} Gg5"), White);
    assert_eq!(play(&mut put_back, "f8f7"), "Gf8-f7");
    let mut too_good = game("japan", "Qf1 Gf7 Gf10 qf6 ge5 gf8", White);
    assert_eq!(
        play(&mut too_good, "f10f9"),
        "Gf10-f9xf8##",
        "the captive was the last abroad"
    );
    assert_eq!(too_good.outcome(), won(Black, WinReason::Enthroned));
}

#[test]
fn where_captured_pieces_leave_the_board_who_captures_the_queen_or_the_last_guard_wins() {
    let mut last_guard = game("japan", "Qf1 Gf7 Gf10 qa1 gf8", White);
    assert_eq!(play(&mut last_guard, "f10f9"), "Gf10-f9xf8#");
    assert_eq!(last_guard.outcome(), won(White, WinReason::GuardsCaptured));
    let mut queen = game("japan", "Qf1 Gf7 Gf10 qf8 ga1", White);
    assert_eq!(play(&mut queen, "f10f9"), "Gf10-f9xQf8#");
    assert_eq!(queen.outcome(), won(White, WinReason::QueenCaptured));
    let mut both = game("japan,custody=trapped", "Qf10 Gf7 qf8 gg8 ge9", White);
    assert_eq!(play(&mut both, "f10f9"), "Qf10-f9xQf8~#", "who stepped was first");
    assert_eq!(both.outcome(), won(White, WinReason::QueenCaptured));
    let mut inside = game("japan", &format!("Qf1 qf6 ga1 {FIVE_ROUND_THE_THRONE}"), White);
    assert_eq!(
        play(&mut inside, "f8f7"),
        "Gf8-f7xQf6#",
        "before the empty throne counts"
    );
    assert_eq!(inside.outcome(), won(White, WinReason::QueenCaptured));
}

const TO_AND_FRO: &str = "f11g10 f1e1 g10f11 e1f1 f11g10 f1e1 g10f11 e1f1";

#[test]
fn a_position_that_stands_for_the_third_time_draws_or_loses_or_does_nothing() {
    for (rules, end) in [
        ("globe", Some(Outcome::Draw(DrawReason::Repetition))),
        ("globe,repetition=loses", won(White, WinReason::Repetition)),
        ("globe,repetition=off", None),
    ] {
        let mut game = game(rules, "Qf11 Gh2 qf1 gh8", White);
        play(&mut game, TO_AND_FRO);
        assert_eq!(game.outcome(), end, "{rules}");
    }
}

#[test]
fn the_chooser_of_the_repeating_move_loses_even_as_captor() {
    let mut game = game("captor,repetition=loses", "Qg1 gf1 gf3", Black);
    for _ in 0..2 {
        assert_eq!(game.outcome(), None);
        play(&mut game, "f1e1 g1f2 e1f1 f2g1");
    }
    assert_eq!(game.outcome(), won(White, WinReason::Repetition));
}

const BOTH_STUCK: &str = "Qf6 Gf7 Gg5 Gg6 ge5 ge6 gf5";

#[test]
fn a_forced_pass_that_leaves_the_opponent_stuck_too_draws() {
    let mut game = game("globe", BOTH_STUCK, White);
    assert_eq!(game.outcome(), None, "a position given alone is never drawn so");
    play(&mut game, "pass");
    assert_eq!(game.outcome(), Some(Outcome::Draw(DrawReason::BothStuck)));
}

#[test]
fn plies_without_progress_draw_at_the_limit() {
    let start = |limit: &str| game(&format!("globe,progress-limit={limit}"), "Qf11 qf1", White);
    let mut drawn = start("2");
    play(&mut drawn, "f11g10 f1e1");
    assert_eq!(drawn.outcome(), Some(Outcome::Draw(DrawReason::Progress)));
    let mut inward = start("2");
    play(&mut inward, "f11g10 f1f2 g10f11");
    assert_eq!((inward.outcome(), inward.position().clock()), (None, 1));
    let mut unlimited = start("0");
    play(&mut unlimited, "f11g10 f1e1 g10h9 e1d1");
    assert_eq!(unlimited.outcome(), None);
}

#[test]
fn of_two_ends_at_once_the_first_in_the_rules_counts() {
    let mut throne = game(
        "globe,progress-limit=1",
        &format!("Qf1 qf6 {FIVE_ROUND_THE_THRONE}"),
        White,
    );
    play(&mut throne, "f8f7 f6a1");
    assert_eq!(throne.outcome(), won(Black, WinReason::EmptyThrone));
    let mut repeated = game("globe,progress-limit=8", "Qf11 Gh2 qf1 gh8", White);
    play(&mut repeated, TO_AND_FRO);
    assert_eq!(repeated.outcome(), Some(Outcome::Draw(DrawReason::Repetition)));
    let mut stuck = game("globe,progress-limit=1", BOTH_STUCK, White);
    play(&mut stuck, "pass");
    assert_eq!(stuck.outcome(), Some(Outcome::Draw(DrawReason::BothStuck)));
}

#[test]
fn nothing_ends_while_a_piece_is_in_hand_but_the_last_placement_can_end_the_game() {
    let mut game = game("bell", "Qf1 Ge5 Ge6 Gf5 Gf7 Gg5 Gg6 qf11 +g +g", Black);
    assert_eq!(game.outcome(), None);
    play(&mut game, "G@a1 pass");
    assert_eq!(game.outcome(), None);
    assert_eq!(play(&mut game, "G@l6"), "G@l6#");
    assert_eq!(game.outcome(), won(Black, WinReason::EmptyThrone));
}

#[test]
fn a_game_ends_by_resignation_and_by_agreement_until_that_is_taken_back() {
    let mut game = Game::new(RuleSet::default());
    game.lose(White, WinReason::Resignation);
    assert_eq!(game.outcome(), won(Black, WinReason::Resignation));
    game.agree_draw();
    assert_eq!(
        game.outcome(),
        won(Black, WinReason::Resignation),
        "what is over stays as it ended"
    );
    let step = parse_move("f1f2", game.position(), game.rules()).unwrap();
    assert_eq!(game.play(step), Err(IllegalMove::GameOver));
    assert!(game.undo());
    game.agree_draw();
    assert_eq!(game.outcome(), Some(Outcome::Draw(DrawReason::Agreement)));
}
