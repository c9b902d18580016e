//! The game on a display, for the tests that look at its pictures.

use std::path::PathBuf;
use std::process::{Command, Output};
use std::sync::OnceLock;

pub const GAME: &str = env!("CARGO_BIN_EXE_agon");

/// Runs the game on the display there is, or on a virtual one.
pub fn run(arguments: &[&str]) -> Output {
    let display = ["DISPLAY", "WAYLAND_DISPLAY"]
        .iter()
        .any(|name| std::env::var_os(name).is_some_and(|at| !at.is_empty()));
    let mut command = if display {
        Command::new(GAME)
    } else {
        let mut command = Command::new("xvfb-run");
        command.args(["-a", "-s", "-screen 0 1280x800x24", GAME]);
        command
    };
    command
        .args(arguments)
        .output()
        .expect("the game starts; without a display, xvfb-run must be installed")
}

/// Where the centre of a cell lies on a screen of 1280 × 800 pixels with a game, in the flat view.
pub fn cell(cell: &str) -> (u32, u32) {
    static CELLS: OnceLock<String> = OnceLock::new();
    let cells = CELLS.get_or_init(|| {
        let file = |ending: &str| PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(format!("cells.{ending}"));
        let files = [file("png"), file("txt")];
        let [picture, cells] = files.each_ref().map(|file| file.to_string_lossy());
        let arguments = [
            "--screenshot",
            &picture,
            "--cells",
            &cells,
            "--view",
            "2d",
            "--size",
            "1280x800",
        ];
        let output = run(&arguments);
        assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
        std::fs::read_to_string(&files[1]).unwrap()
    });
    let line = cells
        .lines()
        .find_map(|line| line.strip_prefix(&format!("{cell} ")))
        .unwrap();
    let (x, y) = line.split_once(' ').unwrap();
    let pixel = |text: &str| text.parse::<f32>().unwrap().round() as u32;
    (pixel(x), pixel(y))
}
