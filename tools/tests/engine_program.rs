//! The program `agon-engine` as a process: batches, wrong arguments, sessions, and all of the conformance data.

use std::io::{BufRead, BufReader, Write};
use std::process::{Child, ChildStdin, ChildStdout, Command, Output, Stdio};
use std::thread;
use std::time::{Duration, Instant};

use agon_core::notation::{Comment, read_records};
use serde::Deserialize;

fn program(arguments: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_agon-engine"));
    command
        .args(arguments)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped());
    command
}

/// Runs the program over an input that it reads to the end.
fn run(arguments: &[&str], input: impl Into<Vec<u8>>) -> Output {
    let mut child = program(arguments).spawn().unwrap();
    let (mut stdin, input) = (child.stdin.take().unwrap(), input.into());
    let writer = thread::spawn(move || stdin.write_all(&input));
    let output = child.wait_with_output().unwrap();
    // A program that refuses its arguments reads nothing.
    let _ = writer.join().unwrap();
    output
}

/// The exit status and the lines of the output; standard error must be empty.
fn answers(arguments: &[&str], input: impl Into<Vec<u8>>) -> (i32, Vec<String>) {
    let output = run(arguments, input);
    assert_eq!(String::from_utf8_lossy(&output.stderr), "", "{arguments:?}");
    let lines = String::from_utf8(output.stdout)
        .unwrap()
        .lines()
        .map(String::from)
        .collect();
    (output.status.code().unwrap(), lines)
}

const OPENING: &str = "1g2G1/G5g/8/g7G/10/Q9q/10/g7G/8/G5g/1g2G1 w - 0 1";

#[test]
fn wrong_arguments_end_with_status_2_and_usage() {
    for arguments in [
        &["nonsense"][..],
        &["perft"],
        &["perft", "many"],
        &["perft", "-1"],
        &["perft", "1000000"],
        &["perft", "2", "--position", "nowhere"],
        &["perft", "2", "--rules", "chess"],
        &["legal", "--rules", "globe,capture=sideways"],
        &["play", "--ruels", "globe"],
        &["bench", "--depth", "0"],
        &["match", "a", "b"],
    ] {
        let output = run(arguments, "");
        assert_eq!(output.status.code(), Some(2), "{arguments:?}");
        assert!(output.stdout.is_empty(), "{arguments:?}");
        let said = String::from_utf8(output.stderr).unwrap();
        assert!(said.contains("--help"), "{arguments:?}: {said}");
    }
}

#[test]
fn perft_counts_and_divides() {
    let (status, lines) = answers(&["perft", "3"], "");
    assert_eq!((status, lines.len()), (0, 1));
    assert!(
        lines[0].starts_with("18417 nodes ") && lines[0].ends_with(" nps"),
        "{}",
        lines[0]
    );

    let (_, lines) = answers(
        &["perft", "2", "--divide", "--rules", "ring", "--position", OPENING],
        "",
    );
    assert_eq!(lines.len(), 28);
    let counts = lines[..27]
        .iter()
        .map(|line| line.split_once(": ").unwrap().1.parse::<u64>().unwrap());
    assert_eq!(counts.sum::<u64>(), 713);
    assert!(lines[..27].is_sorted() && lines[27].starts_with("713 nodes "));

    let (_, lines) = answers(&["perft", "0"], "");
    assert!(lines[0].starts_with("1 nodes "));
}

/// The fingerprint of the search: the same on every machine, in every profile and in a browser. A commit that changes the
/// search changes this number, and says so. In a file, since the test of the browser's engine reads it too.
const BENCH_NODES: &str = include_str!("bench_nodes.txt");

#[test]
fn the_bench_counts_the_nodes_it_should() {
    let (status, lines) = answers(&["bench"], "");
    let words: Vec<_> = lines.last().unwrap().split(' ').collect();
    assert_eq!((status, words.len(), words[1], words[3]), (0, 4, "nodes", "nps"));
    assert_eq!(words[0], BENCH_NODES.trim());
}

#[test]
fn a_batch_answers_every_line_whatever_it_says() {
    let input = [
        "startpos".as_bytes(),
        b"",
        b"bell | startpos",
        b"chess | startpos",
        b"| startpos",
        b"\xff\xfe",
        b"6/7/8/9/10/11/10/9/8/7/6 w - 0 1",
        b"6/7/8/9/10/11/10/9/8/7/6 w - 100 1",
        b"repetition=off | 6/7/8/9/10/11/10/9/8/7/6 w - 0 99999999999999999999",
        OPENING.as_bytes(),
    ]
    .join(&b'\n');
    let (status, lines) = answers(&["legal"], input);
    assert_eq!((status, lines.len()), (1, 10));
    assert!(lines[0].starts_with("a5a4 a5a6 ") && lines[0] == lines[9]);
    assert!(lines[2].starts_with("G@a1 ") && lines[2].split(' ').count() == 88);
    assert_eq!((&*lines[6], &*lines[7]), ("pass", ""));
    for (line, says) in [
        (1, "error: column 1: "),
        (3, "error: before the |: there are no rules called \"chess\""),
        (4, "error: before the |: "),
        (5, "error: column 1: "),
        (8, "error: column 49: "),
    ] {
        assert!(lines[line].starts_with(says), "{}", lines[line]);
    }
}

