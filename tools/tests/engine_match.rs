//! The commands `match` and `survey`: the same result on any number of threads, records that are resumed, other programs as
//! players.

use std::fs;
use std::path::PathBuf;
use std::process::{Command, Output};

use agon_core::engine::Level;

const PROGRAM: &str = env!("CARGO_BIN_EXE_agon-engine");

fn run(arguments: &str) -> Output {
    let arguments = arguments.split('|').map(str::trim);
    Command::new(PROGRAM).arg("match").args(arguments).output().unwrap()
}

/// The output of a successful match.
fn result(arguments: &str) -> String {
    let output = run(arguments);
    let said = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{arguments}: {said}");
    String::from_utf8(output.stdout).unwrap()
}

/// A file name that nothing else uses.
fn file(name: &str) -> PathBuf {
    let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(format!("match-{name}"));
    let _ = fs::remove_file(&path);
    path
}

#[test]
fn the_better_player_wins_whatever_the_number_of_threads() {
    let arguments = "nodes=1000|random|--games|8|--openings|6|--threads";
    let once = result(&format!("{arguments}|1"));
    assert_eq!(result(&format!("{arguments}|3")), once);
    assert!(
        once.contains("\ngames 8: ") && once.contains(" 0 lost by A\n"),
        "{once}"
    );
    assert!(once.contains("\nElo +"), "{once}");
    assert_ne!(result(&format!("{arguments}|2|--seed|2")), once);
}

#[test]
fn a_test_stops_the_match_at_the_same_pair_on_any_number_of_threads() {
    let arguments = "oneply|random|--games|400|--openings|4|--sprt|0,200|--threads";
    let once = result(&format!("{arguments}|1"));
    assert_eq!(result(&format!("{arguments}|4")), once);
    assert!(once.contains("SPRT 0,200 (logistic): passed, LLR +"), "{once}");
    assert!(!once.contains("games 400"), "{once}");
}

#[test]
fn players_with_the_same_settings_and_seed_get_equal_points() {
    let text = result("depth=2|depth=2|--games|4");
    assert!(text.contains("pairs 2: 0 0 2 0 0 with"), "{text}");
    assert!(text.contains("Elo +0.0 ± 0.0 (95 %), score 50.0 %"), "{text}");
}

#[test]
fn games_end_at_the_given_length() {
    let text = result("random|random|--games|2|--longest|20");
    assert!(
        text.contains("2 drawn") && text.ends_with("ends: too-long 2\n"),
        "{text}"
    );
    assert!(text.contains("length 20 plies, from 20 to 20"), "{text}");
}

#[test]
fn placements_and_captors_are_played_too() {
    for rules in ["parlett", "captor", "fromager,repetition=loses"] {
        let text = result(&format!("oneply|nodes=100|--games|2|--rules|{rules}"));
        assert!(text.contains("games 2:") && !text.contains("fault"), "{text}");
    }
}

#[test]
fn a_record_is_gone_on_with_after_it_was_cut_off() {
    let path = file("record");
    let arguments = format!("oneply|random|--games|10|--record|{}", path.display());
    let whole = result(&arguments);
    let record = fs::read_to_string(&path).unwrap();
    assert_eq!(record.lines().count(), 6);
    // Two pairs, and a third that was cut off.
    let lines: Vec<_> = record.lines().collect();
    fs::write(&path, format!("{}\n{}", lines[..3].join("\n"), &lines[3][..5])).unwrap();
    assert_eq!(result(&arguments), whole);
    let again = fs::read_to_string(&path).unwrap();
    assert_eq!(
        (again.lines().count(), again.starts_with(&lines[..3].join("\n"))),
        (6, true)
    );
    // Nothing is left to play; more games can be added.
    assert_eq!(result(&arguments), whole);
    assert!(result(&arguments.replace("|10|", "|12|")).contains("\ngames 12: "));
    assert_eq!(fs::read_to_string(&path).unwrap().lines().count(), 7);
}

