//! Every text written is read again, and one that cannot have been written is refused.

use rand::SeedableRng;
use rand::seq::IndexedRandom;
use rand_xoshiro::Xoshiro256PlusPlus;

use super::*;
use crate::engine::Level;
use crate::notation::{NodeId, Shape, read_records};
use crate::rules::{Game, Handicap, RuleSet, WinReason};
use crate::rules::{Preset, Side};
use crate::session::clock::Times;
use crate::session::conditions::{Terms, TimeControl, TimeOdds};
use crate::session::saved_game::mark_analysis;

/// A game of random moves, until it ends or `plies` have been played.
pub fn random_game(rules: RuleSet, plies: usize, seed: u64) -> Game {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
    let mut game = Game::new(rules);
    while game.plies().len() < plies && game.outcome().is_none() {
        let moves = game.position().legal_moves(game.rules());
        let mv = *moves.choose(&mut rng).expect("a game that goes on has a move");
        game.play(mv).unwrap();
    }
    game
}

/// The game in saved form, between two humans with the default terms.
pub fn plain(game: Game) -> SavedGame {
    SavedGame {
        tree: game.into(),
        players: Players::two_people("", ""),
        terms: Terms::default(),
        times: None,
        tags: Vec::new(),
        seed: 7,
    }
}

/// A time at which games are saved.
const NOW: &str = "2026.11.23-101112";

fn assert_comes_back(game: &SavedGame) {
    let read = read(&write(game, NOW)).unwrap();
    let (line, expected) = (read.tree.line(), game.tree.line());
    assert_eq!(line.rules(), expected.rules());
    assert_eq!(line.start(), expected.start());
    assert_eq!(line.handicap(), expected.handicap());
    assert_eq!(line.plies(), expected.plies());
    assert_eq!(line.undone(), expected.undone());
    assert_eq!(line.outcome(), expected.outcome());
    assert_eq!(
        (&read.players, read.terms, read.times, &read.tags, read.seed),
        (&game.players, game.terms, game.times, &game.tags, game.seed)
    );
}

fn round_trip(game: &Game) {
    assert_comes_back(&SavedGame {
        players: Players::against_computer(Side::Black, Level::Strong),
        seed: u64::MAX,
        ..plain(game.clone())
    });
}

#[test]
fn terms_come_back_and_old_saves_have_none() {
    let game = random_game(RuleSet::default(), 3, 1);
    let times = [
        TimeControl::PerMove { seconds: 20 },
        TimeControl::Fischer {
            minutes: 5,
            increment: 3,
        },
        TimeControl::Bronstein { minutes: 10, delay: 5 },
    ];
    let odds = TimeOdds {
        side: Side::Black,
        divisor: 5,
    };
    for (time, other) in times.into_iter().flat_map(|time| [(time, false), (time, true)]) {
        assert_comes_back(&SavedGame {
            terms: Terms {
                time,
                touch_move: other,
                odds: other.then_some(odds),
            },
            times: Some(Times {
                white: 300_000,
                black: 12,
                spent: 1_900,
            }),
            ..plain(game.clone())
        });
    }
    let nothing_agreed = write(&plain(game), NOW);
    assert!(!nothing_agreed.contains("terms"));
    assert_eq!(read(&nothing_agreed).unwrap().terms, Terms::default());
}

#[test]
fn games_under_every_preset_come_back_as_they_were() {
    for (preset, seed) in Preset::ALL.into_iter().zip(1..) {
        for plies in [0, 3, 40, 200] {
            round_trip(&random_game(preset.rules(), plies, seed));
        }
    }
    round_trip(&random_game(
        "bell,capture=same-ring,progress-limit=7".parse().unwrap(),
        60,
        5,
    ));
}

#[test]
fn a_game_that_begins_anywhere_comes_back() {
    let rules = RuleSet::default();
    let middle = *random_game(rules, 31, 3).position();
    let mut game = Game::from_position(rules, middle);
    let mv = game.position().legal_moves(&rules)[0];
    game.play(mv).unwrap();
    round_trip(&game);
}