#[test]
fn a_batch_and_a_session_may_be_in_any_encoding() {
    let text = format!("startpos\nbell | startpos\n{OPENING}\n");
    let expected = answers(&["legal"], text.clone());
    let utf_16 = |bytes: fn(u16) -> [u8; 2]| -> Vec<u8> {
        let lines = text.replace('\n', "\r\n");
        format!("\u{feff}{lines}").encode_utf16().flat_map(bytes).collect()
    };
    for input in [
        format!("\u{feff}{text}").into_bytes(),
        format!("{}\u{1a}", text.replace('\n', "\r\n")).into_bytes(),
        utf_16(u16::to_le_bytes),
        utf_16(u16::to_be_bytes),
    ] {
        assert_eq!(answers(&["legal"], input), expected);
    }
    let (status, lines) = answers(&["ugi"], "\u{feff}isready\nquit\n");
    assert_eq!((status, &*lines), (0, &["readyok".to_owned()][..]));
}

#[test]
fn play_names_the_move_that_is_wrong() {
    let (status, lines) = answers(
        &["play"],
        "startpos\r\nstartpos moves\nstartpos moves b1c2 b1c2\nstartpos moves b1c2 pass\nstartpos b1c2\nfen startpos\n\
         startpos moves a5a6 a2a1 a6a5 a1a2 a5a6 a2a1 a6a5 a1a2\n\
         startpos moves a5a6 a2a1 a6a5 a1a2 a5a6 a2a1 a6a5 a1a2 b1c2\n",
    );
    assert_eq!(status, 1);
    assert_eq!(lines[0], format!("{OPENING}\t*"));
    assert_eq!(lines[1], lines[0]);
    assert_eq!(lines[2], "error: move 2 (b1c2): no piece stands on b1");
    assert!(
        lines[3].starts_with("error: move 2 (pass): passing is forbidden"),
        "{}",
        lines[3]
    );
    assert!(lines[4].starts_with("error: column 1: ") && lines[5].starts_with("error: column 1: "));
    assert!(lines[6].ends_with(" w - 8 5\t1/2-1/2"), "{}", lines[6]);
    assert_eq!(lines[7], "error: move 9 (b1c2): the game is over");
}

/// The commands or options that a help text lists under a heading, without those for help.
fn listed(arguments: &[&str], heading: &str) -> Vec<String> {
    let (_, lines) = answers(&[arguments, &["--help"]].concat(), "");
    let entries = lines.iter().skip_while(|line| *line != heading).skip(1);
    let entries = entries.take_while(|line| line.starts_with(' '));
    let names = entries.filter_map(|line| line.split_whitespace().next());
    names
        .filter(|name| !["help", "-h,", "-V,"].contains(name))
        .map(String::from)
        .collect()
}

#[test]
fn the_documents_have_every_command_with_all_its_options() {
    let text = std::fs::read_to_string(concat!(env!("CARGO_MANIFEST_DIR"), "/../docs/engine.md")).unwrap();
    let (_, table) = text.split_once("\n## Commands\n").unwrap();
    let mut commands: Vec<_> = listed(&[], "Commands:").into_iter().map(|name| vec![name]).collect();
    for group in ["puzzles", "print"] {
        let names = listed(&[group], "Commands:").into_iter();
        commands.extend(names.map(|name| vec![group.into(), name]));
        commands.retain(|name| name != &[group]);
    }
    assert!(commands.len() > 14, "{commands:?}");
    assert!(listed(&["match"], "Options:").len() > 7);
    for name in commands {
        let call = name.join(" ");
        let begins = [
            format!("| `{call}`"),
            format!("| `{call} "),
            format!("| none, or `{call}`"),
        ];
        let row = table
            .lines()
            .find(|line| begins.iter().any(|begin| line.starts_with(begin)));
        let row = row.unwrap_or_else(|| panic!("{call} is not in the table"));
        let arguments: Vec<_> = name.iter().map(String::as_str).collect();
        for option in listed(&arguments, "Options:") {
            assert!(
                row.contains(&format!("[{option}")) || row.contains(&format!(" {option} ")),
                "{call} {option}"
            );
        }
    }
}

