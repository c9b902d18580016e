//! A rule book in which anything is untrue or impossible is refused, with the board's name.

use agon_core::rule_book::book::RuleBook;
use serde_json::{Value, json};

/// A book with one board, of which one field is changed.
fn book(field: &str, value: Value) -> Value {
    let mut board = json!({
        "position": "6/5G1/8/5g3/5G4/11/10/9/8/7/6 w - 0 1", "moves": "b6c6", "shows": [{"captured": ["d6"]}],
    });
    board[field] = value;
    json!({
        "chapters": [{"id": "one", "sentences": [{"id": "two", "board": board}, {"id": "three"}]}],
        "contrasts": [], "rooms": [],
    })
}

fn error(field: &str, value: Value) -> String {
    RuleBook::read(&book(field, value).to_string()).unwrap_err().to_string()
}

#[test]
fn nothing_untrue_can_be_said_of_a_board() {
    let captures = book("moves", json!("b6c6")).to_string();
    RuleBook::read(&captures).expect("it can be read as it is");
    for (field, value, said) in [
        ("shows", json!([]), "nothing is claimed"),
        ("shows", json!([{"captured": ["d6", "e6"]}]), "captured"),
        ("shows", json!([{"captured": []}]), "captured"),
        ("shows", json!([{"goes": ["b6", ["c6"]]}]), "b6 goes to"),
        ("shows", json!([{"legal": ["b6", "d6"]}]), "not true"),
        ("shows", json!([{"refused": ["b6", "c6"]}]), "not true"),
        ("shows", json!([{"chooses": "white"}]), "White chooses"),
        ("shows", json!([{"wins": "white"}]), "winner"),
        ("shows", json!([{"looks": "well"}]), "looks"),
        ("moves", json!("b6d6"), "b6d6"),
        ("moves", json!("b6"), "b6"),
        ("position", json!("6/7"), "position"),
        ("rules", json!("chess"), "chess"),
        ("arrows", json!([]), "arrows"),
    ] {
        let told = error(field, value.clone());
        assert!(told.contains(said), "{field} {value}: {told}");
    }
}

#[test]
fn a_board_that_ends_the_game_says_who_wins() {
    let position = json!("6/7/8/9/4GG4/4GQG4/4G1G3/9/8/7/6 w - 0 1");
    for (shows, is_true) in [
        (json!([{"captured": []}]), false),
        (json!([{"wins": "black"}]), false),
        (json!([{"wins": "white"}]), true),
    ] {
        let mut book = book("position", position.clone());
        let board = &mut book["chapters"][0]["sentences"][0]["board"];
        board["moves"] = json!("g7g6");
        board["shows"] = shows.clone();
        assert_eq!(RuleBook::read(&book.to_string()).is_ok(), is_true, "{shows}");
    }
}

#[test]
fn every_part_has_a_name_of_its_own_and_every_room_known_rules() {
    let mut twice = book("moves", json!("b6c6"));
    twice["chapters"][0]["sentences"][1]["id"] = json!("two");
    let told = RuleBook::read(&twice.to_string()).unwrap_err().to_string();
    assert!(told.contains("two parts are named \"two\""), "{told}");
    let measured = json!({"player": "depth=1", "games": 1, "plies": 1, "drawn": 0.0, "white": 50.0, "error": 1.0});
    for (rules, axis) in [("chess", "capture"), ("globe", "colour")] {
        let mut unknown = book("moves", json!("b6c6"));
        unknown["rooms"] = json!([{"rules": rules, "sources": [], "measured": measured}]);
        unknown["contrasts"] = json!([{"axis": axis, "position": "6/7/8/9/4G5/11/10/9/8/7/6 w e5 0 1"}]);
        let told = RuleBook::read(&unknown.to_string()).unwrap_err().to_string();
        assert!(told.contains("no rules named"), "{told}");
    }
}
