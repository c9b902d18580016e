//! Which actions of the learner count as one answer.

use std::fmt;

use crate::agent::action::{Action, Call};
use crate::agent::game::Game;
use crate::agent::money::{Dollars, Lots, Money};
use crate::agent::pieces::Agent;
use crate::agent::text::{TextError, read_action};

/// Some actions, written as one text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pattern {
    /// This action, written as in `docs/agent.md` §8.1.
    Exactly(Action),
    /// A claim from the first to the second number of dollars: `claim=100..800`.
    Claim(Dollars, Dollars),
    /// Money of which at least so many dollars are for this agent: `$R1>=1600`.
    MoneyOn(Agent, Dollars),
    /// Any money: `$`.
    Money,
    /// Any action: `*`.
    Anything,
}

impl Pattern {
    /// Reads a pattern.
    ///
    /// # Errors
    /// If it is none of the forms above.
    pub(super) fn read(text: &str) -> Result<Self, TextError> {
        let special = match text {
            "*" => Some(Self::Anything),
            "$" => Some(Self::Money),
            _ => Self::claims(text).or_else(|| Self::money_on(text)),
        };
        special.map_or_else(|| read_action(text).map(Self::Exactly), Ok)
    }

    fn claims(text: &str) -> Option<Self> {
        let (least, most) = text.strip_prefix("claim=")?.split_once("..")?;
        Some(Self::Claim(least.parse().ok()?, most.parse().ok()?))
    }

    fn money_on(text: &str) -> Option<Self> {
        let (name, least) = text.strip_prefix('$')?.split_once(">=")?;
        let agent = Agent::ALL.into_iter().find(|agent| agent.to_string() == name)?;
        Some(Self::MoneyOn(agent, least.parse().ok()?))
    }

    /// Whether the action is one of them.
    pub fn fits(&self, action: &Action) -> bool {
        match (*self, action) {
            (Self::Exactly(exactly), action) => exactly == *action,
            (Self::Claim(least, most), Action::Call(Call::Claim(claim))) => (least..=most).contains(claim),
            (Self::MoneyOn(agent, least), Action::Stake(money)) => money.on(agent).dollars() >= u32::from(least),
            (Self::Money, Action::Stake(_)) | (Self::Anything, _) => true,
            _ => false,
        }
    }

    /// Fitting actions of the player to decide, with at least the extremes of a range; none if none fits. Nothing is
    /// given for [`Anything`](Self::Anything).
    pub(super) fn examples(&self, game: &Game) -> Vec<Action> {
        let money = |agent, least| {
            let sheet = game.table().asked().map(|asked| game.sheet(asked))?;
            let lots = cover(sheet.lots(), least)?;
            let mut money = Money::NONE;
            money.set(agent, lots);
            Some(Action::Stake(money))
        };
        match *self {
            Self::Exactly(action) => vec![action],
            Self::Claim(least, most) => vec![Call::Claim(least).into(), Call::Claim(most).into()],
            Self::MoneyOn(agent, least) => money(agent, least).into_iter().collect(),
            Self::Money => {
                let agent = game.table().living().next().map(|(agent, _)| agent);
                agent.and_then(|agent| money(agent, 1)).into_iter().collect()
            }
            Self::Anything => Vec::new(),
        }
    }
}

/// Lots of at least so many dollars: large ones first, then the smallest that is enough.
fn cover(lots: Lots, least: Dollars) -> Option<Lots> {
    let mut left = lots.counts();
    let mut chosen = Lots::NONE;
    let mut missing = u32::from(least);
    for (size, &dollars) in Lots::SIZES.iter().enumerate() {
        while left[size] > 0 && u32::from(dollars) <= missing {
            left[size] -= 1;
            chosen.add(size);
            missing -= u32::from(dollars);
        }
    }
    if missing > 0 {
        let smallest = (0..Lots::SIZES.len()).rev().find(|&size| left[size] > 0)?;
        chosen.add(smallest);
        missing = missing.saturating_sub(u32::from(Lots::SIZES[smallest]));
    }
    (missing == 0).then_some(chosen)
}

impl fmt::Display for Pattern {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Exactly(action) => action.fmt(f),
            Self::Claim(least, most) => write!(f, "claim={least}..{most}"),
            Self::MoneyOn(agent, least) => write!(f, "${agent}>={least}"),
            Self::Money => f.write_str("$"),
            Self::Anything => f.write_str("*"),
        }
    }
}
