//! The computer players of Agent decide the same natively and in a browser, in every decision of whole games; the
//! browser's test reads the same record.

use std::io::Write;
use std::path::Path;

use agon_core::agent::players::{Character, Choice};
use agon_core::agent::{Options, Player, Referee, Seat};

/// Games. A line `* OPTIONS | SEED | START CHARACTERS` begins one. For each decision follow `> SEAT CHARACTER | VIEW`,
/// `= ACTION because REASON`, and `+ EVENTS` with what was heard of it, joined by `;`.
const RECORD: &str = include_str!("agent_answers.txt");

/// Decisions recorded of a game.
const MOST: usize = 120;

/// The record of the game that a line begins.
fn game(line: &str) -> String {
    let mut parts = line.split(" | ");
    let mut part = || parts.next().unwrap();
    let options: Options = part().parse().unwrap();
    let (seed, players) = (part().parse().unwrap(), part());
    let (start, characters) = players.split_once(' ').unwrap();
    let characters = characters
        .split(' ')
        .cycle()
        .map(|text| text.parse::<Character>().unwrap());
    let seats: Vec<Seat> = characters
        .take(options.players())
        .map(|character| Seat::computer("", character))
        .collect();
    let start = Player::new(start.parse().unwrap()).unwrap();
    let (mut referee, mut said) = (Referee::new(options, start, &seats, seed), format!("* {line}\n"));
    for _ in 0..MOST {
        let Some(question) = referee.question() else { break };
        let (seat, character, view) = (question.view.seat(), question.character, &question.view);
        said += &format!("> {seat} {character} | {view}\n");
        let Choice { action, reason } = question.answer().unwrap();
        said += &format!("= {action} because {reason}\n");
        let heard = referee.play(seat, &action).unwrap().iter();
        let heard: Vec<_> = heard.map(|event| event.in_game(&options).to_string()).collect();
        said += &format!("+ {}\n", heard.join(";"));
    }
    said
}

#[test]
fn recorded_games_are_played_as_ever() {
    let mut now = String::new();
    for line in RECORD.lines() {
        if let Some(line) = line.strip_prefix("* ") {
            now += &game(line);
        } else if line.starts_with('#') {
            now += &format!("{line}\n");
        }
    }
    assert!(now.matches("\n= ").count() > 300);
    if now != RECORD {
        let file = Path::new(env!("CARGO_TARGET_TMPDIR")).join("agent_answers.txt");
        std::fs::File::create(&file).unwrap().write_all(now.as_bytes()).unwrap();
        panic!(
            "the computer players decide otherwise than core/tests/agent_answers.txt says; if they should, take {}",
            file.display()
        );
    }
}
