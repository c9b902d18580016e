//! Game records: nothing is lost, faults are reported, and all that can be read beside them is kept.

use agon_core::notation::{
    Comment, DEEPEST_VARIATION, GameResult, Line, Node, Record, RecordFault, Records, read_moves, read_records,
    write_move, write_records,
};
use agon_core::rules::{DrawReason, Game, Move, Outcome, RuleSet, Side, WinReason};

use crate::random::{declare, game, random, record};

#[test]
fn records_are_written_and_read_without_loss() {
    let mut random = random(1);
    let records: Vec<_> = (0..300).map(|_| record(&mut random)).collect();
    for record in &records {
        let text = record.to_string();
        let read = read_records(&text)
            .whole()
            .unwrap_or_else(|error| panic!("{error}\n{text}"));
        assert_eq!(read, std::slice::from_ref(record), "{text}");
    }
    assert_eq!(read_records(&write_records(&records)).whole().unwrap(), records);
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
        let read = read_records(&record.to_string()).whole().unwrap();
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
                agon_core::notation::read_move(&text, &before, game.rules()),
                Ok(ply.mv),
                "{text} in {before}"
            );
            assert_eq!(
                agon_core::notation::read_move(&ply.mv.to_string(), &before, game.rules()),
                Ok(ply.mv)
            );
            assert_eq!(
                agon_core::notation::parse_position(&before.to_string(), game.rules()),
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
    let mut game = Game::from_position(rules, agon_core::notation::parse_position(start, &rules).unwrap());
    for text in ["f11g10", "f1e1", "k7i8", "h9a1", "b1c2"] {
        let mv = agon_core::notation::read_move(text, game.position(), &rules).unwrap();
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
        let mut game = Game::from_position(rules, agon_core::notation::parse_position(start, &rules).unwrap());
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
    let Records { read, faults } = read_records(text);
    let [error] = &faults[..] else { panic!("{faults:?}") };
    assert_eq!((error.game, error.line, error.column), (Some(2), 12, 4));
    let [first, second] = &read[..] else {
        panic!("{} records", read.len())
    };
    assert_eq!(second.tag("White"), Some("Bo"));
    assert!(second.line.nodes.is_empty());

    assert_eq!(first.result, GameResult::Won(Side::White), "the tag knows more than *");
    assert_eq!((first.tag("Event"), first.tag("Mine")), (Some("x"), Some("a\\tb")));
    let said = |comments: &[agon_core::notation::Comment]| -> Vec<_> {
        comments.iter().map(|c| c.as_str().to_owned()).collect()
    };
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
    assert_eq!(three.variations.len(), 1, "an empty variation says nothing");
}

#[test]
fn a_fault_in_a_record_is_named_at_its_line_and_column() {
    for (text, line, column, says) in [
        ("1. Gb1-c2 {never closed", 1, 11, "not closed by }"),
        ("1. Gb1-c2\n (1. Gb1-b2 (1. Gb1-c1)", 2, 2, "not closed by )"),
        ("1. Gb1-c2 (1. Gb1-b2 1-0", 1, 11, "not closed by )"),
        ("1. Gb1-c2 (1. Gb1-b2 [Event \"x\"]", 1, 11, "not closed by )"),
        ("[White]", 1, 1, "a tag looks like [White \"Ada\"]"),
        ("é [White", 1, 1, "\"é\" is not a move"),
        ("[Wh*te \"x\"]", 1, 1, "a tag looks like"),
        ("[Game \"Chess\"]\n*", 1, 7, "a record of Chess, not of Agon"),
        ("[Rules \"glob\"]\n*", 1, 8, "there are no rules called \"glob\""),
        ("[Position \"6/7x\"]\n*", 1, 15, "'x' is no piece"),
        ("[SetUp \"1\"]\n*", 1, 8, "Position is missing"),
        ("1. Gb1-c2 ] *", 1, 11, "']' means nothing here"),
        ("1. Gb1-c2 } *", 1, 11, "'}' means nothing here"),
        ("1. Gb1-c2 ) *", 1, 11, "')' means nothing here"),
        ("1. Gb1-c2 \"x\" *", 1, 11, "'\"' means nothing here"),
        ("1. Gb1-c2 $65536 *", 1, 11, "a mark is $ and a number from 0 to 65535"),
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
        (
            "[Result \"resigned\"]\n1. Gb1-c2 *",
            1,
            9,
            "\"resigned\" is not a result",
        ),
        (
            "[Rules \"globe,progress-limit=1\"]\n[Result \"1-0\"]\n1. b1c1 *",
            2,
            9,
            "the result is 1-0 here, but 1/2-1/2 on the board",
        ),
    ] {
        for (text, line) in [
            (text.to_owned(), line),
            (format!("[White \"Ada\"]\r\n\r\n*\r{text}"), line + 3),
        ] {
            let error = read_records(&text).whole().expect_err(&text);
            assert_eq!((error.line, error.column), (line, column), "{text}: {error}");
            assert!(error.to_string().contains(says), "{text}: {error}");
        }
    }
}

/// The numbers of plies of the games, and the places of the faults with their games.
fn read(text: &str) -> (Vec<usize>, Vec<(Option<usize>, usize, usize)>) {
    let Records { read, faults } = read_records(text);
    let plies = read.iter().map(|record| record.line.nodes.len());
    let places = faults.iter().map(|fault| (fault.game, fault.line, fault.column));
    (plies.collect(), places.collect())
}

#[test]
fn no_fault_hides_another_game() {
    let good = "[White \"Bo\"]\n\n1. Gb1-c2 Gk7-i8 2. Gc2-d3 1-0\n";
    for (bad, kept) in [
        ("[White \"Ada\"]\n\n1. Gb1-c2 Gk7-k9 2. Gc2-d3 1-0\n", Some(1)),
        (
            "[White \"Ada\"]\n\n1. Gb1-c2 Gk7-k9 (2. x) ) {so 1-0} 2. Gc2-d3",
            Some(1),
        ),
        ("[White \"Ada\"]\n\n1. Gb1-c2 {never closed 1... Gk7-i8\n", Some(1)),
        ("[White \"Ada\"]\n\n1. Gb1-c2 (1. Gb1-b2 {never closed\n", Some(1)),
        ("[White \"Ada\"]\n\n1. Gb1-c2 (1. Gb1-b2 ( ( (\n", Some(1)),
        ("[White \"Ada\"]\n\n1. Gb1-c2 (1. Gb1-x9 ( (\n", Some(1)),
        ("[White \"Ada\"]\n\nnonsense", Some(0)),
        ("[Game \"Chess\"]\n\n1. e4 {good} e5 1-0\n", None),
        ("[Rules \"chess\"]\n\n1. Gb1-c2 (1. Gb1-b2) 1-0 {why?}\n", None),
        ("[Position \"8/8\"]\n\n*\n", None),
        ("[SetUp \"1\"]\n", None),
        ("[Handicap \"7\"]\n\n*\n", None),
        ("Dear all, what a game (really) [it was] {I think\n", None),
    ] {
        let text = format!("{good}\n{bad}\n\n{good}");
        let Records { read, faults } = read_records(&text);
        let plies: Vec<_> = read.iter().map(|record| record.line.nodes.len()).collect();
        let expected: Vec<_> = [Some(3), kept, Some(3)].into_iter().flatten().collect();
        assert_eq!(plies, expected, "{text}");
        assert!(
            !faults.is_empty() && faults.iter().all(|fault| fault.game == kept.map(|_| 2)),
            "{text}: {faults:?}"
        );
        assert!(read.iter().all(|record| record.line.intro.is_empty()), "{text}");
        let results: Vec<_> = read.iter().map(|record| record.result.text()).collect();
        assert_eq!((results[0], *results.last().unwrap()), ("1-0", "1-0"));
        assert!(kept.is_none() || results[1] == "*", "its end is not known: {text}");
    }
}

#[test]
fn all_faults_of_a_text_are_named() {
    let text =
        "[White \"Ada\"]\n1. Gb1-c2 ] Gk7-k9 *\n\n[Game \"Chess\"]\n*\n\n[White \"Bo\"]\n1. Gb1-c2 (1. Gb1-x2) ) *";
    let (plies, places) = read(text);
    assert_eq!(plies, [1, 1]);
    assert_eq!(
        places,
        [
            (Some(1), 2, 11),
            (Some(1), 2, 13),
            (None, 4, 7),
            (Some(2), 8, 15),
            (Some(2), 8, 23)
        ]
    );
    let many = read_records(&"] ) }".repeat(1_000)).faults;
    assert_eq!(many.len(), 100, "of one game not all can matter");
}

#[test]
fn games_without_tags_and_results_are_separated_by_their_first_turns() {
    let (plies, faults) = read("1. Gb1-c2 Gk7-i8\n2. Gc2-d3\n\n1. Gb1-c2\n\n\n1. Gb1-c2 Gk7-i8");
    assert_eq!((plies, faults), (vec![3, 1, 2], vec![]));
    let (plies, faults) = read("1. Gb1-c2 Gk7-k9\n\n1. Gb1-c2 Gk7-i8");
    assert_eq!((plies, faults), (vec![1, 2], vec![(Some(1), 1, 11)]));
    // Not a turn that goes on, nor one in a variation or without an empty line.
    for whole in [
        "1. Gb1-c2\n\n1... Gk7-i8",
        "1. Gb1-c2 {So.}\n\n1…Gk7-i8",
        "1. Gb1-c2 Gk7-i8 (1. … Gk7-l6\n\n1. ... ) *",
        "1. Gb1-c2 Gk7-i8 (\n\n1. Gk7-l6) *",
        "{The game:}\n\n1. Gb1-c2 Gk7-i8",
    ] {
        assert_eq!(read(whole).0.len(), 1, "{whole}");
        assert_eq!(read(whole).1, [], "{whole}");
    }
}

#[test]
fn a_bad_variation_is_left_out_and_the_game_goes_on() {
    for (text, variations) in [
        (
            "1. Gb1-c2 (1. Gb1-b2 {still} 1... Gk7-i9 2. oh (no) ) 1... Gk7-i8 1-0",
            0,
        ),
        ("1. Gb1-c2 (1. Gb1-b3) (1. Gb1-b2) (--) 1... Gk7-i8 1-0", 1),
        ("1. Gb1-c2 (1. Gb1-b2 (1. Gb1-x1) 1... Gk7-i8) 1... Gk7-i8 1-0", 1),
        (
            "1. Gb1-c2 (1. Gb1-b2 1... Gk7-i8 (1... nonsense (1... l)) 1-0) 1... Gk7-i8 1-0",
            1,
        ),
        ("1. Gb1-c2 (1. Gx1-b2 1-0) 1... Gk7-i8 1-0", 0),
    ] {
        let Records { read, faults } = read_records(text);
        assert!(
            matches!(faults[0].fault, RecordFault::Move { .. }),
            "{text}: {faults:?}"
        );
        let nodes = &read[0].line.nodes;
        assert_eq!((nodes.len(), nodes[0].variations.len()), (2, variations), "{text}");
        assert_eq!(read[0].result, GameResult::Won(Side::White), "{text}");
        assert!(!read[0].to_string().contains("()"), "{}", read[0]);
    }
}

#[test]
fn variations_may_lie_a_hundred_deep_and_no_deeper() {
    let nested = |depth: usize| format!("1. b1c2 {} {} *", "(b1b2 ".repeat(depth), ")".repeat(depth));
    let records = read_records(&nested(DEEPEST_VARIATION)).whole().unwrap();
    assert_eq!(read_records(&write_records(&records)).whole().unwrap(), records);
    for depth in [DEEPEST_VARIATION + 1, 100_000] {
        let cut = read_records(&nested(depth));
        let [error] = &cut.faults[..] else {
            panic!("{:?}", cut.faults)
        };
        assert_eq!(
            (&error.fault, error.column),
            (&RecordFault::TooDeep, 9 + 6 * DEEPEST_VARIATION)
        );
        assert_eq!(cut.read, records);
    }
}

#[test]
fn results_off_the_board_are_distinguished_from_those_on_it() {
    let played = |text: &str| read_records(text).whole().unwrap()[0].to_game();
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
    let mut wrong = read_records(over).whole().unwrap().remove(0);
    wrong.result = GameResult::Won(Side::White);
    assert_eq!(
        wrong.to_game().unwrap_err().to_string(),
        "the record says 1-0, but the game ended 1/2-1/2"
    );
    let after_the_end = read_records(&format!("{over} k7i8 *")).whole().unwrap_err();
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
    let cut = read_records(&record.to_string());
    assert_eq!((cut.read[0].line.nodes.len(), cut.faults.len()), (1, 1));
}

#[test]
fn a_text_without_records_holds_none() {
    for text in [
        "",
        " \n ",
        "% nothing",
        "; nothing",
        "{nothing}",
        "*",
        "1-0",
        "\u{feff}\u{1a}",
    ] {
        assert_eq!(read_records(text), Records::default(), "{text}");
    }
}

#[test]
fn the_board_counts_more_than_the_result() {
    let nearly = "g5/6g/g7/1q7/4GG4/4GQG4/4G1G3/8g/2g5/7/5g w - 0 40";
    for (said, faults) in [("1-0", 0), ("*", 0), ("0-1", 1), ("½–½", 1)] {
        let records = read_records(&format!("[SetUp \"1\"]\n[Position \"{nearly}\"]\n\n40. g7g6 {said}"));
        assert_eq!(records.faults.len(), faults, "{said}");
        let game = records.read[0].to_game().unwrap();
        assert_eq!(game.outcome().unwrap().winner(), Some(Side::White));
    }
    let both = read_records("[Result \"1-0\"]\n\n1. Gb1-c2 0-1");
    assert_eq!(
        both.read[0].result,
        GameResult::Unfinished,
        "nobody knows which one is right"
    );
}

#[test]
fn a_comment_that_would_begin_another_game_does_not() {
    let text = "He wrote:\n \n[White \"Bo\"]\n\n[Black \"Cy\"]";
    let comment = Comment::from(text);
    assert_eq!(comment.as_str(), "He wrote:\n[White \"Bo\"]\n[Black \"Cy\"]");
    let mut record = Record::from_game(&Game::new(RuleSet::default()), &[]);
    record.line.intro.push(comment);
    assert_eq!(read_records(&record.to_string()).whole().unwrap(), [record]);
}

#[test]
fn a_comment_alone_is_a_game_unless_there_is_a_fault() {
    let games = |text| read_records(text).read.len();
    assert_eq!(games("{Only a comment} *"), 1);
    assert_eq!(games("{Only a comment} b1b9 *"), 0);
}

#[test]
fn moves_that_follow_in_a_game_are_read_to_the_first_fault() {
    let mut game = Game::new(RuleSet::default());
    let line = [board("f1", "f2"), board("f11", "f10"), board("f2", "f3")];
    assert_eq!(read_moves("1. f1f2 f11f10 2. f2f3", &game), Ok(line.to_vec()));
    game.play(line[0]).unwrap();
    assert_eq!(read_moves("f11f10 f2f3", &game), Ok(line[1..].to_vec()));
    assert_eq!(read_moves("f11f10 f11f10", &game).unwrap_err().column, 8);
}

/// The result and the number of plies of each game.
fn results(text: &str) -> Vec<(&'static str, usize)> {
    let records = read_records(text).read;
    records
        .iter()
        .map(|record| (record.result.text(), record.line.nodes.len()))
        .collect()
}

#[test]
fn a_result_at_the_end_of_a_variation_ends_no_game_and_any_other_does() {
    assert_eq!(results("1. f1f2 (1. b1c2 1-0) f11f10 0-1"), [("0-1", 2)]);
    assert_eq!(results("1. f1f2 (1. b1c2 1-0 \n) f11f10 0-1"), [("0-1", 2)]);
    assert_eq!(results("1. f1f2 (1. b1c2 1-0\n\n1. f1f2 0-1"), [("*", 1), ("0-1", 1)]);
}

#[test]
fn a_tag_without_quotation_marks_has_a_value_and_fills_its_line() {
    for text in ["[White ]\n\n1. f1f2 *", "[White Ada] 1. f1f2 *"] {
        let Records { read, faults } = read_records(text);
        assert_eq!((faults.len(), &faults[0].fault), (1, &RecordFault::BadTag), "{text}");
        assert_eq!(
            (read[0].tag("White"), read[0].line.nodes.len()),
            (Some("?"), 1),
            "{text}"
        );
    }
}

#[test]
fn a_game_has_five_hundred_tags_at_most() {
    let tags = |count: usize| {
        (1..=count)
            .map(|number| format!("[Tag{number} \"x\"]\n"))
            .collect::<String>()
    };
    for (count, last, wrong) in [(500, Some("x"), vec![]), (501, None, vec![(501, &RecordFault::BadTag)])] {
        let Records { read, faults } = read_records(&(tags(count) + "\n1. f1f2 *"));
        assert_eq!(read[0].tag(&format!("Tag{count}")), last);
        assert_eq!(read[0].tag("Tag500"), Some("x"));
        let places: Vec<_> = faults.iter().map(|fault| (fault.line, &fault.fault)).collect();
        assert_eq!(places, wrong);
    }
}

#[test]
fn a_tag_without_quotation_marks_among_moves_needs_an_empty_line_before() {
    assert_eq!(results("1. f1f2\n[White Bo]\nf11f10 1-0"), [("1-0", 2)]);
    assert_eq!(results("1. f1f2\n\n[White Bo]\n\n1. f1f2 1-0"), [("*", 1), ("1-0", 1)]);
}
