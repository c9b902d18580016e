//! Placing the pieces (`docs/rules.md` §5).

use agon_core::rules::Side::{Black, White};
use agon_core::rules::{Game, IllegalMove, Kind, RuleSet, Zone};

use crate::{cell, cells, game, play, refusal};

#[test]
fn pieces_in_hand_are_placed_before_anything_moves() {
    let game = game("bell", "Qf1 qf11 +G +g", White);
    assert_eq!(refusal(&game, "f1f2"), IllegalMove::MustPlace(Kind::Guard));
    assert_eq!(refusal(&game, "Q@b1"), IllegalMove::MustPlace(Kind::Guard));
    assert_eq!(refusal(&game, "G@f1"), IllegalMove::Occupied(cell("f1")));
    assert_eq!(refusal(&game, "G@f6"), IllegalMove::WrongPlacement(Zone::NotThrone));
}

#[test]
fn the_queen_is_placed_before_the_guards() {
    let game = Game::new("parlett".parse().unwrap());
    assert_eq!(refusal(&game, "G@b1"), IllegalMove::MustPlace(Kind::Queen));
}

#[test]
fn only_pieces_in_hand_are_placed() {
    let game = Game::new(RuleSet::default());
    assert_eq!(refusal(&game, "G@b2"), IllegalMove::NotInHand(Kind::Guard));
    assert_eq!(refusal(&game, "Q@b2"), IllegalMove::NotInHand(Kind::Queen));
}

#[test]
fn entering_pieces_are_placed_on_the_edge_and_the_second_queen_opposite_the_first() {
    let mut game = Game::new("globe,setup=edge-opposite".parse().unwrap());
    assert_eq!(refusal(&game, "Q@f2"), IllegalMove::WrongPlacement(Zone::Edge));
    play(&mut game, "Q@b1");
    assert_eq!(refusal(&game, "Q@f2"), IllegalMove::WrongPlacement(Zone::Edge));
    assert_eq!(
        refusal(&game, "Q@f11"),
        IllegalMove::WrongPlacement(Zone::OppositeQueen)
    );
    play(&mut game, "Q@k7");
    assert_eq!(refusal(&game, "G@e2"), IllegalMove::WrongPlacement(Zone::Edge));
    play(&mut game, "G@f1 G@f11");
}

#[test]
fn a_placement_captures_nothing_and_ignores_custody() {
    let mut game = game("globe,setup=bell,custody=trapped", "Qf7 qf8 gf4 gf2 +G +G +g", White);
    assert_eq!(play(&mut game, "G@f9"), "G@f9");
    play(&mut game, "G@a1");
    assert_eq!(play(&mut game, "G@f3"), "G@f3");
    assert!(game.position().captured().is_empty());
}

#[test]
fn white_moves_when_all_pieces_are_placed() {
    for hands in ["+G +g", "+G", "+g"] {
        let mut game = game(
            "bell",
            &format!("Qf1 qf11 {hands}"),
            if hands == "+g" { Black } else { White },
        );
        for cell in ["a1", "a6"].iter().take(hands.split(' ').count()) {
            play(&mut game, &format!("G@{cell}"));
        }
        assert_eq!(game.position().side(), White, "{hands}");
    }
}

#[test]
fn a_side_with_nothing_left_to_place_passes_while_the_other_places() {
    let mut game = game("bell", "Qf1 Gb1 qf11 +G +G", White);
    assert_eq!(play(&mut game, "G@a1"), "G@a1");
    assert!(game.must_pass(), "Black cannot step either");
    play(&mut game, "pass");
    assert_eq!(refusal(&game, "b1c2"), IllegalMove::MustPlace(Kind::Guard));
    play(&mut game, "G@a2");
    assert_eq!((game.position().side(), game.position().turn()), (White, 2));
    play(&mut game, "b1c2 f11f10");
    assert_eq!(game.position().turn(), 3);
}

#[test]
fn a_captured_piece_is_relocated_before_anything_is_placed() {
    let mut game = game("parlett", "Gd1! +Q +g +q", White);
    assert_eq!(refusal(&game, "Q@f1"), IllegalMove::MustRelocate(cells("d1")));
    play(&mut game, "d1a1");
    assert_eq!(refusal(&game, "G@f1"), IllegalMove::MustPlace(Kind::Queen));
    play(&mut game, "Q@f1 Q@f2 G@f3");
}
