//! A game that nobody touches draws nothing, and one click wakes it.
//!
//! Needs `Xvfb` and `xdotool`: each test has a screen of its own.

use std::path::PathBuf;
use std::time::Duration;

use crate::desktop::Desktop;
use crate::program;

/// The dark theme's accent, the colour of each screen's first button.
const ACCENT: [u8; 3] = [0xd8, 0xaa, 0x52];

/// Where the centre of a cell lies on a screen with a game that has just begun.
fn cell(view: &str, cell: &str) -> (u32, u32) {
    let file = |ending: &str| PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(format!("idle-{view}.{ending}"));
    let (picture, cells) = (file("png"), file("txt"));
    if !cells.exists() {
        let (picture, cells) = (picture.to_string_lossy(), cells.to_string_lossy());
        let output = program::run(&[
            "--screenshot",
            &picture,
            "--cells",
            &cells,
            "--view",
            view,
            "--size",
            "1280x800",
        ]);
        assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    }
    let lines = std::fs::read_to_string(cells).unwrap();
    let line = lines
        .lines()
        .find_map(|line| line.strip_prefix(&format!("{cell} ")))
        .unwrap();
    let (x, y) = line.split_once(' ').unwrap();
    let pixel = |text: &str| text.parse::<f32>().unwrap().round() as u32;
    (pixel(x), pixel(y))
}

/// Waits ten seconds, in which nothing may be drawn.
fn assert_idle(desktop: &Desktop) {
    desktop.wait_until_still();
    let before = desktop.frames();
    std::thread::sleep(Duration::from_secs(10));
    assert_eq!(desktop.frames(), before, "frames drawn while nothing happened");
}

/// The number of moves in the only game that is saved.
fn moves(desktop: &Desktop) -> usize {
    let saved = desktop.saved_games();
    let list = saved.split_once("\"moves\"").map_or("", |(_, rest)| rest);
    let list = list.split_once(']').map_or("", |(moves, _)| moves);
    list.matches('"').count() / 2
}

/// From the title to the computer's first answer and the closed window, with a long rest before each click.
fn play(view: &str, setting: &str) {
    let settings = format!(r#"{{"version":1,"view":"{setting}","animation":"normal","first_run":false}}"#);
    let (queen, target) = (cell(view, "f1"), cell(view, "f2"));
    let mut desktop = Desktop::start(&format!("idle-{view}"), &[("settings.txt", &settings)]);

    // The title's first button leads to the choice of a game, whose first button begins it.
    for screen in ["title", "new game"] {
        desktop.wait_for(screen, |desktop| desktop.frames() > 5 && desktop.find(ACCENT).is_some());
        assert_idle(&desktop);
        let before = desktop.picture();
        desktop.click(desktop.find(ACCENT).unwrap());
        desktop.wait_for("a click on a button", |desktop| {
            let changed = desktop
                .picture()
                .pixels()
                .zip(before.pixels())
                .filter(|(a, b)| a != b)
                .count();
            changed > 50_000
        });
    }
    // The game: it is saved from the first move on.
    assert_idle(&desktop);
    desktop.click(queen);
    assert_idle(&desktop);
    desktop.click(target);
    desktop.wait_for("a click on a cell", |desktop| moves(desktop) > 0);
    desktop.wait_for("the computer's answer, with nothing touched", |desktop| {
        moves(desktop) > 1
    });

    assert_idle(&desktop);
    assert!(desktop.close().success());
}

#[test]
fn the_flat_board_rests_and_wakes() {
    play("2d", "two_d");
}

/// A game between two people with 20 seconds for each move, in which both have moved.
const TIMED: &str = r#"{
    "game": "agon", "version": 1, "rules": "globe", "seed": 1,
    "players": {"white": {"human": {"name": "Ada"}}, "black": {"human": {"name": "Grace"}}},
    "terms": {"time": {"per_move": {"seconds": 20}}, "touch_move": false},
    "start": "1g2G1/G5g/8/g7G/10/Q9q/10/g7G/8/G5g/1g2G1 w - 0 1",
    "moves": ["f1f2", "f11f10"]
}"#;

#[test]
fn a_clock_runs_out_though_nothing_is_touched() {
    let settings = r#"{"version":1,"view":"two_d","animation":"off","first_run":false}"#;
    let files = [("settings.txt", settings), ("game.txt", TIMED)];
    let mut desktop = Desktop::start("idle-clock", &files);
    // The title's first button continues the game.
    desktop.wait_for("the title", |desktop| {
        desktop.frames() > 5 && desktop.find(ACCENT).is_some()
    });
    desktop.wait_until_still();
    let before = desktop.frames();
    desktop.click(desktop.find(ACCENT).unwrap());
    desktop.wait_for("loss on time", |desktop| {
        desktop.saved_games().contains("\"reason\": \"time\"")
    });
    let drawn = desktop.frames() - before;
    // Once a second, and ten times a second at last, each with its aftermath.
    assert!((20..900).contains(&drawn), "{drawn} frames for a clock");
    assert_idle(&desktop);
    assert!(desktop.close().success());
}
