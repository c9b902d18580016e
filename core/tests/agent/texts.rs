//! Texts of real games read back, and damaged ones are refused in one line with their place.

use agon_core::agent::protocol::{Session, answer_legal, run_batch};
use agon_core::agent::{
    Agent, Game, ImpossibleSheet, Options, Player, Record, read_action, read_event, read_state, read_view,
};

use crate::random::{self, Rng, below};

#[path = "readers.rs"]
pub mod readers;

/// The text with some characters deleted, doubled or replaced.
pub fn damaged(text: &str, rng: &mut Rng) -> String {
    const ALPHABET: &str = "ABCRTAN0123456789 .,:;/!?*+-=$xm\nxäobject";
    let alphabet: Vec<char> = ALPHABET.chars().collect();
    let mut chars: Vec<char> = text.chars().collect();
    for _ in 0..=below(rng, 2) {
        let at = below(rng, chars.len().max(1));
        match below(rng, 4) {
            0 if at < chars.len() => drop(chars.remove(at)),
            1 if at < chars.len() => chars.insert(at, chars[at]),
            2 if at < chars.len() => chars[at] = alphabet[below(rng, alphabet.len())],
            _ => chars.insert(at.min(chars.len()), alphabet[below(rng, alphabet.len())]),
        }
    }
    chars.into_iter().collect()
}

#[test]
fn states_views_and_events_of_games_read_back() {
    for seed in 0..200 {
        random::play(seed, 300, |game, heard, rng| {
            let options = game.table().options();
            for event in heard {
                let text = event.in_game(options).to_string();
                assert_eq!(read_event(&text, options).as_ref(), Ok(event));
            }
            if below(rng, 8) > 0 {
                return;
            }
            assert_eq!(read_state(&game.to_string(), options).as_ref(), Ok(game));
            for seat in options.seats() {
                let view = game.view(seat);
                assert_eq!(read_view(&view.to_string(), options, seat), Ok(view));
            }
        });
    }
}

#[test]
fn damaged_texts_are_read_or_refused_but_never_misread() {
    for seed in 0..150 {
        let mut rng = random::rng(seed ^ 0x5eed);
        let options: Options = random::options(&mut rng);
        readers::read_as_options(&damaged(&options.to_string(), &mut rng));
        let mut actions = Vec::new();
        let mut game = Game::new(options, Player::ALL[0]);
        let mut heard = Vec::new();
        for _ in 0..120 {
            if game.outcome().is_some() {
                break;
            }
            readers::read_as_state(&damaged(&game.to_string(), &mut rng), &options);
            let seat = random::start(&options, &mut rng);
            readers::read_as_view(&damaged(&game.view(seat).to_string(), &mut rng), &options, seat);
            let action = random::action(&game, &mut rng);
            readers::read_as_action(&damaged(&action.to_string(), &mut rng));
            heard.clear();
            game.play(&action, &mut heard).unwrap();
            for event in &heard {
                readers::read_as_event(&damaged(&event.in_game(&options).to_string(), &mut rng), &options);
            }
            actions.push(action);
        }
        let record = Record::new(options, Player::ALL[0], &["Anna"], &actions)
            .unwrap()
            .to_string();
        readers::read_as_record(&damaged(&record, &mut rng));
        readers::answer(&damaged(&format!("{options} | {game}"), &mut rng));
        let moves: Vec<_> = actions.iter().map(ToString::to_string).collect();
        readers::answer(&damaged(
            &format!("{options} | start 0 moves {}", moves.join(" ")),
            &mut rng,
        ));
    }
}

#[test]
fn sessions_answer_every_line_and_tell_no_secrets() {
    for seed in 0..60 {
        let mut rng = random::rng(seed ^ 0xbad);
        let options = random::options(&mut rng);
        let mut lines = vec![format!("new {options} start 0"), "asked".into()];
        let mut game = Game::new(options, Player::ALL[0]);
        for _ in 0..60 {
            let Some(asked) = game.table().asked() else { break };
            let action = random::action(&game, &mut rng);
            lines.push(format!("legal {asked}"));
            lines.push(format!("do {asked} {action}"));
            lines.push(format!("view {}", random::start(&options, &mut rng)));
            game.play(&action, &mut Vec::new()).unwrap();
        }
        lines.extend(["events", "record", "", "quit"].map(String::from));
        readers::speak(&lines.join("\n"));
        let damaged: Vec<_> = lines.iter().map(|line| damaged(line, &mut rng)).collect();
        readers::speak(&damaged.join("\n"));
    }
}

