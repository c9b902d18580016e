//! Names and sentences: agents, cities, money, events and reasons.

use agon_core::agent::players::{Level, Reason, Temperament};
use agon_core::agent::{
    Agent, Announcement, Board, Call, City, Context, Dollars, EndReason, Event, FEE, Heard, IllegalAction, Nation,
    Options, Outcome, Part, Player, Refusal, Seat,
};
use fluent_bundle::FluentValue as Value;

use crate::shell::system::language::{Language, key};

/// The players at the table, for sentences about them.
#[derive(Clone, Copy)]
pub struct Company<'a> {
    /// Everybody at the table, by player.
    pub seats: &'a [Seat],
    /// The player who is addressed as *you*.
    pub you: Option<Player>,
    /// The agreed options.
    pub options: &'a Options,
}

impl Company<'_> {
    /// A player's name.
    pub fn name(&self, player: Player, language: &Language) -> String {
        match self.seats.get(player.index()) {
            _ if self.you == Some(player) => language.tr("agent-you"),
            Some(seat) if !seat.called().is_empty() => seat.called().to_owned(),
            _ => language.tr_with("agent-player", &[("number", (player.index() + 1).into())]),
        }
    }

    /// An agent's name.
    pub fn agent(&self, agent: Agent, language: &Language) -> String {
        let is_alone = self.options.agents().all(|agent| agent.number() == 1);
        let number = if is_alone { 0 } else { agent.number() };
        language.tr_with(agent_key(agent.nation()), &[("number", number.into())])
    }

    /// A sentence about a player's act, with further values.
    pub(super) fn says(
        &self,
        key: &str,
        player: Player,
        values: &[(&'static str, Value<'_>)],
        language: &Language,
    ) -> String {
        let who = if self.you == Some(player) { "you" } else { "name" };
        let own = [("who", who.into()), ("name", self.name(player, language).into())];
        let all: Vec<_> = own.into_iter().chain(values.iter().cloned()).collect();
        language.tr_with(key, &all)
    }
}

const fn agent_key(nation: Nation) -> &'static str {
    match nation {
        Nation::Americans => key("agent-american"),
        Nation::British => key("agent-british"),
        Nation::Russians => key("agent-russian"),
        Nation::Chinese => key("agent-chinese"),
    }
}

/// The keys of the cities' names, in board order.
const CITIES: [&str; City::COUNT] = [
    key("agent-city-tan"),
    key("agent-city-lis"),
    key("agent-city-mad"),
    key("agent-city-alg"),
    key("agent-city-cas"),
    key("agent-city-azo"),
    key("agent-city-pal"),
    key("agent-city-par"),
    key("agent-city-gen"),
    key("agent-city-rom"),
    key("agent-city-cai"),
    key("agent-city-kha"),
    key("agent-city-dak"),
    key("agent-city-bmu"),
    key("agent-city-bru"),
    key("agent-city-ist"),
    key("agent-city-nai"),
    key("agent-city-rey"),
    key("agent-city-ber"),
    key("agent-city-teh"),
    key("agent-city-pan"),
    key("agent-city-hav"),
    key("agent-city-nyc"),
    key("agent-city-dub"),
    key("agent-city-ham"),
    key("agent-city-war"),
    key("agent-city-bak"),
    key("agent-city-bom"),
    key("agent-city-hkg"),
    key("agent-city-was"),
    key("agent-city-lon"),
    key("agent-city-mos"),
    key("agent-city-pek"),
];

/// The keys of the way to each city, in board order.
const TO_CITIES: [&str; City::COUNT] = [
    key("agent-to-tan"),
    key("agent-to-lis"),
    key("agent-to-mad"),
    key("agent-to-alg"),
    key("agent-to-cas"),
    key("agent-to-azo"),
    key("agent-to-pal"),
    key("agent-to-par"),
    key("agent-to-gen"),
    key("agent-to-rom"),
    key("agent-to-cai"),
    key("agent-to-kha"),
    key("agent-to-dak"),
    key("agent-to-bmu"),
    key("agent-to-bru"),
    key("agent-to-ist"),
    key("agent-to-nai"),
    key("agent-to-rey"),
    key("agent-to-ber"),
    key("agent-to-teh"),
    key("agent-to-pan"),
    key("agent-to-hav"),
    key("agent-to-nyc"),
    key("agent-to-dub"),
    key("agent-to-ham"),
    key("agent-to-war"),
    key("agent-to-bak"),
    key("agent-to-bom"),
    key("agent-to-hkg"),
    key("agent-to-was"),
    key("agent-to-lon"),
    key("agent-to-mos"),
    key("agent-to-pek"),
];

