//! The planner: given two positions, decides which piece goes where. Moves, undo, redo, loading and jumps all use it.

use agon_core::rules::{GUARDS, Kind, Piece, Position, Side};
use bevy::prelude::Component;

use crate::agon::scene::entities::Whereabouts;

/// The manner in which a piece moves, or moved last.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
pub enum Manner {
    /// It slides to a neighbouring cell.
    Step,
    /// It is relocated elsewhere on the board.
    Relocation,
    /// It moves between the tray and the board.
    Placing,
    /// It leaves the board, captured for good, or comes back when that is undone.
    Removal,
    /// It enters or leaves the position without a motion.
    Appearing,
}

/// A piece whose place differs in the next position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PieceMotion {
    /// The piece.
    pub piece: Piece,
    /// Its place before.
    pub from: Whereabouts,
    /// Its place afterwards.
    pub to: Whereabouts,
    /// Its manner of getting there.
    pub manner: Manner,
}

/// The fewest motions from one position to another: pieces stay where they can, and the others go to the nearest place
/// that their side and kind has to fill. Motions are ordered by when they may begin: a piece leaves a place before
/// another arrives there.
pub fn plan(previous: &Position, next: &Position) -> Vec<PieceMotion> {
    let mut motions = Vec::new();
    for side in Side::ALL {
        for kind in [Kind::Queen, Kind::Guard] {
            let piece = Piece { side, kind };
            let (mut before, mut after) = (places(previous, piece), places(next, piece));
            before.retain(|place| {
                let stays = after.iter().position(|other| other == place);
                stays.map(|index| after.swap_remove(index)).is_none()
            });
            let mut pairs: Vec<(Whereabouts, Whereabouts)> = before
                .iter()
                .flat_map(|&from| after.iter().map(move |&to| (from, to)))
                .collect();
            // A stable sort, so that ties are always resolved the same way.
            pairs.sort_by_key(|&(from, to)| distance(from, to));
            while let Some(&(from, to)) = pairs.first() {
                pairs.retain(|&(a, b)| a != from && b != to);
                // Even a relocation to a neighbouring cell is not a step; the same holds when it is undone.
                let relocated = is_captured(previous, from) || is_captured(next, to);
                let manner = manner(from, to, relocated);
                motions.push(PieceMotion {
                    piece,
                    from,
                    to,
                    manner,
                });
            }
        }
    }
    remove(&mut motions);
    in_order(motions)
}

/// Where at most one piece moves otherwise, pieces that leave or enter the position were captured by that move.
fn remove(motions: &mut [PieceMotion]) {
    let moving = motions.iter().filter(|motion| motion.manner != Manner::Appearing);
    if moving.count() > 1 {
        return;
    }
    for motion in motions {
        let ends = [motion.from, motion.to];
        if motion.manner == Manner::Appearing && ends.iter().any(|end| end.cell().is_some()) {
            motion.manner = Manner::Removal;
        }
    }
}

/// Puts motions whose destination is free first; if all form a cycle, the first of them goes.
fn in_order(mut motions: Vec<PieceMotion>) -> Vec<PieceMotion> {
    let mut ordered = Vec::with_capacity(motions.len());
    while !motions.is_empty() {
        let is_free = |motion: &PieceMotion| {
            let comes_to = |other: &PieceMotion| matches!(motion.to, Whereabouts::Cell(_)) && other.from == motion.to;
            !motions.iter().any(comes_to)
        };
        let next = motions.iter().position(is_free).unwrap_or(0);
        ordered.push(motions.remove(next));
    }
    ordered
}

/// The motions for the first position shown: every piece appears.
pub fn appear(position: &Position) -> Vec<PieceMotion> {
    let mut motions = Vec::new();
    for side in Side::ALL {
        for kind in [Kind::Queen, Kind::Guard] {
            let piece = Piece { side, kind };
            let places = (0..).map(Whereabouts::Away).zip(places(position, piece));
            motions.extend(places.map(|(from, to)| PieceMotion {
                piece,
                from,
                to,
                manner: Manner::Appearing,
            }));
        }
    }
    motions
}

