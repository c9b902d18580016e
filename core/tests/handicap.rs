//! A side that gives its first turns away: the game, its record and its link.

use agon_core::notation::{
    GameTree, Record, RecordFault, parse_position, read_link, read_move, read_moves, read_records, write_link,
};
use agon_core::rules::{
    Effect, Game, Handicap, IllegalMove, Move, Outcome, Position, Preset, QueenChooser, RuleSet, Side, WinReason,
};

fn handicap(text: &str) -> Option<Handicap> {
    Some(text.parse().unwrap())
}

/// A game of `plies` arbitrary legal moves.
fn played(rules: RuleSet, text: &str, plies: usize) -> Game {
    let mut game = Game::new(rules).with_handicap(handicap(text));
    for index in 0..plies {
        let moves = game.legal_moves();
        let mv = moves[(index * 7) % moves.len()];
        game.play(mv).unwrap();
        if game.outcome().is_some() {
            break;
        }
    }
    game
}

fn passes(game: &Game) -> Vec<(usize, Side)> {
    let pass = |effects: &[Effect]| match effects.first() {
        Some(Effect::Passed { side }) => Some(*side),
        _ => None,
    };
    let plies = game.plies().iter().enumerate();
    plies
        .filter_map(|(index, ply)| Some((index, pass(&ply.effects)?)))
        .collect()
}

#[test]
fn a_side_gives_exactly_its_first_turns_away() {
    let game = played(RuleSet::default(), "black 2", 12);
    assert_eq!(passes(&game), [(1, Side::Black), (3, Side::Black)]);
    let game = played(RuleSet::default(), "white 3", 12);
    assert_eq!(passes(&game), [(0, Side::White), (2, Side::White), (4, Side::White)]);
}

#[test]
fn nothing_else_can_be_played_in_such_a_turn() {
    let mut game = played(RuleSet::default(), "black 1", 1);
    let step = game.position().legal_moves(game.rules())[0];
    assert!(game.must_pass() && !game.position().must_pass(game.rules()));
    assert_eq!(game.play(step), Err(IllegalMove::Handicap));
    game.play(Move::Pass).unwrap();
    let step = game.legal_moves()[0];
    game.play(step).unwrap();
    assert!(!game.must_pass());
    assert_eq!(game.play(Move::Pass), Err(IllegalMove::MayNotPass));
}

#[test]
fn a_turn_is_given_away_by_its_side_even_where_the_captor_would_choose() {
    let rules = RuleSet {
        queen_chooser: QueenChooser::Captor,
        ..RuleSet::default()
    };
    let start = parse_position("6/7/8/9/10/1GqG7/10/9/8/7/6 b f3 0 1", &rules).unwrap();
    let mut game = Game::from_position(rules, start).with_handicap(handicap("black 1"));
    assert_eq!(game.chooser(), Side::Black);
    game.play(Move::Pass).unwrap();
    game.play(game.legal_moves()[0]).unwrap();
    assert_eq!((game.position().side(), game.chooser()), (Side::Black, Side::White));
}

#[test]
fn turns_taken_back_are_given_away_again() {
    let mut game = played(RuleSet::default(), "black 1", 3);
    for _ in 0..2 {
        game.undo();
    }
    assert!(game.must_pass());
    assert!(game.redo() && !game.must_pass());
}

#[test]
fn pieces_are_placed_before_turns_are_given_away() {
    for preset in [Preset::Bell, Preset::Parlett, Preset::RingEntry] {
        let game = played(preset.rules(), "black 2", 40);
        let passes = passes(&game);
        assert_eq!(passes.len(), 2, "{}", preset.name());
        let first = passes[0].0;
        assert!(
            game.plies()[..first]
                .iter()
                .any(|ply| matches!(ply.mv, Move::Place { .. }))
        );
        assert!(!game.plies()[first].position.is_placing());
    }
}

#[test]
fn a_record_keeps_it_in_a_tag() {
    for text in ["white 1", "black 5"] {
        let game = played(RuleSet::default(), text, 14);
        let record = Record::from_game(&game, &[]);
        let written = record.to_string();
        assert!(written.contains(&format!("[Handicap \"{text}\"]")), "{written}");
        let read = read_records(&written).whole().unwrap();
        assert_eq!(read, [record]);
        let again = read[0].to_game().unwrap();
        assert_eq!((again.handicap(), again.plies()), (handicap(text), game.plies()));
        let tree = GameTree::from_record(&read[0]).unwrap();
        assert_eq!(tree.line().handicap(), handicap(text));
        assert_eq!(tree.to_record(&[]).to_string(), written);
    }
}