#[test]
fn good_batches_end_with_status_0() {
    for command in ["legal", "play"] {
        assert_eq!(answers(&[command], "").0, 0);
        assert_eq!(answers(&[command], "startpos\n").0, 0);
    }
}

/// A session with the program, line by line.
struct Talk {
    child: Child,
    input: ChildStdin,
    output: BufReader<ChildStdout>,
}

impl Talk {
    fn new() -> Self {
        let mut child = program(&[]).spawn().unwrap();
        let (input, output) = (child.stdin.take().unwrap(), child.stdout.take().unwrap());
        Self {
            child,
            input,
            output: BufReader::new(output),
        }
    }

    fn say(&mut self, line: &str) {
        writeln!(self.input, "{line}").unwrap();
    }

    fn hear(&mut self) -> String {
        let mut line = String::new();
        self.output.read_line(&mut line).unwrap();
        line.trim_end().into()
    }

    /// The next line with this prefix.
    fn hear_until(&mut self, beginning: &str) -> String {
        loop {
            let line = self.hear();
            assert!(!line.is_empty(), "the program ended before it said {beginning}");
            if line.starts_with(beginning) {
                return line;
            }
        }
    }

    fn end(mut self) -> i32 {
        drop(self.input);
        self.child.wait().unwrap().code().unwrap()
    }
}

#[test]
fn a_session_introduces_itself_and_answers_queries() {
    let mut talk = Talk::new();
    talk.say("ugi");
    assert!(talk.hear().starts_with("id name Agon"));
    let mut options = 0;
    loop {
        match talk.hear() {
            line if line == "ugiok" => break,
            line => options += usize::from(line.starts_with("option name ")),
        }
    }
    assert_eq!(options, 7);
    talk.say("isready");
    assert_eq!(talk.hear(), "readyok");
    talk.say("setoption name Rules value classic");
    talk.say("position startpos moves b1c2");
    for (query, response) in [("gameover", "false"), ("p1turn", "false"), ("result", "none")] {
        talk.say(&format!("query {query}"));
        assert_eq!(talk.hear(), format!("response {response}"));
    }
    // White's queen is captured, and under these rules the captor puts her back.
    talk.say("setoption name Rules value captor");
    talk.say("position fen 6/7/8/9/10/g1Q1g6/10/9/8/7/6 w f3 0 1");
    talk.say("query p1turn");
    assert_eq!(talk.hear(), "response false");
    talk.say("go depth 1");
    assert!(talk.hear().starts_with("info depth 1 seldepth "));
    talk.hear_until("bestmove f3");
    // There is no cell for her, so her owner has to pass.
    talk.say("setoption name Rules value neto,queen-chooser=captor");
    talk.say("position fen 6/7/8/9/4gg4/4gQg4/4gg4/9/8/7/6 w f6 0 1");
    talk.say("query p1turn");
    assert_eq!(talk.hear(), "response true");
    talk.say("quit");
    assert_eq!(talk.end(), 0);
}

#[test]
fn a_finished_game_is_told_and_has_no_best_move() {
    let mut talk = Talk::new();
    talk.say("position fen 6/7/8/9/4GG4/4GQG4/4GG4/9/8/7/6 b - 0 1");
    for (query, response) in [("gameover", "true"), ("result", "p1win")] {
        talk.say(&format!("query {query}"));
        assert_eq!(talk.hear(), format!("response {response}"));
    }
    talk.say("go nodes 100");
    assert_eq!(talk.hear(), "bestmove none");
    talk.say("quit");
    assert_eq!(talk.end(), 0);
}

#[test]
fn a_level_takes_a_draw_when_the_game_drags_on_and_it_is_not_ahead() {
    let mut talk = Talk::new();
    talk.say("draw p2");
    assert_eq!(talk.hear(), "error: only a level can be offered a draw");
    talk.say("setoption name Level value skilled");
    let opening = "1g2G1/G5g/8/g7G/10/Q9q/10/g7G/8/G5g/1g2G1 w -";
    // The side to move is a little ahead.
    for (clock, side, response) in [(60, "p2", "true"), (60, "p1", "false"), (0, "p2", "false")] {
        talk.say(&format!("position fen {opening} {clock} 40"));
        talk.say(&format!("draw {side}"));
        talk.hear_until(&format!("response {response}"));
    }
    talk.say("draw");
    assert_eq!(talk.hear(), "error: a draw is offered to p1 or p2");
    // A wrong line shows in the exit status at the end.
    talk.say("quit");
    assert_eq!(talk.end(), 1);
}

