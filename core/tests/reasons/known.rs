//! Positions of a few pieces, set up by hand so that the reasons can be read off the board.

use agon_core::board::Bitboard;
use agon_core::engine::{Reason, Score, Unwatched, facts, judge};
use agon_core::notation::parse_move;
use agon_core::rules::{Game, Hand, Kind, Piece, Position, PositionParts, RuleSet, Side};

/// Nodes for the searches of these tests.
const NODES: u64 = 20_000;

/// A game under these rules from pieces like `Qf1 Gb1`, with one side to move; `xf3` marks a captured piece.
fn game(rules: &str, to_move: Side, white: &str, black: &str) -> Game {
    let rules: RuleSet = rules.parse().unwrap();
    let mut parts = PositionParts {
        pieces: Vec::new(),
        hand: [Hand::default(); 2],
        side: to_move,
        captured: Bitboard::EMPTY,
        clock: 0,
        turn: 1,
    };
    for (side, pieces) in [(Side::White, white), (Side::Black, black)] {
        for text in pieces.split_whitespace() {
            let piece = text.trim_start_matches('x');
            let cell = piece[1..].parse().unwrap();
            let kind = if piece.starts_with('Q') {
                Kind::Queen
            } else {
                Kind::Guard
            };
            parts.pieces.push((cell, Piece { side, kind }));
            if text.starts_with('x') {
                parts.captured.insert(cell);
            }
        }
    }
    Game::from_position(rules, Position::new(&parts, &rules).unwrap())
}

/// The reasons from the rules for and against a move of White.
fn told(rules: &str, white: &str, black: &str, mv: &str) -> String {
    told_of(&game(rules, Side::White, white, black), mv)
}

fn told_of(game: &Game, mv: &str) -> String {
    let mv = parse_move(mv, game.position(), game.rules()).unwrap();
    let reasons = facts(game, mv).unwrap();
    reasons.iter().map(Reason::to_string).collect::<Vec<_>>().join("; ")
}

/// The reasons with those of a search.
fn explained(game: &Game, mv: &str) -> (Vec<String>, Score, Option<u32>) {
    let mv = parse_move(mv, game.position(), game.rules()).unwrap();
    let judgement = judge(game, mv, NODES, &mut Unwatched).unwrap();
    let reasons = judgement.reasons.iter().map(Reason::to_string);
    (reasons.collect(), judgement.played.score, judgement.cost())
}

#[test]
fn a_queen_enthroned_among_her_guards_wins() {
    let white = "Qf6 Ge5 Ge6 Gf5 Gf7 Gg5 Gg7";
    assert_eq!(told("globe", white, "Qf11", "g7g6"), "wins enthroned; inwards ring 1");
}

#[test]
fn guards_closed_round_an_empty_throne_lose() {
    let white = "Qf1 Ge5 Ge6 Gf5 Gf7 Gg5 Gg7";
    assert_eq!(
        told("globe", white, "Qf11", "g7g6"),
        "loses empty-throne; inwards ring 1"
    );
}

#[test]
fn a_dull_move_too_many_draws() {
    let white = "Gb2";
    assert_eq!(
        told("globe,progress-limit=1", white, "Qf11", "b2b3"),
        "draws progress; sideways"
    );
}

#[test]
fn captors_on_opposite_sides_capture() {
    // Back from ring 3 to the edge are two rings, and one turn more to put the guard back.
    assert_eq!(told("globe", "Gg3 Gd2", "Gf3", "d2e2"), "captures f3 tempi 3; sideways");
    assert_eq!(
        told("globe", "Gg3 Gd2 Ge4", "Gf3 Ge3", "d2e2"),
        "captures e3,f3 tempi 6; sideways"
    );
    // Where the relocation costs no turn, the two rings alone.
    assert_eq!(
        told("fromager", "Gg3 Gd2", "Gf3", "d2e2"),
        "captures f3 tempi 2; sideways"
    );
    // Where it leads to the next ring only, one.
    assert_eq!(
        told("globe,guard-relocation=next-ring", "Gg3 Gd2", "Gf3", "d2e2"),
        "captures f3 tempi 2; sideways"
    );
}