/// The places of all pieces of this side and kind, always one or six.
pub fn places(position: &Position, piece: Piece) -> Vec<Whereabouts> {
    let Piece { side, kind } = piece;
    let hand = position.hand(side);
    let (cells, first, in_hand, all) = match kind {
        Kind::Queen => (position.queens(side), 0, u8::from(hand.queen), 1),
        Kind::Guard => (position.guards(side), 1, hand.guards, GUARDS),
    };
    let mut places: Vec<Whereabouts> = cells.into_iter().map(Whereabouts::Cell).collect();
    places.extend((first..first + in_hand).map(Whereabouts::Hand));
    let away = all - places.len() as u8;
    places.extend((0..away).map(Whereabouts::Away));
    places
}

fn is_captured(position: &Position, place: Whereabouts) -> bool {
    place.cell().is_some_and(|cell| position.captured().contains(cell))
}

fn manner(from: Whereabouts, to: Whereabouts, relocated: bool) -> Manner {
    match (from, to) {
        (Whereabouts::Away(_), _) | (_, Whereabouts::Away(_)) => Manner::Appearing,
        (Whereabouts::Cell(a), Whereabouts::Cell(b)) if !relocated && a.direction_to(b).is_some() => Manner::Step,
        (Whereabouts::Cell(_), Whereabouts::Cell(_)) => Manner::Relocation,
        _ => Manner::Placing,
    }
}

