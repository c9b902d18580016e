//! Reasons from what searches found: forced wins and losses, a race that is won, and what the move gives away.

use super::facts;
use super::reason::{Reason, sort};
use crate::engine::evaluation::{race, setbacks};
use crate::engine::report::Line;
use crate::engine::score::Score;
use crate::rules::{GUARDS, Game, IllegalMove, Position, RuleSet, Side};

/// A race is called won only from this value on, in hundredths of a move: a search must see nothing against it. Of 46 that
/// were called won below it, a search of twenty times the nodes refuted 11, and of 57 above it none (`docs/engine.md`).
const CLEAR_RACE: i32 = 1_200;

/// The reasons of [`facts()`](super::facts()), and those from the values of the best move and of the move itself. What
/// the move gives away is told only if that is wanted: small differences often vanish in a deeper search.
pub(in crate::engine) fn searched_reasons(
    game: &Game,
    us: Side,
    best: &Line,
    played: &Line,
    tells_cost: bool,
) -> Result<Vec<Reason>, IllegalMove> {
    let mut reasons = facts::unsorted(game, played.mv)?;
    let mut after = game.clone();
    after.play(played.mv)?;
    let known = |reasons: &[Reason], code| reasons.iter().any(|reason: &Reason| reason.code() == code);
    if after.outcome().is_none() {
        match (played.score, played.pv.get(1)) {
            (Score::WinIn(plies), _) => reasons.push(Reason::WinsIn { plies }),
            (Score::LossIn(plies), Some(&by)) if !known(&reasons, "lets-win") && after.chooser() != us => {
                reasons.push(Reason::LetsWin { plies: plies - 1, by });
            }
            _ => {}
        }
        if played.score >= Score::Race(CLEAR_RACE) && !known(&reasons, "wins-in") {
            let lead = lead(after.position(), game.rules(), us);
            reasons.extend(lead.filter(|&by| by > 0).map(|by| Reason::WinsRace { by }));
        }
    }
    match (best.score, played.score) {
        (Score::WinIn(plies), Score::Race(_) | Score::LossIn(_)) => {
            reasons.push(Reason::MissesWin { best: best.mv, plies });
        }
        _ => {
            let hundredths = cost(best.score, played.score).filter(|&hundredths| tells_cost && hundredths > 0);
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
    Ok(reasons)
}

/// How much worse a move is than the best, in hundredths of a move in the race. `None` if only one of the two is a proven
/// win or loss, or if one of them would repeat a position where that loses.
pub(in crate::engine) fn cost(best: Score, played: Score) -> Option<u32> {
    match (best, played) {
        (Score::WinIn(_), Score::WinIn(_)) | (Score::LossIn(_), Score::LossIn(_)) => Some(0),
        _ => Some((best.lead()? - played.lead()?).max(0).unsigned_abs()),
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
