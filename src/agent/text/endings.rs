//! The end of a game in words: the reason for the win, the stakes on each sheet, and the bluffs that worked.

use agon_core::agent::{
    Action, Agent, Backing, Bluff, BluffKind, Dollars, EndReason, Money, Options, Outcome, Player, Sheet, Truth,
    Verdict,
};
use fluent_bundle::FluentValue as Value;

use super::words::{Company, dollars};
use crate::shell::system::language::{Language, key};

type Values<'a> = Vec<(&'static str, Value<'a>)>;

impl Company<'_> {
    /// Another player in a sentence: whether it is *you*, and the name.
    fn other(&self, player: Player, language: &Language) -> Values<'static> {
        let who = if self.you == Some(player) { "you" } else { "name" };
        vec![("other_who", who.into()), ("other", self.name(player, language).into())]
    }
}

/// The announcement before the sheets are turned over. It does not name the winner.
pub fn end_heard(outcome: Outcome, company: &Company, language: &Language) -> String {
    match (outcome.reason, outcome.agent) {
        (EndReason::Home, Some(agent)) => {
            let agent = company.agent(agent, language);
            language.tr_with("agent-end-home", &[("agent", agent.into())])
        }
        _ => language.tr("agent-end-limit"),
    }
}

/// Why the game was won, in a sentence.
pub fn verdict_words(verdict: Verdict, company: &Company, language: &Language) -> String {
    let about = |agent: Agent, amount: Option<Dollars>| -> Values<'static> {
        let agent = ("agent", company.agent(agent, language).into());
        let amount = amount.map(|amount| ("amount", dollars(amount, language).into()));
        std::iter::once(agent).chain(amount).collect()
    };
    let says =
        |key: &str, winner: Player, values: &[(&'static str, Value<'_>)]| company.says(key, winner, values, language);
    match verdict {
        Verdict::Most {
            winner,
            agent,
            amount,
            is_among_claimants,
        } => {
            let key = match is_among_claimants {
                true => key("agent-why-most-claimed"),
                false => key("agent-why-most"),
            };
            says(key, winner, &about(agent, Some(amount)))
        }
        Verdict::TiedAndBrought { winner, agent, amount } => {
            says(key("agent-why-tied-brought"), winner, &about(agent, Some(amount)))
        }
        Verdict::TiedAndNext {
            winner,
            mover,
            agent,
            amount,
        } => {
            let values = [about(agent, Some(amount)), company.other(mover, language)].concat();
            says(key("agent-why-tied-next"), winner, &values)
        }
        Verdict::NobodyStaked { winner, agent } => says(key("agent-why-nobody-staked"), winner, &about(agent, None)),
        Verdict::Unclaimed { .. } => language.tr("agent-why-unclaimed"),
        Verdict::DrawnByTie { agent, amount } => language.tr_with("agent-why-drawn-tie", &about(agent, Some(amount))),
        Verdict::DrawnUnstaked { agent } => language.tr_with("agent-why-drawn-unstaked", &about(agent, None)),
        Verdict::DrawnFreeCase => language.tr("agent-why-drawn-free"),
    }
}

fn list(amounts: impl Iterator<Item = (Agent, u32)>, company: &Company, language: &Language) -> Option<String> {
    let items: Vec<String> = amounts
        .filter(|(_, amount)| *amount > 0)
        .map(|(agent, amount)| {
            let values = [
                ("name", company.agent(agent, language).into()),
                ("amount", dollars(amount, language).into()),
            ];
            language.tr_with("agent-list-item", &values)
        })
        .collect();
    (!items.is_empty()).then(|| items.join(", "))
}

/// A sheet that was turned over, in a sentence.
pub fn sheet_words(player: Player, sheet: &Sheet, company: &Company, language: &Language) -> String {
    let stakes = company.options.agents().map(|agent| (agent, sheet.stake(agent).into()));
    let name = ("name", company.name(player, language).into());
    match list(stakes, company, language) {
        Some(list) => language.tr_with("agent-end-sheet", &[name, ("list", list.into())]),
        None => language.tr_with("agent-end-sheet-nothing", &[name]),
    }
}

/// The truth of a decision, hidden from the others: the money staked, or how the player stood on the agent in question.
pub fn truth_words(
    (player, action): &(Player, Action),
    truth: Option<Truth>,
    company: &Company,
    language: &Language,
) -> Option<String> {
    if let Action::Stake(money) = action {
        return Some(staked_words(money, company.options, company, language));
    }
    let Truth {
        agent,
        backing,
        is_bluff,
    } = truth?;
    let agent = ("agent", Value::from(company.agent(agent, language)));
    let sum = |name: &'static str, amount: Dollars| (name, Value::from(dollars(amount, language)));
    let (key, values) = match backing {
        Backing::Nobody => (key("agent-truth-nobody"), vec![agent]),
        Backing::Alone(own) => (key("agent-truth-alone"), vec![agent, sum("amount", own)]),
        Backing::Most(own) => (key("agent-truth-most"), vec![agent, sum("amount", own)]),
        Backing::Shared(own) => (key("agent-truth-shared"), vec![agent, sum("amount", own)]),
        Backing::Less { own, other, most } => {
            let key = match own {
                0 if is_bluff => key("agent-truth-bluff"),
                0 => key("agent-truth-nothing"),
                _ => key("agent-truth-less"),
            };
            let own = [agent, sum("amount", own), sum("most", most)];
            (key, own.into_iter().chain(company.other(other, language)).collect())
        }
    };
    Some(company.says(key, *player, &values, language))
}

fn staked_words(money: &Money, options: &Options, company: &Company, language: &Language) -> String {
    let amounts = options.agents().map(|agent| (agent, money.on(agent).dollars()));
    match list(amounts, company, language) {
        Some(list) => language.tr_with("agent-truth-staked", &[("list", list.into())]),
        None => language.tr("agent-truth-staked-nothing"),
    }
}

/// A bluff that worked, in a sentence. `mover` is the player who withdrew before an objection.
pub fn bluff_words(bluff: Bluff, mover: Player, company: &Company, language: &Language) -> String {
    let agent = ("agent", Value::from(company.agent(bluff.agent, language)));
    match bluff.kind {
        BluffKind::Deed => company.says(key("agent-bluff-deed"), bluff.player, &[agent], language),
        BluffKind::Objection => {
            let values: Values = std::iter::once(agent).chain(company.other(mover, language)).collect();
            company.says(key("agent-bluff-objection"), bluff.player, &values, language)
        }
    }
}
