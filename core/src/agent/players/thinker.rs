//! A computer player: what it is given, and what it decides.

use rand::{Rng, RngExt, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;

use super::belief::Belief;
use super::contest::Contender;
use super::level::{Character, Habit, Level, Temperament};
use super::opening::{Plan, lots_for};
use super::prospects::{Prospects, Valued};
use super::reason::Reason;
use super::reputation::Reputation;
use crate::agent::action::{Action, Announcement, Call, Event};
use crate::agent::legal::Legal;
use crate::agent::money::{Money, UNIT};
use crate::agent::options::Options;
use crate::agent::pieces::{Agent, Player};
use crate::agent::table::Phase;
use crate::agent::view::View;

/// A computer player's decision, and a reason for it that needs only public knowledge.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Choice {
    /// The action.
    pub action: Action,
    /// The reason, which gives nothing away.
    pub reason: Reason,
}

/// A player who decides alone. Given their view, the public events and a seed, and nothing that leads to the sheets of
/// the others. With the same seed they decide the same on every machine.
///
/// ```
/// use agon_core::agent::players::{Character, Level, Thinker};
/// use agon_core::agent::{Game, Options, Player};
///
/// let options: Options = "3".parse()?;
/// let mut game = Game::new(options, Player::ALL[0]);
/// let mut players: Vec<_> = options
///     .seats()
///     .map(|seat| Thinker::new(&options, seat, Character::even(Level::Broker), 7))
///     .collect();
/// let mut heard = Vec::new();
/// while let Some(asked) = game.table().asked() {
///     let choice = players[asked.index()].decide(&game.view(asked), &heard).expect("they are asked");
///     game.play(&choice.action, &mut heard)?;
/// }
/// assert!(game.outcome().is_some());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// Remembers only conclusions from the events. A player made anew for every decision decides the same, so there is
/// nothing to save.
#[derive(Clone, Debug)]
pub struct Thinker {
    character: Character,
    seed: u64,
    /// For the decision that is being taken.
    rng: Xoshiro256PlusPlus,
    belief: Belief,
    /// The others' belief about this player.
    image: Belief,
}

/// The choices that are played out.
const PLAYED_OUT: usize = 12;

impl Thinker {
    /// A player for a seat of a game with these options.
    pub fn new(options: &Options, seat: Player, character: Character, seed: u64) -> Self {
        let seed = seed.wrapping_mul(0x9e37_79b9).wrapping_add(seat.index() as u64);
        Self {
            character,
            belief: Belief::new(options, seat, seed),
            image: Belief::image(options, seat, !seed),
            seed,
            rng: Xoshiro256PlusPlus::seed_from_u64(seed),
        }
    }

    /// The same player, who knows somebody from earlier games.
    #[must_use]
    pub fn knowing(mut self, player: Player, reputation: Reputation) -> Self {
        self.belief.remember(player, reputation);
        self
    }

    /// The player's belief about the others.
    pub const fn belief(&self) -> &Belief {
        &self.belief
    }

    /// Decides, if the player of this view is asked. `events` are all public events of the game so far.
    pub fn decide(&mut self, view: &View, events: &[Event]) -> Option<Choice> {
        if !view.is_asked() {
            return None;
        }
        self.belief.hear(events);
        // Depends on nothing but the events: neither on earlier decisions nor on when the player was made.
        let moment = (events.len() as u64 + 1).wrapping_mul(0xd134_2543_de82_ef95);
        self.rng = Xoshiro256PlusPlus::seed_from_u64(self.seed ^ moment);
        let legal = view.legal();
        let action = match view.table().phase() {
            Phase::Stake { .. } => Action::Stake(self.open(view)),
            Phase::Act => self.act(view, &legal),
            _ => self.word(view, events)?.into(),
        };
        // A word or deed that is not legal would be a fault of ours: then any legal one, rather than none.
        let action = match view.check(&action) {
            Ok(()) => action,
            Err(_) => legal.get(0)?,
        };
        Some(Choice {
            action,
            reason: Reason::of(view.table(), &action),
        })
    }

