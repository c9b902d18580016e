//! The commands `gen` and `train`: the same samples on any number of threads, files that are resumed, nets that are loaded.

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
        ("agon samples 2: others\n", "made otherwise (agon samples 2: others)"),
    ] {
        fs::write(&path, text).unwrap();
        let output = run("gen", &path, "--games 1");
        assert_eq!(output.status.code(), Some(2));
        let said = String::from_utf8(output.stderr).unwrap();
        assert!(said.contains(told), "{said}");
        assert_eq!(fs::read_to_string(&path).unwrap(), text);
    }
}

#[test]
fn a_net_is_trained_loaded_and_refused_when_damaged() {
    let (samples, net, log) = (file("samples"), file("net"), file("log"));
    generate(&samples, "--nodes 60 --games 4");
    let train = format!("{} --epochs 2", samples.display());
    let output = run("train", &net, &train);
    let told = String::from_utf8(output.stdout).unwrap();
    assert!(output.status.success(), "{told}");
    assert!(
        told.contains(" samples of agon samples 2: rules globe, eval net, 60 nodes"),
        "{told}"
    );
    assert!(
        told.contains("\nepoch 2: loss 0.") && told.contains(": checksum "),
        "{told}"
    );
    let trained = fs::read(&net).unwrap();
    run("train", &net, &train);
    assert_eq!(fs::read(&net).unwrap(), trained);

    let player = format!("nodes=100,net={}", net.display());
    let play = |player: &str| {
        let arguments = ["match", player, "nodes=100,eval=ring", "--games", "2"];
        Command::new(env!("CARGO_BIN_EXE_agon-engine"))
            .args(arguments)
            .output()
            .unwrap()
    };
    let output = play(&player);
    let told = String::from_utf8(output.stdout).unwrap();
    assert!(
        told.starts_with("match nodes=100,eval=net:") && told.contains("\ngames 2: "),
        "{told}"
    );
    assert!(generate(&log, &format!("--nodes 60 --games 1 --net {}", net.display())).len() > 100);

    let mut damaged = trained;
    damaged[1_000] ^= 1;
    fs::write(&net, damaged).unwrap();
    let output = play(&player);
    assert_eq!(output.status.code(), Some(2));
    let told = String::from_utf8(output.stderr).unwrap();
    assert!(told.contains("the net is damaged: its checksum does not fit"), "{told}");
}

#[test]
fn what_holds_no_samples_is_not_trained_on() {
    let net = file("none");
    for samples in ["Cargo.toml", "/no/such/samples"] {
        let output = run("train", &net, samples);
        assert_eq!(output.status.code(), Some(2), "{samples}");
        assert!(!net.exists());
    }
}

#[test]
fn generation_ends_where_no_game_lasts() {
    let path = file("short");
    let arguments = "--nodes 5 --games 3 --rules globe,progress-limit=1 --openings 60";
    assert!(!generate(&path, arguments).is_empty());
    let output = run("gen", &file("long"), "--openings 40 --longest 40");
    assert_eq!(output.status.code(), Some(2));
}

#[test]
#[cfg(target_os = "linux")]
fn a_device_is_not_read_without_end() {
    let full = run("gen", Path::new("/dev/full"), "--games 1");
    let said = String::from_utf8(full.stderr).unwrap();
    assert_eq!(full.status.code(), Some(2));
    assert!(said.contains("/dev/full: No space left on device"), "{said}");
    let endless = run("train", &file("zero"), "/dev/zero");
    let said = String::from_utf8(endless.stderr).unwrap();
    assert_eq!(endless.status.code(), Some(2));
    assert!(
        said.contains("/dev/zero: there are more than 256 MiB to read"),
        "{said}"
    );
}

#[test]
fn a_net_that_cannot_be_saved_is_not_trained() {
    let samples = file("inputs");
    let whole = generate(&samples, "--nodes 60 --games 2");
    let kept = samples.with_file_name(".").join(samples.file_name().unwrap());
    for (net, told) in [
        (Path::new("/no/such/folder/net"), "No such file"),
        (Path::new(env!("CARGO_TARGET_TMPDIR")), "irectory"),
        (&kept, "this file is read, and would be overwritten"),
    ] {
        let output = run("train", net, samples.to_str().unwrap());
        let said = String::from_utf8(output.stderr).unwrap();
        assert_eq!(output.status.code(), Some(2), "{said}");
        assert!(output.stdout.is_empty() && said.contains(told), "{said}");
    }
    assert_eq!(fs::read(&samples).unwrap(), whole);
    // Neither is the net that training begins with.
    let net = file("from-net");
    let train = samples.display().to_string() + " --epochs 1";
    assert!(run("train", &net, &train).status.success());
    let (trained, from) = (fs::read(&net).unwrap(), format!("{train} --from {}", net.display()));
    assert_eq!(run("train", &net, &from).status.code(), Some(2));
    assert_eq!(fs::read(&net).unwrap(), trained);
    assert!(run("train", &file("next-net"), &from).status.success());
    // One sample is too few; the file that was tried is gone again, and an older one is what it was.
    let (few, net, old) = (file("few"), file("few-net"), file("old-net"));
    let title = whole.iter().position(|byte| *byte == b'\n').unwrap() + 1;
    fs::write(&few, [&whole[..title], &[1, 0], &whole[title + 2..title + 21]].concat()).unwrap();
    fs::write(&old, "an older net").unwrap();
    for net in [&net, &old] {
        assert_eq!(run("train", net, few.to_str().unwrap()).status.code(), Some(1));
    }
    assert!(!net.exists());
    assert_eq!(fs::read_to_string(&old).unwrap(), "an older net");
}

#[test]
fn numbers_of_a_training_outside_their_ranges_are_refused() {
    for wrong in [
        "--rate nan",
        "--rate inf",
        "--rate -1",
        "--rate 0",
        "--result-share 7",
        "--result-share nan",
        "--discount 0",
        "--discount -0.5",
        "--discount nan",
        "--epochs 0",
    ] {
        let output = run("train", &file("range"), &format!("nowhere {wrong}"));
        let said = String::from_utf8(output.stderr).unwrap();
        assert_eq!(output.status.code(), Some(2), "{wrong}");
        assert!(said.contains(wrong.split(' ').next().unwrap()), "{wrong}: {said}");
    }
}