/// The way to a city, as in "to Paris".
fn to_city(city: City, language: &Language) -> (&'static str, Value<'static>) {
    ("to", language.tr(TO_CITIES[city.index()]).into())
}

/// A city's name.
pub fn city_name(city: City, language: &Language) -> String {
    language.tr(CITIES[city.index()])
}

/// An amount of money.
pub fn dollars(amount: impl Into<u32>, language: &Language) -> String {
    let amount = amount.into();
    if amount < 1000 {
        return language.tr_with("agent-dollars", &[("amount", amount.to_string().into())]);
    }
    let (thousands, rest) = (amount / 1000, amount % 1000);
    language.tr_with(
        "agent-dollars-thousands",
        &[
            ("thousands", thousands.to_string().into()),
            ("amount", format!("{rest:03}").into()),
        ],
    )
}

/// The name of a level, and a line about it.
pub fn level_words(level: Level, language: &Language) -> [String; 2] {
    let [name, line] = match level {
        Level::Novice => [key("agent-level-novice"), key("agent-level-novice-line")],
        Level::Runner => [key("agent-level-runner"), key("agent-level-runner-line")],
        Level::Broker => [key("agent-level-broker"), key("agent-level-broker-line")],
        Level::Agent => [key("agent-level-agent"), key("agent-level-agent-line")],
        Level::Master => [key("agent-level-master"), key("agent-level-master-line")],
    };
    [language.tr(name), language.tr(line)]
}

/// The name of a temperament, and a line about it.
pub fn temperament_words(temperament: Temperament, language: &Language) -> [String; 2] {
    let [name, line] = match temperament {
        Temperament::Even => [key("agent-temperament-even"), key("agent-temperament-even-line")],
        Temperament::Banker => [key("agent-temperament-banker"), key("agent-temperament-banker-line")],
        Temperament::Gambler => [key("agent-temperament-gambler"), key("agent-temperament-gambler-line")],
        Temperament::Hunter => [key("agent-temperament-hunter"), key("agent-temperament-hunter-line")],
    };
    [language.tr(name), language.tr(line)]
}

/// The label of a button that makes an announcement.
pub fn deed_button(deed: Announcement, board: &Board, company: &Company, language: &Language) -> String {
    let victim = |victim: Agent| ("victim", company.agent(victim, language).into());
    match deed {
        Announcement::Move { agent, to, with_case } => {
            let key = match (board.holder, with_case) {
                (Some(holder), true) if holder == agent => key("agent-do-move-with"),
                (Some(holder), false) if holder == agent => key("agent-do-move-without"),
                (_, true) => key("agent-do-move-onto"),
                (None, false) if board.case == to => key("agent-do-move-beside"),
                (_, false) => key("agent-do-move"),
            };
            language.tr_with(key, &[to_city(to, language)])
        }
        Announcement::Take(_) => language.tr("agent-do-take"),
        Announcement::LayDown(_) => language.tr("agent-do-lay-down"),
        Announcement::Attack {
            attacker,
            victim: attacked,
            with_case,
        } => {
            let is_free_there = board.holder.is_none() && Some(board.case) == board.place(attacked);
            let has_choice = is_free_there || [Some(attacker), Some(attacked)].contains(&board.holder);
            let key = match with_case {
                true => key("agent-do-attack-with"),
                false if has_choice => key("agent-do-attack-without"),
                false => key("agent-do-attack"),
            };
            language.tr_with(key, &[victim(attacked)])
        }
    }
}

/// A player's announcement in a sentence. The board is the one before it.
pub fn deed_heard(deed: Announcement, player: Player, board: &Board, company: &Company, language: &Language) -> String {
    let agent = ("agent", Value::from(company.agent(deed.agent(), language)));
    match deed {
        Announcement::Move {
            agent: mover,
            to,
            with_case,
        } => {
            let key = match (board.holder, with_case) {
                (Some(holder), true) if holder == mover => key("agent-heard-move-with"),
                (Some(holder), false) if holder == mover => key("agent-heard-move-without"),
                (_, true) => key("agent-heard-move-onto"),
                (_, false) => key("agent-heard-move"),
            };
            company.says(key, player, &[agent, to_city(to, language)], language)
        }
        Announcement::Take(_) => company.says(key("agent-heard-take"), player, &[agent], language),
        Announcement::LayDown(_) => company.says(key("agent-heard-lay-down"), player, &[agent], language),
        Announcement::Attack { victim, with_case, .. } => {
            let victim = ("victim", company.agent(victim, language).into());
            let key = match with_case {
                true => key("agent-heard-attack-with"),
                false => key("agent-heard-attack"),
            };
            company.says(key, player, &[agent, victim], language)
        }
    }
}