#[test]
fn an_endless_search_goes_on_until_stop_and_answers_meanwhile() {
    let mut talk = Talk::new();
    talk.say("go infinite");
    talk.hear_until("info depth 3 ");
    talk.say("isready");
    talk.hear_until("readyok");
    let asked = Instant::now();
    talk.say("stop");
    let best = talk.hear_until("bestmove ");
    assert!(
        asked.elapsed() < Duration::from_secs(2),
        "it took {:?} to stop",
        asked.elapsed()
    );
    talk.say(&format!(
        "position startpos moves {}",
        best.trim_start_matches("bestmove ")
    ));
    talk.say("go movetime 50");
    talk.hear_until("bestmove ");
    talk.say("go p1time 1000 p2time 1000 p1inc 10 p2inc 10");
    talk.hear_until("bestmove ");
    talk.say("go infinite");
    talk.say("quit");
    talk.hear_until("bestmove ");
    assert_eq!(talk.end(), 0);
}

#[test]
fn bad_lines_are_answered_and_the_session_goes_on() {
    let mut talk = Talk::new();
    for line in [
        "castle",
        "position",
        "position startpos b1c2",
        "position fen nowhere",
        "position startpos moves a1a2",
        "query weather",
        "setoption",
        "setoption name Rules value chess",
        "setoption name Hash value 0",
        "setoption name Hash value 99999999",
        "setoption name Hash value 99999999999999999999",
        "setoption name Hash value",
        "setoption name Hash",
        "setoption name Threads value 0",
        "setoption name Threads value 65",
        "setoption name MultiPV value 0",
        "setoption name Level value 9",
        "setoption name Eval value guess",
        "setoption name Net value /no/such/net",
        "setoption name Net value Cargo.toml",
        "setoption name Colour value red",
    ] {
        talk.say(line);
        let answer = talk.hear();
        assert!(answer.starts_with("error: "), "{line}: {answer}");
    }
    talk.say("");
    for setting in [
        "Eval value ring",
        "Eval value plain",
        "Net value ../core/src/engine/net/shipped.net",
        "Eval value net",
    ] {
        talk.say(&format!("setoption name {setting}"));
        talk.say("go depth 2");
        talk.hear_until("bestmove ");
    }
    for level in ["beginner", "casual", "full"] {
        talk.say(&format!("setoption name Level value {level}"));
        talk.say("uginewgame");
        talk.say("go depth 2");
        talk.hear_until("bestmove ");
    }
    talk.say("quit");
    assert_eq!(talk.end(), 1);
}

/// What is said after `line`, up to the answer of a search.
fn said_of_search(line: &str) -> Vec<String> {
    let (_, lines) = answers(&["ugi"], format!("{line}\n"));
    let answers = lines.iter().filter(|line| line.starts_with("bestmove ")).count();
    assert!(
        answers == 1 && lines.last().unwrap().starts_with("bestmove "),
        "{line}: {lines:?}"
    );
    let told = lines
        .into_iter()
        .filter(|line| !line.starts_with("info depth ") && !line.starts_with("info time "));
    told.take_while(|line| !line.starts_with("bestmove ")).collect()
}

#[test]
fn what_a_search_cannot_heed_is_named_and_a_move_is_found_all_the_same() {
    for (line, told) in [
        ("go depth 3 movestogo 5", "info string ignored: movestogo 5"),
        (
            "go movestogo 5 depth 3 ponder",
            "info string ignored: movestogo 5 ponder",
        ),
        (
            "go searchmoves b1c2 a5a6 nodes 500",
            "info string ignored: searchmoves b1c2 a5a6",
        ),
        ("go sideways 3", "info string ignored: sideways 3"),
        (
            "go depth 2 nodes 99999999999999999999",
            "error: nodes 99999999999999999999 is too large",
        ),
        ("go depth", "error: depth wants a whole number, not nothing"),
        (
            "go depth deep movetime 10",
            "error: depth wants a whole number, not deep",
        ),
        (
            "go movetime 1.5e3 depth 1",
            "error: movetime wants a whole number, not 1.5e3",
        ),
    ] {
        assert_eq!(said_of_search(line), [told], "{line}");
    }
    assert!(said_of_search("go depth 3").is_empty());
}

#[test]
fn a_clock_of_which_half_is_told_limits_the_search() {
    for limit in ["p2time 400", "p1inc 100", "p2inc 100", "p1time -20 p2time 400"] {
        // Without a limit, the search would only be stopped by a word that never comes.
        let mut talk = Talk::new();
        talk.say(&format!("go {limit}"));
        talk.hear_until("bestmove ");
        talk.say("quit");
        assert_eq!(talk.end(), 0);
    }
}

#[test]
fn nothing_is_said_of_a_search_after_its_answer() {
    // The searches end just when a sign of life is due.
    let lines = [994, 996, 998, 1_000, 1_002, 1_004, 1_006, 1_008].map(|time| format!("go movetime {time}"));
    let talks = lines.map(|line| thread::spawn(move || said_of_search(&line)));
    for talk in talks {
        assert!(talk.join().unwrap().is_empty());
    }
}

