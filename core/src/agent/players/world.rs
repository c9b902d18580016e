//! A world that a player holds possible: the board, a sheet for everybody, and its worth. For playouts, see
//! `playout.rs`.

use std::cell::Cell;

use super::guess::{ALL, Guess};
use super::level::Style;
use super::race::weight;
use crate::agent::action::Announcement;
use crate::agent::board::Board;
use crate::agent::money::{FEE, UNIT};
use crate::agent::pieces::{Agent, Player};

/// The least stake to attack, in units of $100.
pub(super) const ATTACK: u8 = (FEE / UNIT) as u8;

/// A share of the race that is nobody's, so that agents far away are worth moving.
const NOBODY: f64 = 0.01;

/// Chance that a player who can outbid the one about to win does so.
const OUTBIDS: f64 = 0.7;

/// Share of the unplaced money that counts on an agent, for each action that they still need.
const CASH_PER_TURN: f64 = 0.1;

/// Worth of a win a turn later, so that nobody puts off what they can do now.
const LATER: f64 = 0.98;

/// In so many last rounds a game is judged more and more by what the round limit will give, up to this share.
const LATE: u32 = 4;
const AT_LAST: f64 = 0.8;

/// Worth of a draw, in fair shares: nobody has won it.
const DRAW: f64 = 0.8;

/// Remaining worth of a holder who may be exiled after another action.
const WATCHED: f64 = 0.75;

/// Remaining worth of an agent whom nobody dares bring near home, and how near two players' stakes on them must be.
const STARED_AT: f64 = 0.3;
const AS_MUCH: f64 = 0.93;

/// More players than this are a crowd if no low cap holds them back: most of them have soon put all on the same agent.
const FEW: usize = 4;

/// So many turns are enough to place all money that counts.
const SOON: usize = 6;

/// For each agent and number of turns the strengths of all players together, or 0 where nobody has asked yet. Boards
/// change in every turn and sheets rarely, so most of these serve many times.
type Strengths = [[Cell<f64>; SOON + 1]; Agent::COUNT];

#[derive(Clone, Debug)]
pub(super) struct World {
    pub board: Board,
    /// Stakes and cash, by player.
    pub sheets: [Guess; Player::MOST],
    pub players: usize,
    /// Who only runs with their agents.
    pub runs: [bool; Player::MOST],
    /// Whether a lost objection costs a turn.
    pub objections_cost: bool,
    /// The most units of one bribe.
    pub cap: u8,
    /// The turns until the round limit; many if there is none, or if the player does not heed it.
    pub left: u32,
    /// Whether dangers further away than the next turn count.
    pub foresight: bool,
    /// Whether attacks that are likely to follow at once count.
    pub sees_strikes: bool,
    /// The player's view of dangers.
    pub style: Style,
    /// Belongs to the sheets: emptied with every change of them.
    pub strengths: Strengths,
}

impl World {
    fn seats(&self) -> impl Iterator<Item = Player> + Clone + use<> {
        Player::ALL.into_iter().take(self.players)
    }

    pub fn stake(&self, player: Player, agent: Agent) -> u8 {
        self.sheets[player.index()].stakes[agent.index()]
    }

    pub fn cash(&self, player: Player) -> u8 {
        self.sheets[player.index()].cash
    }

    /// The highest stake of the others.
    fn best_of_others(&self, player: Player, agent: Agent) -> u8 {
        let others = self.seats().filter(|&other| other != player);
        others.map(|other| self.stake(other, agent)).max().unwrap_or(0)
    }

    /// Whether another has more on the agent than the player.
    pub fn is_backed_against(&self, player: Player, agent: Agent) -> bool {
        self.best_of_others(player, agent) > self.stake(player, agent)
    }

    /// Whether the player wins by bringing this agent home.
    pub fn wins_with(&self, player: Player, agent: Agent) -> bool {
        self.stake(player, agent) >= self.best_of_others(player, agent)
    }

