//! News on the map since the next holder of the device last looked: who moved where, and who was sent to the Bahamas. A
//! hand-over has the same news in lines.

use agon_core::agent::{Agent, City, Table};
use bevy::prelude::*;

use super::animate::Step;
use crate::agent::gameplay::agent_screen::AGENT;
use crate::agent::gameplay::current_game::{CurrentGame, Waiting};
use crate::agent::gameplay::schedule::{AgentSystems, EffectSystems};
use crate::tabletop::active_game::init_with_game;
use crate::tabletop::schedule::TableSystems;

/// News of agents since a person last looked; empty where people do not share the device.
#[derive(Resource, Clone, Debug, Default, PartialEq, Eq)]
pub struct News {
    steps: Vec<Step>,
    exiles: Vec<Agent>,
}

/// Where each agent stands; `None` for exiles and those not in the game.
type Places = [Option<City>; Agent::COUNT];

fn places(table: &Table) -> Places {
    Agent::ALL.map(|agent| table.place(agent))
}

impl News {
    /// The changes from each of these moments to the next.
    fn between(moments: &[Places]) -> Self {
        let mut news = Self::default();
        for pair in moments.windows(2) {
            for agent in Agent::ALL {
                match (pair[0][agent.index()], pair[1][agent.index()]) {
                    (Some(from), Some(to)) if from != to => news.steps.push(Step { agent, from, to }),
                    (Some(_), None) => news.exiles.push(agent),
                    _ => {}
                }
            }
        }
        news
    }

    /// Whether there is nothing new.
    pub const fn is_empty(&self) -> bool {
        self.steps.is_empty() && self.exiles.is_empty()
    }

    /// The ways of agents, in order.
    pub fn steps(&self) -> &[Step] {
        &self.steps
    }

    /// Whether there is news of an agent.
    pub fn is_about(&self, agent: Agent) -> bool {
        self.exiles.contains(&agent) || self.steps.iter().any(|step| step.agent == agent)
    }
}

fn collect(current: Res<CurrentGame>, mut news: ResMut<News>) {
    let is_shared = current.only_person().is_none();
    let collected = match current.waiting() {
        Waiting::Device(player) | Waiting::Secret(player) if is_shared => {
            let before = current.contexts().into_iter().skip(current.news_from(player));
            let now = places(current.table());
            let moments: Vec<Places> = before.map(|context| context.board.places).chain([now]).collect();
            News::between(&moments)
        }
        _ => News::default(),
    };
    news.set_if_neq(collected);
}

pub(crate) fn plugin(app: &mut App) {
    init_with_game::<News>(app, AGENT);
    app.add_systems(
        Update,
        collect
            .run_if(resource_exists_and_changed::<CurrentGame>)
            .before(EffectSystems::Mark)
            .before(TableSystems::Present)
            .in_set(TableSystems::Effects)
            .in_set(AgentSystems),
    );
}

#[cfg(test)]
mod tests {
    use agon_core::agent::{Options, Player, Referee, Seat, read_action};

    use super::*;

    #[test]
    fn news_has_moves_that_stood_in_order_and_none_taken_back() {
        let options: Options = "2".parse().unwrap();
        let seats = ["Ann", "Ben"].map(Seat::person);
        let mut game = Referee::new(options, Player::ALL[0], &seats, 1);
        for (player, text) in [
            (0, "$"),
            (1, "$"),
            (0, "A1-NYC"),
            (1, "let"),
            (1, "C1-BOM"),
            (0, "object"),
            (1, "withdraw"),
            (1, "B1-DUB"),
            (0, "let"),
        ] {
            game.play(Player::ALL[player], &read_action(text).unwrap()).unwrap();
        }
        let heard = game.contexts();
        let moments = heard.iter().map(|context| context.board.places);
        let moments: Vec<Places> = moments.chain([places(game.table())]).collect();
        let news = News::between(&moments);
        let told: Vec<_> = news.steps().iter().map(|step| (step.agent, step.to.code())).collect();
        assert_eq!(told, [(Agent::ALL[0], "NYC"), (Agent::ALL[2], "DUB")]);
        assert!(!news.is_about(Agent::ALL[6]));
    }

    #[test]
    fn an_exile_is_news() {
        let options: Options = "2".parse().unwrap();
        let seats = ["Ann", "Ben"].map(Seat::person);
        let game = Referee::new(options, Player::ALL[0], &seats, 1);
        let before = places(game.table());
        let mut after = before;
        after[Agent::ALL[4].index()] = None;
        let news = News::between(&[before, after]);
        assert!(news.is_about(Agent::ALL[4]) && news.steps().is_empty() && !news.is_empty());
    }
}
