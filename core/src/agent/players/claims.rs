//! Limits of a player's claims in a contest: a small game of mixed strategies against the limits of the other side.

use rand_xoshiro::Xoshiro256PlusPlus;

use super::belief::Belief;
use super::matrix::respond;
use super::prospects::Prospects;
use super::world::World;
use crate::agent::contest::Contest;
use crate::agent::money::{Dollars, UNIT};

/// Price of proving another $100.
pub(super) const PRICE: f64 = 0.0015;

/// The player gives up, claims once, or goes on to half or all of the most they could claim.
const ROWS: usize = 4;

/// So do the others, who give up, or go on to half or all.
const COLUMNS: usize = 3;

/// A contest in one world, in units of $100.
struct Dispute {
    /// The gain if the deed stands, against its being taken back.
    gain: f64,
    /// Whether the player wants it to stand.
    for_deed: bool,
    /// The least that the player may claim, and their proven minimum.
    least: u8,
    proven: u8,
    /// The highest claim so far, if it is of the player's side, or of the other side.
    claimed: [u8; 2],
    /// The most that others of the player's side can claim.
    allies: u8,
    /// The most that the other side can claim, and what was proven of that before.
    foes: u8,
    foes_proven: u8,
    /// The number of players who share the value of a foe's disclosure.
    others: f64,
}

impl Dispute {
    fn new(prospects: &Prospects, contest: &Contest, world: &World, gain: f64, for_deed: bool, least: Dollars) -> Self {
        let (me, table, deed) = (prospects.me, prospects.view.table(), contest.action);
        let (mover, agent) = (table.turn(), deed.agent());
        let is_ally = |player| (player == mover || !world.is_hurt(player, deed)) == for_deed;
        let units = |dollars: Dollars| (dollars / UNIT) as u8;
        let (mut allies, mut foes, mut foes_proven) = (0, 0, 0);
        let others = table.rivals(contest.objector).filter(|&player| player != me);
        for player in others.filter(|&player| !contest.out().contains(player)) {
            let stake = world.stake(player, agent);
            if is_ally(player) {
                allies = stake.max(allies);
            } else if stake > foes {
                (foes, foes_proven) = (stake, units(table.minimum(player, agent)));
            }
        }
        let highest = units(contest.highest());
        let is_ours = is_ally(contest.leader(mover));
        Self {
            gain,
            for_deed,
            least: units(least),
            proven: units(table.minimum(me, agent)),
            claimed: if is_ours { [highest, 0] } else { [0, highest] },
            allies,
            foes,
            foes_proven,
            others: (table.options().players() - 1) as f64,
        }
    }

    /// The payoff of one limit against another, for a player with `own` on the agent.
    fn payoff(&self, own: u8, row: usize, column: usize, price: f64) -> f64 {
        let least = self.least;
        let halfway = |least: u8, most: u8| least + most.saturating_sub(least) / 2;
        let mine = [0, least, halfway(least, own), own][row];
        let mine = if own < least { 0 } else { mine };
        let ours = mine
            .max(self.claimed[0])
            .max(if self.allies >= least { self.allies } else { 0 });
        let theirs = [0, halfway(least + 1, self.foes), self.foes][column];
        let theirs = if self.foes <= least { 0 } else { theirs }.max(self.claimed[1]);
        // On a tie the mover leads.
        let stands = if self.for_deed { ours >= theirs } else { theirs >= ours };
        let told = mine.min(theirs + 1).max(least.min(mine)).saturating_sub(self.proven);
        let heard = theirs
            .min(ours + 1)
            .saturating_sub(self.foes_proven.max(self.claimed[1]));
        let outcome = if stands { self.gain } else { 0.0 };
        outcome - price * f64::from(told) + PRICE * f64::from(heard) / self.others
    }
}

/// The probabilities with which the player should give up, claim once, or go on halfway or to the end. The others know
/// only `image`: the public belief about the player's sheet.
pub(super) fn limits(
    prospects: &Prospects,
    contest: &Contest,
    image: &Belief,
    least: Dollars,
    price: f64,
    rng: &mut Xoshiro256PlusPlus,
) -> [f64; ROWS] {
    let (me, agent) = (prospects.me, contest.action.agent());
    let gains = prospects.gains(contest.action);
    let for_deed = gains.iter().sum::<f64>() > 0.0;
    let own = (prospects.view.sheet().stake(agent) / UNIT) as u8;
    let disputes = prospects.worlds.iter().zip(gains).map(|(world, gain)| {
        let thought = image.draw(me, rng).map_or(own, |guess| guess.stakes[agent.index()]);
        let dispute = Dispute::new(prospects, contest, world, gain, for_deed, least);
        (dispute, thought)
    });
    shares(&disputes.collect::<Vec<_>>(), own, price)
}