#[test]
fn the_record_of_another_match_is_refused_and_left_alone() {
    let path = file("other");
    fs::write(&path, "my letters\n").unwrap();
    let output = run(&format!("oneply|random|--games|2|--record|{}", path.display()));
    let said = String::from_utf8(output.stderr).unwrap();
    assert_eq!(output.status.code(), Some(2));
    assert!(said.contains("records another match (my letters)"), "{said}");
    assert_eq!(fs::read_to_string(&path).unwrap(), "my letters\n");
}

#[test]
fn our_own_program_plays_over_pipes() {
    let text = result(&format!(
        "nodes=200,ugi:{PROGRAM} ugi|random|--games|2|--rules|ludii|--threads|1"
    ));
    assert!(text.contains(" 0 lost by A\n") && !text.contains("fault"), "{text}");
}

#[test]
fn programs_that_do_not_play_lose_and_are_told_of() {
    for (command, told) in [
        ("./no-such-program", "cannot be started"),
        (&*format!("{PROGRAM} perft 1"), "ended in the middle of a game"),
    ] {
        let output = run(&format!("oneply|nodes=5,ugi:{command}|--games|2|--threads|1"));
        let said = String::from_utf8(output.stderr).unwrap();
        let text = String::from_utf8(output.stdout).unwrap();
        assert!(
            text.contains("games 2: 2 won") && text.ends_with("ends: fault 2\n"),
            "{text}"
        );
        assert_eq!(said.matches(told).count(), 2, "{said}");
        assert!(said.starts_with("pair 0: B "), "{said}");
        assert_eq!(output.status.code(), Some(1));
        assert!(said.ends_with("error: games lost by faults: 2\n"), "{said}");
    }
}

#[test]
fn a_match_is_given_up_when_a_program_never_plays() {
    let output = run("oneply|nodes=5,ugi:./no-such-program|--games|200|--threads|1");
    let said = String::from_utf8(output.stderr).unwrap();
    assert_eq!(output.status.code(), Some(1));
    assert_eq!(said.matches("cannot be started").count(), 3, "{said}");
    assert!(said.contains("error: given up, since 3 games in a row"), "{said}");
    let text = String::from_utf8(output.stdout).unwrap();
    assert!(text.contains("\ngames 2: "), "{text}");

    let mut survey = Command::new(PROGRAM);
    survey.args(["survey", "--player", "nodes=5,ugi:./no-such-program", "--threads", "1"]);
    let output = survey.output().unwrap();
    let said = String::from_utf8(output.stderr).unwrap();
    assert_eq!(output.status.code(), Some(1));
    assert!(said.contains("error: given up, since 3 games in a row"), "{said}");
    assert_eq!(String::from_utf8(output.stdout).unwrap().lines().count(), 3);
}

/// The command of a player that is a shell script.
#[cfg(unix)]
fn script(name: &str, text: &str) -> String {
    let path = file(name);
    fs::write(&path, text).unwrap();
    format!("nodes=5,ugi:sh {}", path.display())
}

#[test]
#[cfg(unix)]
fn a_program_that_talks_without_an_answer_loses() {
    for (name, text, told) in [
        ("talks.sh", "while :; do echo info string thinking; done", " lines in "),
        ("one-line.sh", "yes | tr -d '\\n'", "ended in the middle of a game"),
    ] {
        let output = run(&format!("oneply|{}|--games|2|--threads|1", script(name, text)));
        let said = String::from_utf8(output.stderr).unwrap();
        assert_eq!(output.status.code(), Some(1), "{said}");
        assert!(said.starts_with("pair 0: B ") && said.contains(told), "{said}");
    }
}

/// Whether a process is alive. One that ended and was not waited for yet is a zombie, with an empty command line.
#[cfg(target_os = "linux")]
fn is_alive(pid: &str) -> bool {
    fs::read(format!("/proc/{pid}/cmdline")).is_ok_and(|line| !line.is_empty())
}

