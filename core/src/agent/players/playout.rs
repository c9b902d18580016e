//! Greedy playouts with open sheets.

use std::mem;

use rand::RngExt;
use rand_xoshiro::Xoshiro256PlusPlus;

use super::race::weight;
use super::world::World;
use crate::agent::action::Announcement;
use crate::agent::pieces::{Agent, Player};

/// The most by which the worth of a choice is misjudged, so that no two playouts are alike. The first value that was
/// tried.
const NOISE: f64 = 0.02;

/// A player's choice in a turn of a playout.
#[derive(Clone, Copy)]
enum Choice {
    /// A step that is taken back.
    Pass,
    Deed(Announcement),
    /// As much on the agent as one bribe may be.
    Bribe(Agent),
}

impl World {
    /// Plays on for so many turns, and returns the player's share then: 1 or 0 if the game was over.
    pub fn play_out(mut self, me: Player, first: Player, turns: usize, rng: &mut Xoshiro256PlusPlus) -> f64 {
        let mut player = first;
        for _ in 0..turns {
            if self.left == 0 {
                break;
            }
            if self.can_win(player) {
                return if player == me { 1.0 } else { 0.0 };
            }
            let choice = if player != me && self.runs[player.index()] {
                self.run(player, rng)
            } else {
                self.best_choice(player, rng)
            };
            self.carry_out(player, choice);
            self.left -= 1;
            player = player.next(self.players);
        }
        self.value(me, player)
    }

    fn can_win(&self, player: Player) -> bool {
        let mut living = self.board.living();
        living.any(|(agent, _)| self.board.can_finish(agent) && self.wins_with(player, agent))
    }

    /// The best choice for the player, about. With two players it sees the other's immediate strike: without that a
    /// master won as often against `agent`s as they against the master with `bribe-cap=500`, with it three games in
    /// five.
    fn best_choice(&mut self, player: Player, rng: &mut Xoshiro256PlusPlus) -> Choice {
        let mut best = (f64::MIN, Choice::Pass);
        let mut consider = |choice, worth| {
            let worth = worth + NOISE * f64::from(rng.random_range(0..1024_u32)) / 1024.0;
            if worth > best.0 {
                best = (worth, choice);
            }
        };
        let board = self.board;
        let mut can_pass = false;
        for (agent, _) in board.living().filter(|&(agent, _)| !board.can_finish(agent)) {
            let Some(step) = board.best_step(agent) else { continue };
            if self.is_let(player, step) {
                consider(Choice::Deed(step), self.worth_of_step(player, step));
            } else if !can_pass {
                can_pass = true;
                consider(Choice::Pass, self.worth_once_moved(player));
            }
        }
        for attack in self.attacks(player) {
            let struck = self.clone().after(player, attack);
            consider(Choice::Deed(attack), struck.worth_once_moved(player));
        }
        if self.cash(player) > 0 {
            for agent in self.two_nearest().into_iter().flatten() {
                consider(Choice::Bribe(agent), self.worth_of_bribe(player, agent));
            }
        }
        best.1
    }

    /// As a `runner` chooses: a step with the agent who best combines nearness with the player's stake, now and then a
    /// bribe.
    fn run(&self, player: Player, rng: &mut Xoshiro256PlusPlus) -> Choice {
        let bribes = self.cash(player) > 0 && rng.random_range(0..8_u32) == 0;
        if bribes && let [Some(nearest), _] = self.two_nearest() {
            return Choice::Bribe(nearest);
        }
        let mut best = (0.0, Choice::Pass);
        for (agent, _) in self.board.living().filter(|&(agent, _)| !self.board.can_finish(agent)) {
            let Some(step) = self.board.best_step(agent) else {
                continue;
            };
            let own = f64::from(self.stake(player, agent)) + 1.0;
            let chance = 0.8 + f64::from(rng.random_range(0..256_u32)) / 640.0;
            let worth = own * weight(self.board.needed(agent)) * chance;
            if worth > best.0 && self.is_let(player, step) {
                best = (worth, Choice::Deed(step));
            }
        }
        best.1
    }

    /// Whether a step stands. Where a lost objection costs a turn few steps meet one: supposing so, a master took 33 % from
    /// `agent`s with four and a cap (200 games), otherwise 24 % (100 games).
    fn is_let(&self, player: Player, step: Announcement) -> bool {
        self.objections_cost || self.stands(player, step)
    }

    /// The value for a player whose turn is over.
    fn worth_once_moved(&self, player: Player) -> f64 {
        self.value(player, player.next(self.players))
    }

    fn worth_of_step(&mut self, player: Player, step: Announcement) -> f64 {
        let after = self.board.after(step);
        let before = mem::replace(&mut self.board, after);
        let worth = self.worth_once_moved(player);
        self.board = before;
        worth
    }

    fn worth_of_bribe(&self, player: Player, agent: Agent) -> f64 {
        let bribed = self.clone().bribed(player, agent, self.cap);
        bribed.worth_once_moved(player) - self.style.thrift
    }

    fn two_nearest(&self) -> [Option<Agent>; 2] {
        let needed = |agent: Option<Agent>| agent.map_or(usize::MAX, |agent| self.board.needed(agent));
        let mut nearest = [None; 2];
        for (agent, _) in self.board.living() {
            let agent = Some(agent);
            if needed(agent) < needed(nearest[0]) {
                nearest = [agent, nearest[0]];
            } else if needed(agent) < needed(nearest[1]) {
                nearest[1] = agent;
            }
        }
        nearest
    }

    fn carry_out(&mut self, player: Player, choice: Choice) {
        match choice {
            Choice::Pass => {}
            Choice::Deed(attack @ Announcement::Attack { .. }) => *self = self.clone().after(player, attack),
            Choice::Deed(step) => self.board.carry_out(step),
            Choice::Bribe(agent) => *self = self.clone().bribed(player, agent, self.cap),
        }
    }
}
