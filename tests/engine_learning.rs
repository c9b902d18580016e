//! The program's `gen`: the same samples on any number of threads, and files that go on.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

fn run(command: &str, file: &Path, arguments: &str) -> Output {
    Command::new(env!("CARGO_BIN_EXE_agon-engine"))
        .arg(command)
        .arg(file)
        .args(arguments.split(' '))
        .output()
        .unwrap()
}

/// The file that `gen` makes.
fn generate(file: &Path, arguments: &str) -> Vec<u8> {
    let output = run("gen", file, arguments);
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    fs::read(file).unwrap()
}

/// A file name that nothing else uses.
fn file(name: &str) -> PathBuf {
    let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(format!("learning-{name}"));
    let _ = fs::remove_file(&path);
    path
}

const SMALL: &str = "--nodes 60 --rules captor --rules parlett --games";

#[test]
fn samples_do_not_depend_on_the_number_of_threads() {
    let once = generate(&file("one"), &format!("{SMALL} 6 --threads 1"));
    assert!(once.len() > 2_000);
    assert_eq!(generate(&file("three"), &format!("{SMALL} 6 --threads 3")), once);
    assert_ne!(generate(&file("seed"), &format!("{SMALL} 6 --seed 2")), once);
}

#[test]
fn generation_goes_on_after_it_was_cut_off() {
    let path = file("torn");
    let whole = generate(&path, &format!("{SMALL} 5"));
    fs::write(&path, &whole[..whole.len() * 2 / 3]).unwrap();
    assert_eq!(generate(&path, &format!("{SMALL} 5")), whole);
    let more = generate(&path, &format!("{SMALL} 6"));
    assert!(more.len() > whole.len() && more.starts_with(&whole));
}

#[test]
fn other_files_are_refused_and_left_alone() {
    let path = file("other");
    for (text, told) in [
        ("my letters\n", "holds no samples"),
        ("agon samples 1: others\n", "made otherwise (agon samples 1: others)"),
    ] {
        fs::write(&path, text).unwrap();
        let output = run("gen", &path, "--games 1");
        assert_eq!(output.status.code(), Some(2));
        let said = String::from_utf8(output.stderr).unwrap();
        assert!(said.contains(told), "{said}");
        assert_eq!(fs::read_to_string(&path).unwrap(), text);
    }
}
