//! Worth of a turn's choices to a player, over the worlds that they hold possible.

use rand::{Rng, RngExt, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;

use super::belief::Belief;
use super::guess::Guess;
use super::level::Character;
use super::opening::lots_for;
use super::race::weight;
use super::world::{World, cap_in_units};
use crate::agent::action::{Action, Announcement};
use crate::agent::board::Board;
use crate::agent::money::{Money, UNIT};
use crate::agent::options::LostObjection;
use crate::agent::pieces::{Agent, Player};
use crate::agent::table::Table;
use crate::agent::view::View;

/// The agents nearest to the goal who are considered for a bribe.
const BRIBED: usize = 3;

/// The sizes of bribes that are considered, in units of $100, beside all that may be spent.
const SIZES: [u8; 7] = [3, 5, 8, 12, 18, 26, 40];

/// The least probability that another backs a victim who is attacked. With 0.5 masters still attacked agents whom nobody
/// backed in two games of three, with this in one of twelve.
const BACKED: f64 = 0.8;

/// For how many rounds choices are played out: far if the others probably hinder each other, and near if they may only
/// run, since playouts go astray until runners are known as such. With four and a cap a master took 43 % of the games from
/// `agent`s by far playouts alone and 33 % by near ones; from `runner`s 77 % and 90 %; so 36 % and 90 % (400 games each).
const FAR: usize = 6;
const NEAR: usize = 3;

/// With a greater share of probable runners among the others, playouts are near. They begin with a sixth.
const FEW_RUN: f64 = 0.2;

/// A choice and what it is worth, 0 … 1.
#[derive(Clone, Copy, Debug)]
pub(super) struct Valued {
    pub action: Action,
    pub value: f64,
}

/// The worlds that a player holds possible at a decision.
pub(super) struct Prospects<'a> {
    pub view: &'a View,
    pub me: Player,
    pub board: Board,
    pub worlds: Vec<World>,
    /// The worth of each if nothing is done in this turn.
    idle: Vec<f64>,
}

impl<'a> Prospects<'a> {
    /// Draws as many worlds as this player considers.
    pub fn new(view: &'a View, belief: &Belief, character: Character, rng: &mut Xoshiro256PlusPlus) -> Self {
        let (table, me) = (view.table(), view.seat());
        let own = Guess {
            stakes: Agent::ALL.map(|agent| (view.sheet().stake(agent) / UNIT) as u8),
            cash: (view.sheet().lots().dollars() / u32::from(UNIT)) as u8,
        };
        let empty = Guess {
            stakes: [0; Agent::COUNT],
            cash: 0,
        };
        let board = table.board;
        let limit = character.heeds_limit().then(|| turns_left(table)).flatten();
        let worlds = (0..character.worlds()).map(|_| {
            let mut sheets = [empty; Player::MOST];
            let mut runs = [false; Player::MOST];
            for player in table.options().seats() {
                sheets[player.index()] = belief.draw(player, rng).unwrap_or(own);
                runs[player.index()] = character.plays_out()
                    && f64::from(rng.random_range(0..1024_u32)) < 1024.0 * belief.manners(player).runs();
            }
            World {
                board,
                sheets,
                players: table.options().players(),
                runs,
                objections_cost: table.options().lost_objection == LostObjection::Turn,
                cap: cap_in_units(table.options().bribe_cap()),
                left: limit.unwrap_or(u32::MAX),
                foresight: character.has_foresight(),
                sees_strikes: character.sees_strikes(table.options().players()),
                style: character.temperament.style(),
                strengths: Default::default(),
            }
        });
        let worlds: Vec<World> = worlds.collect();
        let next = table.turn().next(table.options().players());
        Self {
            view,
            me,
            board,
            idle: worlds.iter().map(|world| world.value(me, next)).collect(),
            worlds,
        }
    }

    /// The mean over all worlds.
    pub fn mean(&self, value: impl FnMut(&World) -> f64) -> f64 {
        self.worlds.iter().map(value).sum::<f64>() / self.worlds.len() as f64
    }

    /// The player of the turn after this one.
    pub fn next(&self) -> Player {
        let table = self.view.table();
        table.turn().next(table.options().players())
    }

    /// The worth of doing nothing in this turn.
    pub fn passing(&self) -> f64 {
        self.idle.iter().sum::<f64>() / self.idle.len() as f64
    }

    /// Whether a deed brings the case home.
    pub fn finishes(&self, deed: Announcement) -> bool {
        let after = self.board.after(deed);
        after.holder == Some(deed.agent()) && after.case == deed.agent().home()
    }

    /// Whether a deed brings the case home for somebody else, by public knowledge.
    pub fn gives_away(&self, deed: Announcement) -> bool {
        let (table, agent) = (self.view.table(), deed.agent());
        let own = self.view.sheet().stake(agent);
        let others = table.options().seats().filter(|&seat| seat != self.me);
        let proven = others.map(|seat| table.minimum(seat, agent)).max().unwrap_or(0);
        self.finishes(deed) && (own == 0 || proven > own)
    }

    /// The worth of the mover's deed to the player in a world, if it stands.
    pub fn standing(&self, world: &World, deed: Announcement) -> f64 {
        let mover = self.view.table().turn();
        if self.finishes(deed) {
            let after = world.clone().after(mover, deed);
            return if after.best(deed.agent(), mover) == self.me {
                1.0
            } else {
                0.0
            };
        }
        world.clone().after(mover, deed).value(self.me, self.next())
    }