    /// The player with most on an agent; the mover if they are among those.
    pub fn best(&self, agent: Agent, mover: Player) -> Player {
        let mut leader = mover;
        for player in self.seats() {
            if self.stake(player, agent) > self.stake(leader, agent) {
                leader = player;
            }
        }
        leader
    }

    /// Whether a deed stands: by the highest stake on its agent, whose owner allows deeds that do not hurt them.
    pub fn stands(&self, mover: Player, deed: Announcement) -> bool {
        let leader = self.best(deed.agent(), mover);
        leader == mover || !self.is_hurt(leader, deed)
    }

    /// Whether a deed is bad for a player: it exiles or holds back an agent on whom they lead, or helps another.
    pub fn is_hurt(&self, player: Player, deed: Announcement) -> bool {
        let owns = |agent| self.best(agent, player) == player && self.stake(player, agent) > 0;
        match deed {
            Announcement::Attack { victim, .. } => owns(victim),
            _ => {
                let progress = self.board.progress(deed);
                progress != 0 && (progress > 0) != owns(deed.agent())
            }
        }
    }

    /// The world after a deed of this player, if it stands.
    pub fn after(mut self, mover: Player, deed: Announcement) -> Self {
        if let Announcement::Attack { attacker, .. } = deed {
            let stake = &mut self.sheets[mover.index()].stakes[attacker.index()];
            *stake = stake.saturating_sub(ATTACK);
            self.strengths[attacker.index()] = Default::default();
        }
        self.board = self.board.after(deed);
        self
    }

    /// The world after a bribe.
    pub fn bribed(mut self, player: Player, agent: Agent, units: u8) -> Self {
        let sheet = &mut self.sheets[player.index()];
        let units = units.min(sheet.cash);
        sheet.cash -= units;
        sheet.stakes[agent.index()] += units;
        self.strengths = Strengths::default();
        self
    }

    /// The remaining worth of a holder, by the agents of other owners who may exile them.
    fn safety(&self, holder: Agent) -> f64 {
        let foes = |player: &Player| self.best(holder, *player) != *player;
        let mut safety: f64 = 1.0;
        for (enemy, _) in self.board.living().filter(|&(enemy, _)| enemy != holder) {
            let leads = |player: Player| self.stake(player, enemy) >= ATTACK && self.best(enemy, player) == player;
            let can_buy = |player: Player| {
                let missing = self
                    .best_of_others(player, enemy)
                    .saturating_sub(self.stake(player, enemy));
                self.cash(player).min(self.cap) > missing.max(ATTACK)
            };
            let mut foes = self.seats().filter(foes);
            if self.board.can_attack(enemy, holder) {
                if foes.clone().any(leads) {
                    safety = safety.min(self.style.nerve);
                } else if self.foresight && foes.any(can_buy) {
                    safety = safety.min(WATCHED);
                }
            } else if self.foresight && self.board.can_approach(enemy, holder) && foes.any(leads) {
                safety = safety.min(WATCHED);
            }
        }
        safety
    }

    /// Whether nobody dares bring the agent within one action of home, where another would finish: two players have
    /// about as much on them.
    fn is_stared_at(&self, agent: Agent) -> bool {
        let (mut most, mut second) = (0, 0);
        for player in self.seats() {
            let stake = self.stake(player, agent);
            (most, second) = (most.max(stake), second.max(most.min(stake)));
        }
        second > 0 && f64::from(second) >= AS_MUCH * f64::from(most)
    }

    /// Whether there are so many players, without a low cap, that most of their money is soon on one agent. Somebody
    /// brings that agent near home sooner or later, and any player with as much as the leader may be the next: so it is
    /// worth being one of them, and ties count in full.
    fn is_crowd(&self) -> bool {
        self.players > FEW && self.cap >= ALL
    }