#[test]
fn names_of_options_are_read_in_capitals_and_small_letters() {
    let mut talk = Talk::new();
    for line in [
        "setoption name hash value 2",
        "setoption name MULTIPV value 2",
        "setoption name rules value Ludii,Repetition=OFF",
        "setoption\tname  level   value Beginner ",
        "setoption name LEVEL value Full",
        "go depth 1",
    ] {
        talk.say(line);
    }
    assert!(talk.hear_until("info ").contains(" multipv 1 "));
    assert!(talk.hear_until("info ").contains(" multipv 2 "));
    talk.say("quit");
    assert_eq!(talk.end(), 0);
}

#[test]
fn a_net_may_have_blanks_in_its_path() {
    let net = std::fs::read("../core/src/engine/net/shipped.net").unwrap();
    let path = file("my  own value.net", &net);
    let (status, lines) = answers(&["ugi"], format!("setoption name Net value {path}\n"));
    assert_eq!((status, lines.len()), (0, 0), "{lines:?}");
    let (_, lines) = answers(&["ugi"], "setoption name Net value no such/net at all\n");
    assert!(lines[0].starts_with("error: no such/net at all: "), "{lines:?}");
}

#[test]
#[cfg(target_os = "linux")]
fn memory_that_the_system_refuses_is_told_and_the_table_stays() {
    let limited = "ulimit -v 400000; exec \"$0\"";
    let mut command = Command::new("sh");
    command.args(["-c", limited, env!("CARGO_BIN_EXE_agon-engine")]);
    let mut child = command.stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().unwrap();
    let mut input = child.stdin.take().unwrap();
    input
        .write_all(b"setoption name Hash value 1024\ngo depth 2\n")
        .unwrap();
    drop(input);
    let output = child.wait_with_output().unwrap();
    let lines = String::from_utf8(output.stdout).unwrap();
    assert_eq!(output.status.code(), Some(1), "{lines}");
    assert!(lines.starts_with("error: there is no memory for a table of 1024 MB; it stays as it was\n"));
    assert!(lines.lines().last().unwrap().starts_with("bestmove "), "{lines}");
}

#[test]
fn moves_after_a_position_are_named_where_none_can_be() {
    let input = format!("startpos moves b1c2\nring | startpos moves\n{OPENING}  moves b1c2\nstartpos b1c2\n");
    let (status, lines) = answers(&["legal"], input);
    assert_eq!(status, 1);
    let alone = "a position stands alone here; play takes moves too";
    assert_eq!(lines[0], format!("error: column 10: {alone}"));
    assert_eq!(lines[1], format!("error: column 17: {alone}"));
    assert_eq!(lines[2], format!("error: column {}: {alone}", OPENING.len() + 3));
    assert_eq!(
        lines[3],
        "error: column 1: startpos stands alone, or before the word moves"
    );
}

#[test]
#[cfg(unix)]
fn input_without_an_end_is_not_read_for_ever() {
    for arguments in [&["legal"][..], &["ugi"], &["lessons", "/dev/zero"]] {
        let zeros = std::fs::File::open("/dev/zero").unwrap();
        let mut command = Command::new(env!("CARGO_BIN_EXE_agon-engine"));
        let output = command.args(arguments).stdin(zeros).output().unwrap();
        let said = String::from_utf8(output.stderr).unwrap();
        assert_eq!(output.status.code(), Some(1), "{arguments:?}");
        assert!(said.contains("there are more than 256 MiB to read"), "{said}");
    }
}

#[test]
fn as_many_lines_and_threads_as_are_asked_for() {
    let mut talk = Talk::new();
    talk.say("setoption name MultiPV value 3");
    talk.say("setoption name Threads value 2");
    talk.say("go depth 4");
    for depth in 1..=4 {
        for line in 1..=3 {
            let told = talk.hear();
            assert!(told.starts_with(&format!("info depth {depth} seldepth ")), "{told}");
            assert!(told.contains(&format!(" multipv {line} score ")), "{told}");
        }
    }
    assert!(talk.hear().starts_with("bestmove "));
    talk.say("setoption name MultiPV value 1");
    talk.say("go depth 1");
    assert!(talk.hear().contains(" multipv 1 score "));
    assert!(talk.hear().starts_with("bestmove "));
    talk.say("quit");
    assert_eq!(talk.end(), 0);
}

#[test]
fn input_that_ends_waits_for_the_search() {
    let (status, lines) = answers(&["ugi"], "position startpos\ngo depth 3\n");
    assert_eq!(status, 0);
    assert!(lines[2].starts_with("info depth 3 ") && lines[3].starts_with("bestmove "));
    let (_, lines) = answers(&["ugi"], "go infinite\n");
    assert!(lines.last().unwrap().starts_with("bestmove "));
}