#[test]
fn faults_name_their_column_and_cause() {
    let options: Options = "2".parse().unwrap();
    let public = "0,0,0,0,0,0,0,0;0;0/0,0,0,0,0,0,0,0;0;0";
    let sheets = "1000,0,0,0,0,0,0,0;344444/0,0,0,0,0,0,0,0;444444";
    let good = format!("LIS,WAS,LON,LON,WAR*,MOS,PEK,PEK WAR 0.3.0 act {public} {sheets}");
    assert!(read_state(&good, &options).is_ok());
    for (from, to, fault) in [
        (
            "LIS",
            "XYZ",
            "column 1: the code of a city should stand here, not \"XYZ\"",
        ),
        ("WAR*,MOS", "WAR*,MOS*", "column 25: the case is held already by R1"),
        (
            " WAR ",
            " TAN ",
            "column 34: R1 holds the case, so it must be in their city",
        ),
        ("0.3.0", "0.3.2", "column 42: the players are numbered from 0 to 1"),
        ("act", "wait", "column 44: a phase should stand here, not \"wait\""),
        (
            "344444",
            "354444",
            "column 88: the sheet of player 0 is impossible: there are four lots of each size",
        ),
        (
            "344444",
            "444444",
            "column 88: the sheet of player 0 is impossible: stakes, fees and lots left make $11000, not $10000",
        ),
        (
            "act",
            "object:1:A1-PEK",
            "column 53: the action is not legal: no link leads from LIS to PEK",
        ),
        (
            "act",
            "object:0:A1-TAN",
            "column 44: player 0 cannot be asked this here",
        ),
        (
            "act",
            "object:1:R1xA1",
            "column 53: the action is not legal: no link leads from WAR to LIS",
        ),
        (
            "act",
            "claim:0:1:A1-TAN:1=100:-",
            "column 44: player 1 claimed more than is proven of them",
        ),
        (
            "/0,0,0,0,0,0,0,0;444444",
            "/?",
            "column 114: the sheet of player 1 is hidden",
        ),
    ] {
        let error = read_state(&good.replacen(from, to, 1), &options).unwrap_err();
        assert_eq!(error.to_string(), fault, "{from} → {to}");
    }
}

/// The refusal of a state of a game with two players and one agent per nation, in which one text is replaced by
/// another.
fn refusal(good: &str, options: &str, from: &str, to: &str) -> String {
    let options = options.parse().unwrap();
    assert!(
        read_state(good, &options).is_ok(),
        "{good}: {:?}",
        read_state(good, &options)
    );
    let bad = good.replacen(from, to, 1);
    assert_ne!(bad, good, "{from} stands in the text");
    read_state(&bad, &options).unwrap_err().to_string()
}

#[test]
fn minima_and_stakes_are_in_hundreds_and_fees_in_five_hundreds() {
    let good = "WAS,LON,MOS,PEK TAN 0.5.0 act 100,0,0,0;500;0/0,0,0,0;0;0 500,500,0,0;334444/0,0,0,0;444444";
    for (from, to, fault) in [
        (
            "500,500,0,0",
            "450,550,0,0",
            "column 59: the dollars here must be a multiple of 100",
        ),
        (
            "act 100",
            "act 150",
            "column 31: the dollars here must be a multiple of 100",
        ),
        (
            ";500;",
            ";300;",
            "column 41: the dollars here must be a multiple of 500",
        ),
    ] {
        assert_eq!(refusal(good, "2,agents=1", from, to), fault, "{from} → {to}");
    }
}

/// A state of a game with three players and one agent per nation, of whom each has $1000 and a proven minimum on A1.
fn with_three(places: &str, case: &str, phase: &str, minimum: u16) -> String {
    let public = vec![format!("{minimum},0,0,0;0;0"); 3].join("/");
    let sheets = ["1000,0,0,0;344444"; 3].join("/");
    format!("{places} {case} 0.5.0 {phase} {public} {sheets}")
}

