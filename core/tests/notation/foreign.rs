//! Records as other programs write them, and as word processors, web pages and mail programs change them.

use agon_core::encoding::decode;
use agon_core::notation::{Record, RecordFault, Records, read_records};
use agon_core::rules::Game;

use crate::random::{declare, game, random};

/// The games of a text in which nothing is wrong.
#[track_caller]
fn whole(text: &str) -> Vec<Record> {
    read_records(text)
        .whole()
        .unwrap_or_else(|error| panic!("{error}\n{text}"))
}

/// The moves of its only game, for machines.
#[track_caller]
fn moves(text: &str) -> String {
    let [record] = &whole(text)[..] else { panic!("{text}") };
    let moves: Vec<_> = record.line.nodes.iter().map(|node| node.mv.to_string()).collect();
    moves.join(" ")
}

#[track_caller]
fn nags(text: &str) -> Vec<u16> {
    let nodes = whole(&format!("1. Gb1-c2 {text} Gk7-i8 *")).remove(0).line.nodes;
    assert_eq!(nodes.len(), 2, "{text}");
    nodes[0].nags.clone()
}

#[test]
fn other_dashes_and_signs_without_room_are_understood() {
    for text in [
        "1. Gb1–c2 Gk7–i8",
        "1. Gb1—c2 Gk7―i8",
        "1. Gb1‑c2 Gk7‐i8",
        "1. Gb1−c2 Gk7﹣i8",
        "1. Gb1--c2 Gk7–-i8",
        "1.\u{a0}Gb1\u{ad}-\u{ad}c2\u{2003}G\u{200b}k7-i8\u{feff}",
        "\u{200e}1. \u{202a}Gb1-c2\u{202c} \u{2066}Gk7-i8\u{2069} \u{200f}",
        "1. Ｇｂ１－ｃ２ Ｇｋ７－ｉ８",
        "1. Gb1&#45;c2&nbsp;Gk7&ndash;i8",
        "1… Gb1-c2, 1…… Gk7-i8",
        "1) Gb1-c2 Gk7-i8",
        "> 1. Gb1-c2\n> > Gk7-i8\n",
        "1. gb1-c2 gk7-i8",
        "1. GB1-C2 K7I8",
        "1. Gb1→c2 Gk7→i8",
        "1. Gb1-c2e.p. Gk7-i8 e.p. *",
    ] {
        assert_eq!(moves(text), "b1c2 k7i8", "{text}");
    }
}

#[test]
fn small_letters_are_pieces_only_where_they_can_be() {
    // A guard steps from g5 to g6, where g is a file, and a piece.
    let start = "[SetUp \"1\"]\n[Position \"6/7/8/9/10/5Q5/4G5/9/8/7/q5 w - 0 1\"]\n\n1. ";
    for text in ["g5g6", "gg5-g6", "Gg5-g6", "G5G6", "GG5-G6", "gG5-g6"] {
        assert_eq!(moves(&format!("{start}{text}")), "g5g6", "{text}");
    }
    let due = "[SetUp \"1\"]\n[Position \"q5/7/8/9/10/11/9Q/8g/7G/7/6 b h9 0 1\"]\n\n1... ";
    for text in ["Gh9>a3", "gh9&gt;a3", "Gh9&#62;a3", "GH9&amp;gt;A3", "gh9›a3"] {
        assert_eq!(moves(&format!("{due}{text}")), "h9a3", "{text}");
    }
    let captures = "[SetUp \"1\"]\n[Position \"q5/7/8/9/10/11/9Q/8g/8/6G/6 w - 0 1\"]\n\n1. ";
    for text in ["gk7-i8xgh9", "Gk7-i8×h9", "GK7-I8XH9", "Gk7–i8xGh9"] {
        assert_eq!(moves(&format!("{captures}{text}")), "k7i8", "{text}");
    }
}

#[test]
fn results_are_read_in_all_their_forms() {
    for (text, result) in [
        ("1–0", "1-0"),
        ("1 - 0", "1-0"),
        ("0—1", "0-1"),
        ("½–½", "1/2-1/2"),
        ("½", "1/2-1/2"),
        ("1/2", "1/2-1/2"),
        ("1/2 – 1/2", "1/2-1/2"),
        ("1&#8211;0", "1-0"),
        ("1\u{ad}0", "1-0"),
        ("1\u{2060}-\u{2060}0.", "1-0"),
        ("＊", "*"),
    ] {
        let records = whole(&format!(
            "1. Gb1-c2 {text}\n\n[Result \"{}\"]\n\n1. Gb1-c2",
            text.trim_matches('.')
        ));
        let results: Vec<_> = records.iter().map(|record| record.result.text()).collect();
        assert_eq!(results, [result, result], "{text}");
    }
}