#[test]
fn turns_given_away_come_back() {
    let mut game = Game::new(RuleSet::default()).with_handicap(Handicap::new(Side::Black, 2));
    for _ in 0..7 {
        let mv = game.legal_moves()[0];
        game.play(mv).unwrap();
    }
    game.undo();
    round_trip(&game);
    let text = write(&plain(game), NOW).replace("black 2", "black 9");
    assert!(matches!(read(&text), Err(SaveError::Handicap(_))));
}

#[test]
fn moves_taken_back_come_back_too() {
    let mut game = random_game(RuleSet::default(), 12, 9);
    for _ in 0..5 {
        assert!(game.undo());
    }
    round_trip(&game);
}

#[test]
fn variations_come_back_with_the_point_looked_at() {
    let mut tree = GameTree::from(random_game(RuleSet::default(), 12, 9));
    tree.lose(Side::White, WinReason::Resignation);
    let line = tree.places().to_vec();
    for (place, number) in [(7, 3), (4, 2), (4, 5)] {
        tree.jump(line[place]);
        let mv = tree.line().position().legal_moves(tree.line().rules())[number];
        tree.play(mv).unwrap();
    }
    for here in [line[11], line[2], tree.here()] {
        tree.jump(here);
        let game = SavedGame {
            tree: tree.clone(),
            ..plain(Game::new(RuleSet::default()))
        };
        let read = read(&write(&game, NOW)).unwrap().tree;
        assert_eq!(read.to_record(&[]), tree.to_record(&[]));
        assert_eq!(
            (read.result(), read.line().outcome()),
            (tree.result(), tree.line().outcome())
        );
        assert_eq!(read.line().plies(), tree.line().plies());
        assert_eq!(read.line().undone(), tree.line().undone());
    }
}

#[test]
fn an_end_by_word_comes_back() {
    let unfinished = random_game(RuleSet::default(), 20, 4);
    let mut resigned = unfinished.clone();
    resigned.lose(Side::Black, WinReason::Resignation);
    let mut agreed = unfinished;
    agreed.undo();
    agreed.agree_draw();
    for game in [resigned, agreed] {
        assert!(game.outcome().is_some());
        round_trip(&game);
    }
}

#[test]
fn all_names_come_back() {
    let game = random_game(RuleSet::default(), 2, 1);
    let players = Players::two_people("Zoë \"Q\" \\ 王后", "");
    assert_comes_back(&SavedGame { players, ..plain(game) });
}

#[test]
fn impossible_games_are_refused_with_the_reason() {
    let mut game = random_game(RuleSet::default(), 4, 2);
    game.lose(Side::White, WinReason::Resignation);
    let good = write(&plain(game.clone()), NOW);
    let refused = |from: &str, to: &str| {
        assert!(good.contains(from), "{from} is not in {good}");
        read(&good.replace(from, to)).unwrap_err()
    };
    let first = game.plies()[0].mv.to_string();
    assert!(matches!(refused("\"globe\"", "\"chess\""), SaveError::Rules(_)));
    assert!(matches!(refused(" w - ", " x - "), SaveError::Start(_)));
    assert!(matches!(
        refused(&format!("\"{first}\""), "\"?\""),
        SaveError::MoveText(1, _)
    ));
    assert!(matches!(
        refused(&format!("\"{first}\""), "\"f1f6\""),
        SaveError::Illegal(1, _)
    ));
    assert!(matches!(refused("resignation", "enthroned"), SaveError::End(_)));
    assert!(matches!(refused("\"seed\"", "\"speed\""), SaveError::Unreadable(_)));
}

#[test]
fn other_versions_are_distinguished_from_damage() {
    for text in [
        r#"{"game":"agon","version":4,"anything":[1]}"#,
        r#"{"game":"agon","version":0}"#,
        r#"{"game":"agent","version":1}"#,
    ] {
        assert!(matches!(read(text), Err(SaveError::Foreign { .. })), "{text}");
        assert!(matches!(summary(text), Err(SaveError::Foreign { .. })), "{text}");
    }
}

#[test]
fn the_tags_of_an_opened_record_come_back() {
    let text =
        "[Event \"Club night\"]\n[White \"Ada\"]\n[Annotator \"Cy \\\"the Ring\\\"\"]\n[WhiteElo \"?\"]\n\n1. Gb1-c2 *";
    let record = &read_records(text).whole().unwrap()[0];
    let game = SavedGame {
        tree: GameTree::from_record(record).unwrap(),
        players: Players::two_people("Ada", ""),
        tags: SavedGame::tags_of(record),
        ..plain(Game::new(RuleSet::default()))
    };
    assert_comes_back(&game);
    assert_eq!(&read(&write(&game, NOW)).unwrap().record(), record);
}

