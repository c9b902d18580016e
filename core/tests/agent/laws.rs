//! Laws that hold at every decision of every game, under all options.

use agon_core::agent::{
    Action, Agent, Announcement, CAPITAL, Call, City, EndReason, Event, Game, Heard, IllegalAction, Money, Options,
    Phase, Player, Record, Victory, read_action, read_record, read_state,
};

use crate::{plain, random};

const GAMES: u64 = 2_000;
const DECISIONS: usize = 300;

/// Every deed and word there could be, legal or not.
fn everything() -> Vec<Action> {
    let mut all: Vec<Action> = Vec::new();
    let mut announce = |announcement: Announcement| all.push(announcement.into());
    for agent in Agent::ALL {
        announce(Announcement::Take(agent));
        announce(Announcement::LayDown(agent));
        for with_case in [false, true] {
            for to in City::ALL {
                announce(Announcement::Move { agent, to, with_case });
            }
            for victim in Agent::ALL {
                announce(Announcement::Attack {
                    attacker: agent,
                    victim,
                    with_case,
                });
            }
        }
    }
    let claims = (0..=CAPITAL + 100).step_by(50).map(Call::Claim);
    let words = [
        Call::Object,
        Call::Let,
        Call::Withdraw,
        Call::Insist,
        Call::GiveUp,
        Call::Allow,
        Call::Refuse,
        Call::Win,
        Call::Skip,
    ];
    all.extend(words.into_iter().chain(claims).map(Action::Call));
    all
}

#[test]
fn exactly_the_listed_actions_are_accepted() {
    let everything = everything();
    for seed in 0..GAMES {
        random::play(seed, DECISIONS, |game, _, rng| {
            if random::below(rng, 12) > 0 {
                return;
            }
            let legal = game.legal();
            let listed: Vec<_> = legal.iter().collect();
            assert_eq!(listed.len(), legal.len());
            for (place, action) in listed.iter().enumerate() {
                assert_eq!(legal.get(place), Some(*action));
            }
            assert_eq!(legal.get(legal.len()), None);
            let asked = game.table().asked();
            let mut accepted = 0;
            for action in &everything {
                let judged = match asked {
                    Some(asked) => game.table().check(game.sheet(asked), action),
                    None => Err(IllegalAction::GameOver),
                };
                let is_listed = listed.contains(action);
                assert_eq!(judged.is_ok(), is_listed, "{action} in {game}: {judged:?}");
                accepted += usize::from(is_listed);
            }
            assert_eq!(accepted, listed.len(), "{game}");
        });
    }
}

#[test]
fn an_illegal_action_changes_nothing() {
    let everything = everything();
    for seed in 0..100 {
        random::play(seed, DECISIONS, |game, _, rng| {
            let action = everything[random::below(rng, everything.len())];
            let (mut after, mut heard) = (game.clone(), Vec::new());
            if after.play(&action, &mut heard).is_err() {
                assert_eq!((&after, heard.len()), (game, 0));
            }
        });
    }
}

#[test]
fn a_plain_reading_of_the_rules_finds_the_same_actions() {
    for seed in 0..GAMES {
        random::play(seed, DECISIONS, |game, _, rng| {
            if random::below(rng, 12) == 0 {
                let options = game.table().options().to_string();
                let legal = game.legal();
                let money = if legal.may_stake() { " money" } else { "" };
                assert_eq!(
                    plain::legal(&options, &game.to_string()),
                    format!("{legal}{money}"),
                    "{options} | {game}"
                );
            }
        });
    }
}

