//! What searches find about a move: its value, and those of the alternatives.

use crate::engine::evaluation::Evaluation;
use crate::engine::limits::{Limits, Monitor};
use crate::engine::report::{Line, Lines};
use crate::engine::score::Score;
use crate::engine::searcher::Searcher;
use crate::rules::{Game, IllegalMove, Move, Outcome, Side};

/// The size of the transposition table, which influences the result.
const HASH_BYTES: usize = 1 << 22;
/// The depth, in plies, of what is seen at a glance.
const GLANCE: u32 = 2;
/// By how many times the nodes of the first search each further one is limited, beside its depth.
const PATIENCE: u64 = 4;

/// What was found about a move, from the view of the player who chooses it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Findings {
    /// The best move with its value and continuation; the move itself if none is better.
    pub best: Line,
    /// The move with its value and continuation.
    pub played: Line,
    /// The best of all other moves; only looked for if the move is the best one, and no glance finds it.
    pub second: Option<Line>,
}

impl Findings {
    /// Searches a move. The best move is looked for with the given number of nodes; then it and the move are searched
    /// to the same depth, so that their values can be compared.
    ///
    /// Depends only on the game, the move and the nodes, unless the monitor stops it.
    ///
    /// # Errors
    /// Says why the move is illegal.
    pub fn search(game: &Game, mv: Move, nodes: u64, monitor: &mut dyn Monitor) -> Result<Self, IllegalMove> {
        game.clone().play(mv)?;
        let mut searcher = Searcher::new(HASH_BYTES);
        let is_forced = game.legal_moves().len() == 1;
        if is_forced {
            let played = search_after(game, mv, &Limits::nodes(nodes), &mut searcher, monitor)?;
            return Ok(Self {
                best: played.clone(),
                played,
                second: None,
            });
        }
        let is_glanced = glance(game, monitor) == Some(mv);
        let root = searcher
            .search(game, &Limits::nodes(nodes), monitor)
            .ok_or(IllegalMove::GameOver)?;
        let [mut best] = <[Line; 1]>::try_from(root.lines).expect("one line was asked for");
        // A proven end is found at a small depth, at which others would only be estimated.
        let is_proven = best.score.moves().is_some();
        let to_depth = |depth: u32| match is_proven {
            true => Limits::nodes(nodes),
            false => Limits {
                depth: Some(depth.max(1)),
                ..Limits::nodes(PATIENCE * nodes)
            },
        };
        if mv == best.mv {
            let second = (!is_glanced)
                .then(|| searcher.search_lines(game, &to_depth(root.depth), Lines::Best(2), monitor))
                .flatten()
                .and_then(|result| result.lines.into_iter().find(|line| line.mv != mv));
            return Ok(Self {
                played: best.clone(),
                best,
                second,
            });
        }
        let shallower = to_depth(root.depth.saturating_sub(1));
        let mut value = |mv| search_after(game, mv, &shallower, &mut searcher, monitor);
        let played = value(mv)?;
        if !is_proven {
            best = value(best.mv)?;
        }
        if played.score >= best.score {
            best = played.clone();
        }
        Ok(Self {
            best,
            played,
            second: None,
        })
    }
}

/// The move that is seen at a glance.
fn glance(game: &Game, monitor: &mut dyn Monitor) -> Option<Move> {
    let mut searcher = Searcher::new(1 << 14);
    searcher.set_evaluation(Evaluation::Plain);
    let found = searcher.search(game, &Limits::depth(GLANCE), monitor);
    found.map(|result| result.best)
}

/// A move with the value that a search of the position after it finds.
fn search_after(
    game: &Game,
    mv: Move,
    limits: &Limits,
    searcher: &mut Searcher,
    monitor: &mut dyn Monitor,
) -> Result<Line, IllegalMove> {
    let us = chooser(game, mv);
    let mut after = game.clone();
    after.play(mv)?;
    if let Some(outcome) = after.outcome() {
        return Ok(Line {
            mv,
            score: ended(outcome, us),
            pv: vec![mv],
        });
    }
    let reply = searcher.search(&after, limits, monitor).ok_or(IllegalMove::GameOver)?;
    Ok(Line {
        mv,
        score: before(reply.score, after.chooser() == us),
        pv: [mv].into_iter().chain(reply.pv).collect(),
    })
}

/// The player to whom a move is ascribed: its chooser, but for a pass the side to move.
pub(super) fn chooser(game: &Game, mv: Move) -> Side {
    if mv == Move::Pass {
        game.position().side()
    } else {
        game.chooser()
    }
}

/// The score for us of a move that ended the game.
fn ended(outcome: Outcome, us: Side) -> Score {
    match outcome.winner() {
        Some(winner) if winner == us => Score::WinIn(1),
        Some(_) => Score::LossIn(1),
        None => Score::Race(0),
    }
}

/// The score of a move from that of the position after it; `same` if the same player chooses there.
fn before(score: Score, same: bool) -> Score {
    match if same { score } else { -score } {
        Score::WinIn(plies) => Score::WinIn(plies + 1),
        Score::LossIn(plies) => Score::LossIn(plies + 1),
        race => race,
    }
}
