//! What games are like: players against themselves under the same options.

use super::absurd::Absurd;
use super::game::{Played, play};
use crate::agent::options::Options;
use crate::agent::pieces::{Agent, Nation, Player};
use crate::agent::players::{Belief, Character};

/// Sums over the games of a survey.
#[derive(Clone, Debug, Default)]
pub struct Survey {
    games: u32,
    rounds: u32,
    decisions: u32,
    home: u32,
    limit: u32,
    drawn: u32,
    objections: u32,
    taken_back: u32,
    exiles: u32,
    bribes: u32,
    winners_bluffs: u32,
    absurd: [u32; Absurd::ALL.len()],
    won: u32,
    by_seat_from_start: [u32; Player::MOST],
    by_nation: [u32; 4],
    /// The sums of −ln p of what a belief says about who has at least $1000 on whom, and of what the prior says.
    log_loss: [f64; 2],
    judged: u32,
}

/// The stake about which beliefs are judged.
const JUDGED: u16 = 1_000;

impl Survey {
    /// The heading of a table of surveys.
    pub const HEADING: &str = "| options | player | games | rounds | decisions | home | limit | drawn | objections | stand | exiles | bribes \
         | winner's bluffs | wins by place from the start | A B R C | belief / prior | absurd |\n\
         |---|---|---|---|---|---|---|---|---|---|---|---|---|---|---|---|---|";

    /// Plays the game with this number of a series: the start goes round.
    pub fn add_game(&mut self, options: &Options, character: Character, seed: u64, number: u32) {
        let start = Player::ALL[number as usize % options.players()];
        let characters = [character; Player::MOST];
        let seed = seed.wrapping_mul(1_000_003).wrapping_add(number.into());
        let mut judged = 0;
        let priors = prior(options, seed);
        let played = play(options, start, &characters, seed, |belief, game| {
            judged += 1;
            // Every decision would count one game's beliefs hundreds of times.
            if judged % 25 != 0 {
                return;
            }
            for player in options.seats().filter(|&player| player != belief.seat()) {
                for agent in options.agents() {
                    let truth = game.sheet(player).stake(agent) >= JUDGED;
                    self.log_loss[0] += loss(belief.at_least(player, agent, JUDGED), truth);
                    self.log_loss[1] += loss(priors[agent.index()], truth);
                    self.judged += 1;
                }
            }
        });
        self.add(&played, options, start);
    }

    fn add(&mut self, played: &Played, options: &Options, start: Player) {
        self.games += 1;
        self.rounds += played.rounds;
        self.decisions += played.decisions;
        self.objections += played.objections;
        self.taken_back += played.taken_back;
        self.exiles += played.exiles;
        self.bribes += played.bribes;
        for (sum, absurd) in self.absurd.iter_mut().zip(played.absurd) {
            *sum += absurd;
        }
        self.home += u32::from(played.ended_at_home());
        self.limit += u32::from(!played.ended_at_home());
        match played.winner() {
            None => self.drawn += 1,
            Some(winner) => {
                self.won += 1;
                self.winners_bluffs += played.bluffs[winner.index()];
                let players = options.players();
                let place = (winner.index() + players - start.index()) % players;
                self.by_seat_from_start[place] += 1;
            }
        }
        if let Some(agent) = played.outcome.and_then(|outcome| outcome.agent) {
            self.by_nation[agent.nation() as usize] += 1;
        }
    }

    /// The mean of −ln p of what the players thought about who has at least $1000 on whom, over all games, and of what
    /// they thought before the first move. The lower, the nearer to the truth.
    pub fn log_loss(&self) -> [f64; 2] {
        self.log_loss.map(|sum| sum / f64::from(self.judged.max(1)))
    }

    /// A row of a table of surveys.
    pub fn row(&self, options: &Options, character: Character) -> String {
        let per_game = |sum: u32| f64::from(sum) / f64::from(self.games.max(1));
        let percent = |sum: u32| 100.0 * per_game(sum);
        let seats = options.seats().map(|seat| self.by_seat_from_start[seat.index()]);
        let seats: Vec<_> = seats.map(|won| format!("{:.0}", percent(won))).collect();
        let nations = Nation::ALL.map(|nation| format!("{:.0}", percent(self.by_nation[nation as usize])));
        let stand = 100.0 - 100.0 * f64::from(self.taken_back) / f64::from(self.objections.max(1));
        let loss = self.log_loss();
        let absurd = self.absurd.map(|sum| format!("{:.0}", percent(sum)));
        format!(
            "| `{options}` | {character} | {} | {:.1} | {:.0} | {:.0} % | {:.0} % | {:.0} % | {:.1} | {stand:.0} % | {:.1} | {:.1} | {:.1} | {} | {} | {:.3} / {:.3} | {} |",
            self.games,
            per_game(self.rounds),
            per_game(self.decisions),
            percent(self.home),
            percent(self.limit),
            percent(self.drawn),
            per_game(self.objections),
            per_game(self.exiles),
            per_game(self.bribes),
            f64::from(self.winners_bluffs) / f64::from(self.won.max(1)),
            seats.join(" "),
            nations.join(" "),
            loss[0],
            loss[1],
            absurd.join(" "),
        )
    }
}

/// What is thought of each agent before anything happened.
fn prior(options: &Options, seed: u64) -> [f64; Agent::COUNT] {
    let belief = Belief::new(options, Player::ALL[0], seed);
    Agent::ALL.map(|agent| belief.at_least(Player::ALL[1], agent, JUDGED))
}

fn loss(probability: f64, truth: bool) -> f64 {
    let probability = probability.clamp(0.01, 0.99);
    -(if truth { probability } else { 1.0 - probability }).ln()
}
