//! Relocations (`docs/rules.md` §3).

use agon_core::board::Bitboard;
use agon_core::notation::parse_position;
use agon_core::rules::Kind::{Guard, Queen};
use agon_core::rules::Side::{Black, White};
use agon_core::rules::{Effect, IllegalMove, Zone};

use crate::{cell, cells, game, play, refusal, targets};

#[test]
fn a_captured_piece_is_relocated_before_anything_else_is_done() {
    let game = game("globe", "Qf1 gf8! ga1 qa6", Black);
    let obliged = IllegalMove::MustRelocate(cells("f8"));
    assert_eq!(refusal(&game, "a1b1"), obliged);
    assert_eq!(refusal(&game, "G@b1"), obliged);
    assert_eq!(refusal(&game, "pass"), IllegalMove::MayNotPass);
}

#[test]
fn a_captured_queen_is_relocated_before_guards() {
    let mut game = game("globe", "Qf1 qf8! ge8! gd7!", Black);
    assert_eq!(refusal(&game, "e8a1"), IllegalMove::QueenFirst(cell("f8")));
    play(&mut game, "f8a1 f1g1");
    assert!(
        !targets(&game, "e8").is_empty() && !targets(&game, "d7").is_empty(),
        "then guards in any order"
    );
}

#[test]
fn a_captured_piece_goes_to_an_empty_cell_other_than_its_own() {
    let game = game("globe", "Qf1 ga1! qa6", Black);
    assert_eq!(refusal(&game, "a1a1"), IllegalMove::SameCell);
    assert_eq!(refusal(&game, "a1a6"), IllegalMove::Occupied(cell("a6")));
}

#[test]
fn guards_go_to_the_edge_or_to_the_next_ring() {
    let edge = game("globe", "Qf1 gf8! qa6", Black);
    assert_eq!(refusal(&edge, "f8f9"), IllegalMove::WrongZone(Zone::Edge));
    assert_eq!(targets(&edge, "f8"), Bitboard::EDGE & !cells("f1 a6"));
    let next_ring = game("neto", "Qf1 gf8! ga1! qa6", Black);
    assert_eq!(refusal(&next_ring, "f8f11"), IllegalMove::WrongZone(Zone::NextRing));
    assert_eq!(targets(&next_ring, "f8"), Bitboard::ring(3));
    assert_eq!(targets(&next_ring, "a1"), Bitboard::EDGE & !cells("f1 a1 a6"));
}

#[test]
fn queens_go_where_the_rules_let_them() {
    let start = |rules: &str| game(rules, "Qf1 qf8!", Black);
    let free = !cells("f1 f8");
    assert_eq!(targets(&start("globe"), "f8"), free & !Bitboard::THRONE);
    assert_eq!(
        refusal(&start("globe"), "f8f6"),
        IllegalMove::WrongZone(Zone::NotThrone)
    );
    assert_eq!(targets(&start("classic"), "f8"), free);
    assert_eq!(targets(&start("neto"), "f8"), free & Bitboard::ring(3));
    assert_eq!(refusal(&start("neto"), "f8f10"), IllegalMove::WrongZone(Zone::NextRing));
    assert_eq!(
        targets(&start("globe,queen-relocation=edge"), "f8"),
        free & Bitboard::EDGE
    );
    assert_eq!(
        refusal(&start("globe,queen-relocation=edge"), "f8f10"),
        IllegalMove::WrongZone(Zone::Edge)
    );
}

#[test]
fn captured_pieces_return_to_where_their_side_began() {
    let home = game("home", "Qf1 Gk7 qf8! ge8! gd7!", Black);
    assert_eq!(targets(&home, "f8"), cells("f11"));
    assert_eq!(refusal(&home, "f8f10"), IllegalMove::WrongZone(Zone::Start(Queen)));
    let guard = game("home", "Qf1 Gk7 ge8!", Black);
    assert_eq!(targets(&guard, "e8"), cells("l2 h1 d1 a2 b7"));
    assert_eq!(refusal(&guard, "e8b1"), IllegalMove::WrongZone(Zone::Start(Guard)));
    assert_eq!(refusal(&guard, "e8k7"), IllegalMove::Occupied(cell("k7")));
}

#[test]
fn who_finds_no_empty_cell_to_return_to_goes_to_the_edge() {
    let taken_by_enemy = game("home", "Qf1 Gf11 qf8!", Black);
    assert_eq!(targets(&taken_by_enemy, "f8"), Bitboard::EDGE & !cells("f1 f11"));
    assert_eq!(refusal(&taken_by_enemy, "f8f9"), IllegalMove::WrongZone(Zone::Edge));
    let captured_there = game("home", "Qf1 qf11!", Black);
    assert_eq!(targets(&captured_there, "f11"), Bitboard::EDGE & !cells("f1 f11"));
    let all_taken = game("home", "Gk7 Gl2 Gh1 Gd1 Ga2 gb7!", Black);
    assert_eq!(targets(&all_taken, "b7"), Bitboard::EDGE & !cells("k7 l2 h1 d1 a2 b7"));
    // The only cell is left to the queen also where a ban would keep her away.
    let in_custody = game("home", "Ge10 Gg10 qf8!", Black);
    assert_eq!(targets(&in_custody, "f8"), cells("f11"));
}