    /// As the value (`strike.rs`), if nobody attacks before the player's own turn.
    pub fn quiet(&self, me: Player, next: Player) -> f64 {
        let players = self.players as u32;
        let late = (LATE * players).saturating_sub(self.left);
        if late == 0 {
            return self.racing(me, next);
        }
        if self.left == 0 {
            return self.at_limit(me);
        }
        let late = AT_LAST * f64::from(late) / f64::from(LATE * players);
        let held = match self.board.holder {
            Some(holder) => self.part(me, holder, self.left.div_ceil(players) as usize),
            None => DRAW / f64::from(players),
        };
        (1.0 - late) * self.racing(me, next) + late * held
    }

    /// The player's result at the round limit: a win, nothing, or a part of a draw.
    fn at_limit(&self, me: Player) -> f64 {
        let draw = DRAW / self.players as f64;
        let Some(holder) = self.board.holder else {
            return draw;
        };
        let own = self.stake(me, holder);
        let others = self.best_of_others(me, holder);
        let best = self.best(holder, me);
        let is_alone = self.stake(best, holder) > self.best_of_others(best, holder);
        match is_alone {
            true if own > others => 1.0,
            true => 0.0,
            false => draw,
        }
    }

    /// As the value, while the round limit is far.
    fn racing(&self, me: Player, next: Player) -> f64 {
        let (mut value, mut open) = (0.0, 1.0);
        if let Some(runner) = Agent::ALL.into_iter().find(|&agent| self.board.can_finish(agent)) {
            // The player with most wins in their turn; those before them may outbid.
            let mut player = next;
            for _ in 0..self.players {
                open *= LATER;
                if self.wins_with(player, runner) {
                    return value + if player == me { open } else { 0.0 };
                }
                let missing = self.best_of_others(player, runner) - self.stake(player, runner);
                if self.cash(player).min(self.cap) > missing {
                    let outbid = self.clone().bribed(player, runner, missing + 1);
                    value += open * OUTBIDS * outbid.share(me);
                    open *= 1.0 - OUTBIDS;
                }
                player = player.next(self.players);
            }
        }
        value += open * self.share(me);
        value
    }

    /// The player's share of the race, by the actions needed and by the money that can still be placed.
    fn share(&self, me: Player) -> f64 {
        let (mut mine, mut all) = (0.0, NOBODY);
        for (agent, _) in self.board.living() {
            let needed = self.board.needed(agent);
            if needed as u32 > self.left {
                continue;
            }
            let mut worth = weight(needed);
            if self.board.holder == Some(agent) {
                worth *= self.safety(agent);
            }
            if self.foresight && !self.is_crowd() && self.is_stared_at(agent) {
                worth *= STARED_AT;
            }
            all += worth;
            mine += worth * self.part(me, agent, needed);
        }
        mine / all
    }

    /// The player's part of an agent: cash counts the more, the more turns there are to place it.
    fn part(&self, me: Player, agent: Agent, needed: usize) -> f64 {
        let turns = needed.min(SOON);
        let all = &self.strengths[agent.index()][turns];
        if all.get() == 0.0 {
            let players = self.seats().map(|player| self.strength(player, agent, turns));
            all.set(players.fold(1e-9, |sum, strength| sum + strength));
        }
        self.strength(me, agent, turns) / all.get()
    }

    /// The weight of a player's money on an agent against that of the others. Nearly all goes to the highest stake.
    fn strength(&self, player: Player, agent: Agent, turns: usize) -> f64 {
        let turns = turns as f64;
        let in_time = f64::from(self.cash(player)) * turns * CASH_PER_TURN;
        let capped = in_time.min(f64::from(self.cap) * turns / self.players as f64 + 1.0);
        let strength = f64::from(self.stake(player, agent)) + capped + 0.5;
        let squared = strength * strength;
        let power = squared * squared * squared;
        // In a crowd a player with a fee less on the common agent than the others has as good as lost.
        if self.foresight && self.is_crowd() {
            power * power
        } else {
            power
        }
    }
}

/// The most units of a bribe under a cap in dollars.
pub(super) fn cap_in_units(cap: Option<u16>) -> u8 {
    cap.map_or(ALL, |cap| (cap / UNIT) as u8)
}