    fn open(&mut self, view: &View) -> Money {
        let options = view.table().options();
        let rng = &mut self.rng;
        let plan = match self.character {
            Character {
                habit: Some(Habit::AllOnOne),
                ..
            } => Plan::ALL_ON_ONE,
            Character {
                habit: Some(Habit::Wait),
                ..
            } => Plan::NOTHING,
            Character {
                habit: Some(Habit::Spread | Habit::Racer),
                ..
            } => Plan::SPREAD,
            Character { level, .. } if level <= Level::Runner => Plan::of_beginner(rng),
            Character { level, .. } if level <= Level::Broker => Plan::met(rng),
            Character {
                level: Level::Master, ..
            } => Plan::of_master(options, rng),
            _ => Plan::good(options, rng),
        };
        plan.money(options, rng)
    }

    fn word(&mut self, view: &View, events: &[Event]) -> Option<Call> {
        if self.character.level == Level::Novice && self.rng.random_range(0..3_u32) > 0 {
            let polite = [Call::Let, Call::Insist, Call::GiveUp, Call::Allow];
            let phase = view.legal();
            if let Some(call) = polite.into_iter().find(|call| phase.calls().contains(call)) {
                return Some(call);
            }
        }
        if matches!(view.table().phase(), Phase::Claim(_)) {
            self.image.hear(events);
        }
        let prospects = Prospects::new(view, &self.belief, self.character, &mut self.rng);
        let contender = Contender {
            prospects: &prospects,
            character: self.character,
            belief: &self.belief,
            image: &self.image,
        };
        contender.call(&mut self.rng)
    }

    fn act(&mut self, view: &View, legal: &Legal) -> Action {
        let prospects = Prospects::new(view, &self.belief, self.character, &mut self.rng);
        if let Some(action) = self.by_habit(&prospects, legal) {
            return action;
        }
        match self.character.level {
            Level::Novice => self.novice(&prospects, legal),
            Level::Runner => self.runner(&prospects, legal),
            _ => self.considered(&prospects, legal),
        }
    }

    /// Runs with the agent that carries the player's money; sometimes puts a lot somewhere.
    fn novice(&mut self, prospects: &Prospects, legal: &Legal) -> Action {
        let rng = &mut self.rng;
        let bribes = legal.may_stake() && (legal.is_empty() || rng.random_range(0..6_u32) == 0);
        if bribes && let Some(bribe) = any(&prospects.bribes(), rng) {
            return bribe;
        }
        let sheet = prospects.view.sheet();
        let own = |deed: &&Announcement| {
            let runs = prospects.board.progress(**deed) > 0 && sheet.stake(deed.agent()) > 0;
            runs && !is_attack(**deed) && !prospects.gives_away(**deed)
        };
        let own: Vec<Announcement> = legal.announcements().iter().filter(own).copied().collect();
        if !own.is_empty() && rng.random_range(0..4_u32) > 0 {
            return own[rng.random_range(0..own.len() as u32) as usize].into();
        }
        let others: Vec<Action> = (0..legal.len())
            .filter_map(|place| legal.get(place))
            .filter(|action| !matches!(action, Action::Announce(deed) if prospects.gives_away(*deed)))
            .collect();
        let place = rng.random_range(0..others.len().max(1) as u32) as usize;
        others
            .get(place)
            .copied()
            .or_else(|| legal.get(0))
            .unwrap_or(Call::Skip.into())
    }

    /// Runs with the agent that best combines nearness with the player's own stake.
    fn runner(&mut self, prospects: &Prospects, legal: &Legal) -> Action {
        let rng = &mut self.rng;
        let sheet = prospects.view.sheet();
        let bribes = legal.may_stake() && (legal.is_empty() || rng.random_range(0..8_u32) == 0);
        if bribes && let Some(bribe) = best(&prospects.bribes()) {
            return bribe.action;
        }
        let worth = |deed: Announcement| {
            let own = f64::from(sheet.stake(deed.agent()) / UNIT) + 1.0;
            own * prospects.nearness(deed.agent()) * f64::from(prospects.board.progress(deed))
        };
        let steps = legal.announcements().iter();
        let steps = steps.filter(|deed| !is_attack(**deed) && !prospects.gives_away(**deed));
        let valued: Vec<Valued> = steps
            .map(|&deed| Valued {
                action: deed.into(),
                value: worth(deed) * (0.8 + f64::from(rng.random_range(0..256_u32)) / 640.0),
            })
            .collect();
        best(&valued).map_or(legal.get(0).unwrap_or(Call::Skip.into()), |valued| valued.action)
    }