#[test]
fn contests_that_no_game_leads_to_are_refused() {
    let at_home = |phase| with_three("WAS,LON,MOS,PEK", "TAN", phase, 300);
    let (all, duel) = ("3,agents=1", "3,agents=1,contest=duel");
    for (options, good, bad, fault) in [
        (
            duel,
            "claim:1:1:A1-NYC:-:-",
            "claim:1:1:A1-NYC:2=200:-",
            "column 27: player 2 cannot be asked this here",
        ),
        (
            duel,
            "claim:1:1:A1-NYC:-:-",
            "claim:1:1:A1-NYC:-:2",
            "column 27: player 2 cannot be asked this here",
        ),
        (
            all,
            "claim:0:1:A1-NYC:1=200:2",
            "claim:0:1:A1-NYC:1=200:1",
            "column 27: player 1 leads, and cannot have given up",
        ),
        (
            all,
            "decide:1:1:A1-NYC:1=200:0,2",
            "decide:1:1:A1-NYC:1=200:0",
            "column 27: player 1 cannot be asked this here",
        ),
        (
            all,
            "claim:0:1:A1-NYC:-:1",
            "claim:0:1:A1-NYC:-:1,2",
            "column 27: player 0 cannot be asked this here",
        ),
        (
            all,
            "claim:1:1:A1-NYC:0=200,1=200,2=100:-",
            "claim:0:1:A1-NYC:0=100,1=200,2=200:-",
            "column 27: player 2 claimed as much as another, which only the mover may do",
        ),
        (
            all,
            "claim:0:1:A1-NYC:1=300:-",
            "claim:0:1:A1-NYC:1=400:-",
            "column 27: player 1 claimed more than is proven of them",
        ),
    ] {
        assert_eq!(refusal(&at_home(good), options, good, bad), fault, "{good} → {bad}");
    }
}

#[test]
fn announcements_that_no_game_leads_to_are_refused() {
    let at_home = |phase| with_three("WAS,LON,MOS,PEK", "TAN", phase, 300);
    for (options, bad, fault) in [
        (
            "3,agents=1",
            "act!A2-NYC",
            "column 31: the action is not legal: A2 does not take part: there is one agent per nation",
        ),
        (
            "3,agents=1,map=short",
            "act!A1-LIS",
            "column 31: the action is not legal: no link leads from WAS to LIS",
        ),
        (
            "3,agents=1,attempts=1",
            "act!A1-NYC!A1-HAV",
            "column 38: the action is not legal: 1 actions were taken back in this turn, so only a bribe is left",
        ),
    ] {
        assert_eq!(refusal(&at_home("act!A1-NYC"), options, "act!A1-NYC", bad), fault);
    }
    for (phase, fault) in [
        ("object:1:A1xB1", "column 36: an attack proves $500 on A1"),
        ("act!A1xB1", "column 31: an attack proves $500 on A1"),
    ] {
        let good = with_three("NYC,BMU,MOS,PEK", "TAN", phase, 500);
        assert_eq!(refusal(&good, "3,agents=1", "500,0,0,0", "400,0,0,0"), fault);
    }
}

#[test]
fn nobody_has_more_on_an_exile_than_announced() {
    let good = with_three("x,LON,MOS,PEK", "TAN", "act", 1000);
    assert_eq!(
        refusal(&good, "3,agents=1", "1000,0,0,0;0;0", "900,0,0,0;0;0"),
        "column 73: the sheet of player 0 is impossible: the stake on A1 is not what was announced at the exile"
    );
}

#[test]
fn ends_that_the_rules_do_not_give_are_refused() {
    let asked = with_three("WAS*,LON,MOS,PEK", "WAS", "victory:1:A1-WAS+:-", 300);
    let error = read_state(&asked, &"3,agents=1".parse().unwrap()).unwrap_err();
    assert_eq!(
        error.to_string(),
        "column 28: with victory=sheets nobody claims the victory"
    );
    assert!(read_state(&asked, &"3,agents=1,victory=claim".parse().unwrap()).is_ok());

    let home = with_three("WAS*,LON,MOS,PEK", "WAS", "over:0:home:A1", 300);
    let other = "column 28: the open sheets give another result";
    for options in ["3,agents=1", "3,agents=1,victory=claim"] {
        assert_eq!(refusal(&home, options, "over:0", "over:1"), other);
        assert_eq!(refusal(&home, options, "over:0", "over:-"), other);
    }
    let limit = with_three("NYC*,LON,MOS,PEK", "NYC", "over:-:limit:A1", 300);
    let options = "3,agents=1,round-limit=5";
    assert_eq!(refusal(&limit, options, "over:-", "over:1"), other);
    let agent = "column 28: the game is decided on the agent who holds the case";
    assert_eq!(refusal(&limit, options, "limit:A1", "limit:-"), agent);
    let early = "column 28: the last round is not over here";
    assert_eq!(refusal(&limit, options, "0.5.0", "0.4.0"), early);
    assert_eq!(refusal(&limit, options, "0.5.0", "0.5.1"), early);
}

