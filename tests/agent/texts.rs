//! Texts of real games read back, and damaged ones are refused in one line with their place.

use agon::agent::{Game, Options, Player, Record, read_event, read_state, read_view};

use crate::random::{self, Rng, below};

#[path = "readers.rs"]
mod readers;

/// The text with some characters deleted, doubled or replaced.
fn damaged(text: &str, rng: &mut Rng) -> String {
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
fn faults_name_their_column_and_what_is_wrong() {
    let options: Options = "2".parse().unwrap();
    let public = "0,0,0,0,0,0,0,0;0;0/0,0,0,0,0,0,0,0;0;0";
    let sheets = "1000,0,0,0,0,0,0,0;344444/0,0,0,0,0,0,0,0;444444";
    let good = format!("LIS,WAS,LON,LON,MOS*,MOS,PEK,PEK MOS 0.3.0 act {public} {sheets}");
    assert!(read_state(&good, &options).is_ok());
    for (from, to, fault) in [
        (
            "LIS",
            "XYZ",
            "column 1: the code of a city should stand here, not \"XYZ\"",
        ),
        ("MOS*,MOS", "MOS*,MOS*", "column 25: the case is held already by R1"),
        (
            " MOS ",
            " TAN ",
            "column 34: R1 holds the case, so it must be in his city",
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
            "column 53: the action is not legal: no link leads from MOS to LIS",
        ),
        (
            "act",
            "claim:0:1:A1-TAN:1=100:-",
            "column 44: player 1 claimed more than he has",
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