#[test]
fn captured_pieces_can_leave_the_board_at_once() {
    let mut japan = game("japan", "Qf1 Gf7 Gf10 qa1 gf8 ga3", White);
    assert_eq!(play(&mut japan, "f10f9"), "Gf10-f9xf8");
    assert_eq!(japan.position().piece_at(cell("f8")), None);
    assert!(japan.position().captured().is_empty() && japan.outcome().is_none());
    play(&mut japan, "a3b4");
    let text = "6/7/8/9/4G5/11/10/9/8/7/q5 w e5 0 1";
    assert!(parse_position(text, &"globe,guard-relocation=removed".parse().unwrap()).is_err());
    assert!(parse_position(text, &"globe,queen-relocation=removed".parse().unwrap()).is_ok());
}

#[test]
fn a_relocation_neither_captures_nor_prepares_a_capture() {
    let pieces = "Qf1 Ga2 ga3 gf8! qa6";
    assert_eq!(
        refusal(&game("globe", pieces, Black), "f8a1"),
        IllegalMove::RelocationCaptures
    );
    assert_eq!(play(&mut game("ludii", pieces, Black), "f8a1"), "Gf8>a1");
    let captured_already = game("globe", "Qf1 Ga2! ga3 gf8! qa6", Black);
    assert!(targets(&captured_already, "f8").contains(cell("a1")));
}

#[test]
fn a_captured_piece_still_counts_as_captor() {
    let game = game("globe", "Qf1 Ga2 ga3! gf8! qa6", Black);
    assert_eq!(refusal(&game, "f8a1"), IllegalMove::RelocationCaptures);
    assert!(
        targets(&game, "a3").contains(cell("a1")),
        "lifted from its old cell it holds nothing"
    );
}

#[test]
fn a_relocation_does_not_go_into_custody() {
    let pieces = "Qf1 Ga1 Ga3 gf8! qa6";
    assert_eq!(
        refusal(&game("globe", pieces, Black), "f8a2"),
        IllegalMove::RelocationInCustody(White)
    );
    assert_eq!(play(&mut game("ludii", pieces, Black), "f8a2"), "Gf8>a2");
}

#[test]
fn the_captor_chooses_the_queens_cell() {
    let mut game = game("captor", "Gf7 qf8 Gf10 ga1", White);
    assert_eq!(play(&mut game, "f10f9"), "Gf10-f9xQf8");
    let due = Effect::Due {
        side: Black,
        chooser: White,
        cells: cells("f8"),
    };
    assert_eq!(game.plies()[0].effects.last(), Some(&due));
    assert_eq!((game.position().side(), game.chooser()), (Black, White));
    assert_eq!(play(&mut game, "f8l6"), "Qf8>l6");
    assert_eq!(
        (game.position().side(), game.position().turn(), game.chooser()),
        (White, 2, White)
    );
}

#[test]
fn a_captured_guard_is_placed_by_its_owner_also_where_captors_choose() {
    assert_eq!(game("captor", "Qf1 gf8! qa1", Black).chooser(), Black);
}

#[test]
fn a_relocation_that_costs_no_turn_is_followed_by_a_step() {
    let mut game = game("fromager", "Qf1 gf8! ge8! qa1", Black);
    for relocation in ["f8l6", "e8a6"] {
        play(&mut game, relocation);
        assert_eq!((game.position().side(), game.position().turn()), (Black, 1));
    }
    assert_eq!(play(&mut game, "a1b1"), "Qa1-b1");
    assert_eq!((game.position().side(), game.position().turn()), (White, 2));
}

#[test]
fn a_relocation_is_the_whole_turn_otherwise() {
    let mut game = game("escale", "Qf1 gf8! ge8! qa1", Black);
    play(&mut game, "f8l6");
    assert_eq!((game.position().side(), game.position().turn()), (White, 2));
}

#[test]
fn a_queen_with_no_cell_to_go_to_stays_captured_and_her_guards_wait() {
    let mut game = game(
        "globe,queen-relocation=next-ring",
        "Qf1 Ge5 Ge6 Gf5 Gf7 Gg5 Gg6 qf6! ga1!",
        Black,
    );
    assert_eq!(refusal(&game, "a1l6"), IllegalMove::QueenFirst(cell("f6")));
    assert_eq!(play(&mut game, "pass"), "pass");
    assert_eq!(
        (game.position().side(), game.position().captured()),
        (White, cells("f6 a1"))
    );
}

#[test]
fn a_captured_queen_without_a_cell_is_passed_over_by_her_owner_and_not_by_the_captor() {
    let rules = "neto,queen-chooser=captor";
    let five = "qa1 ge5 ge6 gf5 gf7 gg5";
    assert_eq!(game(rules, &format!("Qf6! Ga6! {five}"), White).chooser(), Black);
    // With a sixth, ring 1 is full, and under these rules she can go nowhere else.
    let mut game = game(rules, &format!("Qf6! Ga6! {five} gg6"), White);
    for moves in ["pass", "a1b1", "pass"] {
        assert_eq!(
            (game.chooser(), game.must_pass()),
            (game.position().side(), moves == "pass")
        );
        play(&mut game, moves);
    }
}
