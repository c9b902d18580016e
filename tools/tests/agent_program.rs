//! The program agent-engine as others run it.

use std::io::Write;
use std::process::{Command, Output, Stdio};

fn run(arguments: &[&str], input: &[u8]) -> Output {
    let mut child = Command::new(env!("CARGO_BIN_EXE_agent-engine"))
        .args(arguments)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    child.stdin.take().unwrap().write_all(input).unwrap();
    child.wait_with_output().unwrap()
}

fn lines(output: &Output) -> Vec<&str> {
    std::str::from_utf8(&output.stdout).unwrap().lines().collect()
}

#[test]
fn legal_and_play_answer_line_by_line() {
    let input = b"2,agents=1 | start 1 moves $A1=1000 $\n2,agents=1 | start 1\r\n";
    let legal = run(&["legal"], input);
    assert_eq!(legal.status.code(), Some(0));
    assert_eq!(
        lines(&legal),
        [
            "A1-HAV A1-NYC B1-DUB B1-HAM R1-WAR R1-BAK C1-BOM C1-HKG money",
            " money"
        ]
    );
    let play = run(&["play"], input);
    assert_eq!(play.status.code(), Some(0));
    let public = "WAS,LON,MOS,PEK TAN 1.1.1 act 0,0,0,0;0;0/0,0,0,0;0;0";
    let (own, fresh) = ("1000,0,0,0;344444", "0,0,0,0;444444");
    let first = format!("{public} {own}/{fresh}\t{public} {own}/?\t{public} ?/{fresh}\t1:$?");
    let opening = "WAS,LON,MOS,PEK TAN 1.1.1 stake:0 0,0,0,0;0;0/0,0,0,0;0;0";
    let second = format!("{opening} {fresh}/{fresh}\t{opening} {fresh}/?\t{opening} ?/{fresh}\t");
    assert_eq!(lines(&play), [first, second]);
}

#[test]
fn what_cannot_be_read_is_told_and_the_batch_goes_on() {
    let input =
        b"2\n9 | start 0\n2 | start 2\n2 | start 0 moves $ $ A1-LON\n2 | start 0 moves A9-LON\n\xff\n\n3 | start 0\n";
    let legal = run(&["legal"], input);
    assert_eq!(legal.status.code(), Some(1));
    assert_eq!(
        lines(&legal),
        [
            "error: a line is the options, a |, and a state or start N",
            "error: column 1: the options begin with the number of players, from 2 to 8",
            "error: column 11: the players are numbered from 0 to 1",
            "error: move 3 (\"A1-LON\"): no link leads from WAS to LON",
            "error: move 1 (\"A9-LON\"): column 1: an agent, A1 to C2, should stand here, not \"A9-LON\"",
            "error: a line is the options, a |, and a state or start N",
            "error: a line is the options, a |, and a state or start N",
            " money",
        ]
    );
}

#[test]
fn a_state_that_is_wrong_is_told_with_its_column_in_the_line() {
    let state = "LIS,LON,MOS,PEK TAN 0.5.0 act 0,0,0,0;0;0/0,0,0,0;0;0 1000,0,0,0;344444/?";
    let play = run(&["play"], format!("2,agents=1 | {state}\n").as_bytes());
    assert_eq!(lines(&play), ["error: column 86: the sheet of player 1 is hidden"]);
    assert_eq!(play.status.code(), Some(1));
}

#[test]
fn a_run_of_claims_is_written_as_its_ends_and_player_0_stakes_first() {
    let input = "2,agents=1 | start 1 moves $A1=1000 $ A1-NYC object insist\n\
                 2,agents=1 | start 1 moves $A1=100 $ A1-NYC object insist\n\
                 2,agents=1 | start 1 moves $ $A1=1000 A1-NYC object insist\n";
    let legal = run(&["legal"], input.as_bytes());
    assert_eq!(
        lines(&legal),
        ["give-up claim=100..1000", "give-up claim=100..100", "give-up"]
    );
}