#[test]
fn a_search_ends_when_input_and_output_are_closed() {
    for limit in ["depth 64", "nodes 1000000000000"] {
        let mut talk = Talk::new();
        talk.say(&format!("go {limit}"));
        talk.hear_until("info depth 3 ");
        let Talk {
            mut child,
            input,
            output,
        } = talk;
        drop((input, output));
        let closed = Instant::now();
        while child.try_wait().unwrap().is_none() {
            if closed.elapsed() > Duration::from_secs(30) {
                child.kill().unwrap();
                panic!("go {limit} goes on with nobody to tell");
            }
            std::thread::sleep(Duration::from_millis(10));
        }
    }
}

#[test]
fn a_line_of_any_length_is_answered_in_short() {
    let input = format!(
        "position fen {}\n{}\nquery gameover\n",
        "[".repeat(1_000_000),
        "[".repeat(10_000_000)
    );
    let (status, lines) = answers(&["ugi"], input);
    assert_eq!((status, lines.len()), (1, 3));
    assert!(lines[0].starts_with("error: column "), "{}", lines[0]);
    assert_eq!(lines[1], "error: the line is longer than 1048576 bytes");
    assert_eq!(lines[2], "response false");
    for line in [
        &*"x".repeat(900_000),
        &format!("position startpos moves {}", "x".repeat(900_000)),
    ] {
        let (_, lines) = answers(&["ugi"], format!("{line}\n"));
        assert!(lines[0].starts_with("error: ") && lines[0].chars().count() < 1_700);
    }
}

#[test]
fn the_reasons_for_a_move_are_told() {
    let lines = "6/7/8/9/4GG4/4GQG3q/4G1G3/9/8/7/6 w - 0 1 moves g7g6\n\
                 startpos\nring | 6/7/8/9/2g7/1G9/2g7/9/8/7/6 w - 0 1 moves f2f3\nstartpos moves b1c2 b1c2\n";
    let (status, answers) = answers(&["why"], lines);
    assert_eq!(status, 1);
    assert_eq!(answers[0], "wins enthroned; inwards ring 1\tmate 1\tbest g7g6 mate 1");
    assert!(
        answers[1].starts_with("error: ") && answers[1].contains("at least one move"),
        "{}",
        answers[1]
    );
    assert!(
        answers[2].starts_with("trapped f3 tempi 3; inwards ring 3\tcp "),
        "{}",
        answers[2]
    );
    assert!(answers[3].starts_with("error: move 2 (b1c2): "), "{}", answers[3]);
}

/// A file of this test with a text, under a name of its own.
fn file(name: &str, text: &[u8]) -> String {
    let path = std::path::Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    std::fs::write(&path, text).unwrap();
    path.to_str().unwrap().into()
}

#[test]
fn lessons_are_listed_with_goal_moves_and_enemy() {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../core/assets/lessons/agon.json");
    let (status, lines) = answers(&["lessons", path], "");
    assert_eq!(status, 0);
    assert_eq!(lines[0], "moving/first-steps\treach f6\tpar 3, limit 5\tplays");
    assert!(lines.contains(&"capturing/between\tcapture 1\tpar 1, limit 1\twaits".into()));
    assert_eq!(
        lines.last().unwrap(),
        "practice/practice-4\twin\tpar 4, limit 12\tcomputer master"
    );
}

#[test]
fn what_is_wrong_with_lessons_is_told_with_the_lesson_and_the_place() {
    const GOOD: &str = include_str!("../../core/assets/lessons/agon.json");
    let told = |path: &str| {
        let output = run(&["lessons", path], "");
        assert_eq!(output.status.code(), Some(1), "{path}");
        let said = String::from_utf8(output.stderr).unwrap();
        assert!(said.starts_with("error: ") && said.contains(path), "{said}");
        (String::from_utf8(output.stdout).unwrap().lines().count(), said)
    };
    let solution = "e3f4 f4f5 f5f6";
    assert!(GOOD.contains(solution));
    let damaged = |with: &str| GOOD.replacen(solution, with, 1).into_bytes();
    for (name, text, fault) in [
        (
            "short",
            damaged("e3f4 f4f5"),
            "\"first-steps\": its solution ends before the goal",
        ),
        ("illegal", damaged("e3f4 f4f6"), "\"first-steps\": the move \"f4f6\": "),
        ("cut", GOOD.as_bytes()[..200].to_vec(), "line "),
        ("bytes", b"\xff".to_vec(), "this is not UTF-8 text"),
    ] {
        let (lines, said) = told(&file(&format!("lessons-{name}.json"), &text));
        assert!(said.contains(fault), "{name}: {said}");
        assert_eq!(lines > 1, name == "short", "{name}: what can be read is listed");
    }
    told("nowhere.json");
}

