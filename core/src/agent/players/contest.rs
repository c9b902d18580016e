//! Objection, answer, claims and the leader's decision, as small games on what a deed is worth.

use rand::RngExt;
use rand_xoshiro::Xoshiro256PlusPlus;

use super::belief::Belief;
use super::claims::{PRICE, limits};
use super::level::{Character, Habit, Level, Temperament};
use super::matrix::solve;
use super::prospects::Prospects;
use crate::agent::action::{Announcement, Call};
use crate::agent::contest::Contest;
use crate::agent::options::LostObjection;
use crate::agent::table::Phase;

/// The least gain from having a deed taken back for which a player objects at all.
const HARM: f64 = 0.004;

/// The value of a turn.
const TURN: f64 = 0.06;

/// Answers in the course of an objection, or to a claimed victory.
pub(super) struct Contender<'a, 'b> {
    pub prospects: &'a Prospects<'b>,
    pub character: Character,
    /// The player's belief about the others.
    pub belief: &'a Belief,
    /// The others' belief about the player; updated only where claims are made.
    pub image: &'a Belief,
}

impl Contender<'_, '_> {
    /// The word for the phase; `None` in phases that want an action or money.
    pub fn call(&self, rng: &mut Xoshiro256PlusPlus) -> Option<Call> {
        Some(match self.prospects.view.table().phase() {
            Phase::Object { action, .. } => self.object(*action, rng),
            Phase::Answer { action, .. } => self.answer(*action, rng),
            Phase::Claim(contest) if self.mixes_claims() => self.claim_mixed(contest, rng),
            Phase::Claim(contest) => self.claim(contest),
            Phase::Decide(contest) => {
                if self.gain(contest.action) > 0.0 {
                    Call::Allow
                } else {
                    Call::Refuse
                }
            }
            // Claiming is free.
            Phase::Victory { .. } => Call::Win,
            Phase::Stake { .. } | Phase::Act | Phase::Over(_) => return None,
        })
    }

    /// The gain if a deed stands, against its being taken back.
    fn gain(&self, deed: Announcement) -> f64 {
        let standing = self.prospects.mean(|world| self.prospects.standing(world, deed));
        standing - self.prospects.passing()
    }

    /// The probability that a deed stands if it is contested.
    fn stands(&self, deed: Announcement) -> f64 {
        let mover = self.prospects.view.table().turn();
        self.prospects
            .mean(|world| f64::from(u8::from(world.stands(mover, deed))))
    }

    fn object(&self, deed: Announcement, rng: &mut Xoshiro256PlusPlus) -> Call {
        match self.character.habit {
            Some(Habit::AlwaysObject) => return Call::Object,
            Some(Habit::OftenObject) if rng.random_range(0..3_u32) == 0 => return Call::Object,
            Some(Habit::NeverObject | Habit::Racer) => return Call::Let,
            _ => {}
        }
        let harm = -self.gain(deed);
        let lost = match self.prospects.view.table().options().lost_objection {
            LostObjection::Free => 0.0,
            LostObjection::Turn => TURN,
        };
        let fails = self.stands(deed);
        if self.character.level < Level::Agent {
            let objects = harm > HARM && (1.0 - fails) * harm > fails * lost;
            return if objects { Call::Object } else { Call::Let };
        }
        let bluffs = self.character.temperament == Temperament::Gambler && rng.random_range(0..8_u32) == 0;
        // Rows: let it pass, object and fold, object and fight. Columns: the mover withdraws, or insists.
        let folded = -lost - HARM;
        let fought = harm * (1.0 - fails) - lost * fails - HARM;
        let rows = solve(&[[0.0, 0.0], [harm - HARM, folded], [harm - HARM, fought]]);
        // Against those who often withdraw an objection pays even if it would lose the contest.
        let mover = self.belief.manners(self.prospects.view.table().turn());
        if self.character.plays_out() || mover.is_known() {
            let withdraws = mover.withdraws();
            if withdraws * (harm - HARM) + (1.0 - withdraws) * fought.max(folded) > 0.0 {
                return Call::Object;
            }
        }
        let lets = drawn(&rows, rng) == 0;
        if lets && !(bluffs && lost == 0.0) {
            Call::Let
        } else {
            Call::Object
        }
    }

    fn answer(&self, deed: Announcement, rng: &mut Xoshiro256PlusPlus) -> Call {
        match self.character.habit {
            Some(Habit::AlwaysWithdraw) => return Call::Withdraw,
            Some(Habit::WithdrawOnce) if self.prospects.view.table().taken_back().is_empty() => return Call::Withdraw,
            _ => {}
        }
        let gain = self.gain(deed);
        if self.character.level < Level::Agent {
            return if gain > 0.0 { Call::Insist } else { Call::Withdraw };
        }
        let stands = self.stands(deed);
        // Rows: insist, withdraw. Columns: the objector folds, or fights.
        let rows = solve(&[[gain, stands * gain - PRICE], [0.0, 0.0]]);
        if drawn(&rows, rng) == 0 {
            Call::Insist
        } else {
            Call::Withdraw
        }
    }

    /// Whether claims are drawn from a mixed strategy.
    fn mixes_claims(&self) -> bool {
        self.character.level >= Level::Agent && self.character.habit != Some(Habit::PlainClaims)
    }

    /// As the others do not know the player's limit, the player sometimes claims without the stake to go on.
    fn claim_mixed(&self, contest: &Contest, rng: &mut Xoshiro256PlusPlus) -> Call {
        let Some((least, _)) = self.prospects.view.legal().claims() else {
            return Call::GiveUp;
        };
        let limits = limits(self.prospects, contest, self.image, least, self.price(), rng);
        if drawn(&limits, rng) == 0 {
            Call::GiveUp
        } else {
            Call::Claim(least)
        }
    }

    /// The price of proving another $100, for this temperament.
    fn price(&self) -> f64 {
        let shy = if self.character.temperament == Temperament::Banker {
            2.0
        } else {
            1.0
        };
        PRICE * shy
    }

    /// Claims as little as still leads, while that can change the outcome for the better.
    fn claim(&self, contest: &Contest) -> Call {
        let Some((least, _)) = self.prospects.view.legal().claims() else {
            return Call::GiveUp;
        };
        let (me, table) = (self.prospects.me, self.prospects.view.table());
        let (gain, mover) = (self.gain(contest.action), table.turn());
        let leader = contest.leader(mover);
        let proven = table.minimum(me, contest.action.agent());
        let told = f64::from(least.saturating_sub(proven)) / 100.0;
        let price = self.price() * told;
        // A player who already has their way discloses nothing.
        let stands_now = leader == mover;
        let wanted = if stands_now && mover != me { -gain } else { gain };
        let asked_first = stands_now && mover == me;
        let wins = self
            .prospects
            .mean(|world| f64::from(u8::from(world.best(contest.action.agent(), me) == me)));
        if asked_first {
            return if gain * wins > price {
                Call::Claim(least)
            } else {
                Call::GiveUp
            };
        }
        if wanted * wins > price && (wanted > HARM || mover == me) {
            Call::Claim(least)
        } else {
            Call::GiveUp
        }
    }
}

/// Draws a row by its share.
fn drawn(shares: &[f64], rng: &mut Xoshiro256PlusPlus) -> usize {
    let mut left = f64::from(rng.random_range(0..1_u32 << 24)) / f64::from(1_u32 << 24);
    for (row, share) in shares.iter().enumerate() {
        left -= share;
        if left < 0.0 {
            return row;
        }
    }
    shares.len() - 1
}
