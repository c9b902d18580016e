//! A game that nobody touches draws nothing, and one click wakes it.
//!
//! Needs `Xvfb` and `xdotool`: each test has a screen of its own.

use std::time::Duration;

use crate::desktop::{ACCENT, Desktop};
use crate::program::cell;

/// Waits ten seconds, in which nothing may be drawn.
fn assert_idle(desktop: &Desktop) {
    desktop.wait_until_still();
    let before = desktop.frames();
    std::thread::sleep(Duration::from_secs(10));
    assert_eq!(desktop.frames(), before, "frames drawn while nothing happened");
}

/// From the title to the computer's first answer and the closed window, with a long rest before each click.
fn play(view: &str, setting: &str) {
    let settings = format!(r#"{{"version":1,"view":"{setting}","animation":"normal","first_run":false}}"#);
    let (queen, target) = (cell("f1"), cell("f2"));
    let mut desktop = Desktop::start(&format!("idle-{view}"), &[("settings.txt", &settings)]);

    // The title's first button begins a game.
    desktop.wait_for("title", |desktop| {
        desktop.frames() > 5 && desktop.find(ACCENT).is_some()
    });
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
        changed > 20_000
    });
    // The game: it is saved from the first move on.
    assert_idle(&desktop);
    desktop.click(queen);
    assert_idle(&desktop);
    desktop.click(target);
    desktop.wait_for("a click on a cell", |desktop| desktop.moves() > 0);
    desktop.wait_for("the computer's answer, with nothing touched", |desktop| {
        desktop.moves() > 1
    });

    assert_idle(&desktop);
    assert!(desktop.close().success());
}

#[test]
fn the_flat_board_rests_and_wakes() {
    play("2d", "two_d");
}

#[test]
fn the_map_of_agent_rests_while_sheets_are_filled_in() {
    for (view, setting) in [("2d", "two_d"), ("3d", "three_d")] {
        let settings = format!(r#"{{"version":1,"view":"{setting}","animation":"normal"}}"#);
        let name = format!("idle-agent-{view}");
        let mut desktop = Desktop::start_game(&name, "agent", &[("settings.txt", &settings)]);
        // The title's first button begins a game, whose first button opens the sheet.
        for screen in ["title", "game"] {
            desktop.wait_for(screen, |desktop| desktop.frames() > 5 && desktop.find(ACCENT).is_some());
            // In 3D the board behind the title turns for most of a minute, which takes both processors without a graphics
            // card. That it comes to rest is tested without a window.
            if (view, screen) != ("3d", "title") {
                assert_idle(&desktop);
            }
            let before = desktop.frames();
            desktop.click(desktop.find(ACCENT).unwrap());
            desktop.wait_for("a click on a button", |desktop| desktop.frames() > before + 2);
        }
        assert_idle(&desktop);
        assert!(desktop.close().success());
    }
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