#[test]
fn states_after_the_end_of_the_game_are_refused() {
    let options = "3,agents=1,round-limit=5";
    let good = with_three("NYC*,LON,MOS,PEK", "NYC", "act", 300);
    let over = "column 24: the game is over after round 5";
    assert_eq!(refusal(&good, options, "0.5.0", "0.6.0"), over);
    assert_eq!(refusal(&good, options, "0.5.0", "0.4000000000.0"), over);
    let limit = with_three("NYC*,LON,MOS,PEK", "NYC", "over:-:limit:A1", 300);
    assert_eq!(refusal(&limit, options, "0.5.0", "0.6.0"), over);
    assert!(
        read_state(
            &good.replace("0.5.0", "0.6.0"),
            &"3,agents=1,round-limit=0".parse().unwrap()
        )
        .is_ok()
    );

    let at_home = "A1 is at home with the case, so the game is over";
    for phase in [
        "act",
        "act!B1-DUB",
        "object:1:B1-DUB",
        "answer:1:B1-DUB",
        "claim:1:1:B1-DUB:-:-",
    ] {
        let good = with_three("NYC*,LON,MOS,PEK", "NYC", phase, 300);
        assert_eq!(
            refusal(&good, options, "NYC*,LON,MOS,PEK NYC", "WAS*,LON,MOS,PEK WAS"),
            format!("column 28: {at_home}")
        );
        // Another's home, or beside the case, is no end.
        for going_on in ["LON*,LON,MOS,PEK LON", "WAS,LON,MOS,PEK WAS"] {
            let text = good.replace("NYC*,LON,MOS,PEK NYC", going_on);
            assert!(read_state(&text, &options.parse().unwrap()).is_ok(), "{text}");
        }
    }
    assert_eq!(
        refusal(&limit, options, "NYC*,LON,MOS,PEK NYC", "WAS*,LON,MOS,PEK WAS"),
        format!("column 28: {at_home}")
    );
}

#[test]
fn opening_stakes_come_before_all_else() {
    let options = "2,agents=1,lost-objection=turn";
    let good = "WAS,LON,MOS,PEK TAN 1.1.1 stake:1 0,0,0,0;0;0/0,0,0,0;0;0 500,0,0,0;434444/0,0,0,0;444444";
    for (from, to) in [
        ("WAS,", "NYC,"),
        ("WAS,LON,MOS,PEK TAN", "WAS,LON,MOS,PEK LIS"),
        ("1.1.1", "1.2.1"),
        ("1.1.1", "1.1.0"),
        ("0,0,0,0;0;0/", "500,0,0,0;0;0/"),
        ("0,0,0,0;0;0/", "0,0,0,0;0;1/"),
        ("0,0,0,0;0;0/", "0,0,0,0;0;0;m/"),
        ("0,0,0,0;444444", "0,500,0,0;434444"),
    ] {
        let fault = refusal(good, options, from, to);
        assert_eq!(
            fault, "column 27: before all opening stakes are placed nothing else has happened",
            "{to}"
        );
    }
}

#[test]
fn only_a_lost_objection_costs_a_turn() {
    let good = with_three("WAS,LON,MOS,PEK", "TAN", "act", 300);
    let text = good.replacen(";0;0/300,0,0,0;0;0", ";0;0/300,0,0,0;0;0;m", 1);
    assert!(
        read_state(&text, &"3,agents=1,lost-objection=turn".parse().unwrap()).is_ok(),
        "{text}"
    );
    let error = read_state(&text, &"3,agents=1".parse().unwrap()).unwrap_err();
    assert!(
        error.to_string().ends_with(": player 1 cannot owe a missed turn here"),
        "{error}"
    );
    let mover = good.replacen(";0;0", ";0;0;m", 1);
    let error = read_state(&mover, &"3,agents=1,lost-objection=turn".parse().unwrap()).unwrap_err();
    assert!(
        error.to_string().ends_with(": player 0 cannot owe a missed turn here"),
        "{error}"
    );
}

#[test]
fn counts_of_rounds_and_bribes_stop_at_the_largest_that_can_be_read() {
    let options = "2,agents=1,round-limit=0".parse().unwrap();
    let most = u32::MAX;
    for (round, bribes) in [(999_999_999, 999_999_999), (most, most)] {
        let text =
            format!("WAS,LON,MOS,PEK TAN 0.{round}.1 act 0,0,0,0;0;0/0,0,0,0;0;{bribes} 0,0,0,0;444444/0,0,0,0;444444");
        let mut game = read_state(&text, &options).unwrap();
        game.play(&read_action("$A1=100").unwrap(), &mut Vec::new()).unwrap();
        let (round, bribes): (u32, u32) = (round.saturating_add(1), bribes.saturating_add(1));
        let after = format!("WAS,LON,MOS,PEK TAN 0.{round}.0 act 0,0,0,0;0;0/0,0,0,0;0;{bribes} ");
        assert!(game.to_string().starts_with(&after), "{game}");
        assert_eq!(read_state(&game.to_string(), &options), Ok(game));
    }
}