#[test]
fn money_is_conserved_and_proofs_hold() {
    let mut games_with_exiles = 0;
    for seed in 0..GAMES {
        let mut before: Option<Game> = None;
        let mut exiles = false;
        random::play(seed, DECISIONS, |game, heard, _| {
            let table = game.table();
            for player in table.options().seats() {
                let sheet = game.sheet(player);
                let sum = sheet.staked() + u32::from(table.fees(player)) + sheet.lots().dollars();
                assert_eq!(sum, u32::from(CAPITAL), "{game}");
                let unplaced = table.most_unplaced(player);
                assert!(sheet.lots().dollars() <= unplaced.into(), "{player}: {game}");
                for agent in table.options().agents() {
                    let (stake, minimum) = (sheet.stake(agent), table.minimum(player, agent));
                    assert!(
                        minimum <= stake && stake <= table.maximum(player, agent),
                        "{player} on {agent}: {game}"
                    );
                    assert!(stake % 100 == 0);
                    if table.is_exiled(agent) {
                        assert_eq!(stake, minimum, "an exile's stakes are known: {game}");
                    }
                    // Staked money stays where it is, but for fees.
                    if let Some(before) = &before {
                        let fee = table.fees(player) - before.table().fees(player);
                        assert!(stake + fee >= before.sheet(player).stake(agent));
                    }
                }
            }
            exiles |= heard.iter().any(|event| matches!(event, Event::Exiled { .. }));
            before = Some(game.clone());
        });
        games_with_exiles += u32::from(exiles);
    }
    assert!(games_with_exiles > 200, "{games_with_exiles}");
}

#[test]
fn most_unplaced_is_less_by_proofs_and_fees_or_the_smallest_bribes() {
    for (minima, fee, bribes, most) in [
        ("0,0,0,0", 0, 0, 10_000),
        ("400,0,0,300", 0, 0, 9_300),
        ("400,0,0,300", 500, 0, 8_800),
        ("0,0,0,0", 0, 3, 9_700),
        ("400,0,0,300", 0, 3, 9_300),
        // Four bribes can have been of $100, the next four of $200 …
        ("400,0,0,300", 0, 6, 9_200),
        ("0,0,0,0", 0, 9, 8_500),
        ("0,0,0,0", 0, 30, 0),
    ] {
        let public = format!("{minima};{fee};{bribes}/0,0,0,0;0;0");
        let sheets = format!("{},0,0,500;334444/0,0,0,0;444444", 1_000 - fee);
        let state = format!("WAS,LON,MOS,PEK TAN 0.5.0 act {public} {sheets}");
        let game = read_state(&state, &"2,agents=1".parse().unwrap()).unwrap();
        assert_eq!(game.table().most_unplaced(Player::ALL[0]), most, "{public}");
    }
}

#[test]
fn games_end_at_home_or_at_the_limit_with_the_winner_of_the_rules() {
    let (mut home, mut limit, mut drawn) = (0, 0, 0);
    for seed in 0..GAMES {
        let game = random::play(seed, 3_000, |_, _, _| {});
        let Some(outcome) = game.outcome() else { continue };
        let (table, best) = (game.table(), game.scores().and_then(|scores| scores.into_iter().max()));
        match outcome.reason {
            EndReason::Home => {
                let agent = outcome.agent.unwrap();
                assert_eq!((table.holder(), table.case()), (Some(agent), agent.home()));
                home += 1;
            }
            EndReason::RoundLimit => {
                assert_eq!(
                    (Some(table.round()), table.turn()),
                    (table.options().round_limit(), table.start())
                );
                limit += 1;
            }
        }
        let sheets = table.options().victory == Victory::Sheets;
        match outcome.winner {
            Some(winner) if sheets => {
                assert_eq!(Some(game.sheet(winner).stake(outcome.agent.unwrap())), best);
            }
            Some(_) => {}
            None => drawn += 1,
        }
    }
    assert!(home > 200 && limit > 200 && drawn > 50, "{home} {limit} {drawn}");
}

