//! The rule book and the museum that come with the program.

use agon_core::board::CellId;
use agon_core::rule_book::board::{Board, Claim};
use agon_core::rule_book::book::{RuleBook, Sentence};
use agon_core::rules::{Game, IllegalMove, Move, Outcome, Preset, WinReason};

fn board(id: &str) -> &'static Board {
    let sentence = RuleBook::agon().sentence(id);
    sentence
        .and_then(Sentence::board)
        .unwrap_or_else(|| panic!("no board {id}"))
}

fn refused(id: &str) -> Vec<IllegalMove> {
    let board = board(id);
    let refused = board.claims().iter().filter_map(|claim| match claim {
        Claim::Refused(mv) => Some(Move::Board { from: mv.0, to: mv.1 }),
        _ => None,
    });
    let game = board.game();
    refused.map(|mv| game.clone().play(mv).unwrap_err()).collect()
}

/// The game after the moves of a board.
fn end(id: &str) -> Game {
    let board = board(id);
    let mut game = board.game();
    for &mv in board.moves() {
        game.play(mv).unwrap();
    }
    game
}

#[test]
fn the_boards_are_played_by_the_rules_of_a_new_game() {
    let mut boards = 0;
    for sentence in RuleBook::agon()
        .chapters()
        .iter()
        .flat_map(|chapter| chapter.sentences())
    {
        let Some(board) = sentence.board() else { continue };
        boards += 1;
        assert_eq!(board.game().rules(), &Preset::NEW_GAME.rules(), "{}", sentence.id());
        // Either something moves, or a move that is not allowed is tried.
        assert!(
            !board.moves().is_empty() || !board.marked()[1].is_empty() || sentence.id() == "jumps",
            "{}",
            sentence.id()
        );
    }
    assert!(boards >= 25, "{boards}");
}

#[test]
fn moves_are_refused_for_the_reason_given() {
    for (id, is_meant) in [
        (
            "ways",
            (|error| matches!(error, IllegalMove::Outwards)) as fn(&IllegalMove) -> bool,
        ),
        ("throne", |error| matches!(error, IllegalMove::GuardOnThrone)),
        ("between", |error| matches!(error, IllegalMove::InCustody(_))),
        ("stays", |error| matches!(error, IllegalMove::InCustody(_))),
        ("gap", |error| matches!(error, IllegalMove::InCustody(_))),
        ("turn", |error| matches!(error, IllegalMove::MustRelocate(_))),
        ("queen-first", |error| matches!(error, IllegalMove::QueenFirst(_))),
        ("edge", |error| matches!(error, IllegalMove::WrongZone(_))),
        ("anywhere", |error| matches!(error, IllegalMove::WrongZone(_))),
    ] {
        let errors = refused(id);
        assert!(!errors.is_empty() && errors.iter().all(is_meant), "{id}: {errors:?}");
    }
    let [captures, custody] = refused("not-there")[..] else {
        panic!("two cells")
    };
    assert_eq!(captures, IllegalMove::RelocationCaptures);
    assert!(matches!(custody, IllegalMove::RelocationInCustody(_)));
}

#[test]
fn games_end_for_the_reason_given() {
    for (id, reason) in [
        ("race", WinReason::Enthroned),
        ("winning", WinReason::Enthroned),
        ("empty-throne", WinReason::EmptyThrone),
        ("repeating", WinReason::Repetition),
    ] {
        let found = end(id).outcome();
        assert!(
            matches!(found, Some(Outcome::Win { reason: found, .. }) if found == reason),
            "{id}: {found:?}"
        );
    }
}

#[test]
fn a_corner_is_safe_and_the_throne_is_not() {
    assert!(end("corner").outcome().is_none());
    assert!(end("leaving").position().captured().contains(CellId::THRONE));
}

#[test]
fn every_preset_has_a_room_with_its_sources() {
    let rooms = RuleBook::agon().rooms();
    assert!(rooms.iter().map(|room| room.preset()).eq(Preset::ALL));
    assert!(rooms.iter().all(|room| !room.sources().is_empty()));
}

/// The numbers of the row of these rules and this player in the tables of `docs/engine.md`.
fn measured(rules: &str, player: &str) -> Vec<f64> {
    let text = include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/../docs/engine.md"));
    let (_, text) = text.split_once("## What games are like").expect("there is a section");
    let begins = format!("| `{rules}` | `{player}` |");
    let row = text.lines().find_map(|line| line.strip_prefix(&begins));
    let row = row.unwrap_or_else(|| panic!("{rules} was not measured with {player}"));
    row.split_whitespace().filter_map(|word| word.parse().ok()).collect()
}

#[test]
fn statistics_of_games_were_measured() {
    for room in RuleBook::agon().rooms() {
        let told = room.measured();
        let row = measured(room.preset().name(), &told.player);
        // The table of the rules of a new game names the number of games above it, and has neither quartiles nor causes.
        let found = match room.preset() {
            Preset::Modern => [100.0, row[0], row[1], row[5], row[6]],
            _ => [row[0], row[1], row[5], row[11], row[12]],
        };
        let told = [
            f64::from(told.games),
            f64::from(told.plies),
            told.drawn,
            told.white,
            told.error,
        ];
        assert_eq!(told, found, "{:?}", room.preset());
    }
}
