//! Steps, captures, custody and passes (`docs/rules.md` §3).

use agon_core::board::CellId;
use agon_core::rules::Side::{Black, White};
use agon_core::rules::{Game, IllegalMove, RuleSet};

use crate::{cell, cells, game, play, refusal, targets};

#[test]
fn a_piece_steps_sideways_or_inwards_and_never_outwards() {
    let game = game("globe", "Gf9 qa1", White);
    assert_eq!(targets(&game, "f9"), cells("e8 f8 g8"));
    assert_eq!(refusal(&game, "f9f10"), IllegalMove::Outwards);
    assert_eq!(refusal(&game, "f9e9"), IllegalMove::Outwards);
}

#[test]
fn a_piece_steps_to_a_neighbouring_empty_cell_and_nothing_jumps() {
    let game = game("globe", "Gf9 Ge8 gf8 qa1", White);
    assert_eq!(refusal(&game, "f9f8"), IllegalMove::Occupied(cell("f8")));
    assert_eq!(refusal(&game, "f9e8"), IllegalMove::Occupied(cell("e8")));
    assert_eq!(refusal(&game, "f9f9"), IllegalMove::Occupied(cell("f9")));
    assert_eq!(refusal(&game, "f9f7"), IllegalMove::NotAdjacent);
}

#[test]
fn a_player_moves_a_piece_of_their_own() {
    let game = game("globe", "Gf9 qa1", White);
    assert_eq!(refusal(&game, "a1a2"), IllegalMove::NotYours(cell("a1")));
    assert_eq!(refusal(&game, "f3f4"), IllegalMove::NoPiece(cell("f3")));
}

#[test]
fn only_a_queen_enters_the_throne() {
    let game = game("globe", "Gf7 Qe6 qa1", White);
    assert_eq!(refusal(&game, "f7f6"), IllegalMove::GuardOnThrone);
    assert!(targets(&game, "e6").contains(CellId::THRONE));
}

#[test]
fn a_queen_on_the_throne_does_not_step_off_it() {
    let game = game("globe", "Qf6 Ga1 qa3", White);
    assert!(targets(&game, "f6").is_empty());
    assert_eq!(refusal(&game, "f6f7"), IllegalMove::Outwards);
}

#[test]
fn a_straight_line_captures_across_rings_but_not_in_one_ring_only() {
    for (rules, written) in [("globe", "Gf10-f9xf8"), ("escale", "Gf10-f9xf8"), ("ring", "Gf10-f9")] {
        assert_eq!(
            play(&mut game(rules, "Gf7 gf8 Gf10 qa1", White), "f10f9"),
            written,
            "{rules}"
        );
    }
}

#[test]
fn a_bend_captures_in_any_orientation_or_at_the_corner_of_a_ring() {
    // f8 is a corner of ring 2, and e7 and g7 its neighbours in that ring.
    for (rules, written) in [("globe", "Gg8-g7"), ("escale", "Gg8-g7xf8"), ("ring", "Gg8-g7xf8")] {
        assert_eq!(
            play(&mut game(rules, "Ge7 gf8 Gg8 qa1", White), "g8g7"),
            written,
            "{rules}"
        );
    }
    for (rules, written) in [("globe", "Gg9-g8"), ("escale", "Gg9-g8xf8"), ("ring", "Gg9-g8")] {
        assert_eq!(
            play(&mut game(rules, "Gf7 gf8 Gg9 qa1", White), "g9g8"),
            written,
            "{rules}"
        );
    }
}

#[test]
fn a_step_captures_only_pieces_held_by_the_moving_piece() {
    // f8 is already held when the guard elsewhere moves.
    let mut game = game("globe", "Gf7 gf8 Gf9 Ga1 qa3", White);
    assert_eq!(play(&mut game, "a1b1"), "Ga1-b1");
}

#[test]
fn one_step_captures_several_pieces() {
    let mut game = game("globe", "Qf6 Gd6 Gh6 Gf9 qe7 gf7 gg7", White);
    assert_eq!(play(&mut game, "f9f8"), "Gf9-f8xQe7xf7xg7");
    assert_eq!(game.position().captured(), cells("e7 f7 g7"));
}

#[test]
fn a_captured_piece_is_not_captured_again() {
    assert_eq!(play(&mut game("globe", "Gf7 gf8! Gf10 qa1", White), "f10f9"), "Gf10-f9");
}

#[test]
fn the_obligation_persists_when_the_captors_leave() {
    let mut game = game("globe", "Gf7 gf8! Gf9 ga1! qa6", Black);
    play(&mut game, "a1l1 f9g8");
    assert_eq!(refusal(&game, "a6a5"), IllegalMove::MustRelocate(cells("f8")));
}

#[test]
fn stepping_between_two_enemies_is_illegal_unless_the_rules_say_otherwise() {
    let pieces = "Ge8 gf7 gf9 qa1";
    for rules in ["classic", "globe"] {
        assert_eq!(
            refusal(&game(rules, pieces, White), "e8f8"),
            IllegalMove::InCustody(Black),
            "{rules}"
        );
    }
    assert_eq!(
        play(&mut game("globe,custody=trapped", pieces, White), "e8f8"),
        "Ge8-f8~"
    );
}

#[test]
fn a_step_into_custody_that_captures_is_safe_or_trapped_or_illegal() {
    let pieces = "Ge8 Gh6 gf7 gf9 gg7 qa1";
    assert_eq!(play(&mut game("globe", pieces, White), "e8f8"), "Ge8-f8xg7");
    assert_eq!(
        refusal(&game("classic", pieces, White), "e8f8"),
        IllegalMove::InCustody(Black)
    );
    let mut trapped = game("globe,custody=trapped", pieces, White);
    assert_eq!(play(&mut trapped, "e8f8"), "Ge8-f8xg7~");
    assert_eq!(trapped.position().captured(), cells("f8 g7"));
}

#[test]
fn a_piece_already_captured_does_not_excuse_a_step_into_custody() {
    let game = game("globe", "Ge8 Gh6 gf7 gf9 gg7! qa1", White);
    assert_eq!(refusal(&game, "e8f8"), IllegalMove::InCustody(Black));
}

#[test]
fn captured_pieces_hold_others_in_custody() {
    let game = game("globe", "Ge8 gf7! gf9! qa1", White);
    assert_eq!(refusal(&game, "e8f8"), IllegalMove::InCustody(Black));
}

#[test]
fn passing_is_forbidden_while_there_is_a_move_and_forced_when_there_is_none() {
    assert_eq!(refusal(&Game::new(RuleSet::default()), "pass"), IllegalMove::MayNotPass);
    let stuck = game("globe", "Qf6 qa1", White);
    assert_eq!(refusal(&stuck, "G@b1"), IllegalMove::MustPass);
    assert!(stuck.position().must_pass(stuck.rules()));
}
