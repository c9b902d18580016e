//! Whether the phase in the text of a state agrees with the rest of it (`docs/agent.md` §5, §8.4).

use super::fault::{TextError, TextFault};
use super::scanner::Scanner;
use crate::agent::action::{Announcement, EndReason, Outcome};
use crate::agent::contest::Contest;
use crate::agent::money::{FEE, Sheet};
use crate::agent::options::Victory;
use crate::agent::pieces::{Player, Players};
use crate::agent::table::{Phase, Table};

/// The beginnings of a phase's parts, which can be judged only when the whole text was read.
pub(super) struct Places<'a> {
    pub phase: Scanner<'a>,
    /// The action under discussion.
    pub action: Scanner<'a>,
    /// The actions taken back, in their order.
    pub taken_back: Vec<Scanner<'a>>,
}

/// Whether the phase agrees with the rest of the state, as far as the sheets are known.
pub(super) fn check_phase(
    table: &Table,
    sheets: &[Option<Sheet>; Player::MOST],
    places: &Places,
) -> Result<(), TextError> {
    check_taken_back(table, sheets, places)?;
    if let Some(fault) = course_fault(table, sheets) {
        return Err(places.phase.fault(fault));
    }
    if let Some(action) = table.pending() {
        check_announced(table, sheets, action, &places.action)?;
    }
    let mover = table.turn;
    let fault = match &table.phase {
        Phase::Object { asked: player, .. } | Phase::Answer { objector: player, .. } => {
            (*player == mover).then_some(TextFault::WrongPlayer(*player))
        }
        Phase::Claim(contest) | Phase::Decide(contest) => contest_fault(table, contest),
        Phase::Victory {
            asked,
            action,
            claimants,
        } => match victory_fault(table, *asked, *action, *claimants) {
            Some(TextFault::NotHome) => return Err(places.action.fault(TextFault::NotHome)),
            fault => fault,
        },
        Phase::Over(outcome) => outcome_fault(table, sheets, outcome),
        Phase::Stake { .. } | Phase::Act => None,
    };
    fault.map_or(Ok(()), |fault| Err(places.phase.fault(fault)))
}

/// A sign that the game has not come to this phase yet, or is over.
fn course_fault(table: &Table, sheets: &[Option<Sheet>; Player::MOST]) -> Option<TextFault> {
    match table.phase {
        Phase::Stake { asked } => {
            let opening = Table {
                phase: table.phase,
                ..Table::new(table.options, table.start)
            };
            let mut waiting = table.options.seats().skip(asked.index());
            let is_fresh = |player: Player| sheets[player.index()].is_none_or(|sheet| sheet == Sheet::FRESH);
            (*table != opening || !waiting.all(is_fresh)).then_some(TextFault::Begun)
        }
        Phase::Victory { .. } => None,
        Phase::Over(outcome) if outcome.reason == EndReason::Home => None,
        _ => {
            let at_home = table.holder().filter(|holder| holder.home() == table.case());
            at_home.map(TextFault::AtHome)
        }
    }
}

/// The board and the mover's sheet do not change within a turn, so each action taken back must have been legal, with
/// those before it taken back.
fn check_taken_back(table: &Table, sheets: &[Option<Sheet>; Player::MOST], places: &Places) -> Result<(), TextError> {
    if table.taken_back.is_empty() {
        return Ok(());
    }
    let mut earlier = table.clone();
    earlier.taken_back.clear();
    for (action, place) in table.taken_back.iter().zip(&places.taken_back) {
        check_announced(&earlier, sheets, *action, place)?;
        earlier.taken_back.push(*action);
    }
    Ok(())
}

/// Whether the mover may have announced this, and others may have objected.
fn check_announced(
    table: &Table,
    sheets: &[Option<Sheet>; Player::MOST],
    action: Announcement,
    place: &Scanner,
) -> Result<(), TextError> {
    let sheet = sheets[table.turn.index()].as_ref();
    let legal = table.check_announcement(sheet, action);
    legal.map_err(|illegal| place.fault(TextFault::Illegal(illegal)))?;
    if table.ends_unopposed(action) {
        return Err(place.fault(TextFault::Unopposed));
    }
    match action {
        Announcement::Attack { attacker, .. } if table.minimum(table.turn, attacker) < FEE => {
            Err(place.fault(TextFault::AttackNotProven(attacker)))
        }
        _ => Ok(()),
    }
}

