//! Why an action is refused, in a player's words (`docs/agent.md` §3 to §5).

use super::action::{Action, Announcement, Call};
use super::contest::Contest;
use super::legal::{claims, may_stake};
use super::map::City;
use super::money::{Dollars, FEE, Lots, Money, Sheet, UNIT};
use super::pieces::{Agent, Player};
use super::table::{Phase, Table};

/// Why an action is illegal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum IllegalAction {
    /// The game is over.
    #[error("the game is over")]
    GameOver,
    /// Another player is asked.
    #[error("it is for player {0} to decide")]
    NotAsked(Player),
    /// Something else is to be decided now.
    #[error("now is the time {}", awaited(.0))]
    WrongPhase(Phase),
    /// The agent does not take part.
    #[error("{0} does not take part: there is one agent per nation")]
    NotInGame(Agent),
    /// The agent was exiled.
    #[error("{0} was exiled")]
    Exiled(Agent),
    /// No link leads there.
    #[error("no link leads from {from} to {to}")]
    NoLink {
        /// The agent's city.
        from: City,
        /// The destination.
        to: City,
    },
    /// The agent holds the case and cannot take it.
    #[error("{0} holds the case already")]
    HoldsAlready(Agent),
    /// The agent does not hold the case and cannot lay it down.
    #[error("{0} does not hold the case")]
    HoldsNot(Agent),
    /// The case is in another city.
    #[error("the case is in {0}")]
    CaseElsewhere(City),
    /// Another agent holds the case.
    #[error("{0} holds the case, and only an exile takes it from them")]
    CaseHeld(Agent),
    /// The victim is the attacker.
    #[error("agents cannot attack themselves")]
    OwnVictim,
    /// The victim is in the attacker's city.
    #[error("{0} is in the same city: an attack comes along a link")]
    VictimTooNear(Agent),
    /// The victim is in their home city.
    #[error("{0} is safe at home in {home}", home = .0.home())]
    VictimAtHome(Agent),
    /// The player has too little on the attacker.
    #[error("an attack needs ${FEE} on {0}")]
    AttackUnpaid(Agent),
    /// This action was taken back in this turn.
    #[error("this was taken back already in this turn")]
    TakenBack,
    /// So many actions were taken back that only a bribe is left.
    #[error("{0} actions were taken back in this turn, so only a bribe is left")]
    OnlyBribe(usize),
    /// A bribe of nothing.
    #[error("a bribe uses at least one lot")]
    NoLot,
    /// There are not so many lots of a size.
    #[error("there are not so many lots of ${0} left")]
    LotsMissing(Dollars),
    /// The bribe is over the cap.
    #[error("a bribe may use ${0} at most")]
    OverCap(Dollars),
    /// A claim that is not in hundreds.
    #[error("claims are multiples of ${UNIT}")]
    NotHundreds,
    /// A claim that is too low.
    #[error("the claim must be at least ${0}")]
    ClaimTooLow(Dollars),
    /// A claim above the player's own stake.
    #[error("nobody claims more than they have on the agent")]
    ClaimTooHigh,
    /// The turn was to be skipped, though something can be done.
    #[error("a turn is lost only when nothing can be done")]
    MayNotSkip,
    /// Nothing can be done but to skip the turn.
    #[error("nothing can be done, so the turn is lost")]
    MustSkip,
}

fn awaited(phase: &Phase) -> &'static str {
    match phase {
        Phase::Stake { .. } => "to stake money",
        Phase::Act => "to move, attack or bribe",
        Phase::Object { .. } => "to object or let it pass",
        Phase::Answer { .. } => "to insist or withdraw",
        Phase::Claim(_) => "to claim or give up",
        Phase::Decide(_) => "to allow or refuse",
        Phase::Victory { .. } => "to claim the victory or not",
        Phase::Over(_) => "to talk about the game, which is over",
    }
}

impl Table {
    /// Whether the player to decide may do this, with this sheet.
    ///
    /// # Errors
    /// Says why not.
    pub fn check(&self, sheet: &Sheet, action: &Action) -> Result<(), IllegalAction> {
        match (self.phase, action) {
            (Phase::Over(_), _) => Err(IllegalAction::GameOver),
            (Phase::Stake { .. }, Action::Stake(money)) => self.check_money(sheet, money),
            (Phase::Act, Action::Stake(money)) => self.check_bribe(sheet, money),
            (Phase::Act, Action::Announce(announcement)) => self.check_announcement(Some(sheet), *announcement),
            (Phase::Act, Action::Call(Call::Skip)) => match self.can_act(sheet) {
                true => Err(IllegalAction::MayNotSkip),
                false => Ok(()),
            },
            (Phase::Object { .. }, Action::Call(Call::Object | Call::Let))
            | (Phase::Answer { .. }, Action::Call(Call::Insist | Call::Withdraw))
            | (Phase::Claim(_), Action::Call(Call::GiveUp))
            | (Phase::Decide(_), Action::Call(Call::Allow | Call::Refuse))
            | (Phase::Victory { .. }, Action::Call(Call::Win | Call::Let)) => Ok(()),
            (Phase::Claim(contest), Action::Call(Call::Claim(dollars))) => self.check_claim(sheet, &contest, *dollars),
            (phase, _) => Err(IllegalAction::WrongPhase(phase)),
        }
    }

