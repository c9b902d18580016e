//! Position text and move text: the conformance data, faults and their columns, accepted variants.

use agon_core::notation::{MoveError, PositionTextReason, parse_move, parse_position, read_move, write_move};
use agon_core::rules::{Game, IllegalMove, Move, Position, RuleSet};
use serde_json::Value;

fn conformance(text: &str) -> impl Iterator<Item = Value> {
    text.lines()
        .map(|line| serde_json::from_str(line).expect("conformance data are JSON"))
}

const GAMES: &str = include_str!("../conformance/games.jsonl");
const CASES: &str = include_str!("../conformance/cases.jsonl");

#[test]
fn conformance_positions_are_read_and_written_byte_for_byte() {
    let mut seen = 0;
    for game in conformance(GAMES).chain(conformance(CASES)) {
        let rules: RuleSet = game["rules"].as_str().unwrap().parse().unwrap();
        let plies = game["plies"].as_array().into_iter().flatten();
        let texts = plies
            .map(|ply| &ply["position"])
            .chain([&game["start"], &game["final"]]);
        for text in texts.filter_map(Value::as_str) {
            let position = parse_position(text, &rules).unwrap_or_else(|error| panic!("{text}: {error}"));
            assert_eq!(position.to_string(), text);
            seen += 1;
        }
    }
    assert!(seen > 10_000, "only {seen} positions");
}

#[test]
fn conformance_moves_are_read_in_both_forms() {
    for record in conformance(GAMES) {
        let rules: RuleSet = record["rules"].as_str().unwrap().parse().unwrap();
        let start = parse_position(record["start"].as_str().unwrap(), &rules).unwrap();
        let mut game = Game::from_position(rules, start);
        for ply in record["plies"].as_array().unwrap() {
            let text = ply["move"].as_str().unwrap();
            let before = *game.position();
            let mv = read_move(text, &before, &rules).unwrap_or_else(|error| panic!("{text} in {before}: {error}"));
            assert_eq!(mv.to_string(), text);
            let human = write_move(&game.play(mv).unwrap().effects);
            assert_eq!(read_move(&human, &before, &rules), Ok(mv), "{human} in {before}");
        }
    }
}

#[test]
fn a_fault_in_a_position_text_is_named_at_its_column() {
    use PositionTextReason::*;
    use agon_core::notation::PositionField::*;
    let standard = RuleSet::default();
    let placing: RuleSet = "parlett".parse().unwrap();
    let empty = "6/7/8/9/10/11/10/9/8/7/6";
    let fault = |text: &str, rules| parse_position(text, rules).expect_err(text);
    for (text, column, reason) in [
        ("", 1, Missing(Placement)),
        ("  6/7 ", 6, MissingFile('c')),
        (&format!(" {empty}  "), 26, Missing(Side)),
        (&format!("{empty} w -"), 29, Missing(Clock)),
        (&format!("{empty} w - 0 1  x"), 35, Extra),
        (&format!("{empty} é - 0 1"), 26, UnknownSide),
        (&format!("{empty} w - +1 1"), 30, BadNumber(Clock)),
        (&format!("{empty} w - 0 4294967296"), 32, BadNumber(Turn)),
        ("6/7/é/9/10/11/10/9/8/7/6 w - 0 1", 5, UnknownPiece('é')),
        ("6/7/08/9/10/11/10/9/8/7/6 w - 0 1", 5, BadRun),
        (
            "6/7/8/99999999999999999999999/10 w - 0 1",
            7,
            FileTooLong { file: 'd', cells: 9 },
        ),
        (
            "6Q/7/8/9/10/11/10/9/8/7/6 w - 0 1",
            2,
            FileTooLong { file: 'a', cells: 6 },
        ),
        (
            "6/2g/8/9/10/11/10/9/8/7/6 w - 0 1",
            5,
            FileTooShort {
                file: 'b',
                cells: 7,
                given: 3,
            },
        ),
        ("6/7/8/9/10/11/10/9/8/7 w - 0 1", 23, MissingFile('l')),
        (&format!("{empty}/6 w - 0 1"), 26, ExtraFile),
        (&format!("{empty}[QG w - 0 1"), 25, UnclosedHand),
        (&format!("{empty}[QG]w - 0 1"), 29, AfterHand),
        (
            &format!("{empty} w a1,j2 0 1"),
            31,
            UnknownCell("j2".parse::<agon_core::board::CellId>().unwrap_err()),
        ),
    ] {
        let error = fault(text, &placing);
        assert_eq!((error.column, &error.reason), (column, &reason), "{text}");
        assert!(error.to_string().starts_with(&format!("column {column}: ")));
    }
    for (text, column, says) in [
        ("QQ4/7/8/9/10/11/10/9/8/7/6 w - 0 1", 2, "White has more than one queen"),
        (
            "q5/7/8/9/10/q10/10/9/8/7/6 w - 0 1",
            13,
            "Black has more than one queen",
        ),
        (
            "gggggg/g6/8/9/10/11/10/9/8/7/6 w - 0 1",
            8,
            "Black has more than six guards",
        ),
        ("6/7/8/9/10/5G5/10/9/8/7/6 w - 0 1", 13, "a guard stands on the throne"),
        (
            "Q5/7/8/9/10/11/10/9/8/7/6 w a1,a1 0 1",
            32,
            "a1 is named as captured twice",
        ),
        (
            "Q5/7/8/9/10/11/10/9/8/7/6 w a1,b1 0 1",
            32,
            "b1 is named as captured, but no piece",
        ),
        ("6/7/8/9/10/11/10/9/8/7/6[Q] w - 0 1", 25, "these rules have no placing"),
        (
            "6/7/8/9/10/11/10/9/8/7/6[QQ] w - 0 1",
            27,
            "White has more than one queen",
        ),
        ("6/7/8/9/10/11/10/9/8/7/6 w - 0 0", 32, "turns are counted from 1"),
    ] {
        let error = fault(text, &standard);
        assert_eq!(error.column, column, "{text}: {error}");
        assert!(error.to_string().contains(says), "{text}: {error}");
    }
}

