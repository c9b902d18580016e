//! Proofs of puzzles' claims.
//!
//! - *Win*: complete search ([`Prover`]) shows that the player wins within the line and not sooner, that each of the
//!   player's moves in it is the only one that wins so soon, and that the enemy's moves resist longest.
//! - *Save*: after every other move complete search finds a win of the enemy within [`LOST`] plies. After the right one
//!   it finds none within as many, nor does the ordinary search within many more.
//! - *Gain*: the ordinary search prefers the move by far, with two numbers of nodes and on two images of the board.
//! - *Nothing*: complete search finds no win of the player's within [`LOST`] plies, and the same searches find several
//!   moves about as good as the best.

use super::image::{move_image, position_image};
use super::prover::{Prover, TooLarge};
use super::puzzle::{Answer, Puzzle, Task};
use crate::board::Symmetry;
use crate::engine::{Limits, Lines, Mark, Score, Searcher, Unwatched};
use crate::rules::{Game, Move, Position, RuleSet, Side};

/// The plies within which a losing move is shown to lose.
pub const LOST: u8 = 7;

/// The nodes of the search that must see no loss after the saving move.
const SAFE_NODES: u64 = 400_000;

/// The numbers of nodes of the searches that must agree on a gain.
const GAIN_NODES: [u64; 2] = [40_000, 400_000];

/// The images of the board on which they must agree.
const GAIN_IMAGES: [Symmetry; 2] = [Symmetry::ALL[0], Symmetry::ALL[8]];

/// The memory of these searches.
const HASH_BYTES: usize = 1 << 24;

/// Why a puzzle is not what it claims to be.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Doubt {
    /// The proof would take too long.
    #[error(transparent)]
    TooLarge(#[from] TooLarge),
    /// A move of the line cannot be played.
    #[error("{0} cannot be played")]
    Unplayable(Move),
    /// There is a shorter win.
    #[error("before {0} there is a shorter win")]
    Shorter(Move),
    /// A move of the player's does not keep the win.
    #[error("{0} does not win in time")]
    NoWin(Move),
    /// Another move is as good.
    #[error("{0} is as good")]
    AlsoGood(Move),
    /// A move marked as the only one is not: after this one no loss is proven.
    #[error("after {0} no loss is proven")]
    NotLost(Move),
    /// The saving move loses too.
    #[error("{0} loses")]
    Loses(Move),
    /// A search does not find the move far ahead of all others.
    #[error("a search of {0} nodes does not find it far ahead")]
    NotAhead(u64),
    /// Something is hidden where there should be nothing: the player wins soon.
    #[error("there is a win in {0} plies")]
    Wins(u8),
    /// Moves are judged when they are played, and nothing is claimed of them before.
    #[error("nothing is claimed that could be proven")]
    Judged,
    /// A search does not find several moves that are about as good.
    #[error("a search of {0} nodes does not find {ALIKE} moves about as good")]
    NotAlike(u64),
}

/// Proves a puzzle within `limit` visited positions, and returns how many complete search visited, or how many nodes the
/// searches of a gain had.
///
/// # Errors
/// If it is not what it claims to be, or the proof is too large.
pub fn prove(puzzle: &Puzzle, limit: u64) -> Result<u64, Doubt> {
    match puzzle.task() {
        Task::Win => prove_win(puzzle, limit),
        Task::Save => prove_save(puzzle.start(), puzzle.rules(), first(puzzle), limit),
        Task::Gain => prove_gain(puzzle.start(), puzzle.rules(), first(puzzle)),
        Task::Nothing => prove_nothing(puzzle.start(), puzzle.rules(), limit),
        Task::Better | Task::Line => Err(Doubt::Judged),
    }
}

fn first(puzzle: &Puzzle) -> Move {
    puzzle.line().first().map_or(Move::Pass, |answer| answer.mv)
}