const fn call_key(call: Call) -> &'static str {
    match call {
        Call::Object => key("agent-heard-object"),
        Call::Let => key("agent-heard-let"),
        Call::Withdraw => key("agent-heard-withdraw"),
        Call::Insist => key("agent-heard-insist"),
        Call::Claim(_) => key("agent-heard-claim"),
        Call::GiveUp => key("agent-heard-give-up"),
        Call::Allow => key("agent-heard-allow"),
        Call::Refuse => key("agent-heard-refuse"),
        Call::Win => key("agent-heard-win"),
        Call::Skip => key("agent-heard-skip"),
    }
}

/// An event in a sentence; empty for a sheet that is shown at the end.
pub fn event_heard(event: &Event, context: &Context, company: &Company, language: &Language) -> String {
    let Context { board, part, .. } = context;
    match *event {
        Event::Decided { player, heard } => match heard {
            Heard::Announced(deed) => deed_heard(deed, player, board, company, language),
            Heard::Staked if *part == Part::Opening => company.says(key("agent-heard-staked"), player, &[], language),
            Heard::Staked => company.says(key("agent-heard-bribe"), player, &[], language),
            Heard::Called(Call::Let) if *part == Part::Victory => {
                company.says(key("agent-heard-let-win"), player, &[], language)
            }
            Heard::Called(Call::GiveUp) if context.settles && !context.is_claimed => {
                language.tr("agent-heard-no-claims")
            }
            Heard::Called(call) => {
                let amount = match call {
                    Call::Claim(amount) => vec![("amount", dollars(amount, language).into())],
                    _ => Vec::new(),
                };
                let key = match call {
                    // Nobody who insists gives up by that.
                    Call::GiveUp if !context.is_claimed => key("agent-heard-claim-nothing"),
                    call => call_key(call),
                };
                let sentence = company.says(key, player, &amount, language);
                match context.settles {
                    true => format!("{sentence} {}", language.tr("agent-heard-stands")),
                    false => sentence,
                }
            }
        },
        Event::TakenBack => language.tr("agent-heard-back"),
        Event::Exiled { agent, stakes } => {
            let name = company.agent(agent, language);
            let exile = language.tr_with("agent-heard-exile", &[("agent", name.clone().into())]);
            let staked = company.options.seats().filter(|player| stakes[player.index()] > 0);
            let list: Vec<String> = staked
                .map(|player| stake_of(player, stakes[player.index()], company, language))
                .collect();
            let stakes = match list.is_empty() {
                true => language.tr_with("agent-heard-exile-nothing", &[("agent", name.into())]),
                false => language.tr_with(
                    "agent-heard-exile-stakes",
                    &[("agent", name.into()), ("list", list.join(", ").into())],
                ),
            };
            format!("{exile} {stakes}")
        }
        Event::Missed(player) => company.says(key("agent-heard-missed"), player, &[], language),
        Event::Over(outcome) => outcome_heard(outcome, company, language),
        Event::Shown { .. } => String::new(),
    }
}

/// A player's name, with a sum.
pub fn stake_of(player: Player, stake: Dollars, company: &Company, language: &Language) -> String {
    let (name, amount) = (company.name(player, language), dollars(stake, language));
    language.tr_with("agent-list-item", &[("name", name.into()), ("amount", amount.into())])
}

/// The result of the lot, in a sentence.
pub fn lot_words(starter: Player, company: &Company, language: &Language) -> String {
    company.says(key("agent-lot-falls"), starter, &[], language)
}

/// The starter, in a sentence.
pub fn begins_words(starter: Player, company: &Company, language: &Language) -> String {
    company.says(key("agent-begins"), starter, &[], language)
}

/// The result of the game, in a sentence.
pub fn outcome_heard(outcome: Outcome, company: &Company, language: &Language) -> String {
    let (Some(winner), Some(agent)) = (outcome.winner, outcome.agent) else {
        return language.tr("agent-heard-drawn");
    };
    let agent = ("agent", Value::from(company.agent(agent, language)));
    let key = match outcome.reason {
        EndReason::Home => key("agent-heard-won-home"),
        EndReason::RoundLimit => key("agent-heard-won-limit"),
    };
    company.says(key, winner, &[agent], language)
}

