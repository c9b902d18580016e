//! Descriptions of cities and agents for screen readers.

use agon_core::agent::{Agent, Board, City, Nation};

use super::words::{Company, city_name};
use crate::shell::system::language::{Language, key};

/// Possible use of a city or an agent.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Chance {
    /// The agent may act.
    MayAct,
    /// The agent, or the city where one of several actions is to be chosen, is chosen.
    Chosen,
    /// The chosen agent may act in the city.
    Target,
    /// They may exile somebody there.
    Attack,
}

impl Chance {
    const fn key(self) -> &'static str {
        match self {
            Self::MayAct => key("agent-told-may-act"),
            Self::Chosen => key("agent-told-chosen"),
            Self::Target => key("agent-told-target"),
            Self::Attack => key("agent-told-attack"),
        }
    }
}

/// A city: whose home it is, its agents and things, and its possible uses.
pub fn city_told(city: City, board: &Board, chance: Option<Chance>, company: &Company, language: &Language) -> String {
    let mut words = vec![city_name(city, language)];
    if let Some(nation) = Nation::at_home_in(city) {
        let nation = match nation {
            Nation::Americans => "american",
            Nation::British => "british",
            Nation::Russians => "russian",
            Nation::Chinese => "chinese",
        };
        words.push(language.tr_with(key("agent-told-home"), &[("nation", nation.into())]));
    }
    let here = board.living().filter(|&(_, place)| place == city);
    let agents: Vec<String> = here.map(|(agent, _)| company.agent(agent, language)).collect();
    let is_case_free = board.holder.is_none() && board.case == city;
    if agents.is_empty() && !is_case_free {
        words.push(language.tr(key("agent-told-empty")));
    }
    words.extend(agents);
    if is_case_free {
        words.push(language.tr(key("agent-told-case")));
    }
    words.extend(chance.map(|chance| language.tr(chance.key())));
    words.join(", ")
}

/// An agent: where they are, whether they have the case, and their possible uses.
pub fn agent_told(
    agent: Agent,
    board: &Board,
    chance: Option<Chance>,
    company: &Company,
    language: &Language,
) -> String {
    let place = board.place(agent).map(|city| city_name(city, language));
    let place = place.unwrap_or_else(|| language.tr(key("agent-told-exile")));
    let mut words = vec![company.agent(agent, language), place];
    if board.holder == Some(agent) {
        words.push(language.tr(key("agent-told-holds")));
    }
    words.extend(chance.map(|chance| language.tr(chance.key())));
    words.join(", ")
}
