//! A player's belief about the others' money: weighted samples of their sheets, from public events only.

use rand::{RngExt, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;

use super::guess::{ALL, Guess};
use super::manners::Manners;
use super::opening::Plan;
use super::race::FAR;
use super::reputation::Reputation;
use crate::agent::action::{Announcement, Call, Event, Heard};
use crate::agent::board::Board;
use crate::agent::money::{FEE, UNIT};
use crate::agent::options::Options;
use crate::agent::pieces::{Agent, Player};
use crate::agent::table::Table;

/// Samples kept of each opponent.
pub(super) const SAMPLES: usize = 48;

/// Share of a probability that is not taken from the samples, which are few, and the value used for that share.
const DOUBT: f64 = 0.1;
const RARELY: f64 = 0.3;

/// Belief about one opponent.
#[derive(Clone, Debug)]
struct Opinion {
    guesses: Vec<Guess>,
    weights: Vec<f64>,
    /// The sum of the weights when the last event was heard.
    all: f64,
}

/// A player's belief about all others, updated with the public events.
#[derive(Clone, Debug)]
pub struct Belief {
    seat: Player,
    /// Chance that depends on nothing but what was heard.
    rng: Xoshiro256PlusPlus,
    opinions: Vec<Option<Opinion>>,
    /// The table as far as it matters for what moves mean.
    board: Board,
    options: Options,
    /// Announced, and neither taken back nor certain to stand.
    pending: Option<(Player, Announcement)>,
    /// The number of openings announced.
    opened: usize,
    /// The events that were heard so far.
    heard: usize,
    minima: [[u8; Agent::COUNT]; Player::MOST],
    manners: [Manners; Player::MOST],
}

impl Belief {
    /// The prior, before any event.
    pub fn new(options: &Options, seat: Player, seed: u64) -> Self {
        Self::about(options, seat, seed, |player| player != seat)
    }

    /// Anybody's belief about the player, by what is public.
    pub(super) fn image(options: &Options, seat: Player, seed: u64) -> Self {
        Self::about(options, seat, seed, |player| player == seat)
    }

    fn about(options: &Options, seat: Player, seed: u64, is_meant: impl Fn(Player) -> bool) -> Self {
        let rng = &mut Xoshiro256PlusPlus::seed_from_u64(seed);
        let opinions = options.seats().map(|player| {
            is_meant(player).then(|| Opinion {
                guesses: (0..SAMPLES)
                    .map(|_| Plan::draw(options, rng).guess(options, rng))
                    .collect(),
                weights: vec![1.0; SAMPLES],
                all: SAMPLES as f64,
            })
        });
        Self {
            seat,
            opinions: opinions.collect(),
            rng: rng.clone(),
            board: Table::new(*options, Player::ALL[0]).board,
            options: *options,
            pending: None,
            opened: 0,
            heard: 0,
            minima: [[0; Agent::COUNT]; Player::MOST],
            manners: [Manners::UNKNOWN; Player::MOST],
        }
    }

    /// Takes into account what is known of a player from earlier games.
    pub(super) fn remember(&mut self, player: Player, reputation: Reputation) {
        self.manners[player.index()] = Manners::known(reputation);
    }

    /// Whose thoughts these are.
    pub const fn seat(&self) -> Player {
        self.seat
    }

    /// Hears what is new in the list of all public events of the game.
    pub fn hear(&mut self, events: &[Event]) {
        let mut rng = self.rng.clone();
        for event in events.iter().skip(self.heard) {
            self.hear_one(event, &mut rng);
        }
        self.rng = rng;
        for opinion in self.opinions.iter_mut().flatten() {
            opinion.all = opinion.weights.iter().sum();
        }
        self.heard = self.heard.max(events.len());
    }

    /// The probability that a player has at least so many dollars on an agent, 0 … 1.
    pub fn at_least(&self, player: Player, agent: Agent, dollars: u16) -> f64 {
        let Some(opinion) = self.opinions.get(player.index()).and_then(Option::as_ref) else {
            return 0.0;
        };
        let (mut yes, mut all) = (0.0, 0.0);
        for (guess, weight) in opinion.guesses.iter().zip(&opinion.weights) {
            all += weight;
            if u16::from(guess.stakes[agent.index()]) * UNIT >= dollars {
                yes += weight;
            }
        }
        (1.0 - DOUBT) * yes / all + DOUBT * RARELY
    }

    /// What a player is like.
    pub(super) const fn manners(&self, player: Player) -> Manners {
        self.manners[player.index()]
    }

    /// Draws a sheet for an opponent.
    pub(super) fn draw(&self, player: Player, rng: &mut Xoshiro256PlusPlus) -> Option<Guess> {
        let opinion = self.opinions.get(player.index())?.as_ref()?;
        let mut left = opinion.all * f64::from(rng.random_range(0..1_u32 << 24)) / f64::from(1_u32 << 24);
        for (guess, weight) in opinion.guesses.iter().zip(&opinion.weights) {
            left -= weight;
            if left < 0.0 {
                return Some(*guess);
            }
        }
        opinion.guesses.last().copied()
    }

    fn hear_one(&mut self, event: &Event, rng: &mut Xoshiro256PlusPlus) {
        match *event {
            Event::Decided { player, heard } => self.hear_decision(player, heard, rng),
            Event::TakenBack => self.pending = None,
            Event::Exiled { agent, stakes } => {
                if let Some((mover, Announcement::Attack { attacker, .. })) = self.pending {
                    self.pay_fee(mover, attacker);
                }
                self.settle();
                for player in self.options.seats() {
                    let exact = ((stakes[player.index()] / UNIT) as u8).min(self.room(player, agent));
                    self.minima[player.index()][agent.index()] = exact;
                    self.repair(player, |guess| guess.stakes[agent.index()] = exact, agent, Some(exact));
                }
            }
            Event::Missed(_) | Event::Over(_) => self.settle(),
            Event::Shown { .. } => {}
        }
    }

    fn hear_decision(&mut self, player: Player, heard: Heard, rng: &mut Xoshiro256PlusPlus) {
        match heard {
            Heard::Announced(deed) => {
                self.settle();
                self.weigh_deed(player, deed);
                if let Announcement::Attack { attacker, .. } = deed {
                    self.prove(player, attacker, (FEE / UNIT) as u8);
                }
                self.pending = Some((player, deed));
            }
            Heard::Staked if self.opened < self.options.players() => self.opened += 1,
            Heard::Staked => {
                self.settle();
                self.bribe(player, rng);
            }
            Heard::Called(Call::Skip) => self.settle(),
            Heard::Called(call) => {
                self.manners[player.index()].note_answer(call);
                if let Some((_, deed)) = self.pending {
                    self.weigh_call(player, call, deed);
                }
            }
        }
        self.resample(player, rng);
    }

    /// The announced deed stands.
    fn settle(&mut self) {
        if let Some((_, deed)) = self.pending.take() {
            self.board = self.board.after(deed);
        }
    }

    fn weigh(&mut self, player: Player, likelihood: impl Fn(&Guess) -> f64) {
        if let Some(opinion) = &mut self.opinions[player.index()] {
            for (guess, weight) in opinion.guesses.iter().zip(&mut opinion.weights) {
                *weight *= likelihood(guess);
            }
        }
    }

    /// Players help those on whom they have money, and exile the others.
    fn weigh_deed(&mut self, player: Player, deed: Announcement) {
        let progress = self.board.progress(deed);
        let agent = deed.agent().index();
        self.manners[player.index()].note_deed(deed, progress);
        let manners = self.manners(player);
        self.weigh(player, |guess| {
            let own = f64::from(guess.stakes[agent].min(30));
            let for_agent = match deed {
                Announcement::Attack { victim, .. } => 1.0 - f64::from(guess.stakes[victim.index()].min(20)) / 30.0,
                _ if progress > 0 => 0.6 + own / 50.0,
                _ if progress < 0 => 1.0 - own / 50.0,
                _ => 1.0,
            };
            manners.deed(for_agent.max(0.1))
        });
    }

    /// Players object to what helps those on whom they have little.
    fn weigh_call(&mut self, player: Player, call: Call, deed: Announcement) {
        let agent = deed.agent();
        let helps = self.board.progress(deed) > 0;
        let manners = self.manners(player);
        match call {
            Call::Object | Call::Refuse if helps => {
                self.weigh(player, |guess| {
                    manners.objection(1.0 - f64::from(guess.stakes[agent.index()].min(30)) / 60.0)
                });
            }
            Call::Allow if helps => {
                self.weigh(player, |guess| {
                    0.5 + f64::from(guess.stakes[agent.index()].min(30)) / 60.0
                });
            }
            Call::Claim(dollars) => self.prove(player, agent, (dollars / UNIT) as u8),
            _ => {}
        }
    }

    /// The player has at least so much on the agent.
    fn prove(&mut self, player: Player, agent: Agent, least: u8) {
        let least = least.min(self.room(player, agent));
        let minimum = &mut self.minima[player.index()][agent.index()];
        *minimum = least.max(*minimum);
        let least = *minimum;
        self.repair(
            player,
            |guess| guess.stakes[agent.index()] = least.max(guess.stakes[agent.index()]),
            agent,
            None,
        );
    }

    /// The most that a player can have on an agent. Events that no game could have led to must not prove more.
    fn room(&self, player: Player, agent: Agent) -> u8 {
        let others = Agent::ALL.into_iter().filter(|&other| other != agent);
        let proven = others.map(|other| self.minima[player.index()][other.index()]);
        ALL.saturating_sub(proven.fold(0, u8::saturating_add))
    }

    fn pay_fee(&mut self, player: Player, attacker: Agent) {
        let fee = (FEE / UNIT) as u8;
        let minimum = &mut self.minima[player.index()][attacker.index()];
        *minimum = minimum.saturating_sub(fee);
        if let Some(opinion) = &mut self.opinions[player.index()] {
            for guess in &mut opinion.guesses {
                let stake = &mut guess.stakes[attacker.index()];
                *stake = stake.saturating_sub(fee);
            }
        }
    }

    /// Changes the guesses of a player, and makes up for it with cash or with what is on other agents. Guesses that were
    /// wrong before count less. An exact stake leaves its surplus to the others.
    fn repair(&mut self, player: Player, change: impl Fn(&mut Guess), agent: Agent, exact: Option<u8>) {
        let minima = self.minima[player.index()];
        let living = self.board.living().map(|(living, _)| living.index());
        let living: Vec<usize> = living.filter(|&other| other != agent.index()).collect();
        let Some(opinion) = &mut self.opinions[player.index()] else {
            return;
        };
        for (guess, weight) in opinion.guesses.iter_mut().zip(&mut opinion.weights) {
            let before = guess.stakes[agent.index()];
            change(guess);
            let after = guess.stakes[agent.index()];
            *weight *= 8.0 / (8.0 + f64::from(before.abs_diff(after)));
            if after <= before {
                guess.cash = guess.cash.saturating_add(before - after);
                continue;
            }
            let mut missing = after - before;
            let from_cash = missing.min(guess.cash);
            guess.cash -= from_cash;
            missing -= from_cash;
            for &other in &living {
                let spare = guess.stakes[other].saturating_sub(minima[other]);
                let taken = missing.min(spare);
                guess.stakes[other] -= taken;
                missing -= taken;
            }
        }
        // A player with nothing left to spend after many bribes has it on the board.
        if exact.is_some() {
            for guess in &mut opinion.guesses {
                if guess.cash > ALL / 2 && !living.is_empty() {
                    let moved = guess.cash / 4;
                    guess.cash -= moved;
                    guess.stakes[living[0]] += moved;
                }
            }
        }
    }

    /// A bribe of unknown size on unknown agents: mostly on those who are near.
    fn bribe(&mut self, player: Player, rng: &mut Xoshiro256PlusPlus) {
        let mut near: Vec<Agent> = self.board.living().map(|(agent, _)| agent).collect();
        near.sort_by_key(|&agent| self.board.needed(agent).min(FAR));
        let cap = self.options.bribe_cap().map_or(ALL, |cap| (cap / UNIT) as u8);
        let Some(opinion) = &mut self.opinions[player.index()] else {
            return;
        };
        for (guess, weight) in opinion.guesses.iter_mut().zip(&mut opinion.weights) {
            if guess.cash == 0 {
                *weight *= 0.05;
                continue;
            }
            let most = guess.cash.min(cap);
            let amount = match rng.random_range(0..8_u32) {
                0 => most.min(10),
                1 => 1 + rng.random_range(0..u32::from(most)) as u8,
                _ => most,
            };
            let rank = match rng.random_range(0..8_u32) {
                0 => 2,
                1 => 1,
                _ => 0,
            };
            let agent = near[rank.min(near.len() - 1)];
            guess.cash -= amount;
            guess.stakes[agent.index()] += amount;
        }
    }

    /// Replaces improbable guesses by copies of probable ones when few of them carry all the weight.
    fn resample(&mut self, player: Player, rng: &mut Xoshiro256PlusPlus) {
        let Some(opinion) = &mut self.opinions[player.index()] else {
            return;
        };
        let sum: f64 = opinion.weights.iter().sum();
        let squares: f64 = opinion.weights.iter().map(|weight| weight * weight).sum();
        if sum > 1e-9 && sum * sum > squares * SAMPLES as f64 / 2.0 && sum > 1e-3 {
            return;
        }
        if sum <= 1e-9 {
            opinion.weights.fill(1.0);
            return;
        }
        let step = sum / SAMPLES as f64;
        let mut at = step * f64::from(rng.random_range(0..1_u32 << 24)) / f64::from(1_u32 << 24);
        let old = opinion.guesses.clone();
        let (mut source, mut passed) = (0, opinion.weights[0]);
        let minima = self.minima[player.index()];
        for guess in &mut opinion.guesses {
            while passed < at && source + 1 < SAMPLES {
                source += 1;
                passed += opinion.weights[source];
            }
            *guess = old[source];
            at += step;
            shuffle_a_little(guess, &minima, &self.board, rng);
        }
        opinion.weights.fill(1.0);
    }
}

/// Moves a little money from one agent to another, or to and from the unplaced.
fn shuffle_a_little(guess: &mut Guess, minima: &[u8; Agent::COUNT], board: &Board, rng: &mut Xoshiro256PlusPlus) {
    let living: Vec<usize> = board.living().map(|(agent, _)| agent.index()).collect();
    let any = |rng: &mut Xoshiro256PlusPlus| living[rng.random_range(0..living.len() as u32) as usize];
    let (from, to) = (any(rng), any(rng));
    let amount = rng.random_range(0..6_u32) as u8;
    let spare = guess.stakes[from].saturating_sub(minima[from]).min(amount);
    guess.stakes[from] -= spare;
    if rng.random_range(0..3_u32) == 0 {
        guess.cash += spare;
    } else {
        guess.stakes[to] += spare;
    }
}
