//! Laws of sequences of moves, legal or not, that are decoded from arbitrary bytes. Also called by the targets in
//! `fuzz/`.

use agon_core::board::CellId;
use agon_core::notation::{parse_position, write_move};
use agon_core::rules::{Game, Kind, Move, Position, RuleSet, Setup};

use crate::axes::AXES;

/// Plays the game encoded in the bytes: first the rules, a byte per axis, then moves. A byte below 250 selects a legal
/// move; any other is followed by three bytes of an arbitrary move. Returns the number of plies played.
pub fn play(bytes: &[u8]) -> usize {
    let mut bytes = bytes.iter().copied();
    let mut rules = RuleSet::default();
    for ((axis, values), byte) in AXES.into_iter().zip(&mut bytes) {
        rules.set_axis(axis, values[usize::from(byte) % values.len()]).unwrap();
    }
    let mut game = Game::new(rules);
    while let Some(byte) = bytes.next() {
        let before = *game.position();
        let legal = before.legal_moves(&rules);
        let mv = if byte < 250 {
            legal[usize::from(byte) % legal.len()]
        } else {
            let mut next = || bytes.next().unwrap_or_default();
            any_move([next(), next(), next()])
        };
        let is_legal = legal.contains(&mv) && game.outcome().is_none();
        match game.play(mv) {
            Ok(ply) => {
                assert!(is_legal, "{rules} {before} {mv} was played");
                let (position, text) = (ply.position, write_move(&ply.effects));
                check(&game, &before, &position);
                assert!(!text.is_empty());
            }
            Err(reason) => {
                assert!(!is_legal, "{rules} {before} {mv} was refused: {reason}");
                assert!(!reason.to_string().is_empty());
                assert_eq!(*game.position(), before);
            }
        }
    }
    moments_go_on_alike(&game);
    let plies = game.plies().len();
    while game.undo() {}
    assert_eq!(*game.position(), Position::start(&rules));
    plies
}

/// From each of its moments the game goes on as it did, and positions have stood as often as they did there.
fn moments_go_on_alike(game: &Game) {
    let positions: Vec<_> = game.positions().collect();
    for (number, ((mut moment, mv), ply)) in game.moments().zip(game.plies()).enumerate() {
        let earlier = positions[..=number].iter();
        let times = earlier.filter(|earlier| earlier.key() == ply.position.key()).count();
        let counted = moment.times_stood(&ply.position);
        assert!(
            counted.is_none_or(|counted| counted == times),
            "{counted:?}, not {times}"
        );
        assert_eq!(moment.play(mv), Ok(ply));
    }
}

fn any_move([what, from, to]: [u8; 3]) -> Move {
    let cell = |byte: u8| CellId::ALL[usize::from(byte) % CellId::COUNT];
    match what % 4 {
        0 => Move::Pass,
        1 => Move::Place {
            kind: if from % 2 == 0 { Kind::Queen } else { Kind::Guard },
            to: cell(to),
        },
        _ => Move::Board {
            from: cell(from),
            to: cell(to),
        },
    }
}

/// The position after a legal move: its key is right, no piece is lost, and it reads back from its text.
fn check(game: &Game, before: &Position, after: &Position) {
    let rules = game.rules();
    assert_eq!(after.key(), after.fresh_key(), "{rules} {after}");
    assert_eq!(parse_position(&after.to_string(), rules).as_ref(), Ok(after), "{rules}");
    let pieces = |position: &Position| {
        let hands = agon_core::rules::Side::ALL.map(|side| position.hand(side));
        let in_hand: u32 = hands
            .iter()
            .map(|hand| u32::from(hand.queen) + u32::from(hand.guards))
            .sum();
        assert!(in_hand == 0 || rules.setup != Setup::Standard, "{rules} {position}");
        position.occupied().len() + in_hand
    };
    if rules.removes_any() {
        assert!(pieces(before) >= pieces(after), "{rules} {before} {after}");
    } else {
        assert_eq!(pieces(before), pieces(after), "{rules} {before} {after}");
    }
}