#[test]
fn a_record_with_another_handicap_is_refused_where_it_stands() {
    for text in ["black", "black 0", "black 6", "black 02", "Black 2", "2"] {
        let error = read_records(&format!("[Handicap \"{text}\"]\n\n1. Gb1-c2 *"))
            .whole()
            .unwrap_err();
        assert_eq!((error.line, &error.fault), (1, &RecordFault::Handicap), "{text}");
    }
    // Without the tag the passes are illegal.
    let written = Record::from_game(&played(RuleSet::default(), "black 2", 8), &[]).to_string();
    let without = written.replace("[Handicap \"black 2\"]\n", "");
    let error = read_records(&without).whole().unwrap_err();
    assert!(matches!(error.fault, RecordFault::Move { .. }), "{error}");
}

#[test]
fn a_link_carries_it() {
    for (rules, text) in [
        ("globe", "black 2"),
        ("globe,custody=trapped", "white 5"),
        ("parlett", "black 1"),
    ] {
        let game = played(rules.parse().unwrap(), text, 30);
        let link = write_link(&game).unwrap();
        let again = read_link(&link).unwrap();
        assert_eq!((again.handicap(), again.plies()), (handicap(text), game.plies()));
        assert_eq!(again.rules(), game.rules());
    }
}

#[test]
fn links_without_it_are_unchanged() {
    let game = Game::new(RuleSet::default());
    assert_eq!(
        write_link(&game).unwrap(),
        write_link(&game.clone().with_handicap(None)).unwrap()
    );
    let given = game.clone().with_handicap(handicap("black 2"));
    assert_ne!(write_link(&given), write_link(&game));
    assert!(!given.continues(&game), "another handicap is another game");
}

#[test]
fn nobody_loses_by_repetition_through_turns_given_away() {
    let rules: RuleSet = "modern".parse().unwrap();
    let mut game = Game::new(rules).with_handicap(handicap("black 5"));
    let play = |game: &mut Game, text: &str| {
        for word in text.split(' ') {
            let mv = read_move(word, game.position(), &rules).unwrap_or(Move::Pass);
            game.play(mv).unwrap_or_else(|error| panic!("{word}: {error}"));
        }
    };
    play(&mut game, "b1c1 pass c1b1 pass b1c1 pass c1b1 pass b1c1");
    assert_eq!(
        (game.outcome(), game.times_repeated()),
        (None, None),
        "the fifth turn is not yet given away"
    );
    play(&mut game, "pass");
    assert_eq!((game.outcome(), game.times_repeated()), (None, Some(1)));
    // From here it counts, as in a game that begins here.
    let mut fresh = Game::from_position(rules, *game.position());
    for game in [&mut game, &mut fresh] {
        play(game, "c1b1 k7i8 b1c1 i8k7 c1b1 k7i8 b1c1");
        assert_eq!((game.outcome(), game.times_repeated()), (None, Some(2)));
        play(game, "i8k7");
        let lost = Outcome::Win {
            winner: Side::White,
            reason: WinReason::Repetition,
        };
        assert_eq!(game.outcome(), Some(lost));
    }
    for ((before, mv), ply) in game.moments().zip(game.plies()) {
        let mut before = before;
        assert_eq!(before.play(mv), Ok(ply));
    }
}

#[test]
fn positions_count_for_repetition_from_the_last_turn_given_away_on() {
    for (text, counted) in [
        ("white 1", [0, 1, 2, 3, 4, 5, 6]),
        ("black 2", [0, 0, 0, 0, 1, 2, 3]),
        ("white 3", [0, 0, 0, 0, 0, 1, 2]),
    ] {
        for (plies, count) in counted.into_iter().enumerate() {
            let game = played(RuleSet::default(), text, plies);
            let keys: Vec<_> = game.positions().map(Position::key).collect();
            let last = game.counted_keys().collect::<Vec<_>>();
            assert_eq!(last, keys[keys.len() - count..], "{text} after {plies} plies");
        }
    }
}

#[test]
fn sides_that_change_places_give_as_many_turns_away() {
    for turns in Handicap::TURNS {
        let [white, black] = [Side::White, Side::Black].map(|side| Handicap::new(side, turns).unwrap());
        assert_eq!((white.swapped(), black.swapped()), (black, white));
    }
}

#[test]
fn turns_given_away_are_distinguished_from_steps_and_counted() {
    let mut game = played(RuleSet::default(), "black 1", 4);
    let mut given = Vec::new();
    while game.undo() {
        given.push(game.has_given_turn_away());
    }
    // Newest first: after three plies, two, one and none.
    assert_eq!(given, [false, true, false, false]);
    assert_eq!(played(RuleSet::default(), "white 1", 1).handicap_plies(), 1);
}

#[test]
fn moves_that_follow_in_a_game_are_read_with_its_handicap() {
    let game = played(RuleSet::default(), "black 1", 1);
    let pass = Move::Pass.to_string();
    assert_eq!(read_moves(&pass, &game), Ok(vec![Move::Pass]));
    let step = game.position().legal_moves(game.rules())[0].to_string();
    assert!(read_moves(&step, &game).is_err());
}