fn prove_win(puzzle: &Puzzle, limit: u64) -> Result<u64, Doubt> {
    let (rules, player) = (puzzle.rules(), puzzle.player());
    let mut prover = Prover::new(*rules, player, limit);
    let mut visited = 0;
    let mut position = *puzzle.start();
    for (left, answer) in (1..=puzzle.line().len() as u8).rev().zip(puzzle.line()) {
        if prover.wins(&position, left - 1)? {
            return Err(Doubt::Shorter(answer.mv));
        }
        if position.chooser(rules) == player {
            if let Some(other) = other_winner(&mut prover, &position, rules, answer.mv, left)? {
                return Err(Doubt::AlsoGood(other));
            }
            if answer.is_only {
                visited += all_others_lose(&position, rules, player, answer.mv, limit)?;
            }
        }
        let next = position.make(rules, answer.mv).position;
        if !prover.wins_after(answer.mv, &next, left)? {
            return Err(Doubt::NoWin(answer.mv));
        }
        position = next;
    }
    Ok(visited + prover.visited())
}

/// A move other than this one with which the attacker wins within so many plies.
pub(super) fn other_winner(
    prover: &mut Prover,
    position: &Position,
    rules: &RuleSet,
    mv: Move,
    plies: u8,
) -> Result<Option<Move>, TooLarge> {
    for &other in position.legal_moves(rules).iter().filter(|other| **other != mv) {
        let next = position.make(rules, other).position;
        if prover.wins_after(other, &next, plies)? {
            return Ok(Some(other));
        }
    }
    Ok(None)
}

/// Proves that the enemy wins soon after every move of the player's but this one; the number of positions visited.
pub(super) fn all_others_lose(
    position: &Position,
    rules: &RuleSet,
    player: Side,
    mv: Move,
    limit: u64,
) -> Result<u64, Doubt> {
    let mut prover = Prover::new(*rules, player.opponent(), limit);
    for &other in position.legal_moves(rules).iter().filter(|other| **other != mv) {
        let next = position.make(rules, other).position;
        if !prover.wins_after(other, &next, LOST + 1)? {
            return Err(Doubt::NotLost(other));
        }
    }
    Ok(prover.visited())
}

pub(super) fn prove_save(start: &Position, rules: &RuleSet, mv: Move, limit: u64) -> Result<u64, Doubt> {
    let player = start.chooser(rules);
    let visited = all_others_lose(start, rules, player, mv, limit)?;
    let mut prover = Prover::new(*rules, player.opponent(), limit);
    let next = start.make(rules, mv).position;
    if prover.wins_after(mv, &next, LOST + 1)? {
        return Err(Doubt::Loses(mv));
    }
    let mut game = Game::from_position(*rules, *start);
    game.play(mv).map_err(|_| Doubt::Unplayable(mv))?;
    let after = Searcher::new(HASH_BYTES).search(&game, &Limits::nodes(SAFE_NODES), &mut Unwatched);
    let lost = after.is_some_and(|after| match game.chooser() == player {
        true => matches!(after.score, Score::LossIn(_)),
        false => matches!(after.score, Score::WinIn(_)),
    });
    match lost {
        true => Err(Doubt::Loses(mv)),
        false => Ok(visited + prover.visited()),
    }
}

pub(super) fn prove_gain(start: &Position, rules: &RuleSet, mv: Move) -> Result<u64, Doubt> {
    let mut visited = 0;
    for nodes in GAIN_NODES {
        for symmetry in GAIN_IMAGES {
            let game = Game::from_position(*rules, position_image(start, rules, symmetry));
            let mut searcher = Searcher::new(HASH_BYTES);
            let found = searcher.search_lines(&game, &Limits::nodes(nodes), Lines::Best(2), &mut Unwatched);
            let Some(found) = found else {
                return Err(Doubt::NotAhead(nodes));
            };
            visited += found.nodes;
            let best = found.lines.first().map(|line| line.mv) == Some(move_image(mv, symmetry));
            let scores: Vec<_> = found.lines.iter().map(|line| line.score).collect();
            if !best || !is_far_ahead(&scores, rules) {
                return Err(Doubt::NotAhead(nodes));
            }
        }
    }
    Ok(visited)
}

/// The moves that must be about as good where nothing is hidden.
pub(super) const ALIKE: usize = 3;

