//! What each player did in a finished game, with the sheets open.

use super::whole_game::Referee;
use crate::agent::action::{Action, Call, Event};
use crate::agent::game::Game;
use crate::agent::table::Phase;

/// What a player did in a finished game.
///
/// A claim never exceeds the stake (`docs/agent.md` §5.1), so a bluff is to object, or to insist, with nothing on the
/// agent.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Conduct {
    /// How often they were asked whether they object.
    pub chances: u32,
    /// How often they did.
    pub objections: u32,
    /// Objections with nothing on the agent.
    pub bluffed_objections: u32,
    /// How often they withdrew after an objection to what they had announced.
    pub withdrawals: u32,
    /// How often they insisted.
    pub insists: u32,
    /// Insisted on with nothing on the agent.
    pub bluffed_insists: u32,
    /// Claims in contests.
    pub claims: u32,
    /// Agents whom they sent to the Bahamas.
    pub exiles: u32,
    /// Whether they won.
    pub won: bool,
}

impl Conduct {
    /// How often they said that they have money on an agent, by objecting or insisting.
    pub const fn stands(&self) -> u32 {
        self.objections + self.insists
    }

    /// How many of the [stands](Self::stands) were bluffs.
    pub const fn bluffs(&self) -> u32 {
        self.bluffed_objections + self.bluffed_insists
    }

    /// Notes a call of theirs in this phase, with or without money on the agent under discussion.
    fn note(&mut self, call: Call, phase: &Phase, has_money: bool) {
        let bluff = u32::from(!has_money);
        match (phase, call) {
            (Phase::Object { .. }, Call::Object) => {
                self.chances += 1;
                self.objections += 1;
                self.bluffed_objections += bluff;
            }
            (Phase::Object { .. }, _) => self.chances += 1,
            (_, Call::Withdraw) => self.withdrawals += 1,
            (_, Call::Insist) => {
                self.insists += 1;
                self.bluffed_insists += bluff;
            }
            (_, Call::Claim(_)) => self.claims += 1,
            _ => {}
        }
    }
}

impl Referee {
    /// What each player did, from player 0; `None` before the end, when it would give the sheets away, and in a game that
    /// did not begin at the beginning.
    ///
    /// ```
    /// use agon_core::agent::{Options, Player, Referee, read_action};
    ///
    /// let options: Options = "2,agents=1,map=short,round-limit=1".parse()?;
    /// let mut referee = Referee::new(options, Player::ALL[0], &[], 7);
    /// for (player, text) in [(0, "$A1=1000"), (1, "$"), (0, "A1-NYC"), (1, "object"), (0, "withdraw"), (0, "B1-HAM")] {
    ///     referee.play(Player::ALL[player], &read_action(text)?)?;
    /// }
    /// assert_eq!(referee.conduct(), None, "the sheets are secret before the end");
    /// for (player, text) in [(1, "let"), (1, "R1-WAR"), (0, "let")] {
    ///     referee.play(Player::ALL[player], &read_action(text)?)?;
    /// }
    /// let conduct = referee.conduct().expect("the only round is over");
    /// assert_eq!((conduct[0].chances, conduct[0].withdrawals), (1, 1));
    /// assert_eq!((conduct[1].chances, conduct[1].objections, conduct[1].bluffs()), (2, 1, 1));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn conduct(&self) -> Option<Vec<Conduct>> {
        let history = self.history()?;
        let mut all = vec![Conduct::default(); self.options().players()];
        let mut game = Game::new(*self.options(), self.table().start());
        let mut heard = Vec::new();
        for &(player, action) in history {
            let table = game.table();
            let agent = table.pending().map(|announced| announced.agent());
            if let (Action::Call(call), Some(agent)) = (action, agent) {
                let has_money = game.sheet(player).stake(agent) > 0;
                all[player.index()].note(call, table.phase(), has_money);
            }
            let mover = table.turn();
            heard.clear();
            let played = game.play(&action, &mut heard);
            played.expect("every action was legal when it was played");
            let is_exile = |event: &&Event| matches!(event, Event::Exiled { .. });
            all[mover.index()].exiles += heard.iter().filter(is_exile).count() as u32;
        }
        if let Some(winner) = self.outcome().and_then(|outcome| outcome.winner) {
            all[winner.index()].won = true;
        }
        Some(all)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::agent::{Player, read_action};

    /// The conduct in a game of two with one agent of each nation, after these actions of the players.
    fn conduct(options: &str, actions: &str) -> Vec<Conduct> {
        let mut referee = Referee::new(options.parse().unwrap(), Player::ALL[0], &[], 1);
        for text in actions.split_whitespace() {
            let (player, action) = text.split_once(':').unwrap();
            let player = Player::ALL[player.parse::<usize>().unwrap()];
            assert_eq!(referee.conduct(), None, "before {text}");
            referee.play(player, &read_action(action).unwrap()).unwrap();
        }
        referee.conduct().unwrap()
    }

    #[test]
    fn objections_and_insists_without_money_are_bluffs_and_claims_never_are() {
        let actions = "0:$A1=1000 1:$B1=1000 \
            0:B1-DUB 1:object 0:insist 1:claim=100 0:give-up 1:allow \
            1:A1-NYC 0:object 1:insist 0:give-up \
            0:R1-WAR 1:object 0:withdraw 0:A1-REY 1:let 1:C1-BOM 0:let";
        let [ann, ben] = conduct("2,agents=1,round-limit=2", actions)[..] else {
            panic!("two play");
        };
        let expected = Conduct {
            chances: 2,
            objections: 1,
            withdrawals: 1,
            insists: 1,
            bluffed_insists: 1,
            ..Conduct::default()
        };
        assert_eq!(ann, expected);
        let expected = Conduct {
            chances: 3,
            objections: 2,
            bluffed_objections: 1,
            insists: 1,
            bluffed_insists: 1,
            claims: 1,
            ..Conduct::default()
        };
        assert_eq!((ben, ben.stands(), ben.bluffs()), (expected, 3, 2));
    }

    #[test]
    fn the_mover_exiles_and_only_the_winner_wins() {
        let actions = "0:$A1=1000 1:$ 0:A1-NYC 1:let 1:B1-DUB 0:let 0:A1-REY 1:let 1:B1-REY 0:let \
            0:C1-BOM 1:let 1:R1-WAR 0:let 0:A1-NYC 1:let 1:B1-NYC 0:let 0:A1-REY 1:let 1:R1-MOS 0:let 0:A1xB1 1:let \
            1:R1-WAR 0:let";
        let [ann, ben] = conduct("2,agents=1,round-limit=6", actions)[..] else {
            panic!("two play");
        };
        assert_eq!((ann.exiles, ben.exiles), (1, 0));
        assert_eq!((ann.chances, ben.chances), (6, 6));
        assert!(!ann.won && !ben.won, "nobody has the case");
    }
}
