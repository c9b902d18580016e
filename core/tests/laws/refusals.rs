//! Exactly the generated moves are legal, and all others are refused for a true reason.

use std::collections::{BTreeSet, HashSet};
use std::sync::Mutex;

use agon_core::board::CellId;
use agon_core::rules::{IllegalMove, Kind, Move, Piece, Position, RelocationBan, RuleSet, Side, Zone};
use rand::RngExt;
use rand::seq::IteratorRandom;

use crate::games::{each_random_game, positions};

/// All moves, legal or not.
fn every_move() -> impl Iterator<Item = Move> {
    let cells = || CellId::ALL.into_iter();
    let steps = cells().flat_map(move |from| cells().map(move |to| Move::Board { from, to }));
    let placements = [Kind::Queen, Kind::Guard]
        .into_iter()
        .flat_map(move |kind| cells().map(move |to| Move::Place { kind, to }));
    steps.chain(placements).chain([Move::Pass])
}

#[test]
fn every_generated_move_is_accepted_and_every_other_is_refused_with_a_true_reason() {
    let given = Mutex::new(HashSet::new());
    each_random_game(|game, rng| {
        let rules = game.rules();
        for (_, position) in positions(game) {
            let legal = position.legal_moves(rules);
            assert_eq!(position.count_moves(rules) as usize, legal.len(), "{position}");
            assert_eq!(position.must_pass(rules), *legal == [Move::Pass], "{position}");
            legal
                .iter()
                .for_each(|&mv| assert_eq!(position.check(rules, mv), Ok(()), "{position} {mv}"));
        }
        // All moves, in one position of every other game.
        let Some((_, position)) = positions(game).choose(rng).filter(|_| rng.random()) else {
            return;
        };
        let mut legal: BTreeSet<String> = position.legal_moves(rules).iter().map(Move::to_string).collect();
        assert_eq!(
            legal.len(),
            position.legal_moves(rules).len(),
            "no move is generated twice: {position}"
        );
        let mut reasons = HashSet::new();
        for mv in every_move() {
            match position.check(rules, mv) {
                Ok(()) => assert!(legal.remove(&mv.to_string()), "{position} accepts {mv}"),
                Err(reason) => {
                    assert!(is_true(reason, position, rules, mv), "{position} {mv}: {reason}");
                    reasons.insert(std::mem::discriminant(&reason));
                }
            }
        }
        assert!(legal.is_empty(), "{position} refuses {legal:?}");
        given.lock().unwrap().extend(reasons);
    });
    // All but `GameOver`, which a position never returns.
    assert_eq!(given.into_inner().unwrap().len(), 18, "every reason was given");
}

/// Whether the reason is true of the position.
fn is_true(reason: IllegalMove, position: &Position, rules: &RuleSet, mv: Move) -> bool {
    let side = position.side();
    let due = position.due();
    let (from, to) = (mv.from(), mv.to());
    let rings = from.zip(to).map(|(from, to)| (from.ring(), to.ring()));
    let is_relocation = from.is_some_and(|from| due.contains(from));
    let is_guard = from.is_some_and(|from| position.guards(side).contains(from));
    let in_hand = position.hand(side).next();
    match reason {
        IllegalMove::GameOver => false,
        IllegalMove::NoPiece(cell) => from == Some(cell) && position.piece_at(cell).is_none(),
        IllegalMove::NotYours(cell) => from == Some(cell) && position.pieces(side.opponent()).contains(cell),
        IllegalMove::Occupied(cell) => to == Some(cell) && position.piece_at(cell).is_some(),
        IllegalMove::NotAdjacent => from.zip(to).is_some_and(|(from, to)| from.direction_to(to).is_none()),
        IllegalMove::Outwards => rings.is_some_and(|(from, to)| to > from),
        IllegalMove::GuardOnThrone => is_guard && to == Some(CellId::THRONE),
        IllegalMove::InCustody(by) => {
            by == side.opponent() && due.is_empty() && to.is_some_and(|to| position.custody_cells(rules).contains(to))
        }
        IllegalMove::MustRelocate(cells) => cells == due && !due.is_empty() && !is_relocation,
        IllegalMove::QueenFirst(queen) => {
            is_relocation && is_guard && due.contains(queen) && position.queen(side) == Some(queen)
        }
        IllegalMove::SameCell => is_relocation && from == to,
        IllegalMove::WrongZone(zone) => is_relocation && to.is_some_and(|to| is_outside(zone, position, from, to)),
        IllegalMove::RelocationCaptures => is_relocation && rules.relocation_capture == RelocationBan::Forbidden,
        IllegalMove::RelocationInCustody(by) => {
            by == side.opponent() && is_relocation && to.is_some_and(|to| position.custody_cells(rules).contains(to))
        }
        IllegalMove::MustPlace(kind) => {
            in_hand == Some(kind) && !matches!(mv, Move::Place { kind: asked, .. } if asked == kind)
        }
        IllegalMove::NotInHand(kind) => {
            matches!(mv, Move::Place { kind: asked, .. } if asked == kind && in_hand.is_none())
        }
        IllegalMove::WrongPlacement(zone) => {
            matches!(mv, Move::Place { kind, to } if in_hand == Some(kind) && is_outside(zone, position, None, to))
        }
        IllegalMove::MayNotPass => mv == Move::Pass && !position.must_pass(rules),
        IllegalMove::MustPass => mv != Move::Pass && position.must_pass(rules),
        // Only a game has a handicap.
        IllegalMove::Handicap => false,
    }
}