#[test]
fn on_a_tie_the_mover_wins_or_the_first_clockwise() {
    let (mut ties, mut penniless, mut drawn) = (0, 0, 0);
    for seed in 0..4 * GAMES {
        let (mut mover, mut claimants) = (Player::ALL[0], Vec::new());
        let game = random::play(seed, 3_000, |game, heard, _| {
            if game.outcome().is_none() {
                mover = game.table().turn();
            }
            for event in heard {
                if let Event::Decided { player, heard } = event
                    && *heard == Heard::Called(Call::Win)
                {
                    claimants.push(*player);
                }
            }
        });
        let Some(outcome) = game.outcome() else { continue };
        let options = game.table().options();
        let stake = |player: Player| outcome.agent.map_or(0, |agent| game.sheet(player).stake(agent));
        let all = [mover].into_iter().chain(options.clockwise_after(mover));
        let at_home = outcome.reason == EndReason::Home;
        let by_claim = at_home && options.victory == Victory::Claim;
        let compared: Vec<Player> = all
            .filter(|player| !by_claim || *player == mover || claimants.contains(player))
            .collect();
        let most = compared.iter().map(|&player| stake(player)).max().unwrap();
        let best: Vec<Player> = compared.into_iter().filter(|&player| stake(player) == most).collect();
        let expected = match best[..] {
            [first, ..] if at_home => Some(first),
            [only] if most > 0 => Some(only),
            _ => None,
        };
        assert_eq!(outcome.winner, expected, "{game}");
        ties += u32::from(at_home && most > 0 && best.len() > 1);
        penniless += u32::from(at_home && most == 0);
        drawn += u32::from(expected.is_none());
    }
    assert!(ties > 30 && penniless > 5 && drawn > 50, "{ties} {penniless} {drawn}");
}

#[test]
fn a_contest_ends_with_one_leader_and_its_claims_are_proven() {
    for seed in 0..200 {
        random::play(seed, DECISIONS, |game, _, _| {
            let table = game.table();
            if let Phase::Claim(contest) | Phase::Decide(contest) = table.phase() {
                let agent = contest.action.agent();
                for player in table.options().seats() {
                    let claim = contest.claim(player).unwrap_or(0);
                    assert!(claim <= table.minimum(player, agent), "{game}");
                    assert!(claim <= game.sheet(player).stake(agent), "{game}");
                }
                assert_eq!(
                    contest.claim(contest.leader(table.turn())).unwrap_or(0),
                    contest.highest()
                );
            }
        });
    }
}

#[test]
fn records_of_games_read_back_and_replay() {
    let mut open = 0;
    for seed in 0..200 {
        let (mut actions, mut events) = (Vec::new(), Vec::new());
        let mut rng = random::rng(seed);
        let options: Options = random::options(&mut rng);
        let start = random::start(&options, &mut rng);
        let mut game = Game::new(options, start);
        while game.outcome().is_none() && actions.len() < 600 {
            let action = random::action(&game, &mut rng);
            game.play(&action, &mut events).unwrap();
            actions.push(action);
        }
        let record = Record::new(options, start, &["Anna", " Bo  Yi "], &actions).unwrap();
        let text = record.to_string();
        assert_eq!(read_record(&text).unwrap(), record);
        let hidden = text.contains(":$?");
        if game.outcome().is_some() {
            assert!(!hidden);
            assert_eq!(record.replay().unwrap(), (game, events));
            open += 1;
        } else {
            assert_eq!(
                text.matches(":$").count(),
                text.matches(":$?").count(),
                "no money is told before the end"
            );
            assert!(hidden);
            assert!(record.replay().is_err());
        }
    }
    assert!(open > 50, "{open}");
}

#[test]
fn the_same_actions_lead_to_the_same_state_from_its_text() {
    for seed in 0..100 {
        random::play(seed, DECISIONS, |game, _, rng| {
            if game.outcome().is_some() || random::below(rng, 10) > 0 {
                return;
            }
            let mut read = read_state(&game.to_string(), game.table().options()).unwrap();
            assert_eq!(&read, game);
            let action = random::action(game, rng);
            let mut expected = game.clone();
            let (mut one, mut other) = (Vec::new(), Vec::new());
            expected.play(&action, &mut one).unwrap();
            read.play(&read_action(&action.to_string()).unwrap(), &mut other)
                .unwrap();
            assert_eq!((read, other), (expected, one));
        });
    }
}

