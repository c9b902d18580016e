//! Game records: nothing is lost, faults are reported, and what was read before a fault is kept.

use agon::notation::{
    DEEPEST_VARIATION, GameResult, Line, Node, Record, RecordFault, read_records, write_move, write_records,
};
use agon::rules::{DrawReason, Game, Move, Outcome, RuleSet, Side, WinReason};

use crate::random::{declare, game, random, record};

#[test]
fn records_are_written_and_read_without_loss() {
    let mut random = random(1);
    let records: Vec<_> = (0..300).map(|_| record(&mut random)).collect();
    for record in &records {
        let text = record.to_string();
        let read = read_records(&text).unwrap_or_else(|error| panic!("{error}\n{text}"));
        assert_eq!(read, std::slice::from_ref(record), "{text}");
    }
    assert_eq!(read_records(&write_records(&records)).unwrap(), records);
    let variations = |record: &Record| record.line.nodes.iter().any(|node| !node.variations.is_empty());
    assert!(
        records.iter().filter(|record| variations(record)).count() > 50,
        "the records are too plain to prove this"
    );
}

#[test]
fn a_game_comes_back_from_its_record() {
    let mut random = random(2);
    let mut ends = std::collections::HashSet::new();
    for _ in 0..300 {
        let mut game = game(&mut random, 150);
        declare(&mut random, &mut game);
        let record = Record::from_game(&game, &[("White", "Ada"), ("Black", "Bo")]);
        let read = read_records(&record.to_string()).unwrap();
        assert_eq!(read, [record]);
        let again = read[0].to_game().unwrap();
        assert_eq!(again.rules(), game.rules());
        assert_eq!(again.start(), game.start());
        assert_eq!(again.plies(), game.plies());
        assert_eq!(again.outcome(), game.outcome());
        ends.insert(game.outcome());
    }
    assert!(ends.len() > 8, "only these ends: {ends:?}");
}

#[test]
fn moves_for_people_read_back_under_any_rules() {
    let mut random = random(3);
    let mut marks = [("x", 0), ("xQ", 0), (">", 0), ("@", 0), ("~", 0), ("pass", 0)];
    for _ in 0..300 {
        let game = game(&mut random, 200);
        let mut before = *game.start();
        for ply in game.plies() {
            let text = write_move(&ply.effects);
            assert_eq!(
                agon::notation::read_move(&text, &before, game.rules()),
                Ok(ply.mv),
                "{text} in {before}"
            );
            assert_eq!(
                agon::notation::read_move(&ply.mv.to_string(), &before, game.rules()),
                Ok(ply.mv)
            );
            assert_eq!(
                agon::notation::parse_position(&before.to_string(), game.rules()),
                Ok(before)
            );
            marks
                .iter_mut()
                .for_each(|(mark, seen)| *seen += usize::from(text.contains(*mark)));
            before = ply.position;
        }
    }
    assert!(
        marks.iter().all(|&(_, seen)| seen > 0),
        "some kind of move never came up: {marks:?}"
    );
}

#[test]
fn a_record_looks_like_this() {
    let rules: RuleSet = "fromager".parse().unwrap();
    let start = "1G2g1/g5G/8/G7g/10/q9Q/10/G7g/8/g5G/1G2g1 w - 0 1";
    let mut game = Game::from_position(rules, agon::notation::parse_position(start, &rules).unwrap());
    for text in ["f11g10", "f1e1", "k7i8", "h9a1", "b1c2"] {
        let mv = agon::notation::read_move(text, game.position(), &rules).unwrap();
        game.play(mv).unwrap();
    }
    let mut record = Record::from_game(&game, &[("White", "Ada \"A\" L\\"), ("Annotator", "Cy")]);
    let mut instead = Line::default();
    instead.nodes.push(Node::from(board("k7", "k6")));
    instead.nodes[0].after.push("Too slow.".into());
    let nodes = &mut record.line.nodes;
    nodes[0].nags.push(1);
    nodes[1].before.push("Black looks away.".into());
    nodes[2].variations.push(instead);
    let text = r#"[Event "?"]
[Site "?"]
[Date "????.??.??"]
[Round "?"]
[White "Ada \"A\" L\\"]
[Black "?"]
[Result "*"]
[Game "Agon"]
[Rules "fromager"]
[SetUp "1"]
[Position "1G2g1/g5G/8/G7g/10/q9Q/10/G7g/8/g5G/1G2g1 w - 0 1"]
[Annotator "Cy"]

1. Qf11-g10 $1 1... {Black looks away.} Qf1-e1 2. Gk7-i8xh9 (2. Gk7-k6
{Too slow.}) 2... Gh9>a1 Gb1-c2 *
"#;
    assert_eq!(record.to_string(), text);
}