    /// The gain in each world if a deed of the mover stands, against its being taken back.
    pub fn gains(&self, deed: Announcement) -> Vec<f64> {
        let worlds = self.worlds.iter().zip(&self.idle);
        worlds.map(|(world, idle)| self.standing(world, deed) - idle).collect()
    }

    /// The worth of one of the player's own deeds; in worlds where it does not stand, that of doing nothing.
    pub fn of_deed(&self, deed: Announcement) -> f64 {
        let unopposed = self.finishes(deed) && !matches!(deed, Announcement::Attack { .. });
        let worlds = self.worlds.iter().zip(&self.idle).map(|(world, idle)| {
            if unopposed || world.stands(self.me, deed) {
                self.standing(world, deed)
            } else {
                *idle
            }
        });
        worlds.sum::<f64>() / self.worlds.len() as f64
    }

    /// The deeds that may be announced, with their worth.
    pub fn deeds(&self) -> Vec<Valued> {
        let legal = self.view.legal();
        let valued = legal.announcements().iter().map(|&deed| Valued {
            action: deed.into(),
            value: self.of_deed(deed),
        });
        valued.collect()
    }

    /// Bribes on the agents who are near, with their worth.
    pub fn bribes(&self) -> Vec<Valued> {
        let (table, sheet) = (self.view.table(), self.view.sheet());
        if !self.view.legal().may_stake() {
            return Vec::new();
        }
        let mut near: Vec<Agent> = self.board.living().map(|(agent, _)| agent).collect();
        near.sort_by_key(|&agent| self.board.needed(agent));
        near.truncate(BRIBED);
        let cap = table.options().bribe_cap().unwrap_or(u16::MAX);
        let all = sheet.lots().dollars().min(cap.into()) as u16;
        let sizes = SIZES
            .into_iter()
            .map(|size| u16::from(size) * UNIT)
            .filter(|&size| size < all);
        let sizes: Vec<u16> = sizes.chain([all]).collect();
        let next = self.next();
        let mut valued = Vec::new();
        for agent in near {
            for &dollars in &sizes {
                let lots = lots_for(sheet.lots(), dollars);
                if lots.is_empty() {
                    continue;
                }
                let units = (lots.dollars() / u32::from(UNIT)) as u8;
                let mut money = Money::NONE;
                money.set(agent, lots);
                valued.push(Valued {
                    action: Action::Stake(money),
                    value: self.mean(|world| world.clone().bribed(self.me, agent, units).value(self.me, next)),
                });
            }
        }
        valued
    }

    /// Whether an action is an attack that probably hurts nobody: the victim neither holds the case nor has another's money
    /// above one's own.
    pub fn is_spite(&self, action: &Action) -> bool {
        match *action {
            Action::Announce(Announcement::Attack { victim, .. }) if self.board.holder != Some(victim) => {
                self.mean(|world| f64::from(u8::from(world.is_backed_against(self.me, victim)))) < BACKED
            }
            _ => false,
        }
    }

    /// The number of turns for which choices are played out.
    pub fn horizon(&self) -> usize {
        let players = self.view.table().options().players();
        let running = self.mean(|world| world.runs.iter().filter(|&&runs| runs).count() as f64);
        let rounds = if running > FEW_RUN * (players - 1) as f64 {
            NEAR
        } else {
            FAR
        };
        rounds * players
    }

    /// As the worth of a choice, but the game is played on for some turns in every world. With the same seed all choices
    /// meet the same chance, so that they differ by what they are.
    pub fn played_out(&self, action: &Action, turns: usize, seed: u64) -> f64 {
        let (me, next) = (self.me, self.next());
        let mut seeds = Xoshiro256PlusPlus::seed_from_u64(seed);
        self.mean(|world| {
            let rng = &mut Xoshiro256PlusPlus::seed_from_u64(seeds.next_u64());
            match *action {
                Action::Announce(deed) => {
                    let unopposed = self.finishes(deed) && !matches!(deed, Announcement::Attack { .. });
                    if !unopposed && !world.stands(me, deed) {
                        world.clone().play_out(me, next, turns, rng)
                    } else if self.finishes(deed) {
                        self.standing(world, deed)
                    } else {
                        world.clone().after(me, deed).play_out(me, next, turns, rng)
                    }
                }
                Action::Stake(ref money) => {
                    let mut world = world.clone();
                    for agent in Agent::ALL {
                        let units = (money.on(agent).dollars() / u32::from(UNIT)) as u8;
                        world = world.bribed(me, agent, units);
                    }
                    world.play_out(me, next, turns, rng)
                }
                Action::Call(_) => world.clone().play_out(me, next, turns, rng),
            }
        })
    }

    /// An agent's nearness to bringing the case home, 0 … 1.
    pub fn nearness(&self, agent: Agent) -> f64 {
        weight(self.board.needed(agent))
    }
}

/// The turns from the next one to the round limit, if there is one.
fn turns_left(table: &Table) -> Option<u32> {
    let players = table.options().players() as u32;
    let place = (table.turn().index() as u32 + players - table.start().index() as u32) % players;
    let rounds = table.options().round_limit()?.saturating_sub(table.round());
    Some(rounds * players + players - 1 - place)
}
