//! Puzzles that somebody makes of a position.

use super::image::{fresh, name};
use super::proof::winning_line;
use super::prover::{Prover, TooLarge};
use super::puzzle::{Puzzle, Rating, Source, Task};
use super::theme::themes;
use crate::rules::{Game, Move, Position, RuleSet};

/// The most plies of a win: 6 moves of the player's.
const PLIES: u8 = 11;

/// The positions that the proof may visit: some tenths of a second.
const LIMIT: u64 = 200_000;

/// Why a position is no puzzle.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NoPuzzle {
    /// Pieces are in hand.
    #[error("pieces are in hand")]
    PiecesInHand,
    /// The game is over, or the side whose turn it is has no move.
    #[error("there is nothing to be played")]
    Over,
    /// The player has no forced win in 6 moves or fewer.
    #[error("there is no forced win in 6 moves")]
    NoWin,
    /// The first move wins already.
    #[error("one move wins")]
    AtOnce,
    /// Several first moves win as soon, these two among them.
    #[error("{0} wins as soon as {1}")]
    Ambiguous(Move, Move),
    /// Against every defence, some later move of the player's can be replaced by another.
    #[error("a later move can be replaced by another")]
    AmbiguousLater,
    /// The proof would take too long.
    #[error(transparent)]
    TooLarge(#[from] TooLarge),
}

/// The puzzle of winning from a position, proven by complete search like those of the collection. Its clock and turn
/// are reset, and it has no rating.
///
/// # Errors
/// If no win is forced, or it can be reached in several ways.
///
/// ```
/// use agon_core::notation::parse_position;
/// use agon_core::puzzles::composing::{NoPuzzle, compose};
/// use agon_core::rules::{Position, Preset};
///
/// let rules = Preset::NEW_GAME.rules();
/// assert_eq!(compose(&Position::start(&rules), &rules), Err(NoPuzzle::NoWin));
/// ```
pub fn compose(position: &Position, rules: &RuleSet) -> Result<Puzzle, NoPuzzle> {
    if position.is_placing() {
        return Err(NoPuzzle::PiecesInHand);
    }
    let start = fresh(position, rules);
    let game = Game::from_position(*rules, start);
    if game.outcome().is_some() || game.must_pass() {
        return Err(NoPuzzle::Over);
    }
    let mut prover = Prover::new(*rules, start.chooser(rules), LIMIT);
    let plies = match prover.shortest(&start, PLIES)? {
        None => return Err(NoPuzzle::NoWin),
        Some(1) => return Err(NoPuzzle::AtOnce),
        Some(plies) => plies,
    };
    let mut first = None;
    for &mv in start.legal_moves(rules).iter() {
        if prover.wins_after(mv, &start.make(rules, mv).position, plies)? {
            match first {
                None => first = Some(mv),
                Some(other) => return Err(NoPuzzle::Ambiguous(other, mv)),
            }
        }
    }
    let line = winning_line(&start, rules, plies, LIMIT)?.ok_or(NoPuzzle::AmbiguousLater)?;
    let solution: Vec<_> = line.iter().map(|answer| answer.mv).collect();
    Ok(Puzzle {
        id: name(&start, rules),
        rules: *rules,
        start,
        task: Task::Win,
        line,
        themes: themes(&game, &solution),
        rating: Rating::NONE,
        source: Source::NONE,
        instead: None,
    })
}
