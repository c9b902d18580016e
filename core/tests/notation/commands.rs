//! The commands for arrows, coloured cells and times in comments, as chess programs write and read them.

use std::time::Duration;

use agon_core::notation::{GameTree, MoveTimes, Shape, read_records};

/// As python-chess 1.11.2 exported a game with these comments, but for the moves.
const PYTHON_CHESS: &str = include_str!("commands/python-chess.pgn");
/// As lichess exports a study; with the line breaks and blanks that its reader takes.
const LICHESS: &str = include_str!("commands/lichess.pgn");

/// The words, the shapes and the times of each move.
fn read(text: &str) -> Vec<(String, Vec<String>, MoveTimes)> {
    let records = read_records(text).whole().unwrap();
    let tree = GameTree::from_record(&records[0]).unwrap();
    let noted = |node| {
        let shapes = tree.shapes(node).iter().map(Shape::to_string).collect();
        (tree.note(node), shapes, tree.times(node))
    };
    tree.main_line().map(noted).collect()
}

fn times(left: u64, taken: Option<u64>) -> MoveTimes {
    MoveTimes {
        left: Some(Duration::from_millis(left)),
        taken: taken.map(Duration::from_millis),
    }
}

fn strings(texts: &[&str]) -> Vec<String> {
    texts.iter().map(|&text| text.to_owned()).collect()
}

#[test]
fn what_python_chess_wrote_is_read() {
    let words = "a comment long enough that the exporter has to break it over lines,";
    let shapes = ["Ga1", "Gb2", "Gc3", "Gd5", "Ge6", "Be5d4"];
    assert_eq!(
        read(PYTHON_CHESS),
        [
            (
                String::new(),
                strings(&["Gd4", "Rf6", "Yb1c2"]),
                times(297_300, Some(7_200))
            ),
            (words.to_owned(), strings(&shapes), times(290_000, Some(7_200))),
        ]
    );
}

#[test]
fn what_lichess_wrote_is_read() {
    assert_eq!(
        read(LICHESS),
        [
            (
                "a comment".to_owned(),
                strings(&["Gd4", "Rf6", "Yb1c2"]),
                times(297_000, None)
            ),
            (
                String::new(),
                strings(&["Ga1", "Gb2", "Gc3"]),
                times(290_000, Some(7_000))
            ),
        ]
    );
}

/// What `chess.pgn` takes for such a command:
///
/// - `\[%(?:csl|cal)\s([RGYB][a-h][1-8](?:[a-h][1-8])?(?:,[RGYB][a-h][1-8](?:[a-h][1-8])?)*)\]`
/// - `\[%(?:clk|emt)\s\d+:\d+:\d+(?:\.\d*)?\]`
///
/// What lichess takes is wider. Either knows cells from a1 to h8 alone.
fn is_read_by_python_chess(command: &str) -> bool {
    let Some((name, value)) = command
        .strip_prefix("[%")
        .and_then(|command| command.strip_suffix(']')?.split_once(' '))
    else {
        return false;
    };
    let is_shape = |shape: &str| {
        let (brush, cells) = shape.split_at(1);
        let are_cells = cells
            .as_bytes()
            .chunks(2)
            .all(|cell| matches!(cell, [b'a'..=b'h', b'1'..=b'8']));
        "RGYB".contains(brush) && matches!(cells.len(), 2 | 4) && are_cells
    };
    let is_number = |digits: &str| !digits.is_empty() && digits.bytes().all(|digit| digit.is_ascii_digit());
    match name {
        "csl" | "cal" => value.split(',').all(is_shape),
        "clk" | "emt" => {
            let (whole, fraction) = value.split_once('.').unwrap_or((value, "0"));
            is_number(fraction) && whole.split(':').count() == 3 && whole.split(':').all(is_number)
        }
        _ => false,
    }
}

#[test]
fn what_is_written_can_be_read_by_python_chess() {
    let records = read_records("1. Gb1-c2 *").whole().unwrap();
    let mut tree = GameTree::from_record(&records[0]).unwrap();
    let node = tree.main_line().last().unwrap();
    let shapes = ["Gd4", "Rf6", "Bh8", "Yb1c2", "Ga1h8"].map(|shape| shape.parse().unwrap());
    tree.set_shapes(node, &shapes);
    tree.set_times(node, times(3_725_400, Some(7_000)));
    tree.set_note(node, "a fork");
    let text = tree.to_record(&[]).to_string();
    let commands: Vec<_> = text
        .match_indices("[%")
        .map(|(begin, _)| &text[begin..=begin + text[begin..].find(']').unwrap()])
        .collect();
    assert_eq!(commands.len(), 4, "{text}");
    for command in commands {
        assert!(is_read_by_python_chess(command), "{command}");
    }
    assert!(!is_read_by_python_chess("[%csl Gf11]"), "a cell beyond the chessboard");
}
