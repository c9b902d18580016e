//! The moments of a finished game in which a bluff worked.

use super::whole_game::Referee;
use crate::agent::action::{Action, Call, Event};
use crate::agent::game::Game;
use crate::agent::pieces::{Agent, Player};

/// A bluff that worked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Bluff {
    /// The number of the decision in [`Referee::history`], from 0.
    pub decision: usize,
    /// The bluffing player.
    pub player: Player,
    /// The agent on whom they had nothing.
    pub agent: Agent,
    /// The deed.
    pub kind: BluffKind,
}

/// Kinds of bluffs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BluffKind {
    /// A deed of an agent on whom another player had money, and it stood.
    Deed,
    /// An objection after which the mover withdrew, though they had money on the agent.
    Objection,
}

impl Referee {
    /// All decisions, with their money; `None` before the end, when they are secret, and in a game that did not begin at
    /// the beginning.
    pub fn history(&self) -> Option<&[(Player, Action)]> {
        self.outcome().filter(|_| self.is_whole()).map(|_| self.decisions())
    }

    /// The bluffs that worked, oldest first; none before the end, when they are secret.
    pub fn bluffs(&self) -> Vec<Bluff> {
        let mut bluffs = Vec::new();
        let mut game = Game::new(*self.options(), self.table().start());
        let (mut deed, mut objection, mut heard) = (None, None, Vec::new());
        for (decision, &(player, ref action)) in self.history().unwrap_or_default().iter().enumerate() {
            let has = |player: Player, agent: Agent| game.sheet(player).stake(agent) > 0;
            let mut others = self.options().clockwise_after(player);
            let bluff = |agent: Agent, kind| Bluff {
                decision,
                player,
                agent,
                kind,
            };
            match *action {
                Action::Announce(announced) => {
                    let agent = announced.agent();
                    let is_bluff = !has(player, agent) && others.any(|other| has(other, agent));
                    deed = is_bluff.then(|| bluff(agent, BluffKind::Deed));
                    objection = None;
                }
                Action::Call(call) => {
                    let agent = game.table().pending().map(|announced| announced.agent());
                    match (call, agent) {
                        (Call::Object, Some(agent)) if !has(player, agent) => {
                            objection = Some(bluff(agent, BluffKind::Objection));
                        }
                        (Call::Withdraw, Some(agent)) if has(player, agent) => bluffs.extend(objection.take()),
                        _ => {}
                    }
                }
                Action::Stake(_) => {}
            }
            heard.clear();
            let played = game.play(action, &mut heard);
            played.expect("every action was legal when it was played");
            if heard.contains(&Event::TakenBack) {
                deed = None;
            } else if game.table().pending().is_none() && game.outcome().is_none() {
                bluffs.extend(deed.take());
            }
        }
        bluffs
    }
}