fn is_outside(zone: Zone, position: &Position, from: Option<CellId>, to: CellId) -> bool {
    match zone {
        Zone::Edge => to.ring() < 5,
        Zone::NextRing => from.is_some_and(|from| to.ring() != (from.ring() + 1).min(5)),
        Zone::NotThrone => to == CellId::THRONE,
        Zone::Start(kind) => {
            let piece = Piece {
                side: position.side(),
                kind,
            };
            Position::start(&RuleSet::default()).piece_at(to) != Some(piece)
        }
        Zone::OppositeQueen => position
            .queen(position.side().opponent())
            .is_some_and(|queen| to != queen.opposite()),
    }
}

#[test]
fn a_refusal_names_the_side_the_cells_the_zone_or_the_piece() {
    let cells = ["a1", "f6"].map(|cell| cell.parse().unwrap());
    let [edge, centre] = cells;
    for (reason, text) in [
        (IllegalMove::NoPiece(edge), "no piece stands on a1"),
        (
            IllegalMove::NotYours(centre),
            "the piece on f6 belongs to the other side",
        ),
        (IllegalMove::Occupied(edge), "a piece already stands on a1"),
        (
            IllegalMove::InCustody(Side::White),
            "that cell is between two white pieces",
        ),
        (
            IllegalMove::InCustody(Side::Black),
            "that cell is between two black pieces",
        ),
        (
            IllegalMove::RelocationInCustody(Side::White),
            "a piece put back there would be between two white pieces",
        ),
        (
            IllegalMove::RelocationInCustody(Side::Black),
            "a piece put back there would be between two black pieces",
        ),
        (
            IllegalMove::MustRelocate(cells.into_iter().collect()),
            "a captured piece must be put back first: a1, f6",
        ),
        (
            IllegalMove::QueenFirst(centre),
            "the captured queen on f6 must be put back first",
        ),
        (
            IllegalMove::WrongZone(Zone::Edge),
            "a captured piece is put back on the edge",
        ),
        (
            IllegalMove::WrongZone(Zone::NextRing),
            "a captured piece is put back on the next ring outwards",
        ),
        (
            IllegalMove::WrongZone(Zone::NotThrone),
            "a captured queen is not put back on the throne",
        ),
        (IllegalMove::WrongPlacement(Zone::Edge), "pieces are placed on the edge"),
        (
            IllegalMove::WrongPlacement(Zone::OppositeQueen),
            "the second queen is placed exactly opposite the first",
        ),
        (
            IllegalMove::WrongPlacement(Zone::NotThrone),
            "no piece is placed on the throne",
        ),
        (IllegalMove::MustPlace(Kind::Queen), "the queen must be placed first"),
        (
            IllegalMove::MustPlace(Kind::Guard),
            "the guards in hand must be placed first",
        ),
        (IllegalMove::NotInHand(Kind::Queen), "there is no queen in hand"),
        (IllegalMove::NotInHand(Kind::Guard), "there is no guard in hand"),
    ] {
        assert_eq!(reason.to_string(), text);
    }
}

#[test]
fn an_illegal_move_made_unchecked_does_not_panic() {
    let moves: Vec<Move> = every_move().collect();
    each_random_game(|game, rng| {
        for (_, position) in positions(game) {
            let mv = *moves.iter().choose(rng).unwrap();
            std::hint::black_box(position.make(game.rules(), mv));
        }
    });
}