#[test]
#[cfg(target_os = "linux")]
fn a_silent_program_is_killed_with_all_that_it_started() {
    let pids = file("silent.pids");
    let text = format!("sleep 300 & echo $! >>{}; wait", pids.display());
    let silent = script("silent.sh", &text);
    let output = run(&format!("oneply|{silent}|--games|2|--threads|2|--patience|1"));
    let said = String::from_utf8(output.stderr).unwrap();
    assert_eq!(output.status.code(), Some(1), "{said}");
    assert!(said.contains("B said nothing for 1 seconds"), "{said}");
    let started = fs::read_to_string(pids).unwrap();
    assert!(started.lines().count() >= 2, "{started}");
    let left: Vec<_> = started.lines().filter(|pid| is_alive(pid)).collect();
    assert!(left.is_empty(), "{left:?}");
}

#[test]
#[cfg(unix)]
fn a_program_that_ended_is_not_waited_for_though_what_it_left_keeps_its_output() {
    let text = script("leaves.sh", "sleep 300 &");
    let begun = std::time::Instant::now();
    let output = run(&format!("oneply|{text}|--games|2|--threads|1"));
    let said = String::from_utf8(output.stderr).unwrap();
    assert!(said.contains("B ended in the middle of a game"), "{said}");
    assert!(begun.elapsed().as_secs() < 15, "{:?}", begun.elapsed());
}

#[test]
fn openings_are_shorter_where_games_end_sooner() {
    let text = result("random|random|--games|2|--openings|40|--rules|globe,progress-limit=2");
    assert!(text.contains("ends: progress 2\n"), "{text}");
    let text = result("random|random|--games|2|--openings|400|--longest|401|--rules|globe,progress-limit=9");
    assert!(text.contains("\ngames 2: "), "{text}");
}

#[test]
#[cfg(unix)]
fn a_program_that_answers_an_illegal_move_loses() {
    let path = file("cheat.sh");
    let script = "while read line; do case $line in ugi) echo ugiok;; isready) echo readyok;; go*) echo bestmove a1a2;; esac; done";
    fs::write(&path, script).unwrap();
    let output = run(&format!("oneply|nodes=5,ugi:sh {}|--games|2", path.display()));
    let said = String::from_utf8(output.stderr).unwrap();
    assert!(String::from_utf8(output.stdout).unwrap().ends_with("ends: fault 2\n"));
    assert!(said.contains("B answered \"a1a2\" to "), "{said}");
}

#[test]
fn wrong_settings_end_with_status_2() {
    for arguments in [
        "oneply",
        "oneply|nobody",
        "oneply|nodes=0",
        "oneply|random|--games|3",
        "oneply|random|--games|0",
        "oneply|random|--sprt|5,0",
        "oneply|random|--threads|0",
        "oneply|random|--threads|100000",
        "oneply|random|--openings|5000",
        "oneply|random|--openings|30|--longest|30",
        "oneply|random|--longest|0",
        "oneply|random|--patience|0",
        "oneply|random|--sprt|nan,5",
        "oneply|random|--record|/no/such/folder/record",
    ] {
        let output = run(arguments);
        assert_eq!(output.status.code(), Some(2), "{arguments}");
        assert!(output.stdout.is_empty() && !output.stderr.is_empty(), "{arguments}");
    }
}

#[test]
fn a_survey_is_a_table_with_a_row_for_each_player_under_each_rule_set() {
    let survey = |threads: &str| {
        let arguments = "survey --player oneply --player nodes=50 --rules bell --rules neto,repetition=loses --games 6";
        let mut command = Command::new(PROGRAM);
        command.args(arguments.split(' ')).args(["--threads", threads]);
        let output = command.output().unwrap();
        assert!(output.status.success() && output.stderr.is_empty());
        String::from_utf8(output.stdout).unwrap()
    };
    let once = survey("1");
    assert_eq!(survey("3"), once);
    let rows: Vec<_> = once.lines().skip(2).collect();
    assert_eq!(rows.len(), 4, "{once}");
    for (row, rules) in rows
        .iter()
        .zip(["bell", "bell", "neto,repetition=loses", "neto,repetition=loses"])
    {
        assert!(
            row.starts_with(&format!("| `{rules}` | `")) && row.contains(" | 6 | "),
            "{row}"
        );
    }
}

