//! The recorded answers of a reference program: whole games and single cases (`tests/conformance/agent_games.jsonl`,
//! whose format is in `docs/agent.md` §9).

use agon_core::agent::protocol::{answer_legal, answer_play};
use agon_core::agent::{EndReason, Event, Game, Options, Player, read_action, read_state};
use serde::Deserialize;

#[derive(Deserialize)]
struct Recorded {
    name: String,
    options: String,
    start: Option<usize>,
    from: Option<String>,
    #[serde(default)]
    texts: bool,
    #[serde(default)]
    steps: Vec<Step>,
    bad_state: Option<String>,
    r#final: Option<String>,
    winner: Option<usize>,
    reason: Option<String>,
    agent: Option<String>,
    scores: Option<Vec<u16>>,
    next: Option<Next>,
}

#[derive(Deserialize)]
struct Step {
    p: usize,
    legal: String,
    money: bool,
    #[serde(default)]
    bad: Vec<String>,
    r#do: String,
    heard: Vec<String>,
    digest: String,
    state: Option<String>,
    views: Option<Vec<String>>,
}

#[derive(Deserialize)]
struct Next {
    p: usize,
    legal: String,
    money: bool,
}

fn records() -> Vec<Recorded> {
    let lines = include_str!("../conformance/agent_games.jsonl").lines();
    let read = |line| serde_json::from_str(line).unwrap_or_else(|error| panic!("{line}: {error}"));
    lines.map(read).collect()
}

/// FNV-1a of 32 bits.
fn fnv(text: &str) -> String {
    let hash = text.bytes().fold(0x811c_9dc5_u32, |hash, byte| {
        (hash ^ u32::from(byte)).wrapping_mul(0x0100_0193)
    });
    format!("{hash:08x}")
}

/// The full state and the views from player 0 on.
fn texts(game: &Game) -> Vec<String> {
    let views = game.table().options().seats().map(|seat| game.view(seat).to_string());
    [game.to_string()].into_iter().chain(views).collect()
}

fn begin(record: &Recorded) -> Game {
    let options: Options = record.options.parse().unwrap();
    match &record.from {
        None => Game::new(options, Player::new(record.start.unwrap()).unwrap()),
        Some(from) => read_state(from, &options).unwrap_or_else(|error| panic!("{}: {error}", record.name)),
    }
}

fn asked(game: &Game) -> Option<usize> {
    game.table().asked().map(Player::index)
}

fn refuse(game: &Game, text: &str, place: &str) {
    let before = game.to_string();
    let mut game = game.clone();
    let refused = match read_action(text) {
        Err(_) => true,
        Ok(action) => game.play(&action, &mut Vec::new()).is_err(),
    };
    assert!(refused, "{place}: {text} is accepted");
    assert_eq!(game.to_string(), before, "{place}: {text}");
}

fn step(game: &mut Game, step: &Step, with_texts: bool, place: &str) {
    assert_eq!(asked(game), Some(step.p), "{place}");
    let legal = game.legal();
    assert_eq!(legal.to_string(), step.legal, "{place}");
    assert_eq!(legal.may_stake(), step.money, "{place}");
    step.bad.iter().for_each(|text| refuse(game, text, place));
    let action = read_action(&step.r#do).unwrap_or_else(|error| panic!("{place}: {}: {error}", step.r#do));
    assert_eq!(action.to_string(), step.r#do, "{place}");
    let mut heard = Vec::new();
    game.play(&action, &mut heard)
        .unwrap_or_else(|illegal| panic!("{place}: {illegal}"));
    assert_eq!(written(&heard, game), step.heard, "{place}");
    let now = texts(game);
    let digests: Vec<_> = now.iter().map(|text| fnv(text)).collect();
    assert_eq!(digests.join(" "), step.digest, "{place}: {}", now[0]);
    assert_eq!(with_texts, step.state.is_some());
    if let (Some(state), Some(views)) = (&step.state, &step.views) {
        assert_eq!((&now[0], &now[1..]), (state, &views[..]), "{place}");
    }
}

fn written(heard: &[Event], game: &Game) -> Vec<String> {
    let options = game.table().options();
    heard.iter().map(|event| event.in_game(options).to_string()).collect()
}

#[test]
fn recorded_games_replay_decision_by_decision() {
    let records = records();
    assert_eq!(records.len(), 81);
    let played = records.iter().filter(|record| record.bad_state.is_none());
    for record in played {
        let mut game = begin(record);
        for (i, recorded) in record.steps.iter().enumerate() {
            step(
                &mut game,
                recorded,
                record.texts,
                &format!("{}, step {}", record.name, i + 1),
            );
        }
        let name = &record.name;
        assert_eq!(Some(game.to_string()), record.r#final, "{name}");
        let outcome = game.outcome();
        let winner = outcome.and_then(|outcome| outcome.winner);
        assert_eq!(winner.map(Player::index), record.winner, "{name}");
        let reason = outcome.map_or("*", |outcome| match outcome.reason {
            EndReason::Home => "home",
            EndReason::RoundLimit => "limit",
        });
        assert_eq!(Some(reason), record.reason.as_deref(), "{name}");
        let agent = outcome.and_then(|outcome| outcome.agent);
        assert_eq!(agent.map(|agent| agent.to_string()), record.agent, "{name}");
        assert_eq!(game.scores(), record.scores, "{name}");
        if let Some(next) = &record.next {
            let legal = game.legal();
            assert_eq!(
                (asked(&game), legal.to_string()),
                (Some(next.p), next.legal.clone()),
                "{name}"
            );
            assert_eq!(legal.may_stake(), next.money, "{name}");
        }
    }
}

#[test]
fn recorded_bad_states_and_options_are_refused() {
    let bad = records()
        .into_iter()
        .filter_map(|record| Some((record.name, record.options, record.bad_state?)));
    let mut count = 0;
    for (name, options, state) in bad {
        count += 1;
        if let Ok(options) = options.parse() {
            let read = read_state(&state, &options);
            assert!(read.is_err(), "{name}: {state} is accepted");
        }
    }
    assert_eq!(count, 22);
}

#[test]
fn batches_give_the_recorded_answers() {
    for record in records().iter().filter(|record| record.bad_state.is_none()) {
        let begin = match &record.from {
            Some(from) => format!("{} | {from}", record.options),
            None => format!("{} | start {}", record.options, record.start.unwrap()),
        };
        let played: Vec<_> = record.steps.iter().map(|step| step.r#do.as_str()).collect();
        // All the way for a few, and a few steps for all: every line is played from its beginning.
        for (i, step) in record.steps.iter().enumerate().take(12) {
            let money = if step.money { " money" } else { "" };
            let moves = played[..i].join(" ");
            let legal = answer_legal(&format!("{begin} moves {moves}")).unwrap();
            assert_eq!(legal, format!("{}{money}", step.legal), "{}", record.name);
        }
        let line = format!("{begin} moves {}", played.join(" "));
        let answer = answer_play(&line).unwrap();
        let fields: Vec<_> = answer.split('\t').collect();
        assert_eq!(Some(fields[0]), record.r#final.as_deref());
        let heard = record.steps.last().map_or(String::new(), |step| step.heard.join(";"));
        assert_eq!(fields.last(), Some(&heard.as_str()));
        assert_eq!(fields.len(), 2 + record.options[..1].parse::<usize>().unwrap());
    }
}