fn board(from: &str, to: &str) -> Move {
    Move::Board {
        from: from.parse().unwrap(),
        to: to.parse().unwrap(),
    }
}

#[test]
fn winning_and_losing_moves_are_marked() {
    for (start, last) in [
        ("q5/7/8/9/4GG4/4GQ1G3/4GG4/9/8/7/6 w - 0 1", "Gf8-f7#"),
        ("q5/7/8/9/4GG4/4G2G3/4GG4/9/8/7/Q5 w - 0 1", "Gf8-f7##"),
    ] {
        let rules = RuleSet::default();
        let mut game = Game::from_position(rules, agon::notation::parse_position(start, &rules).unwrap());
        game.play(board("f8", "f7")).unwrap();
        assert_eq!(write_move(&game.plies().last().unwrap().effects), last);
    }
}

#[test]
fn records_of_other_hands_are_read() {
    let text = "\u{feff}% a line of a data base\n\
                {before all} [Event \"x\"] [Result \"1-0\"] ; between the tags }\n[Mine \"a\\tb\"]\n\
                1.Gb1c2!? $7 {good} k7i8\n%another\n2 . {long\n} c2d3?! ( {or} 2. Qf1-f2 ) {this} ; ends {here\n \
                3... ( ) *  {after all}\n\n\
                [White \"Bo\"]\n\n1. pass";
    let error = read_records(text).unwrap_err();
    assert_eq!((error.line, error.column), (12, 4));
    let [first, second] = &error.read[..] else {
        panic!("{} records", error.read.len())
    };
    assert_eq!(second.tag("White"), Some("Bo"));
    assert!(second.line.nodes.is_empty());

    assert_eq!(first.result, GameResult::Won(Side::White), "the tag knows more than *");
    assert_eq!((first.tag("Event"), first.tag("Mine")), (Some("x"), Some("a\\tb")));
    let said =
        |comments: &[agon::notation::Comment]| -> Vec<_> { comments.iter().map(|c| c.as_str().to_owned()).collect() };
    assert_eq!(said(&first.line.intro), ["before all", "between the tags )"]);
    let [one, two, three] = &first.line.nodes[..] else {
        panic!("{:?}", first.line.nodes)
    };
    assert_eq!(
        (one.nags.as_slice(), said(&one.after)),
        ([5, 7].as_slice(), vec!["good".to_owned()])
    );
    assert_eq!(two.mv, board("k7", "i8"));
    assert_eq!(
        (said(&three.before), &three.nags[..]),
        (vec!["long".to_owned()], [6].as_slice())
    );
    assert_eq!(said(&three.after), ["this", "ends {here", "after all"]);
    assert_eq!(said(&three.variations[0].intro), ["or"]);
    assert_eq!(three.variations[0].nodes[0].mv, board("f1", "f2"));
    assert_eq!(three.variations[1], Line::default());
}

#[test]
fn a_fault_in_a_record_is_named_at_its_line_and_column() {
    for (text, line, column, says) in [
        ("1. Gb1-c2 {never closed", 1, 11, "not closed by }"),
        ("1. Gb1-c2\n (1. Gb1-b2 (1. Gb1-c1)", 2, 2, "not closed by )"),
        ("1. Gb1-c2 (1. Gb1-b2 1-0", 1, 11, "not closed by )"),
        ("1. Gb1-c2 (1. Gb1-b2 [Event \"x\"]", 1, 11, "not closed by )"),
        ("[White \"Ada]\n[Black \"Bo\"]", 1, 8, "not closed by \""),
        ("[White Ada]", 1, 1, "a tag looks like [White \"Ada\"]"),
        ("é [White", 1, 1, "\"é\" is not a move"),
        ("[Event \"x\"]\n[White \"x\"", 2, 1, "a tag looks like"),
        ("[Wh*te \"x\"]", 1, 1, "a tag looks like"),
        ("[Game \"Chess\"]\n*", 1, 7, "a record of Chess, not of Agon"),
        ("[Rules \"glob\"]\n*", 1, 8, "there are no rules called \"glob\""),
        ("[Position \"6/7x\"]\n*", 1, 15, "'x' is no piece"),
        ("[SetUp \"1\"]\n*", 1, 8, "Position is missing"),
        ("1. Gb1-c2 ] *", 1, 11, "']' means nothing here"),
        ("1. Gb1-c2 } *", 1, 11, "'}' means nothing here"),
        ("1. Gb1-c2 ) *", 1, 11, "')' means nothing here"),
        ("1. Gb1-c2 \"x\" *", 1, 11, "'\"' means nothing here"),
        ("1. Gb1-c2 $256 *", 1, 11, "a mark is $ and a number from 0 to 255"),
        ("1. Gb1-c2 $ *", 1, 11, "a mark is $"),
        ("1. $1 Gb1-c2 *", 1, 4, "no move before this mark"),
        ("(1. Gb1-c2) *", 1, 1, "no move before this variation"),
        ("1. Gb1-d3 *", 1, 4, "Gb1-d3: a piece steps only to a neighbouring cell"),
        ("1. Qb1-c2 *", 1, 4, "Qb1-c2: the piece on b1 is a guard, not a queen"),
        (
            "[Result \"1-0\"]\n1. Gb1-c2 0-1",
            2,
            11,
            "the result is 0-1 here, but 1-0 in the tags",
        ),
    ] {
        let error = read_records(text).expect_err(text);
        assert_eq!((error.line, error.column), (line, column), "{text}: {error}");
        assert!(error.to_string().contains(says), "{text}: {error}");
    }
}