#[test]
fn games_are_reviewed_in_their_order_on_any_number_of_threads() {
    let games = "[White \"Ada\"]\n[Rules \"modern\"]\n\n1. Gb1-c1 Gk7-i8 2. Gc1-c2 *\n\n1. Gb1-c2 {So far.} *\n";
    let path = file("review.pgn", games.as_bytes());
    let review = |more: &[&str]| answers(&[&["review", &path, "--nodes", "500"], more].concat(), "");
    let (status, lines) = review(&[]);
    assert_eq!((status, review(&["--threads", "1"])), (0, (0, lines.clone())));
    let records = read_records(&lines.join("\n")).whole().unwrap();
    let tags: Vec<_> = records.iter().map(|record| record.tag("White").unwrap()).collect();
    assert_eq!(tags, ["Ada", "?"]);
    let comments = |game: usize, ply: usize| records[game].line.nodes[ply].after.iter().map(Comment::as_str);
    assert!((0..3).all(|ply| comments(0, ply).all(|comment| comment.starts_with("[%eval "))));
    assert_eq!(comments(1, 0).skip(1).collect::<Vec<_>>(), ["So far."]);

    let (status, table) = review(&["--table"]);
    assert_eq!(status, 0);
    assert!(
        table.iter().any(|line| line.starts_with("| Ada | 1 | 2 |")),
        "{table:?}"
    );
}

#[test]
fn the_losses_of_players_are_a_table_with_their_levels() {
    let path = file("losses.pgn", b"");
    let survey = "survey --player casual --against strong --rules modern --openings 0 --games 2 --records";
    let (status, _) = answers(&survey.split(' ').chain([&*path]).collect::<Vec<_>>(), "");
    assert_eq!(status, 0);
    let (status, table) = answers(&["review", &path, "--nodes", "300", "--losses"], "");
    assert_eq!(status, 0);
    let rows: Vec<Vec<_>> = table
        .iter()
        .skip(2)
        .filter(|row| !row.is_empty())
        .map(|row| row.trim_matches('|').split('|').map(str::trim).collect())
        .collect();
    let names: Vec<_> = rows.iter().map(|row| (row[0], row[1], row[2])).collect();
    let of = |player, enemy| [(player, "all", "2"), (player, enemy, "2")];
    assert_eq!(names, [of("casual", "strong"), of("strong", "casual")].concat());
    let number = |row: usize, column: usize| rows[row][column].parse::<f64>().unwrap();
    assert!(number(0, 4) > number(2, 4), "the weaker one loses more: {table:?}");
    assert!(number(0, 7) < number(2, 7), "{table:?}");
}

#[test]
fn a_file_that_cannot_be_reviewed_is_told_and_what_can_be_read_of_it_is_reviewed() {
    let refused = |path: &str| {
        let output = run(&["review", path, "--nodes", "100"], "");
        assert_eq!(output.status.code(), Some(1), "{path}");
        (
            String::from_utf8(output.stdout).unwrap(),
            String::from_utf8(output.stderr).unwrap(),
        )
    };
    for (path, fault) in [
        ("nowhere.pgn".into(), "nowhere.pgn: "),
        (file("empty.pgn", b" \n"), "this file is empty"),
        ("/dev/zero".into(), "there are more than 256 MiB to read"),
        (
            file("bytes.pgn", b"\x89PNG\r\n\x1a\n"),
            "this is neither a link, a code, a position nor the record",
        ),
        (
            file("chess.pgn", b"[Game \"Chess\"]\n\n1. e4 *"),
            "line 1, column 7: this is a record of Chess",
        ),
    ] {
        let (out, said) = refused(&path);
        assert!(
            out.is_empty() && said.starts_with("error: ") && said.contains(fault),
            "{said}"
        );
    }
    let games = b"1. Gb1-c2 *\n\n1. Gb1-c2 Gk7-k9 *\n\n[Result \"resigned\"]\n\n1. Gb1-c2 (1. oh) Gk7-i8 1-0\n";
    let (out, said) = refused(&file("illegal.pgn", games));
    let said: Vec<_> = said.lines().collect();
    let [one, two, three] = &said[..] else {
        panic!("{said:?}")
    };
    assert!(
        one.contains("illegal.pgn: game 2, line 3, column 11: Gk7-k9: \"k9\" is not a cell"),
        "{one}"
    );
    assert!(
        two.contains("game 3, line 5, column 9: \"resigned\" is not a result"),
        "{two}"
    );
    assert!(
        three.contains("game 3, line 7, column 15: \"oh\" is not a move"),
        "{three}"
    );
    let plies: Vec<_> = read_records(&out)
        .whole()
        .unwrap()
        .iter()
        .map(|record| record.line.nodes.len())
        .collect();
    assert_eq!(plies, [1, 1, 2], "{out}");
    assert!(!out.contains("()"), "{out}");
}

