//! Reasons from what searches found: forced wins and losses, a race that is won, and what the move gives away.

use super::facts;
use super::reason::{Reason, sort};
use crate::engine::evaluation::{race, setbacks};
use crate::engine::report::Line;
use crate::engine::score::Score;
use crate::rules::{GUARDS, Game, IllegalMove, Position, RuleSet, Side};

/// A race is called won only from this value on, in hundredths of a move: a search must see nothing against it. For how
/// often a deeper search refuted such claims, see `docs/engine.md`.
const CLEAR_RACE: i32 = 1_200;

/// Claims from search values that are certain enough to report.
#[derive(Clone, Copy, Debug)]
pub(in crate::engine) struct Certain {
    /// The cost of the move. Small differences often vanish in a deeper search.
    pub cost: bool,
    /// The won race.
    pub race: bool,
}

/// The reasons of [`facts()`](super::facts()), and those from the values of the best move and of the move itself.
pub(in crate::engine) fn searched_reasons(
    game: &Game,
    us: Side,
    best: &Line,
    played: &Line,
    certain: Certain,
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
        let won_race = won_race(&after, us, played.score).filter(|_| certain.race);
        reasons.extend(won_race.map(|by| Reason::WinsRace { by }));
    }
    match (best.score, played.score) {
        (Score::WinIn(plies), Score::Race(_) | Score::LossIn(_)) => {
            reasons.push(Reason::MissesWin { best: best.mv, plies });
        }
        _ => {
            let hundredths = cost(best.score, played.score).filter(|&hundredths| certain.cost && hundredths > 0);
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

/// The move's cost against the best one, in hundredths of a move in the race. `None` if only one of the two is a proven
/// win or loss, or if one of them would repeat a position where that loses.
pub(in crate::engine) fn cost(best: Score, played: Score) -> Option<u32> {
    match (best, played) {
        (Score::WinIn(_), Score::WinIn(_)) | (Score::LossIn(_), Score::LossIn(_)) => Some(0),
        _ => Some((best.lead()? - played.lead()?).max(0).unsigned_abs()),
    }
}

/// The number of moves by which the enemy loses the race after a move of ours, if a search gives it a value that leaves no
/// doubt.
pub(in crate::engine) fn won_race(after: &Game, us: Side, score: Score) -> Option<i32> {
    let is_clear = matches!(score, Score::Race(value) if value >= CLEAR_RACE);
    let lead = lead(after.position(), after.rules(), us);
    lead.filter(|&by| is_clear && by > 0)
}

/// The number of moves by which the enemy loses the race if both sides put back what is captured and then only run
/// home. It is 0 or less if the enemy does not lose. `None` if a side lacks a piece, and so can never win.
fn lead(position: &Position, rules: &RuleSet, us: Side) -> Option<i32> {
    let whole = |side| position.pieces(side).len() == u32::from(GUARDS) + 1;
    let way = |side| race(position, side) as i32 + setbacks(position, rules, side);
    let first = i32::from(position.side() == us);
    Side::ALL
        .into_iter()
        .all(whole)
        .then(|| way(us.opponent()) - way(us) + first)
}
