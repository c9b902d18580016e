//! The command `agon-engine print` as a process: the files that it writes, what other programs make of them, and what it
//! refuses.

use std::path::{Path, PathBuf};
use std::process::{Command, Output};
use std::{env, fs};

/// A fresh folder for the files of a test.
fn folder(name: &str) -> PathBuf {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("print").join(name);
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).unwrap();
    folder
}

fn run(folder: &Path, arguments: &str) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_agon-engine"));
    let command = command.current_dir(folder).arg("print");
    command.args(arguments.split(' ')).output().unwrap()
}

/// The names of the files that a command writes, as it prints them.
fn written(folder: &Path, arguments: &str) -> Vec<String> {
    let output = run(folder, arguments);
    assert_eq!(String::from_utf8_lossy(&output.stderr), "", "{arguments}");
    let names = String::from_utf8(output.stdout).unwrap();
    names.lines().map(String::from).collect()
}

/// The sizes of the pages of a PDF, as it has them, in points.
fn pages(pdf: &[u8]) -> Vec<String> {
    let text = String::from_utf8_lossy(pdf);
    assert!(text.starts_with("%PDF-1.7") && text.trim_end().ends_with("%%EOF"));
    let boxes = text.split("/MediaBox [").skip(1);
    boxes.map(|after| after.split(']').next().unwrap().into()).collect()
}

#[test]
fn the_board_is_two_sheets_of_paper() {
    let folder = folder("board");
    for (options, size) in [
        ("--paper a4", "0 0 841.8898 595.2756"),
        ("--paper letter --ink low", "0 0 792 612"),
    ] {
        assert_eq!(written(&folder, &format!("board board.pdf {options}")), ["board.pdf"]);
        let pdf = fs::read(folder.join("board.pdf")).unwrap();
        assert_eq!(pages(&pdf), [size, size]);
    }
    written(&folder, "board whole.pdf --paper whole");
    assert_eq!(pages(&fs::read(folder.join("whole.pdf")).unwrap()).len(), 1);
}