#[test]
fn a_link_a_position_and_files_in_other_encodings_are_reviewed_too() {
    let latin_1 = file(
        "latin-1.pgn",
        b"[White \"Zo\xeb\"]\n\n1. Gb1\x96c2 {tr\xe8s bien} \xbd\x96\xbd\x1a",
    );
    let (status, lines) = answers(&["review", &latin_1, "--nodes", "100"], "");
    let text = lines.join("\n");
    assert!(
        status == 0 && text.contains("\"Zoë\"") && text.contains("{très bien} 1/2-1/2"),
        "{text}"
    );
    let link = file("link.txt", b"<https://example.org/%23A27wOHOgKoLdk8tuUrR?fbclid=1>");
    let (status, lines) = answers(&["review", &link, "--nodes", "100"], "");
    let records = read_records(&lines.join("\n")).whole().unwrap();
    assert_eq!((status, records[0].line.nodes.len()), (0, 13));
}

#[derive(Deserialize)]
struct RecordedGame {
    rules: String,
    start: String,
    plies: Vec<RecordedPly>,
    #[serde(rename = "final")]
    end: String,
    result: String,
}

#[derive(Deserialize)]
struct RecordedPly {
    position: String,
    legal: Vec<String>,
    #[serde(rename = "move")]
    mv: String,
}

#[derive(Deserialize)]
struct RecordedCase {
    name: String,
    rules: String,
    start: String,
    moves: Vec<String>,
    #[serde(rename = "final")]
    end: Option<String>,
    result: Option<String>,
    legal: Vec<String>,
    illegal: Option<String>,
}

fn recorded<T: serde::de::DeserializeOwned>(file: &str) -> Vec<T> {
    let path = format!("{}/../core/tests/conformance/{file}", env!("CARGO_MANIFEST_DIR"));
    let text = std::fs::read_to_string(path).unwrap();
    text.lines().map(|line| serde_json::from_str(line).unwrap()).collect()
}

/// One batch of questions and the answers expected.
#[derive(Default)]
struct Batch(String, Vec<String>);

impl Batch {
    fn ask(&mut self, question: String, answer: String) {
        self.0 += &question;
        self.0.push('\n');
        self.1.push(answer);
    }

    fn check(self, command: &str) {
        let (status, lines) = answers(&[command], &*self.0);
        assert_eq!((status, lines.len()), (0, self.1.len()));
        for ((question, expected), line) in self.0.lines().zip(&self.1).zip(&lines) {
            assert_eq!(line, expected, "{command}: {question}");
        }
    }
}

#[test]
fn recorded_games_are_answered_alike() {
    let (mut legal, mut play) = (Batch::default(), Batch::default());
    for game in recorded::<RecordedGame>("games.jsonl") {
        let mut line = format!("{} | {}", game.rules, game.start);
        for (i, ply) in game.plies.iter().enumerate() {
            legal.ask(format!("{} | {}", game.rules, ply.position), ply.legal.join(" "));
            // Each game once from its start, and at a few plies on the way.
            if i % 25 == 24 {
                play.ask(line.clone(), format!("{}\t*", ply.position));
            }
            line += if i == 0 { " moves " } else { " " };
            line += &ply.mv;
        }
        play.ask(line, format!("{}\t{}", game.end, game.result));
    }
    assert!(legal.1.len() > 1_000 && play.1.len() > 100);
    legal.check("legal");
    play.check("play");
}

#[test]
fn recorded_cases_are_answered_alike() {
    let (mut legal, mut play) = (Batch::default(), Batch::default());
    let mut refused = String::new();
    for case in recorded::<RecordedCase>("cases.jsonl") {
        let line = format!("{} | {} moves {}", case.rules, case.start, case.moves.join(" "));
        if let Some(mv) = &case.illegal {
            refused += &format!("{line} {mv}\n");
            let (_, lines) = answers(&["play"], line.clone());
            let position = lines[0].split('\t').next().unwrap();
            legal.ask(format!("{} | {position}", case.rules), case.legal.join(" "));
        }
        if let (Some(end), Some(result)) = (case.end, case.result) {
            // The position alone knows nothing of an end by repetition or by two forced passes.
            if result == "*" {
                legal.ask(format!("{} | {end}", case.rules), case.legal.join(" "));
            }
            play.ask(line, format!("{end}\t{result}"));
        } else {
            assert!(case.illegal.is_some(), "{} asks nothing", case.name);
        }
    }
    legal.check("legal");
    play.check("play");
    let (status, lines) = answers(&["play"], &*refused);
    assert_eq!((status, lines.len()), (1, refused.lines().count()));
    for (question, line) in refused.lines().zip(lines) {
        assert!(line.starts_with("error: move "), "{question}: {line}");
    }
}