/// The distance used for pairing: cells first, then the tray (last guard first), then out of the position.
fn distance(from: Whereabouts, to: Whereabouts) -> usize {
    match (from, to) {
        (Whereabouts::Cell(a), Whereabouts::Cell(b)) => a.distance(b),
        (Whereabouts::Hand(place), _) | (_, Whereabouts::Hand(place)) => 100 - usize::from(place),
        _ => 200,
    }
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use agon_core::board::{Bitboard, CellId};
    use agon_core::rules::{Hand, Move, PositionParts, RuleSet, Setup};

    use super::*;

    fn cell(name: &str) -> CellId {
        name.parse().unwrap()
    }

    fn board_move(from: &str, to: &str) -> Move {
        Move::Board {
            from: cell(from),
            to: cell(to),
        }
    }

    /// A position with the given pieces and captured cells, White to move.
    fn position(pieces: &[(&str, Side, Kind)], captured: &[&str]) -> Position {
        let parts = PositionParts {
            pieces: pieces
                .iter()
                .map(|&(name, side, kind)| (cell(name), Piece { side, kind }))
                .collect(),
            hand: [Hand::default(); 2],
            side: Side::White,
            captured: captured.iter().map(|name| cell(name)).collect::<Bitboard>(),
            clock: 0,
            turn: 1,
        };
        Position::new(&parts, &RuleSet::default()).unwrap()
    }

    #[test]
    fn every_first_move_moves_one_piece_one_step() {
        let rules = RuleSet::default();
        let start = Position::start(&rules);
        for &mv in start.legal_moves(&rules).iter() {
            let next = start.make(&rules, mv).position;
            let motions = plan(&start, &next);
            assert_eq!(motions.len(), 1);
            assert_eq!(motions[0].from, Whereabouts::Cell(mv.from().unwrap()));
            assert_eq!(motions[0].to, Whereabouts::Cell(mv.to().unwrap()));
            assert_eq!(motions[0].manner, Manner::Step);
        }
    }

    #[test]
    fn a_piece_captured_for_good_leaves_and_comes_back_when_that_is_undone() {
        let rules: RuleSet = "japan".parse().unwrap();
        let before = position(
            &[
                ("f1", Side::White, Kind::Queen),
                ("f7", Side::White, Kind::Guard),
                ("f10", Side::White, Kind::Guard),
                ("f8", Side::Black, Kind::Guard),
                ("a3", Side::Black, Kind::Guard),
                ("a1", Side::Black, Kind::Queen),
            ],
            &[],
        );
        let after = before.make(&rules, board_move("f10", "f9")).position;
        let removal = |motions: Vec<PieceMotion>| {
            assert_eq!(motions.len(), 2);
            let mut removals = motions.into_iter().filter(|motion| motion.manner == Manner::Removal);
            removals.next().map(|motion| (motion.from, motion.to)).unwrap()
        };
        let (from, to) = removal(plan(&before, &after));
        assert!(from == Whereabouts::Cell(cell("f8")) && matches!(to, Whereabouts::Away(_)));
        assert_eq!(removal(plan(&after, &before)), (to, from));
    }

    #[test]
    fn captured_pieces_do_not_move_by_their_capture() {
        let rules = RuleSet::default();
        let before = position(
            &[
                ("f1", Side::White, Kind::Queen),
                ("d5", Side::White, Kind::Guard),
                ("h5", Side::White, Kind::Guard),
                ("f4", Side::White, Kind::Guard),
                ("e5", Side::Black, Kind::Guard),
                ("g5", Side::Black, Kind::Guard),
                ("f11", Side::Black, Kind::Queen),
            ],
            &[],
        );
        let made = before.make(&rules, board_move("f4", "f5"));
        assert_eq!(made.captured.len(), 2, "{:?}", made.position);
        let motions = plan(&before, &made.position);
        assert_eq!(motions.len(), 1);
        assert_eq!(motions[0].piece.side, Side::White);
    }

    #[test]
    fn a_captive_is_put_back_even_to_a_neighbour_and_undo_brings_it_back_the_same_way() {
        let rules = RuleSet::default();
        let pieces = [
            ("a1", Side::White, Kind::Guard),
            ("f1", Side::White, Kind::Queen),
            ("f11", Side::Black, Kind::Queen),
        ];
        let before = position(&pieces, &["a1"]);
        for to in ["a2", "l6"] {
            let next = before.make(&rules, board_move("a1", to)).position;
            for (from, to) in [(&before, &next), (&next, &before)] {
                let motions = plan(from, to);
                assert_eq!(motions.len(), 1);
                assert_eq!(motions[0].manner, Manner::Relocation);
            }
        }
    }

    #[test]
    fn placing_takes_the_last_guard_of_the_tray_and_undo_puts_it_back() {
        let rules = RuleSet {
            setup: Setup::Bell,
            ..RuleSet::default()
        };
        let start = Position::start(&rules);
        let mv = start.legal_moves(&rules)[0];
        let next = start.make(&rules, mv).position;
        let motions = plan(&start, &next);
        assert_eq!(motions.len(), 1);
        assert_eq!(motions[0].from, Whereabouts::Hand(6));
        assert_eq!(motions[0].manner, Manner::Placing);
        let back = plan(&next, &start);
        assert_eq!((back[0].from, back[0].to), (motions[0].to, motions[0].from));
    }

    #[test]
    fn between_unrelated_positions_every_piece_has_one_place() {
        let standard = Position::start(&RuleSet::default());
        let parlett = Position::start(&RuleSet {
            setup: Setup::Parlett,
            ..RuleSet::default()
        });
        let sparse = position(
            &[("f6", Side::White, Kind::Queen), ("c3", Side::Black, Kind::Guard)],
            &[],
        );
        for (previous, next) in [
            (&standard, &parlett),
            (&parlett, &sparse),
            (&sparse, &standard),
            (&standard, &sparse),
        ] {
            let motions = plan(previous, next);
            for side in Side::ALL {
                for kind in [Kind::Queen, Kind::Guard] {
                    let piece = Piece { side, kind };
                    let mut after: HashSet<Whereabouts> = places(previous, piece).into_iter().collect();
                    for motion in motions.iter().filter(|motion| motion.piece == piece) {
                        assert!(after.remove(&motion.from), "{motion:?}");
                    }
                    for motion in motions.iter().filter(|motion| motion.piece == piece) {
                        assert!(after.insert(motion.to), "{motion:?}");
                    }
                    assert_eq!(after, places(next, piece).into_iter().collect());
                }
            }
        }
    }

    #[test]
    fn a_piece_leaves_its_cell_before_another_comes_to_it() {
        let queens = [("f1", Side::White, Kind::Queen), ("f11", Side::Black, Kind::Queen)];
        let with = |guards: &[(&'static str, Side)]| {
            let guards = guards.iter().map(|&(name, side)| (name, side, Kind::Guard));
            let pieces: Vec<_> = queens.into_iter().chain(guards).collect();
            position(&pieces, &[])
        };
        let before = with(&[("d4", Side::White), ("d5", Side::Black)]);
        let after = with(&[("d5", Side::White), ("d6", Side::Black)]);
        for (previous, next, first) in [(&before, &after, Side::Black), (&after, &before, Side::White)] {
            let sides: Vec<Side> = plan(previous, next).iter().map(|motion| motion.piece.side).collect();
            assert_eq!(sides, [first, first.opponent()]);
        }
        let swapped = with(&[("d5", Side::White), ("d4", Side::Black)]);
        assert_eq!(plan(&before, &swapped).len(), 2, "a circle is no trap");
    }

    #[test]
    fn the_same_position_needs_no_motion() {
        let start = Position::start(&RuleSet::default());
        assert_eq!(plan(&start, &start), []);
    }
}
