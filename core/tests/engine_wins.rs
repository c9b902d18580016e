//! Proven wins: a win that the search announces is forced, and the shortest; so is one that complete search proves.

use agon_core::board::{Bitboard, CellId};
use agon_core::engine::{Limits, Score, Searcher, Unwatched};
use agon_core::puzzles::prover::{Prover, TooLarge};
use agon_core::rules::{Game, Kind, Outcome, Piece, Position, PositionParts, Preset, RuleSet, Side};
use rand::seq::IndexedRandom;
use rand::{RngExt, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;

/// The number of plies, at most `plies`, in which a side can force a win, by trying everything.
fn forced(position: &Position, rules: &RuleSet, side: Side, plies: u32) -> Option<u32> {
    let chooses = position.chooser(rules) == side;
    let mut longest = 0;
    for &mv in position.legal_moves(rules).iter() {
        let next = position.make(rules, mv).position;
        let needs = match next.outcome_after(rules, mv) {
            Some(Outcome::Win { winner, .. }) => (winner == side).then_some(1),
            Some(Outcome::Draw(_)) => None,
            None if plies > 1 => forced(&next, rules, side, plies - 1).map(|plies| plies + 1),
            None => None,
        };
        match needs {
            // Shorter wins are tried first, so this is the shortest.
            Some(needs) if chooses => return Some(needs),
            Some(needs) => longest = longest.max(needs),
            None if chooses => {}
            None => return None,
        }
    }
    (!chooses).then_some(longest)
}

/// A game in which White has nearly come home and Black is on the way; of the pieces, so many at most are captured.
fn nearly_home(rules: RuleSet, most_captured: usize, rng: &mut Xoshiro256PlusPlus) -> Game {
    let (near, far): (Vec<_>, Vec<_>) = CellId::ALL.into_iter().partition(|cell| cell.ring() <= 2);
    let beside: Vec<_> = near.iter().copied().filter(|cell| cell.ring() == 1).collect();
    let mut taken = Bitboard::EMPTY;
    let mut free = |rng: &mut Xoshiro256PlusPlus, cells: &[CellId]| {
        let cells: Vec<_> = cells.iter().copied().filter(|&cell| !taken.contains(cell)).collect();
        let cell = *cells.choose(rng).expect("there are more cells than pieces");
        taken.insert(cell);
        cell
    };
    let queen = if rng.random() {
        CellId::THRONE
    } else {
        free(rng, &beside)
    };
    let mut pieces = vec![(queen, Side::White, Kind::Queen)];
    for guard in 0..6 {
        let cells = if guard < 5 - usize::from(queen.ring() > 0) {
            &beside
        } else {
            &near[1..]
        };
        let cells: Vec<_> = cells.iter().copied().filter(|cell| cell.ring() > 0).collect();
        pieces.push((free(rng, &cells), Side::White, Kind::Guard));
    }
    pieces.push((free(rng, &far), Side::Black, Kind::Queen));
    for _ in 0..6 {
        let cells = if rng.random_ratio(1, 4) { &near[1..] } else { &far };
        let cells: Vec<_> = cells.iter().copied().filter(|cell| cell.ring() > 1).collect();
        pieces.push((free(rng, &cells), Side::Black, Kind::Guard));
    }
    let side = if rng.random() { Side::White } else { Side::Black };
    let captured = (0..most_captured)
        .filter_map(|_| pieces.choose(rng))
        .filter(|(.., kind)| !rules.removes(*kind))
        .map(|(cell, ..)| *cell);
    let parts = PositionParts {
        captured: captured.collect(),
        pieces: pieces
            .iter()
            .map(|&(cell, side, kind)| (cell, Piece { side, kind }))
            .collect(),
        hand: Default::default(),
        side,
        clock: 0,
        turn: 1,
    };
    Game::from_position(rules, Position::new(&parts, &rules).unwrap())
}

#[test]
fn wins_are_found_as_short_as_they_are_and_counted_in_moves_of_the_winner() {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(7);
    let mut found = [0; 4];
    for _ in 0..150 {
        let game = nearly_home(RuleSet::default(), 0, &mut rng);
        if game.outcome().is_some() {
            continue;
        }
        let (position, rules, chooser) = (game.position(), game.rules(), game.chooser());
        let shortest = (1..=3).find_map(|plies| forced(position, rules, Side::White, plies));
        let result = Searcher::new(1 << 20)
            .search(&game, &Limits::depth(6), &mut Unwatched)
            .unwrap();
        let told = match result.score {
            Score::WinIn(plies) if chooser == Side::White => Some(plies),
            Score::LossIn(plies) if chooser == Side::Black => Some(plies),
            _ => None,
        };
        assert_eq!(
            told.filter(|&plies| plies <= 3),
            shortest,
            "{position}: {:?}",
            result.score
        );
        let Some(plies) = told else { continue };
        let mut end = game.clone();
        let mut moves = 0;
        for &mv in &result.pv {
            moves += u32::from(end.chooser() == Side::White);
            end.play(mv).unwrap();
        }
        assert_eq!(end.outcome().and_then(Outcome::winner), Some(Side::White), "{position}");
        assert_eq!((result.pv.len(), result.score.moves()), (plies as usize, Some(moves)));
        found[(plies as usize).min(4) - 1] += 1;
    }
    assert!(found.iter().all(|&found| found > 0), "{found:?}");
}

#[test]
fn complete_search_finds_the_shortest_wins_under_all_rules() {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(8);
    let mut found = [0; 4];
    for rules in Preset::ALL.map(Preset::rules) {
        for number in 0..16 {
            let game = nearly_home(rules, number % 3, &mut rng);
            if game.outcome().is_some() {
                continue;
            }
            let position = game.position();
            for side in Side::ALL {
                let shortest = (1..=3).find_map(|plies| forced(position, &rules, side, plies));
                let proven = Prover::new(rules, side, u64::MAX).shortest(position, 3);
                assert_eq!(
                    proven,
                    Ok(shortest.map(|plies| plies as u8)),
                    "{rules}: {position} {side}"
                );
                found[shortest.map_or(0, |plies| plies as usize)] += 1;
            }
        }
    }
    assert!(found.iter().all(|&found| found > 3), "{found:?}");
}

#[test]
fn a_proof_that_is_too_large_is_given_up() {
    let start = Position::start(&RuleSet::default());
    let mut prover = Prover::new(RuleSet::default(), Side::White, 10);
    // Nobody can be home within so few turns, so that nothing has to be visited.
    assert_eq!((prover.shortest(&start, 47), prover.visited()), (Ok(None), 0));
    assert_eq!(prover.wins(&start, 59), Err(TooLarge(10)));
}