#[test]
fn captors_at_120_degrees_capture_where_the_rules_say_so() {
    assert_eq!(
        told("escale", "Gg3 Gd2", "Gf3", "d2e3"),
        "captures f3 tempi 3; inwards ring 3"
    );
    assert!(!told("globe", "Gg3 Gd2", "Gf3", "d2e3").contains("captures"));
}

#[test]
fn captors_on_the_same_ring_capture_round_its_corner() {
    assert_eq!(
        told("ring", "Gg3 Gd2", "Gf3", "d2e3"),
        "captures f3 tempi 3; inwards ring 3"
    );
    assert!(!told("ring", "Gg3 Gd2", "Gf3", "d2e2").contains("captures"));
}

#[test]
fn a_captured_queen_may_gain_by_it() {
    let white = "Gg3 Gd2";
    let game = game("globe", Side::White, white, "Qf3");
    let mv = parse_move("d2e2", game.position(), game.rules()).unwrap();
    let queen = Some("f3".parse().unwrap());
    assert!(matches!(facts(&game, mv).unwrap()[0], Reason::Captures { queen: found, tempi: -1, .. } if found == queen));
    assert_eq!(told("classic", white, "Qf3", "d2e2"), "captures f3 tempi -2; sideways");
    assert_eq!(told("captor", white, "Qf3", "d2e2"), "captures f3 tempi 3; sideways");
}

#[test]
fn a_step_between_two_enemies_traps_the_mover_where_it_is_legal() {
    assert_eq!(
        told("ring", "Gf2", "Ge3 Gg3", "f2f3"),
        "trapped f3 tempi 3; inwards ring 3"
    );
}

#[test]
fn pieces_that_can_be_captured_next_are_in_danger() {
    let (white, black) = ("Gf2", "Gg3 Gd2");
    assert_eq!(
        told("globe", white, black, "f2f3"),
        "would-be-captured f3 by d2e2 tempi 3; inwards ring 3"
    );
    assert_eq!(told("globe", "Gf3", black, "f3f4"), "saves f4 tempi 3; inwards ring 2");
}

#[test]
fn two_moves_are_needed_for_a_threat() {
    assert_eq!(
        told("globe", "Gg3 Gc1", "Gf3", "c1d2"),
        "threatens f3 tempi 3; inwards ring 4"
    );
}

#[test]
fn a_win_in_one_is_prevented_or_let_through() {
    let (white, black) = ("Qa1 Gf9 Gh6", "Qf6 Ge5 Ge6 Gf5 Gf7 Gg5 Gg7");
    assert_eq!(
        told("globe", white, black, "f9f8"),
        "prevents-win g7g6; captures g7 tempi 4; inwards ring 2"
    );
    let careless = told("globe", white, black, "a1b2");
    assert!(careless.starts_with("lets-win g7g6 plies 1; "), "{careless}");
}

#[test]
fn the_enemy_queen_is_kept_from_the_throne_or_shut_in() {
    assert_eq!(
        told("globe", "Qe6", "Qf5", "e6f6"),
        "blocks-throne f5; occupies-throne; holds-up f5; inwards ring 0"
    );
    assert_eq!(
        told("globe", "Qf6 Ge5 Gh5", "Qf5", "h5g5"),
        "traps-queen f5; inwards ring 1"
    );
}

#[test]
fn a_guard_on_a_corner_has_one_way_inwards() {
    assert_eq!(told("globe", "Ge4", "Gf3", "e4f4"), "holds-up f3; sideways");
}

#[test]
fn a_piece_on_ring_1_stands_in_the_way_of_guards_nearly_home() {
    assert_eq!(
        told("globe", "Gh5", "Qa6 Gf5 Ge5 Ge6 Gf7 Ga1 Gl1", "h5g6"),
        "blocks-guards g6; inwards ring 1"
    );
}