#[test]
fn loose_position_texts_are_read_and_written_strictly() {
    let rules: RuleSet = "parlett".parse().unwrap();
    for (loose, strict) in [
        (
            "  Q5/g6/8/9/10/11/10/9/8/7/6   b  b1,a1 3\t9 ",
            "Q5/g6/8/9/10/11/10/9/8/7/6 b a1,b1 3 9",
        ),
        (
            "6/7/8/9/10/11/10/9/8/7/6[gGqGQ] w - 0 1",
            "6/7/8/9/10/11/10/9/8/7/6[QGGqg] w - 0 1",
        ),
        ("6/7/8/9/10/11/10/9/8/7/6[] w - 0 1", "6/7/8/9/10/11/10/9/8/7/6 w - 0 1"),
    ] {
        assert_eq!(parse_position(loose, &rules).unwrap().to_string(), strict);
    }
}

#[test]
fn move_texts_must_agree_with_the_board() {
    let rules = RuleSet::default();
    // The guard steps from k7 to i8 and holds the guard on h9 against the queen on g10.
    let start = parse_position("q5/7/8/9/10/11/9Q/8g/8/6G/6 w - 0 1", &rules).unwrap();
    let due = parse_position("q5/7/8/9/10/11/9Q/8g/7G/7/6 b h9 0 1", &rules).unwrap();
    let says = |text, position: &Position| match parse_move(text, position, &rules) {
        Ok(mv) => mv.to_string(),
        Err(error) => error.to_string(),
    };
    for (text, answer) in [
        ("k7i8", "k7i8"),
        (" Gk7-i8xh9 ", "k7i8"),
        ("Gk7-i8", "k7i8"),
        ("k7-i8", "k7i8"),
        ("Gk7i8~##", "k7i8"),
        ("Q@f1#", "Q@f1"),
        ("pass##", "pass"),
        ("", "there is no move"),
        ("Qk7-i8", "the piece on k7 is a guard, not a queen"),
        ("Gk7-i8xQh9", "the piece on h9 is a guard, not a queen"),
        ("Gk7-i8xa1", "the move captures nothing on a1"),
        (
            "Gk7>i8",
            "no captured piece is to be put back; a step is written with -, not with >",
        ),
        ("Gk7-", "the move ends where a cell should follow"),
        (
            "Gk7-j8",
            "\"j8\" is not a cell: cells run from a1 to l6, and there is no file j",
        ),
        ("Gk7-i8 check", "\" check\" after the move means nothing"),
        ("Gk7-i8###", "\"#\" after the move means nothing"),
        (
            "héllo",
            "\"héllo\" is not a move: moves look like b1c2, Gb1-c2, Gd1>a3, G@b1 or pass",
        ),
    ] {
        assert_eq!(says(text, &start), answer, "{text}");
    }
    assert_eq!(says("Gh9>a3", &due), "h9a3");
    assert!(says("Gh9-a3", &due).contains("is captured and must be put back"));
    assert_eq!(
        read_move("qa1-a2", &due, &rules).unwrap_err().to_string(),
        says("qa1-a2", &due)
    );
    assert!(matches!(
        read_move("a1a2", &due, &rules),
        Err(MoveError::Illegal(IllegalMove::MustRelocate(_)))
    ));
    assert_eq!(
        read_move("pass", &start, &rules),
        Err(MoveError::Illegal(IllegalMove::MayNotPass))
    );
    assert_eq!(parse_move("pass", &start, &rules), Ok(Move::Pass));
}