#[test]
fn a_survey_writes_over_earlier_records_and_nothing_else() {
    let path = file("survey-records.pgn");
    let survey = || {
        let mut command = Command::new(PROGRAM);
        command.args("survey --player oneply --rules globe --games 1 --longest 30 --records".split(' '));
        command.arg(&path).output().unwrap()
    };
    for text in ["my letters\n", "\u{1}\u{2}"] {
        fs::write(&path, text).unwrap();
        let output = survey();
        assert_eq!(output.status.code(), Some(2));
        assert!(String::from_utf8_lossy(&output.stderr).contains("this file holds no game records"));
        assert_eq!(fs::read_to_string(&path).unwrap(), text);
    }
    fs::write(&path, "").unwrap();
    let written = [(); 2].map(|()| {
        assert!(survey().status.success());
        fs::read_to_string(&path).unwrap()
    });
    assert!(
        written[0].starts_with("[Event ") && written[0] == written[1],
        "{written:?}"
    );
}

#[test]
fn in_a_survey_against_another_player_sides_change_with_every_game() {
    let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("survey-against.pgn");
    let mut command = Command::new(PROGRAM);
    let arguments = "survey --player strong --against oneply --rules modern --games 3 --threads 2 --records";
    let output = command.args(arguments.split(' ')).arg(&path).output().unwrap();
    assert!(output.status.success() && output.stderr.is_empty());
    let records = fs::read_to_string(&path).unwrap();
    fs::remove_file(&path).unwrap();
    let named = |tag: &str| -> Vec<_> {
        let names = records
            .lines()
            .filter_map(|line| line.strip_prefix(&format!("[{tag} ")));
        names.map(|name| name.trim_matches(['"', ']']).to_owned()).collect()
    };
    assert_eq!(named("White"), ["strong", "oneply", "strong"]);
    assert_eq!(named("Black"), ["oneply", "strong", "oneply"]);
    // The stronger one wins with both colours.
    assert_eq!(named("Result"), ["1-0", "0-1", "1-0"]);
}

/// The columns of a table row of `docs/engine.md` or of a survey.
fn columns(row: &str) -> Vec<&str> {
    row.trim_matches('|').split('|').map(str::trim).collect()
}

#[test]
fn games_of_the_low_levels_are_short_and_end_on_the_throne() {
    let mut command = Command::new(PROGRAM);
    command.args("survey --rules modern --games 12 --seed 3 --longest 600".split(' '));
    for level in &Level::ALL[..4] {
        command.args(["--player", level.name()]);
    }
    let output = command.output().unwrap();
    let table = String::from_utf8(output.stdout).unwrap();
    let rows: Vec<_> = table.lines().skip(2).map(columns).collect();
    assert_eq!(rows.len(), 4, "{table}");
    for row in rows {
        let [plies, throne] = [3, 11].map(|column: usize| row[column].trim_end_matches(" %").parse::<f32>().unwrap());
        assert!(plies <= 160.0 && throne >= 60.0, "{row:?}");
    }
}

#[test]
fn the_documents_tell_the_usual_length_of_each_level() {
    let text = fs::read_to_string(concat!(env!("CARGO_MANIFEST_DIR"), "/../docs/engine.md")).unwrap();
    let (_, levels) = text.split_once("\n## Levels\n").unwrap();
    for level in Level::ALL {
        let name = format!("| {} `{}` |", level.number(), level.name());
        let row = levels.lines().find(|line| line.starts_with(&name)).unwrap();
        let plies: f32 = columns(row)[6].parse().unwrap();
        let turns = level.usual_turns();
        assert!((plies / 2.0 - turns as f32).abs() <= 5.0 && turns % 10 == 0, "{row}");
    }
}