#[test]
fn a_state_after_the_end_of_its_game_is_refused() {
    let at_home = "WAS*,LON,MOS,PEK WAS 0.9.0 act 0,0,0,0;0;0/0,0,0,0;0;0 1000,0,0,0;344444/0,0,0,0;444444";
    let late = at_home.replace("WAS*,LON,MOS,PEK WAS 0.9.0", "WAS,LON,MOS,PEK TAN 0.41.0");
    let input = format!("2,agents=1 | {at_home}\n2,agents=1 | {late}\n2,agents=1,round-limit=50 | {late}\n");
    let legal = run(&["legal"], input.as_bytes());
    let told = lines(&legal);
    assert_eq!(
        told[0],
        "error: column 41: A1 is at home with the case, so the game is over"
    );
    assert_eq!(told[1], "error: column 36: the game is over after round 40");
    assert!(told[2].starts_with("A1-HAV "), "{told:?}");
}

#[test]
fn wrong_arguments_end_the_program_with_2() {
    assert_eq!(run(&["castle"], b"").status.code(), Some(2));
    assert_eq!(run(&[], b"").status.code(), Some(2));
    assert_eq!(run(&["legal", "extra"], b"").status.code(), Some(2));
    for player in [
        "novice,banker,gambler",
        "novice,wait,racer",
        "novice,even,hunter",
        "banker",
        "novice,",
    ] {
        let refused = run(&["match", player, "novice"], b"");
        assert_eq!(refused.status.code(), Some(2), "{player}");
        let said = String::from_utf8(refused.stderr).unwrap();
        assert!(said.contains(&format!("{player:?} is no computer player")), "{said}");
    }
}

#[test]
fn the_referee_tells_each_seat_only_what_it_may_know() {
    let input = b"new 2,agents=1 start 0\ndo 0 $A1=1000\ndo 1 $\nview 1\nlegal 1\nrecord\nquit\nview 0\n";
    let referee = run(&["referee"], input);
    assert_eq!(referee.status.code(), Some(1));
    assert_eq!(
        lines(&referee),
        [
            "asked 0",
            "heard 0:$?",
            "heard 1:$?",
            "view WAS,LON,MOS,PEK TAN 0.1.0 act 0,0,0,0;0;0/0,0,0,0;0;0 ?/0,0,0,0;444444",
            "error: it is for player 0 to decide",
            "agent 1",
            "options 2,agents=1",
            "start 0",
            "player 0 0",
            "player 1 1",
            "0:$?",
            "1:$?",
            "end",
        ]
    );
}

#[test]
fn the_referee_goes_on_after_a_line_that_cannot_be_read() {
    let input = [&[b'['; 2 << 20], &b"\n\xff\nasked\nnew 2,agents=1 start 0\n"[..]].concat();
    let referee = run(&["referee"], &input);
    assert_eq!(referee.status.code(), Some(1));
    assert_eq!(
        lines(&referee),
        [
            "error: the line is longer than 1048576 bytes",
            "error: \"ÿ\" is no command, or is not complete; there are new OPTIONS start N, asked, view SEAT, legal SEAT, \
             do SEAT ACTION, play SEAT CHARACTER SEED, events, record and quit",
            "error: there is no game yet; begin one with new OPTIONS start N",
            "asked 0",
        ]
    );
}

#[test]
fn a_long_series_tells_how_it_stands() {
    let series = [
        "match",
        "novice",
        "novice",
        "--options",
        "2,agents=1",
        "--games",
        "5",
        "--progress",
        "2",
    ];
    let played = run(&series, b"");
    assert_eq!(lines(&played).len(), 1);
    let standing = String::from_utf8(played.stderr).unwrap();
    let standing: Vec<_> = standing.lines().filter_map(|line| line.split_once(" games")).collect();
    let so_far: Vec<_> = standing.iter().map(|(line, _)| *line).collect();
    let under = "novice against novice under 2,agents=1";
    assert_eq!(so_far, [format!("3 to go: {under}: 2"), format!("1 to go: {under}: 4")]);
}
