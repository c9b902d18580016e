//! Longer wins, found by stepping back from shorter ones. Games hardly ever have a win in 5 or 6 that anybody could
//! see; but two plies before a win that they do have, there are hundreds of positions that could have led to it. Each
//! is looked at by a search that may guess, and what it finds is proven like any other win.

use rand::SeedableRng;
use rand::seq::SliceRandom;
use rand_xoshiro::Xoshiro256PlusPlus;

use super::image::name;
use super::obvious::is_obvious;
use super::proof::winning_line;
use super::puzzle::{Puzzle, Rating, Task};
use crate::board::{Bitboard, CellId, Direction};
use crate::engine::{Limits, Lines, Score, Searcher, Unwatched};
use crate::rules::{Game, Move, Position, RuleSet};

/// Options of the search for longer wins. Its results depend on nothing else.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct StepBack {
    /// The seed of the order in which positions are looked at.
    pub seed: u64,
    /// The number of positions looked at before each win.
    pub tries: usize,
    /// The nodes with which each is looked at.
    pub nodes: u64,
    /// The positions that each proof may visit.
    pub limit: u64,
}

/// The most moves of a win.
const MOST_MOVES: u32 = 6;

/// The memory of the searches.
const HASH_BYTES: usize = 1 << 20;

impl StepBack {
    /// A win of one move more, to which was stepped back from this one, without rating and themes. Its
    /// [`source`](Puzzle::source) is that of the other. `None` if there is none among the positions looked at, or the win
    /// has as many moves as a puzzle may have.
    pub fn longer(&self, win: &Puzzle) -> Option<Puzzle> {
        if win.task() != Task::Win || win.moves() >= MOST_MOVES {
            return None;
        }
        let (rules, player) = (win.rules(), win.player());
        let plies = win.line().len() as u8 + 2;
        let before = before(win.start(), rules);
        let mut starts: Vec<_> = before.iter().flat_map(|enemys| self::before(enemys, rules)).collect();
        starts.retain(|start| start.captured().is_empty() && start.chooser(rules) == player);
        // By text, so that the order does not depend on that of the board's cells.
        starts.sort_by_key(ToString::to_string);
        starts.dedup();
        let seed = win.source().seed ^ u64::from(win.source().game) << 16 ^ u64::from(win.source().ply) << 40;
        starts.shuffle(&mut Xoshiro256PlusPlus::seed_from_u64(self.seed ^ seed));
        let mut searcher = Searcher::new(HASH_BYTES);
        let tries = starts.into_iter().take(self.tries);
        let mut longer = tries.filter_map(|start| {
            let game = Game::from_position(*rules, start);
            if game.outcome().is_some() {
                return None;
            }
            searcher.clear();
            let seen = searcher.search_lines(&game, &Limits::nodes(self.nodes), Lines::Best(2), &mut Unwatched)?;
            let [best, second, ..] = &*seen.lines else { return None };
            let is_like =
                matches!(best.score, Score::WinIn(seen) if seen >= u32::from(plies)) && second.score < best.score;
            if !is_like {
                return None;
            }
            let line = winning_line(&start, rules, plies, self.limit).ok()??;
            (!is_obvious(&start, rules, Task::Win, &line)).then(|| Puzzle {
                id: name(&start, rules),
                rules: *rules,
                start,
                task: Task::Win,
                themes: Vec::new(),
                line,
                rating: Rating::NONE,
                source: win.source(),
                instead: None,
            })
        });
        longer.next()
    }
}

/// The positions from which a move of the side whose turn it is not leads to this one, clock and turn apart. Of
/// placements and passes there are none.
fn before(position: &Position, rules: &RuleSet) -> Vec<Position> {
    let mover = position.side().opponent();
    let free = |cell: &CellId| !position.occupied().contains(*cell);
    let mut found = Vec::new();
    for to in position.pieces(mover) {
        let captured = position.captured().without(to);
        let beside = Direction::ALL
            .into_iter()
            .filter_map(|direction| to.neighbour(direction));
        for from in beside.filter(|from| from.ring() >= to.ring()).filter(free) {
            // The pieces that are captured now were so before, or the step has captured them.
            for captured in [captured, captured & position.pieces(mover)] {
                found.extend(leading_to(position, rules, from, to, captured));
            }
        }
        for from in CellId::ALL.into_iter().filter(free) {
            let mut captured = captured;
            captured.insert(from);
            found.extend(leading_to(position, rules, from, to, captured));
        }
    }
    found
}

/// The position with these captured pieces in which the piece on `to` stood on `from`, if the move between them leads
/// to this position.
fn leading_to(position: &Position, rules: &RuleSet, from: CellId, to: CellId, captured: Bitboard) -> Option<Position> {
    let mut parts = position.parts();
    let (cell, _) = parts.pieces.iter_mut().find(|(cell, _)| *cell == to)?;
    *cell = from;
    parts.side = position.side().opponent();
    parts.captured = captured;
    (parts.clock, parts.turn) = (0, 1);
    let before = Position::new(&parts, rules).ok()?;
    let mv = Move::Board { from, to };
    let leads = before.check(rules, mv).is_ok() && before.make(rules, mv).position.key() == position.key();
    leads.then_some(before)
}