/// Proves that nothing is hidden in a position.
pub(super) fn prove_nothing(start: &Position, rules: &RuleSet, limit: u64) -> Result<u64, Doubt> {
    let mut prover = Prover::new(*rules, start.chooser(rules), limit);
    if let Some(plies) = prover.shortest(start, LOST)? {
        return Err(Doubt::Wins(plies));
    }
    let mut visited = prover.visited();
    for nodes in GAIN_NODES {
        for symmetry in GAIN_IMAGES {
            let game = Game::from_position(*rules, position_image(start, rules, symmetry));
            let mut searcher = Searcher::new(HASH_BYTES);
            let found = searcher.search_lines(&game, &Limits::nodes(nodes), Lines::Best(ALIKE), &mut Unwatched);
            let found = found.ok_or(Doubt::NotAlike(nodes))?;
            visited += found.nodes;
            let scores: Vec<_> = found.lines.iter().map(|line| line.score).collect();
            if !are_alike(&scores, rules) {
                return Err(Doubt::NotAlike(nodes));
            }
        }
    }
    Ok(visited)
}

/// Whether so many moves are about as good that none of them is an answer: the last of the best would not be an
/// inaccuracy.
pub(super) fn are_alike(scores: &[Score], rules: &RuleSet) -> bool {
    let most = Mark::Inaccuracy.loss().unwrap_or_default();
    match scores {
        [best @ Score::Race(_), .., last @ Score::Race(_)] if scores.len() >= ALIKE => {
            best.expected(rules) - last.expected(rules) < most
        }
        _ => false,
    }
}

/// Whether the best of at least two scores is far better than the second, without either end being proven: the second
/// would be a blunder.
pub(super) fn is_far_ahead(scores: &[Score], rules: &RuleSet) -> bool {
    let least = Mark::Blunder.loss().unwrap_or(1.0);
    match scores {
        [best @ Score::Race(_), second @ Score::Race(_), ..] => best.expected(rules) - second.expected(rules) >= least,
        _ => false,
    }
}

/// The line with which the player wins, if every move of the player's in it is the only one that wins so soon. Marks
/// the only moves. `None` if there are other ways, or the win is not of this length.
///
/// # Errors
/// If the proof is too large.
pub(super) fn winning_line(
    start: &Position,
    rules: &RuleSet,
    plies: u8,
    limit: u64,
) -> Result<Option<Vec<Answer>>, TooLarge> {
    let player = start.chooser(rules);
    let mut prover = Prover::new(*rules, player, limit);
    if prover.shortest(start, plies)? != Some(plies) {
        return Ok(None);
    }
    let Some(moves) = unique_line(&mut prover, start, rules, player, plies)? else {
        return Ok(None);
    };
    let mut position = *start;
    let answers = moves.into_iter().map(|mv| {
        let is_only = position.chooser(rules) == player && all_others_lose(&position, rules, player, mv, limit).is_ok();
        position = position.make(rules, mv).position;
        Answer { mv, is_only }
    });
    Ok(Some(answers.collect()))
}

/// The enemy's defences that are tried for a line in which the player's moves are unique.
const DEFENCES: usize = 6;

/// From a position that is won in exactly so many plies, a line in which each of the player's moves is unique.
fn unique_line(
    prover: &mut Prover,
    position: &Position,
    rules: &RuleSet,
    player: Side,
    plies: u8,
) -> Result<Option<Vec<Move>>, TooLarge> {
    let mut tried = Vec::new();
    // Captures and steps inwards first: of defences that resist as long, the likeliest.
    let legal = prover.ordered(position, None, 0);
    if position.chooser(rules) == player {
        for mv in legal {
            if prover.wins_after(mv, &position.make(rules, mv).position, plies)? {
                tried.push(mv);
            }
        }
        if tried.len() != 1 {
            return Ok(None);
        }
    } else {
        for mv in legal {
            if plies > 1 && !prover.wins_after(mv, &position.make(rules, mv).position, plies - 1)? {
                tried.push(mv);
            }
        }
        tried.truncate(DEFENCES);
    }
    for mv in tried {
        let next = position.make(rules, mv).position;
        if next.outcome_after(rules, mv).is_some() {
            return Ok(Some(vec![mv]));
        }
        if let Some(mut rest) = unique_line(prover, &next, rules, player, plies - 1)? {
            rest.insert(0, mv);
            return Ok(Some(rest));
        }
    }
    Ok(None)
}