#[test]
fn a_player_with_no_choice_is_not_to_blame() {
    assert_eq!(told("globe", "Qf6", "Qf11", "pass"), "only-move");
}

#[test]
fn a_captured_piece_comes_back_near_useful_or_out_of_harms_way() {
    let black = "Gf1 Ge1 Gg1";
    assert_eq!(told("globe", "xQf3", black, "f3f5"), "nearest-cell ring 1");
    assert_eq!(told("globe", "xGf3", black, "f3f11"), "keeps-away distance 10");
    assert_eq!(told("globe", "xGf3", black, "f3a1"), "quiet");
    let black = "Gf3 Gk5";
    assert!(told("globe", "xGf8 Gg3", black, "f8c1").starts_with("quiet"));
    assert_eq!(told("globe", "xGf8 Gg3", black, "f8d1"), "threatens f3 tempi 3");
}

#[test]
fn a_captor_sends_the_queen_far_away() {
    let game = |rules| game(rules, Side::Black, "Gg3 Ge2", "xQf3");
    assert_eq!(told_of(&game("captor"), "f3f11"), "farthest-cell ring 5");
    assert_eq!(told_of(&game("captor"), "f3f10"), "quiet");
    // If the owner picks the cell, this is no reason for the move.
    assert_eq!(
        told_of(&game("classic"), "f3f6"),
        "occupies-throne; nearest-cell ring 0"
    );
}

#[test]
fn placements_near_the_throne_are_named() {
    let game = Game::new("bell".parse().unwrap());
    assert_eq!(told_of(&game, "G@f5"), "nearest-cell ring 1");
    assert_eq!(told_of(&game, "G@f3"), "quiet");
}

#[test]
fn a_search_finds_wins_that_come_later_and_wins_that_were_missed() {
    let game = game(
        "globe",
        Side::White,
        "Qf6 Ge5 Ge6 Gf5 Gf7 Gg5 Gg8",
        "Qf11 Gk7 Gl2 Gh1 Gd1 Ga2 Gb7",
    );
    let (reasons, score, gives_away) = explained(&game, "g8g7");
    assert_eq!(
        (&*reasons[0], score, gives_away),
        ("wins-in plies 3", Score::WinIn(3), Some(0))
    );
    // As before a step later, when Black can capture a guard of the ring.
    let game = self::game(
        "globe",
        Side::White,
        "Qf6 Ge5 Ge6 Gf5 Gf7 Gg5 Gg7",
        "Qf11 Gg4 Gh5 Gh1 Gd1 Ga2 Gb7",
    );
    let (reasons, _, gives_away) = explained(&game, "g7h6");
    assert_eq!(
        (&*reasons[0], gives_away),
        ("misses-win g7g6 plies 1", None),
        "{reasons:?}"
    );
}

#[test]
fn no_cost_is_reported_of_moves_that_are_not_bad() {
    let white = "Qf3 Gc3 Gd3 Ge3 Gg3 Gh3 Gi3";
    let game = game("globe", Side::White, white, "Qf11 Gk7 Gl2 Gh1 Gd1 Ga2 Gb7");
    // A step along the ring, where any step inwards would have gained a move; White is far ahead all the same.
    let (reasons, score, gives_away) = explained(&game, "c3c4");
    let Score::Race(_) = score else { panic!("{score}") };
    assert!(gives_away > Some(50), "{gives_away:?}");
    assert!(
        !reasons.iter().any(|reason| reason.starts_with("gives-away")),
        "{reasons:?}"
    );
}

#[test]
fn a_race_is_won_by_the_moves_the_other_comes_too_late() {
    let white = "Qf3 Gc3 Gd3 Ge3 Gg3 Gh3 Gi3";
    let game = game("globe", Side::White, white, "Qf11 Gk7 Gl2 Gh1 Gd1 Ga2 Gb7");
    // White's guards need two moves each and the queen two more, 14 in all; Black at home needs 29.
    let (reasons, _, _) = explained(&game, "f3f4");
    assert_eq!(reasons, ["wins-race by 15", "inwards ring 2"]);
}