#[test]
fn each_sheet_is_an_svg_of_its_own_in_millimetres() {
    let folder = folder("svg");
    let names = written(&folder, "board board.svg");
    assert_eq!(names, ["board-1.svg", "board-2.svg"]);
    for name in names {
        let svg = fs::read_to_string(folder.join(name)).unwrap();
        assert!(svg.contains(r#"width="297mm" height="210mm" viewBox="0 0 297 210""#));
        assert_eq!(svg.matches("<g ").count(), svg.matches("</g>").count());
    }
}

#[test]
fn the_same_print_has_the_same_bytes() {
    let folder = folder("same");
    for name in ["one.pdf", "other.pdf"] {
        written(&folder, &format!("diagram {name} --rules parlett"));
    }
    let [one, other] = ["one.pdf", "other.pdf"].map(|name| fs::read(folder.join(name)).unwrap());
    assert_eq!(one, other);
}

#[test]
fn a_diagram_has_the_pieces_of_its_position() {
    let folder = folder("diagram");
    let circles = |options: &str| {
        written(&folder, &format!("diagram diagram.svg {options}"));
        let svg = fs::read_to_string(folder.join("diagram.svg")).unwrap();
        assert!(svg.contains(r#"width="60mm""#));
        // Every counter is a group of its own; so are the board, the throne's crown and the side to move.
        svg.matches("<g ").count() - 3
    };
    assert_eq!(circles("--width 60"), 14);
    assert_eq!(
        circles("--width 60 --rules parlett"),
        4,
        "queen and guards in hand, with the number of these"
    );
}

#[test]
fn the_map_is_four_sheets_in_the_readers_language() {
    let folder = folder("map");
    let names = written(&folder, "map map.svg --lang ru");
    assert_eq!(names.len(), 4);
    let all: String = names
        .iter()
        .map(|name| fs::read_to_string(folder.join(name)).unwrap())
        .collect();
    assert!(all.contains("Танжер") && !all.contains("Tangier"));
    written(&folder, "map short.svg --paper whole --short");
    let short = fs::read_to_string(folder.join("short.svg")).unwrap();
    assert!(short.contains("Tangier") && !short.contains("Lisbon"));
}

#[test]
fn the_rules_are_two_pages_in_the_readers_language() {
    let folder = folder("rules");
    written(&folder, "rules rules.pdf --lang pl --paper letter");
    assert_eq!(pages(&fs::read(folder.join("rules.pdf")).unwrap()), ["0 0 612 792"; 2]);
    written(&folder, "rules agent.svg --game agent --lang de");
    let svg = fs::read_to_string(folder.join("agent.svg")).unwrap();
    assert!(svg.contains("Ab auf die Bahamas!"));
}

/// Has another program read the document in a folder, and find no fault with it.
fn assert_read(program: &str, arguments: &[&str], folder: &Path, of: &str) {
    let output = Command::new(program).args(arguments).current_dir(folder).output();
    let output = output.unwrap();
    let said = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success() && said.is_empty(), "{program} on {of}: {said}");
}

/// Whether a picture in the format PPM has more than one colour.
fn is_drawn_on(ppm: &[u8]) -> bool {
    let pixels = ppm.splitn(4, |byte| *byte == b'\n').last().unwrap();
    let mut pixels = pixels.chunks_exact(3);
    let first = pixels.next();
    pixels.any(|pixel| Some(pixel) != first)
}

#[test]
fn other_programs_read_all_documents_and_no_page_is_empty() {
    let programs = ["qpdf", "pdftoppm"].into_iter();
    let is_missing = |program: &&str| Command::new(program).arg("--help").output().is_err();
    let missing: Vec<_> = programs.filter(is_missing).collect();
    if !missing.is_empty() {
        assert!(env::var_os("CI").is_none(), "not installed: {missing:?}");
        eprintln!("skipped: {missing:?} would be needed");
        return;
    }
    for (number, arguments) in [
        "board document.pdf",
        "board document.pdf --paper letter --ink low",
        "board document.pdf --paper whole",
        "diagram document.pdf",
        "diagram document.pdf --rules parlett --ink low",
        "counters document.pdf",
        "counters document.pdf --paper letter --ink low",
        "map document.pdf --lang ru",
        "map document.pdf --paper whole --short --ink low",
        "sheets document.pdf --lang tr",
        "sheets document.pdf --paper letter --ink low",
        "agents document.pdf",
        "agents document.pdf --paper letter --ink low",
        "rules document.pdf --lang pl",
        "rules document.pdf --game agent --lang ru --paper letter --ink low",
    ]
    .into_iter()
    .enumerate()
    {
        let folder = folder(&format!("document-{number}"));
        assert_eq!(written(&folder, arguments), ["document.pdf"]);
        assert_read("qpdf", &["--check", "document.pdf"], &folder, arguments);
        assert_read("pdftoppm", &["-r", "20", "document.pdf", "page"], &folder, arguments);
        let files = fs::read_dir(&folder).unwrap().map(|entry| entry.unwrap().path());
        let pictures: Vec<_> = files.filter(|file| file.extension() == Some("ppm".as_ref())).collect();
        let pdf = fs::read(folder.join("document.pdf")).unwrap();
        assert_eq!(pictures.len(), pages(&pdf).len(), "{arguments}");
        for picture in pictures {
            let page = fs::read(&picture).unwrap();
            assert!(is_drawn_on(&page), "{arguments}: nothing is on {}", picture.display());
        }
    }
}

#[test]
fn what_cannot_be_printed_is_refused_and_nothing_is_written() {
    let folder = folder("refused");
    for (arguments, reason) in [
        ("board board.png", "the name must end with .pdf or .svg"),
        ("board board", "the name must end with .pdf or .svg"),
        ("board board.pdf --paper a5", "[possible values: a4, letter, whole]"),
        (
            "rules rules.pdf --paper whole",
            "only the board and the map can be one whole sheet",
        ),
        ("diagram d.svg --position nowhere", "--position: "),
        ("diagram d.svg --width 5", "5 is not in 30..=400"),
        ("map map.pdf --lang xx", "[possible values: de, en, "),
        ("piece queen.obj", "must end with .stl"),
        ("piece king.stl --piece K", "a piece is Q, G, q or g"),
        ("board nowhere/board.pdf", "nowhere/board.pdf: "),
    ] {
        let output = run(&folder, arguments);
        let said = String::from_utf8(output.stderr).unwrap();
        assert_eq!(output.status.code(), Some(2), "{arguments}");
        assert!(said.contains(reason), "{arguments}: {said}");
    }
    assert_eq!(fs::read_dir(&folder).unwrap().count(), 0);
}