#[test]
fn faults_of_a_batch_name_the_column_in_the_line_and_quote_little() {
    let long = "x".repeat(1_000);
    for (line, fault) in [
        (
            "  2,color=red | start 0",
            "column 5: there is no option \"color\"; there are",
        ),
        ("2 | start", "column 10: the player who starts should stand here"),
        (
            "2 | start 0 $ $",
            "column 11: after start N only the word moves may follow, then the actions",
        ),
        ("2 | start 2", "column 11: the players are numbered from 0 to 1"),
        (
            &format!("2,{long} | start 0"),
            "column 3: there is no option \"xxxxxxxxxxxxxxxxxxxx…\"; there",
        ),
        (
            &format!("2 | start 0 moves {long}"),
            "move 1 (\"xxxxxxxxxxxxxxxxxxxx…\"): column 1: ",
        ),
    ] {
        let refused = answer_legal(line).unwrap_err();
        assert!(
            refused.starts_with(fault) && refused.chars().count() < 200,
            "{line}: {refused}"
        );
    }
    let (mut input, mut out) = ("x".repeat(2_000_000) + "\n2 | start 0\n", Vec::new());
    input.push('2');
    assert!(!run_batch(&mut input.as_bytes(), answer_legal, &mut out).unwrap());
    let lines: Vec<_> = std::str::from_utf8(&out).unwrap().lines().collect();
    assert_eq!(lines[..2], ["error: the line is longer than 1048576 bytes", " money"]);
    let (mut session, mut out) = (Session::default(), Vec::new());
    session.line(&long, &mut out).unwrap();
    assert!(out.starts_with("error: \"xxxxxxxxxxxxxxxxxxxx…\" is no command".as_bytes()));
}

#[test]
fn a_fault_in_the_options_is_named_at_the_column_of_its_option() {
    for (text, column) in [
        ("nobody", 1),
        ("2,flat", 3),
        ("2,map=flat", 3),
        ("2,agents=2,map=flat", 12),
        ("2,agents=2,map=long,agents=2", 21),
    ] {
        assert_eq!(text.parse::<Options>().unwrap_err().column, column, "{text}");
    }
}

#[test]
fn the_suggested_options_limit_bribes_and_are_those_of_the_sheet_otherwise() {
    for players in 2..=8 {
        let suggested = Options::suggested(players).unwrap();
        let cap = suggested.bribe_cap().unwrap();
        assert_eq!(suggested.to_string(), format!("{players},bribe-cap={cap}"));
    }
    assert_eq!((Options::suggested(1), Options::suggested(9)), (None, None));
}

#[test]
fn a_deed_that_was_withdrawn_is_listed_until_the_turn_ends() {
    let options: Options = "2".parse().unwrap();
    let public = "0,0,0,0,0,0,0,0;0;0/0,0,0,0,0,0,0,0;0;0";
    let sheets = "1000,0,0,0,0,0,0,0;344444/0,0,0,0,0,0,0,0;444444";
    let state = format!("LIS,WAS,LON,LON,WAR*,MOS,PEK,PEK WAR 0.3.0 act {public} {sheets}");
    let mut game = read_state(&state, &options).unwrap();
    assert!(game.table().taken_back().is_empty());
    for action in ["A1-TAN", "object", "withdraw"] {
        game.play(&read_action(action).unwrap(), &mut Vec::new()).unwrap();
    }
    let texts: Vec<_> = game.table().taken_back().iter().map(ToString::to_string).collect();
    assert_eq!(texts, ["A1-TAN"]);
}

#[test]
fn nobody_has_money_on_an_agent_who_does_not_take_part() {
    let options: Options = "2,agents=1".parse().unwrap();
    let game = Game::new(options, Player::ALL[0]);
    let both = "2".parse().unwrap();
    let public = "0,0,0,0,0,0,0,0;0;0/0,0,0,0,0,0,0,0;0;0";
    for (stakes, agent) in [("1000,0", None), ("0,1000", Some(Agent::ALL[1]))] {
        let sheets = format!("{stakes},0,0,0,0,0,0;344444/0,0,0,0,0,0,0,0;444444");
        let state = format!("LIS,WAS,LON,LON,WAR*,MOS,PEK,PEK WAR 0.3.0 act {public} {sheets}");
        let other = read_state(&state, &both).unwrap();
        let checked = game.table().check_sheet(Player::ALL[0], other.sheet(Player::ALL[0]));
        assert_eq!(checked.err(), agent.map(ImpossibleSheet::NotInGame));
    }
}
