//! Reasons from a short search: forced wins and losses, and how much worse the move is than the best.

use super::facts;
use super::reason::{Reason, sort};
use crate::engine::evaluation::{Evaluation, race, setbacks};
use crate::engine::limits::{Limits, Monitor};
use crate::engine::report::Line;
use crate::engine::score::Score;
use crate::engine::searcher::Searcher;
use crate::rules::{GUARDS, Game, IllegalMove, Move, Outcome, Position, RuleSet, Side};

/// The size of the transposition table, which influences the result.
const HASH_BYTES: usize = 1 << 20;
/// A move is called worse only from this difference on, in hundredths of a move: a short search is no more precise.
const NOTABLE: u32 = 25;

/// The reasons for and against a move, and its score.
#[derive(Clone, Debug)]
pub struct Explanation {
    /// The reasons, most important first. There is always one.
    pub reasons: Vec<Reason>,
    /// The value of the move for the player who chooses it.
    pub score: Score,
    /// The best move found, with its score and continuation; the move itself if none is better.
    pub best: Line,
}

impl Explanation {
    /// How much worse the move is than the best, in hundredths of a move in the race. `None` if only one of the two is
    /// a proven win or loss.
    pub fn gives_away(&self) -> Option<u32> {
        match (self.best.score, self.score) {
            (Score::Race(best), Score::Race(this)) => Some(best.saturating_sub(this).max(0).unsigned_abs()),
            (Score::WinIn(_), Score::WinIn(_)) | (Score::LossIn(_), Score::LossIn(_)) => Some(0),
            _ => None,
        }
    }
}

/// The reasons of [`facts()`](super::facts()), and those that a search of the given number of nodes adds. A second
/// search, for the move itself, takes at most four times as many.
///
/// Depends only on the game, the move and the nodes, unless the monitor stops it.
///
/// ```
/// use agon::engine::{Unwatched, explain};
/// use agon::notation::read_move;
/// use agon::rules::{Game, RuleSet};
///
/// let game = Game::new(RuleSet::default());
/// let mv = read_move("b1c1", game.position(), game.rules())?;
/// let explanation = explain(&game, mv, 2_000, &mut Unwatched)?;
/// assert_eq!(explanation.reasons[0].code(), "gives-away");
/// assert!(explanation.gives_away() > Some(0));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
/// Says why the move is illegal.
pub fn explain(game: &Game, mv: Move, nodes: u64, monitor: &mut dyn Monitor) -> Result<Explanation, IllegalMove> {
    let mut reasons = facts::unsorted(game, mv)?;
    let us = facts::chooser(game.position(), game.rules(), mv);
    let mut searcher = Searcher::new(HASH_BYTES);
    // Differences are told in moves of the race, the unit of this evaluation alone.
    searcher.set_evaluation(Evaluation::Plain);
    let root = searcher
        .search(game, &Limits::nodes(nodes), monitor)
        .ok_or(IllegalMove::GameOver)?;
    let [mut best] = <[Line; 1]>::try_from(root.lines).expect("one line was asked for");
    let mut after = game.clone();
    after.play(mv)?;
    let (score, follows) = match after.outcome() {
        Some(outcome) => (ended(outcome, us), Vec::new()),
        None if mv == best.mv => (best.score, root.pv[1..].to_vec()),
        None => {
            let limits = Limits {
                depth: Some(root.depth.saturating_sub(1).max(1)),
                ..Limits::nodes(4 * nodes)
            };
            let reply = searcher.search(&after, &limits, monitor).ok_or(IllegalMove::GameOver)?;
            (before(reply.score, after.chooser() == us), reply.pv)
        }
    };
    let answer = follows.first().copied();
    if score >= best.score {
        let pv = [mv].into_iter().chain(follows).collect();
        best = Line { mv, score, pv };
    }
    let explanation = Explanation {
        reasons: Vec::new(),
        score,
        best,
    };
    let known = |reasons: &[Reason], code| reasons.iter().any(|reason: &Reason| reason.code() == code);
    if after.outcome().is_none() {
        match (score, answer) {
            (Score::WinIn(plies), _) => reasons.push(Reason::WinsIn { plies }),
            (Score::LossIn(plies), Some(by)) if !known(&reasons, "lets-win") && after.chooser() != us => {
                reasons.push(Reason::LetsWin { plies: plies - 1, by });
            }
            _ => {}
        }
        if score >= Score::Race(100) && !known(&reasons, "wins-in") {
            let lead = lead(after.position(), game.rules(), us);
            reasons.extend(lead.filter(|&by| by > 0).map(|by| Reason::WinsRace { by }));
        }
    }
    let best = &explanation.best;
    match (best.score, score) {
        (Score::WinIn(plies), Score::Race(_) | Score::LossIn(_)) => {
            reasons.push(Reason::MissesWin { best: best.mv, plies });
        }
        _ => {
            let hundredths = explanation.gives_away().filter(|&hundredths| hundredths >= NOTABLE);
            reasons.extend(hundredths.map(|hundredths| Reason::GivesAway {
                best: best.mv,
                hundredths,
            }));
        }
    }
    reasons.retain(|&reason| reason != Reason::Quiet);
    if reasons.is_empty() {
        reasons.push(Reason::Quiet);
    }
    sort(&mut reasons);
    Ok(Explanation { reasons, ..explanation })
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

/// The number of moves by which the enemy loses the race if both sides only run, after setting back what is captured. 0
/// or less if it does not lose. `None` if a side lacks a piece, and so can never win.
fn lead(position: &Position, rules: &RuleSet, us: Side) -> Option<i32> {
    let whole = |side| position.pieces(side).len() == u32::from(GUARDS) + 1;
    let way = |side| race(position, side) as i32 + setbacks(position, rules, side);
    let first = i32::from(position.side() == us);
    Side::ALL
        .into_iter()
        .all(whole)
        .then(|| way(us.opponent()) - way(us) + first)
}
