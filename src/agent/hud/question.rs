//! The current prompt in a sentence: shown above its buttons, and read out.

use agon_core::agent::Phase;

use crate::agent::gameplay::current_game::{CurrentGame, Waiting};
use crate::agent::gameplay::objections::ObjectionWindow;
use crate::agent::gameplay::selection::Selection;
use crate::agent::text::words::city_name;
use crate::shell::system::language::{Language, key};

/// The prompt for the people at the table; `None` while nobody is asked.
pub(super) fn question(
    current: &CurrentGame,
    selection: &Selection,
    window: &ObjectionWindow,
    language: &Language,
) -> Option<String> {
    let (company, phase) = (current.company(), current.table().phase());
    let is_alone = current.only_person().is_some();
    // A person who plays alone is not called by name.
    let of_you = |player, alone: &str, called: &str| match is_alone {
        true => language.tr(alone),
        false => language.tr_with(called, &[("name", company.name(player, language).into())]),
    };
    if matches!(phase, Phase::Object { .. }) && window.unanswered(current).next().is_some() {
        return Some(match is_alone {
            true => language.tr("agent-ask-object-only"),
            false => language.tr("agent-ask-object"),
        });
    }
    let about = |key: &str, agent| language.tr_with(key, &[("agent", company.agent(agent, language).into())]);
    match (current.waiting(), phase) {
        (Waiting::Nobody | Waiting::Computer(_), _) => None,
        (Waiting::Device(player), _) => {
            let name = company.name(player, language);
            Some(language.tr_with("agent-pass-title", &[("name", name.into())]))
        }
        (Waiting::Secret(_), Phase::Stake { .. }) => Some(language.tr("agent-ask-stakes")),
        (Waiting::Secret(_), Phase::Act) if selection.announcing().is_some() => Some(language.tr("agent-ask-undo")),
        (Waiting::Secret(player), Phase::Act) => Some(match (selection.agent(), selection.city()) {
            (Some(agent), None) => about(key("agent-choose-city"), agent),
            (Some(agent), Some(city)) => {
                let agent = company.agent(agent, language);
                let values = [("agent", agent.into()), ("city", city_name(city, language).into())];
                language.tr_with("agent-choose-deed", &values)
            }
            (None, _) => {
                let legal = current.legal();
                match (legal.announcements().is_empty(), legal.may_stake()) {
                    (true, false) => language.tr("agent-turn-stuck"),
                    (true, true) => language.tr("agent-turn-bribe"),
                    (false, _) => of_you(player, key("agent-turn-only"), key("agent-turn")),
                }
            }
        }),
        (Waiting::Secret(_), Phase::Claim(contest)) => Some(about(key("agent-ask-claim"), contest.action.agent())),
        (Waiting::Secret(_), Phase::Victory { action, .. }) => Some(about(key("agent-ask-victory"), action.agent())),
        (Waiting::PublicAnswer(player), Phase::Answer { objector, .. }) => {
            let objector = ("objector", company.name(*objector, language).into());
            Some(match is_alone {
                true => language.tr_with("agent-ask-answer-only", &[objector]),
                false => {
                    let name = company.name(player, language);
                    language.tr_with("agent-ask-answer", &[objector, ("name", name.into())])
                }
            })
        }
        (Waiting::PublicAnswer(player), Phase::Decide(_)) => {
            Some(of_you(player, key("agent-ask-decide-only"), key("agent-ask-decide")))
        }
        _ => None,
    }
}