#[test]
fn outdated_tags_about_the_end_are_dropped() {
    let tag = |name: &str, value: &str| (name.to_owned(), value.to_owned());
    let game = |termination| SavedGame {
        tags: vec![tag("Termination", termination), tag("PlyCount", "99")],
        ..plain(random_game(RuleSet::default(), 6, 1))
    };
    let told = |game: &SavedGame| game.record().tag("Termination").map(str::to_owned);
    let mut unterminated = game("unterminated");
    assert_eq!(told(&unterminated).as_deref(), Some("unterminated"));
    unterminated.tree.lose(Side::White, WinReason::Resignation);
    assert_eq!(told(&unterminated), None);
    assert_eq!(told(&game("time forfeit")), None, "the game goes on");
    let mut adjudicated = game("adjudication");
    adjudicated.tree.agree_draw();
    assert_eq!(told(&adjudicated).as_deref(), Some("adjudication"));
    assert_eq!(adjudicated.record().tag("PlyCount"), Some("6"));
}

#[test]
fn an_analysis_is_marked_in_the_list_and_in_its_record() {
    let mut kept = plain(random_game(RuleSet::default(), 6, 1));
    assert!(!summary(&write(&kept, "")).unwrap().is_analysis);
    mark_analysis(&mut kept.tags);
    let read_again = summary(&write(&kept, "")).unwrap();
    assert!(read_again.is_analysis && read_again.result.is_none());
    assert!(read(&write(&kept, "")).unwrap().is_analysis());
    assert_eq!(kept.record().tag("Mode"), Some("analysis"));
}

#[test]
fn the_words_before_the_first_move_are_in_the_summary() {
    let mut game = plain(random_game(RuleSet::default(), 6, 1));
    let first = game.tree.replies(NodeId::START)[0];
    game.tree.set_note(first, "a quiet step");
    assert_eq!(summary(&write(&game, NOW)).unwrap().introduction, "");
    let shape: Shape = "Gd4".parse().unwrap();
    game.tree.set_shapes(NodeId::START, &[shape]);
    let words = "In the garden {so to speak}.\n\n[Ada \"was late\"] 1. Tea; 2. cake";
    game.tree.set_note(NodeId::START, words);
    let read = summary(&write(&game, NOW)).unwrap();
    assert_eq!(read, Summary::of(&game, NOW));
    assert_eq!(read.introduction, game.tree.note(NodeId::START));
    assert!(read.introduction.ends_with("1. Tea; 2. cake"), "{}", read.introduction);
}

#[test]
fn words_before_a_variation_that_becomes_the_game_are_in_the_summary() {
    let text = "{Sunday} 1. Gb1-c2 ({rather} 1. Ga5-b5) 1... Gk7-i8 *";
    let mut tree = GameTree::from_record(&read_records(text).whole().unwrap()[0]).unwrap();
    let variation = tree.replies(NodeId::START)[1];
    tree.promote(variation);
    let game = SavedGame {
        tree,
        ..plain(Game::new(RuleSet::default()))
    };
    let read = summary(&write(&game, NOW)).unwrap();
    assert_eq!(read, Summary::of(&game, NOW));
    assert_eq!(read.introduction, "Sunday rather");
}

#[test]
fn summaries_are_read_without_the_game() {
    let mut game = random_game(Preset::Escale.rules(), 9, 1);
    game.lose(Side::White, WinReason::Time);
    let game = SavedGame {
        players: Players::two_people("Ada", "Grace"),
        ..plain(game)
    };
    let text = write(&game, NOW);
    let read = summary(&text).unwrap();
    assert_eq!(read, Summary::of(&game, NOW));
    assert_eq!((read.turns, read.result), (5, game.tree.result()));
    let first = game.tree.line().plies()[0].mv.to_string();
    let impossible = text.replace(&format!("\"{first}\""), "\"?\"");
    assert_eq!(summary(&impossible).unwrap(), read);
    assert!(super::read(&impossible).is_err());
}