    /// Whether the player whose turn it is may announce a deed now, apart from the phase. Without their sheet, their
    /// stake is taken to suffice.
    pub(super) fn check_announcement(&self, sheet: Option<&Sheet>, action: Announcement) -> Result<(), IllegalAction> {
        if let Some(attempts) = self.options.attempts()
            && self.taken_back.len() >= attempts
        {
            return Err(IllegalAction::OnlyBribe(attempts));
        }
        let agent = action.agent();
        let from = self.find(agent)?;
        match action {
            Announcement::Move { to, with_case, .. } => {
                if !from.is_linked(to, self.options.map) {
                    return Err(IllegalAction::NoLink { from, to });
                }
                if with_case && self.holder() != Some(agent) {
                    self.check_case(to)?;
                }
            }
            Announcement::Take(_) if self.holder() == Some(agent) => return Err(IllegalAction::HoldsAlready(agent)),
            Announcement::Take(_) => self.check_case(from)?,
            Announcement::LayDown(_) if self.holder() != Some(agent) => return Err(IllegalAction::HoldsNot(agent)),
            Announcement::LayDown(_) => {}
            Announcement::Attack { victim, with_case, .. } => {
                let to = self.check_victim(agent, from, victim)?;
                if with_case && self.holder() != Some(agent) && self.holder() != Some(victim) {
                    self.check_case(to)?;
                }
                if sheet.is_some_and(|sheet| sheet.stake(agent) < FEE) {
                    return Err(IllegalAction::AttackUnpaid(agent));
                }
            }
        }
        if self.taken_back.contains(&action) {
            return Err(IllegalAction::TakenBack);
        }
        Ok(())
    }

    /// The city of an agent who must be on the board.
    fn find(&self, agent: Agent) -> Result<City, IllegalAction> {
        self.place(agent).ok_or(if self.options.includes(agent) {
            IllegalAction::Exiled(agent)
        } else {
            IllegalAction::NotInGame(agent)
        })
    }

    /// Whether an agent other than the holder may step onto the case in this city.
    fn check_case(&self, city: City) -> Result<(), IllegalAction> {
        if self.case_within_reach(city) {
            return Ok(());
        }
        match self.holder() {
            Some(holder) if self.case() == city => Err(IllegalAction::CaseHeld(holder)),
            _ => Err(IllegalAction::CaseElsewhere(self.case())),
        }
    }

    /// Whether an agent may attack another, apart from money and the case; the city of the victim.
    fn check_victim(&self, attacker: Agent, from: City, victim: Agent) -> Result<City, IllegalAction> {
        if attacker == victim {
            return Err(IllegalAction::OwnVictim);
        }
        let to = self.find(victim)?;
        if to == from {
            return Err(IllegalAction::VictimTooNear(victim));
        }
        if !from.is_linked(to, self.options.map) {
            return Err(IllegalAction::NoLink { from, to });
        }
        if to == victim.home() {
            return Err(IllegalAction::VictimAtHome(victim));
        }
        Ok(to)
    }

    fn check_bribe(&self, sheet: &Sheet, money: &Money) -> Result<(), IllegalAction> {
        if money.is_empty() {
            return Err(IllegalAction::NoLot);
        }
        self.check_money(sheet, money)?;
        match self.options.bribe_cap() {
            Some(cap) if money.dollars() > cap.into() => Err(IllegalAction::OverCap(cap)),
            _ => Ok(()),
        }
    }

    /// Whether the lots are on the sheet and the agents can be given any.
    fn check_money(&self, sheet: &Sheet, money: &Money) -> Result<(), IllegalAction> {
        let mut left = sheet.lots();
        for agent in Agent::ALL {
            let lots = money.on(agent);
            if lots.is_empty() {
                continue;
            }
            self.find(agent)?;
            left = left.without(lots).ok_or_else(|| {
                let missing = (0..6).find(|&size| lots.counts()[size] > left.counts()[size]);
                IllegalAction::LotsMissing(Lots::SIZES[missing.expect("some size falls short")])
            })?;
        }
        Ok(())
    }

    fn check_claim(&self, sheet: &Sheet, contest: &Contest, dollars: Dollars) -> Result<(), IllegalAction> {
        if !dollars.is_multiple_of(UNIT) {
            return Err(IllegalAction::NotHundreds);
        }
        let (least, most) = claims(self, sheet, contest);
        if dollars < least {
            return Err(IllegalAction::ClaimTooLow(least));
        }
        if dollars > most {
            return Err(IllegalAction::ClaimTooHigh);
        }
        Ok(())
    }

    /// Whether the mover can do anything but skip.
    fn can_act(&self, sheet: &Sheet) -> bool {
        let mut can_act = may_stake(self, sheet);
        self.each_announcement(sheet, |_| can_act = true);
        can_act
    }
}
