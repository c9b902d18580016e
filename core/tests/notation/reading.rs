//! The kind of a text: link, position, records, or nothing of these.

use agon_core::notation::{LinkError, NoGame, Records, parse_position, read_link, read_text, write_link};
use agon_core::rules::{Game, Outcome, RuleSet, Side, WinReason};

use crate::random::{declare, game, random};

const OPENING: &str = "1g2G1/G5g/8/g7G/10/Q9q/10/g7G/8/G5g/1g2G1 w - 0 1";

fn read(text: &str) -> Result<Records, NoGame> {
    read_text(text, &RuleSet::default())
}

/// The numbers of plies of the games found.
fn plies(text: &str) -> Vec<usize> {
    let records = read(text).unwrap_or_else(|error| panic!("{text}: {error}"));
    records.read.iter().map(|record| record.line.nodes.len()).collect()
}

#[test]
fn links_positions_and_records_are_distinguished() {
    let link = "A27wOHOgKoLdk8tuUrR";
    for text in [
        link.to_owned(),
        format!("https://example.org/agon/%23{link}"),
        format!("b1c2 was good! Your move: https://example.org/#{link}"),
        format!("I lost 1-0.\n> 1. Here it is: <https://example.org/#{link}|Agon>\n{{see}}"),
        format!("{link}\n"),
    ] {
        assert_eq!(plies(&text), [13], "{text}");
    }
    for text in [
        OPENING.to_owned(),
        format!("\u{feff}  {OPENING}\r\n"),
        OPENING.replace('-', "–"),
    ] {
        assert_eq!(plies(&text), [0], "{text}");
    }
    for text in [
        format!("[Site \"https://example.org/#{link}\"]\n\n1. Gb1-c2 *"),
        format!("[White \"Ada\"]\n\n1. Gb1-c2 {{https://example.org/#{link}}} Gk7-k9"),
        format!("1. Gb1-c2 {{see https://example.org/#{link}}}"),
        "1. Gb1-c2 {see https://example.org/#nothing} Gk7-k9".into(),
        "b1c2".into(),
        "Gb1–c2".into(),
        "1.Gb1-c2 {://}".into(),
    ] {
        assert_eq!(plies(&text), [1], "{text}");
    }
}

#[test]
fn a_record_in_an_answer_is_known_by_its_tags_though_there_is_a_link_in_them() {
    for mark in ["", "> ", ">> ", "\t", "\u{200b}"] {
        let text = format!("{mark}[Site \"https://example.org/#A27wOHOgKoLdk8tuUrR\"]\n\n{mark}1. Gb1-c2 Gk7-k9");
        assert_eq!(plies(&text), [1], "{text}");
    }
}

#[test]
fn every_game_comes_back_from_its_link_position_and_record() {
    let mut random = random(40);
    for _ in 0..200 {
        let mut game = game(&mut random, 60);
        declare(&mut random, &mut game);
        let records = read(&write_link(&game).unwrap()).unwrap().whole().unwrap();
        let again = records[0].to_game().unwrap();
        assert_eq!((again.plies(), again.outcome()), (game.plies(), game.outcome()));
        let position = game.position().to_string();
        let records = read_text(&position, game.rules()).unwrap().whole().unwrap();
        assert_eq!(records[0].start, *game.position());
    }
}

#[test]
fn each_kind_of_text_has_its_own_faults() {
    let refused = |text: &str| read(text).expect_err(text);
    assert_eq!(refused("AC5001"), NoGame::Link(LinkError::Damaged));
    assert_eq!(refused("https://example.org/#A27w"), NoGame::Link(LinkError::Damaged));
    assert_eq!(refused("https://example.org/"), NoGame::Link(LinkError::NoLink));
    let wrong = OPENING.replace("G5g/8", "G5x/8");
    assert_eq!(
        refused(&wrong),
        NoGame::Position(parse_position(&wrong, &RuleSet::default()).unwrap_err())
    );
    for text in [
        "",
        " \n",
        "ahello",
        "hello there",
        "Great game!",
        "Dear all, what a game (really)! [it was] {I think",
        "\u{89}PNG\r\n\u{1a}\n\0\0",
        "<!DOCTYPE html><html lang=\"en\">",
        "{\"version\": 2}",
        "%!",
        "]",
    ] {
        assert_eq!(refused(text), NoGame::Nothing, "{text:?}");
    }
    for text in [
        "[Game \"Chess\"]\n\n1. e4 *",
        "1. e4 e5",
        "[Rules \"x\"]",
        "Gb1-d3",
        "1. Qb1-c2",
    ] {
        let NoGame::Records(faults) = refused(text) else {
            panic!("{text}")
        };
        assert_eq!((faults.len(), faults[0].game), (1, None), "{text}");
    }
}

#[test]
fn a_repetition_counts_alike_however_a_game_came_on_the_board() {
    let rules: RuleSet = "globe,repetition=loses".parse().unwrap();
    let start = parse_position("6/7/8/9/10/10Q/10/8G/7g/7/q5 w - 0 1", &rules);
    let start = start.unwrap_or_else(|error| panic!("{error}"));
    let mut game = Game::from_position(rules, start);
    let cycle = ["f11g10", "l1k1", "g10f11", "k1l1"];
    let play = |game: &mut Game, words: &[&str]| {
        for word in words {
            let mv =
                agon_core::notation::read_move(word, game.position(), &rules).unwrap_or_else(|error| panic!("{error}"));
            game.play(mv).unwrap();
        }
    };
    play(&mut game, &cycle);
    while game.undo() {}
    play(&mut game, &cycle);
    assert_eq!(game.times_repeated(), Some(2), "what was taken back does not count");
    let linked = read_link(&write_link(&game).unwrap()).unwrap();
    let record = agon_core::notation::Record::from_game(&game, &[]);
    let mut tree = agon_core::notation::GameTree::from_record(&record).unwrap();
    // Another line, which becomes the game, and then does not.
    tree.jump(agon_core::notation::NodeId::START);
    let moves = tree.line().legal_moves();
    let other = moves.iter().copied().find(|&mv| mv != game.plies()[0].mv).unwrap();
    tree.play(other).unwrap();
    let first = *tree.replies(agon_core::notation::NodeId::START).last().unwrap();
    tree.promote(first);
    tree.jump_to_end();
    for mut again in [game, linked, record.to_game().unwrap(), tree.main_game()] {
        play(&mut again, &cycle[..3]);
        assert_eq!(again.outcome(), None);
        play(&mut again, &cycle[3..]);
        let lost = Outcome::Win {
            winner: Side::White,
            reason: WinReason::Repetition,
        };
        assert_eq!(again.outcome(), Some(lost));
    }
}