#[test]
fn signs_after_moves_are_the_marks_of_the_standard() {
    for (text, marks) in [
        ("!?", &[5][..]),
        ("! ?", &[1, 2]),
        ("‼", &[3]),
        ("？！", &[6]),
        ("⁉", &[5]),
        ("+-", &[18]),
        ("−+", &[19]),
        ("±", &[16]),
        ("∓", &[17]),
        ("=", &[10]),
        ("∞", &[13]),
        ("&infin;", &[13]),
        ("⩲", &[14]),
        ("+/=", &[14]),
        ("□ N", &[7, 146]),
        ("D", &[220]),
        ("$256", &[256]),
        ("$1000 $0", &[1000, 0]),
        ("+", &[]),
        ("e.p.", &[]),
        ("#", &[]),
    ] {
        assert_eq!(nags(text), marks, "{text}");
    }
    let glued = whole("1. Gb1-c2!?± Gk7-i8N+- *").remove(0).line.nodes;
    assert_eq!((&glued[0].nags[..], &glued[1].nags[..]), (&[5, 16][..], &[146, 18][..]));
}

#[test]
fn other_signs_are_named_and_cost_nothing() {
    for (text, sign) in [
        ("1. Gb1-c2 ) Gk7-i8 *", ')'),
        ("1. Gb1-c2 } Gk7-i8 *", '}'),
        ("1. Gb1-c2 ] Gk7-i8 *", ']'),
        ("1. Gb1-c2 [a remark] Gk7-i8 *", '['),
        ("1. Gb1-c2 😀 Gk7-i8 *", '😀'),
        ("1. Gb1-c2⁂ Gk7-i8 *", '⁂'),
        ("1. Gb1-c2 <> Gk7-i8 *", '<'),
        ("1. Gb1-c2 \"so\" Gk7-i8 *", '"'),
        ("1. Gb1-c2### Gk7-i8 *", '#'),
    ] {
        let Records { read, faults } = read_records(text);
        assert_eq!(read[0].line.nodes.len(), 2, "{text}");
        let [fault] = &faults[..] else {
            panic!("{text}: {faults:?}")
        };
        assert_eq!(
            (&fault.fault, fault.game),
            (&RecordFault::Stray(sign), Some(1)),
            "{text}"
        );
    }
}

#[test]
fn comments_may_lie_in_one_another() {
    let said = |text: &str| {
        let record = whole(text).remove(0);
        let comments = record.line.nodes.iter().flat_map(|node| &node.after);
        let comments: Vec<_> = comments.map(|comment| comment.as_str().to_owned()).collect();
        (record.line.nodes.len(), comments.join("|"))
    };
    for (text, comments) in [
        ("1. Gb1-c2 {a {b} c} Gk7-i8 {d} *", "a {b) c|d"),
        ("1. Gb1-c2 {a {b {c}} {d}} Gk7-i8 *", "a {b {c)) {d)"),
        // By the standard a comment ends at the first closing brace.
        ("1. Gb1-c2 {a {b} Gk7-i8 {c} *", "a {b|c"),
        ("1. Gb1-c2 {a {b} Gk7-i8 {c {d} e} *", "a {b|c {d) e"),
    ] {
        assert_eq!(said(text), (2, comments.to_owned()), "{text}");
    }
    let record = whole("1. Gb1-c2 [%clk 0:00:30] Gk7-i8 *").remove(0);
    assert_eq!(
        record.line.nodes[0].after[0].as_str(),
        "[%clk 0:00:30]",
        "a command without braces"
    );
}

#[test]
fn tags_are_read_with_any_quotation_marks_or_none() {
    for (tag, value) in [
        ("[White \"Ada \"the Queen\" Lovelace\"]", "Ada \"the Queen\" Lovelace"),
        ("[White \"Ada \\\"L\\\\\"]", "Ada \"L\\"),
        ("[White \"Ada\" ]", "Ada"),
        ("[ White \"Ada\"]", "Ada"),
        ("[White\"Ada\"]", "Ada"),
        ("[White “Ada”]", "Ada"),
        ("[White „Ada“]", "Ada"),
        ("[White « Ada »]", " Ada "),
        ("[White 'Ada']", "Ada"),
        ("[White &quot;Ada&quot;]", "Ada"),
        ("[White Ada]", "Ada"),
        ("[White Ada Lovelace]", "Ada Lovelace"),
        ("[White \"Ada]", "Ada"),
        ("[White \"Ada\"", "Ada"),
        ("[White \"Ada", "Ada"),
        ("[White \"a]b\"]", "a]b"),
        ("[White \"\"]", ""),
    ] {
        for end in ["\n", "\r\n", "\r"] {
            let record = whole(&format!("{tag}{end}[Black \"Bo\"]{end}{end}1. Gb1-c2 *")).remove(0);
            assert_eq!(
                (record.tag("White"), record.tag("Black")),
                (Some(value), Some("Bo")),
                "{tag}"
            );
            assert_eq!(record.line.nodes.len(), 1, "{tag}");
        }
    }
}