#[test]
fn what_was_read_before_a_fault_is_kept() {
    let text = "[White \"Ada\"]\n1. Gb1-c2 *\n[White \"Bo\"]\n1. Gb1-c2 (1. Gb1-b2 {still} 1... Gk7-i9";
    let error = read_records(text).unwrap_err();
    assert!(matches!(*error.fault, RecordFault::Move { .. }), "{error}");
    let [ada, bo] = &error.read[..] else {
        panic!("{} records", error.read.len())
    };
    assert_eq!((ada.tag("White"), bo.tag("White")), (Some("Ada"), Some("Bo")));
    let variation = &bo.line.nodes[0].variations[0];
    assert_eq!(variation.nodes[0].mv, board("b1", "b2"));
    assert_eq!(variation.nodes[0].after[0].as_str(), "still");
}

#[test]
fn variations_may_lie_a_hundred_deep_and_no_deeper() {
    let nested = |depth: usize| format!("1. b1c2 {} {} *", "(b1b2 ".repeat(depth), ")".repeat(depth));
    let records = read_records(&nested(DEEPEST_VARIATION)).unwrap();
    assert_eq!(read_records(&write_records(&records)).unwrap(), records);
    for depth in [DEEPEST_VARIATION + 1, 100_000] {
        let error = read_records(&nested(depth)).unwrap_err();
        assert_eq!(*error.fault, RecordFault::TooDeep);
        assert_eq!(error.column, 9 + 6 * DEEPEST_VARIATION);
    }
}

#[test]
fn a_result_off_the_board_is_told_from_one_on_it() {
    let played = |text: &str| read_records(text).unwrap()[0].to_game();
    let lost = |winner, reason| Some(Outcome::Win { winner, reason });
    assert_eq!(played("1. b1c2 *").unwrap().outcome(), None);
    assert_eq!(
        played("1. b1c2 1-0").unwrap().outcome(),
        lost(Side::White, WinReason::Resignation)
    );
    assert_eq!(
        played("[Termination \"Time forfeit\"] 1. b1c2 0-1").unwrap().outcome(),
        lost(Side::Black, WinReason::Time)
    );
    assert_eq!(
        played("1. b1c2 1/2-1/2").unwrap().outcome(),
        Some(Outcome::Draw(DrawReason::Agreement))
    );
    let over = "[Rules \"globe,progress-limit=1\"] 1. b1c1";
    assert_eq!(
        played(&format!("{over} *")).unwrap().outcome(),
        Some(Outcome::Draw(DrawReason::Progress))
    );
    assert_eq!(
        played(&format!("{over} 1-0")).unwrap_err().to_string(),
        "the record says 1-0, but the game ended 1/2-1/2"
    );
    let after_the_end = read_records(&format!("{over} k7i8 *")).unwrap_err();
    assert!(
        after_the_end.to_string().ends_with("k7i8: the game is over"),
        "{after_the_end}"
    );
}

#[test]
fn an_illegal_move_put_into_a_record_is_named_when_it_is_played_or_read() {
    let rules = RuleSet::default();
    let mut record = Record::from_game(&Game::new(rules), &[]);
    record.line.nodes = vec![Node::from(board("b1", "c2")), Node::from(board("b1", "l6"))];
    let error = record.to_game().unwrap_err().to_string();
    assert_eq!(error, "move 2 of the record, b1l6: no piece stands on b1");
    let error = read_records(&record.to_string()).unwrap_err();
    assert_eq!(error.read[0].line.nodes, record.line.nodes[..1]);
}

#[test]
fn a_text_without_records_holds_none() {
    for text in ["", " \n ", "% nothing", "; nothing", "{nothing}"] {
        assert_eq!(read_records(text), Ok(Vec::new()), "{text}");
    }
}
