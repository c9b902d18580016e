//! The rules in single sentences, with a file per section of `docs/rules.md`.

mod ends;
mod holds;
mod relocations;
mod set_ups;
mod steps;
mod texts;

use agon_core::board::{Bitboard, CellId};
use agon_core::notation::{parse_move, write_move};
use agon_core::rules::{
    Game, Hand, IllegalMove, Kind, Outcome, Piece, Position, PositionParts, RuleSet, Side, WinReason,
};

/// A game from pieces like `Qf1 Gb1 qf11 ga2`, White's in capitals as in position texts; `!` marks a captured one, and
/// `+G` one in hand.
fn game(rules: &str, pieces: &str, side: Side) -> Game {
    let rules: RuleSet = rules.parse().unwrap();
    let mut parts = PositionParts {
        pieces: Vec::new(),
        hand: [Hand::default(); 2],
        side,
        captured: Bitboard::EMPTY,
        clock: 0,
        turn: 1,
    };
    for word in pieces.split_whitespace() {
        let in_hand = word.starts_with('+');
        let (letter, name) = word.trim_start_matches('+').split_at(1);
        let side = if letter == letter.to_uppercase() {
            Side::White
        } else {
            Side::Black
        };
        let kind = if letter.eq_ignore_ascii_case("q") {
            Kind::Queen
        } else {
            Kind::Guard
        };
        match kind {
            Kind::Queen if in_hand => parts.hand[side.index()].queen = true,
            Kind::Guard if in_hand => parts.hand[side.index()].guards += 1,
            _ => parts
                .pieces
                .push((cell(name.trim_end_matches('!')), Piece { side, kind })),
        }
        if name.ends_with('!') {
            parts.captured.insert(cell(name.trim_end_matches('!')));
        }
    }
    Game::from_position(rules, Position::new(&parts, &rules).unwrap())
}

fn cell(name: &str) -> CellId {
    name.parse().unwrap()
}

fn cells(names: &str) -> Bitboard {
    names.split_whitespace().map(cell).collect()
}

/// Plays moves and returns the last one in the form for people.
fn play(game: &mut Game, moves: &str) -> String {
    let mut written = String::new();
    for text in moves.split_whitespace() {
        let mv = parse_move(text, game.position(), game.rules()).unwrap();
        written = write_move(
            &game
                .play(mv)
                .unwrap_or_else(|reason| panic!("{text}: {reason}"))
                .effects,
        );
    }
    written
}

/// Why a move is illegal.
#[track_caller]
fn refusal(game: &Game, text: &str) -> IllegalMove {
    let mv = parse_move(text, game.position(), game.rules()).unwrap();
    game.position().check(game.rules(), mv).unwrap_err()
}

/// The cells to which the piece may go.
fn targets(game: &Game, from: &str) -> Bitboard {
    game.position().targets(game.rules(), cell(from))
}

fn won(winner: Side, reason: WinReason) -> Option<Outcome> {
    Some(Outcome::Win { winner, reason })
}
