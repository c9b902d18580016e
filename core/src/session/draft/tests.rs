use super::{Draft, Tool};
use crate::board::{Bitboard, CellId};
use crate::rules::{GUARDS, Hand, Kind, Piece, Preset, RuleSet, Side};
use crate::session::problem::Problem;

const WHITE_GUARD: Piece = Piece {
    side: Side::White,
    kind: Kind::Guard,
};

fn cell(name: &str) -> CellId {
    name.parse().unwrap()
}

fn cells(names: &[&str]) -> Bitboard {
    names.iter().map(|name| cell(name)).collect()
}

fn drawn(text: &str) -> Draft {
    Draft::read(text, RuleSet::default()).unwrap()
}

fn repaired(draft: &Draft) -> String {
    let mut repaired = draft.clone();
    for problem in draft.problems() {
        repaired.repair(&problem);
    }
    repaired.to_string()
}

#[test]
fn the_same_piece_again_removes_it_and_another_takes_its_place() {
    let mut draft = Draft::empty(RuleSet::default());
    let black = Piece {
        side: Side::Black,
        ..WHITE_GUARD
    };
    draft.use_tool(Tool::Piece(WHITE_GUARD), cell("e4"));
    draft.use_tool(Tool::Captured, cell("e4"));
    draft.use_tool(Tool::Piece(black), cell("e4"));
    assert_eq!(draft.piece_at(cell("e4")), Some(black));
    assert!(draft.captured().contains(cell("e4")));
    draft.use_tool(Tool::Piece(black), cell("e4"));
    assert_eq!(draft, Draft::empty(RuleSet::default()), "the mark goes with the piece");
}

#[test]
fn a_piece_takes_its_mark_along_and_leaves_none_where_it_arrives() {
    let mut draft = drawn("1g4/7/8/9/10/Q10/10/9/8/7/6 w a2 0 1");
    draft.shift(cell("a2"), cell("f1"));
    assert_eq!(draft.to_string(), "6/7/8/9/10/g10/10/9/8/7/6 w f1 0 1");
    draft.shift(cell("f1"), cell("f1"));
    draft.shift(cell("a2"), cell("f1"));
    assert_eq!(draft.to_string(), "6/7/8/9/10/g10/10/9/8/7/6 w f1 0 1");
}

#[test]
fn of_several_queens_the_innermost_is_kept() {
    let draft = drawn("Q5/7/8/9/10/3Q7/10/9/8/7/5Q[Q] w - 0 1");
    let (side, count, kept) = (Side::White, 4, cell("f4"));
    let problems = draft.problems();
    assert_eq!(problems, [Problem::Queens { side, count, kept }, Problem::PiecesInHand]);
    assert_eq!(repaired(&draft), "6/7/8/9/10/3Q7/10/9/8/7/6 w - 0 1");
}

#[test]
fn of_too_many_guards_those_in_hand_go_first_then_the_one_on_the_throne_then_the_outermost() {
    let mut draft = drawn("GG4/7/8/9/10/4GGG4/10/9/8/7/3G2 b - 3 9");
    assert_eq!(draft.problems(), [Problem::GuardOnThrone]);
    let guards = |draft: &Draft| {
        let mut problems = draft.problems().into_iter();
        problems.find_map(|problem| match problem {
            Problem::Guards {
                extra, extra_in_hand, ..
            } => Some((extra, extra_in_hand)),
            _ => None,
        })
    };
    draft.set_rules(Preset::Bell.rules());
    draft.set_hand(
        Side::White,
        Hand {
            queen: false,
            guards: 2,
        },
    );
    assert_eq!(guards(&draft), Some((Bitboard::EMPTY, 2)));
    draft.put(WHITE_GUARD, cell("f1"));
    draft.put(WHITE_GUARD, cell("f2"));
    assert_eq!(guards(&draft), Some((cells(&["f6", "l4"]), 2)));
    assert_eq!(repaired(&draft), "GG4/7/8/9/10/GG2G1G4/10/9/8/7/6 b - 3 9");
}

#[test]
fn marks_without_pieces_pieces_in_hand_and_turn_0_are_impossible() {
    let draft = drawn("G5/7/8/9/10/11/10/9/8/7/6[ggg] w a1,a2,l6 0 0");
    let marks = Problem::MarksWithoutPieces(cells(&["a2", "l6"]));
    assert_eq!(draft.problems(), [marks, Problem::PiecesInHand, Problem::TurnZero]);
    assert_eq!(repaired(&draft), "G5/7/8/9/10/11/10/9/8/7/6 w a1 0 1");
    let mut placing = draft;
    placing.set_rules(Preset::Bell.rules());
    assert_eq!(placing.problems(), [marks, Problem::TurnZero]);
    assert_eq!(placing.hand(Side::Black).guards, GUARDS / 2);
}

#[test]
fn captured_pieces_that_would_have_left_are_impossible() {
    let mut draft = drawn("GQ4/7/8/9/10/11/10/9/8/7/6 w a1,a2 0 1");
    for (rules, marked, left) in [
        ("globe", "", "GQ4/7/8/9/10/11/10/9/8/7/6 w a1,a2 0 1"),
        (
            "globe,guard-relocation=removed",
            "a1",
            "1Q4/7/8/9/10/11/10/9/8/7/6 w a2 0 1",
        ),
        ("japan", "a1 a2", "6/7/8/9/10/11/10/9/8/7/6 w - 0 1"),
    ] {
        draft.set_rules(rules.parse().unwrap());
        let names: Vec<_> = marked.split_whitespace().collect();
        let expected = (!names.is_empty()).then(|| Problem::MarksOfLeaving(cells(&names)));
        assert_eq!(draft.problems(), Vec::from_iter(expected), "{rules}");
        assert_eq!(repaired(&draft), left, "{rules}");
    }
}

#[test]
fn swapped_sides_stand_where_the_others_stood() {
    let mut draft = drawn("G5/7/8/9/10/Q9q/10/9/8/7/6[g] b a1 4 7");
    draft.swap_sides();
    assert_eq!(draft.to_string(), "g5/7/8/9/10/q9Q/10/9/8/7/6[G] w a1 4 7");
}
