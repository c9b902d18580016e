//! The cast in words: who they are, and what is known of them.

use agon_core::agent::Persona;
use agon_core::played::acquaintances::{Acquaintance, Remark};

use super::words::{city_name, level_words};
use crate::shell::system::language::{Language, key};

/// The line about a persona's character.
pub fn persona_line(persona: Persona, language: &Language) -> String {
    language.tr(match persona {
        Persona::Moira => key("agent-persona-moira"),
        Persona::Tomas => key("agent-persona-tomas"),
        Persona::Binta => key("agent-persona-binta"),
        Persona::Percy => key("agent-persona-percy"),
        Persona::Nieves => key("agent-persona-nieves"),
        Persona::Ubaldo => key("agent-persona-ubaldo"),
        Persona::Karima => key("agent-persona-karima"),
        Persona::Halldor => key("agent-persona-halldor"),
        Persona::Leyla => key("agent-persona-leyla"),
        Persona::Otto => key("agent-persona-otto"),
        Persona::Dolores => key("agent-persona-dolores"),
        Persona::Idriss => key("agent-persona-idriss"),
        Persona::Xiomara => key("agent-persona-xiomara"),
        Persona::Yuklan => key("agent-persona-yuklan"),
        Persona::Farid => key("agent-persona-farid"),
        Persona::Wanda => key("agent-persona-wanda"),
        Persona::Giulia => key("agent-persona-giulia"),
        Persona::Rauf => key("agent-persona-rauf"),
        Persona::Josse => key("agent-persona-josse"),
        Persona::Zohra => key("agent-persona-zohra"),
        Persona::Sol => key("agent-persona-sol"),
        Persona::Sarojini => key("agent-persona-sarojini"),
        Persona::Arkadi => key("agent-persona-arkadi"),
        Persona::Edward => key("agent-persona-edward"),
        Persona::Blaise => key("agent-persona-blaise"),
        Persona::Traute => key("agent-persona-traute"),
        Persona::Daryush => key("agent-persona-daryush"),
        Persona::Vera => key("agent-persona-vera"),
        Persona::Wenying => key("agent-persona-wenying"),
        Persona::Everett => key("agent-persona-everett"),
        Persona::Esther => key("agent-persona-esther"),
        Persona::Gurdial => key("agent-persona-gurdial"),
        Persona::Colette => key("agent-persona-colette"),
        Persona::Quiteria => key("agent-persona-quiteria"),
        Persona::Osman => key("agent-persona-osman"),
    })
}

/// Where a persona lives, and how well they play.
pub fn persona_papers(persona: Persona, language: &Language) -> String {
    let [level, _] = level_words(persona.level(), language);
    format!("{} · {level}", city_name(persona.home(), language))
}

/// How often a persona was met, and how often they won.
pub fn met_words(persona: Persona, known: Option<&Acquaintance>, language: &Language) -> String {
    let Some(known) = known else {
        return language.tr("agent-dossier-new");
    };
    let values = [
        ("count", known.games.into()),
        ("won", known.won.into()),
        ("name", persona.called().into()),
    ];
    language.tr_with("agent-dossier-met", &values)
}

/// A remark, in a sentence.
pub fn remark_words(remark: Remark, language: &Language) -> String {
    let share = |key: &str, count: u32, of: u32| language.tr_with(key, &[("count", count.into()), ("of", of.into())]);
    match remark {
        Remark::AlwaysObjects => language.tr("agent-remark-always-objects"),
        Remark::NeverObjects => language.tr("agent-remark-never-objects"),
        Remark::Objections(count, of) => share(key("agent-remark-objections"), count, of),
        Remark::AlwaysWithdraws => language.tr("agent-remark-always-withdraws"),
        Remark::NeverWithdraws => language.tr("agent-remark-never-withdraws"),
        Remark::Withdrawals(count, of) => share(key("agent-remark-withdrawals"), count, of),
        Remark::NeverBluffs => language.tr("agent-remark-never-bluffs"),
        Remark::Bluffs(count, of) => share(key("agent-remark-bluffs"), count, of),
        Remark::NeverExiles => language.tr("agent-remark-never-exiles"),
        Remark::Exiles(count) => language.tr_with("agent-remark-exiles", &[("count", count.into())]),
    }
}