/// Why a computer player made a decision, unless the decision says as much itself.
pub fn reason_words(reason: Reason, company: &Company, language: &Language) -> Option<String> {
    let agent = |agent: Agent| ("agent", Value::from(company.agent(agent, language)));
    let about = |key: &str, whom: Agent| language.tr_with(key, &[agent(whom)]);
    let from_home = |key: &str, whom: Agent, steps: usize| {
        let home = city_name(whom.home(), language).into();
        language.tr_with(key, &[agent(whom), ("home", home), ("steps", steps.into())])
    };
    Some(match reason {
        Reason::BringsHome(_) => language.tr("agent-reason-brings-home"),
        Reason::GetsCase { agent, steps } | Reason::NearsHome { agent, steps } => {
            from_home(key("agent-reason-near-home"), agent, steps)
        }
        Reason::HoldsBack(whom) => about(key("agent-reason-holds-back"), whom),
        Reason::Threatens { holder, .. } => language.tr_with(
            "agent-reason-threatens",
            &[("other", company.agent(holder, language).into())],
        ),
        Reason::StopsHolder(whom) => about(key("agent-reason-stops-holder"), whom),
        Reason::StopsNearest(whom) => about(key("agent-reason-stops-nearest"), whom),
        Reason::KeepsCase(whom) => about(key("agent-reason-keeps-case"), whom),
        Reason::KeepsAway { agent, steps } => from_home(key("agent-reason-keeps-away"), agent, steps),
        Reason::Protects(whom) => about(key("agent-reason-protects"), whom),
        Reason::StandsBy(whom) => about(key("agent-reason-stands-by"), whom),
        Reason::Tests { player, agent: whom } => {
            company.says(key("agent-reason-tests"), player, &[agent(whom)], language)
        }
        Reason::Advances(_)
        | Reason::ShowsStrength(_)
        | Reason::Waits(_)
        | Reason::Bribes
        | Reason::Stops(_)
        | Reason::LetsPass
        | Reason::Insists(_)
        | Reason::Yields
        | Reason::Outbids(_)
        | Reason::KeepsQuiet
        | Reason::ClaimsVictory(_) => return None,
    })
}

/// Why a request is refused.
pub fn refusal(reason: &Refusal, company: &Company, language: &Language) -> String {
    let about = |key: &str, agent: Agent| language.tr_with(key, &[("agent", company.agent(agent, language).into())]);
    let amount = |key: &str, amount: Dollars| language.tr_with(key, &[("amount", dollars(amount, language).into())]);
    let Refusal::Illegal(reason) = *reason else {
        return language.tr("agent-refused-not-asked");
    };
    match reason {
        IllegalAction::GameOver => language.tr("agent-refused-over"),
        IllegalAction::NotAsked(_) => language.tr("agent-refused-not-asked"),
        IllegalAction::WrongPhase(_) => language.tr("agent-refused-not-now"),
        IllegalAction::NotInGame(_) => language.tr("agent-refused-not-in-game"),
        IllegalAction::Exiled(agent) => about(key("agent-refused-exiled"), agent),
        IllegalAction::NoLink { from, to } => language.tr_with(
            "agent-refused-no-link",
            &[
                ("from", city_name(from, language).into()),
                ("to", city_name(to, language).into()),
            ],
        ),
        IllegalAction::HoldsAlready(agent) => about(key("agent-refused-holds"), agent),
        IllegalAction::HoldsNot(agent) => about(key("agent-refused-holds-not"), agent),
        IllegalAction::CaseElsewhere(_) => language.tr("agent-refused-case-elsewhere"),
        IllegalAction::CaseHeld(agent) => about(key("agent-refused-case-held"), agent),
        IllegalAction::OwnVictim => language.tr("agent-refused-own-victim"),
        IllegalAction::VictimTooNear(agent) => about(key("agent-refused-too-near"), agent),
        IllegalAction::VictimAtHome(agent) => about(key("agent-refused-at-home"), agent),
        IllegalAction::AttackUnpaid(agent) => language.tr_with(
            "agent-refused-unpaid",
            &[
                ("agent", company.agent(agent, language).into()),
                ("amount", dollars(FEE, language).into()),
            ],
        ),
        IllegalAction::TakenBack => language.tr("agent-refused-taken-back"),
        IllegalAction::OnlyBribe(_) => language.tr("agent-refused-only-bribe"),
        IllegalAction::NoLot => language.tr("agent-refused-no-note"),
        IllegalAction::LotsMissing(size) => amount(key("agent-refused-notes-missing"), size),
        IllegalAction::OverCap(cap) => amount(key("agent-refused-over-cap"), cap),
        IllegalAction::NotHundreds => language.tr("agent-refused-hundreds"),
        IllegalAction::ClaimTooLow(least) => amount(key("agent-refused-claim-low"), least),
        IllegalAction::ClaimTooHigh => language.tr("agent-refused-claim-high"),
        IllegalAction::MayNotSkip => language.tr("agent-refused-may-not-skip"),
        IllegalAction::MustSkip => language.tr("agent-refused-must-skip"),
    }
}
