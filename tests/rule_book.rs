//! The rules in single sentences, in the order of `docs/rules.md`.

use Side::{Black, White};
use agon::board::{Bitboard, CellId};
use agon::notation::{parse_move, write_move};
use agon::rules::{
    DrawReason, Effect, Game, Hand, IllegalMove, Kind, Outcome, Piece, Position, PositionParts, RuleSet, Side,
    WinReason, Zone,
};

/// A game from pieces like `Qf1 Gb1 qf11 ga2`, White's in capitals as in position texts; `!` marks a captured one, and
/// `+G` one in hand.
fn game(rules: &str, pieces: &str, side: Side) -> Game {
    let rules: RuleSet = rules.parse().unwrap();
    let mut parts = PositionParts {
        pieces: Vec::new(),
        hand: [Hand::default(); 2],
        side,
        captured: Bitboard::EMPTY,
        clock: 0,
        turn: 1,
    };
    for word in pieces.split_whitespace() {
        let in_hand = word.starts_with('+');
        let (letter, name) = word.trim_start_matches('+').split_at(1);
        let side = if letter == letter.to_uppercase() {
            Side::White
        } else {
            Side::Black
        };
        let kind = if letter.eq_ignore_ascii_case("q") {
            Kind::Queen
        } else {
            Kind::Guard
        };
        match kind {
            Kind::Queen if in_hand => parts.hand[side.index()].queen = true,
            Kind::Guard if in_hand => parts.hand[side.index()].guards += 1,
            _ => parts
                .pieces
                .push((cell(name.trim_end_matches('!')), Piece { side, kind })),
        }
        if name.ends_with('!') {
            parts.captured.insert(cell(name.trim_end_matches('!')));
        }
    }
    Game::from_position(rules, Position::new(&parts, &rules).unwrap())
}

fn cell(name: &str) -> CellId {
    name.parse().unwrap()
}

fn cells(names: &str) -> Bitboard {
    names.split_whitespace().map(cell).collect()
}

/// Plays moves and gives the last as people write it.
fn play(game: &mut Game, moves: &str) -> String {
    let mut written = String::new();
    for text in moves.split_whitespace() {
        let mv = parse_move(text, game.position(), game.rules()).unwrap();
        written = write_move(
            &game
                .play(mv)
                .unwrap_or_else(|reason| panic!("{text}: {reason}"))
                .effects,
        );
    }
    written
}

/// Why a move is illegal.
#[track_caller]
fn refusal(game: &Game, text: &str) -> IllegalMove {
    let mv = parse_move(text, game.position(), game.rules()).unwrap();
    game.position().check(game.rules(), mv).unwrap_err()
}

/// The cells to which the piece may go.
fn targets(game: &Game, from: &str) -> Bitboard {
    game.position().targets(game.rules(), cell(from))
}

fn won(winner: Side, reason: WinReason) -> Option<Outcome> {
    Some(Outcome::Win { winner, reason })
}

// §3, Step

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

// §3, Capture

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
fn a_step_captures_only_what_the_mover_itself_holds() {
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

// §3, Custody

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

// §3, Relocation

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

// §3, Pass

#[test]
fn passing_is_forbidden_while_there_is_a_move_and_forced_when_there_is_none() {
    assert_eq!(refusal(&Game::new(RuleSet::default()), "pass"), IllegalMove::MayNotPass);
    let stuck = game("globe", "Qf6 qa1", White);
    assert_eq!(refusal(&stuck, "G@b1"), IllegalMove::MustPass);
    assert!(stuck.position().must_pass(stuck.rules()));
}

// §4

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
fn who_chose_the_repeating_move_loses_also_when_it_was_the_captor() {
    let mut game = game("captor,repetition=loses", "Qg1 gf1 gf3", Black);
    for _ in 0..2 {
        assert_eq!(game.outcome(), None);
        play(&mut game, "f1e1 g1f2 e1f1 f2g1");
    }
    assert_eq!(game.outcome(), won(White, WinReason::Repetition));
}

#[test]
fn a_forced_pass_that_leaves_the_opponent_stuck_too_draws() {
    let mut game = game("globe", "Qf6 Gf7 Gg5 Gg6 ge5 ge6 gf5", White);
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

// §5

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
fn what_is_not_in_hand_is_not_placed() {
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