/// A fault in the players and claims of a contest.
fn contest_fault(table: &Table, contest: &Contest) -> Option<TextFault> {
    let mover = table.turn;
    let Contest { asked, objector, .. } = *contest;
    if objector == mover {
        return Some(TextFault::WrongPlayer(objector));
    }
    let rivals = table.rivals(objector);
    let takes_part = |player: Player| rivals.clone().any(|rival| rival == player);
    let has_a_say = |player: &Player| contest.claim(*player).is_some() || contest.out().contains(*player);
    if let Some(player) = table
        .options
        .seats()
        .filter(has_a_say)
        .find(|&player| !takes_part(player))
    {
        return Some(TextFault::WrongPlayer(player));
    }
    let agent = contest.action.agent();
    let unproven = |player: &Player| {
        let minimum = table.minimum(*player, agent);
        contest.claim(*player).is_some_and(|claim| claim > minimum)
    };
    if let Some(player) = table.options.seats().find(unproven) {
        return Some(TextFault::ClaimNotProven(player));
    }
    // Only the mover may claim as much as another.
    let others = || table.options.clockwise_after(mover);
    let as_before = |player: &Player| {
        let claim = contest.claim(*player);
        let mut earlier = others().take_while(|earlier| earlier != player);
        claim.is_some() && earlier.any(|earlier| contest.claim(earlier) == claim)
    };
    if let Some(player) = others().find(as_before) {
        return Some(TextFault::SameClaim(player));
    }
    let leader = contest.leader(mover);
    let unclaimed = contest.highest() == 0;
    if !unclaimed && contest.out().contains(leader) {
        return Some(TextFault::LeaderGaveUp(leader));
    }
    let over = rivals
        .clone()
        .all(|player| player == leader || contest.out().contains(player));
    let is_asked = match table.phase {
        Phase::Claim(_) => !over && !contest.out().contains(asked) && (leader != asked || unclaimed),
        _ => over && leader == asked && asked != mover,
    };
    (!is_asked || !takes_part(asked)).then_some(TextFault::WrongPlayer(asked))
}

/// A fault in the round of victory claims.
fn victory_fault(table: &Table, asked: Player, action: Announcement, claimants: Players) -> Option<TextFault> {
    if table.options.victory == Victory::Sheets {
        return Some(TextFault::NoVictoryClaims);
    }
    if asked == table.turn {
        return Some(TextFault::WrongPlayer(asked));
    }
    let before = table
        .options
        .clockwise_after(table.turn)
        .take_while(|&player| player != asked);
    let early = |claimant: &Player| !before.clone().any(|player| player == *claimant);
    if let Some(claimant) = claimants.iter().find(early) {
        return Some(TextFault::WrongPlayer(claimant));
    }
    (!is_done(table, action)).then_some(TextFault::NotHome)
}

/// Whether the board is as this deed leaves it when it brings the case home.
fn is_done(table: &Table, action: Announcement) -> bool {
    let agent = action.agent();
    let home = table.holder() == Some(agent) && table.case() == agent.home() && action.with_case();
    home && match action {
        Announcement::Move { to, .. } => to == table.case(),
        Announcement::Attack { victim, .. } => table.is_exiled(victim),
        Announcement::Take(_) | Announcement::LayDown(_) => true,
    }
}

/// A fault in the end of a game, whose sheets are open.
fn outcome_fault(table: &Table, sheets: &[Option<Sheet>; Player::MOST], outcome: &Outcome) -> Option<TextFault> {
    let sheets = sheets.map(|sheet| sheet.unwrap_or(Sheet::FRESH));
    let Outcome { winner, reason, agent } = *outcome;
    let may_win = match reason {
        EndReason::Home => {
            let at_home = table.holder().filter(|holder| holder.home() == table.case());
            let Some(holder) = at_home.filter(|_| agent == at_home) else {
                return Some(TextFault::NotHome);
            };
            // With victory=claim nobody knows any more who claimed it, so the winner may have been the only one.
            let compared = |player: Player| table.options.victory == Victory::Sheets || Some(player) == winner;
            winner == Some(table.winner_at_home(&sheets, holder, compared))
        }
        EndReason::RoundLimit => {
            let reached = table.options.round_limit().is_some_and(|limit| table.round >= limit);
            if !reached || table.turn != table.start {
                return Some(TextFault::NotAtLimit);
            }
            if agent != table.holder() {
                return Some(TextFault::WrongAgent);
            }
            winner == table.winner_at_limit(&sheets)
        }
    };
    (!may_win).then_some(TextFault::WrongWinner)
}