#[test]
fn null_moves_are_passes() {
    for text in ["--", "––", "Z0", "null", "Pass", "@@@@"] {
        let forced = format!("[Handicap \"black 1\"]\n\n1. Gb1-c2 {text} 2. Gc2-d3 *");
        assert_eq!(moves(&forced), "b1c2 pass c2d3", "{text}");
        let idle = read_records(&format!("1. Gb1-c2 (1. {text} Gk7-i8) 1... Gk7-i8 *"));
        assert_eq!((idle.read[0].line.nodes.len(), idle.faults.len()), (2, 1), "{text}");
        assert!(idle.faults[0].to_string().contains("passing"), "{}", idle.faults[0]);
    }
}

#[test]
fn a_byte_order_mark_between_two_games_is_skipped() {
    let one = "\u{feff}[White \"Ada\"]\n\n1. Gb1-c2 *\n\n";
    let records = whole(&one.repeat(3));
    assert_eq!(records.len(), 3);
    assert!(
        records
            .iter()
            .all(|record| record.tag("White") == Some("Ada") && record.line.intro.is_empty())
    );
}

#[test]
fn files_in_any_encoding_are_read_alike() {
    let text = "[White \"Zoë\"]\n\n1. Gb1-c2 {très bien} Gk7-i8 1-0\n";
    let expected = whole(text);
    let utf_16 = |bytes: fn(u16) -> [u8; 2]| -> Vec<u8> {
        let marked = format!("\u{feff}{text}");
        marked.encode_utf16().flat_map(bytes).collect()
    };
    let latin_1: Vec<_> = text.chars().map(|c| c as u8).collect();
    let ended = [text.as_bytes(), &[0x1a]].concat();
    for bytes in [utf_16(u16::to_le_bytes), utf_16(u16::to_be_bytes), latin_1, ended] {
        assert_eq!(whole(&decode(&bytes)), expected);
    }
}

#[test]
fn lines_end_as_on_any_system() {
    let text = "% nothing\n[White \"Ada\"]\n\n1. Gb1-c2 ; a remark\n1... Gk7-i8 ; another\n% nothing\n2. Gc2-d3\n\n[White \"Bo\"]\n\n*";
    for end in ["\n", "\r\n", "\r"] {
        let records = whole(&text.replace('\n', end));
        let nodes = &records[0].line.nodes;
        assert_eq!((records.len(), nodes.len()), (2, 3), "{end:?}");
        assert_eq!(
            (nodes[0].after[0].as_str(), nodes[1].after[0].as_str()),
            ("a remark", "another")
        );
    }
}

#[test]
fn an_address_in_a_record_is_no_link() {
    let record = whole("[Site \"https://example.org/#A1b2\"]\n\n1. Gb1-c2 {see https://example.org/#x} *").remove(0);
    assert_eq!(record.tag("Site"), Some("https://example.org/#A1b2"));
}

/// A change that another program makes to a record, with nothing lost.
type Change = fn(&str) -> String;

#[test]
fn signs_changed_by_other_programs_leave_the_game_the_same() {
    const CHANGES: [Change; 10] = [
        |text| text.replace('-', "–"),
        |text| text.replace('-', "&#45;").replace('>', "&gt;").replace('"', "&quot;"),
        |text| text.replace('-', "\u{2060}‑\u{2060}"),
        |text| text.replace('"', "”").replace("1/2-1/2", "½–½"),
        |text| text.replace("\n[", "\n\n["),
        |text| text.replace(". ", ".\u{a0}\t"),
        |text| text.replace('\n', "\r"),
        |text| text.replace('\n', "\n> "),
        |text| text.replace(". ", "."),
        |text| text.replace("...", "…"),
    ];
    let mut random = random(30);
    for _ in 0..30 {
        let mut game: Game = game(&mut random, 60);
        declare(&mut random, &mut game);
        let record = Record::from_game(&game, &[("White", "Ada")]);
        for (number, change) in CHANGES.iter().enumerate() {
            let text = change(&record.to_string());
            assert_eq!(whole(&text), std::slice::from_ref(&record), "change {number}: {text}");
        }
    }
}

#[test]
fn an_illegal_move_with_a_stray_sign_after_it_ends_its_game() {
    let records = read_records("1. Gb1-c2 Gk7-a2^ Gk7-i8 *");
    assert_eq!((records.faults.len(), records.read[0].line.nodes.len()), (1, 1));
}
