//! Legal actions of the player to decide, in canonical order (`docs/agent.md` §4, §5, §9).

use super::action::{Action, Announcement, Call};
use super::contest::Contest;
use super::map::City;
use super::money::{Dollars, FEE, Sheet, UNIT};
use super::pieces::Agent;
use super::table::{Phase, Table};

/// Legal actions of the player to decide. They depend on the player's own sheet, so nobody else may see them.
///
/// Money is not listed: [`may_stake`](Self::may_stake) says whether any may be staked, and
/// [`Table::check`] whether certain lots may.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Legal {
    announcements: Vec<Announcement>,
    calls: &'static [Call],
    /// The least and the most that may be claimed, in dollars, if anything.
    claims: Option<(Dollars, Dollars)>,
    may_stake: bool,
}

impl Legal {
    /// The deeds that may be announced, by agent: on the spot, then along each link to move and to attack.
    pub fn announcements(&self) -> &[Announcement] {
        &self.announcements
    }

    /// The words that may be said, apart from claims.
    pub const fn calls(&self) -> &'static [Call] {
        self.calls
    }

    /// The least and the most that may be claimed, in dollars.
    pub const fn claims(&self) -> Option<(Dollars, Dollars)> {
        self.claims
    }

    /// Whether money may be staked.
    pub const fn may_stake(&self) -> bool {
        self.may_stake
    }

    /// All actions but money in canonical order.
    pub fn iter(&self) -> impl Iterator<Item = Action> + use<'_> {
        let announcements = self.announcements.iter().map(|&announcement| announcement.into());
        let (least, most) = self.claims.unwrap_or((1, 0));
        let claims = (least..=most)
            .step_by(UNIT.into())
            .map(|dollars| Call::Claim(dollars).into());
        let calls = self.calls.iter().map(|&call| call.into());
        announcements.chain(calls).chain(claims)
    }

    /// The number of actions, apart from money.
    pub fn len(&self) -> usize {
        let claims = self
            .claims
            .map_or(0, |(least, most)| usize::from((most - least) / UNIT) + 1);
        self.announcements.len() + self.calls.len() + claims
    }

    /// Whether there is no action, apart from money.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// The action with this place in canonical order, from 0.
    pub fn get(&self, place: usize) -> Option<Action> {
        if let Some(&announcement) = self.announcements.get(place) {
            return Some(announcement.into());
        }
        let place = place - self.announcements.len();
        if let Some(&call) = self.calls.get(place) {
            return Some(call.into());
        }
        let (least, most) = self.claims?;
        let place = Dollars::try_from(place - self.calls.len()).ok()?;
        let dollars = place.checked_mul(UNIT)?.checked_add(least)?;
        (dollars <= most).then(|| Call::Claim(dollars).into())
    }
}

/// The least and the most that the player to decide may claim, in dollars; nothing if the least is more.
pub(super) fn claims(table: &Table, sheet: &Sheet, contest: &Contest) -> (Dollars, Dollars) {
    let highest = contest.highest();
    let may_equal = contest.asked == table.turn && highest > 0;
    let least = if may_equal { highest } else { highest + UNIT };
    (least, sheet.stake(contest.action.agent()))
}

/// Whether the player to decide has a lot to stake now, and an agent to put it on.
pub(super) fn may_stake(table: &Table, sheet: &Sheet) -> bool {
    match table.phase {
        Phase::Stake { .. } => true,
        Phase::Act => {
            let cap = table.options.bribe_cap();
            let smallest = sheet.lots().smallest();
            let fits = smallest.is_some_and(|smallest| cap.is_none_or(|cap| smallest <= cap));
            fits && table.living().next().is_some()
        }
        _ => false,
    }
}

impl Table {
    /// The legal actions of the player to decide, with this sheet.
    pub fn legal(&self, sheet: &Sheet) -> Legal {
        let mut legal = Legal::default();
        self.legal_into(sheet, &mut legal);
        legal
    }

    /// As [`legal`](Self::legal), in a list whose memory is used again.
    pub fn legal_into(&self, sheet: &Sheet, legal: &mut Legal) {
        legal.announcements.clear();
        legal.claims = None;
        legal.may_stake = may_stake(self, sheet);
        legal.calls = match &self.phase {
            Phase::Stake { .. } | Phase::Over(_) => &[],
            Phase::Act => {
                let list = &mut legal.announcements;
                self.each_announcement(sheet, |action| list.push(action));
                let stuck = legal.announcements.is_empty() && !legal.may_stake;
                if stuck { &[Call::Skip] } else { &[] }
            }
            Phase::Object { .. } => &[Call::Let, Call::Object],
            Phase::Answer { .. } => &[Call::Insist, Call::Withdraw],
            Phase::Claim(contest) => {
                let (least, most) = claims(self, sheet, contest);
                legal.claims = (least <= most).then_some((least, most));
                &[Call::GiveUp]
            }
            Phase::Decide(_) => &[Call::Allow, Call::Refuse],
            Phase::Victory { .. } => &[Call::Let, Call::Win],
        };
    }

    /// Calls `visit` with each deed that may be announced, in canonical order.
    pub(super) fn each_announcement(&self, sheet: &Sheet, mut visit: impl FnMut(Announcement)) {
        let attempts = self.options.attempts();
        if attempts.is_some_and(|attempts| self.taken_back.len() >= attempts) {
            return;
        }
        let mut visit = |action| {
            if !self.taken_back.contains(&action) {
                visit(action);
            }
        };
        for (agent, from) in self.living() {
            let holds = self.holder() == Some(agent);
            if holds {
                visit(Announcement::LayDown(agent));
            } else if self.case_within_reach(from) {
                visit(Announcement::Take(agent));
            }
            let attacks = sheet.stake(agent) >= FEE;
            for &to in from.neighbours(self.options.map) {
                let with_case = holds || self.case_within_reach(to);
                let step = |with_case| Announcement::Move { agent, to, with_case };
                visit(step(false));
                if with_case {
                    visit(step(true));
                }
                if attacks {
                    self.each_attack(agent, to, with_case, &mut visit);
                }
            }
        }
    }

    fn each_attack(&self, attacker: Agent, to: City, with_case: bool, visit: &mut impl FnMut(Announcement)) {
        let there = self
            .living()
            .filter(|&(victim, place)| place == to && victim.home() != to);
        for (victim, _) in there {
            let attack = |with_case| Announcement::Attack {
                attacker,
                victim,
                with_case,
            };
            visit(attack(false));
            if with_case || self.holder() == Some(victim) {
                visit(attack(true));
            }
        }
    }
}
