//! Attacks that are likely to follow at once, and what they leave of the worth of a world.

use super::world::{ATTACK, World};
use crate::agent::action::Announcement;
use crate::agent::pieces::Player;

/// Probability that a player makes their most profitable attack: they do not know all that this world knows. The
/// first value that was tried.
const STRIKES: f64 = 0.7;

/// The least gain for which anybody attacks, as a share of the game. The first value that was tried.
const LEAST_GAIN: f64 = 0.005;

impl World {
    /// The share of the game that is the player's, 0 … 1, if `next` has the next turn. Another who gains by an attack
    /// probably makes it: without this, agents are left where they are lost at once.
    pub fn value(&self, me: Player, next: Player) -> f64 {
        let quiet = self.quiet(me, next);
        if !self.sees_strikes || next == me {
            return quiet;
        }
        self.struck(next).map_or(quiet, |struck| {
            (1.0 - STRIKES) * quiet + STRIKES * struck.quiet(me, next.next(self.players))
        })
    }

    /// The world after the player's most profitable attack, if one is profitable that nobody can stop.
    fn struck(&self, player: Player) -> Option<Self> {
        let next = player.next(self.players);
        let mut best: Option<(f64, Self)> = None;
        for attack in self.attacks(player) {
            let struck = self.clone().after(player, attack);
            let value = struck.quiet(player, next);
            let least = best
                .as_ref()
                .map_or_else(|| self.quiet(player, next) + LEAST_GAIN, |(value, _)| *value);
            if value > least {
                best = Some((value, struck));
            }
        }
        best.map(|(_, struck)| struck)
    }

    /// The attacks of a player that nobody can stop.
    pub fn attacks(&self, player: Player) -> impl Iterator<Item = Announcement> {
        let attackers = self.board.living().map(|(agent, _)| agent);
        let able =
            attackers.filter(move |&agent| self.stake(player, agent) >= ATTACK && self.best(agent, player) == player);
        able.flat_map(move |attacker| {
            let victims = self
                .board
                .living()
                .filter(move |&(victim, _)| victim != attacker && self.board.can_attack(attacker, victim));
            victims.map(move |(victim, place)| Announcement::Attack {
                attacker,
                victim,
                with_case: match self.board.holder {
                    Some(holder) => holder == victim || holder == attacker,
                    None => self.board.case == place,
                },
            })
        })
    }
}
