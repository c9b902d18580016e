//! The commands `puzzles mine`, `collect` and `check`: what is mined depends on its settings alone, files are resumed,
//! and what is not proven is told.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

fn run(arguments: &[&str]) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_agon-engine"));
    command.arg("puzzles").args(arguments).output().unwrap()
}

fn file(name: &str) -> PathBuf {
    let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = fs::remove_file(&path);
    path
}

fn mine(path: &Path, games: &str, seed: &str) -> Output {
    let path = path.to_str().unwrap();
    run(&[
        "mine", path, "--games", games, "--seed", seed, "--nodes", "1000", "--limit", "100000",
    ])
}

#[test]
fn a_mined_file_is_continued_and_depends_on_its_settings_alone() {
    let (whole, parts) = (file("whole-puzzles.txt"), file("part-puzzles.txt"));
    assert!(mine(&whole, "4", "3").status.success());
    assert!(mine(&parts, "2", "3").status.success());
    // A stop in the middle of a game: what it had written is left out.
    let mut cut = fs::read_to_string(&parts).unwrap();
    cut.push_str("{\"id\":\"half");
    fs::write(&parts, cut).unwrap();
    assert!(mine(&parts, "4", "3").status.success());
    let text = fs::read_to_string(&whole).unwrap();
    assert_eq!(text, fs::read_to_string(&parts).unwrap());
    assert_eq!(text.lines().filter(|line| line.starts_with("game ")).count(), 4);
    assert!(text.contains("\"task\":"), "nothing was found: {text}");
    let other = mine(&parts, "4", "5");
    assert_eq!(other.status.code(), Some(2));
    assert!(String::from_utf8_lossy(&other.stderr).contains("other settings"));
}

#[test]
fn what_is_collected_is_graded_and_can_be_checked_and_what_is_wrong_is_told() {
    let (mined, collected) = (file("mined-puzzles.txt"), file("collected-puzzles.json"));
    assert!(mine(&mined, "4", "3").status.success());
    let [mined, path] = [&mined, &collected].map(|path| path.to_str().unwrap());
    let collection = run(&["collect", mined, mined, "--most", "1"]);
    assert!(collection.status.success());
    let text = String::from_utf8(collection.stdout).unwrap();
    assert!(
        text.contains("\"rating\":[") && !text.contains("\"rating\":[0,0]"),
        "{text}"
    );
    fs::write(path, &text).unwrap();
    let checked = run(&["check", path]);
    assert!(checked.status.success(), "{}", String::from_utf8_lossy(&checked.stderr));
    let lines = String::from_utf8(checked.stdout).unwrap();
    assert_eq!(lines.lines().count(), text.matches("\"id\"").count());
    assert_eq!(
        run(&["check", path, "--sample", "1"])
            .stdout
            .iter()
            .filter(|byte| **byte == b'\n')
            .count(),
        1
    );

    // Another name.
    let (before, after) = text.split_once("\"id\":\"").unwrap();
    fs::write(path, format!("{before}\"id\":\"x{}", &after[1..])).unwrap();
    let checked = run(&["check", path]);
    assert_eq!(checked.status.code(), Some(1));
    assert!(String::from_utf8_lossy(&checked.stderr).contains("its name should be"));
    fs::write(path, "[{}]").unwrap();
    assert_eq!(run(&["check", path]).status.code(), Some(2));
}

#[test]
fn only_files_of_puzzles_are_collected() {
    let path = file("no-puzzles.txt");
    for text in ["", "{}\n", "[Event \"?\"]\n", "my letters\n{}\n"] {
        fs::write(&path, text).unwrap();
        let collected = run(&["collect", path.to_str().unwrap()]);
        assert_eq!(collected.status.code(), Some(2), "{text}");
        let said = String::from_utf8(collected.stderr).unwrap();
        assert!(
            said.contains("no-puzzles.txt: ") && collected.stdout.is_empty(),
            "{said}"
        );
    }
    // A mined file in which nothing was found is one all the same.
    fs::write(&path, "puzzles seed=1 nodes=1000 limit=10 rules=modern\ngame 0\n").unwrap();
    assert!(run(&["collect", path.to_str().unwrap()]).status.success());
    let backwards = run(&["quiet", "--games", "5..2"]);
    assert_eq!(backwards.status.code(), Some(2));
}