    /// The best of all deeds and bribes by what they are worth.
    fn considered(&mut self, prospects: &Prospects, legal: &Legal) -> Action {
        let mut choices = prospects.deeds();
        for choice in &mut choices {
            choice.value += self.liking(prospects, &choice.action);
        }
        let thrift = self.character.temperament.style().thrift;
        choices.extend(prospects.bribes().into_iter().map(|bribe| Valued {
            value: bribe.value - thrift,
            ..bribe
        }));
        if self.character.plays_out() {
            choices.retain(|choice| !prospects.is_spite(&choice.action));
        }
        if choices.is_empty() {
            return legal.get(0).unwrap_or(Call::Skip.into());
        }
        let carelessness = self.character.carelessness();
        for choice in &mut choices {
            choice.value += carelessness * f64::from(self.rng.random_range(0..1024_u32)) / 1024.0;
        }
        choices.sort_by(|a, b| b.value.total_cmp(&a.value));
        if self.character.plays_out() {
            choices.truncate(PLAYED_OUT);
            let turns = prospects.horizon();
            let seed = self.rng.next_u64();
            for choice in &mut choices {
                choice.value += prospects.played_out(&choice.action, turns, seed);
            }
            choices.sort_by(|a, b| b.value.total_cmp(&a.value));
        }
        choices[0].action
    }

    /// The extra worth of a deed to this temperament.
    fn liking(&mut self, prospects: &Prospects, action: &Action) -> f64 {
        let Action::Announce(deed) = *action else { return 0.0 };
        if is_attack(deed) {
            let round = prospects.view.table().round().min(20);
            return self.character.temperament.style().attack * f64::from(round) / 20.0;
        }
        match self.character.temperament {
            Temperament::Gambler if prospects.view.sheet().stake(deed.agent()) == 0 => {
                f64::from(self.rng.random_range(0..64_u32)) / 4096.0
            }
            _ => 0.0,
        }
    }

    /// The habit's action in a turn, where it has one.
    fn by_habit(&mut self, prospects: &Prospects, legal: &Legal) -> Option<Action> {
        let runner = prospects
            .board
            .living()
            .map(|(agent, _)| agent)
            .min_by_key(|&agent| prospects.board.needed(agent))?;
        let finish = |agent: Agent| {
            let mut deeds = legal.announcements().iter();
            deeds.find(|deed| deed.agent() == agent && prospects.finishes(**deed) && !is_attack(**deed))
        };
        match self.character.habit? {
            Habit::Wait => {
                let imminent = prospects.board.needed(runner) <= 2 && legal.may_stake();
                let sheet = prospects.view.sheet();
                if imminent && sheet.stake(runner) < sheet.lots().dollars() as u16 {
                    let cap = prospects.view.table().options().bribe_cap().unwrap_or(u16::MAX);
                    let all = sheet.lots().dollars().min(cap.into()) as u16;
                    let mut money = Money::NONE;
                    money.set(runner, lots_for(sheet.lots(), all));
                    return Some(Action::Stake(money));
                }
                let likely =
                    prospects.mean(|world| f64::from(u8::from(world.best(runner, prospects.me) == prospects.me)));
                finish(runner).filter(|_| likely > 0.5).map(|&deed| deed.into())
            }
            Habit::Racer => {
                let step = prospects.board.best_step(runner)?;
                legal.announcements().contains(&step).then(|| step.into())
            }
            Habit::NeverAttack => {
                let mut peaceful = prospects.deeds();
                peaceful.retain(|choice| !matches!(choice.action, Action::Announce(deed) if is_attack(deed)));
                peaceful.extend(prospects.bribes());
                best(&peaceful).map(|choice| choice.action)
            }
            _ => None,
        }
    }
}

fn is_attack(deed: Announcement) -> bool {
    matches!(deed, Announcement::Attack { .. })
}

fn best(choices: &[Valued]) -> Option<Valued> {
    choices.iter().copied().max_by(|a, b| a.value.total_cmp(&b.value))
}

fn any(choices: &[Valued], rng: &mut Xoshiro256PlusPlus) -> Option<Action> {
    let place = rng.random_range(0..choices.len().max(1) as u32) as usize;
    choices.get(place).map(|choice| choice.action)
}
