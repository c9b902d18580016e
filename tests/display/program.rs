//! The game on a display, for the tests that look at its pictures.

use std::collections::BTreeMap;
use std::path::PathBuf;
use std::process::{Command, Output};
use std::sync::OnceLock;

use agon_core::board::CellId;
use image::RgbImage;

pub const GAME: &str = env!("CARGO_BIN_EXE_agon");
/// The program that takes pictures of it.
const PICTURES: &str = env!("CARGO_BIN_EXE_agon-pictures");

/// Has pictures taken on the display there is, or on a virtual one.
pub fn run(arguments: &[&str]) -> Output {
    let display = ["DISPLAY", "WAYLAND_DISPLAY"]
        .iter()
        .any(|name| std::env::var_os(name).is_some_and(|at| !at.is_empty()));
    let mut command = if display {
        Command::new(PICTURES)
    } else {
        let mut command = Command::new("xvfb-run");
        command.args(["-a", "-s", "-screen 0 1280x800x24", PICTURES]);
        command
    };
    command
        .args(arguments)
        .output()
        .expect("the game starts; without a display, xvfb-run must be installed")
}

/// A picture of a game, and where its cells are.
pub struct Picture {
    pub image: RgbImage,
    pub cells: BTreeMap<CellId, (f32, f32)>,
}

/// Takes a picture of each of these games, given by arguments, in a window of this size. One process takes
/// them all: starting it costs more than a picture.
pub fn pictures<const COUNT: usize>(name: &str, size: &str, games: [&[&str]; COUNT]) -> [Picture; COUNT] {
    let file = |ending: &str| PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(format!("{name}{ending}"));
    let text = |ending: &str| file(ending).to_string_lossy().into_owned();
    let line = |game: &[&str]| {
        let english = if game.contains(&"--lang") {
            &[][..]
        } else {
            &["--lang", "en"]
        };
        [game, english].concat().join("\t")
    };
    std::fs::write(file("-shots.txt"), games.map(line).join("\n")).unwrap();
    let (shots, png, txt) = (text("-shots.txt"), text(".png"), text(".txt"));
    let arguments = ["--shots", &shots, "--screenshot", &png, "--cells", &txt, "--size", size];
    let output = run(&arguments);
    let log = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{name}: {log}");
    let mut lines = log.lines();
    let complaint = lines.find(|line| line.contains("ERROR") && line.contains("agon::"));
    assert_eq!(complaint, None, "{name}: the game complains of itself");
    let pictures: [Picture; COUNT] = std::array::from_fn(|index| {
        let number = if COUNT > 1 {
            format!("-{}", index + 1)
        } else {
            String::new()
        };
        Picture {
            image: image::open(file(&format!("{number}.png"))).unwrap().into_rgb8(),
            cells: read_cells(&std::fs::read_to_string(file(&format!("{number}.txt"))).unwrap()),
        }
    });
    for (one, other) in (0..COUNT).flat_map(|one| (0..one).map(move |other| (one, other))) {
        let is_alike = pictures[one].image == pictures[other].image;
        assert!(!is_alike, "{name}: {:?} is seen as {:?}", games[one], games[other]);
    }
    pictures
}

/// The centres of the cells in a picture, one a line.
fn read_cells(lines: &str) -> BTreeMap<CellId, (f32, f32)> {
    let cells = lines.lines().map(|line| {
        let words: Vec<_> = line.split(' ').collect();
        let number = |word: &str| word.parse().unwrap();
        (words[0].parse().unwrap(), (number(words[1]), number(words[2])))
    });
    cells.collect()
}

/// Where the centre of a cell lies on a screen of 800 × 500 pixels with a game, in the flat view.
pub fn cell(cell: &str) -> (u32, u32) {
    static CELLS: OnceLock<BTreeMap<CellId, (f32, f32)>> = OnceLock::new();
    let cells = CELLS.get_or_init(|| {
        let [picture] = pictures("cells", "800x500", [&["--view", "2d"]]);
        picture.cells
    });
    let (x, y) = cells[&cell.parse().unwrap()];
    (x.round() as u32, y.round() as u32)
}