/// The mixed strategy over worlds, each with the stake that the others may think the player has.
fn shares(disputes: &[(Dispute, u8)], own: u8, price: f64) -> [f64; ROWS] {
    let worlds = disputes.len() as f64;
    let (mut mine, mut thought) = ([[0.0; COLUMNS]; ROWS], [[0.0; COLUMNS]; ROWS]);
    for (dispute, other) in disputes {
        for row in 0..ROWS {
            for column in 0..COLUMNS {
                mine[row][column] += dispute.payoff(own, row, column, price) / worlds;
                thought[row][column] += dispute.payoff(*other, row, column, price) / worlds;
            }
        }
    }
    respond(&thought, &mine)
}

#[cfg(test)]
mod tests {
    use rand::SeedableRng;

    use super::super::level::{Character, Level};
    use super::*;
    use crate::agent::options::Options;
    use crate::agent::table::Phase;
    use crate::agent::text::read_state;

    /// The limits of the player to decide in this state, by chance of twenty kinds.
    fn asked(state: &str) -> Vec<[f64; ROWS]> {
        let options: Options = "2,agents=1".parse().unwrap();
        let game = read_state(state, &options).unwrap();
        let (table, seat) = (game.table(), game.table().asked().unwrap());
        let Phase::Claim(contest) = table.phase() else {
            panic!("no claim is asked for: {state}")
        };
        let view = game.view(seat);
        let (least, _) = view.legal().claims().unwrap();
        let by_seed = (0..20).map(|seed| {
            let rng = &mut Xoshiro256PlusPlus::seed_from_u64(seed);
            let belief = Belief::new(&options, seat, seed);
            let prospects = Prospects::new(&view, &belief, Character::even(Level::Agent), rng);
            limits(
                &prospects,
                contest,
                &Belief::image(&options, seat, !seed),
                least,
                PRICE,
                rng,
            )
        });
        by_seed.collect()
    }

    /// The frequency with which the objector gives up, with 5000 on each of the two: A1 who attacks and C1 who is
    /// attacked. The mover has claimed so much.
    fn gives_up(claimed: u16) -> Vec<f64> {
        let (claims, proven) = match claimed {
            0 => ("-".into(), 500),
            claimed => (format!("0={claimed}"), claimed),
        };
        let state = format!(
            "CAS,LON,MOS,KHA TAN 0.9.0 claim:1:1:A1xC1:{claims}:- {proven},0,0,0;0;0/0,0,0,0;0;0 \
             5000,0,0,0;024444/5000,1000,0,4000;000000"
        );
        asked(&state).iter().map(|limits| limits[0]).collect()
    }

    /// The strategy of one who has so much, and may be thought to have nothing or 40, against foes of whom each is as
    /// probable.
    fn against(foes: [u8; 2], own: u8) -> [f64; ROWS] {
        let dispute = |foes, thought| {
            let dispute = Dispute {
                gain: -0.2,
                for_deed: false,
                least: 1,
                proven: 0,
                claimed: [0, 0],
                allies: 0,
                foes,
                foes_proven: 5,
                others: 1.0,
            };
            (dispute, thought)
        };
        let [one, other] = foes;
        let all = [dispute(one, 0), dispute(one, 40), dispute(other, 0), dispute(other, 40)];
        shares(&all, own, PRICE)
    }

    #[test]
    fn claims_go_as_far_as_they_pay_and_are_sometimes_bluffs() {
        let [gives_up, once, half, all] = against([10, 10], 40);
        assert!(
            gives_up < 0.01 && half + all > 0.9,
            "more than both: {once} {half} {all}"
        );
        let [gives_up, once, ..] = against([0, 30], 10);
        assert!(
            gives_up < 0.01 && once > 0.8,
            "more than one of them: {gives_up} {once}"
        );
        let [gives_up, ..] = against([10, 30], 5);
        assert!((0.8..0.98).contains(&gives_up), "less than both: {gives_up}");
    }

    #[test]
    fn higher_claims_make_the_objector_give_up_more_often() {
        let mean = |shares: &[f64]| shares.iter().sum::<f64>() / shares.len() as f64;
        let (early, late) = (gives_up(0), gives_up(2_500));
        assert!(mean(&early) < 0.3 && mean(&late) > 0.5, "{early:?} and {late:?}");
    }

    #[test]
    fn unhurt_players_give_up() {
        let state = "CAS,LON,MOS,KHA TAN 0.9.0 claim:1:1:A1xC1:-:- 500,0,0,0;0;0/0,0,0,0;0;0 \
                     5000,0,0,0;024444/10000,0,0,0;000000";
        for limits in asked(state) {
            assert!(limits[0] > 0.5, "{limits:?}");
        }
    }
}
