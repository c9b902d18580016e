//! The command `openings make`: the tree depends on its settings alone, however many games are played side by side.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

fn make(path: &Path, more: &[&str]) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_agon-engine"));
    command.args(["openings", "make"]).arg(path);
    command.args(["--games", "6"]).args(more);
    command.output().unwrap()
}

fn file(name: &str) -> PathBuf {
    let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = fs::remove_file(&path);
    path
}

#[test]
fn the_tree_follows_from_the_settings_alone() {
    let made = |name: &str, more: &[&str]| {
        let path = file(name);
        let output = make(&path, &[more, &["--level", "casual"]].concat());
        assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
        let told = String::from_utf8(output.stdout).unwrap();
        assert!(told.starts_with("6 of 6 games"), "{told}");
        fs::read_to_string(path).unwrap()
    };
    let one = made("openings-1.txt", &["--threads", "1", "--least", "1"]);
    assert_eq!(made("openings-2.txt", &["--threads", "3", "--least", "1"]), one);
    assert_ne!(made("openings-3.txt", &["--seed", "2", "--least", "1"]), one);
    let common = made("openings-4.txt", &["--least", "3"]);
    assert!(one.starts_with("openings of modern\n0 ") && common.len() < one.len());
    assert!(made("openings-5.txt", &["--rules", "globe"]).starts_with("openings of globe\n0 "));
}

#[test]
fn a_level_that_does_not_exist_is_refused() {
    let output = make(&file("openings-6.txt"), &["--level", "grandmaster"]);
    assert_eq!(output.status.code(), Some(2));
    assert!(String::from_utf8_lossy(&output.stderr).contains("beginner, learner"));
}
