//! Themes seen in a puzzle's moves.

use agon_core::notation::{parse_move, parse_position};
use agon_core::puzzles::theme::{Theme, themes};
use agon_core::rules::{Game, Preset, RuleSet};

/// The names of the themes of moves from a position, under the rules of a new game.
fn seen(position: &str, moves: &str) -> String {
    seen_under(Preset::NEW_GAME.rules(), position, moves)
}

fn seen_under(rules: RuleSet, position: &str, moves: &str) -> String {
    let mut game = Game::from_position(rules, parse_position(position, &rules).unwrap());
    let start = game.clone();
    let mut line = Vec::new();
    for word in moves.split(' ') {
        let mv = parse_move(word, game.position(), &rules).unwrap();
        game.play(mv).unwrap();
        line.push(mv);
    }
    let names: Vec<_> = themes(&start, &line).into_iter().map(Theme::name).collect();
    names.join(" ")
}

#[test]
fn a_theme_is_seen_where_it_is_and_only_there() {
    for (position, moves, names) in [
        ("6/7/4G3/4g4/3G6/11/10/9/8/7/6 w - 0 1", "e4e5", "capture"),
        ("6/7/8/9/4Gg4/5qg4/10/4G4/8/7/6 w - 0 1", "h5g6", "queen-capture"),
        (
            "6/7/5G2/5g3/6gG2/6G4/10/9/8/7/6 w - 0 1",
            "f7e6",
            "capture double-capture",
        ),
        // The guard that would close the ring must be put back first.
        ("5Q/4G2/8/5g3/4g1G3/4gqg4/4gg4/9/8/7/6 w - 0 1", "b5c5", "capture parry"),
        ("6/7/8/9/10/4Q6/10/9/8/7/6 w - 0 1", "f5f6", "throne quiet"),
        // The captor sends the queen away and captures her again.
        (
            "6/7/4G3/4q4/3G6/7G3/10/4G4/8/7/6 w - 0 1",
            "e4e5 d5g6 f8f7",
            "queen-capture threat",
        ),
        (
            "6/7/8/3g3g1/4GG1q2/4GQGg3/2g1gG4/5G3/2g5/7/6 w - 0 1",
            "h6h5 g5a1 h5g5",
            "capture",
        ),
        ("6/7/8/9/10/11/10/1G7/8/7/6 w - 0 1", "h2i2", "quiet"),
        ("6/7/8/9/10/11/10/1G7/8/7/6 w - 0 1", "h2g3", "quiet"),
    ] {
        assert_eq!(seen(position, moves), names, "{position} {moves}");
    }
}

#[test]
fn a_guard_in_the_gap_parries_and_blocks() {
    let position = "5Q/4G2/8/5g3/4g1G3/4gqg4/4gg4/9/8/7/6 w - 0 1";
    let seen = seen_under(Preset::Ring.rules(), position, "e7e6");
    assert!(seen.starts_with("parry block"), "{seen}");
}

#[test]
fn the_enemys_moves_show_nothing() {
    let position = "6/7/4G3/4g4/3G6/11/10/9/8/7/6 b - 0 1";
    // White's capture is the answer to a guard that goes out of the way of another one.
    assert_eq!(seen(position, "d5d6 e4e5"), "rescue quiet");
}

#[test]
fn every_theme_has_a_name_of_its_own() {
    for theme in Theme::ALL {
        assert_eq!(Theme::from_name(theme.name()), Some(theme));
    }
    assert_eq!(Theme::from_name("dance"), None);
}