#[test]
fn bribes_keep_to_lots_cap_and_living_agents() {
    let one = |agent: usize, size| {
        let mut money = Money::NONE;
        money.add(Agent::ALL[agent], size);
        Action::Stake(money)
    };
    let refused = |options: &str, state: &str, action: &Action| {
        let mut game = read_state(state, &options.parse().unwrap()).unwrap();
        game.play(action, &mut Vec::new()).unwrap_err().to_string()
    };
    let public = "0,0,0,0,0,0,0,0;0;0/0,0,0,0,0,0,0,0;0;0";
    let sheets = "10000,0,0,0,0,0,0,0;000000/0,0,0,0,0,0,0,0;444444";
    let state = |turn, first| format!("{first},WAS,LON,LON,MOS,MOS,PEK,PEK TAN 0.5.{turn} act {public} {sheets}");
    assert_eq!(
        refused("2", &state(1, "WAS"), &Action::Stake(Money::NONE)),
        "a bribe uses at least one lot"
    );
    assert_eq!(
        refused("2", &state(0, "WAS"), &one(0, 5)),
        "there are not so many lots of $100 left"
    );
    let exiled = state(1, "x").replacen("act 0", "act 10000", 1);
    assert_eq!(refused("2", &exiled, &one(0, 5)), "A1 was exiled");
    assert_eq!(
        refused("2,bribe-cap=200", &state(1, "WAS"), &one(0, 3)),
        "a bribe may use $200 at most"
    );
}

#[test]
fn with_all_agents_exiled_the_turn_is_lost() {
    let state = "x,x,x,x TAN 0.5.0 act 0,0,0,0;0;0/0,0,0,0;0;0 0,0,0,0;444444/0,0,0,0;444444";
    let mut game = read_state(state, &"2,agents=1".parse().unwrap()).unwrap();
    let legal = game.legal();
    assert_eq!((legal.to_string().as_str(), legal.may_stake()), ("skip", false));
    assert_eq!(plain::legal("2,agents=1", state), "skip");
    game.play(&Call::Skip.into(), &mut Vec::new()).unwrap();
    assert!(game.to_string().starts_with("x,x,x,x TAN 0.5.1 act "), "{game}");
}

#[test]
fn players_without_a_seat_are_counted_round_the_table_and_see_nothing() {
    let options: Options = "4".parse().unwrap();
    let beyond = Player::ALL[5];
    let mut game = Game::new(options, beyond);
    assert_eq!(
        (game.table().start(), game.table().turn()),
        (Player::ALL[1], Player::ALL[1])
    );
    let record = Record::new(options, beyond, &[], &[]).unwrap();
    assert_eq!(read_record(&record.to_string()), Ok(record));
    let view = game.view(beyond);
    assert!(
        view.legal().is_empty() && view.to_string().ends_with(" ?/?/?/?"),
        "{view}"
    );
    for _ in 0..4 {
        game.play(&Action::Stake(Money::NONE), &mut Vec::new()).unwrap();
    }
    assert_eq!(game.table().asked(), Some(Player::ALL[1]));
    assert_eq!(Player::ALL[7].next(2), Player::ALL[0]);
    assert_eq!(options.clockwise_after(beyond).last(), Some(Player::ALL[2]));
    assert_eq!(game.legal().get(usize::MAX), None);
}

#[test]
fn no_place_in_the_list_of_claims_is_too_large_to_ask_for() {
    let public = "1000,0,0,0;0;0/0,0,0,0;0;0";
    let text = format!("WAS,LON,MOS,PEK TAN 0.5.0 claim:1:1:A1-NYC:-:- {public} 1000,0,0,0;344444/300,0,0,0;444344");
    let legal = read_state(&text, &"2,agents=1".parse().unwrap()).unwrap().legal();
    assert_eq!(legal.to_string(), "give-up claim=100..300");
    assert_eq!(legal.get(3), Some(Call::Claim(300).into()));
    // With (1 << 30) + 1 the dollars are 100 again where only 32 bits of them are kept.
    for place in [4, 656, 42_949_673, (1 << 30) + 1, usize::MAX] {
        assert_eq!(legal.get(place), None, "{place}");
    }
}
